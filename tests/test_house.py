"""What the house is built from: locks, vendored files, and pages that call on nobody else."""

import hashlib
import re
import tomllib
from itertools import chain

import pytest

from tests.source import BASE

HTMX = "a0abb04f2f45a1f89d1d4844023245537e5e6014c87b144553e0607b4cc32130"
LOCKS = ("requirements.txt", "requirements-postgres.txt", "requirements-dev.txt")
TEMPLATES = sorted((BASE / "templates").rglob("*.html"))
STATIC = [
    file
    for file in sorted((BASE / "static").rglob("*"))
    if file.suffix in {".css", ".js", ".svg"} and "vendor" not in file.parts
]
PLAIN_NAMES = re.compile(r"xmlns(:\w+)?=([\"'])https?://[^\"']+\2")  # names, not addresses
ELSEWHERE = re.compile(r"(?:https?:)?//(?!127\.0\.0\.1|localhost)[a-z0-9-]+\.[a-z]", re.IGNORECASE)


def test_htmx_is_the_one_we_looked_at():
    file = BASE / "static/vendor/htmx.min.js"
    assert hashlib.sha256(file.read_bytes()).hexdigest() == HTMX
    assert "PROVIDED" in (BASE / "static/vendor/htmx-LICENSE.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_package_is_pinned_by_hash(lock):
    text = (BASE / lock).read_text().replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    assert len(lines) > 5
    assert [line for line in lines if "==" not in line or "--hash=sha256:" not in line] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_locks_name_no_address(lock):
    text = (BASE / lock).read_text()
    assert not re.search(r"://|index|find-links|file:|trusted-host", text)


def locked(lock: str) -> set[str]:
    """The pins of one lock file, hashes aside."""
    text = (BASE / lock).read_text()
    return set(re.findall(r"^[a-z0-9._-]+==[^\\\n]+", text, re.MULTILINE))


def test_what_is_tested_is_what_is_served():
    assert locked("requirements.txt") < locked("requirements-postgres.txt")
    assert locked("requirements-postgres.txt") < locked("requirements-dev.txt")


def further(project: dict) -> list[str]:
    """What is needed only where it is asked for."""
    return [*chain.from_iterable(project["project"]["optional-dependencies"].values())]


def test_every_dependency_is_locked_and_explained():
    project = tomllib.loads((BASE / "pyproject.toml").read_text())
    needs = [*project["project"]["dependencies"], *further(project)]
    names = {re.split(r"[\[<>=~ ]", need)[0] for need in needs}
    pinned = {pin.split("==")[0] for pin in locked("requirements-postgres.txt")}
    readme = (BASE / "README.md").read_text(encoding="utf-8").lower()
    assert names <= pinned
    assert {name for name in names if name not in readme} == set()


def test_every_setting_is_explained():
    settings = (BASE / "hoyle/web/settings.py").read_text()
    named = set(re.findall(r'os\.environ, "([A-Z_]+)"', settings))
    readme = (BASE / "README.md").read_text(encoding="utf-8")
    assert "DATABASE_URL" in named
    assert {name for name in named if f"`{name}`" not in readme} == set()


@pytest.mark.parametrize("file", TEMPLATES, ids=lambda f: str(f.relative_to(BASE)))
def test_templates_hold_no_inline_script_or_style(file):
    text = file.read_text(encoding="utf-8")
    bare = re.findall(r"<script(?![^>]*\ssrc=)[^>]*>", text)
    handlers = re.findall(r"\s(?:on[a-z]+|hx-on[:\w-]*|style)\s*=", text)
    assert (bare, handlers, "<style" in text, "javascript:" in text) == ([], [], False, False)


@pytest.mark.parametrize("file", TEMPLATES + STATIC, ids=lambda f: str(f.relative_to(BASE)))
def test_nothing_comes_from_another_host(file):
    text = PLAIN_NAMES.sub("", file.read_text(encoding="utf-8"))
    if file.suffix == ".js":
        text = re.sub(r"^\s*(//|\*|/\*).*$", "", text, flags=re.MULTILINE)
    assert ELSEWHERE.search(text) is None


@pytest.mark.parametrize("file", STATIC, ids=lambda f: str(f.relative_to(BASE)))
def test_static_files_ask_for_nothing_the_policy_refuses(file):
    assert not re.search(r"url\(\s*[\"']?data:|\beval\(|new Function\(", file.read_text("utf-8"))


def test_every_file_is_utf8_with_a_last_newline():
    kinds = ("*.py", "*.md", "*.toml", "*.html", "*.css")
    folders = ("hoyle", "lessons", "templates", "static", "tests")
    files = chain.from_iterable((BASE / f).rglob(kind) for f in folders for kind in kinds)
    texts = {file: file.read_text(encoding="utf-8") for file in files}
    assert [str(f) for f, text in texts.items() if text and not text.endswith("\n")] == []
