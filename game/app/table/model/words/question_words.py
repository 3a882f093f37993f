"""The words of a question: those that its content gives it, or neutral ones about whose it is. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.app.table.model.gestures.interactions import Interaction
from game.app.table.model.position import Position
from game.app.table.model.recent import Recent
from game.sentences import sentence
from game.wording import Catalogue, room_name

SENTENCES = ("-text", "-hint")
"""Forms of a question that are whole sentences."""


def question_words(texts: Catalogue, position: Position, form: str = "", **values: Any) -> str:
    """Return words of the open question; empty if it has none of this form.

    Args:
        texts: the catalogue.
        position: the position in which is asked.
        form: the end of the id: nothing for what is asked, `-text`, `-hint`, `-first`, `-first-short`.
        values: more than `values_of` says, or in its place.
    """
    asked = position.asked
    if asked is None:
        return ""
    known = {**values_of(position), **values}
    text = asked.question.text
    if text is not None:
        return _written(texts(f"{text}{form}", **known), form) if texts.has(f"{text}{form}") else ""
    source = source_name(texts, position)
    asks = "other" if not source else "room" if position.origin.room else "expansion"
    neutral = f"ask-{asks}{form}"
    return _written(texts(neutral, **known, source=source), form) if texts.has(neutral) else ""


def _written(words: str, form: str) -> str:
    """Return words of a question as they stand: whole sentences begin with a capital letter."""
    return sentence(words) if form in SENTENCES else words


def source_name(texts: Catalogue, position: Position) -> str:
    """Return the name of the room or expansion whose question is open; empty for the base rules."""
    origin = position.origin
    if origin.room is not None:
        return room_name(texts, origin.room)
    if origin.expansion is not None and texts.has(f"expansion-{origin.expansion}"):
        return texts(f"expansion-{origin.expansion}")
    return ""


def picks_of(position: Position, recent: Recent) -> dict[str, int]:
    """Return which card of how many that a roll has found is to be taken (R-9); zeros for anything else."""
    takes = position.interactions & {Interaction.DRAW, Interaction.LIFT}
    if not takes or recent.picks is None or recent.roll is None or position.state["phase"] != "actions":
        return {"pick": 0, "picks": 0}
    found = position.facts.rolled(recent.purpose, recent.roll) or 0
    return {"pick": recent.picks + 1, "picks": found} if recent.picks < found else {"pick": 0, "picks": 0}


def values_of(position: Position) -> dict[str, Any]:
    """Return what the words of a question may use (`docs/content.md`, `choose`)."""
    count = _count(position)
    return {
        **position.facts.text_values,
        "name": position.name(position.decider),
        "count": count,
        "left": count,
        "pick": 0,
        "picks": 0,
        "setup": "yes" if position.before_first_turn else "no",
    }


def _count(position: Position) -> int:
    """Return how many cards or things a question is about; how many ways there are where that says
    nothing."""
    if position.placing is not None:
        return position.placing.count
    option, reading, _ = position.offers[0]
    if reading.interaction is Interaction.DISCARD:
        return max(0, len(position.hand) - position.facts.hand_limit)
    if reading.interaction in (Interaction.ORDER, Interaction.SPLIT):
        return sum(len(option[part]) for part in (reading.card, reading.taken) if part)
    if reading.interaction is Interaction.DEAL:
        shares: list[Mapping[str, int]] = [other[reading.crew] for other in position.options]
        return max(sum(share.values()) for share in shares)
    return len(position.options)
