"""Follow or trump against a second statement of it: every hand up to four cards of a small pack,
and every act of whole deals told from the cards alone."""

from itertools import combinations, product

import pytest

from hoyle.engine.cards import PACK, parse_cards
from hoyle.engine.game import judge, legal_actions
from hoyle.engine.games.seven_up import GAME
from hoyle.engine.games.seven_up.rules import SevenUpRules
from hoyle.engine.laws import Verdict
from hoyle.engine.state import Action, Deal
from hoyle.engine.tricks.dealing import begin
from hoyle.engine.tricks.table import TrickState

SMALL = parse_cards("2c9cKc3dTdAd4hJhQh5s8sAs")  # three of every suit
RULES = SevenUpRules()  # the same for all: what is kept from one table is tried at the others
LAWS = {True: "allfours.trump-led", False: "allfours.follow-or-trump"}


def table(hand, trick, trump, exposed=(), called=None):
    """Seat 2 of three is to play to a trick that seat 0 led, or to lead."""
    state = begin(TrickState, RULES, Deal((7, 7, 7)))
    waiting = (2,) if trick else (2, 0, 1)
    return state.but(
        phase="tricks",
        hands=((), (), hand),
        trump=trump,
        trick=trick,
        leader=0 if trick else 2,
        waiting=waiting,
        exposed=((), (), exposed),
        called=called,
    )


def breaks_the_law(hand, trick, trump, card) -> bool:
    """The printed rule by letters: a card breaks it if it is of another suit than the one led,
    does not trump, and leaves a card of the suit led behind."""
    letters = "cdhs"
    suits = [one.text[1] for one in hand]
    led, mine = trick[0].text[1], card.text[1]
    return mine != led and mine != letters[trump] and suits.count(led) > 0


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_allfours_follow_or_trump_every_hand_of_a_small_pack(size):
    seen = 0
    for hand in combinations(SMALL, size):
        rest = [card for card in SMALL if card not in hand]
        leads = {card.suit: card for card in rest}.values()
        for led, trump in product(leads, range(4)):
            state = table(hand, (led, rest[0]), trump)
            may = {act.cards[0] for act in legal_actions(GAME, state)}
            assert may == {c for c in hand if not breaks_the_law(hand, (led,), trump, c)}
            assert may, "something can always be played"
            seen += 1
    assert seen == {1: 192, 2: 1056, 3: 3504, 4: 7776}[size]


def test_allfours_follow_or_trump_and_every_refusal_cites_its_law():
    for hand in combinations(SMALL, 3):
        rest = [card for card in PACK if card not in hand]
        for led, trump in product(rest[::7], range(4)):
            state = table(hand, (led,), trump)
            for card in hand:
                ruling = judge(GAME, state, Action(2, "play", (card,)))
                wrong = breaks_the_law(hand, (led,), trump, card)
                assert (ruling.verdict is Verdict.REFUSED) == wrong
                assert ruling.laws == (LAWS[led.suit == trump],)
                if wrong:
                    binding = [one.name for one in hand if one.suit == led.suit]
                    assert all(name in ruling.reason for name in binding)


def test_allfours_lead_every_card_may_be_led():
    for hand in combinations(SMALL, 3):
        for trump in range(4):
            acts = legal_actions(GAME, table(hand, (), trump))
            assert {act.cards[0] for act in acts} == set(hand)


def test_allfours_follow_or_trump_lists_are_kept_by_what_decides_alone():
    """The same hand under another trump, another lead or a call is another list."""
    hand, trick = parse_cards("Kc3dJh"), parse_cards("9c")
    clubs, hearts = table(hand, trick, 0), table(hand, trick, 2)
    called = table(hand, trick, 2, exposed=(hand[0],), called=hand[0])
    listed = [
        {act.cards[0].text for act in legal_actions(GAME, state)}
        for state in (clubs, hearts, called, clubs, hearts)
    ]
    assert listed == [{"Kc"}, {"Kc", "Jh"}, {"Kc"}, {"Kc"}, {"Kc", "Jh"}]
