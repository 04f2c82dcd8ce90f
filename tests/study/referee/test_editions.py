"""The rulings that links note: whoever changes them finds it here, and raises an edition or not.

A mark of all the rulings on a dispute is kept beside its edition. Where a mark changes because a
law does, `make goldens` writes it anew, and links from before say that the ruling differs. Where it
changes because the same facts are written down or answered otherwise, the edition of the dispute is
raised first, and links from before say that they are of an earlier one.
"""

from hashlib import blake2b

from hoyle.engine.shelf import GAMES
from hoyle.study.referee.disputes import disputes_of
from hoyle.study.referee.facts import accounts
from hoyle.study.referee.settling import Desk
from tests.kept import GOLDEN, kept

FILE = GOLDEN / "rulings.txt"


def marks():
    """A line to each dispute: its game, its name, its edition, and a mark of every ruling on it."""
    for game in GAMES:
        for dispute in disputes_of(game).values():
            desk = Desk(dispute, game, game.rules(), dispute.usual())
            told = repr([desk.rule(account).essence for account in accounts(dispute, {})])
            mark = blake2b(told.encode(), digest_size=5).hexdigest()
            yield f"{game.name} {dispute.id} {dispute.edition} {mark}"


def test_a_ruling_changes_with_a_law_or_with_the_edition_of_its_dispute():
    now = [*marks()]
    assert kept(FILE, "\n".join(now) + "\n").splitlines() == now


def test_no_edition_is_lower_than_the_one_on_file():
    filed = dict(line.rsplit(" ", 2)[:2] for line in FILE.read_text().splitlines())
    for game in GAMES:
        for dispute in disputes_of(game).values():
            assert 1 <= int(filed[f"{game.name} {dispute.id}"]) <= dispute.edition
