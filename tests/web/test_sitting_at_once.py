"""Forms sent at the same moment, into a database in a file, from threads of their own."""

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

def send(number):
    try:
        mine = Sitting.objects.get(pk=row.pk)
        start.wait()
        return taken(mine, QueryDict(f"step={mine.step}&cut={number}")).status
    finally:
        connection.close()

with ThreadPoolExecutor(8) as pool:
    answers = list(pool.map(send, range(8)))
row.refresh_from_db()
deals = row.record.count("d deal")
print(json.dumps({"answers": sorted(set(answers)), "cuts": len(row.cuts), "deals": deals}))
"""


def test_of_forms_sent_at_once_one_is_taken(tmp_path):
    found = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        cwd=BASE,
        env={
            **os.environ,
            "DJANGO_SETTINGS_MODULE": "hoyle.web.settings",
            "HOYLE_SECRET_KEY": "a key for tests only, long enough to be one",
            "DATABASE_URL": f"sqlite:///{tmp_path / 'at_once.sqlite3'}",
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    assert json.loads(found.stdout) == {"answers": [303], "cuts": 1, "deals": 1}
