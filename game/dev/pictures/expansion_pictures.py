"""Pictures of Damage Control and of the Escape Pod: choices, refusals, scenes, endings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.scenes.ending.ending_scene import GameOverScene
from game.app.table.model.keys import Key
from game.app.table.table_scene import TableScene
from game.dev.pictures import demo
from game.dev.pictures.demo import rules
from game.dev.pictures.play_pictures import MARA, Played, state
from game.dev.studio import Shot, Studio
from game.play.session import Session

SHOTS: dict[str, Shot] = {}
COLOURS = (*demo.COLOURS, 3)


def _shot(make: Callable[[Studio], Any]) -> Callable[[Studio], Any]:
    """List a picture under its function's name."""

    def take(studio: Studio) -> Canvas:
        studio.app.change_settings(animation="off")
        made = make(studio)
        return made if isinstance(made, Canvas) else studio.settle(0)

    SHOTS[make.__name__.replace("_", "-")] = take
    return make


# Damage Control


def choice(count: int = 2, room: str = "medical-bay", **changes: Any) -> dict[str, Any]:
    """The position of turn 11 in which the next Damage card leaves so many rooms to the crew."""
    found = state(room, **changes)
    found["settings"] = {**found["settings"], "damage_control": True}
    for number in (1, 2, 3):
        for pile in (found["damage_deck"], found["damage_discard"]):
            out = next((n for n, card in enumerate(pile) if len(card) == number), None)
            if out is not None:
                pile[out] = {"any": number}
                break
    left_to_crew = {"any": count}
    found["damage_deck"].remove(left_to_crew)
    found["damage_deck"].insert(0, left_to_crew)
    # A hand under the limit, so that damage follows at once; somebody who holds a Protection token.
    found["crew"][MARA]["hand"] = ["metal", "metal"]
    found["resource_deck"] += ["data", "energy", "nanobots", "nanobots"]
    found["crew"][0]["protection_tokens"] = 1
    return found


def asked(studio: Studio, count: int = 2) -> Played:
    """The table on which the crew is asked for rooms."""
    scene = Played(studio, choice(count))
    scene.choose(do="finish")
    scene.choose(take="deck")
    studio.settle(100)
    return scene


@_shot
def damage_control(studio: Studio) -> None:
    """Every room says what a hit would do."""
    asked(studio)


@_shot
def damage_control_chosen(studio: Studio) -> None:
    """Both rooms are chosen: one of them would be lost."""
    scene = asked(studio)
    scene.click("room/cargo-hold")
    scene.click("room/repair-centre")


@_shot
def damage_control_drag(studio: Studio) -> None:
    """The card on its way to a room."""
    asked(studio, 3).hold("damage-discard", "room/engine-room")


@_shot
def damage_control_refused(studio: Studio) -> None:
    """Why the Energy Core cannot be chosen."""
    asked(studio).click("room/energy-core")


@_shot
def damage_control_setup(studio: Studio) -> None:
    """Before the first turn, one room chosen."""
    for seed in range(200):
        setup = {"players": 3, "difficulty": "easy", "seed": seed, "first": 1, "damage_control": True}
        session = Session.new(setup, rules())
        if session.decision is not None and session.decision["kind"] == "damage-control":
            break
    studio.app.reset(TableScene(session))
    studio.settle(2500)
    table: Any = studio.app.stack.top
    studio.press(*table.layout.centre(Key.room("mess-hall")))


@_shot
def damage_control_bridge(studio: Studio) -> None:
    """A card that leaves the choice, among those that the Bridge shows."""
    scene = Played(studio, choice(2, "bridge"))
    scene.choose(do="activate")
    studio.settle(100)


@_shot
def damage_control_moment(studio: Studio) -> Canvas:
    """The chosen rooms are struck, the card lying open."""
    scene = asked(studio)
    studio.app.change_settings(animation="normal")
    scene.choose(rooms=["engine-room", "mess-hall"])
    return studio.settle(250)


# The Escape Pod


def pod(diverted: int, crew: int = 3, **changes: Any) -> dict[str, Any]:
    """Turn 11 with the Escape Pod, Mara on the Energy Core, so many rooms diverted."""
    found = demo.with_crew(crew)
    found["settings"] = {**found["settings"], "escape_pod": True}
    rooms = [room for room in found["rooms"] if room["cubes"]]
    for n, room in enumerate(rooms):
        room["diverted"] = n < diverted
    demo.damage(found, {"repair-centre": 1})
    found["crew"][MARA]["at"] = 4
    found["actions_left"] = 2
    # A hand under the limit: whoever sees no question sees damage at once.
    for member in found["crew"]:
        member["hand"], rest = member["hand"][:3], member["hand"][3:]
        found["resource_deck"] += rest
    found.update(changes)
    return found


def table(studio: Studio, found: dict[str, Any]) -> Played:
    """The table of a position, with crew marks for up to four."""
    scene = Played(studio, found)
    scene.table.session.colours = COLOURS[: len(found["crew"])]
    studio.app.reset(scene.table)
    studio.settle(2500)
    return scene


def gone(studio: Studio, dice: int = 6, **changes: Any) -> Played:
    """The table after Mara has left."""
    session = Session.load(pod(7, **changes), rules())
    session.choose({"do": "board"}, [dice])
    return _seated(studio, session)


def _seated(studio: Studio, session: Session) -> Played:
    session.colours = COLOURS[: len(session.state["crew"])]
    scene = Played.__new__(Played)
    scene.studio, scene.table = studio, TableScene(session)
    studio.app.reset(scene.table)
    studio.settle(2500)
    return scene


@_shot
def pod_offline(studio: Studio) -> None:
    """Dark, and why it cannot be boarded."""
    table(studio, pod(4)).drop("meeple/1", "pod")
    studio.settle(300)


@_shot
def pod_online(studio: Studio) -> None:
    """Alive, the meeple on its way."""
    table(studio, pod(7)).hold("meeple/1", (470, 640))


@_shot
def pod_four(studio: Studio) -> None:
    """With four crew, the pointer on it."""
    table(studio, pod(7, 4)).rest("pod")


@_shot
def pod_four_offline(studio: Studio) -> None:
    """With four crew, still dark."""
    table(studio, pod(5, 4))


@_shot
def pod_question(studio: Studio) -> None:
    """What boarding means."""
    table(studio, pod(7)).click("pod")


@_shot
def pod_gone(studio: Studio) -> None:
    """Out of reach."""
    gone(studio).drop("hand/0", "crew/1")
    studio.settle(300)


@_shot
def pod_gone_four(studio: Studio) -> None:
    """Out of reach, with four crew."""
    gone(studio, crew=4)


@_shot
def pod_log(studio: Studio) -> None:
    """Boarding in the log."""
    gone(studio, 2)
    studio.key(pygame.K_l)


def _dice(scene: Played, *dice: int) -> None:
    """The next choice made on the table rolls these."""
    session: Any = scene.table.session
    choose = session.choose
    session.choose = lambda option: choose(option, list(dice))


@_shot
def pod_moment_leaves(studio: Studio) -> Canvas:
    """The pod leaves."""
    scene = table(studio, pod(7))
    _dice(scene, 2)
    studio.app.change_settings(animation="normal")
    scene.choose(do="board")
    return studio.settle(900)


def _until(studio: Studio, scene: Played, name: str, share: float) -> Canvas:
    """The picture once an effect has come so far."""
    for _ in range(900):
        effect = scene.table.director.effect()
        if effect is not None and effect[0] == name and effect[2] >= share:
            break
        studio.app.advance(20)
    return studio.settle(0)


def _drifting(studio: Studio, dice: int) -> Played:
    """The last choice before a deserter's turn, with animation."""
    scene = gone(studio, 6)
    session = scene.table.session
    session.choose({"do": "finish"})
    session.choose({"take": "deck"})
    session.choose({"do": "finish"})
    scene = _seated(studio, session)
    _dice(scene, dice)
    studio.app.change_settings(animation="normal")
    scene.choose(take="deck")
    return scene


@_shot
def pod_moment_turn(studio: Studio) -> Canvas:
    """A turn adrift begins."""
    return _until(studio, _drifting(studio, 3), "pod", 0.4)


@_shot
def pod_moment_die(studio: Studio) -> Canvas:
    """What the roll adrift means."""
    return _until(studio, _drifting(studio, 3), "die", 0.9)


def lost(studio: Studio, dice: int) -> Session:
    """The ship is about to be lost at the end of this turn, with Mara adrift."""
    fatal = ["engine-room", "repair-centre"]
    found = pod(7)
    demo.damage(found, {"repair-centre": 3})
    found["damage_deck"].remove(fatal)
    found["damage_deck"].insert(0, fatal)
    session = Session.load(found, rules())
    session.choose({"do": "board"}, [6])
    session.choose({"do": "finish"})
    return session


@_shot
def pod_moment_last(studio: Studio) -> Canvas:
    """The last roll is announced."""
    scene = _seated(studio, lost(studio, 5))
    _dice(scene, 5)
    studio.app.change_settings(animation="normal")
    scene.choose(take="deck")
    return _until(studio, scene, "pod", 0.4)


@_shot
def pod_moment_last_die(studio: Studio) -> Canvas:
    """What the last roll means."""
    scene = _seated(studio, lost(studio, 5))
    _dice(scene, 6)
    studio.app.change_settings(animation="normal")
    scene.choose(take="deck")
    return _until(studio, scene, "die", 0.9)


def _over(studio: Studio, dice: int) -> None:
    session = lost(studio, dice)
    session.choose({"take": "deck"}, [dice])
    session.colours = COLOURS[:3]
    studio.app.reset(GameOverScene(session))


@_shot
def pod_over_alone(studio: Studio) -> None:
    """The deserter alone escapes."""
    _over(studio, 6)


@_shot
def pod_over_all(studio: Studio) -> None:
    """Everybody is lost."""
    _over(studio, 2)


@_shot
def pod_over_lost(studio: Studio) -> None:
    """The crew is saved, the deserter lost."""
    found = pod(8)
    found["crew"][2]["at"] = 4
    session = Session.load(found, rules())
    session.choose({"do": "board"}, [6])
    session.choose({"do": "activate"})
    session.colours = COLOURS[:3]
    studio.app.reset(GameOverScene(session))
