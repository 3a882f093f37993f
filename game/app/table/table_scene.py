"""The table: one game in progress, played with mouse and keyboard."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.app.bindings.commands import TABLE
from game.app.drawing.colours.theme import CREW
from game.app.drawing.viewport import Point, Rect
from game.app.navigation.scene import Program, Scene
from game.app.table.advising import Advising
from game.app.table.commanding import Commanding
from game.app.table.deciding import Deciding
from game.app.table.foreground import Foreground
from game.app.table.input.fresh_button import FreshButton
from game.app.table.input.hand_events import HandEvents
from game.app.table.input.input_table import InputTable
from game.app.table.input.popups import Popups
from game.app.table.input.skipped_keys import SkippedKeys
from game.app.table.input.table_input import TableInput
from game.app.table.kept_picture import picture_of, table_picture
from game.app.table.leaving_question import leaving_question
from game.app.table.model.crew_moods import MOODS
from game.app.table.model.lent_view import LentView
from game.app.table.model.places.layout import Layout
from game.app.table.model.position import Position
from game.app.table.model.stock_views import laid_out
from game.app.table.model.table_keys import TableKey
from game.app.table.model.table_view import TableView
from game.app.table.model.words.button_words import CHOSEN
from game.app.table.motion.director import Director
from game.app.table.motion.idle_motion import IdleMotion
from game.app.table.motion.showing import Showing
from game.app.table.motion.shown_table import ShownTable
from game.app.table.motion.stage import Stage
from game.app.table.motion.table_sound import TableSound
from game.app.table.motion.transients import Rest, Transients
from game.app.table.paint import tokens
from game.app.table.paint.painter import TablePainter
from game.app.table.paint.sun import forget_layer
from game.app.table.refusing import Refusing
from game.app.table.rewinding import Rewinding
from game.app.table.rulebook_door import RulebookDoor
from game.app.table.table_events import TableEvents
from game.app.table.table_picture import TablePicture
from game.app.waits import soonest
from game.rules.protocol import OptionDict
from game.storage.settings.preferences import OFF

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.widgets.widget import Action
    from game.play.seats import Seat
    from game.play.session import Session


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
        self._folded = False
        self.shown_table = self._make_shown_table()
        self.skipped_keys = SkippedKeys(self.shown_table)
        self.fresh_button = FreshButton(self.shown_table)

    def _make_shown_table(self) -> ShownTable:
        """Return what decides what this table shows."""
        return ShownTable(self.session, self.past)

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
        self.refusing = Refusing(app, stage)
        self.popups = Popups(self, stage, self.advising)
        self.input = TableInput(InputTable(self, stage, self.popups, self.rest, self.refusing))
        self._picture = TablePicture(self, self.idle, self.advising, lambda: self._lit)
        self.rewinding = self._make_rewinding()
        self.showing = Showing(stage, app.audio)
        self.door = RulebookDoor(app, self.shown_table, self.input, self.rewinding, self.showing, self.light)
        self.deciding = self._make_deciding(stage)
        self.events = self._make_events(stage)
        self._commanding = Commanding(
            stage,
            self.input,
            self.deciding,
            self.rewinding,
            self.popups,
            self.advising,
            self.skipped_keys,
        )
        self.idle.open()
        self.shown_table.follow()
        if any(seat.by_hand for seat in self.session.seats) and self.advising.way != OFF:
            app.prepare_adviser()
        if self.session.decision is not None and self.session.state["phase"] != "damage":
            self.deciding.announce()
        if self.session.changed and self.session.decision is not None and not self.past:
            self.popups.tell_of_changed()

    def _make_deciding(self, stage: Stage) -> Deciding:
        """Return what asks whoever decides at this table."""
        return Deciding(self, stage, self.input, self.advising, self.popups)

    def _make_events(self, stage: Stage) -> TableEvents:
        """Return what takes the events of this table."""

        def skips(event: pygame.Event) -> bool:
            return self.lent() is None and self.skipped_keys.takes(event)

        hands = HandEvents(stage, self.input, self.rest, self.showing, lambda: self.on_top)
        before = (skips, self.showing.takes, self.fresh_button.takes, self.door.takes)
        return TableEvents(before, hands, self.sound)

    def _make_rewinding(self) -> Rewinding:
        """Return what takes choices back at this table."""
        return Rewinding(self.refusing, self.shown_table, self.input, self._snap)

    def resize(self, kit: Kit) -> None:
        """Another size: everything held is put back, everything in flight has arrived."""
        if kit.texts is not self.texts:
            self.transients.toast = None  # said in the words before
        self._bind_kit(kit)
        self.input.cancel()
        self.director.skip()
        self.transients.returning = None
        self._renew()
        self.advising.respeak()
        self.deciding.turn.respeak()
        if self._folded:
            self._release()  # what was made just now belongs together, and is made again when it is seen

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
        self.deciding.keep_result()
        self.session.cancel()
        self.advising.end()
        self.app.audio.stand_up()
        self._release()

    def kept_picture(self) -> bytes:
        """Return a picture of the game as it stands, for the saved games: a JPEG file's bytes."""
        if self.painter.compositor.laid:
            return picture_of(self.painter, self.session, self.idle.sun)
        return table_picture(self.kit, self.session)

    def fold(self) -> None:
        """Let the pictures go until the table is seen again: the game is over, and its ending covers it."""
        self._folded = True
        self._release()
        self.idle.sky.forget_plasma()

    def _release(self) -> None:
        """Let the pictures go: others may know the scene for a while, and these are too large to wait."""
        self.painter.compositor.release()
        self.idle.release()
        forget_layer(self.kit)

    def resume(self) -> None:
        """Back on top."""
        self._dirty = True
        if self._folded:
            self._folded = False
            self.resize(self.kit)

    def farewell(self, go: Action) -> Scene | None:
        """Ask before the program ends with a game that is not saved."""
        return leaving_question(self.app, self.session, go)

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
            view = replace(view, undo=self.rewinding.undo_state())
        if self.input.chosen is not None:
            return _confirming(view)
        if placing is None or self.director.busy:
            return view
        if placing.hits and placing.option_of(self.input.placed) is not None:
            return _confirming(view)
        return replace(view, supply=laid_out(view.supply, placing.token, laid)) if laid else view

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

    def command(self, name: str) -> None:
        """Something that is no choice of the game."""
        self._commanding.carry_out(name)
        self._dirty = True

    def _snap(self, way: str) -> None:
        """Show at once where `undo` or `redo` has led."""
        self.deciding.stay()
        self.sound.rewound(way)
        self.transients.clear()
        self.director.skip()
        self.idle.keep_all()
        self.painter.compositor.together = True
        self.renew()

    def light(self, keys: frozenset[TableKey]) -> None:
        """Light up what a line of the log touches."""
        self._lit = keys
        self._dirty = True

    # Events

    def handle(self, event: pygame.Event) -> bool:
        """Give an event to the part of the table whose matter it is."""
        used = self.events.handle(event)
        self._dirty = self._dirty or used
        return used

    # Time

    def update(self, ms: float) -> bool:
        """Let time pass; True when there is something to draw."""
        changed = self._dirty or self.foreground.late
        self._dirty = False
        if self.lent() is None:  # their time begins when the turns that were skipped are over
            self.skipped_keys.update(ms)
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
        self.fresh_button.update(ms)
        changed = self.transients.update(ms, self.director.busy, self.director.factor) or changed
        changed = self.idle.update(ms) or changed
        changed = self.rest.update(ms) or changed
        if self.on_top and not self.director.busy:
            changed = self.deciding.advance(ms) or changed
        return changed

    def wake(self) -> float | None:
        """Return when `update` must be called again."""
        if self._dirty or self.director.busy or self.foreground.late:
            return 0
        return soonest(
            self.transients.wake(),
            self.rest.wake(),
            self.idle.wake(),
            self.deciding.wake(),
            self.advising.wake(),
            self.fresh_button.wake(),
        )

    def record(self) -> None:
        """Keep the game as it stands as a moment from which a crash report can play on."""
        self.app.record(self)

    # The picture

    def attention(self) -> pygame.Rect | None:
        """Return what the keyboard is on."""
        focus = self.input.focus if self.input.by_key else None
        return self.kit.viewport.rect(self.layout.rect(focus)) if focus in self.layout.keys else None

    def prepare(self, until: float) -> bool:
        """Paint some of the pieces that the first picture shows, and set its words."""
        return self._picture.gather(until) and self.foreground.prepare(until)

    def draw(self, canvas: Canvas) -> None:
        """Draw the table and what lies over it."""
        self._picture.draw(canvas)
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


def _confirming(view: TableView) -> TableView:
    """Return the table with the large button that confirms what has been laid out."""
    dock = view.dock
    return replace(view, dock=replace(dock, end=replace(CHOSEN, taken_from=dock.end.taken_from)))
