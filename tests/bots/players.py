"""Players' processes for tests, good ones and bad ones: each is a few lines of Python."""

from __future__ import annotations

import sys
from collections.abc import Callable

from game.bots.worker import Strength

_READ = "import json, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
_SAY = "    print(json.dumps(answer), flush=True)\n"
LAST = (
    _READ
    + "    options = asked['decision']['options']\n"
    + "    why = {'id': 'finish', 'values': {}}\n"
    + "    answer = {'choose': options[-1], 'why': why, 'win': 0.5, 'margin': 0.1}\n"
    + _SAY
)
"""Takes the last option."""
SLOW = _READ + "    time.sleep(60)\n"
"""Thinks for ever, as far as tests are concerned."""
DEAD = "import sys\nsys.stdin.readline()\nsys.exit(3)\n"
"""Dies of the first question."""
SILENT = "import sys\nfor line in sys.stdin:\n    print('hm', flush=True)\n"
"""Says what is no answer."""
UNABLE = _READ + "    answer = {'error': 'No idea.'}\n" + _SAY
"""Says that it cannot."""


def program(source: str) -> list[str]:
    """The command that runs a player's source."""
    return [sys.executable, "-c", source]


def always(source: str) -> Callable[[Strength], list[str]]:
    """What `Thinkers` start for every strength."""
    return lambda strength: program(source)


CADET = Strength("cadet")
