"""Show what no gesture and no other dialog fits: options as a list, part by part where there are many."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any

from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.app.table.dialogs.dialog_sizes import MARGIN
from game.app.table.dialogs.option_tile import CARD, MAKERS, option_tile
from game.app.table.model.gestures.interactions import reveals
from game.app.table.model.gestures.option_views import (
    OptionView,
    action_name,
    option_views,
    part_words,
    pieces_of,
)
from game.app.table.model.position import LegalOption
from game.app.table.model.words.question_words import question_words
from game.app.views.bits import button, cap
from game.app.views.tree import View, column, first_that_fits, row, scroll, text
from game.app.widgets.scroll import GUTTER
from game.rules.protocol import OptionDict
from game.sentences import sentence

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import DialogHost

WHOLE_UP_TO = 10
"""Largest number of options in one list; of more, the player chooses one part after the other."""
TILE = (206.0, 214.0)
LARGER = (2.0, 1.75, 1.5, 1.25, 1.0)
"""Factors of the size of cards and tiles where there are few, to try from the largest."""
GAP = 16.0
EDGE = 8.0
"""Room above the first tiles for the ring of the focus."""


class OptionListDialog(DecisionDialog):
    """A tile for every option; a click, its digit or Enter chooses it.

    Where that cannot be taken back (cards are seen or drawn by it, or the damage follows) it only marks it,
    and Confirm chooses.

    Args:
        table: the scene below, which makes the choice.
        offers: the options in question, where they are not all of DECISION's: one may then leave without any.

    Attributes:
        path: what has been chosen so far of the option, one part after the other.
        marked: the option that Confirm takes.
    """

    makers = MAKERS

    def __init__(self, table: DialogHost, offers: Sequence[LegalOption] = ()) -> None:
        super().__init__(table)
        self.actions["step-back"] = self.step_back
        self.leaves = bool(offers)
        self.note_key = "play-list-note" if offers else ""
        self.offers = tuple(offers or self.shown.position.offers)
        self.path: list[tuple[Hashable, str]] = []
        only = len(self.offers) == 1
        self.marked: OptionDict | None = self.offers[0].option if only else None

    def title(self) -> str:
        """The heading: whose question it is, or what the action is called."""
        action = self.offers[0].made.action
        if self.leaves and action is not None:
            return action_name(self.app.kit.texts, action)
        return super().title()

    def explanation(self) -> str:
        """The line under the heading."""
        texts = self.app.kit.texts
        if not self.leaves:
            return question_words(texts, self.position, "-text")
        about = f"action-{self.offers[0].made.action}-text"
        return texts(about) if texts.has(about) else texts("play-list-action")

    def answer(self) -> OptionDict | None:
        """The option that is marked."""
        return self.marked

    @property
    def advised(self) -> bool:
        """Not for one action that is only looked at."""
        return super().advised and not self.leaves

    def arrange(self, option: OptionDict) -> None:
        """Mark an option, its parts chosen one after the other."""
        self.path, self.marked = [], option
        wanted = parts_of(self.position.offer_of(option))
        while (part := self._next_part(wanted)) is not None:
            self.path.append(part)

    def _next_part(self, wanted: Sequence[Hashable]) -> tuple[Hashable, str] | None:
        """The next part of an option that is chosen; None where the option itself is on the list."""
        at = wanted[len(self.path)] if len(self.path) < len(wanted) else None
        return next(((at, way.words) for way, part in self.ways() if part is not None and part == at), None)

    # What the list shows

    def left(self) -> list[LegalOption]:
        """The options that begin with what has been chosen so far."""
        chosen = [value for value, _ in self.path]
        return [offer for offer in self.offers if parts_of(offer)[: len(chosen)] == chosen]

    def ways(self) -> list[tuple[OptionView, Hashable | None]]:
        """The lines now, each with the part that it chooses; None where it is the option itself."""
        texts, left = self.app.kit.texts, self.left()
        depth = len(self.path)
        longest = max(len(parts_of(offer)) for offer in left)
        if len(self.offers) <= WHOLE_UP_TO or longest <= depth + 1:
            return [
                (way, None) for way in option_views(texts, self.position, [offer.option for offer in left])
            ]
        found: list[tuple[OptionView, Hashable | None]] = []
        for offer in left:
            values = parts_of(offer)
            if len(values) <= depth:
                found += [(way, None) for way in option_views(texts, self.position, [offer.option])]
            elif all(part != values[depth] for _, part in found):
                part = offer.made.parts[depth]
                words = sentence(part_words(texts, self.position, offer.option, part))
                pieces = pieces_of(part, offer.option[part.name])
                found.append((OptionView(offer.option, pieces, words), values[depth]))
        return found

    def take(self, way: OptionView, part: Hashable | None) -> None:
        """Mark an option, or go on to its next part."""
        self._touched = True
        if part is None and self._at_once(way.option):
            self.marked = way.option
            self.confirm()
            return
        if part is None:
            self.marked = None if self.marked is way.option else way.option
        else:
            self.path.append((part, way.words))
            alone = self.left()
            self.marked = alone[0].option if len(alone) == 1 else None
        self.rebuild()
        self.form.focus_on("way/0" if part is not None else self._focus_of(way), by_key=True)

    def _at_once(self, option: OptionDict) -> bool:
        """Return whether undo is the way back from an option, so that choosing it needs no second press."""
        if self.position.state["phase"] != "actions":
            return False
        offer = next(offer for offer in self.offers if offer.option == option)
        return not reveals(offer.made)

    def _focus_of(self, way: OptionView) -> str:
        shown = [other.option for other, _ in self.ways()]
        return f"way/{next(n for n, option in enumerate(shown) if option is way.option)}"

    def step_back(self) -> None:
        """Choose the last part anew; leave, where nothing has been chosen."""
        if self.path:
            self.path.pop()
            self.marked = None
            self.rebuild()
        elif self.leaves:
            self.app.pop()

    @property
    def has_page(self) -> bool:
        """Return whether the rulebook has a page about it: an action that was looked at has its own."""
        return self.leaves or super().has_page

    def explain(self) -> None:
        """Open the rulebook at the question, or at the action that was looked at."""
        if self.leaves:
            self.table.door.explain((f"action/{self.offers[0].made.action}",), self.title())
        else:
            super().explain()

    def undo(self) -> None:
        """Take the activation back; an action that was only looked at is left."""
        if self.leaves:
            self.app.pop()
        else:
            super().undo()

    # Controls

    def foot_buttons(self, kit: Kit) -> list[View]:
        """A way back to the part before, or out."""
        if not self.path and not self.leaves:
            return []
        words = kit.texts("play-step-back" if self.path else "confirm-back")
        return [button("step-back", words, sign="ui-undo", key=cap(kit, kit.texts("key-escape")))]

    @property
    def undoable(self) -> bool:
        """Return whether Undo stands beside Confirm."""
        return super().undoable and not self.leaves and not self.path

    def middle(self, kit: Kit) -> View:
        """Return the tiles, on a page that is scrolled where it is long."""
        ways, room = self.ways(), self.body(kit)[2]
        shown = [self._tiles(kit, ways, share, room) for share in LARGER]
        fitting = [row(tiles, pack="middle") for tiles in shown]
        page = first_that_fits(*fitting, scroll(shown[-1], "ways"), grow=1)
        return column(text(self._said(), "card-name"), page, gap=EDGE, pad=(MARGIN, 22, MARGIN, 0))

    def chosen(self, name: str, value: int) -> None:
        """Take a way."""
        self.take(*self.ways()[value])

    def _tiles(
        self, kit: Kit, ways: Sequence[tuple[OptionView, Hashable | None]], share: float, room: float
    ) -> View:
        """Return all tiles with cards of a size, row by row."""
        most, larger, card = (
            max(way.cards for way, _ in ways),
            kit.text - 1,
            (CARD[0] * share, CARD[1] * share),
        )
        least = TILE[0] * (1 + (share - 1) * 0.6) + 120 * larger
        size = (
            max(least, most * (card[0] + 8) + 36 if most >= 2 else 0),
            TILE[1] - CARD[1] + card[1] + 90 * larger,
        )
        tiles = []
        for n, (way, part) in enumerate(ways):
            chosen = way.option is self.marked and part is None
            tile = option_tile(
                kit,
                n,
                way,
                self.shown.session.colours,
                marked=chosen,
                held_back=chosen,
                card=card,
                wide=size[0],
                high=size[1],
            )
            tiles.append(tile)
        columns = max(1, int((room - GUTTER + GAP) // (size[0] + GAP)))
        rows = [row(*tiles[n : n + columns], gap=GAP) for n in range(0, len(tiles), columns)]
        return column(*rows, gap=GAP, align="start", pad=EDGE)

    def enter(self, app: Any) -> None:
        """The first tile has the focus, visibly."""
        super().enter(app)
        self.form.focus_on("way/0", by_key=True)

    def put_back(self) -> bool:
        """Go back to the part before, and leave what need not be decided."""
        if not self.path and not self.leaves:
            return super().put_back()
        self.step_back()
        return True

    def _said(self) -> str:
        """Return what is to be chosen now, behind what has been chosen before."""
        texts = self.app.kit.texts
        words = texts(f"play-list-{self._wanted()}")
        for _, chosen in reversed(self.path):
            words = texts("play-list-then", chosen=chosen, next=words)
        return words

    def _wanted(self) -> str:
        """The type of what is chosen now; `one` for whole options."""
        left, depth = self.left(), len(self.path)
        if len(self.offers) <= WHOLE_UP_TO:
            return "one"
        kinds = {offer.made.parts[depth].type for offer in left if len(offer.made.parts) > depth}
        return kinds.pop() if len(kinds) == 1 else "one"


def parts_of(offer: LegalOption) -> list[Hashable]:
    """Return what an option is made of, part by part, in a form that can be compared."""
    return [(part.type, _plain(offer.option[part.name])) for part in offer.made.parts]


def _plain(value: Any) -> Hashable:
    if isinstance(value, dict):
        return tuple(sorted((key, _plain(item)) for key, item in value.items()))
    return tuple(map(_plain, value)) if isinstance(value, list) else value
