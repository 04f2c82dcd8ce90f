"""Nothing of a step not yet reached, and no card that may not be seen, leaves the server.

Every step of every hand and branch in the book, seen by all and through each seat's eyes, as a
fragment and as plain data.
"""

import json
import re

import pytest

from hoyle.engine.cards import PACK
from hoyle.engine.game import seen_by
from hoyle.engine.state import letter
from hoyle.study.telling import consequences, sentence
from tests.source import BASE
from tests.web.page import JSON, PARTIAL
from tests.web.small_book import HANDS

pytestmark = pytest.mark.django_db
OPEN, SHORT = 999, 12
SLUGS = sorted(file.stem for file in (BASE / "lessons/draw-poker/hands").glob("*.toml"))
ASIDE = re.compile(  # what an author calls a hand and its branches, and what guards a form
    r'<header class="title">.*?</header>|<nav class="(?:chips|crumbs)".*?</nav>'
    r"|<details><summary>Cite this step</summary>.*?</details>"
    r'|<title>.*?</title>|<symbol .*?</symbol>|name="csrfmiddlewaretoken" value="\w+"',
    re.DOTALL,
)


def courses(hand):
    """The hand and each branch: address, steps, and the first step that is its own."""
    home = f"/draw-poker/hands/{hand.slug}/"
    yield home, hand.steps, 0
    for branch in hand.record.branches:
        yield f"{home}branch/{branch.id}/", hand.branches[branch.id], branch.after + 1


def cards_of(state):
    """Every card that lies in a hand, a discard, under the counters or shown."""
    groups = [*state.hands, *state.discards, *state.shown, state.under_chips]
    return {card for cards in groups for card in cards if card.seen}


def words_of(step):
    """What is told of a step."""
    return {sentence(step), *consequences(step)}


def assert_hidden(cards, text, where):
    """Neither the names nor the short texts of cards stand in a page."""
    named = [card.name for card in cards if f"{card.name}" in text]
    coded = [
        card.text for card in cards if re.search(rf"(?<![A-Za-z#-]){card.text}(?![a-z])", text)
    ]
    drawn = [card.name for card in cards if face(card) in text]
    assert (named, coded, drawn) == ([], [], []), where


def assert_untold(later, text, where):
    """None of these sentences stands in a page; short ones are too common to tell anything."""
    assert [words for words in later if len(words) > SHORT and words in text] == [], where


def face(card):
    """How a card lying face up begins."""
    rank = card.text[0].replace("T", "10")
    return f'aria-hidden="true">{rank}<svg><use href="#s-{card.text[1]}"/>'


def body_of(client, address):
    """The fragment, without the titles an author gave."""
    answer = client.get(address, headers=PARTIAL)
    assert answer.status_code == 200, address
    return ASIDE.sub("", answer.content.decode())


@pytest.mark.parametrize("slug", SLUGS)
def test_unreached_steps_are_nowhere(client, site, slug):
    for base, steps, first in courses(site.hands[slug]):
        known, told = set(), set()
        for step in steps:
            known |= cards_of(step.state) | named_in(step)
            told |= words_of(step)
            if step.number < first:
                continue
            ahead = steps[step.number + 1 :]
            later = {words for after in ahead for words in words_of(after)} - told
            address = f"{base}{step.number}/?shown={OPEN}"
            unreached = cards_of(steps[-1].state) | dealt_later(ahead)
            body = body_of(client, address)
            for text in (body, client.get(address, headers=JSON).content.decode()):
                assert_hidden(unreached - known, text, address)
                assert_untold(later, text, address)
            if not step.state.outcome:
                assert 'data-status="won"' not in body


def named_in(step):
    """The cards that its act names, whether it was done or refused."""
    return {card for card in step.action.cards if card.seen} if step.action else set()


def dealt_later(steps):
    """Cards that come with later acts."""
    return {card for step in steps for card in named_in(step)}


@pytest.mark.parametrize("slug", SLUGS)
def test_a_seat_sees_its_own_cards_and_what_was_shown(client, site, slug):
    hand, game = site.hands[slug], site.game
    seats = len(hand.record.stacks)
    seen_ever = [set() for _ in range(seats)]
    for step in hand.steps:
        for seat in range(seats):
            seen_ever[seat] |= cards_of(seen_by(game, step.state, seat))
        seat = step.number % seats  # each in turn, so that every seat sees each part of a hand
        address = f"/draw-poker/hands/{slug}/{step.number}/?seat={letter(seat)}&shown={OPEN}"
        plain = client.get(address, headers=JSON).content.decode()
        for text in (body_of(client, address), plain):
            assert_hidden(set(PACK) - seen_ever[seat], text, address)
        own = "".join(card.text for card in step.state.hands[seat])
        assert json.loads(plain)["hands"][seat] == own


@pytest.mark.parametrize("slug", SLUGS)
def test_a_gate_gives_nothing_away(client, site, slug):
    hand = site.hands[slug]
    if not hand.gates:
        return
    before = min(hand.gates)
    steps = hand.steps
    told = {words for step in steps[:before] for words in words_of(step)}
    later = {words for step in steps[before:] for words in words_of(step)} - told
    known = {card for step in steps[:before] for card in cards_of(step.state)}
    for wanted in (before, len(steps) - 1):
        for headers in ({}, PARTIAL, JSON):
            answer = client.get(f"/draw-poker/hands/{slug}/{wanted}/", headers=headers)
            text = ASIDE.sub("", answer.content.decode())
            assert_hidden(dealt_later(steps[before:]) - known, text, (slug, wanted))
            assert_untold(later, text, wanted)


@pytest.mark.parametrize("slug", SLUGS)
def test_what_parts_behind_a_gate_is_not_told_before_it(client, site, slug):
    """Neither the houses under which a later step goes otherwise, nor the branches from there."""
    hand = site.hands[slug]
    if not hand.gates:
        return
    before, home = min(hand.gates), f"/draw-poker/hands/{slug}/"
    ahead = [branch for branch in hand.record.branches if branch.after + 1 >= before]
    for place in (f"{before - 1}/", f"{before}/", "houses/", f"otherwise/{before - 1}/"):
        text = client.get(home + place).content.decode()
        assert all(int(at) < before for at in re.findall(r"part(?:s|ed)? at step (\d+)", text)), (
            place
        )
        assert [branch.id for branch in ahead if f"/branch/{branch.id}/" in text] == [], place


@pytest.mark.parametrize("slug", SLUGS)
def test_a_seat_is_told_of_no_branch_and_no_house_of_others(client, site, slug):
    hand = site.hands[slug]
    for number in {0, len(hand.steps) // 2, len(hand.steps) - 1}:
        address = f"/draw-poker/hands/{slug}/{number}/?seat=A&shown={OPEN}"
        body = client.get(address, headers=PARTIAL).content.decode()
        assert "parts at step" not in body
        assert "/branch/" not in body


@pytest.mark.parametrize("slug", SLUGS)
def test_a_question_gives_its_answer_to_nobody_who_has_not_answered(client, site, slug):
    hand = site.hands[slug]
    for question in hand.questions.values():
        address = f"/draw-poker/hands/{slug}/questions/{question.id}/"
        body = client.get(address).content.decode()
        assert "data-judged" not in body
        assert 'class="result"' not in body
        assert " checked" not in body
        steps = hand.branches[question.branch] if question.branch else hand.steps
        known = {card for step in steps[: question.step + 1] for card in cards_of(step.state)}
        named = {card for act in question.acts.values() for card in act.cards}
        named |= {card for card in PACK if card.name in question.prompt}
        cards = dealt_later(steps[question.step + 1 :]) - known - named
        assert_hidden(cards, ASIDE.sub("", body), address)


def test_the_hands_of_these_tests_are_no_part_of_the_book():
    assert not {file.stem for file in HANDS.glob("*.toml")} & set(SLUGS)
