"""Solo (R-28, R-29): one shared hand, and cards traded with the face-up row in place of sharing. Pure."""

from __future__ import annotations

from game.app.table.model import conditions as need
from game.app.table.model.conditions import check
from game.app.table.model.manner import Manner
from game.app.table.model.position import Position
from game.sentences import Line
from game.wording import Texts

TRADE_PRICE = 2
"""Actions that a trade takes: one for the card given, one for the card taken (R-29)."""


def is_trade(position: Position) -> bool:
    """Whether a trade is to be made that is no action (R-29)."""
    return not position.acting and Manner.TRADE in position.manners


def trade(texts: Texts, position: Position) -> list[Line]:
    """The conditions for trading a card of the hand for a face-up card."""
    return [
        check(texts, bool(position.hand), "play-own-cards"),
        need.left(texts, position, TRADE_PRICE),
    ]
