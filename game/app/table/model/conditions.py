"""The conditions of every action, each met or not, with what is missing in words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.app.table.model.position import CORE, Position, fits, missing_to_pay, whole
from game.sentences import Line, formed, sentence
from game.wording import Texts, counted, counted_or_plain, listing, resource_name, room_name


def check(texts: Texts, ok: bool, key: str, **values: Any) -> Line:
    """A condition from the messages `key` (the line), `key-no` (the problem) and `key-short`."""
    if ok:
        return Line(True, texts(key, **values))
    problem = texts(f"{key}-no", **values)
    return Line(False, sentence(problem), problem, texts(f"{key}-short", **values))


def left(texts: Texts, position: Position, price: int = 1) -> Line:
    """That so many actions can still be taken (R-6)."""
    if position.kind == "action" and price > 1:
        count = position.actions
        return check(texts, count >= price, "play-left-many", count=count, price=price)
    if position.kind == "action":
        return check(texts, position.actions > 0, "play-left", count=position.actions)
    return Line(True, texts("play-left-paid"))


def standing(texts: Texts, position: Position, room_id: str) -> Line:
    """That the active crew member stands in a room."""
    here = position.here["id"]
    return check(
        texts, here == room_id, "play-standing", room=room_name(texts, room_id), here=room_name(texts, here)
    )


def share(texts: Texts, position: Position) -> list[Line]:
    """The conditions for giving or taking a card (R-10)."""
    others = position.companions()
    cards = bool(position.hand) or any(position.crew[n]["hand"] for n in others)
    return [
        check(texts, bool(others), "play-company"),
        *([check(texts, cards, "play-cards")] if others else []),
        left(texts, position),
    ]


def cubes(texts: Texts, room: Any) -> Line:
    """That a room is whole (R-13, R-14)."""
    return check(texts, whole(room), "play-whole", cubes=sum(room["cubes"]), spaces=len(room["cubes"]))


def held_cube(texts: Texts, position: Position, room_id: str, space: int | None) -> list[Line]:
    """The conditions for repairing a space of a room, or any of them, with a held Repair cube (R-23)."""
    room = position.room(room_id)
    if space is not None and room["cubes"] and room["cubes"][space] and not whole(room):
        return [check(texts, False, "play-exposed")]
    return [check(texts, not whole(room), "play-broken"), left(texts, position)]


def repair_room(
    texts: Texts, position: Position, room_id: str, cards: Iterable[str], cube: bool = False
) -> list[Line]:
    """The conditions for repairing any space of a room with any of the cards, or with a held cube."""
    room, track = position.room(room_id), position.facts[room_id].repair
    open_spaces = [wanted for wanted, cube in zip(track, room["cubes"], strict=True) if not cube]
    if not open_spaces:
        return [check(texts, False, "play-broken")]
    wanted = [resource_name(texts, kind) for kind in dict.fromkeys(open_spaces)]
    held = list(cards)
    matching = any(fits(card, kind) for card in held for kind in open_spaces)
    has_cube = cube and position.crew[position.active]["repair_cubes"] > 0
    return [
        check(
            texts,
            matching or has_cube,
            "play-fitting",
            wanted=listing(texts, wanted, "or"),
            count=len(held),
            held=resource_name(texts, held[0]) if len(held) == 1 else "",
        ),
        check(texts, position.supply("cube") > 0 or has_cube, "play-cube"),
        left(texts, position),
    ]


def repair_space(texts: Texts, position: Position, room_id: str, space: int, card: str) -> list[Line]:
    """The conditions for repairing one space with one card."""
    room, track = position.room(room_id), position.facts[room_id].repair
    if not track:
        return [check(texts, False, "play-broken")]
    if room["cubes"][space]:
        return [check(texts, False, "play-exposed")]
    open_spaces = [kind for kind, cube in zip(track, room["cubes"], strict=True) if not cube]
    # In a diverted room one card that fits any exposed space refills them all.
    wanted = open_spaces if room["diverted"] else [track[space]]
    names = listing(texts, (resource_name(texts, kind) for kind in dict.fromkeys(wanted)), "or")
    return [
        check(
            texts,
            any(fits(card, kind) for kind in wanted),
            "play-match",
            space=names,
            card=resource_name(texts, card),
        ),
        check(texts, position.supply("cube") > 0, "play-cube"),
        left(texts, position),
    ]


def divert(texts: Texts, position: Position, room_id: str, card: str | None = None) -> list[Line]:
    """The conditions for diverting a room's power; with a card in hand, that the cost asks for it."""
    if room_id == CORE:
        return [check(texts, False, "play-power")]
    room, cost = position.room(room_id), position.facts[room_id].divert
    if room["diverted"]:
        return [check(texts, False, "play-undiverted")]
    unpaid = missing_to_pay(cost, position.hand)
    purse, icons = list(unpaid), []
    for kind in reversed(cost):
        paid = kind not in purse
        if not paid:
            purse.remove(kind)
        icons.append((kind, paid))
    paid_kinds = [kind for kind, paid in reversed(icons) if paid]
    if not unpaid:
        payment = Line(True, texts("play-cost"), icons=tuple(reversed(icons)))
    else:
        problem = texts(
            "play-cost-no",
            cost=formed(
                "",
                {
                    "paid": lambda: counted_or_plain(texts, paid_kinds),
                    "lacking": lambda: counted(texts, unpaid),
                },
            ),
            cost_paid=len(paid_kinds),
        )
        payment = Line(
            False,
            texts("play-cost"),
            problem,
            texts(
                "play-cost-short",
                cost_lacking=len(unpaid),
                cost_kinds=len(set(unpaid)),
                cost_first=resource_name(texts, unpaid[0]),
            ),
            tuple(reversed(icons)),
        )
    lines = [cubes(texts, room), payment]
    if card is not None and not unpaid:
        lines.append(
            check(
                texts, any(fits(card, kind) for kind in cost), "play-in-cost", card=resource_name(texts, card)
            )
        )
    return [*lines, left(texts, position)]


def activate(texts: Texts, position: Position, room_id: str) -> list[Line]:
    """The conditions for using a room (R-14, R-27)."""
    room = position.room(room_id)
    if room_id == CORE:
        lit = sum(other["diverted"] for other in position.state["rooms"])
        return [check(texts, lit == 8, "play-power-all", number=lit, goal=8), left(texts, position)]
    if position.facts[room_id].passive:
        return [check(texts, False, "play-passive-tokens")]
    purpose = _purpose if room["variant"] == "v1" else _other
    price = position.facts[room_id].price
    return [cubes(texts, room), left(texts, position, price), *purpose(texts, position, room_id)]


def _purpose(texts: Texts, position: Position, room_id: str) -> list[Line]:
    """Whether a room's ability has anything to act on (R-27)."""
    state = position.state
    others = [position.crew[n] for n in position.others()]
    if room_id == "crew-quarters":
        places = {member["at"] for member in position.crew if isinstance(member["at"], int)}
        return [check(texts, len(places) > 1, "play-apart")]
    if room_id == "mess-hall" and position.solo:
        return [check(texts, bool(position.hand), "play-own-cards")]
    if room_id == "mess-hall":
        return [check(texts, bool(position.hand) or any(m["hand"] for m in others), "play-any-cards")]
    if room_id == "engine-room":
        return [
            check(texts, bool(position.hand), "play-own-cards"),
            check(texts, bool(state["resource_discard"]), "play-discards"),
        ]
    if room_id == "repair-centre":
        return _remote_repair(texts, position)
    if room_id == "bridge":
        return [check(texts, bool(state["damage_deck"]), "play-damage-cards")]
    if room_id == "armoury":
        return [check(texts, position.supply("protection") > 0, "play-shields")]
    return []


def _other(texts: Texts, position: Position, room_id: str) -> list[Line]:
    """The same for the alternative rooms (R-19 to R-27, V2)."""
    state = position.state
    if room_id == "mess-hall":
        hands = [position.crew[n]["hand"] for n in position.others()]
        return [check(texts, sum(bool(hand) for hand in hands) > 1, "play-two-with-cards")]
    if room_id == "engine-room":
        return [check(texts, bool(state["resource_discard"]), "play-discards")]
    if room_id == "repair-centre":
        return [check(texts, position.supply("cube") > 0, "play-cube")]
    if room_id == "medical-bay":
        # What the activation itself pays lies in the supply by then.
        paid = max(0, position.facts[room_id].price - state["actions_left"])
        return [check(texts, position.supply("action") + paid > 0, "play-tokens")]
    if room_id == "bridge":
        return [check(texts, bool(state["damage_deck"]), "play-damage-cards")]
    if room_id == "armoury":
        return [check(texts, position.supply("protection") > 0, "play-shields")]
    return []


def _remote_repair(texts: Texts, position: Position) -> list[Line]:
    spaces = {
        kind
        for room in position.state["rooms"]
        if room["id"] not in ("repair-centre", CORE)
        for kind, cube in zip(position.facts[room["id"]].repair, room["cubes"], strict=True)
        if not cube
    }
    if not spaces:
        return [check(texts, False, "play-broken-elsewhere")]
    wanted = listing(texts, (resource_name(texts, kind) for kind in sorted(spaces)), "or")
    matching = any(fits(card, kind) for card in position.hand for kind in spaces)
    return [
        check(texts, matching, "play-fitting-elsewhere", wanted=wanted),
        check(texts, position.supply("cube") > 0, "play-cube"),
    ]


def together(texts: Texts, position: Position, crew: int) -> Line:
    """That somebody is in the active crew member's room (R-10)."""
    room_id = position.room_of(crew)
    return check(
        texts,
        crew in position.companions(),
        "play-together",
        name=position.name(crew),
        room=room_name(texts, room_id) if room_id else "",
        here=room_name(texts, position.here["id"]),
    )
