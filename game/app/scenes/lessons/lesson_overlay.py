"""What a lesson lays over the table: the bar with its steps, the captain's bubble, light, arrows, ghosts."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, fade
from game.app.drawing.kit import Kit
from game.app.drawing.portrait import CALM, EARNEST
from game.app.drawing.viewport import Point, Rect, centre, grow, inside
from game.app.forms.speech_bubble import Speech, bubble_height, draw_bubble, foot_rect, place_bubble
from game.app.scenes.lessons import spotlight
from game.app.scenes.lessons.lesson_bar import lay_bar
from game.app.scenes.lessons.lesson_words import Answer, CaptainLine, captain_line
from game.app.table.model.table_keys import DOCK, HULL, TAP, THREAT, TOP, TableKey, parse
from game.app.table.paint import tokens
from game.app.table.table_host import TableHost
from game.app.views.layout import Laid
from game.app.views.painting import Painting
from game.app.views.roles import tint
from game.app.widgets.button import draw_plate
from game.app.widgets.widget import draw_key
from game.lessons.lesson import located
from game.lessons.teacher import Mood, Teacher
from game.rules.protocol import OptionDict

VEIL_MS, SLIDE_MS, ARROW_MS, RING_MS = 160.0, 240.0, 320.0, 400.0
SHOW_MS = 900.0
"""How long a ghost takes to go its way once."""
SHOWN_TIMES = 2
PULSE_MS = 700.0
WIDTH = 690.0
_LINED = frozenset(("button", "end", "hand"))
"""What stands close to others of its kind: a line is drawn around it."""
_GHOST = 153
_REASON = colour.REASON


class LessonHost(TableHost, Protocol):
    """The lesson's table (`lesson_scene.py`), for what lies over it.

    Attributes:
        teacher: of the lesson.
        refused: why something was refused just now; empty for nothing.
    """

    teacher: Teacher
    refused: str


class LessonOverlay:
    """Draws the lesson over the table, and says what lies under the pointer.

    Args:
        scene: the lesson's table.
        kit: of the window.

    Attributes:
        line: what the captain says; None while something is shown, or when the lesson is over.
        lit: the elements under the light.
        arrow: from where to where the arrow points; None for no arrow.
        hover: the button under the pointer.
    """

    def __init__(self, scene: LessonHost, kit: Kit) -> None:
        self.scene = scene
        self.kit = kit
        self.line: CaptainLine | None = None
        self.lit: tuple[TableKey, ...] = ()
        self.arrow: tuple[TableKey, TableKey] | None = None
        self.hover = ""
        self.pressed = ""
        self._holes: tuple[Rect, ...] = ()
        self._old: tuple[Rect, ...] = ()
        self._age = 0.0
        self._ring: tuple[tuple[Rect, ...], float] | None = None
        self._showing: float | None = None
        self._pulse: float | None = None
        self._pulsed = False
        self._bubble: tuple[Rect, Speech, Rect | None] | None = None
        self._buttons: dict[str, tuple[Rect, Answer]] = {}
        self._key: object = None
        self._at = (0, 0)

    # What is so

    def renew(self) -> bool:
        """Bring it to where teacher and table are; tell whether anything is different."""
        scene, teacher = self.scene, self.scene.teacher
        quiet = scene.director.busy or scene.transients.banner is not None
        self.line = None if quiet else captain_line(self.kit, teacher, scene.refused)
        lit, arrow = self._light() if self.line is not None else ((), None)
        key = (self.line, lit, arrow, scene.layout, teacher.step, self.kit)
        if key == self._key:
            return False
        before, self._key = self._key, key
        if lit != self.lit or arrow != self.arrow or before is None:
            self._old, self._age = self._holes, 0.0
        at = scene.session.history.cursor, teacher.step
        if at != self._at:
            self._at, self._showing = at, None
        self.lit, self.arrow = lit, arrow
        rects = [scene.layout.rect(one) for one in lit]
        self._holes = spotlight.holes_of(rects, [one.kind in _LINED for one in lit])
        if teacher.stuck and not self._pulsed:
            self._pulsed, self._pulse = True, 0.0
        if not teacher.stuck:
            self._pulsed = False
        self._arrange(rects)
        return True

    def done(self) -> None:
        """A goal was reached: a gold ring on what it was about."""
        rects = tuple(rect for rect in (self._rect(key) for key in self.lit) if rect is not None)
        if rects:
            self._ring = rects[:1], 0.0

    def show(self) -> None:
        """Let the ghost go the captain's way."""
        self._showing = 0.0

    @property
    def showing(self) -> bool:
        """Whether a ghost goes its way."""
        return self._showing is not None

    def _light(self) -> tuple[tuple[TableKey, ...], tuple[TableKey, TableKey] | None]:
        """The elements under the light, and the arrow's ends; of a move off the way, where it should lead."""
        teacher = self.scene.teacher
        current = teacher.current
        if current is None or teacher.mood is Mood.LOST:
            return (), None
        if teacher.mood is Mood.OTHER or (current.free and self._showing is None):
            return (), None
        named = [self._element(name) for name in current.lit]
        lit = tuple(key for key in named if key is not None)
        arrow = None
        if current.arrow is not None:
            start, end = self._element(current.arrow.start), self._element(current.arrow.end)
            arrow = (start, end) if start is not None and end is not None else None
        return (lit, arrow) if teacher.session.history.cursor == teacher.began_at else (self._next(), None)

    def _next(self) -> tuple[TableKey, ...]:
        """In the middle of a step: what the next of the captain's choices is made with."""
        way = self.way()
        keys = self.scene.layout.keys
        found = self.places() if way is None else way
        return tuple(dict.fromkeys(key for key in found if key in keys))

    def places(self) -> tuple[TableKey, ...]:
        """Where the next of the captain's choices lays things on rooms; empty where it does not."""
        placing, way = self.scene.position.placing, self.scene.teacher.way
        if placing is None or not way or placing.part not in way[0]:
            return ()
        return tuple(TableKey.room(room) for room in way[0][placing.part])

    def _element(self, name: str) -> TableKey | None:
        found = located(name, self.scene.session.state)
        key = parse(found) if found is not None else None
        return key if key is not None and key in self.scene.layout.keys else None

    def _rect(self, key: TableKey) -> Rect | None:
        return self.scene.layout.rect(key) if key in self.scene.layout.keys else None

    def way(self) -> tuple[TableKey, TableKey] | None:
        """From where to where the next of the captain's choices leads; None where not on the table."""
        way = self.scene.teacher.way
        if not way:
            return None
        keys = self.scene.layout.keys
        found = [
            (one.source, one.source if one.target == TAP else one.target)
            for one in self.scene.input.gestures
            if dict(one.option) == dict(way[0]) and one.source in keys
        ]
        fine = [
            (start, end) for start, end in found if start != end and end in keys and start.kind != "button"
        ]
        taps = [(start, end) for start, end in found if start == end]
        return next(iter((*fine, *taps)), None)

    def asked_for(self) -> OptionDict | None:
        """Return the next of the captain's choices, if the open question offers it; for a dialog's answer."""
        way, decision = self.scene.teacher.way, self.scene.session.decision
        offered = [dict(one) for one in decision["options"]] if decision else []
        return way[0] if way and dict(way[0]) in offered else None

    # Time

    def update(self, ms: float) -> bool:
        """Let time pass; tell whether there is something to draw."""
        changed = self.renew()
        if not ms:
            return changed
        if self._age < ARROW_MS:
            self._age += ms
            changed = True
        if self._ring is not None:
            rects, age = self._ring
            self._ring = (rects, age + ms) if age + ms < RING_MS else None
            changed = True
        if self._showing is not None:
            self._showing += ms
            changed = True
            if self._showing >= SHOW_MS * SHOWN_TIMES:
                self._showing = None
        if self._pulse is not None:
            self._pulse += ms
            changed = True
            if self._pulse >= PULSE_MS:
                self._pulse = None
        return changed

    def wake(self) -> float | None:
        """When `update` must be called again."""
        moving = self._age < ARROW_MS or self._ring or self._showing is not None or self._pulse is not None
        return 0.0 if moving else None

    @property
    def _still(self) -> bool:
        return self.scene.reduced

    # Where it lies

    def _arrange(self, rects: Sequence[Rect]) -> None:
        scene, kit = self.scene, self.kit
        self._buttons = self._bar_buttons()
        self._bubble = None
        line = self.line
        if line is None:
            return
        text = kit.text
        width = min(WIDTH * (1 + 0.71 * (text - 1)), scene.layout.rect(HULL)[2] + 120)
        foot = 46.0 + 20 * (text - 1) if line.answers else 0.0
        speech = Speech(
            kit.texts("captain"),
            line.words,
            line.note,
            foot=foot,
            line=_REASON if line.warning else colour.GOLD,
            caps=line.caps,
            mood=EARNEST if line.warning else CALM,
        )
        about = self._about(rects)
        top, dock = scene.layout.rect(TOP), scene.layout.rect(DOCK)
        ground = (20.0, top[3] + 8, scene.layout.size[0] - 40, dock[1] - top[3] - 16)
        ends = self.arrow or (self.way() if line.warning else None) or ()
        keys = scene.layout.keys
        aims = {end for one in scene.input.gestures for end in (one.source, one.target) if end in keys}
        avoid = [*rects, *rects, *(scene.layout.rect(key) for key in (*ends, *sorted(aims)))]
        high = min(bubble_height(kit, speech, width), ground[3])
        place = place_bubble((width, high), about, ground, avoid, rects)
        self._bubble = place, speech, about
        x, y, w, h = foot_rect(kit, speech, place)
        for answer in line.answers:
            wide = self._button_width(answer)
            if answer.short and x + wide > place[0] + place[2] - 12:
                answer = replace(answer, label=answer.short)  # noqa: PLW2901 - the same, in fewer words
                wide = self._button_width(answer)
            if x + wide > place[0] + place[2] - 12 and self._buttons_in(place):
                break
            self._buttons[answer.name] = ((x, y, min(wide, place[0] + place[2] - x - 12), h - 2), answer)
            x += wide + 12

    def _buttons_in(self, place: Rect) -> bool:
        return any(inside(place, centre(rect)) for rect, _ in self._buttons.values())

    def _about(self, rects: Sequence[Rect]) -> Rect | None:
        scene, line = self.scene, self.line
        if line is not None and line.warning:
            key = TableKey.room(scene.position.here["id"])
            return scene.layout.rect(key) if key in scene.layout.keys else None
        if self.arrow is not None:
            return scene.layout.rect(self.arrow[1])
        return rects[0] if rects else None

    def _button_width(self, answer: Answer) -> float:
        fonts = self.kit.fonts
        key = max(30.0, fonts.width(answer.key, "key") + 16) + 12 if answer.key else 0.0
        return 40 + fonts.width(answer.label, "subheading") + key + (34 if answer.icon else 0)

    def _bar(self) -> tuple[Rect, Laid]:
        scene = self.scene
        return lay_bar(self.kit, scene.teacher, scene.view.top, scene.layout.rect(THREAT))

    def _bar_buttons(self) -> dict[str, tuple[Rect, Answer]]:
        """Skip and Leave, at the right end of the bar; where they have no room the menu has them."""
        (x, y, _, _), laid = self._bar()
        places = laid.places.items()
        return {
            str(name): ((x + at[0], y + at[1], *at[2:]), Answer(str(name), "", ""))
            for name, (at, _) in places
        }

    @property
    def in_menu(self) -> bool:
        """Whether the menu has the ways to skip and to leave: the bar has no room for them."""
        return not self._bar_buttons()

    def at(self, point: Point) -> str:
        """Return the button at a point, `lesson` where only bubble or bar is, and nothing elsewhere."""
        for name, (rect, _) in self._buttons.items():
            if inside(rect, point):
                return name
        if self._bubble is not None and inside(self._bubble[0], point):
            return "lesson"
        return "lesson" if inside(self._bar()[0], point) else ""

    def rect_of(self, name: str) -> Rect | None:
        """Return where a button is; None where it is not there."""
        found = self._buttons.get(name)
        return found[0] if found else None

    @property
    def primary(self) -> str:
        """The name of the primary button of the bubble; empty where there is none."""
        return next((one.name for one in self.line.answers if one.primary), "") if self.line else ""

    # The picture

    @property
    def veiled(self) -> bool:
        """Whether the veil lies on the table: not while something is held, whose places shine."""
        return bool(self._holes) and self.line is not None and self.scene.input.source is None

    def draw_light(self, canvas: Canvas) -> None:
        """Draw veil, frames, arrow and ghosts."""
        layout, line = self.scene.layout, self.line
        if line is None:
            self._draw_ring(canvas)
            return
        share = 1.0 if self._still else min(1.0, self._age / VEIL_MS)
        if self.veiled:
            slide = 1.0 if self._still else min(1.0, self._age / SLIDE_MS)
            holes = spotlight.between(self._old, self._holes, slide)
            top = layout.rect(TOP)[3]
            ground = (0.0, top, layout.size[0], layout.size[1] - top)
            spotlight.draw_veil(canvas, ground, holes, 1.0 if self._old else share)
        for key in self.lit:
            rect = layout.rect(key)
            if key.kind in ("meeple", "die"):
                spotlight.draw_piece(canvas, rect)
            elif key.kind in _LINED:
                spotlight.draw_line(canvas, rect)
            else:
                spotlight.draw_target(canvas, rect)
        if self.scene.input.source is None:
            self._draw_way(canvas)
        self._draw_ring(canvas)

    def _draw_way(self, canvas: Canvas) -> None:
        layout, teacher = self.scene.layout, self.scene.teacher
        if self._showing is not None:
            way = self.way()
            if way is not None:
                self._draw_ghost(canvas, way, colour.LEGAL, self._step_of_way())
            for key in self.places():
                spotlight.draw_dashes(canvas, layout.rect(key), colour.LEGAL)
        elif teacher.mood is Mood.OTHER:
            way = self.way() if teacher.current and not teacher.current.free else None
            if way is not None and way[0] != way[1]:
                self._draw_ghost(canvas, way, colour.WHITE, 1.0)
        elif self.arrow is not None:
            start, end = (self._tip(key) for key in self.arrow)
            share = 1.0 if self._still else min(1.0, self._age / ARROW_MS)
            spotlight.draw_arrow(canvas, start, end, share)
            if share >= 1:
                self._draw_piece(canvas, self.arrow[0], self._ghost_spot(self.arrow[1]))

    def _step_of_way(self) -> float:
        if self._still or self._showing is None:
            return 1.0
        share = (self._showing % SHOW_MS) / SHOW_MS
        return min(1.0, share / 0.62)

    def _draw_ghost(
        self, canvas: Canvas, way: tuple[TableKey, TableKey], ink: tuple[int, ...], share: float
    ) -> None:
        """The piece on its way, and the way; what is only clicked gets a frame."""
        layout = self.scene.layout
        start, end = way
        spotlight.draw_dashes(canvas, layout.rect(end), ink)
        if start == end:
            return
        spotlight.draw_arrow(canvas, self._tip(start), self._tip(end), 1.0, ink)
        (x0, y0), (x1, y1) = layout.centre(start), self._ghost_spot(end)
        eased = 1 - (1 - share) ** 3
        self._draw_piece(canvas, start, (x0 + (x1 - x0) * eased, y0 + (y1 - y0) * eased))

    def _draw_piece(self, canvas: Canvas, key: TableKey, at: Point) -> None:
        what, value = self.scene.held_piece(key)
        if what == "meeple":
            icon = tokens.meeple_icon(self.scene.session.colours[value])
            canvas.icon(icon, at[0] - 34, at[1] - 38, 68, alpha=_GHOST)
        elif what == "card":
            sign = canvas.kit.looks.resource(value).icon
            box = (at[0] - 26, at[1] - 26, 52.0, 52.0)
            canvas.panel(box, fill=fade(canvas.kit.looks.resource(value).base, 0.86), line=colour.TEXT)
            canvas.icon(sign, at[0] - 20, at[1] - 20, 40)

    def _tip(self, key: TableKey) -> Point:
        x, y = self.scene.layout.centre(key)
        if key.kind == "room":
            rect = self.scene.layout.rect(key)
            return x, rect[1] + rect[3] * 0.46
        return x, y

    def _ghost_spot(self, key: TableKey) -> Point:
        if key.kind != "room":
            return self.scene.layout.centre(key)
        x, y, w, h = self.scene.layout.rect(key)
        return x + w * 0.4, y + h * 0.62

    def _draw_ring(self, canvas: Canvas) -> None:
        if self._ring is None:
            return
        rects, age = self._ring
        strength = 1 - age / RING_MS
        for rect in rects:
            out = 0.0 if self._still else 14 * age / RING_MS
            canvas.panel(
                grow(rect, out),
                fill=None,
                line=fade(colour.GOLD, strength),
                corners=(14, 14, 14, 14),
                width=5,
            )

    def draw_words(self, canvas: Canvas) -> None:
        """Draw the bar and the bubble."""
        (x, y, w, h), bar = self._bar()
        canvas.cover((x - 6, y - 4, w + 12, h + 8), partly=True)
        canvas.box((x - 8, 0, w + 14, self.scene.layout.rect(TOP)[3] - 2), tint("lesson-bar"))
        lit = frozenset({"pressed"} if self.hover == self.pressed else ())
        Painting(canvas, {self.hover: (lit, 1.0)} if self.hover else {}).paint(bar, x, y)
        if self._bubble is not None and self.line is not None:
            rect, speech, about = self._bubble
            draw_bubble(canvas, speech, rect, about)
        for name, (rect, answer) in self._buttons.items():
            if name not in bar.places:
                self._draw_button(canvas, name, rect, answer)

    def _draw_button(self, canvas: Canvas, name: str, rect: Rect, answer: Answer) -> None:
        light = 1.0 if name == self.hover else 0.0
        x, y, w, h = rect
        if name == "show-me" and self._pulse is not None and not self._still:
            swell = math.sin(math.pi * self._pulse / PULSE_MS)
            canvas.glow(rect, fade(colour.GOLD, 0.8 * swell), 20)
        draw_plate(canvas, rect, light, answer.primary, held=name == self.pressed, corners=(10, 4, 10, 4))
        left, right = x + 14, x + w - 12
        if answer.icon:
            canvas.icon(
                answer.icon, left, y + h / 2 - 12, 24, colour.GOLD_TEXT if answer.primary else colour.TEXT
            )
            left += 34
        if answer.key:
            right -= draw_key(canvas, answer.key, right, y + h / 2) + 8
        if answer.label:
            ink = colour.GOLD_TEXT if answer.primary else colour.TEXT
            place = (left, y, right - left, h)
            canvas.text(answer.label, place, "subheading", ink, valign="middle", shrink=True)
