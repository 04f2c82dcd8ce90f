"""Questions whose answers the engine gives.

    table = lay(game, rules, record)                  # the hand replayed, with all that it needs
    question = build(table, ask, titles)              # an [[asks]] table; raises BadRecord
    question = guard(table, gate)                     # a [[gates]] table: which act comes next?
    explain(question, choice_id, table)               # -> Explanation
    evidence(question, choice_id, table)              # the facts that decide it, the answer untold
    hints(question)                                   # -> three rungs
    would_follow(question, choice_id, table)          # the act chosen played out: up to three steps
    played_out(question, choice_id, table)            # the same in words

`titles` gives the words for a law id, for questions whose choices are laws. KINDS lists the kinds:

    turn      whose turn is it?                     verdict   lawful, irregular or refused? (act)
    may       which of these may the seat do?       cost      what does the act cost? (act)
    pool      how many counters lie in the pool?    law       which law governs the act? (act)
    winner    who takes the pool?                   opens     whose hands may open?
    shows     what must the seat show? (seat)       pays      who pays for the next jack?
    next      which act comes next?                 net       what has the seat won or lost? (seat)
    dealer-next   who deals next?                   deal-next     what is dealt next?
    antes     who antes for the next deal?

and, for games of tricks:

    takes     who takes the trick?                  playable  how many cards may be played?
    high, low, jack, game   who scores it?          pips      what does it count for Game? (seat)
    to-go     what is still to go? (seat)           goes-out  who wins the game?
    trumps    what is trumps?                        pitches   who pitches?
    must-make how many points must the pitcher make?                deals     who deals next?

and, where the score is kept on a board:

    pegs      what is pegged for the trick?          score     where does the seat stand? (seat)

`at` is the step asked about. With no `act`, `verdict`, `cost`, `law`, `may` and `next` are about
the act that comes next in the hand, and the page shows the table at that step. `turn`, `pool`,
`shows` and `pays` ask for the table at that step (after `act`, where one is named): so that it does
not give the answer, the page shows the step before, and the prompt tells the act between. `winner`,
`net` and `deal-next` ask for the end of the pool, or of `act`; `dealer-next` and `antes` for the
deal that comes next. `Question.step` is the last step that a page may show; nothing of `Question`
but prompt and choices goes to it before an answer.
"""

from hoyle.study.questions.answering import explain, hints
from hoyle.study.questions.building import (
    KINDS,
    NOTHING,
    answer_to,
    build,
    decided,
    guard,
    unpublishable,
)
from hoyle.study.questions.evidence import evidence
from hoyle.study.questions.following import played_out, would_follow
from hoyle.study.questions.types import Choice, Explanation, Hint, Question
from hoyle.study.spot import Table, lay

__all__ = [
    "KINDS",
    "NOTHING",
    "Choice",
    "Explanation",
    "Hint",
    "Question",
    "Table",
    "answer_to",
    "build",
    "decided",
    "evidence",
    "explain",
    "guard",
    "hints",
    "lay",
    "played_out",
    "unpublishable",
    "would_follow",
]
