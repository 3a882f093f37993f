"""Sources: the things that a `gather` can offer, in the order in which options list them.

`arrangements` has the sources that offer several things at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from game.rules.effects.binding import Args, source
from game.rules.effects.closures import Get, Source, Value
from game.rules.effects.mistakes import CannotError
from game.rules.states.packed_hands import count as copies
from game.rules.states.packed_hands import kinds
from game.rules.states.state import POD, State


def source_of(args: Args, element: str, get: Get, zone: str, place: Value | None = None) -> Source:
    """Make a source of the things in a zone; `place` says whose hand or which room it is."""
    word = "" if place is None or place.fixed is None else f"/{place.fixed.split(' ')[0]}"
    return Source(element, get, args.entry.name, zone + word, place.name if place else None)


@lru_cache(maxsize=4096)
def _distinct(cards: bytes) -> tuple[int, ...]:
    return tuple(sorted(set(cards)))


@source("neighbours", short="room")
def _neighbours(args: Args) -> Source:
    """List the rooms next to a room, not diagonally. `room`: the room."""
    place = args.value("room", "room")
    room = place.get

    def get(state: State, values: Sequence[Any]) -> tuple[int, ...]:
        return state.table.neighbours[room(state, values)]

    return source_of(args, "room", get, "neighbours", place)


def zone(args: Args, name: str, zones: Sequence[str]) -> tuple[str, Value | None]:
    """Bind a zone of cards: one of `zones`, or `{hand: crew}` where `hand` is among them."""
    node = args[name]
    plain = [word for word in zones if word != "hand"]
    if node.is_mapping:
        _, key, value = node.sole("a zone", ("hand",))
        if "hand" not in zones:
            raise key.error("'hand'", f"a zone: one of {', '.join(plain)}", plain)
        return "hand", args.binder.value(value, args.scope, "crew", "hand")
    return node.name("a zone", plain), None


@source("cards", short="of")
def _cards(args: Args) -> Source:
    """List the cards of a zone, equal ones once. `of`: face-up, discard, deck, damage-deck, damage-discard,
    or {hand: crew}."""
    where, crew = zone(args, "of", ("face-up", "discard", "deck", "damage-deck", "damage-discard", "hand"))
    if crew is not None:
        holder = crew.get

        def get_held(state: State, values: Sequence[Any]) -> tuple[int, ...]:
            return kinds(state.hands[state.table.hand_of[holder(state, values)]])

        return source_of(args, "card", get_held, where, crew)
    element, get = _PILES[where]
    return source_of(args, element, get, where)


_PILES: dict[str, tuple[str, Get]] = {
    "face-up": ("card", lambda state, values: _distinct(state.face_up)),
    "discard": ("card", lambda state, values: _distinct(state.discard)),
    "deck": ("card", lambda state, values: state.deck),
    "damage-deck": ("damage-card", lambda state, values: state.damage_deck),
    "damage-discard": ("damage-card", lambda state, values: _distinct(state.damage_discard)),
}
"""The zones of cards beside hands: the type of their cards, and how to list them."""


@lru_cache(maxsize=65536)
def _company(active: int, at: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([crew for crew, place in enumerate(at) if place == at[active] and crew != active])


@source("crew", optional=("other-than", "in", "holding"))
def _crew(args: Args) -> Source:
    """List crew members on the ship. `other-than`: not this one; `in`: only those in this room; `holding`:
    only those with a `protection` token."""
    other = args.value("other-than", "crew") if "other-than" in args else None
    place = args.value("in", "room") if "in" in args else None
    holding = "holding" in args and args["holding"].name("a thing held", ("protection",))
    if other and place and other.fixed == "active" and place.fixed == "here" and not holding:
        get_company: Get = lambda state, values: _company(state.active, state.at)  # noqa: E731
        return source_of(args, "crew", get_company, "room", place)

    def get(state: State, values: Sequence[Any]) -> tuple[int, ...]:
        if holding and not any(state.shields):
            return ()
        skip = other.get(state, values) if other else None
        room = place.get(state, values) if place else None
        return tuple(
            [
                crew
                for crew, at in enumerate(state.at)
                if at != POD
                and crew != skip
                and (room is None or at == room)
                and (not holding or state.shields[crew])
            ]
        )

    return source_of(args, "crew", get, "room" if place else "ship", place)


@source("deserters")
def _deserters(args: Args) -> Source:
    """List the crew members who left in the Escape Pod (R-32). No arguments."""

    def get(state: State, values: Sequence[Any]) -> tuple[int, ...]:
        if POD not in state.at:
            return ()
        return tuple([crew for crew, at in enumerate(state.at) if at == POD])

    return source_of(args, "crew", get, "pod")


@lru_cache(maxsize=1024)
def _without(rooms: tuple[int, ...], one: int | None, other: int | None) -> tuple[int, ...]:
    return tuple(room for room in rooms if room not in (one, other))


@source("rooms", optional=("other-than", "centre", "occupied", "diverted"))
def _rooms(args: Args) -> Source:
    """List rooms of the ship by id. `other-than`: not this one; `centre`: false leaves the Energy Core out;
    `occupied`: with a meeple or without; `diverted`: power diverted or not."""
    other = args.value("other-than", "room") if "other-than" in args else None
    centre = args.flag("centre", True)
    occupied = args.flag("occupied", False) if "occupied" in args else None
    diverted = args.flag("diverted", False) if "diverted" in args else None
    core = args.content.centre
    if occupied is None and diverted is None:
        left_out = None if centre else core

        def get_fixed(state: State, values: Sequence[Any]) -> tuple[int, ...]:
            return _without(state.table.rooms, other.get(state, values) if other else None, left_out)

        return source_of(args, "room", get_fixed, "ship")

    def get(state: State, values: Sequence[Any]) -> tuple[int, ...]:
        skip = other.get(state, values) if other else None
        return tuple(
            [
                room
                for room in state.table.rooms
                if room != skip
                and (centre or room != core)
                and (occupied is None or (room in state.at) == occupied)
                and (diverted is None or state.diverted[room] == diverted)
            ]
        )

    return source_of(args, "room", get, "ship")


@source("spaces", optional=("card", "topmost"), short="room")
def _spaces(args: Args) -> Source:
    """List the empty repair spaces of a room. `room`: the room; `card`: only those that this card repairs;
    `topmost`: only the topmost if power is diverted, for a repair there refills all (R-12)."""
    room = args.value("room", "room")
    card = args.value("card", "card") if "card" in args else None
    topmost = args.flag("topmost", False)
    tracks = tuple(item.repair for item in args.content.rooms)
    full = tuple((1 << len(track)) - 1 for track in tracks)
    wild = tuple(item.wild for item in args.content.resources)
    place, kind = room.get, card.get if card else None

    @cache
    def exposed(at: int, cubes: int, match: int | None, first: bool) -> tuple[int, ...]:
        found = tuple(
            slot
            for slot, needed in enumerate(tracks[at])
            if not cubes >> slot & 1 and (match is None or match == needed or wild[match])
        )
        return found[:1] if first else found

    def get(state: State, values: Sequence[Any]) -> tuple[int, ...]:
        at = place(state, values)
        cubes = state.cubes[at]
        if cubes == full[at]:
            return ()
        return exposed(at, cubes, kind(state, values) if kind else None, topmost and state.diverted[at])

    return source_of(args, "slot", get, "room", room)


@source("wanted", optional=("slot",), short="in")
def _wanted(args: Args) -> Source:
    """List the resources that empty repair spaces take, each once. `in`: a room, or a source of rooms;
    `slot`: only those that a repair of this space takes: in a room with power diverted all of them (R-12)."""
    tracks = tuple(item.repair for item in args.content.rooms)
    slot = args.value("slot", "slot").get if "slot" in args else None
    node = args["in"]
    if node.is_mapping:
        rooms = args.source("in").get
    else:
        room = args.value("in", "room").get

        def rooms(state: State, values: Sequence[Any]) -> tuple[int, ...]:
            return (room(state, values),)

    def get(state: State, values: Sequence[Any]) -> tuple[int, ...]:
        space = slot(state, values) if slot else None
        return tuple(
            dict.fromkeys(
                card
                for at in rooms(state, values)
                for place, card in enumerate(tracks[at])
                if (space is None or space == place or state.diverted[at])
                and not state.cubes[at] >> place & 1
            )
        )

    return Source("card", get)


@source("payments", "room", "hand")
def _payments(args: Args) -> Source:
    """List the sets of cards that pay a room's divert cost, with wild cards (R-8, R-13). `room`: the room;
    `hand`: whose hand pays."""
    room = args.value("room", "room")
    crew = args.value("hand", "crew")
    costs = tuple(item.divert for item in args.content.rooms)
    wild = tuple(index for index, item in enumerate(args.content.resources) if item.wild)

    def get(state: State, values: Sequence[Any]) -> tuple[bytes, ...]:
        cost = costs[room.get(state, values)]
        hand = state.hands[state.table.hand_of[crew.get(state, values)]]
        return _ways_to_pay(cost, wild, hand)

    made = source_of(args, "cards", get, "hand", crew)
    return made._replace(of=made.of or room.name)


@lru_cache(maxsize=65536)
def _ways_to_pay(cost: tuple[int, ...], wild: tuple[int, ...], hand: int) -> tuple[bytes, ...]:
    ways: set[tuple[int, ...]] = {()} if cost else set()
    for needed in cost:
        ways = {tuple(sorted((*way, card))) for way in ways for card in {needed, *wild}}
    return tuple(
        bytes(way) for way in sorted(ways) if all(copies(hand, card) >= way.count(card) for card in set(way))
    )


def removed(cards: bytes, card: int) -> bytes:
    """Return the cards without the first one equal to `card`.

    Raises:
        CannotError: there is none.
    """
    at = cards.find(card)
    if at < 0:
        raise CannotError("the card is not among the cards")
    return cards[:at] + cards[at + 1 :]


@source("protection-on", short="room")
def _protection_on(args: Args) -> Source:
    """List the owners of the Protection tokens on a room, the oldest first. `room`: the room."""
    room = args.value("room", "room")
    get = room.get
    return source_of(args, "crew", lambda state, values: state.protection[get(state, values)], "room", room)


@source("cubes-on", short="room")
def _cubes_on(args: Args) -> Source:
    """List the repair spaces of a room that hold a cube. `room`: the room."""
    room = args.value("room", "room")
    get = room.get

    def slots(state: State, values: Sequence[Any]) -> tuple[int, ...]:
        return _bits(state.cubes[get(state, values)])

    return source_of(args, "slot", slots, "room", room)


@lru_cache(maxsize=256)
def _bits(mask: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)


@source("rooms-on", short="card")
def _rooms_on(args: Args) -> Source:
    """List the rooms that a Damage card names, in printed order. `card`: the card."""
    card = args.value("card", "damage-card")
    rooms = tuple(item.rooms for item in args.content.damage)
    get = card.get
    return source_of(args, "room", lambda state, values: rooms[get(state, values)], "ship")
