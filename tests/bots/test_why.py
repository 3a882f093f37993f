"""Reasons are true: what each says is looked for in the position, or in what the rules make of the option."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from game.bots.players.player import Why
from game.bots.players.ranks import make_player
from game.bots.players.why_of import why_of
from game.bots.players.why_words import why_text
from game.play.session import Session
from game.rules import Settings, seat_view
from game.rules.history import History
from game.rules.queries.facts import Facts, facts_of
from game.texts import Texts
from tests.engine.walks import engine
from tests.rules.positions import position

MODES = [
    {"players": 4, "rooms": "v2", "damage_control": True, "difficulty": "easy"},
    {"players": 3, "rooms": "v1", "escape_pod": True, "difficulty": "easy"},
    {"players": 2, "rooms": "mixed", "no_counting": True, "difficulty": "realist"},
    {"players": 1, "rooms": "v1", "difficulty": "medium"},
]
GAMES = 5


class Case:
    """An option, the reason for it, and what the rules make of it."""

    def __init__(self, history: History, why: Why, option: Any) -> None:
        decision = history.decision
        assert decision is not None
        self.before: Any = engine().to_json(history.state)
        found = engine().find_option(decision, option)
        assert found is not None
        self.after: Any = engine().to_json(engine().apply(history.state, found).state)
        self.facts: Facts = facts_of(history.state.table.content, self.before)
        self.who, self.why, self.option = decision.crew, why, option
        self.names = [room["id"] for room in self.before["rooms"]]

    def room(self, state: Any) -> Any:
        return state["rooms"][self.names.index(self.why.values["room"])]

    def hand(self, state: Any, who: int | None = None) -> list[str]:
        return state["crew"][self.who if who is None else who]["hand"]

    def lacks(self, state: Any, who: int | None = None) -> int:
        cost = self.facts.rooms[self.why.values["room"]].divert
        return len(self.facts.missing(cost, self.hand(state, who)))

    def hits(self, state: Any, room: Any) -> int:
        at = state["rooms"].index(room)
        held = [one["protection_tokens"] for one in state["crew"] if one["at"] == at]
        return sum(room["cubes"]) + len(room["protection"]) + sum(held)

    def fits(self, state: Any, who: int) -> bool:
        """Whether somebody could repair the room of the reason with a card."""
        room, track = self.room(state), self.facts.rooms[self.why.values["room"]].repair
        open_spaces = [space for space, cube in zip(track, room["cubes"], strict=True) if not cube]
        return any(self.facts.fits(card, space) for card in self.hand(state, who) for space in open_spaces)

    def fatal(self, card: Any) -> bool:
        rooms = [] if isinstance(card, dict) else card
        return any(not self.hits(self.before, self.before["rooms"][self.names.index(one)]) for one in rooms)


def _whole(case: Case) -> bool:
    return all(case.room(case.after)["cubes"]) and not all(case.room(case.before)["cubes"])


def _told(case: Case) -> int:
    return int(case.why.values["crew"])


CLAIMS: dict[str, Callable[[Case], bool]] = {
    "win": lambda c: c.after["result"]["won"],
    "divert": lambda c: c.room(c.after)["diverted"],
    "danger": lambda c: not c.hits(c.before, c.room(c.before)) and bool(c.before["damage_deck"]),
    "refill": _whole,
    "repair-whole": lambda c: _whole(c) and not c.room(c.after)["diverted"],
    "repair-ready": lambda c: _whole(c) and not c.lacks(c.after),
    "repair-use": _whole,
    "repair-bears": lambda c: (
        (c.why.values["less"], c.why.values["count"])
        == (c.hits(c.before, c.room(c.before)), c.hits(c.after, c.room(c.after)))
        and c.why.values["count"] > 1
    ),
    "repair-lacks": lambda c: c.room(c.after)["cubes"].count(False) == c.why.values["count"] > 0,
    "go-divert": lambda c: all(c.room(c.before)["cubes"]) and not c.lacks(c.before),
    "go-repair": lambda c: c.fits(c.before, c.who),
    "search": lambda c: c.why.values["need"] > c.why.values["count"],
    "get-divert": lambda c: c.lacks(c.before) > 0 == c.lacks(c.after),
    "get-lacks": lambda c: c.lacks(c.before) > 1 == c.lacks(c.after) == c.why.values["count"],
    "get-repair": lambda c: c.fits(c.after, c.who),
    "give-divert": lambda c: c.lacks(c.before, _told(c)) > 0 == c.lacks(c.after, _told(c)),
    "give-lacks": lambda c: c.lacks(c.after, _told(c)) == c.why.values["count"] < c.lacks(c.before, _told(c)),
    "give-repair": lambda c: c.fits(c.after, _told(c)),
    "deck-more": lambda c: len(c.hand(c.after)) == len(c.hand(c.before)) + c.why.values["count"],
    "open-slow": lambda c: (
        # A Hull Breach after it tears away more.
        not c.before["damage_deck"] or len(c.before["resource_deck"]) - len(c.after["resource_deck"]) == 1
    ),
    "least-idle": lambda c: not any(
        c.option["card"] in c.facts.rooms[room["id"]].divert and not room["diverted"]
        for room in c.before["rooms"]
    ),
    "least-spare": lambda c: c.hand(c.before).count(c.option["card"]) == c.why.values["count"] > 1,
    "damage-later": lambda c: not c.fatal((c.option.get("order") or c.option["top"])[0]),
    "damage-bear": lambda c: not c.fatal((c.option.get("order") or c.option["top"])[0]),
    "damage-sunk": lambda c: any(c.fatal(card) for card in c.option["bottom"]),
    "protect-least": lambda c: c.hits(c.before, c.room(c.before)) == min(
        c.hits(c.before, room) for room in c.before["rooms"] if room["cubes"]
    ),
    "protect-ready": lambda c: all(c.room(c.before)["cubes"]) and not c.lacks(c.before, _told(c)),
    "protect-whole": lambda c: all(c.room(c.before)["cubes"]) and not c.room(c.before)["diverted"],
    "shield": lambda c: len(c.room(c.after)["protection"]) > len(c.room(c.before)["protection"]),
    "send-divert": lambda c: all(c.room(c.before)["cubes"]) and not c.lacks(c.before, _told(c)),
    "send-repair": lambda c: c.fits(c.before, _told(c)),
    "hand-tokens": lambda c: (
        c.after["crew"][_told(c)]["action_tokens"] > c.before["crew"][_told(c)]["action_tokens"]
    ),
    "hold-shield": lambda c: c.names[c.after["crew"][_told(c)]["at"]] == c.why.values["room"],
    "hold-cube": lambda c: (
        c.after["crew"][_told(c)]["repair_cubes"] > 0 and not all(c.room(c.after)["cubes"])
    ),
    "strike-bear": lambda c: c.after["result"] is None or c.after["result"]["reason"] != "room-destroyed",
    "keep": lambda c: c.after["crew"][c.who]["action_tokens"] > c.before["crew"][c.who]["action_tokens"],
    "keep-safe": lambda c: not c.fatal(c.before["damage_deck"][0]) and any(
        room["cubes"] and not c.hits(c.before, room) for room in c.before["rooms"]
    ),
    "keep-tokens": lambda c: c.after["crew"][c.who]["action_tokens"] > 0,
}  # fmt: skip
"""What must be so; a reason that is not here says what its player thinks."""


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: f"{mode['players']}-{mode['rooms']}")
def test_every_reason_is_true_of_the_position(mode: dict[str, Any]) -> None:
    """For any legal option, good or bad: what is said of it holds."""
    chance, told = random.Random(4), Counter[str]()
    texts, names = Texts(), ["Vega", "Orion", "Lyra", "Castor"]
    for seed in range(GAMES):
        history = History.new(engine(), Settings.from_json({**mode, "seed": seed}))
        while (decision := history.decision) is not None and history.length < 150:
            form = decision.to_json()
            view = seat_view(engine().to_json(history.state), history.knowledge, decision.crew)
            option = chance.choice(form["options"])
            why = why_of(view, form, option, history.state.table.content)
            if why is None:
                assert len(form["options"]) == 1
            else:
                told[why.id] += 1
                words = why_text(texts, names, why)
                claim = CLAIMS.get(why.id)
                ends = option.get("do") == "activate" and why.id != "win"
                assert claim is None or ends or claim(Case(history, why, option)), (words, option)
            history.apply(chance.choice(form["options"]) if chance.random() < 0.3 else _lasting(form, chance))
    assert len(told) > 12, told


ENGINES, BRIDGE = ["engine-room"], ["bridge"]
FINISH = {"do": "finish"}


@pytest.mark.parametrize(
    "changes, known, told",
    [
        ({"damage": [BRIDGE, ["armoury"], ENGINES]}, 1, "keep-safe"),
        ({"damage": [ENGINES, ["armoury"], BRIDGE]}, 1, "keep"),
        ({"damage": [BRIDGE, ["armoury"], ["bridge", "armoury"]]}, 0, "keep-safe"),
        ({"damage": [BRIDGE, ["bridge", "engine-room", "crew-quarters"]]}, 0, "keep-safe"),
        ({"damage": [BRIDGE, ["armoury"], ENGINES]}, 0, "keep"),
        ({"damage": [BRIDGE, ["armoury"]], "no_counting": True}, 0, "keep"),
        ({"damage": [BRIDGE, ["armoury"]], "cubes": {}}, 0, "keep"),
        ({"damage": [BRIDGE, ["armoury"]], "protection": {"engine-room": [0]}}, 0, "keep"),
    ],
)
def test_whoever_saves_actions_says_that_a_critical_room_is_safe_where_that_is_known(
    changes: dict[str, Any], known: int, told: str
) -> None:
    """What lies on top of the deck is known to all once somebody has looked."""
    changes = {"cubes": {"engine-room": "000"}, **changes}
    uncounted = changes.pop("no_counting", False)
    state: Any = position(2, **changes)
    state["settings"]["no_counting"] = uncounted
    session = Session.load(state, engine())
    assert session.decision is not None
    view = seat_view(session.state, session.knowledge, 0)
    view["damage_deck"]["top"] = state["damage_deck"][:known]
    why = why_of(view, session.decision, FINISH, session.game.table.content)
    assert why is not None and why.id == told
    words = why_text(Texts(), ["Vega", "Orion"], why)
    assert words.startswith("The next Damage card cannot hit a critical room.") == (told == "keep-safe")


def test_what_a_room_does_is_told_as_the_rooms_ability_not_as_an_order() -> None:
    values = {"room": "armoury", "ability": "room-armoury-v1"}
    order = "“Put 2 Protection tokens on rooms until your next turn.”"
    assert why_text(Texts(), [], Why("go-use", values)) == f"Heading for the Armoury. Its ability: {order}"
    assert why_text(Texts(), [], Why("use", values)) == f"This ability helps right now: {order}"


def test_what_was_dealt_otherwise_with_no_counting_is_answered_all_the_same() -> None:
    """Cards may be asked about that a guess at the discard pile does not have."""
    state: Any = position(
        2, at=["engine-room", 1], hands=[["data"], []], discard=["metal", "energy"],
        variants={"engine-room": "v2"}, turn=1,
    )  # fmt: skip
    state["settings"]["no_counting"] = True
    session = Session.load(state, engine())
    session.apply({"do": "activate"})
    assert session.decision is not None and session.decision["kind"] == "engine-room"
    view = seat_view(session.state, session.knowledge, session.decision["crew"])
    for rank in ("cadet", "officer"):
        player = make_player(rank, engine().content, samples=None if rank == "cadet" else 4)
        assert player.choose(view, session.decision).option in session.decision["options"]


def _lasting(decision: Any, chance: random.Random) -> Any:
    """A choice that keeps a game going: repairs and diverts before anything else."""
    good = [one for one in decision["options"] if one.get("do") in ("divert", "repair")]
    return chance.choice(good or decision["options"])
