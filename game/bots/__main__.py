"""A player over JSON lines: `python -m game.bots --strength cadet`."""

import sys

from game.bots.service import main
from game.json_lines import status_of_closed

if __name__ == "__main__":
    closed = status_of_closed()
    sys.exit(main() if closed is None else closed)
