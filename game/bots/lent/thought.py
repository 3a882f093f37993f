"""Hold a question that somebody thinks about, and what has come of it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from typing import Any

from game.bots.lent.answers import Answer


class Thought:
    """A question that somebody thinks about.

    Args:
        question: the line of the protocol.
        drop: ends the process that is at this thought.

    Attributes:
        question: the line of the protocol.
        cancelled: nobody wants the answer any more.
        late: it takes unusually long (`ProcessWatch`).
    """

    def __init__(self, question: Mapping[str, Any], drop: Callable[[Thought], None]) -> None:
        self.question = question
        self.cancelled = False
        self.late = False
        self._drop = drop
        self._answer: Answer | None = None
        self._there = threading.Event()

    @property
    def answer(self) -> Answer | None:
        """Return what has come of it; None while there is nothing. Never waits."""
        return self._answer

    def tell_late(self) -> None:
        """Note that it takes unusually long."""
        self.late = True

    def settle(self, answer: Answer) -> None:
        """Take the answer."""
        self._answer = answer
        self._there.set()

    def wait(self, seconds: float | None = None) -> Answer | None:
        """Wait for the answer, for programs without a window."""
        self._there.wait(seconds)
        return self._answer

    def cancel(self) -> None:
        """Stop the thinking at once. Never waits."""
        self.cancelled = True
        self._drop(self)


class Settled:
    """A thought that nobody needs to think: its answer is known, or never comes.

    Args:
        answer: None for one that never comes.

    Attributes:
        late: never.
    """

    late = False

    def __init__(self, answer: Answer | None) -> None:
        self._answer = answer

    @property
    def answer(self) -> Answer | None:
        """Return what has come of it."""
        return self._answer

    def wait(self, seconds: float | None = None) -> Answer | None:
        """Return what has come of it."""
        return self._answer

    def cancel(self) -> None:
        """Nothing runs."""
