"""`manage.py hand`: a hand in the terminal, and a fault that is named and exits with 1."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

HANDS = Path(__file__).parents[2] / "lessons/draw-poker/hands"
HAND = HANDS / "only-two-in.toml"


def ran(*words: str) -> str:
    """What the command prints."""
    out = StringIO()
    call_command("hand", *words, stdout=out)
    return out.getvalue()


def test_a_step_a_line() -> None:
    lines = ran(str(HAND)).splitlines()
    steps = json.loads(ran(str(HAND), "--json"))
    assert len(lines) == len(steps)
    assert "Pool 10." in lines[-1]


def test_json_tells_all_of_a_step() -> None:
    step = next(s for s in json.loads(ran(str(HAND), "--json")) if s["label"] == "make-jack")
    wanted = [
        "number",
        "label",
        "seat",
        "act",
        "verdict",
        "laws",
        "reason",
        "phase",
        "turn",
        "pool",
        "stacks",
        "hands",
    ]
    assert set(wanted) <= set(step)
    assert (step["seat"], step["verdict"], step["pool"]) == ("A", "lawful", 4)
    assert step["laws"] == ["jack.only-two-in"]


def test_a_branch_may_be_replayed() -> None:
    assert "cannot be made a jack" in ran(str(HAND), "--branch", "raised")


def test_a_line_not_as_marked_is_named(tmp_path: Path) -> None:
    text = HAND.read_text(encoding="utf-8").replace('"p3 fold', '"p3 make-jack', 1)
    (tmp_path / "wrong.toml").write_text(text, encoding="utf-8")
    with pytest.raises(CommandError, match=r"wrong\.toml:\d+: is refused.*p3 make-jack"):
        ran(str(tmp_path / "wrong.toml"))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "is missing|needs|wants"),
        ('variant = "draw-poker"\ntitle = 3', "title"),
        ("variant = ", "line 1|:1"),
        ("\x00", "line 1|:1"),
    ],
)
def test_a_malformed_file_is_named(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "bad.toml").write_text(text, encoding="utf-8")
    with pytest.raises(CommandError, match=f"bad.toml.*({fault})"):
        ran(str(tmp_path / "bad.toml"))


def test_a_game_that_is_not_in_the_book(tmp_path: Path) -> None:
    text = HAND.read_text(encoding="utf-8").replace('"draw-poker"', '"whist"', 1)
    (tmp_path / "other.toml").write_text(text, encoding="utf-8")
    with pytest.raises(CommandError, match=r"other\.toml.*no game.*whist"):
        ran(str(tmp_path / "other.toml"))


def test_no_such_file_or_branch(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="missing"):
        ran(str(tmp_path / "none.toml"))
    with pytest.raises(CommandError, match="no-such"):
        ran(str(HAND), "--branch", "no-such")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('laws    = ["jack', 'laws    = ["no.such", "jack', r":5: no law .*“no\.such”"),
        ('"large-party-straddle"', '"nowhere"', r":6: no house .*“nowhere”"),
        (
            '"p5 fold",\n  "p1 make-jack     @asked',
            '"p4 fold",\n  "p1 make-jack     @asked',
            "p4 fold",
        ),
        ('ask = "cost"', 'ask = "whether"', "whether"),
    ],
)
def test_head_branches_and_questions_are_held_to_the_book_too(
    tmp_path: Path, old: str, new: str, fault: str
) -> None:
    text = HAND.read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "wrong.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(CommandError, match=rf"wrong\.toml.*{fault}"):
        ran(str(tmp_path / "wrong.toml"))


def test_a_line_without_end_is_not_repeated(tmp_path: Path) -> None:
    text = HAND.read_text(encoding="utf-8").replace('"p3 fold', f'"{"p3 fold " * 9999}', 1)
    (tmp_path / "long.toml").write_text(text, encoding="utf-8")
    with pytest.raises(CommandError, match=r"long\.toml:\d+: .*p3 fold.*…") as refusal:
        ran(str(tmp_path / "long.toml"))
    assert len(str(refusal.value)) < 500
