"""Keep the program's own file open, from which modules are read when they are first needed.

PyInstaller runs this before the program. Its loader opens the file by its name each time. Where it has been
moved, deleted or replaced by a newer build meanwhile, the loader ends the program, or reads nonsense.
"""

import io
import threading

import pyimod01_archive
import pyimod02_importers

PROGRAM = pyimod02_importers.pyz_archive._filename
KEPT, LOCK = io.FileIO(PROGRAM), threading.Lock()  # for as long as the program runs


class Reading:
    """Reads the kept file from a place of its own: threads read at the same time."""

    def __init__(self):
        self.at = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def seek(self, at):
        """Go to a place."""
        self.at = at

    def read(self, size):
        """Return the bytes there."""
        with LOCK:
            KEPT.seek(self.at)
            return KEPT.read(size)


def open_kept(name, mode):
    """Open a file as the loader does, but the program itself only once."""
    return Reading() if name == PROGRAM else io.FileIO(name, mode.replace("b", ""))


pyimod01_archive.open = open_kept
