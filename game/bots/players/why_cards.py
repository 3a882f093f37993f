"""Say why a card is taken, given or laid aside: what it pays for, and what it repairs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.bots.players.player import Why
from game.bots.players.table_reading import TableReading


class CardUse(NamedTuple):
    """Hold what a card is good for: `divert`, `repair` or `lacks`, in which room, and how many cards lack
    then."""

    kind: str
    room: str
    missing: int = 0


def use_of(
    table: TableReading, card: str, who: int, hand: Sequence[str], before: Sequence[str]
) -> CardUse | None:
    """Return the best use of a card that comes to somebody; None where it has none at once.

    Args:
        table: the position.
        card: the card.
        who: to whom it comes.
        hand: what they keep beside it.
        before: what they hold before, with what goes for it.
    """
    more = [*hand, card]
    paid = [
        room for room in table.open_rooms if table.lacking(room, before) and not table.lacking(room, more)
    ]
    if paid:
        first = next((room for room in paid if all(room["cubes"])), paid[0])
        return CardUse("divert", first["id"])
    here = table.place(who)
    if here is not None and table.fits(card, here) and not any(table.fits(held, here) for held in before):
        return CardUse("repair", here["id"])
    near = [room for room in table.open_rooms if table.lacking(room, more) == 1 < table.lacking(room, before)]
    if near:
        return CardUse("lacks", near[0]["id"], 1)
    return None


def card_why(table: TableReading, card: str, gone: str | None = None) -> Why | None:
    """The reason to get a card; None where nothing can be said of it.

    Args:
        table: before it.
        card: that comes.
        gone: that goes for it.
    """
    hand = table.hand
    if gone is not None and gone in hand:
        hand.remove(gone)
    found = use_of(table, card, table.who, hand, table.hand)
    if found is not None:
        return Why(f"get-{found.kind}", _values(found))
    if table.wild(card):
        return Why("get-any")
    return None


def gift_why(table: TableReading, card: str, to: int, hand: Sequence[str] | None = None) -> Why:
    """The reason to give a card.

    Args:
        table: before it.
        card: that is given.
        to: to whom.
        hand: what they keep beside it; None: all that they hold.
    """
    before = table.view["crew"][to]["hand"]
    found = use_of(table, card, to, before if hand is None else hand, before)
    if found is None:
        return Why("give", {"crew": to})
    return Why(f"give-{found.kind}", {**_values(found), "crew": to})


def discard_why(table: TableReading, card: str) -> Why:
    """The reason to lay a card aside.

    Args:
        table: before it.
        card: that goes.
    """
    if not table.wanted(card):
        return Why("least-idle")
    same = table.hand.count(card)
    return Why("least-spare", {"count": same}) if same > 1 else Why("least")


def _values(found: CardUse) -> dict[str, str | int]:
    values: dict[str, str | int] = {"room": found.room}
    return {**values, "count": found.missing} if found.missing else values
