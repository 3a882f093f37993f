"""Damage Control and the Escape Pod as the table sees them: outcomes, the pod, the scenes of its story."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.app.table.model import hit_outcomes, pod_view
from game.app.table.model.gestures.placing import Placing
from game.app.table.model.gestures.refusals import board_reason
from game.app.table.model.hit_outcomes import HitOutcome
from game.app.table.model.position import Position
from game.app.table.motion.beats import beats_of
from game.app.table.motion.shown_state import ShownState
from tools.pictures import demo


def position(**changes: Any) -> Position:
    """The demo position, changed."""
    return Position({**demo.state(), **changes}, None, demo.facts())


def test_outcomes_follow_the_order_of_r16() -> None:
    """A token in the room, then one held there, then the topmost cube, then the ship."""
    state = demo.state()
    state["crew"][0]["protection_tokens"] = 1
    found = hit_outcomes.outcomes(position(crew=state["crew"]))
    assert found["cargo-hold"] == HitOutcome(3, "token")
    assert found["bridge"] == HitOutcome(1)
    assert found["armoury"] == HitOutcome(0)
    assert found["repair-centre"] == HitOutcome(0, fatal=True)
    assert "energy-core" not in found
    state["crew"][0]["at"] = 7
    guarded = hit_outcomes.outcomes(position(crew=state["crew"]))["repair-centre"]
    assert guarded == HitOutcome(0, "holder")


def placing(*rooms: list[str], hits: bool = True) -> Placing:
    """A choice among these sets of rooms."""
    return Placing("rooms", [{"rooms": sorted(names)} for names in rooms], "", hit_outcomes)


def test_choosing_and_taking_back() -> None:
    choice = placing(["armoury", "bridge"], ["armoury", "mess-hall"])
    assert choice.count == 2
    assert choice.choosable(()) == {"armoury", "bridge", "mess-hall"}
    assert choice.choosable(("bridge",)) == {"armoury"}
    assert choice.after(("bridge",), "bridge") == ()
    assert choice.after(("bridge",), "mess-hall") is None
    assert choice.option_of(("bridge", "armoury")) == {"rooms": ["armoury", "bridge"]}
    assert choice.option_of(("bridge",)) is None


def test_one_room_twice_and_another_in_its_place() -> None:
    twice = placing(["bridge", "bridge"], ["bridge", "armoury"], hits=False)
    assert twice.after(("bridge",), "bridge") == ("bridge", "bridge")
    assert twice.option_of(("bridge", "bridge")) == {"rooms": ["bridge", "bridge"]}
    one = placing(["bridge"], ["armoury"])
    assert one.after(("bridge",), "armoury") == ("armoury",)


@pytest.mark.parametrize(
    ("turn", "cards", "setup"), [(1, 1, True), (1, 2, True), (1, 3, False), (2, 2, False)]
)
def test_setup_is_told_from_the_first_turn(turn: int, cards: int, setup: bool) -> None:
    pile = demo.state()["damage_discard"][:cards]
    assert position(turn=turn, damage_discard=pile, phase="damage").before_first_turn is setup
    assert not position(turn=turn, damage_discard=pile, phase="actions").before_first_turn


def podded(diverted: int, at: Any = 4) -> Position:
    state = demo.state()
    state["settings"]["escape_pod"] = True
    for n, room in enumerate(room for room in state["rooms"] if room["cubes"]):
        room["diverted"] = n < diverted
    state["crew"][1]["at"] = at
    asked = demo.asked(
        {**state, "crew": [*state["crew"][:1], {**state["crew"][1], "at": 4}, state["crew"][2]]}
    )
    return Position(state, asked, replace(demo.facts(), pod_rooms=7))


def test_the_pod_comes_alive_at_seven_rooms() -> None:
    """R-32."""
    asleep, awake, left = (pod_view.pod_view(podded(*facts)) for facts in ((6,), (7,), (7, "pod")))
    assert asleep is not None and awake is not None and left is not None
    assert (asleep.online, awake.online) == (False, True)
    assert not asleep.ready and awake.ready and left.crew == 1 and left.cards == 6
    assert pod_view.pod_view(Position(demo.state(), None, demo.facts())) is None


@pytest.mark.parametrize(
    ("diverted", "at", "title"),
    [
        (6, 4, "Board the Escape Pod: it is offline, with 6 of 7 rooms diverted so far"),
        (7, 0, "Board the Escape Pod: you can board it only from the Energy Core"),
        (8, 4, None),
    ],
)
def test_conditions_for_boarding(diverted: int, at: Any, title: str | None, texts: Any) -> None:
    """R-32; whoever boards is the active crew member."""
    state = dict(podded(diverted, at).state)
    game = demo.rules().from_json(state)
    asked, menu = demo.rules().decision(game), game.table.program.menu
    reason = board_reason(texts, Position(state, asked, demo.facts(state), menu, game))
    assert (reason.title if reason else None) == title


def roll(crew: int, value: int, reason: str) -> dict[str, Any]:
    return {"type": "roll", "crew": crew, "value": value, "for": reason}


def card(crew: int) -> dict[str, Any]:
    return {"type": "card", "card": "metal", "from": "discard", "to": f"hand/{crew}"}


BOARDING = [
    {"type": "chose", "crew": 1, "kind": "action", "option": {"do": "board"}},
    {"type": "action", "crew": 1, "left": 0},
    {"type": "meeple", "crew": 1, "from": "energy-core", "to": "pod"},
    {"type": "action-token", "from": "crew/1", "to": "supply"},
    card(1),
    roll(1, 2, "escape-pod"),
    card(1),
    {"type": "turn", "crew": 2, "turn": 12},
    {"type": "phase", "phase": "actions"},
]
ADRIFT = [
    {"type": "turn", "crew": 1, "turn": 14},
    card(1),
    roll(1, 6, "escape-pod"),
    {"type": "turn", "crew": 2, "turn": 15},
]
LAST = [
    {"type": "hit", "room": "repair-centre", "result": "destroyed"},
    card(1),
    roll(1, 6, "last-chance"),
    {"type": "over", "won": False, "reason": "room-destroyed", "room": "repair-centre", "winners": [1]},
]


@pytest.mark.parametrize(
    ("events", "effects"),
    [
        (BOARDING, ["", "pod/leaves", "", "", "die", "", ""]),
        (ADRIFT, ["pod/turn", "", "die", ""]),
        (LAST, ["destroyed", "pod/last", "", "die", "over"]),
        ([card(2), roll(2, 3, "scavenge"), {"type": "turn", "crew": 1, "turn": 9}], ["", "die", ""]),
    ],
)
def test_scenes_of_the_deserter(events: list[dict[str, Any]], effects: list[str]) -> None:
    beats = beats_of(events)
    told = [f"{beat.effect}/{beat.about['scene']}" if beat.effect == "pod" else beat.effect for beat in beats]
    assert told == effects
    # Everything that happened becomes true for the eye exactly once, in order.
    shown: list[dict[str, Any]] = []
    for beat in beats:
        shown += [*beat.before, *(flight.event for flight in beat.flights), *beat.after]
    assert shown == events


def test_only_the_last_roll_is_called_the_last() -> None:
    dice = [
        beat.about for events in (BOARDING, ADRIFT, LAST) for beat in beats_of(events) if beat.effect == "die"
    ]
    assert [about["last"] for about in dice] == [False, False, True]


def test_the_picture_follows_into_the_pod() -> None:
    shown = ShownState(demo.state(), 3)
    for event in BOARDING:
        shown.apply(event)
    assert shown.state["crew"][1]["at"] == "pod" and shown.state["active"] == 2
    assert shown.state["crew"][1]["action_tokens"] == 1
    assert len(shown.state["crew"][1]["hand"]) == 8
