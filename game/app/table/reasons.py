"""Why something cannot be done, in words that name what is missing.

The rules decide what is legal; this module only explains what they do not offer. It lists every condition
of an action with a tick or a cross, takes the first one that fails for the heading, and has a three-word form
for buttons. All words come from the text catalogue.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from game.app.table.position import CORE, Position, fits, missing_to_pay, whole
from game.app.table.say import Texts


@dataclass(frozen=True)
class Line:
    """One condition.

    Attributes:
        ok: whether it is met.
        text: the condition, as a line of the tooltip.
        problem: what is missing, as the end of the heading; empty when met.
        short: the same in at most three words.
        icons: resources to show behind the text, each with whether it is paid.
    """

    ok: bool
    text: str
    problem: str = ""
    short: str = ""
    icons: tuple[tuple[str, bool], ...] = ()


@dataclass(frozen=True)
class Reason:
    """Why something is refused: a heading, its three-word form, and the conditions."""

    title: str
    short: str
    lines: tuple[Line, ...]


def button_reason(texts: Texts, position: Position, action: str) -> Reason | None:
    """Why an action button cannot be used now; None when it can.

    Args:
        action: `move`, `scavenge`, `share`, `repair`, `divert` or `activate`.
    """
    if position.decision is None or position.kind != "action":
        return _first(texts, position, texts(f"play-do-{action}"))
    here = position.here["id"]
    lines: list[Line]
    if action == "move" or action == "scavenge":
        lines = [_left(texts, position)]
    elif action == "share":
        lines = _share(texts, position)
    elif action == "repair":
        lines = _repair_room(texts, position, here, position.hand)
    elif action == "divert":
        lines = _divert(texts, position, here)
    else:
        lines = _activate(texts, position, here)
    what = texts(
        f"play-do-{action}-room" if action in ("repair", "divert", "activate") else f"play-do-{action}",
        room=room_name(texts, here),
    )
    return _reason(texts, what, lines)


def why_not(texts: Texts, position: Position, source: str, target: str) -> Reason | None:
    """Why a source may not be dropped on a target; None when nothing speaks against it.

    Args:
        source: the key of what is held (`hand/2`, `meeple/1`, `crew/1/card/0`, `deck`, `button/repair`, ...).
        target: the key of what lies under the pointer.
    """
    if position.decision is None:
        return _first(texts, position, texts("play-do-that"))
    kind = source.split("/")[0]
    if kind == "button":
        return _button_drop(texts, position, source.split("/")[1], target)
    if position.kind not in ("action", "crew-quarters", "repair-centre", "discard"):
        return _first(texts, position, texts("play-do-that"))
    if kind == "meeple" or (kind == "crew" and "/card/" not in source):
        return _meeple(texts, position, int(source.split("/")[1]), target)
    if kind == "hand":
        return _hand_card(texts, position, position.card(source) or "", target)
    if kind == "crew":
        return _their_card(texts, position, int(source.split("/")[1]), position.card(source) or "", target)
    return _first(texts, position, texts("play-do-that"))


def room_name(texts: Texts, room_id: str) -> str:
    """A room's name inside a sentence ("the Bridge")."""
    return texts("play-room", id=room_id, name=texts(f"room-{room_id}"))


def resource_name(texts: Texts, resource: str) -> str:
    """A resource's name inside a sentence."""
    return texts(f"play-resource-{resource}")


def listing(texts: Texts, words: Iterable[str], joint: str = "and") -> str:
    """Words as one list: "a", "a and b", "a, b and c" (or with "or")."""
    items = list(words)
    if len(items) < 2:
        return "".join(items)
    head = items[0]
    for item in items[1:-1]:
        head = texts("play-list-more", head=head, next=item)
    return texts(f"play-list-{joint}", head=head, last=items[-1])


def counted(texts: Texts, resources: Iterable[str]) -> str:
    """Resources with their counts: "1 energy and 2 metal"."""
    cards = list(resources)
    return listing(
        texts,
        (
            texts("play-counted", count=cards.count(kind), resource=resource_name(texts, kind))
            for kind in dict.fromkeys(cards)
        ),
    )


def _reason(texts: Texts, what: str, lines: Iterable[Line]) -> Reason | None:
    checks = tuple(lines)
    failed = next((line for line in checks if not line.ok), None)
    if failed is None:
        return None
    return Reason(_title(texts, what, failed.problem), failed.short, checks)


def _title(texts: Texts, what: str, problem: str) -> str:
    return texts("play-refused", what=_sentence(what), problem=problem)


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def _no(texts: Texts, what: str, key: str, **values: Any) -> Reason:
    """A refusal with one condition: the messages `key` and `key-short`."""
    problem = texts(key, **values)
    return Reason(_title(texts, what, problem), texts(f"{key}-short"), (Line(False, _sentence(problem)),))


def _check(texts: Texts, ok: bool, key: str, **values: Any) -> Line:
    """A condition from the messages `key` (the line), `key-no` (the problem) and `key-short`."""
    if ok:
        return Line(True, texts(key, **values))
    problem = texts(f"{key}-no", **values)
    return Line(False, _sentence(problem), problem, texts(f"{key}-short", **values))


def _first(texts: Texts, position: Position, what: str) -> Reason:
    """Something else has to be decided first, or the game is over."""
    kind = position.kind or "over"
    key = kind if kind in _KNOWN_KINDS else "other"
    name = position.name(position.decider)
    return _no(texts, what, f"play-first-{key}", name=name)


_KNOWN_KINDS = frozenset(
    (
        "over",
        "action",
        "scavenge",
        "collect",
        "discard",
        "crew-quarters",
        "cargo-hold",
        "mess-hall",
        "engine-room",
        "repair-centre",
        "bridge",
        "armoury",
        "protection",
    )
)


def _left(texts: Texts, position: Position) -> Line:
    if position.kind == "action":
        return _check(texts, position.actions > 0, "play-left", count=position.actions)
    return Line(True, texts("play-left-paid"))


def _standing(texts: Texts, position: Position, room_id: str) -> Line:
    here = position.here["id"]
    return _check(
        texts, here == room_id, "play-standing", room=room_name(texts, room_id), here=room_name(texts, here)
    )


def _share(texts: Texts, position: Position) -> list[Line]:
    others = position.companions()
    cards = bool(position.hand) or any(position.crew[n]["hand"] for n in others)
    return [
        _check(texts, bool(others), "play-company"),
        *([_check(texts, cards, "play-cards")] if others else []),
        _left(texts, position),
    ]


def _cubes(texts: Texts, room: Any) -> Line:
    return _check(texts, whole(room), "play-whole", cubes=sum(room["cubes"]))


def _repair_room(texts: Texts, position: Position, room_id: str, cards: Iterable[str]) -> list[Line]:
    """The conditions for repairing any space of a room with any of the cards."""
    room, track = position.room(room_id), position.facts[room_id].repair
    open_spaces = [wanted for wanted, cube in zip(track, room["cubes"], strict=True) if not cube]
    if not open_spaces:
        return [_check(texts, False, "play-broken")]
    wanted = [resource_name(texts, kind) for kind in dict.fromkeys(open_spaces)]
    held = list(cards)
    matching = any(fits(card, kind) for card in held for kind in open_spaces)
    has_cube = position.kind == "action" and position.crew[position.active]["repair_cubes"] > 0
    return [
        _check(
            texts,
            matching or has_cube,
            "play-fitting",
            wanted=listing(texts, wanted, "or"),
            count=len(held),
            card=resource_name(texts, held[0]) if len(held) == 1 else "",
        ),
        _check(texts, position.supply("cube") > 0 or has_cube, "play-cube"),
        _left(texts, position),
    ]


def _repair_space(texts: Texts, position: Position, room_id: str, space: int, card: str) -> list[Line]:
    """The conditions for repairing one space with one card."""
    room, track = position.room(room_id), position.facts[room_id].repair
    if not track:
        return [_check(texts, False, "play-broken")]
    if room["cubes"][space]:
        return [_check(texts, False, "play-exposed")]
    open_spaces = [kind for kind, cube in zip(track, room["cubes"], strict=True) if not cube]
    # In a diverted room one card that fits any exposed space refills them all.
    wanted = open_spaces if room["diverted"] else [track[space]]
    names = listing(texts, (resource_name(texts, kind) for kind in dict.fromkeys(wanted)), "or")
    return [
        _check(
            texts,
            any(fits(card, kind) for kind in wanted),
            "play-match",
            wanted=names,
            card=resource_name(texts, card),
        ),
        _check(texts, position.supply("cube") > 0, "play-cube"),
        _left(texts, position),
    ]


def _divert(texts: Texts, position: Position, room_id: str, card: str | None = None) -> list[Line]:
    """The conditions for diverting a room's power; with a card in hand, that the cost asks for it."""
    if room_id == CORE:
        return [_check(texts, False, "play-power")]
    room, cost = position.room(room_id), position.facts[room_id].divert
    if room["diverted"]:
        return [_check(texts, False, "play-undiverted")]
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
            have=counted_or_plain(texts, paid_kinds),
            count=len(paid_kinds),
            lack=counted(texts, unpaid),
        )
        payment = Line(
            False,
            texts("play-cost"),
            problem,
            texts(
                "play-cost-short",
                count=len(unpaid),
                kinds=len(set(unpaid)),
                resource=resource_name(texts, unpaid[0]),
            ),
            tuple(reversed(icons)),
        )
    lines = [_cubes(texts, room), payment]
    if card is not None and not unpaid:
        lines.append(
            _check(
                texts, any(fits(card, kind) for kind in cost), "play-in-cost", card=resource_name(texts, card)
            )
        )
    return [*lines, _left(texts, position)]


def counted_or_plain(texts: Texts, resources: Iterable[str]) -> str:
    """Resources as words, with a count only where there is more than one of a kind."""
    cards = list(resources)
    return listing(
        texts,
        (
            resource_name(texts, kind)
            if cards.count(kind) == 1
            else texts("play-counted", count=cards.count(kind), resource=resource_name(texts, kind))
            for kind in dict.fromkeys(cards)
        ),
    )


def _activate(texts: Texts, position: Position, room_id: str) -> list[Line]:
    room = position.room(room_id)
    if room_id == CORE:
        lit = sum(other["diverted"] for other in position.state["rooms"])
        return [_check(texts, lit == 8, "play-power-all", count=lit), _left(texts, position)]
    if position.facts[room_id].passive:
        return [_check(texts, False, "play-passive")]
    purpose = _purpose(texts, position, room_id)
    return [_cubes(texts, room), _left(texts, position), *purpose]


def _purpose(texts: Texts, position: Position, room_id: str) -> list[Line]:
    """Whether a room's ability has anything to act on (R-27)."""
    state = position.state
    others = [member for n, member in enumerate(position.crew) if n != position.active]
    if room_id == "crew-quarters":
        places = {member["at"] for member in position.crew}
        return [_check(texts, len(places) > 1, "play-apart")]
    if room_id == "mess-hall":
        return [_check(texts, bool(position.hand) or any(m["hand"] for m in others), "play-any-cards")]
    if room_id == "engine-room":
        return [
            _check(texts, bool(position.hand), "play-own-cards"),
            _check(texts, bool(state["resource_discard"]), "play-discards"),
        ]
    if room_id == "repair-centre":
        return _remote_repair(texts, position)
    if room_id == "bridge":
        return [_check(texts, bool(state["damage_deck"]), "play-damage-cards")]
    if room_id == "armoury":
        return [_check(texts, position.supply("protection") > 0, "play-shields")]
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
        return [_check(texts, False, "play-broken-elsewhere")]
    wanted = listing(texts, (resource_name(texts, kind) for kind in sorted(spaces)), "or")
    matching = any(fits(card, kind) for card in position.hand for kind in spaces)
    return [
        _check(texts, matching, "play-fitting-elsewhere", wanted=wanted),
        _check(texts, position.supply("cube") > 0, "play-cube"),
    ]


def _meeple(texts: Texts, position: Position, crew: int, target: str) -> Reason | None:
    name = position.name(crew)
    kind, _, rest = target.partition("/")
    room_id = rest.split("/")[0]
    if position.kind == "crew-quarters":
        what = texts("play-do-send", name=name)
        if kind != "room":
            return _no(texts, what, "play-to-room")
        stay = position.room_of(crew) == room_id
        joined = any(position.room_of(n) == room_id for n in range(len(position.crew)) if n != crew)
        return _reason(
            texts,
            texts("play-do-send-room", name=name, room=room_name(texts, room_id)),
            [_check(texts, not stay, "play-elsewhere", name=name), _check(texts, joined, "play-joined")],
        )
    if position.kind != "action":
        return _first(texts, position, texts("play-do-send", name=name))
    if crew != position.active:
        return _no(
            texts, texts("play-do-send", name=name), "play-own-meeple", name=position.name(position.active)
        )
    if kind != "room":
        return _no(texts, texts("play-do-move"), "play-to-room")
    steps = position.steps(room_id)
    return _reason(
        texts,
        texts("play-do-move-room", room=room_name(texts, room_id)),
        [_check(texts, steps == 1, "play-next-door", steps=steps), _left(texts, position)],
    )


def _hand_card(texts: Texts, position: Position, card: str, target: str) -> Reason | None:
    kind, *rest = target.split("/")
    name = resource_name(texts, card)
    if position.kind == "discard":
        return (
            None if kind == "discard" else _no(texts, texts("play-do-discard", card=name), "play-to-discard")
        )
    if position.kind not in ("action", "repair-centre"):
        return _first(texts, position, texts("play-do-card", card=name))
    if kind in ("slot", "room", "divert"):
        return _card_to_room(texts, position, card, kind, rest)
    if position.kind == "repair-centre":
        return _no(texts, texts("play-do-card", card=name), "play-to-space")
    if kind in ("crew", "meeple"):
        return _give(texts, position, card, int(rest[0]))
    place = kind if kind in ("discard", "deck", "face-up") else "other"
    return _no(texts, texts("play-do-card", card=name), f"play-card-{place}")


def _card_to_room(texts: Texts, position: Position, card: str, kind: str, rest: list[str]) -> Reason | None:
    room_id = rest[0]
    room, name = position.room(room_id), room_name(texts, room_id)
    remote = position.kind == "repair-centre"
    where = [_standing(texts, position, room_id)]
    if remote:
        where = [_check(texts, room_id != "repair-centre", "play-other-room")]
    if not all(line.ok for line in where):
        what = texts(
            "play-do-divert-room" if kind == "divert" else "play-do-card-room",
            room=name,
            card=resource_name(texts, card),
        )
        return _reason(texts, what, where)
    divert = kind == "divert" or (kind == "room" and whole(room) and room_id != CORE and not remote)
    if divert and remote:
        return _no(texts, texts("play-do-divert-room", room=name), "play-to-space")
    if divert:
        return _reason(
            texts, texts("play-do-divert-room", room=name), [*where, *_divert(texts, position, room_id, card)]
        )
    lines = (
        _repair_space(texts, position, room_id, int(rest[1]), card)
        if kind == "slot"
        else _repair_room(texts, position, room_id, [card])
    )
    return _reason(texts, texts("play-do-repair-room", room=name), [*where, *lines])


def _give(texts: Texts, position: Position, card: str, crew: int) -> Reason | None:
    what = texts("play-do-give", card=resource_name(texts, card), name=position.name(crew))
    if crew == position.active:
        return _no(texts, texts("play-do-card", card=resource_name(texts, card)), "play-own-card")
    return _reason(texts, what, [_together(texts, position, crew), _left(texts, position)])


def _their_card(texts: Texts, position: Position, crew: int, card: str, target: str) -> Reason | None:
    what = texts("play-do-take", card=resource_name(texts, card), name=position.name(crew))
    if position.kind != "action":
        return _first(texts, position, what)
    kind, *rest = target.split("/")
    mine = kind in ("dock", "hand") or (kind in ("crew", "meeple") and int(rest[0]) == position.active)
    if crew == position.active:
        return _no(texts, texts("play-do-card", card=resource_name(texts, card)), "play-card-other")
    if not mine:
        return _no(texts, what, "play-to-hand", name=position.name(position.active))
    return _reason(texts, what, [_together(texts, position, crew), _left(texts, position)])


def _together(texts: Texts, position: Position, crew: int) -> Line:
    room_id = position.room_of(crew)
    return _check(
        texts,
        crew in position.companions(),
        "play-together",
        name=position.name(crew),
        room=room_name(texts, room_id) if room_id else "",
        here=room_name(texts, position.here["id"]),
    )


def _button_drop(texts: Texts, position: Position, action: str, target: str) -> Reason | None:
    refused = button_reason(texts, position, action)
    if refused is not None:
        return refused
    if action == "move":
        return _meeple(texts, position, position.active, target)
    return _no(texts, texts(f"play-do-{action}"), f"play-aim-{action}")
