"""A player's reason in words of the catalogues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.bots.players.player import Why
from game.sentences import sentence
from game.wording import Catalogue, resource_name, room_name


def why_text(texts: Catalogue, names: Sequence[str], why: Why) -> str:
    """A reason as one sentence.

    Args:
        texts: the catalogue.
        names: the crew members' names.
        why: what a player gave.
    """
    values: dict[str, Any] = {}
    for key, value in why.values.items():
        if key == "room":
            value = room_name(texts, value)
        elif key == "card":
            value = resource_name(texts, value)
        elif key == "crew":
            value = names[value]
        elif key == "ability":
            value = texts(f"{value}-short")
        values[key] = value
    return sentence(texts(f"bot-why-{why.id}", **values))
