"""A server of our own for as long as it is measured, and a client that asks as fast as it can."""

import gzip
import http.client
import os
import selectors
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic, perf_counter, sleep

import brotli

HOST = "127.0.0.1"
DECODERS = {"br": brotli.decompress, "gzip": gzip.decompress, "": bytes}
Headers = Mapping[str, str]


@dataclass(frozen=True)
class Answer:
    """What came back: status, headers and the bytes as they were sent."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        """The body decoded."""
        return DECODERS[self.headers.get("content-encoding", "")](self.body).decode()


@contextmanager
def served(target: str, env: Mapping[str, str]) -> Iterator[int]:
    """The port of a granian with one worker, as `make run` has two, gone at the end."""
    with socket.socket() as free:
        free.bind((HOST, 0))
        port = free.getsockname()[1]
    command = ["granian", "--interface", "wsgi", "--workers", "1", "--blocking-threads", "1"]
    command += ["--no-ws", "--log-level", "error", "--host", HOST, "--port", str(port), target]
    with subprocess.Popen([sys.executable, "-m", *command], env={**os.environ, **env}) as server:
        try:
            _wait(server, port)
            yield port
        finally:
            server.terminate()


def _wait(server: subprocess.Popen[bytes], port: int) -> None:
    end = monotonic() + 30
    while server.poll() is None and monotonic() < end:
        try:
            get(port, "/")
            return
        except OSError:
            sleep(0.1)
    raise RuntimeError("the server did not come up")


def get(port: int, address: str, headers: Headers | None = None) -> Answer:
    """One answer."""
    line = http.client.HTTPConnection(HOST, port, timeout=20)
    try:
        line.request("GET", address, headers=dict(headers or {}))
        answer = line.getresponse()
        fields = {name.lower(): value for name, value in answer.getheaders()}
        return Answer(answer.status, fields, answer.read())
    finally:
        line.close()


def rate(port: int, address: str, headers: Headers, seconds: float, lines: int = 8) -> float:
    """Answers a second over several kept connections."""
    fields = {"Host": HOST, **headers}
    asking = f"GET {address} HTTP/1.1\r\n" + "".join(f"{n}: {v}\r\n" for n, v in fields.items())
    request, count = (asking + "\r\n").encode(), 0
    with selectors.DefaultSelector() as ready:
        sockets = [socket.create_connection((HOST, port), timeout=20) for _ in range(lines)]
        for one in sockets:
            one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            ready.register(one, selectors.EVENT_READ)
            one.sendall(request)
        start = perf_counter()
        while (took := perf_counter() - start) < seconds:
            for key, _ in ready.select(1):
                _take(key.fileobj)
                key.fileobj.sendall(request)
                count += 1
        for one in sockets:
            one.close()
    return count / took


def _take(line: socket.socket) -> None:
    """Read one whole answer."""
    got = line.recv(65536)
    while (end := got.find(b"\r\n\r\n")) < 0:
        got += line.recv(65536)
    head = got[:end].lower()
    if b" 200 " not in head[:14]:
        raise RuntimeError(f"not answered: {head[:60]!r}")
    length = int(head.split(b"content-length:", 1)[1].split(b"\r\n", 1)[0])
    while len(got) < end + 4 + length:
        got += line.recv(65536)
