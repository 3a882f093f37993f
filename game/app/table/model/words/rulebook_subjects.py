"""Find what on the table has which page of the rulebook, and what it is called there."""

from __future__ import annotations

from game.app.table.model.position import Position
from game.app.table.model.table_keys import TableKey
from game.app.table.model.words.question_words import question_words
from game.sentences import sentence
from game.wording import Catalogue, resource_name, room_name

PLAIN = frozenset(("undo", "redo", "menu", "help", "adviser", "give-back"))
"""Elements that are no matter of the rules."""


def subjects_of(position: Position, key: TableKey) -> tuple[str, ...]:
    """Return what the rulebook may have a page about, the most particular first; empty for no rule at all.

    Args:
        position: the position.
        key: the element.
    """
    if key.kind in PLAIN:
        return ()
    if key.kind == "room":
        return (f"room/{key.room_id}/{position.room(key.room_id)['variant']}",)
    if key.kind == "button" and position.trades and key.name == "share":
        return ("button/trade", str(key))
    if key.kind in ("crew", "meeple") and position.room_of(key.member) is None:
        return ("pod", str(key))
    card = position.card(key)
    if card is not None and key.kind != "face-up":
        return (f"resource/{card}", str(key))
    return (str(key),)


def asked_of(position: Position) -> tuple[str, ...]:
    """Return what the rulebook may have a page about of the question that is open."""
    origin, asked = position.origin, position.asked
    if origin.room is not None:
        return (f"room/{origin.room}/{origin.variant}",)
    if origin.expansion is not None:
        return (f"expansion/{origin.expansion}",)
    return (f"ask/{asked.question.kind}",) if asked is not None else ()


def spoken_of_question(texts: Catalogue, position: Position) -> str:
    """Return what the open question is called, in words."""
    return sentence(question_words(texts, position))


def spoken_of(texts: Catalogue, position: Position, key: TableKey) -> str:
    """Return what an element is called, in words; empty where its page says it."""
    card = position.card(key)
    if card is not None:
        return sentence(resource_name(texts, card))
    if key.kind in ("room", "slot", "divert", "shield"):
        room = sentence(room_name(texts, key.room_id))
        if key.kind == "room":
            return room
        return texts(f"rulebook-of-{key.kind}", room=room, number=key.n + 1)
    if key.kind in ("crew", "meeple"):
        return position.name(key.member)
    if key.kind == "button":
        name = "trade" if key.name == "share" and position.trades else key.name
        return texts(f"play-do-{name}")
    words = f"rulebook-of-{key.kind}"
    return texts(words) if texts.has(words) else ""
