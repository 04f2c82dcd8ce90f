"""axe, by which a page is read for what stands in the way of a reader."""

from axe_playwright_python.sync_playwright import Axe

AS_THEY_ARE = {"preload": False}  # sheets are not to be read anew: the policy says no to that


def read_by_axe(page):
    """What axe finds on a page as it stands."""
    return Axe().run(page, options=AS_THEY_ARE)
