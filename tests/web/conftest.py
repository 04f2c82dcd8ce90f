"""The small book, for every test of pages that asks for it."""

from tests.web.small_book import book, small_book, small_lessons

__all__ = ["book", "small_book", "small_lessons"]
