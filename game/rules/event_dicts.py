"""The events of the protocol, a dict for each type: what the log, the animations and the statistics read.

`event["type"] == "roll"` tells the type checker which of them an event is, and so which keys it has.
docs/protocol.md says what they mean.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Literal, TypeAlias, TypedDict

from game.rules.protocol import JSON, DamageCardDict, DecisionDict, OptionDict, SourceDict, StateDict


class EventType(StrEnum):
    """Every `type` of an event."""

    CHOSE = "chose"
    TURN = "turn"
    PHASE = "phase"
    ACTION = "action"
    TOKEN = "token"
    CARD = "card"
    MEEPLE = "meeple"
    ROLL = "roll"
    CUBE = "cube"
    ACTION_TOKEN = "action-token"
    PROTECTION = "protection"
    DIVERT = "divert"
    ACTIVATE = "activate"
    SEEN = "seen"
    ORDERED = "ordered"
    DAMAGE_CARD = "damage-card"
    HIT = "hit"
    HULL_BREACH = "hull-breach"
    OVER = "over"


class ChoseDict(TypedDict):
    """A crew member chose an option."""

    type: Literal["chose"]
    crew: int
    kind: str
    ask: str
    source: SourceDict | None
    action: str | None
    option: OptionDict


class TurnDict(TypedDict):
    """A turn began."""

    type: Literal["turn"]
    crew: int
    turn: int


class PhaseDict(TypedDict):
    """A phase began."""

    type: Literal["phase"]
    phase: str


class ActionDict(TypedDict):
    """A base action was spent; `left` remain."""

    type: Literal["action"]
    crew: int
    left: int


class TokenDict(TypedDict):
    """An Action token paid for an action."""

    type: Literal["token"]
    crew: int


CardDict = TypedDict("CardDict", {"type": Literal["card"], "card": str, "from": str, "to": str})
"""A Resource card moved from zone to zone."""
MeepleDict = TypedDict("MeepleDict", {"type": Literal["meeple"], "crew": int, "from": str, "to": str})
"""A meeple moved from room to room, or into the pod."""
RollDict = TypedDict("RollDict", {"type": Literal["roll"], "crew": int, "value": int, "for": str})
"""The die was rolled."""
CubeDict = TypedDict("CubeDict", {"type": Literal["cube"], "from": str, "to": str})
"""A Repair cube moved."""
ActionTokenDict = TypedDict("ActionTokenDict", {"type": Literal["action-token"], "from": str, "to": str})
"""An Action token moved, other than to pay for an action."""
ProtectionDict = TypedDict(
    "ProtectionDict", {"type": Literal["protection"], "from": str, "to": str, "why": str}
)
"""A Protection token moved; `why` is `placed`, `absorbed` or `returned`."""


class DivertDict(TypedDict):
    """Power was diverted from a room."""

    type: Literal["divert"]
    room: str
    crew: int


class ActivateDict(TypedDict):
    """A room was activated."""

    type: Literal["activate"]
    room: str
    crew: int


class SeenDict(TypedDict):
    """The cards on top of a deck were looked at, top first."""

    type: Literal["seen"]
    deck: str
    cards: list[JSON]


class OrderedDict(TypedDict):
    """Cards looked at were put back, each list top first."""

    type: Literal["ordered"]
    deck: str
    top: list[JSON]
    bottom: list[JSON]


class DamageDrawnDict(TypedDict):
    """A Damage card was drawn and discarded."""

    type: Literal["damage-card"]
    card: DamageCardDict


class HitDict(TypedDict):
    """A room was damaged; `result` is `cube`, `protected` or `destroyed`."""

    type: Literal["hit"]
    room: str
    result: str


class HullBreachDict(TypedDict):
    """The last Damage card is gone (R-17)."""

    type: Literal["hull-breach"]


class OverDict(TypedDict):
    """The game ended; `room` is null where no room was destroyed."""

    type: Literal["over"]
    won: bool
    reason: str
    room: str | None
    winners: list[int]


TokenMoveDict: TypeAlias = CubeDict | ActionTokenDict | ProtectionDict
"""A token moved from zone to zone."""
MoveDict: TypeAlias = CardDict | MeepleDict | TokenMoveDict
"""A piece moved from zone to zone."""
EventDict: TypeAlias = (
    ChoseDict
    | TurnDict
    | PhaseDict
    | ActionDict
    | TokenDict
    | MoveDict
    | RollDict
    | DivertDict
    | ActivateDict
    | SeenDict
    | OrderedDict
    | DamageDrawnDict
    | HitDict
    | HullBreachDict
    | OverDict
)
"""EVENT."""


class PositionDict(TypedDict):
    """The answer to most commands: how things are, what is asked, what happened."""

    state: StateDict
    decision: DecisionDict | None
    events: list[EventDict]
