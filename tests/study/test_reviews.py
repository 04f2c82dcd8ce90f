"""Spaced review: soon after a miss, then further and further off."""

from datetime import UTC, datetime, timedelta

import pytest

from hoyle.study.reviews import SOON, missed, remembered

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)


def test_what_is_missed_comes_back_soon():
    assert missed(None, NOON).due == NOON + SOON


def test_what_is_remembered_goes_further_off_each_time():
    card, due = missed(None, NOON)
    waits = []
    for _ in range(4):
        card, after = remembered(card, due)
        waits.append(after - due)
        due = after
    assert waits == sorted(waits)
    assert waits[0] >= timedelta(days=1)
    assert waits[-1] > timedelta(days=7)


def test_help_brings_it_back_sooner():
    card, due = missed(None, NOON)
    card, due = remembered(card, due)
    assert remembered(card, due, helped=True).due < remembered(card, due).due


def test_a_miss_brings_it_back_soon_again():
    card, due = missed(None, NOON)
    card, due = remembered(card, due)
    assert missed(card, due).due == due + SOON


def test_the_same_answers_give_the_same_days():
    assert missed(None, NOON) == missed(None, NOON)


@pytest.mark.parametrize("late", [timedelta(), timedelta(days=60)])
def test_days_missed_are_forgiven(late):
    card, due = missed(None, NOON)
    card, due = remembered(card, due + late)
    assert due > NOON + late
