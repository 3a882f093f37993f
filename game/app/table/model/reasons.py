"""Why something cannot be done, in words that name what is missing.

The rules decide what is legal; this module only explains what they do not offer. It lists every condition
of an action with a tick or a cross, takes the first one that fails for the heading, and has a three-word form
for buttons. All words come from the text catalogue.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from game.app.table.input.intents import HELD_CUBE
from game.app.table.model import conditions as need
from game.app.table.model import pod, solo
from game.app.table.model.conditions import check
from game.app.table.model.keys import END, Key
from game.app.table.model.position import CORE, Position, whole
from game.app.table.model.question_words import question_words
from game.sentences import Line, sentence
from game.wording import Texts, resource_name, room_name


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
    if not position.acting:
        return _first(texts, position, texts(f"play-do-{action}"))
    here = position.here["id"]
    lines: list[Line]
    if action == "move" or action == "scavenge":
        lines = [need.left(texts, position)]
    elif action == "share" and position.solo:
        lines = solo.trade(texts, position)
    elif action == "share":
        lines = need.share(texts, position)
    elif action == "repair":
        lines = need.repair_room(texts, position, here, position.hand, cube=True)
    elif action == "divert":
        lines = need.divert(texts, position, here)
    else:
        lines = need.activate(texts, position, here)
    if action == "share" and position.solo:
        action = "trade"
    what = texts(
        f"play-do-{action}-room" if action in ("repair", "divert", "activate") else f"play-do-{action}",
        room=room_name(texts, here),
    )
    return _reason(texts, what, lines)


def why_not(texts: Texts, position: Position, source: Key, target: Key) -> Reason | None:
    """Why a source may not be dropped on a target; None when nothing speaks against it.

    Args:
        source: the key of what is held (a card of the hand, a meeple, a button, ...).
        target: the key of what lies under the pointer.
    """
    if position.asked is None:
        return _first(texts, position, texts("play-do-that"))
    kind = source.kind
    placing = position.placing
    if placing is not None and placing.hits and source in (placing.source, END):
        return _damage(texts, placing.count, target)
    if kind == "button":
        return _button_drop(texts, position, source.name, target)
    if position.form in ("scavenge", "collect", "cargo-hold-v2") and kind in ("deck", "face-up"):
        name = position.name(position.active)
        return _no(texts, texts("play-do-pick"), "play-to-hand", name=name)
    if kind == "supply" and position.form in ("repair-centre-v2", "armoury-v2"):
        return _gift(texts, position, target)
    if position.solo and (kind == "face-up" or (solo.is_trade(position) and kind == "hand")):
        return _trade(texts, position, kind, target)
    if position.form not in ("action", "crew-quarters", "crew-quarters-v2", "repair-centre", "discard"):
        return _first(texts, position, texts("play-do-that"))
    if kind in ("meeple", "crew"):
        return _meeple(texts, position, source.member, target)
    if kind == "hand":
        return _hand_card(texts, position, position.card(source) or "", target)
    if kind == "held":
        return _held(texts, position, source, target)
    if kind == "card":
        return _their_card(texts, position, source.member, position.card(source) or "", target)
    return _first(texts, position, texts("play-do-that"))


def _reason(texts: Texts, what: str, lines: Iterable[Line]) -> Reason | None:
    checks = tuple(lines)
    failed = next((line for line in checks if not line.ok), None)
    if failed is None:
        return None
    return Reason(_title(texts, what, failed.problem), failed.short, checks)


def _title(texts: Texts, what: str, problem: str) -> str:
    return texts("play-refused", what=sentence(what), problem=problem)


def _no(texts: Texts, what: str, key: str, **values: Any) -> Reason:
    """A refusal with one condition: the messages `key` and `key-short`."""
    problem = texts(key, **values)
    return Reason(_title(texts, what, problem), texts(f"{key}-short"), (Line(False, sentence(problem)),))


def _first(texts: Texts, position: Position, what: str) -> Reason:
    """Something else has to be decided first, or the game is over."""
    if position.asked is None:
        return _no(texts, what, "play-first-over")
    problem = question_words(texts, position, "-first")
    short = question_words(texts, position, "-first-short")
    return Reason(_title(texts, what, problem), short, (Line(False, sentence(problem)),))


def _damage(texts: Texts, count: int, target: Key) -> Reason:
    """Why damage may not be laid on an element, or not be confirmed yet (R-31)."""
    what = texts("play-do-damage")
    if target == END:
        return _no(texts, what, "play-damage-few", count=count)
    if target.room_id == CORE:
        return _no(texts, what, "play-damage-core")
    if target.kind == "room":
        return _no(texts, what, "play-damage-full", count=count)
    return _no(texts, what, "play-damage-room")


def _meeple(texts: Texts, position: Position, crew: int, target: Key) -> Reason | None:
    name = position.name(crew)
    kind, room_id = target.kind, target.room_id
    if position.room_of(crew) is None:
        return _no(texts, texts("play-do-send", name=name), "play-aboard-pod", name=name)
    if position.kind == "crew-quarters":
        what = texts("play-do-send", name=name)
        if kind != "room":
            return _no(texts, what, "play-to-room")
        stay = position.room_of(crew) == room_id
        joined = any(position.room_of(n) == room_id for n in range(len(position.crew)) if n != crew)
        place = check(texts, joined, "play-joined")
        if position.form == "crew-quarters-v2":
            place = check(texts, not joined, "play-empty")
        return _reason(
            texts,
            texts("play-do-send-room", name=name, room=room_name(texts, room_id)),
            [check(texts, not stay, "play-elsewhere", name=name), place],
        )
    if position.kind != "action":
        return _first(texts, position, texts("play-do-send", name=name))
    if crew != position.active:
        return _no(
            texts, texts("play-do-send", name=name), "play-own-meeple", name=position.name(position.active)
        )
    if kind == "pod":
        return _reason(texts, texts("play-do-board"), pod.conditions(texts, position))
    if kind != "room":
        return _no(texts, texts("play-do-move"), "play-to-room")
    steps = position.steps(room_id)
    return _reason(
        texts,
        texts("play-do-move-room", room=room_name(texts, room_id)),
        [check(texts, steps == 1, "play-next-door", steps=steps), need.left(texts, position)],
    )


def _hand_card(texts: Texts, position: Position, card: str, target: Key) -> Reason | None:
    kind = target.kind
    name = resource_name(texts, card)
    if position.kind == "discard":
        return (
            None if kind == "discard" else _no(texts, texts("play-do-discard", card=name), "play-to-discard")
        )
    if position.kind not in ("action", "repair-centre"):
        return _first(texts, position, texts("play-do-card", card=name))
    if kind in ("slot", "room", "divert"):
        return _card_to_room(texts, position, card, target)
    if position.kind == "repair-centre":
        return _no(texts, texts("play-do-card", card=name), "play-to-space")
    if position.solo and kind in ("crew", "card", "meeple"):
        return _no(texts, texts("play-do-card", card=name), "play-one-hand")
    if position.solo and kind == "face-up":
        return _trade(texts, position, "hand", target)
    if kind in ("crew", "card", "meeple"):
        return _give(texts, position, card, target.member)
    place = kind if kind in ("discard", "deck", "face-up", "pod") else "other"
    return _no(texts, texts("play-do-card", card=name), f"play-card-{place}")


def _card_to_room(texts: Texts, position: Position, card: str, target: Key) -> Reason | None:
    kind, room_id = target.kind, target.room_id
    room, name = position.room(room_id), room_name(texts, room_id)
    remote = position.kind == "repair-centre"
    where = [need.standing(texts, position, room_id)]
    if remote:
        where = [check(texts, room_id != "repair-centre", "play-other-room")]
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
            texts,
            texts("play-do-divert-room", room=name),
            [*where, *need.divert(texts, position, room_id, card)],
        )
    lines = (
        need.repair_space(texts, position, room_id, target.n, card)
        if kind == "slot"
        else need.repair_room(texts, position, room_id, [card])
    )
    return _reason(texts, texts("play-do-repair-room", room=name), [*where, *lines])


def _trade(texts: Texts, position: Position, kind: str, target: Key) -> Reason | None:
    """A card of the hand, or a face-up card, is let go where it cannot be traded (R-29)."""
    what = texts("play-do-trade")
    if position.kind == "action" and target.kind in ("hand", "dock", "face-up"):
        return _reason(texts, what, solo.trade(texts, position))
    if position.kind not in ("action", "mess-hall"):
        return _first(texts, position, what)
    return _no(texts, what, "play-trade-hand" if kind == "face-up" else "play-trade-row")


def _give(texts: Texts, position: Position, card: str, crew: int) -> Reason | None:
    what = texts("play-do-give", card=resource_name(texts, card), name=position.name(crew))
    if position.room_of(crew) is None:
        return _no(texts, what, "play-aboard-pod", name=position.name(crew))
    if crew == position.active:
        return _no(texts, texts("play-do-card", card=resource_name(texts, card)), "play-own-card")
    return _reason(texts, what, [need.together(texts, position, crew), need.left(texts, position)])


def _gift(texts: Texts, position: Position, target: Key) -> Reason | None:
    """A cube or a token of the supply goes to somebody: of the cubes, to somebody else (R-23, R-26)."""
    cube = position.form == "repair-centre-v2"
    what = texts("play-do-cube" if cube else "play-do-token")
    if target.kind in ("crew", "card", "meeple"):
        other = target.member != position.active or not cube
        return _reason(texts, what, [check(texts, other, "play-other-crew")])
    return _no(texts, what, "play-to-crew")


def _held(texts: Texts, position: Position, source: Key, target: Key) -> Reason | None:
    """A held cube repairs where its holder is; a held Protection token waits for a hit (R-16, R-23)."""
    if source != HELD_CUBE:
        return _no(texts, texts("play-do-token"), "play-token-waits")
    if target.kind not in ("slot", "room", "divert"):
        return _no(texts, texts("play-do-cube"), "play-cube-place")
    room_id, space = target.room_id, target.n if target.kind == "slot" else None
    standing = need.standing(texts, position, room_id)
    lines = [standing]
    if standing.ok:
        lines += need.held_cube(texts, position, room_id, space)
    return _reason(texts, texts("play-do-repair-room", room=room_name(texts, room_id)), lines)


def _their_card(texts: Texts, position: Position, crew: int, card: str, target: Key) -> Reason | None:
    what = texts("play-do-take", card=resource_name(texts, card), name=position.name(crew))
    if position.room_of(crew) is None:
        return _no(texts, what, "play-aboard-pod", name=position.name(crew))
    if position.kind != "action":
        return _first(texts, position, what)
    mine = target.kind in ("dock", "hand") or (
        target.kind in ("crew", "card", "meeple") and target.member == position.active
    )
    if crew == position.active:
        return _no(texts, texts("play-do-card", card=resource_name(texts, card)), "play-card-other")
    if not mine:
        return _no(texts, what, "play-to-hand", name=position.name(position.active))
    return _reason(texts, what, [need.together(texts, position, crew), need.left(texts, position)])


def _button_drop(texts: Texts, position: Position, action: str, target: Key) -> Reason | None:
    refused = button_reason(texts, position, action)
    if refused is not None:
        return refused
    if action == "move":
        return _meeple(texts, position, position.active, target)
    if action == "share" and position.solo:
        action = "trade"
    return _no(texts, texts(f"play-do-{action}"), f"play-aim-{action}")
