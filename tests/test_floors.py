"""The shape of the house: who may use whom, how long a thing may be, what each must say."""

import ast
import os
import subprocess
import sys
import tomllib

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

from tests.source import BASE, FUNCTIONS, functions, length, modules, public

LONGEST_MODULE = 300
LONGEST_FUNCTION = 30
ENGINE_IMPORT_MS = 50


def test_import_contracts_are_kept(monkeypatch, capsys):
    monkeypatch.chdir(BASE)
    status = lint_imports(cache_dir=None)
    assert status == EXIT_STATUS_SUCCESS, capsys.readouterr().out


def test_every_floor_and_engine_part_is_under_a_contract():
    contracts = tomllib.loads((BASE / "pyproject.toml").read_text())["tool"]["importlinter"]
    exhaustive = [c["containers"] for c in contracts["contracts"] if c.get("exhaustive")]
    assert exhaustive == [["hoyle"], ["hoyle.engine"]]


def test_no_module_is_too_long():
    long = {
        path: lines
        for path in modules()
        if (lines := len((BASE / path).read_text(encoding="utf-8").splitlines())) > LONGEST_MODULE
    }
    assert not long


def test_no_function_is_too_long():
    assert not [(where, length(f)) for where, f in functions() if length(f) > LONGEST_FUNCTION]


def test_nothing_is_imported_inside_a_function():
    inside = [
        where
        for where, function in functions()
        for node in ast.walk(function)
        if isinstance(node, (ast.Import, ast.ImportFrom))
    ]
    assert not inside


def test_everything_public_has_a_docstring():
    silent = [
        where
        for path, tree in modules().items()
        if tree.body  # an empty __init__ has nothing to say
        for where, node in public(path, tree)
        if not ast.get_docstring(node)
        and not (isinstance(node, FUNCTIONS) and _is_overload_or_override(node))
    ]
    assert not silent


def _is_overload_or_override(node: ast.AST) -> bool:
    names = {getattr(d, "id", getattr(d, "attr", "")) for d in node.decorator_list}
    return bool(names & {"overload", "override"})


def test_lessons_hold_no_python():
    assert not list((BASE / "lessons").rglob("*.py"))


def houses() -> dict[str, dict]:
    """Every house of the book by its id."""
    files = (BASE / "lessons").rglob("houses.toml")
    tables = [tomllib.loads(file.read_text(encoding="utf-8")).get("houses", {}) for file in files]
    return {name: house for table in tables for name, house in table.items()}


def test_code_never_asks_for_a_house_by_name():
    """A word that is also an option or a term may be compared, but not with a house."""
    names = houses()
    values = {str(value) for house in names.values() for value in house["rules"].values()}
    asked = [
        f"{path}:{part.lineno} {ast.unparse(node)}"
        for path, tree in modules().items()
        for node in ast.walk(tree)
        if isinstance(node, (ast.Compare, ast.Subscript, ast.match_case))
        for part in ast.walk(node.pattern if isinstance(node, ast.match_case) else node)
        if isinstance(part, ast.Constant) and part.value in names
        if ("-" in part.value and part.value not in values) or "house" in ast.unparse(node)
    ]
    assert names
    assert not asked


def in_a_new_python(code: str, **env: str) -> str:
    """What a fresh interpreter prints."""
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=BASE,
        env={**os.environ, "PYTHONPATH": str(BASE), **env},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()


def test_the_engine_comes_up_at_once(tmp_path):
    game = "hoyle.engine.games.draw_poker"
    code = f"from time import process_time as t; a = t(); import {game}; print(t() - a)"
    kept = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(tmp_path)}
    tries = (1000 * float(in_a_new_python(code, **kept)) for _ in range(24))  # the first compiles
    assert any(took < ENGINE_IMPORT_MS for took in tries)


@pytest.mark.parametrize(
    ("module", "strangers"),
    [
        ("hoyle.engine", {"django", "numpy", "random"}),
        ("hoyle.study", {"django", "numpy"}),
        ("hoyle.book", {"django", "numpy"}),
    ],
)
def test_a_lower_floor_brings_in_no_stranger(module, strangers):
    code = f"""
import importlib, pkgutil, sys
top = importlib.import_module({module!r})
for found in pkgutil.walk_packages(top.__path__, top.__name__ + "."):
    importlib.import_module(found.name)
print(*sys.modules)
"""
    assert not strangers & set(in_a_new_python(code).split())
