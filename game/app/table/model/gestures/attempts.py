"""Find what a gesture would do, if it were legal: read from what the options of a question are made of.
Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from game.app.table.model.gestures.interactions import Interaction, OptionReading, read
from game.app.table.model.position import Position
from game.app.table.model.table_keys import HELD_CUBE, TableKey
from game.rules.decisions import Alternative
from game.rules.protocol import OptionDict
from game.wording import Catalogue, resource_name, room_name


@dataclass(frozen=True)
class Attempt:
    """Hold what a gesture would do, if it were legal.

    Attributes:
        what: what is tried, in words: the beginning of a refusal.
        option: the keys and values of the option that are settled by it.
        aim: the room at which it aims, where the option acts in the room that one stands in.
        afar: `what`, where that is another room.
        paid: the name of the cards of the option among which `card` has to be.
        card: the card in hand.
    """

    what: str
    option: OptionDict
    aim: str | None = None
    afar: str = ""
    paid: str = ""
    card: str = ""


def attempts(
    texts: Catalogue, position: Position, kinds: Iterable[Alternative], source: TableKey, target: TableKey
) -> list[Attempt]:
    """Return what a gesture may mean, of some kinds of options."""
    found = []
    for kind in kinds:
        reading = read(kind)
        make = _MEANS.get(reading.interaction)
        if make is None or (reading.interaction is Interaction.MOVE and source.member != position.active):
            continue
        one = make(_Hand(texts, position, reading), source, target)
        if one is not None:
            found.append(replace(one, option={**dict(kind.answer), **one.option}))
    return found


@dataclass(frozen=True)
class _Hand:
    """Read what the hands do, in words and in parts of an option."""

    texts: Catalogue
    position: Position
    reading: OptionReading

    def card(self, key: TableKey) -> str | None:
        """The card that lies at a key."""
        return self.position.card(key)

    def words(self, id: str, room: str = "", card: str = "", crew: int = -1) -> str:
        """Return what is tried."""
        told: dict[str, Any] = {}
        if room:
            told["room"] = room_name(self.texts, room)
        if card:
            told["card"] = resource_name(self.texts, card)
        if crew >= 0:
            told["name"] = self.position.name(crew)
        return self.texts(id, **told)


def member_at(key: TableKey) -> int | None:
    """The crew member at whom somebody aims."""
    return key.member if key.kind in ("crew", "card", "meeple") else None


def _move(hand: _Hand, source: TableKey, target: TableKey) -> Attempt | None:
    if source.kind not in ("meeple", "crew") or target.kind != "room":
        return None
    return Attempt(hand.words("play-do-move-room", target.room_id), {hand.reading.room: target.room_id})


def _send(hand: _Hand, source: TableKey, target: TableKey) -> Attempt | None:
    if source.kind not in ("meeple", "crew") or target.kind != "room":
        return None
    what = hand.words("play-do-send-room", target.room_id, crew=source.member)
    return Attempt(what, {hand.reading.crew: source.member, hand.reading.room: target.room_id})


def _give(hand: _Hand, source: TableKey, target: TableKey) -> Attempt | None:
    card, crew = hand.card(source), member_at(target)
    if source.kind != "hand" or card is None or crew is None:
        return None
    own = crew == hand.position.active
    what = hand.words("play-do-card" if own else "play-do-give", card=card, crew=crew)
    return Attempt(what, {hand.reading.crew: crew, hand.reading.card: card})


def _take(hand: _Hand, source: TableKey, target: TableKey) -> Attempt | None:
    card, owner = hand.card(source), source.member
    mine = target.kind in ("dock", "hand") or member_at(target) == hand.position.active
    reachable = hand.position.room_of(owner) is not None
    if source.kind != "card" or card is None or owner == hand.position.active or (reachable and not mine):
        return None
    return Attempt(
        hand.words("play-do-take", card=card, crew=owner),
        {hand.reading.crew: owner, hand.reading.taken: card},
    )


def _trade(hand: _Hand, source: TableKey, target: TableKey) -> Attempt | None:
    given, taken = (target, source) if source.kind == "face-up" else (source, target)
    option = {}
    if given.kind == "hand" and given.n >= 0:
        option[hand.reading.card] = hand.card(given)
    if taken.kind == "face-up" and taken.n >= 0:
        option[hand.reading.taken] = hand.card(taken)
    if given.kind not in ("hand", "dock") or taken.kind != "face-up":
        return None
    return Attempt(hand.texts("play-do-trade"), option)


def _repair(hand: _Hand, source: TableKey, target: TableKey) -> Attempt | None:
    reading, card = hand.reading, hand.card(source)
    held = source == HELD_CUBE and reading.token == "held"
    fits = (source.kind == "hand" and reading.card and card is not None) or (held and not reading.card)
    divert = target.kind == "divert" and not held
    if not fits or target.kind not in ("room", "slot", "divert") or divert:
        return None
    option: dict[str, Any] = {reading.card: card} if reading.card else {}
    if target.kind == "slot":
        option[reading.slot] = target.n
    what, afar = hand.words("play-do-repair-room", target.room_id), ""
    if reading.room:
        return Attempt(what, {**option, reading.room: target.room_id})
    if card is not None:
        afar = hand.words("play-do-card-room", target.room_id, card)
    return Attempt(what, option, target.room_id, afar)


def _divert(hand: _Hand, source: TableKey, target: TableKey) -> Attempt | None:
    card = hand.card(source)
    if source.kind != "hand" or card is None or target.kind not in ("room", "divert"):
        return None
    what = hand.words("play-do-divert-room", target.room_id)
    afar = hand.words("play-do-card-room", target.room_id, card) if target.kind == "room" else ""
    return Attempt(what, {}, target.room_id, afar, hand.reading.card, card)


def _board(hand: _Hand, source: TableKey, target: TableKey) -> Attempt | None:
    mine = source.kind in ("meeple", "crew") and source.member == hand.position.active
    return Attempt(hand.texts("play-do-board"), {}) if mine and target.kind == "pod" else None


def _pick(hand: _Hand, source: TableKey, target: TableKey) -> Attempt | None:
    """A card of the deck, or a face-up one, comes to the hand."""
    mine = target.kind in ("dock", "hand") or member_at(target) == hand.position.active
    option = {hand.reading.taken: hand.card(source)} if hand.reading.taken else {}
    if source.kind != ("face-up" if option else "deck") or not mine:
        return None
    return Attempt(hand.texts("play-do-pick"), option)


def _discard(hand: _Hand, source: TableKey, target: TableKey) -> Attempt | None:
    card = hand.card(source)
    if source.kind != "hand" or card is None or target.kind != "discard":
        return None
    return Attempt(hand.words("play-do-discard", card=card), {hand.reading.card: card})


def _gift(hand: _Hand, source: TableKey, target: TableKey) -> Attempt | None:
    crew = member_at(target)
    if source != TableKey.supply(hand.reading.token) or crew is None:
        return None
    return Attempt(hand.texts(f"play-do-{hand.reading.token}"), {hand.reading.crew: crew})


_MEANS: dict[Interaction, Callable[[_Hand, TableKey, TableKey], Attempt | None]] = {
    Interaction.MOVE: _move,
    Interaction.SEND: _send,
    Interaction.GIVE: _give,
    Interaction.TAKE: _take,
    Interaction.TRADE: _trade,
    Interaction.REPAIR: _repair,
    Interaction.DIVERT: _divert,
    Interaction.BOARD: _board,
    Interaction.GIFT: _gift,
    Interaction.DRAW: _pick,
    Interaction.LIFT: _pick,
    Interaction.DISCARD: _discard,
}
