"""Misreadings that are an option wrongly chosen: the engine itself plays them out."""

from __future__ import annotations

from hoyle.study.misreadings.types import Misreading

_COUNTERS = ("pool", "cost", "net")

DELTAS = (
    Misreading(
        "re-ante",
        "The whole ante again",
        "That puts up the whole ante again for each new deal of the same jack; each player adds "
        "only the fattener.",
        delta={"fattener": lambda rules: rules.jack_ante},
        kinds=_COUNTERS,
    ),
    Misreading(
        "no-fattening",
        "A passed-out pot stays as it is",
        "That deals again without fattening the pool.",
        delta={"fattener": 0},
        kinds=_COUNTERS,
    ),
    Misreading(
        "fixed-ante-fattened",
        "Every passed-out pot is fattened",
        "That fattens a jack which is played for one fixed ante; such a pot is not fattened.",
        delta={"fattener": lambda rules: rules.fattener or 1},
        kinds=_COUNTERS,
    ),
    Misreading(
        "abandoning-free",
        "A hand may be thrown away for nothing",
        "That lets a hand go before its second say as if it cost nothing.",
        delta={"abandoning": "free"},
        kinds=(*_COUNTERS, "verdict"),
    ),
    Misreading(
        "entry-back",
        "A false opening gives the entry back",
        "That gives those who came in their entry back; here they stay in and play for it.",
        delta={"false_opener": "withdraw"},
        kinds=("pool", "turn", "net"),
    ),
    Misreading(
        "all-refunded",
        "A false opening undoes everything",
        "That takes every counter down again at the false opener's cost; here only he loses.",
        delta={"false_opener": "refund"},
        kinds=("pool", "cost", "turn", "net"),
    ),
    Misreading(
        "false-opener-merely-out",
        "A false opening takes nobody else out",
        "That lets those who came in stay and play on; this house has agreed on another way.",
        delta={"false_opener": "stay"},
        kinds=("pool", "cost", "turn", "net"),
    ),
    Misreading(
        "checking",
        "One may check after the draw",
        "That lets a player pass after the draw and keep the hand; here one bets or gives it up.",
        delta={"check_after_draw": True},
        kinds=("verdict", "turn"),
    ),
    Misreading(
        "openers-enough",
        "Openers are always enough",
        "That shows the openers alone; an opener who gives way to a raise before the draw shows "
        "all five cards.",
        delta={"raised_opener_shows": "openers"},
        kinds=("shows", "verdict"),
    ),
    Misreading(
        "bobtail-opens",
        "Four of a flush or straight open",
        "That counts four cards of a flush or a straight as openers, which only some houses do.",
        delta={"bobtail": "any"},
        kinds=("opens", "verdict"),
    ),
    Misreading(
        "always-jacks",
        "Two jacks always open",
        "That asks for two jacks on every deal; in a progressive jack each new deal asks for "
        "another pair.",
        delta={"openers": ("J",)},
        kinds=("opens", "verdict"),
    ),
    Misreading(
        "odd-to-the-left",
        "The odd counter goes to the left of the dealer",
        "That gives the counter which will not divide to the first winner on the dealer's left; "
        "here it stays for the next pool.",
        delta={"odd_counter": "left-of-dealer"},
        kinds=("pool", "net"),
    ),
    Misreading(
        "odd-stays",
        "The odd counter stays in the pool",
        "That leaves the counter which will not divide for the next pool; this house gives it to "
        "the first winner on the dealer's left.",
        delta={"odd_counter": "next-pool"},
        kinds=("pool", "net"),
    ),
    Misreading(
        "any-lone-ante",
        "Any lone ante can be made a jack",
        "That lets the age make a jack of any lone ante; this house keeps the custom in another "
        "form, or not at all.",
        delta={"only_two_in": ("any",)},
        kinds=("verdict", "pool"),
    ),
    Misreading(
        "deal-passes",
        "The deal passes when nobody opens",
        "That moves the deal to the left; the jack is dealt off by the same dealer.",
        delta={"redealer": "left"},
        kinds=("dealer-next", "turn"),
    ),
)
