"""Tell what a step of a lesson is about: elements under the light, the arrow, the captain's way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.app.drawing.viewport import Rect
from game.app.table.model.gestures.refusals import button_reason
from game.app.table.model.table_keys import TAP, TableKey, parse
from game.app.table.table_host import PictureHost
from game.lessons.lesson import located
from game.lessons.teacher import Mood, Teacher
from game.rules.protocol import OptionDict

Way = tuple[TableKey, TableKey]
USED = ("end", "deck", "face-up")
"""Kinds of elements that are lit to be used, beside buttons; others are lit to be looked at, too."""


class LessonHost(PictureHost, Protocol):
    """The lesson's table (`lesson_scene.py`), for what lies over it.

    Attributes:
        teacher: of the lesson.
        refused: why something was refused just now; empty for nothing.
    """

    teacher: Teacher
    refused: str

    def prompt_words(self) -> tuple[str, str] | None:
        """Return heading and text of what is asked on the table; None while actions are chosen."""


class LessonSubject:
    """Find what the captain speaks of now, on the table.

    Args:
        scene: the lesson's table.
    """

    def __init__(self, scene: LessonHost) -> None:
        self.scene = scene

    def light(self, showing: bool) -> tuple[tuple[TableKey, ...], Way | None]:
        """Return the elements under the light, and the arrow's ends.

        Args:
            showing: whether a ghost goes the captain's way.
        """
        teacher = self.scene.teacher
        current = teacher.current
        if current is None or teacher.mood is Mood.LOST:
            return (), None
        if teacher.mood is Mood.OTHER or (current.free and not showing):
            return (), None
        named = [self._element(name) for name in current.lit]
        lit = self._usable([key for key in named if key is not None])
        arrow = None
        if current.arrow is not None:
            start, end = self._element(current.arrow.start), self._element(current.arrow.end)
            arrow = (start, end) if start is not None and end is not None else None
        return (lit, arrow) if teacher.session.history.cursor == teacher.began_at else (self._next(), None)

    def _usable(self, named: Sequence[TableKey]) -> tuple[TableKey, ...]:
        """Leave out what would be refused by now, such as the deck before the actions end; a step whose every
        element would be keeps them all."""
        scene = self.scene

        def ready(key: TableKey) -> bool:
            if key.kind == "button":
                return button_reason(scene.kit.texts, scene.position, key.name) is None
            return key.kind not in USED or key in scene.input.sources

        lit = tuple(key for key in named if ready(key))
        return lit or tuple(named)

    def _next(self) -> tuple[TableKey, ...]:
        """In the middle of a step: what the next of the captain's choices is made with; where another
        question must be answered first, all that answers it."""
        keys = self.scene.layout.keys
        if self.scene.teacher.aside:
            return tuple(key for key in self.scene.input.sources if key in keys)
        way = self.way()
        found = self.places() if way is None else way
        return tuple(dict.fromkeys(key for key in found if key in keys))

    def places(self) -> tuple[TableKey, ...]:
        """Return where the next of the captain's choices lays things on rooms; empty where it does not."""
        placing, way = self.scene.position.placing, self.scene.teacher.way
        if placing is None or not way or placing.part not in way[0]:
            return ()
        return tuple(TableKey.room(room) for room in way[0][placing.part])

    def _element(self, name: str) -> TableKey | None:
        found = located(name, self.scene.session.state)
        key = parse(found) if found is not None else None
        return key if key is not None and key in self.scene.layout.keys else None

    def rect(self, key: TableKey) -> Rect | None:
        """Return where an element is; None where it is not on the table."""
        return self.scene.layout.rect(key) if key in self.scene.layout.keys else None

    def way(self) -> Way | None:
        """Return from where to where the next of the captain's choices leads; None where not on the table."""
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

    def other_room(self) -> Rect | None:
        """Return the room of the other move that the captain speaks of; None where it was about none."""
        rooms = [room for event in self.scene.teacher.other if isinstance(room := event.get("room"), str)]
        return self.rect(TableKey.room(rooms[-1])) if len(set(rooms)) == 1 else None
