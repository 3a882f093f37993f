"""A position to look at: turn 11 of a medium game with three crew, and what is asked in it.

Pictures of the table and its tests start from here. It is written in `data/pictures/demo.yaml`.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from functools import cache
from typing import Any

import yaml

from game.app.table.model.recent import Recent
from game.play.session import load_engine
from game.program_files import data_folder
from game.rules import Decision, Engine
from game.rules.protocol import MemberDict, StateDict
from game.rules.queries.facts import Facts, facts_of

FOLDER = data_folder() / "pictures"
"""Folder of arranged positions and of what is done in them; it is no part of the executable."""


@cache
def rules() -> Engine:
    """Return the rules, loaded once for all pictures."""
    return load_engine(data_folder())


@cache
def _written() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((FOLDER / "demo.yaml").read_text(encoding="utf-8"))
    return found


def recent(told: dict[str, Any]) -> Recent:
    """Return what happened last, as it is written."""
    return Recent(**{**told, **({"card": tuple(told["card"])} if "card" in told else {})})


ROOMS: tuple[str, ...] = tuple(room["id"] for room in _written()["state"]["rooms"])
RECENT = recent(_written()["recent"])
MARKS: tuple[int, ...] = tuple(_written()["colours"])
"""Crew colours of up to four crew members."""
PIECES: tuple[tuple[str, ...], ...] = tuple(tuple(card) for card in _written()["pieces"])
"""A Damage card of each type."""
ICONS: tuple[str, ...] = tuple(_written()["icons"])
COLOURS = MARKS[: len(_written()["state"]["crew"])]


def state() -> StateDict:
    """Return a fresh STATE of the position."""
    found: StateDict = copy.deepcopy(_written()["state"])
    return found


def asked(position: StateDict | None = None, kind: str = "action") -> Decision:
    """Return the decision of a position, whatever its phase, as the rules have it.

    Args:
        position: STATE, the demonstration's if left out.
        kind: what is asked, of questions that need no more than the position.
    """
    now = rules().from_json(state() if position is None else position)
    question = next(found for found in now.table.program.asks.values() if found.kind == kind)
    return Decision(now.active, question, question.options(now, (None,) * 9))


def facts(position: StateDict | None = None) -> Facts:
    """Return the facts of a STATE without expansions, of that of `state()` if none is given."""
    return facts_of(rules().content, state() if position is None else position)


def with_crew(count: int) -> StateDict:
    """Return the position with two, three or four crew; every card is still there once."""
    found = state()
    crew(found, count)
    return found


def crew(position: StateDict, count: int) -> None:
    """Let a fourth come aboard, or some leave."""
    if count > len(position["crew"]):
        fourth = copy.deepcopy(_written()["fourth"])
        position["crew"].append(fourth["member"])
        draw(position, fourth["member"], fourth["draws"])
    for member in position["crew"][count:]:
        position["resource_deck"] += member["hand"]
    position["crew"] = position["crew"][:count]
    position["settings"]["players"] = count


def deal(position: StateDict, hands: Sequence[int]) -> None:
    """Give every crew member a hand of so many cards, of all kinds in turn, from the deck."""
    kinds = _written()["deals"]
    for member in position["crew"]:
        position["resource_deck"] += member["hand"]
        member["hand"] = []
    for member, count in zip(position["crew"], hands, strict=True):
        draw(position, member, [kinds[n % len(kinds)] for n in range(count)])


def draw(position: StateDict, member: MemberDict, wanted: Sequence[str]) -> None:
    """Move cards of the wanted kinds, or others where there are none left, from the deck to a hand."""
    deck = position["resource_deck"]
    for kind in wanted:
        card = kind if kind in deck else deck[-1]
        deck.remove(card)
        member["hand"].append(card)


def damage(position: StateDict, gone: dict[str, int]) -> None:
    """Take so many cubes from the top of rooms, the others of these rooms are whole."""
    for room in position["rooms"]:
        if room["id"] in gone and room["cubes"]:
            room["cubes"] = [n >= gone[room["id"]] for n in range(3)]
