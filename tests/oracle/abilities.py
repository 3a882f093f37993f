"""What the rooms can do, V1 and V2 (R-19 to R-27), for the oracle: every way to use them, and using them."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

from tests.oracle.ship import Option, Ship
from tests.oracle.tables import REPAIR


class Abilities(Ship):
    """The abilities of the rooms of one ship."""

    def ways(self, room: dict[str, Any]) -> list[Option]:
        """Return every way to carry out a room's ability, none if there is nothing to act on (R-27).

        What it costs must have been paid.
        """
        name = room["id"].replace("-", "_")
        ways: list[Option] = getattr(self, f"_{name}_{room['variant']}")()
        return ways

    def use(self, room: dict[str, Any], choice: Option) -> None:
        """Carry an ability out in one of these ways."""
        name = room["id"].replace("-", "_")
        getattr(self, f"_use_{name}_{room['variant']}")(choice)

    #

    def _crew_quarters_v1(self) -> list[Option]:
        options = []
        for crew in self.aboard():
            for place, room in enumerate(self.state["rooms"]):
                others = [other for other in self.aboard() if other != crew]
                at = self.state["crew"][crew]["at"]
                if at != place and any(self.state["crew"][other]["at"] == place for other in others):
                    options.append({"crew": crew, "room": room["id"]})
        return options

    def _crew_quarters_v2(self) -> list[Option]:
        taken = [member["at"] for member in self.state["crew"]]
        rooms = [room["id"] for place, room in enumerate(self.state["rooms"]) if place not in taken]
        return [{"crew": crew, "room": room} for crew in self.aboard() for room in rooms]

    def _use_crew_quarters_v1(self, choice: Option) -> None:
        self.state["crew"][choice["crew"]]["at"] = self.state["rooms"].index(self.room(choice["room"]))

    _use_crew_quarters_v2 = _use_crew_quarters_v1

    #

    def _cargo_hold_v1(self) -> list[Option]:
        return [{"order": order} for order in _orders(self.state["resource_deck"][:5])]

    def _use_cargo_hold_v1(self, choice: Option) -> None:
        self.state["resource_deck"][: len(choice["order"])] = choice["order"]

    def _cargo_hold_v2(self) -> list[Option]:
        face_up = sorted(set(self.state["face_up"]))
        return [{"take": "deck"}, *({"take": "face_up", "card": card} for card in face_up)]

    def _use_cargo_hold_v2(self, choice: Option) -> None:
        if choice["take"] == "deck":
            self.draw(self.me)
        else:
            self.take_face_up(self.me, choice["card"])

    #

    def _mess_hall_v1(self) -> list[Option]:
        mine = sorted(set(self.hand(self.me)))
        if self.solo:
            return [{"give": a, "take": b} for a in mine for b in sorted(set(self.state["face_up"]))]
        options: list[Option] = []
        for other in self.others():
            theirs = sorted(set(self.hand(other)))
            options += [{"give": card, "to": other} for card in mine]
            options += [{"take": card, "from": other} for card in theirs]
            options += [{"give": a, "take": b, "with": other} for a in mine for b in theirs]
        return options

    def _use_mess_hall_v1(self, choice: Option) -> None:
        if self.solo:
            self.trade(choice)
            return
        other: int = next(choice[key] for key in ("to", "from", "with") if key in choice)
        if "give" in choice:
            self.hand(self.me).remove(choice["give"])
        if "take" in choice:
            self.hand(other).remove(choice["take"])
            self.hand(self.me).append(choice["take"])
        if "give" in choice:
            self.hand(other).append(choice["give"])

    def _mess_hall_v2(self) -> list[Option]:
        options = []
        for one, two in combinations(self.others(), 2):
            for count in (1, 2):
                for first in _sets(self.hand(one), count):
                    for second in _sets(self.hand(two), count):
                        options.append({"between": [one, two], "first": first, "second": second})
        return options

    def _use_mess_hall_v2(self, choice: Option) -> None:
        one, two = choice["between"]
        for card in choice["first"]:
            self.hand(one).remove(card)
        for card in choice["second"]:
            self.hand(two).remove(card)
        self.hand(one).extend(choice["second"])
        self.hand(two).extend(choice["first"])

    #

    def _engine_room_v1(self) -> list[Option]:
        discarded = sorted(set(self.state["resource_discard"]))
        return [{"give": card, "take": other} for card in set(self.hand(self.me)) for other in discarded]

    def _use_engine_room_v1(self, choice: Option) -> None:
        self.hand(self.me).remove(choice["give"])
        self.state["resource_discard"].remove(choice["take"])
        self.hand(self.me).append(choice["take"])
        self.state["resource_discard"].insert(0, choice["give"])

    def _engine_room_v2(self) -> list[Option]:
        return [{"take": card} for card in set(self.state["resource_discard"])]

    def _use_engine_room_v2(self, choice: Option) -> None:
        self.state["resource_discard"].remove(choice["take"])
        self.hand(self.me).append(choice["take"])
        self.state["resource_discard"].insert(0, self.top_of_deck())
        self.is_the_deck_empty()

    #

    def _repair_centre_v1(self) -> list[Option]:
        options = []
        for room in self.state["rooms"]:
            if room["id"] not in ("repair-centre", "energy-core"):
                options += [{"room": room["id"], **way} for way in self.repairs(room)]
        return options

    def _use_repair_centre_v1(self, choice: Option) -> None:
        self.repair(self.room(choice["room"]), choice)

    def _repair_centre_v2(self) -> list[Option]:
        return [{"to": other} for other in self.others()] if self.cubes_in_supply() else []

    def _use_repair_centre_v2(self, choice: Option) -> None:
        self.state["crew"][choice["to"]]["repair_cubes"] += 1

    #

    def _medical_bay_v1(self) -> list[Option]:
        return []

    def _medical_bay_v2(self) -> list[Option]:
        options = []
        for count in range(1, 1 + min(3, self.tokens_in_supply())):
            for share in combinations_with_replacement(self.others(), count):
                options.append({"tokens": {str(crew): share.count(crew) for crew in set(share)}})
        return options

    def _use_medical_bay_v2(self, choice: Option) -> None:
        for crew, count in choice["tokens"].items():
            self.state["crew"][int(crew)]["action_tokens"] += count

    #

    def _bridge_v1(self) -> list[Option]:
        cards = self.state["damage_deck"][:3]
        return [{"order": order} for order in _orders(cards)] if cards else []

    def _use_bridge_v1(self, choice: Option) -> None:
        self.state["damage_deck"][: len(choice["order"])] = choice["order"]

    def _bridge_v2(self) -> list[Option]:
        cards = self.state["damage_deck"][:2]
        if not cards:
            return []
        return [
            {"top": order[:cut], "bottom": order[cut:]}
            for order in _orders(cards)
            for cut in range(len(cards) + 1)
        ]

    def _use_bridge_v2(self, choice: Option) -> None:
        del self.state["damage_deck"][: len(choice["top"] + choice["bottom"])]
        self.state["damage_deck"][:] = choice["top"] + self.state["damage_deck"] + choice["bottom"]

    #

    def _armoury_v1(self) -> list[Option]:
        rooms = sorted(REPAIR)
        tokens = self.protection_in_supply()
        if tokens == 1:
            return [{"rooms": [room]} for room in rooms]
        return [{"rooms": [a, b]} for a in rooms for b in rooms if a <= b] if tokens else []

    def _use_armoury_v1(self, choice: Option) -> None:
        for room in choice["rooms"]:
            self.room(room)["protection"].append(self.me)

    def _armoury_v2(self) -> list[Option]:
        return [{"to": crew} for crew in self.aboard()] if self.protection_in_supply() else []

    def _use_armoury_v2(self, choice: Option) -> None:
        self.state["crew"][choice["to"]]["protection_tokens"] += 1


def _sets(cards: list[str], count: int) -> list[list[str]]:
    """Every different set of so many cards, sorted."""
    return [list(found) for found in sorted({tuple(sorted(some)) for some in combinations(cards, count)})]


def _orders(cards: list[Any]) -> list[list[Any]]:
    """Every different order of a few cards; equal cards are one card."""
    orders: list[list[Any]] = []
    for order in permutations(cards):
        if list(order) not in orders:
            orders.append(list(order))
    return orders
