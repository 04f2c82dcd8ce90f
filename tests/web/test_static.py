"""The static files as production serves them: hashed names, and nothing they name is missing."""

import json
import re

import pytest
from django.contrib.staticfiles.storage import ManifestStaticFilesStorage
from django.core.management import call_command

from hoyle.web.present.tricks import dress
from tests.source import BASE

STATIC_TAG = re.compile(r"{%\s*static\s+[\"']([^\"']+)[\"']")


@pytest.fixture
def collected(settings, tmp_path):
    """Everything collected into a folder of the test's own."""
    settings.STATIC_ROOT = tmp_path
    hashed = "django.contrib.staticfiles.storage.ManifestStaticFilesStorage"
    settings.STORAGES = {"staticfiles": {"BACKEND": hashed}}
    call_command("collectstatic", interactive=False, verbosity=0)
    return ManifestStaticFilesStorage(location=tmp_path, base_url="/static/")


def test_every_static_file_a_template_names_is_there(collected):
    named = {
        name
        for file in (BASE / "templates").rglob("*.html")
        for name in STATIC_TAG.findall(file.read_text(encoding="utf-8"))
    }
    missing = {name for name in named if name not in collected.hashed_files}
    assert not missing


DRESSED = {
    "/draw-poker/lessons/opening-the-jack/": "page-lesson.css",
    "/seven-up/hands/four-in-sides/3/": "page-step-tricks.css",
    "/all-fives/hands/pegging/3/": "page-step-pegs.css",
    "/draw-poker/hands/only-two-in/3/": "page-step.css",
}


@pytest.mark.django_db
@pytest.mark.parametrize("address", DRESSED)
def test_a_page_asks_for_the_one_sheet_its_tables_are_dressed_by(client, address):
    asked = re.findall(r'rel="stylesheet" href="/static/([^"]+)"', client.get(address).text)
    assert asked == [DRESSED[address]]


def test_there_is_a_sheet_for_every_page_with_tables(collected):
    dresses = {dress(tricks, board) for tricks, board in ((0, 0), (1, 0), (1, 1))}
    named = {f"page-{page}{one}.css" for page in ("lesson", "step") for one in dresses}
    assert len(named) == 6
    assert named <= set(collected.hashed_files)


def test_a_sheet_put_together_is_made_anew_when_a_part_of_it_changes(settings, tmp_path):
    source, out = tmp_path / "source", tmp_path / "out"
    source.mkdir()
    settings.STATICFILES_DIRS, settings.STATIC_ROOT = [source], out
    settings.STORAGES = {"staticfiles": {"BACKEND": "hoyle.web.lean.Lean"}}
    (source / "page.css").write_text('@import "/static/one.css";\n@import "/static/two.css";\n')
    (source / "two.css").write_text("b { top: 0; }")
    for colour in ("red", "blue"):
        (source / "one.css").write_text(f"a {{ color: {colour}; }}")
        call_command("collectstatic", interactive=False, verbosity=0)
        named = out / json.loads((out / "staticfiles.json").read_text())["paths"]["page.css"]
        assert named != out / "page.css"
        for file in (out / "page.css", named):
            assert file.read_text() == f"a{{color:{colour}}}b{{top:0}}"
