"""Say what speaks for something tried and what against it: data, which `game/sentences.py` puts into
words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple

from game.rules.protocol import CheckDict, ToldDict

LEFT = "play-left"
"""The check that an action is left, or with `-many` behind it so many as something costs (R-6)."""
PASSIVE = "play-passive"
"""The check that a room can be activated at all, unless its variant names another."""
FIRST = "play-first"
"""The check that nothing else is asked first."""
OVER = "play-over"
"""The check that the game goes on."""
CHOICE = "play-choice"
"""The check that something is there to be chosen, for which content gives no reason of its own."""
UNKNOWN_KEY = "play-unknown-key"
"""The check that a key of what is tried means something."""
UNKNOWN_VALUE = "play-unknown-value"
"""The check that a value of what is tried means something."""
EXPANSION_PLAYERS = "expansion-players"
"""The check that an expansion is for as many players as there are."""
EXPANSION_APART = "expansion-apart"
"""The check that an expansion goes together with another one that is there."""

OWN = (
    LEFT,
    f"{LEFT}-many",
    PASSIVE,
    FIRST,
    OVER,
    CHOICE,
    UNKNOWN_KEY,
    UNKNOWN_VALUE,
    EXPANSION_PLAYERS,
    EXPANSION_APART,
)
"""The checks that the rules make themselves; every other id is a `why` of the content."""


class Told(NamedTuple):
    """A value that a sentence may tell.

    `type` is one of the content's types, `price` (pairs of a resource and whether it is paid), `expansion`,
    `counts` (a list of small numbers) or `word`;
    `value` has the protocol's form, or is None where what was tried leaves it open.
    """

    type: str
    value: Any


@dataclass(frozen=True, slots=True)
class Check:
    """One condition of what was tried.

    Attributes:
        id: the text that says it; `<id>-no` says what is missing, `<id>-short` the same in three words.
        met: whether it holds.
        values: what the sentence may tell, by name.
    """

    id: str
    met: bool
    values: Mapping[str, Told] = field(default_factory=lambda: MappingProxyType({}))

    def to_json(self) -> CheckDict:
        """The protocol's form of it, but for the sentence."""
        values: dict[str, ToldDict] = {
            name: {"type": told.type, "value": told.value} for name, told in self.values.items()
        }
        return {"id": self.id, "met": self.met, "values": values}


@dataclass(frozen=True, slots=True)
class Explanation:
    """Hold whether what was tried is legal, and every condition in the order in which a person would ask.

    Attributes:
        legal: whether some option asked now has all keys and values that were tried.
        checks: the conditions; all are met exactly if it is legal.
        stopped: whether one of them is decisive and not met, so that others were not asked.
    """

    legal: bool
    checks: tuple[Check, ...]
    stopped: bool = False

    @property
    def missing(self) -> tuple[Check, ...]:
        """The conditions that are not met."""
        return tuple(check for check in self.checks if not check.met)

    @property
    def failed(self) -> Check | None:
        """The first condition that is not met."""
        return next(iter(self.missing), None)


def left(count: int, price: int) -> Check:
    """The check that an action, or several, can be paid (R-6).

    Args:
        count: actions and Action tokens left.
        price: what it costs.
    """
    values = {"count": Told("number", count), "price": Told("number", price)}
    return Check(f"{LEFT}-many" if price > 1 else LEFT, count >= price, values)
