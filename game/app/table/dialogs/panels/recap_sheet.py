"""Before a person's turn, in place of the dock: who is next, and what has struck since their last turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, PANEL_LINE, colour, fade
from game.app.drawing.viewport import Rect, inside
from game.app.forms.form_scene import FormScene
from game.app.table.model.places.room_plan import folds
from game.app.table.model.table_keys import DOCK, TOP, TableKey
from game.app.table.model.words.recap import Strike
from game.app.table.paint.cards.damage_card import rooms_of
from game.app.widgets.button import Button
from game.app.widgets.widget import Widget
from game.wording import room_brief

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.navigation.scene import Program
    from game.app.table.table_host import TableHost

COLUMN_W = 380.0
HEAD_H, LINE_H = 36.0, 32.0
TITLE_H = 46.0
PAD, GAP = 24.0, 16.0
TOP_PAD, FOOT_PAD = 12.0, 10.0
"""So little above the title and below the storms that three rooms of each find place where the dock is."""
FOLDED = 2
"""So many storms stand beside each other where type is large."""
ICONS = {"cube": "token-cube", "protected": "token-protection"}
"""What came of a blow. A room that was destroyed ends the game, so no turn follows it."""


class RecapSheet(FormScene):
    """It waits until the person goes on: with a key, the button, or a click anywhere.

    The ship is to be seen all the while; the rooms that were hit are lit, under the pointer those of one
    storm alone.

    Args:
        table: the scene below.
        strikes: what has struck, perhaps nothing; None where the person does not want to be told.
        asks: whether the person is asked to say that they are there.
    """

    transparent = True
    quiet = True

    def __init__(self, table: TableHost, strikes: Sequence[Strike] | None, asks: bool) -> None:
        self.table = table
        self.told = strikes is not None
        self.strikes = tuple(strikes or ())
        self.asks = asks
        self._under: int | None = None

    def enter(self, app: Program) -> None:
        """Light the rooms."""
        super().enter(app)
        self.form.focus_on("go-on", by_key=True)
        self._light(None)

    def leave(self) -> None:
        """Nothing is lit any more."""
        self.table.light(frozenset())
        super().leave()

    def update(self, ms: float) -> bool:
        """Let time pass; it ends when somebody else decides after all."""
        if self.app.top is self and not self.table.position.by_hand:
            self.app.pop()
            return True
        return super().update(ms)

    def never_again(self) -> None:
        """Go on, and tell no more of what struck."""
        self.app.pop()
        self.app.change_settings(recap=False)

    # Where things stand

    def _columns(self, kit: Kit) -> int:
        wide = self.table.layout.rect(DOCK)[2] - 2 * PAD
        most = FOLDED if folds(kit.text) else int((wide + GAP) // (COLUMN_W * kit.text + GAP))
        return max(1, min(len(self.strikes), most))

    def _height(self, kit: Kit) -> float:
        """Height of one storm's words: where type is large a single line, for the ship is to be seen."""
        if folds(kit.text):
            return LINE_H * kit.text + 16
        lines = max((max(1, len(strike.rooms)) for strike in self.strikes), default=0)
        return (HEAD_H + lines * LINE_H) * kit.text + 16

    def frame(self, kit: Kit) -> Rect:
        """Where the dock is, and as far above it as the words need."""
        x, y, w, h = self.table.layout.rect(DOCK)
        rows = -(-len(self.strikes) // self._columns(kit))
        title = TOP_PAD + TITLE_H * kit.text + GAP / 2
        high = max(h + 6, title + rows * (self._height(kit) + GAP / 2) - GAP / 2 + FOOT_PAD)
        top = self.table.layout.areas[TOP][3]
        high = min(high, y + h - top - 8)
        return (x, y + h - high, w, high)

    def places(self, kit: Kit) -> list[Rect]:
        """Where the storms stand, in units."""
        x, y, w, h = self.frame(kit)
        columns = self._columns(kit)
        wide = min(620.0 * kit.text, (w - 2 * PAD + GAP) / columns - GAP)
        top = y + TOP_PAD + TITLE_H * kit.text + GAP / 2
        rows = max(1, -(-len(self.strikes) // columns))
        high = min(self._height(kit), (y + h - FOOT_PAD - top + GAP / 2) / rows - GAP / 2)
        return [
            (x + PAD + n % columns * (wide + GAP), top + n // columns * (high + GAP / 2), wide, high)
            for n in range(len(self.strikes))
        ]

    def build(self, kit: Kit) -> list[Widget]:
        """The way on, and the way to be told no more."""
        texts = kit.texts
        x, y, w, _ = self.frame(kit)
        high = TITLE_H * (1 + 0.6 * (kit.text - 1))
        top = y + TOP_PAD
        keys = (pygame.K_RETURN, pygame.K_KP_ENTER, kit.keys.code("end"), pygame.K_ESCAPE)
        wide = 250 + 130 * (kit.text - 1)
        right = x + w - PAD - wide
        label, hint = texts("recap-ready" if self.asks else "recap-go-on"), texts("key-enter")
        go_on = Button(
            "go-on", (right, top, wide, high), label, self.app.pop, hint=hint, primary=True, keys=keys
        )
        if not self.strikes:
            return [go_on]
        less = 230 + 130 * (kit.text - 1)
        rect = (right - 16 - less, top, less, high)
        return [go_on, Button("never", rect, texts("recap-never"), self.never_again)]

    # Events

    def handle(self, event: pygame.Event) -> bool:
        """The pointer lights one storm's rooms; a click beside the sheet goes on."""
        if event.type == pygame.MOUSEMOTION:
            point = self.app.kit.viewport.point(event.pos)
            places = self.places(self.app.kit)
            self._light(next((n for n, rect in enumerate(places) if inside(rect, point)), None))
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            point = self.app.kit.viewport.point(event.pos)
            if not inside(self.frame(self.app.kit), point):
                self.app.pop()
                return True
        return super().handle(event)

    def _light(self, storm: int | None) -> None:
        self._under = storm
        told = self.strikes if storm is None else (self.strikes[storm],)
        self.table.light(frozenset(TableKey.room(room) for strike in told for room, _ in strike.rooms))
        self.app.dirty = True

    # The picture

    def draw_back(self, canvas: Canvas) -> None:
        """Draw the sheet, the title and the storms."""
        kit, rect = canvas.kit, self.frame(canvas.kit)
        canvas.cover(rect)
        canvas.glow(rect, fade(colour.BLACK, 0.8), 20)
        canvas.panel(rect, fill=(12, 16, 29, 253), line=PANEL_LINE, corners=(18, 6, 18, 6), width=2)
        x, y, w, h = rect
        position = self.table.position
        member = CREW[self.table.session.colours[position.active]]
        size = tall = TITLE_H * kit.text
        canvas.icon(member.icon, x + PAD, y + TOP_PAD, size)
        left = x + PAD + size + 14
        right = min(widget.rect[0] for widget in self.form.widgets) - 20
        turn, crew = position.state["turn"], position.state["crew"]
        since = "alone" if position.solo else "first" if turn <= len(crew) else "last"
        words = kit.texts(
            "recap-title" if self.strikes else "recap-title-ready",
            name=position.name(position.active),
            turn=turn,
            since=since,
        )
        place = (left, y + TOP_PAD, right - left, tall)
        canvas.text(words, place, "active-name", member.colour, valign="middle", shrink=True)
        if self.told and not self.strikes:
            place = (x + PAD, y + PAD + tall, w - 2 * PAD, h - tall - 2 * PAD)
            canvas.text(
                kit.texts("recap-nothing", since=since), place, "body", colour.MUTED, wrap=True, shrink=True
            )
        for n, (strike, place) in enumerate(zip(self.strikes, self.places(kit), strict=True)):
            self._storm(canvas, strike, place, n == self._under)

    def _storm(self, canvas: Canvas, strike: Strike, rect: Rect, lit: bool) -> None:
        kit, position = canvas.kit, self.table.position
        x, y, w, h = rect
        line = colour.GOLD if lit else fade(colour.LINE, 0.8)
        canvas.panel(rect, fill=fade(colour.RAISED, 0.5), line=line, corners=(12, 4, 12, 4), width=1.6)
        lines, folded = max(1, len(strike.rooms)), folds(kit.text)
        unit = (h - 10) / (LINE_H if folded else HEAD_H + lines * LINE_H)
        size, head = 26 * unit, (LINE_H if folded else HEAD_H) * unit
        icon = "hull-breach" if strike.card is None else f"damage-{min(3, rooms_of(strike.card)[0])}"
        canvas.icon(icon, x + 14, y + 5 + (head - size) / 2, size)
        name = position.name(strike.crew)
        words = kit.texts("recap-turn", turn=strike.turn, name=name)
        wide = w - size - 36
        if folded:
            wide = min(kit.fonts.width(words, "subheading") + 2, 0.34 * w)
        place = (x + 22 + size, y + 5, wide, head)
        tone = CREW[self.table.session.colours[strike.crew]].colour
        canvas.text(words, place, "subheading", tone, valign="middle", shrink=True)
        left, top = (place[0] + wide + 20, y + 5) if folded else (x + 22 + size, y + 5 + head)
        if not strike.rooms:
            words = kit.texts("recap-lost" if strike.card is None else "recap-spared", count=strike.lost)
            place = (left, top, x + w - 14 - left, LINE_H * unit)
            canvas.text(words, place, "fact", colour.REASON, valign="middle", shrink=True)
        elif folded:
            self._in_a_row(canvas, strike, (left, top, x + w - 14 - left, LINE_H * unit))
            return
        for n, (room_id, result) in enumerate(strike.rooms):
            self._room(canvas, room_id, result, (x + 14, top + n * LINE_H * unit, w - 28, LINE_H * unit))

    def _in_a_row(self, canvas: Canvas, strike: Strike, rect: Rect) -> None:
        """All rooms of a storm in one line, each with as many words as there is room for; their pictures and
        what came of the blow stand there in any case, and on the ship the rooms are lit."""
        kit = canvas.kit
        x, y, w, h = rect
        size, small, wide = 0.78 * h, 0.55 * h, w / len(strike.rooms)
        told = []
        for room_id, result in strike.rooms:
            cubes = self.table.position.room(room_id)["cubes"]
            values = {"left": sum(cubes), "spaces": len(cubes)}
            short = kit.texts("recap-left", **values) if result == "cube" and cubes else ""
            names = kit.texts(f"room-{room_id}"), room_brief(kit.texts, room_id)
            whole = kit.texts(f"recap-{result}", **values)
            told.append(((names[0], whole), (names[1], whole), (names[1], short), ("", short)))

        def needs(words: tuple[str, str]) -> float:
            return size + small + 38 + sum(kit.fonts.width(one, "fact") for one in words)

        level = next(n for n in range(4) if n == 3 or all(needs(one[n]) <= wide for one in told))
        for n, (room_id, result) in enumerate(strike.rooms):
            tones, (name, words) = kit.looks.room(room_id), told[n][level]
            at = x + n * wide
            canvas.icon(tones.icon, at, y + (h - size) / 2, size, tones.frame)
            if name:
                place = (at + size + 8, y, kit.fonts.width(name, "fact") + 2, h)
                canvas.text(name, place, "fact", colour.TEXT, valign="middle", shrink=True)
            # Beside each other each result stands by its room; a single one ends its line.
            room = kit.fonts.width(words, "fact") + 2
            mark = (
                at + wide - room - small - 8
                if len(strike.rooms) == 1
                else at + needs((name, "")) - small - 18
            )
            canvas.icon(ICONS[result], mark, y + (h - small) / 2, small)
            ink = colour.LEGAL_TEXT if result == "protected" else colour.REASON
            place = (mark + small + 8, y, min(room, at + wide - mark - small - 8), h)
            canvas.text(words, place, "fact", ink, valign="middle", shrink=True)

    def _room(self, canvas: Canvas, room_id: str, result: str, rect: Rect) -> None:
        """A line: the room, what came of the blow, and how it stands now."""
        kit = canvas.kit
        x, y, w, h = rect
        size = 0.78 * h
        tones = kit.looks.room(room_id)
        canvas.icon(tones.icon, x, y + (h - size) / 2, size, tones.frame)
        cubes = self.table.position.room(room_id)["cubes"]
        words = kit.texts(f"recap-{result}", left=sum(cubes), spaces=len(cubes))
        wide = min(kit.fonts.width(words, "fact"), 0.55 * w)
        ink = colour.LEGAL_TEXT if result == "protected" else colour.REASON
        canvas.text(words, (x + w - wide - 2, y, wide + 2, h), "fact", ink, "right", "middle", shrink=True)
        canvas.icon(ICONS[result], x + w - wide - 10 - 0.7 * size, y + (h - 0.7 * size) / 2, 0.7 * size)
        place = (x + size + 10, y, w - wide - 1.7 * size - 34, h)
        canvas.text(kit.texts(f"room-{room_id}"), place, "fact", colour.TEXT, valign="middle", shrink=True)
