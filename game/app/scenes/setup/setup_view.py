"""The first page of the setup screen as a tree of views: crew, difficulty, expansions, ship, Start."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.app.drawing.colours.theme import CREW
from game.app.drawing.kit import Kit
from game.app.navigation.scene import Program
from game.app.scenes.setup.draft import MARKS, NAME_LIMIT, Draft, Problem
from game.app.scenes.setup.measured_words import (
    chance_words,
    change_sentence,
    interval_words,
    share_words,
)
from game.app.scenes.setup.mission import Mission
from game.app.scenes.setup.outlook import Outlook
from game.app.scenes.setup.setup_pictures import draw_expansion, draw_face, draw_share, draw_ship, draw_sun
from game.app.views.bits import (
    ENTER,
    HIGH,
    button,
    cap,
    command_button,
    field,
    headed,
    icon_button,
    page_head,
    rows_of,
    segments,
    switch_plate,
)
from game.app.views.tree import (
    Act,
    View,
    column,
    drawn,
    first_that_fits,
    icon,
    on,
    row,
    scroll,
    space,
    stack,
    text,
    with_room_for,
)
from game.bots.chances import is_compiled
from game.bots.measured import Difference
from game.bots.players.effort import usual_samples, usual_seconds
from game.bots.players.rank_list import RANKS, Role, with_role
from game.rules.content import VARIANTS, Expansion
from game.rules.gamecode import seed_text
from game.rules.queries.checks import Check
from game.sentences import sentence
from game.storage.settings.new_game import Participant

MARGIN, GAP = 60.0, 24.0
FACE, SMALL_FACE = 236.0, 150.0
ABREAST, FIVE = 4, 5
"""Numbers in a row at first: of seats; of pictures beside the ship, and of difficulties."""
WAYS = (
    (1300, 4, SMALL_FACE, 5, 6),
    (1100, 2, SMALL_FACE, 5, 4),
    (1000, 2, SMALL_FACE, 3, 3),
    (700, 2, SMALL_FACE, 3, 3),
    (0, 1, FACE, 2, 2),
    (0, 1, FACE, 1, 1),
)
"""Arrangements where not all is seen at once: the width from which each counts, seats in a row, the size
of a face, difficulties and pictures in a row."""
SECOND_SIDES = "rooms/bridge-v2.jpg"
PLUS = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)


class SetupScreen(Protocol):
    """Declare what the views ask of the screen they show."""

    app: Program
    draft: Draft
    mission: Mission
    outlook: Outlook
    dealt: int
    newcomer: bool
    naming: int | None

    @property
    def ship_name(self) -> str:
        """Return what the ship is called where it is that of a day."""

    def showable(self, letter: str) -> bool:
        """Tell whether the type has a letter."""

    def words(self, problem: Problem | Check | None) -> str | None:
        """Return a problem in words."""

    def short(self, problem: Check) -> str:
        """Return a problem in three words."""

    def problem(self) -> str | None:
        """Return what stands in the way of starting, in words."""


class DraftView:
    """Makes a view of one draft.

    Args:
        scene: the setup screen.
        kit: of its page.
    """

    def __init__(self, scene: SetupScreen, kit: Kit) -> None:
        self.scene, self.kit, self.texts = scene, kit, kit.texts
        self.draft, self.mission, self.outlook = scene.draft, scene.mission, scene.outlook

    def changed(self, change: Difference | None) -> str:
        """Return what something changes for the crews that the difficulties tell of; nothing where nobody
        knows."""
        if change is None or not self.outlook.rank:
            return ""
        return change_sentence(self.texts, change, self.outlook.rank)

    def foot(self) -> View:
        """Return the row below a page that is scrolled: Start is always at hand."""
        start = row(self._start().but(wide=(0, 596), grow=1), pack="end", align="fill", grow=1)
        return row(start, look="foot", pad=(MARGIN, 12), align="fill", high=108)

    def _start(self) -> View:
        """Return the big button: bright gold, or grey with what is missing."""
        name, reason = (
            self.texts("setup-watch" if self.draft.watched else "setup-start"),
            self.scene.problem(),
        )
        act = Act(reason=reason, keys=ENTER, more=(("primary", True),))
        if reason is not None:
            said = text(reason, "small", "note", lines=2, align="center")
            words = column(text(name, "button-large", align="center"), said, pack="middle")
            return stack(words, look="start", states=on(locked=True), pad=(24, 4)).named("start", act)
        sign = icon(self.kit.looks.room(self.draft.offer.centre).icon, 48)
        key = cap(self.kit, self.texts("key-enter"), "gold")
        inside = row(sign, text(name, "start"), key, gap=22, pack="middle", look="start", pad=(24, 4))
        return inside.named("start", act)


class SetupView(DraftView):
    """Makes the first page of a new game."""

    def view(self) -> View:
        """Return the screen: all at once where there is room, else a page that is scrolled over Start."""
        seats = {face: self._seats(face) for face in (FACE, SMALL_FACE)}
        levels, cards, deal = self._levels(), self._cards(), self._deal()
        difficulty = Act("choice", self.mission.difficulty)
        head, foot = self._head(), self.foot()

        def scrolled(least: float, crew: int, face: float, hard: int, more: int) -> View:
            page = column(
                rows_of(crew, *seats[face], gap=16),
                rows_of(hard, *levels, gap=14).named("difficulty", difficulty),
                rows_of(more, *cards, gap=14),
                deal,
                gap=GAP,
                pad=(MARGIN, 12, MARGIN, GAP),
                wide=(least, 4000),
            )
            return column(head, scroll(page, "page"), foot)

        beside = column(deal, self._start().but(high=104), gap=16, wide=596)
        tall = [card.but(high=(300, 600)) for card in cards]
        whole = column(
            rows_of(ABREAST, *seats[FACE], gap=16),
            rows_of(FIVE, *levels, gap=15).named("difficulty", difficulty),
            row(rows_of(ABREAST, *tall, gap=14, grow=1), beside, gap=26, align="fill"),
            gap=GAP,
            pad=(MARGIN, 0),
        )
        # A taller window has free ground above, and three times as much below.
        page = column(head, space(grow=1), whole, space(high=GAP, grow=3))
        return first_that_fits(page, *(scrolled(*way) for way in WAYS))

    # around the page

    def _head(self) -> View:
        """The way back, the title, the guided game and the rulebook."""
        texts = self.texts
        act = Act(reason=self.scene.problem(), tip=texts("setup-guided-tip"))
        guided = button("guided", texts("title-guided"), act, sign="ui-school")
        if act.reason is None and self.scene.newcomer:
            guided = guided.but(states=on(primary=True))
        book = command_button(self.kit, "rulebook", texts("rulebook-open"), "help")
        return page_head(self.kit, texts("setup-title"), texts("setup-back"), guided, book)

    # the crew

    def _seats(self, face: float) -> list[View]:
        draft = self.draft
        seats = [self._seat(seat, player, face) for seat, player in enumerate(draft.players)]
        if draft.own_crew is not None:
            words = text(self.texts(f"expansion-{draft.own_crew.id}-full"), "small", "note", 0, grow=1)
            return [*seats, row(icon("ui-cards", 44), words, gap=24, look="panel", pad=(24, 10))]
        free = [mark for mark in range(MARKS) if mark not in draft.marks]
        open_seats = range(len(seats), draft.offer.most)
        return seats + [self._free(seat, free[n], face, n == 0) for n, seat in enumerate(open_seats)]

    def _seat(self, seat: int, player: Participant, face: float) -> View:
        """A crew member: face, name, the way out, who plays; what is wrong with the name."""
        draft, texts, tone = self.draft, self.texts, CREW[player.mark].colour
        problem = self.scene.words(draft.name_problem(seat, self.scene.showable))
        rank = None if draft.own_crew is not None else draft.ranks[seat]
        name = field(
            f"name-{seat}",
            player.name,
            (140, 400),
            limit=NAME_LIMIT,
            placeholder=texts("setup-name"),
            accent=tone,
            problem=problem is not None,
            chosen=True,
        )
        away = Act(reason=self._fewest(), tip=texts("setup-remove"))
        out = icon_button(f"remove-{seat}", "ui-cross", away, 24)
        full = self.scene.naming == seat and len(player.name) >= NAME_LIMIT
        played = texts("setup-seat-program") if rank else ""
        said = problem or (texts("setup-name-longest", count=NAME_LIMIT) if full else played)
        below = text(said, "small", "note", 0, valign="top", grow=1) if said else space(grow=1)
        beside = column(name, below, row(space(grow=1), out), gap=8, grow=1)
        picture = drawn(draw_face, player.mark, rank or "", wide=face, high=face)
        return column(
            row(picture, beside, gap=10, align="fill", grow=1),
            self._ranks(seat, rank) if rank is not None else None,
            gap=9,
            pad=(12, 10, 12, 9),
            look="seat",
            states=on(wrong=problem is not None),
            tones=(tone,),
            high=(330 if face == FACE else 0, 600),
        )

    def _ranks(self, seat: int, rank: str) -> View:
        """Return who plays a crew member: a person, or one of the program's players."""
        ways = [(way, self.texts(f"rank-{way or 'human'}")) for way in ("", *RANKS)]
        made = segments(f"rank-{seat}", ways, rank, gap=6, high=HIGH)

        def of_size(style: str, firm: bool) -> View:
            cells = [
                cell.but(
                    act=Act("cell", way, tip=self._rank_tip(way)),
                    parts=(text(words, style, align="center", grow=1, firm=firm),),
                    pad=(4, 0),
                )
                for cell, (way, words) in zip(made.parts, ways, strict=True)
            ]
            return made.but(parts=tuple(cells))

        # All four names have letters of one size.
        return first_that_fits(
            of_size("subheading", True), of_size("tag", True), of_size("small", True), of_size("small", False)
        )

    def _rank_tip(self, rank: str) -> str:
        """Return what a player of a rank does, how long it takes, and what it knows."""
        if not rank:
            return self.texts("rank-human-text")
        seconds = (
            self.scene.app.settings.captain_seconds if rank == with_role(Role.TIMED) else usual_seconds(rank)
        )
        words = [self.texts(f"setup-rank-{rank}-tip", seconds=seconds), self.texts("setup-rank-tip")]
        if usual_samples(rank) and not is_compiled():
            words.append(self.texts("setup-rank-slow"))
        return " ".join(words)

    def _fewest(self) -> str | None:
        """Return why nobody can be removed."""
        draft = self.draft
        if draft.own_crew is not None:
            return self.texts("setup-crew-fixed", players=draft.seats, crew=len(draft.players))
        return self.texts("setup-fewest") if len(draft.players) <= draft.offer.fewest else None

    def _free(self, seat: int, mark: int, face: float, first: bool) -> View:
        """A free seat: who is offered for it; once they are there, anybody else may play."""
        rank = self.draft.offered
        label = text(self.texts("setup-seat-program" if rank else "rank-human"), "button", lines=2)
        key = cap(self.kit, self.kit.keys.label("plus", self.texts)) if first else None
        act = Act(tip=self.texts(f"setup-add-{rank}" if rank else "setup-add"), keys=PLUS if first else ())
        picture = drawn(draw_face, mark, "", 90, wide=face, high=face)
        words = column(
            text("+", "dialog-title", "sign"), label, row(key) if key else None, pack="middle", gap=6
        )
        return row(picture, words, gap=20, align="fill", look="free-seat", pad=(12, 12, 12, 10)).named(
            f"add-{seat}", act
        )

    # the difficulty

    def _levels(self) -> list[View]:
        names = list(self.mission.universals)
        return [self._level(name, n / max(1, len(names) - 1)) for n, name in enumerate(names)]

    def _level(self, name: str, heat: float) -> View:
        """A difficulty: its sun, and what share of the ships such a crew saves."""
        texts, found = self.texts, self.outlook.levelled[name]
        chosen = name == self.mission.difficulty
        rank = self.outlook.rank
        whose = text(texts("setup-ranks-win", rank=rank) if rank else "", "small", "note", 2)
        unknown = text(texts("setup-not-measured"), "small", "note", 2)
        lines = (
            text(texts(f"difficulty-{name}"), "crew-name"),
            text(self._share(name), "active-name", "number"),
            unknown
            if found is None
            else whose
            if chosen
            else with_room_for(text("", "small", lines=2), whose),
        )
        words = first_that_fits(
            column(*lines, self._shuffled(name), gap=2, pack="middle", grow=1),
            column(*lines, gap=2, pack="middle", grow=1),
        ).but(grow=1)
        share, interval = (found.share, found.interval) if found is not None else (None, (0.0, 1.0))
        bar = drawn(draw_share, share, interval, chosen, high=13)
        top = row(
            drawn(draw_sun, heat, wide=(104, 140), high=(104, 200), grow=4),
            words,
            gap=16,
            align="fill",
            grow=1,
        )
        return column(
            top,
            bar,
            gap=8,
            pad=(20, 12, 20, 18),
            look="level-card",
            states=on(chosen=chosen),
            high=(210, 400),
        ).named(("difficulty", name), Act("cell", name, tip=self._level_tip(name)))

    def _shuffled(self, name: str) -> View:
        """Return the sign and the number of the cards that make a difficulty easier or harder."""
        card = self.mission.card
        count = text(str(self.mission.universals[name]), "small", "number")
        return row(icon(self.kit.looks.resource(card).icon, 22), count, gap=6)

    def _share(self, name: str) -> str:
        """Return how many ships a difficulty's crews save: the same for those that cannot be told apart."""
        texts, found = self.texts, self.outlook.levelled[name]
        if found is None or not self.outlook.shared(name):
            return share_words(texts, found)
        return interval_words(texts, found)

    def _level_tip(self, name: str) -> str:
        """Return what a difficulty shuffles in, and what is known of crews of every rank."""
        texts, mission = self.texts, self.mission
        card, count = texts(f"resource-{mission.card}"), mission.universals[name]
        lines = [f"{texts('setup-fact-deck')}: {texts('setup-universals', count=count, resource=card)}"]
        lines += ["", texts("setup-level-tip")]
        for chance in self.outlook.chances(name):
            found, whose = chance.found, texts("setup-ranks", rank=chance.rank)
            if found is None:
                lines.append(f"{whose}: {texts('setup-not-measured')}")
            else:
                games = texts("setup-games", games=found.games)
                lines.append(f"{whose}: {chance_words(texts, found)} · {games}")
        if any(chance.found for chance in self.outlook.chances(name)):
            lines += ["", texts("setup-level-margin")]
        if self.outlook.shared(name):
            lines.append(texts("setup-level-same"))
        return "\n".join(lines)

    # expansions

    def _cards(self) -> list[View]:
        draft = self.draft
        solos = [(count, one) for count in draft.offer.counts if (one := draft.offer.own_crew(count))]
        return [
            self._second_sides(),
            *(self._solo(count, one) for count, one in solos),
            *(self._expansion(one) for one in draft.offer.switches),
        ]

    def _second_sides(self) -> View:
        way = self.draft.rooms
        known = "\n".join((sentence(self.texts(f"setup-rooms-{way}-note")), self.changed(self.outlook.rooms)))
        said = "" if way == VARIANTS[0] else self.texts(f"setup-rooms-{way}")
        return self._card("second-sides", SECOND_SIDES, way != VARIANTS[0], said, tip=known.strip())

    def _solo(self, count: int, one: Expansion) -> View:
        tip = self.texts(f"expansion-{one.id}-full")
        return self._card(f"expansion-{one.id}", "", self.draft.seats == count, "", tip=tip)

    def _expansion(self, one: Expansion) -> View:
        problem, there = self.draft.expansion_problem(one), one.id in self.draft.in_effect
        tip = " ".join(
            (self.texts(f"expansion-{one.id}-full"), self.changed(self.outlook.expansions[one.id]))
        )
        short = sentence(self.scene.short(problem)) if problem else ""
        return self._card(f"expansion-{one.id}", "", there, short, self.scene.words(problem), tip)

    def _card(
        self, name: str, path: str, value: bool, said: str, reason: str | None = None, tip: str = ""
    ) -> View:
        """Something that can be in the game: its picture, its name, its switch; the rest when pointed at."""
        id = name.removeprefix("expansion-")
        path = path or self.kit.looks.expansion_picture(id) or ""
        label = self.texts("setup-rooms" if name == "second-sides" else name)
        lock = icon("ui-lock", 20) if reason is not None else None
        told = (
            row(lock, text(said, "small", "note", 2, grow=1), gap=8, grow=1)
            if said or lock
            else space(grow=1)
        )
        foot = row(told, switch_plate(value, reason is not None).but(at=None), gap=10)
        return column(
            drawn(draw_expansion, id, path, value, high=(110, 300), grow=1),
            column(
                text(label, "button", lines=2, grow=1), foot, gap=8, pad=(16, 10, 16, 14), high=(126, 300)
            ),
            pad=2,
            look="picture-card",
            states=on(chosen=value, locked=reason is not None),
            high=(270, 600),
        ).named(name, Act("switch", value, reason, tip))

    # the ship

    def _deal(self) -> View:
        """The ship that is dealt, with its code."""
        texts, mission = self.texts, self.mission
        seed = self.draft.seed_number()
        code = seed_text(self.scene.dealt if seed is None else seed)
        ship = drawn(draw_ship, mission.layout, mission.variants, wide=(180, 256), high=(108, 200), grow=4)
        again = button("dice", texts("setup-deal"), Act(tip=texts("setup-seed-roll")), pad=(12, 6))
        details = button("details", texts("setup-details"), pad=(12, 6))
        beside = column(
            text(code, "crew-name"),
            row(again.but(grow=1), details.but(grow=1), pack="even", gap=12),
            gap=6,
            grow=1,
        )
        return headed(
            self.scene.ship_name or texts("setup-ship"),
            row(ship, beside, gap=24, align="fill"),
            gap=4,
            high=(180, 300),
        )
