"""Goes through the screens as on a Steam Deck, by controller alone: `python -m tools.deck`.

Prints a line for each screen, whether
- it is reached, walking from screen to screen, or (as what no walk leads to) opened by its route,
- what has the focus is seen, and the focus comes to every control,
- hints name buttons of the controller, and no key of a keyboard,
- the smallest type is 12 pixels high or more,
- every text field opens the keyboard on the screen.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pygame

from game.app.bindings.commands import COMMANDS, FIXED, Keys
from game.app.bindings.gamepads import DECK
from game.app.drawing.viewport import centre
from game.app.forms.keyboard_scene import KeyboardScene
from game.app.navigation import routes
from game.app.scenes.film.film_scene import FilmScene
from game.app.shell.app import App
from game.app.table.dialogs.adviser.adviser_sheet import AdviserSheet
from game.app.table.dialogs.adviser.decided_sheet import DecidedSheet
from game.app.table.dialogs.adviser.why_scene import WhyScene
from game.app.table.dialogs.panels.recap_sheet import RecapSheet
from game.app.table.dialogs.panels.who_plays import WhoPlays
from game.app.table.model.table_keys import parse
from game.app.table.table_scene import TableScene
from game.app.widgets.text_field import TextField
from game.bots.lent.strength import Strength
from game.bots.lent.thought import Settled
from game.bots.seat import BotSeat
from game.play.seats import PersonSeat, Seat
from game.play.session import Session
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences
from tools.pictures.demo import FOLDER
from tools.pictures.lent_pictures import WrittenThinkers

SIZE = (1280, 800)
LEAST_PX = 12.0
MOST_STEPS = 120
_BUTTONS = {role: number for number, role in DECK.buttons.items()}
_WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}


WHY = {"id": "best", "values": {}}
STEERED = ("lent/pause", "lent/skip", "end")
"""Commands that steer a bot's turn; the last takes the seat over."""


class PromptApp(App):
    """The program with players who answer at once: the walk waits for nobody."""

    found: Iterator[Any] = iter(())
    """Findings for somebody who looks back at a game, in order."""

    def seat(self, rank: str) -> Seat:
        """A person, or a player who takes the first option."""
        return BotSeat(Strength(rank), WrittenThinkers({}, WHY)) if rank else PersonSeat()

    def advise(self, question: Mapping[str, Any]) -> Settled:
        """The first options, one plan each."""
        options = question["advise"]["decision"]["options"][:3]
        plans = [
            {"choices": [option], "win": 0.6 - n / 10, "margin": 0.02, "rank": n + 1, "why": WHY}
            for n, option in enumerate(options)
        ]
        own = {**plans[0], "choices": question["done"]} if question.get("done") else None
        told = {"calibrated": True, "crew": "cadet", "plans": plans, "own": own, "tries": 70, "share": 1.0}
        return Settled(told)

    def review(self, question: Mapping[str, Any]) -> Settled:
        """Return what is written."""
        return Settled({"found": next(self.found, None)})


class Thumbs:
    """A player with nothing but a controller.

    Args:
        app: the program.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        app.pads.layout = DECK

    def button(self, role: str) -> None:
        """Press a button and let it go."""
        for kind in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            self._hand(pygame.Event(kind, instance_id=0, joy=0, button=_BUTTONS[role]))
        self.settle()

    def push(self, way: str) -> None:
        """Push the cross."""
        for value in (_WAYS[way], (0, 0)):
            self._hand(pygame.Event(pygame.JOYHATMOTION, instance_id=0, joy=0, hat=0, value=value))
        self.settle()

    def _hand(self, event: pygame.Event) -> None:
        self.app.dispatch(event)

    def settle(self) -> None:
        """Let what moves come to rest."""
        for _ in range(12):
            self.app.advance(50)

    def choose(self, key: str) -> bool:
        """Walk to a control and press it; False where the focus does not come there."""
        reached = self.reach(key)
        if reached:
            self.button("accept")
        return reached

    def reach(self, key: str) -> bool:
        """Walk to a control; False where the focus does not come there."""
        form = self.app.top.form  # type: ignore[union-attr]
        for step in range(MOST_STEPS):
            focus, goal = form.focus, form.find(key)
            if goal is None:
                return False
            if focus is not None and focus.key == key and focus.focused:
                return True
            if focus is None or step > 24:
                self.button("right-shoulder")
                continue
            here, there = centre(focus.place), centre(goal.place)
            x, y = there[0] - here[0], there[1] - here[1]
            self.push(("down" if y > 0 else "up") if abs(y) > 24 else ("right" if x > 0 else "left"))
        return False


@dataclass
class Stop:
    """Hold what was found on a screen.

    Attributes:
        name: of the screen.
        walked: whether a walk leads there; otherwise it was opened by its route.
        faults: what is wrong, in words.
        smallest: height of its smallest type in pixels.
        fields: how many text fields it has.
    """

    name: str
    walked: bool
    faults: list[str] = field(default_factory=list)
    smallest: float = 0.0
    fields: int = 0

    def __str__(self) -> str:
        way = "walked" if self.walked else "opened"
        words = "; ".join(self.faults) or "good"
        return f"{self.name:18} {way}  {self.smallest:4.1f} px  {self.fields} fields  {words}"


class Tour:
    """A walk over all screens.

    Args:
        folder: of the player.
    """

    def __init__(self, folder: Path) -> None:
        settings = Preferences(animation="off", language="en", confirm=False)
        self.app = PromptApp(Home(folder, folder / "logs"), SIZE, settings)
        self.hands = Thumbs(self.app)
        texts = self.app.texts
        keys = Keys()
        named = {keys.label(name, texts) for name in (*(c.name for c in COMMANDS), *FIXED)}
        self._keys = {name for name in named if len(name) > 1 and name.isalnum()}
        roles = (*DECK.buttons.values(), *DECK.triggers.values())
        glyphs = (f"pad-{DECK.name}-{role}" for role in roles)
        self._glyphs = {texts(glyph) for glyph in glyphs if texts.has(glyph)} | {"←", "→", "↑", "↓", ""}

    def stops(self) -> Iterator[Stop]:
        """Yield what was found, screen by screen."""
        app, hands = self.app, self.hands
        app.start(routes.Title())
        hands.push("down")
        yield self.look("title")
        yield from self._from_title("new", "setup", self._setup)
        yield from self._from_title("school", "flight school", self._school)
        yield from self._from_title("rulebook", "rulebook", self._nothing)
        yield from self._from_title("settings", "settings", self._nothing)
        yield from self._from_title("load", "saved games", self._saves)
        yield from self._opened()

    def _from_title(self, key: str, name: str, more: Callable[[], Iterator[Stop]]) -> Iterator[Stop]:
        self.app.start(routes.Title())
        self.hands.push("down")
        reached = self.hands.choose(key)
        yield self.look(name, reached)
        if reached:
            yield from more()

    def _nothing(self) -> Iterator[Stop]:
        return iter(())

    def _setup(self) -> Iterator[Stop]:
        app, hands = self.app, self.hands
        reached = hands.choose("name-0")
        yield self.look("keyboard", reached and isinstance(app.top, KeyboardScene))
        hands.button("back")
        reached = hands.reach("rank-1")
        hands.push("right")
        yield self.look("setup, a player", reached and bool(app.top.draft.ranks[1]))  # type: ignore[union-attr]
        # On its way the cross has chosen among the ranks of the first seat: a person sits there, and begins.
        app.top.change(replace(app.top.draft.rerank(0, ""), first=0))  # type: ignore[union-attr]
        app.change_settings(animation="")
        reached = hands.choose("start")
        yield self.look("pace", reached)
        hands.choose("go") if app.top.form.find("go") else hands.button("accept")  # type: ignore[union-attr]
        app.change_settings(animation="off")
        hands.settle()
        if isinstance(app.top, RecapSheet):
            # The player of the program had the first turn.
            yield self.look("recap")
            hands.button("accept")
        yield self.look("table", hasattr(app.top, "input"))
        yield from self._adviser()
        for button, name in (("view", "log"), ("west", "help or rule")):
            hands.button(button)
            yield self.look(name, not hasattr(app.top, "input"))
            hands.button("back")
        hands.button("menu")
        yield self.look("menu")
        reached = hands.choose("save")
        yield self.look("save as", reached)
        reached = hands.choose("yes")
        yield self.look("menu, saved", reached and app.top.form.find("save") is not None)  # type: ignore[union-attr]
        hands.button("back")
        yield from self._players()

    def _adviser(self) -> Iterator[Stop]:
        """The adviser when he is asked, and after deciding."""
        app, hands = self.app, self.hands
        app.change_settings(adviser="asked")
        hands.button("north")
        yield self.look("adviser", isinstance(app.top, AdviserSheet))
        hands.button("west")
        yield self.look("adviser, why", isinstance(app.top, WhyScene))
        hands.button("back")
        hands.button("right-stick")
        ghosts = isinstance(app.top, TableScene) and bool(app.top.advising.ghosts)
        yield self.look("adviser's ghosts", ghosts)
        app.change_settings(adviser="after")

    def _players(self) -> Iterator[Stop]:
        """Yield who plays a seat, and the turn of a player of the program."""
        app, hands = self.app, self.hands
        table: Any = app.top
        while table.session.decision is not None and table.session.state["phase"] == "actions":
            if table.position.acting:
                break
            table.propose(table.session.decision["options"][0])
        hands.settle()
        reached = self._to("crew/1")
        hands.button("accept")
        yield self.look("who plays", reached and isinstance(app.top, WhoPlays))
        hands.button("back")
        hands.button("north")
        hands.button("left-stick")
        yield self.look("adviser, decided", isinstance(app.top, DecidedSheet))
        hands.choose("go-on")
        app.change_settings(animation="slow", reduced_motion=True)
        for _ in range(40):
            if table.lent() is not None and table.lent().now is not None:
                break
            if table.session.by_hand and table.session.decision is not None and not table.director.busy:
                table.propose(table.session.decision["options"][0])
            hands.settle()
        stop = self.look("a player's turn", table.lent() is not None)
        for key in STEERED:
            if not self._to(key):
                stop.faults.append(f"no focus for {key}")
            elif key == STEERED[0]:
                hands.button("accept")  # it waits
        yield stop
        app.change_settings(animation="off", reduced_motion=False)

    def _to(self, key: str) -> bool:
        """Walk to a thing on the table; False where the focus does not come there."""
        wanted, table = parse(key), self.app.top
        for _ in range(MOST_STEPS):
            if getattr(table, "input", None) is None:
                return False
            if table.input.focus == wanted:  # type: ignore[union-attr]
                return True
            self.hands.button("right-shoulder")
        return False

    def _school(self) -> Iterator[Stop]:
        hands, app = self.hands, self.app
        hands.button("accept")
        yield self.look("lesson", hasattr(app.top, "teacher"))
        hands.button("west")
        yield self.look("lesson's page")
        hands.button("back")
        hands.button("back")
        yield self.look("school again", not hasattr(app.top, "teacher"))

    def _saves(self) -> Iterator[Stop]:
        hands = self.hands
        hands.button("north")
        yield self.look("replay", hasattr(self.app.top, "session"))

    def _opened(self) -> Iterator[Stop]:
        """Yield what a walk comes to only after a whole game, or after a mishap."""
        engine = self.app.engine()
        game = json.loads((FOLDER / "games" / "won.json").read_text(encoding="utf-8"))
        session = Session.resume(game, engine)
        ways: tuple[tuple[str, routes.Route], ...] = (
            ("ending", routes.Ending(session)),
            ("last picture", routes.LastPicture(session)),
            ("failure", routes.Failure(None, ValueError("x"), session)),
        )
        for name, route in ways:
            self.app.start(routes.Title())
            self.app.open(route)
            self.hands.settle()
            yield self.look(name, walked=False)
            if name == "ending":
                yield self._film()

    def _film(self) -> Stop:
        """The film of a game, from its end."""
        self.app.found = iter(json.loads((FOLDER / "films" / "won.json").read_text(encoding="utf-8")))
        reached = self.hands.choose("film")
        for _ in range(60):
            self.hands.settle()
        return self.look("film", reached and isinstance(self.app.top, FilmScene))

    # What is looked at

    def look(self, name: str, reached: bool = True, walked: bool = True) -> Stop:
        """Look at the screen on top."""
        stop = Stop(name, walked)
        if not reached:
            stop.faults.append("not reached")
            return stop
        scene: Any = self.app.top
        form = getattr(scene, "form", None)
        if form is not None and form.widgets:
            self._focus(stop, form)
        elif hasattr(scene, "input"):
            self.hands.push("down")
            if scene.input.focus is None:
                stop.faults.append("no focus on the table")
        canvas = self.app.draw()
        shown = [text for text in canvas.texts if text.text.strip()]
        stop.smallest = min((text.size * canvas.scale for text in shown), default=0.0)
        if stop.smallest < LEAST_PX - 0.01:
            stop.faults.append("type is too small")
        labels = {getattr(widget, "label", "") for widget in form.widgets} if form is not None else set()
        keys = sorted(({text.text for text in shown} & self._keys) - labels)
        if keys:
            stop.faults.append(f"names keys: {', '.join(keys)}")
        if form is not None:
            hints = {getattr(widget, "hint", None) or "" for widget in form.widgets}
            odd = sorted(hints - self._glyphs)
            if odd:
                stop.faults.append(f"no glyph: {', '.join(odd)}")
            self._fields(stop)
        return stop

    def _focus(self, stop: Stop, form: Any) -> None:
        """Step through all controls: each must get the focus, with its ring, and be seen."""
        wanted = {widget.key for widget in form.widgets if widget.focusable}
        met: set[str] = set()
        width, height = SIZE
        first = form.focus.key if form.focus is not None else None
        for _ in range(len(wanted) + 2):
            self.hands.button("right-shoulder")
            focus = form.focus
            if focus is None:
                break
            met.add(focus.key)
            box = form.kit.viewport.rect(focus.place)
            if not focus.focused:
                stop.faults.append(f"no ring on {focus.key}")
            if not (box.left >= -1 and box.right <= width + 1 and box.top >= -1 and box.bottom <= height + 1):
                stop.faults.append(f"{focus.key} is out of sight")
        if wanted - met:
            stop.faults.append(f"no focus for {', '.join(sorted(wanted - met))}")
        if first is not None:
            form.focus_on(first, by_key=True)

    def _fields(self, stop: Stop) -> None:
        """Every text field opens the keyboard."""
        scene: Any = self.app.top
        for key in [widget.key for widget in scene.form.widgets if isinstance(widget, TextField)]:
            stop.fields += 1
            before = scene.form.focus.key if scene.form.focus is not None else None
            scene.form.focus_on(key, by_key=True)
            self.hands.button("accept")
            if isinstance(self.app.top, KeyboardScene):
                self.hands.button("back")
            else:
                stop.faults.append(f"no keyboard for {key}")
            scene.form.focus_on(before or key, by_key=True)


def main() -> None:
    """Print the list, and leave with 1 if anything is wrong."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for stop in Tour(Path(folder)).stops():
            print(stop, flush=True)
            wrong += bool(stop.faults)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
