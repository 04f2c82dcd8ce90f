#!/usr/bin/env python3
"""Django's door: `python manage.py check`, `python manage.py hand FILE`, and the rest."""

import os
import sys

from django.core.exceptions import ImproperlyConfigured
from django.core.management import execute_from_command_line
from django.db import DatabaseError


def main() -> int:
    """Run one command; a setting that cannot be read, or used, ends it with one plain line."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "hoyle.web.settings")
    try:
        execute_from_command_line(sys.argv)
    except ImproperlyConfigured as fault:
        sys.stderr.write(f"Hoyle is not configured: {fault}\n")
        return 1
    except DatabaseError as fault:
        why = " ".join(str(fault).split())
        sys.stderr.write(f"Hoyle cannot use the database that DATABASE_URL names: {why}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
