"""Two rows of cards, one above the other: Mess Hall (R-21) and Engine Room (R-22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.app.table import resource_card
from game.app.table.dialogs.base import DecisionDialog
from game.app.table.dialogs.measures import label, line_of
from game.app.table.intents import Option
from game.app.table.sprites import Sprites
from game.app.table.wording import resource_name
from game.app.theme import CREW, LEGAL_GLOW, colour
from game.app.viewport import Point, Rect, inside
from game.app.widgets.base import Widget
from game.app.widgets.button import Button

if TYPE_CHECKING:
    from game.app.canvas import Canvas
    from game.app.kit import Kit
    from game.app.scenes.table import TableScene

CARD = (116.0, 162.0)
ROW_H = 200.0
LABEL_W = 250.0


def card_size(kit: Kit) -> tuple[float, float]:
    """Size of a card, for the size of type."""
    larger = 1 + 0.24 * (kit.text - 1)
    return CARD[0] * larger, CARD[1] * larger


def row_h(kit: Kit) -> float:
    """Height of a row, for the size of type."""
    return ROW_H + 46 * (kit.text - 1)


def label_w(kit: Kit) -> float:
    """Width of the words before a row."""
    return LABEL_W + 190 * (kit.text - 1)


Piece = tuple[str, int]
"""A card: `upper` or `lower`, and its place in that row."""


class SwapDialog(DecisionDialog):
    """A row of cards to take from above, a row of cards to give below.

    A click chooses a card, a second click lets it go again; dragging a card onto the other row chooses it,
    onto another card chooses both. Digits choose from the lower row, with Shift from the upper one.

    Attributes:
        marked: the card chosen in each row.
    """

    keys_key = "play-swap-keys-"
    """The beginning of the words that say how keys choose from a row."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.marked: dict[str, int | None] = {"upper": None, "lower": None}

    # What subclasses say

    def cards(self, row: str) -> list[str]:
        """The cards of a row."""
        raise NotImplementedError

    def counts(self, row: str) -> list[int]:
        """How many of each card lie there."""
        return [1] * len(self.cards(row))

    def row_label(self, row: str) -> str:
        """The words before a row."""
        raise NotImplementedError

    def fits_with(self, give: str | None, take: str | None) -> Option | None:
        """The option that gives and takes these kinds of card."""
        raise NotImplementedError

    def sentence(self, give: str | None, take: str | None) -> str:
        """What would happen, in words."""
        raise NotImplementedError

    # Shared

    def kind(self, row: str) -> str | None:
        """The kind of card chosen in a row."""
        index, cards = self.marked[row], self.cards(row)
        return cards[index] if index is not None and index < len(cards) else None

    def is_marked(self, row: str, index: int) -> bool:
        """Whether a card of a row is chosen."""
        return self.marked[row] == index

    def follows(self) -> tuple[str, bool]:
        """What would happen, in words, and whether all that is needed has been chosen."""
        ready = self.chosen() is not None
        words = self.sentence(self.kind("lower"), self.kind("upper")) if ready else ""
        return words or self.app.kit.texts(self.text_key + "-hint"), ready

    def chosen(self) -> Option | None:
        """The option with the marked cards."""
        give, take = self.kind("lower"), self.kind("upper")
        return self.fits_with(give, take) if give or take else None

    def row_rect(self, row: str) -> Rect:
        """The ground of a row, in units."""
        x, y, w, _ = self.body(self.app.kit)
        high = row_h(self.app.kit)
        return (x, y + (8 if row == "upper" else high + 24), w, high)

    def places(self, row: str) -> list[Rect]:
        """Where the cards of a row lie."""
        x, y, w, h = self.row_rect(row)
        count = len(self.cards(row))
        words, card = label_w(self.app.kit), card_size(self.app.kit)
        pitch = min(card[0] + 16, (w - words - 20 - card[0]) / max(1, count - 1))
        return [(x + words + n * pitch, y + (h - card[1]) / 2, *card) for n in range(count)]

    def pieces(self) -> Sequence[tuple[Any, Rect]]:
        """The cards of both rows."""
        return [((row, n), rect) for row in self.marked for n, rect in enumerate(self.places(row))]

    def clicked(self, piece: Any) -> None:
        """Choose a card, or let it go again."""
        row, index = piece
        self.marked[row] = None if self.marked[row] == index else index

    def dropped(self, piece: Any, point: Point) -> None:
        """A card let go over the other row is chosen; over a card of that row both are."""
        row, index = piece
        other = "lower" if row == "upper" else "upper"
        under = self.piece_at(point)
        if inside(self.row_rect(other), point):
            self.marked[row] = index
            if under is not None and under[0] == other:
                self.marked[other] = under[1]

    def key_pressed(self, event: pygame.Event) -> bool:
        """Digits choose cards."""
        index = self.app.kit.keys.card(event)
        row = "upper" if event.mod & pygame.KMOD_SHIFT else "lower"
        if 0 <= index < len(self.cards(row)):
            self.clicked((row, index))
            return True
        return False

    # The picture

    def draw_body(self, canvas: Canvas, rect: Rect) -> None:
        """Draw both rows and what would happen."""
        for row in self.marked:
            self._row(canvas, row)
        x, y, w, h = rect
        top = y + 2 * row_h(canvas.kit) + 48 - 14 * (canvas.kit.text - 1)
        label(canvas, "play-follows", x, top)
        words, ready = self.follows()
        ink = colour.TEXT if ready else colour.MUTED
        top += line_of(canvas.kit, 26)
        place = (x, top, w, max(34.0, y + h - top))
        canvas.text(words, place, "body", ink, wrap=True, shrink=True)

    def _row(self, canvas: Canvas, row: str) -> None:
        x, y, w, h = rect = self.row_rect(row)
        held = self.grabbed is not None and self.grabbed[0] != row
        line = colour.LEGAL if held else colour.LINE
        if held:
            canvas.glow(rect, (*LEGAL_GLOW[:3], 70), 12)
        canvas.panel(
            rect, fill=(10, 13, 24, 170), line=line, corners=(14, 5, 14, 5), width=2 if held else 1.4
        )
        words = self.row_label(row)
        wide, foot = label_w(canvas.kit), line_of(canvas.kit, 48)
        place = (x + 20, y + 14, wide - 36, h - foot - 30)
        canvas.text(words, place, "card-name", colour.TEXT, wrap=True, shrink=True)
        keys = canvas.kit.texts(self.keys_key + row)
        place = (x + 20, y + h - foot - 12, wide - 36, foot)
        canvas.text(keys, place, "fact", colour.MUTED, valign="bottom", wrap=True, shrink=True)
        if not self.cards(row):
            empty = (x + wide, y, w - wide - 20, h)
            words = canvas.kit.texts("play-no-cards")
            canvas.text(words, empty, "body", colour.MUTED, valign="middle", wrap=True, shrink=True)
        hover = self.piece_at(self.pointer)
        for n, (card, count, place) in enumerate(
            zip(self.cards(row), self.counts(row), self.places(row), strict=True)
        ):
            marks = set()
            if self.grabbed == (row, n):
                marks.add("held")
            elif self.is_marked(row, n):
                marks.add("selected")
            elif hover == (row, n):
                marks.add("hover")
            resource_card.resource_card(canvas, place, card, frozenset(marks))
            if count > 1:
                wide = canvas.kit.fonts.width(f"×{count}", "number") + 16
                chip = (place[0] + place[2] - wide - 6, place[1] + 6, wide, max(30.0, 24 * canvas.kit.text))
                canvas.panel(chip, fill=colour.INK, line=colour.LINE_STRONG, corners=(5, 5, 5, 5))
                canvas.text(f"×{count}", chip, "number", colour.TEXT, "center", "middle", shrink=True)

    def draw_held(self, canvas: Canvas) -> None:
        """Draw the card in the hand."""
        row, index = self.grabbed
        sprites = Sprites(canvas.kit, self.table.session.colours)
        sprites.draw_held(canvas, "card", self.cards(row)[index], self.pointer, False, card_size(canvas.kit))


class EngineRoomDialog(SwapDialog):
    """One card of the hand for one card of the discard pile (R-22)."""

    room = "engine-room"
    text_key = "play-engine-text"

    def cards(self, row: str) -> list[str]:
        """Kinds in the discard pile above, the hand below."""
        if row == "lower":
            return list(self.position.hand)
        return sorted({option["take"] for option in self.options})

    def counts(self, row: str) -> list[int]:
        """How many of each kind lie in the pile."""
        if row == "lower":
            return super().counts(row)
        return [self.position.state["resource_discard"].count(kind) for kind in self.cards(row)]

    def row_label(self, row: str) -> str:
        """The words before a row."""
        texts = self.app.kit.texts
        if row == "upper":
            return texts("play-engine-pile")
        return texts("play-own-hand", name=self.position.name(self.position.active))

    def fits_with(self, give: str | None, take: str | None) -> Option | None:
        """A swap needs both."""
        return next((o for o in self.options if o["give"] == give and o["take"] == take), None)

    def sentence(self, give: str | None, take: str | None) -> str:
        """What would happen."""
        texts = self.app.kit.texts
        return texts(
            "play-engine-do",
            give=resource_name(texts, give or ""),
            take=resource_name(texts, take or ""),
            name=self.position.name(self.position.active),
        )


class MessHallDialog(SwapDialog):
    """A card given, a card taken, or one for one, with anyone on the ship (R-21)."""

    room = "mess-hall"
    text_key = "play-mess-text"

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.partners = sorted({_partner(option) for option in self.options})
        self.partner = self.partners[0]

    def cards(self, row: str) -> list[str]:
        """The partner's hand above, one's own below."""
        crew = self.partner if row == "upper" else self.position.active
        return list(self.position.crew[crew]["hand"])

    def row_label(self, row: str) -> str:
        """Whose hand it is."""
        crew = self.partner if row == "upper" else self.position.active
        return self.app.kit.texts("play-own-hand", name=self.position.name(crew))

    def fits_with(self, give: str | None, take: str | None) -> Option | None:
        """The option with this partner that gives and takes just these."""
        for option in self.options:
            if _partner(option) == self.partner and (_given(option), _taken(option)) == (give, take):
                return option
        return None

    def sentence(self, give: str | None, take: str | None) -> str:
        """What would happen."""
        texts = self.app.kit.texts
        way = "swap" if give and take else "give" if give else "take"
        return texts(
            f"play-mess-{way}",
            give=resource_name(texts, give) if give else "",
            take=resource_name(texts, take) if take else "",
            name=self.position.name(self.position.active),
            other=self.position.name(self.partner),
        )

    def extra_buttons(self, kit: Kit) -> list[Widget]:
        """One button for each possible partner."""
        if len(self.partners) < 2:
            return []
        x, y, w, _ = self.row_rect("upper")
        widgets: list[Widget] = []
        for n, crew in enumerate(self.partners):
            rect = (x + w - 60 - 16, y + 16 + n * 60, 60, 52)
            mark = self.table.session.colours[crew]
            widgets.append(_PartnerButton(crew, rect, mark, self, kit))
        return widgets

    def choose_partner(self, crew: int) -> None:
        """Look at another hand."""
        self.partner = crew
        self.marked["upper"] = None
        self.rebuild()

    def places(self, row: str) -> list[Rect]:
        """The upper row leaves room for the partners' buttons."""
        found = super().places(row)
        if row == "upper" and len(self.partners) > 1 and len(found) > 6:
            x, y, w, _ = self.row_rect(row)
            words, card = label_w(self.app.kit), card_size(self.app.kit)
            pitch = (w - words - 110 - card[0]) / (len(found) - 1)
            return [(x + words + n * pitch, rect[1], *card) for n, rect in enumerate(found)]
        return found


class HandsButton(Button):
    """Opens the hands of others; once they are open Enter is left to Confirm."""

    def is_open(self) -> bool:
        """Whether these hands are shown."""
        raise NotImplementedError

    def key_down(self, event: pygame.Event) -> bool:
        """Enter and Space press it, but only Space once the hands are open."""
        if self.is_open() and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return False
        return super().key_down(event)


class _PartnerButton(HandsButton):
    """Shows a crew member; pressing it opens their hand."""

    def __init__(self, crew: int, rect: Rect, mark: int, dialog: MessHallDialog, kit: Kit) -> None:
        name = dialog.position.name(crew)
        super().__init__(f"partner/{crew}", rect, "", lambda: dialog.choose_partner(crew), tip=name)
        self.mark, self.dialog, self.crew = mark, dialog, crew

    def is_open(self) -> bool:
        """Whether this hand is shown."""
        return self.dialog.partner == self.crew

    def draw(self, canvas: Canvas) -> None:
        """Draw the meeple, gold when it is the one."""
        self.primary = self.is_open()
        super().draw(canvas)
        x, y, w, h = self.rect
        canvas.icon(CREW[self.mark].icon, x + (w - 40) / 2, y + (h - 40) / 2, 40)


def _partner(option: Option) -> int:
    return int(option.get("to", option.get("from", option.get("with", 0))))


def _given(option: Option) -> str | None:
    return option.get("give")


def _taken(option: Option) -> str | None:
    return option.get("take")
