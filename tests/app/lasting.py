"""Looks at what the collector finds among what was taken as lasting, in a process with little in it.

`python -m tests.app.lasting much` or `... left` ends with 0 if all is as it should be. In a process of many
tests each look goes through all that they have read and drawn, which takes a hundred times as long.
"""

from __future__ import annotations

import gc
import sys
import weakref

from game.app.shell import tidying


class Thing:
    """Something that only the collector finds, because it knows itself."""

    def __init__(self) -> None:
        self.itself = self


def much() -> None:
    """Check what was taken as lasting where much has gone."""

    def gone() -> weakref.ref[Thing]:
        return weakref.ref(Thing())

    one = tidying.Tidying(alone=True)
    one.lasting()
    picture = gone()
    gc.freeze()
    gc.collect()
    assert picture() is not None, "nobody looks there"
    one.at_once()
    assert picture() is None and gc.get_freeze_count() == 0
    one.rest(tidying.REST_MS)
    assert gc.get_freeze_count() > 0, "the rest lasts again"
    one.at_once()
    one.rest(tidying.REST_MS)
    assert gc.get_freeze_count() > 0


def left() -> None:
    """Check a screen that was open as all was taken as lasting."""
    one = tidying.Tidying(alone=True)
    screen = Thing()
    seen = weakref.ref(screen)
    one.lasting()
    one.rest(tidying.REST_MS)
    del screen
    gc.collect()
    assert seen() is not None, "it was among what lasts"
    one.gone(1000)
    one.rest(tidying.REST_MS)
    assert seen() is None and gc.get_freeze_count() > 0


if __name__ == "__main__":
    gc.disable()
    {"much": much, "left": left}[sys.argv[1]]()
    print("checked")
