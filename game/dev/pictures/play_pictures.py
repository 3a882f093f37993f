"""Pictures of the table being played: drags, refusals, choices, dialogs, panels, moments of animation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.viewport import Point
from game.app.table.model.keys import parse
from game.app.table.table_scene import TableScene
from game.dev.pictures import demo
from game.dev.pictures.demo import rules
from game.dev.studio import Shot, Studio
from game.play.session import Session

MARA = 1
SHOTS: dict[str, Shot] = {}


def _shot(make: Callable[[Studio], Any]) -> Callable[[Studio], Any]:
    """List a picture under its function's name; it shows what is on the screen once the function is done."""

    def take(studio: Studio) -> Canvas:
        studio.app.change_settings(animation="off")
        made = make(studio)
        return made if isinstance(made, Canvas) else studio.settle(0)

    SHOTS["play-" + make.__name__.replace("_", "-")] = take
    return make


class Played:
    """A table in a studio, with hands."""

    def __init__(self, studio: Studio, state: dict[str, Any]) -> None:
        self.studio = studio
        self.table = TableScene(Session.load(state, rules()))
        if len(state["crew"]) == len(demo.COLOURS):
            self.table.session.colours = demo.COLOURS
        studio.app.reset(self.table)
        studio.settle(2500)

    def spot(self, place: str | Point) -> Point:
        """The middle of an element (`slot/bridge/0`), or the point itself."""
        return self.table.layout.centre(parse(place)) if isinstance(place, str) else place

    def hold(self, source: str, over: str | Point) -> None:
        """Pick something up and hold it over a place."""
        x, y = self.spot(source)
        self.studio.point(x, y)
        self._mouse(pygame.MOUSEBUTTONDOWN, (x, y))
        self.studio.point(x + 20, y - 20)
        self.studio.point(*self.spot(over))

    def drop(self, source: str, over: str | Point) -> None:
        """Drag something to a place."""
        self.hold(source, over)
        self._mouse(pygame.MOUSEBUTTONUP, self.spot(over))

    def click(self, place: str | Point) -> None:
        """Click a place."""
        self.studio.press(*self.spot(place))

    def rest(self, place: str | Point, ms: float = 900) -> None:
        """Let the pointer rest somewhere."""
        self.studio.point(*self.spot(place))
        self.studio.settle(ms)

    def _mouse(self, kind: int, at: Point) -> None:
        scale = self.studio.kit.viewport.scale
        self.studio.app.dispatch(
            pygame.Event(kind, pos=(round(at[0] * scale), round(at[1] * scale)), button=1)
        )

    def choose(self, **wanted: Any) -> None:
        """Make the first choice that has these values."""
        options = self.table.session.decision["options"]  # type: ignore[index]
        self.table.choose(next(o for o in options if all(o.get(k) == v for k, v in wanted.items())))
        self.studio.app.advance(1)


def state(room: str = "medical-bay", **changes: Any) -> dict[str, Any]:
    """The position of turn 11 with Mara in a room that is whole, three actions left, and other changes."""
    found = demo.state()
    ids = [place["id"] for place in found["rooms"]]
    found["crew"][MARA]["at"] = ids.index(room)
    if room != "medical-bay":
        spot = found["rooms"][ids.index(room)]
        spot["cubes"] = [True] * len(spot["cubes"])
    found["actions_left"] = 3
    found.update(changes)
    return found


def activated(studio: Studio, room: str) -> Played:
    """The table with a room just activated."""
    scene = Played(studio, state(room))
    scene.choose(do="activate")
    studio.settle(100)
    return scene


@_shot
def drag_card(studio: Studio) -> None:
    """A card on its way to a space that takes it."""
    Played(studio, state()).hold("hand/2", (1060, 780))


@_shot
def drag_meeple(studio: Studio) -> None:
    """A meeple over a neighbouring room."""
    Played(studio, state()).hold("meeple/1", "room/cargo-hold")


@_shot
def drag_refused(studio: Studio) -> None:
    """A card over a cost that cannot be paid."""
    Played(studio, state("cargo-hold")).hold("hand/0", "divert/bridge")
    studio.settle(300)


@_shot
def drag_die(studio: Studio) -> None:
    """The die in the hand."""
    Played(studio, state()).hold("die", (980, 470))


@_shot
def refusal(studio: Studio) -> None:
    """What is said where a card was dropped in vain."""
    found = state("bridge")
    found["rooms"][0]["diverted"] = False
    found["crew"][MARA]["hand"] = ["data", "metal", "metal", "nanobots"]
    found["resource_deck"] += ["energy", "nanobots"]
    Played(studio, found).drop("hand/0", "divert/bridge")
    studio.settle(300)


@_shot
def picked(studio: Studio) -> None:
    """A card picked up by its number key."""
    scene = Played(studio, state("engine-room"))
    studio.key(pygame.K_2)
    studio.settle(100)
    assert scene.table.play.picked


@_shot
def tooltip(studio: Studio) -> None:
    """Why a button cannot be pressed."""
    Played(studio, state()).rest("button/divert")


@_shot
def room_card(studio: Studio) -> None:
    """A room's card in full."""
    Played(studio, state()).rest((1260, 470))


@_shot
def room_card_core(studio: Studio) -> None:
    """The Energy Core's card in full."""
    Played(studio, state()).rest((800, 470))


@_shot
def undo_blocked(studio: Studio) -> None:
    """Why undo cannot go further."""
    scene = Played(studio, state())
    scene.table.session.choose({"do": "scavenge"}, [1])
    studio.app.reset(TableScene(scene.table.session))
    studio.settle(2500)
    studio.key(pygame.K_z)


@_shot
def ways_to_pay(studio: Studio) -> None:
    """Several ways to divert: the one that keeps Universals first."""
    found = state("bridge")
    found["rooms"][0]["diverted"] = False
    found["crew"][MARA]["hand"] = ["data", "metal", "energy", "universal", "universal"]
    found["resource_deck"] += ["metal", "nanobots", "nanobots"]
    for _ in range(2):
        found["resource_deck"].remove("universal")
    Played(studio, found).click("button/divert")


@_shot
def ways_to_share(studio: Studio) -> None:
    """Share with the only other one here."""
    Played(studio, state("engine-room")).click("button/share")


@_shot
def scavenge(studio: Studio) -> None:
    """Two cards to pick."""
    scene = Played(studio, state())
    scene.table.session.choose({"do": "scavenge"}, [6])
    studio.app.reset(TableScene(scene.table.session))
    studio.settle(2500)


@_shot
def collect(studio: Studio) -> None:
    """Phase 2, a face-up card in the hand."""
    scene = Played(studio, state())
    scene.choose(do="finish")
    scene.hold("face-up/0", (1300, 700))


@_shot
def discard(studio: Studio) -> None:
    """Over the limit, a card on its way to the discard pile."""
    scene = Played(studio, state())
    scene.choose(do="finish")
    scene.choose(take="deck")
    scene.hold("hand/2", (1400, 640))


@_shot
def crew_quarters(studio: Studio) -> None:
    """Somebody is sent."""
    activated(studio, "crew-quarters").hold("meeple/0", (1150, 620))


@_shot
def repair_centre(studio: Studio) -> None:
    """Any open space on the ship that fits."""
    activated(studio, "repair-centre").hold("hand/0", (1130, 560))


@_shot
def armoury(studio: Studio) -> None:
    """One Protection token placed, one to go."""
    activated(studio, "armoury").click("room/bridge")


@_shot
def cargo_hold(studio: Studio) -> None:
    """Five cards to put in order, one of them in the hand."""
    scene = activated(studio, "cargo-hold")
    dialog: Any = studio.app.stack.top
    x, y, w, h = dialog.places()[2]
    scene.hold((x + w / 2, y + h / 2), (x + w / 2 + 30, y + h / 2 - 24))  # type: ignore[arg-type]


@_shot
def bridge(studio: Studio) -> None:
    """Three Damage cards to put in order."""
    activated(studio, "bridge")
    studio.key(pygame.K_2)


@_shot
def mess_hall(studio: Studio) -> None:
    """One for one."""
    scene = activated(studio, "mess-hall")
    dialog: Any = studio.app.stack.top
    for row, n in (("upper", 1), ("lower", 0)):
        x, y, w, h = dialog.places(row)[n]
        scene.click((x + w / 2, y + h / 2))


@_shot
def engine_room(studio: Studio) -> None:
    """A card of the discard pile over the hand."""
    scene = activated(studio, "engine-room")
    dialog: Any = studio.app.stack.top
    x, y, w, h = dialog.places("upper")[0]
    x2, y2, w2, h2 = dialog.places("lower")[2]
    scene.hold((x + w / 2, y + h / 2), (x2 + w2 / 2 + 20, y2 + h2 / 2 - 50))  # type: ignore[arg-type]


@_shot
def peek(studio: Studio) -> None:
    """The table while Tab is held in a dialog."""
    activated(studio, "bridge")
    studio.app.dispatch(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t", scancode=0))
    studio.settle(400)


@_shot
def end_question(studio: Studio) -> None:
    """Actions would be lost for nothing."""
    found = state()
    for member, tokens in zip(found["crew"], (4, 2, 2), strict=True):
        member["action_tokens"] = tokens
    Played(studio, found).click("end")


def _told(studio: Studio) -> Played:
    """A table with some history."""
    found = state()
    found["damage_deck"][:2] = found["damage_deck"][1::-1]
    scene = Played(studio, found)
    session = scene.table.session
    session.choose({"do": "repair", "slot": 0, "card": "metal"})
    session.choose({"do": "move", "room": "engine-room"})
    session.choose({"do": "scavenge"}, [6])
    session.choose({"take": "deck"})
    session.choose({"take": "nothing"})
    session.choose({"do": "give", "card": "metal", "to": 2})
    session.choose({"do": "finish"})
    session.choose({"take": "deck"})
    while session.decision and session.decision["kind"] == "discard":
        session.choose(session.decision["options"][0])
    session.choose({"do": "scavenge"}, [2])
    studio.app.reset(TableScene(session))
    session.colours = demo.COLOURS
    scene.table = studio.app.stack.top  # type: ignore[assignment]
    studio.settle(2500)
    return scene


@_shot
def log(studio: Studio) -> None:
    """The log, a line lit."""
    scene = _told(studio)
    studio.key(pygame.K_l)
    panel: Any = studio.app.stack.top
    _, (x, y, w, h) = panel._shown()[2]
    scene.rest((x + 100, y + h / 2), 100)


@_shot
def help_panel(studio: Studio) -> None:
    """The turn and the keys."""
    Played(studio, state())
    studio.key(pygame.K_F1)


@_shot
def over(studio: Studio) -> None:
    """A look at the board after the end."""
    found = state("energy-core")
    for room in found["rooms"]:
        room["diverted"] = room["id"] != "energy-core"
    scene = Played(studio, found)
    scene.table.session.choose({"do": "activate"})
    studio.app.reset(TableScene(scene.table.session))
    studio.settle(500)
