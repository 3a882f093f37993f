"""The base rules a second time, written from the rules page alone and as plainly as possible.

This is the judge of the real engine, so it shares nothing with it: no content files, no stack, no copies. A
game is one generator that walks through the turns; it yields what is asked and is sent what was chosen. STATE
is changed in place. Being slow and simple is its purpose: where it and the engine differ, the rules page
decides.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import combinations, permutations
from typing import Any

Option = dict[str, Any]
Asked = tuple[int, str, list[Option]]
Play = Generator[Asked, Option, Any]

REPAIR = {
    "mess-hall": ["nanobots", "energy", "data"],
    "repair-centre": ["metal", "energy", "nanobots"],
    "medical-bay": ["metal", "nanobots", "energy"],
    "engine-room": ["data", "metal", "nanobots"],
    "crew-quarters": ["energy", "data", "metal"],
    "cargo-hold": ["energy", "metal", "data"],
    "armoury": ["data", "nanobots", "metal"],
    "bridge": ["nanobots", "data", "energy"],
}
DIVERT = {
    "mess-hall": ["data", "data", "energy"],
    "repair-centre": ["data", "energy", "nanobots"],
    "medical-bay": ["data", "energy", "energy"],
    "engine-room": ["metal", "nanobots", "nanobots"],
    "crew-quarters": ["metal", "metal", "nanobots"],
    "cargo-hold": ["data", "metal", "nanobots"],
    "armoury": ["metal", "energy", "nanobots"],
    "bridge": ["data", "metal", "energy"],
}


class GameOver(Exception):  # noqa: N818 - it is an ending, not an error
    """Thrown from wherever the game ends, so that nothing after it happens."""


class Game:
    """One game on one STATE, from the beginning of Phase 1 or of Phase 2 on.

    Attributes:
        state: STATE, changed in place; ``pending`` and ``rng`` are not looked at.
        asked: (crew, kind, options) or None when the game is over.
        dice: the next rolls, taken from the front.
    """

    def __init__(self, state: dict[str, Any]) -> None:
        self.state = state
        self.dice: list[int] = []
        self.asked: Asked | None = None
        self._play = self._whole_game()
        self._go_on(None)

    def choose(self, option: Option, dice: Iterable[int] = ()) -> None:
        """Carry on with one of the options that were asked; the rolls come from ``dice``."""
        assert self.asked is not None
        assert option in self.asked[2], option
        self.dice = list(dice)
        self._go_on(option)

    def _go_on(self, answer: Option | None) -> None:
        try:
            self.asked = self._play.send(answer)  # type: ignore[arg-type]
        except GameOver:
            self.state["phase"] = "over"
            self.asked = None

    # --- the course of the game -----------------------------------------------------------------------

    def _whole_game(self) -> Play:
        if self.state["phase"] == "actions":
            yield from self._phase_1()
        while True:
            yield from self._phase_2()
            yield from self._phase_3()
            self.state["active"] = (self.state["active"] + 1) % len(self.state["crew"])
            self.state["turn"] += 1
            self._turn_begins()
            yield from self._phase_1()

    def _turn_begins(self) -> None:
        me = self.state["active"]
        self.state["phase"] = "actions"
        self.state["actions_left"] = 3
        for room in self.state["rooms"]:
            room["protection"] = [owner for owner in room["protection"] if owner != me]
        here = self._room_of(me)
        if here["id"] == "medical-bay" and all(here["cubes"]):
            self._gain_tokens(me, 2)

    def _phase_1(self) -> Play:
        while True:
            choice = yield (self.state["active"], "action", self._actions())
            if choice["do"] == "finish":
                break
            yield from self._act(choice)
        self._gain_tokens(self.state["active"], self.state["actions_left"])
        self.state["actions_left"] = 0

    def _phase_2(self) -> Play:
        self.state["phase"] = "collect"
        me = self.state["active"]
        options: list[Option] = [{"take": "deck"}]
        options += [{"take": "face_up", "card": card} for card in sorted(set(self.state["face_up"]))]
        choice = yield (me, "collect", options)
        if choice["take"] == "deck":
            self._draw(me)
            self._draw(me)
        else:
            self._take_face_up(me, choice["card"])
        while len(self._hand(me)) > 6:
            kinds = sorted(set(self._hand(me)))
            choice = yield (me, "discard", [{"card": card} for card in kinds])
            self._discard(me, choice["card"])

    def _phase_3(self) -> Play:
        self.state["phase"] = "damage"
        if not self.state["damage_deck"]:
            roll = self.dice.pop(0)
            for _ in range({1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}[roll]):
                self.state["resource_discard"].insert(0, self._top_of_deck())
                self._is_the_deck_empty()
            return
        card = self.state["damage_deck"].pop(0)
        self.state["damage_discard"].insert(0, card)
        for room_id in card:
            yield from self._damage(self._room(room_id))

    def _damage(self, room: dict[str, Any]) -> Play:
        holders = [
            crew
            for crew, member in enumerate(self.state["crew"])
            if member["protection_tokens"] and self._room_of(crew) is room
        ]
        if room["protection"]:
            room["protection"].pop(0)
        elif holders:
            holder = holders[0]
            if len(holders) > 1:
                options = [{"holder": crew} for crew in holders]
                holder = (yield (self.state["active"], "protection", options))["holder"]
            self.state["crew"][holder]["protection_tokens"] -= 1
        elif any(room["cubes"]):
            room["cubes"][room["cubes"].index(True)] = False
        else:
            self.state["result"] = {
                "won": False,
                "reason": "room-destroyed",
                "winners": [],
                "room": room["id"],
            }
            raise GameOver

    # --- Phase 1: what may be done --------------------------------------------------------------------

    def _actions(self) -> list[Option]:
        state = self.state
        me = state["active"]
        mine = sorted(set(self._hand(me)))
        here = self._room_of(me)
        options: list[Option] = [{"do": "finish"}]
        if state["actions_left"] + state["crew"][me]["action_tokens"] == 0:
            return options
        for place, room in enumerate(state["rooms"]):
            if self._next_to_each_other(place, state["crew"][me]["at"]):
                options.append({"do": "move", "room": room["id"]})
        options.append({"do": "scavenge"})
        for other, member in enumerate(state["crew"]):
            if other != me and member["at"] == state["crew"][me]["at"]:
                options += [{"do": "give", "card": card, "to": other} for card in mine]
                theirs = sorted(set(member["hand"]))
                options += [{"do": "take", "card": card, "from": other} for card in theirs]
        if here["id"] == "energy-core":
            if all(room["diverted"] for room in state["rooms"] if room is not here):
                options.append({"do": "activate"})
            return options
        options += [{"do": "repair", **way} for way in self._repairs(here, mine)]
        if state["crew"][me]["repair_cubes"]:
            exposed = [slot for slot in range(3) if not here["cubes"][slot]]
            if here["diverted"]:
                exposed = exposed[:1]
            options += [{"do": "repair", "slot": slot, "cube": True} for slot in exposed]
        if all(here["cubes"]):
            if not here["diverted"]:
                payments = {
                    tuple(sorted(cards))
                    for cards in combinations(self._hand(me), 3)
                    if self._pays(cards, DIVERT[here["id"]])
                }
                options += [{"do": "divert", "cards": list(cards)} for cards in sorted(payments)]
            if here["id"] != "medical-bay" and self._ability(here["id"]):
                options.append({"do": "activate"})
        return options

    def _repairs(self, room: dict[str, Any], mine: list[str]) -> list[Option]:
        """R-11, R-12: the ways to repair a room with a card of one's own."""
        if self._cubes_in_supply() == 0:
            return []
        exposed = [slot for slot in range(3) if not room["cubes"][slot]]
        ways: list[Option] = []
        for card in mine:
            slots = [slot for slot in exposed if card in (REPAIR[room["id"]][slot], "universal")]
            if room["diverted"]:
                slots = slots[:1]
            ways += [{"slot": slot, "card": card} for slot in slots]
        return ways

    def _ability(self, room_id: str) -> list[Option]:
        """Every way to carry out a room's ability (V1), none if there is nothing to act on (R-27)."""
        state = self.state
        me = state["active"]
        mine = sorted(set(self._hand(me)))
        others = [crew for crew in range(len(state["crew"])) if crew != me]
        options: list[Option] = []
        if room_id == "crew-quarters":
            for crew, member in enumerate(state["crew"]):
                for place, room in enumerate(state["rooms"]):
                    standing = [c for c, m in enumerate(state["crew"]) if m["at"] == place and c != crew]
                    if standing and member["at"] != place:
                        options.append({"crew": crew, "room": room["id"]})
        elif room_id == "cargo-hold":
            options = [{"order": order} for order in _orders(state["resource_deck"][:5])]
        elif room_id == "mess-hall":
            for other in others:
                theirs = sorted(set(self._hand(other)))
                options += [{"give": card, "to": other} for card in mine]
                options += [{"take": card, "from": other} for card in theirs]
                options += [{"give": a, "take": b, "with": other} for a in mine for b in theirs]
        elif room_id == "engine-room":
            for card in mine:
                for wanted in sorted(set(state["resource_discard"])):
                    options.append({"give": card, "take": wanted})
        elif room_id == "repair-centre":
            for room in state["rooms"]:
                if room["id"] not in ("repair-centre", "energy-core"):
                    options += [{"room": room["id"], **way} for way in self._repairs(room, mine)]
        elif room_id == "bridge":
            options = [{"order": order} for order in _orders(state["damage_deck"][:3])]
            if not state["damage_deck"]:
                options = []
        elif room_id == "armoury":
            rooms = sorted(REPAIR)
            tokens = self._protection_in_supply()
            if tokens == 1:
                options = [{"rooms": [room]} for room in rooms]
            elif tokens > 1:
                options = [{"rooms": [a, b]} for a in rooms for b in rooms if a <= b]
        return options

    # --- Phase 1: doing it ----------------------------------------------------------------------------

    def _act(self, choice: Option) -> Play:
        state = self.state
        me = state["active"]
        here = self._room_of(me)
        if state["actions_left"]:
            state["actions_left"] -= 1
        else:
            state["crew"][me]["action_tokens"] -= 1
        what = choice["do"]
        if what == "move":
            state["crew"][me]["at"] = state["rooms"].index(self._room(choice["room"]))
        elif what == "scavenge":
            yield from self._scavenge()
        elif what == "give":
            self._hand(me).remove(choice["card"])
            self._hand(choice["to"]).append(choice["card"])
        elif what == "take":
            self._hand(choice["from"]).remove(choice["card"])
            self._hand(me).append(choice["card"])
        elif what == "repair" and "cube" in choice:
            self._repair_with_cubes(here)
            if not here["diverted"]:
                here["cubes"][choice["slot"]] = True
        elif what == "repair":
            self._repair(here, choice)
        elif what == "divert":
            for card in choice["cards"]:
                self._discard(me, card)
            here["diverted"] = True
        elif what == "activate":
            if here["id"] == "energy-core":
                crew = list(range(len(state["crew"])))
                state["result"] = {"won": True, "reason": "energy-core", "winners": crew}
                raise GameOver
            options = self._ability(here["id"])
            self._use(here["id"], (yield (me, here["id"], options)))

    def _scavenge(self) -> Play:
        me = self.state["active"]
        for _ in range([0, 0, 1, 1, 1, 2][self.dice.pop(0) - 1]):
            options: list[Option] = [{"take": "deck"}, {"take": "nothing"}]
            options += [{"take": "face_up", "card": card} for card in sorted(set(self.state["face_up"]))]
            choice = yield (me, "scavenge", options)
            if choice["take"] == "nothing":
                return
            if choice["take"] == "deck":
                self._draw(me)
            else:
                self._take_face_up(me, choice["card"])

    def _repair(self, room: dict[str, Any], choice: Option) -> None:
        self._discard(self.state["active"], choice["card"])
        room["cubes"][choice["slot"]] = True
        if room["diverted"]:
            for slot in range(3):
                if not room["cubes"][slot] and self._cubes_in_supply():
                    room["cubes"][slot] = True

    def _repair_with_cubes(self, room: dict[str, Any]) -> None:
        """R-23: one cube of one's own; in a diverted room all spaces, own cubes first."""
        member = self.state["crew"][self.state["active"]]
        if not room["diverted"]:
            member["repair_cubes"] -= 1
            return
        for slot in range(3):
            if not room["cubes"][slot]:
                if member["repair_cubes"]:
                    member["repair_cubes"] -= 1
                    room["cubes"][slot] = True
                elif self._cubes_in_supply():
                    room["cubes"][slot] = True

    def _use(self, room_id: str, choice: Option) -> None:
        state = self.state
        me = state["active"]
        if room_id == "crew-quarters":
            state["crew"][choice["crew"]]["at"] = state["rooms"].index(self._room(choice["room"]))
        elif room_id == "cargo-hold":
            state["resource_deck"][: len(choice["order"])] = choice["order"]
        elif room_id == "mess-hall":
            other = choice.get("to", choice.get("from", choice.get("with")))
            if "give" in choice:
                self._hand(me).remove(choice["give"])
            if "take" in choice:
                self._hand(other).remove(choice["take"])
                self._hand(me).append(choice["take"])
            if "give" in choice:
                self._hand(other).append(choice["give"])
        elif room_id == "engine-room":
            self._hand(me).remove(choice["give"])
            state["resource_discard"].remove(choice["take"])
            self._hand(me).append(choice["take"])
            state["resource_discard"].insert(0, choice["give"])
        elif room_id == "repair-centre":
            self._repair(self._room(choice["room"]), choice)
        elif room_id == "bridge":
            state["damage_deck"][: len(choice["order"])] = choice["order"]
        elif room_id == "armoury":
            for room in choice["rooms"]:
                self._room(room)["protection"].append(me)

    # --- small things ---------------------------------------------------------------------------------

    def _room(self, room_id: str) -> dict[str, Any]:
        return next(room for room in self.state["rooms"] if room["id"] == room_id)

    def _room_of(self, crew: int) -> dict[str, Any]:
        return self.state["rooms"][self.state["crew"][crew]["at"]]

    def _hand(self, crew: int) -> list[str]:
        return self.state["crew"][crew]["hand"]

    def _discard(self, crew: int, card: str) -> None:
        self._hand(crew).remove(card)
        self.state["resource_discard"].insert(0, card)

    def _top_of_deck(self) -> str:
        return self.state["resource_deck"].pop(0)

    def _draw(self, crew: int) -> None:
        self._hand(crew).append(self._top_of_deck())
        self._is_the_deck_empty()

    def _take_face_up(self, crew: int, card: str) -> None:
        place = self.state["face_up"].index(card)
        self._hand(crew).append(card)
        self.state["face_up"][place] = self._top_of_deck()
        self._is_the_deck_empty()

    def _is_the_deck_empty(self) -> None:
        if not self.state["resource_deck"]:
            self.state["result"] = {"won": False, "reason": "deck-empty", "winners": []}
            raise GameOver

    def _gain_tokens(self, crew: int, wanted: int) -> None:
        supply = 8 - sum(member["action_tokens"] for member in self.state["crew"])
        self.state["crew"][crew]["action_tokens"] += min(wanted, supply)

    def _cubes_in_supply(self) -> int:
        on_rooms = sum(sum(room["cubes"]) for room in self.state["rooms"])
        return 24 - on_rooms - sum(member["repair_cubes"] for member in self.state["crew"])

    def _protection_in_supply(self) -> int:
        placed = sum(len(room["protection"]) for room in self.state["rooms"])
        return 4 - placed - sum(member["protection_tokens"] for member in self.state["crew"])

    @staticmethod
    def _next_to_each_other(a: int, b: int) -> bool:
        return abs(a // 3 - b // 3) + abs(a % 3 - b % 3) == 1

    @staticmethod
    def _pays(cards: Iterable[str], cost: list[str]) -> bool:
        return any(
            all(card in (needed, "universal") for card, needed in zip(order, cost, strict=True))
            for order in permutations(cards)
        )


def _orders(cards: list[Any]) -> list[list[Any]]:
    """Every different order of a few cards; equal cards are one card."""
    orders: list[list[Any]] = []
    for order in permutations(cards):
        if list(order) not in orders:
            orders.append(list(order))
    return orders
