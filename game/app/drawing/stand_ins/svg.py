"""Vector pictures written by the program: shapes with gradients, as text for the loader of SVG files."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.drawing.colours.theme import Colour

Stop = tuple[float, Colour | str, float]
"""Of a gradient: where (0 to 1), colour, opacity."""
Points = Sequence[tuple[float, float]]


def hexed(paint: Colour | str) -> str:
    """Return a colour as `#RRGGBB`, one in words as it is."""
    if isinstance(paint, str):
        return paint
    return "#" + "".join(f"{part:02X}" for part in paint[:3])


class Svg:
    """A picture being drawn, in units of its own.

    Args:
        width, height: of the picture.
    """

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self._defs: list[str] = []
        self._body: list[str] = []

    def text(self) -> str:
        """Return the picture as the text of an SVG file."""
        size = f'width="{self.width:g}" height="{self.height:g}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {self.width:g} {self.height:g}">'
        return f"{head}<defs>{''.join(self._defs)}</defs>{''.join(self._body)}</svg>"

    # paints

    def linear(self, start: tuple[float, float], end: tuple[float, float], *stops: Stop) -> str:
        """Return a gradient from a point to another."""
        place = f'x1="{start[0]:g}" y1="{start[1]:g}" x2="{end[0]:g}" y2="{end[1]:g}"'
        return self._gradient("linearGradient", place, stops)

    def radial(self, x: float, y: float, radius: float, *stops: Stop) -> str:
        """Return a gradient from a point outwards."""
        return self._gradient("radialGradient", f'cx="{x:g}" cy="{y:g}" r="{radius:g}"', stops)

    def _gradient(self, kind: str, place: str, stops: Sequence[Stop]) -> str:
        name = f"g{len(self._defs)}"
        marks = "".join(
            f'<stop offset="{at:g}" stop-color="{hexed(paint)}" stop-opacity="{opacity:g}"/>'
            for at, paint, opacity in stops
        )
        self._defs.append(f'<{kind} id="{name}" {place} gradientUnits="userSpaceOnUse">{marks}</{kind}>')
        return f"url(#{name})"

    # shapes; a paint is a colour or what `linear` and `radial` return

    def rect(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: Colour | str,
        opacity: float = 1,
        radius: float = 0,
    ) -> None:
        """Draw a filled rectangle."""
        place = f'x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{radius:g}"'
        self._body.append(f'<rect {place} fill="{_paint(fill)}" fill-opacity="{opacity:g}"/>')

    def polygon(self, points: Points, fill: Colour | str, opacity: float = 1) -> None:
        """Draw a filled polygon."""
        self._body.append(
            f'<polygon points="{_listed(points)}" fill="{_paint(fill)}" fill-opacity="{opacity:g}"/>'
        )

    def outline(
        self, points: Points, stroke: Colour | str, width: float, opacity: float = 1, closed: bool = True
    ) -> None:
        """Draw the line along points."""
        kind = "polygon" if closed else "polyline"
        line = f'stroke="{_paint(stroke)}" stroke-width="{width:g}" stroke-opacity="{opacity:g}"'
        ends = 'stroke-linejoin="round" stroke-linecap="round"'
        self._body.append(f'<{kind} points="{_listed(points)}" fill="none" {line} {ends}/>')

    def circle(
        self,
        x: float,
        y: float,
        radius: float,
        fill: Colour | str | None,
        opacity: float = 1,
        stroke: Colour | str | None = None,
        width: float = 0,
    ) -> None:
        """Draw a disc, a ring, or both."""
        place = f'cx="{x:g}" cy="{y:g}" r="{radius:g}"'
        inside = f'fill="{_paint(fill)}" fill-opacity="{opacity:g}"' if fill is not None else 'fill="none"'
        line = (
            f'stroke="{hexed(stroke)}" stroke-width="{width:g}" stroke-opacity="{opacity:g}"'
            if stroke is not None
            else ""
        )
        self._body.append(f"<circle {place} {inside} {line}/>")

    def glow(self, x: float, y: float, radius: float, paint: Colour | str, opacity: float) -> None:
        """Draw a soft light."""
        fill = self.radial(x, y, radius, (0, paint, opacity), (0.5, paint, opacity * 0.3), (1, paint, 0))
        self.circle(x, y, radius, fill)


def _paint(fill: Colour | str) -> str:
    return fill if isinstance(fill, str) else hexed(fill)


def _listed(points: Points) -> str:
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in points)
