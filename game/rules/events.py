"""Tell what happened, as frozen records: the log, the animations, the statistics and the odds read these.

Zones are strings: `deck`, `discard`, `face-up/0`, `hand/1` (crew index), `supply`, `room/bridge/0` (repair
space), `room/bridge`, `crew/1`, `damage-deck`, `damage-discard`, `box`. `to_json` gives the flat object that
the referee prints, with its `type`.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from game.rules.event_dicts import EventDict
from game.rules.protocol import DamageCardDict, OptionDict, SourceDict


class Event(Protocol):
    """Something that happened."""

    def to_json(self) -> EventDict:
        """The event as a flat object with a `type`."""
        ...  # pragma: no cover


class Answerable(Protocol):
    """Declare what was chosen: an option that knows its protocol form, and its id if it is an action of Phase
    1."""

    @property
    def action(self) -> str | None:
        """The action that it is; None for the answer to another question."""
        ...  # pragma: no cover

    def to_json(self) -> OptionDict:
        """The option as a protocol object."""
        ...  # pragma: no cover


class Asking(Protocol):
    """Declare what was asked: a question that knows its name, what the hand does, and where it stands."""

    kind: str
    ask: str

    @property
    def source(self) -> SourceDict | None:
        """Return whose question it is, as a protocol object."""
        ...  # pragma: no cover


class Chose(NamedTuple):
    """A crew member chose an option; the first event of every step."""

    crew: int
    question: Asking
    option: Answerable

    def to_json(self) -> EventDict:
        """See `Event`."""
        asked = self.question
        return {
            "type": "chose",
            "crew": self.crew,
            "kind": asked.kind,
            "ask": asked.ask,
            "source": asked.source,
            "action": self.option.action,
            "option": self.option.to_json(),
        }


class TurnBegan(NamedTuple):
    """A turn began."""

    crew: int
    turn: int

    def to_json(self) -> EventDict:
        """See `Event`."""
        return {"type": "turn", "crew": self.crew, "turn": self.turn}


class PhaseBegan(NamedTuple):
    """A phase began."""

    phase: str

    def to_json(self) -> EventDict:
        """See `Event`."""
        return {"type": "phase", "phase": self.phase}


class ActionSpent(NamedTuple):
    """A base action was spent; `left` remain."""

    crew: int
    left: int

    def to_json(self) -> EventDict:
        """See `Event`."""
        return {"type": "action", "crew": self.crew, "left": self.left}


class TokenSpent(NamedTuple):
    """An Action token went back to the supply for an extra action."""

    crew: int

    def to_json(self) -> EventDict:
        """See `Event`."""
        return {"type": "token", "crew": self.crew}


class CardMoved(NamedTuple):
    """A Resource card moved between zones."""

    card: str
    origin: str
    target: str

    def to_json(self) -> EventDict:
        """See `Event`."""
        return {"type": "card", "card": self.card, "from": self.origin, "to": self.target}


class MeepleMoved(NamedTuple):
    """A meeple moved from room to room, or into the pod."""

    crew: int
    origin: str
    target: str

    def to_json(self) -> EventDict:
        """See `Event`."""
        return {"type": "meeple", "crew": self.crew, "from": self.origin, "to": self.target}


class Rolled(NamedTuple):
    """The die was rolled."""

    crew: int
    value: int
    reason: str

    def to_json(self) -> EventDict:
        """See `Event`."""
        return {"type": "roll", "crew": self.crew, "value": self.value, "for": self.reason}


class CubeMoved(NamedTuple):
    """A Repair cube moved."""

    origin: str
    target: str

    def to_json(self) -> EventDict:
        """See `Event`."""
        return {"type": "cube", "from": self.origin, "to": self.target}


class ActionTokenMoved(NamedTuple):
    """An Action token moved, other than to pay for an action."""

    origin: str
    target: str

    def to_json(self) -> EventDict:
        """See `Event`."""
        return {"type": "action-token", "from": self.origin, "to": self.target}


class ProtectionMoved(NamedTuple):
    """A Protection token moved; `why` is `placed`, `absorbed` or `returned`."""

    origin: str
    target: str
    why: str

    def to_json(self) -> EventDict:
        """See `Event`."""
        return {"type": "protection", "from": self.origin, "to": self.target, "why": self.why}


class Diverted(NamedTuple):
    """Power was diverted from a room."""

    room: str
    crew: int

    def to_json(self) -> EventDict:
        """See `Event`."""
        return {"type": "divert", "room": self.room, "crew": self.crew}


class Activated(NamedTuple):
    """A room was activated."""

    room: str
    crew: int

    def to_json(self) -> EventDict:
        """See `Event`."""
        return {"type": "activate", "room": self.room, "crew": self.crew}


class Seen(NamedTuple):
    """The cards on top of a deck were looked at, top first; `cards` in protocol form."""

    deck: str
    cards: tuple[Any, ...]

    def to_json(self) -> EventDict:
        """See `Event`."""
        return {"type": "seen", "deck": self.deck, "cards": _plain(self.cards)}


class Ordered(NamedTuple):
    """Cards looked at were put back, each list top first, in protocol form."""

    deck: str
    top: tuple[Any, ...]
    bottom: tuple[Any, ...]

    def to_json(self) -> EventDict:
        """See `Event`."""
        return {"type": "ordered", "deck": self.deck, "top": _plain(self.top), "bottom": _plain(self.bottom)}


class DamageDrawn(NamedTuple):
    """A Damage card was drawn and discarded; `card` is its room ids, or a number for "any so many rooms"."""

    card: tuple[str, ...] | int

    def to_json(self) -> EventDict:
        """See `Event`."""
        return {"type": "damage-card", "card": plain_damage(self.card)}


class Hit(NamedTuple):
    """A room was damaged; `result` is `cube`, `protected` or `destroyed`."""

    room: str
    result: str

    def to_json(self) -> EventDict:
        """See `Event`."""
        return {"type": "hit", "room": self.room, "result": self.result}


class HullBreach(NamedTuple):
    """The last Damage card is gone: from the next turn on, Phase 3 is the Hull Breach (R-17)."""

    def to_json(self) -> EventDict:
        """See `Event`."""
        return {"type": "hull-breach"}


class GameOver(NamedTuple):
    """The game ended."""

    won: bool
    reason: str
    room: str | None
    winners: tuple[int, ...]

    def to_json(self) -> EventDict:
        """See `Event`."""
        winners = list(self.winners)
        return {"type": "over", "won": self.won, "reason": self.reason, "room": self.room, "winners": winners}


def plain_damage(card: tuple[str, ...] | int) -> DamageCardDict:
    """A Damage card in protocol form: its room ids in printed order, or `{"any": n}`."""
    return {"any": card} if isinstance(card, int) else list(card)


def _plain(cards: tuple[Any, ...]) -> list[Any]:
    return [card if isinstance(card, str) else plain_damage(card) for card in cards]
