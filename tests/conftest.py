"""What every test may ask for, and what a whole run must be."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

CI = os.environ.get("CI") == "true"
BROWSER = Path(__file__).parent / "browser"

settings.register_profile("here", deadline=None, print_blob=True)
settings.register_profile("ci", deadline=None, print_blob=True, derandomize=True)
settings.load_profile("ci" if CI else "here")


def pytest_collection_modifyitems(items):
    """Everything under tests/browser drives a browser, so `-m "not browser"` leaves it out."""
    for item in items:
        if BROWSER in item.path.parents:
            item.add_marker("browser")


def pytest_sessionfinish(session):
    """Where CI=true, a test that was skipped counts as one that failed."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    skipped = reporter.stats.get("skipped", []) if reporter else []
    if CI and skipped and session.exitstatus == pytest.ExitCode.OK:
        reporter.write_line(f"{len(skipped)} skipped, which CI does not allow: see -rs")
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args):
    """Debian's Chromium, in a container, talking to nobody but the test's own server."""
    return {
        **browser_type_launch_args,
        "executable_path": "/usr/bin/chromium",
        "args": ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
    }


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    """Motion off, so that nothing is looked at halfway."""
    return {**browser_context_args, "reduced_motion": "reduce"}
