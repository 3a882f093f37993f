"""Players' processes for tests, good ones and bad ones: each is a few lines of Python."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from game.bots.lent.strength import Strength

_READ = "import json, sys, time\nfor line in sys.stdin:\n    asked = json.loads(line)\n"
_SAY = "    print(json.dumps(answer), flush=True)\n"
LAST = (
    _READ
    + "    options = asked['decision']['options']\n"
    + "    why = {'id': 'stop', 'values': {}}\n"
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


class AtHand:
    """Somebody who thinks here and now, and takes the option that a rule says.

    Args:
        rule: gets DECISION's options and returns one of them.
        why: what is said of it.
        after: how often there is no answer yet.

    Attributes:
        asked: all questions.
        cancelled: how many of them were taken back.
        late: whether thinking takes unusually long.
    """

    late = False

    def __init__(
        self,
        rule: Callable[[list[Any]], Any] = lambda options: options[0],
        why: Any = {"id": "go-near", "values": {"room": "bridge"}},  # noqa: B006 - never changed
        after: int = 0,
    ) -> None:
        self.rule, self.why, self.after = rule, why, after
        self.asked: list[Any] = []
        self.cancelled = 0

    def ask(self, strength: Strength, question: Any) -> Ready:
        """Think at once; tell it later."""
        self.asked.append(question)
        return Ready(self, self.rule(question["decision"]["options"]))


class Ready:
    """A thought that is there once it has been looked at often enough."""

    def __init__(self, place: AtHand, option: Any) -> None:
        self.place, self.left, self.late = place, place.after, place.late
        self.told = {"choose": option, "why": place.why, "win": None, "margin": None}

    @property
    def answer(self) -> Any:
        """What has come of it by now."""
        self.left -= 1
        return self.told if self.left < 0 else None

    def wait(self, seconds: float | None = None) -> Any:
        """All of it."""
        return self.told

    def cancel(self) -> None:
        """Nobody wants it."""
        self.place.cancelled += 1
