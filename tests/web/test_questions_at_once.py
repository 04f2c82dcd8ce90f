"""Answers given at the same moment, into a database of several users, by threads of their own."""

import json
import os
import subprocess
import sys

from tests.source import BASE

SCRIPT = """
import json, sys
from concurrent.futures import ThreadPoolExecutor
import django
django.setup()
from django.core.management import call_command
from django.db import connection
from hoyle.web.learner import keep_answer, keep_place
from hoyle.web.models import Answer, Learner, Place, Review
from hoyle.web.reviewing import note_answer

call_command("migrate", verbosity=0, skip_checks=True)
learner = Learner.objects.create()

def give(number):
    try:
        place = ("draw-poker", "pot", f"q{number % 4}")
        keep_answer(learner, place, f"choice-{number // 8}", number % 8 < 4, 1)
        note_answer(learner, "draw-poker", f"pot/q{number % 4}", number % 8 < 4)
        keep_place(learner, Place.HAND, "draw-poker", "pot", number, done=number == 7)
    finally:
        connection.close()

with ThreadPoolExecutor(8) as pool:
    list(pool.map(give, range(32)))
rows = Answer.objects.order_by("question")
print(json.dumps({
    "questions": [row.question for row in rows],
    "attempts": [row.attempts for row in rows],
    "solved": [row.solved for row in rows],
    "reviews": sorted(Review.objects.values_list("item", flat=True)),
    "places": [(place.slug, place.done) for place in Place.objects.all()],
}))
"""


def test_every_answer_stays_and_each_question_has_one_row(shared_database):
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=BASE,
        env={
            **os.environ,
            "PYTHONPATH": str(BASE),
            "DJANGO_SETTINGS_MODULE": "tests.settings",
            "DATABASE_URL": shared_database,
        },
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    kept = json.loads(done.stdout)
    assert kept["questions"] == ["q0", "q1", "q2", "q3"]
    assert all(1 <= attempts <= 8 for attempts in kept["attempts"])
    assert kept["solved"] == [True] * 4
    assert kept["reviews"] == ["pot/q0", "pot/q1", "pot/q2", "pot/q3"]
    assert kept["places"] == [["pot", True]]
