"""The setup screen: crew, difficulty, first turn and seed of a new game."""

from __future__ import annotations

import contextlib
import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from game.app.keeping import keep_in_progress
from game.app.saves_words import difficulty_words
from game.app.scenes.common import FormScene, draw_backdrop, middle_offset, move
from game.app.scenes.confirm import ConfirmScene
from game.app.scenes.draft import FEWEST, MOST, NAME_LIMIT, SEED_LIMIT, Draft, Problem, seed_text
from game.app.scenes.setup_modes import (
    DAMAGE_CONTROL_RECT,
    ESCAPE_POD_RECT,
    VARIANTS_RECT,
    WAY_SHARES,
    ModeToggle,
    RoomRow,
    draw_modes_panel,
    room_rects,
)
from game.app.scenes.setup_panels import (
    ADD_RECTS,
    CREW_RECTS,
    PLAYERS_RECT,
    AddButton,
    DifficultyRows,
    MarkPicker,
    Mission,
    StartButton,
    draw_crew,
    draw_crew_panel,
    draw_difficulty_panel,
    draw_mission,
    draw_seed,
    draw_ship,
    draw_solo_note,
)
from game.app.theme import CREW, colour
from game.app.widgets.base import Widget
from game.app.widgets.button import IconButton
from game.app.widgets.choice import Cell, Segment, Toggle
from game.app.widgets.field import TextField
from game.rules.gamecode import CodeError, decode
from game.storage.settings import DIFFICULTIES, ROOMS

if TYPE_CHECKING:
    from game.app.app import App
    from game.app.canvas import Canvas
    from game.app.kit import Kit


class SetupScene(FormScene):
    """Everything that must be known before a game can start; opens as it was left."""

    draft: Draft
    mission: Mission
    names: tuple[str, ...]

    def enter(self, app: App) -> None:
        """Open with what was started last."""
        state = _preview(app, {"players": MOST, "difficulty": DIFFICULTIES[0], "seed": 0})
        self.names = tuple(member["name"] for member in state["crew"])
        self.draft = Draft.of(app.settings.new_game, self.names)
        self._count_mission(app)
        super().enter(app)

    # changes

    def change(self, draft: Draft) -> None:
        """Show another draft."""
        if draft != self.draft:
            self.draft = draft
            self._count_mission(self.app)
            self.rebuild()

    def _count_mission(self, app: App) -> None:
        """Ask the rules what the draft would deal."""
        state = _preview(app, self.draft.setup(0))
        seeded = self.draft.seed_number() is not None
        content = app.engine().content
        copies = content.copies(self.draft.difficulty)
        universals = {name: _universals(content, name) for name in DIFFICULTIES}
        self.mission = Mission(
            hand=len(state["crew"][0]["hand"]),
            cards=sum(copies),
            universals=universals,
            damage=len(state["damage_deck"]),
            damaged=sum(room["cubes"].count(False) for room in state["rooms"]),
            layout=tuple(room["id"] if seeded or not room["cubes"] else None for room in state["rooms"]),
            rooms=tuple(room["id"] for room in state["rooms"] if room["cubes"]),
            variants=tuple(room["variant"] for room in state["rooms"]) if seeded else (),
        )

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
                self.form.say(self.app.texts("code-taken"))
                return
        self.change(replace(self.draft, seed=seed, slip=slip))

    def showable(self, letter: str) -> bool:
        """Tell whether the type has a letter."""
        return letter.isprintable() and self.app.kit.fonts.shows(letter, "crew-name")

    def words(self, problem: Problem | None) -> str | None:
        """Return a problem in words."""
        return self.app.texts(problem.key, **dict(problem.values)) if problem else None

    def start(self) -> None:
        """Start the game; ask first if another one is in progress."""
        if self.draft.problem(self.showable) is not None:
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
                    difficulty=difficulty_words(texts, summary.difficulty),
                    names=", ".join(summary.names),
                ),
                texts("setup-replace-yes"),
                self._begin,
            )
        )

    def _begin(self) -> None:
        from game.app.scenes.table import TableScene
        from game.app.session import Session

        app, draft = self.app, self.draft
        app.change_settings(new_game=draft.new_game)
        with contextlib.suppress(
            OSError
        ):  # a disk that refuses this refuses the new game's save, and says so
            keep_in_progress(app)
        session = Session.new(draft.setup(random_seed()), app.engine(), app.shelf, draft.marks)
        app.reset(TableScene(session))

    # controls

    def build(self, kit: Kit) -> list[Widget]:
        """Return the controls, column by column."""
        offset = middle_offset(kit)
        texts = kit.texts
        back = IconButton(
            "back",
            move((60, 34, 52, 52), offset),
            "ui-chevron",
            self.app.pop,
            tip=texts("setup-back"),
            turn=180,
            keys=(pygame.K_ESCAPE,),
        )
        return [
            back,
            *self._crew(kit, offset),
            self._players(kit, offset),
            self._first(kit, offset),
            self._no_counting(kit, offset),
            self._difficulty(kit, offset),
            *self._rooms(kit, offset),
            *self._expansions(kit, offset),
            *self._seed(kit, offset),
            self._start(kit, offset),
        ]

    def _crew(self, kit: Kit, offset: tuple[float, float]) -> list[Widget]:
        texts = kit.texts
        players = self.draft.players
        widgets: list[Widget] = []
        for seat, player in enumerate(players):
            x, y, _, _ = move(CREW_RECTS[seat], offset)
            problem = self.draft.name_problem(seat, self.showable)
            widgets.append(
                TextField(
                    f"name-{seat}",
                    (x + 126, y + 12, 326, 44),
                    player.name,
                    lambda text, s=seat: self.change(self.draft.rename(s, text)),  # type: ignore[misc]
                    limit=NAME_LIMIT,
                    placeholder=texts("setup-name"),
                    accent=CREW[player.mark].colour,
                    problem=problem is not None,
                )
            )
            cells = []
            for mark in range(MOST):
                owner = next((p for p in players if p.mark == mark and p is not player), None)
                reason = (
                    texts("setup-mark-taken", name=owner.name.strip() or texts("setup-name"))
                    if owner
                    else None
                )
                cells.append(Cell(mark, (x + 186 + mark * 62, y + 66, 54, 44), reason=reason))
            widgets.append(
                MarkPicker(
                    f"mark-{seat}",
                    cells,
                    player.mark,
                    lambda mark, s=seat: self.change(self.draft.remark(s, mark)),  # type: ignore[misc]
                )
            )
            widgets.append(
                IconButton(
                    f"remove-{seat}",
                    (x + 460, y + 12, 44, 44),
                    "ui-cross",
                    lambda s=seat: self.change(self.draft.remove(s)),  # type: ignore[misc]
                    tip=texts("setup-remove"),
                    size=22,
                    reason=self._fewest(),
                )
            )
        if self.draft.solo:
            return widgets
        free = [m for m in range(MOST) if m not in self.draft.marks]
        for i, seat in enumerate(range(len(players), MOST)):
            widgets.append(
                AddButton(
                    f"add-{seat}",
                    move(ADD_RECTS[seat], offset),
                    texts("setup-add"),
                    lambda: self.change(self.draft.add(self.names)),
                    mark=free[i],
                    hint="+" if i == 0 else None,
                    keys=(pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS) if i == 0 else (),
                )
            )
        return widgets

    def _fewest(self) -> str | None:
        """Why nobody can be removed."""
        if self.draft.solo:
            return self.app.texts("setup-fewest-solo")
        return self.app.texts("setup-fewest") if len(self.draft.players) <= FEWEST else None

    def _players(self, kit: Kit, offset: tuple[float, float]) -> Widget:
        """One player with three crew members, or two to four players."""
        x, y, w, h = move(PLAYERS_RECT, offset)
        solo = 98.0
        width = (w - solo) / (MOST - FEWEST + 1)
        cells = [Cell(1, (x, y, solo, h), kit.texts("setup-solo"))]
        for n, count in enumerate(range(FEWEST, MOST + 1)):
            cells.append(Cell(count, (x + solo + n * width, y, width, h), str(count)))

        def change(count: Any) -> None:
            self.change(self.draft.seat(count, self.names))

        return Segment("players", cells, self.draft.seats, change)

    def _no_counting(self, kit: Kit, offset: tuple[float, float]) -> Widget:
        texts = kit.texts
        return Toggle(
            "no-counting",
            move((80, 906, 520, 96), offset),
            texts("setup-no-counting"),
            self.draft.no_counting,
            lambda on: self.change(replace(self.draft, no_counting=on)),
            detail=texts("setup-no-counting-note"),
        )

    def _first(self, kit: Kit, offset: tuple[float, float]) -> Widget:
        x, y, w, h = move((80, 846, 520, 48), offset)
        labels = [kit.texts("setup-first-chance"), *(p.name.strip() or "?" for p in self.draft.players)]
        chance = 120.0 if len(labels) > 3 else w / len(labels)
        width = (w - chance) / (len(labels) - 1)
        cells = [Cell(None, (x, y, chance, h), labels[0])]
        for seat, label in enumerate(labels[1:]):
            cells.append(Cell(seat, (x + chance + seat * width, y, width, h), label))

        def change(first: Any) -> None:
            self.change(replace(self.draft, first=first))

        return Segment("first", cells, self.draft.first, change)

    def _difficulty(self, kit: Kit, offset: tuple[float, float]) -> Widget:
        cells = [
            Cell(name, move((660, 160 + i * 45, 648, 42), offset), kit.texts(f"difficulty-{name}"))
            for i, name in enumerate(DIFFICULTIES)
        ]

        def change(difficulty: Any) -> None:
            self.change(replace(self.draft, difficulty=difficulty))

        return DifficultyRows("difficulty", cells, self.draft.difficulty, change, self.mission.universals)

    def _rooms(self, kit: Kit, offset: tuple[float, float]) -> list[Widget]:
        """Which variants: for all rooms at once, then room by room (R-30)."""
        texts = kit.texts
        x, y, w, h = move(VARIANTS_RECT, offset)
        cells = []
        for way, share in zip(ROOMS, WAY_SHARES, strict=True):
            cells.append(Cell(way, (x, y, w * share, h), texts(f"setup-rooms-{way}")))
            x += w * share
        widgets: list[Widget] = [
            Segment("rooms", cells, self.draft.rooms, lambda way: self.change(replace(self.draft, rooms=way)))
        ]
        names = {room: texts(f"room-{room}") for room in self.mission.rooms}
        rooms = sorted(names, key=lambda room: names[room])
        for room, rect in zip(rooms, room_rects(len(rooms)), strict=True):
            widgets.append(
                RoomRow(
                    room,
                    move(rect, offset),
                    texts,
                    self.draft.variant(room),
                    self.words(self.draft.variant_problem(room)),
                    "solo" if self.draft.solo and room == "mess-hall" else "v1",
                    lambda variant, r=room: self.change(  # type: ignore[misc]
                        self.draft.pick(r, variant, self.mission.rooms)
                    ),
                )
            )
        return widgets

    def _expansions(self, kit: Kit, offset: tuple[float, float]) -> list[Widget]:
        """Damage Control and the Escape Pod."""
        texts, draft = kit.texts, self.draft
        locked = self.words(draft.pod_problem())
        return [
            ModeToggle(
                "damage-control",
                move(DAMAGE_CONTROL_RECT, offset),
                texts("setup-damage-control"),
                draft.damage_control,
                lambda on: self.change(replace(self.draft, damage_control=on)),
                detail=texts("setup-damage-control-note"),
                icons=("damage-1", "damage-2", "damage-3"),
            ),
            ModeToggle(
                "escape-pod",
                move(ESCAPE_POD_RECT, offset),
                texts("setup-escape-pod"),
                draft.escape_pod and locked is None,
                lambda on: self.change(replace(self.draft, escape_pod=on)),
                detail=texts("setup-escape-pod-note"),
                reason=locked,
                icons=("escape-pod",),
            ),
        ]

    def _seed(self, kit: Kit, offset: tuple[float, float]) -> list[Widget]:
        texts = kit.texts

        type_seed = self.type_seed

        field = TextField(
            "seed",
            move((1372, 162, 340, 54), offset),
            self.draft.seed,
            type_seed,
            limit=SEED_LIMIT,
            placeholder=texts("setup-seed-chance"),
            problem=self.draft.seed_problem() is not None,
        )
        dice = IconButton(
            "dice",
            move((1722, 162, 54, 54), offset),
            "die-5",
            lambda: type_seed(seed_text(random_seed())),
            tip=texts("setup-seed-roll"),
            size=36,
            coloured=True,
        )
        clear = IconButton(
            "clear",
            move((1784, 162, 54, 54), offset),
            "ui-cross",
            lambda: type_seed(""),
            tip=texts("setup-seed-clear"),
            size=24,
            reason=None if self.draft.seed else texts("setup-seed-none"),
        )
        return [field, dice, clear]

    def _start(self, kit: Kit, offset: tuple[float, float]) -> Widget:
        return StartButton(
            "start",
            move((1348, 886, 512, 130), offset),
            kit.texts("setup-start"),
            self.start,
            hint=kit.texts("key-enter"),
            primary=True,
            style="start",
            reason=self.words(self.draft.problem(self.showable)),
            keys=(pygame.K_RETURN, pygame.K_KP_ENTER),
        )

    # picture

    def draw_back(self, canvas: Canvas) -> None:
        """Draw backdrop, panels and every fact that is no control."""
        kit = canvas.kit
        offset = middle_offset(kit)
        draw_backdrop(canvas, "setup", sun=0, veil=0.25)
        title = move((132, 34, 700, 52), offset)
        canvas.text(kit.texts("setup-title"), title, "title", colour.TEXT, valign="middle")
        draw_crew_panel(canvas, offset)
        for seat, player in enumerate(self.draft.players):
            words = self.words(self.draft.name_problem(seat, self.showable))
            draw_crew(canvas, move(CREW_RECTS[seat], offset), player, words)
        if self.draft.solo:
            draw_solo_note(canvas, offset)
        draw_difficulty_panel(canvas, offset)
        draw_modes_panel(canvas, offset, self.draft.rooms)
        draw_seed(canvas, offset, self.words(self.draft.seed_problem()))
        draw_mission(canvas, offset, self.draft, self.mission)
        draw_ship(canvas, offset, self.mission)


def _preview(app: App, setup: dict[str, Any]) -> dict[str, Any]:
    """Return the STATE that a setup would begin with."""
    from game.rules import Settings

    engine = app.engine()
    state = engine.new_game(Settings.from_json(setup)).state
    while state.phase == "damage" and (asked := engine.decision(state)) is not None:
        # The crew will choose which rooms are hit; how many are is the same either way.
        state = engine.apply(state, asked.options[0]).state
    return engine.to_json(state)


def _universals(content: Any, difficulty: str) -> int:
    copies = zip(content.resources, content.copies(difficulty), strict=True)
    return sum(count for resource, count in copies if resource.wild)


def random_seed() -> int:
    """Return a seed of eight digits by chance."""
    return random.SystemRandom().randrange(10_000_000, 100_000_000)
