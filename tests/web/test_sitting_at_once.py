"""Forms sent at the same moment, into a database of several users, from threads of their own."""

import json
import os
import subprocess
import sys

from tests.source import BASE

SCRIPT = """
import json
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
import django
django.setup()
from django.core.management import call_command
from django.db import connection
from django.http import QueryDict
from hoyle.web.charters import charter_for, printed_house
from hoyle.web.models import Learner, Sitting
from hoyle.web.shelf import library
from hoyle.web.sittings import begin
from hoyle.web.views.playing import taken

call_command("migrate", verbosity=0, skip_checks=True)
room = library().rooms["straight-poker"]
house = printed_house(room)
charter = charter_for(room, room.game.rules(), house)
row = begin(Learner.objects.create(), charter, 2, 0, "ordinary")
start = Barrier(8)

def send(form):
    try:
        mine = Sitting.objects.get(pk=row.pk)
        start.wait()
        return taken(mine, QueryDict(f"step={mine.step}&{form}")).status
    finally:
        connection.close()

def at_once(forms):
    with ThreadPoolExecutor(8) as pool:
        return sorted(set(pool.map(send, forms)))

cuts = at_once([f"cut={number}" for number in range(8)])
row.refresh_from_db()
acts = at_once(["act=pass", *(f"act=bet+{number}" for number in range(1, 8))])
row.refresh_from_db()
own = [line for line in row.record.splitlines() if '"p1 ' in line]
print(json.dumps({"cuts": cuts, "cut": len(row.cuts), "acts": acts, "own": len(own)}))
"""


def test_of_forms_sent_at_once_one_is_taken(shared_database):
    found = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=BASE,
        env={
            **os.environ,
            "DJANGO_SETTINGS_MODULE": "hoyle.web.settings",
            "HOYLE_SECRET_KEY": "a key for tests only, long enough to be one",
            "DATABASE_URL": shared_database,
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    assert json.loads(found.stdout) == {"cuts": [303], "cut": 1, "acts": [303, 409], "own": 1}
