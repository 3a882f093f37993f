"""Read what has happened last, which STATE does not remember: the last roll, the last damage. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.app.table.model.position import Position
from game.rules.event_dicts import EventDict
from game.rules.queries import odds
from game.rules.queries.knowledge import DamageCard, Knowledge, damage_card


class LoggedChoice(Protocol):
    """One entry of the log."""

    @property
    def turn(self) -> int:
        """The turn it belongs to."""

    @property
    def crew(self) -> int:
        """The crew member it belongs to."""

    @property
    def events(self) -> Sequence[EventDict]:
        """Return what happened."""


@dataclass(frozen=True)
class ShownStep:
    """Hold how far the choice that is being shown has come for the eye.

    Attributes:
        deck: Resource cards left once what is being shown has been drawn or torn away.
        collected: the choice was one of Phase 2: its cards are on their way (R-15).
        rolled: the Hull Breach has been rolled for (R-17).
    """

    deck: int
    collected: bool
    rolled: bool

    @staticmethod
    def of(events: Sequence[EventDict], seen: Sequence[EventDict], deck: int, collected: bool) -> ShownStep:
        """Read it off the events of a choice and those of them that the eye has seen.

        Args:
            events: of the choice.
            seen: those that have been shown.
            deck: Resource cards before the choice.
            collected: whether Phase 2 asked for the choice.
        """
        steps = sum(event["type"] in STEPS for event in seen)
        rolled = any(event["type"] == "roll" and event["for"] == "hull-breach" for event in seen)
        for event in events:
            steps -= event["type"] in STEPS
            if steps < 0:
                break
            deck -= event["type"] == "card" and event["from"] == "deck"
        return ShownStep(deck, collected, rolled)


STEPS = ("roll", "phase", "turn")
"""Types of events before which nobody knows what comes after them."""


@dataclass(frozen=True)
class Recent:
    """The last roll and the last Damage card, which STATE does not remember.

    Attributes:
        roll, roller, purpose: the roll, whose it was and what it was for.
        card: the Damage card.
        turn: when it struck: 0 before the first turn.
        hit: how many of its rooms have been hit so far.
        torn: cards that the Hull Breach took by the roll.
        picks: choices made since the roll; None where an action has been chosen since.
        damaged: ids of the rooms that the last choice has cost a cube.
        step: how far the choice that is being shown has come; None where nothing is being shown.
    """

    roll: int | None = None
    roller: int | None = None
    purpose: str = ""
    card: DamageCard | None = None
    turn: int | None = None
    hit: int = 0
    torn: int = 0
    picks: int | None = None
    damaged: frozenset[str] = frozenset()
    step: ShownStep | None = None

    @staticmethod
    def of(log: Iterable[LoggedChoice]) -> Recent:
        """Read the log from its end."""
        roll: tuple[int | None, int | None, str] = (None, None, "")
        struck: tuple[DamageCard | None, int | None, int] = (None, None, 0)
        hits, torn, picks = 0, 0, None
        entries = list(log)
        for n, entry in reversed(list(enumerate(entries))):
            lost = 0
            for event in reversed(list(entry.events)):
                if event["type"] == "roll" and roll[0] is None:
                    roll, torn = (event["value"], event["crew"], event["for"]), lost
                    picks = None if any(map(_acts, entries[n + 1 :])) else len(entries) - n - 1
                elif event["type"] == "card":
                    lost += event["from"] == "deck" and event["to"] == "discard"
                elif event["type"] == "hit":
                    hits += 1
                elif event["type"] == "damage-card" and struck[0] is None:
                    turn = entry.turn if entry.turn > 1 or _begun(entries[:n], entry, event) else 0
                    struck = (damage_card(event["card"]), turn, hits)
            if roll[0] is not None and struck[0] is not None:
                break
        return Recent(*roll, *struck, torn, picks, _damaged(entries[-1]) if entries else frozenset())


def torn_by(events: Sequence[EventDict], roll: int) -> int:
    """Return how many cards a roll of the Hull Breach takes, those that are still to be shown, too.

    Args:
        events: of one choice, all of them.
        roll: which roll among them, from 1 on.
    """
    torn = rolls = 0
    for event in events:
        rolls += event["type"] == "roll"
        if rolls == roll and event["type"] == "card":
            torn += event["from"] == "deck" and event["to"] == "discard"
    return torn


def _damaged(entry: LoggedChoice) -> frozenset[str]:
    """Return the rooms that a choice has cost a cube."""
    hits = (event for event in entry.events if event["type"] == "hit")
    return frozenset(event["room"] for event in hits if event["result"] != "protected")


def _acts(entry: LoggedChoice) -> bool:
    """Return whether an action of Phase 1 was chosen."""
    return any(event["type"] == "chose" and event.get("action") for event in entry.events)


def _begun(before: Iterable[LoggedChoice], entry: LoggedChoice, until: EventDict) -> bool:
    """Return whether a turn had begun when something happened: what strikes while the ship is set up does
    not."""
    events = [event for earlier in before for event in earlier.events]
    for event in entry.events:
        if event is until:
            break
        events.append(event)
    return any(event["type"] == "phase" for event in events)


def struck_card(position: Position, recent: Recent) -> DamageCard | None:
    """Return the Damage card of this Phase 3 once it has been drawn; None before, and in a Hull Breach."""
    state = position.state
    if state["phase"] != "damage":
        return None
    if position.asked is not None and recent.card is None:
        # A position without a past.
        return damage_card(state["damage_discard"][0]) if state["damage_discard"] else None
    return recent.card if position.asked is not None or recent.turn == state["turn"] else None


def _striking(position: Position, recent: Recent) -> DamageCard | None:
    """Return what is still to be hit of the Damage card that is being carried out; None if there is none."""
    card = struck_card(position, recent)
    if isinstance(card, int):
        return max(0, card - recent.hit)
    return None if card is None else card[recent.hit :]


def exposed_rooms(position: Position, knowledge: Knowledge, recent: Recent) -> frozenset[str]:
    """Return the rooms whose next hit loses the ship, as long as a hit may still come to them."""
    if position.state["phase"] == "over":
        return frozenset()
    striking = _striking(position, recent)
    return odds.exposed_rooms(position.state, knowledge, striking, not position.hidden)
