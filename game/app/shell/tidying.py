"""Gives memory back: the pictures of screens that are gone, and of another size of the window.

Screens and their controls know each other, so only Python's collector finds that they are gone. It counts
objects, and a table of a few thousand of them holds pictures of hundreds of megabytes: left alone it would
look for them much too late.
"""

from __future__ import annotations

import contextlib
import ctypes
import gc
import sys

MOST_BYTES = 120_000_000
"""Pictures that may be gone before they are looked for, where Python looks by itself, too."""
RESTING_BYTES = 30_000_000
"""Bytes of such pictures that are worth a look once nothing moves: those of one screen."""
PATIENT_BYTES = 3 * MOST_BYTES
"""Bytes of such pictures from which on it looks at once, though a screen is about to open."""
LARGE = 128 * 1024
"""Bytes of memory that is taken from the system by itself, and goes back to it: with eight times as many an
evening held 30 MB more, between pictures that stayed."""
NEW, MOST_NEW = 5_000, 20_000
"""Number of new objects that are looked through while nothing moves, and while something does; looking
through many more at once would take longer than a frame."""
OLD_LOOKS = 400
"""After so many looks at what is new all is looked through, once there is time."""
BETWEEN_MS = 10_000.0
"""Least ms between two times that memory between small pictures is given back, if something was drawn."""
REST_MS = 40.0
"""That takes some ten milliseconds: it is done where nothing at all is due for so long."""
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""Numbers of these options of glibc's `mallopt`."""
PAGES = 4
"""Memory that a closed screen held, about, in pictures as large as the page."""


def give_back() -> None:
    """Give the system the memory between small pictures that are still there; glibc keeps it by itself."""
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


class Tidying:
    """Has the collector look for what is gone, when that is worth it.

    Args:
        alone: whether the process is the program's own: then what has been read and never goes is not
            looked through again, and looking takes a few milliseconds instead of a hundred.
    """

    def __init__(self, alone: bool = False) -> None:
        self.alone = alone
        self._bytes, self._again, self._lasting = 0, False, False
        self._first_time, self._open_lasts = False, False
        """The screens that are open will be taken as lasting, and have been: once one of them has gone, all
        is looked through again."""
        self._since, self._drawn = 0.0, False
        if alone and sys.platform == "linux":
            # Once a large piece has been given back, glibc keeps all that come after for itself, and each
            # thread has a heap of its own, with gaps. Python's lock lets few threads ask at the same time.
            with contextlib.suppress(OSError, AttributeError):
                glibc = ctypes.CDLL(None)
                glibc.mallopt(_MMAP_THRESHOLD, LARGE)
                glibc.mallopt(_ARENA_MAX, 1)

    def lasting(self) -> None:
        """Take what is there now as lasting for as long as the program runs, once nothing is due."""
        self._lasting = self._first_time = self.alone

    def take_over(self) -> None:
        """From now on the collector looks only when it is told to (`passed`, `gone`).

        By itself it would as soon look while something moves, and take 30 ms.
        """
        if self.alone:
            gc.disable()

    def let_pass(self, ms: float) -> None:
        """So much more time has passed since memory was given back."""
        self._since += ms

    def passed(self, moving: bool) -> None:
        """A step of the loop has passed: look through what is new, where nobody sees that it takes time.

        Args:
            moving: whether a picture is drawn in it; then it looks only after a very long time.
        """
        self._drawn = self._drawn or moving
        if self._collects and gc.get_count()[0] > (MOST_NEW if moving else NEW):
            gc.collect(1)

    def rest(self, ms: float) -> None:
        """Nothing is due for so many ms: look through all, and give memory back, if that is long enough and
        there is reason to."""
        wanted = self._again or self._lasting or gc.get_count()[2] > OLD_LOOKS
        if self._collects and wanted and ms >= REST_MS:
            if self._lasting:
                gc.unfreeze()
            gc.collect()
            if self._lasting:
                gc.freeze()
                self._first_time, self._open_lasts = False, self._first_time
            self._bytes, self._again, self._lasting = 0, False, False
        elif not (self._collects and self._drawn and self._since >= BETWEEN_MS and ms >= REST_MS):
            return
        give_back()
        self._since, self._drawn = 0.0, False

    def at_once(self) -> None:
        """Look for all that is gone, and give its memory back: where much has gone and much is to come.

        Also among what was taken as lasting: the pictures of the first size and the type of the first
        language were there then. What is left is taken as lasting again at the next rest.
        """
        if self.alone:
            if gc.get_freeze_count() > 0:
                self.lasting()
            gc.unfreeze()
            gc.collect()
            give_back()
            self._bytes, self._again = 0, False
            self._since, self._drawn = 0.0, False

    @property
    def _collects(self) -> bool:
        """Return whether the collector looks only when it is told to."""
        return self.alone and not gc.isenabled()

    def gone(self, page: int, screens: int = 1) -> None:
        """Screens are gone, or show themselves in another size.

        Args:
            page: bytes of a picture as large as the page that they were drawn on.
            screens: how many.
        """
        if self._open_lasts:
            self._lasting, self._open_lasts = True, False
        self._bytes += PAGES * page * screens
        if self._bytes > (PATIENT_BYTES if self._collects else MOST_BYTES):
            gc.collect()
            # Whoever closed the screen may still be at it: what belongs to that is found a moment later.
            self._bytes, self._again = 0, True
        elif self._collects and self._bytes > RESTING_BYTES:
            self._again = True  # to look now would delay the screen that follows
