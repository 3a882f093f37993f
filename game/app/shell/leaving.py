"""The end of the program: a device that no longer answers does not keep it alive."""

from __future__ import annotations

import faulthandler
import os
from pathlib import Path

import pygame

PATIENCE_S = 5.0
"""So long closing window and devices may take; all is saved by then."""


def leave() -> None:
    """Close window and devices; where one of them hangs (a sound server that has stopped), end all the same.

    Python itself could not: pygame holds its lock meanwhile.
    """
    with Path(os.devnull).open("w", encoding="ascii") as nowhere:
        faulthandler.dump_traceback_later(PATIENCE_S, exit=True, file=nowhere)
        pygame.quit()
        faulthandler.cancel_dump_traceback_later()
