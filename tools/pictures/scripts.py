"""Pictures of the table that are written down: a position, what is done in it, and what is seen then.

Each file of `data/pictures` that is named in `FILES` has pictures by their names:

    about: what is to be seen
    position: as `positions.position` reads it; or new: what `Session.new` takes
    painted: {...}          the table is painted without a game behind it: see `table_pictures.painted`
    before: [...]           choices made before the table is shown: values of an option, `dice` it rolls
    colours: [...]          crew marks by seat
    animation: normal       while the table opens; it is off otherwise
    switched: [...]         switches of the settings that are on
    rest: 2500              ms until the table is at rest
    ending: true            the screen of a game that is over is shown instead of the table
    steps: [...]            what is done at the table, one of `STEPS` each
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pygame
import yaml

from game.app.drawing.canvas import Canvas
from game.app.drawing.viewport import Point
from game.app.navigation import routes
from game.app.table.model.table_keys import parse
from game.app.table.table_scene import TableScene
from game.play.seats import RecordedSeat
from game.play.session import Session
from game.storage.settings.preferences import ASKED
from tools.pictures import demo
from tools.pictures.lent_pictures import WrittenAdviser, lent_seat
from tools.pictures.positions import position
from tools.pictures.table_pictures import painted
from tools.studio import Shot, Studio

FILES = ("table", "play", "moments", "solo", "variants", "expansions")
REST_MS, HOVER_MS = 2500.0, 900.0
PATIENCE, STEP_MS = 900, 20
"""Number of looks for an effect, and ms between two of them."""
QUIET = {"animation": "off", "recap": False, "ready": False, "auto_end": False}
"""The settings of a table on which nothing goes on by itself."""
Step = Mapping[str, Any]


class Script:
    """A table in a studio, with hands that do what is written.

    Args:
        studio: where the picture is taken.
        written: the picture as it stands in the file.
    """

    def __init__(self, studio: Studio, written: Mapping[str, Any]) -> None:
        self.studio = studio
        self.written = written

    def take(self) -> Canvas:
        """Return the picture."""
        studio, written = self.studio, self.written
        if "painted" in written:
            return painted(studio.kit, position(written["position"]), written["painted"])
        studio.app.change_settings(**QUIET)
        session = self._session()
        studio.app.change_settings(
            animation=written.get("animation", "off"), **dict.fromkeys(written.get("switched", ()), True)
        )
        if written.get("ending"):
            studio.app.start(routes.Ending(session))
            return studio.settle(0)
        self.table = TableScene(session)
        studio.app.reset(self.table)
        seen: Canvas | None = studio.settle(written.get("rest", REST_MS))
        for step in written.get("steps", ()):
            name, value = next(iter(step.items()))
            if name not in STEPS:
                raise ValueError(f"{name!r} is nothing that can be done at a table: {', '.join(STEPS)}")
            seen = STEPS[name](self, value, step)
        return seen or studio.settle(0)

    def _session(self) -> Session:
        written = self.written
        if "new" in written:
            return Session.new(written["new"], demo.rules())
        session = Session.load(position(written["position"]), demo.rules())
        seats = len(session.state["crew"])
        usual = demo.COLOURS if seats == len(demo.COLOURS) else range(seats)
        session.colours = tuple(written.get("colours", usual))
        for wanted in written.get("before", ()):
            session.dice = list(wanted.get("dice", ()))
            session.apply(option_of(session, wanted))
        return session

    def spot(self, place: Any) -> Point:
        """Return a point in units.

        Args:
            place: the point itself, an element of the table (its middle), a control of the scene on top
                (`widget`), or a rectangle that the scene on top knows: `part` its method, `of` what that is
                called with, `item` where in the answer the rectangle is, `share` of its width and height,
                `plus` units.
        """
        if isinstance(place, str):
            return self.table.layout.centre(parse(place))
        if isinstance(place, list):
            return place[0], place[1]
        top: Any = self.studio.app.top
        if "widget" in place:
            found = top.form.find(place["widget"]).place
        else:
            found = getattr(top, place["part"])(*map(self._argument, place.get("of", ())))
            for n in place.get("item", ()):
                found = found[n]
        x, y, w, h = found
        across, down = place.get("share", (0.5, 0.5))
        dx, dy = place.get("plus", (0, 0))
        return x + w * across + dx, y + h * down + dy

    def _argument(self, written: Any) -> Any:
        return self.studio.kit if written == "kit" else written

    # steps

    def hold(self, places: list[Any], step: Step) -> None:
        """Pick something up and hold it over a place."""
        x, y = self.spot(places[0])
        over = self.spot(places[1])
        self.studio.point(x, y)
        self.studio.button(pygame.MOUSEBUTTONDOWN, x, y)
        self.studio.point(x + 20, y - 20)
        self.studio.point(*over)

    def drop(self, places: list[Any], step: Step) -> None:
        """Drag something to a place."""
        over = self.spot(places[1])
        self.hold(places, step)
        self.studio.button(pygame.MOUSEBUTTONUP, *over)

    def click(self, place: Any, step: Step) -> None:
        """Click a place."""
        self.studio.press(*self.spot(place))

    def point(self, place: Any, step: Step) -> None:
        """Move the pointer to a place."""
        self.studio.point(*self.spot(place))

    def rest(self, place: Any, step: Step) -> Canvas:
        """Let the pointer rest at a place, for `ms`."""
        self.studio.point(*self.spot(place))
        return self.studio.settle(step.get("ms", HOVER_MS))

    def key(self, name: str, step: Step) -> None:
        """Press and release a key."""
        self.studio.key(pygame.key.key_code(name))

    def key_down(self, name: str, step: Step) -> None:
        """Press a key and hold it."""
        self.studio.app.dispatch(
            pygame.Event(pygame.KEYDOWN, key=pygame.key.key_code(name), mod=0, unicode="", scancode=0)
        )

    def choose(self, wanted: Mapping[str, Any], step: Step) -> None:
        """Make the first choice with these values at the table, with forced `dice`."""
        session = self.table.session
        session.dice = list(step.get("dice", ()))
        self.table.propose(option_of(session, wanted))
        self.studio.app.advance(1)

    def thinks(self, crew: int, step: Step) -> None:
        """Let somebody who is not at this table decide for a crew member; they never come to an end."""
        self.table.deciding.hand_over(crew, RecordedSeat(()))
        self.studio.app.advance(1)

    def lends(self, players: Mapping[int, Mapping[str, Any]], step: Step) -> None:
        """Let players of the program decide for crew members (`lent_pictures.lent_seat`)."""
        for crew, written in players.items():
            self.table.deciding.hand_over(crew, lent_seat(written))
        self.studio.app.advance(1)

    def advises(self, written: Mapping[str, Any], step: Step) -> None:
        """Have an adviser say what is written (`lent_pictures.WrittenAdviser`); `when`: if nothing
        else is said."""
        self.studio.app.change_settings(adviser=step.get("when", ASKED))
        self.table.advising.ask = WrittenAdviser(self.table.session, written)

    def animation(self, speed: str, step: Step) -> None:
        """Set how fast things move."""
        self.studio.app.change_settings(animation=speed)

    def settle(self, ms: float, step: Step) -> Canvas:
        """Let time pass."""
        return self.studio.settle(ms)

    def until(self, moment: list[Any], step: Step) -> None:
        """Let time pass until an effect has come so far: its name, and a share of it."""
        name, share = moment
        for _ in range(PATIENCE):
            effect = self.table.director.effect()
            if effect is not None and effect[0] == name and effect[2] >= share:
                return
            self.studio.app.advance(STEP_MS)
        raise ValueError(f"no effect {name!r} has come")


STEPS: dict[str, Callable[[Script, Any, Step], Canvas | None]] = {
    "hold": Script.hold,
    "drop": Script.drop,
    "click": Script.click,
    "point": Script.point,
    "rest": Script.rest,
    "key": Script.key,
    "key-down": Script.key_down,
    "choose": Script.choose,
    "thinks": Script.thinks,
    "lends": Script.lends,
    "advises": Script.advises,
    "animation": Script.animation,
    "settle": Script.settle,
    "until": Script.until,
}
"""Doings at the table, by the word for each."""


def option_of(session: Session, wanted: Mapping[str, Any]) -> dict[str, Any]:
    """Return the first option that has some values; `kind` says what must be asked."""
    decision = session.decision
    values = {name: value for name, value in wanted.items() if name not in ("dice", "kind")}
    if decision is None or wanted.get("kind", decision["kind"]) != decision["kind"]:
        raise ValueError(f"{wanted} is no answer to {decision and decision['kind']}")
    for option in decision["options"]:
        if all(option.get(name) == value for name, value in values.items()):
            return dict(option)
    raise ValueError(f"no option of {decision['kind']} is {values}")


def _take(written: Mapping[str, Any], studio: Studio) -> Canvas:
    return Script(studio, written).take()


def _shots() -> dict[str, Shot]:
    """Read all files."""
    found: dict[str, Shot] = {}
    for file in FILES:
        written = yaml.safe_load((demo.FOLDER / f"{file}.yaml").read_text(encoding="utf-8"))
        for name, picture in written.items():
            if name in found:
                raise ValueError(f"two pictures are called {name}")
            found[name] = partial(_take, picture)
    return found


SHOTS = _shots()
PAINTED = tuple(name for name in SHOTS if name.startswith("table-"))
"""Those that need no window."""
