"""Tell how much processor time something takes, wherever a test stands in a run of thousands."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def uncollected() -> Iterator[None]:
    """Let garbage wait: to go through all objects of a large test process takes as long as what is measured,
    and it is the doing of the tests before."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Assert that what is done takes less processor time, while garbage waits.

    Args:
        seconds: of this process, all threads.
    """
    with uncollected():
        start = time.process_time()
        yield
        took = time.process_time() - start
    assert took < seconds, f"{took:.2f} s of processor time, {seconds} s at most"
