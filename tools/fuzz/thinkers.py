"""Players, advisers and reviewers who answer by chance, after a while or never, as processes may."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from game.bots.film.reckoning import Reviewed
from game.bots.lent.strength import Strength
from game.bots.players.rank_list import RANKS
from game.bots.seat import Thinking

LOOKS = (0, 0, 0, 1, 3, 20, 10**9)
"""Numbers of looks for an answer before there is one."""
WHYS = ("go-near", "danger", "divert", "stop", "refill", "give", "use", "stand-in", "nonsense", "")
VALUES: tuple[dict[str, Any], ...] = (
    {}, {"room": []}, {"crew": 1}, {"crew": 99}, {"ability": "gone"}, {"count": 2, "less": 1},
    {"need": "x", "count": float("inf")},
)  # fmt: skip
"""Values of a reason; at times with one of the ship's rooms."""


class ThoughtByChance:
    """A thought that is there once it has been looked at often enough."""

    def __init__(self, told: Mapping[str, Any], looks: int) -> None:
        self._told = told
        self._looks = looks

    @property
    def answer(self) -> Mapping[str, Any] | None:
        """Return what has come of it by now."""
        self._looks -= 1
        return self._told if self._looks < 0 else None

    @property
    def late(self) -> bool:
        """Return whether it takes unusually long: sometimes, for a while."""
        return self._looks % 3 == 2

    def wait(self, seconds: float | None = None) -> Mapping[str, Any] | None:
        """All of it."""
        return self._told

    def cancel(self) -> None:
        """Nobody wants it."""


class ThinkersByChance:
    """Stand in for the program's processes.

    Args:
        chance: thinks.
    """

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self._rooms: list[str] = []

    def ask(self, strength: Strength, question: Mapping[str, Any]) -> Thinking:
        """Begin to think."""
        chance = self.chance
        told = {"error": "No idea."} if chance.random() < 0.03 else self._told(question)
        return ThoughtByChance(told, chance.choice(LOOKS))

    def prepare(self, strength: Strength) -> None:
        """Nothing has to be started."""

    def close(self) -> None:
        """Nothing has to be ended."""

    def _told(self, question: Mapping[str, Any]) -> dict[str, Any]:
        chance = self.chance
        named = (question[name] for name in ("advise", "review", "compare") if name in question)
        asked = next(named, question)
        self._rooms = [room["id"] for room in asked["view"]["rooms"]]
        if "advise" in question:
            return self._advice(question["advise"]["decision"]["options"], question["done"])
        if "review" in question:
            return {"found": self._review(question["review"]["decision"]["options"])}
        if "compare" in question:
            return {"won": self._results(len(question["ways"]), question["deals"])}
        chances = self._chances() if chance.random() < 0.5 else {"win": None, "margin": None}
        return {"choose": chance.choice(question["decision"]["options"]), "why": self._why(), **chances}

    def _results(self, ways: int, deals: int) -> list[list[bool]] | None:
        chance = self.chance
        if chance.random() < 0.1:
            return None
        return [[chance.random() < 0.5 for _ in range(deals)] for _ in range(ways)]

    def _why(self) -> dict[str, Any] | None:
        chance = self.chance
        if chance.random() < 0.2:
            return None
        room = {"room": chance.choice(self._rooms)} if self._rooms and chance.random() < 0.5 else {}
        return {"id": chance.choice(WHYS), "values": {**chance.choice(VALUES), **room}}

    def _chances(self) -> dict[str, float]:
        return {"win": self.chance.choice((0, 0.0, 0.37, 0.5, 1)), "margin": self.chance.choice((0, 0.03, 1))}

    def _plan(self, options: list[Any], rank: int) -> dict[str, Any]:
        """A way that begins as the rules allow; how it goes on nobody has tried."""
        choices = [self.chance.choice(options) for _ in range(self.chance.choice((1, 1, 2, 4)))]
        return {"choices": choices, "rank": rank, "why": self._why(), **self._chances()}

    def _advice(self, options: list[Any], done: list[Any]) -> dict[str, Any]:
        chance = self.chance
        plans = [self._plan(options, rank + 1) for rank in range(chance.choice((0, 1, 3, 3)))]
        own = {**self._plan(options, 1), "choices": done} if done and plans else None
        return {
            "calibrated": chance.random() < 0.7,
            "crew": chance.choice((*RANKS, "", None)),
            "plans": plans,
            "ending": {"choices": options[-1:], **self._chances()} if chance.random() < 0.8 else None,
            "own": own,
            "tries": chance.choice((0, 70, 10**12)),
            "share": chance.choice((0, 0.4, 1.0)),
        }

    def _review(self, options: list[Any]) -> dict[str, Any] | None:
        chance = self.chance
        if chance.random() < 0.1:
            return None
        found: dict[str, Any] = {field.name: chance.choice((0, 0.01, 0.4, 1)) for field in fields(Reviewed)}
        found |= {name: chance.choice((-1, -0.02, 0.3)) for name in ("gain", "missed") if name in found}
        return {**found, "best": self._plan(options, 1)["choices"], "why": self._why()}
