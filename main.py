"""Starts Solar Storm."""

import sys
from pathlib import Path

if not getattr(sys, "frozen", False) and (here := str(Path(__file__).resolve().parent)) not in sys.path:
    sys.path.insert(0, here)  # PYTHONSAFEPATH leaves it out

from game.app.shell.start import main  # noqa: E402

if __name__ == "__main__":
    main()
