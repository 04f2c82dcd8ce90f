"""What the environment says. Every reader here names the setting it could not read."""

from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import SplitResult, parse_qsl, quote, unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured

SQLITE_OPTIONS = {
    "transaction_mode": "IMMEDIATE",
    "timeout": 5,
    "init_command": "PRAGMA journal_mode=WAL;PRAGMA synchronous=NORMAL;",
}

Env = Mapping[str, str]


def flag(env: Env, name: str) -> bool:
    """A setting that is 0 (the default) or 1, and nothing else."""
    value = env.get(name, "0")
    if value not in ("0", "1"):
        raise ImproperlyConfigured(f"{name} must be 0 or 1, not {value!r}")
    return value == "1"


def hosts(env: Env, name: str) -> list[str]:
    """The host names we answer to, separated by commas."""
    value = env.get(name, "127.0.0.1,localhost")
    found = [host.strip() for host in value.split(",")]
    if not all(found) or any(" " in host or "/" in host for host in found):
        raise ImproperlyConfigured(f"{name} must be host names between commas, not {value!r}")
    return found


def secret_key(env: Env, name: str, file: Path) -> str:
    """The key that signs cookies and forms: from the environment, or else from its file."""
    key = env.get(name) if name in env else _read(file, name)
    key = (key or "").strip()
    if len(key) < 32:
        raise ImproperlyConfigured(f"{name} must be at least 32 characters long")
    return key


def _read(file: Path, name: str) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise ImproperlyConfigured(
            f"{name} is not set and {file} cannot be read ({fault}); `make setup` writes that file"
        ) from fault


def folder(env: Env, name: str, default: Path) -> Path:
    """A folder that is there, and holds the contents of a book."""
    path = Path(env.get(name, default)).absolute()
    if not path.is_dir():
        raise ImproperlyConfigured(f"{name} must be a folder: {path} is not one")
    if not (path / "contents.toml").is_file():
        raise ImproperlyConfigured(f"{name} must hold a book: no contents.toml is in {path}")
    return path


def database(env: Env, name: str, default: Path) -> dict[str, Any]:
    """Django's settings for `sqlite:///path` or `postgres://user:password@host:port/base`."""
    value = env.get(name, f"sqlite:///{quote(str(default))}")
    try:
        url = urlsplit(value)
        known = {"sqlite": _sqlite, "postgres": _postgres, "postgresql": _postgres}[url.scheme]
        return {**known(url), "CONN_MAX_AGE": None}
    except (KeyError, ValueError) as fault:
        raise ImproperlyConfigured(
            f"{name} must be sqlite:///path or postgres://user@host/base, not {_masked(value)!r}"
        ) from fault


def _sqlite(url: SplitResult) -> dict[str, Any]:
    path = unquote(url.path).removeprefix("/")
    if url.netloc or not path:
        raise ValueError("no path")
    return {"ENGINE": "django.db.backends.sqlite3", "NAME": path, "OPTIONS": SQLITE_OPTIONS}


def _postgres(url: SplitResult) -> dict[str, Any]:
    base = unquote(url.path).removeprefix("/")
    if not base:
        raise ValueError("no database named")
    options = dict(parse_qsl(url.query))
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": base,
        "USER": unquote(url.username or ""),
        "PASSWORD": unquote(url.password or ""),
        "HOST": options.pop("host", "") or url.hostname or "",
        "PORT": str(url.port or ""),
        "OPTIONS": options,
    }


def driver(database: Mapping[str, Any], name: str) -> None:
    """Refuse a database whose driver is not installed."""
    if database["ENGINE"].endswith("postgresql") and find_spec("psycopg") is None:
        raise ImproperlyConfigured(
            f"{name} names PostgreSQL, and psycopg, its driver, is not installed; "
            "`make setup` installs it from requirements-postgres.txt"
        )


def _masked(value: str) -> str:
    """An address as it may stand in a log: without a password."""
    head, at, tail = value.rpartition("@")
    return f"{head.rpartition(':')[0]}:…@{tail}" if at and head.count(":") > 1 else value
