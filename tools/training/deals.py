"""Kinds of games to train on."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from game.bots.sim.codes import CENTRE, PLACES
from game.bots.sim.sim_ship import SimShip


@dataclass(frozen=True)
class GameKind:
    """A kind of game.

    Attributes:
        players: how many; 1 is solo.
        difficulty: its id.
        rooms: v1, v2 or mixed.
        expansions: ids, separated by `+`.
    """

    players: int
    difficulty: str
    rooms: str = "v1"
    expansions: str = ""

    @classmethod
    def read(cls, text: str) -> GameKind:
        """A cell as `str` writes it: `3/easy/v2/escape-pod`; rooms and expansions may be left out."""
        parts = text.split("/")
        return cls(int(parts[0]), *parts[1:])

    def __str__(self) -> str:
        return f"{self.players}/{self.difficulty}/{self.rooms}/{self.expansions}".rstrip("/")

    def settings(self, seed: int) -> dict[str, Any]:
        """SETTINGS of a game."""
        found: dict[str, Any] = {
            "players": self.players,
            "difficulty": self.difficulty,
            "seed": seed,
            "rooms": self.rooms,
        }
        if self.expansions:
            found["expansions"] = self.expansions.split("+")
        return found


def head_start(ship: SimShip, most: int, chance: random.Random) -> None:
    """Divert the power of some rooms at the beginning, none to so many.

    Where hardly a ship is saved, games that begin like this show what saving one takes.

    Args:
        ship: the game; it is changed.
        most: rooms at most.
        chance: which and how many.
    """
    rooms = [place for place in range(PLACES) if place != CENTRE]
    for place in chance.sample(rooms, chance.randint(0, most)):
        ship.diverted[place] = 1
        ship.done += 1
