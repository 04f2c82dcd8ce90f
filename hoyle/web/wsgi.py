"""What the server runs: `granian --interface wsgi hoyle.web.wsgi:application`."""

import os

from django.core.wsgi import get_wsgi_application
from django.urls import resolve

from hoyle.study.odds import count_ahead
from hoyle.web.shelf import library
from hoyle.web.utf8 import in_utf8

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "hoyle.web.settings")
application = in_utf8(get_wsgi_application())
rooms = library().rooms  # a faulty book stops the server here, before anyone has asked for a page
for room in rooms.values():  # no reader waits for what all of them need
    count_ahead(room.game, [house.rules(room.game.rules) for house in room.houses.values()])
resolve("/")  # and every view is imported now, not while the first reader waits
