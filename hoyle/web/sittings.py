"""Sittings as they are kept: begun, found by whoever may see them, carried on, and forgotten.

A live hand belongs to the browser that sat down to it, and nobody else learns that it is there. A
hand that is over can be seen by whoever has its link, with all cards open.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import Any
from urllib.parse import parse_qsl, urlencode

from django.db import IntegrityError, transaction
from django.utils import timezone

from hoyle.book.hands import Hand
from hoyle.book.houses import House
from hoyle.book.rooms import Room
from hoyle.engine.state import letter
from hoyle.study.charter import BadCharter, pairs_of, rules_from
from hoyle.study.record import BadRecord, read_record, write_record
from hoyle.study.sitting import Play, again, go_on, opening, sit_down
from hoyle.study.spot import Table
from hoyle.study.telling import number_words
from hoyle.web.charters import Charter, charter_for, printed_house
from hoyle.web.models import Learner, Sitting
from hoyle.web.shelf import library

SAT = "sat-"
MOST_PLAYS = 64  # tables kept as they lie, in each process
MOST_OPEN, MOST_PLAYED = 30, 90  # tables of one browser; the oldest leave first
MOST = MOST_OPEN + MOST_PLAYED
LISTED = 12  # hands played, on the page where one sits down
_plays: dict[tuple[Any, ...], Play] = {}
LIVE_FOR, KEPT_FOR = timedelta(days=30), timedelta(days=400)


def begin(learner: Learner, charter: Charter, seats: int, seat: int, kind: str) -> Sitting:
    """Sit down to a fresh hand."""
    Sitting.objects.filter(pk__in=[one.pk for one in leaving(learner)]).delete()
    _prune(learner)
    game = charter.room.game
    row = Sitting(
        learner=learner,
        game=game.name,
        house=charter.house.id,
        options=urlencode(pairs_of(game, charter.rules)),
        seat=seat,
    )
    title = f"{game.title}, {number_words(seats)} at the table"
    row.record = write_record(opening(game, charter.rules, slug_of(row), title, seats, kind))
    return _keep(row, go_on(play_of(row)))


def _keep(row: Sitting, play: Play) -> Sitting:
    _put(row, play)
    row.save()
    _remembered(row, play)
    return row


def _put(row: Sitting, play: Play) -> None:
    row.record, row.step = write_record(play.record), play.number
    row.cuts, row.over = list(play.cuts), play.over


def slug_of(row: Sitting) -> str:
    """What a hand that was sat down to is called among the hands."""
    return f"{SAT}{row.key}"


def charter_of_sitting(row: Sitting) -> Charter:
    """The rules it is played by."""
    room = library().rooms[row.game]
    house = room.houses.get(row.house, printed_house(room))
    return charter_for(room, rules_from(room.game, {}, parse_qsl(row.options)), house)


def play_of(row: Sitting) -> Play:
    """The table as it lies; what was played here lately is not played through again."""
    known = _plays.get(_place(row))
    return known or _remembered(row, _played(row))


def _place(row: Sitting) -> tuple[Any, ...]:
    """All that a play follows from."""
    rules = (row.game, row.options, row.seat, row.begins)
    return (*rules, row.record, tuple(row.cuts), row.secret)


def _remembered(row: Sitting, play: Play) -> Play:
    while len(_plays) >= MOST_PLAYS:
        _plays.pop(next(iter(_plays)), None)
    _plays[_place(row)] = play
    return play


def _played(row: Sitting) -> Play:
    game = library().rooms[row.game].game
    rules = rules_from(game, {}, parse_qsl(row.options))
    record = read_record(row.record, f"{slug_of(row)}.toml")
    chance = _Chance(row.secret)
    return sit_down(game, rules, record, row.seat, chance, row.begins, tuple(row.cuts))


class _Chance:
    """For every name a generator, which gives the same again to whoever knows the secret."""

    def __init__(self, secret: str) -> None:
        self._secret = secret

    def __call__(self, what: str) -> Random:
        return Random(f"{self._secret} {what}")


def carry_on(row: Sitting, play: Play) -> bool:
    """Keep what a play has come to; where the row has gone on meanwhile, nothing is changed."""
    was = row.step
    _put(row, play)
    told = {name: getattr(row, name) for name in ("record", "step", "cuts", "over")}
    same = Sitting.objects.filter(pk=row.pk, step=was)
    done = bool(same.update(**told, when=timezone.now()))
    if done:
        _remembered(row, play)
    return done


def deal_again(row: Sitting) -> Sitting:
    """The hand after one that is over, made once: asked for again it is the same."""
    found = Sitting.objects.filter(before=row).first()
    if found:
        return found
    play = play_of(row)
    next_row = Sitting(learner=row.learner, before=row, game=row.game, house=row.house)
    record, seat, jacks = again(play, slug_of(next_row), row.jacks)
    next_row.options, next_row.seat, next_row.jacks = row.options, seat, jacks
    next_row.record, next_row.begins = write_record(record), len(record.lines)
    if record.lines:
        next_row.secret, next_row.cuts = row.secret, row.cuts
    try:
        with transaction.atomic():
            return _keep(next_row, go_on(play_of(next_row)))
    except IntegrityError:  # two asked at once
        return Sitting.objects.get(before=row)


def of_learner(learner: Learner | None, game: str) -> list[Sitting]:
    """The tables that one browser sits at in a game, and what it played last; the latest first."""
    if learner is None:
        return []
    rows = learner.sittings.filter(game=game).order_by("-when")
    kept = [*rows.filter(over=False)[:MOST_OPEN], *rows.filter(over=True)[:LISTED]]
    return [row for row in kept if readable(row)]


def leaving(learner: Learner | None) -> list[Sitting]:
    """The tables that are cleared away if this browser sits down to one more."""
    if learner is None:
        return []
    return list(learner.sittings.filter(over=False).order_by("-when")[MOST_OPEN - 1 :])


def found(learner: Learner | None, game: str, key: str) -> Sitting | None:
    """The sitting of this key, if whoever asks may see anything of it."""
    row = Sitting.objects.filter(game=game, key=key).first()
    if row is None or (not row.over and not is_own(row, learner)):
        return None
    return row if readable(row) else None


def readable(row: Sitting) -> bool:
    """Whether the book still knows the rules and the words of a hand that was kept."""
    try:
        play_of(row)
    except (BadCharter, BadRecord):
        return False
    return True


def is_own(row: Sitting, learner: Learner | None) -> bool:
    """Whether this is the browser that sat down."""
    return learner is not None and row.learner_id == learner.pk


def hand_at(room: Room, slug: str) -> Hand | None:
    """A hand of the book, or one that was sat down to and is over."""
    if not slug.startswith(SAT):
        return room.hands.get(slug)
    row = Sitting.objects.filter(game=room.game.name, key=slug.removeprefix(SAT), over=True).first()
    return hand_of_sitting(room, row) if row and readable(row) else None


def hand_of_sitting(room: Room, row: Sitting) -> Hand:
    """The hand as it stands, to be stepped through like any other."""
    play, charter = play_of(row), charter_of_sitting(row)
    teaches = f"Played from seat {letter(row.seat)} against the book’s own players."
    record = replace(play.record, slug=slug_of(row), teaches=teaches)
    return Hand(Table(room.game, play.rules, record, {"": play.steps}), named(charter), {}, {})


def named(charter: Charter) -> House:
    """The house of a charter, or one of its own name where it departs from that."""
    if not charter.pairs:
        return charter.house
    options = charter.room.options
    said = "; ".join(
        f"{options[name].title}: {options[name].said(getattr(charter.rules, name))}"
        for name, _ in charter.pairs
    )
    return House("", f"{charter.house.title}, but {said}", "", "")


def _prune(learner: Learner) -> None:
    """Let go of sittings long left, and of the oldest hands where one browser has very many."""
    now = timezone.now()
    Sitting.objects.filter(over=False, when__lt=now - LIVE_FOR).delete()
    Sitting.objects.filter(when__lt=now - KEPT_FOR).delete()
    played = learner.sittings.filter(over=True).order_by("-when").values_list("pk", flat=True)
    Sitting.objects.filter(pk__in=list(played[MOST_PLAYED:])).delete()


def forget() -> None:
    """Let go of what was worked out, for when the book behind it has changed."""
    _plays.clear()
