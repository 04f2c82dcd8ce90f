"""The settings under test: production's, but for a key, a database in memory and plain files."""

import os

os.environ["HOYLE_SECRET_KEY"] = "a key for tests only, long enough to be one"
os.environ["HOYLE_DEBUG"] = "0"
os.environ["HOYLE_HOSTS"] = "testserver,127.0.0.1,localhost"
os.environ.setdefault("DATABASE_URL", "sqlite:///:memory:")
os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "1")  # the browser's driver runs a loop

from hoyle.web.settings import *  # noqa: F403

STORAGES = {
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
WHITENOISE_AUTOREFRESH = WHITENOISE_USE_FINDERS = True
