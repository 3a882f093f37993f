"""Pictures of moments of animation: what is on the screen a while after a choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.app.drawing.canvas import Canvas
from game.app.table.table_scene import TableScene
from game.dev.pictures.demo import rules
from game.dev.pictures.play_pictures import MARA, Played, state
from game.dev.studio import Shot, Studio
from game.play.session import Session

SHOTS: dict[str, Shot] = {}


def _shot(make: Callable[[Studio], Canvas]) -> Callable[[Studio], Canvas]:
    """List a picture under its function's name."""

    def take(studio: Studio) -> Canvas:
        studio.app.change_settings(animation="off")
        return make(studio)

    SHOTS["play-" + make.__name__.replace("_", "-")] = take
    return make


def _moment(studio: Studio, scene: Played, ms: float, **choice: Any) -> Canvas:
    """The picture a while after a choice, with animation."""
    studio.app.change_settings(animation="normal")
    scene.choose(**choice)
    return studio.settle(ms)


@_shot
def banner(studio: Studio) -> Canvas:
    """Whose turn it is."""
    studio.app.change_settings(animation="normal")
    studio.app.reset(TableScene(Session.load(state(), rules())))
    return studio.settle(800)


@_shot
def moment_flight(studio: Studio) -> Canvas:
    """Two cards on their way from the deck."""
    scene = Played(studio, state())
    scene.choose(do="finish")
    return _moment(studio, scene, 150, take="deck")


@_shot
def moment_die(studio: Studio) -> Canvas:
    """The die, settled."""
    return _moment(studio, Played(studio, state()), 650, do="scavenge")


@_shot
def moment_hop(studio: Studio) -> Canvas:
    """A meeple between two rooms."""
    return _moment(studio, Played(studio, state()), 100, do="move", room="cargo-hold")


@_shot
def moment_divert(studio: Studio) -> Canvas:
    """Power runs to the core."""
    found = state("cargo-hold")
    found["crew"][MARA]["hand"] = ["data", "metal", "nanobots", "nanobots"]
    found["resource_deck"] += ["metal", "energy"]
    return _moment(studio, Played(studio, found), 750, do="divert")


def _struck(studio: Studio, ms: float, first: list[str], **changes: Any) -> Canvas:
    found = state(**changes)
    found["crew"][MARA]["hand"] = ["metal", "metal"]
    found["resource_deck"] += ["data", "energy", "nanobots", "nanobots"]
    found["damage_deck"].remove(first)
    found["damage_deck"].insert(0, first)
    scene = Played(studio, found)
    scene.choose(do="finish")
    return _moment(studio, scene, ms, take="deck")


@_shot
def moment_damage(studio: Studio) -> Canvas:
    """A Damage card strikes its first room."""
    return _struck(studio, 800, ["medical-bay", "crew-quarters"])


@_shot
def moment_shield(studio: Studio) -> Canvas:
    """A Protection token takes a hit."""
    return _struck(studio, 1200, ["bridge", "cargo-hold"])


@_shot
def moment_destroyed(studio: Studio) -> Canvas:
    """The hit that loses the ship."""
    return _struck(studio, 1300, ["engine-room", "repair-centre"])


@_shot
def moment_breach(studio: Studio) -> Canvas:
    """The Hull Breach begins."""
    found = state()
    found["crew"][MARA]["hand"] = ["metal", "metal"]
    found["resource_deck"] += ["data", "energy", "nanobots", "nanobots"]
    last = ["medical-bay", "crew-quarters"]
    found["damage_deck"].remove(last)
    found["damage_discard"] = [*found["damage_deck"], *found["damage_discard"]]
    found["damage_deck"] = [last]
    scene = Played(studio, found)
    scene.choose(do="finish")
    return _moment(studio, scene, 2100, take="deck")


@_shot
def moment_critical(studio: Studio) -> Canvas:
    """A room loses its last cube."""
    return _struck(studio, 1150, ["crew-quarters", "mess-hall"], rooms=_rooms({"crew-quarters": 2}))


@_shot
def moment_mended(studio: Studio) -> Canvas:
    """A cube has just been set."""
    return _moment(studio, Played(studio, state()), 600, do="repair")


@_shot
def moment_turn(studio: Studio) -> Canvas:
    """The next turn begins: a sweep over the panel, a name that slides in."""
    return _struck(studio, 1500, ["medical-bay", "crew-quarters"])


def _rooms(gone: dict[str, int], diverted: bool = False) -> list[dict[str, Any]]:
    """The rooms with so many cubes gone from some of them, perhaps all diverted."""
    rooms: list[dict[str, Any]] = state()["rooms"]
    for room in rooms:
        if room["id"] in gone:
            room["cubes"] = [n >= gone[room["id"]] for n in range(3)]
        room["diverted"] = room["diverted"] or (diverted and bool(room["cubes"]))
    return rooms


@_shot
def moment_surge(studio: Studio) -> Canvas:
    """The eighth room: all conduits pulse."""
    rooms = _rooms({"cargo-hold": 0}, diverted=True)
    next(room for room in rooms if room["id"] == "cargo-hold")["diverted"] = False
    found = state("cargo-hold", rooms=rooms)
    found["crew"][MARA]["hand"] = ["data", "metal", "nanobots", "nanobots"]
    found["resource_deck"] += ["metal", "energy"]
    return _moment(studio, Played(studio, found), 1350, do="divert")


@_shot
def moment_launch(studio: Studio) -> Canvas:
    """The ship leaves."""
    found = state("energy-core", rooms=_rooms({}, diverted=True))
    return _moment(studio, Played(studio, found), 2250, do="activate")


@_shot
def moment_opening(studio: Studio) -> Canvas:
    """A new game is laid out."""
    studio.app.change_settings(animation="normal")
    setup = {"players": 3, "difficulty": "medium", "seed": 7, "names": ["Mara", "Joon", "Teo"], "first": 0}
    studio.app.reset(TableScene(Session.new(setup, rules())))
    return studio.settle(450)
