"""What cards and steps went wrong with for eyes, ears and keys elsewhere."""

import re
from html import unescape

import pytest

from hoyle.engine.cards import PACK
from hoyle.web.look import Look
from hoyle.web.present.common import card_view
from tests.source import BASE
from tests.web.page import PARTIAL, Page

POT = "/draw-poker/hands/pot/"
TEXTS = [
    file
    for folder in ("templates", "hoyle", "static", "lessons")
    for file in sorted((BASE / folder).rglob("*"))
    if file.suffix in (".html", ".py", ".css", ".js", ".md", ".toml") and "vendor" not in file.parts
]
BLOCK = re.compile(
    "[\U0001f0a0-\U0001f0ff]"
)  # playing cards, in which a knight stands below queens
SUITS = re.compile("[\u2660-\u2667](?!\ufe0e)")
CSS = (BASE / "static/book.css").read_text(encoding="utf-8")


def test_access_suits_differ_in_shape_and_in_name():
    symbols = (BASE / "templates/parts/symbols.html").read_text(encoding="utf-8")
    shapes = dict(re.findall(r'<symbol id="s-([cdhs])"[^>]*>(.*?)</symbol>', symbols))
    assert len(set(shapes.values())) == len(shapes) == 4
    seen = [card_view(card) for card in PACK]
    assert len({(card["rank"], card["suit"]) for card in seen}) == 52
    assert len({card["name"] for card in seen}) == 52


def colours(name: str, rule: str = ":root") -> tuple[str, str]:
    """A colour of the look by day and by night."""
    for body in re.findall(rf"^{re.escape(rule)} \{{(.*?)\}}", CSS, re.S | re.M):
        found = re.search(
            rf"--{name}: (?:light-dark\((#\w+), (#\w+)\)|(#\w+)|var\(--(\w+)\))", body
        )
        if found:
            day, night, always, other = found.groups()
            return (day, night) if day else (always, always) if always else colours(other)
    return colours(name)


@pytest.mark.parametrize("rule", [":root", "[data-suits=four]"])
def test_access_every_suit_can_be_read_on_the_face_of_a_card(rule):
    """A card has a light face by night too, so that black suits are seen on it."""
    suits = [colours(suit, rule) for suit in ("club", "diamond", "heart", "spade")]
    for hour, face in enumerate(colours("card")):
        for suit in suits:
            assert contrast(suit[hour], face) >= 4.5
    assert len(set(suits)) == (2 if rule == ":root" else 4)


def test_access_four_coloured_suits_come_as_pictures_too():
    two, four = (
        {card_view(card, Look(suits=suits, faces="picture"))["art"] for card in PACK}
        for suits in ("two", "four")
    )
    assert len(two) == len(four) == 52
    assert not two & four


def test_access_no_card_is_a_letter_of_the_playing_card_block():
    for file in TEXTS:
        assert not BLOCK.search(file.read_text(encoding="utf-8")), file


@pytest.mark.django_db
@pytest.mark.parametrize("address", ["/", f"{POT}11/", "/draw-poker/lessons/in-the-middle/"])
def test_access_a_suit_is_drawn_and_never_left_to_an_emoji(client, book, address):
    assert not SUITS.search(unescape(client.get(address).content.decode()))


@pytest.mark.django_db
def test_access_every_card_on_a_page_has_its_name_in_words(client, book):
    text = client.get(f"{POT}11/").content.decode()
    cards = re.findall(r'<(?:a|span) class="card"[^>]*data-face="up".*?</(?:a|span)>', text)
    names = re.findall(r'data-face="up".*?<span class="vh">([^<]+)</span>', text)
    assert len(names) == len(cards) > 10
    for name in names:
        assert re.fullmatch(r"\w+ of (clubs|diamonds|hearts|spades)(, \w+)?", name)
    assert "black" not in " ".join(names)


@pytest.mark.django_db
def test_access_a_step_is_said_by_a_region_that_was_there_before_it(client, book):
    """The region stands outside of what is swapped, and what it is given to say is short."""
    whole = Page(client.get(f"{POT}4/"))
    assert whole.one("div", role="status") == {
        "id": "live",
        "class": "vh",
        "role": "status",
        "aria-live": "polite",
    }
    assert "opens" not in whole.text.partition('role="status"')[2].partition("</div>")[0]
    part = Page(client.get(f"{POT}4/", headers=PARTIAL))
    assert not part.all("div", role="status")
    (said,) = [attrs["data-say"] for _, attrs in part.elements if "data-say" in attrs]
    assert "C opens for five." in said
    assert "Pool: twenty-five." in said
    assert len(said) < 200


@pytest.mark.django_db
def test_access_cards_to_choose_from_are_boxes_with_names(client, book):
    """At a draw each card is a box one can tab to, and its name is the card's."""
    seen = client.get(f"{POT}otherwise/8/").content.decode()
    box = re.compile(r'<label><input type="checkbox" name="cards"[^>]*>(.*?)</label>', re.S)
    labels = box.findall(seen)
    assert len(labels) == 5
    for label in labels:
        assert re.search(r'class="vh">\w+ of \w+<', label)


@pytest.mark.django_db
def test_access_choices_are_radio_buttons_each_in_its_label(client, book):
    text = client.get(f"{POT}questions/pool-open/").content.decode()
    choices = re.findall(r"<label class=\"choice\"><input ([^>]*)>", text)
    assert len(choices) >= 3
    assert all('type="radio"' in attrs for attrs in choices)


@pytest.mark.django_db
def test_access_controls_keep_their_ids_from_step_to_step(client, book):
    """So that the focus is on the same control after the step was swapped in."""
    ids = [
        [attrs["id"] for tag, attrs in Page(client.get(f"{POT}{step}/", headers=PARTIAL)).elements
         if tag == "a" and "id" in attrs]
        for step in (0, 4, 19)
    ]  # fmt: skip
    assert ids[0] == ids[1] == ids[2] == ["step-first", "step-prev", "step-next", "step-last"]


def light(colour: str) -> float:
    """The relative luminance of ``#rgb`` or ``#rrggbb``."""
    digits = colour.lstrip("#")
    digits = "".join(2 * digit for digit in digits) if len(digits) == 3 else digits
    parts = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21."""
    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_access_a_black_suit_on_a_dark_ground_would_not_be_seen():
    assert round(contrast("#000000", "#121212"), 2) == 1.12
