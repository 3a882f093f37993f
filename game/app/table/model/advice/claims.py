"""Tell what is claimed of a plan: read from the positions before and after it, so it is true of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.app.table.model.advice.prospects import Prospect
from game.app.table.model.gestures.interactions import Interaction
from game.app.table.model.position import Position, moves_between
from game.app.table.model.view_parts import TopView
from game.rules.protocol import RoomDict
from game.sentences import sentence
from game.wording import Catalogue, room_name

NEAR = 3
"""A room is nearly paid for where at most so many cards are missing."""
COSTS = ("risk", "tokens")
"""Claims that count against a plan."""
_DIVERT, _REPAIR = Interaction.DIVERT, Interaction.REPAIR
MOST_OF_A_KIND = 2
"""Largest number of claims of one kind."""


class Claim(NamedTuple):
    """Something that is said of a plan: the end of a message's id (`adviser-KIND`), and its values.

    Attributes:
        kind: `win`, `core`, `power`, `opens`, `holds`, `lacks`, `first`, `otherwise`, `risk`,
            `rescue`, `whole`, `bears`, `repairs`, `nearer`, `keeps`, `hand` or `tokens`.
        room: its id; `crew`: an index; `number`, `of`: numbers.
    """

    kind: str
    room: str = ""
    crew: int = -1
    number: int = 0
    of: int = 0


class Outcome(NamedTuple):
    """A position that claims are read from.

    Attributes:
        position: as the table reads it.
        top: the forecast there; None where nothing may be counted.
        prospects: what everybody could do in a turn of their own, where a plan begins with the tokens that
            saving the actions would bring; None where that is not known.
        threats: the rooms that the next Damage card may hit, by id; empty where nothing may be counted.
        kept: Action tokens that ending the actions there brings; 0 where the plan goes on.
    """

    position: Position
    top: TopView | None
    prospects: frozenset[Prospect] | None
    threats: frozenset[str]
    kept: int = 0


def claims_of(before: Outcome, after: Outcome) -> tuple[Claim, ...]:
    """Return what a plan does for the crew, the weightiest first.

    Args:
        before: where it begins.
        after: where it leads to, before the turn ends.
    """
    result = after.position.state["result"]
    if result is not None:
        return (Claim("win"),) if result["won"] else ()
    made = (
        *_power(before, after),
        *_turns(before, after, _DIVERT),
        *_dangers(before, after),
        *_rooms(before, after),
        *_cards(before, after),
        *_turns(before, after, _REPAIR),
        *_costs(before, after),
    )
    if any(one.kind not in (*COSTS, "keeps") for one in made):
        return tuple(_causes_first(made))
    # Little is left to say: where the next turn begins, whose hand grows.
    return (*_ways(before, after), *_hands(before, after), *made)


def claim_words(texts: Catalogue, names: Sequence[str], claim: Claim) -> str:
    """Return a claim as a sentence.

    Args:
        texts: the catalogue.
        names: the crew members' names.
        claim: to be said.
    """
    values: dict[str, object] = {"count": claim.number, "of": claim.of}
    if claim.room:
        values["room"] = room_name(texts, claim.room)
    if claim.crew >= 0:
        values["crew"] = names[claim.crew]
    return sentence(texts(f"adviser-{claim.kind}", **values))


def _causes_first(claims: Sequence[Claim]) -> Iterator[Claim]:
    """Yield claims in their order, but that a room is repaired before what that makes possible there."""
    repaired = {claim.room: claim for claim in claims if claim.kind == "whole"}
    for claim in claims:
        cause = repaired.pop(claim.room, None) if claim.kind in ("opens", "whole") else None
        if cause is not None:
            yield cause
        if claim.kind != "whole":
            yield claim


def _power(before: Outcome, after: Outcome) -> Iterator[Claim]:
    """Yield rooms that are diverted by the plan, and what would stand in the way later."""
    gained = [now for was, now in _pairs(before, after) if now["diverted"] and not was["diverted"]]
    if gained:
        yield Claim("power", number=after.position.diverted, of=after.position.facts.power)
    for room in gained:
        if room["id"] in before.threats and not _guards(before, room["id"]):
            yield Claim("first", room["id"])


def _turns(before: Outcome, after: Outcome, deed: Interaction) -> Iterator[Claim]:
    """Yield what somebody can do in their next turn, and could not before."""
    position = after.position
    if before.prospects is None or after.prospects is None:
        return
    # Who has the turn soonest stands for all who can do the same.
    turns = range(1, len(position.crew) + 1)
    order = {(position.active + n) % len(position.crew): n for n in turns}
    new = sorted(after.prospects - before.prospects, key=lambda one: (-order[one.crew], one.room))
    if deed is _DIVERT and _all_diverted(after):
        yield from [Claim("core", crew=one.crew) for one in new if one.room == position.facts.centre][-1:]
    could = {one.room for one in before.prospects if one.deed is deed}
    # What nobody could do before says more than who else can do it now.
    by_room = {one.room: one for one in new if one.deed is deed}
    found = sorted(by_room.values(), key=lambda one: one.room in could)
    if deed is _DIVERT:
        yield from (Claim("opens", one.room, one.crew) for one in found[:MOST_OF_A_KIND])
    else:
        yield from (Claim("repairs", one.room, one.crew) for one in found[:1] if one.room not in could)


def _dangers(before: Outcome, after: Outcome) -> Iterator[Claim]:
    """Yield what the next damage could do without the plan."""
    first, then = _forecast(before), _forecast(after)
    if first is not None and then is not None and then.fatal < first.fatal:
        yield Claim("otherwise", number=first.fatal, of=first.possible)


def _forecast(outcome: Outcome) -> TopView | None:
    """Return the forecast of the next Damage card; None where a roll comes, or nothing may be counted."""
    return outcome.top if outcome.top is not None and outcome.top.threat else None


def _cards(before: Outcome, after: Outcome) -> Iterator[Claim]:
    """Yield cards that bring somebody nearer to diverting a room."""
    facts, shared = after.position.facts, after.position.solo
    opened = {(one.crew, one.room) for one in after.prospects or () if one.deed is _DIVERT}
    found: list[Claim] = []
    for crew, (was, now) in enumerate(zip(before.position.crew, after.position.crew, strict=True)):
        for room in after.position.state["rooms"]:
            cost = facts.rooms[room["id"]].divert
            if room["diverted"] or not cost or (crew, room["id"]) in opened or now["at"] == "pod":
                continue
            if shared and crew != after.position.active:
                continue
            missing = len(facts.missing(cost, now["hand"]))
            if missing <= NEAR and missing < len(facts.missing(cost, was["hand"])):
                kind = "lacks" if missing else "holds"
                found.append(Claim(kind, room["id"], crew, missing))
    yield from sorted(found, key=lambda claim: claim.number)[:MOST_OF_A_KIND]


def _hands(before: Outcome, after: Outcome) -> Iterator[Claim]:
    """Yield whose hand grows, where nothing more can be said of it."""
    for crew, (was, now) in enumerate(zip(before.position.crew, after.position.crew, strict=True)):
        if len(now["hand"]) > len(was["hand"]) and not after.position.solo:
            yield Claim("hand", crew=crew, number=len(now["hand"]))


def _rooms(before: Outcome, after: Outcome) -> Iterator[Claim]:
    """Yield what rooms can bear, and which of them are whole; of one that is diverted that goes without
    saying."""
    whole, bears = list[Claim](), list[Claim]()
    for was, now in _pairs(before, after):
        room = now["id"]
        least, most = _bears(before, room), _bears(after, room)
        if now["cubes"] and all(now["cubes"]) and not all(was["cubes"]):
            if now["diverted"] == was["diverted"]:
                whole.append(Claim("whole", room))
        elif most > least and room in before.threats:
            bears.append(Claim("bears", room, number=most, of=least) if least else Claim("rescue", room))
    yield from sorted(bears, key=lambda claim: claim.of)[:MOST_OF_A_KIND]
    yield from whole[:MOST_OF_A_KIND]


def _ways(before: Outcome, after: Outcome) -> Iterator[Claim]:
    """Yield a room where the cards in hand are of use, and which the next turn starts closer to."""
    position, active = after.position, after.position.active
    here, was = position.crew[active]["at"], before.position.crew[active]["at"]
    if not isinstance(here, int) or not isinstance(was, int) or here == was:
        return
    useful = {
        one.room for one in after.prospects or () if one.crew == active and one.deed in (_DIVERT, _REPAIR)
    }
    steps = [
        (moves_between(here, place), room["id"])
        for place, room in enumerate(position.state["rooms"])
        if room["id"] in useful and 0 < moves_between(here, place) < moves_between(was, place)
    ]
    yield from (Claim("nearer", room, active, number) for number, room in sorted(steps)[:1])


def _costs(before: Outcome, after: Outcome) -> Iterator[Claim]:
    """Yield the tokens that the plan brings, what still threatens after it, and its price in tokens."""
    if after.kept:
        yield Claim("keeps", number=after.kept)
    then = _forecast(after)
    if then is not None and then.fatal:
        yield Claim("risk", number=then.fatal, of=then.possible)
    active = before.position.active
    spent = before.position.crew[active]["action_tokens"] - after.position.crew[active]["action_tokens"]
    if spent > 0:
        yield Claim("tokens", number=spent)


def _pairs(before: Outcome, after: Outcome) -> Iterator[tuple[RoomDict, RoomDict]]:
    return zip(before.position.state["rooms"], after.position.state["rooms"], strict=True)


def _room(outcome: Outcome, room: str) -> RoomDict:
    return next(one for one in outcome.position.state["rooms"] if one["id"] == room)


def _guards(outcome: Outcome, room: str) -> int:
    """Return how many Protection tokens take a hit on a room, those of whoever stands there, too (R-26)."""
    state = outcome.position.state
    at = next(n for n, one in enumerate(state["rooms"]) if one["id"] == room)
    held = sum(member["protection_tokens"] for member in state["crew"] if member["at"] == at)
    return len(_room(outcome, room)["protection"]) + held


def _bears(outcome: Outcome, room: str) -> int:
    """Return how many hits a room can take before the next one destroys it (R-16)."""
    return sum(_room(outcome, room)["cubes"]) + _guards(outcome, room)


def _all_diverted(outcome: Outcome) -> bool:
    return outcome.position.diverted == outcome.position.facts.power
