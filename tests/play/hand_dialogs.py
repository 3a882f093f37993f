"""How questions are answered that open a dialog: by mouse, and by keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game.app.table.dialogs.cards.order_cards import OrderDialog
from game.app.table.dialogs.cards.split_cards import SplitDialog
from game.app.table.dialogs.cards.swap_cards import HandSwapDialog, PileSwapDialog
from game.app.table.dialogs.cards.take_card import TakeCardDialog
from game.app.table.dialogs.deal_tokens import DealDialog
from game.app.table.dialogs.option_list import OptionListDialog, parts_of
from game.app.table.dialogs.pair_swap import PairSwapDialog

if TYPE_CHECKING:
    from game.app.table.model.gestures.interactions import OptionReading

ANSWERS = (
    (SplitDialog, "split"),
    (OrderDialog, "order"),
    (DealDialog, "deal"),
    (TakeCardDialog, "take"),
    (PileSwapDialog, "swap"),
    (HandSwapDialog, "exchange"),
    (PairSwapDialog, "pair"),
    (OptionListDialog, "listed"),
)
"""What hands do in each dialog; the first that fits."""


class Answering(Protocol):
    """Somebody who answers."""

    hands: Any
    option: Any

    @property
    def reading(self) -> OptionReading:
        """What the option is on the table."""

    def press(self, key: str) -> None:
        """Press a control."""

    def way(self, index: int) -> None:
        """Take a tile."""


def answer(way: Any) -> None:
    """Choose the option in the dialog that is open."""
    top = way.hands.top
    getattr(way, next(name for kind, name in ANSWERS if isinstance(top, kind)))()


def marked(cards: Sequence[Any], kinds: Sequence[Any]) -> list[int]:
    """Which cards of a row are meant by their kinds, each once."""
    found: list[int] = []
    for kind in kinds:
        found.append(next(n for n, card in enumerate(cards) if card == kind and n not in found))
    return found


class _Listed:
    """A list is read line by line, by whatever hands."""

    def listed(self: Answering) -> None:
        """Choose part by part until the option is marked, then confirm."""
        dialog = self.hands.top
        for _ in range(9):
            if dialog.answer() is not None and dict(dialog.answer()) == dict(self.option):
                break
            shown = dialog.ways()
            leads = [way.option == self.option if part is None else _leads(self, part) for way, part in shown]
            self.way(leads.index(True))
            if self.hands.top is not dialog:
                return
        self.press("confirm")


def _leads(way: Answering, part: Any) -> bool:
    """Whether a part chosen from the list is the option's."""
    dialog = way.hands.top
    offer = next(offer for offer in dialog.offers if offer.option == way.option)
    return bool(parts_of(offer)[len(dialog.path)] == part)


class DialogsByMouse(_Listed):
    """Dragging; a dialog is confirmed by its button."""

    hands: Any
    option: Any
    reading: Any
    press: Any

    def shift(self, start: Any, end: Any) -> None:
        """From one point of the dialog to another."""
        self.hands.drag(start, end)

    def order(self) -> None:
        dialog = self.hands.top
        for n, card in enumerate(self.option[self.reading.card]):
            at = dialog.cards.index(card, n)
            if at != n:
                self.shift(_in(dialog.places()[at]), _in(dialog.places()[n]))
        self.press("confirm")

    def split(self) -> None:
        dialog, reading = self.hands.top, self.reading
        top, bottom = list(self.option[reading.card]), list(self.option[reading.taken])
        for n, card in enumerate(marked(dialog.cards, top + bottom)):
            x, y, w, h = dialog.places()[card]
            ground = dialog.zone("top" if n < len(top) else "bottom")
            self.shift((x + w / 2, y + h / 2), (ground[0] + ground[2] - 12, ground[1] + 60))
        self.press("confirm")

    def deal(self) -> None:
        dialog = self.hands.top
        for crew, count in self.option[self.reading.crew].items():
            for _ in range(count):
                x, y, w, h = dialog.supply()[0]
                plate = dialog.plate(int(crew))
                self.shift((x + w / 2, y + h / 2), (plate[0] + plate[2] / 2, plate[1] + 40))
        self.press("confirm")

    def take(self) -> None:
        dialog = self.hands.top
        x, y, w, h = self._card("upper", self.option[self.reading.taken])
        ground = dialog.row_rect("lower")
        self.shift((x + w / 2, y + h / 2), (ground[0] + ground[2] - 20, ground[1] + 30))
        self.press("confirm")

    def swap(self) -> None:
        option, reading = self.option, self.reading
        upper, lower = self._card("upper", option[reading.taken]), self._card("lower", option[reading.card])
        self.shift(_in(upper), _in(lower))
        self.press("confirm")

    def exchange(self) -> None:
        dialog, option, reading = self.hands.top, self.option, self.reading
        if len(dialog.partners) > 1:
            self.press(f"partner/{option[reading.crew]}")
        give, take = option.get(reading.card), option.get(reading.taken)
        upper = self._card("upper", take) if take else _edge(dialog.row_rect("upper"))
        lower = self._card("lower", give) if give else _edge(dialog.row_rect("lower"))
        self.shift(*(map(_in, (lower, upper) if give else (upper, lower))))
        self.press("confirm")

    def pair(self) -> None:
        dialog, option, reading = self.hands.top, self.option, self.reading
        one, two = option[reading.crew]
        if len(dialog.pairs) > 1:
            self.press(f"pair/{one}/{two}")
        upper = marked(dialog.cards("upper"), option[reading.card])
        lower = marked(dialog.cards("lower"), option[reading.taken])
        for above, below in zip(upper, lower, strict=True):
            start, end = dialog.places("upper")[above], dialog.places("lower")[below]
            self.shift((start[0] + 10, start[1] + 60), (end[0] + 10, end[1] + 60))
        self.press("confirm")

    def _card(self, row: str, card: str) -> Any:
        """Where a card of a row lies."""
        dialog = self.hands.top
        return dialog.places(row)[dialog.cards(row).index(card)]


def _in(rect: Any) -> tuple[float, float]:
    """A point of a card at which it is grasped."""
    return rect[0] + rect[2] / 2, rect[1] + min(60, rect[3] / 2)


def _edge(rect: Any) -> Any:
    """A free place at the left of a row."""
    return (rect[0] + 20, rect[1] + 20, 40, 40)


class DialogsByKeys(_Listed):
    """Keys alone, or a controller's buttons."""

    hands: Any
    option: Any
    reading: Any
    letters: bool
    press: Any

    def confirm(self) -> None:
        """Be done with it; where nothing was touched Enter only goes to the button."""
        if self.letters:
            for _ in range(2 if self.hands.top.untouched else 1):
                self.hands.key("enter")
        else:
            self.press("confirm")

    def mark(self, piece: Any, digit: int, shift: bool = False) -> None:
        """Click a piece: by its digit, or by going to it."""
        if self.letters and digit < 9:
            self.hands.key(str(digit + 1), pygame.KMOD_SHIFT if shift else 0)
        else:
            self.press(f"piece/{piece}")

    def order(self) -> None:
        dialog = self.hands.top
        for n, card in enumerate(self.option[self.reading.card]):
            at = dialog.cards.index(card, n)
            if at == n:
                continue
            self.mark(at, at)
            if self.letters:
                self.mark(n, n)
                continue
            for _ in range(at - n):
                self.hands.key("left")
            self.hands.key("enter")
        self.confirm()

    def split(self) -> None:
        dialog, reading = self.hands.top, self.reading
        top, bottom = list(self.option[reading.card]), list(self.option[reading.taken])
        cards = marked(dialog.cards, top + bottom)
        for card in cards[len(top) :]:
            self._carry(card, "right")
        for card in reversed(cards[: len(top)]):
            self._carry(card, "left")
        self.confirm()

    def _carry(self, card: int, way: str) -> None:
        """Pick a card up, take it as far as it goes, and let it go."""
        self.mark(card, card)
        for _ in range(len(self.hands.top.cards) + 1):
            self.hands.key(way)
        self.mark(card, card)

    def deal(self) -> None:
        dialog = self.hands.top
        for crew, count in self.option[self.reading.crew].items():
            for _ in range(count):
                self.mark(("plate", int(crew), 0), dialog.others.index(int(crew)))
        self.confirm()

    def take(self) -> None:
        self._mark("upper", self.option[self.reading.taken], shift=False)
        self.confirm()

    def swap(self) -> None:
        self._mark("upper", self.option[self.reading.taken])
        self._mark("lower", self.option[self.reading.card])
        self.confirm()

    def exchange(self) -> None:
        dialog, option, reading = self.hands.top, self.option, self.reading
        self._open(f"partner/{option[reading.crew]}", lambda: dialog.partner == option[reading.crew])
        if reading.taken:
            self._mark("upper", option[reading.taken])
        if reading.card:
            self._mark("lower", option[reading.card])
        self.confirm()

    def pair(self) -> None:
        dialog, option, reading = self.hands.top, self.option, self.reading
        one, two = option[reading.crew]
        self._open(f"pair/{one}/{two}", lambda: dialog.pair == (one, two))
        for row, cards in (("upper", option[reading.card]), ("lower", option[reading.taken])):
            for index in marked(dialog.cards(row), cards):
                self.mark((row, index), index, row == "upper")
        self.confirm()

    def _mark(self, row: str, card: str, shift: bool = True) -> None:
        index = self.hands.top.cards(row).index(card)
        self.mark((row, index), index, shift and row == "upper")

    def _open(self, key: str, is_open: Any) -> None:
        """Open other hands, if they are not open."""
        for _ in range(60):
            if is_open():
                return
            focus = self.hands.top.form.focus
            self.hands.key("space" if self.letters and focus is not None and focus.key == key else "tab")
            if not self.letters and self.hands.top.form.focus.key == key:
                self.hands.key("enter")
        raise AssertionError(f"Tab never reaches {key}")
