"""While a hand is live, no byte that leaves the server tells of a card that one's seat may not see.

Every answer is read whole, with its headers: the page, its fragment, plain data, looking back, why,
the audit, refused and stale forms, the page of tables. A card is looked for by its short text, its
name, its face and the name of its picture.
"""

import re
from functools import partial
from random import Random

import pytest
from django.test import Client

from hoyle.engine.cards import CARDS, Card
from hoyle.engine.game import seen_by
from hoyle.engine.shelf import GAMES
from hoyle.engine.state import State
from hoyle.study.sitting import sealed
from hoyle.web import sittings
from tests.web.page import JSON, PARTIAL
from tests.web.seated import Player, quick

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quick")]
__all__ = ("quick",)

RUN = re.compile(r"(?<![A-Za-z0-9-])((?:[2-9TJQKA][cdhs]|Jk)+)(?![A-Za-z0-9-])")
PLAIN_WORD = re.compile(r"\bAs (?=[a-z])")
FACE = re.compile(r'aria-hidden="true">(10|[2-9JQKA])<svg><use href="#s-([cdhs])"/>')
ART = re.compile(r"cards/\d/(\w\w)(?:\.\w+)*\.svg")
NAMES = {card.name: card for card in CARDS}
TEXTS = {card.text: card for card in CARDS}
WHOLE_PACK = re.compile(r'<select name="cards">.*?</select>', re.DOTALL)
FEW_DEALS = 2


def told_in(text):
    """Every card that a text tells of."""
    found = {NAMES[name] for name in NAMES if name in text}
    for run in RUN.findall(PLAIN_WORD.sub("", text)):
        found |= {TEXTS[code] for code in re.findall("..", run)}
    found |= {TEXTS[rank.replace("10", "T") + suit] for rank, suit in FACE.findall(text)}
    return found | {TEXTS[code] for code in ART.findall(text)}


def cards_in(value):
    """Every card anywhere in a state as it was handed out."""
    if isinstance(value, State):
        return set().union(*(cards_in(v) for k, v in value.__dict__.items() if k != "rules"))
    if isinstance(value, Card):
        return {value} if value.seen else set()
    if isinstance(value, tuple):
        return set().union(*map(cards_in, value)) if value else set()
    return cards_in(tuple(vars(value).values())) if hasattr(value, "__dict__") else set()


class Watched(Client):
    """A browser that keeps every answer it is given."""

    def __init__(self):
        super().__init__()
        self.heard = []

    def request(self, **asked):
        answer = super().request(**asked)
        self.heard.append(f"{answer.headers} {answer.cookies} {answer.content.decode()}")
        return answer


def known_to(play):
    """The cards that the seat has seen by now."""
    return set().union(*(cards_in(seen_by(play.game, s.state, play.seat)) for s in play.steps))


def nothing_but_the_pack(pack, found):
    """Nothing of a list from which any card may be named; that it names every card is made sure."""
    assert told_in(found[0]) == pack
    return ""


def look_around(player, rng):
    """Ask for everything there is to ask for."""
    ask, row = player.client.get, player.row
    for headers in ({}, PARTIAL, JSON):
        ask(player.home, headers=headers)
    ways = (f"{rng.randrange(row.step + 1)}/", "why/", "audit/", "seal/", "why/2/", "again/")
    for way in rng.sample(ways, 3):
        ask(player.home + way)
    ask(rng.choice((f"/{player.game}/sit/", f"/{player.game}/hands/sat-{row.key}/")))
    player.client.post(f"{player.home}again/")
    player.send(row.step + 1, act="fold")
    player.send(row.step, act="sing about it")
    player.send("", act="fold")


def check(player, play):
    """Nothing that was heard tells more than the seat has seen."""
    row, known, pack = player.row, known_to(play), set(play.game.pack(play.rules))
    for text in player.client.heard:
        said = text.replace(row.key, "KEY")
        said = re.sub(r'csrf\w*(?:" value="|=)\w+', "", said)
        said = WHOLE_PACK.sub(partial(nothing_but_the_pack, pack), said)
        assert told_in(said) & pack <= known, (row.game, row.step)
        assert row.secret not in said
        for number in range(len(row.cuts) + 1):
            assert sealed(play, number).salt not in said
    player.client.heard.clear()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", range(2))
def test_nothing_that_leaves_the_server_tells_of_hidden_cards(game, seed):
    rng = Random(f"{game.name} {seed}")
    seats = game.seats[1] if seed else rng.randint(*game.seats)
    client = Watched()
    client.cookies["look"] = "auto.four.picture.on"
    kind = game.kinds[seed % len(game.kinds)]
    player = Player(game.name, "", str(seats), "ABCDEFGH"[seats - 1 - seed], client, kind=kind)
    while not player.data()["over"] and len(player.row.cuts) <= FEW_DEALS:
        look_around(player, rng)
        check(player, sittings.play_of(player.row))
        player.act(rng)
        if sittings.play_of(player.row).over:
            break
        check(player, sittings.play_of(player.row))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_tried_tells_no_more_than_what_is_done(game):
    """Every word there is, said out of place: the rulings speak of one's own cards alone."""
    client = Watched()
    player = Player(game.name, "", str(game.seats[0] + 1), "A", client)
    rng = Random(game.name)
    words = {verb for phase in game.phases for verb in phase.says}
    for verb in sorted(words - {"deal", "help", "misdeal", "turn"})[:40]:
        data = player.data()
        while not data["acts"] and not data["over"]:
            player.act(rng, data)
            data = player.data()
        if data["over"]:
            break
        own = sittings.play_of(player.row).state.hands[0]
        for extra in ("", " 1", f" {own[0].text}" if own else ""):
            if sittings.play_of(player.row).mine:
                player.send(player.row.step, act=f"{verb}{extra}")
        play = sittings.play_of(player.row)
        if play.over:
            break
        player.client.get(player.home)
        check(player, play)


def test_the_watch_would_see_a_card_however_it_is_told():
    jack = TEXTS["Jc"]
    for told in (
        "the jack of clubs",
        'value="play Jc"',
        "d deal p1 JcQcKcAc2c",
        "p1_play_Jc/",
        '<span aria-hidden="true">J<svg><use href="#s-c"/></svg>',
        "/static/cards/4/Jc.7f3a91.svg",
        "JcQh",
    ):
        assert jack in told_in(told), told
    assert told_in("As printed, and as it was.") == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_watch_sees_the_cards_once_the_hand_is_over(game):
    client = Watched()
    player = Player(game.name, "", str(game.seats[0] + 1), "A", client)
    player.play(Random(game.name))
    play = sittings.play_of(player.row)
    dealt = next(step for step in play.steps if any(step.state.hands))
    client.heard.clear()
    client.get(f"/{game.name}/hands/sat-{player.row.key}/{dealt.number}/")
    assert told_in(client.heard[0]) - cards_in(seen_by(game, dealt.state, play.seat))
