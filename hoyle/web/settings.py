"""The settings, one file. What varies comes from the environment, and is read loudly."""

import os
from pathlib import Path

from hoyle.web import environment

BASE = Path(__file__).resolve().parents[2]
VAR = BASE / "var"

DEBUG = environment.flag(os.environ, "HOYLE_DEBUG")
SECRET_KEY = environment.secret_key(os.environ, "HOYLE_SECRET_KEY", VAR / "secret_key")
ALLOWED_HOSTS = environment.hosts(os.environ, "HOYLE_HOSTS")
DATABASES = {"default": environment.database(os.environ, "DATABASE_URL", VAR / "hoyle.sqlite3")}
environment.driver(DATABASES["default"], "DATABASE_URL")
LESSONS = environment.folder(os.environ, "HOYLE_LESSONS", BASE / "lessons")

ROOT_URLCONF = "hoyle.web.urls"
WSGI_APPLICATION = "hoyle.web.wsgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
INSTALLED_APPS = ["django.contrib.staticfiles", "hoyle.web"]
MIDDLEWARE = [
    "hoyle.web.middleware.headers",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "hoyle.web.middleware.compressed",
    "hoyle.web.views.errors.explained",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "hoyle.web.middleware.Afresh",
]

_LOADER = "django.template.loaders.filesystem.Loader"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE / "templates"],
        "OPTIONS": {
            "loaders": [_LOADER if DEBUG else ("django.template.loaders.cached.Loader", [_LOADER])],
            "context_processors": ["hoyle.web.frame.frame"],
        },
    }
]

STATIC_URL = "/static/"
STATIC_ROOT = VAR / "static"
STATICFILES_DIRS = [BASE / "static"]
STATICFILES_FINDERS = ["django.contrib.staticfiles.finders.FileSystemFinder"]
STORAGES = {
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if DEBUG
        else "hoyle.web.lean.Lean"
    }
}
WHITENOISE_AUTOREFRESH = WHITENOISE_USE_FINDERS = DEBUG
WHITENOISE_ALLOW_ALL_ORIGINS = False

CSRF_FAILURE_VIEW = "hoyle.web.views.errors.csrf_failure"
CSRF_COOKIE_HTTPONLY = True
CSRF_COOKIE_SAMESITE = "Lax"

LANGUAGE_CODE = "en-gb"
TIME_ZONE = "UTC"
USE_TZ = True
USE_I18N = False

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "{levelname} {name}: {message}", "style": "{"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["stderr"], "level": "INFO"},
    "loggers": {
        "django": {"handlers": [], "level": "INFO", "propagate": True},
        "django.security.DisallowedHost": {"handlers": [], "propagate": False},
    },
}
