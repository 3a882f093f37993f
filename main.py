"""Starts Solar Storm."""

import gc
import sys
from pathlib import Path

gc.disable()  # reading the program's code makes no garbage, and takes longer where some is looked for

if not getattr(sys, "frozen", False) and (here := str(Path(__file__).resolve().parent)) not in sys.path:
    sys.path.insert(0, here)  # PYTHONSAFEPATH leaves it out

from game.app.shell.start import main  # noqa: E402

gc.freeze()  # the code stays
gc.enable()

if __name__ == "__main__":
    main()
