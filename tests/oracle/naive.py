"""The rules a second time, written from the rules page alone and as plainly as possible.

This is the judge of the real engine, so it shares nothing with it: no content files, no stack, no copies. A
game is one generator that walks through the turns; it yields what is asked and is sent what was chosen. STATE
is changed in place. Being slow and simple is its purpose: where it and the engine differ, the rules page
decides.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from itertools import combinations
from typing import Any

from tests.oracle.abilities import Abilities
from tests.oracle.ship import GameOver, Option, next_to_each_other, pays
from tests.oracle.tables import DIVERT, REPAIR

Asked = tuple[int, str, list[Option]]
Play = Generator[Asked, Option, Any]


class Game(Abilities):
    """One game on one STATE, from a Damage card of the setup, the beginning of Phase 1 or of Phase 2 on.

    Attributes:
        asked: (crew, kind, options) or None when the game is over.
    """

    def __init__(self, state: dict[str, Any]) -> None:
        super().__init__(state)
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
        stays = True
        if self.state["phase"] == "damage":
            yield from self._rest_of_setup()
            stays = yield from self._beginning_of_turn()
        elif self.state["phase"] == "actions":
            stays = yield from self._phase_1()
        while True:
            if stays:
                yield from self._phase_2()
                yield from self._phase_3()
            self.state["active"] = (self.state["active"] + 1) % len(self.state["crew"])
            self.state["turn"] += 1
            stays = yield from self._beginning_of_turn()

    def _rest_of_setup(self) -> Play:
        """R-4, R-31: the card that was drawn last is asked about; one more may follow."""
        yield from self._resolve(self.state["damage_discard"][0])
        while len(self.state["damage_discard"]) < 2:
            self.state["damage_discard"].insert(0, self.state["damage_deck"].pop())
            yield from self._resolve(self.state["damage_discard"][0])

    def _beginning_of_turn(self) -> Play:
        """What falls due, then Phase 1; return whether the player is still aboard."""
        self.state["phase"] = "actions"
        self.state["actions_left"] = 3
        for room in self.state["rooms"]:
            room["protection"] = [owner for owner in room["protection"] if owner != self.me]
        if self.me == self.deserter():
            self._flight()
            return False
        here = self.room_of(self.me)
        if here["id"] == "medical-bay" and here["variant"] == "v1" and all(here["cubes"]):
            self.gain_tokens(self.me, 2)
        return (yield from self._phase_1())

    def _flight(self) -> None:
        """R-32: all that a deserter does in a turn."""
        self.salvage(self.me)
        if self.dice.pop(0) <= len(self.hand(self.me)):
            self.salvage(self.me)

    def _phase_1(self) -> Play:
        while True:
            choice = yield (self.me, "action", self._actions())
            if choice["do"] == "finish":
                break
            yield from self._act(choice)
            if choice["do"] == "board":
                return False
        self.gain_tokens(self.me, self.state["actions_left"])
        self.state["actions_left"] = 0
        return True

    def _phase_2(self) -> Play:
        self.state["phase"] = "collect"
        me = self.me
        options: list[Option] = [{"take": "deck"}]
        options += [{"take": "face_up", "card": card} for card in sorted(set(self.state["face_up"]))]
        choice = yield (me, "collect", options)
        if choice["take"] == "deck":
            self.draw(me)
            self.draw(me)
        else:
            self.take_face_up(me, choice["card"])
        while len(self.hand(me)) > 6:
            kinds = sorted(set(self.hand(me)))
            choice = yield (me, "discard", [{"card": card} for card in kinds])
            self.discard(me, choice["card"])

    def _phase_3(self) -> Play:
        self.state["phase"] = "damage"
        if not self.state["damage_deck"]:
            roll = self.dice.pop(0)
            for _ in range({1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}[roll]):
                self.state["resource_discard"].insert(0, self.top_of_deck())
                self.is_the_deck_empty()
            return
        card = self.state["damage_deck"].pop(0)
        self.state["damage_discard"].insert(0, card)
        yield from self._resolve(card)

    def _resolve(self, card: Any) -> Play:
        rooms = card
        if "any" in card:
            ways = [{"rooms": list(rooms)} for rooms in combinations(sorted(REPAIR), card["any"])]
            rooms = (yield (self.me, "damage-control", ways))["rooms"]
        for room_id in rooms:
            yield from self._damage(self.room(room_id))

    def _damage(self, room: dict[str, Any]) -> Play:
        holders = [
            crew
            for crew in self.aboard()
            if self.state["crew"][crew]["protection_tokens"] and self.room_of(crew) is room
        ]
        if room["protection"]:
            room["protection"].pop(0)
        elif holders:
            holder = holders[0]
            if len(holders) > 1:
                options = [{"holder": crew} for crew in holders]
                holder = (yield (self.me, "protection", options))["holder"]
            self.state["crew"][holder]["protection_tokens"] -= 1
        elif any(room["cubes"]):
            room["cubes"][room["cubes"].index(True)] = False
        else:
            self.lose("room-destroyed", room=room["id"])

    # --- Phase 1: what may be done --------------------------------------------------------------------

    def _actions(self) -> list[Option]:
        state = self.state
        me = self.me
        mine = sorted(set(self.hand(me)))
        here = self.room_of(me)
        at = state["crew"][me]["at"]
        means = state["actions_left"] + state["crew"][me]["action_tokens"]
        options: list[Option] = [{"do": "finish"}]
        if means == 0:
            return options
        for place, room in enumerate(state["rooms"]):
            if next_to_each_other(place, at):
                options.append({"do": "move", "room": room["id"]})
        options.append({"do": "scavenge"})
        if self.solo and means >= 2:
            face_up = sorted(set(state["face_up"]))
            options += [{"do": "trade", "give": a, "take": b} for a in mine for b in face_up]
        for other in [] if self.solo else self.others():
            if state["crew"][other]["at"] == at:
                options += [{"do": "give", "card": card, "to": other} for card in mine]
                theirs = sorted(set(self.hand(other)))
                options += [{"do": "take", "card": card, "from": other} for card in theirs]
        if here["id"] == "energy-core":
            diverted = sum(room["diverted"] for room in state["rooms"])
            if diverted == 8:
                options.append({"do": "activate"})
            if state["settings"]["escape_pod"] and diverted >= 7 and self.deserter() is None:
                options.append({"do": "board"})
            return options
        options += [{"do": "repair", **way} for way in self.repairs(here)]
        if state["crew"][me]["repair_cubes"]:
            exposed = [slot for slot in range(3) if not here["cubes"][slot]]
            if here["diverted"]:
                exposed = exposed[:1]
            options += [{"do": "repair", "slot": slot, "cube": True} for slot in exposed]
        if all(here["cubes"]):
            if not here["diverted"]:
                payments = {
                    tuple(sorted(cards))
                    for cards in combinations(self.hand(me), 3)
                    if pays(cards, DIVERT[here["id"]])
                }
                options += [{"do": "divert", "cards": list(cards)} for cards in sorted(payments)]
            if self._can_be_activated(here, means):
                options.append({"do": "activate"})
        return options

    def _cost(self, room: dict[str, Any]) -> int:
        return 2 if (room["id"], room["variant"]) == ("medical-bay", "v2") else 1

    def _can_be_activated(self, room: dict[str, Any], means: int) -> bool:
        """R-6: payable, and something to act on once it is paid."""
        cost = self._cost(room)
        if cost > means:
            return False
        member = self.state["crew"][self.me]
        tokens = max(0, cost - self.state["actions_left"])
        member["action_tokens"] -= tokens
        ways = self.ways(room)
        member["action_tokens"] += tokens
        return bool(ways)

    # --- Phase 1: doing it ----------------------------------------------------------------------------

    def _pay(self, cost: int) -> None:
        for _ in range(cost):
            if self.state["actions_left"]:
                self.state["actions_left"] -= 1
            else:
                self.state["crew"][self.me]["action_tokens"] -= 1

    def _act(self, choice: Option) -> Play:
        state = self.state
        me = self.me
        here = self.room_of(me)
        what = choice["do"]
        self._pay({"trade": 2, "activate": self._cost(here)}.get(what, 1))
        if what == "move":
            state["crew"][me]["at"] = state["rooms"].index(self.room(choice["room"]))
        elif what == "scavenge":
            yield from self._scavenge()
        elif what == "give":
            self.hand(me).remove(choice["card"])
            self.hand(choice["to"]).append(choice["card"])
        elif what == "take":
            self.hand(choice["from"]).remove(choice["card"])
            self.hand(me).append(choice["card"])
        elif what == "trade":
            self.trade(choice)
        elif what == "repair" and "cube" in choice:
            self.repair_with_cubes(here, choice["slot"])
        elif what == "repair":
            self.repair(here, choice)
        elif what == "divert":
            for card in choice["cards"]:
                self.discard(me, card)
            here["diverted"] = True
        elif what == "board":
            state["crew"][me] |= {
                "at": "pod",
                "action_tokens": 0,
                "repair_cubes": 0,
                "protection_tokens": 0,
            }
            self._flight()
        elif here["id"] == "energy-core":
            state["result"] = {"won": True, "reason": "energy-core", "winners": self.aboard()}
            raise GameOver
        else:
            self.use(here, (yield (me, here["id"], self.ways(here))))

    def _scavenge(self) -> Play:
        for _ in range([0, 0, 1, 1, 1, 2][self.dice.pop(0) - 1]):
            options: list[Option] = [{"take": "deck"}, {"take": "nothing"}]
            options += [{"take": "face_up", "card": card} for card in sorted(set(self.state["face_up"]))]
            choice = yield (self.me, "scavenge", options)
            if choice["take"] == "nothing":
                return
            if choice["take"] == "deck":
                self.draw(self.me)
            else:
                self.take_face_up(self.me, choice["card"])
