"""Carries out options of DECISION with mouse or keys, as a player would: nothing here touches the session."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from tests.play.driver import Hands
from tests.play.hand_variants import VariantsByDrag, VariantsByKeys

Option = Mapping[str, Any]


def carry_out(hands: Hands, option: Option, how: str = "drag") -> None:
    """Make a choice by `drag`, `click` or `keys`."""
    asked = hands.table.position.asked
    assert asked is not None and asked.question.text is not None
    form = asked.question.text.removeprefix("ask-").replace("-", "_")
    getattr(_WAYS[how](hands, option), form)()
    hands.wait()


class _Way:
    def __init__(self, hands: Hands, option: Option) -> None:
        self.hands, self.option = hands, option
        self.position = hands.table.position

    def in_hand(self, card: str) -> str:
        return f"hand/{list(self.position.hand).index(card)}"

    def theirs(self, crew: int, card: str) -> str:
        return f"card/{crew}/{list(self.position.crew[crew]['hand']).index(card)}"

    def here(self) -> str:
        return self.position.here["id"]

    def action(self) -> None:
        getattr(self, "do_" + self.option["do"])()

    def trade(self) -> None:
        self.do_trade()  # type: ignore[attr-defined]

    def choose_way(self) -> None:
        """Where the game asks which of several ways is meant: take the one of the option."""
        ways = getattr(self.hands.top, "ways", None)
        if ways is not None:
            index = next(n for n, way in enumerate(ways) if dict(way.option) == dict(self.option))
            self.way(index)

    def way(self, index: int) -> None:
        self.hands.press_widget(f"way/{index}")

    def yes(self) -> None:
        """Where the game asks whether actions may be lost."""
        if type(self.hands.top).__name__ == "ConfirmScene":
            self.hands.press_widget("yes")


class Drag(VariantsByDrag, _Way):
    """Everything by dragging; what cannot be dragged is clicked."""

    def do_move(self) -> None:
        self.hands.drag(f"meeple/{self.position.active}", f"room/{self.option['room']}")

    def do_scavenge(self) -> None:
        self.hands.drag("die", (960, 460))

    def do_give(self) -> None:
        self.hands.drag(self.in_hand(self.option["card"]), f"crew/{self.option['to']}")

    def do_take(self) -> None:
        self.hands.drag(self.theirs(self.option["from"], self.option["card"]), "dock")

    def do_trade(self) -> None:
        row = self.position.state["face_up"].index(self.option["take"])
        self.hands.drag(self.in_hand(self.option["give"]), f"face-up/{row}")

    def do_repair(self) -> None:
        source = "held/cube" if "cube" in self.option else self.in_hand(self.option["card"])
        self.hands.drag(source, f"slot/{self.here()}/{self.option['slot']}")
        self.choose_way()

    def do_divert(self) -> None:
        self.hands.drag(self.in_hand(self.option["cards"][0]), f"divert/{self.here()}")
        self.choose_way()

    def do_activate(self) -> None:
        self.hands.drag("button/activate", f"room/{self.here()}")

    def do_finish(self) -> None:
        self.hands.click("end")
        self.yes()

    def do_board(self) -> None:
        self.hands.drag(f"meeple/{self.position.active}", "pod")
        self.yes()

    def picked(self) -> str:
        if self.option["take"] == "deck":
            return "deck"
        return f"face-up/{self.position.state['face_up'].index(self.option['card'])}"

    def scavenge(self) -> None:
        if self.option["take"] == "nothing":
            self.hands.click("end")
        else:
            self.hands.drag(self.picked(), "dock")

    collect = scavenge

    def discard(self) -> None:
        self.hands.drag(self.in_hand(self.option["card"]), "discard")

    def crew_quarters(self) -> None:
        self.hands.drag(f"meeple/{self.option['crew']}", f"room/{self.option['room']}")

    def repair_centre(self) -> None:
        target = f"slot/{self.option['room']}/{self.option['slot']}"
        self.hands.drag(self.in_hand(self.option["card"]), target)

    def armoury(self) -> None:
        for room in self.option["rooms"]:
            self.hands.drag("supply/protection", f"room/{room}")

    def damage_control(self) -> None:
        for room in self.option["rooms"]:
            self.hands.drag("damage-discard", f"room/{room}")
        self.hands.click("end")

    def protection(self) -> None:
        self.hands.click(f"crew/{self.option['holder']}")

    def cargo_hold(self) -> None:
        dialog = self.hands.top
        for n, card in enumerate(self.option["order"]):
            at = dialog.cards.index(card, n)
            if at != n:
                self._drag_card(dialog.places()[at], dialog.places()[n])
        self.hands.press_widget("confirm")

    bridge = cargo_hold

    def _drag_card(self, start: Any, end: Any) -> None:
        self.hands.drag((start[0] + start[2] / 2, start[1] + 60), (end[0] + end[2] / 2, end[1] + 60))

    def engine_room(self) -> None:
        dialog = self.hands.top
        upper = dialog.places("upper")[dialog.cards("upper").index(self.option["take"])]
        lower = dialog.places("lower")[dialog.cards("lower").index(self.option["give"])]
        self._drag_card(upper, lower)
        self.hands.press_widget("confirm")

    def mess_hall(self) -> None:
        dialog, option = self.hands.top, self.option
        partner = option.get("to", option.get("from", option.get("with")))
        if len(dialog.partners) > 1:
            self.hands.press_widget(f"partner/{partner}")
        rows = {row: dialog.places(row) for row in ("upper", "lower")}
        grounds = {row: dialog.row_rect(row) for row in ("upper", "lower")}
        give, take = option.get("give"), option.get("take")
        if give and take:
            self._drag_card(
                rows["lower"][dialog.cards("lower").index(give)],
                rows["upper"][dialog.cards("upper").index(take)],
            )
        elif give:
            self._drag_card(rows["lower"][dialog.cards("lower").index(give)], _edge(grounds["upper"]))
        else:
            self._drag_card(rows["upper"][dialog.cards("upper").index(take)], _edge(grounds["lower"]))
        self.hands.press_widget("confirm")


def _edge(rect: Any) -> Any:
    """A free place at the left of a row."""
    return (rect[0] + 20, rect[1] + 20, 40, 40)


class ClickClick(Drag):
    """The same by two clicks: pick, then target."""

    def __init__(self, hands: Hands, option: Option) -> None:
        super().__init__(hands, option)
        self.hands = _Clicking(hands)


class _Clicking:
    """Hands that click where they would drag."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands

    def __getattr__(self, name: str) -> Any:
        return getattr(self._hands, name)

    def drag(self, source: Any, target: Any) -> None:
        self._hands.click(source)
        if source not in ("die", "deck", "face-up/0", "face-up/1", "button/activate"):
            self._hands.click(target)


class Keys(VariantsByKeys, _Way):
    """Keys alone."""

    def tab_to(self, key: str) -> None:
        """Step the focus to an element."""
        for _ in range(120):
            if self.hands.table.play.by_key and str(self.hands.table.play.focus) == key:
                return
            self.hands.key("tab")
        raise AssertionError(f"Tab never reaches {key}")

    def pick(self, card: str) -> None:
        number = list(self.position.hand).index(card) + 1
        if number < 10:
            self.hands.key(str(number))
        else:
            self.aim(f"hand/{number - 1}")

    def aim(self, key: str) -> None:
        self.tab_to(key)
        self.hands.key("enter")

    def do_move(self) -> None:
        self.hands.key("m")
        self.aim(f"room/{self.option['room']}")

    def do_scavenge(self) -> None:
        self.hands.key("v")

    def do_give(self) -> None:
        self.pick(self.option["card"])
        self.aim(f"crew/{self.option['to']}")

    def do_take(self) -> None:
        self.hands.key("s")
        other = f"crew/{self.option['from']}"
        if getattr(self.hands.top, "ways", None) is None:
            self.aim(other)
        self.choose_way()

    def do_trade(self) -> None:
        self.pick(self.option["give"])
        self.aim(f"face-up/{self.position.state['face_up'].index(self.option['take'])}")

    def do_repair(self) -> None:
        if "cube" in self.option:
            self.aim("held/cube")
        else:
            self.pick(self.option["card"])
        self.aim(f"slot/{self.here()}/{self.option['slot']}")
        self.choose_way()

    def do_divert(self) -> None:
        self.hands.key("d")
        self.choose_way()

    def do_activate(self) -> None:
        self.hands.key("a")

    def do_finish(self) -> None:
        self.hands.key("space")
        if type(self.hands.top).__name__ == "ConfirmScene":
            self.hands.key("enter")

    def do_board(self) -> None:
        self.hands.key("b")
        self.hands.key("enter")

    def damage_control(self) -> None:
        for room in self.option["rooms"]:
            self.aim(f"room/{room}")
        self.hands.key("space")

    def way(self, index: int) -> None:
        self.hands.key(str(index + 1))

    def scavenge(self) -> None:
        if self.option["take"] == "nothing":
            self.hands.key("space")
            return
        place = "deck"
        if self.option["take"] == "face_up":
            place = f"face-up/{self.position.state['face_up'].index(self.option['card'])}"
        self.aim(place)

    collect = scavenge

    def discard(self) -> None:
        self.pick(self.option["card"])
        self.hands.key("enter")

    def crew_quarters(self) -> None:
        self.aim(f"meeple/{self.option['crew']}")
        self.aim(f"room/{self.option['room']}")

    def repair_centre(self) -> None:
        self.pick(self.option["card"])
        self.aim(f"slot/{self.option['room']}/{self.option['slot']}")

    def armoury(self) -> None:
        for room in self.option["rooms"]:
            self.aim(f"room/{room}")

    def cargo_hold(self) -> None:
        dialog = self.hands.top
        for n, card in enumerate(self.option["order"]):
            at = dialog.cards.index(card, n)
            if at != n:
                self.hands.key(str(at + 1))
                self.hands.key(str(n + 1))
        self.hands.key("enter")

    bridge = cargo_hold

    def engine_room(self) -> None:
        dialog = self.hands.top
        self.hands.key(str(dialog.cards("upper").index(self.option["take"]) + 1), pygame.KMOD_SHIFT)
        self.hands.key(str(dialog.cards("lower").index(self.option["give"]) + 1))
        self.hands.key("enter")

    def mess_hall(self) -> None:
        dialog, option = self.hands.top, self.option
        partner = option.get("to", option.get("from", option.get("with")))
        while dialog.partner != partner:
            self.hands.key("tab")
            if dialog.form.focus.key == f"partner/{partner}":
                self.hands.key("space")
        if "take" in option:
            self.hands.key(str(dialog.cards("upper").index(option["take"]) + 1), pygame.KMOD_SHIFT)
        if "give" in option:
            self.hands.key(str(dialog.cards("lower").index(option["give"]) + 1))
        self.hands.key("enter")


_WAYS = {"drag": Drag, "click": ClickClick, "keys": Keys}
