"""The pool: where every counter lies, and how it came there.

Whole white counters. Each movement is entered once with its seat, amount, law and reason, so that
every counter can be traced; ``sum(stacks) + total + next_jack`` never changes.
"""

from __future__ import annotations

from typing import NamedTuple

from hoyle.engine.laws import Law


class Entry(NamedTuple):
    """One movement: `amount` paid by `seat` into the pool, or taken out of it where negative.

    `step` is the number of the act that caused it (0 before the first). `aside` marks counters put
    up for the next jack and not for this pool, `won` counters paid out to a winner.
    """

    seat: int
    amount: int
    law: Law
    step: int
    why: str
    aside: bool = False
    won: bool = False


_of = tuple.__new__  # a named tuple from all its fields, in half the time that its class takes


class Pool(NamedTuple):
    """Counters held, lying and owed.

    `stacks`: before each seat. `total`: lying in the pool. `next_jack`: antes put up for another
    jack. `owed`: what each seat is shy. `entries`: every movement, in order.

    A stack may fall below nothing: the player has bought counters from the bank. The sources do not
    bind a player to what lies before him.
    """

    stacks: tuple[int, ...]
    total: int
    entries: tuple[Entry, ...]
    next_jack: int
    owed: tuple[int, ...]

    @property
    def staked(self) -> tuple[int, ...]:
        """What each seat has put into this pool, less what it has taken down again.

        Where pools are played for one after another, the last award parts them.
        """
        put_in, won = [0] * len(self.stacks), False
        for entry in self.entries:
            if won and entry.amount > 0:
                put_in, won = [0] * len(self.stacks), False
            won = won or entry.won
            if not (entry.aside or entry.won):
                put_in[entry.seat] += entry.amount
        return tuple(put_in)

    def pay(self, seat: int, amount: int, law: Law, step: int, why: str) -> Pool:
        """Move counters from a seat into the pool."""
        stacks, total, entries, next_jack, owed = self
        left = [*stacks]
        left[seat] -= amount
        paid = (_of(Entry, (seat, amount, law, step, why, False, False)),)
        return _of(Pool, (tuple(left), total + amount, entries + paid, next_jack, owed))

    def pay_each(self, seats: tuple[int, ...], amount: int, law: Law, step: int, why: str) -> Pool:
        """Move as many counters from each of these seats into the pool."""
        stacks, total, entries, next_jack, owed = self
        left, paid = [*stacks], [*entries]
        for seat in seats:
            left[seat] -= amount
            paid.append(_of(Entry, (seat, amount, law, step, why, False, False)))
        total += amount * len(seats)
        return _of(Pool, (tuple(left), total, tuple(paid), next_jack, owed))

    def take_down(self, seat: int, amount: int, law: Law, step: int, why: str) -> Pool:
        """Give a seat back counters that it had staked."""
        return self.pay(seat, -amount, law, step, why)

    def award(self, seat: int, amount: int, law: Law, step: int, why: str) -> Pool:
        """Pay counters of the pool out to a seat that has won them."""
        stacks, total, entries, next_jack, owed = self
        left = [*stacks]
        left[seat] += amount
        won = (_of(Entry, (seat, -amount, law, step, why, False, True)),)
        return _of(Pool, (tuple(left), total - amount, entries + won, next_jack, owed))

    def set_aside(self, seat: int, amount: int, law: Law, step: int, why: str) -> Pool:
        """Put up a penalty: antes for others in another jack."""
        paid = self.pay(seat, amount, law, step, why)
        entry = paid.entries[-1]._replace(aside=True)
        next_jack = self.next_jack + amount
        return paid._replace(total=self.total, next_jack=next_jack, entries=(*self.entries, entry))

    def owe(self, seat: int, amount: int) -> Pool:
        """Book (or, where negative, strike out) what a seat is shy."""
        owed = list(self.owed)
        owed[seat] += amount
        return self._replace(owed=tuple(owed))


def open_pool(stacks: tuple[int, ...], carried: int = 0) -> Pool:
    """A pool before the first counter is put up, `carried` left over from the last."""
    return Pool(stacks, carried, (), 0, (0,) * len(stacks))
