"""The bars and columns around the ship as views without words: where their parts lie, in units. Pure.

A frame has free ground where words come, as high as their type. `Layout` asks the frames for the rectangle of
a `TableKey`; the painters lay words into the parts, which have names of their own (`head`, `left`, ...).
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol

from game.app.drawing.colours.theme import SMALLEST, Style, style_of
from game.app.table.model.table_keys import (
    ADVISER,
    ASKED,
    DAMAGE_DECK,
    DAMAGE_DISCARD,
    DECK,
    DIE,
    DISCARD,
    END,
    GIVE_BACK,
    HAND,
    HELP,
    HINT,
    LOG,
    MEMBER,
    MENU,
    MORE,
    POD,
    REDO,
    STEPPER,
    THREAT,
    TURN,
    UNDO,
    TableKey,
)
from game.app.views.layout import Layouter
from game.app.views.tree import View, column, first_that_fits, row, space, stack

CARD_W, CARD_H = 130.0, 180.0
SMALL_W, SMALL_H = 40.0, 64.0
"""A card on a crew panel."""
ACTIONS = ("move", "scavenge", "share", "divert", "repair", "activate")
"""The six action buttons, down the first column, then down the second."""
STEERING = (("pause", 0.40), ("speed-1", 0.10), ("speed-2", 0.10), ("speed-4", 0.10), ("skip", 0.30))
"""Buttons that steer a bot's turn, and the share of the row for each."""
TOKENS = ("cube", "action", "protection", "power")
"""Tokens of the supply, from left to right."""
TARGET = 66.0
"""Height of what hands press, wherever there is room: 44 pixels at 1280 x 720."""
MARGIN = 16.0
"""Free ground between the columns and the bars."""
SIDE = 20.0
"""Free ground beside the columns."""
GAP = (6.0, 32.0)
"""Free ground between panels, the least and the most."""
PANEL_H = 212.0
"""Height of a crew panel where there is room."""
FIRST = 1000.0
"""Grows before all else: panels get what they can use, gaps what is left."""
DOCK_PAD = 9.0
ROW_GAP = 5.0
FOOT = 8.0
"""Free ground below the cards of a crew panel."""
CARDS_W = 265.0
"""Width of the row of cards on a crew panel."""
DOCK_W = 1880.0
HINT_H, HINT_MORE = 24.0, 26.0
"""Height of the words below the hand, and how much more there is for a second line."""


class Game(Protocol):
    """Declare what frames need to know of a game: `layout.Shape`."""

    @property
    def hands(self) -> tuple[int, ...]:
        """Cards of every crew member."""

    @property
    def active(self) -> int:
        """Return whose hand lies in the dock."""

    @property
    def face_up(self) -> int:
        """Face-up cards."""

    @property
    def held(self) -> tuple[int, int]:
        """Repair cubes and Protection tokens that the active crew member holds."""

    @property
    def pod(self) -> bool:
        """Return whether the Escape Pod is part of the game."""

    @property
    def shared(self) -> int | None:
        """Cards of the hand that the whole crew shares."""

    @property
    def more(self) -> bool:
        """Return whether there are actions without a button of their own."""

    @property
    def lent(self) -> bool:
        """Return whether a player of the program has the turn."""

    @property
    def taken(self) -> bool:
        """Return whether a seat was just taken over, which can still be given back."""


class _NoWords:
    """Measures type where there is none: frames hold free ground."""

    language, least = "en", float(SMALLEST)

    def style(self, style: str | Style) -> Style:
        """Return a style as it is named."""
        return style_of(style)

    def width(self, text: str, style: str | Style) -> float:
        """Return no width."""
        return 0.0

    def line_height(self, style: str | Style) -> float:
        """Return the height of a line in type of 100 %."""
        return style_of(style).size * style_of(style).leading

    def wrap(self, text: str, style: str | Style, width: float) -> list[str]:
        """Return one line."""
        return [text]


LAYOUTER = Layouter(_NoWords())


def place(name: Hashable, **given: object) -> View:
    """Return free ground that is found by a name."""
    return stack(**given).named(name)


def line(style: str, text: float, least: float = 0.0) -> float:
    """Return the height of a line in type of a size, 1 to 2."""
    kind = style_of(style)
    return max(least, kind.size * kind.leading * text)


def bar_height(text: float) -> float:
    """Return the height of the top bar: two lines, in large type one."""
    return min(max(56.0, 46 * text), 58.0) + 8


def column_width(text: float) -> float:
    """Return the width of the columns at both sides."""
    return 288 + 96 * min(1.0, (text - 1) / 0.5)


def button_height(text: float) -> float:
    """Return the least height of an action button: name and line."""
    return max(TARGET, 46 * text)


def dock_height(text: float) -> float:
    """Return the least height of the dock."""
    return 3 * button_height(text) + 2 * ROW_GAP + 2 * DOCK_PAD


def fanned(names: Sequence[Hashable], wide: float, room: float, apart: float, **given: object) -> View:
    """Return cards side by side, at most so far apart, over each other where there is less room."""
    pitch = min(apart, (room - wide) / max(1, len(names) - 1))
    return row(*[place(name, wide=wide) for name in names], gap=pitch - wide, align="fill", **given)


def top_bar(text: float) -> View:
    """Return the bar at the top: menu, turn, phases, threat, tools."""
    tools = [place(key, wide=52.0) for key in (UNDO, REDO, ADVISER, LOG, HELP)]
    return row(
        place(MENU, wide=52.0),
        place(TURN, wide=130 * text),
        place(STEPPER, wide=330 + 170 * text),
        place(THREAT, grow=1),
        row(*tools, gap=7, align="fill"),
        gap=18,
        pad=(SIDE, 4),
        align="fill",
    )


def _spread(panels: Sequence[View]) -> View:
    """Return a column of panels with as much free ground between them as there is."""
    parts: list[View] = []
    for panel in panels:
        parts += [space(grow=1).but(high=GAP), panel] if parts else [panel]
    return column(*parts, pack="middle", pad=(0, MARGIN))


def crew_column(game: Game, text: float) -> View:
    """Return the column at the left: the crew, the Escape Pod, the supply."""
    count = len(game.hands)
    panels = [_crew(n, cards, game.shared is not None) for n, cards in enumerate(game.hands)]
    if game.pod:
        panels.append(place(POD, high=56.0 if count > 3 else 124.0))
    elif count < 3:
        # Two crew panels keep the places they have among three; the rest stays free.
        panels.append(space(grow=FIRST).but(high=(0.0, PANEL_H)))
    cells = [place(TableKey.supply(token)) for token in TOKENS]
    high = line("number", text, 40.0) + 8
    supply = row(
        *cells, pack="even", align="fill", gap=2, pad=(8, 4), high=(high, TARGET + 8), grow=FIRST / 100
    )
    return _spread([*panels, supply.named(TableKey.panel("supply"))])


def _crew(member: int, cards: int, shared: bool) -> View:
    row_of = fanned(
        [TableKey.card(member, n) for n in range(cards)], SMALL_W, CARDS_W, SMALL_W + 5, high=SMALL_H
    )
    parts = [place("head", grow=1), None if shared else row_of]
    return column(*parts, pad=(12, 6, 11, FOOT), gap=4, high=(0.0, PANEL_H), grow=FIRST).named(
        TableKey.crew(member)
    )


def decks_column(game: Game, text: float) -> View:
    """Return the column at the right: the Resource deck, the Damage deck, the die; less where it is low."""
    return first_that_fits(*(_spread(_decks(game, text, told)) for told in (True, False)))


def _decks(game: Game, text: float, told: bool) -> list[View]:
    rule = place("rule", high=1.4)
    head = place("head", high=line("number", text, 30.0))
    faces = [place(TableKey.face_up(n), wide=80.0, high=120.0) for n in range(game.face_up)]
    resources = column(
        head,
        place("gauge", high=16.0),
        place("turns", high=line("fact", text)) if told else None,
        row(place(DECK, wide=84.0, high=120.0), *faces, gap=6, pack="middle", pad=(0, 4, 0, 0)),
        rule,
        place(DISCARD, high=(88.0, 130.0), grow=1),
        pad=(10, 8, 10, 6),
        gap=6,
        high=(0.0, 370.0),
        grow=FIRST,
    )
    damage = column(
        head,
        row(place(DAMAGE_DECK, wide=76.0, high=108.0), place("left", grow=1), gap=12, align="fill"),
        rule,
        place(DAMAGE_DISCARD, high=(46.0, TARGET), grow=1),
        pad=(12, 8, 12, 6),
        gap=7,
        high=(0.0, 240.0),
        grow=FIRST,
    )
    die = row(
        place(DIE, wide=80.0, high=80.0),
        place("said", grow=1),
        gap=10,
        pad=(16, 8, 12, 8),
        align="fill",
        high=(96.0, 116.0),
        grow=FIRST / 4,
    )
    named = (("resources", resources), ("damage", damage), ("die", die))
    return [panel.named(TableKey.panel(name)) for name, panel in named]


def dock(game: Game, text: float, more: float) -> View:
    """Return the dock.

    Args:
        game: what lies on the table.
        text: how many times as large as designed type is.
        more: how much higher than it must be the dock is, units.
    """
    shown = game.hands[game.active] if game.shared is None else game.shared
    button_w, end_w = 252 + 88 * (text - 1), 200 + 20 * (text - 1)
    member_w = 280 + 20 * (text - 1)
    hand_w = DOCK_W - 34 - member_w - 11 - 2 * button_w - 10 - end_w - 3 - 3 * 11
    cards = fanned([TableKey.hand(n) for n in range(shown)], CARD_W, hand_w, CARD_W + 5)
    # One line as designed, two where type is larger.
    hint = HINT_H + HINT_MORE * min(1.0, 4 * (text - 1))
    room = dock_height(text) + more - 2 * DOCK_PAD
    hand = column(
        space(grow=0.45),
        cards.but(high=min(CARD_H + min(22.0, more * 0.4), room - hint - 4)).named(HAND),
        space(high=4),
        place(HINT, high=hint),
        space(grow=0.55),
        grow=1,
    )
    held = [
        place(TableKey.held(token), wide=max(88.0, TARGET * text))
        for token, count in zip(("cube", "protection"), game.held, strict=True)
        if count
    ]
    foot = row(*held, gap=8, align="fill", high=(44.0, TARGET)) if held else None
    member = column(place("who", grow=1), foot, gap=4, pad=(0, 3, 0, 3), wide=member_w).named(MEMBER)
    high = button_height(text) + more / 3
    below = place(MORE, high=high) if game.more else None
    back = place(GIVE_BACK, high=high) if game.taken else None
    end = column(place(END, grow=1), back, below, gap=ROW_GAP, wide=end_w)
    return row(
        member,
        hand.but(pad=(11, 0, 0, 0)),
        _asked(game, text).but(wide=2 * button_w + 10),
        end.but(wide=end_w + 3, pad=(3, 0, 0, 0)),
        gap=11,
        pad=(18, DOCK_PAD, 16, DOCK_PAD),
        align="fill",
    )


def _asked(game: Game, text: float) -> View:
    """Return the action buttons, or what steers how a player of the program is shown."""
    if game.lent:
        steps = [place(TableKey.lent(name), grow=share) for name, share in STEERING]
        foot = row(*steps, pack="even", align="fill", gap=8, high=max(46.0, min(34 * text, 60.0)))
        return column(space(grow=1), foot).named(ASKED)
    columns = [
        column(*[place(TableKey.button(action)) for action in ACTIONS[n : n + 3]], pack="even", gap=ROW_GAP)
        for n in (0, 3)
    ]
    return row(*columns, pack="even", align="fill", gap=10).named(ASKED)
