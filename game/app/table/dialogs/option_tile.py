"""A tile for one way: its cards, people and rooms, its words, and the digit that takes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.app.bindings.commands import CARDS
from game.app.drawing.looks import Icon
from game.app.drawing.viewport import Point
from game.app.table.model.gestures.option_views import OptionView
from game.app.table.paint import tokens
from game.app.table.paint.cards import resource_card
from game.app.table.paint.cards.damage_card import draw_damage_card
from game.app.views.bits import cap
from game.app.views.controls import Spot
from game.app.views.tree import Act, View, column, drawn, icon, on, row, stack, text

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.drawing.viewport import Rect

CARD = (80.0, 112.0)
ICON = 72.0
BADGE = 44.0
"""Size of people and rooms beside cards."""
GAP = 8.0
WAY = "way/"
"""Beginning of the names of tiles."""
KIND = "way"
"""The kind of `Act` of a tile: `OptionTile` is its control."""


class OptionTile(Spot):
    """The control of a tile."""

    @property
    def number(self) -> int:
        """Its place, from 0."""
        return int(str(self.act.value))

    def press(self, point: Point | None = None) -> None:
        """Take this way, or say why it cannot be taken."""
        self.do(self.key, self.value)

    def key_down(self, event: pygame.Event) -> bool:
        """Enter and Space press it; Enter is left to the button that confirms where it is chosen already."""
        if dict(self.act.more).get("held_back") and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return False
        return super().key_down(event)


MAKERS = {KIND: OptionTile}


def option_tile(
    kit: Kit,
    number: int,
    way: OptionView,
    colours: Sequence[int],
    *,
    marked: bool = False,
    held_back: bool = False,
    leads: bool = False,
    card: tuple[float, float] = CARD,
    **given: Any,
) -> View:
    """Return one way; its value is its place.

    Args:
        kit: the keys of the player.
        number: its place, from 0.
        way: what it stands for.
        colours: the crew marks.
        marked: whether it is the one that Enter takes, or that is chosen so far.
        held_back: whether Enter is left to the button that confirms, because the tile is chosen already.
        leads: whether the rulebook says why it cannot be taken.
        card: size of its cards.
        given: properties of the view.
    """
    label = kit.keys.label(f"card-{number + 1}", kit.texts) if number < CARDS else ""
    words = column(
        _pieces(kit, way, colours, card),
        text(way.words, "fact", lines=0, align="center", grow=1),
        text(way.problem, "fact", "note", align="center"),
        gap=6,
        pad=(12, 20, 12, 8),
    )
    key = cap(kit, label)
    more = (("label", way.words), ("held_back", held_back), ("leads", leads))
    keys = (kit.keys.code(f"card-{number + 1}"),) if number < CARDS else ()
    act = Act(KIND, number, way.reason or None, keys=keys, more=more)
    states = on(primary=marked and not way.reason, locked=bool(way.reason))
    corner = row(key, pad=(0, 4, 6, 0), at=(1.0, 0.0)) if key is not None else None
    return stack(words, corner, look="button", states=states, **given).named(f"{WAY}{number}", act)


def _pieces(kit: Kit, way: OptionView, colours: Sequence[int], card: tuple[float, float]) -> View:
    """Return cards side by side, people, rooms and signs at their lower right; or these alone."""
    cards = [
        drawn(_card, kind == "damage", _plain(what), wide=card[0], high=card[1])
        for kind, what in way.pieces
        if kind in ("card", "damage")
    ]
    others = [piece for piece in way.pieces if piece[0] not in ("card", "damage")]
    large = card[0] / CARD[0]
    size = (BADGE if cards else ICON) * large
    signs = [icon(name, size, tint) for name, tint in (_sign(kit, colours, *one) for one in others)]
    if not cards:
        return row(*signs, gap=GAP, pack="middle", high=card[1])
    beside = row(*signs, gap=GAP, at=(1.0, 1.0)) if signs else None
    return stack(row(*cards, gap=GAP, pack="middle"), beside, high=card[1])


def _card(canvas: Canvas, rect: Rect, damage: bool, card: Any) -> None:
    if damage:
        draw_damage_card(canvas, rect, dict(card) if _named(card) else card)
    else:
        resource_card.resource_card(canvas, rect, card)


def _named(card: Any) -> bool:
    """Tell whether a Damage card was a mapping."""
    return isinstance(card, tuple) and all(isinstance(part, tuple) for part in card)


def _plain(card: Any) -> Any:
    """Return a card in a form that views can hold."""
    if isinstance(card, dict):
        return tuple(card.items())
    return tuple(card) if isinstance(card, list) else card


def _sign(kit: Kit, colours: Sequence[int], kind: str, what: Any) -> tuple[Icon, Any]:
    """Return the icon of a piece, and what colours it; None for its own colours."""
    if kind == "crew":
        return tokens.meeple_icon(colours[what]), None
    if kind == "action":
        return kit.looks.action(what), "sign"
    if kind == "room":
        look = kit.looks.room(what)
        return look.icon, look.frame
    return what, "sign"
