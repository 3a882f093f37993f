"""Between the protocol and the simulator: a VIEW becomes a game of numbers, and a move an OPTION again."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from game.bots.kernels import Kernels
from game.bots.players.sampling import Hidden
from game.bots.sim import codes
from game.bots.sim.codes import ACT, PLACES, POD, STRIKE, arg
from game.bots.sim.sim_ship import SimShip, empty_ship
from game.bots.sim.sim_table import SimTable
from game.rules.content import VARIANTS, Content
from game.rules.protocol import DecisionDict, OptionDict, ViewDict
from game.rules.queries.facts import facts_of
from game.rules.queries.knowledge import DamageCard, damage_card


class UnknownHereError(ValueError):
    """The simulator has no kernel for something in this game."""


def option_key(option: OptionDict) -> str:
    """Return what is the same for equal options."""
    return json.dumps(option, sort_keys=True)


class SimulatedGame:
    """One game's names and numbers.

    Args:
        content: that of the game, with its expansions.
        kernels: which kernel stands for what.
        view: any VIEW of the game.

    Raises:
        UnknownHereError: something in the game has no kernel.
    """

    def __init__(self, content: Content, kernels: Kernels, view: ViewDict) -> None:
        self._content = content
        self._kernels = kernels
        self.resources = [item.id for item in content.resources]
        self.rooms = [room["id"] for room in view["rooms"]]
        self._place = {room: place for place, room in enumerate(self.rooms)}
        self._card = {card: index for index, card in enumerate(self.resources)}
        ids = [room.id for room in content.rooms]
        self.damage: list[DamageCard] = [
            card.any or tuple(ids[room] for room in card.rooms) for card in content.damage
        ]
        self.table = self._table(view)

    def _table(self, view: ViewDict) -> SimTable:
        content = self._content
        abilities = dict(self._kernels.abilities)
        for one in content.present:
            if one.id not in self._kernels.expansions:
                raise UnknownHereError(f"the expansion {one.id}")
            abilities |= self._kernels.expansions[one.id]
        facts = facts_of(content, view)  # type: ignore[arg-type]  # reads only what STATE and VIEW share
        crew = len(view["crew"])
        table = SimTable(len(self.resources), crew, 1 if content.one_hand else crew)
        if len(self.rooms) != PLACES or len(self.resources) > 60 or len(self.damage) > 60 or crew > 6:
            raise UnknownHereError("the size of the game")
        by_id = {room.id: room for room in content.rooms}
        costs: list[list[int]] = []
        for place, room in enumerate(view["rooms"]):
            side = abilities.get(f"{room['id']}/{room['variant']}")
            card = by_id[room["id"]]
            centre = place == codes.CENTRE
            if side is None or (len(card.repair), len(card.divert)) != ((0, 0) if centre else (3, 3)):
                raise UnknownHereError(f"{room['id']}/{room['variant']}")
            table.ability[place], table.amount[place] = side.code, side.amount
            table.price[place] = card.variants[room["variant"]].cost
            for n, kind in enumerate(card.repair):
                table.track[3 * place + n] = kind
            costs.append(list(card.divert))
        table.fill(
            wild=[int(item.wild) for item in content.resources],
            costs=costs,
            room_order=sorted(range(PLACES), key=lambda place: self.rooms[place]),
            damage=[
                [self._place[ids] for ids in (() if isinstance(card, int) else card)] for card in self.damage
            ],
            free=[card if isinstance(card, int) else 0 for card in self.damage],
            rank=[min(3, card.type) for card in content.damage],
        )
        table.actions, table.hand_limit = facts.base_actions, facts.hand_limit
        table.deck_cards, table.setup_draws = facts.deck_cards, facts.setup_damage
        table.shares, table.trades = int("give" in content.actions), int("trade" in content.actions)
        table.trade_price = facts.costs.get("trade", 0)
        table.pod_goal = 99 if facts.pod_rooms is None else facts.pod_rooms
        table.second = int(any(room["variant"] != VARIANTS[0] for room in view["rooms"]))
        copies = list(content.copies(view["settings"]["difficulty"]))
        table.fill_numbers(list(facts.scavenge), list(facts.hull_breach), copies)
        return table

    # VIEW to numbers

    def ship(self, view: ViewDict, hidden: Hidden, decision: DecisionDict | None) -> SimShip:
        """A game as a VIEW shows it, what it hides dealt in some way.

        Args:
            view: VIEW.
            hidden: what it does not show.
            decision: what is asked.

        Raises:
            UnknownHereError: the question has no kernel.
        """
        table, supplies = self.table, self._content.supplies
        ship = empty_ship(table)
        for place, room in enumerate(view["rooms"]):
            ship.cubes[place] = sum(cube << slot for slot, cube in enumerate(room["cubes"]))
            ship.diverted[place] = int(room["diverted"])
            ship.guards[place] = sum((who + 1) << 3 * n for n, who in enumerate(room["protection"]))
        ship.done = sum(ship.diverted)
        for who, member in enumerate(view["crew"]):
            at = member["at"]
            ship.at[who] = at if isinstance(at, int) else POD
            ship.tokens[who], ship.spare[who] = member["action_tokens"], member["repair_cubes"]
            ship.shields[who] = member["protection_tokens"]
            if who == 0 or not table.one_hand:
                for name in member["hand"]:
                    ship.add(who, self._card[name])
        ship.lay_piles(
            deck=[self._card[name] for name in reversed(hidden.deck)],
            discard=[self._card[name] for name in reversed(hidden.discard)],
            face=[self._card[name] for name in view["face_up"]],
            damage=[self.damage.index(card) for card in reversed(hidden.damage_deck)],
            struck=[self.damage.index(card) for card in reversed(hidden.damage_discard)],
        )
        ship.deck_seen = len(view["resource_deck"]["top"])
        ship.damage_seen, ship.seen_below = (len(view["damage_deck"][end]) for end in ("top", "bottom"))
        ship.cube_supply = (
            supplies["repair-cubes"] - sum(cubes.bit_count() for cubes in ship.cubes) - sum(ship.spare)
        )
        ship.token_supply = supplies["action-tokens"] - sum(ship.tokens)
        laid = sum(len(room["protection"]) for room in view["rooms"])
        ship.shield_supply = supplies["protection-tokens"] - laid - sum(ship.shields)
        ship.first, ship.active, ship.turn = view["first"], view["active"], view["turn"]
        ship.actions = view["actions_left"]
        if decision is not None:
            self._ask(ship, view, decision)
        return ship

    def _ask(self, ship: SimShip, view: ViewDict, decision: DecisionDict) -> None:
        source = decision["source"] or {}
        options = decision["options"]
        if "room" in source:
            place = self._place[source["room"]]
            ship.question = ship.table.ability[place]
            if ship.at[ship.active] != place or decision["kind"] in self._kernels.questions:
                raise UnknownHereError(decision["kind"])
            ship.seen = sum(len(options[0].get(name, ())) for name in ("order", "top", "bottom"))
            return
        question = self._kernels.questions.get(decision["kind"])
        if question is None:
            raise UnknownHereError(decision["kind"])
        ship.question, ship.picks = question, 1
        ship.setup = int(view["phase"] == "damage" and (ship.turn, ship.actions) == (1, 0))
        ship.setup = int(ship.setup and len(ship.struck) <= ship.table.setup_draws)
        if question == STRIKE:
            ship.seen = len(options[0]["rooms"])
        elif question == codes.HOLDER:
            place = ship.at[options[0]["holder"]]
            card = ship.struck[len(ship.struck) - 1] if len(ship.struck) else -1
            listed = list(ship.table.damage[card]) if card >= 0 else []
            after = listed[listed.index(place) + 1 :] if place in listed else []
            ship.await_damage([*after[::-1], place])
        elif question == ACT and view["phase"] != "actions":
            raise UnknownHereError(view["phase"])

    # moves to OPTIONs

    def option(self, move: int) -> dict[str, Any]:
        """The protocol's OPTION of a move."""
        code = move & 255
        a, b, c = arg(move, 0), arg(move, 1), arg(move, 2)
        card, room = self.resources, self.rooms
        made = self._actions(code, a, b, c)
        if made is not None:
            return made
        match code:
            case codes.M_DECK:
                return {"take": "deck"}
            case codes.M_FACE:
                return {"take": "face_up", "card": card[a]}
            case codes.M_NOTHING:
                return {"take": "nothing"}
            case codes.M_DISCARD:
                return {"card": card[a]}
            case codes.M_HOLDER:
                return {"holder": a}
            case codes.M_STRIKE | codes.M_SHIELDS:
                return {"rooms": sorted(room[arg(move, 1 + n)] for n in range(a))}
            case codes.M_SEND:
                return {"crew": a, "room": room[b]}
            case codes.M_ORDER:
                return {"order": [card[arg(move, 1 + n)] for n in range(a)]}
            case codes.M_GIVE_FAR:
                return {"give": card[a], "to": b}
            case codes.M_TAKE_FAR:
                return {"take": card[a], "from": b}
            case codes.M_SWAP_FAR:
                return {"give": card[a], "take": card[b], "with": c}
            case codes.M_CROSS:
                first = [card[arg(move, 3 + n)] for n in range(c)]
                second = [card[arg(move, 3 + c + n)] for n in range(c)]
                return {"between": [a, b], "first": first, "second": second}
            case codes.M_TRADE_ONE | codes.M_RECOVER_SWAP:
                return {"give": card[a], "take": card[b]}
            case codes.M_RECOVER:
                return {"take": card[a]}
            case codes.M_AFAR:
                return {"room": room[a], "slot": b, "card": card[c]}
            case codes.M_TO:
                return {"to": a}
            case codes.M_TOKENS:
                crew = range(self.table.crew)
                return {"tokens": {str(who): arg(move, who) for who in crew if arg(move, who)}}
            case codes.M_DAMAGE_ORDER:
                return {"order": [self._plain(arg(move, 1 + n)) for n in range(a)]}
        cards = [self._plain(arg(move, 2 + n)) for n in range(a + b)]
        return {"top": cards[:a], "bottom": cards[a:]}

    def _actions(self, code: int, a: int, b: int, c: int) -> dict[str, Any] | None:
        card, room = self.resources, self.rooms
        match code:
            case codes.M_MOVE:
                return {"do": "move", "room": room[a]}
            case codes.M_SCAVENGE:
                return {"do": "scavenge"}
            case codes.M_GIVE:
                return {"do": "give", "card": card[a], "to": b}
            case codes.M_TAKE:
                return {"do": "take", "card": card[a], "from": b}
            case codes.M_TRADE:
                return {"do": "trade", "give": card[a], "take": card[b]}
            case codes.M_REPAIR:
                return {"do": "repair", "slot": a, "card": card[b]}
            case codes.M_CUBE:
                return {"do": "repair", "slot": a, "cube": True}
            case codes.M_DIVERT:
                return {"do": "divert", "cards": sorted((card[a], card[b], card[c]))}
            case codes.M_ACTIVATE:
                return {"do": "activate"}
            case codes.M_BOARD:
                return {"do": "board"}
            case codes.M_FINISH:
                return {"do": "finish"}
        return None

    def _plain(self, index: int) -> Any:
        card = self.damage[index]
        return {"any": card} if isinstance(card, int) else list(card)


def hidden_of(state: Mapping[str, Any]) -> Hidden:
    """Return what a STATE holds where a VIEW shows nothing: for whoever knows the whole game, as tests do."""

    def damage(cards: Sequence[Any]) -> tuple[DamageCard, ...]:
        return tuple(damage_card(card) for card in cards)

    return Hidden(
        tuple(state["resource_deck"]),
        tuple(state["resource_discard"]),
        damage(state["damage_deck"]),
        damage(state["damage_discard"]),
    )
