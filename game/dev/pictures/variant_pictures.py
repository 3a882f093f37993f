"""Pictures of the alternative rooms being used, and of what somebody holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.app.drawing.canvas import Canvas
from game.dev.pictures import demo
from game.dev.pictures.play_pictures import MARA, Played, state
from game.dev.studio import Shot, Studio

SHOTS: dict[str, Shot] = {}


def _shot(make: Callable[[Studio], Any]) -> Callable[[Studio], Any]:
    """List a picture under its function's name."""

    def take(studio: Studio) -> Canvas:
        studio.app.change_settings(animation="off")
        made = make(studio)
        return made if isinstance(made, Canvas) else studio.settle(0)

    SHOTS["variant-" + make.__name__.replace("_", "-")] = take
    return make


def other(room: str = "medical-bay", **changes: Any) -> dict[str, Any]:
    """The position of turn 11 with alternative rooms only, Mara in one of them that is whole."""
    found = state(room, **changes)
    ids = [place["id"] for place in found["rooms"]]
    spot = found["rooms"][ids.index(room)]
    spot["cubes"] = [True] * len(spot["cubes"])
    for place in found["rooms"]:
        # Protection tokens lie with crew members here.
        place["protection"] = []
        if place["cubes"]:
            place["variant"] = "v2"
    found["settings"] = {**found["settings"], "rooms": "v2"}
    return found


def holding(room: str, **changes: Any) -> dict[str, Any]:
    """The same with cubes and tokens in the hands of the crew."""
    found = other(room, **changes)
    found["crew"][MARA].update(repair_cubes=2, protection_tokens=1)
    found["crew"][0].update(protection_tokens=2, repair_cubes=1)
    return found


def used(studio: Studio, room: str, found: dict[str, Any] | None = None) -> Played:
    """The table with an alternative room just activated."""
    scene = Played(studio, found or other(room))
    scene.choose(do="activate")
    studio.settle(100)
    return scene


@_shot
def table(studio: Studio) -> None:
    """Alternative rooms, held cubes and tokens, an ability that costs two actions."""
    Played(studio, holding("medical-bay"))


@_shot
def table_four(studio: Studio) -> None:
    """The same with four crew."""
    found = demo.with_crew(4)
    for place in found["rooms"]:
        place["protection"] = []
        if place["cubes"]:
            place["variant"] = "v2"
    found["settings"] = {**found["settings"], "rooms": "v2"}
    found["crew"][MARA].update(repair_cubes=1, protection_tokens=1)
    found["crew"][2].update(repair_cubes=2)
    found["crew"][3].update(protection_tokens=2)
    Played(studio, found)


@_shot
def room_card(studio: Studio) -> None:
    """An alternative room's card in full."""
    Played(studio, other()).rest((1240, 240))


@_shot
def too_dear(studio: Studio) -> None:
    """Why an ability that costs two actions cannot be used."""
    found = other(actions_left=1)
    found["crew"][MARA]["action_tokens"] = 0
    Played(studio, found).rest("button/activate")


@_shot
def held_cube(studio: Studio) -> None:
    """A held cube on its way to an open space."""
    found = holding("engine-room")
    found["rooms"][5]["cubes"] = [False, False, True]
    found["rooms"][5]["diverted"] = False
    Played(studio, found).hold("held/cube", (1150, 640))


@_shot
def held_cube_refused(studio: Studio) -> None:
    """A held cube over a room in which its holder is not."""
    Played(studio, holding("engine-room")).hold("held/cube", "slot/bridge/0")
    studio.settle(300)


@_shot
def crew_quarters(studio: Studio) -> None:
    """Somebody is sent to an empty room."""
    used(studio, "crew-quarters").hold("meeple/0", (1050, 300))


@_shot
def cargo_hold(studio: Studio) -> None:
    """One card is taken."""
    used(studio, "cargo-hold").hold("face-up/1", (1500, 700))


@_shot
def repair_centre(studio: Studio) -> None:
    """A cube on its way to a crew member."""
    used(studio, "repair-centre").hold("supply/cube", (210, 640))


@_shot
def armoury(studio: Studio) -> None:
    """A Protection token on its way to a crew member."""
    used(studio, "armoury").hold("supply/protection", (330, 600))


@_shot
def engine_room(studio: Studio) -> None:
    """A card of the pile is taken."""
    scene = used(studio, "engine-room")
    dialog: Any = studio.app.stack.top
    x, y, w, h = dialog.places("upper")[1]
    scene.click((x + w / 2, y + h / 2))


@_shot
def mess_hall(studio: Studio) -> None:
    """Two for two between two others."""
    scene = used(studio, "mess-hall")
    dialog: Any = studio.app.stack.top
    for row, n in (("upper", 1), ("upper", 3), ("lower", 0), ("lower", 2)):
        x, y, w, h = dialog.places(row)[n]
        scene.click((x + w / 2, y + h / 2))


def _four_in_the_mess(studio: Studio) -> Played:
    found = demo.with_crew(4)
    for place in found["rooms"]:
        place["protection"] = []
        if place["cubes"]:
            place["variant"] = "v2"
    found["settings"] = {**found["settings"], "rooms": "v2"}
    found["crew"][MARA]["at"] = 8
    found["actions_left"] = 3
    return used(studio, "mess-hall", found)


@_shot
def mess_hall_four(studio: Studio) -> None:
    """Three pairs to choose from, a card in the hand."""
    scene = _four_in_the_mess(studio)
    dialog: Any = studio.app.stack.top
    dialog.choose_pair(dialog.pairs[1])
    x, y, w, h = dialog.places("upper")[0]
    x2, y2, _, _ = dialog.places("lower")[0]
    scene.hold((x + w / 2, y + h / 2), (x2 + 90, y2 + 70))  # type: ignore[arg-type]


@_shot
def mess_hall_agree(studio: Studio) -> None:
    """The table is asked."""
    mess_hall(studio)
    studio.key(pygame.K_RETURN)
    studio.settle(100)


@_shot
def medical_bay(studio: Studio) -> None:
    """Tokens dealt out, one of them in the hand."""
    scene = used(studio, "medical-bay")
    dialog: Any = studio.app.stack.top
    studio.key(pygame.K_1)
    x, y, w, h = dialog.supply()[0]
    x2, y2, _, _ = dialog.plate(2)
    scene.hold((x + w / 2, y + h / 2), (x2 + 200, y2 + 150))  # type: ignore[arg-type]


@_shot
def medical_bay_four(studio: Studio) -> None:
    """Three others."""
    found = demo.with_crew(4)
    for place in found["rooms"]:
        place["protection"] = []
        if place["cubes"]:
            place["variant"] = "v2"
    found["rooms"][2]["cubes"] = [True] * 3
    found["settings"] = {**found["settings"], "rooms": "v2"}
    found["actions_left"] = 3
    used(studio, "medical-bay", found)
    for key in (pygame.K_1, pygame.K_3, pygame.K_3):
        studio.key(key)


@_shot
def bridge(studio: Studio) -> None:
    """One card on top, one at the bottom."""
    scene = used(studio, "bridge")
    dialog: Any = studio.app.stack.top
    x, y, w, h = dialog.places()[1]
    x2, y2, w2, h2 = dialog.zone("bottom")
    scene.click((x + w / 2, y + h / 2))
    scene.click((x2 + 60, y2 + h2 / 2))


@_shot
def bridge_drag(studio: Studio) -> None:
    """A card on its way to the bottom."""
    scene = used(studio, "bridge")
    dialog: Any = studio.app.stack.top
    x, y, w, h = dialog.places()[0]
    x2, y2, w2, h2 = dialog.zone("bottom")
    scene.hold((x + w / 2, y + h / 2), (x2 + w2 / 2 - 60, y2 + h2 / 2 + 60))  # type: ignore[arg-type]


@_shot
def bridge_remembered(studio: Studio) -> None:
    """What the crew remembers of the Damage deck afterwards."""
    scene = used(studio, "bridge")
    dialog: Any = studio.app.stack.top
    studio.key(pygame.K_1)
    for _ in range(2):
        studio.key(pygame.K_RIGHT)
    dialog.confirm()
    studio.settle(100)
    scene.rest("damage-deck")


@_shot
def protection(studio: Studio) -> None:
    """Two in the room that is hit hold a token: one is named."""
    found = holding("bridge")
    found["crew"][0]["at"] = 0
    found["crew"][MARA]["hand"] = ["metal", "metal"]
    found["resource_deck"] += ["data", "energy", "nanobots", "nanobots"]
    strikes = ["bridge", "cargo-hold"]
    found["damage_deck"].remove(strikes)
    found["damage_deck"].insert(0, strikes)
    scene = Played(studio, found)
    scene.choose(do="finish")
    scene.choose(take="deck")
    studio.settle(100)


def _moment(studio: Studio, scene: Played, ms: float, **choice: Any) -> Canvas:
    """The picture a while after a choice, with animation."""
    studio.app.change_settings(animation="normal")
    scene.choose(**choice)
    return studio.settle(ms)


@_shot
def moment_cube(studio: Studio) -> Canvas:
    """A cube of the supply on its way to a crew member."""
    return _moment(studio, used(studio, "repair-centre"), 150, to=2)


@_shot
def moment_refill(studio: Studio) -> Canvas:
    """A held cube repairs a diverted room: the holder's own come first, then the supply's."""
    found = holding("engine-room")
    found["rooms"][5]["cubes"] = [False, False, False]
    return _moment(studio, Played(studio, found), 150, do="repair", cube=True)


@_shot
def moment_tokens(studio: Studio) -> Canvas:
    """Action tokens on their way to two crew members."""
    used(studio, "medical-bay")
    for key in (pygame.K_1, pygame.K_2, pygame.K_2):
        studio.key(key)
    studio.app.change_settings(animation="normal")
    studio.key(pygame.K_RETURN)
    return studio.settle(200)


@_shot
def moment_held_token(studio: Studio) -> Canvas:
    """A held Protection token takes a hit."""
    found = holding("engine-room")
    found["crew"][0]["protection_tokens"] = 0
    found["crew"][MARA]["hand"] = ["metal", "metal"]
    found["resource_deck"] += ["data", "energy", "nanobots", "nanobots"]
    strikes = ["engine-room", "medical-bay"]
    found["damage_deck"].remove(strikes)
    found["damage_deck"].insert(0, strikes)
    scene = Played(studio, found)
    scene.choose(do="finish")
    return _moment(studio, scene, 1000, take="deck")
