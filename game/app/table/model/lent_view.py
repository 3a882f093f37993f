"""Tell what is to be seen while a player of the program decides: what it has done and is about to do.
Pure."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import NamedTuple

from game.app.table.model.gestures.interactions import BUTTONS, Interaction
from game.app.table.model.gestures.option_views import action_name, option_view
from game.app.table.model.position import Position
from game.app.table.model.recent import LoggedChoice
from game.app.table.model.words.log_text import LogLine, lines_of
from game.bots.players.player import Why
from game.bots.players.why_words import why_text
from game.play.seats import WhyDict
from game.rules.protocol import OptionDict
from game.sentences import sentence
from game.suppressing import log_suppressed
from game.texts import TextError
from game.wording import Catalogue, counted_or_plain

_log = logging.getLogger(__name__)

HANDED = (Interaction.GIVE, Interaction.TAKE, Interaction.TRADE)
"""Interactions in which cards change hands."""


@dataclass(frozen=True)
class LentStep:
    """Something that the player does: its words and its icon."""

    words: str
    icon: str


class TrailStep(NamedTuple):
    """A way that the player has gone this turn: the number of the choice, from 1, and from room to room."""

    number: int
    start: str
    end: str


@dataclass(frozen=True)
class LentView:
    """A player's turn, as the dock tells it.

    Attributes:
        crew: whose seat it is.
        rank: of the player.
        done: what has been done this turn, the first thing first.
        now: what is about to be done; None while the player thinks.
        why: the reason for it, in words; empty where nothing is to be said.
        share: of the time that has passed before it is done.
        paused: nothing goes on.
        speed: one of `LENT_SPEEDS`.
        thinks: for so long already that it should be said.
        trail: the way that it has gone.
        asks: a person plays, to whose next question one can skip.
        late: it thinks for unusually long.
    """

    crew: int
    rank: str
    done: tuple[LentStep, ...]
    now: LentStep | None
    why: str
    share: float
    paused: bool
    speed: int
    thinks: bool = False
    trail: tuple[TrailStep, ...] = ()
    asks: bool = False
    late: bool = False


def reason_of(texts: Catalogue, names: Sequence[str], why: WhyDict | None) -> str:
    """Return a reason in words; empty where there is none, or none that this program can say.

    Args:
        texts: the catalogue.
        names: the crew members' names.
        why: as it was kept with the game, perhaps by another version of it.
    """
    if why is None:
        return ""
    try:
        return why_text(texts, names, Why(why["id"], why["values"]))
    except (TextError, LookupError, TypeError, ValueError) as error:
        log_suppressed(_log, "word a reason", error)
        return ""


def done_steps(
    texts: Catalogue, position: Position, log: Iterable[LoggedChoice], crew: int, turn: int
) -> tuple[LentStep, ...]:
    """Return what a crew member has done in a turn, in the words of the log.

    Args:
        texts: the catalogue.
        position: the position now.
        log: what has happened.
        crew: whose steps.
        turn: in which turn.
    """
    names = [member["name"] for member in position.crew]
    steps: list[LentStep] = []
    for entry in log:
        if entry.turn == turn and entry.crew == crew and entry.events and entry.events[0]["type"] == "chose":
            own = _own(lines_of(texts, names, entry.events, position.facts))
            steps += [LentStep(line.text, line.icon) for line in own]
    return tuple(steps)


def trail_of(log: Iterable[LoggedChoice], crew: int, turn: int) -> tuple[TrailStep, ...]:
    """Return the way that a crew member has gone by its own choices in a turn.

    Args:
        log: what has happened.
        crew: who.
        turn: in which turn.
    """
    found, number = [], 0
    for entry in log:
        if entry.turn != turn or entry.crew != crew or not entry.events or entry.events[0]["type"] != "chose":
            continue
        number += 1
        for event in entry.events:
            if event["type"] == "turn":
                break
            if event["type"] == "meeple" and event["crew"] == crew:
                found.append(TrailStep(number, event["from"], event["to"]))
    return tuple(found)


def _own(lines: Sequence[LogLine]) -> Iterable[LogLine]:
    """The lines of a choice up to the next turn or what the ship suffers."""
    return takewhile(lambda line: not line.heading and line.crew is not None, lines)


def step_of(texts: Catalogue, position: Position, option: OptionDict) -> LentStep:
    """Return what an option of the open question is about to do.

    Args:
        texts: the catalogue.
        position: the position, in which somebody else than a person decides.
        option: of the question.
    """
    offer = replace(position, by_hand=True).offer_of(option)
    shown = option_view(texts, position, offer)
    action, interaction = offer.made.action, offer.reading.interaction
    icon = f"act-{BUTTONS[interaction]}" if interaction in BUTTONS else "ui-chevron"
    if action is None:
        return LentStep(sentence(shown.words), icon)
    name = action_name(texts, action)
    cards = [value for kind, value in shown.pieces if kind == "card"]
    if interaction in HANDED:
        return LentStep(texts("lent-step", step=shown.words, way=counted_or_plain(texts, cards)), icon)
    if not offer.made.parts or shown.words == name or interaction is Interaction.DIVERT:
        return LentStep(name, icon)
    return LentStep(texts("lent-step", step=name, way=shown.words), icon)
