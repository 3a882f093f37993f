"""The setup screen: crew, difficulty, expansions and ship of a new game; the rest on a page of details."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame

from game.app.bindings.commands import SETUP
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW
from game.app.drawing.kit import Kit
from game.app.forms.backdrop import draw_backdrop, prepare_backdrop
from game.app.forms.daily_ships import DailyShips
from game.app.forms.flight_lines import open_flight, pasted, settings_in
from game.app.forms.own_file_words import setup_words
from game.app.forms.view_scene import ViewScene
from game.app.navigation import routes
from game.app.navigation.scene import Program, Scene
from game.app.scenes.setup.available import Available
from game.app.scenes.setup.draft import Draft, Problem
from game.app.scenes.setup.mission import Mission, mission_of
from game.app.scenes.setup.outlook import Outlook
from game.app.scenes.setup.setup_details import DetailsView
from game.app.scenes.setup.setup_view import SetupView
from game.app.table.starting import start_game
from game.app.views.bits import ENTER
from game.app.views.tree import View
from game.app.widgets.widget import Action
from game.bots.measured import Results, read_results
from game.play.seeds import random_seed
from game.play.session import Session
from game.program_files import data_folder
from game.rules.chance import NEWEST
from game.rules.content import VARIANTS
from game.rules.gamecode import CodeError
from game.rules.queries.checks import Check
from game.rules.settings import Settings
from game.sentences import Sentences
from game.storage.settings.new_game import NewGame
from game.texts import Texts


class SetupScene(ViewScene):
    """Everything that must be known before a game can start; opens as it was left.

    Args:
        dealt: seed of the ship that is shown at first; one by chance if left out.
        ship: what another game was set up with: this one gets the same ship.
    """

    commands_in = SETUP
    draft: Draft
    mission: Mission
    outlook: Outlook
    results: Results
    """Measured results of all kinds of game."""
    names: tuple[str, ...]
    newcomer = False
    """True where no game was ever started."""
    guided = False
    """True where the captain comes along."""
    detailed = False
    """True while the page of details is shown."""
    naming: int | None = None
    """The seat whose name is being typed; None once something else has the focus."""
    together = 0
    """Number of players before an expansion gave them another crew; 0 if it was there at first."""
    _opened: NewGame
    """The entries when the page was opened."""

    def __init__(self, dealt: int | None = None, ship: Settings | None = None) -> None:
        self.ship = ship
        self.dealt = random_seed() if dealt is None else dealt

    def enter(self, app: Program) -> None:
        """Open as it was left last."""
        self._engine = app.engine()
        self._ships = DailyShips(self._engine)
        prepare_backdrop(app.kit, "setup")
        content = self._engine.content
        self.names = content.crew
        last = app.settings.new_game
        self.newcomer = last.untried or not last.players
        self.draft = Draft.of(last, self.names, Available(content))
        self._opened = self.draft.new_game
        if self.ship is not None:
            self.draft = self.draft.coded(self.ship, self.names)
        self.results = read_results(data_folder())
        self._count_mission(app)
        app.kit.pictures.prepare_icons(member.icon for member in CREW)
        super().enter(app)

    def leave(self) -> None:
        """Keep what was entered for the next time."""
        self._keep()
        super().leave()

    def farewell(self, go: Action) -> Scene | None:
        """Keep what was entered for the next time; nothing is asked."""
        self._keep()
        return None

    def _keep(self) -> None:
        """Keep what was entered, except for a ship that was given."""
        if self.ship is None and self.draft.new_game != self._opened:
            entered = self.draft.named(self.names).new_game
            self.app.change_settings(new_game=replace(entered, untried=self.newcomer))

    def resize(self, kit: Kit) -> None:
        """Build for another size, or for what the player has added to the game since."""
        engine = self.app.engine()
        if engine is not self._engine:
            self._engine, self._ships = engine, DailyShips(engine)
            self.draft = Draft.of(self.draft.new_game, self.names, Available(engine.content))
            self._count_mission(self.app)
        super().resize(kit)

    # changes

    def change(self, draft: Draft) -> None:
        """Show another draft."""
        if draft != self.draft:
            self._show_draft(draft, self.dealt)

    def _show_draft(self, draft: Draft, dealt: int) -> None:
        """Show another draft, or another ship; nothing has changed where the rules are refused."""
        mission, outlook = mission_of(self.app.engine(), draft, dealt), Outlook(draft, self.results)
        self.draft, self.dealt, self.mission, self.outlook = draft, dealt, mission, outlook
        self.rebuild()

    def _count_mission(self, app: Program) -> None:
        self.mission = mission_of(app.engine(), self.draft, self.dealt)
        self.outlook = Outlook(self.draft, self.results)

    def deal(self) -> None:
        """Show another ship, by chance."""
        self._show_draft(replace(self.draft, seed="", slip="", chance=NEWEST), random_seed())

    def turn_to(self, detailed: bool) -> None:
        """Show the page of details, or the first one again; the keyboard goes along."""
        focus = self.form.focus
        ringed = self.app.kit.pad is not None or (focus is not None and focus.focused)
        self.detailed = detailed
        self.rebuild()
        if ringed:
            self.form.focus_on("back" if detailed else "details", by_key=True)

    def type_seed(self, seed: str) -> None:
        """Take a seed as typed; a whole game code sets everything that it says."""
        slip = ""
        if open_flight(self.app, seed, self.form.show_message):
            self.rebuild()
            return
        if any(letter.isalpha() for letter in seed):
            try:
                settings = settings_in(self.app, seed)
            except CodeError as error:
                slip = error.kind
            else:
                self.change(self.draft.coded(settings, self.names))
                self.form.show_message(self.app.texts("code-taken"))
                return
        self.change(replace(self.draft, seed=seed, slip=slip, chance=NEWEST))

    def showable(self, letter: str) -> bool:
        """Tell whether the type has a letter."""
        return letter.isprintable() and self.app.kit.fonts.shows(letter, "crew-name")

    @property
    def ship_name(self) -> str:
        """Return what the ship is called where it is that of a day."""
        if self.mission.trouble:
            return ""
        return self._ships.name(self.app.texts, Settings.from_json(self.draft.setup(self.dealt)))

    def words(self, problem: Problem | Check | None) -> str | None:
        """Return a problem in words."""
        return problem_words(self.app.texts, problem) if problem else None

    def short(self, problem: Check) -> str:
        """Return a problem in three words."""
        return Sentences(self.app.texts, ()).line(problem).short

    def problem(self) -> str | None:
        """Return what stands in the way of starting, in words."""
        if self.mission.fault is not None:
            return setup_words(self.app.texts, self.mission.fault)
        if self.mission.trouble:
            return self.app.texts("setup-no-rules", detail=self.mission.trouble)
        return self.words(self.draft.problem(self.showable))

    def start_guided(self) -> None:
        """Start the game with the captain beside the table, who says what can be done."""
        self.guided = True
        self._start()

    def start(self) -> None:
        """Start the game; ask first if another one is in progress."""
        self.guided = False
        self._start()

    def _start(self) -> None:
        if self.problem() is None:
            start_game(self.app, self._sit_down)

    def _sit_down(self) -> None:
        app, draft = self.app, self.draft
        self.newcomer, self._opened = False, draft.new_game
        app.change_settings(new_game=self._started(draft.new_game))
        if self.guided and draft.first is None and "" in draft.ranks:
            # The captain speaks to persons: one of them begins.
            draft = replace(draft, first=draft.ranks.index(""))
        seats = [app.seat(rank) for rank in draft.ranks]
        session = Session.new(draft.setup(self.dealt), app.engine(), app.shelf, draft.marks, seats)
        app.start(routes.Table(session, guided=self.guided))

    def _started(self, entered: NewGame) -> NewGame:
        """Return what to keep of a game that starts: of a ship that was given the crew alone."""
        if self.ship is None:
            return entered
        last, crew = self.app.settings.new_game, entered.players
        first = last.first if last.first is not None and last.first < len(crew) else None
        return replace(last, players=crew, seats=entered.seats, first=first, untried=False)

    # controls

    def view(self, kit: Kit) -> View:
        """Return the page that is shown."""
        return DetailsView(self, kit).view() if self.detailed else SetupView(self, kit).view()

    def do(self, name: str, value: Any) -> None:
        """Do what a control is for."""
        draft, act, of = self.draft, *name.partition("-")[::2]
        self.naming = int(of) if act == "name" else None
        changes: dict[str, Callable[[], Draft]] = {
            "first": lambda: replace(draft, first=value),
            "no": lambda: replace(draft, no_counting=value),
            "difficulty": lambda: replace(draft, difficulty=value),
            "second": lambda: draft.with_rooms(VARIANTS[1] if value else VARIANTS[0]),
            "rooms": lambda: draft.with_rooms(value),
            "add": lambda: draft.add(self.names, draft.offered),
            "name": lambda: draft.rename(int(of), value),
            "remove": lambda: draft.remove(int(of)),
            "mark": lambda: draft.remark(int(of), value),
            "rank": lambda: draft.rerank(int(of), value),
            "room": lambda: self._with_room(of, value),
            "expansion": lambda: self._with_expansion(of, value),
        }
        others: dict[str, Callable[[], None]] = {
            "back": lambda: self.turn_to(False) if self.detailed else self.app.pop(),
            "details": lambda: self.turn_to(True),
            "dice": self.deal,
            "seed": lambda: self.type_seed(value),
            "clear": lambda: self.type_seed(""),
            "rulebook": self.open_rulebook,
            "own": lambda: self.app.open(routes.OwnRooms()),
            "guided": self.start_guided,
            "start": self.start,
        }
        if act in changes:
            self.change(changes[act]())
        else:
            others[act]()

    def _with_room(self, place: str, value: str) -> Draft:
        """Return the draft with a side of a room, or with a room of the player's own in its place."""
        id, _, variant = value.rpartition("/")
        if place in self.draft.offer.sides:
            return self.draft.with_side(place, id, variant, self.mission.rooms)
        return self.draft.with_variant(place, variant, self.mission.rooms)

    def _with_expansion(self, id: str, on: bool) -> Draft:
        """Return the draft with an expansion or without it; one with a crew of its own changes who plays."""
        draft, offer = self.draft, self.draft.offer
        own = [count for count in offer.counts if (one := offer.own_crew(count)) is not None and one.id == id]
        if not own:
            return replace(draft, expansions=draft.expansions | {id} if on else draft.expansions - {id})
        if on:
            self.together = draft.seats
            return draft.seat(own[0], self.names)
        crew = len(draft.players)
        return draft.seat(self.together or (crew if crew in offer.counts else offer.fewest), self.names)

    def open_rulebook(self) -> None:
        """Read the rules, at what is pointed at or has the focus."""
        pointed = next((widget for widget in self.form.widgets if widget.hovered), self.form.focus)
        key = pointed.key if pointed is not None else ""
        known = {"difficulty": f"difficulty-{self.draft.level}", "rooms": "sides", "second-sides": "sides"}
        self.app.open(routes.Rulebook((known.get(key, key), "setting-up")))

    def update(self, ms: float) -> bool:
        """Take back what is said of a name as it is typed, once something else has the focus."""
        focus = self.form.focus
        if self.naming is not None and (focus is None or focus.key != f"name-{self.naming}"):
            self.naming = None
            self.rebuild()
        return super().update(ms)

    def handle(self, event: pygame.Event) -> bool:
        """Enter in a field ends the typing, and goes to Start: it does not press it.

        A flight line or a game code can be pasted beside the fields.
        """
        if event.type == pygame.KEYDOWN and event.key in ENTER and self.typing:
            self.form.focus_on("start", by_key=True)
            self.app.dirty = True
            return True
        return super().handle(event) or pasted(self.app, event, self.form.show_message)

    def backdrop(self, canvas: Canvas) -> None:
        """Draw the sun behind the page."""
        draw_backdrop(canvas, "setup", sun=0, veil=0.25)


def problem_words(texts: Texts, problem: Problem | Check) -> str:
    """Return in words what is wrong with an entry, or what keeps an expansion out of the game."""
    if isinstance(problem, Check):
        return Sentences(texts, ()).text(problem)
    return texts(problem.key, **dict(problem.values))
