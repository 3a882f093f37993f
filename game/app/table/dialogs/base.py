"""What every dialog of a decision has: frame, art, who decides, what follows, and a look at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.app.commands import DIALOG
from game.app.scenes.common import FormScene, Veil, middle_offset
from game.app.table import tokens
from game.app.table.dialogs.spots import Spot
from game.app.table.intents import Option
from game.app.table.position import Position
from game.app.theme import CREW, PANEL_LINE, Gradient, colour, fade, room_colours
from game.app.viewport import Point, Rect, inside
from game.app.widgets.base import Widget
from game.app.widgets.button import Button, IconButton

if TYPE_CHECKING:
    from game.app.canvas import Canvas
    from game.app.kit import Kit
    from game.app.scenes.table import TableScene

SIZE = (1260.0, 770.0)
MORE = (620.0, 270.0)
"""By how much a dialog grows where type is twice as large."""
HEADER = 134.0
FOOTER = 126.0
MARGIN = 40.0
PEEK_MS = 200.0
"""Tab held longer than this shows the table; let go sooner it moves the focus."""
DRAG_FROM = 8.0
LOOK = 58.0
"""Size of the button that shows the table."""


class DecisionDialog(FormScene):
    """A dialog that ends with one of DECISION's options.

    Subclasses say what stands in the middle (`draw_body`), what is chosen so far (`chosen`), and take part in
    pointer and keys.

    Args:
        table: the scene below, which makes the choice.
    """

    commands_in = DIALOG

    room: str = ""
    """Whose picture is in the header."""
    title_key = ""
    text_key = ""
    note_key = ""
    """What cannot be undone, beside the buttons."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.veil = Veil(self)
        self._tab_ms: float | None = None
        self._looking = False
        self._back = False
        self.pointer: Point = (0.0, 0.0)
        self.grabbed: Any = None
        """What is being dragged."""
        self._start: Point | None = None
        self._under: Any = None

    # What subclasses say

    def chosen(self) -> Option | None:
        """The option as it stands now; None while it is incomplete."""
        return None

    def extra_buttons(self, kit: Kit) -> list[Widget]:
        """More buttons, left of Confirm."""
        return []

    def draw_body(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the middle of the dialog."""

    def draw_held(self, canvas: Canvas) -> None:
        """Draw what is being dragged, above everything."""

    def pieces(self) -> Sequence[tuple[Any, Rect]]:
        """What can be picked up or clicked, and where it lies in units; later ones lie above earlier ones."""
        return ()

    def clicked(self, piece: Any) -> None:
        """A piece was clicked."""

    def dropped(self, piece: Any, point: Point) -> None:
        """A piece was let go."""

    def dragging(self, piece: Any, point: Point) -> None:
        """A piece is moved."""

    def key_pressed(self, event: pygame.Event) -> bool:
        """A key that no button took."""
        return False

    # Shared

    def piece_at(self, point: Point) -> Any:
        """What can be picked up at a point; None for nothing."""
        return first_inside(self.pieces(), point)

    def spots(self) -> list[Widget]:
        """Every piece as a place that the keyboard can go to."""
        picked = getattr(self, "picked", None)
        return [
            Spot(f"piece/{piece}", rect, lambda piece=piece: self._click(piece), piece != picked)  # type: ignore[misc]
            for piece, rect in self.pieces()
        ]

    def _click(self, piece: Any) -> None:
        self.clicked(piece)
        self.rebuild()

    def look(self) -> None:
        """Look at the table until the next click or key."""
        self._looking = True
        self.app.dirty = True

    @property
    def position(self) -> Position:
        """The position in which is decided."""
        return self.table.position

    @property
    def options(self) -> Sequence[Option]:
        """What may be chosen."""
        return self.position.options

    @property
    def peeking(self) -> bool:
        """Whether the table is being looked at."""
        return self._looking or (self._tab_ms is not None and self._tab_ms >= PEEK_MS)

    @property
    def transparent(self) -> bool:  # type: ignore[override]
        """The table is drawn while it is looked at."""
        return self.peeking

    def frame(self, kit: Kit) -> Rect:
        """The dialog's place, in units."""
        x, y = middle_offset(kit)
        more = kit.text - 1
        w, h = SIZE[0] + MORE[0] * more, SIZE[1] + MORE[1] * more
        return x + 960 - w / 2, y + 535 - h / 2, w, h

    def body(self, kit: Kit) -> Rect:
        """The place between header and footer."""
        x, y, w, h = self.frame(kit)
        head, foot = header(kit), footer(kit)
        return x + MARGIN, y + head, w - 2 * MARGIN, h - head - foot

    def confirm(self) -> None:
        """Make the choice."""
        option = self.chosen()
        if option is not None:
            self.app.pop()
            self.table.choose(option)

    def undo(self) -> None:
        """Take the activation back, where nothing has been revealed."""
        if self.table.session.can_undo:
            self.app.pop()
            self.table.command("undo")

    def build(self, kit: Kit) -> list[Widget]:
        """The buttons at the bottom right."""
        texts = kit.texts
        x, y, w, h = self.frame(kit)
        wide, high = buttons(kit)
        top = y + h - 24 - high
        ready = self.chosen() is not None
        confirm = Button(
            "confirm",
            (x + w - MARGIN - wide, top, wide, high),
            texts("play-confirm"),
            self.confirm,
            icon="ui-check",
            hint=texts("key-enter"),
            primary=ready,
            reason=None if ready else texts("play-choose-first"),
            keys=(pygame.K_RETURN, pygame.K_KP_ENTER),
        )
        widgets = [*self.extra_buttons(kit), confirm]
        if self.table.session.can_undo:
            widgets.insert(0, self.side_button(kit, 0, "undo", "play-back", "undo", self.undo))
        eye = (x + MARGIN, top + (high - LOOK) / 2, LOOK, LOOK)
        look = IconButton("look", eye, "ui-eye", self.look, tip=texts("play-look"))
        return [*self.spots(), look, *widgets]

    def side_button(self, kit: Kit, place: int, name: str, label: str, command: str, action: Any) -> Button:
        """A smaller button left of Confirm, pressed by a command's key, too; place 0 is next to it."""
        hint, key = kit.keys.label(command, kit.texts), kit.keys.code(command)
        x, y, w, h = self.frame(kit)
        wide, high = buttons(kit)
        rect = (x + w - MARGIN - (place + 2) * wide, y + h - 24 - high, wide - 16, high)
        return Button(name, rect, kit.texts(label), action, icon="ui-undo", hint=hint, keys=(key,))

    # Events

    def handle(self, event: pygame.Event) -> bool:
        """Pieces first, then buttons, then keys."""
        if self._looking:
            if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
                self._looking = False
                self.app.dirty = True
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_TAB:
            if self._tab_ms is None:
                self._tab_ms, self._back = 0.0, bool(event.mod & pygame.KMOD_SHIFT)
            return True
        if event.type == pygame.KEYUP and event.key == pygame.K_TAB:
            return self._tab_up()
        if self.peeking:
            return True
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.let_go()
            return True
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self._tab_ms = None
            self.let_go()
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            if self.grabbed is not None:
                self.let_go()
            else:
                self.table.command("menu")
            return True
        if event.type == pygame.KEYDOWN and self.app.kit.keys.command(event, DIALOG) == "help":
            self.table.command("help")
            return True
        if self.form.handle(event):
            return True
        if event.type == pygame.KEYDOWN and self.key_pressed(event):
            self.rebuild()
            return True
        return False

    def _tab_up(self) -> bool:
        short = self._tab_ms is not None and not self.peeking
        self._tab_ms = None
        if short:
            mod = pygame.KMOD_SHIFT if self._back else 0
            self.form.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=mod, unicode="\t"))
        self.app.dirty = True
        return True

    def _motion(self, event: pygame.Event) -> bool:
        self.pointer = self.app.kit.viewport.point(event.pos)
        if self._start is not None and self.grabbed is None:
            away = (self.pointer[0] - self._start[0]) ** 2 + (self.pointer[1] - self._start[1]) ** 2
            if away > DRAG_FROM**2:
                self.grabbed = self._under
                self.app.audio.action("pick")
        if self.grabbed is not None:
            self.dragging(self.grabbed, self.pointer)
        self.app.dirty = True
        return self.form.handle(event)

    def _press(self, event: pygame.Event) -> bool:
        self.pointer = self.app.kit.viewport.point(event.pos)
        self._under = self.piece_at(self.pointer)
        if self._under is None:
            return self.form.handle(event)
        self._start = self.pointer
        self.app.dirty = True
        return True

    def _release(self, event: pygame.Event) -> bool:
        self.pointer = self.app.kit.viewport.point(event.pos)
        if self._start is None:
            return self.form.handle(event)
        grabbed, under = self.grabbed, self._under
        self._start = self._under = self.grabbed = None
        if grabbed is not None:
            self.app.audio.action("reorder")
            self.dropped(grabbed, self.pointer)
        elif self.piece_at(self.pointer) == under:
            self.app.audio.action("pick")
            self.clicked(under)
        self.rebuild()
        return True

    def let_go(self) -> None:
        """Put back what is being dragged."""
        self._start = self._under = self.grabbed = None
        self.form.let_go()
        self.rebuild()

    def pause(self) -> None:
        """Another scene comes on top."""
        self._tab_ms = None
        self.let_go()

    def resize(self, kit: Kit) -> None:
        """Everything stands elsewhere now."""
        self._start = self._under = self.grabbed = None
        self.veil.renew()
        super().resize(kit)

    def update(self, ms: float) -> bool:
        """Let time pass; holding Tab shows the table after a moment."""
        changed = False
        if self._tab_ms is not None:
            before = self.peeking
            self._tab_ms += ms
            changed = before != self.peeking
        return super().update(ms) or changed

    def wake(self) -> float | None:
        """When the form or the Tab key wants time to pass."""
        waits = [w for w in (super().wake(),) if w is not None]
        if self._tab_ms is not None and not self.peeking:
            waits.append(PEEK_MS - self._tab_ms)
        return min(waits) if waits else None

    # The picture

    def draw(self, canvas: Canvas) -> None:
        """Draw the dialog, or only a hint while the table is looked at."""
        if self.peeking:
            width = canvas.kit.viewport.design[0]
            words = canvas.kit.texts("play-peek-back")
            w = min(width - 40, canvas.kit.fonts.width(words, "button") + 60)
            top = self.table.layout.areas["top"][3] + 10
            rect = ((width - w) / 2, top, w, max(48.0, 36 * canvas.kit.text))
            canvas.cover(rect, partly=True)
            canvas.panel(rect, fill=colour.REASON_PANEL, line=colour.GOLD)
            canvas.text(words, rect, "button", colour.GOLD_TEXT, "center", "middle", shrink=True)
            return
        self.veil.draw(canvas)
        kit = canvas.kit
        x, y, w, h = rect = self.frame(kit)
        tones = room_colours(self.room)
        canvas.glow(rect, fade(colour.BLACK, 0.85), 36)
        canvas.panel(
            rect,
            fill=Gradient((13, 18, 34, 252), (38, 22, 24, 252)),
            line=Gradient(tones.frame if self.room else PANEL_LINE.start, PANEL_LINE.end),
            corners=(24, 8, 24, 8),
            width=2.4,
        )
        self._header(canvas, (x, y, w, header(kit) - 22))
        self.draw_body(canvas, self.body(kit))
        level = y + h - footer(kit) + 14
        canvas.line((x + MARGIN, level), (x + w - MARGIN, level), colour.LINE)
        left = x + MARGIN + LOOK + 16
        buttons_at = [wid.rect[0] for wid in self.form.widgets if wid.rect[1] > level and wid.key != "look"]
        right = min(buttons_at)
        self._note(canvas, (left, level + 6, min(right, x + w) - 20 - left, y + h - 12 - level - 6))
        self.form.draw(canvas)
        if self.grabbed is not None:
            self.draw_held(canvas)

    def _header(self, canvas: Canvas, rect: Rect) -> None:
        kit, texts = canvas.kit, canvas.kit.texts
        x, y, w, h = rect
        tones = room_colours(self.room)
        variant = self.position.room(self.room)["variant"] if self.room else ""
        picture = kit.pictures.room(self.room, variant)
        inner = (x + 3, y + 3, w - 6, h)
        if self.room and kit.pictures.has(picture):
            canvas.picture(picture, inner, corners=(22, 6, 0, 0), focus=(0.5, 0.42))
        else:
            canvas.panel(inner, fill=Gradient(tones.plate, colour.INK), corners=(22, 6, 0, 0))
        words = texts(self.text_key, **self.text_values())
        # what is written on the picture stands on shade that is still dark behind the last word
        reach = 130 + kit.fonts.width(words, "body") * (1 if kit.text <= 1 else 0.6)
        shade = Gradient((*colour.INK[:3], 215), (*colour.INK[:3], 0))
        for share in (0.62 * w, min(w - 6, 1.5 * reach), min(w - 6, 1.6 * reach)):
            canvas.panel((x + 3, y + 3, share, h), fill=shade, corners=(22, 0, 0, 0))
        icon = f"room-{self.room}" if self.room else "ui-target"
        canvas.icon(icon, x + 34, y + 30, 58, tones.frame)
        title = texts(self.title_key) if self.title_key else texts(f"room-{self.room}")
        chip = self._chip(canvas, x + w - 34, y + (30 if kit.text <= 1 else 12))
        first = min(48 * kit.text, 62.0)
        place = (x + 110, y + (22 if kit.text <= 1 else 12), chip - x - 126, first)
        canvas.text(title, place, "dialog-title", colour.TEXT, valign="middle", shrink=True)
        top = place[1] + first - (2 if kit.text <= 1 else 0)
        wide = chip - x - 126
        if kit.text > 1:
            wide = w - 150
        room = (x + 110, top, wide, 32 if kit.text <= 1 else y + h - top - 8)
        several = kit.fonts.line_height("body") * 2 <= room[3]
        canvas.text(words, room, "body", colour.TEXT, valign="middle", wrap=several, shrink=True)

    def text_values(self) -> dict[str, Any]:
        """Values for the line under the title."""
        return {}

    def _chip(self, canvas: Canvas, right: float, top: float) -> float:
        """Who decides; returns where it begins."""
        decider = self.position.decider
        mark = self.table.session.colours[decider]
        tone = CREW[mark].colour
        words = canvas.kit.texts("play-decides", name=self.position.name(decider))
        width = min(560.0, canvas.kit.fonts.width(words, "button") + 84)
        rect = (right - width, top, width, 54 + 6 * (canvas.kit.text - 1))
        canvas.panel(rect, fill=(*colour.INK[:3], 235), line=tone, corners=(6, 6, 6, 6), width=2)
        canvas.icon(tokens.meeple_icon(mark), rect[0] + 12, top + 8, 38)
        place = (rect[0] + 60, top, width - 66, rect[3])
        canvas.text(words, place, "button", tone, valign="middle", shrink=True)
        return rect[0]

    def _note(self, canvas: Canvas, rect: Rect) -> None:
        texts = canvas.kit.texts
        x, y, w, h = rect
        reveal = not self.table.session.can_undo
        canvas.icon("ui-lock" if reveal else "ui-undo", x, y + h / 2 - 14, 28, colour.MUTED)
        words = (
            texts(self.note_key)
            if self.note_key
            else texts("play-note-undo" if not reveal else "play-note-final")
        )
        place = (x + 44, y, w - 54, h)
        canvas.text(words, place, "fact", colour.MUTED, valign="middle", wrap=True, shrink=True)


def header(kit: Kit) -> float:
    """Height of a dialog's header with the gap below it, for the size of type."""
    return HEADER + 46 * (kit.text - 1)


def footer(kit: Kit) -> float:
    """Height of the buttons' ground."""
    return FOOTER + 24 * (kit.text - 1)


def buttons(kit: Kit) -> tuple[float, float]:
    """Width, with the gap beside it, and height of a button at a dialog's foot."""
    return 272 + 100 * (kit.text - 1), 62 + 18 * (kit.text - 1)


def label(canvas: Canvas, key: str, x: float, y: float, **values: Any) -> None:
    """Draw a section label."""
    canvas.text(canvas.kit.texts(key, **values), (x, y), "label", colour.MUTED)


def line_of(kit: Kit, height: float) -> float:
    """Height of a line, for the size of type, that is so high in type of 100 %."""
    return height * (1 + 0.8 * (kit.text - 1))


def first_inside(places: Sequence[tuple[Any, Rect]], point: Point) -> Any:
    """What lies at a point; later ones lie above earlier ones."""
    return next((piece for piece, rect in reversed(places) if inside(rect, point)), None)
