"""Handing things of the supply out to the crew: Action tokens (R-24, V2), or whatever somebody gains."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.app.bindings.commands import CARDS
from game.app.drawing.colours.theme import CREW, LEGAL_GLOW, colour, fade, mix
from game.app.drawing.viewport import Point, Rect
from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.app.table.dialogs.dialog_sizes import first_inside, label, line_of
from game.app.table.paint import tokens
from game.app.widgets.widget import draw_key
from game.rules.protocol import OptionDict
from game.wording import listing

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import TableHost

TOKEN = 76.0
TRAY_H = 128.0
PLATE_H = 236.0


def plate_h(kit: Kit) -> float:
    """Height of a plate, for the size of type."""
    return PLATE_H + 70 * (kit.text - 1)


DEALT = 60.0

HELD = {"action": "action_tokens", "cube": "repair_cubes", "protection": "protection_tokens"}
"""Where STATE keeps what somebody holds."""

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

    def __init__(self, table: TableHost) -> None:
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

    def lay(self, option: OptionDict) -> None:
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

    def tray(self) -> Rect:
        """Where the tokens to hand out lie, in units."""
        x, y, w, _ = self.body(self.app.kit)
        return (x, y + 4, w, TRAY_H)

    def supply(self) -> list[Rect]:
        """The tokens that are still to be handed out."""
        x, y, w, h = self.tray()
        start = x + 330 + 220 * (self.app.kit.text - 1)
        return [(start + n * (TOKEN + 22), y + (h - TOKEN) / 2, TOKEN, TOKEN) for n in range(self.left)]

    def plate(self, crew: int) -> Rect:
        """The plate of somebody who can get tokens."""
        x, y, w, _ = self.body(self.app.kit)
        count = len(self.others)
        each = min(480.0 + 160 * (self.app.kit.text - 1), (w - 24 * (count - 1)) / count)
        left = x + (w - count * each - 24 * (count - 1)) / 2
        return (left + self.others.index(crew) * (each + 24), y + TRAY_H + 28, each, plate_h(self.app.kit))

    def dealt(self, crew: int) -> list[Rect]:
        """The tokens on somebody's plate."""
        x, y, _, h = self.plate(crew)
        return [(x + 24 + n * (DEALT + 14), y + h - 88, DEALT, DEALT) for n in range(self.shares[crew])]

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

    # The picture

    def draw_body(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the tray, the plates and what follows."""
        texts = canvas.kit.texts
        x, y, w, h = tray = self.tray()
        canvas.panel(tray, fill=(10, 13, 24, 170), line=colour.LINE, corners=(14, 5, 14, 5))
        words = texts("play-deal-supply", count=self.left) if self.left else texts("play-deal-none")
        place = (x + 24, y, 290 + 220 * (canvas.kit.text - 1), h)
        canvas.text(words, place, "card-name", colour.TEXT, valign="middle", wrap=True, shrink=True)
        for n, place in enumerate(self.supply()):
            held = self.grabbed == ("supply", 0, n)
            if not held:
                last = self.picked and n == self.left - 1
                canvas.glow(place, fade(colour.GOLD, 0.9 if last else 0.3), 20 if last else 12)
            canvas.icon(f"token-{self.token}", *place[:3], alpha=70 if held else 255)
        for n, crew in enumerate(self.others):
            self._plate(canvas, crew, n + 1)
        top = y + TRAY_H + 28 + plate_h(canvas.kit) + 18
        label(canvas, "play-follows", x, top)
        ready = self.answer() is not None
        words = self._sentence(canvas) if ready else texts("play-deal-hint")
        ink = colour.TEXT if ready else colour.MUTED
        top += line_of(canvas.kit, 26)
        place = (x, top, w, max(34.0, rect[1] + rect[3] - top))
        canvas.text(words, place, "body", ink, wrap=True, shrink=True)

    def _sentence(self, canvas: Canvas) -> str:
        texts = canvas.kit.texts
        parts = [
            texts("play-deal-share", name=self.position.name(crew), count=count, token=self.token)
            for crew, count in self.shares.items()
            if count
        ]
        return texts("play-deal-do", shares=listing(texts, parts))

    def _plate(self, canvas: Canvas, crew: int, number: int) -> None:
        texts = canvas.kit.texts
        x, y, w, h = rect = self.plate(crew)
        tone = CREW[self.table.session.colours[crew]].colour
        aimed = self.picked or (self.grabbed is not None and self.grabbed[0] != "plate")
        over = self._plate_at(self.pointer) == crew
        if aimed:
            canvas.glow(rect, (*LEGAL_GLOW[:3], 120 if over else 70), 14)
        line = colour.LEGAL if aimed else tone if over else mix(tone, colour.INK, 0.45)
        width = 3.2 if aimed and over else 2.0
        canvas.panel(rect, fill=(14, 18, 32, 225), line=line, corners=(16, 6, 16, 6), width=width)
        canvas.icon(tokens.meeple_icon(self.table.session.colours[crew]), x + 20, y + 18, 62)
        kit = canvas.kit
        first, second, third = y + 18, line_of(kit, 34), line_of(kit, 30)
        cap = kit.keys.label(f"card-{number}", texts) if number <= CARDS else ""
        key = max(30.0, kit.fonts.width(cap, "key") + 16) if cap else 0.0
        name = (x + 96, first, w - 124 - key, second)
        canvas.text(self.position.name(crew), name, "crew-name", tone, valign="middle", shrink=True)
        member = self.position.crew[crew]
        has = texts("play-deal-has", count=member[HELD[self.token]])
        level = first + second
        canvas.icon(f"token-{self.token}", x + 97, level + third / 2 - 13, 26)
        canvas.text(has, (x + 130, level, w - 150, third), "body", colour.MUTED, valign="middle", shrink=True)
        keys = texts("play-deal-keys", key=cap) if cap else ""
        if cap:
            draw_key(canvas, cap, x + w - 16, y + 36)
        level += third + 16
        canvas.line((x + 20, level), (x + w - 20, level), fade(colour.LINE, 0.8), 1.2)
        gets = texts("play-deal-gets", count=self.shares[crew])
        wide = min(kit.fonts.width(gets, "card-name") + 4, w * 0.45)
        place = (x + 24, level + 8, wide, third)
        canvas.text(gets, place, "card-name", colour.GOLD_TEXT, valign="middle", shrink=True)
        place = (x + 24 + wide + 12, level + 8, w - 60 - wide, third)
        canvas.text(keys, place, "fact", colour.MUTED, "right", "middle", shrink=True)
        for n, spot in enumerate(self.dealt(crew)):
            held = self.grabbed == ("dealt", crew, n)
            canvas.icon(f"token-{self.token}", *spot[:3], alpha=70 if held else 255)

    def draw_held(self, canvas: Canvas) -> None:
        """Draw the token in the hand."""
        if self.grabbed[0] == "plate":
            return
        px, py = self.pointer
        canvas.glow((px - 30, py - 26, 60, 60), LEGAL_GLOW, 16)
        canvas.icon(f"token-{self.token}", px - TOKEN / 2, py - TOKEN / 2, TOKEN)
