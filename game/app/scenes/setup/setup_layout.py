"""Where everything on the setup screen stands: in three columns, two or one, as high as words need. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from game.app.drawing.viewport import Rect
from game.app.widgets.choice import TOGGLE_TEXT

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
FACT_H = 41.0
FACTS = 7


class Measure(Protocol):
    """Measures type (`game/app/drawing/fonts.py`)."""

    def wrap(self, text: str, style: str, width: float) -> list[str]:
        """Break a text into lines."""
        ...

    def line_height(self, style: str) -> float:
        """Return the height of a line."""
        ...


@dataclass(frozen=True)
class SetupWords:
    """The words that decide how high things are.

    Args:
        counting: what no counting means.
        solo: what a single player does; empty with more of them.
        rooms: for every room all that may stand in its row.
        toggles: what the two expansions mean, and why they cannot be had.
        seed: what a seed means, or what is wrong with it.
    """

    counting: str
    solo: str
    rooms: Sequence[Sequence[str]]
    toggles: Sequence[str]
    seed: str


@dataclass(frozen=True)
class SetupLayout:
    """Places in units, as if nothing were scrolled.

    Args:
        area: the window on the page of panels; it is scrolled if `length` is more than its height.
        length: of the page.
        head: the row of the title, with the way back.
        foot: a row for the Start button below the page; None where the button stands in a column.
    """

    area: Rect
    length: float
    head: Rect
    foot: Rect | None
    crew: Rect
    players: Rect
    seats: tuple[Rect, ...]
    solo: Rect
    rule: float
    first: Rect
    counting: Rect
    difficulty: Rect
    modes: Rect
    variants: Rect
    rooms: tuple[Rect, ...]
    expansions: tuple[Rect, Rect]
    mission: Rect
    seed: Rect
    note: Rect
    facts: float
    ship: Rect
    start: Rect


@dataclass(frozen=True)
class _Heights:
    """How high the words are, and with them the panels."""

    solo: float
    counting: float
    room: float
    toggle: float
    note: float
    rows: int

    @property
    def seats(self) -> float:
        """From the top of the crew's panel to the end of its seats."""
        return max(52 + SEAT * SEATS - 10, 52 + SEAT * 3 + 10 + self.solo + 8 if self.solo else 0)

    @property
    def crew(self) -> float:
        return self.seats + 136 + self.counting + 14

    @property
    def modes(self) -> float:
        return 98 + self.rows * (self.room + 4) + 8 + 2 * self.toggle + 10 + 16

    @property
    def mission(self) -> float:
        return 112 + self.note + 60 + FACT_H * FACTS + 9


DIFFICULTY_H = 282.0
SHIP_H = 222.0
START_H = 130.0


def _heights(fonts: Measure, words: SetupWords, crew: float, modes: float, mission: float) -> _Heights:
    """Measure the words in panels of these widths."""

    def high(text: str, style: str, width: float) -> float:
        return len(fonts.wrap(text, style, width)) * fonts.line_height(style) if text else 0.0

    column = (modes - 52) / 2
    lines = max((high(t, "fact", column - 20) for room in words.rooms for t in room), default=0.0)
    toggle = max(high(t, "small", modes - 40 - TOGGLE_TEXT) for t in words.toggles)
    solo = high(words.solo, "small", crew - 40 - 112)
    return _Heights(
        solo=max(126.0, solo + 20) if words.solo else 0.0,
        counting=max(96.0, 40 + high(words.counting, "small", crew - 40 - TOGGLE_TEXT)),
        room=max(ROOM_H, 44 + lines),
        toggle=max(62.0, 40 + toggle),
        note=max(52.0, high(words.seed, "small", mission - 48) + 4),
        rows=-(-len(words.rooms) // 2),
    )


def setup_layout(fonts: Measure, design: tuple[float, float], words: SetupWords) -> SetupLayout:
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


def _three(fonts: Measure, design: tuple[float, float], words: SetupWords) -> SetupLayout:
    """Crew, rules and mission side by side, feet on one line; Start below the mission if all fits."""
    need = _heights(fonts, words, CREW_W, MODES_W, MISSION_W)
    rules = DIFFICULTY_H + 14 + need.modes
    mission = need.mission + 16 + SHIP_H
    high = max(need.crew, rules, mission + 16 + START_H)
    fits = HEAD + TOP + high + 24 <= design[1]
    if not fits:
        high = max(need.crew, rules, mission)
    x = (design[0] - (CREW_W + MODES_W + MISSION_W + 2 * GAP)) / 2
    down = max(0.0, (design[1] - (HEAD + TOP + high + 64)) / 2) if fits else 0.0
    y = HEAD + TOP + down
    left, right = x + CREW_W + GAP, x + CREW_W + MODES_W + 2 * GAP
    crew = (x, y, CREW_W, high)
    difficulty = (left, y, MODES_W, DIFFICULTY_H)
    modes = (left, y + DIFFICULTY_H + 14, MODES_W, high - DIFFICULTY_H - 14)
    panel = (right, y, MISSION_W, need.mission)
    ship_y = y + need.mission + 16
    ship_h = y + high - ship_y - (16 + START_H if fits else 0)
    ship = (right, ship_y, MISSION_W, ship_h)
    start = (right, y + high - START_H, MISSION_W, START_H) if fits else None
    return _layout(design, need, (crew, difficulty, modes, panel, ship), start, down, x)


def _two(fonts: Measure, design: tuple[float, float], words: SetupWords) -> SetupLayout:
    """Crew and mission at the left, the rules and the ship at the right."""
    need = _heights(fonts, words, CREW_W, MODES_W, CREW_W)
    x = (design[0] - (CREW_W + GAP + MODES_W)) / 2
    right, y = x + CREW_W + GAP, HEAD + TOP
    crew = (x, y, CREW_W, need.crew)
    mission = (x, y + need.crew + 16, CREW_W, need.mission)
    difficulty = (right, y, MODES_W, DIFFICULTY_H)
    modes = (right, y + DIFFICULTY_H + 14, MODES_W, need.modes)
    ship_y = modes[1] + need.modes + 16
    ship = (right, ship_y, MODES_W, max(SHIP_H, mission[1] + need.mission - ship_y))
    return _layout(design, need, (crew, difficulty, modes, mission, ship), None, 0.0, x)


def _one(fonts: Measure, design: tuple[float, float], words: SetupWords) -> SetupLayout:
    """One panel below the other."""
    wide = min(WIDEST, design[0] - 2 * MARGIN)
    need = _heights(fonts, words, wide, wide, wide)
    x, y = (design[0] - wide) / 2, HEAD + TOP
    rects: list[Rect] = []
    for high in (need.crew, DIFFICULTY_H, need.modes, need.mission, SHIP_H):
        rects.append((x, y, wide, high))
        y += high + 16
    return _layout(design, need, (rects[0], rects[1], rects[2], rects[3], rects[4]), None, 0.0, x)


def _layout(
    design: tuple[float, float],
    need: _Heights,
    panels: tuple[Rect, Rect, Rect, Rect, Rect],
    start: Rect | None,
    down: float,
    left: float,
) -> SetupLayout:
    """Return the places inside the panels, and around them."""
    crew, difficulty, modes, mission, ship = panels
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
    sx, sy, sw, _ = mission
    bottom = max(rect[1] + rect[3] for rect in (*panels, *([start] if start else [])))
    foot = None
    high = design[1] - HEAD - down
    if start is None:
        foot = (0.0, design[1] - FOOT, design[0], FOOT)
        high -= FOOT
        wide = min(MISSION_W, design[0] - 2 * left)
        start = (design[0] - left - wide, foot[1] + 12, wide, FOOT - 24)
    return SetupLayout(
        area=(0.0, HEAD + down, design[0], high),
        length=bottom + 24 - (HEAD + down),
        head=(left, down, design[0] - 2 * left, HEAD),
        foot=foot,
        crew=crew,
        players=(x + w - 284, y + 7, 264, 40),
        seats=seats,
        solo=(x + 20, y + 52 + SEAT * 3 + 10, w - 40, need.solo),
        rule=rule,
        first=(x + 20, rule + 58, w - 40, 48),
        counting=(x + 20, rule + 118, w - 40, need.counting),
        difficulty=difficulty,
        modes=modes,
        variants=(mx + 202, my + 44, mw - 222, 42),
        rooms=rooms,
        expansions=(
            (mx + 20, toggles, mw - 40, need.toggle),
            (mx + 20, toggles + need.toggle + 10, mw - 40, need.toggle),
        ),
        mission=mission,
        seed=(sx + 24, sy + 50, sw - 172, 54),
        note=(sx + 24, sy + 112, sw - 48, need.note),
        facts=sy + 112 + need.note + 12,
        ship=ship,
        start=start,
    )
