"""The bar under a game that is watched again: its line, the keys of a player, and what happened last."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.table.model.words.log_text import LogLine
from game.app.widgets.button import Button, IconButton
from game.app.widgets.choice import Cell, Segment
from game.app.widgets.timeline import Mark, Timeline
from game.app.widgets.widget import Widget
from game.play.session import Session

STEPS: tuple[tuple[str, str, int, int], ...] = (
    ("first", "ui-first", 180, pygame.K_HOME),
    ("back-turn", "ui-fast", 180, pygame.K_PAGEUP),
    ("back", "ui-chevron", 180, pygame.K_LEFT),
    ("on", "ui-chevron", 0, pygame.K_RIGHT),
    ("on-turn", "ui-fast", 0, pygame.K_PAGEDOWN),
    ("last", "ui-first", 0, pygame.K_END),
)
"""Ways to walk: name, icon, how far the icon is turned, key."""
SPEEDS = ((0.5, "half"), (1.0, "one"), (2.0, "two"), (4.0, "four"), (8.0, "eight"))
PAD = 24.0
LINE_H = 44.0
KEY_W, KEY_H = 60.0, 60.0
WAYS_W = 372.0
"""Width of the buttons at the right, at the usual size of type."""


class WatchedGame(Protocol):
    """What the bar shows and steers: a game that is watched again.

    Attributes:
        session: the game, as it was where one is.
        length: its choices.
        marks: what is worth finding again in it.
        told: what happened last, in words.
        playing: whether it goes on by itself.
        speed: how fast.
    """

    session: Session
    length: int
    marks: tuple[Mark, ...]
    told: tuple[LogLine, ...]
    playing: bool
    speed: float

    @property
    def at(self) -> int:
        """How many choices lie before what is shown."""

    def seek(self, choices: int) -> None:
        """Go to a place at once."""

    def step(self, way: str) -> None:
        """Go one of `STEPS`."""

    def toggle(self) -> None:
        """Play on by itself, or stop."""

    def set_speed(self, speed: float) -> None:
        """Choose how fast it plays."""

    def branch(self) -> None:
        """Play on from here as a new game."""

    def away(self) -> None:
        """Back to where the viewer came from."""


def _columns(kit: Kit, dock: Rect) -> tuple[Rect, Rect, Rect]:
    """Return the places below the line: words, the player's keys, the ways out."""
    x, y, w, h = dock
    top, height = y + 12 + LINE_H + 6, h - 12 - LINE_H - 6 - 14
    keys = (KEY_W + 6) * (len(STEPS) + 1) + 22
    ways = min(WAYS_W * (0.7 + 0.3 * kit.text), 480.0)
    right = x + w - PAD - ways
    middle = right - PAD - keys
    left = x + PAD
    return (left, top, middle - PAD - left, height), (middle, top, keys, height), (right, top, ways, height)


def bar_of(scene: WatchedGame, kit: Kit, dock: Rect) -> list[Widget]:
    """Return the controls.

    Args:
        scene: tells where the game is, and is told what is pressed.
        kit: of the window.
        dock: the bar's place, in units.
    """
    texts = kit.texts
    x, y, w, _ = dock
    _, keys, ways = _columns(kit, dock)
    line = Timeline(
        "line",
        (x + PAD, y + 10, w - 2 * PAD, LINE_H),
        scene.length,
        scene.at,
        scene.marks,
        scene.seek,
        texts("replay-tip-line"),
    )
    over = scene.session.decision is None
    half = (ways[3] - 12) / 2
    return [
        line,
        *_player(scene, kit, keys),
        Button(
            "branch",
            (ways[0], ways[1], ways[2], half),
            texts("replay-branch"),
            scene.branch,
            icon="ui-play",
            reason=texts("replay-branch-over") if over else None,
            hint=kit.keys.label("branch", texts),
            keys=(kit.keys.code("branch"),),
        ),
        Button(
            "leave",
            (ways[0], ways[1] + half + 12, ways[2], half),
            texts("replay-leave"),
            scene.away,
            hint=texts("key-escape"),
            keys=(pygame.K_ESCAPE,),
        ),
    ]


def _player(scene: WatchedGame, kit: Kit, place: Rect) -> list[Widget]:
    texts = kit.texts
    x, y, w, h = place
    found: list[Widget] = []
    for n, (name, icon, turn, key) in enumerate(STEPS):
        if n == len(STEPS) // 2:
            playing = scene.playing
            tip = texts("replay-pause" if playing else "replay-play")
            image = "ui-pause" if playing else "ui-play"
            rect = (x, y, KEY_W + 22, KEY_H)
            found.append(
                IconButton(
                    "play", rect, image, scene.toggle, tip=tip, size=34, keys=(kit.keys.code("play-pause"),)
                )
            )
            x += KEY_W + 28
        button = IconButton(
            name,
            (x, y, KEY_W, KEY_H),
            icon,
            lambda way=name: scene.step(way),  # type: ignore[misc]
            tip=texts(f"replay-{name}"),
            turn=turn,
            keys=(key,),
        )
        found.append(button)
        x += KEY_W + 6
    top = y + KEY_H + 12
    cell = w / len(SPEEDS)
    cells = [
        Cell(speed, (place[0] + n * cell, top, cell, h - KEY_H - 12), texts(f"replay-speed-{name}"))
        for n, (speed, name) in enumerate(SPEEDS)
    ]
    found.append(Segment("speed", cells, scene.speed, scene.set_speed))
    return found


def draw_bar(canvas: Canvas, scene: WatchedGame, dock: Rect) -> None:
    """Draw the bar without its controls: the plate, where the game is, and what happened last."""
    canvas.cover(dock)
    canvas.panel(
        dock, fill=(*colour.DOCK[:3], 255), line=colour.LINE_STRONG, corners=(18, 6, 18, 6), rim=True
    )
    words, _, _ = _columns(canvas.kit, dock)
    x, y, w, h = words
    texts, fonts = canvas.kit.texts, canvas.kit.fonts
    where = texts("replay-where", turn=scene.session.state["turn"], at=scene.at, length=scene.length)
    step = fonts.line_height("label")
    canvas.text(where, (x, y, w, step), "label", colour.GOLD_TEXT, shrink=True)
    y, h = y + step + 6, h - step - 6
    if not scene.told:
        canvas.text(texts("replay-begin"), (x, y, w, h), "body", colour.MUTED, wrap=True, shrink=True)
        return
    row = fonts.line_height("body") + 4
    for line in scene.told[: max(1, int(h / row))]:
        paint = colour.TEXT if line.crew is None else CREW[scene.session.colours[line.crew]].colour
        canvas.icon(line.icon, x, y + row / 2 - 12, 24, None if _coloured(line.icon) else paint)
        canvas.text(line.text, (x + 34, y, w - 34, row), "body", colour.TEXT, valign="middle", shrink=True)
        y += row


def _coloured(icon: str) -> bool:
    """Tell whether an icon has colours of its own."""
    return not icon.startswith(("act-", "ui-", "room-"))
