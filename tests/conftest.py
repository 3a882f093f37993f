"""Shared set-up: the window's tests draw to SDL's dummy drivers, never to a screen or a loudspeaker."""

import os
from collections.abc import Iterator

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# the language of the machine that tests is nobody's business
os.environ["LC_ALL"] = "C"


@pytest.fixture(scope="session", autouse=True)
def shared() -> Iterator[None]:
    """Programs of one test process share what never changes."""
    from tests.sharing import share

    with pytest.MonkeyPatch.context() as patch:
        share(patch.setattr)
        yield


def pytest_addoption(parser: pytest.Parser) -> None:
    """Long searches run when they are asked for."""
    parser.addoption("--slow", action="store_true", help="run the tests marked slow, too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave tests marked slow out, unless they are asked for."""
    if not config.getoption("--slow"):
        for item in items:
            if item.get_closest_marker("slow"):
                item.add_marker(pytest.mark.skip(reason="asked for with --slow"))
