"""The measurements measure: clocks take turns, and a missed bar is told."""

from itertools import pairwise
from random import Random

import pytest

from bench import evaluator, tricks
from bench.measure import Line, compare, side_by_side


def test_contenders_take_turns():
    turns = []
    side_by_side({"a": lambda: turns.append("a"), "b": lambda: turns.append("b")}, 3, 0.0001)
    runs = [name for at, name in enumerate(turns) if at == 0 or turns[at - 1] != name]
    assert runs[-6:] == ["a", "b"] * 3


def test_a_missed_bar_is_told():
    lines = list(compare("work", {"ours": 30.0, "theirs": 2.0}, "theirs", {"ours": 20.0}))
    assert [(line.ratio, line.missed) for line in lines] == [(15.0, True), (1.0, False)]
    assert "MISSED" in str(lines[0])
    assert "kept" in str(Line("bytes", "ours", "9 B", 9.0, 10.0, at_most=True))


def test_all_contenders_weigh_the_same_hands_alike():
    ours, checked, theirs, treys = (work() for work in evaluator.read().values())
    assert ours == checked
    order = sorted(range(len(ours)), key=ours.__getitem__)
    assert all(theirs[a] <= theirs[b] for a, b in pairwise(order))
    assert all(treys[a] >= treys[b] for a, b in pairwise(order))


@pytest.mark.parametrize("title", tricks.OURS)
def test_deals_of_tricks_are_played_out_on_either_side(title):
    chance, play = Random(2), tricks.ours(tricks.OURS[title])
    for _ in range(20):
        mine, other = play(chance), tricks.theirs(chance)
        assert mine.outcome or (mine.phase == "deal" and len(mine.tricks) == 6)
        assert other.is_terminal()
        assert tricks.decided(mine) <= len(mine.history)
        assert 0 < tricks.decided_there(other) < len(other.full_history())
