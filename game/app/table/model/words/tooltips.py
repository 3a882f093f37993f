"""Describe an element that the pointer rests on: a reason, a note, or a room in full."""

from __future__ import annotations

from dataclasses import dataclass

from game.app.table.model import pod_view
from game.app.table.model.gestures.interactions import BUTTONS, Interaction, times
from game.app.table.model.gestures.refusals import board_reason, button_reason
from game.app.table.model.percent import percent
from game.app.table.model.position import Position
from game.app.table.model.table_keys import DECK, TableKey
from game.app.table.model.view_parts import UndoState
from game.rules.queries.odds import loss_odds
from game.sentences import Reason
from game.wording import Catalogue, sides_words

NOTED = frozenset(("stepper", "threat", "deck", "discard", "damage-deck", "damage-discard", "die", "shield"))
"""Kinds of elements that have a note of their own."""

UNCOUNTED = frozenset(("threat", "deck", "discard", "damage-deck", "damage-discard"))
"""Those that say something else where nothing is counted (R-35)."""

BREACHED = frozenset(("threat", "damage-deck"))
"""Those that say something else once no Damage card is left (R-17)."""


@dataclass(frozen=True)
class Tip:
    """Hold what to say: one of reason, note, room and card is there; a card may have a note with it."""

    reason: Reason | None = None
    note: str = ""
    room: str = ""
    card: str = ""


def tip_of(texts: Catalogue, position: Position, key: TableKey, undo: UndoState) -> Tip | None:
    """The tip of an element, None when it speaks for itself.

    Args:
        texts: the catalogue.
        position: the position.
        key: the element.
        undo: what undo and redo can do.
    """
    kind = key.kind
    if kind == "button":
        reason = button_reason(texts, position, key.name)
        name = "trade" if key.name == "share" and position.solo else key.name
        return Tip(reason=reason) if reason else Tip(note=_button_note(texts, position, key.name, name))
    if kind == "die" and position.acting:
        reason = button_reason(texts, position, "scavenge")
        return Tip(reason=reason) if reason else Tip(note=texts("play-tip-die"))
    if kind in ("room", "slot", "divert"):
        return Tip(room=key.room_id)
    if kind in ("undo", "redo"):
        return Tip(note=history_note(texts, kind, undo))
    if kind == "end" and not position.acting:
        return Tip(note=texts("play-tip-decline")) if position.declines else None
    if kind in ("log", "help", "menu", "end", "more", "adviser", "give-back"):
        return Tip(note=texts(f"play-tip-{kind}"))
    if kind == "lent" and key.name == "skip":
        return Tip(note=texts("lent-skip-tip"))
    if kind == "pod":
        return _pod_tip(texts, position)
    if kind == "held":
        return Tip(note=texts(f"play-tip-held-{key.name}"))
    if kind == "supply":
        return Tip(note=texts(f"play-tip-supply-{key.name}", **position.facts.text_values))
    if kind == "meeple":
        return Tip(note=position.name(key.member))
    if kind == "crew" and position.room_of(key.member) is None:
        return _pod_tip(texts, position)
    if kind == "crew":
        return Tip(note=_crew_note(texts, position, key.member))
    card = position.card(key)
    if card is not None:
        about = "play-tip-face-up-solo" if position.solo else "play-tip-face-up"
        return Tip(card=card, note=texts(about, **position.facts.text_values) if kind == "face-up" else "")
    taken = [times(made) for _, reading, made in position.offers if reading.interaction is Interaction.DRAW]
    if key == DECK and taken and position.on_table:
        # A click there takes cards now, and no longer opens what is left.
        return Tip(note=texts("play-tip-deck-take", count=min(taken)))
    if kind in UNCOUNTED and position.hidden:
        return Tip(note=texts(f"play-tip-{kind}-hidden"))
    if kind == "threat" and _runs_out(position):
        return Tip(note=texts("play-tip-threat-empty"))
    if kind == "threat" and not position.state["damage_deck"] and not position.collected:
        face_up, deck = (_breach_loss(position, drawn) for drawn in (1, position.facts.deck_cards))
        if face_up != deck:
            values = {"face_up": face_up, "deck": deck, "count": position.facts.deck_cards}
            return Tip(note=texts("threat-tip-ways", **values))
    if kind in BREACHED and not position.state["damage_deck"]:
        return Tip(note=texts(f"play-tip-{kind}-breach"))
    if kind in NOTED:
        return Tip(note=texts(f"play-tip-{kind}"))
    return None


def _crew_note(texts: Catalogue, position: Position, member: int) -> str:
    """Return how many cards a crew member may keep, and what a click on the panel is for."""
    values = {"name": position.name(member), **position.facts.text_values}
    if position.solo:
        return texts("play-tip-crew-solo", **values)
    found = [offer.reading for offer in position.offers]
    moves = position.acting and member == position.active
    moves = moves and any(reading.interaction is Interaction.MOVE for reading in found)
    words = [texts("play-tip-crew", **values)]
    if moves or position.acting or not any(reading.crew for reading in found):
        words.append(texts("play-tip-crew-move" if moves else "play-tip-crew-seat", name=values["name"]))
    return "\n".join(words)


def _breach_loss(position: Position, drawn: int) -> int:
    """Return the chance in per cent that the Hull Breach empties the deck, if Phase 2 takes so many cards."""
    return percent(loss_odds(position.state, position.facts.hull_breach, drawn=drawn).chance)


def _runs_out(position: Position) -> bool:
    """Return whether Phase 2 takes the last card of the Resource deck, whatever is collected (R-15, R-18)."""
    collects = position.state["phase"] in ("actions", "collect") and not position.collected
    return collects and len(position.state["resource_deck"]) <= 1


def _button_note(texts: Catalogue, position: Position, button: str, name: str) -> str:
    """Return what an action does and costs; `name` is that of its words."""
    costs = [
        made.cost for way, found in position.known.items() if BUTTONS.get(way) == button for made in found
    ]
    if button == BUTTONS[Interaction.ACTIVATE]:
        costs = [position.facts.rooms[position.here["id"]].price]
    values = {"cost": min(costs, default=0)}
    if button == BUTTONS[Interaction.ROLL]:
        return texts(f"play-tip-{name}", sides=sides_words(texts, position.facts.scavenge))
    return texts(f"play-tip-{name}", **values)


def _pod_tip(texts: Catalogue, position: Position) -> Tip:
    gone = pod_view.deserter(position.crew)
    if gone is not None:
        return Tip(note=texts("play-tip-pod-taken", name=position.name(gone)))
    if not position.acting:
        return Tip(note=texts("play-tip-pod", **position.facts.text_values))
    reason = board_reason(texts, position)
    return Tip(reason=reason) if reason else Tip(note=texts("play-tip-pod", **position.facts.text_values))


def history_note(texts: Catalogue, kind: str, undo: UndoState) -> str:
    """Return what undo or redo would do, or why it cannot."""
    if kind == "redo":
        return texts("play-tip-redo" if undo.can_redo else "play-redo-none")
    return texts("play-tip-undo" if undo.can_undo else f"play-undo-{undo.blocked or 'start'}")


def large(position: Position, key: TableKey) -> bool:
    """Return whether an element's tip is a large picture, which waits longer: a room, or a card."""
    return key.kind in ("room", "slot", "divert") or position.card(key) is not None


def silent(position: Position, key: TableKey, asked: bool) -> bool:
    """Return whether an element says nothing now: what it would say stands on the table, or it is covered.

    Args:
        position: the position.
        key: the element.
        asked: whether a question lies over the action buttons.
    """
    room = key.kind in ("room", "slot", "divert")
    # What a hit would do stands on every room: no large card may cover it.
    hits = position.placing is not None and position.placing.hits
    return (room and hits) or (asked and key.kind == "button")
