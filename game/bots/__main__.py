"""A player over JSON lines: `python -m game.bots --strength cadet`."""

import sys

from game.bots.service import main

if __name__ == "__main__":
    sys.exit(main())
