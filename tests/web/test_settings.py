"""A setting that is missing or unreadable is an error that names it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from hoyle.web import environment
from tests.source import BASE

KEY = "k" * 40
BAD = {
    "HOYLE_DEBUG": ["", "true", "2", "yes", " 1"],
    "HOYLE_HOSTS": ["", "a,,b", "http://a", "a b"],
    "HOYLE_SECRET_KEY": ["", "short", " " * 50],
    "DATABASE_URL": [
        "",
        "nonsense",
        "mysql://u@h/b",
        "sqlite://",
        "sqlite:///",
        "sqlite://host/path",
        "postgres://host",
        "postgres://u@h:port/base",
        "postgres://[/base",
    ],
    "HOYLE_LESSONS": ["/nowhere/at/all", "manage.py", "static"],
}


def read(env: dict[str, str]) -> dict:
    """All settings that come from the environment, read as settings.py reads them."""
    return {
        "debug": environment.flag(env, "HOYLE_DEBUG"),
        "hosts": environment.hosts(env, "HOYLE_HOSTS"),
        "key": environment.secret_key(env, "HOYLE_SECRET_KEY", Path("/nowhere/key")),
        "database": environment.database(env, "DATABASE_URL", Path("/data/hoyle.sqlite3")),
        "lessons": environment.folder(env, "HOYLE_LESSONS", BASE / "lessons"),
    }


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, values in BAD.items() for value in values]
)
def test_an_unreadable_setting_is_named(name, value):
    with pytest.raises(ImproperlyConfigured, match=name):
        read({"HOYLE_SECRET_KEY": KEY, name: value})


def test_a_missing_key_is_named_with_its_file():
    with pytest.raises(ImproperlyConfigured, match=r"HOYLE_SECRET_KEY.*/nowhere/key"):
        read({})


def test_the_key_may_come_from_its_file(tmp_path):
    file = tmp_path / "key"
    file.write_text(KEY + "\n")
    assert environment.secret_key({}, "HOYLE_SECRET_KEY", file) == KEY


def test_defaults_are_those_of_production():
    found = read({"HOYLE_SECRET_KEY": KEY})
    assert found["debug"] is False
    assert found["hosts"] == ["127.0.0.1", "localhost"]
    assert found["database"]["NAME"] == "/data/hoyle.sqlite3"
    assert found["database"]["CONN_MAX_AGE"] is None
    assert found["database"]["OPTIONS"]["transaction_mode"] == "IMMEDIATE"


@pytest.mark.parametrize(
    ("url", "wanted"),
    [
        ("sqlite:///here.db", {"NAME": "here.db"}),
        ("sqlite:////srv/a%20b.db", {"NAME": "/srv/a b.db"}),
        (
            "postgres://ann:p%40ss@db.local:5433/hoyle?sslmode=require",
            {
                "NAME": "hoyle",
                "USER": "ann",
                "PASSWORD": "p@ss",
                "HOST": "db.local",
                "PORT": "5433",
                "OPTIONS": {"sslmode": "require"},
            },
        ),
        ("postgresql://ann@/hoyle?host=/run/pg", {"HOST": "/run/pg", "OPTIONS": {}}),
    ],
)
def test_a_database_address_is_read(url, wanted):
    found = environment.database({"DATABASE_URL": url}, "DATABASE_URL", Path("x"))
    assert {key: found[key] for key in wanted} == wanted


def test_a_refused_address_keeps_its_password_to_itself():
    with pytest.raises(ImproperlyConfigured) as refusal:
        environment.database({"U": "mysql://ann:hush@h/b"}, "U", Path("x"))
    assert "hush" not in str(refusal.value)


def test_a_database_without_its_driver_is_named(monkeypatch):
    found = environment.database({"U": "postgres://ann@h/b"}, "U", Path("x"))
    monkeypatch.setattr(environment, "find_spec", lambda name: None)
    with pytest.raises(ImproperlyConfigured, match=r"DATABASE_URL.*psycopg"):
        environment.driver(found, "DATABASE_URL")
    environment.driver(environment.database({}, "U", Path("x")), "DATABASE_URL")


@pytest.mark.parametrize(
    ("command", "name", "value", "said"),
    [
        ("check", "HOYLE_DEBUG", "on", "Hoyle is not configured: HOYLE_DEBUG must be 0 or 1"),
        (
            "migrate",
            "DATABASE_URL",
            "sqlite:////nowhere/at/all.db",
            "Hoyle cannot use the database that DATABASE_URL names: unable to open",
        ),
        (
            "migrate",
            "DATABASE_URL",
            f"sqlite:///{BASE / 'LICENSE'}",
            "Hoyle cannot use the database that DATABASE_URL names: file is not a database",
        ),
    ],
)
def test_a_command_ends_with_one_plain_line(command, name, value, said):
    done = subprocess.run(
        [sys.executable, "manage.py", command],
        cwd=BASE,
        env={**os.environ, "DJANGO_SETTINGS_MODULE": "hoyle.web.settings", name: value},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1
