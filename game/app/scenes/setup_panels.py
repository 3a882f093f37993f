"""What the setup screen shows: its panels, and the controls that only it has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from game.app.scenes.common import move
from game.app.scenes.draft import Draft
from game.app.theme import (
    CREW,
    GOLD_GLOW,
    PANEL_FILL,
    PANEL_LINE,
    RAISED_FILL,
    ROOM,
    Colour,
    Gradient,
    colour,
    fade,
    light,
    mix,
    rgb,
    room_colours,
)
from game.app.viewport import Rect
from game.app.widgets.base import Action, draw_focus, draw_key
from game.app.widgets.button import Button
from game.app.widgets.choice import Cell, Choice, draw_cell_plate
from game.storage.settings import Player
from game.texts import Texts

if TYPE_CHECKING:
    from game.app.canvas import Canvas

Offset = tuple[float, float]
CREW_PANEL: Rect = (60, 112, 560, 904)
CREW_RECTS: tuple[Rect, ...] = tuple((80, 164 + 154 * seat, 520, 144) for seat in range(4))
ADD_RECTS: tuple[Rect, ...] = tuple((x, y + 16, w, h - 32) for x, y, w, h in CREW_RECTS)
PLAYERS_RECT: Rect = (336, 119, 264, 40)
SOLO_RECT: Rect = (80, 636, 520, 126)
DIFFICULTY_PANEL: Rect = (644, 112, 680, 282)
MISSION_PANEL: Rect = (1348, 112, 512, 520)
SHIP_PANEL: Rect = (1348, 648, 512, 222)
MOST_STARS = 8


@dataclass(frozen=True)
class Mission:
    """What the rules would deal.

    Args:
        hand: cards in each hand.
        cards: resource cards in all.
        universals: Universal cards by difficulty.
        damage: cards in the damage deck after the setup.
        damaged: repair spaces without a cube after the setup.
        layout: room ids by place; None where chance decides.
        rooms: ids of the rooms around the core.
        variants: of the rooms by place; empty where chance decides.
    """

    hand: int
    cards: int
    universals: Mapping[str, int]
    damage: int
    damaged: int
    layout: tuple[str | None, ...]
    rooms: tuple[str, ...]
    variants: tuple[str, ...] = ()


# controls


class MarkPicker(Choice):
    """Four crew marks, colour and shape; those that others have cannot be chosen."""

    def draw_cell(self, canvas: Canvas, cell: Cell, chosen: bool, lit: bool) -> None:
        """Draw one mark."""
        x, y, w, h = cell.rect
        mark = CREW[cell.value]
        if chosen:
            canvas.panel(
                cell.rect,
                fill=mix(colour.INK, mark.colour, 0.22),
                line=mark.colour,
                corners=(4,) * 4,
                width=3,
            )
        else:
            draw_cell_plate(canvas, cell, False, lit)
        icon = f"mark-{cell.value + 1}"
        canvas.icon(icon, x + w / 2 - 14, y + h / 2 - 14, 28, alpha=255 if cell.reason is None else 80)


class DifficultyRows(Choice):
    """One row for each difficulty, with its Universal cards as stars."""

    def __init__(
        self,
        key: str,
        cells: Sequence[Cell],
        value: Any,
        on_change: Callable[[Any], None],
        universals: Mapping[str, int],
    ) -> None:
        super().__init__(key, cells, value, on_change)
        self.universals = universals

    def draw_cell(self, canvas: Canvas, cell: Cell, chosen: bool, lit: bool) -> None:
        """Draw one row."""
        x, y, w, h = cell.rect
        middle = y + h / 2
        if chosen:
            canvas.panel(
                cell.rect,
                fill=colour.GOLD_FILL,
                line=Gradient(colour.GOLD, colour.RIM_HOT),
                corners=(8, 4, 8, 4),
                width=2,
            )
        elif lit:
            canvas.panel(
                cell.rect, fill=light(colour.RAISED, 0.08), line=colour.LINE_STRONG, corners=(8, 4, 8, 4)
            )
        ring = colour.GOLD if chosen else colour.LINE_STRONG
        canvas.circle(x + 28, middle, 11, ring, 2.4)
        if chosen:
            canvas.circle(x + 28, middle, 6, colour.GOLD)
        canvas.text(cell.label, (x + 54, y, 140, h), "room-name", colour.TEXT, valign="middle", shrink=True)
        count = self.universals[cell.value]
        for i in range(MOST_STARS):
            left = x + 204 + i * 36
            if i < count:
                canvas.icon("res-universal", left, middle - 15, 30)
            else:
                canvas.icon("res-universal", left, middle - 15, 30, alpha=38, grey=True)
        words = canvas.kit.texts("setup-universals", count=count)
        canvas.text(
            words, (x + w - 156, y, 140, h), "body", colour.TEXT if count else colour.MUTED, "right", "middle"
        )


class AddButton(Button):
    """A free seat: a dashed frame that somebody may take."""

    def __init__(
        self,
        key: str,
        rect: Rect,
        label: str,
        on_press: Action,
        *,
        mark: int,
        hint: str | None,
        keys: tuple[int, ...],
    ) -> None:
        super().__init__(key, rect, label, on_press, hint=hint, keys=keys)
        self.mark = mark

    def draw(self, canvas: Canvas) -> None:
        """Draw frame, meeple and words."""
        x, y, w, h = self.rect
        lit = self.lightness
        if lit:
            canvas.panel(self.rect, fill=fade(colour.RAISED, 0.6 * lit), corners=(12, 4, 12, 4))
        line = mix(colour.LINE, colour.LINE_STRONG, lit)

        def dashes(large: pygame.Surface, scale: float) -> None:
            large.fill((*line[:3], 0))
            thick = max(1, round(1.8 * scale))
            dash, gap = 10 * scale, 7 * scale
            for at in (0, large.get_height() - thick):
                left = 0.0
                while left < large.get_width():
                    large.fill(line, (round(left), at, round(min(dash, large.get_width() - left)), thick))
                    left += dash + gap
            for at in (0, large.get_width() - thick):
                top = 0.0
                while top < large.get_height():
                    large.fill(line, (at, round(top), thick, round(min(dash, large.get_height() - top))))
                    top += dash + gap

        canvas.art(self.rect, ("dashes", w, h, line), dashes)
        fonts = canvas.kit.fonts
        hint = 46.0 if self.hint else 0.0
        wide = 64 + 18 + fonts.width(self.label, self.style) + hint
        left = x + (w - wide) / 2
        canvas.icon(CREW[self.mark].icon, left, y + h / 2 - 32, 64, alpha=round(110 + 100 * lit))
        canvas.text(
            self.label,
            (left + 82, y, wide, h),
            self.style,
            mix(colour.MUTED, colour.TEXT, lit),
            valign="middle",
        )
        if self.hint:
            draw_key(canvas, self.hint, left + wide, y + h / 2, colour.MUTED)
        if self.focused:
            draw_focus(canvas, self.rect, 8)


class StartButton(Button):
    """The big one: bright gold, or grey with what is missing."""

    def draw(self, canvas: Canvas) -> None:
        """Draw it in its state."""
        if not self.enabled:
            super().draw(canvas)
            x, y, w, h = self.rect
            words = (x + 24, y + h - 44, w - 48, 36)
            canvas.text(self.reason or "", words, "small", colour.REASON, "center", "middle", shrink=True)
            return
        x, y, w, h = self.rect
        if self.held:
            y += 2
        rect = (x, y, w, h)
        canvas.glow(rect, fade(GOLD_GLOW, 1.2 if self.lightness else 1.0), 22)
        top, bottom = rgb("#FFC35C"), rgb("#FFAE3C")
        fill = Gradient(
            light(top, 0.25 * self.lightness), light(bottom, 0.25 * self.lightness), vertical=True
        )
        if self.held:
            fill = Gradient(mix(top, colour.BLACK, 0.15), mix(bottom, colour.BLACK, 0.15), vertical=True)
        canvas.panel(rect, fill=fill, line=colour.RIM_HOT, corners=(18, 6, 18, 6), width=2.4)
        fonts = canvas.kit.fonts
        ink = rgb("#2A1702")
        text = fonts.width(self.label, self.style)
        hint = fonts.width(self.hint or "", "key") + 16
        left = x + (w - 48 - 22 - text - 24 - hint) / 2
        canvas.icon("room-energy-core", left, y + h / 2 - 24, 48, ink)
        canvas.text(self.label, (left + 70, y, text + 2, h), self.style, ink, valign="middle")
        key = (left + 70 + text + 24, y + h / 2 - 15, hint, 30)
        canvas.panel(key, fill=ink, corners=(4, 4, 4, 4))
        canvas.text(self.hint or "", key, "key", colour.GOLD_TEXT, "center", "middle")
        if self.focused:
            draw_focus(canvas, rect, 18)


# panels


def draw_panel(canvas: Canvas, rect: Rect, label: str, note: str = "") -> None:
    """Draw a panel with its label, and a note at the right."""
    canvas.panel(rect, fill=PANEL_FILL, line=PANEL_LINE, corners=(18, 6, 18, 6))
    x, y, w, _ = rect
    canvas.text(label, (x + 24, y + 14, w / 2, 32), "label", colour.TEXT, valign="middle")
    if note:
        canvas.text(
            note,
            (x + w * 0.3, y + 14, w * 0.7 - 24, 32),
            "small",
            colour.MUTED,
            "right",
            "middle",
            shrink=True,
        )


def draw_crew_panel(canvas: Canvas, offset: Offset) -> None:
    """Draw the panel behind the crew, and what belongs to the first turn."""
    texts = canvas.kit.texts
    rect = move(CREW_PANEL, offset)
    draw_panel(canvas, rect, texts("setup-crew"))
    x, y, w, _ = rect
    canvas.line((x + 24, y + 676), (x + w - 24, y + 676), colour.LINE)
    canvas.text(texts("setup-first"), (x + 24, y + 692, 300, 32), "label", colour.TEXT, valign="middle")


def draw_solo_note(canvas: Canvas, offset: Offset) -> None:
    """Say what one player does, in place of the fourth crew member."""
    texts = canvas.kit.texts
    x, y, w, h = move(SOLO_RECT, offset)
    line = fade(colour.LINE, 0.6)
    canvas.panel((x, y, w, h), fill=fade(colour.RAISED, 0.5), line=line, corners=(12, 4, 12, 4))
    canvas.icon("ui-cards", x + 24, y + h / 2 - 22, 44, colour.GOLD)
    words = (x + 92, y + 8, w - 112, h - 16)
    canvas.text(texts("setup-solo-note"), words, "small", colour.MUTED, valign="middle", wrap=True)


def draw_crew(canvas: Canvas, rect: Rect, player: Player, problem: str | None) -> None:
    """Draw the frame of one crew member, the meeple, and what is wrong with the name."""
    x, y, w, h = rect
    mark = CREW[player.mark]
    line = Gradient(mark.colour, mix(mark.colour, colour.RIM_HOT, 0.25))
    canvas.panel(rect, fill=RAISED_FILL, line=line, corners=(14, 5, 14, 5), width=2.4)
    canvas.icon(mark.icon, x + 18, y + 24, 92)
    canvas.text(
        canvas.kit.texts("setup-mark"), (x + 126, y + 66, 60, 44), "small", colour.MUTED, valign="middle"
    )
    if problem:
        canvas.text(
            problem, (x + 126, y + 113, w - 140, 26), "small", colour.REASON, valign="middle", shrink=True
        )


def draw_difficulty_panel(canvas: Canvas, offset: Offset) -> None:
    """Draw the panel behind the difficulties."""
    texts = canvas.kit.texts
    draw_panel(
        canvas, move(DIFFICULTY_PANEL, offset), texts("setup-difficulty"), texts("setup-difficulty-note")
    )


def draw_seed(canvas: Canvas, offset: Offset, problem: str | None) -> None:
    """Draw the panel of seed and mission, and what the seed means or why it is refused."""
    texts = canvas.kit.texts
    rect = move(MISSION_PANEL, offset)
    draw_panel(canvas, rect, texts("setup-seed"))
    x, y, w, _ = rect
    note, paint = (problem, colour.REASON) if problem else (texts("setup-seed-note"), colour.MUTED)
    canvas.text(note, (x + 24, y + 112, w - 48, 52), "small", paint, wrap=True)
    canvas.line((x + 24, y + 176), (x + w - 24, y + 176), colour.LINE)


def draw_mission(canvas: Canvas, offset: Offset, draft: Draft, mission: Mission) -> None:
    """Draw what the draft will deal, line by line."""
    texts = canvas.kit.texts
    x, y, w, _ = move(MISSION_PANEL, offset)
    canvas.text(texts("setup-mission"), (x + 24, y + 188, w - 48, 32), "label", colour.TEXT, valign="middle")
    stars = mission.universals[draft.difficulty]
    first = texts("setup-first-chance") if draft.first is None else draft.players[draft.first].name.strip()
    hands = "setup-fact-hands-solo" if draft.solo else "setup-fact-hands-value"
    facts = (
        ("crew", ""),
        ("hands", texts(hands, cards=mission.hand)),
        ("deck", texts("setup-fact-deck-value", cards=mission.cards, universals=stars)),
        ("damage", texts("setup-fact-damage-value", cards=mission.damage)),
        ("damaged", texts("setup-fact-damaged-value", spaces=mission.damaged)),
        ("rooms", _room_words(texts, draft, mission)),
        ("first", first),
    )
    row = y + 224
    for i, (key, value) in enumerate(facts):
        canvas.text(texts(f"setup-fact-{key}"), (x + 24, row, 170, 40), "body", colour.MUTED, valign="middle")
        if key == "crew":
            _draw_names(canvas, draft, (x + 160, row, w - 184, 40))
        else:
            canvas.text(
                value, (x + 190, row, w - 214, 40), "subheading", colour.TEXT, "right", "middle", shrink=True
            )
        row += 41
        if i < len(facts) - 1:
            canvas.line((x + 24, row), (x + w - 24, row), fade(colour.LINE, 0.6), 1)


def _room_words(texts: Texts, draft: Draft, mission: Mission) -> str:
    """Say how many rooms are V1 and how many V2, as far as that is known."""
    if mission.variants:
        second = mission.variants.count("v2")
    else:
        variants = [draft.variant(room) for room in mission.rooms]
        if None in variants:
            return texts("setup-fact-rooms-chance")
        second = variants.count("v2")
    return texts("setup-fact-rooms-value", first=len(mission.rooms) - second, second=second)


def _draw_names(canvas: Canvas, draft: Draft, rect: Rect) -> None:
    """Draw the crew's meeples with their names if there is room, else the meeples alone."""
    fonts = canvas.kit.fonts
    x, y, w, h = rect
    names = [player.name.strip() for player in draft.players]
    widths = [38 + fonts.width(name, "subheading") + 16 for name in names]
    named = sum(widths) - 16 <= w
    left = x + w - (sum(widths) - 16 if named else 40 * len(names))
    for player, name, wide in zip(draft.players, names, widths, strict=True):
        canvas.icon(CREW[player.mark].icon, left, y + h / 2 - 15, 30)
        if named:
            canvas.text(name, (left + 36, y, wide - 52, h), "subheading", colour.TEXT, valign="middle")
        left += wide if named else 40


def draw_ship(canvas: Canvas, offset: Offset, mission: Mission) -> None:
    """Draw the ship's nine places; the rooms are known once a seed is typed."""
    texts = canvas.kit.texts
    rect = move(SHIP_PANEL, offset)
    known = all(mission.layout)
    draw_panel(canvas, rect, texts("setup-ship"), texts("setup-ship-seeded" if known else "setup-ship-note"))
    x, y, w, h = rect
    wide, high = (w - 48 - 16) / 3, (h - 54 - 20 - 12) / 3
    for place, room in enumerate(mission.layout):
        cell = (x + 24 + (place % 3) * (wide + 8), y + 54 + (place // 3) * (high + 6), wide, high)
        if room is None:
            canvas.panel(cell, fill=colour.FIELD, line=colour.LINE, corners=(4, 4, 4, 4))
            canvas.text("?", cell, "subheading", colour.MUTED, "center", "middle")
            continue
        look: Colour = room_colours(room).frame
        fill = room_colours(room).plate if room in ROOM else colour.RAISED
        canvas.panel(cell, fill=fill, line=look, corners=(4, 4, 4, 4))
        canvas.icon(f"room-{room}", cell[0] + wide / 2 - 15, cell[1] + high / 2 - 15, 30, look)
        if mission.variants and mission.variants[place] == "v2":
            chip = (cell[0] + wide - 42, cell[1] + high / 2 - 12, 34, 24)
            canvas.text(texts("room-variant"), chip, "tag", colour.TEXT, "center", "middle")
