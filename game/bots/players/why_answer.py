"""Say why a question of a room, of chance or of the storm is answered in a way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.bots.players.player import Why
from game.bots.players.table_reading import TableReading
from game.bots.players.why_cards import card_why, discard_why, gift_why
from game.bots.players.why_repair import repair_why
from game.rules.protocol import DecisionDict, OptionDict, RoomDict


def answer_why(
    table: TableReading, decision: DecisionDict, option: OptionDict, source: RoomDict | None = None
) -> Why:
    """The reason for an answer to anything but which action to take.

    Args:
        table: before it.
        decision: DECISION.
        option: the answer.
        source: the room whose ability asks; None: as DECISION says.
    """
    asked = source if source is not None else _source(table, decision)
    keys = set(option)
    take = option.get("take")
    if keys == {"take", "from"}:
        return card_why(table, option["take"]) or Why("take", {"crew": option["from"]})
    if {"give", "take"} <= keys:
        return card_why(table, option["take"], option["give"]) or Why("swap")
    if keys == {"give", "to"}:
        return gift_why(table, option["give"], option["to"])
    if take == "face_up":
        return card_why(table, option["card"]) or _open_card(table)
    if take == "deck":
        return _from_deck(table)
    if take == "nothing":
        return Why("take-nothing")
    if keys == {"take"} and isinstance(take, str):
        return card_why(table, take) or Why("best")
    if keys == {"card"}:
        return discard_why(table, option["card"])
    if keys == {"between", "first", "second"}:
        return _between(table, option)
    if keys == {"crew", "room"}:
        return _send(table, option["crew"], table.room(option["room"]))
    if {"room", "slot"} <= keys:
        return repair_why(table, table.room(option["room"]), option.get("card"))
    if keys == {"tokens"}:
        return Why("hand-tokens", {"crew": int(next(iter(option["tokens"])))})
    if keys == {"to"}:
        return _hand_out(table, asked, option["to"])
    if keys == {"rooms"}:
        rooms = [table.room(room) for room in option["rooms"]]
        return _strike(table, rooms) if table.view["phase"] == "damage" else _protect(table, rooms)
    if "order" in option and all(isinstance(card, str) for card in option["order"]):
        return Why("order")
    if "order" in option:
        return _later(table, option["order"])
    if keys == {"top", "bottom"}:
        return _sunk(table, option["top"], option["bottom"])
    return Why("best")


def _source(table: TableReading, decision: DecisionDict) -> RoomDict | None:
    source = decision.get("source")
    room = source.get("room") if source else None
    return table.room(room) if room is not None else None


def _collected(table: TableReading) -> int:
    """Return how many cards Phase 2 takes from the deck, where that is more than one; else 0 (R-15)."""
    count = table.content.numbers["deck-cards"].integer("deck-cards", 0, 99)
    return count if table.view["phase"] == "collect" and count > 1 else 0


def _from_deck(table: TableReading) -> Why:
    count = _collected(table)
    return Why("deck-more", {"count": count}) if count else Why("deck")


def _open_card(table: TableReading) -> Why:
    """Return what lay open is replaced by a single card of the deck: that makes the game longer."""
    count = _collected(table)
    return Why("open-slow", {"count": count}) if count else Why("open-card")


def _between(table: TableReading, option: OptionDict) -> Why:
    """Two others swap: what it does for one of them (R-21)."""
    one, other = option["between"]
    for who, out, into in (
        (one, option["first"], option["second"]),
        (other, option["second"], option["first"]),
    ):
        hand = list(table.view["crew"][who]["hand"])
        for card in out:
            hand.remove(card)
        for n, card in enumerate(into):
            found = gift_why(table, card, who, [*hand, *into[:n]])
            if found.id != "give":
                return found
    return Why("swap-two")


def _send(table: TableReading, who: int, room: RoomDict) -> Why:
    values = {"crew": who, "room": room["id"]}
    hand = table.view["crew"][who]["hand"]
    if not table.open_rooms and room["id"] == table.centre:
        return Why("core")
    if room in table.open_rooms and all(room["cubes"]) and not table.lacking(room, hand):
        return Why("send-divert", values)
    if any(table.fits(card, room) for card in hand):
        return Why("send-repair", values)
    return Why("send", {"crew": who})


def _hand_out(table: TableReading, source: RoomDict | None, to: int) -> Why:
    """A piece that a room hands out: where its holder stands it is of use (R-23, R-26)."""
    room = table.place(to)
    if room is None or source is None:
        return Why("hand-out")
    if table.gives(source, "protection-token"):
        if room["id"] == table.centre:
            return Why("hand-out")
        return Why("hold-shield", {"crew": to, "room": room["id"]})
    if table.gives(source, "repair-cube"):
        if table.exposed(room):
            return Why("hold-cube", {"crew": to, "room": room["id"]})
        return Why("carry-cube", {"crew": to})
    return Why("hand-out")


def _protect(table: TableReading, rooms: Sequence[RoomDict]) -> Why:
    """A token on a room takes its next hit (R-26)."""
    if not rooms:
        return Why("best")
    least = min(rooms, key=table.bears)
    if table.storm and not table.bears(least):
        return Why("danger", {"room": least["id"]})
    ready = [room for room in rooms if room in table.open_rooms and all(room["cubes"])]
    for room in ready:
        for who, member in enumerate(table.view["crew"]):
            if not table.lacking(room, member["hand"]) and member["at"] != "pod":
                return Why("protect-ready", {"room": room["id"], "crew": who})
    if all(table.bears(least) <= table.bears(room) for room in table.view["rooms"] if room["cubes"]):
        return Why("protect-least", {"room": least["id"]})
    if ready:
        return Why("protect-whole", {"room": ready[0]["id"]})
    return Why("shield", {"room": least["id"]})


def _strike(table: TableReading, rooms: Sequence[RoomDict]) -> Why:
    """The crew chooses what is hit (R-31)."""
    if all(table.bears(room) for room in rooms):
        return Why("strike-bear", {"count": len(rooms)})
    return Why("best")


def _fatal(table: TableReading, card: Any) -> bool:
    """Return whether a Damage card would lose the ship as it stands; not one whose rooms are chosen."""
    return not isinstance(card, dict) and any(not table.bears(table.room(room)) for room in card)


def _harm(table: TableReading, cards: Iterable[Any]) -> float:
    """Return how bad the worst of some Damage cards is: the fewer hits its rooms bear, the worse."""
    return max(
        (sum(1 / (1 + table.bears(table.room(room))) for room in card) for card in cards),
        default=0.0,
    )


def _later(table: TableReading, order: Sequence[Any]) -> Why:
    """Damage cards in another order (R-25)."""
    first, *rest = order
    if _fatal(table, first):
        return Why("best")
    if any(_fatal(table, card) for card in rest):
        return Why("damage-later")
    return Why("best" if isinstance(first, dict) else "damage-bear")


def _sunk(table: TableReading, top: Sequence[Any], bottom: Sequence[Any]) -> Why:
    """Damage cards go to the top or to the bottom (R-25)."""
    if any(_fatal(table, card) for card in bottom):
        return Why("damage-sunk")
    chosen = any(isinstance(card, dict) for card in (*top, *bottom))
    if bottom and not chosen and _harm(table, bottom) >= _harm(table, top):
        return Why("damage-down")
    return _later(table, top) if top else Why("best")
