"""How the alternative rooms are played by hand: mixed into the hands that drag and those that press keys."""

from __future__ import annotations

from typing import Any

import pygame


def marked(cards: list[str], kinds: list[str]) -> list[int]:
    """Which cards of a row are meant by their kinds, each once."""
    found: list[int] = []
    for kind in kinds:
        found.append(next(n for n, card in enumerate(cards) if card == kind and n not in found))
    return found


class VariantsByDrag:
    """Dragging; a dialog is confirmed by its button."""

    hands: Any
    option: Any

    def crew_quarters_v2(self) -> None:
        self.crew_quarters()  # type: ignore[attr-defined]

    def cargo_hold_v2(self) -> None:
        self.scavenge()  # type: ignore[attr-defined]

    def repair_centre_v2(self) -> None:
        self.hands.drag("supply/cube", f"crew/{self.option['to']}")

    def armoury_v2(self) -> None:
        self.hands.drag("supply/protection", f"crew/{self.option['to']}")

    def engine_room_v2(self) -> None:
        dialog = self.hands.top
        x, y, w, h = dialog.places("upper")[dialog.cards("upper").index(self.option["take"])]
        ground = dialog.row_rect("lower")
        self.hands.drag((x + w / 2, y + h / 2), (ground[0] + ground[2] - 20, ground[1] + 30))
        self.hands.press_widget("confirm")

    def mess_hall_v2(self) -> None:
        dialog, (one, two) = self.hands.top, self.option["between"]
        if len(dialog.pairs) > 1:
            self.hands.press_widget(f"pair/{one}/{two}")
        upper = marked(dialog.cards("upper"), self.option["first"])
        lower = marked(dialog.cards("lower"), self.option["second"])
        for above, below in zip(upper, lower, strict=True):
            start, end = dialog.places("upper")[above], dialog.places("lower")[below]
            self.hands.drag((start[0] + 10, start[1] + 60), (end[0] + 10, end[1] + 60))
        self.hands.press_widget("confirm")
        self.hands.press_widget("yes")

    def medical_bay_v2(self) -> None:
        dialog = self.hands.top
        for crew, count in self.option["tokens"].items():
            for _ in range(count):
                x, y, w, h = dialog.supply()[0]
                plate = dialog.plate(int(crew))
                self.hands.drag((x + w / 2, y + h / 2), (plate[0] + plate[2] / 2, plate[1] + 40))
        self.hands.press_widget("confirm")

    def bridge_v2(self) -> None:
        dialog = self.hands.top
        for zone in ("top", "bottom"):
            for card in self.option[zone]:
                x, y, w, h = dialog.places()[dialog.cards.index(card)]
                ground = dialog.zone(zone)
                self.hands.drag((x + w / 2, y + h / 2), (ground[0] + ground[2] - 12, ground[1] + 60))
        self.hands.press_widget("confirm")


class VariantsByKeys:
    """Keys alone."""

    hands: Any
    option: Any

    def crew_quarters_v2(self) -> None:
        self.crew_quarters()  # type: ignore[attr-defined]

    def cargo_hold_v2(self) -> None:
        self.scavenge()  # type: ignore[attr-defined]

    def repair_centre_v2(self) -> None:
        self.aim(f"crew/{self.option['to']}")  # type: ignore[attr-defined]

    armoury_v2 = repair_centre_v2

    def engine_room_v2(self) -> None:
        self.hands.key(str(self.hands.top.cards("upper").index(self.option["take"]) + 1))
        self.hands.key("enter")

    def mess_hall_v2(self) -> None:
        dialog, (one, two) = self.hands.top, self.option["between"]
        while dialog.pair != (one, two):
            self.hands.key("tab")
            if dialog.form.focus.key == f"pair/{one}/{two}":
                self.hands.key("space")
        for index in marked(dialog.cards("upper"), self.option["first"]):
            self.hands.key(str(index + 1), pygame.KMOD_SHIFT)
        for index in marked(dialog.cards("lower"), self.option["second"]):
            self.hands.key(str(index + 1))
        self.hands.key("enter")
        self.hands.key("enter")

    def medical_bay_v2(self) -> None:
        dialog = self.hands.top
        for crew, count in self.option["tokens"].items():
            for _ in range(count):
                self.hands.key(str(dialog.others.index(int(crew)) + 1))
        self.hands.key("enter")

    def bridge_v2(self) -> None:
        dialog = self.hands.top
        for card in self.option["bottom"]:
            self._walk(dialog.cards.index(card), "right")
        for card in reversed(self.option["top"]):
            self._walk(dialog.cards.index(card), "left")
        self.hands.key("enter")

    def _walk(self, card: int, way: str) -> None:
        """Pick a card up, take it as far as it goes, and let it go."""
        self.hands.key(str(card + 1))
        for _ in range(4):
            self.hands.key(way)
        self.hands.key(str(card + 1))
