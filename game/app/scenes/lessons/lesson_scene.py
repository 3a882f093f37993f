"""A lesson: the real table, with the captain beside it. Nothing is locked, every legal move is played."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.app.bindings.commands import LESSON
from game.app.drawing.viewport import Rect
from game.app.forms.disk_question import LEAVING_S
from game.app.navigation import routes
from game.app.navigation.scene import Program, Scene
from game.app.scenes.lessons.captain_bubble import CaptainBubble
from game.app.scenes.lessons.lesson_end_scene import LessonEndScene
from game.app.scenes.lessons.lesson_menu import LessonMenu
from game.app.scenes.lessons.lesson_overlay import LessonOverlay
from game.app.scenes.lessons.lesson_table import LessonTable
from game.app.table.deciding import Deciding
from game.app.table.motion.shown_table import ShownTable
from game.app.table.motion.stage import Stage
from game.app.table.table_scene import TableScene
from game.lessons.teacher import Mood, Teacher
from game.sentences import Reason
from game.storage.settings.lesson_places import LessonPlace

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.widgets.widget import Action

_LEFT = 1
_ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
_THOUGHTS = 40
"""Positions that are tried out in a frame: about two milliseconds."""


def lesson_scene(app: Program, id: str, anew: bool) -> LessonScene:
    """Return the table of a lesson, where it was left.

    Args:
        app: the program.
        id: of the lesson.
        anew: it begins at its first step.
    """
    game = None if anew else app.lesson_places.places.of(id).game
    engine = app.engine()
    return LessonScene(Teacher(app.lessons().open(id, engine), engine, game))


class LessonScene(TableScene):
    """The table of a lesson.

    Args:
        teacher: of the lesson; its session is played.

    Attributes:
        overlay: what lies over the table.
        refused: why something was refused just now, in words; empty for nothing.
    """

    commands_in = LESSON
    advised = False

    def __init__(self, teacher: Teacher) -> None:
        self.teacher = teacher
        super().__init__(teacher.session)
        self.refused = ""
        self._said: object = None
        self._done = teacher.done_steps
        self._ended = False
        self._refused = False
        """True while the disk takes the progress in the lessons no more."""
        self._kept: tuple[int, int] | None = None
        """Choices and step up to which the lesson is kept: from its opening on, after every choice."""

    def _make_shown_table(self) -> ShownTable:
        return LessonTable(self.teacher)

    def enter(self, app: Program) -> None:
        """Lay the table; the teacher hears of every refusal."""
        super().enter(app)
        self.refusing.on_reason = self.refused_for

    def _make_deciding(self, stage: Stage) -> Deciding:
        return _LessonDeciding(self, stage, self.input, self.advising, self.popups)

    def _bind_kit(self, kit: Kit) -> None:
        super()._bind_kit(kit)
        self.overlay = LessonOverlay(self, kit, self.do)

    @property
    def bubble(self) -> CaptainBubble:
        """The captain's bubble."""
        return self.overlay.bubble

    def leave(self) -> None:
        """The lesson waits where it is."""
        self.keep()
        super().leave()

    def farewell(self, go: Action) -> Scene | None:
        """A lesson is kept by itself: whether the disk takes that is asked last of all."""
        self.keep()
        self.app.disk.settle(LEAVING_S)
        return None

    def keep(self) -> None:
        """Keep how far the lesson is."""
        teacher, places = self.teacher, self.app.lesson_places
        before = places.places.of(teacher.lesson.id)
        steps = len(teacher.lesson.steps)
        done = teacher.mood is Mood.DONE
        untouched = self.session.history.cursor == 0
        game = None if done or untouched else dict(self.session.to_json())
        place = LessonPlace(before.done or done, 0 if game is None else teacher.step, steps, game)
        places.keep(teacher.lesson.id, place, len(self.app.lessons().cards))

    # What the hands ask for

    def refused_for(self, reason: Reason) -> None:
        """Have the captain say a sentence beside the game's own refusal."""
        self.refused = reason.title
        self.teacher.refused()

    def command(self, name: str) -> None:
        """Carry out a command. The menu gives way to leaving where the bar says so, help to the page, advice
        to showing, and the result of a lost ship to the step once more."""
        ways: dict[str, Action] = {
            "menu": self.open_menu if self.overlay.in_menu else self.go_back,
            "help": self.read,
            "adviser": partial(self.do, "show-me"),
            "result": partial(self.do, "again"),
        }
        ways.get(name, partial(super().command, name))()

    def open_menu(self) -> None:
        """Open the menu of the lesson: skip the step, leave."""
        skip = self._skip if self.teacher.current is not None else None
        self.app.push(LessonMenu(self.teacher.lesson, skip, self.go_back))

    def _skip(self) -> None:
        self.refused = ""
        self._turn_back(self.teacher.skip)

    def go_back(self) -> None:
        """Leave for the flight school; the lesson keeps its place."""
        self.app.start(routes.Title())
        self.app.open(routes.FlightSchool())

    def read(self) -> None:
        """Open the rulebook at what this step is about."""
        current = self.teacher.current
        page = (current.page if current else "") or self.teacher.lesson.card.page
        origin = self.texts(f"lesson-{self.teacher.lesson.id}")
        pages = (page,) if page else ()
        self.app.open(routes.Rulebook(pages, self.session, origin, self.light))

    def do(self, name: str) -> None:
        """Carry out a button of the bar or of the bubble."""
        self.app.audio.action("press")
        self.refused = ""
        ways: dict[str, Action] = {
            "show-me": self.overlay.show,
            "go-on": self._go_on,
            "take-back": self._take_back,
            "walk-on": self.teacher.walk_on,
            "again": partial(self._turn_back, self.teacher.again),
            "back": partial(self._turn_back, self.teacher.back),
            "skip-step": partial(self._turn_back, self.teacher.skip),
            "leave": self.go_back,
            "to-school": self.go_back,
            "read": self.read,
        }
        if name in ways:
            ways[name]()
        self._dirty = True

    def _go_on(self) -> None:
        """Make the choices of a step that is only to be read, on the way that leads to its goal from here."""
        self.teacher.follow()
        self.teacher.settle()
        if self.teacher.way:
            self.deciding.propose_all(self.teacher.way)

    def _take_back(self) -> None:
        self.command("undo")
        self.teacher.follow()

    def _turn_back(self, change: object) -> None:
        """Have the teacher change the game; the picture snaps."""
        assert callable(change)
        while self.app.top is not self:
            self.app.pop()  # a dialog asks about a position that will not be there any more
        change()
        self.deciding.stay()
        self.transients.clear()
        self.director.skip()
        self.idle.keep_all()
        self.renew()
        self.keep()

    # Events

    def handle(self, event: pygame.Event) -> bool:
        """The lesson's own buttons and keys first; all others are the table's."""
        if self.overlay.handle(event):
            self.events.hands.leave()
            self._dirty = True
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == _LEFT:
            self.refused = ""
        if event.type == pygame.KEYDOWN and self._key(event):
            self._dirty = True
            return True
        return super().handle(event)

    def _key(self, event: pygame.Event) -> bool:
        name = self.kit.keys.command(event, LESSON)
        if name == "help" and self.overlay.offers("read") and self.transients.toast is None:
            self.do("read")
            return True
        warned = self.overlay.line is not None and self.overlay.line.warning
        told = self.overlay.primary == "go-on"
        if told and self.input.source is None and (event.key in _ENTER or name == "show-me"):
            self.do("go-on")
        elif event.key in _ENTER and warned and self.input.source is None:
            lost = self.teacher.mood is Mood.LOST
            self.do("again" if lost else "walk-on")
        elif name == "show-me":
            self.do(self.overlay.primary if warned else "show-me")
        elif name == "skip-step":
            self.do("skip-step")
        else:
            self.refused = ""
            return False
        return True

    # Time and picture

    def update(self, ms: float) -> bool:
        """Let time pass; try out a little more of what can still be done."""
        changed = super().update(ms)
        teacher = self.teacher
        if not self.director.busy:
            teacher.follow()
            if teacher.thinking:
                changed = teacher.think(_THOUGHTS) or changed
            if teacher.done_steps != self._done:
                self._done = teacher.done_steps
                self.overlay.done()
            at = self.session.history.cursor, teacher.step
            begun = self._kept is not None and (at[0] or self._kept[0])  # only told so far: nothing to keep
            if begun and at != self._kept and not self._over:
                self.keep()
            self._kept = at
        if self.app.lesson_places.refused != self._refused:
            self._refused = not self._refused
            if self._refused:
                self.popups.tell_of_lessons()
        changed = self.overlay.update(ms) or changed
        self._speak()
        if self._over and self.on_top and not self._ended:
            self._ended = True
            self.keep()
            self.app.push(LessonEndScene(teacher.lesson, self.app))
        elif not self._over:
            self._ended = False
        return changed

    def _speak(self) -> None:
        """A new line of the captain is heard: one that only comes back, or gains a thought, is not."""
        line = self.overlay.line
        if line is None or not self.on_top:
            return
        said = self.teacher.step, self.session.history.cursor if line.warning else None
        if said != self._said:
            self._said = said
            self.app.audio.action("radio")

    @property
    def _over(self) -> bool:
        return self.teacher.mood is Mood.DONE and not self.director.busy

    def wake(self) -> float | None:
        """Return when `update` must be called again."""
        mine = 0.0 if self.teacher.thinking else self.overlay.wake()
        table = super().wake()
        return min(mine, table) if mine is not None and table is not None else table if mine is None else mine

    @property
    def occupied(self) -> tuple[Rect, ...]:
        """Return where the captain's words lie."""
        return () if self.bubble.rect is None else (self.bubble.rect,)

    def draw_light(self, canvas: Canvas) -> None:
        """Draw veil, arrows and ghosts, and the captain's bubble."""
        self.overlay.renew()
        self.overlay.draw(canvas)

    def touch_up(self, canvas: Canvas) -> list[pygame.Rect]:
        """Nothing lives below a veil and behind a bubble."""
        return []


class _LessonDeciding(Deciding):
    """Asks the seats of a lesson; its game is no game that is kept, and its end belongs to the lesson."""

    def tell_result(self) -> None:
        """The captain says it."""
        self.result_shown = True

    def announce(self, handed: bool = False) -> None:
        """Announce nothing: the captain says whose turn it is."""

    def _brief(self) -> bool:
        """Nothing is told before a turn but by the captain."""
        return False

    def _end_by_itself(self) -> bool:
        """A turn that ended by itself would be a step that nobody has seen."""
        return False
