"""What every dialog of a decision has: frame, art, who decides, what follows, and a look at the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.app.bindings.commands import DIALOG
from game.app.drawing.colours.theme import PANEL_LINE, Gradient, colour, fade
from game.app.drawing.viewport import Point, Rect
from game.app.forms.dialog import middle_offset
from game.app.forms.form_scene import FormScene
from game.app.forms.veil import Veil
from game.app.table.dialogs import ship_map
from game.app.table.dialogs.adviser.counsel import Counsel
from game.app.table.dialogs.dialog_sizes import (
    LOOK,
    MARGIN,
    MORE,
    SIZE,
    buttons,
    first_inside,
    footer,
    header,
)
from game.app.table.dialogs.header import Heading, draw_header
from game.app.table.dialogs.look_button import look_button
from game.app.table.dialogs.peek import Peek
from game.app.table.dialogs.piece_focus import PieceFocus
from game.app.table.dialogs.ship_map import ShipMap
from game.app.table.model.position import Position
from game.app.table.model.words.question_words import question_words
from game.app.widgets.button import Button, IconButton
from game.app.widgets.widget import Widget
from game.rules.protocol import OptionDict

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.drawing.looks import Icon
    from game.app.table.table_host import TableHost

DRAG_FROM = 8.0
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_LEFT = ("look", "adviser")
"""The buttons at the left of the foot."""


class DecisionDialog(FormScene):
    """A dialog that ends with one of DECISION's options.

    Subclasses say what stands in the middle (`draw_body`), what answer they make so far (`answer`), and take
    part in pointer and keys.

    Args:
        table: the scene below, which makes the choice.
    """

    commands_in = DIALOG

    note_key = ""
    """What cannot be undone, beside the buttons."""

    def __init__(self, table: TableHost) -> None:
        self.table = table
        self.room = table.position.origin.room or ""
        """Whose picture is in the header; empty where no room asks."""
        self.map = ShipMap(table)
        self.veil = Veil(self, lambda: self.map.crop(self.app.kit, self.frame(self.app.kit)))
        self.counsel = Counsel(table, self.words_of, self._counselled)
        self.peek = Peek()
        self.pointer: Point = (0.0, 0.0)
        self.grabbed: Any = None
        """What is being dragged."""
        self._start: Point | None = None
        self._touched = False
        self._under: Any = None

    # What subclasses say

    def answer(self) -> OptionDict | None:
        """The option as it stands now; None while it is incomplete."""
        return None

    def lay(self, option: OptionDict) -> None:
        """Put the pieces as an option has them, so that it is the answer."""

    def words_of(self, option: OptionDict, words: str) -> str:
        """What an option is, to whoever has not laid it; `words` where this dialog has none of its own."""
        return words

    @property
    def advised(self) -> bool:
        """Whether the adviser can be asked."""
        return self.counsel.offered

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

    def card_of(self, piece: Any) -> Any:
        """The card that a piece is, a resource or a Damage card; None where it is none."""
        return None

    def clicked(self, piece: Any) -> None:
        """A piece was clicked."""

    def dropped(self, piece: Any, point: Point) -> None:
        """A piece was let go."""

    def dragging(self, piece: Any, point: Point) -> None:
        """A piece is moved."""

    def key_pressed(self, event: pygame.Event) -> bool:
        """A key that no button took."""
        return False

    def moves_piece(self, event: pygame.Event) -> bool:
        """A key that moves the piece that is picked up, before it can mean anything else."""
        return False

    # Shared

    def put_back(self) -> bool:
        """Put back what is being dragged, or undo a step within the dialog; False when there was nothing."""
        if self.grabbed is None:
            return False
        self.let_go()
        return True

    def piece_at(self, point: Point) -> Any:
        """What can be picked up at a point; None for nothing."""
        return first_inside(self.pieces(), point)

    def spots(self) -> list[Widget]:
        """Every piece as a place that the keyboard can go to."""
        picked = getattr(self, "picked", None)
        return [
            PieceFocus(f"piece/{piece}", rect, lambda piece=piece: self._click(piece), piece != picked)  # type: ignore[misc]
            for piece, rect in self.pieces()
        ]

    def _click(self, piece: Any) -> None:
        self._touched = True
        self.clicked(piece)
        self.rebuild()

    def take_counsel(self, option: OptionDict) -> None:
        """Lay the pieces as the adviser would; Confirm is next."""
        self._touched = True
        self.let_go()
        self.lay(option)
        self.rebuild()
        self.form.focus_on("confirm", by_key=True)

    def ask_adviser(self) -> None:
        """Ask the adviser, or put the answer away."""
        self.counsel.toggle()
        self.form.focus_on("adviser", by_key=False)

    def _counselled(self) -> None:
        """Show what the adviser says; whoever has asked comes to the first answer."""
        self.rebuild()
        if self.form.focus is not None and self.form.focus.key == "adviser":
            self.form.focus_on("counsel-1", by_key=True)

    def leave(self) -> None:
        """Nothing is thought any more."""
        self.counsel.close()
        super().leave()

    def look(self) -> None:
        """Look at the table until the next click or key."""
        self.peek.look()
        self.app.dirty = True

    @property
    def position(self) -> Position:
        """The position in which is decided."""
        return self.table.position

    @property
    def options(self) -> Sequence[OptionDict]:
        """What may be chosen."""
        return self.position.options

    def title(self) -> str:
        """The heading: the name of the room that asks, or what is asked."""
        texts = self.app.kit.texts
        return texts(f"room-{self.room}") if self.room else question_words(texts, self.position)

    def icon(self) -> Icon:
        """The sign beside the heading: of the room that asks, or the first of the expansion's."""
        looks, expansion = self.app.kit.looks, self.position.origin.expansion
        signs = looks.expansion(expansion) if expansion and not self.room else ()
        return signs[0] if signs else looks.room(self.room).icon

    def explanation(self) -> str:
        """The line under the heading: what is asked, or how to answer it."""
        return question_words(self.app.kit.texts, self.position, "-text")

    @property
    def undoable(self) -> bool:
        """Whether what led to the question can be taken back."""
        return self.table.session.can_undo

    @property
    def peeking(self) -> bool:
        """Whether the table is being looked at."""
        return self.peek.open

    @property
    def transparent(self) -> bool:  # type: ignore[override]
        """The table is drawn while it is looked at."""
        return self.peeking

    def frame(self, kit: Kit) -> Rect:
        """The dialog's place, in units."""
        x, y = middle_offset(kit)
        more = kit.text - 1
        w, h = SIZE[0] + MORE[0] * more, SIZE[1] + MORE[1] * more
        beside = ship_map.wide(kit, w)
        shift = (beside + ship_map.GAP) / 2 if beside else 0.0
        return x + 960 - w / 2 + shift, y + 535 - h / 2, w, h

    def pointed(self) -> Any:
        """The card that is held, pointed at or has the keyboard; None where there is none."""
        piece = self.grabbed if self.grabbed is not None else self.piece_at(self.pointer)
        if piece is None and self.form.focus is not None:
            key = self.form.focus.key
            piece = next((one for one, _ in self.pieces() if f"piece/{one}" == key), None)
        if piece is None or self.card_of(piece) is None:
            piece = getattr(self, "picked", None)
        return self.card_of(piece) if piece is not None else None

    def body(self, kit: Kit) -> Rect:
        """The place between header and footer."""
        x, y, w, h = self.frame(kit)
        head, foot = header(kit), footer(kit)
        return x + MARGIN, y + head, w - 2 * MARGIN, h - head - foot

    def confirm(self) -> None:
        """Make the choice."""
        option = self.answer()
        if option is not None:
            self.app.pop()
            self.table.propose(option)

    @property
    def told(self) -> bool:
        """Whether the rulebook has a page about what is decided here."""
        return not self.position.acting

    def explain(self) -> None:
        """Open the rulebook at what is decided here."""
        self.table.explain_question()

    def undo(self) -> None:
        """Take the activation back, where nothing has been revealed."""
        if self.table.session.can_undo:
            self.app.pop()
            self.table.command("undo")

    def _step_back(self) -> bool:
        """Take the use of a room back; False where no room asks, or hidden cards have been seen."""
        if not self.room or not self.undoable:
            return False
        self.undo()
        return True

    @property
    def untouched(self) -> bool:
        """Whether Confirm would take what nobody has chosen: the key that opened the dialog must not."""
        return not self._touched and self.answer() is not None

    def build(self, kit: Kit) -> list[Widget]:
        """The buttons at the bottom right."""
        texts = kit.texts
        x, y, w, h = self.frame(kit)
        wide, high = buttons(kit)
        top = y + h - 24 - high
        ready = self.answer() is not None
        confirm = Button(
            "confirm",
            (x + w - MARGIN - wide, top, wide, high),
            texts("play-confirm"),
            self.confirm,
            icon="ui-check",
            hint=texts("key-enter"),
            primary=ready,
            reason=None if ready else texts("play-choose-first"),
            keys=() if self.untouched else ENTER,
        )
        confirm.leads = self.told
        widgets = [*self.extra_buttons(kit), confirm]
        if self.undoable:
            widgets.insert(0, self.side_button(kit, 0, "undo", "play-back", "undo", self.undo))
        look = look_button(kit, (x, y, w, h), self.look)
        left: list[Widget] = [look]
        if self.advised:
            beside = (look.rect[0] + look.rect[2] + 12, top + (high - LOOK) / 2, LOOK, LOOK)
            tip, key = texts("play-tip-adviser"), kit.keys.code("adviser")
            ask = IconButton("adviser", beside, "ui-adviser", self.ask_adviser, tip=tip, keys=(key,))
            left.append(ask)
        head = (x, y, w, header(kit) - 22)
        tiles = self.counsel.tiles(kit, head, self.answer(), self.take_counsel)
        return [*tiles, *self.spots(), *left, *widgets]

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
        if self.peek.handle(event, self.form):
            self.app.dirty = True
            return True
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            return self._release(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            refused = self.form.refused_at(event) if self.grabbed is None else None
            self.let_go()
            if refused is not None:
                self.explain()
            return True
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWLEAVE):
            self.peek.let_go()
            self.let_go()
        if event.type == pygame.KEYDOWN:
            return self._key_down(event)
        return self.form.handle(event)

    def _key_down(self, event: pygame.Event) -> bool:
        """A key goes one way down: what moves a piece, what counts everywhere, the form, the pieces."""
        if self.moves_piece(event):
            self._touched = True
            return True
        if event.key == pygame.K_ESCAPE:
            if self.counsel.open:
                self.counsel.close()
            elif not self.put_back() and not self._step_back():
                self.table.command("menu")
            return True
        if self.app.kit.keys.command(event, DIALOG) == "help":
            self.explain()
            return True
        if self.form.handle(event):
            return True
        if self.key_pressed(event):
            self._touched = True
            self.rebuild()
            return True
        if event.key in ENTER and self.untouched:
            self.form.focus_on("confirm", by_key=True)
            return True
        return False

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
        self._touched = True
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
        self.peek.let_go()
        self.let_go()

    def resize(self, kit: Kit) -> None:
        """Everything stands elsewhere now."""
        self._start = self._under = self.grabbed = None
        self.veil.renew()
        self.counsel.renew()
        super().resize(kit)

    def update(self, ms: float) -> bool:
        """Let time pass; holding Tab shows the table after a moment. It ends when somebody else decides."""
        if self.app.top is self and not self.position.by_hand:
            self.app.pop()
            return True
        changed = self.counsel.update(ms)
        changed = (ms > 0 and self.veil.work()) or changed
        changed = self.peek.update(ms) or changed
        return super().update(ms) or changed

    def wake(self) -> float | None:
        """When the form or the Tab key wants time to pass."""
        waits = [w for w in (super().wake(), self.counsel.wake(), self.peek.wake()) if w is not None]
        if self.veil.working:
            waits.append(0.0)
        return min(waits) if waits else None

    # The picture

    def draw(self, canvas: Canvas) -> None:
        """Draw the dialog, or only a hint while the table is looked at."""
        if self.peeking:
            self.peek.draw(canvas, self.table)
            return
        self.veil.draw(canvas)
        kit = canvas.kit
        x, y, w, h = rect = self.frame(kit)
        told = any(self.card_of(piece) is not None for piece, _ in self.pieces())
        self.map.draw(canvas, rect, self.veil.kept, self.pointed() if told else None, told)
        tones = canvas.kit.looks.room(self.room)
        canvas.glow(rect, fade(colour.BLACK, 0.85), 36)
        canvas.panel(
            rect,
            fill=Gradient((13, 18, 34, 252), (38, 22, 24, 252)),
            line=Gradient(tones.frame if self.room else PANEL_LINE.start, PANEL_LINE.end),
            corners=(24, 8, 24, 8),
            width=2.4,
        )
        head = (x, y, w, header(kit) - 22)
        if self.counsel.open:
            self.counsel.draw(canvas, head)
        else:
            draw_header(canvas, self._heading(), head)
        self.draw_body(canvas, self.body(kit))
        level = y + h - footer(kit) + 14
        canvas.line((x + MARGIN, level), (x + w - MARGIN, level), colour.LINE)
        below = [wid for wid in self.form.widgets if wid.rect[1] > level and wid.area is None]
        left = max(wid.rect[0] + wid.rect[2] for wid in below if wid.key in _LEFT) + 16
        right = min(wid.rect[0] for wid in below if wid.key not in _LEFT)
        self._note(canvas, (left, level + 6, min(right, x + w) - 20 - left, y + h - 12 - level - 6))
        self.form.draw(canvas)
        if self.grabbed is not None:
            self.draw_held(canvas)

    def _heading(self) -> Heading:
        position, decider = self.position, self.position.decider
        variant = position.room(self.room)["variant"] if self.room else ""
        mark = self.table.session.colours[decider]
        who = position.name(decider)
        return Heading(self.room, variant, self.icon(), self.title(), self.explanation(), who, mark)

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
