"""Tell what is on a shot: every word drawn and every control, as plain values that JSON holds.

`python -m tools.shots OUT --words` writes them beside the pictures; `tools.compare` tells two of them
apart.

Words are those of the whole screen, of every part of its pages that can be scrolled to. Controls are those of
the scene on top, in the order of the Tab key: of its form, of a lesson's bubble, and every element of a table
that can be pointed at.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pygame

from game.app.bindings.commands import CARDS
from game.app.drawing.canvas import Canvas
from game.app.drawing.type.text_drawing import TextRecord
from game.app.drawing.viewport import Point, Rect, inside
from game.app.scenes.lessons.guided_scene import GuidedScene
from game.app.scenes.lessons.lesson_scene import LessonScene
from game.app.table.input.focus_order import ACTIONS, tab_order
from game.app.table.model.table_keys import ADVISER, DISCARD, END, HELP, LOG, REDO, UNDO, TableKey
from game.app.table.model.words.tooltips import tip_of
from game.app.table.table_scene import TableScene
from game.app.widgets.form import Form
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Widget
from tools.studio import Studio

Inventory = dict[str, Any]
"""Texts and controls of one shot."""
Places = dict[str, list[tuple[Point, Point]]]
"""Places where texts begin on their page, and on the screen, in units."""
NEAR, SAME = 4.0, 0.5
"""Units on its page, and on the screen, within which a text is the same one as before."""
HOME = "HOME"
"""Stands for the player's folder, which has another name each time."""
_STATES = ("value", "chosen", "text", "at")
"""Attributes for what a control shows as chosen or typed: the first of them that it has counts."""
_COMMANDS: Mapping[TableKey, str] = {
    **{key: name for name, key in ACTIONS.items()},
    **{TableKey.hand(n): f"card-{n + 1}" for n in range(CARDS)},
    **{END: "end", UNDO: "undo", REDO: "redo", LOG: "log", HELP: "help"},
    **{ADVISER: "adviser", DISCARD: "piles"},
}
"""The command that presses an element of the table."""


def take_stock(studio: Studio, name: str, picture: Path | None = None) -> Inventory:
    """Take a shot and return what is on it.

    Args:
        studio: where it is taken.
        name: of the shot.
        picture: the file to write its picture to, if any.
    """
    words: list[dict[str, Any]] = []
    seen: Places = {}
    found: Inventory = {}
    for page, canvas in enumerate(studio.pages(name)):
        if page == 0:
            if picture is not None:
                pygame.image.save(canvas.surface, picture)
            found = controls_of(studio)
        words += unseen(_on_pages(studio, canvas), seen)
    for area in _areas(studio):
        area.scroll_to(0, at_once=True)
    for told in words:
        told["text"] = told["text"].replace(str(studio.home.data), HOME)
    return {"shot": name, **found, "words": words}


def _on_pages(studio: Studio, canvas: Canvas) -> Iterator[tuple[TextRecord, Point]]:
    """Yield the texts of a canvas and where they begin: on their page, however far that is scrolled."""
    form = getattr(studio.shown, "form", None)
    by = form.kit.viewport.scale / canvas.scale if isinstance(form, Form) else 1.0
    for text in canvas.texts:
        x, y, w, h = text.rect
        down = 0.0
        for area in _areas(studio):
            left, top, wide, high = area.rect
            if inside((left * by, top * by, wide * by, high * by), (x + w / 2, y + h / 2)):
                down = area.offset * by
        yield text, (x, y + down)


def unseen(texts: Iterable[tuple[TextRecord, Point]], seen: Places) -> list[dict[str, Any]]:
    """Return the texts that were not yet seen where they are.

    A text is the same one as before if it is at the same place of its page, or of the screen: a page does not
    scroll what floats over it.

    Args:
        texts: of a part of a screen, and where they begin on their page.
        seen: where texts were seen on the parts before; grows.
    """
    here: list[tuple[str, Point, Point]] = []
    found = []
    for text, on_page in texts:
        on_screen = text.rect[0], text.rect[1]
        places = seen.get(text.text, ())
        if not any(_near(on_page, page, NEAR) or _near(on_screen, spot, SAME) for page, spot in places):
            here.append((text.text, on_page, on_screen))
            found.append(_text(text, on_page))
    for words, on_page, on_screen in here:
        seen.setdefault(words, []).append((on_page, on_screen))
    return found


def _near(one: Point, other: Point, most: float) -> bool:
    return abs(one[0] - other[0]) < most and abs(one[1] - other[1]) < most


def _text(text: TextRecord, place: Point) -> dict[str, Any]:
    at = _rounded((*place, *text.rect[2:]))
    told: dict[str, Any] = {"text": text.text, "size": round(text.size, 1), "at": at}
    return {**told, **({"cut": True} if text.cut else {}), **({"dim": True} if text.dim else {})}


def controls_of(studio: Studio) -> Inventory:
    """Return the scene of the shot taken last, where its commands count, its focus and its controls."""
    scene = studio.shown
    if scene is None:
        return {"scene": None, "commands_in": None, "focus": None, "controls": []}
    controls: list[dict[str, Any]] = []
    form = getattr(scene, "form", None)
    focus: str | None = None
    if isinstance(form, Form):
        controls += [_control(widget) for widget in form.widgets if not isinstance(widget, ScrollArea)]
        focus = form.focus.key if form.focus is not None else None
    if isinstance(scene, GuidedScene | LessonScene):
        controls += [_control(widget) for widget in scene.bubble.widgets()]
    if isinstance(scene, TableScene):
        controls += _elements(scene)
    return {
        "scene": type(scene).__name__,
        "commands_in": scene.commands_in,
        "focus": focus,
        "controls": controls,
    }


def _control(widget: Widget) -> dict[str, Any]:
    """Return a control of a form."""
    told: dict[str, Any] = {
        "key": widget.key,
        "kind": type(widget).__name__,
        "enabled": widget.enabled,
        "reason": widget.reason,
        "keys": _names(widget.keys),
        "tip": widget.tip,
        "focusable": widget.focusable,
        "at": _rounded(widget.place),
    }
    state = next((name for name in _STATES if hasattr(widget, name)), None)
    if state is not None:
        told["state"] = str(getattr(widget, state))
    cells = getattr(widget, "cells", None)
    if cells is not None:
        told["cells"] = [{"value": str(c.value), "reason": c.reason} for c in cells]
    return told


def _elements(scene: TableScene) -> Iterator[dict[str, Any]]:
    """Yield the elements of a table: those with the focus's order first, then those for the pointer alone."""
    order = list(dict.fromkeys(tab_order(scene.layout)))
    stops = frozenset(order)
    legal, keys = scene.input.legal(), scene.kit.keys
    for key in (*order, *(key for key in scene.layout.keys if key not in stops)):
        tip = tip_of(scene.texts, scene.position, key, scene.rewinding.undo_state())
        reason = tip.reason if tip is not None else None
        command = _COMMANDS.get(key)
        yield {
            "key": str(key),
            "kind": key.kind,
            "enabled": reason is None,
            "reason": None
            if reason is None
            else " ".join((reason.title, *(line.text for line in reason.lines))),
            "keys": [] if command is None else _names([keys.code(command)]),
            "tip": None if tip is None else tip.note or tip.room or tip.card or None,
            "focusable": key in stops,
            "legal": key in legal,
            "movable": scene.input.movable(key),
            "at": _rounded(scene.layout.rect(key)),
        }


def _areas(studio: Studio) -> list[ScrollArea]:
    form = getattr(studio.shown, "form", None)
    return form.areas() if isinstance(form, Form) else []


def _names(codes: Iterable[int]) -> list[str]:
    return [pygame.key.name(code) for code in codes]


def _rounded(rect: Rect) -> list[int]:
    return [round(length) for length in rect]
