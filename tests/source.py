"""The project's own Python, parsed once for the tests that read it."""

import ast
from functools import cache
from pathlib import Path

BASE = Path(__file__).resolve().parents[1]
PACKAGE = BASE / "hoyle"
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


@cache
def modules(folder: Path = PACKAGE) -> dict[str, ast.Module]:
    """Every module under a folder: its path from the top, and its tree."""
    return {
        str(file.relative_to(BASE)): ast.parse(file.read_text(encoding="utf-8"))
        for file in sorted(folder.rglob("*.py"))
    }


def functions():
    """Every function of the package as (where, node)."""
    for path, tree in modules().items():
        for node in ast.walk(tree):
            if isinstance(node, FUNCTIONS):
                yield f"{path}:{node.lineno} {node.name}", node


def public(path: str, tree: ast.Module):
    """The module, its public classes and functions, and those classes' public methods."""
    yield path, tree
    for node in tree.body:
        if isinstance(node, (*FUNCTIONS, ast.ClassDef)) and not node.name.startswith("_"):
            yield f"{path}:{node.lineno} {node.name}", node
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            for part in node.body:
                if isinstance(part, FUNCTIONS) and not part.name.startswith("_"):
                    yield f"{path}:{part.lineno} {node.name}.{part.name}", part


def length(node: ast.AST) -> int:
    """Lines from `def` to the end, without the docstring."""
    first = node.body[0]
    has_words = ast.get_docstring(node, clean=False) is not None
    words = first.end_lineno - first.lineno + 1 if has_words else 0
    return node.end_lineno - node.lineno + 1 - words
