"""The table: one game in progress, played with mouse and keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.app.bindings.commands import TABLE
from game.app.drawing.colours.theme import CREW
from game.app.drawing.viewport import Point, Rect
from game.app.navigation.scene import Program, Scene
from game.app.table.advising import Advising
from game.app.table.deciding import Deciding
from game.app.table.foreground import Foreground
from game.app.table.input.input_table import InputTable
from game.app.table.input.key_commands import command_of
from game.app.table.input.keyboard import carry_out
from game.app.table.input.popups import Popups
from game.app.table.input.table_input import TableInput
from game.app.table.model.crew_moods import MOODS
from game.app.table.model.gestures.highlights import Highlights
from game.app.table.model.lent_view import LentView
from game.app.table.model.places.layout import Layout
from game.app.table.model.position import Position
from game.app.table.model.stock_views import laid_out
from game.app.table.model.table_keys import ADVISER, TableKey, parse
from game.app.table.model.table_view import TableView, UndoState
from game.app.table.model.words import tooltips
from game.app.table.model.words.button_words import CHOSEN
from game.app.table.motion.director import Director
from game.app.table.motion.idle_motion import IdleMotion
from game.app.table.motion.shown_table import ShownTable
from game.app.table.motion.stage import Stage
from game.app.table.motion.table_sound import TableSound
from game.app.table.motion.transients import INFO_MS, TIP_MS, Banner, Rest, Transients
from game.app.table.paint import tokens
from game.app.table.paint.painter import TablePainter
from game.app.table.rewinding import Rewinding
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
"""Time in ms after a skipped bot's turn for which the keys that skipped it do nothing in one's own."""


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
    advised = True
    past = False
    """True where a game is watched again: crew panels then say who played, not who plays."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.transients = Transients()
        self._lit: frozenset[TableKey] = frozenset()
        self.rest = Rest()
        self._dirty = True
        self._skipping = 0.0
        """Time in ms for which keys still do nothing after a bot's turn was skipped."""
        self.shown_table = ShownTable(session, self.past)

    # Coming and going

    def enter(self, app: Program) -> None:
        """Lay the table."""
        self.app = app
        self.director = Director(self.shown_table.layout_of, self.session.facts, self.shown_table.exposed)
        stage = Stage(self.shown_table, self.director, self.transients)
        # In a lesson the teacher has the adviser's place.
        self.advising = Advising(app, stage, self.advised)
        self.idle = IdleMotion(self)
        self.sound = TableSound(self, app.audio)
        self.director.on_beat = self.sound.beat
        self._bind_kit(app.kit)
        self._renew()
        self.popups = Popups(self, stage, self.advising)
        self.input = TableInput(InputTable(self, stage, self.popups, self.rest, self.refused_for))
        self.rewinding = self._make_rewinding(stage)
        self.door = RulebookDoor(app, self.shown_table, self.input, self.rewinding, self.light)
        self.deciding = self._make_deciding(stage)
        self.idle.open()
        self.shown_table.follow()
        if any(seat.by_hand for seat in self.session.seats) and self.advising.way != OFF:
            app.prepare_adviser()
        if self.session.decision is not None and self.session.state["phase"] != "damage":
            self.announce()

    def _make_deciding(self, stage: Stage) -> Deciding:
        """Return what asks whoever decides at this table."""
        return Deciding(self, stage, self.input, self.advising, self.popups)

    def _make_rewinding(self, stage: Stage) -> Rewinding:
        """Return what takes choices back at this table."""
        return Rewinding(self.app, stage, self.input, self._snap)

    def resize(self, kit: Kit) -> None:
        """Another size: everything held is put back, everything in flight has arrived."""
        self._bind_kit(kit)
        self.input.cancel()
        self.director.skip()
        self.transients.returning = None
        self._renew()
        self.advising.respeak()
        self.deciding.turn.respeak()

    def _bind_kit(self, kit: Kit) -> None:
        self.kit = kit
        self.texts = kit.texts
        self.reduced = kit.settings.reduced_motion
        self.painter = TablePainter(kit)
        kit.pictures.prepare_icons(CREW[mark].icon for mark in self.session.colours)
        faces = [tokens.face_icon(mark, mood) for mood in MOODS for mark in self.session.colours]
        kit.pictures.prepare_icons(faces)
        self.foreground = Foreground(self, kit)
        self.shown_table.bind_kit(kit, self.director)
        self.idle.bind_kit(kit)

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
        self.rest.suppress_tooltip()

    def pause(self) -> None:
        """Another scene comes on top."""
        self.input.cancel()
        self.input.hover = None
        self._dirty = True
        self.rest.suppress_tooltip()

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
        """Return where everything lies in what is shown."""
        return self.shown_table.layout

    @property
    def view(self) -> TableView:
        """Return what is shown."""
        view, placing, laid = self.shown_table.view, self.position.placing, len(self.input.placed)
        if laid:
            view = replace(view, undo=UndoState(*self.rewinding.states()))
        if self.input.chosen is not None:
            return replace(view, dock=replace(view.dock, end=CHOSEN))
        if placing is None or self.director.busy:
            return view
        if placing.hits and placing.option_of(self.input.placed) is not None:
            return replace(view, dock=replace(view.dock, end=CHOSEN))
        return replace(view, supply=laid_out(view.supply, placing.token, laid)) if laid else view

    @property
    def truth(self) -> TableView:
        """Return what is true."""
        return self.shown_table.truth

    @property
    def on_top(self) -> bool:
        """Return whether no other scene lies above it."""
        return self.app.top is self

    def prompt_words(self) -> tuple[str, str] | None:
        """Heading and text of what is to be decided; None where the dock says it."""
        if self.lent() is not None:
            return None
        return self.shown_table.prompt_words(len(self.input.placed))

    def lent(self) -> LentView | None:
        """Return what a player of the program is at; None where none has the turn."""
        return self.deciding.turn.view()

    # What the hands and dialogs ask for

    def propose(self, option: OptionDict, source: TableKey | None = None, point: Point | None = None) -> None:
        """Answer for the person who decides, and show what happened; `source` was let go at `point`."""
        self.deciding.propose(option, source, point)

    def propose_all(self, options: Sequence[OptionDict], source: TableKey | None = None) -> None:
        """Answer several questions of the same kind one after the other, each shown as it happens."""
        self.deciding.propose_all(options, source)

    def refused_for(self, reason: Reason) -> None:
        """Hear why something was refused; a lesson's captain has a sentence about it."""

    def command(self, name: str) -> None:
        """Something that is no choice of the game."""
        if name == "menu" and self.advising.carrying:
            self.advising.drop()
        elif name in ("undo", "redo"):
            self.rewinding.go(name)
        elif name == "back":
            self.transients.returning = None
        elif name == "result":
            self.deciding.tell_result()
        elif name.startswith("lent/"):
            self._skipping = SKIPPED_MS if name == "lent/skip" else 0.0
            self.deciding.steer(name.removeprefix("lent/"))
        elif name.startswith("crew/"):
            self.popups.ask_who_plays(parse(name).member)
        elif name == "take-over":
            self._take_over()
        elif name == "adviser":
            self.popups.ask_adviser()
        else:
            self.popups.open_panel(name)
        self._dirty = True

    def _take_over(self) -> None:
        """Ask who plays the seat that the focus is on; else a person takes the seat of a player whose turn it
        is; else it is the seat of whoever decides."""
        focus = self.input.focus if self.input.by_key else None
        if focus is not None and focus.kind == "crew":
            self.popups.ask_who_plays(focus.member)
        elif self.lent() is not None:
            self.deciding.steer("take-over")
        else:
            self.popups.ask_who_plays(self.position.decider)

    def stay(self) -> None:
        """Let nothing go on by itself from where the turn is now."""
        self.deciding.stay()

    def _snap(self, way: str) -> None:
        """Show at once where `undo` or `redo` has led."""
        self.deciding.stay()
        self.sound.rewound(way)
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

    def explained(self) -> TableKey | None:
        """The element whose tip is shown now."""
        key = self.rest.key
        if key is None or self.input.source is not None or self.director.busy:
            return None
        if tooltips.silent(self.position, key, self.prompt_words() is not None):
            return None
        return key if self.rest.ms >= (INFO_MS if tooltips.large(self.position, key) else TIP_MS) else None

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
        self.sound.before()
        if event.type == pygame.MOUSEMOTION:
            self._motion(event)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == _LEFT:
            point = self.kit.viewport.point(event.pos)
            self.rest.suppress_tooltip(point)
            self.transients.returning = None
            self.input.press(self.layout.at(point), point)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == _LEFT:
            point = self.kit.viewport.point(event.pos)
            self.input.release(self.layout.at(point), point)
            self.input.hover = self.layout.at(point)
        elif event.type == pygame.WINDOWFOCUSLOST or (
            event.type == pygame.MOUSEBUTTONDOWN and event.button == _RIGHT
        ):
            self.input.put_back()
        elif event.type == pygame.WINDOWLEAVE:
            self.input.hover = None
            self.rest.on(None)
        elif event.type == pygame.KEYDOWN:
            asked = self.session.decision
            if not (told is not None and event.key == pygame.K_ESCAPE):  # that key has closed the message
                command = command_of(event, self.kit.keys)
                if command is not None:
                    carry_out(self.input, command)
            # A key that has decided something does not ask what has the focus.
            if self.input.by_key and self.app.top is self and self.session.decision is asked:
                self.rest.on(self.input.focus, anew=True)
            else:
                self.rest.suppress_tooltip()
        else:
            return False
        self.sound.after()
        self._dirty = True
        return True

    def _motion(self, event: pygame.Event) -> None:
        point = self.kit.viewport.point(event.pos)
        key = self.layout.at(point)
        self.input.move(key, point)
        self.rest.move(point, key)

    def _unseen(self) -> bool:
        """Return whether a turn is still to be shown in which the next press would count already."""
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

    def skips_on(self, event: pygame.Event) -> bool:
        """Return whether an event is one more press of the key that skipped somebody else's turn: it begins
        nothing in the next one, until it has been let go for a moment."""
        if not self._skipping or event.type != pygame.KEYDOWN:
            return False
        if event.key not in (*ENTER, self.kit.keys.code("end")):
            return False
        self._skipping = SKIPPED_MS
        return True

    # Time

    def update(self, ms: float) -> bool:
        """Let time pass; True when there is something to draw."""
        changed = self._dirty or self.foreground.late
        self._dirty = False
        self._skipping = max(0.0, self._skipping - ms)
        if not self.past:
            self.session.spend(ms)
        if self.director.update(ms):
            changed = True
        if self.director.changed:
            self.shown_table.follow()
            changed = True
        self.sound.watch()
        if self.on_top and not self.director.busy:
            changed = self.deciding.turn.update(ms) or changed
        changed = self.advising.update(ms) or changed
        changed = self.transients.update(ms, self.director.busy, self.director.factor) or changed
        changed = self.idle.update(ms) or changed
        changed = self.rest.update(ms) or changed
        if self.on_top and not self.director.busy:
            changed = self._decide() or changed
        return changed

    def wake(self) -> float | None:
        """Return when `update` must be called again."""
        if self._dirty or self.director.busy or self.foreground.late:
            return 0
        wakes = (
            self.transients.wake(),
            self.rest.wake(),
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
        """Return what the keyboard is on."""
        focus = self.input.focus if self.input.by_key else None
        return self.kit.viewport.rect(self.layout.rect(focus)) if focus in self.layout.keys else None

    def _marks(self) -> Highlights:
        """Return what signal lights show, and what is not where it lies."""
        hidden = self.director.hidden()
        if self.transients.returning is not None:
            hidden = hidden | {self.transients.returning.source}
        waits = frozenset((ADVISER,)) if self.advising.lit else frozenset()
        return self.input.marks(hidden, self._lit | waits)

    def prepare(self, until: float) -> bool:
        """Paint some of the pieces that the first picture shows."""
        return self.painter.gather(self.view, self.layout, self._marks(), self.idle.sun, until)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table and what lies over it."""
        self.idle.before_draw()
        self.painter.compositor.at_once = not self.on_top
        self.painter.prepare(self.view, self.layout, self._marks(), self.idle.budget, self.idle.sun)
        self.idle.composed()
        self.painter.blit_table(canvas)
        self.idle.draw(canvas.surface)
        self.draw_light(canvas)
        self.foreground.draw(canvas)
        self.idle.drawn()

    @property
    def occupied(self) -> tuple[Rect, ...]:
        """Return where words lie over the table beside which large cards stand: the captain's."""
        return ()

    def draw_light(self, canvas: Canvas) -> None:
        """Draw what light a lesson lays on the table, below what is held, what flies and what is told."""

    def touch_up(self, canvas: Canvas) -> list[pygame.Rect]:
        """Draw only what moves on a table at rest."""
        still = not (self.director.busy or self.transients.moving or self.input.drag.held)
        return self.idle.touch_up(canvas.surface, self.foreground.covered) if still else []
