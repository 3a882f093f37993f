"""Compute what each crew member could do in a turn of their own, if nothing else changed: tried out by the
rules."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from game.app.table.model.gestures.interactions import Interaction, read
from game.rules import ContentError, Decision, Engine, State

DEEDS = (Interaction.DIVERT, Interaction.REPAIR, Interaction.ACTIVATE)
"""Interactions that are looked for."""


class Prospect(NamedTuple):
    """Something that a crew member could do: who, what, and in which room."""

    crew: int
    deed: Interaction
    room: str


def prospects(engine: Engine, game: State, actions: int, saved: int = 0) -> frozenset[Prospect] | None:
    """Return what everybody could do in a turn: they walk, and do one thing where they have come to.

    Where anything but an action is asked that cannot be told: None.

    Args:
        engine: the rules.
        game: the position.
        actions: of such a turn; tokens are not counted on.
        saved: so many more of the turn of whoever acts now.
    """
    asked = engine.decision(game)
    if asked is None or not asked.question.acting:
        return None
    ids = [room.id for room in game.table.content.rooms]
    found: set[Prospect] = set()
    for crew, start in enumerate(game.at):
        front, seen = ([start], {start}) if start >= 0 else ([], set())
        for left in range(actions + (saved if crew == game.active else 0), 0, -1):
            further: list[int] = []
            for room in front:
                deeds, ways = _open_to(_there(engine, game, crew, room, left))
                found |= {Prospect(crew, deed, ids[room]) for deed in deeds}
                further += [place for way in ways if (place := ids.index(way)) not in seen]
                seen.update(further)
            front = further
    return frozenset(found)


def _there(engine: Engine, game: State, crew: int, room: int, left: int) -> Decision | None:
    """Return what would be asked of somebody in a room, with so many actions left."""
    tried = game.copy()
    tried.active, tried.actions_left, tried.asked = crew, left, None
    tried.at = (*game.at[:crew], room, *game.at[crew + 1 :])
    tried.action_tokens = (*game.action_tokens[:crew], 0, *game.action_tokens[crew + 1 :])
    with suppress(ContentError):  # what cannot be listed there is nothing that could be done
        return engine.decision(tried)
    return None


def _open_to(asked: Decision | None) -> tuple[set[Interaction], list[str]]:
    """Return what can be done, and which rooms one can go to."""
    deeds, ways = set[Interaction](), list[str]()
    for option in asked.options if asked is not None else ():
        reading = read(option.alternative)
        if reading.interaction in DEEDS:
            deeds.add(reading.interaction)
        elif reading.interaction is Interaction.MOVE and reading.room:
            ways.append(str(option.to_json()[reading.room]))
    return deeds, ways
