"""Disputes over whose say it is, how long a round lasts, and a pack that runs short."""

import pytest

from hoyle.engine.cards import PACK, show_cards
from hoyle.engine.vying.drawing import gatherable
from tests.casebook.dispute import Dispute


def test_poker_42_a_raise_gives_the_opener_one_say_more():
    asked = """
    kind = "jack"
    antes = [2, 2, 2, 2, 2]
    actions = ["d deal", "p1 pass", "p2 pass", "p3 open 4", "p4 fold", {more}]
    """
    called = Dispute(5, asked.format(more='"p5 come-in", "p1 come-in", "p2 fold"'))
    assert called.table().phase == "draw"
    assert called.table().active == (0, 2, 4)
    raised = Dispute(5, asked.format(more='"p5 come-in", "p1 raise 3", "p2 fold"'))
    assert raised.table().waiting == (2, 4)
    assert raised.says() == {"call", "raise", "fold"}


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_jack_first_say_is_the_dealers_left_with_two_players_too(seats):
    dealt = Dispute(seats, f'kind = "jack"\nantes = {[2] * seats}\nactions = ["d deal"]')
    assert dealt.table().turn == 0
    opened = Dispute(
        2,
        'kind = "jack"\nantes = [2, 2]\n'
        'actions = ["d deal", "p1 pass", "p2 open 3", "p1 come-in  @in", "p1 stand", "p2 stand"]',
    )
    assert opened.table("in").turn == 0
    assert (opened.table().phase, opened.table().turn) == ("bets", 1)


def test_pool_show_called_the_last_to_bet_or_raise_shows_first():
    raised = Dispute(
        3,
        """
        actions = [
          "d deal", "p2 ante 2", "p3 ante 2", "p1 make-good", "p1 stand", "p2 stand", "p3 stand",
          "p2 bet 1", "p3 raise 2", "p1 call", "p2 call",
        ]
        """,
    )
    assert raised.table().waiting == (2, 0, 1)


DECK = [PACK[rank * 4 + suit] for rank in (9, 10, 11, 12, *range(9)) for suit in range(4)]


def six_draw(*more: str) -> Dispute:
    """Six in a jack that A has opened: A, B, C and D throw five away, and E throws three."""
    hands = [DECK[at * 5 : at * 5 + 5] for at in range(6)]
    lines = ["d deal " + " ".join(f"p{at} {show_cards(hand)}" for at, hand in enumerate(hands, 1))]
    lines += ["p1 open 2", *(f"p{seat} come-in" for seat in range(2, 7))]
    for at in range(4):
        given = DECK[30 + at * 5 : 35 + at * 5]
        lines += [f"p{at + 1} draw {show_cards(hands[at])}", f"d help {show_cards(given)}"]
    lines += [f"p5 draw {show_cards(hands[4][:3])}", *more]
    acts = ", ".join(f'"{line}"' for line in lines)
    return Dispute(6, f'kind = "jack"\nantes = [2, 2, 2, 2, 2, 2]\nactions = [{acts}]')


def test_pool_short_pack_is_made_up_without_the_openers_discard_or_the_drawers_own():
    """Twenty-two cards are left to six; requests of 5, 5, 5, 5 and 3 want one of those thrown."""
    short = six_draw()
    table, top = short.table(), show_cards(DECK[50:])
    spare = set(gatherable(table, 4))
    assert (table.left, table.asked, len(spare)) == (2, 3, 15)
    for card in DECK[:50]:
        assert short.lawful(f"d help {top}{card.text}") is (card in spare), card.name
    assert not spare & {*table.under_chips, *table.discards[4], *sum(table.hands, ())}


def test_pool_short_pack_once_made_up_serves_the_last_card_asked_for():
    served = six_draw(f"d help {show_cards((*DECK[50:], DECK[5]))}")
    assert "gathered" in [event.kind for event in served.at().events]
    table = served.table()
    places = [*table.hands, *table.discards, table.under_chips]
    held = [card for cards in places for card in cards]
    assert len(held) == len(set(held))
    assert len(held) + table.left == 52
    assert DECK[5] in table.hands[4]


def test_pool_deal_no_card_is_dealt_twice():
    short = six_draw()
    top = show_cards(DECK[50:])
    for held in (DECK[29], DECK[34]):
        assert short.refused(f"d help {top}{held.text}")
    assert short.refused(f"d help {DECK[5].text}{top}")  # thrown cards come last


def test_pool_draw_no_joker_comes_out_of_fifty_two_cards():
    dealt = 'kind = "jack"\nantes = [2, 2]\nactions = ["d deal{}", "p1 open 2", "p2 come-in", '
    seen = dealt.format(" p1 JcJd2h3s4c p2 5c6d8h9sTc") + '"p1 draw 2h"]'
    assert Dispute(2, seen).refused("d help Jk")
    unseen = dealt.format("") + '"p1 stand", "p2 stand", "p1 bet 2", "p2 call"]'
    assert Dispute(2, unseen).refused("p1 show JkJcJd2h3s")
