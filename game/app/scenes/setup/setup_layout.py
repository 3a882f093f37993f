"""Where everything on the setup screen stands: in three columns, two or one, as high as words need. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.app.drawing.type.type_measure import TypeMeasure
from game.app.drawing.viewport import Rect
from game.app.widgets.choice import TOGGLE_TEXT
from game.bots.players.player import RANKS

CREW_W, MODES_W, MISSION_W = 560.0, 680.0, 512.0
WIDEST = 860.0
"""How wide a single column may be."""
GAP = 24.0
MARGIN = 60.0
HEAD = 100.0
"""Height of the title's row."""
FOOT = 108.0
"""Height of the row for the Start button, where that does not stand in a column."""
TOP = 12.0
"""From the head to the panels."""
SEAT = 154.0
SEATS = 4
ROOM_H = 84.0
FACTS = 6


@dataclass(frozen=True)
class Steps:
    """How far rows are apart.

    Args:
        fact, chance: from one fact of the mission to the next, and from one rank's chance.
        ship: height of the ship that is dealt.
        start: height of the Start button in a column.
        end: from the panels to the end of the page.
    """

    fact: float = 30.0
    chance: float = 36.0
    ship: float = 102.0
    start: float = 116.0
    end: float = 24.0

    @property
    def mission(self) -> float:
        """Height of the panel of facts."""
        return FACTS_TOP + self.fact * FACTS + 8


ROOMY = Steps()
CLOSE = Steps(fact=27.0, chance=32.0, ship=84.0, start=84.0, end=10.0)
"""Where rows must stand closer for everything to be seen at once."""


@dataclass(frozen=True)
class SetupWords:
    """The words that decide how high things are.

    Args:
        counting: what no counting means.
        crew: what an expansion makes of the crew; empty if none does.
        difficulties: how many there are.
        rooms: for every room all that may stand in its row.
        expansions: for every expansion all that may stand below its name.
        seed: what a seed means, or what is wrong with it.
        outlook: for every difficulty all that may stand below the chances.
    """

    counting: str
    crew: str
    difficulties: int
    rooms: Sequence[Sequence[str]]
    expansions: Sequence[Sequence[str]]
    seed: str
    outlook: Sequence[str]


@dataclass(frozen=True)
class SetupLayout:
    """Places in units, as if nothing were scrolled.

    Args:
        area: the window on the page of panels; it is scrolled if `length` is more than its height.
        length: of the page.
        head: the row of the title, with the way back.
        foot: a row for the Start button below the page; None where the button stands in a column.
        more: the panel of the expansions; None where they stand below the rooms.
        deal: the panel of the seed and the ship that it deals.
        ship: the nine places in it.
        mission: the panel of facts.
        fact: height of a fact.
        outlook: the panel of what has been measured.
        chances: what stands in it for each rank, one row below the other.
    """

    area: Rect
    length: float
    head: Rect
    foot: Rect | None
    crew: Rect
    players: Rect
    seats: tuple[Rect, ...]
    note_of_crew: Rect
    rule: float
    first: Rect
    counting: Rect
    difficulty: Rect
    modes: Rect
    variants: Rect
    rooms: tuple[Rect, ...]
    expansions: tuple[Rect, ...]
    more: Rect | None
    deal: Rect
    seed: Rect
    note: Rect
    ship: Rect
    mission: Rect
    fact: float
    outlook: Rect
    chances: tuple[Rect, ...]
    start: Rect


@dataclass(frozen=True)
class _Heights:
    """How high the words are, and with them the panels.

    Args:
        expansions: how many there are.
        across: how many columns a panel of their own has.
        lines: and how many rows; 0 if they stand in the panel of the rooms.
        steps: how far rows are apart.
    """

    note_of_crew: float
    counting: float
    difficulty: float
    room: float
    toggle: float
    note: float
    outlook_note: float
    rows: int
    expansions: int
    across: int
    lines: int
    steps: Steps

    @property
    def seats(self) -> float:
        """From the top of the crew's panel to the end of its seats."""
        note = self.note_of_crew
        return max(52 + SEAT * SEATS - 10, 52 + SEAT * 3 + 10 + note + 8 if note else 0)

    @property
    def crew(self) -> float:
        return self.seats + 136 + self.counting + 14

    @property
    def modes(self) -> float:
        inside = 0 if self.lines else self.expansions * (self.toggle + 10)
        return 98 + self.rows * (self.room + 4) + 8 + inside + (6 if inside else 4)

    @property
    def rules(self) -> float:
        return self.difficulty + 14 + self.modes

    @property
    def more(self) -> float:
        return MORE_TOP + self.lines * (self.toggle + 10) + 6 if self.lines else 0.0

    @property
    def deal(self) -> float:
        return NOTE_TOP + self.note + 10 + self.steps.ship + 16

    @property
    def outlook(self) -> float:
        return CHANCE_TOP + self.steps.chance * len(RANKS) + 6 + self.outlook_note + 10

    @property
    def mission(self) -> float:
        """All three panels of what will be dealt, with what is between them."""
        return self.deal + BETWEEN + self.steps.mission + BETWEEN + self.outlook


NOTE_TOP = 112.0
"""From the top of the seed's panel to what a seed means."""
SHIP_GROWS = 60.0
"""So much more height the ship takes where there is room."""
FACTS_TOP = 46.0
CHANCE_TOP = 48.0
"""From the panel's top to the first chance."""
BETWEEN = 12.0
"""Between the panels of a column."""
LEVEL_TOP, LEVEL_H = 48.0, 45.0
"""The difficulties: from the panel's top to the first, and from one to the next."""
INSIDE = 3
"""Up to so many expansions stand in the panel of the rooms; more have one of their own."""
MORE_TOP = 60.0
UNEVEN = 160.0
"""So much longer than its neighbours a column may be for them to end with it."""


def _heights(
    fonts: TypeMeasure,
    words: SetupWords,
    crew: float,
    modes: float,
    mission: float,
    wide: float,
    across: int,
    steps: Steps = ROOMY,
) -> _Heights:
    """Measure the words in panels of these widths; one of the expansions alone is `wide`."""

    def high(text: str, style: str, width: float) -> float:
        return len(fonts.wrap(text, style, width)) * fonts.line_height(style) if text else 0.0

    column = (modes - 52) / 2
    lines = max((high(t, "fact", column - 20) for room in words.rooms for t in room), default=0.0)
    count = len(words.expansions)
    inside = count <= INSIDE
    row = modes - 40 if inside else _column(wide, across)
    toggle = max(
        (high(t, "small", row - TOGGLE_TEXT) for each in words.expansions for t in each), default=0.0
    )
    note = high(words.crew, "small", crew - 40 - 112)
    least = 2 * fonts.line_height("small")
    return _Heights(
        note_of_crew=max(126.0, note + 20) if words.crew else 0.0,
        counting=max(96.0, 40 + high(words.counting, "small", crew - 40 - TOGGLE_TEXT)),
        difficulty=LEVEL_TOP + LEVEL_H * words.difficulties + 9,
        room=max(ROOM_H, 44 + lines),
        toggle=max(62.0, 40 + toggle),
        note=max(52.0, high(words.seed, "small", mission - 48) + 4),
        outlook_note=max(least, *(high(text, "small", mission - 48) for text in words.outlook)),
        rows=-(-len(words.rooms) // 2),
        expansions=count,
        across=across,
        lines=0 if inside else -(-count // across),
        steps=steps,
    )


def _column(wide: float, across: int) -> float:
    """How wide one of several columns of expansions is in a panel."""
    return (wide - 40 - 24 * (across - 1)) / across


def setup_layout(fonts: TypeMeasure, design: tuple[float, float], words: SetupWords) -> SetupLayout:
    """Return the places.

    Args:
        fonts: measures type.
        design: width and height of the design area, in units.
        words: what has to fit.
    """
    wide = design[0] - 2 * MARGIN
    if wide >= CREW_W + MODES_W + MISSION_W + 2 * GAP:
        return _three(fonts, design, words)
    if wide >= CREW_W + MODES_W + GAP:
        return _two(fonts, design, words)
    return _one(fonts, design, words)


def _three(fonts: TypeMeasure, design: tuple[float, float], words: SetupWords) -> SetupLayout:
    """Crew, rules and mission side by side, feet on one line; Start below the mission if all fits."""
    whole = CREW_W + MODES_W + MISSION_W + 2 * GAP
    fits = False
    for steps in (ROOMY, CLOSE):
        need = _heights(fonts, words, CREW_W, MODES_W, MISSION_W, whole, 3, steps)
        high = max(need.crew, need.rules, need.mission + BETWEEN + steps.start)
        fits = not need.lines and HEAD + TOP + high + steps.end < design[1]
        if fits:
            break
    else:
        need = _heights(fonts, words, CREW_W, MODES_W, MISSION_W, whole, 3)
        high = max(need.crew, need.rules, need.mission)
        if high - max(need.crew, need.mission) > UNEVEN:
            high = max(need.crew, need.mission)
    x = (design[0] - whole) / 2
    down = max(0.0, (design[1] - (HEAD + TOP + high + 64)) / 2) if fits else 0.0
    y = HEAD + TOP + down
    left, right = x + CREW_W + GAP, x + CREW_W + MODES_W + 2 * GAP
    crew = (x, y, CREW_W, high)
    difficulty = (left, y, MODES_W, need.difficulty)
    modes = (left, y + need.difficulty + 14, MODES_W, max(need.modes, high - need.difficulty - 14))
    tall = need.steps.start
    start = (right, y + high - tall, MISSION_W, tall) if fits else None
    spare = high - need.mission - (BETWEEN + tall if fits else 0)
    grown = min(spare, SHIP_GROWS)
    heights = (need.deal + grown, need.steps.mission, need.outlook + spare - grown)
    panels = _column_of((right, y, MISSION_W), *heights)
    more = (x, max(y + high, modes[1] + modes[3]) + 16, whole, need.more)
    return _layout(design, need, (crew, difficulty, modes, more, *panels), start, down, x)


def _two(fonts: TypeMeasure, design: tuple[float, float], words: SetupWords) -> SetupLayout:
    """Crew and mission at the left, the rules and what is known of them at the right."""
    whole = CREW_W + GAP + MODES_W
    need = _heights(fonts, words, CREW_W, MODES_W, CREW_W, whole, 2)
    x = (design[0] - whole) / 2
    right, y = x + CREW_W + GAP, HEAD + TOP
    crew = (x, y, CREW_W, need.crew)
    difficulty = (right, y, MODES_W, need.difficulty)
    modes = (right, y + need.difficulty + 14, MODES_W, need.modes)
    deal, mission = _column_of((x, y + need.crew + 16, CREW_W), need.deal, need.steps.mission)
    outlook_y = modes[1] + need.modes + 16
    end = max(mission[1] + mission[3], outlook_y + need.outlook)
    outlook = (right, outlook_y, MODES_W, need.outlook)
    more = (x, end + 16, whole, need.more)
    return _layout(design, need, (crew, difficulty, modes, more, deal, mission, outlook), None, 0.0, x)


def _one(fonts: TypeMeasure, design: tuple[float, float], words: SetupWords) -> SetupLayout:
    """One panel below the other."""
    wide = min(WIDEST, design[0] - 2 * MARGIN)
    need = _heights(fonts, words, wide, wide, wide, wide, 1)
    x, y = (design[0] - wide) / 2, HEAD + TOP
    heights = (need.crew, need.difficulty, need.outlook, need.modes, need.more, need.deal)
    places = _column_of((x, y, wide), *heights, need.steps.mission)
    crew, difficulty, outlook, modes, more, deal, mission = places
    return _layout(design, need, (crew, difficulty, modes, more, deal, mission, outlook), None, 0.0, x)


def _column_of(top: tuple[float, float, float], *heights: float) -> tuple[Rect, ...]:
    """Return panels of these heights below each other, nothing between them where one has no height.

    Args:
        top: where the first begins: left, top and width.
        heights: of the panels.
    """
    x, y, wide = top
    rects: list[Rect] = []
    for high in heights:
        rects.append((x, y, wide, high))
        y += high + BETWEEN if high else 0
    return tuple(rects)


def _layout(
    design: tuple[float, float],
    need: _Heights,
    panels: tuple[Rect, ...],
    start: Rect | None,
    down: float,
    left: float,
) -> SetupLayout:
    """Return the places inside the panels, and around them."""
    crew, difficulty, modes, more, deal, mission, outlook = panels
    x, y, w, _ = crew
    seats = tuple((x + 20, y + 52 + SEAT * n, w - 40, SEAT - 10) for n in range(SEATS))
    rule = y + need.seats + 18
    mx, my, mw, _ = modes
    column = (mw - 52) / 2
    pitch = need.room + 4
    rooms = tuple(
        (mx + 20 + (n % 2) * (column + 12), my + 98 + (n // 2) * pitch, column, need.room)
        for n in range(2 * need.rows)
    )
    toggles = my + 98 + need.rows * pitch + 8
    if need.lines:
        wide = _column(more[2], need.across)
        expansions = tuple(
            (
                more[0] + 20 + (n % need.across) * (wide + 24),
                more[1] + MORE_TOP + (n // need.across) * (need.toggle + 10),
                wide,
                need.toggle,
            )
            for n in range(need.expansions)
        )
    else:
        expansions = tuple(
            (mx + 20, toggles + n * (need.toggle + 10), mw - 40, need.toggle) for n in range(need.expansions)
        )
    sx, sy, sw, sh = deal
    ship_y = sy + NOTE_TOP + need.note + 10
    ox, oy, ow, _ = outlook
    shown = (rect for rect in (*panels, *([start] if start else [])) if rect[3])
    bottom = max(rect[1] + rect[3] for rect in shown)
    foot = None
    high = design[1] - HEAD - down
    if start is None:
        foot = (0.0, design[1] - FOOT, design[0], FOOT)
        high -= FOOT
        wide = min(MISSION_W, design[0] - 2 * left)
        start = (design[0] - left - wide, foot[1] + 12, wide, FOOT - 24)
    return SetupLayout(
        area=(0.0, HEAD + down, design[0], high),
        length=bottom + need.steps.end - (HEAD + down),
        head=(left, down, design[0] - 2 * left, HEAD),
        foot=foot,
        crew=crew,
        players=(x + w - 284, y + 7, 264, 40),
        seats=seats,
        note_of_crew=(x + 20, y + 52 + SEAT * 3 + 10, w - 40, need.note_of_crew),
        rule=rule,
        first=(x + 20, rule + 58, w - 40, 48),
        counting=(x + 20, rule + 118, w - 40, need.counting),
        difficulty=difficulty,
        modes=modes,
        variants=(mx + 202, my + 44, mw - 222, 42),
        rooms=rooms,
        expansions=expansions,
        more=more if need.lines else None,
        deal=deal,
        seed=(sx + 24, sy + 50, sw - 172, 54),
        note=(sx + 24, sy + NOTE_TOP, sw - 48, need.note),
        ship=(sx + 24, ship_y, sw - 48, sy + sh - 16 - ship_y),
        mission=mission,
        fact=need.steps.fact,
        outlook=outlook,
        chances=tuple(
            (ox + 24, oy + CHANCE_TOP + n * need.steps.chance, ow - 48, need.steps.chance)
            for n in range(len(RANKS))
        ),
        start=start,
    )
