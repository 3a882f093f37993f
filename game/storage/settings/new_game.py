"""Keep what the setup screen showed last, as the settings keep it, and how it is read from a file."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, TypeGuard

from game.crew_names import visible
from game.storage.files.plain_text import is_letter, is_plain
from game.storage.games.savefile import LONGEST_NAME
from game.storage.settings.setting import Reader, between, is_whole, one_of, read_switch

LONGEST_SEED = 320
"""Letters of a seed: a game code that names many expansions is as long."""
CHANCE = (1, 2)
"""The kinds of chance that rules know, the newest last."""
MARKS, FEWEST, MOST_SEATS = 4, 2, 4
"""Number of marks, fewest marks of a crew, and largest number of players."""
ROOMS = ("v1", "v2", "mixed", "pick")
"""Choices for the sides of the rooms: all first, all second, by chance, or named room by room."""
MOST_IDS = 200
LONGEST_ID = 60
"""Largest number of content ids that a file can name, and of letters in each."""


@dataclass(frozen=True)
class Participant:
    """A crew member as last entered: a name, the number 0 to 3 of the mark, and the rank of the player that
    the program lends to the seat (empty for a person)."""

    name: str
    mark: int
    rank: str = ""


@dataclass(frozen=True)
class NewGame:
    """Hold what the setup screen showed last.

    Args:
        players: the crew in seat order, two to four.
        difficulty: id; empty for the one that the content suggests.
        first: seat of the first player; None for chance.
        seed: as typed; empty for one by chance.
        seats: how many people play; 0 for one per crew member.
        rooms: one of `ROOMS`.
        picked: ids of the rooms that are V2 where rooms are named one by one.
        expansions: ids of those chosen. What is no longer there is left out where it is asked for.
        no_counting: whether it was chosen.
        chance: the kind of chance, as the rules number them.
        untried: whether no game was ever started: the screen still helps a newcomer.
    """

    players: tuple[Participant, ...] = ()
    difficulty: str = ""
    first: int | None = None
    seed: str = ""
    seats: int = 0
    rooms: str = "v1"
    picked: tuple[str, ...] = ()
    expansions: tuple[str, ...] = ()
    no_counting: bool = False
    chance: int = CHANCE[1]
    untried: bool = False


def read_new_game(value: object, wrong: list[str]) -> NewGame | None:
    """Read it value by value: what makes no sense is as it is at first."""
    if not isinstance(value, dict):
        return None

    def get(name: str, reader: Reader, usual: Any) -> Any:
        given = value.get(name)
        found = usual if given is None else reader(given, wrong)
        if found is None and given is not None:
            wrong.append("new_game")
            return usual
        return found

    players: tuple[Participant, ...] = get("players", _crew, ())
    return NewGame(
        players,
        get("difficulty", _an_id, ""),
        get("first", between(0, len(players) - 1), None),
        get("seed", _seed, ""),
        seats=get("seats", between(0, MOST_SEATS), 0),
        rooms=get("rooms", one_of(*ROOMS), "v1"),
        picked=get("picked", _ids, ()),
        expansions=get("expansions", _ids, ()),
        no_counting=get("no_counting", read_switch, False),
        chance=get("chance", between(*CHANCE), CHANCE[1]),
        untried=get("untried", read_switch, False),
    )


def _crew(value: object, wrong: list[str]) -> tuple[Participant, ...] | None:
    """Everybody in a list who can be one; of a name that is too long or no letters, what can be one stays."""
    if not isinstance(value, list):
        return None
    found: dict[int, Participant] = {}
    for one in value[:MARKS]:
        name, mark = (one.get("name"), one.get("mark")) if isinstance(one, dict) else (None, None)
        if isinstance(name, str) and is_whole(mark) and 0 <= mark < MARKS and mark not in found:
            letters = "".join(letter for letter in name[:LONGEST_NAME] if is_letter(letter))
            rank = one.get("rank", "")
            whole = _an_id(rank, wrong) is not None
            if visible(letters):
                found[mark] = Participant(letters, mark, rank if whole else "")
            if letters != name or not whole:
                wrong.append("new_game")
    if len(found) < len(value):
        wrong.append("new_game")
    return tuple(found.values()) if len(found) >= FEWEST else ()


def with_ids(value: object) -> object:
    """The new game of version 1, in which an expansion stood under a key of its own: its id with "_" in place
    of "-"."""
    if not isinstance(value, dict):
        return value
    known = {item.name for item in fields(NewGame)}
    chosen = sorted(key.replace("_", "-") for key in value if key not in known and value[key] is True)
    return {**value, "expansions": chosen}


def is_id(value: object) -> TypeGuard[str]:
    """Tell whether a value can be an id of the content."""
    return isinstance(value, str) and len(value) > 0 and is_plain(value, LONGEST_ID)


def _an_id(value: object, wrong: list[str]) -> str | None:
    return value if value == "" or is_id(value) else None


def _ids(value: object, wrong: list[str]) -> tuple[str, ...] | None:
    """The ids of a list, each once; what cannot be one is left out."""
    if not isinstance(value, list):
        return None
    found = tuple(dict.fromkeys(one for one in value[:MOST_IDS] if is_id(one)))
    if len(found) < len(value):
        wrong.append("new_game")
    return found


def _seed(value: object, wrong: list[str]) -> str | None:
    return value if isinstance(value, str) and is_plain(value, LONGEST_SEED) else None
