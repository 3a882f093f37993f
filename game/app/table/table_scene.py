"""The table: one game in progress, played with mouse and keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from game.app.bindings.commands import TABLE
from game.app.drawing.colours.theme import CREW
from game.app.drawing.viewport import Point, Rect
from game.app.navigation.scene import Program, Scene
from game.app.table.advising import Advising
from game.app.table.deciding import Deciding
from game.app.table.foreground import Foreground
from game.app.table.input import popups
from game.app.table.input.key_commands import command_of
from game.app.table.input.keyboard import carry_out
from game.app.table.input.table_input import TableInput
from game.app.table.model.crew_moods import MOODS
from game.app.table.model.gestures.held_piece import held_piece
from game.app.table.model.lent_view import LentView
from game.app.table.model.places.layout import Layout
from game.app.table.model.position import Position
from game.app.table.model.stock_views import laid_out
from game.app.table.model.table_keys import ADVISER, TableKey, parse
from game.app.table.model.table_view import TableView, UndoState
from game.app.table.model.words import tooltips
from game.app.table.model.words.button_words import CHOSEN
from game.app.table.model.words.tooltips import history_note
from game.app.table.motion.director import Director
from game.app.table.motion.idle_motion import IdleMotion
from game.app.table.motion.shown_table import ShownTable
from game.app.table.motion.table_sound import TableSound
from game.app.table.motion.transients import INFO_MS, TIP_MS, Banner, Rest, Returning, Toast, Transients
from game.app.table.paint import tokens
from game.app.table.paint.painter import TablePainter
from game.app.table.rulebook_door import RulebookDoor
from game.app.table.saving_games import leaving_question
from game.app.views.bits import ENTER
from game.rules.protocol import OptionDict
from game.sentences import Reason
from game.storage.preferences import OFF

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.play.seats import Seat
    from game.play.session import Session

_LEFT, _RIGHT = 1, 3
SKIPPED_MS = 700.0
"""So long after somebody else's turn was skipped the keys that did it do nothing in one's own."""
_WIDEST = 480.0
"""What is wider than this, in units, is ground and no thing of its own."""


class TableScene(Scene):
    """The table of a session.

    Args:
        session: the game in progress, or one that is over and is looked at once more.

    Attributes:
        input: pointer, focus and what is picked up.
        director: the events being shown.
        transients: what is on the screen for a moment.
        deciding: asks whoever decides.
        advising: what the adviser is at.
    """

    commands_in = TABLE
    past = False
    """Whether the game is watched again: then it is shown who played, not who plays."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.transients = Transients()
        self._lit: frozenset[TableKey] = frozenset()
        self._rest = Rest()
        self._pointer: Point = (0.0, 0.0)
        self._dirty = True
        self._skipping = 0.0
        """How long keys still do nothing where a player of the program had the turn that was skipped."""
        self.shown_table = ShownTable(session, self.past)
        self.door = RulebookDoor(self)
        self.deciding = Deciding(self)
        self.advising = Advising(self)

    # Coming and going

    def enter(self, app: Program) -> None:
        """Lay the table."""
        self.app = app
        self.director = Director(self.shown_table.layout_of, self.session.facts, self.shown_table.exposed)
        self.idle = IdleMotion(self)
        self.ears = TableSound(self, app.audio)
        self.director.on_beat = self.ears.beat
        self._equip(app.kit)
        self._renew()
        self.input = TableInput(self)
        self.idle.open()
        self.shown_table.follow()
        if any(seat.by_hand for seat in self.session.seats) and self.advising.way != OFF:
            app.prepare_adviser()
        if self.session.decision is not None and self.session.state["phase"] != "damage":
            self.announce()

    def resize(self, kit: Kit) -> None:
        """Another size: everything held is put back, everything in flight has arrived."""
        self._equip(kit)
        self._let_go()
        self.director.skip()
        self.transients.returning = None
        self._renew()
        self.advising.respeak()
        self.deciding.turn.respeak()

    def _equip(self, kit: Kit) -> None:
        self.kit = kit
        self.texts = kit.texts
        self.reduced = kit.settings.reduced_motion
        self.painter = TablePainter(kit)
        kit.pictures.prepare_icons(CREW[mark].icon for mark in self.session.colours)
        faces = [tokens.face_icon(mark, mood) for mood in MOODS for mark in self.session.colours]
        kit.pictures.prepare_icons(faces)
        self.foreground = Foreground(self, kit)
        self.shown_table.equip(kit, self.director)
        self.idle.equip(kit)

    def _renew(self) -> None:
        self.shown_table.renew()
        self._dirty = True

    def hand_over(self, crew: int, seat: Seat) -> None:
        """Let somebody else decide for a crew member from now on."""
        self.deciding.hand_over(crew, seat)

    def renew(self) -> None:
        """The rules have moved on: what was held is put back, and what is true is shown."""
        self._renew()
        self.input.renew()
        self.advising.follow()
        self._rest.hush(self._pointer)

    def pause(self) -> None:
        """Another scene comes on top."""
        self._let_go()
        self.input.hover = None
        self._dirty = True
        self._rest.hush(self._pointer)

    def leave(self) -> None:
        """The table is put away: nobody is asked anything any more."""
        self.session.cancel()
        self.advising.end()
        self.app.audio.stand_up()
        # Others may know the scene for a while; its pictures are too large to wait for them.
        self.painter.compositor.release()
        self.idle.release()

    def resume(self) -> None:
        """Back on top."""
        self._dirty = True

    def farewell(self) -> Scene | None:
        """Ask before the program ends with a game that is not saved."""
        return leaving_question(self.app, self.session, self.app.end)

    # What the hands and the foreground look at

    @property
    def position(self) -> Position:
        """The position now."""
        return self.shown_table.position

    @property
    def layout(self) -> Layout:
        """Where everything lies in what is shown."""
        return self.shown_table.layout

    @property
    def view(self) -> TableView:
        """What is shown."""
        view, placing, laid = self.shown_table.view, self.position.placing, len(self.input.placed)
        if laid:
            view = replace(view, undo=UndoState(*self.undo_state()))
        if self.input.chosen is not None:
            return replace(view, dock=replace(view.dock, end=CHOSEN))
        if placing is None or self.director.busy:
            return view
        if placing.hits and placing.option_of(self.input.placed) is not None:
            return replace(view, dock=replace(view.dock, end=CHOSEN))
        return replace(view, supply=laid_out(view.supply, placing.token, laid)) if laid else view

    @property
    def truth(self) -> TableView:
        """What is true."""
        return self.shown_table.truth

    @property
    def on_top(self) -> bool:
        """Whether no other scene lies above it."""
        return self.app.top is self

    def undo_state(self) -> tuple[bool, bool, str | None]:
        """Whether undo and redo are possible, and what blocks undo."""
        if self.input.placed:
            return True, self.session.can_redo, None
        return self.session.can_undo, self.session.can_redo, self.session.undo_blocked_by

    def prompt_words(self) -> tuple[str, str] | None:
        """Heading and text of what is to be decided; None where the dock says it."""
        if self.lent() is not None:
            return None
        return self.shown_table.prompt_words(len(self.input.placed))

    def lent(self) -> LentView | None:
        """What a player of the program is at; None where none has the turn."""
        return self.deciding.turn.view()

    # What the hands ask for (Host)

    def propose(self, option: OptionDict, source: TableKey | None = None, point: Point | None = None) -> None:
        """Answer for the person who decides, and show what happened; `source` was let go at `point`."""
        self.deciding.propose(option, source, point)

    def propose_all(self, options: Sequence[OptionDict], source: TableKey | None = None) -> None:
        """Answer several questions of the same kind one after the other, each shown as it happens."""
        self.deciding.propose_all(options, source)

    def refuse(self, reason: Reason, point: Point, source: TableKey | None = None) -> None:
        """Say why not, where it was tried; what was held flies back."""
        self.app.audio.action("refused")
        self.transients.toast = Toast(self._spoken_of(point), reason=reason)
        if source is not None:
            self._fly_back(source, point)
        self._dirty = True

    def _spoken_of(self, point: Point) -> Rect:
        """What lies at a point and is to be seen beside the words about it."""
        key = self.layout.at(point)
        rect = self.layout.rect(key) if key is not None else None
        if rect is None or rect[2] > _WIDEST:
            return (point[0] - 20, point[1] - 26, 40, 52)
        return rect

    def _fly_back(self, source: TableKey, point: Point) -> None:
        if source in self.layout.keys and self.app.settings.animation != "off" and not self.reduced:
            grab = self.input.drag.grab
            start = (point[0] + grab[0], point[1] + grab[1])
            self.transients.returning = Returning(source, start, self.layout.centre(source))

    def ask(self, options: Sequence[OptionDict]) -> None:
        """Several ways to do it: show them."""
        popups.ask_which(self, options)

    def end(self, options: Sequence[OptionDict]) -> None:
        """End the phase; ask first where actions would be lost for nothing (R-7)."""
        popups.ask_end(self, options[0])

    def board(self, option: OptionDict, source: TableKey, point: Point | None) -> None:
        """Ask before somebody leaves in the Escape Pod."""
        popups.ask_board(self, lambda: self.propose(option, source, point))

    def command(self, name: str) -> None:
        """Something that is no choice of the game."""
        if name == "menu" and self.advising.carrying:
            self.advising.drop()
        elif name in ("undo", "redo"):
            self._travel(name)
        elif name == "back":
            self.transients.returning = None
        elif name == "result":
            self.deciding.tell_result()
        elif name.startswith("lent/"):
            self._skipping = SKIPPED_MS if name == "lent/skip" else 0.0
            self.deciding.steer(name.removeprefix("lent/"))
        elif name.startswith("crew/"):
            popups.ask_who_plays(self, parse(name).member)
        elif name == "take-over":
            self._take_over()
        elif name == "adviser":
            popups.ask_adviser(self)
        else:
            popups.open_panel(self, name)
        self._dirty = True

    def _take_over(self) -> None:
        """Ask who plays the seat that the focus is on; else a person takes the seat of a player whose turn it
        is; else it is the seat of whoever decides."""
        focus = self.input.focus if self.input.by_key else None
        if focus is not None and focus.kind == "crew":
            popups.ask_who_plays(self, focus.member)
        elif self.lent() is not None:
            self.deciding.steer("take-over")
        else:
            popups.ask_who_plays(self, self.position.decider)

    def _travel(self, way: str) -> None:
        """Undo or redo; the picture snaps. Rooms that are marked for a choice are taken back first."""
        if way == "undo" and self.input.unplace():
            return
        blocked = self.undo_state()
        moved = self.session.undo() if way == "undo" else self.session.redo()
        if not moved:
            self.app.audio.action("refused")
            self.transients.toast = Toast(
                self.layout.rect(parse(way)), note=history_note(self.texts, way, blocked)
            )
            return
        self._rewound(way)

    def turn_back(self, choices: int) -> None:
        """Take back what has been done since so many choices; the picture snaps."""
        while self.session.history.cursor > choices and self.session.undo():
            pass
        self._rewound("undo")

    def stay(self) -> None:
        """Where the turn is now, nothing goes on by itself."""
        self.deciding.stay()

    def _rewound(self, way: str) -> None:
        self.deciding.stay()
        self.ears.rewound(way)
        self.transients.clear()
        self.director.skip()
        self.idle.keep_all()
        self.painter.compositor.together = True
        self.renew()

    def explain_question(self) -> None:
        """Open the rulebook at what is asked now."""
        self.door.explain_question()

    def explain(self, subjects: tuple[str, ...], origin: str) -> None:
        """Open the rulebook at the first of these that has a page; `origin`: from where, in words."""
        self.door.explain(subjects, origin)

    def light(self, keys: frozenset[TableKey]) -> None:
        """Light up what a line of the log touches."""
        self._lit = keys
        self._dirty = True

    def held_piece(self, source: TableKey) -> tuple[str, Any]:
        """What a source looks like in the hand: a kind of piece and its value."""
        return held_piece(self.position, source, self.truth.die.value)

    def rested(self, ms: float) -> bool:
        """Whether the pointer has rested on one element so long."""
        return self._rest.ms >= ms

    def explained(self) -> TableKey | None:
        """The element whose tip is shown now."""
        key = self._rest.key
        if key is None or self.input.source is not None or self.director.busy:
            return None
        if tooltips.silent(self.position, key, self.prompt_words() is not None):
            return None
        return key if self.rested(INFO_MS if tooltips.large(self.position, key) else TIP_MS) else None

    # Events

    def handle(self, event: pygame.Event) -> bool:
        """Pointer and keys; whatever is being shown is over at the first press."""
        told = self.transients.toast
        if self.lent() is None and self.skips_on(event):
            return True
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            unseen = self._unseen()
            self._hurry()
            if unseen:
                # It was meant for what was shown: it does nothing in a turn that has only just begun.
                self._dirty = True
                return True
            self._lit = frozenset()
            if self.door.opens(event, told):
                return True
        self.idle.touched()
        self.ears.before()
        if event.type == pygame.MOUSEMOTION:
            self._motion(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == _LEFT:
            point = self.kit.viewport.point(event.pos)
            self._rest.hush(point)
            self.transients.returning = None
            self.input.press(self.layout.at(point), point)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == _LEFT:
            point = self.kit.viewport.point(event.pos)
            self.input.release(self.layout.at(point), point)
            self.input.hover = self.layout.at(point)
        elif event.type == pygame.WINDOWFOCUSLOST or (
            event.type == pygame.MOUSEBUTTONDOWN and event.button == _RIGHT
        ):
            self.put_back()
        elif event.type == pygame.WINDOWLEAVE:
            self.input.hover = None
            self._rest.on(None)
        elif event.type == pygame.KEYDOWN:
            asked = self.session.decision
            if not (told is not None and event.key == pygame.K_ESCAPE):  # that key has closed the message
                command = command_of(event, self.kit.keys)
                if command is not None:
                    carry_out(self.input, command)
            # A key that has decided something does not ask what has the focus.
            if self.input.by_key and self.app.top is self and self.session.decision is asked:
                self._rest.on(self.input.focus, anew=True)
            else:
                self._rest.hush(self._pointer)
        else:
            return False
        self.ears.after()
        self._dirty = True
        return True

    def _motion(self, event: pygame.Event) -> None:
        point = self.kit.viewport.point(event.pos)
        key = self.layout.at(point)
        self.input.move(key, point)
        self._pointer = point
        self._rest.move(point, key)

    def _unseen(self) -> bool:
        """Whether a turn is still to be shown in which the next press would count already."""
        shown = self.director.shown
        if shown is None or self.session.decision is None:
            return False
        return shown.state["turn"] != self.session.state["turn"] or len(self.session.log) == 1

    def _hurry(self) -> None:
        """A click or key finishes everything queued."""
        if self.director.busy:
            left = self.director.left()
            self.director.skip()
            self.app.audio.at_once(left)
            self.shown_table.follow()
        self.transients.hurry()

    def _let_go(self) -> TableKey | None:
        return self.input.cancel()

    def skips_on(self, event: pygame.Event) -> bool:
        """Whether an event is one more press of the key that skipped somebody else's turn: it begins nothing
        in the next one, until it has been let go for a moment."""
        if not self._skipping or event.type != pygame.KEYDOWN:
            return False
        if event.key not in (*ENTER, self.kit.keys.code("end")):
            return False
        self._skipping = SKIPPED_MS
        return True

    def put_back(self) -> bool:
        """Put back what is held or picked up; False when there was nothing."""
        something = self.input.source is not None
        at = self.input.drag.at
        held = self._let_go()
        if held is not None:
            self._fly_back(held, at)
        return something or self.input.unplace()

    def step_back(self) -> bool:
        """Take back that a room is used, while it asks; False where it does not, or cards have been seen."""
        if self.position.open is None or not self.position.origin.room or not self.session.can_undo:
            return False
        self._travel("undo")
        return True

    # Time

    def update(self, ms: float) -> bool:
        """Let time pass; True when there is something to draw."""
        changed = self._dirty or self.foreground.late
        self._dirty = False
        self._skipping = max(0.0, self._skipping - ms)
        if self.director.update(ms):
            changed = True
        if self.director.changed:
            self.shown_table.follow()
            changed = True
        self.ears.watch()
        if self.on_top and not self.director.busy:
            changed = self.deciding.turn.update(ms) or changed
        changed = self.advising.update(ms) or changed
        changed = self.transients.update(ms, self.director.busy, self.director.factor) or changed
        changed = self.idle.update(ms) or changed
        changed = self._rest.update(ms) or changed
        if self.on_top and not self.director.busy:
            changed = self._decide() or changed
        return changed

    def wake(self) -> float | None:
        """When `update` must be called again."""
        if self._dirty or self.director.busy or self.foreground.late:
            return 0
        wakes = (
            self.transients.wake(),
            self._rest.wake(),
            self.idle.wake(),
            self.deciding.wake(),
            self.advising.wake(),
        )
        waits = [wait for wait in wakes if wait is not None]
        return min(waits) if waits else None

    def record(self) -> None:
        """Keep the game as it stands as a moment from which a crash report can play on."""
        self.app.record(self)

    def announce(self, handed: bool = False) -> None:
        """Say whose turn it is; `handed`: somebody else held the mouse before."""
        self.transients.banner = Banner(self.session.state["active"], self.session.state["turn"], handed)

    def _decide(self) -> bool:
        """Ask whoever decides; tell whether something happened."""
        return self.deciding.advance()

    # The picture

    def attention(self) -> pygame.Rect | None:
        """What the keyboard is on."""
        focus = self.input.focus if self.input.by_key else None
        return self.kit.viewport.rect(self.layout.rect(focus)) if focus in self.layout.keys else None

    def draw(self, canvas: Canvas) -> None:
        """Draw the table and what lies over it."""
        hidden = self.director.hidden()
        if self.transients.returning is not None:
            hidden = hidden | {self.transients.returning.source}
        waits = frozenset((ADVISER,)) if self.advising.lit else frozenset()
        marks = self.input.marks(hidden, self._lit | waits)
        self.idle.before_draw()
        self.painter.compositor.at_once = not self.on_top
        self.painter.prepare(self.view, self.layout, marks, self.idle.budget, self.idle.sun)
        self.idle.composed()
        self.painter.lay(canvas)
        self.idle.draw(canvas.surface)
        self.draw_light(canvas)
        self.foreground.draw(canvas)
        self.idle.drawn()

    @property
    def occupied(self) -> tuple[Rect, ...]:
        """Where words lie over the table beside which large cards stand: the captain's."""
        return ()

    def draw_light(self, canvas: Canvas) -> None:
        """Draw what light a lesson lays on the table, below what is held, what flies and what is told."""

    def touch_up(self, canvas: Canvas) -> list[pygame.Rect]:
        """Draw only what moves on a table at rest."""
        still = not (self.director.busy or self.transients.moving or self.input.drag.held)
        return self.idle.touch_up(canvas.surface, self.foreground.covered) if still else []
