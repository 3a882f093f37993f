"""Find how an option is carried out by hand, read from what it is made of and what its steps do. Pure.

No room, action or question is known by name: a card of the hand and a crew member who gets it are a card that
is handed over, whoever asks.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from functools import lru_cache
from typing import NamedTuple

from game.rules.decisions import Alternative
from game.rules.effects.closures import Part

TOKENS = {"repair-cube": "cube", "action-token": "action", "protection-token": "protection"}
"""Tokens of the supply, by the name that the table has for each."""


class Interaction(Enum):
    """A way to carry out an option with the hands."""

    # On the table.
    MOVE = auto()
    """One's own meeple goes to a room."""
    SEND = auto()
    """Any meeple goes to a room."""
    ROLL = auto()
    """The die is thrown for cards (R-9)."""
    GIVE = auto()
    """A card of the hand goes to somebody."""
    TAKE = auto()
    """A card of somebody's hand comes to the own one."""
    TRADE = auto()
    """A card of the hand for a face-up card (R-29)."""
    REPAIR = auto()
    """A card, a held cube or one of the supply goes to a repair space."""
    DIVERT = auto()
    """Cards pay the divert cost of the room."""
    ACTIVATE = auto()
    """The room is used."""
    BOARD = auto()
    """The meeple goes into the Escape Pod (R-32)."""
    END = auto()
    """Phase 1 is over (R-7)."""
    DRAW = auto()
    """The deck's top card is taken."""
    LIFT = auto()
    """A face-up card is taken."""
    DECLINE = auto()
    """Nothing is taken."""
    DISCARD = auto()
    """A card of the hand goes to the discard pile."""
    GIFT = auto()
    """Something of the supply goes to one crew member."""
    NAME = auto()
    """A crew member is named."""
    ROOM = auto()
    """A room is named."""
    PLACE = auto()
    """Tokens, or hits, are laid on rooms one after the other."""
    # In a dialog.
    ORDER = auto()
    """Cards that were looked at go back in any order."""
    SPLIT = auto()
    """Cards that were looked at go to the top or to the bottom."""
    SALVAGE = auto()
    """A card of the discard pile comes to the hand."""
    SWAP = auto()
    """A card of the hand for one of the discard pile."""
    EXCHANGE = auto()
    """A card of the hand for one of somebody else's."""
    PAIR = auto()
    """Two others swap cards."""
    DEAL = auto()
    """Things of the supply are handed out."""
    # Anything else.
    LIST = auto()
    """It is a line of a list."""


class OptionReading(NamedTuple):
    """Hold what an option is on the table, and the names of its parts in its form, empty where it has none.

    Attributes:
        interaction: how it is carried out.
        crew, room, slot: the names of these parts.
        card: the card, or cards, that leave the hand, or that are looked at.
        taken: the card that is taken.
        token: what comes from the supply: `cube`, `action` or `protection`.
    """

    interaction: Interaction
    crew: str = ""
    room: str = ""
    slot: str = ""
    card: str = ""
    taken: str = ""
    token: str = ""


OTHER = OptionReading(Interaction.LIST)

BUTTONS = {
    Interaction.MOVE: "move",
    Interaction.ROLL: "scavenge",
    Interaction.GIVE: "share",
    Interaction.TAKE: "share",
    Interaction.TRADE: "share",
    Interaction.REPAIR: "repair",
    Interaction.DIVERT: "divert",
    Interaction.ACTIVATE: "activate",
}
"""The button of the dock that an action belongs to."""

ON_TABLE = frozenset(
    (
        Interaction.SEND, Interaction.GIVE, Interaction.TAKE, Interaction.TRADE, Interaction.REPAIR,
        Interaction.DRAW, Interaction.LIFT, Interaction.DECLINE, Interaction.DISCARD, Interaction.GIFT,
        Interaction.NAME, Interaction.ROOM,
    )
)  # fmt: skip
"""Interactions that gestures carry out; a question that has no others needs no dialog."""

ACTIONS = frozenset((*BUTTONS, Interaction.BOARD, Interaction.END))
"""Interactions of Phase 1 that are carried out on the table; all others are in a list."""


@lru_cache(maxsize=1024)
def read(alternative: Alternative) -> OptionReading:
    """Return what the options of an alternative are on the table."""
    found = _read(alternative)
    if alternative.action is not None:
        return found if found.interaction in ACTIONS else OTHER
    return (
        OTHER
        if found.interaction in (Interaction.ACTIVATE, Interaction.BOARD, Interaction.END, Interaction.ROLL)
        else found
    )


def times(alternative: Alternative) -> int:
    """Return how often the steps of an alternative are done, where that is a plain number: cards drawn."""
    counts = (verb.removeprefix("repeat/") for verb in alternative.verbs if verb.startswith("repeat/"))
    return max((int(count) for count in counts if count.isdigit()), default=1)


def reveals(alternative: Alternative) -> bool:
    """Return whether the steps of an alternative show what nobody knew, so that undo ends there."""
    told = ("roll", "look", "draw-damage", "move-card/deck", "build-deck")
    return any(verb == one or verb.startswith(f"{one}/") for verb in alternative.verbs for one in told)


def _read(alternative: Alternative) -> OptionReading:
    verbs, parts = alternative.verbs, alternative.parts
    if not parts:
        return _bare(verbs)
    kinds = tuple(sorted(part.type for part in parts))
    make = _BY_TYPES.get(kinds)
    return make(verbs, *sorted(parts, key=lambda part: part.type)) if make else OTHER


def _bare(verbs: frozenset[str]) -> OptionReading:
    """An option without parts: what its steps do says where the hand goes."""
    draws = _moves(verbs, "deck", "hand/active") or _moves(verbs, "face-up", "hand/active")
    if "activate" in verbs:
        return OptionReading(Interaction.ACTIVATE)
    if "board" in verbs:
        return OptionReading(Interaction.BOARD)
    if "phase" in verbs:
        return OptionReading(Interaction.END)
    if "roll" in verbs:
        return OptionReading(Interaction.ROLL) if draws else OTHER
    if verbs <= {"leave"}:
        return OptionReading(Interaction.DECLINE)
    return OptionReading(Interaction.DRAW) if _moves(verbs, "deck", "hand/active") else OTHER


def _moves(verbs: frozenset[str], start: str, end: str) -> bool:
    """Return whether a card goes from one zone to another."""
    return f"move-card/{start}/{end}" in verbs


def _gains(verbs: frozenset[str], who: str) -> str:
    """The one thing that somebody gains from the supply; empty if it is none, or several."""
    gained = {token for thing, token in TOKENS.items() if f"gain/{thing}/{who}" in verbs}
    return gained.pop() if len(gained) == 1 else ""


def _room(verbs: frozenset[str], room: Part) -> OptionReading:
    moved = f"move-meeple/active/{room.name}" in verbs
    return OptionReading(Interaction.MOVE if moved else Interaction.ROOM, room=room.name)


def _crew(verbs: frozenset[str], crew: Part) -> OptionReading:
    token = _gains(verbs, crew.name)
    return OptionReading(Interaction.GIFT if token else Interaction.NAME, crew=crew.name, token=token)


def _card(verbs: frozenset[str], card: Part) -> OptionReading:
    to_hand = _moves(verbs, card.zone, "hand/active")
    if card.zone == "face-up" and to_hand:
        return OptionReading(Interaction.LIFT, taken=card.name)
    if card.zone == "discard" and to_hand:
        return OptionReading(Interaction.SALVAGE, taken=card.name)
    if card.zone == "hand/active" and _moves(verbs, "hand/active", "discard"):
        return OptionReading(Interaction.DISCARD, card=card.name)
    return OTHER


def _cards(verbs: frozenset[str], cards: Part) -> OptionReading:
    if cards.source == "orders":
        return OptionReading(Interaction.ORDER, card=cards.name)
    if cards.source == "payments" and "divert/here" in verbs:
        return OptionReading(Interaction.DIVERT, card=cards.name)
    return OTHER


def _slot(verbs: frozenset[str], slot: Part) -> OptionReading:
    if slot.zone != "room/here" or "repair/here" not in verbs:
        return OTHER
    return OptionReading(
        Interaction.REPAIR, slot=slot.name, token="held" if "repair/here/active" in verbs else "cube"
    )


def _rooms(verbs: frozenset[str], rooms: Part) -> OptionReading:
    if rooms.source != "picks":
        return OTHER
    token = "protection" if "protect" in verbs else "cube" if "repair" in verbs else ""
    return OptionReading(Interaction.PLACE, room=rooms.name, token=token)


def _shares(verbs: frozenset[str], shares: Part) -> OptionReading:
    gained = [token for thing, token in TOKENS.items() if f"gain/{thing}" in verbs]
    return OptionReading(Interaction.DEAL, crew=shares.name, token=gained[0]) if len(gained) == 1 else OTHER


def _crew_room(verbs: frozenset[str], crew: Part, room: Part) -> OptionReading:
    sent = f"move-meeple/{crew.name}/{room.name}" in verbs
    return OptionReading(Interaction.SEND, crew=crew.name, room=room.name) if sent else OTHER


def _card_crew(verbs: frozenset[str], card: Part, crew: Part) -> OptionReading:
    if card.zone == "hand/active" and _moves(verbs, "hand/active", f"hand/{crew.name}"):
        return OptionReading(Interaction.GIVE, crew=crew.name, card=card.name)
    if card.of == crew.name and _moves(verbs, f"hand/{crew.name}", "hand/active"):
        return OptionReading(Interaction.TAKE, crew=crew.name, taken=card.name)
    return OTHER


def _two_cards(verbs: frozenset[str], one: Part, other: Part) -> OptionReading:
    give, take = (one, other) if one.zone == "hand/active" else (other, one)
    if give.zone != "hand/active":
        return OTHER
    if take.zone == "face-up" and "trade/active" in verbs:
        return OptionReading(Interaction.TRADE, card=give.name, taken=take.name)
    back = _moves(verbs, "hand/active", "discard") and _moves(verbs, "discard", "hand/active")
    return (
        OptionReading(Interaction.SWAP, card=give.name, taken=take.name)
        if take.zone == "discard" and back
        else OTHER
    )


def _card_slot(verbs: frozenset[str], card: Part, slot: Part) -> OptionReading:
    here = slot.zone == "room/here" and "repair/here" in verbs and card.zone == "hand/active"
    return OptionReading(Interaction.REPAIR, card=card.name, slot=slot.name) if here else OTHER


def _card_room_slot(verbs: frozenset[str], card: Part, room: Part, slot: Part) -> OptionReading:
    there = slot.of == room.name and f"repair/{room.name}" in verbs and card.zone == "hand/active"
    return (
        OptionReading(Interaction.REPAIR, room=room.name, card=card.name, slot=slot.name) if there else OTHER
    )


def _exchange(verbs: frozenset[str], one: Part, other: Part, crew: Part) -> OptionReading:
    give, take = (one, other) if one.zone == "hand/active" else (other, one)
    both = _moves(verbs, "hand/active", f"hand/{crew.name}") and _moves(
        verbs, f"hand/{crew.name}", "hand/active"
    )
    if give.zone != "hand/active" or take.of != crew.name or not both:
        return OTHER
    return OptionReading(Interaction.EXCHANGE, crew=crew.name, card=give.name, taken=take.name)


def _two_rows(verbs: frozenset[str], one: Part, other: Part) -> OptionReading:
    top, bottom = (one, other) if one.source == "selections" else (other, one)
    split = top.source == "selections" and bottom.source == "orders" and top.zone == bottom.zone
    if not split or f"put-back/{top.zone}" not in verbs:
        return OTHER
    return OptionReading(Interaction.SPLIT, card=top.name, taken=bottom.name)


def _pair(verbs: frozenset[str], one: Part, other: Part, crews: Part) -> OptionReading:
    first, second = (one, other) if one.zone == "hand/first-of" else (other, one)
    of_both = first.zone == "hand/first-of" and second.zone == "hand/last-of"
    if not of_both or {first.of, second.of} != {crews.name} or not _moves(verbs, "hand", "hand"):
        return OTHER
    return OptionReading(Interaction.PAIR, crew=crews.name, card=first.name, taken=second.name)


_BY_TYPES: dict[tuple[str, ...], Callable[..., OptionReading]] = {
    ("room",): _room,
    ("crew",): _crew,
    ("card",): _card,
    ("cards",): _cards,
    ("damage-cards",): _cards,
    ("slot",): _slot,
    ("rooms",): _rooms,
    ("shares",): _shares,
    ("crew", "room"): _crew_room,
    ("card", "crew"): _card_crew,
    ("card", "card"): _two_cards,
    ("card", "slot"): _card_slot,
    ("card", "room", "slot"): _card_room_slot,
    ("card", "card", "crew"): _exchange,
    ("cards", "cards"): _two_rows,
    ("damage-cards", "damage-cards"): _two_rows,
    ("cards", "cards", "crews"): _pair,
}
"""Readings of an option by the types of its parts, in the order of the alphabet."""
