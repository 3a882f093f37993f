"""The keyboard on the table: which key does what, and where the arrows and Tab go. Pure, in units."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.app.table.model.layout import Layout

ACTIONS = {
    **{name: f"button/{name}" for name in ("move", "scavenge", "share", "repair", "divert", "activate")},
    "board": "pod",
}
"""What the commands for the six actions press, and the one for the way into the Escape Pod."""

DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
DECK_KEYS = ("deck", "face-up/0", "face-up/1", "discard", "damage-deck", "damage-discard", "die")
BAR_KEYS = ("menu", "stepper", "threat", "undo", "redo", "log", "help")


def tab_order(layout: Layout) -> list[str]:
    """Everything that can have the focus: dock, board, crew, decks, then the bar at the top."""
    keys = list(layout.keys)
    dock = [key for key in keys if key.startswith(("hand/", "held/"))]
    dock += [key for key in keys if key.startswith("button/")] + ["end"]
    board = [key for key in keys if key.startswith("room/")]
    crew = [key for key in keys if key.startswith("crew/") and key.count("/") == 1]
    panels = []
    for key in crew:
        panels += [key, *(card for card in keys if card.startswith(f"{key}/card/"))]
    panels += [key for key in ("pod",) if key in layout.keys]
    decks = [key for key in (*DECK_KEYS, *BAR_KEYS) if key in layout.keys]
    return [*dock, *board, *panels, *decks]


def step(order: Sequence[str], focus: str | None, back: bool = False) -> str | None:
    """The next element in an order, round its end; the first one when nothing has the focus yet."""
    if not order:
        return None
    if focus not in order:
        return order[-1 if back else 0]
    return order[(order.index(focus) + (-1 if back else 1)) % len(order)]


def towards(layout: Layout, keys: Iterable[str], start: str | None, direction: str) -> str | None:
    """The nearest of `keys` in a direction (`left`, `right`, `up`, `down`) from an element.

    What lies straight ahead wins over what lies to the side; without a start, the one nearest to the
    middle of the board.
    """
    dx, dy = DIRECTIONS[direction]
    places = {key: layout.centre(key) for key in keys if key != start and _known(layout, key)}
    if start is None or not _known(layout, start):
        x, y = layout.centre("hull") if "hull" in layout.areas else (0, 0)
        return min(places, key=lambda k: (places[k][0] - x) ** 2 + (places[k][1] - y) ** 2, default=None)
    x, y = layout.centre(start)
    best: tuple[float, str] | None = None
    for key, (px, py) in places.items():
        along = (px - x) * dx + (py - y) * dy
        aside = abs((px - x) * dy) + abs((py - y) * dx)
        if along > 1 and (best is None or (along + 2.2 * aside, key) < best):
            best = (along + 2.2 * aside, key)
    return best[1] if best else None


def _known(layout: Layout, key: str) -> bool:
    return key in layout.keys or key in layout.areas
