"""The constants of a game: its content, its settings and its grid."""

from __future__ import annotations

from game.rules.content import VARIANTS, Content
from game.rules.settings import Settings

CENTRE = 4
"""The grid position of the room in the centre (R-1)."""

SIDE = 3
"""Rooms on each side of the square grid."""

NEXT_TO = (
    (1, 3), (0, 2, 4), (1, 5),
    (0, 4, 6), (1, 3, 5, 7), (2, 4, 8),
    (3, 7), (4, 6, 8), (5, 7),
)  # fmt: skip
"""The grid positions next to each of the nine, row by row, not diagonally."""


def face(room: int, variant: str) -> int:
    """Return the number of one variant of a room."""
    return room * len(VARIANTS) + VARIANTS.index(variant)


class GameTable:
    """The constants of one game. Rooms are content indices; positions are 0..8, row by row.

    `faces` numbers the variant in which each room is dealt; -1: it is not on this ship.
    """

    __slots__ = (
        "content", "settings", "grid", "variants", "position", "neighbours", "faces", "rooms", "crew",
        "hand_of", "full",
    )  # fmt: skip

    def __init__(
        self, content: Content, settings: Settings, grid: tuple[int, ...], variants: tuple[str, ...]
    ) -> None:
        self.content = content
        self.settings = settings
        self.grid = grid
        self.variants = variants
        self.position = {room: place for place, room in enumerate(grid)}
        self.rooms = tuple(sorted(grid))
        around: list[tuple[int, ...]] = [()] * len(content.rooms)
        faces = [-1] * len(content.rooms)
        for place, room in enumerate(grid):
            around[room] = tuple([grid[other] for other in NEXT_TO[place]])
            faces[room] = face(room, variants[place])
        self.neighbours = tuple(around)
        self.faces = tuple(faces)
        self.full = tuple((1 << len(room.repair)) - 1 for room in content.rooms)
        self.crew = tuple(range(content.crew_count(settings.players)))
        self.hand_of = (0,) * len(self.crew) if content.one_hand else self.crew

    def laid_out(self, grid: tuple[int, ...], variants: tuple[str, ...]) -> GameTable:
        """Return the same table with other rooms."""
        return GameTable(self.content, self.settings, grid, variants)
