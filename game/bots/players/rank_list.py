"""The ranks of the program's players: one registry with everything that a rank has.

A rank is found by its id or by its role, never by its place, so a new one changes no other.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class Way(Enum):
    """Name how a player finds its choices; `ranks.py` makes the players."""

    THUMB = auto()
    """By rules of thumb, at once."""
    SEARCH = auto()
    """By trying plans out, with the value network."""


class Role(Enum):
    """Name what one rank does beside playing. Each role belongs to exactly one rank."""

    PLAIN = auto()
    """Answers where no process does; its crews are those to which chances are calibrated first."""
    LENT = auto()
    """Is offered for a free seat beside a person."""
    ADVISER = auto()
    """Advises, and looks back at games."""
    TIMED = auto()
    """Thinks as long as the settings say."""


@dataclass(frozen=True)
class Rank:
    """A rank of players.

    Attributes:
        id: its name in saves, files and texts. In words a captain is a commander: the captain is who teaches
            and advises.
        make: how its players find their choices.
        samples: how often they try plans for a decision. A number, so that games are the same on every
            machine that gets through with it in time; `docs/bots.md` tells the measurements.
        seconds: the longest that they think about a turn by default.
        badge: its icon.
        share: its width where you choose among all ranks, beside the others.
        roles: what it does beside playing.
    """

    id: str
    make: Way
    samples: int
    seconds: float
    badge: str
    share: float
    roles: frozenset[Role] = frozenset()


RANK_LIST = (
    Rank("cadet", Way.THUMB, 0, 0.0, "rank-cadet", 0.23, frozenset({Role.PLAIN})),
    Rank("officer", Way.SEARCH, 60, 0.3, "rank-officer", 0.25, frozenset({Role.LENT})),
    Rank("captain", Way.SEARCH, 300, 3.0, "rank-captain", 0.275, frozenset({Role.ADVISER, Role.TIMED})),
)
"""All ranks, from the weakest to the strongest."""

RANKS = tuple(rank.id for rank in RANK_LIST)
"""Their ids, in the same order."""

_BY_ID = {rank.id: rank for rank in RANK_LIST}


def rank_of(id: str) -> Rank:
    """Return a rank by its id.

    Raises:
        ValueError: there is no such rank.
    """
    if id not in _BY_ID:
        raise ValueError(f"There is no rank {id!r}, only {', '.join(RANKS)}.")
    return _BY_ID[id]


def with_role(role: Role) -> str:
    """Return the id of the rank that has a role."""
    (found,) = (rank.id for rank in RANK_LIST if role in rank.roles)
    return found


PLAIN, LENT, ADVISER = with_role(Role.PLAIN), with_role(Role.LENT), with_role(Role.ADVISER)
