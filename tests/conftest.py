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
