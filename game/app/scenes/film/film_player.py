"""Below the plot of the film: the game as a line, the keys of a player, and how the chosen turn begins."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Protocol

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, PANEL_FILL, PANEL_LINE, colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.key_hints import draw_keys
from game.app.scenes.film.film_layout import BUTTON, FilmLayout
from game.app.scenes.film.film_plot import Axis
from game.app.scenes.film.film_side import TurnStory
from game.app.scenes.film.film_work import TurnPlace
from game.app.table.model.marks import marks_of
from game.app.widgets.button import Button, IconButton
from game.app.widgets.choice import Cell, Segment
from game.app.widgets.timeline import KNOB, Mark, Timeline
from game.app.widgets.widget import Widget
from game.play.session import Session

REST_MS = 1600.0
"""So long a turn is shown at speed 1 while the film plays."""
SPEEDS = ((1.0, "one"), (4.0, "four"))
WITHIN = 1000
"""So many places on the line belong to a turn: each is as wide there as in the plot, however long it was."""
PAD = 28.0
LINE_H = 44.0
KEY, PITCH = 60.0, 68.0
PLAY_W = 84.0
SPEED_W = 62.0
STEPS: tuple[tuple[str, str, int, int, str], ...] = (
    ("first", "ui-first", 180, pygame.K_HOME, "replay-first"),
    ("point-back", "ui-fast", 180, pygame.K_PAGEUP, "film-point-back"),
    ("turn-back", "ui-chevron", 180, 0, "replay-back-turn"),
    ("turn-on", "ui-chevron", 0, 0, "replay-on-turn"),
    ("point-on", "ui-fast", 0, pygame.K_PAGEDOWN, "film-point-on"),
    ("last", "ui-first", 0, pygame.K_END, "replay-last"),
)
"""Ways to walk: name, icon, how far the icon is turned, key, tip."""


class Projector:
    """Shows one turn after the other, as fast as somebody likes.

    Attributes:
        running: whether it does.
        speed: how many times as fast as usual.
    """

    def __init__(self) -> None:
        self.running, self.speed = False, 1.0
        self._rest = 0.0

    def run(self, running: bool) -> None:
        """Begin or stop.

        Args:
            running: whether to begin; the turn that is shown then is seen for as long as all others.
        """
        self.running, self._rest = running, REST_MS / self.speed

    def set_speed(self, speed: float) -> None:
        """Choose how fast; what is left of the time of a turn is no longer than it would be now."""
        self.speed = speed
        self._rest = min(self._rest, REST_MS / speed)

    def over(self, ms: float) -> bool:
        """Let time pass; return whether the turn that is shown has been seen."""
        if not self.running:
            return False
        self._rest -= ms
        if self._rest > 0:
            return False
        self._rest = REST_MS / self.speed
        return True

    def wake(self) -> float | None:
        """Return when a turn has been seen; None while nothing is played."""
        return max(0.0, self._rest) if self.running else None


class FilmShown(Protocol):
    """What the line and the keys show and steer.

    Attributes:
        marks: what is worth finding again, on the line's own places (`line_marks`).
        chosen: number of the turn that is looked at, from 0.
        names: whether it is said whose turn it was.
        projector: lets one turn follow the other.
        layout: where everything stands.
        session: the game.
        story: what is told of the turn.
    """

    marks: tuple[Mark, ...]
    chosen: int
    names: bool
    projector: Projector
    layout: FilmLayout
    session: Session
    story: TurnStory

    def choose(self, number: int) -> None:
        """Look at a turn."""

    def step(self, way: str) -> None:
        """Go one of `STEPS`."""

    def toggle(self) -> None:
        """Play on by itself, or stop."""

    def set_speed(self, speed: float) -> None:
        """Choose how fast it plays."""

    def hide_names(self) -> None:
        """Say whose turn it was no more, or again."""


def line_marks(session: Session, places: Sequence[TurnPlace]) -> tuple[Mark, ...]:
    """Return what is worth finding again, where it stands on the line.

    Args:
        session: the whole game.
        places: its turns.
    """
    firsts = [place.first for place in places]
    ends = [*firsts[1:], session.history.length]
    found = [Mark(WITHIN * number, "turn") for number in range(1, len(places))]
    for mark in marks_of(session):
        if mark.kind != "turn":
            # What has happened after so many choices was done by the last of them.
            turn = max(0, bisect_right(firsts, mark.at - 1) - 1)
            share = (mark.at - firsts[turn]) / max(1, ends[turn] - firsts[turn])
            found.append(Mark(round(WITHIN * (turn + share)), mark.kind))
    return tuple(found)


def player_of(kit: Kit, axis: Axis, scene: FilmShown) -> list[Widget]:
    """Return the line, on the axis of the plot, and the buttons below it.

    Args:
        kit: of the page.
        axis: of the plot.
        scene: tells what is shown, and is told what is pressed.
    """
    texts, keys = kit.texts, kit.keys
    _, y, _, _ = scene.layout.steps
    line = Timeline(
        "line", (axis.left - KNOB, y + 12, axis.right - axis.left + 2 * KNOB, LINE_H),
        WITHIN * axis.turns, WITHIN * scene.chosen, scene.marks,
        lambda at: scene.choose(min(axis.turns - 1, at // WITHIN)), texts("replay-tip-line"),
    )  # fmt: skip
    found: list[Widget] = [line]
    x, top = _keys_place(scene.layout)
    for n, (name, icon, turned, key, tip) in enumerate(STEPS):
        if n == len(STEPS) // 2:
            running = scene.projector.running
            told = texts("replay-pause" if running else "replay-play")
            found.append(
                IconButton(
                    "play", (x, top, PLAY_W, KEY), "ui-pause" if running else "ui-play", scene.toggle,
                    tip=told, size=34, keys=(keys.code("play-pause"),),
                )
            )  # fmt: skip
            x += PLAY_W + PITCH - KEY
        found.append(
            IconButton(
                name, (x, top, KEY, KEY), icon, lambda name=name: scene.step(name),  # type: ignore[misc]
                tip=texts(tip), turn=turned, keys=(key,) if key else (),
            )
        )  # fmt: skip
        x += PITCH
    cells = [
        Cell(speed, (x + n * SPEED_W, top, SPEED_W, KEY), texts(f"replay-speed-{name}"))
        for n, (speed, name) in enumerate(SPEEDS)
    ]
    found.append(Segment("speed", cells, scene.projector.speed, scene.set_speed))
    label = texts("film-names-hide" if scene.names else "film-names-show")
    found.append(Button("names", _names_place(kit, scene.layout, label), label, scene.hide_names))
    return found


def _keys_width() -> float:
    return len(STEPS) * PITCH + PLAY_W + PITCH - KEY + len(SPEEDS) * SPEED_W


def _keys_place(layout: FilmLayout) -> tuple[float, float]:
    """Where the keys begin: at the right where words stand beside them, else in the middle."""
    x, y, w, _ = layout.steps
    wide = _keys_width()
    return (x + w - PAD - wide if layout.wide else x + (w - wide) / 2), y + 12 + LINE_H + 34


def _names_place(kit: Kit, layout: FilmLayout, label: str) -> Rect:
    x, y, w, h = layout.steps
    wide = min(w - 2 * PAD, kit.fonts.width(label, "button") + 60)
    high = BUTTON - 12
    left = x + w - PAD - wide if layout.wide else x + (w - wide) / 2
    return left, y + h - high - 14, wide, high


def draw_player(canvas: Canvas, axis: Axis, scene: FilmShown, places: Sequence[TurnPlace]) -> None:
    """Draw the panel: numbers of the turns, how the chosen one begins, and which keys do what.

    Args:
        canvas: of the page.
        axis: of the plot.
        scene: tells what is shown.
        places: the turns.
    """
    layout, texts = scene.layout, canvas.kit.texts
    x, y, _, _ = layout.steps
    canvas.panel(layout.steps, fill=PANEL_FILL, line=PANEL_LINE, corners=(18, 6, 18, 6))
    step = next(step for step in (1, 2, 5, 10, 20, 50, 1000) if axis.turns / step <= 12)
    for n, (turn, _, _) in enumerate(places):
        if turn == 1 or turn % step == 0:
            spot = (axis.x(n + 0.5) - 30, y + 10 + LINE_H, 60, 26)
            canvas.text(str(turn), spot, "small", colour.MUTED, "center", "middle")
    if not layout.wide:
        return
    left, top = _keys_place(layout)
    story = scene.story
    start, ink = x + PAD, colour.TEXT
    if story.crew is not None:
        look = CREW[scene.session.colours[story.crew]]
        ink = look.colour
        canvas.icon(look.icon, start, top + 4, 52)
        start += 66
    room = left - start - 20
    canvas.text(story.title, (start, top, room, 30), "crew-name", ink, valign="middle", shrink=True)
    state = story.begins
    told = texts(
        "film-enters",
        actions=state["actions_left"],
        tokens=state["crew"][state["active"]]["action_tokens"],
        cards=len(state["resource_deck"]),
    )
    canvas.text(told, (start, top + 32, room, 30), "small", colour.MUTED, valign="middle", shrink=True)
    _, foot, _, high = _names_place(canvas.kit, layout, texts("film-names-hide"))
    draw_keys(canvas, _hints(canvas.kit), x + PAD, foot + high / 2)


def _hints(kit: Kit) -> list[tuple[str, str]]:
    texts, keys = kit.texts, kit.keys
    found = (
        [] if kit.pad is not None else [("\N{LEFTWARDS ARROW}\N{RIGHTWARDS ARROW}", texts("film-key-turns"))]
    )
    found.append((keys.label("tab", texts), texts("film-key-points")))
    return [*found, (keys.label("play-pause", texts), texts("film-key-play"))]
