"""What the server runs: `granian --interface wsgi hoyle.web.wsgi:application`."""

import os

from django.core.wsgi import get_wsgi_application
from django.urls import resolve

from hoyle.engine.shelf import GAMES
from hoyle.study.odds import count_ahead
from hoyle.web.shelf import library

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "hoyle.web.settings")
application = get_wsgi_application()
library()  # a faulty book stops the server here, before anyone has asked for a page
for game in GAMES:
    count_ahead(game)  # no reader waits for what all of them need
resolve("/")  # and every view is imported now, not while the first reader waits
