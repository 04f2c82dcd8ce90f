"""The house's doors: what `make` says to a setting it cannot use, and how the server stops."""

import os
import re
import signal
import socket
import subprocess
from contextlib import suppress
from itertools import islice

import pytest

from tests.source import BASE


def door(target: str, **env: str) -> subprocess.CompletedProcess[str]:
    """What make says to `target` when the settings are these."""
    return subprocess.run(
        ["make", "--no-print-directory", target],
        cwd=BASE,
        env={**os.environ, "MAKEFLAGS": "", **env},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize("value", ["", "80a", "-1", "0", "65536", "8000;true", "'"])
@pytest.mark.parametrize("name", ["PORT", "WORKERS"])
def test_a_number_of_makes_that_is_none_is_named(name, value):
    done = door(name.lower(), **{name: value})
    assert done.returncode != 0
    assert f"{name} must be a number from 1 to " in done.stderr


def test_a_port_that_is_taken_is_named():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"PORT must be one that is free: '{port}' is taken" in door("port", PORT=port).stderr
    assert door("port", PORT=port).returncode == 0


def served(port: int) -> subprocess.Popen[str]:
    """A small application, served just as `make run` serves the book."""
    told = door("run", PORT=str(port), MAKEFLAGS="n").stdout
    line = told[told.index("exec .venv/bin/granian") :].replace(
        "hoyle.web.wsgi", "wsgiref.simple_server"
    )
    return subprocess.Popen(
        ["bash", "-c", line.replace(":application", ":demo_app")],
        cwd=BASE,
        env={**os.environ, "PORT": str(port), "WORKERS": "2"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def test_the_server_stops_though_a_worker_does_not_listen():
    """Ctrl-C tells every process at once; a worker that is told twice may never end by itself."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with served(port) as server:
        try:
            spawned = (re.search(r"Spawning .* PID: (\d+)", said) for said in server.stdout or ())
            for worker in list(islice(filter(None, spawned), 2)):
                os.kill(int(worker[1]), signal.SIGSTOP)
            server.terminate()
            assert server.wait(15) == 0
        finally:
            with suppress(ProcessLookupError):
                os.killpg(server.pid, signal.SIGKILL)
