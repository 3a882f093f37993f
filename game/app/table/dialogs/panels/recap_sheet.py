"""Before a person's turn, in place of the dock: who is next, what the crew did and what has struck."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from game.app.drawing.colours.theme import CREW
from game.app.drawing.viewport import Rect, inside
from game.app.table.dialogs.sheet import PAD, Sheet, docked
from game.app.table.model.table_keys import TableKey
from game.app.table.model.words.crew_doings import PROTECTION, Doing, doings_of
from game.app.table.model.words.recap import Strike
from game.app.table.paint.cards.damage_card import rooms_of
from game.app.views.bits import ENTER, button, cap
from game.app.views.tree import Act, View, column, first_that_fits, flow, grid, icon, on, row, text
from game.wording import room_brief

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.navigation.scene import Program
    from game.app.table.table_host import SheetHost

GAP = 16.0
WIDEST = 620.0
"""Width of one storm at the most, in type of 100 %."""
LEVELS, SHORT = 4, 2
"""A storm in one line: with the rooms' names and what came of each blow, with brief names, with brief words,
without names; on the ship the rooms are lit in any case."""
ICONS = {"cube": "token-cube", "protected": "token-protection"}
"""Signs of what a blow cost. A room that was destroyed ends the game, so no turn follows it."""


class Form(NamedTuple):
    """The form of a storm whose rooms are below each other.

    Attributes:
        firm: no letters are smaller or narrower than others.
        apart: what was done is in a line of its own, below whose turn it was.
        brief: hits have fewer words.
        full: rooms in which something was done have their whole names.
    """

    firm: bool = False
    apart: bool = False
    brief: bool = False
    full: bool = False


USUAL = Form()
FIRM = tuple(
    Form(True, apart, brief, full)
    for brief, full in ((False, True), (False, False), (True, False))
    for apart in (False, True)
)
"""Ways with letters of one size, best first."""
TWO: dict[str, Any] = {"pack": "even", "gap": GAP, "gap_down": GAP / 2}
"""Distances of storms in two columns."""


def in_one_place(doings: Sequence[Doing]) -> list[list[Doing]]:
    """Return what was done, each time in one place together: its name is told once."""
    found: list[list[Doing]] = []
    for doing in doings:
        before = found[-1][0] if found else None
        alone = doing.yours or not doing.full or doing.icon == PROTECTION
        if (
            before is None
            or alone
            or before.yours
            or (before.words, before.full) != (doing.words, doing.full)
        ):
            found.append([doing])
        else:
            found[-1].append(doing)
    return found


class RecapSheet(Sheet):
    """It waits until the person goes on: with a key, the button, or a click anywhere.

    The ship is to be seen all the while; the rooms that were hit are lit, under the pointer those of one
    storm alone.

    Args:
        table: the scene below.
        strikes: what has struck, perhaps nothing; None where the person does not want to be told.
        asks: whether the person is asked to say that they are there.
        mine: the crew members of the person.
    """

    quiet = True

    def __init__(
        self, table: SheetHost, strikes: Sequence[Strike] | None, asks: bool, mine: Collection[int] = ()
    ) -> None:
        super().__init__(table)
        self.recaps = strikes is not None
        self.strikes = tuple(strikes or ())
        self.asks = asks
        self.mine = frozenset(mine)
        self._under: int | None = None
        self.doings: list[tuple[Doing, ...]] = []
        """Deeds of the others in each turn."""

    def enter(self, app: Program) -> None:
        """Light the rooms."""
        super().enter(app)
        self.form.focus_on("go-on", by_key=True)
        self._light(None)

    def leave(self) -> None:
        """Nothing is lit any more."""
        self.table.light(frozenset())
        super().leave()

    def update(self, ms: float) -> bool:
        """Let time pass; it ends when somebody else decides after all."""
        if self.app.top is self and not self.shown.position.by_hand:
            self.app.pop()
            return True
        return super().update(ms)

    def do(self, name: str, value: Any) -> None:
        """Go on."""
        self.never_again() if name == "never" else self.app.pop()

    def never_again(self) -> None:
        """Go on, and tell no more of what struck."""
        self.app.pop()
        self.app.change_settings(recap=False)

    # Events

    def handle(self, event: pygame.Event) -> bool:
        """The pointer lights one storm's rooms; a click beside the sheet goes on. A key that still skips the
        turn before does not."""
        if self.table.skipped_keys.takes(event):
            return True
        if event.type == pygame.MOUSEMOTION:
            point = self.app.kit.viewport.point(event.pos)
            places = self.places(self.app.kit)
            self._light(next((n for n, rect in enumerate(places) if inside(rect, point)), None))
        if self.beside(event):
            self.app.pop()
            return True
        return super().handle(event)

    def _light(self, storm: int | None) -> None:
        if storm != self._under:
            self._under = storm
            self.rebuild()
        told = self.strikes if storm is None else (self.strikes[storm],)
        self.table.light(frozenset(TableKey.room(room) for strike in told for room, _, _ in strike.rooms))
        self.app.dirty = True

    # What is to be seen

    def _read(self) -> list[tuple[Doing, ...]]:
        """Return what others did in each turn, in the words of now."""
        position, texts = self.shown.position, self.shown.texts
        names = [member["name"] for member in position.crew]
        return [
            doings_of(texts, names, position.facts, strike.choices, strike.crew, self.mine)
            for strike in self.strikes
        ]

    def places(self, kit: Kit) -> list[Rect]:
        """Return where the storms stand, in units."""
        return [self.laid.rect(("storm", n)) for n in range(len(self.strikes))]

    def view(self, kit: Kit) -> View:
        """Return who is next, the way on, and the storms: so that the ship is to be seen above them."""
        self.doings = self._read()
        texts, position = kit.texts, self.shown.position
        turn, crew = position.state["turn"], position.state["crew"]
        since = "alone" if position.solo else "first" if turn <= len(crew) else "last"
        name = position.name(position.active)
        title = texts(
            "recap-title" if self.strikes else "recap-title-ready", name=name, turn=turn, since=since
        )
        member = CREW[self.shown.session.colours[position.active]]
        keys = (*ENTER, kit.keys.code("end"), pygame.K_ESCAPE)
        go_on = button(
            "go-on",
            texts("recap-ready" if self.asks else "recap-go-on"),
            Act(keys=keys),
            key=cap(kit, texts("key-enter")),
            primary=True,
        )
        head = row(
            icon(member.icon, kit.fonts.line_height("active-name"), None),
            text(title, "active-name", member.colour, 2, grow=1),
            button("never", texts("recap-never"), tab=1) if self.strikes else None,
            go_on,
            gap=GAP,
        )
        nothing = texts("recap-nothing", since=since) if self.recaps and not self.strikes else ""
        told = first_that_fits(*self._ways(kit)) if self.strikes else text(nothing, "body", "note", 0)
        return docked(self.shown.layout, kit, column(head, told, gap=GAP / 2, pad=PAD), below_ship=True)

    def _ways(self, kit: Kit) -> Iterator[View]:
        """Yield the ways to tell of the storms: room below room, then in lines with fewer words.

        Before letters get smaller or narrower what was done gets a line of its own, and hits fewer words.
        """
        count = len(self.strikes)
        wide = (0, count * (WIDEST * kit.text + GAP) - GAP)
        for form in FIRM:
            firm = [self._storm(kit, n, None, form) for n in range(count)]
            yield column(row(*firm, pack="even", align="fill", gap=GAP, wide=wide))
        yield grid(2, *[self._storm(kit, n, None, FIRM[0]) for n in range(count)], **TWO)
        full = [self._storm(kit, n, None) for n in range(count)]
        yield column(row(*full, pack="even", align="fill", gap=GAP, wide=wide))
        yield grid(2, *full, **TWO)
        for level in range(LEVELS):
            lines = [self._storm(kit, n, level) for n in range(count)]
            yield column(*lines, gap=GAP / 2)
            yield grid(2, *lines, **TWO)

    def _storm(self, kit: Kit, n: int, level: int | None, form: Form = USUAL) -> View:
        """Return a storm: its rooms below each other, or in one line with as many words as a level says."""
        strike, texts, position = self.strikes[n], kit.texts, self.shown.position
        sign = "hull-breach" if strike.card is None else f"damage-{min(3, rooms_of(strike.card)[0])}"
        words = texts("recap-turn", turn=strike.turn, name=position.name(strike.crew))
        tone = CREW[self.shown.session.colours[strike.crew]].colour
        size = kit.fonts.line_height("subheading")
        brief = level is not None and level >= SHORT
        last = level == LEVELS - 1
        signs = [
            self._doing(kit, together, last or brief and together[0].icon != PROTECTION, form)
            for together in in_one_place(self.doings[n])
        ]
        title = text(words, "subheading", tone, firm=form.firm)
        first = icon(sign, size, None) if strike.struck else None
        if form.apart and signs:
            below = flow(*signs, gap=GAP, gap_down=GAP / 4)
            head = column(row(first, title, gap=GAP / 2), below, gap=GAP / 4)
        else:
            head = row(first, title, *signs, gap=GAP if form.firm else GAP / 2)
        told = () if level is not None else [one.yours for one in self.doings[n] if one.yours]
        yours = [text(words, "fact", "good", 0) for words in told]
        rooms = [self._room(kit, *struck, level, form) for struck in strike.rooms]
        if not rooms and strike.struck:
            words = texts("recap-lost" if strike.card is None else "recap-spared", count=strike.lost)
            rooms = [text(words, "fact", "reason", grow=1)]
        if level is None:
            inside = column(head, *yours, *rooms, gap=GAP / 4)
        else:
            inside = row(head, row(*rooms, gap=GAP, grow=1, pack="between"), gap=GAP)
        name = ("storm", n)
        return inside.but(look="storm", states=on(lit=n == self._under), pad=(14, 6)).named(name)

    @staticmethod
    def _doing(kit: Kit, together: Sequence[Doing], brief: bool, form: Form) -> View:
        """Return the signs of what was done in one place, and where; what touched the reader keeps its
        words."""
        doing = together[0]
        words = doing.full if form.full and doing.full else doing.words
        words = "" if brief and not doing.yours else words
        signs = [icon(one.icon, 0.9 * kit.fonts.line_height("fact")) for one in together]
        ink = "good" if doing.yours else "note"
        return row(*signs, text(words, "fact", ink, firm=form.firm) if words else None, gap=GAP / 4)

    def _room(self, kit: Kit, room_id: str, result: str, left: int, level: int | None, form: Form) -> View:
        """Return a room, what came of the hit, and how many cubes it has now."""
        texts, tones = kit.texts, kit.looks.room(room_id)
        cubes = self.shown.position.room(room_id)["cubes"]
        now = sum(cubes)
        values = {"left": now, "spaces": len(cubes)}
        name = texts(f"room-{room_id}") if not level else room_brief(texts, room_id)
        mended = result == "cube" and cubes and now != left
        words = texts("recap-cube-since" if mended else f"recap-{result}", **values)
        if form.brief or level is not None and level >= SHORT:
            words = texts("recap-left", **values) if result == "cube" and cubes else ""
            words = texts("recap-protected-short") if result == "protected" and level != LEVELS - 1 else words
        size = kit.fonts.line_height("fact")
        return row(
            icon(tones.icon, size, tones.frame),
            text("" if level == LEVELS - 1 else name, "fact", firm=form.firm, grow=float(level is None)),
            icon(ICONS[result], 0.8 * size, None),
            text(words, "fact", "good" if result == "protected" else "reason", firm=form.firm),
            gap=GAP / 2,
        )
