"""The table on which a turn is flown again: the position as it was, one try, no word of it before its end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.app.bindings.commands import LESSON
from game.app.drawing.colours.theme import colour
from game.app.drawing.viewport import Point, Rect, inside
from game.app.forms.flown_turn import ends_turn, tried, turn_to_fly
from game.app.scenes.turns.again_bar import lay_bar
from game.app.scenes.turns.verdict_scene import VerdictDialog
from game.app.table.deciding import Deciding
from game.app.table.model.table_keys import MENU, THREAT, TOP, TableKey
from game.app.table.model.view_parts import UndoState
from game.app.table.motion.stage import Stage
from game.app.table.paint import brush
from game.app.table.paint.overlays import draw_note
from game.app.table.rewinding import Rewinding
from game.app.table.table_scene import TableScene
from game.app.views.painting import Painting
from game.app.views.roles import tint
from game.rules.protocol import OptionDict

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.forms.flown_turn import TurnToFly
    from game.app.navigation.scene import Program, Scene
    from game.app.table.input.table_input import TableInput
    from game.app.table.motion.shown_table import ShownTable
    from game.app.table.refusing import Refusing
    from game.app.widgets.widget import Action
    from game.storage.logbook.kept_turns import KeptTurn

_LEFT = 1
LOCKED = ("resources", "damage")
"""The panels whose cards fall as they fell."""
LOCK_SIZE = 32.0
"""Width and height of a lock, in units."""


class AgainScene(TableScene):
    """The table of a turn that is flown again.

    What was hidden then is hidden again, and cards and dice fall as they fell. The try ends with the choice
    that would end the turn, which is not carried out: what comes after it is not this turn's any more. Undo
    leads back to where the turn began, and no further.

    Args:
        flown: the turn where it began.
    """

    commands_in = LESSON
    advised = False
    """The captain answers after the try, in dialogs, too."""

    def __init__(self, flown: TurnToFly) -> None:
        super().__init__(flown.session.branch(None))
        self.flown = flown
        self._lock: Rect | None = None
        """The lock that is pointed at."""

    def _make_deciding(self, stage: Stage) -> Deciding:
        return _AgainDeciding(self, stage, self.input, self.advising, self.popups)

    def _make_rewinding(self) -> Rewinding:
        ends = partial(self.advising.say, "turns-start")
        return _AgainRewinding(self.refusing, self.shown_table, self.input, self._snap, self.begun, ends)

    @property
    def begun(self) -> int:
        """Return how many choices were made before the turn."""
        return self.flown.kept.at

    # What the hands ask for

    def command(self, name: str) -> None:
        """The menu leaves, the captain is silent, and nobody else can have the seat."""
        refuse = self.refusing.plainly
        ways: dict[str, Action] = {
            "menu": self._put_away,
            "adviser": partial(self.advising.say, "turns-adviser"),
            "crew": refuse,
            "take-over": refuse,
            "result": refuse,
        }
        ways.get(name.partition("/")[0], partial(super().command, name))()

    def finish(self, option: OptionDict) -> None:
        """The try is over: judge it.

        Args:
            option: the last choice, which is not carried out.
        """
        now = tried(self.session, self.begun, dict(option))
        self.app.push(VerdictDialog(self.flown, now, self._fly))

    def _fly(self, flown: TurnToFly) -> None:
        """Fly this turn once more, or another: dialog and table give way to a new one."""
        self.app.pop()
        self.app.pop()
        self.app.push(AgainScene(flown))

    def _put_away(self) -> None:
        """Leave, with whatever lies over the table."""
        while self.app.top is not self:
            self.app.pop()
        self.app.pop()

    def farewell(self, go: Action) -> Scene | None:
        """Nothing of the table is kept: nothing is asked."""
        return None

    # Events and picture

    def handle(self, event: pygame.Event) -> bool:
        """The bar takes what is pressed on it: it leads back."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == _LEFT:
            point = self.kit.viewport.point(event.pos)
            if inside(self.bar_place, point):
                self._press(point)
                return True
        changed = self._point_at(event)
        return super().handle(event) or changed

    def resize(self, kit: Kit) -> None:
        """Another size: no lock is where it was pointed at."""
        super().resize(kit)
        self._lock = None

    def _point_at(self, event: pygame.Event) -> bool:
        """Remember the lock that is pointed at; tell whether that is another one now."""
        before = self._lock
        if event.type == pygame.WINDOWLEAVE:
            self._lock = None
        elif event.type == pygame.MOUSEMOTION:
            point = self.kit.viewport.point(event.pos)
            self._lock = next((lock for lock in self.locks if inside(lock, point)), None)
        return self._lock != before

    def _press(self, point: Point) -> None:
        (x, y, _, _), bar = self.bar_place, lay_bar(self.kit, self.flown.kept.turn, self.bar_place)
        left, top, wide, high = bar.rect("leave")
        if inside((x + left, y + top, wide, high), point):
            self.app.audio.action("press")
            self._put_away()

    @property
    def bar_place(self) -> Rect:
        """Return the place of the bar: that of turn and phases."""
        x, y, w, h = self.layout.rect(MENU)
        left = x + w + 12
        return left, y, self.layout.rect(THREAT)[0] - 14 - left, h

    @property
    def locks(self) -> tuple[Rect, ...]:
        """Return the places of the locks: at the heads of both decks."""
        found = []
        for name in LOCKED:
            key = TableKey.panel(name)
            frame, (x, y, _, _) = self.layout.frames[key], self.layout.areas[key]
            left, top, wide, high = frame.places["head"][0]
            found.append(
                (x + left + wide - LOCK_SIZE, y + top + (high - LOCK_SIZE) / 2, LOCK_SIZE, LOCK_SIZE)
            )
        return tuple(found)

    def draw_light(self, canvas: Canvas) -> None:
        """Draw the locks of the decks, and the bar over turn and phases."""
        for lock in self.locks:
            _draw_lock(canvas, lock)
        if self._lock is not None:
            draw_note(canvas, self.texts("turns-lock"), self._lock, self.occupied)
        (x, y, w, h), bar = self.bar_place, lay_bar(self.kit, self.flown.kept.turn, self.bar_place)
        canvas.cover((x, y - 4, w, h + 8), partly=True)
        canvas.box((x - 4, 0, w + 10, self.layout.rect(TOP)[3] - 2), tint("lesson-bar"))
        Painting(canvas, {}).paint(bar, x, y)

    def touch_up(self, canvas: Canvas) -> list[pygame.Rect]:
        """Nothing lives behind a bar."""
        return []


def again_scene(app: Program, turn: KeptTurn) -> AgainScene:
    """Return the table of a turn that can be flown here: only such turns are offered."""
    flown = turn_to_fly(app.engine(), turn)
    assert flown is not None
    return AgainScene(flown)


def _draw_lock(canvas: Canvas, rect: Rect) -> None:
    """Draw a lock in a hexagon."""
    x, y, w, h = rect
    brush.hexagon(canvas, x + w / 2, y + h / 2, w / 2, colour.INK, colour.GOLD, 2)
    size = w * 0.6
    canvas.icon("ui-lock", x + (w - size) / 2, y + (h - size) / 2, size, colour.GOLD_TEXT)


class _AgainRewinding(Rewinding):
    """Takes choices back as far as the turn goes.

    Args:
        refusing, shown, hands, snap: as of `Rewinding`.
        begun: how many choices were made before the turn.
        ends: called where somebody wants to go back further.
    """

    def __init__(
        self,
        refusing: Refusing,
        shown: ShownTable,
        hands: TableInput,
        snap: Callable[[str], None],
        begun: int,
        ends: Callable[[], None],
    ) -> None:
        super().__init__(refusing, shown, hands, snap)
        self._begun, self._ends = begun, ends

    def undo_state(self) -> UndoState:
        """Return what undo and redo can do: undo ends where the turn began."""
        state = super().undo_state()
        at_start = self._session.history.cursor <= self._begun and not self._hands.placed
        return UndoState(False, state.can_redo, "start") if at_start else state

    def go(self, way: str) -> None:
        """Undo or redo, not further back than the turn began."""
        if way == "undo" and not self.undo_state().can_undo:
            self._refusing.plainly()
            self._ends()
        else:
            super().go(way)


class _AgainDeciding(Deciding):
    """Asks the person who flies a turn again, up to the choice that ends it; no game of it is kept."""

    _table: AgainScene

    def propose(self, option: OptionDict, source: TableKey | None = None, point: Point | None = None) -> None:
        """Make a choice, or end the try with it."""
        if ends_turn(self._session, option):
            self._next = ()
            self._table.finish(option)
        else:
            super().propose(option, source, point)

    def tell_result(self) -> None:
        """The game never ends here."""

    def _brief(self) -> bool:
        """Nobody needs to be told what has struck."""
        return False

    def _end_by_itself(self) -> bool:
        """A try ends when the player ends it."""
        return False
