"""Forgetting everything at the very moment of an answer: nothing fails, and nobody is mixed up."""

import pytest

from hoyle.web import learner as learners
from hoyle.web.models import Answer, Learner, Sitting
from hoyle.web.views import playing, questions
from tests.web.seated import Player, quick

__all__ = ["quick"]
POT = "/draw-poker/hands/pot/"
pytestmark = pytest.mark.django_db(transaction=True)


def meanwhile(monkeypatch, module, name):
    """Before that function of the module is first called, everybody is forgotten."""
    real, calls = getattr(module, name), []

    def forgetful(*given):
        if not calls:
            Learner.objects.all().delete()
        calls.append(name)
        return real(*given)

    monkeypatch.setattr(module, name, forgetful)
    return calls


def test_an_answer_is_then_a_newcomers(client, book, monkeypatch):
    asked = book.rooms["draw-poker"].hands["pot"].questions["who-speaks"]
    form = {"choice": asked.answer, "attempt": 1}
    address = f"{POT}questions/who-speaks/"
    client.post(address, form)
    known = client.cookies["learner"].value
    calls = meanwhile(monkeypatch, questions, "keep_answer")
    assert client.post(address, form).status_code == 303
    assert len(calls) == 2
    assert client.cookies["learner"].value != known
    assert Answer.objects.get().learner == Learner.objects.get()


def test_a_table_is_then_no_longer_there(quick, monkeypatch):
    player = Player("straight-poker", seats="2")
    meanwhile(monkeypatch, playing, "carry_on")
    answer = player.send(0, cut="7")
    assert answer.status_code == 404
    assert "There is no such table" in answer.content.decode()
    assert not Sitting.objects.exists()


def test_what_is_written_meanwhile_does_not_hinder_forgetting(client, book):
    asked = book.rooms["draw-poker"].hands["pot"].questions["who-speaks"]
    client.post(f"{POT}questions/who-speaks/", {"choice": asked.answer, "attempt": 1})
    gone = Learner.objects.get()
    learners.erase(gone)
    learners.erase(gone)
    assert not Answer.objects.exists()
