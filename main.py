"""Starts Solar Storm."""

import gc
import signal
import sys

gc.disable()  # reading the program's code makes no garbage, and takes longer where some is looked for

heard = signal.getsignal(signal.SIGINT) is signal.default_int_handler
if heard:  # Ctrl+C while the code is being read ends the program without a word: there is nothing to tidy up
    signal.signal(signal.SIGINT, signal.SIG_DFL)

from pathlib import Path  # noqa: E402

if not getattr(sys, "frozen", False) and (here := str(Path(__file__).resolve().parent)) not in sys.path:
    sys.path.insert(0, here)  # PYTHONSAFEPATH leaves it out

from game.app.shell.start import INTERRUPTED, main  # noqa: E402

gc.freeze()  # the code stays
gc.enable()

if __name__ == "__main__":
    try:
        if heard:
            signal.signal(signal.SIGINT, signal.default_int_handler)
        main()
    except KeyboardInterrupt:  # before the window listens to it
        sys.exit(INTERRUPTED)
