"""Keep a process for each kind of player that is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.bots.lent.answers import Plain
from game.bots.lent.strength import Strength, command_of
from game.bots.lent.thought import Thought
from game.bots.lent.worker import Worker

PATIENCE_S = 20.0
"""Seconds that a process may take beyond its time to think, reading its rules included."""


class Thinkers:
    """Every process that thinks for this program, one for each strength that is asked.

    Args:
        plain: answers where no process does.
        command: returns what starts a player's process.
        patience: seconds that a process may take longer than it was given.
    """

    def __init__(
        self,
        plain: Plain,
        command: Callable[[Strength], Sequence[str]] = command_of,
        patience: float = PATIENCE_S,
    ) -> None:
        self._plain = plain
        self._command = command
        self._patience = patience
        self._workers: dict[Strength, Worker] = {}

    def ask(self, strength: Strength, question: Mapping[str, Any]) -> Thought:
        """Have somebody think about a question; never waits."""
        return self.worker(strength).ask(question)

    def worker(self, strength: Strength) -> Worker:
        """The process for a strength; it runs once it has been asked."""
        if strength not in self._workers:
            patience = self._patience + 5 * (strength.seconds or 0.0)
            self._workers[strength] = Worker(self._command(strength), self._plain, patience)
        return self._workers[strength]

    def prepare(self, strength: Strength) -> None:
        """Start the process for a strength before anybody asks it."""
        self.worker(strength).prepare()

    def close(self) -> None:
        """End every process."""
        for worker in self._workers.values():
            worker.close()
        self._workers.clear()
