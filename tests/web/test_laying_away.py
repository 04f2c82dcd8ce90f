"""At a table: cards laid away are asked for and told together, however many they are."""

import re
from html import unescape
from random import Random

import pytest

from hoyle.study.bots.tricks import _level
from hoyle.study.telling import number_words
from hoyle.web import sittings
from hoyle.web.live import seated
from hoyle.web.look import PLAIN
from hoyle.web.present import sitting as pages
from tests.web.seated import Player, quick

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quick")]
__all__ = ("quick",)


def laying(spare):
    """A player of Seven-Up who has so many cards to lay away, and the page of the table."""
    for seed in range(60):
        player, rng = Player("seven-up", "", "2", "A"), Random(seed)
        for _ in range(12):
            data = player.data()
            state = sittings.play_of(player.row).state
            if state.phase == "discard" and len(state.hands[0]) == 6 + spare:
                return player, unescape(player.client.get(player.home).content.decode())
            if data["cut"]:
                player.act(rng, data)
            elif any(one["said"] == "beg" for one in data["acts"]):
                player.send(data["number"], act="beg")
            elif any(one["said"] == "run" for one in data["acts"]):
                player.send(data["number"], act="run")
            else:
                player.act(rng, data)
    raise AssertionError("no such deal came")


def lines(player):
    """What the page tells of cards that B laid away since one last acted."""
    since = pages.page(seated(player.row, True), PLAIN)["since"]
    return [line["text"] for line in since if line["text"].startswith("B lays away")]


def logged(player):
    """What the log tells of cards that B laid away, and where each line leads."""
    log = pages.page(seated(player.row, True), PLAIN)["log"]
    return [(line["text"], line["number"]) for line in log if line["text"].startswith("B lays")]


def test_the_button_asks_for_all_and_the_other_tells_his_in_one_line():
    player, page = laying(3)
    assert re.search(r"<button>Lay away</button>.*?<small>A: lay away 3, before the lead", page)
    told, row = lines(player), player.row
    hand = sittings.play_of(row).state.hands[0]
    cards = [card.text for card in hand[:3]]
    answer = player.client.post(player.home, {"step": row.step, "verb": "discard", "cards": cards})
    assert answer.status_code == 303
    acts = [step.action for step in sittings.play_of(player.row).steps if step.action]
    laid = sum(len(act.cards) for act in acts if act.verb == "discard" and act.seat == 1)
    assert laid > 1
    assert [*told, *lines(player)] == [f"B lays away {number_words(laid)} cards."]
    last = max(at for at, act in enumerate(acts, 1) if (act.verb, act.seat) == ("discard", 1))
    assert logged(player) == [(f"B lays away {number_words(laid)} cards.", last)]


@pytest.mark.parametrize(
    ("balance", "word"),
    [(0.04, "level"), (-0.04, "level"), (0.06, "0.1 ahead"), (-1.25, "1.2 behind")],
)
def test_what_rounds_to_nothing_is_level(balance, word):
    assert _level(balance) == word
