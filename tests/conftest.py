"""What every test may ask for."""

import pytest


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
