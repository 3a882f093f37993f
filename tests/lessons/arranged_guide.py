"""Guided games in arranged positions, and hands that choose in them."""

from __future__ import annotations

from typing import Any

from game.bots.usual_play import UsualPlay
from game.lessons.guide import Guide, Usual
from game.lessons.guide_record import TOPICS, Record
from game.lessons.guided_ship import guided_ship
from game.play.seats import PersonSeat
from game.play.session import Session, load_engine
from game.program_files import data_folder
from tests.lessons.follower import CrewmateSeat, settle

ENGINE = load_engine(data_folder())
SHIP = guided_ship(data_folder())
USUAL = UsualPlay(ENGINE)
SETUP = {"players": 2, "difficulty": "easy", "seed": 7, "first": 0}
FINISH = {"do": "finish"}


def begun(experienced: bool = False, **changes: Any) -> tuple[Session, Guide]:
    """A game in which rooms, hands and places of the crew are as wanted, the goal told already.

    Args:
        experienced: whether the captain asks an experienced player what leads on.
        changes: to the position.
    """
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
    for crew, cards in enumerate((changes.get("hand", ()), changes.get("other", ()))):
        for card in cards:
            state["resource_deck"].remove(card)
            state["crew"][crew]["hand"].append(card)
    if "at" in changes:
        state["crew"][0]["at"] = places.index(changes["at"])
    state["crew"][0]["action_tokens"] = changes.get("tokens", 0)
    state["actions_left"] = changes.get("left", 3)
    session = Session.load({**state, "rng": None}, ENGINE)
    return session, watched(session, USUAL if experienced else None)


def watched(session: Session, usual: Usual | None = USUAL) -> Guide:
    guide = Guide(session, usual)
    session.hand_over(0, PersonSeat(guide))
    session.hand_over(1, CrewmateSeat(ENGINE.content))
    session.ask()
    guide.welcomed()
    settle(guide)
    return guide


def kind(guide: Guide) -> str:
    assert guide.hint is not None
    return guide.hint.kind


def choose(session: Session, guide: Guide, option: dict[str, Any]) -> None:
    session.choose(option)  # type: ignore[arg-type]
    guide.follow()
    settle(guide)


def learned_already(session: Session, guide: Guide) -> None:
    """The captain has nothing to teach any more: only the core is left."""
    guide.record = Record(dict.fromkeys(TOPICS, 0), frozenset({"core"}))
    guide.welcomed()
