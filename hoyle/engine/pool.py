"""The pool: where every counter lies, and how it came there.

Whole white counters. Each movement is entered once with its seat, amount, law and reason, so that
every counter can be traced; ``sum(stacks) + total + next_jack`` never changes.
"""

from __future__ import annotations

from typing import NamedTuple

from hoyle.engine.laws import Law


class Entry(NamedTuple):
    """One movement: `amount` paid by `seat` into the pool, or taken out of it where negative.

    `step` is the number of the act that caused it (0 before the first); `aside` marks counters put
    up for the next jack and not for this pool.
    """

    seat: int
    amount: int
    law: Law
    step: int
    why: str
    aside: bool = False


class Pool(NamedTuple):
    """Counters held, staked and owed.

    `stacks`: before each seat. `staked`: what each seat has put into this pool. `owed`: what each
    seat is shy. `total`: counters lying in the pool. `next_jack`: antes put up for another jack.
    """

    stacks: tuple[int, ...]
    staked: tuple[int, ...]
    owed: tuple[int, ...]
    total: int
    next_jack: int
    entries: tuple[Entry, ...]

    def pay(self, seat: int, amount: int, law: Law, step: int, why: str) -> Pool:
        """Move counters from a seat into the pool."""
        stacks, staked = list(self.stacks), list(self.staked)
        stacks[seat] -= amount
        staked[seat] += amount
        return Pool(
            tuple(stacks),
            tuple(staked),
            self.owed,
            self.total + amount,
            self.next_jack,
            (*self.entries, Entry(seat, amount, law, step, why)),
        )

    def take_down(self, seat: int, amount: int, law: Law, step: int, why: str) -> Pool:
        """Give a seat back counters that it had staked."""
        return self.pay(seat, -amount, law, step, why)

    def award(self, seat: int, amount: int, law: Law, step: int, why: str) -> Pool:
        """Pay counters of the pool out to a seat that has won them."""
        stacks = list(self.stacks)
        stacks[seat] += amount
        return self._replace(
            stacks=tuple(stacks),
            total=self.total - amount,
            entries=(*self.entries, Entry(seat, -amount, law, step, why)),
        )

    def set_aside(self, seat: int, amount: int, law: Law, step: int, why: str) -> Pool:
        """Put up a penalty: antes for others in another jack."""
        stacks = list(self.stacks)
        stacks[seat] -= amount
        return self._replace(
            stacks=tuple(stacks),
            next_jack=self.next_jack + amount,
            entries=(*self.entries, Entry(seat, amount, law, step, why, aside=True)),
        )

    def owe(self, seat: int, amount: int) -> Pool:
        """Book (or, where negative, strike out) what a seat is shy."""
        owed = list(self.owed)
        owed[seat] += amount
        return self._replace(owed=tuple(owed))


def open_pool(stacks: tuple[int, ...], carried: int = 0) -> Pool:
    """A pool before the first counter is put up, `carried` left over from the last."""
    nothing = (0,) * len(stacks)
    return Pool(stacks, nothing, nothing, carried, 0, ())
