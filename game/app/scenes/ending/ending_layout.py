"""Where everything stands at the end of a game: side by side, or one below the other and scrolled. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.app.drawing.type.type_measure import TypeMeasure
from game.app.drawing.viewport import Point, Rect

MARGIN = 60.0
FACT_GAP = 38.0
FACT_H = 84.0
COPY = 44.0
POD: Rect = (1210, 218, 650, 116)
CHART: Rect = (60, 346, 1130, 600)
CREW: Rect = (1210, 346, 650, 600)
WAYS: Rect = (60, 966, 1800, 78)
WIDEST = 1130.0
"""How wide a single column may be."""


@dataclass(frozen=True)
class EndingWords:
    """The words that decide how much room is needed.

    Args:
        reason: what happened and why.
        facts: value and label of each.
        copy: whether a button for copying stands behind the last fact.
        pod: whether the story of a deserter is told.
        ways: how many ways on there are.
    """

    reason: str
    facts: Sequence[tuple[str, str]]
    copy: bool
    pod: bool
    ways: int


@dataclass(frozen=True)
class EndingLayout:
    """Places in units, as if nothing were scrolled; `area` is the window on the page of `length` units."""

    area: Rect
    length: float
    label: Point
    title: Rect
    reason: Rect
    facts: tuple[Point, ...]
    copy: Rect
    pod: Rect
    chart: Rect
    crew: Rect
    ways: tuple[Rect, ...]


def ending_layout(fonts: TypeMeasure, design: tuple[float, float], words: EndingWords) -> EndingLayout:
    """Return the places: side by side if the window is large enough for that and the words fit."""
    lines = len(fonts.wrap(words.reason, "lead", 900))
    room = (POD[0] - 20 if words.pod else 1920 - MARGIN) - MARGIN
    row = sum(_fact_width(fonts, fact) for fact in words.facts) + (COPY if words.copy else -FACT_GAP)
    if design[0] >= 1920 and design[1] >= 1080 and lines <= 2 and row <= room:
        return _beside(fonts, design, words)
    return _below(fonts, design, words)


def _fact_width(fonts: TypeMeasure, fact: tuple[str, str]) -> float:
    value, label = fact
    return max(fonts.width(value, "count"), fonts.width(label, "small")) + FACT_GAP


def _flow(
    fonts: TypeMeasure, words: EndingWords, x: float, y: float, wide: float
) -> tuple[list[Point], Rect, float]:
    """Return where the facts stand in rows, where the button behind the last is, and where the rows end."""
    points: list[Point] = []
    left = x
    for n, fact in enumerate(words.facts):
        width = _fact_width(fonts, fact)
        last = words.copy and n == len(words.facts) - 1
        if left > x and left + width - (0 if last else FACT_GAP) + (COPY if last else 0) > x + wide:
            left, y = x, y + FACT_H
        points.append((left, y))
        left += width
    return points, (left - FACT_GAP + 16, y + 4, COPY, COPY), y + FACT_H


def _beside(fonts: TypeMeasure, design: tuple[float, float], words: EndingWords) -> EndingLayout:
    dx, dy = (design[0] - 1920) / 2, (design[1] - 1080) / 2

    def at(rect: Rect) -> Rect:
        return rect[0] + dx, rect[1] + dy, rect[2], rect[3]

    points, copy, _ = _flow(fonts, words, MARGIN + dx, 262 + dy, 10_000)
    x, y, w, h = at(WAYS)
    wide = (w + 15) / words.ways
    return EndingLayout(
        area=(0.0, 0.0, *design),
        length=design[1],
        label=(MARGIN + dx, 40 + dy),
        title=at((57, 66, 1100, 106)),
        reason=at((60, 176, 900, 66)),
        facts=tuple(points),
        copy=copy,
        pod=at(POD),
        chart=at(CHART),
        crew=at(CREW),
        ways=tuple((x + n * wide, y, wide - 15, h) for n in range(words.ways)),
    )


def _below(fonts: TypeMeasure, design: tuple[float, float], words: EndingWords) -> EndingLayout:
    wide = min(WIDEST, design[0] - 2 * MARGIN)
    x = (design[0] - wide) / 2
    y = 40.0
    label = (x, y)
    title = (x - 3, y + 26, wide, 106.0)
    reason_h = len(fonts.wrap(words.reason, "lead", wide)) * fonts.line_height("lead") + 4
    reason = (x, y + 136, wide, reason_h)
    y += 136 + reason_h + 20
    columns = 3 if wide >= 1000 else 2 if wide >= 560 else 1
    cell = (wide + 16) / columns
    ways = [(x + n % columns * cell, y + n // columns * 84, cell - 16, 70.0) for n in range(words.ways)]
    y += -(-words.ways // columns) * 84 + 20
    facts, copy, y = _flow(fonts, words, x, y, wide)
    pod = (x, y, wide, POD[3])
    if words.pod:
        y += POD[3] + 20
    chart = (x, y, wide, max(420.0, wide * CHART[3] / CHART[2]))
    y += chart[3] + 20
    crew = (x, y, wide, CREW[3])
    y += CREW[3] + 40
    area = (0.0, 0.0, *design)
    return EndingLayout(area, y, label, title, reason, tuple(facts), copy, pod, chart, crew, tuple(ways))
