"""Write SVG as the game's loader reads it: shapes, gradients, transforms; no text, clip or filter."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from pathlib import Path

from game.app.drawing.colours.theme import Colour, light, mix, rgb

__all__ = ["BLACK", "WHITE", "Colour", "Drawing", "Point", "light", "mix", "regular", "rgb", "star"]

Point = tuple[float, float]
Stop = tuple[float, Colour, float]
"""A place (0 to 1), its colour and opacity."""
WHITE, BLACK = rgb("#FFFFFF"), rgb("#000000")


def num(value: float) -> str:
    """Return a number with at most two decimals."""
    return f"{value:.2f}".rstrip("0").rstrip(".") or "0"


def hexa(colour: Colour) -> str:
    return "#" + "".join(f"{part:02X}" for part in colour[:3])


def regular(cx: float, cy: float, radius: float, corners: int, turn: float = 0) -> list[Point]:
    """Return the corners of a regular polygon; the first one is at the top when ``turn`` (degrees) is 0."""
    angles = [math.tau * n / corners + math.radians(turn) for n in range(corners)]
    return [(cx + radius * math.sin(a), cy - radius * math.cos(a)) for a in angles]


def star(cx: float, cy: float, outer: float, inner: float, tips: int, turn: float = 0) -> list[Point]:
    """Return the corners of a star, tip and notch in turn."""
    first = regular(cx, cy, outer, tips, turn)
    second = regular(cx, cy, inner, tips, turn + 180 / tips)
    return [point for pair in zip(first, second, strict=True) for point in pair]


class Drawing:
    """One SVG file.

    Args:
        width: of its grid.
        height: of its grid.
    """

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._defs: dict[str, str] = {}
        self._body: list[str] = []

    # paints

    def linear(self, start: Point, end: Point, *stops: Stop) -> str:
        """Return a gradient along a line, for ``fill`` and ``line``."""
        head = f'x1="{num(start[0])}" y1="{num(start[1])}" x2="{num(end[0])}" y2="{num(end[1])}"'
        return self._gradient("linearGradient", head, stops)

    def radial(self, middle: Point, radius: float, *stops: Stop) -> str:
        """Return a gradient around a point."""
        head = f'cx="{num(middle[0])}" cy="{num(middle[1])}" r="{num(radius)}"'
        return self._gradient("radialGradient", head, stops)

    def _gradient(self, tag: str, head: str, stops: Sequence[Stop]) -> str:
        parts = []
        for offset, colour, opacity in stops:
            see = "" if opacity >= 1 else f' stop-opacity="{num(opacity)}"'
            parts.append(f'<stop offset="{num(offset)}" stop-color="{hexa(colour)}"{see}/>')
        text = f'{head} gradientUnits="userSpaceOnUse">{"".join(parts)}</{tag}>'
        name = self._defs.setdefault(f"<{tag} ID {text}", f"g{len(self._defs)}")
        return f"url(#{name})"

    # shapes

    def _add(self, shape: str, fill: Colour | str | None, line: Colour | str | None, **more: float) -> None:
        attributes = [f'fill="{_paint(fill)}"']
        if line is not None:
            attributes.append(f'stroke="{_paint(line)}"')
        for key, value in more.items():
            if key in ("round", "butt"):
                continue
            attributes.append(f'{key.replace("_", "-")}="{num(value)}"')
        if line is not None and more.get("round", 1):
            attributes.append('stroke-linejoin="round"')
            if not more.get("butt"):
                attributes.append('stroke-linecap="round"')
        self._body.append(f"<{shape} {' '.join(attributes)}/>")

    def path(
        self,
        data: str,
        fill: Colour | str | None = None,
        line: Colour | str | None = None,
        width: float = 2,
        opacity: float = 1,
        butt: bool = False,
    ) -> None:
        self._add(f'path d="{escape(data)}"', fill, line, **_style(line, width, opacity, butt))

    def poly(
        self,
        points: Sequence[Point],
        fill: Colour | str | None = None,
        line: Colour | str | None = None,
        width: float = 2,
        opacity: float = 1,
    ) -> None:
        """Draw a closed polygon."""
        joined = "L".join(f"{num(x)} {num(y)}" for x, y in points)
        self.path(f"M{joined}z", fill, line, width, opacity)

    def lines(
        self, points: Sequence[Point], line: Colour | str, width: float = 2, opacity: float = 1
    ) -> None:
        """Draw an open line through points."""
        self.path("M" + "L".join(f"{num(x)} {num(y)}" for x, y in points), None, line, width, opacity)

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: Colour | str | None = None,
        line: Colour | str | None = None,
        width: float = 2,
        rx: float = 0,
        opacity: float = 1,
    ) -> None:
        shape = f'rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
        if rx:
            shape += f' rx="{num(rx)}"'
        self._add(shape, fill, line, **_style(line, width, opacity, False))

    def circle(
        self,
        x: float,
        y: float,
        r: float,
        fill: Colour | str | None = None,
        line: Colour | str | None = None,
        width: float = 2,
        opacity: float = 1,
    ) -> None:
        self._add(
            f'circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"',
            fill,
            line,
            **_style(line, width, opacity, False),
        )

    def ellipse(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        fill: Colour | str | None = None,
        line: Colour | str | None = None,
        width: float = 2,
        opacity: float = 1,
    ) -> None:
        shape = f'ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"'
        self._add(shape, fill, line, **_style(line, width, opacity, False))

    @contextmanager
    def moved(self, x: float, y: float, scale: float = 1, turn: float = 0) -> Iterator[None]:
        """Draw what follows around another point, larger or smaller, turned clockwise by degrees."""
        move = f"translate({num(x)} {num(y)})"
        if turn:
            move += f" rotate({num(turn)})"
        if scale != 1:
            move += f" scale({num(scale)})"
        self._body.append(f'<g transform="{move}">')
        yield
        self._body.append("</g>")

    # common parts

    def glow(self, x: float, y: float, r: float, colour: Colour, strength: float = 1) -> None:
        """Draw a soft light."""
        fade = self.radial((x, y), r, (0, colour, strength), (0.4, colour, strength * 0.42), (1, colour, 0))
        self.circle(x, y, r, fade)

    def write(self, path: Path) -> None:
        """Write the file."""
        path.parent.mkdir(parents=True, exist_ok=True)
        defs = "".join(text.replace(" ID ", f' id="{name}" ') for text, name in self._defs.items())
        box = f'viewBox="0 0 {num(self.width)} {num(self.height)}"'
        size = f'width="{num(self.width)}" height="{num(self.height)}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box}>'
        lines = [head, *([f"<defs>{defs}</defs>"] if defs else []), *self._body, "</svg>", ""]
        path.write_text("\n".join(lines), encoding="utf-8")


def _paint(paint: Colour | str | None) -> str:
    if paint is None:
        return "none"
    return paint if isinstance(paint, str) else hexa(paint)


def _style(line: Colour | str | None, width: float, opacity: float, butt: bool) -> dict[str, float]:
    more: dict[str, float] = {}
    if line is not None:
        more["stroke_width"] = width
    if opacity < 1:
        more["opacity"] = opacity
    if butt:
        more["butt"] = 1
    return more
