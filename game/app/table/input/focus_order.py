"""Find where Tab and the arrows lead on the table, and what the commands of actions press. Pure, in units."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.app.table.model.places.layout import Layout
from game.app.table.model.table_keys import (
    ADVISER,
    DAMAGE_DECK,
    DAMAGE_DISCARD,
    DECK,
    DIE,
    DISCARD,
    END,
    GIVE_BACK,
    HELP,
    HULL,
    LOG,
    MENU,
    MORE,
    POD,
    REDO,
    STEPPER,
    THREAT,
    UNDO,
    TableKey,
)

ACTIONS = {
    **{name: TableKey.button(name) for name in ("move", "scavenge", "share", "repair", "divert", "activate")},
    "board": POD,
    "more": MORE,
}
"""Buttons that the commands for actions press."""

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
DECKS = (DECK, TableKey.face_up(0), TableKey.face_up(1), DISCARD, DAMAGE_DECK, DAMAGE_DISCARD, DIE)
BAR = (MENU, STEPPER, THREAT, UNDO, REDO, ADVISER, LOG, HELP)


def tab_order(layout: Layout) -> list[TableKey]:
    """Everything that can have the focus: dock, board, crew, decks, then the bar at the top."""
    keys = list(layout.keys)
    dock = [key for key in keys if key.kind in ("hand", "held")]
    dock += [key for key in keys if key.kind in ("button", "more", "lent")]
    dock += [END, *(key for key in keys if key == GIVE_BACK)]
    board = [key for key in keys if key.kind == "room"]
    crew = [key for key in keys if key.kind == "crew"]
    panels: list[TableKey] = []
    for key in crew:
        panels += [key, *(card for card in keys if card.kind == "card" and card.lies_on == key)]
    panels += [key for key in (POD,) if key in layout.keys]
    decks = [key for key in (*DECKS, *BAR) if key in layout.keys]
    return [*dock, *board, *panels, *decks]


def steering(layout: Layout) -> list[TableKey]:
    """Return what steers the turn of a player of the program; nothing while a person has it."""
    steers = [key for key in layout.keys if key.kind == "lent"]
    return [*steers, END] if steers else []


def step(order: Sequence[TableKey], focus: TableKey | None, back: bool = False) -> TableKey | None:
    """The next element in an order, round its end; the first one when nothing has the focus yet."""
    if not order:
        return None
    if focus not in order:
        return order[-1 if back else 0]
    return order[(order.index(focus) + (-1 if back else 1)) % len(order)]


def towards(
    layout: Layout, keys: Iterable[TableKey], start: TableKey | None, direction: str
) -> TableKey | None:
    """The nearest of `keys` in a direction (`left`, `right`, `up`, `down`) from an element.

    What lies straight ahead wins over what lies to the side; without a start, the one nearest to the
    middle of the board.
    """
    dx, dy = DIRECTIONS[direction]
    places = {key: layout.centre(key) for key in keys if key != start and _known(layout, key)}
    if start is None or not _known(layout, start):
        x, y = layout.centre(HULL) if HULL in layout.areas else (0, 0)
        return min(places, key=lambda k: (places[k][0] - x) ** 2 + (places[k][1] - y) ** 2, default=None)
    x, y = layout.centre(start)
    best: tuple[float, TableKey] | None = None
    for key, (px, py) in places.items():
        along = (px - x) * dx + (py - y) * dy
        aside = abs((px - x) * dy) + abs((py - y) * dx)
        if along > 1 and (best is None or (along + 2.2 * aside, key) < best):
            best = (along + 2.2 * aside, key)
    return best[1] if best else None


def _known(layout: Layout, key: TableKey) -> bool:
    return key in layout.keys or key in layout.areas
