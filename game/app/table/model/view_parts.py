"""The parts of the table's view, and how each is read from STATE: pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.app.table.model.gestures.interactions import Interaction
from game.app.table.model.percent import percent
from game.app.table.model.position import Position, whole
from game.app.table.model.recent import Recent, exposed_rooms, struck_card
from game.rules.queries import odds
from game.rules.queries.knowledge import DamageCard, Knowledge, observe

if TYPE_CHECKING:
    from game.play.session import Session
    from game.rules.event_dicts import OrderedDict
    from game.rules.protocol import DamageCardDict, StateDict

PHASES = ("actions", "collect", "damage")
LOW_DECK = 5
"""Number of Resource cards in the deck from which on it is marked as low."""
HIGH = 0.3
"""From this chance on a threat chip is amber."""


@dataclass(frozen=True)
class Chip:
    """Hold how likely the next Damage card hits a room.

    Attributes:
        kind: ``zero``, ``low``, ``high``, ``fatal`` (it would lose the ship) or ``protected``.
        percent: 0 to 100.
        certain: the crew has seen the card.
    """

    kind: str
    percent: int
    certain: bool = False


@dataclass(frozen=True)
class RoomView:
    """One room card.

    Attributes:
        id, variant, place: which room, ``v1`` or ``v2``, and where it lies (0 to 8).
        track: resources of the repair track, top to bottom; empty for the Energy Core.
        cubes: for every repair space whether its cube is there.
        cost: resources that divert its power.
        diverted: whether the power has been diverted.
        shields: owners of the Protection tokens here, oldest first.
        crew: indices of the crew members here.
        active: the active crew member, when here; else None.
        usable: the ability could be used by someone who stands here (gold power icon).
        ready: the active crew member can use it now.
        passive: the ability works by itself.
        chip: the threat chip, or None.
        lit: on the Energy Core, for every place whether its channel carries power.
        critical: the next hit loses the ship, and one may still come.
        back: it steps back: the core can be restarted, and nothing else matters as much.
        ability: how the ids of the texts of its ability begin.
    """

    id: str
    variant: str
    place: int
    track: tuple[str, ...]
    cubes: tuple[bool, ...]
    cost: tuple[str, ...]
    diverted: bool
    shields: tuple[int, ...]
    crew: tuple[int, ...]
    active: int | None
    usable: bool
    ready: bool
    passive: bool
    chip: Chip | None
    lit: tuple[bool, ...] = ()
    neighbours: tuple[str, ...] = ()
    ability: str = ""
    critical: bool = False
    back: bool = False

    @property
    def core(self) -> bool:
        """Return whether this is the Energy Core."""
        return not self.track

    @property
    def gone(self) -> int:
        """Return how many cubes are missing."""
        return self.cubes.count(False)


@dataclass(frozen=True)
class CrewView:
    """One crew panel; ``tag`` is ``active``, ``next``, ``then``, ``last`` or ``pod``.

    In solo (``shared``) it shows no hand: the one that all share lies in the dock (R-28). ``mood`` is what
    the face says (`crew_moods.py`).
    """

    crew: int
    name: str
    room: str | None
    tag: str
    hand: tuple[str, ...]
    tokens: int
    cubes: int
    shields: int
    shared: bool = False
    limit: int = 0
    rank: str = ""
    """Of the player of the program who has the seat; empty where that is a person."""
    mood: str = "calm"


@dataclass(frozen=True)
class TopView:
    """The top bar.

    Attributes:
        turn: as it is; 0 before the first one, while the ship is set up.
        difficulty, players: as they are.
        phase: 0 actions, 1 collect, 2 damage; 3 when the game is over; -1 before the first turn.
        actions_left: base actions left.
        base_actions, deck_cards: actions of a turn, and cards that Phase 2 takes from the deck.
        threat: type of the next Damage card, 0 for a Hull Breach roll.
        loss: percent chance that this turn's Phase 3 loses the ship; where Phase 2 is still to come, if it
            takes a face-up card.
        deck_loss: the same if Phase 2 takes its cards from the deck.
        fatal, possible: of how many possible cards; in a Hull Breach, sides of the die.
        ahead: (type, cards) left in the Damage deck, as the Damage panel counts them.
        breach_turn: number of the first turn that rolls for the Hull Breach.
        hidden: nothing is counted (R-35): only turn, phase and the type of the next card are there.
        striking: type of the Damage card that asks something while it is carried out, 0 for none.
        later: the threat is no longer that of this turn, whose card has been drawn.
        empty: Phase 2 takes the last Resource card before anything can strike (R-18).
        few: Resource cards left where they are few; 0 otherwise, and where nothing is counted.
    """

    turn: int
    difficulty: str
    players: int
    phase: int
    actions_left: int
    base_actions: int
    deck_cards: int
    threat: int
    loss: int
    fatal: int
    possible: int
    ahead: tuple[tuple[int, int], ...]
    breach_turn: int
    hidden: bool = False
    striking: int = 0
    later: bool = False
    empty: bool = False
    few: int = 0
    deck_loss: int = 0

    @property
    def ways(self) -> bool:
        """Return whether the chance depends on how cards are collected."""
        return self.deck_loss != self.loss

    @property
    def hits(self) -> int:
        """Return how many rooms this turn's Phase 3 damages, 0 for a Hull Breach roll."""
        return self.striking or self.threat

    @property
    def outlook(self) -> str:
        """Return which words the threat has: `over`, `empty`, `breach`, `first`, `later` or `running`."""
        if self.phase >= len(PHASES):
            return "over"
        if self.empty:
            return "empty"
        if self.threat == 0:
            return "breach-later" if self.later else "breach"
        return "first" if self.turn == 0 else "later" if self.later else "running"


@dataclass(frozen=True)
class ResourcesView:
    """The resource decks.

    Attributes:
        deck: cards left.
        fill: share of what the deck held at the start.
        turns: how long it lasts if every turn takes its cards from there, the Hull Breach counted in.
        seen: cards on top that the crew has seen, the next one first.
        face_up, discard: cards, the left or latest first. counts: cards on the discard pile by kind.
        low: five cards or fewer are left.
        hidden: nothing is counted (R-35): ``deck`` is 1 or 0, and nothing of the pile is told but ``piled``,
            whether there is one.
        over: the game has ended: how long the deck would last means nothing any more.
    """

    deck: int
    fill: float
    turns: int
    seen: tuple[str, ...]
    face_up: tuple[str, ...]
    discard: tuple[str, ...]
    counts: tuple[tuple[str, int], ...]
    low: bool
    hidden: bool = False
    piled: bool = True
    over: bool = False


@dataclass(frozen=True)
class DamageView:
    """The Damage deck: cards left, cards seen on top, and the last card drawn with its turn.

    ``left`` has type, cards left and cards in the game for every type. Where nothing is counted (R-35,
    ``hidden``) it has one card of the type on top, as its back shows.
    """

    left: tuple[tuple[int, int, int], ...]
    seen: tuple[DamageCard, ...]
    last: DamageCard | None
    last_turn: int | None
    breach: bool
    hidden: bool = False
    sunk: tuple[DamageCard, ...] = ()
    """Cards seen at the bottom, the last one last (R-25, V2)."""
    top: int = 0
    """Type of the card on top, which its back shows; 0 once the deck is empty."""

    @property
    def count(self) -> int:
        """Cards left, the Hull Breach card not counted."""
        return sum(left for _, left, _ in self.left)


@dataclass(frozen=True)
class DieView:
    """The die: the last roll, whose it was and what it was for; ``value`` None before the first.

    ``cards`` is how many cards it meant, None if it was about something else.
    """

    value: int | None
    name: str = ""
    purpose: str = ""
    enabled: bool = False
    cards: int | None = None


@dataclass(frozen=True)
class SupplyView:
    """Tokens that are not in play."""

    cubes: int
    actions: int
    shields: int
    powers: int


@dataclass(frozen=True)
class UndoState:
    """Hold what undo and redo can do.

    Attributes:
        can_undo, can_redo: whether each is possible.
        blocked: why undo is not, as `Session.undo_blocked_by` has it; None for no reason.
    """

    can_undo: bool = False
    can_redo: bool = False
    blocked: str | None = None

    @staticmethod
    def of(session: Session) -> UndoState:
        """Return what undo and redo can do in a game."""
        return UndoState(session.can_undo, session.can_redo, session.undo_blocked_by)


def room_views(position: Position, knowledge: Knowledge, recent: Recent) -> tuple[RoomView, ...]:
    """Return the nine rooms."""
    state = position.state
    threats = odds.room_odds(state, knowledge)
    exposed = exposed_rooms(position, knowledge, recent)
    ready = any(offer.reading.interaction is Interaction.ACTIVATE for offer in position.offers)
    diverted = tuple(bool(room["diverted"]) for room in state["rooms"])
    climax = sum(diverted) == position.facts.power and state["phase"] != "over"
    views = []
    for place, room in enumerate(state["rooms"]):
        facts = position.facts.rooms[room["id"]]
        core = room["id"] == position.core
        here = tuple(n for n, member in enumerate(state["crew"]) if member["at"] == place)
        views.append(
            RoomView(
                id=room["id"],
                variant=room["variant"],
                place=place,
                track=() if core else facts.repair,
                cubes=tuple(room["cubes"]),
                cost=() if core else facts.divert,
                diverted=bool(room["diverted"]),
                shields=tuple(room["protection"]),
                crew=here,
                active=position.active if position.active in here else None,
                usable=climax if core else whole(room) and not facts.passive,
                ready=ready and position.active in here,
                passive=facts.passive,
                chip=None
                if core or position.hidden or not state["damage_deck"] or state["phase"] == "over"
                else _chip(threats[room["id"]]),
                lit=diverted if core else (),
                neighbours=tuple(other["id"] for other in state["rooms"]) if core else (),
                ability=facts.text,
                critical=room["id"] in exposed,
                back=climax and not core and room["id"] not in exposed,
            )
        )
    return tuple(views)


def _chip(threat: odds.RoomOdds) -> Chip:
    if threat.hit <= 0:
        kind = "zero"
    elif threat.protected:
        kind = "protected"
    elif threat.fatal:
        kind = "fatal"
    else:
        kind = "high" if threat.hit >= HIGH else "low"
    return Chip(kind, percent(threat.hit), certain=threat.possible == 1 and threat.hit >= 1)


def chips_in_order(
    position: Position, knowledge: Knowledge, top: Sequence[DamageCardDict], bottom: Sequence[DamageCardDict]
) -> dict[str, Chip]:
    """Return the chips that rooms would have if the Damage cards looked at were put back so, by room id.

    Args:
        position: in which they are put back.
        knowledge: what the crew has seen of the decks.
        top: the cards that go on the deck, the next one first.
        bottom: those that go below it.
    """
    if position.hidden:
        return {}
    deck = position.state["damage_deck"][len(top) + len(bottom) :]
    state: StateDict = {**position.state, "damage_deck": [*top, *deck, *bottom]}
    put: OrderedDict = {"type": "ordered", "deck": "damage", "top": list(top), "bottom": list(bottom)}
    threats = odds.room_odds(state, observe(knowledge, (put,)))
    return {room["id"]: _chip(threats[room["id"]]) for room in state["rooms"] if room["id"] != position.core}


def crew_views(position: Position) -> tuple[CrewView, ...]:
    """Return the crew panels in the order in which turns are taken."""
    crew = position.crew
    views = []
    for n, member in enumerate(crew):
        later = (n - position.active) % len(crew)
        tag = "active" if later == 0 else "next" if later == 1 else "then" if later == 2 else "last"
        room = position.room_of(n)
        views.append(
            CrewView(
                crew=n,
                name=member["name"],
                room=room,
                tag="pod" if room is None else tag,
                hand=() if position.solo else tuple(member["hand"]),
                tokens=member["action_tokens"],
                cubes=member["repair_cubes"],
                shields=member["protection_tokens"],
                shared=position.solo,
                limit=position.facts.hand_limit,
            )
        )
    return tuple(views)


def top_view(position: Position, knowledge: Knowledge, recent: Recent) -> TopView:
    """Return the top bar."""
    state = position.state
    facts, early = position.facts, position.before_first_turn
    struck, step = struck_card(position, recent), recent.step
    rolled = step is not None and step.rolled and state["phase"] == "damage"
    later = (struck is not None or rolled) and not early
    collecting = state["phase"] in ("actions", "collect")
    taken = position.collected or (step is not None and step.collected and state["phase"] == "collect")
    # Phase 2 takes one card or more from the Resource deck before Phase 3; once this turn's card has
    # been drawn, or the die has been rolled, it is the next turn's. What is on its way has left the deck.
    ways = (1, facts.deck_cards) if (collecting and not taken) or later else (0, 0)
    gone = 0 if step is None else len(state["resource_deck"]) - step.deck
    loss, deck_loss = (
        odds.loss_odds(state, facts.hull_breach, knowledge, drawn=gone + drawn) for drawn in ways
    )
    forecast = odds.forecast(state, facts.setup_damage)
    upcoming = odds.next_damage_cards(state, knowledge)
    threat = 0 if loss.breach else odds.card_type(upcoming[0])
    left = forecast.left
    phase = PHASES.index(state["phase"]) if state["phase"] in PHASES else len(PHASES)
    hidden, few = position.hidden, len(state["resource_deck"])
    return TopView(
        turn=0 if early else state["turn"],
        difficulty=state["settings"]["difficulty"],
        players=state["settings"]["players"],
        phase=-1 if early else phase,
        actions_left=facts.base_actions if early else state["actions_left"],
        base_actions=position.facts.base_actions,
        deck_cards=position.facts.deck_cards,
        threat=threat,
        loss=0 if hidden else percent(loss.chance),
        fatal=0 if hidden else loss.fatal_cards,
        possible=0 if hidden else loss.possible_cards,
        ahead=() if hidden else tuple((kind, left[kind]) for kind in forecast.left if left[kind] > 0),
        breach_turn=0 if hidden else forecast.breach_turn,
        hidden=hidden,
        striking=odds.card_type(struck) if struck is not None and later else 0,
        later=later,
        empty=loss.empty and not hidden,
        few=few if few <= LOW_DECK and not hidden and phase < len(PHASES) else 0,
        deck_loss=0 if hidden else percent(deck_loss.chance),
    )
