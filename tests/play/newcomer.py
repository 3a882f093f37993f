"""Somebody who has never seen the game, and knows only what the screen says: what is lit, where arrows point.

They do what is lit, by mouse, keyboard or controller. Where nothing is lit they ask the captain to show the
way, as his line says. They never look at the lesson's file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.app.scenes.lessons.lesson_end_scene import LessonEndScene
from game.app.scenes.lessons.lesson_scene import LessonScene
from game.app.table.model.table_keys import TAP, TableKey, parse
from tests.play.driver import Hands
from tests.play.hand import carry_out

MOST = 60
"""Choices of a lesson; none takes a third of that."""


def uncovered(hands: Hands, place: str | TableKey) -> tuple[float, float]:
    """A point of an element at which neither another one nor the captain's bubble lies over it."""
    table = hands.table
    assert isinstance(table, LessonScene)
    key = parse(place) if isinstance(place, str) else place
    x, y, w, h = table.layout.rect(key)
    for down in (0.5, 0.12, 0.3, 0.75, 0.9, 0.05):
        for across in (0.5, 0.12, 0.3, 0.75, 0.9, 0.04):
            point = (x + w * across, y + h * down)
            if table.layout.at(point) == key and not table.overlay.at(point):
                return point
    raise AssertionError(f"{key} lies below the captain's bubble")


class Newcomer:
    """Plays one lesson.

    Args:
        hands: at the program.
        how: `drag`, `click`, `keys` or `pad`.
    """

    def __init__(self, hands: Hands, how: str) -> None:
        self.hands, self.how = hands, how
        self.asked = 0
        """How often the captain was asked to show the way."""

    @property
    def table(self) -> LessonScene:
        """The lesson's table."""
        table = self.hands.table
        assert isinstance(table, LessonScene)
        return table

    def fly(self) -> None:
        """Play until the lesson says that it is done."""
        for _ in range(MOST):
            self.settle()
            if isinstance(self.hands.top, LessonEndScene):
                return
            self.choose()
        raise AssertionError(f"the lesson does not end; it is at {self.words()!r}")

    def settle(self) -> None:
        """Wait until nothing moves and nobody thinks."""
        for _ in range(200):
            self.hands.wait(20)
            if not self.table.teacher.thinking:
                break
        self.hands.wait(20)

    def words(self) -> str:
        """What the captain says; it must stand on the screen."""
        line = self.table.overlay.line
        return line.words if line is not None else ""

    def choose(self) -> None:
        """Do one thing."""
        if self.hands.top is self.table:
            words = self.words()
            assert words and self.hands.shows(words), words
            line = self.table.overlay.line
            if line is not None and line.warning:
                self.turn_back()
                return
            if self.table.overlay.primary == "go-on":
                self.go_on()
                return
        carry_out(self.hands, self.option(), self.how)

    def turn_back(self) -> None:
        """Do what the captain's gold button is for."""
        if self.how == "pad":
            self.hands.button("north")  # type: ignore[attr-defined]
        elif self.how == "keys":
            self.hands.key("h")
        else:
            x, y, w, h = self.table.overlay.rect_of(self.table.overlay.primary) or (0, 0, 0, 0)
            self.hands.click((x + w / 2, y + h / 2))

    def go_on(self) -> None:
        """Have read what is only told."""
        if self.how in ("keys", "pad"):
            self.hands.key("enter")
        else:
            self.turn_back()

    def option(self) -> Mapping[str, Any]:
        """What light, arrow or ghost ask for; in a dialog, whatever comes first."""
        decision = self.table.session.decision
        assert decision is not None
        if self.hands.top is not self.table or not self.table.position.on_table:
            return self.table.overlay.asked_for() or decision["options"][0]
        found = self.laid() or self.lit()
        if found is None:
            self.show()
            found = self.ghost() or self.laid(self.table.overlay.places())
        assert found is not None, f"nothing is lit and nothing is shown: {self.words()!r}"
        return found

    def laid(self, shown: Sequence[TableKey] = ()) -> Mapping[str, Any] | None:
        """Where things are laid on rooms: those that are lit, or shown."""
        placing = self.table.position.placing
        keys = dict.fromkeys((*self.table.overlay.lit, *shown))
        rooms = [key.room_id for key in keys if key.kind == "room"]
        if placing is None or not rooms:
            return None
        return placing.option_of(tuple(rooms)) or placing.option_of((rooms[0],) * placing.count)

    def lit(self) -> Mapping[str, Any] | None:
        """The choice whose piece and place are lit; the arrow's, where there is one."""
        overlay = self.table.overlay
        legal = self.table.input.gestures
        if overlay.arrow is not None:
            return next((one.option for one in legal if (one.source, one.target) == overlay.arrow), None)
        whole = [one for one in legal if one.source in overlay.lit and one.target in overlay.lit]
        taps = [one for one in legal if one.source in overlay.lit and one.target == TAP]
        kinds = {one.source.kind for one in whole}
        pieces = [one for one in whole if one.source.kind != "button"] if kinds != {"button"} else whole
        return next((one.option for one in (*pieces, *taps)), None)

    def show(self) -> None:
        """Ask the captain to show the way, by whatever is in the hand."""
        self.asked += 1
        if self.how == "pad":
            self.hands.button("north")  # type: ignore[attr-defined]
        else:
            self.hands.key("h")
        assert self.table.overlay.showing

    def ghost(self) -> Mapping[str, Any] | None:
        """The choice that the ghost shows."""
        way = self.table.overlay.way()
        legal = self.table.input.gestures
        pairs = [(one, (one.source, one.source if one.target == TAP else one.target)) for one in legal]
        return next((one.option for one, pair in pairs if pair == way), None)
