"""Vector pictures that somebody else made: the decoder reads what is written anew from them.

The decoder (nanosvg, in SDL_image) knows no limits: numbers that grow past all that it can hold become none
on the way, and it looks for the colour of a gradient far outside of its table, which ends the process. It
also reads XML in its own way: what stands in a comment can be a shape to it. So a file is read by expat and
is written anew with elements, their attributes and style sheets, once every number in it and every transform,
one inside of the other, has been found to stay on a page.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from pathlib import Path
from xml.parsers import expat

from game.app.drawing.images.foreign_files import PictureError, file_bytes

LARGEST_DRAWING = 512 * 1024
"""Bytes of a vector picture; the largest of the program has 56 KB."""
MOST_SHAPES, MOST_NUMBERS = 500, 12_000
"""Shapes and gradients of a vector picture, and numbers in it: the largest of the program has 387 and 6,800.
Each shape may be drawn as large as a card, which takes a millisecond."""
MOST_UNITS = 100_000
"""Units of a page along a side; it has one at least."""
LEAST = 1e-6
"""Numbers below it are none."""
LEAST_AREA = 1e-5
"""Share of a shape's area that transforms leave. For the way back from a tenth of that the decoder takes
memory that nobody has written to; the rest is room for its numbers, which have seven digits."""
MOST_GROWTH, MOST_SHIFT = 10_000, 1_000_000
"""Times that transforms may enlarge a shape, and units that they may move it."""
_BEGINNING = 4096
"""Bytes at the beginning of a file in which it must tell what it is."""
_DRAWING = re.compile(
    rb"(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->).)*-->\s*)*<svg[\s>]", re.DOTALL
)
_SHAPES = frozenset({"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"})
_MOVED = frozenset({*_SHAPES, "g"})
"""Elements that a transform is for; on others the decoder takes it for that of all that follows."""
_NOT_DRAWN = frozenset({"defs", "svg", "g", "stop", "title", "desc", "style", "metadata"})
_NAMES = frozenset({"id", "class", "href", "xlink:href"})
"""Attributes whose digits are no number."""
_TRANSFORMS = ("transform", "gradientTransform")
_COLOUR = re.compile("#[0-9a-fA-F]{3,8}\\b")
_DIGITS = re.compile(rb"\d+")
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_ENDLESS = re.compile(r"(?<![\d.])\d{7,}|[\d.][eE]\+?\d")
"""Numbers beyond any page."""
_STYLED = re.compile("stroke-dash|ransform")
"""Parts of a style that no picture of a game needs: dashed lines, with any number of dashes, transforms."""
_UNSAFE = re.compile('[<>&"]')
_TRANSFORM = re.compile(r"[\s,]*(?:[a-zA-Z]+\s*\([-+\d.eE\s,]*\)[\s,]*)*")
_FUNCTION = re.compile(r"([a-zA-Z]+)\s*\(([^()]*)\)")
_COUNTS = {
    "matrix": (6,),
    "translate": (1, 2),
    "scale": (1, 2),
    "rotate": (1, 3),
    "skewX": (1,),
    "skewY": (1,),
}
"""Numbers that each kind of transform takes."""
_LENGTH = re.compile(r"\s*(\d+\.?\d*|\.\d+)\s*(px|pt|pc|mm|cm|in|%)?\s*")

Matrix = tuple[float, float, float, float, float, float]
"""A transform, as SVG's `matrix(a b c d e f)`."""


@dataclass(frozen=True)
class _Moved:
    """Hold what transforms do that lie one inside of the other.

    Attributes:
        matrix: all of them as one.
        growth: how many times they enlarge a shape at most, each for itself.
    """

    matrix: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    growth: float = 1.0

    def by(self, inner: Matrix) -> _Moved:
        """Return these with another one inside of them.

        Raises:
            PictureError: it leads off any page, or leaves nothing of a shape.
        """
        a, b, c, d, e, f = self.matrix
        p, q, r, s, t, u = inner
        linear = a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s
        shift = a * t + c * u + e, b * t + d * u + f
        growth = self.growth * (math.hypot(p + s, q - r) + math.hypot(p - s, q + r)) / 2
        if not (growth <= MOST_GROWTH and max(map(abs, shift)) <= MOST_SHIFT):
            raise PictureError("an SVG file with a transform that leads off the page")
        if abs(linear[0] * linear[3] - linear[1] * linear[2]) < LEAST_AREA * max(1.0, growth * growth):
            raise PictureError("an SVG file with a transform that leaves nothing of a shape")
        return _Moved((*linear, *shift), growth)


def checked_drawing(path: Path) -> bytes:
    """Return a vector picture, written anew.

    Raises:
        PictureError: it is no SVG file by its beginning, too large, or more than plain shapes on a page.
        OSError: it cannot be read.
    """
    data = file_bytes(path, LARGEST_DRAWING)
    if _DRAWING.match(data[:_BEGINNING]) is None:
        raise PictureError("not an SVG file")
    if b"\0" in data:
        raise PictureError("an SVG file with more than plain shapes")
    if sum(1 for _ in _DIGITS.finditer(data)) > MOST_NUMBERS:
        raise PictureError(f"an SVG file with more than {MOST_NUMBERS:,} numbers")
    return _Anew().written(data)


def check_own(data: bytes) -> None:
    """Check a vector picture of the program's own, which nothing but damage can have changed.

    Raises:
        PictureError: it has a number that the decoder is not to see.
    """
    _check_numbers(_COLOUR.sub("", data.decode("latin-1")))


class _Anew:
    """Write a vector picture anew."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._shapes = 0
        self._inside: list[tuple[str, _Moved]] = []
        """The open elements, and the transforms inside of each."""

    def written(self, data: bytes) -> bytes:
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartDoctypeDeclHandler = self._declared
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        try:
            parser.Parse(data, True)
        except expat.ExpatError as error:
            raise PictureError(f"a damaged SVG file ({error})") from error
        return "".join(self._parts).encode()

    def _declared(self, *_: object) -> None:
        raise PictureError("an SVG file with more than plain shapes")

    def _start(self, name: str, given: dict[str, str]) -> None:
        if name == "image":
            raise PictureError("an SVG file with more than plain shapes")
        if name not in _NOT_DRAWN:
            self._shapes += 1
            if self._shapes > MOST_SHAPES:
                raise PictureError(f"an SVG file with more than {MOST_SHAPES:,} shapes")
        kept = {key: _plain(key, value) for key, value in given.items() if _is_kept(key, value)}
        for key, value in kept.items():
            _check_value(name, key, value)
        if name == "svg":
            _check_page(kept)
        around = self._inside[-1][1] if self._inside else _Moved()
        self._inside.append((name, _moved(around, kept.get("transform", ""))))
        _moved(_Moved(), kept.get("gradientTransform", ""))
        self._parts.append(f"<{name}" + "".join(f' {key}="{value}"' for key, value in kept.items()) + ">")

    def _end(self, name: str) -> None:
        self._inside.pop()
        self._parts.append(f"</{name}>\n")

    def _text(self, text: str) -> None:
        if self._inside[-1][0] != "style":
            return
        if _UNSAFE.search(text):
            raise PictureError("an SVG file with more than plain shapes")
        _check_style(text)
        self._parts.append(text)


def _is_kept(key: str, value: str) -> bool:
    """Tell whether the decoder may need an attribute: not what a program for drawing notes for itself."""
    return (":" not in key or key in _NAMES) and _UNSAFE.search(value) is None


def _plain(key: str, value: str) -> str:
    """Return a value with zeros in the place of numbers that are next to nothing, as programs write them."""
    if key in _NAMES:
        return value
    return _NUMBER.sub(lambda found: " 0" if 0 < abs(float(found[0])) < LEAST else found[0], value)


def _check_value(name: str, key: str, value: str) -> None:
    """Check that an attribute stays on the page.

    Raises:
        PictureError: it does not, or is none of a plain shape.
    """
    if key == "style":
        _check_style(value)
    elif key.startswith("stroke-dash") or (key == "transform" and name not in _MOVED):
        raise PictureError("an SVG file with more than plain shapes")
    elif key not in _NAMES:
        _check_numbers(value if key in _TRANSFORMS else _COLOUR.sub("", value))


def _check_style(text: str) -> None:
    if _STYLED.search(text):
        raise PictureError("an SVG file with more than plain shapes")
    _check_numbers(_COLOUR.sub("", text))


def _check_numbers(text: str) -> None:
    if found := _ENDLESS.search(text):
        raise PictureError(f"an SVG file with the number {text[found.start() : found.end() + 20]}")


def _check_page(given: dict[str, str]) -> None:
    """Check the sizes of a page, which all that is on it is multiplied with.

    Raises:
        PictureError: one of them is none, or it has no size at all.
    """
    sides = []
    for key in ("width", "height"):
        found = _LENGTH.fullmatch(given.get(key, "0"))
        if found is None:
            raise PictureError(f"an SVG file with the {key} {given[key]}")
        sides.append(0.0 if found[2] == "%" else float(found[1]))
    box = [float(number) for number in _NUMBER.findall(given.get("viewBox", ""))]
    if "viewBox" in given and len(box) != 4:
        raise PictureError(f"an SVG file with the viewBox {given['viewBox']}")
    if not box and not all(sides):
        raise PictureError("an SVG file without a size")
    if any(side != 0 and not 1 <= side <= MOST_UNITS for side in (*sides, *(side or -1 for side in box[2:]))):
        raise PictureError(f"an SVG file whose page is smaller than 1 or larger than {MOST_UNITS:,}")


def _moved(around: _Moved, value: str) -> _Moved:
    """Return transforms with those of an attribute inside of them.

    Raises:
        PictureError: it holds something else, or they lead off any page.
    """
    if _TRANSFORM.fullmatch(value) is None:
        raise PictureError(f"an SVG file with the transform {value[:40]}")
    for name, inside in _FUNCTION.findall(value):
        numbers = [float(number) for number in _NUMBER.findall(inside)]
        if len(numbers) not in _COUNTS.get(name, ()):
            raise PictureError(f"an SVG file with the transform {value[:40]}")
        around = around.by(_matrix(name, numbers))
    return around


def _matrix(name: str, numbers: list[float]) -> Matrix:
    """Return one of the transforms as a matrix (SVG 1.1, 7.6)."""
    match name, numbers:
        case "matrix", [a, b, c, d, e, f]:
            return a, b, c, d, e, f
        case "translate", [x, *y]:
            return 1.0, 0.0, 0.0, 1.0, x, y[0] if y else 0.0
        case "scale", [x, *y]:
            return x, 0.0, 0.0, y[0] if y else x, 0.0, 0.0
        case "rotate", [angle, *centre]:
            sin, cos = math.sin(math.radians(angle)), math.cos(math.radians(angle))
            across, down = centre or (0.0, 0.0)
            shift = across - cos * across + sin * down, down - sin * across - cos * down
            return (cos, sin, -sin, cos, *shift)
    slope = math.tan(math.radians(numbers[0]))
    return (1.0, 0.0, slope, 1.0, 0.0, 0.0) if name == "skewX" else (1.0, slope, 0.0, 1.0, 0.0, 0.0)
