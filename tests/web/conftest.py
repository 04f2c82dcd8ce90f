"""The small book, for every test of pages that asks for it, and a database to write to at once."""

import os
from urllib.parse import urlsplit

import pytest
from django.db import connection

from tests.web.small_book import book, site, small_book, small_lessons, whole_book

__all__ = ["book", "shared_database", "site", "small_book", "small_lessons", "whole_book"]


@pytest.fixture
def shared_database(request, tmp_path):
    """The address of a database that others may open: the one under test, or else one in a file."""
    under_test = urlsplit(os.environ["DATABASE_URL"])
    if under_test.scheme == "sqlite":
        return f"sqlite:///{tmp_path}/at_once.sqlite3"
    request.getfixturevalue("transactional_db")  # it is emptied afterwards
    return under_test._replace(path=f"/{connection.settings_dict['NAME']}").geturl()
