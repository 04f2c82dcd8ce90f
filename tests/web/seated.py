"""A player who knows nothing but the site: sits down, reads what may be done, and does it."""

from __future__ import annotations

import json
from functools import partial
from random import Random

import pytest
from django.test import Client

from hoyle.study.sitting import play as playing
from hoyle.web.models import Sitting
from tests.web.page import JSON

MOST = 400


@pytest.fixture
def quick(monkeypatch):
    """The others count and sample less."""
    for name in ("choose", "weigh"):
        monkeypatch.setattr(playing, name, partial(getattr(playing, name), quick=True))


class Player:
    """One browser at one table."""

    def __init__(self, game, query="", seats="", seat="A", client=None, **more):
        self.client = client or Client()
        self.game = game
        where = f"/{game}/sit/"
        form = {"seats": seats, "seat": seat, **more, **query_of(query)}
        self.laid = self.client.post(where, form)
        self.home = self.laid.url if self.laid.status_code == 303 else ""

    @property
    def row(self) -> Sitting:
        """What is kept of it."""
        return Sitting.objects.get(key=self.home.split("/")[-2])

    def data(self) -> dict:
        """The table as plain data."""
        answer = self.client.get(self.home, headers=JSON)
        assert answer.status_code == 200
        return json.loads(answer.content)

    def send(self, step, **form):
        """One form."""
        return self.client.post(self.home, {"step": step, **form})

    def act(self, rng: Random, data: dict | None = None):
        """Cut, or any of the acts that may be done."""
        data = data or self.data()
        if data["cut"]:
            answer = self.send(data["number"], cut=rng.randrange(data["cut"]["most"] + 1))
        else:
            answer = self.send(data["number"], act=rng.choice(data["acts"])["said"])
        assert answer.status_code == 303, answer.content.decode()
        return answer

    def play(self, rng: Random, deals: int = 0) -> int:
        """To the end of the hand, or of so many deals; how many forms were sent."""
        for number in range(MOST):
            data = self.data()
            if data["over"] or (deals and data["cut"] and len(self.row.cuts) == deals):
                return number
            self.act(rng, data)
        raise AssertionError("it does not end")


def query_of(query: str) -> dict[str, str]:
    """A query as the fields of a form."""
    return dict(pair.split("=") for pair in query.removeprefix("?").split("&") if pair)
