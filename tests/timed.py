"""Tell how much processor time something takes, wherever a test stands in a run of thousands."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Assert that what is done takes less processor time.

    Garbage waits meanwhile: to look through all objects of a large test process takes as long as what is
    measured, and it is the doing of the tests before.

    Args:
        seconds: of this process, all threads.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        start = time.process_time()
        yield
        took = time.process_time() - start
    finally:
        if collecting:
            gc.enable()
    assert took < seconds, f"{took:.2f} s of processor time, {seconds} s at most"
