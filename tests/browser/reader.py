"""A page in a browser: what axe finds on it, and when no answer is on its way."""

from axe_playwright_python.sync_playwright import Axe

AS_THEY_ARE = {"preload": False}  # sheets are not to be read anew: the policy says no to that


def quiet(page):
    """Wait until no answer is on its way, for a press that comes sooner is dropped."""
    page.wait_for_function("!window.waiting")


def read_by_axe(page):
    """What axe finds on a page as it stands."""
    return Axe().run(page, options=AS_THEY_ARE)
