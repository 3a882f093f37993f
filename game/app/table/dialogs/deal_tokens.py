"""Handing things of the supply out to the crew: Action tokens (R-24, V2), or whatever somebody gains."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.app.bindings.commands import CARDS
from game.app.drawing.colours.theme import CREW, LEGAL_GLOW, colour, fade
from game.app.drawing.viewport import Point, Rect
from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.app.table.dialogs.dialog_sizes import MARGIN, first_inside
from game.app.views.bits import HIGH, cap, rule
from game.app.views.painting import Light
from game.app.views.tree import View, column, icon, row, space, text, with_room_for
from game.rules.protocol import OptionDict
from game.wording import listing

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import DialogHost

TOKEN, DEALT = 76.0, HIGH
"""Size of a token to hand out, and of one on a plate."""
GAP = 22.0
HELD_ALPHA = 70
"""Opacity, of 255, of a token in its old place while it is held."""

HELD = {"action": "action_tokens", "cube": "repair_cubes", "protection": "protection_tokens"}
"""Keys of STATE for the tokens that a crew member holds."""

Piece = tuple[str, int, int]
"""`supply`, `plate` or `dealt`; the crew member (0 for the supply); which token."""


class DealDialog(DecisionDialog):
    """The tokens to hand out above, the others below; a token is dragged to whoever gets it.

    Attributes:
        most: tokens that can be handed out.
        others: who can get some.
        shares: how many each gets so far.
        picked: whether a token of the supply was clicked and waits for its plate.
    """

    def __init__(self, table: DialogHost) -> None:
        super().__init__(table)
        _, reading, _ = self.position.offers[0]
        self.part, self.token = reading.crew, reading.token
        self.most = max(sum(option[self.part].values()) for option in self.options)
        self.others = sorted({int(crew) for option in self.options for crew in option[self.part]})
        self.shares = dict.fromkeys(self.others, 0)
        self.picked = False

    @property
    def left(self) -> int:
        """Tokens that are still to be handed out."""
        return int(self.most) - sum(self.shares.values())

    def answer(self) -> OptionDict | None:
        """The option with the tokens as they lie."""
        wanted = {str(crew): count for crew, count in self.shares.items() if count}
        return next((option for option in self.options if dict(option[self.part]) == wanted), None)

    def arrange(self, option: OptionDict) -> None:
        """The tokens as an option deals them."""
        self.shares = {crew: option[self.part].get(str(crew), 0) for crew in self.others}
        self.picked = False

    def give(self, crew: int) -> None:
        """One token to somebody, if there is one left."""
        if self.left:
            self.shares[crew] += 1

    def take_back(self, crew: int) -> None:
        """One token back from somebody."""
        if self.shares[crew]:
            self.shares[crew] -= 1

    # Places

    def supply(self) -> list[Rect]:
        """The tokens that are still to be handed out, in units."""
        return _abreast(self.chrome.rect("supply"), TOKEN, self.left)

    def plate(self, crew: int) -> Rect:
        """The plate of somebody who can get tokens."""
        return self.chrome.rect(("plate", crew))

    def dealt(self, crew: int) -> list[Rect]:
        """The tokens on somebody's plate."""
        return _abreast(self.chrome.rect(("dealt", crew)), DEALT, self.shares[crew])

    def pieces(self) -> Sequence[tuple[Any, Rect]]:
        """The tokens, and the plates under them."""
        pieces: list[tuple[Piece, Rect]] = [(("plate", crew, 0), self.plate(crew)) for crew in self.others]
        pieces += [(("supply", 0, n), rect) for n, rect in enumerate(self.supply())]
        for crew in self.others:
            pieces += [(("dealt", crew, n), rect) for n, rect in enumerate(self.dealt(crew))]
        return pieces

    def _plate_at(self, point: Point) -> int | None:
        crew = first_inside([(crew, self.plate(crew)) for crew in self.others], point)
        return int(crew) if crew is not None else None

    # Hands

    def clicked(self, piece: Any) -> None:
        """A plate gets a token, a token on a plate goes back, one of the supply waits for its plate."""
        kind, crew, _ = piece
        self.picked = kind == "supply" and not self.picked
        if kind == "plate":
            self.give(crew)
        elif kind == "dealt":
            self.take_back(crew)

    def dropped(self, piece: Any, point: Point) -> None:
        """A token goes where it is let go: to a plate, from one plate to another, or back."""
        kind, crew, _ = piece
        self.picked = False
        target = self._plate_at(point)
        if kind == "plate":
            return
        if kind == "dealt":
            self.take_back(crew)
        if target is not None:
            self.give(target)

    def key_pressed(self, event: pygame.Event) -> bool:
        """Digits give to the first, second, third of the others; with Shift they take back."""
        index = self.app.kit.keys.card(event)
        if not 0 <= index < len(self.others):
            return False
        change = self.take_back if event.mod & pygame.KMOD_SHIFT else self.give
        change(self.others[index])
        return True

    # What is to be seen

    def middle(self, kit: Kit) -> View:
        """Return the tray, the plates and what follows."""
        texts, ready = kit.texts, self.answer() is not None
        full, none = texts("play-deal-supply", count=self.most), texts("play-deal-none")
        said = texts("play-deal-supply", count=self.left) if self.left else none
        words = [text(one, "card-name", lines=0) for one in (said, full, none)]
        tokens = space(self.most * (TOKEN + GAP), TOKEN).named("supply")
        tray = row(with_room_for(*words), tokens, space(grow=1), look="card-row", gap=24, pad=24)
        plates = [self._plate(kit, crew, n + 1).but(grow=2) for n, crew in enumerate(self.others)]
        beside = space(grow=1) if len(plates) == 1 else None
        follows = text(
            self._sentence(kit) if ready else texts("play-deal-hint"),
            "body",
            "ink" if ready else "note",
            0,
            valign="top",
            grow=1,
        )
        return column(
            tray,
            row(beside, *plates, beside, pack="even", align="fill", gap=24),
            column(text(texts("play-follows"), "label", "note"), follows, grow=1),
            gap=20,
            pad=(MARGIN, 20, MARGIN, 0),
        )

    def _plate(self, kit: Kit, crew: int, number: int) -> View:
        """Return the plate of somebody: name, key, what is held, what is handed out."""
        texts, mark = kit.texts, CREW[self.shown.session.colours[crew]]
        key = kit.keys.label(f"card-{number}", texts) if number <= CARDS else ""
        held = texts("play-deal-has", count=self.position.crew[crew][HELD[self.token]])
        gets = text(texts("play-deal-gets", count=self.shares[crew]), "card-name", "gold-text")
        keys = text(texts("play-deal-keys", key=key) if key else "", "fact", "note", align="right", grow=1)
        told = column(
            row(text(self.position.name(crew), "crew-name", "title", grow=1), cap(kit, key), gap=12),
            row(icon(f"token-{self.token}", 26, None), text(held, "body", "note", grow=1), gap=8),
            grow=1,
        )
        head = row(icon(mark.icon, 62, None), told, gap=16)
        given = space(high=DEALT).named(("dealt", crew))
        parts = head, rule(), row(gets, keys, gap=12), given
        return column(*parts, look="deal-plate", tones=(mark.colour,), gap=12, pad=20).named(("plate", crew))

    def lit(self) -> Mapping[Hashable, Light]:
        """Plates are lit while a token is on its way, the one below the pointer most."""
        aimed = self.picked or (self.grabbed is not None and self.grabbed[0] != "plate")
        over, states = self._plate_at(self.pointer), frozenset({"legal"} if aimed else ())
        return {("plate", crew): (states, float(crew == over)) for crew in self.others}

    # The picture

    def draw_body(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the tokens."""
        sign = f"token-{self.token}"
        for n, place in enumerate(self.supply()):
            held = self.grabbed == ("supply", 0, n)
            if not held:
                last = self.picked and n == self.left - 1
                canvas.glow(place, fade(colour.GOLD, 0.9 if last else 0.3), 20 if last else 12)
            canvas.icon(sign, *place[:3], alpha=HELD_ALPHA if held else 255)
        for crew in self.others:
            for n, place in enumerate(self.dealt(crew)):
                held = self.grabbed == ("dealt", crew, n)
                canvas.icon(sign, *place[:3], alpha=HELD_ALPHA if held else 255)

    def _sentence(self, kit: Kit) -> str:
        texts = kit.texts
        parts = [
            texts("play-deal-share", name=self.position.name(crew), count=count, token=self.token)
            for crew, count in self.shares.items()
            if count
        ]
        return texts("play-deal-do", shares=listing(texts, parts))

    def draw_held(self, canvas: Canvas) -> None:
        """Draw the token in the hand."""
        if self.grabbed[0] == "plate":
            return
        px, py = self.pointer
        canvas.glow((px - 30, py - 26, 60, 60), LEGAL_GLOW, 16)
        canvas.icon(f"token-{self.token}", px - TOKEN / 2, py - TOKEN / 2, TOKEN)


def _abreast(rect: Rect, size: float, count: int) -> list[Rect]:
    """Return the places of tokens side by side, closer where there is little room."""
    x, y, w, h = rect
    pitch = min(size + GAP, (w - size) / max(1, count - 1))
    return [(x + n * pitch, y + (h - size) / 2, size, size) for n in range(count)]
