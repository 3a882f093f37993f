"""What is said about an element that the pointer rests on: a reason, a note, or a room in full."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.table.input.intents import gestures
from game.app.table.model import damage_control, pod
from game.app.table.model.position import Position
from game.app.table.model.reasons import Reason, button_reason, why_not
from game.app.table.model.say import Texts

NOTED = frozenset(("stepper", "threat", "deck", "discard", "damage-deck", "damage-discard", "die", "shield"))
"""Kinds of elements that have a note of their own."""

UNCOUNTED = frozenset(("threat", "deck", "discard", "damage-deck", "damage-discard"))
"""Those that say something else where nothing is counted (R-35)."""


@dataclass(frozen=True)
class Tip:
    """What to say: one of reason, note, room and card is there; a card may have a note with it."""

    reason: Reason | None = None
    note: str = ""
    room: str = ""
    card: str = ""


def tip_of(texts: Texts, position: Position, key: str, undo: tuple[bool, bool, str | None]) -> Tip | None:
    """The tip of an element, None when it speaks for itself.

    Args:
        texts: the catalogue.
        position: the position.
        key: the element.
        undo: whether undo and redo are possible, and what blocks undo.
    """
    kind, _, rest = key.partition("/")
    if kind == "button":
        reason = button_reason(texts, position, rest)
        name = "trade" if rest == "share" and position.solo else rest
        return Tip(reason=reason) if reason else Tip(note=texts(f"play-tip-{name}"))
    if kind == "die" and position.kind == "action":
        reason = button_reason(texts, position, "scavenge")
        return Tip(reason=reason) if reason else Tip(note=texts("play-tip-die"))
    if kind in ("room", "slot", "divert"):
        return Tip(room=rest.split("/")[0])
    if kind in ("undo", "redo"):
        return Tip(note=history_note(texts, kind, undo))
    if kind == "end" and position.kind != "action":
        return None
    if kind in ("log", "help", "menu", "end"):
        return Tip(note=texts(f"play-tip-{kind}"))
    if kind == pod.KEY:
        return _pod_tip(texts, position)
    if kind == "held":
        return Tip(note=texts(f"play-tip-held-{rest}"))
    if kind == "supply":
        return Tip(note=texts(f"play-tip-supply-{rest}"))
    if kind == "meeple":
        return Tip(note=position.name(int(rest)))
    if kind == "crew" and "/" not in rest and position.room_of(int(rest)) is None:
        return _pod_tip(texts, position)
    if kind == "crew" and "/" not in rest:
        note = "play-tip-crew-solo" if position.solo else "play-tip-crew"
        return Tip(note=texts(note, name=position.name(int(rest))))
    card = position.card(key)
    if card is not None:
        note = texts("play-tip-face-up-solo" if position.solo else "play-tip-face-up")
        return Tip(card=card, note=note if kind == "face-up" else "")
    if kind == "deck" and any(gesture.source == "deck" for gesture in gestures(position)):
        # A click there takes cards now, and no longer opens what is left.
        return Tip(note=texts("play-tip-deck-take", kind=position.kind or ""))
    if kind in UNCOUNTED and position.hidden:
        return Tip(note=texts(f"play-tip-{kind}-hidden"))
    if kind in NOTED:
        return Tip(note=texts(f"play-tip-{kind}"))
    return None


def _pod_tip(texts: Texts, position: Position) -> Tip:
    gone = pod.deserter(position.crew)
    if gone is not None:
        return Tip(note=texts("play-tip-pod-taken", name=position.name(gone)))
    if position.kind != "action":
        return Tip(note=texts("play-tip-pod"))
    reason = why_not(texts, position, f"meeple/{position.active}", pod.KEY)
    return Tip(reason=reason) if reason else Tip(note=texts("play-tip-pod"))


def history_note(texts: Texts, kind: str, undo: tuple[bool, bool, str | None]) -> str:
    """What undo or redo would do, or why it cannot."""
    can_undo, can_redo, blocked = undo
    if kind == "redo":
        return texts("play-tip-redo" if can_redo else "play-redo-none")
    return texts("play-tip-undo" if can_undo else f"play-undo-{blocked or 'start'}")


def large(position: Position, key: str) -> bool:
    """Whether an element's tip is a large picture, which waits longer: a room, or a card."""
    return key.split("/")[0] in ("room", "slot", "divert") or position.card(key) is not None


def silent(position: Position, key: str, asked: bool) -> bool:
    """Whether an element says nothing now: what it would say stands on the table, or it is covered.

    Args:
        position: the position.
        key: the element.
        asked: whether a question lies over the action buttons.
    """
    room = key.split("/")[0] in ("room", "slot", "divert")
    # What a hit would do stands on every room: no large card may cover it.
    return (room and position.kind == damage_control.KIND) or (asked and key.startswith("button/"))
