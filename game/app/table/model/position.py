"""Readings of a position: the questions that gestures, reasons and the log ask of STATE and DECISION.

Everything here is pure: plain dicts of the protocol in, plain values out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from game.app.table.model.gestures.interactions import ON_TABLE, Interaction, OptionReading, read
from game.app.table.model.gestures.placing import Placing
from game.app.table.model.table_keys import TableKey
from game.rules import State
from game.rules.decisions import Alternative, Decision, Origin, Question
from game.rules.protocol import MemberDict, OptionDict, RoomDict, StateDict
from game.rules.queries.facts import Facts
from game.rules.queries.odds import before_first_turn

ACROSS = 3
"""Rooms stand in so many columns."""


def moves_between(one: int, other: int) -> int:
    """Return how many moves lie between two places of the ship."""
    return abs(one // ACROSS - other // ACROSS) + abs(one % ACROSS - other % ACROSS)


class LegalOption(NamedTuple):
    """A legal option: its protocol form, what it is on the table, and what the rules say of its kind."""

    option: OptionDict
    reading: OptionReading
    made: Alternative


@dataclass(frozen=True)
class Position:
    """STATE, the open decision and the facts of the game, with the readings that the table needs.

    `asked` is None when the game is over. `menu` is the question of Phase 1, whether it is open or not: every
    action that the game knows. `game` is the position as the rules have it, to ask them why something is not
    legal; None in a picture of what never was, or of what is still on its way. Where not `by_hand`, somebody
    else than a person at this table decides: there is a question, but nothing that hands could do about it.
    """

    state: StateDict
    asked: Decision | None
    facts: Facts
    menu: Question | None = None
    game: State | None = None
    by_hand: bool = True

    @property
    def open(self) -> Decision | None:
        """The decision that hands at this table make now."""
        return self.asked if self.by_hand else None

    @property
    def acting(self) -> bool:
        """Return whether an action of Phase 1 is to be chosen here (R-6)."""
        return self.open is not None and self.open.question.acting

    @property
    def ask(self) -> str:
        """Return what the hand does to answer, one of the rules' `ASKS`; empty when nothing is asked."""
        return self.asked.question.ask if self.asked else ""

    @property
    def origin(self) -> Origin:
        """Return whose question is open."""
        return self.asked.question.origin if self.asked else Origin()

    @cached_property
    def offers(self) -> tuple[LegalOption, ...]:
        """Every legal option with what it is made of."""
        if self.open is None:
            return ()
        forms = self.options
        made = (option.alternative for option in self.open.options)
        return tuple(LegalOption(form, read(kind), kind) for form, kind in zip(forms, made, strict=True))

    @cached_property
    def interactions(self) -> frozenset[Interaction]:
        """Return how the options of the open question can be carried out, those that are not legal now,
        too."""
        if self.open is None:
            return frozenset()
        return frozenset(read(kind).interaction for kind in self.open.question.alternatives)

    @cached_property
    def placing(self) -> Placing | None:
        """Return what the open question lays on rooms one after the other; None where it is answered
        otherwise."""
        if self.open is None or self.interactions != {Interaction.PLACE} or self.listed:
            return None
        if len(self.open.question.alternatives) > 1:
            return None
        offer = self.offers[0]
        hits = "hit" in offer.made.verbs
        return Placing(offer.reading.room, self.options, "" if hits else offer.reading.token, hits)

    @cached_property
    def known(self) -> Mapping[Interaction, tuple[Alternative, ...]]:
        """Every action that the game knows, by how it is carried out."""
        found: dict[Interaction, tuple[Alternative, ...]] = {}
        for action in self.menu.alternatives if self.menu else ():
            interaction = read(action).interaction
            found[interaction] = (*found.get(interaction, ()), action)
        return found

    @property
    def more(self) -> tuple[Alternative, ...]:
        """The actions that no button and no gesture carries out: they stand in a list of their own."""
        return self.known.get(Interaction.LIST, ())

    @property
    def trades(self) -> bool:
        """Return whether cards are traded with the face-up row in place of being shared (R-29)."""
        return Interaction.TRADE in self.known

    @property
    def on_table(self) -> bool:
        """Return whether the open question is answered on the table: every kind of option has its gesture."""
        if self.acting or self.placing is not None:
            return True
        return bool(self.interactions) and not self.listed and self.interactions <= ON_TABLE

    @property
    def collected(self) -> bool:
        """Return whether the cards of Phase 2 have been taken, and only the hand limit is left of it
        (R-15)."""
        if self.asked is None or self.state["phase"] != "collect":
            return False
        return any(read(kind).interaction is Interaction.DISCARD for kind in self.asked.question.alternatives)

    @property
    def before_first_turn(self) -> bool:
        """Return whether the ship is still being set up: Damage Control asks before the first turn (R-31)."""
        return before_first_turn(self.state, self.facts.setup_damage)

    @property
    def absorbs(self) -> bool:
        """Return whether a crew member is named whose Protection token takes a hit (R-16)."""
        named = self.interactions == {Interaction.NAME} and self.offers
        return bool(named) and "absorb" in self.offers[0].made.verbs

    @property
    def declines(self) -> bool:
        """Return whether the open question can be answered by taking nothing."""
        return not self.acting and any(o.reading.interaction is Interaction.DECLINE for o in self.offers)

    def offer_of(self, option: OptionDict) -> LegalOption:
        """Return what is known of one of the options."""
        return next(offer for offer in self.offers if offer.option == option)

    @property
    def listed(self) -> bool:
        """Return whether the open question wants to be answered by a line of a list, whatever its options
        are."""
        return not self.acting and self.ask in ("menu", "confirm")

    @property
    def solo(self) -> bool:
        """Return whether one player directs the whole crew, with one shared hand (R-28)."""
        return bool(self.state["settings"]["players"] == 1)

    @property
    def core(self) -> str:
        """Id of the room in the centre."""
        return self.facts.centre

    @property
    def hidden(self) -> bool:
        """Return whether decks and discard piles stay hidden, with all numbers, until the game is over
        (R-35)."""
        return bool(self.state["settings"].get("no_counting")) and self.state["phase"] != "over"

    @cached_property
    def options(self) -> Sequence[Mapping[str, Any]]:
        """The legal options, none when the game is over or somebody else decides."""
        return tuple(option.to_json() for option in self.open.options) if self.open else ()

    @property
    def decider(self) -> int:
        """Index of the crew member who decides now."""
        return int(self.asked.crew if self.asked else self.state["active"])

    @property
    def active(self) -> int:
        """Index of the crew member whose turn it is."""
        return int(self.state["active"])

    @property
    def crew(self) -> Sequence[Mapping[str, Any]]:
        """The crew members as STATE lists them."""
        members: Sequence[MemberDict] = self.state["crew"]
        return members

    @property
    def hand(self) -> Sequence[str]:
        """The active crew member's cards, in the order in which they are shown."""
        cards: Sequence[str] = self.crew[self.active]["hand"]
        return cards

    @property
    def actions(self) -> int:
        """Return how many actions can still be taken this turn: base actions and Action tokens (R-6)."""
        return int(self.state["actions_left"] + self.crew[self.active]["action_tokens"])

    @property
    def here(self) -> Mapping[str, Any]:
        """The room in which the active crew member stands."""
        room: RoomDict = self.state["rooms"][self.crew[self.active]["at"]]
        return room

    def room(self, room_id: str) -> Mapping[str, Any]:
        """The room of that id."""
        return next(room for room in self.state["rooms"] if room["id"] == room_id)

    def room_of(self, crew: int) -> str | None:
        """Id of the room in which a crew member stands, None in the pod."""
        at = self.crew[crew]["at"]
        return self.state["rooms"][at]["id"] if isinstance(at, int) else None

    def others(self) -> list[int]:
        """Indices of everybody else on the ship."""
        return [n for n in range(len(self.crew)) if n != self.active and self.room_of(n) is not None]

    def guarded(self, room_id: str) -> bool:
        """Return whether a Protection token would take the next hit on a room: one that lies there, or one
        that somebody there holds (R-16)."""
        held = any(m["protection_tokens"] for n, m in enumerate(self.crew) if self.room_of(n) == room_id)
        return bool(self.room(room_id)["protection"]) or held

    def in_danger(self, room_id: str) -> bool:
        """Return whether the next hit on a room loses the ship (R-16), as long as Damage cards strike
        (R-17)."""
        strikes = bool(self.state["damage_deck"]) or self.state["phase"] == "damage"
        cubes = self.room(room_id)["cubes"]
        return strikes and bool(cubes) and not any(cubes) and not self.guarded(room_id)

    def name(self, crew: int) -> str:
        """A crew member's name."""
        return str(self.crew[crew]["name"])

    def supply(self, token: str) -> int:
        """Pieces of a kind not in play: `cube`, `action`, `protection`, `power`."""
        rooms, all_of = self.state["rooms"], self.facts.supplies
        if token == "cube":
            cubes = sum(map(sum, (room["cubes"] for room in rooms)))
            return all_of["repair-cubes"] - cubes - self._held("repair_cubes")
        if token == "action":
            return all_of["action-tokens"] - self._held("action_tokens")
        if token == "protection":
            laid = sum(len(room["protection"]) for room in rooms)
            return all_of["protection-tokens"] - laid - self._held("protection_tokens")
        return self.facts.power - self.diverted

    def _held(self, key: str) -> int:
        return sum(member[key] for member in self.crew)

    @property
    def diverted(self) -> int:
        """Return how many rooms are diverted."""
        return sum(bool(room["diverted"]) for room in self.state["rooms"])

    def steps(self, room_id: str) -> int:
        """Return how many moves a room is away from the active crew member."""
        rooms = self.state["rooms"]
        there = next(n for n, room in enumerate(rooms) if room["id"] == room_id)
        return moves_between(there, int(self.crew[self.active]["at"]))

    def card(self, key: TableKey) -> str | None:
        """The Resource card that lies at an element of the table: in a hand, in a panel, or face up."""
        if key.kind == "hand":
            return _at(self.hand, key.n)
        if key.kind == "card":
            return _at(self.crew[key.member]["hand"], key.n)
        if key.kind == "face-up":
            return _at(self.state["face_up"], key.n)
        return None


def _at(cards: Sequence[str], index: int) -> str | None:
    return cards[index] if 0 <= index < len(cards) else None


def whole(room: RoomDict) -> bool:
    """Return whether every repair space of a room holds its cube."""
    return all(room["cubes"])
