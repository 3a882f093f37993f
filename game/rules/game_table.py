"""What stays the same through a game: settings, grid and the rules bound for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.content import Content
from game.rules.settings import Settings

if TYPE_CHECKING:
    from game.rules.effects.bound_rules import BoundRules
    from game.rules.effects.reasons import Need

CENTRE = 4
"""The grid position of the room in the centre (R-1)."""

SIDE = 3
"""The grid is a square of so many rooms."""

NEXT_TO = (
    (1, 3), (0, 2, 4), (1, 5),
    (0, 4, 6), (1, 3, 5, 7), (2, 4, 8),
    (3, 7), (4, 6, 8), (5, 7),
)  # fmt: skip
"""The grid positions next to each of the nine, row by row, not diagonally."""


@dataclass(frozen=True, slots=True)
class StepList:
    """A bound list of steps: its first address, one past its last, and its names, each with its type and
    the most that it can be if it is a number."""

    id: str
    entry: int
    end: int
    names: tuple[tuple[str, str, int], ...]
    takes: tuple[str, ...]
    empty: tuple[None, ...]
    """Values for all names, none set."""


@dataclass(frozen=True, slots=True)
class Ability:
    """A bound room variant: what it costs, when it can be activated and why not, and what it does."""

    cost: int
    passive: bool
    why_passive: str
    needs: tuple[Need, ...]
    steps: StepList | None
    turn_start: StepList | None


class GameTable:
    """The constants of one game. Rooms are content indices; positions are 0..8, row by row."""

    __slots__ = (
        "content", "settings", "program", "grid", "variants", "position", "neighbours", "abilities", "rooms",
        "crew", "hand_of", "full",
    )  # fmt: skip

    def __init__(
        self,
        content: Content,
        settings: Settings,
        program: BoundRules,
        grid: tuple[int, ...],
        variants: tuple[str, ...],
    ) -> None:
        self.content = content
        self.settings = settings
        self.program = program
        self.grid = grid
        self.variants = variants
        self.position = {room: place for place, room in enumerate(grid)}
        self.rooms = tuple(sorted(grid))
        around: list[tuple[int, ...]] = [()] * len(content.rooms)
        abilities: list[Ability | None] = [None] * len(content.rooms)
        for place, room in enumerate(grid):
            around[room] = tuple([grid[other] for other in NEXT_TO[place]])
            abilities[room] = program.abilities[room, variants[place]]
        self.neighbours = tuple(around)
        self.abilities = tuple(abilities)
        self.full = tuple((1 << len(room.repair)) - 1 for room in content.rooms)
        self.crew = tuple(range(content.crew_count(settings.players)))
        self.hand_of = (0,) * len(self.crew) if content.one_hand else self.crew
