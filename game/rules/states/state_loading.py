"""A state from the protocol's STATE, every count checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.rules import chance
from game.rules.effects.bound_rules import GameState, RuledTable
from game.rules.game_table import CENTRE
from game.rules.loader.editions import Edition, Editions
from game.rules.results import judge, read_result
from game.rules.settings import Settings, SettingsError
from game.rules.states import json_values, packed_hands
from game.rules.states.pending import Pending, damage_card
from game.rules.states.state import POD, with_item
from game.rules.states.state_json import StateError, blank

REQUIRED = (
    "settings", "rooms", "crew", "resource_deck", "resource_discard", "face_up", "damage_deck",
    "damage_discard", "first", "active", "phase", "actions_left", "turn",
)  # fmt: skip
OPTIONAL = ("pending", "rng", "result")
MOST_USES = 1000
"""Largest number of different uses of chance in a state: far more than any content has."""
MOST_TIMES = 1_000_000_000
"""The highest turn, and how often a use of chance can have happened: numbers that can be counted on."""
PHASES = ("actions", "collect", "damage", "over")


def from_json(editions: Editions, form: object) -> GameState:
    """The state that a protocol STATE describes; `pending`, `rng` and `result` may be missing.

    Without `pending` the game stands at the first question of its phase (in phase `damage` the one that the
    last Damage card begins with); without `rng` chance begins afresh from the settings' seed; without
    `result` a game that is over is judged by what lies on the table.

    Raises: StateError: the form or the game's own counts are broken.
    """
    form = json_values.record(form, "object", REQUIRED, OPTIONAL)
    try:
        settings = Settings.from_json(form["settings"])
        complete = editions.complete(settings, lenient=True)
        edition = editions.of(complete)
    except SettingsError as problem:
        raise StateError(f"The state's settings are wrong: {problem}") from None
    return _Loader(edition, form).state(complete, settings.names is not None)


class _Loader:
    """Loads one state, part by part."""

    def __init__(self, edition: Edition, form: Mapping[str, Any]) -> None:
        self.edition = edition
        self.content, self.program = edition
        self.form = form
        self.resource_ids = self.program.names.resource
        self.room_ids = self.program.names.room

    def state(self, settings: Settings, named: bool) -> GameState:
        """The state; `named`: the settings name the crew."""
        settings = self._settings(settings, named)
        table = self._table(settings)
        state = blank(table, self._rng(settings))
        self._rooms(state)
        self._crew(state)
        self._cards(state)
        self._damage(state)
        form, crew = self.form, len(table.crew)
        state.first = json_values.integer(form["first"], "first", 0, crew - 1)
        state.active = json_values.integer(form["active"], "active", 0, crew - 1)
        state.phase = PHASES[json_values.name(form["phase"], "phase", PHASES)]
        state.actions_left = json_values.integer(
            form["actions_left"], "actions_left", 0, self.program.actions
        )
        state.turn = json_values.integer(form["turn"], "turn", 1, MOST_TIMES)
        self._deserters(state)
        self._supplies(state)
        if state.phase == "over":
            if form.get("pending") is not None:
                raise StateError("The state's pending must be null when the game is over.")
            given = form.get("result")
            if given is None:
                state.result = judge(self.edition, state)
            else:
                state.result = read_result(self.edition, state, given)
            return state
        if form.get("result") is not None:
            raise StateError("The state's result must be null while the game is not over.")
        if not state.deck:
            raise StateError("The state's resource_deck is empty, but the game is not over.")
        state.stack = Pending(self.edition, form.get("pending")).stack(state)
        return state

    def _deserters(self, state: GameState) -> None:
        """Check that everybody in the pod can be there (R-32, R-33)."""
        gone = [who for who, place in enumerate(state.at) if place == POD]
        if not gone:
            return
        if state.at[state.active] == POD:
            raise StateError("The state's active crew member is in the pod, so cannot be asked anything.")
        if len(gone) > 1:
            raise StateError(f"The state has {len(gone)} crew members in the pod, but only one can board it.")
        # Power that is diverted stays so: who is in the pod could still board it now.
        boards = state.copy()
        boards.at = with_item(state.at, gone[0], self.content.centre)
        boards.active = gone[0]
        boarding = self.program.boarding
        if boarding and not any(all(test(boards, ()) for test in option.conditions) for option in boarding):
            raise StateError(
                f"The state's crew[{gone[0]}] is in the pod, but could not have boarded it: "
                f"only {sum(state.diverted)} rooms are diverted."
            )
        if state.action_tokens[gone[0]] or state.repair_cubes[gone[0]] or state.shields[gone[0]]:
            raise StateError(f"The state's crew[{gone[0]}] is in the pod, so can hold no tokens and cubes.")

    def _settings(self, settings: Settings, named: bool) -> Settings:
        """The settings with the names of the crew, which must agree."""
        members = json_values.items(self.form["crew"], "crew", self.content.crew_count(settings.players))
        known = settings.names or ()
        names = []
        for who, member in enumerate(members):
            record = json_values.record(
                member,
                f"crew[{who}]",
                ("name", "at", "hand", "action_tokens", "repair_cubes", "protection_tokens"),
            )
            if not isinstance(record["name"], str):
                raise json_values.wrong(f"crew[{who}].name", record["name"], "a text")
            names.append(record["name"])
            if named and record["name"] != known[who]:
                raise json_values.wrong(
                    f"crew[{who}].name", record["name"], f"{known[who]!r}, as in settings"
                )
        return replace(settings, names=tuple(names))

    def _table(self, settings: Settings) -> RuledTable:
        content = self.content
        grid, variants = [], []
        aboard = {self.room_ids[room] for room in (*content.ship, content.centre)}
        for place, item in enumerate(json_values.items(self.form["rooms"], "rooms", 9)):
            where = f"rooms[{place}]"
            record = json_values.record(item, where, ("id", "variant", "cubes", "diverted", "protection"))
            room = json_values.name(record["id"], f"{where}.id", sorted(aboard))
            room = self.room_ids.index(sorted(aboard)[room])
            if room in grid:
                raise json_values.wrong(f"{where}.id", record["id"], "a room that is not already in the grid")
            if (room == content.centre) != (place == CENTRE):
                raise json_values.wrong(
                    f"{where}.id", record["id"], f"with {self.room_ids[content.centre]!r} at position 4"
                )
            grid.append(room)
            known = tuple(content.rooms[room].variants)
            variant = known[json_values.name(record["variant"], f"{where}.variant", known)]
            # The settings say what was wished for; a position may be written with any side that its players
            # can use.
            usable = content.variant(room, variant, settings.players)
            if variant != usable:
                raise json_values.wrong(f"{where}.variant", variant, f"{usable!r} with so few players")
            variants.append(variant)
        return RuledTable(content, settings, self.program, tuple(grid), tuple(variants))

    def _rng(self, settings: Settings) -> chance.Chance:
        given = self.form.get("rng")
        if given is None:
            return chance.seeded(settings.seed, settings.chance)
        if settings.chance == chance.ONE_STREAM:
            return _hexadecimal(given, "rng", "null or sixteen hexadecimal digits")
        record = json_values.record(given, "rng", ("key", "used"))
        used = record["used"]
        if not isinstance(used, Mapping) or len(used) > MOST_USES:
            raise json_values.wrong("rng.used", used, f"an object with at most {MOST_USES} uses of chance")
        counts = [(name, json_values.integer(used[name], "rng.used", 1, MOST_TIMES)) for name in sorted(used)]
        key = _hexadecimal(record["key"], "rng.key", "sixteen hexadecimal digits")
        return chance.Streams(key, tuple(counts))

    def _rooms(self, state: GameState) -> None:
        content, crew = self.content, len(state.table.crew)
        cubes, diverted = list(state.cubes), list(state.diverted)
        protection = list(state.protection)
        for place, room in enumerate(state.table.grid):
            record, where = self.form["rooms"][place], f"rooms[{place}]"
            track = content.rooms[room].repair
            listed = json_values.items(record["cubes"], f"{where}.cubes", len(track))
            for slot, item in enumerate(listed):
                if json_values.flag(item, f"{where}.cubes[{slot}]"):
                    cubes[room] |= 1 << slot
            diverted[room] = json_values.flag(record["diverted"], f"{where}.diverted")
            tokens = json_values.items(record["protection"], f"{where}.protection")
            protection[room] = tuple(
                json_values.integer(who, f"{where}.protection[{n}]", 0, crew - 1)
                for n, who in enumerate(tokens)
            )
            if room == content.centre and (diverted[room] or tokens):
                raise StateError(f"The state's {where} has tokens, but none may lie on the Energy Core.")
        state.cubes, state.diverted, state.protection = tuple(cubes), tuple(diverted), tuple(protection)

    def _packed(self, value: object, where: str) -> bytes:
        return bytes(
            json_values.name(card, f"{where}[{n}]", self.resource_ids)
            for n, card in enumerate(json_values.items(value, where))
        )

    def _crew(self, state: GameState) -> None:
        table = state.table
        at, tokens, cubes, shields = [], [], [], []
        found: dict[int, int] = {}
        for who, member in enumerate(self.form["crew"]):
            where = f"crew[{who}]"
            if member["at"] == "pod":
                if not self.program.boards:
                    raise StateError(
                        f"The state's {where}.at is 'pod', but the game is without the Escape Pod."
                    )
                at.append(POD)
            else:
                at.append(table.grid[json_values.integer(member["at"], f"{where}.at", 0, 8)])
            hand = packed_hands.pack(self._packed(member["hand"], f"{where}.hand"))
            if found.setdefault(table.hand_of[who], hand) != hand:
                raise StateError(f"The state's {where}.hand differs, but all share one hand.")
            tokens.append(json_values.integer(member["action_tokens"], f"{where}.action_tokens", 0))
            cubes.append(json_values.integer(member["repair_cubes"], f"{where}.repair_cubes", 0))
            shields.append(json_values.integer(member["protection_tokens"], f"{where}.protection_tokens", 0))
        state.at = tuple(at)
        state.hands = tuple(found[hand] for hand in sorted(found))
        state.action_tokens, state.repair_cubes, state.shields = tuple(tokens), tuple(cubes), tuple(shields)

    def _cards(self, state: GameState) -> None:
        form, content = self.form, self.content
        state.deck = self._packed(form["resource_deck"], "resource_deck")
        state.discard = self._packed(form["resource_discard"], "resource_discard")
        state.face_up = self._packed(form["face_up"], "face_up")
        if len(state.face_up) != content.face_up:
            raise StateError(
                f"The state's face_up has {len(state.face_up)} cards, but must have {content.face_up}."
            )
        found = Counter(state.deck + state.discard + state.face_up)
        for hand in state.hands:
            found.update(packed_hands.cards(hand))
        for card, number in enumerate(content.copies(state.table.settings.difficulty)):
            if found[card] != number:
                name = self.resource_ids[card]
                raise StateError(f"The state has {found[card]} {name} cards in all, but must have {number}.")

    def _damage(self, state: GameState) -> None:
        piles = []
        for key in ("damage_deck", "damage_discard"):
            listed = json_values.items(self.form[key], key)
            piles.append(
                bytes(damage_card(self.edition, card, f"{key}[{n}]") for n, card in enumerate(listed))
            )
        state.damage_deck, state.damage_discard = piles
        self._damage_counts(Counter(piles[0] + piles[1]))

    def _damage_counts(self, found: Counter[int]) -> None:
        """Every Damage card is there, but for random ones whose place others have taken (R-31)."""
        cards = self.content.damage
        wanted = Counter(cards.index(card) for card in cards)
        for kind in sorted({card.type for card in cards}):
            swapped = sum(card.swapped_in for card in cards if card.type == kind)
            missing = 0
            for card in [card for card in wanted if cards[card].type == kind]:
                lost = wanted[card] - found[card]
                if lost < 0 or (lost and (not swapped or cards[card].swapped_in)):
                    named = cards[card].any or ", ".join(self.room_ids[room] for room in cards[card].rooms)
                    raise StateError(
                        f"The state has the Damage card ({named}) {found[card]} times, not {wanted[card]}."
                    )
                missing += lost
            if missing != swapped:
                raise StateError(
                    f"The state lacks {missing} Damage cards of type {kind}, but {swapped} must be out of it."
                )

    def _supplies(self, state: GameState) -> None:
        supplies = self.content.supplies
        used = sum(cubes.bit_count() for cubes in state.cubes) + sum(state.repair_cubes)
        state.cube_supply = self._rest("Repair cubes", used, supplies["repair-cubes"])
        state.token_supply = self._rest("Action tokens", sum(state.action_tokens), supplies["action-tokens"])
        used = sum(len(tokens) for tokens in state.protection) + sum(state.shields)
        state.shield_supply = self._rest("Protection tokens", used, supplies["protection-tokens"])

    @staticmethod
    def _rest(what: str, used: int, supply: int) -> int:
        if used > supply:
            raise StateError(f"The state has {used} {what} in use, but there are only {supply}.")
        return supply - used


def _hexadecimal(given: object, where: str, wanted: str) -> int:
    """A number written in sixteen hexadecimal digits."""
    if not isinstance(given, str) or len(given) != 16 or set(given) - set("0123456789abcdef"):
        raise json_values.wrong(where, given, wanted)
    return int(given, 16)
