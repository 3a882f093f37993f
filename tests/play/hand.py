"""Carries out options of DECISION with mouse, keys or controller, as a player would, not the session's way.

Nothing here knows a room, an action or a question: what hands do is read from the gestures that are legal,
from the dialog that is open, or from the list in which the option stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import pygame

from game.app.forms.confirm_scene import ConfirmScene
from game.app.table.dialogs.chooser import Chooser
from game.app.table.dialogs.option_list import OptionListDialog
from game.app.table.dialogs.panels.more_actions import MoreActions
from game.app.table.input import focus_order
from game.app.table.input.gestures import Gesture
from game.app.table.model.gestures.interactions import Interaction, OptionReading
from game.app.table.model.position import LegalOption, Position
from game.app.table.model.table_keys import END, MORE, TABLE, TAP, TableKey
from game.app.table.table_scene import TableScene
from tests.play.driver import Hands
from tests.play.hand_dialogs import DialogsByKeys, DialogsByMouse, answer

Option = Mapping[str, Any]
FREE = (960.0, 460.0)
"""Somewhere on the table."""


def carry_out(hands: Hands, option: Option, how: str = "drag") -> None:
    """Make a choice by `drag`, `click`, `keys` or `pad`."""
    WAYS[how](hands, option).carry_out()
    hands.wait()


class Way:
    """A way to use the program.

    Args:
        hands: whose.
        option: what is to be chosen.
    """

    def __init__(self, hands: Hands, option: Option) -> None:
        self.hands, self.option = hands, option

    @cached_property
    def position(self) -> Position:
        """The position in which is chosen."""
        return self.hands.table.position

    @cached_property
    def offer(self) -> LegalOption:
        """What the table knows of the option."""
        return self.position.offer_of(self.option)

    @property
    def reading(self) -> OptionReading:
        """What it is on the table."""
        return self.offer.reading

    @cached_property
    def before(self) -> int:
        """How many choices were made before."""
        return len(self.hands.table.session.log)

    @property
    def settled(self) -> bool:
        """Whether something has happened: the choice is made, or something is asked on the way."""
        return len(self.hands.table.session.log) != self.before or self.hands.top is not self.hands.table

    def carry_out(self) -> None:
        """Choose it."""
        assert not (self.position.on_table and self.settled)
        if self.position.placing is not None:
            self.lay()
        elif not self.position.on_table:
            answer(self)
        elif self.reading.interaction is Interaction.LIST:
            self.further()
        else:
            self.gesture()
        if isinstance(self.hands.top, Chooser):
            ways = self.hands.top.ways
            self.way(next(n for n, way in enumerate(ways) if dict(way.option) == dict(self.option)))
        if isinstance(self.hands.top, ConfirmScene):
            self.press("yes")

    def gestures(self) -> list[Gesture]:
        """The gestures that stand for the option: those tried first are others each time."""
        found = [legal for legal in self.hands.table.input.gestures if legal.option == self.option]
        start = self.before % max(1, len(found))
        return found[start:] + found[:start]

    def further(self) -> None:
        """Choose an action that has no button and no gesture."""
        self.open_list()
        top = self.hands.top
        assert isinstance(top, MoreActions)
        action = self.offer.made.action
        self.way(next(n for n, way in enumerate(top.ways) if top.actions[id(way)] == action))
        if isinstance(self.hands.top, OptionListDialog):
            answer(self)

    # What the ways do each in their own manner

    def gesture(self) -> None:
        """Do it on the table."""
        raise NotImplementedError

    def lay(self) -> None:
        """Lay tokens, or hits, one after the other."""
        raise NotImplementedError

    def open_list(self) -> None:
        """Open the list of further actions."""
        raise NotImplementedError

    def press(self, key: str) -> None:
        """Press a control of the dialog on top."""
        raise NotImplementedError

    def way(self, index: int) -> None:
        """Take a tile."""
        self.press(f"way/{index}")


class Drag(DialogsByMouse, Way):
    """Everything by dragging; what cannot be dragged is clicked."""

    def gesture(self) -> None:
        found = self.gestures()
        found = [legal for legal in found if legal.target != TAP] or found
        self.do(*self.clear(found))

    def clear(self, found: list[Gesture]) -> tuple[TableKey, TableKey]:
        """Source and target of the first gesture whose places can be seen and mean nothing else."""
        table = self.hands.table
        for legal in found:
            start, end = self.spot(legal.source), self.spot(legal.target)
            if start is None or end is None:
                continue
            plain = legal.target in (TAP, TABLE)
            if plain or table.input.aim(legal.source, table.layout.at(end), end) == legal.target:
                return legal.source, legal.target
        raise AssertionError(f"nothing to do {self.option} with can be seen")

    def do(self, source: TableKey, target: TableKey) -> None:
        """Carry out a gesture."""
        if target == TAP:
            self.hands.click(source)
        else:
            self.hands.drag(source, FREE if target == TABLE else target)

    def spot(self, key: TableKey) -> Any:
        """Where an element can be seen; None if it is covered."""
        try:
            return FREE if key in (TABLE, TAP) else self.hands.spot(key)
        except AssertionError:
            return None

    def lay(self) -> None:
        placing = self.position.placing
        assert placing is not None and placing.source is not None
        for room in self.option[self.reading.room]:
            self.do(placing.source, TableKey.room(room))
        if not self.settled:
            self.hands.click(END)

    def open_list(self) -> None:
        self.hands.click(MORE)

    def press(self, key: str) -> None:
        self.hands.press_widget(key)


class ClickClick(Drag):
    """The same by two clicks: pick, then target; what a click does at once needs no second one."""

    def do(self, source: TableKey, target: TableKey) -> None:
        self.hands.click(source)
        if target != TAP and not self.settled:
            self.hands.click(target)

    def gesture(self) -> None:
        self.do(*self.clear(self.gestures()))

    def lay(self) -> None:
        placing = self.position.placing
        assert placing is not None
        for room in self.option[self.reading.room]:
            self.hands.click(TableKey.room(room))
        if not self.settled:
            self.hands.click(END)

    def shift(self, start: Any, end: Any) -> None:
        self.hands.click(start)
        self.hands.click(end)


class Keys(DialogsByKeys, Way):
    """Keys alone."""

    letters = True
    """Whether there are keys for actions and cards; a controller has none."""

    def gesture(self) -> None:
        found = self.gestures()
        for source in dict.fromkeys(legal.source for legal in found):
            if not self.start(source):
                continue
            if self.settled:
                return
            targets = [legal.target for legal in found if legal.source == source]
            for target in targets:
                if target in self.hands.table.input.walkable():
                    self.aim(target)
                    return
            self.hands.key("esc")
        raise AssertionError(f"no key does {self.option}")

    def start(self, source: TableKey) -> bool:
        """Pick something up, or press it; False where no key leads to it."""
        commands = {key: name for name, key in focus_order.ACTIONS.items()}
        if source == END:
            self.hands.key("space")
            if self.position.declines:
                self.hands.key("enter")
        elif self.letters and source.kind == "hand" and source.n < 9:
            self.hands.key(str(source.n + 1))
        elif self.letters and source in commands:
            self.command(commands[source])
        elif source in self.reached():
            self.aim(source)
        else:
            return False
        return True

    def reached(self) -> list[TableKey]:
        """Where Tab leads."""
        return self.hands.table.input.walkable() or focus_order.tab_order(self.hands.table.layout)

    def command(self, name: str) -> None:
        """Press the key of a command."""
        self.hands.key(pygame.key.name(self.hands.app.kit.keys.code(name)))

    def walk(self, key: str) -> None:
        """Step the focus to an element of the table, or a control."""
        top = self.hands.top
        for _ in range(200):
            if isinstance(top, TableScene):
                if top.input.by_key and str(top.input.focus) == key:
                    return
            elif top.form.focus is not None and top.form.focus.key == key:
                return
            self.hands.key("tab")
        raise AssertionError(f"Tab never reaches {key}")

    def aim(self, key: TableKey) -> None:
        """Step to an element of the table and press it."""
        self.press(str(key))

    def press(self, key: str) -> None:
        self.walk(key)
        self.hands.key("enter")

    def lay(self) -> None:
        for room in self.option[self.reading.room]:
            self.aim(TableKey.room(room))
        if not self.settled:
            self.hands.key("space")

    def open_list(self) -> None:
        if self.letters:
            self.command("more")
        else:
            self.aim(MORE)

    def way(self, index: int) -> None:
        if self.letters and index < 9:
            self.hands.key(str(index + 1))
        else:
            self.press(f"way/{index}")


class Pad(Keys):
    """Few buttons: everything is reached by the focus."""

    letters = False


WAYS: dict[str, type[Way]] = {"drag": Drag, "click": ClickClick, "keys": Keys, "pad": Pad}
