"""The setup screen: crew, difficulty, first turn and seed of a new game."""

from __future__ import annotations

import random
from dataclasses import replace

from game.app.bindings.commands import SETUP
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, colour
from game.app.drawing.kit import Kit
from game.app.forms.backdrop import draw_backdrop
from game.app.forms.confirm_scene import ConfirmScene
from game.app.forms.form_scene import FormScene
from game.app.navigation import routes
from game.app.navigation.scene import Program
from game.app.scenes.setup.available import Available, shuffled_in, universals
from game.app.scenes.setup.difficulty_rows import DifficultyRows, draw_difficulty_panel
from game.app.scenes.setup.draft import Draft, Problem
from game.app.scenes.setup.outlook import Outlook
from game.app.scenes.setup.outlook_panel import draw_outlook, outlook_notes
from game.app.scenes.setup.setup_controls import GUIDED_W, RULES_W, SetupControls
from game.app.scenes.setup.setup_layout import SetupLayout, SetupWords, setup_layout
from game.app.scenes.setup.setup_modes import draw_modes_panel, room_lines
from game.app.scenes.setup.setup_panels import (
    Mission,
    draw_crew,
    draw_crew_note,
    draw_crew_panel,
    draw_foot,
    draw_mission,
    draw_seed,
    draw_ship,
)
from game.app.table.saving_games import once_kept
from game.app.widgets.scroll import ScrollArea
from game.app.widgets.widget import Widget
from game.bots.measured import Results, read_results
from game.play.session import Session
from game.program_files import data_folder
from game.rules import Settings, SettingsError
from game.rules.content import Expansion
from game.rules.gamecode import CodeError, decode
from game.rules.protocol import SetupDict, StateDict
from game.rules.telling.checks import Check
from game.sentences import Sentences
from game.texts import Texts
from game.wording import difficulty_name


class SetupScene(FormScene):
    """Everything that must be known before a game can start; opens as it was left."""

    paged = True
    commands_in = SETUP
    draft: Draft
    mission: Mission
    outlook: Outlook
    results: Results
    """What has been measured of all kinds of game."""
    names: tuple[str, ...]
    layout: SetupLayout
    trouble = ""
    """Why the rules deal no such game, in their words."""
    guided = False
    """Whether the captain comes along."""

    def enter(self, app: Program) -> None:
        """Open with what was started last."""
        content = app.engine().content
        self.names = content.crew
        self.draft = Draft.of(app.settings.new_game, self.names, Available(content))
        self.results = read_results(data_folder())
        self._count_mission(app)
        app.kit.pictures.prepare_icons(member.icon for member in CREW)
        super().enter(app)

    # changes

    def change(self, draft: Draft) -> None:
        """Show another draft."""
        if draft != self.draft:
            self.draft = draft
            self._count_mission(self.app)
            self.rebuild()

    def _count_mission(self, app: Program) -> None:
        """Ask the rules what the draft would deal; where they cannot say it, what there would be without the
        expansions."""
        draft = self.draft
        try:
            state, self.trouble = _preview(app, draft.setup(0)), ""
        except SettingsError as error:
            draft, self.trouble = replace(draft, expansions=frozenset()), str(error)
            state = _preview(app, draft.setup(0))
        seeded = draft.seed_number() is not None
        content = draft.content
        self.mission = Mission(
            hand=len(state["crew"][0]["hand"]),
            cards=sum(content.copies(draft.level)),
            difficulty=draft.level,
            card=shuffled_in(content),
            universals={name: universals(content, name) for name in content.difficulties},
            damage=len(state["damage_deck"]),
            damaged=sum(room["cubes"].count(False) for room in state["rooms"]),
            layout=tuple(room["id"] if seeded or not room["cubes"] else None for room in state["rooms"]),
            rooms=tuple(room["id"] for room in state["rooms"] if room["cubes"]),
            variants=tuple(room["variant"] for room in state["rooms"]) if seeded else (),
        )
        self.outlook = Outlook(draft, self.results)

    def type_seed(self, seed: str) -> None:
        """Take a seed as typed; a whole game code sets everything that it says."""
        slip = ""
        if any(letter.isalpha() for letter in seed):
            try:
                settings = decode(self.app.engine(), seed)
            except CodeError as error:
                slip = error.kind
            else:
                self.change(self.draft.coded(settings, self.names))
                self.form.show_message(self.app.texts("code-taken"))
                return
        self.change(replace(self.draft, seed=seed, slip=slip))

    def showable(self, letter: str) -> bool:
        """Tell whether the type has a letter."""
        return letter.isprintable() and self.app.kit.fonts.shows(letter, "crew-name")

    def words(self, problem: Problem | Check | None) -> str | None:
        """Return a problem in words."""
        return problem_words(self.app.texts, problem) if problem else None

    def problem(self) -> str | None:
        """Return what stands in the way of starting, in words."""
        if self.trouble:
            return self.app.texts("setup-no-rules", detail=self.trouble)
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
        if self.problem() is not None:
            return
        summary = self.app.shelf.read().summary
        if summary is None or not self.app.settings.confirm_replace:
            self._begin()
            return
        texts = self.app.texts
        self.app.push(
            ConfirmScene(
                texts("setup-replace-title"),
                texts(
                    "setup-replace-text",
                    turn=summary.turn,
                    difficulty=difficulty_name(texts, summary.difficulty),
                    names=", ".join(summary.names),
                ),
                texts("setup-replace-yes"),
                self._begin,
            )
        )

    def _begin(self) -> None:
        """Start it; whoever has never chosen a pace is asked for one first."""
        if not self.app.settings.animation:
            self.app.open(routes.ChoosePace(self._deal))
        else:
            self._deal()

    def _deal(self) -> None:
        self.app.change_settings(new_game=self.draft.new_game)
        once_kept(self.app, self.app.texts("setup-replace-yes"), self._sit_down)

    def _sit_down(self) -> None:
        app, draft = self.app, self.draft
        seats = [app.seat(rank) for rank in draft.ranks]
        session = Session.new(draft.setup(random_seed()), app.engine(), app.shelf, draft.marks, seats)
        app.start(routes.Table(session, guided=self.guided))

    # controls

    def build(self, kit: Kit) -> list[Widget]:
        """Return the controls, panel by panel."""
        layout = self.layout = setup_layout(kit.fonts, kit.viewport.design, self._measured(kit.texts))
        controls = SetupControls(self, kit, layout, random_seed)
        page, start = controls.page(), controls.start()
        if layout.foot is None:
            page.append(start)
        area = ScrollArea("page", layout.area, layout.length, page, self.draw_page)
        return [
            controls.back(),
            controls.guided(),
            controls.rulebook(),
            area,
            *([start] if layout.foot else []),
        ]

    def _measured(self, texts: Texts) -> SetupWords:
        """Return the words that decide how high things are: all that a place may ever show."""
        draft = self.draft
        offer, forms = draft.offer, draft.offer.rooms_with_texts(draft.expansions)
        return SetupWords(
            counting=texts("setup-no-counting-note"),
            crew=self._crew_note(texts),
            difficulties=len(self.mission.universals),
            rooms=[room_lines(texts, forms[room], offer.counts) for room in self.mission.rooms],
            expansions=[self._expansion_lines(texts, one) for one in offer.chooseable],
            seed=self._seed_words()[0],
            outlook=[outlook_notes(texts, self.outlook, level) for level in self.mission.universals],
        )

    def _expansion_lines(self, texts: Texts, one: Expansion) -> list[str]:
        """Return all that the row of an expansion may say below its name."""
        draft = self.draft
        problems = (replace(draft, seats=count).expansion_problem(one) for count in draft.offer.counts)
        words = (problem_words(texts, problem) for problem in problems if problem is not None)
        return [texts(f"expansion-{one.id}-text"), *words]

    def _crew_note(self, texts: Texts) -> str:
        """Return what the expansion says that gives the players another crew; nothing if there is none."""
        one = self.draft.own_crew
        return texts(f"expansion-{one.id}-full") if one else ""

    def _seed_words(self) -> tuple[str, bool]:
        """Return what the seed means, or what is wrong with it (True)."""
        problem = self.words(self.draft.seed_problem())
        return (problem, True) if problem else (self.app.texts("setup-seed-note"), False)

    def variant_texts(self, room: str) -> dict[str, str]:
        """Return how the ids of the texts of a room's variants begin in this game (R-29)."""
        return {name: variant.text for name, variant in self.draft.room(room).variants.items()}

    def open_rulebook(self) -> None:
        """Read the rules, at what is pointed at or has the focus."""
        pointed = next((widget for widget in self.form.widgets if widget.hovered), self.form.focus)
        key = pointed.key if pointed is not None else ""
        about = {"difficulty": f"difficulty-{self.draft.level}", "rooms": "sides"}.get(key, key)
        self.app.open(routes.Rulebook((about, "setting-up")))

    # picture

    def draw_back(self, canvas: Canvas) -> None:
        """Draw backdrop, title and the row of the Start button."""
        kit, layout = canvas.kit, self.layout
        draw_backdrop(canvas, "setup", sun=0, veil=0.25)
        x, y, w, _ = layout.head
        title = (x + 72, y + 34, w - 72 - RULES_W - GUIDED_W - 32, 52)
        canvas.text(kit.texts("setup-title"), title, "title", colour.TEXT, valign="middle", shrink=True)
        if layout.foot is not None:
            draw_foot(canvas, layout.foot)

    def draw_page(self, canvas: Canvas) -> None:
        """Draw the panels and every fact that is no control."""
        layout, draft = self.layout, self.draft
        draw_crew_panel(canvas, layout)
        for seat, player in enumerate(draft.players):
            words = self.words(draft.name_problem(seat, self.showable))
            rank = None if draft.own_crew is not None else draft.ranks[seat]
            draw_crew(canvas, layout.seats[seat], player, rank, words)
        note = self._crew_note(canvas.kit.texts)
        if note:
            draw_crew_note(canvas, layout.note_of_crew, note)
        draw_difficulty_panel(canvas, layout.difficulty, self.outlook)
        draw_modes_panel(canvas, layout, draft.rooms, self.outlook)
        draw_seed(canvas, layout, *self._seed_words())
        draw_ship(canvas, layout.ship, self.mission)
        draw_mission(canvas, layout, draft, self.mission)
        rows = self.form.find("difficulty")
        level = rows.looked_at if isinstance(rows, DifficultyRows) else self.mission.difficulty
        draw_outlook(canvas, layout, self.outlook, level)


def _preview(app: Program, setup: SetupDict) -> StateDict:
    """Return the STATE that a setup would begin with."""
    engine = app.engine()
    state = engine.new_game(Settings.from_json(setup)).state
    while state.phase == "damage" and (asked := engine.decision(state)) is not None:
        # The crew will choose which rooms are hit; how many are is the same either way.
        state = engine.apply(state, asked.options[0]).state
    return engine.to_json(state)


def problem_words(texts: Texts, problem: Problem | Check) -> str:
    """Return in words what is wrong with an entry, or what keeps an expansion out of the game."""
    if isinstance(problem, Check):
        return Sentences(texts, ()).text(problem)
    return texts(problem.key, **dict(problem.values))


def random_seed() -> int:
    """Return a seed of eight digits by chance."""
    return random.SystemRandom().randrange(10_000_000, 100_000_000)
