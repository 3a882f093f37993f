"""What is told of one turn of the film: the ship before it, what changed the chance, what happened, and what
the captain would have done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, PANEL_FILL, PANEL_LINE, Colour, colour, fade
from game.app.drawing.kit import Kit
from game.app.drawing.portrait import captain
from game.app.drawing.viewport import Rect
from game.app.table.model.words.log_text import LogLine
from game.bots.film.reckoning import FilmTurn
from game.rules.protocol import StateDict

PAD = 22.0
SHIP_H = 234.0
BAR_H = 12.0
MORE = 40.0
"""Size of the button that shows the next part of what happened."""
ACROSS = 3
"""Rooms stand in so many columns."""


@dataclass(frozen=True)
class TurnStory:
    """What is told of a turn.

    Attributes:
        title: the turn and whose it was; `note` what kind of turn it was.
        crew: whose it was; None where names are hidden.
        begins: STATE where the turn begins; `state` before what was missed most, or before the turn.
        known: what was found; None while it is not known.
        happened: the lines of the log.
        steps: what the captain would have done; empty where nothing would have been better.
        better: how much better that would have been, in words.
        why: the captain's reason.
    """

    title: str
    note: str
    crew: int | None
    begins: StateDict
    state: StateDict
    known: FilmTurn | None
    happened: tuple[LogLine, ...]
    steps: tuple[LogLine, ...] = ()
    better: str = ""
    why: str = ""


def points_words(share: float) -> str:
    """Return a change of the chance in points, with its sign."""
    points = round(100 * share)
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"


def story_height(kit: Kit, story: TurnStory, wide: float) -> float:
    """Return how high the story of a turn is where nothing of it is left out, in units."""
    fonts = kit.fonts
    room = wide - 2 * PAD
    high = PAD + SHIP_H + 16 + _title_height(kit) + 2 * (fonts.line_height("body") + 10) + 30
    lines = [*story.happened, *story.steps]
    high += sum(_line_height(kit, line, room) for line in lines) + 3 * fonts.line_height("label") + 60
    for words in (story.better, story.why):
        high += len(fonts.wrap(words, "body", room - 40)) * fonts.line_height("body") + 8
    return high + PAD


def list_place(kit: Kit, story: TurnStory, rect: Rect, foot: float) -> Rect:
    """Return where what happened is listed, below its heading.

    Args:
        kit: of the window.
        story: what is told.
        rect: of the panel, in units.
        foot: how much of it, at the bottom, belongs to buttons.
    """
    fonts = kit.fonts
    x, y, w, h = rect
    top = y + PAD + SHIP_H + 12 + _title_height(kit) + 2 * (fonts.line_height("body") + 10) + 6
    top += fonts.line_height("label") + 4
    bottom = y + h - foot - PAD - _captain_height(kit, story, w - 2 * PAD) - 8
    return x + PAD, top, w - 2 * PAD, max(0.0, bottom - top)


def story_parts(kit: Kit, story: TurnStory, place: Rect) -> list[tuple[LogLine, ...]]:
    """Return what happened in parts, of which each finds room in a place; each has a line at least.

    Args:
        kit: of the window.
        story: what is told.
        place: of the list, in units.
    """
    parts: list[tuple[LogLine, ...]] = [()]
    high = 0.0
    for line in story.happened:
        tall = _line_height(kit, line, place[2])
        if parts[-1] and high + tall > place[3]:
            parts.append(())
            high = 0.0
        parts[-1] += (line,)
        high += tall
    return parts


def draw_story(
    canvas: Canvas, rect: Rect, foot: float, story: TurnStory, marks: Sequence[int], part: int = 0
) -> None:
    """Draw the story of a turn.

    Args:
        canvas: to draw on.
        rect: of the panel, in units.
        foot: how much of it, at the bottom, belongs to buttons.
        story: what is told.
        marks: the crew mark of everybody.
        part: which part of what happened, from 0, where not all of it finds room.
    """
    texts, fonts = canvas.kit.texts, canvas.kit.fonts
    x, y, w, h = rect
    canvas.panel(rect, fill=PANEL_FILL, line=PANEL_LINE, corners=(18, 6, 18, 6))
    left, room, bottom = x + PAD, w - 2 * PAD, y + h - foot - PAD
    draw_small_ship(canvas, (left, y + PAD, room, SHIP_H), story.state, marks)
    top = y + PAD + SHIP_H + 12
    top = _draw_title(canvas, (left, top, room), story, marks)
    known = story.known
    if known is None:
        return
    for words, change in (("film-decisions", known.decision), ("film-luck", known.luck)):
        top = _draw_change(canvas, (left, top, room), texts(words), change, story, marks)
    captain = _captain_height(canvas.kit, story, room)
    place = list_place(canvas.kit, story, rect, foot)
    parts = story_parts(canvas.kit, story, place)
    label = fonts.line_height("label")
    if story.happened:
        words = texts("film-happened")
        if len(parts) > 1:
            shown = texts("film-part", at=part + 1, count=len(parts))
            words = texts("lent-step", step=words, way=shown)
        top = place[1] - label - 4
        wide = room - (MORE + 12 if len(parts) > 1 else 0)
        canvas.text(words, (left, top, wide, label), "label", colour.MUTED, shrink=True)
    top = place[1]
    for line in parts[min(part, len(parts) - 1)]:
        high = _line_height(canvas.kit, line, room)
        _draw_line(canvas, line, (left, top, room, high))
        top += high
    _draw_captain(canvas, (x + 12, bottom - captain, w - 24, captain), story)


def _title_height(kit: Kit) -> float:
    return kit.fonts.line_height("number-large") + kit.fonts.line_height("small") + 14


def _draw_title(
    canvas: Canvas, place: tuple[float, float, float], story: TurnStory, marks: Sequence[int]
) -> float:
    fonts, texts = canvas.kit.fonts, canvas.kit.texts
    left, top, room = place
    line, small = fonts.line_height("number-large"), fonts.line_height("small")
    ink: Colour = colour.TEXT
    start = left
    if story.crew is not None:
        look = CREW[marks[story.crew]]
        ink = look.colour
        canvas.icon(look.icon, left, top + 2, 48)
        start = left + 60
    known, wide = story.known, 0.0
    if known is not None:
        before = texts("settings-percent", value=round(100 * known.before))
        after = texts("settings-percent", value=round(100 * known.after))
        tone = colour.GOOD if known.change > 0 else colour.REASON
        wide = fonts.width(before, "number-large") + fonts.width(after, "number-large") + 44
        x = left + room - wide
        canvas.text(before, (x, top, wide, line), "number-large", colour.TEXT)
        canvas.text(after, (x, top, wide, line), "number-large", tone, "right")
        middle = x + fonts.width(before, "number-large") + 12
        canvas.icon("ui-chevron", middle, top + line / 2 - 10, 20, colour.MUTED)
    title = (start, top, left + room - wide - start - 12, line)
    canvas.text(story.title, title, "crew-name", ink, valign="middle", shrink=True)
    note = (start, top + line + 2, left + room - start, small)
    canvas.text(story.note, note, "small", colour.MUTED, shrink=True)
    return top + _title_height(canvas.kit)


def _draw_change(
    canvas: Canvas,
    place: tuple[float, float, float],
    words: str,
    change: float,
    story: TurnStory,
    marks: Sequence[int],
) -> float:
    """Draw a bar as long as a change is large: half of the chance fills it."""
    fonts = canvas.kit.fonts
    left, top, room = place
    line = fonts.line_height("body")
    start = left + max(120.0, room * 0.24)
    canvas.text(words, (left, top, start - left - 8, line), "body", colour.TEXT, valign="middle", shrink=True)
    track = (start, top + line / 2 - BAR_H / 2, left + room - start - 84, BAR_H)
    canvas.box(track, colour.FIELD, 3)
    paint = colour.GOOD if change > 0 else colour.DANGER
    if abs(change) >= 0.005:
        canvas.box((track[0], track[1], max(4.0, track[2] * min(1.0, 2 * abs(change))), BAR_H), paint, 3)
    ink = colour.GOOD if change > 0 else colour.REASON if change < 0 else colour.MUTED
    number = (left + room - 80, top, 80.0, line)
    canvas.text(points_words(change), number, "number", ink, "right", "middle", shrink=True)
    return top + line + 10


def _line_height(kit: Kit, line: LogLine, room: float) -> float:
    lines = len(kit.fonts.wrap(line.text, "body", room - 36))
    return lines * kit.fonts.line_height("body") + 4


def _draw_line(canvas: Canvas, line: LogLine, place: Rect) -> None:
    x, y, w, h = place
    row = canvas.kit.fonts.line_height("body")
    own = not line.icon.startswith(("act-", "ui-", "room-"))
    canvas.icon(line.icon, x, y + row / 2 - 12, 24, None if own else colour.TEXT)
    canvas.text(line.text, (x + 34, y, w - 34, h), "body", colour.TEXT, wrap=True)


def _captain_height(kit: Kit, story: TurnStory, room: float) -> float:
    fonts = kit.fonts
    inner = room - 8
    high = 14 + fonts.line_height("label") + 6
    if story.better:
        high += len(fonts.wrap(story.better, "body", inner)) * fonts.line_height("body") + 4
    high += sum(_line_height(kit, step, inner) for step in story.steps)
    if story.why:
        high += len(fonts.wrap(story.why, "small", inner)) * fonts.line_height("small") + 4
    return high + 10


def _draw_captain(canvas: Canvas, rect: Rect, story: TurnStory) -> None:
    texts, fonts = canvas.kit.texts, canvas.kit.fonts
    x, y, w, h = rect
    canvas.panel(rect, fill=fade(colour.RAISED, 0.9), line=colour.GOLD, corners=(14, 5, 14, 5), width=1.8)
    left, room, top = x + 14, w - 28, y + 12
    line = fonts.line_height("label")
    face = 34 * canvas.kit.text
    captain(canvas, (left, top - 8, face))
    canvas.text(
        texts("film-captain"),
        (left + face + 14, top, room - face - 14, line),
        "label",
        colour.GOLD_TEXT,
        valign="middle",
        shrink=True,
    )
    top += line + 6
    if story.better:
        high = len(fonts.wrap(story.better, "body", room)) * fonts.line_height("body")
        canvas.text(story.better, (left, top, room, high + 1), "body", colour.TEXT, wrap=True)
        top += high + 4
    for step in story.steps:
        high = _line_height(canvas.kit, step, room)
        _draw_line(canvas, step, (left, top, room, high))
        top += high
    if story.why:
        canvas.text(story.why, (left, top, room, y + h - top), "small", colour.MUTED, wrap=True)


def draw_small_ship(canvas: Canvas, rect: Rect, state: StateDict, marks: Sequence[int]) -> None:
    """Draw the ship: the rooms' pictures, cubes, power diverted, and who is where.

    Args:
        canvas: to draw on.
        rect: in units.
        state: STATE.
        marks: the crew mark of everybody.
    """
    looks = canvas.kit.looks
    x, y, w, h = rect
    gap = 8.0
    rows = -(-len(state["rooms"]) // ACROSS)
    wide, tall = (w - gap * (ACROSS - 1)) / ACROSS, (h - gap * (rows - 1)) / rows
    for n, room in enumerate(state["rooms"]):
        cell = (x + n % ACROSS * (wide + gap), y + n // ACROSS * (tall + gap), wide, tall)
        look = looks.room(room["id"])
        lit = looks.room_picture(room["id"], room["variant"])
        gone = bool(room["cubes"]) and not any(room["cubes"])
        canvas.panel(cell, fill=colour.INK, corners=(8, 4, 8, 4))
        canvas.picture(lit, cell, corners=(8, 4, 8, 4), alpha=110 if gone else 200)
        line = colour.DANGER if gone else look.frame
        canvas.panel(cell, fill=None, line=line, corners=(8, 4, 8, 4), width=2.6 if gone else 1.8)
        if room["diverted"]:
            canvas.icon("token-diverted", cell[0] + 6, cell[1] + tall / 2 - 15, 30)
        pitch = (tall - 8) / max(1, len(room["cubes"]))
        size = min(21.0, pitch - 2)
        for slot, cube in enumerate(room["cubes"]):
            spot = cell[0] + wide - size - 6, cell[1] + 4 + slot * pitch
            canvas.box((*spot, size, size), fade(colour.INK, 0.8), 4)
            if cube:
                canvas.icon("token-cube", *spot, size)
        here = [seat for seat, member in enumerate(state["crew"]) if member["at"] == n]
        for place, seat in enumerate(here):
            canvas.icon(CREW[marks[seat]].icon, cell[0] + 42 + place * 27, cell[1] + tall - 40, 36)
