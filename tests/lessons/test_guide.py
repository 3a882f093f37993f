"""The captain of a guided game: what he says is so, and a mistake is what the rules show to be one."""

from __future__ import annotations

from typing import Any

from game.lessons.guide import Guide
from game.play.seats import PersonSeat
from game.play.session import Session, load_engine
from game.program_files import data_folder

ENGINE = load_engine(data_folder())
SETUP = {"players": 2, "difficulty": "easy", "seed": 7, "first": 0}


def begun(**changes: Any) -> tuple[Session, Guide]:
    """A game in which rooms, hands and places of the crew are as wanted."""
    state: Any = ENGINE.to_json(ENGINE.new_game(Session.new(SETUP, ENGINE).history.settings).state)  # type: ignore[arg-type]
    rooms = {room["id"]: room for room in state["rooms"]}
    for room in state["rooms"]:
        room["cubes"] = [True] * len(room["cubes"])
    for id, cubes in changes.get("cubes", {}).items():
        rooms[id]["cubes"] = cubes
    for id in changes.get("diverted", ()):
        rooms[id]["diverted"] = True
    places = [room["id"] for room in state["rooms"]]
    for member in state["crew"]:
        state["resource_deck"] += member["hand"]
        member["hand"] = []
    for card in changes.get("hand", ()):
        state["resource_deck"].remove(card)
        state["crew"][0]["hand"].append(card)
    if "at" in changes:
        state["crew"][0]["at"] = places.index(changes["at"])
    session = Session.load({**state, "rng": None}, ENGINE)
    guide = Guide(session)
    for crew in range(2):
        session.hand_over(crew, PersonSeat(guide))
    session.ask()
    settle(guide)
    return session, guide


def settle(guide: Guide) -> None:
    guide.follow()
    while guide.thinking:
        guide.think(500)


def choose(session: Session, guide: Guide, option: dict[str, Any]) -> None:
    seat = session.ask()
    assert isinstance(seat, PersonSeat)
    seat.propose(option)
    assert session.poll() is not None
    session.ask()
    settle(guide)


def turn(session: Session, guide: Guide) -> None:
    choose(session, guide, {"do": "finish"})
    choose(session, guide, {"take": "deck"})


def test_a_room_one_hit_from_the_end_that_can_be_repaired_comes_first():
    _, guide = begun(cubes={"bridge": [False] * 3}, at="bridge", hand=["data", "metal", "energy", "metal"])
    assert guide.hint is not None
    assert (guide.hint.kind, guide.hint.room, guide.hint.choices) == ("critical", "bridge", 1)


def test_to_end_while_it_could_be_repaired_is_a_mistake():
    session, guide = begun(cubes={"bridge": [False] * 3}, at="bridge", hand=["data"])
    choose(session, guide, {"do": "finish"})
    assert guide.missed is not None and guide.missed.kind == "missed-critical"
    assert guide.missed.room == "bridge" and guide.clean == 0 and guide.hint == guide.missed


def test_to_end_when_nothing_repairs_it_is_none():
    session, guide = begun(cubes={"bridge": [False] * 3}, at="bridge", hand=["metal"])
    assert guide.hint is not None and guide.hint.kind == "danger"
    choose(session, guide, {"do": "finish"})
    assert guide.missed is None and guide.clean == 1


def test_a_shield_takes_the_danger_away():
    session, guide = begun(cubes={"bridge": [False] * 3}, at="bridge", hand=["data"])
    state: Any = session.state
    next(room for room in state["rooms"] if room["id"] == "bridge")["protection"] = [1]
    other = Session.load({**state, "pending": None}, ENGINE)
    guide = Guide(other)
    settle(guide)
    assert guide.hint is not None and guide.hint.kind != "critical"


def test_power_that_can_be_diverted_is_told_and_leaving_it_is_no_mistake():
    session, guide = begun(at="cargo-hold", hand=["data", "metal", "nanobots"])
    assert guide.hint is not None and (guide.hint.kind, guide.hint.choices) == ("divert", 1)
    assert guide.hint.room == "cargo-hold"
    choose(session, guide, {"do": "finish"})
    assert guide.missed is None and guide.clean == 1


def test_the_ship_that_can_be_saved_comes_before_everything():
    rooms = [ENGINE.content.rooms[room].id for room in ENGINE.content.ship]
    _, guide = begun(diverted=rooms, cubes={"bridge": [False] * 3}, at="bridge", hand=["data"])
    assert guide.hint is not None and guide.hint.kind == "win"


def test_two_turns_without_a_mistake_and_the_captain_leaves():
    session, guide = begun()
    turn(session, guide)
    assert not guide.over
    turn(session, guide)
    assert guide.over and guide.hint is not None and guide.hint.kind == "over"
    hint = guide.hint
    turn(session, guide)
    assert guide.hint is hint, "nothing more is said"
