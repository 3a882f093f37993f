"""Define what a player of the program is: it is given a VIEW and a DECISION and hands back one of the
options.

Nothing else reaches it: no state, no engine. So nothing that it says can come from what nobody may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.rules.protocol import DecisionDict, OptionDict, ViewDict

STAND_IN = "stand-in"
"""The id of the reason where whoever was asked gave no answer, and something else chose."""


@dataclass(frozen=True)
class Why:
    """Hold why an option was chosen: a message of the catalogues, `bot-why-<id>`, and its values.

    Attributes:
        id: the last part of the message's id.
        values: by name, as the rules have them: `room`, `card` (a resource), `crew` (an index), `ability`
            (how the ids of a room's texts begin) and numbers; `game/bots/players/why_words.py` names them.
    """

    id: str
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Choice:
    """An answer to a decision.

    Attributes:
        option: one of the decision's options.
        why: the reason in one line; None where there is nothing to say (a single option).
        win: the chance that the crew wins, from 0 to 1, if it is played on in the same way; None: not known.
        margin: half the width of its 95 % interval; None where `win` is.
    """

    option: OptionDict
    why: Why | None = None
    win: float | None = None
    margin: float | None = None


@dataclass(frozen=True)
class Plan:
    """Choices one after the other, up to the next revelation or the end of the turn.

    Attributes:
        choices: the options, in order; at least one.
        win: the chance that the crew wins after them, from 0 to 1.
        margin: half the width of its 95 % interval.
        why: the reason in one line.
        rank: 1 for the best; plans whose margins overlap share one.
    """

    choices: tuple[OptionDict, ...]
    win: float
    margin: float
    why: Why | None = None
    rank: int = 1


@dataclass(frozen=True)
class Advice:
    """Hold what an adviser says of a position.

    Attributes:
        now_win: the chance that the crew wins as things stand, from 0 to 1.
        now_margin: half the width of its 95 % interval.
        plans: the best ones, best first.
        ending: the turn ended at once; None where it cannot be.
        own: what somebody has done; None where nobody has, or it could not be tried.
        calibrated: whether the chances are those of a crew that plays on in this way. Otherwise they are
            those of one that goes on by rules of thumb, or nothing is known of them.
        crew: the rank of the crew whose chances they are; empty where they are not calibrated.
        tries: how many futures were tried.
        share: of the thinking that is done, from 0 to 1.
    """

    now_win: float
    now_margin: float
    plans: tuple[Plan, ...]
    ending: Plan | None = None
    own: Plan | None = None
    calibrated: bool = False
    crew: str = ""
    tries: int = 0
    share: float = 1.0


class Player(Protocol):
    """Decide for a crew member. The same view, decision, seed and effort give the same answer."""

    def choose(self, view: ViewDict, decision: DecisionDict) -> Choice:
        """Answer a decision.

        Args:
            view: VIEW of the crew member that is asked.
            decision: DECISION; its first option is as legal as its last.
        """
        ...
