"""Say what a crew member has done in a turn, as signs with short words; what touches the reader as
sentences."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from game.app.table.model.words.log_text import LogLine, lines_of
from game.rules.event_dicts import EventDict
from game.rules.queries.facts import Facts
from game.sentences import sentence
from game.wording import Catalogue, listing, room_brief, room_name

PROTECTION = "token-protection"
"""The sign of a Protection token: what it does is told in words."""
ACTION_TOKEN = "token-action"
"""The sign of unused actions that were kept."""
SHARE = "act-share"
"""The sign of cards that go from hand to hand."""
BESIDE = " · "
DIE = "die-"
"""Beginning of the names of the signs of rolls."""


@dataclass(frozen=True)
class Doing:
    """One thing that somebody has done.

    Attributes:
        icon: its sign.
        words: where, or with whom; empty where the sign says it.
        yours: the sentence, where it touched a crew member of the reader; empty where it did not.
        full: the words where there is room for the whole name of a room; empty where they are the same.
    """

    icon: str
    words: str
    yours: str
    full: str = ""


def doings_of(
    texts: Catalogue,
    names: Sequence[str],
    facts: Facts,
    choices: Sequence[Sequence[EventDict]],
    crew: int,
    mine: Collection[int],
) -> tuple[Doing, ...]:
    """Return what a crew member has done.

    Args:
        texts: the catalogue.
        names: of the crew.
        facts: what the game is played with.
        choices: the events of each choice of one turn, in order.
        crew: whose turn it was.
        mine: the crew members of the reader.
    """
    found: list[Doing] = []
    for events in choices:
        answers = events[0]["type"] == "chose" and events[0]["action"] is None
        for line in lines_of(texts, names, events, facts):
            doing = _doing(texts, names, line, crew, mine)
            if doing is None:
                continue
            if doing.icon == SHARE and answers and found:
                found[-1] = _joined(found[-1], doing)
            else:
                found.append(doing)
        kept = sum(event["type"] == "action-token" and event["to"] == f"crew/{crew}" for event in events)
        if kept and events[0]["type"] == "chose" and events[0]["action"] == "finish":
            found.append(Doing(ACTION_TOKEN, f"+{kept}", ""))
    return tuple(found)


def _joined(first: Doing, then: Doing) -> Doing:
    """Return one thing that was done: cards that go from hand to hand by a room's ability are no action."""
    named = then.words in first.words.split(BESIDE)
    words = first.words if named else BESIDE.join(filter(None, (first.words, then.words)))
    full = BESIDE.join(filter(None, (first.full, "" if named else then.words))) if first.full else ""
    return replace(first, words=words, full=full, yours=" ".join(filter(None, (first.yours, then.yours))))


def _doing(
    texts: Catalogue, names: Sequence[str], line: LogLine, crew: int, mine: Collection[int]
) -> Doing | None:
    """Return what a line of the log tells; None for cards drawn and for what is only reckoned up."""
    rooms = [key.room_id for key in line.keys if key.kind == "room"]
    others = [key.member for key in line.keys if key.kind in ("crew", "meeple") and key.member != crew]
    touched = [other for other in others if other in mine]
    if not rooms and not others and not line.icon.startswith(DIE) and line.icon != "pod":
        return None
    words = names[others[0]] if others else room_brief(texts, rooms[0]) if rooms else ""
    full = texts(f"room-{rooms[0]}") if rooms and not others else ""
    if line.icon == PROTECTION and rooms:
        words = texts("recap-protects", rooms=listing(texts, [room_brief(texts, room) for room in rooms]))
        full = texts("recap-protects", rooms=listing(texts, [room_name(texts, room) for room in rooms]))
    return Doing(line.icon, words, f"{sentence(line.text)}." if touched else "", full)
