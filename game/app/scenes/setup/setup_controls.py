"""The controls of the setup screen, each where the layout says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Protocol

import pygame

from game.app.drawing.colours.theme import CREW
from game.app.drawing.kit import Kit
from game.app.drawing.rank_badge import rank_icon
from game.app.navigation.scene import Program
from game.app.scenes.setup.difficulty_rows import DifficultyRows
from game.app.scenes.setup.draft import MARKS, NAME_LIMIT, SEED_LIMIT, Draft, Problem
from game.app.scenes.setup.outlook import Outlook
from game.app.scenes.setup.setup_layout import SetupLayout
from game.app.scenes.setup.setup_modes import WAY_SHARES, ExpansionToggle, RoomRow, room_order
from game.app.scenes.setup.setup_panels import Mission
from game.app.scenes.setup.setup_widgets import (
    AddButton,
    MarkPicker,
    RankPicker,
    StartButton,
)
from game.app.widgets.button import Button, IconButton
from game.app.widgets.choice import Cell, Segment, Toggle
from game.app.widgets.text_field import TextField
from game.app.widgets.widget import Widget
from game.bots.chances import is_compiled
from game.bots.players.effort import usual_samples, usual_seconds
from game.bots.players.player import RANKS
from game.rules.gamecode import seed_text
from game.rules.telling.checks import Check
from game.storage.preferences import ROOMS

RULES_W, GUIDED_W = 220.0, 300.0
"""Width of the way into the rulebook."""
NAMED_W = 98.0
"""How wide the choice of a number of players is that goes by a name."""

LENT = RANKS[1]
"""Who is offered for a free seat beside a person."""
RANK_SHARES = (0.245, 0.23, 0.25, 0.275)
"""How wide each way to play a seat is: a person, then the ranks."""


class SetupScreen(Protocol):
    """What the controls tell the screen they stand on, and ask of it.

    Attributes:
        app: the program.
        draft: what has been chosen so far.
        mission: what the rules would deal for it.
        outlook: what has been measured of it.
        names: that crew members have until they get one.
    """

    app: Program
    draft: Draft
    mission: Mission
    outlook: Outlook
    names: tuple[str, ...]

    def change(self, draft: Draft) -> None:
        """Show another draft."""

    def type_seed(self, seed: str) -> None:
        """Take a seed or game code as typed."""

    def start(self) -> None:
        """Start the game."""

    def start_guided(self) -> None:
        """Start the game with the captain beside the table."""

    def open_rulebook(self) -> None:
        """Read the rules, at what is pointed at or has the focus."""

    def showable(self, letter: str) -> bool:
        """Tell whether the type has a letter."""

    def words(self, problem: Problem | Check | None) -> str | None:
        """Return a problem in words."""

    def problem(self) -> str | None:
        """Return what stands in the way of starting, in words."""

    def variant_texts(self, room: str) -> Mapping[str, str]:
        """Return how the ids of the texts of a room's variants begin."""


class SetupControls:
    """Makes the controls for one draft and layout.

    Args:
        scene: the setup screen, which is told of every change.
        kit: of its page.
        layout: where things stand.
        seed: returns a seed by chance.
    """

    def __init__(self, scene: SetupScreen, kit: Kit, layout: SetupLayout, seed: Callable[[], int]) -> None:
        self.scene = scene
        self.kit = kit
        self.texts = kit.texts
        self.layout = layout
        self.draft = scene.draft
        self.random_seed = seed

    def _set(self, **changes: Any) -> None:
        self.scene.change(replace(self.scene.draft, **changes))

    def back(self) -> Widget:
        """Return the way back, in the head."""
        x, y, _, _ = self.layout.head
        tip = self.texts("setup-back")
        rect = (x, y + 34, 52.0, 52.0)
        keys = (pygame.K_ESCAPE,)
        return IconButton("back", rect, "ui-chevron", self.scene.app.pop, tip=tip, turn=180, keys=keys)

    def rulebook(self) -> Widget:
        """Return the way into the rulebook, in the head."""
        x, y, w, _ = self.layout.head
        rect = (x + w - RULES_W, y + 36, RULES_W, 48.0)
        keys = self.kit.keys
        return Button(
            "rulebook",
            rect,
            self.texts("rulebook-open"),
            self.scene.open_rulebook,
            hint=keys.label("help", self.texts),
            style="subheading",
            keys=(keys.code("help"),),
        )

    def guided(self) -> Widget:
        """Return the way to begin a game with the captain beside the table, in the head."""
        x, y, w, _ = self.layout.head
        return Button(
            "guided",
            (x + w - RULES_W - 16 - GUIDED_W, y + 36, GUIDED_W, 48.0),
            self.texts("setup-guided"),
            self.scene.start_guided,
            icon="ui-school",
            style="subheading",
            reason=self.scene.problem(),
            tip=self.texts("setup-guided-tip"),
        )

    def page(self) -> list[Widget]:
        """Return what stands on the panels, panel by panel."""
        return [
            self._players(),
            *self._crew(),
            self._first(),
            self._no_counting(),
            self._difficulty(),
            *self._rooms(),
            *self._expansions(),
            *self._seed(),
        ]

    def start(self) -> Widget:
        """Return the big button."""
        return StartButton(
            "start",
            self.layout.start,
            self.texts("setup-watch" if self.draft.watched else "setup-start"),
            self.scene.start,
            hint=self.texts("key-enter"),
            icon=self.kit.looks.room(self.draft.offer.centre).icon,
            primary=True,
            style="start",
            reason=self.scene.problem(),
            keys=(pygame.K_RETURN, pygame.K_KP_ENTER),
        )

    # the crew

    def _players(self) -> Widget:
        """So many players with a crew member each, or an expansion that gives them another crew."""
        x, y, w, h = self.layout.players
        offer = self.draft.offer
        named = {count: one for count in offer.counts if (one := offer.own_crew(count)) is not None}
        plain = len(offer.counts) - len(named)
        width = (w - NAMED_W * len(named)) / plain if plain else 0.0
        cells = []
        for count in offer.counts:
            one = named.get(count)
            label = self.texts(f"expansion-{one.id}") if one else str(count)
            wide = (NAMED_W if plain else w / len(named)) if one else width
            cells.append(Cell(count, (x, y, wide, h), label))
            x += wide

        def change(count: Any) -> None:
            self.scene.change(self.scene.draft.seat(count, self.scene.names))

        return Segment("players", cells, self.draft.seats, change)

    def _crew(self) -> list[Widget]:
        widgets = [widget for seat in range(len(self.draft.players)) for widget in self._seat(seat)]
        if self.draft.own_crew is not None:
            return widgets
        free = [m for m in range(MARKS) if m not in self.draft.marks]
        for i, seat in enumerate(range(len(self.draft.players), self.draft.offer.most)):
            widgets += [self._add(seat, free[i], rank, i == 0) for rank in ("", LENT)]
        return widgets

    def _add(self, seat: int, mark: int, rank: str, first: bool) -> Widget:
        """A free seat, for a person or for a player of the program."""
        x, y, w, h = self.layout.seats[seat]
        wide = w / 2 - 8
        keyed = first and not rank
        return AddButton(
            f"add-{seat}-{rank}" if rank else f"add-{seat}",
            (x + (w / 2 + 8 if rank else 0), y + 16, wide, h - 32),
            self.texts(f"setup-add-{rank}" if rank else "setup-add"),
            lambda: self.scene.change(self.scene.draft.add(self.scene.names, rank)),
            mark=mark,
            icon=rank_icon(rank),
            hint=self.kit.keys.label("plus", self.texts) if keyed else None,
            keys=(pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS) if keyed else (),
        )

    def _seat(self, seat: int) -> list[Widget]:
        """Return a crew member's name, the way out, the mark, and who plays."""
        texts, scene, player = self.texts, self.scene, self.draft.players[seat]
        x, y, w, _ = self.layout.seats[seat]
        problem = self.draft.name_problem(seat, scene.showable)
        cells = []
        for mark in range(MARKS):
            owner = next((p for p in self.draft.players if p.mark == mark and p is not player), None)
            name = owner.name.strip() or texts("setup-name") if owner else ""
            reason = texts("setup-mark-taken", name=name) if owner else None
            cells.append(Cell(mark, (x + 14, y + 98, 92, 40), reason=reason))
        found: list[Widget] = [
            TextField(
                f"name-{seat}",
                (x + 126, y + 8, w - 194, 42),
                player.name,
                lambda text: scene.change(scene.draft.rename(seat, text)),
                limit=NAME_LIMIT,
                placeholder=texts("setup-name"),
                accent=CREW[player.mark].colour,
                problem=problem is not None,
                chosen=True,
            ),
            IconButton(
                f"remove-{seat}",
                (x + w - 58, y + 8, 42, 42),
                "ui-cross",
                lambda: scene.change(scene.draft.remove(seat)),
                tip=texts("setup-remove"),
                size=22,
                reason=self._fewest(),
            ),
            MarkPicker(
                f"mark-{seat}",
                cells,
                player.mark,
                lambda mark: scene.change(scene.draft.remark(seat, mark)),
            ),
        ]
        return found if self.draft.own_crew is not None else [*found, self._rank(seat)]

    def _rank(self, seat: int) -> Widget:
        """Who plays a crew member: a person, or one of the program's players."""
        x, y, w, _ = self.layout.seats[seat]
        left, whole = x + 126, w - 142
        cells = []
        for rank, share in zip(("", *RANKS), RANK_SHARES, strict=True):
            wide = whole * share
            cells.append(Cell(rank, (left, y + 55, wide - 4, 40), self.texts(f"rank-{rank or 'human'}")))
            left += wide
        picker = RankPicker(
            f"rank-{seat}",
            cells,
            self.draft.ranks[seat],
            lambda rank: self.scene.change(self.scene.draft.rerank(seat, rank)),
        )
        picker.tips = {rank: self._rank_tip(rank) for rank in RANKS}
        return picker

    def _rank_tip(self, rank: str) -> str:
        """What a player of a rank does, how long it takes, and what it knows."""
        chosen = self.scene.app.settings.captain_seconds
        seconds = chosen if rank == RANKS[-1] else usual_seconds(rank)
        words = [self.texts(f"setup-rank-{rank}-tip", seconds=seconds), self.texts("setup-rank-tip")]
        if usual_samples(rank) and not is_compiled():
            words.append(self.texts("setup-rank-slow"))
        return " ".join(words)

    def _fewest(self) -> str | None:
        """Why nobody can be removed."""
        draft = self.draft
        if draft.own_crew is not None:
            return self.texts("setup-crew-fixed", players=draft.seats, crew=len(draft.players))
        return self.texts("setup-fewest") if len(draft.players) <= draft.offer.fewest else None

    def _first(self) -> Widget:
        x, y, w, h = self.layout.first
        labels = [self.texts("setup-first-chance"), *(p.name.strip() or "?" for p in self.draft.players)]
        chance = 120.0 if len(labels) > 3 else w / len(labels)
        width = (w - chance) / (len(labels) - 1)
        cells = [Cell(None, (x, y, chance, h), labels[0])]
        for seat, label in enumerate(labels[1:]):
            cells.append(Cell(seat, (x + chance + seat * width, y, width, h), label))
        return Segment("first", cells, self.draft.first, lambda first: self._set(first=first))

    def _no_counting(self) -> Widget:
        return Toggle(
            "no-counting",
            self.layout.counting,
            self.texts("setup-no-counting"),
            self.draft.no_counting,
            lambda on: self._set(no_counting=on),
            detail=self.texts("setup-no-counting-note"),
        )

    # the rules

    def _difficulty(self) -> Widget:
        x, y, w, _ = self.layout.difficulty
        cells = [
            Cell(name, (x + 16, y + 48 + i * 45, w - 32, 42), self.texts(f"difficulty-{name}"))
            for i, name in enumerate(self.scene.mission.universals)
        ]
        mission = self.scene.mission
        card = self.kit.looks.resource(mission.card).icon

        def set_difficulty(name: Any) -> None:
            self._set(difficulty=name)

        return DifficultyRows(
            cells,
            mission.difficulty,
            set_difficulty,
            mission.universals,
            card,
            self.texts(f"resource-{mission.card}"),
            self.scene.outlook,
        )

    def _rooms(self) -> list[Widget]:
        """Which variants: for all rooms at once, then room by room (R-30)."""
        texts, scene = self.texts, self.scene
        x, y, w, h = self.layout.variants
        cells = []
        for way, share in zip(ROOMS, WAY_SHARES, strict=True):
            cells.append(Cell(way, (x, y, w * share, h), texts(f"setup-rooms-{way}")))
            x += w * share
        widgets: list[Widget] = [
            Segment("rooms", cells, self.draft.rooms, lambda way: self._set(rooms=way)),
        ]
        for room, rect in zip(room_order(texts, scene.mission.rooms), self.layout.rooms, strict=False):
            widgets.append(
                RoomRow(
                    room,
                    rect,
                    texts,
                    self.draft.variant(room),
                    scene.words(self.draft.variant_problem(room)),
                    self.draft.wishes_second(room),
                    scene.variant_texts(room),
                    lambda variant, r=room: scene.change(  # type: ignore[misc]
                        scene.draft.with_variant(r, variant, scene.mission.rooms)
                    ),
                )
            )
        return widgets

    def _expansions(self) -> list[Widget]:
        """A row for each expansion that can be chosen."""
        texts, draft = self.texts, self.draft
        there = draft.in_effect
        widgets: list[Widget] = []
        for one, rect in zip(draft.offer.chooseable, self.layout.expansions, strict=True):
            widgets.append(
                ExpansionToggle(
                    one.id,
                    rect,
                    texts,
                    one.id in there,
                    lambda on, id=one.id: self._choose(id, on),  # type: ignore[misc]
                    self.scene.outlook,
                    reason=self.scene.words(draft.expansion_problem(one)),
                )
            )
        return widgets

    def _choose(self, id: str, on: bool) -> None:
        chosen = self.scene.draft.expansions
        self._set(expansions=chosen | {id} if on else chosen - {id})

    # the mission

    def _seed(self) -> list[Widget]:
        texts, scene = self.texts, self.scene
        x, y, w, h = self.layout.seed
        field = TextField(
            "seed",
            (x, y, w, h),
            self.draft.seed,
            scene.type_seed,
            limit=SEED_LIMIT,
            placeholder=texts("setup-seed-chance"),
            problem=self.draft.seed_problem() is not None,
        )
        dice = IconButton(
            "dice",
            (x + w + 10, y, h, h),
            "die-5",
            lambda: scene.type_seed(seed_text(self.random_seed())),
            tip=texts("setup-seed-roll"),
            size=36,
            coloured=True,
        )
        clear = IconButton(
            "clear",
            (x + w + 18 + h, y, h, h),
            "ui-cross",
            lambda: scene.type_seed(""),
            tip=texts("setup-seed-clear"),
            size=24,
            reason=None if self.draft.seed else texts("setup-seed-none"),
        )
        return [field, dice, clear]
