"""Give every dialog of a decision what it has: frame, art, who decides, what follows, and a look at the
table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.app.bindings.commands import DIALOG
from game.app.drawing.colours.theme import PANEL_LINE
from game.app.drawing.viewport import Rect
from game.app.forms.dialog import middle_offset
from game.app.forms.veil import Veil
from game.app.table.dialogs import ship_map
from game.app.table.dialogs.adviser.counsel import ANSWER, Counsel
from game.app.table.dialogs.dialog_sizes import MARGIN, MORE, SIZE, footer, header
from game.app.table.dialogs.header import Heading, header_view
from game.app.table.dialogs.look_button import look_view
from game.app.table.dialogs.peek import Peek
from game.app.table.dialogs.pieces_dialog import PiecesDialog
from game.app.table.dialogs.ship_map import ShipMap
from game.app.table.model.position import Position
from game.app.table.model.words.question_words import question_words
from game.app.views.bits import ENTER, button, cap, icon_button, rule
from game.app.views.controls import Makers, controls, lights
from game.app.views.painting import Light, Painting, layouter
from game.app.views.tree import Act, View, column, icon, row, space, stack, text
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Widget
from game.rules.protocol import OptionDict

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.drawing.looks import Icon
    from game.app.table.model.view_parts import Chip
    from game.app.table.table_host import DialogHost, GameShown

NOTE_W = 420.0
"""Width of what stands between the buttons in type of 100 %: words there never make a button smaller."""


class DecisionDialog(PiecesDialog):
    """A dialog that ends with one of DECISION's options.

    Subclasses say what stands in the middle (`draw_body`), what answer they make so far (`answer`), and take
    part in pointer and keys.

    Args:
        table: the scene below, which makes the choice.

    Attributes:
        shown: the game, and where everything is on its table.
    """

    commands_in = DIALOG

    makers: Makers = {}
    """Of controls in the middle, by the kind of their `Act`."""
    note_key = ""
    """Text beside the buttons that says what cannot be undone."""

    def __init__(self, table: DialogHost) -> None:
        super().__init__()
        self.table = table
        self.shown: GameShown = table.shown_table
        self.room = self.shown.position.origin.room or ""
        """The room whose picture is in the header; empty where no room asks."""
        self.map = ShipMap(self.shown)
        self.veil = Veil(self, lambda: self.map.crop(self.app.kit, self.frame(self.app.kit)))
        self.counsel = Counsel(self.shown.session, table.advising, self.words_of, self._counselled)
        self.peek = Peek()
        self.actions: dict[str, Callable[[], None]] = {
            "look": self.look,
            "adviser": self.ask_adviser,
            "undo": self.undo,
            "confirm": lambda: self.confirm(),
        }

    # What subclasses say

    def answer(self) -> OptionDict | None:
        """The option as it stands now; None while it is incomplete."""
        return None

    def arrange(self, option: OptionDict) -> None:
        """Put the pieces as an option has them, so that it is the answer."""

    def words_of(self, option: OptionDict, words: str) -> str:
        """Return what an option is, to whoever has not laid it; `words` where this dialog has none of its
        own."""
        return words

    @property
    def advised(self) -> bool:
        """Return whether the adviser can be asked."""
        return self.counsel.offered

    def middle(self, kit: Kit) -> View:
        """Return what stands between head and foot; pieces are drawn over it (`draw_body`)."""
        return space()

    def chips(self) -> Mapping[str, Chip]:
        """Return the odds for the ship beside the dialog, by room id; empty where its picture is right."""
        return {}

    def lit(self) -> Mapping[Hashable, Light]:
        """Return what the game makes of views now."""
        return {}

    def foot_buttons(self, kit: Kit) -> list[View]:
        """More buttons, left of Confirm; `actions` says what they do."""
        return []

    def draw_body(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the middle of the dialog."""

    def draw_held(self, canvas: Canvas) -> None:
        """Draw what is being dragged, above everything."""

    # Shared

    def take_counsel(self, option: OptionDict) -> None:
        """Lay the pieces as the adviser would; Confirm is next."""
        self._touched = True
        self.let_go()
        self.arrange(option)
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
        self.counsel.end()
        super().leave()

    def look(self) -> None:
        """Look at the table until the next click or key."""
        self.peek.look()
        self.app.dirty = True

    @property
    def position(self) -> Position:
        """The position in which is decided."""
        return self.shown.position

    @property
    def options(self) -> Sequence[OptionDict]:
        """Return what may be chosen."""
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
        """Return whether what led to the question can be taken back."""
        return self.table.rewinding.undo_state().can_undo

    @property
    def peeking(self) -> bool:
        """Return whether the table is being looked at."""
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
    def has_page(self) -> bool:
        """Return whether the rulebook has a page about what is decided here."""
        return not self.position.acting

    def explain(self) -> None:
        """Open the rulebook at what is decided here."""
        self.table.door.explain_question()

    def undo(self) -> None:
        """Take the activation back, where nothing has been revealed."""
        if self.undoable:
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
        """Return whether Confirm would take what nobody has chosen: the key that opened the dialog must
        not."""
        return not self._touched and self.answer() is not None

    @property
    def _twice(self) -> bool:
        """Return whether Enter only goes to Confirm at first."""
        focus = self.form.focus
        return self.untouched and not (focus is not None and focus.key == "confirm")

    def build(self, kit: Kit) -> list[Widget]:
        """The adviser's answers, the pieces, what is in the middle, and the buttons at the foot."""
        (x, y, w, h), size = self.frame(kit), kit.viewport.design
        head = (
            self.counsel.view(kit, self.answer()) if self.counsel.open else header_view(kit, self._heading())
        )
        tones = (kit.looks.room(self.room).frame if self.room else PANEL_LINE.start,)
        middle, foot = self.middle(kit), self._foot(kit).but(high=footer(kit) - 14)
        line = row(rule().but(grow=1), pad=(MARGIN, 0))
        high, wished = header(kit) - 22, layouter(kit).down(head, w)[1]
        # Long answers of the adviser get what the others do not need.
        free = h - high - sum(layouter(kit).down(part, w)[1] for part in (middle, line, foot))
        whole = column(
            head.but(high=high + max(0.0, min(free, wished - high))),
            middle.but(grow=1),
            line,
            foot,
            look="decision",
            tones=tones,
        )
        place = (x, y, size[0] - x - w, size[1] - y - h)
        self.chrome = layouter(kit).laid(stack(whole, pad=place), *size)
        found = controls(self.chrome, self._pressed, self.makers)
        answers = [one for one in found if one.key.startswith(ANSWER)]
        return [*answers, *self.spots(), *found[len(answers) :]]

    def _pressed(self, name: str, value: Any) -> None:
        """Do what a button of the head or the foot is for."""
        if name.startswith(ANSWER):
            self.take_counsel(self.counsel.option(self.app.kit, value))
        elif name in self.actions:
            self.actions[name]()
        else:
            self.chosen(name, value)

    def chosen(self, name: str, value: Any) -> None:
        """A control in the middle was pressed."""

    def _foot(self, kit: Kit) -> View:
        """Return the buttons, and between them what cannot be undone."""
        texts, ready = kit.texts, self.answer() is not None
        back = not self.shown.session.can_undo
        words = texts(self.note_key or ("play-note-final" if back else "play-note-undo"))
        ask = Act(tip=texts("play-tip-adviser"), keys=(kit.keys.code("adviser"),))
        reason = None if ready else texts("play-choose-first")
        confirm = Act(reason=reason, keys=() if self.untouched else ENTER, more=(("leads", self.has_page),))
        undo = self.side_button(kit, "undo", "play-back", "undo") if self.undoable else None
        return row(
            look_view(kit, alone=not ship_map.wide(kit, self.frame(kit)[2])),
            icon_button("adviser", "ui-adviser", ask) if self.advised else None,
            icon("ui-lock" if back else "ui-undo", 28, "note"),
            text(words, "fact", "note", 0, wide=(0, NOTE_W * kit.text**0.75), grow=1),
            space(grow=1),
            undo,
            *self.foot_buttons(kit),
            button(
                "confirm",
                texts("play-confirm"),
                confirm,
                sign="ui-check",
                key=cap(kit, texts("key-enter-twice" if self._twice else "key-enter")),
                primary=ready,
            ),
            gap=14,
            pad=(MARGIN, 6, MARGIN, 10),
        )

    def side_button(self, kit: Kit, name: str, label: str, command: str) -> View:
        """Return a button left of Confirm, pressed by a command's key, too."""
        hint, act = kit.keys.label(command, kit.texts), Act(keys=(kit.keys.code(command),))
        return button(name, kit.texts(label), act, sign="ui-undo", key=cap(kit, hint))

    # Events

    def handle(self, event: pygame.Event) -> bool:
        """Pieces first, then buttons, then keys."""
        if self.peek.handle(event, self.form):
            self.app.dirty = True
            return True
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1
        if pressed or event.type == pygame.MOUSEMOTION:
            return self.pointed_at(event)
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
            self.rebuild()
            return True
        return False

    def pause(self) -> None:
        """Another scene comes on top."""
        self.peek.let_go()
        self.let_go()

    def resize(self, kit: Kit) -> None:
        """Everything stands elsewhere now."""
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
        """Return when the form or the Tab key wants time to pass."""
        waits = [w for w in (super().wake(), self.counsel.wake(), self.peek.wake()) if w is not None]
        if self.veil.working:
            waits.append(0.0)
        return min(waits) if waits else None

    # The picture

    def draw(self, canvas: Canvas) -> None:
        """Draw the dialog, or only a hint while the table is looked at."""
        if self.peeking:
            self.peek.draw(canvas, self.shown.layout)
            return
        self.veil.draw(canvas)
        kit = canvas.kit
        rect = self.frame(kit)
        told = any(self.card_of(piece) is not None for piece, _ in self.pieces())
        self.map.draw(canvas, rect, self.veil.kept, self.pointed() if told else None, told, self.chips())
        pages = frozenset(one.key for one in self.form.widgets if isinstance(one, ScrollArea))
        Painting(canvas, {**lights(self.form.widgets), **self.lit()}, pages).paint(self.chrome)
        self.draw_body(canvas, self.body(kit))
        self.form.draw(canvas)
        if self.grabbed is not None:
            self.draw_held(canvas)

    def _heading(self) -> Heading:
        position, decider = self.position, self.position.decider
        variant = position.room(self.room)["variant"] if self.room else ""
        mark = self.shown.session.colours[decider]
        who = position.name(decider)
        return Heading(self.room, variant, self.icon(), self.title(), self.explanation(), who, mark)
