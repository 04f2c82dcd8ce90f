"""Questions whose answers the engine gives.

    table = lay(game, rules, record)                  # the hand replayed, with all that it needs
    question = build(table, ask, titles)              # an [[asks]] table; raises BadRecord
    question = guard(table, gate)                     # a [[gates]] table: which act comes next?
    explain(question, choice_id, table)               # -> Explanation
    hints(question)                                   # -> three rungs

`titles` gives the words for a law id, for questions whose choices are laws. KINDS lists the kinds:

    turn      whose turn is it?                     verdict   lawful, irregular or refused? (act)
    may       which of these may the seat do?       cost      what does the act cost? (act)
    pool      how many counters lie in the pool?    law       which law governs the act? (act)
    winner    who takes the pool?                   opens     whose hands may open?
    shows     what must the seat show? (seat)       pays      who pays for the next jack?
    next      which act comes next?                 net       what has the seat won or lost? (seat)
    dealer-next   who deals next?                   deal-next     what is dealt next?

With no `act`, `verdict`, `cost` and `law` are asked of the act that comes next in the hand.
"""
