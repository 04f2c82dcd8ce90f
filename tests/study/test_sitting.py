"""Sitting down: sealed packs, others who act at once, and the deal that follows."""

from functools import partial
from hashlib import sha256
from random import Random

import pytest

from hoyle.engine.cards import PACK, show_cards
from hoyle.engine.game import judge, legal_actions, seen_by
from hoyle.engine.laws import Verdict
from hoyle.engine.shelf import GAMES
from hoyle.engine.state import DEALER, Action
from hoyle.engine.tricks.table import side_of, sides, to_go
from hoyle.study.record import read_record, write_record
from hoyle.study.sitting import (
    act,
    again,
    deal,
    dealt,
    go_on,
    opening,
    sealed,
    shuffle,
    sit_down,
    to_deal,
    weighed,
    why,
)
from hoyle.study.sitting import play as playing

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    """The others count and sample less."""
    for name in ("choose", "weigh"):
        monkeypatch.setattr(playing, name, partial(getattr(playing, name), quick=True))


def chance(name):
    return lambda what: Random(f"{name} {what}")


def table(game, seed=0, kind="", rules=None):
    """A table nobody has acted at yet."""
    rng, rules = Random(seed), rules or game.rules()
    seats = rng.randint(*game.seats)
    kind = kind or rng.choice(game.kinds)
    record = opening(game, rules, "sat-x", "A table", seats, kind)
    return go_on(sit_down(game, rules, record, rng.randrange(seats), chance(seed)))


def played(play, rng, most=400):
    """The hand played to its end, one's own acts by lot."""
    for _ in range(most):
        if play.over:
            return play
        if to_deal(play):
            play = deal(play, rng.randrange(len(PACK)))
        else:
            assert play.mine
            play = act(play, rng.choice(legal_actions(play.game, play.state)))
    raise AssertionError("it does not end")


def conserved(play):
    """Every counter there is."""
    pool = play.state.pool
    return sum(pool.stacks) + pool.total + pool.next_jack


@games
@pytest.mark.parametrize("seed", range(3))
def test_a_hand_is_played_to_its_end_and_the_next_begins(game, seed):
    rng, play = Random(seed), table(game, seed)
    whole = conserved(play)
    play = played(play, rng)
    assert conserved(play) == whole
    text = write_record(play.record)
    back = sit_down(
        game, play.rules, read_record(text, "sat-x.toml"), play.seat, play.chance, 0, play.cuts
    )
    assert back.steps == play.steps
    record, seat, jacks = again(play, "sat-y", 0)
    begins = len(record.lines)
    cuts = play.cuts if begins else ()
    following = go_on(sit_down(game, play.rules, record, seat, chance("b"), begins, cuts))
    assert not following.over
    assert jacks >= 0
    played(following, rng)


@games
def test_every_card_comes_from_the_sealed_pack_as_it_was_cut(game):
    play = played(table(game, 5), Random(5))
    given = [
        card
        for step in play.steps
        if step.action and step.action.seat == DEALER and not step.refused
        for card in step.action.cards
    ]
    came = [card for number in range(len(play.cuts)) for card in dealt(play, number)]
    for number, cut in enumerate(play.cuts):
        order = sealed(play, number).cut(cut)
        part = dealt(play, number)
        assert part == order[: len(part)]
    assert came == given


def test_a_seal_gives_nothing_away_and_fits_one_pack_only():
    pack = shuffle(chance("a"), 0, PACK)
    assert pack.seal == sha256(f"{pack.salt} {show_cards(pack.order)}".encode()).hexdigest()
    assert sorted(pack.order) == sorted(PACK)
    assert len(pack.salt) == 32
    others = [shuffle(chance("a"), 1, PACK), shuffle(chance("b"), 0, PACK)]
    assert len({pack.seal, *(one.seal for one in others)}) == 3
    assert len({pack.salt, *(one.salt for one in others)}) == 3
    assert pack.cut(0) == pack.order
    assert pack.cut(51) == (pack.order[-1], *pack.order[:-1])


def test_every_card_is_as_likely_to_lie_on_top():
    tops = [shuffle(chance("even"), number, PACK).order[0] for number in range(5200)]
    counts = [tops.count(card) for card in PACK]
    chi = sum((count - 100) ** 2 / 100 for count in counts)
    assert chi < 51 + 4 * (2 * 51) ** 0.5


@games
def test_the_others_have_acted_when_it_is_for_oneself(game):
    play = table(game, 2)
    while not play.over:
        assert to_deal(play) != play.mine
        assert to_deal(play) or play.state.turn == play.seat
        play = deal(play, 7) if to_deal(play) else act(play, legal_actions(game, play.state)[0])


@games
def test_what_the_others_did_can_be_asked_of_them_afterwards(game):
    play = played(table(game, 1), Random(1))
    told = 0
    for step in play.steps[1:]:
        choice = why(play, step.number)
        own = step.action.seat in (DEALER, play.seat)
        assert (choice is None) or not own
        if choice is not None:
            told += 1
            assert choice.action == step.action
            assert choice.figures
    assert told
    assert why(play, 0) is None
    assert why(play, len(play.steps)) is None


@games
def test_each_of_ones_own_acts_is_weighed_by_what_ones_seat_sees(game):
    play = deal(table(game, 4, kind="ordinary"), 20)
    while not play.mine:
        play = deal(play, 20)
    seen = seen_by(game, play.state, play.seat)
    assert {one.action for one in weighed(play)} == set(legal_actions(game, seen))
    assert all(one.words for one in weighed(play))


@games
def test_what_is_tried_and_not_lawful_is_ruled_on_and_marked(game):
    play = table(game, 3, kind="ordinary")
    while not play.mine:
        play = deal(play, 20)
    tried = act(play, Action(play.seat, "sing"))
    line, step = tried.record.lines[play.number], tried.steps[play.number + 1]
    assert step.ruling.verdict is not Verdict.LAWFUL
    assert line.breaks in step.ruling.laws
    assert tried.tried == 1
    assert playing.ruled(tried, Action(play.seat, "sing")).refused
    assert tried.mine


def shortened(monkeypatch, most=1000, long=500):
    """Records that hold fewer acts."""
    monkeypatch.setattr(playing, "MOST_LINES", most)
    monkeypatch.setattr(playing, "LONG", long)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", [g for g in GAMES if g.stacks], ids=lambda game: game.name)
def test_a_long_game_of_tricks_goes_on_in_a_new_record_with_its_score(game, seed, monkeypatch):
    shortened(monkeypatch, long=5)
    play = table(game, seed)
    begun = conserved(play)
    while not play.over:
        ready = to_deal(play)
        play = deal(play, 9) if ready else act(play, legal_actions(game, play.state)[0])
    assert not play.decided
    assert not play.full
    score = {side: to_go(play.state, side) for side in sides(play.state)}
    record, seat, _ = again(play, "sat-y", 0)
    going = go_on(sit_down(game, play.rules, record, seat, chance("b")))
    assert to_deal(going)
    assert conserved(going) == begun
    turn = play.state.dealer + 1
    seats = len(record.stacks)
    assert going.seat == (play.seat - turn) % seats
    for place in range(seats):
        moved = side_of(going.state, (place - turn) % seats)
        assert to_go(going.state, moved) == score[side_of(play.state, place)]
    assert not played(deal(going, 3), Random(seed)).steps[0].refused


@games
def test_a_full_record_is_ended_and_its_hand_dealt_anew(game, monkeypatch):
    play = table(game, 3, kind="ordinary")
    begun = conserved(play)
    while not play.mine:
        play = deal(play, 20)
    shortened(monkeypatch, most=play.number + 3)
    while not play.full:
        play = act(play, Action(play.seat, "sing"))
    assert play.over
    assert not play.decided
    assert not play.mine
    record, seat, _ = again(play, "sat-y", 0)
    going = go_on(sit_down(game, play.rules, record, seat, play.chance))
    assert to_deal(going)
    assert conserved(going) == begun
    assert not game.stacks or conserved(play) == begun


def test_a_hand_of_a_session_is_dealt_anew_with_what_lay_before_it(monkeypatch):
    game = next(game for game in GAMES if game.name == "straight-poker")
    first = played(table(game, 6), Random(6))
    record, seat, _ = again(first, "sat-y", 0)
    lines = len(record.lines)
    play = sit_down(game, first.rules, record, seat, first.chance, lines, first.cuts)
    play = deal(play, 3)
    shortened(monkeypatch, most=play.number + 1)
    assert not play.decided
    play = act(play, Action(play.seat, "sing"))
    assert play.full
    anew, place, _ = again(play, "sat-z", 0)
    assert anew.lines == ()
    assert sorted(anew.stacks) == sorted(first.state.pool.stacks)
    assert anew.stacks[place] == first.state.pool.stacks[first.seat]


def test_the_deal_moves_on_and_counters_go_with_their_owners():
    game = next(game for game in GAMES if game.name == "draw-poker")
    play = played(table(game, 8, kind="ordinary"), Random(8))
    record, seat, _ = again(play, "sat-y", 0)
    ending, stacks = play.state.outcome, play.state.pool.stacks
    assert record.carried == ending.carried + play.state.pool.next_jack
    assert record.stacks[seat] == stacks[play.seat] + 100 * (stacks[play.seat] < 20)
    assert record.stacks[-1] == stacks[ending.next_dealer] + 100 * (stacks[ending.next_dealer] < 20)


def test_straight_poker_goes_on_in_one_record_with_the_buck_where_it_is():
    game = next(game for game in GAMES if game.name == "straight-poker")
    play = played(table(game, 6), Random(6))
    record, seat, _ = again(play, "sat-y", 0)
    assert (record.lines, seat) == (play.record.lines, play.seat)
    going = go_on(
        sit_down(game, play.rules, record, seat, play.chance, len(record.lines), play.cuts)
    )
    assert going.state.buck == play.state.buck
    assert to_deal(going)
    assert not going.over
    assert sealed(going, len(going.cuts)).seal != sealed(play, len(play.cuts) - 1).seal


def test_a_round_of_jacks_is_dealt_to_its_end():
    game = next(game for game in GAMES if game.name == "draw-poker")
    play = played(table(game, 8, kind="jack"), Random(8))
    record, _, jacks = again(play, "sat-y", 3)
    assert (record.kind, jacks) == ("jack", 2)
    assert again(play, "sat-y", 1)[2] == 0


@games
def test_the_book_has_an_act_wherever_one_of_its_players_must_speak(game):
    """And it is lawful at the true table, though it was chosen by what its seat sees."""
    for seed in range(4):
        play = played(table(game, seed + 20), Random(seed))
        for before, step in zip(play.steps, play.steps[1:], strict=False):
            if step.action.seat not in (DEALER, play.seat):
                assert judge(game, before.state, step.action).verdict is Verdict.LAWFUL
