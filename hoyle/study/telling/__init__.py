"""The one narrator: pages, print, screen readers, JSON and the terminal all say a step this way.

sentence(step, seat=None)      "C opens for 4."            nothing a seat may not see
consequences(step, seat=None)  ("A card is …", …)          what followed, a sentence each
narrate(step, seat=None)       the act and what followed, as one paragraph
announce(step, of)             "Step 7 of 19. C opens for four. Law 38. Pool: nine."
ruling_seen(step, seat)        the ruling, without what only another's cards could tell
verdict_words(ruling)          "Irregular: …"
obliges(game, state, action)   what an act would cost and oblige to, before it is done
act_words(action)              "Open for 4", for a button
standing(state)                ("Score", "A 35, B 55", …)  or what lies in the pool
audit(steps)                   every counter that moved: AuditRow, with the running total
as_json(step, seat=None)       the step as plain data
"""

from hoyle.study.telling.accounts import AuditRow, as_json, audit
from hoyle.study.telling.acts import (
    act_words,
    attempt_words,
    bare_words,
    can_tell,
    listed_word,
    said_with,
)
from hoyle.study.telling.board import (
    Standing,
    board_of,
    pegged,
    score,
    seat_pegged,
    standing,
    units,
)
from hoyle.study.telling.events import event_words, outcome_words, told_of
from hoyle.study.telling.narrator import (
    act_seen,
    announce,
    consequences,
    duty_words,
    narrate,
    obliges,
    ruling_seen,
    sentence,
    verdict_words,
)
from hoyle.study.telling.words import (
    counters,
    hand_words,
    law_words,
    listed,
    number_words,
    shared,
    spoken,
)

__all__ = [
    "AuditRow",
    "Standing",
    "act_seen",
    "act_words",
    "announce",
    "as_json",
    "attempt_words",
    "audit",
    "bare_words",
    "board_of",
    "can_tell",
    "consequences",
    "counters",
    "duty_words",
    "event_words",
    "hand_words",
    "law_words",
    "listed",
    "listed_word",
    "narrate",
    "number_words",
    "obliges",
    "outcome_words",
    "pegged",
    "ruling_seen",
    "said_with",
    "score",
    "seat_pegged",
    "sentence",
    "shared",
    "spoken",
    "standing",
    "told_of",
    "units",
    "verdict_words",
]
