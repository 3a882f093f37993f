"""Draw what a lesson lays over the table: the bar with its steps, the captain's bubble, the light."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, fade
from game.app.drawing.kit import Kit
from game.app.drawing.portrait import CALM, EARNEST
from game.app.drawing.viewport import Point, Rect
from game.app.forms.speech_bubble import Speech
from game.app.scenes.lessons.captain_bubble import CaptainBubble, Placed
from game.app.scenes.lessons.lesson_bar import lay_bar
from game.app.scenes.lessons.lesson_light import LessonLight, lit_place
from game.app.scenes.lessons.lesson_subject import LessonHost, LessonSubject, Way
from game.app.scenes.lessons.lesson_words import CaptainLine, captain_line
from game.app.table.model.table_keys import THREAT, TOP, TableKey
from game.app.views.painting import Painting
from game.app.views.roles import tint
from game.rules.protocol import OptionDict

PULSE_MS = 700.0
PULSE = 20.0
"""Units that the light around a pulsing button reaches."""


class LessonOverlay:
    """Puts the lesson over the table, and says what lies under the pointer.

    Args:
        scene: the lesson's table.
        kit: of the window.
        do: told the name of a button that was pressed.

    Attributes:
        line: what the captain says; None while something is shown, or when the lesson is over.
        light: what is lit on the table.
        bubble: the captain's, and the buttons of the bar.
    """

    def __init__(self, scene: LessonHost, kit: Kit, do: Callable[[str], None]) -> None:
        self.scene, self.kit = scene, kit
        self.line: CaptainLine | None = None
        self.subject = LessonSubject(scene)
        self.light = LessonLight(scene, self.subject)
        self.bubble = CaptainBubble(scene, kit, do)
        self._pulse: float | None = None
        self._pulsed = False
        self._key: object = None
        self._at = (0, 0)

    def renew(self) -> bool:
        """Bring it to where teacher and table are; tell whether anything is different."""
        scene, teacher = self.scene, self.scene.teacher
        quiet = scene.director.busy or scene.transients.banner is not None
        _, asked = scene.prompt_words() or ("", "")
        self.line = None if quiet else captain_line(self.kit, teacher, scene.refused, asked)
        lit, arrow = self.subject.light(self.showing) if self.line is not None else ((), None)
        key = (self.line, lit, arrow, scene.layout, teacher.step, self.kit)
        if key == self._key:
            return False
        self._key = key
        at = scene.session.history.cursor, teacher.step
        if at != self._at:
            self._at = at
            self.light.show(False)
        self.light.turn(lit, arrow)
        if teacher.stuck and not self._pulsed:
            self._pulse = 0.0
        self._pulsed = teacher.stuck
        self._say()
        return True

    def _say(self) -> None:
        """Have the captain say what there is to say, beside what he speaks of."""
        line, layout = self.line, self.scene.layout
        if line is None:
            self.bubble.say(None, None, (), (self._bar(),))
            return
        warned = line.warning
        speech = Speech(
            self.kit.texts("captain"),
            line.words,
            line.note,
            line=colour.REASON if warned else colour.GOLD,
            caps=line.caps,
            mood=EARNEST if warned else CALM,
            answers=line.answers,
        )
        lit = [lit_place(layout, key) for key in self.lit]
        ends = self.arrow or (self.subject.way() if warned else None) or ()
        if warned:
            about = self.subject.other_room()
        else:
            aims = [layout.rect(ends[1])] if ends else lit
            about = aims[0] if len(aims) == 1 else None
        keep = (*lit, *(layout.rect(key) for key in ends))
        self.bubble.say(speech, about, keep, (self._bar(),))

    def _bar(self) -> Placed:
        scene = self.scene
        return lay_bar(self.kit, scene.teacher, scene.view.top, scene.layout.rect(THREAT))

    # What is so

    @property
    def lit(self) -> tuple[TableKey, ...]:
        """The elements under the light."""
        return self.light.lit

    @property
    def arrow(self) -> Way | None:
        """From where to where the arrow points; None for no arrow."""
        return self.light.arrow

    @property
    def showing(self) -> bool:
        """Return whether a ghost goes its way."""
        return self.light.showing

    def way(self) -> Way | None:
        """Return from where to where the next of the captain's choices leads; None where not on the table."""
        return self.subject.way()

    def places(self) -> tuple[TableKey, ...]:
        """Return where the next of the captain's choices lays things on rooms; empty where it does not."""
        return self.subject.places()

    def asked_for(self) -> OptionDict | None:
        """Return the next of the captain's choices, if the open question offers it; for a dialog's answer."""
        return self.subject.asked_for()

    def offers(self, name: str) -> bool:
        """Tell whether the captain's bubble has a button now."""
        return self.line is not None and any(answer.name == name for answer in self.line.answers)

    @property
    def in_menu(self) -> bool:
        """Return whether the menu has the ways to skip and to leave: the bar has no room for them."""
        return not self._bar()[1].places

    def at(self, point: Point) -> bool:
        """Tell whether bubble or bar lies over a point."""
        return self.bubble.covers(point)

    def rect_of(self, name: str) -> Rect | None:
        """Return where a button is; None where it is not there."""
        return self.bubble.rect_of(name)

    @property
    def primary(self) -> str:
        """The name of the primary button of the bubble; empty where there is none."""
        return next((one.name for one in self.line.answers if one.primary), "") if self.line else ""

    # Hands and time

    def handle(self, event: pygame.Event) -> bool:
        """Take an event that is meant for a button, or lies on bubble or bar."""
        if event.type == pygame.KEYDOWN:
            self.renew()  # the controller that is taken up now has just changed all labels
        return self.bubble.handle(event)

    def show(self) -> None:
        """Let the ghost go the captain's way."""
        self.light.show()

    def done(self) -> None:
        """Show that a goal was reached."""
        self.light.done()

    def update(self, ms: float) -> bool:
        """Let time pass; tell whether there is something to draw."""
        changed = self.renew()
        changed = self.bubble.update(ms) or changed
        if not ms:
            return changed
        if self._pulse is not None:
            self._pulse = self._pulse + ms if self._pulse + ms < PULSE_MS else None
            changed = True
        return self.light.update(ms) or changed

    def wake(self) -> float | None:
        """Return after how many ms `update` must be called again; None for not at all."""
        return 0.0 if self.light.moving or self._pulse is not None else self.bubble.wake()

    # The picture

    def draw(self, canvas: Canvas) -> None:
        """Draw light, bar and bubble, below what is held and what the table tells."""
        self.light.draw(canvas, self.line is not None)
        (x, y, w, h), bar = self._bar()
        canvas.cover((x - 6, y - 4, w + 12, h + 8), partly=True)
        canvas.box((x - 8, 0, w + 14, self.scene.layout.rect(TOP)[3] - 2), tint("lesson-bar"))
        Painting(canvas, self.bubble.lights).paint(bar, x, y)
        self.bubble.draw(canvas)
        pulsing = self.rect_of("show-me")
        if pulsing is not None and self._pulse is not None and not self.scene.reduced:
            swell = math.sin(math.pi * self._pulse / PULSE_MS)
            canvas.glow(pulsing, fade(colour.GOLD, 0.8 * swell), PULSE)
