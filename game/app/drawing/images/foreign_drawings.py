"""Vector pictures that somebody else made: the decoder reads what is written anew from them.

The decoder (nanosvg, in SDL_image) knows no limits. Numbers that grow past all that it can hold become none
on the way, and it looks for the colour of a gradient far outside of its table; a style sheet without an end,
and a gradient in a shape of which transforms leave nothing, lead it to memory that nobody has written to.
Each ends the process. It also reads XML in its own way: what stands in a comment can be a shape to it. So a
file is read by expat and written anew with the elements that it can draw, once every number in them and
every transform, one inside of the other, has been found to stay on a page. What sheets say stands with each
element.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.parsers import expat

from game.app.drawing.images.drawing_moves import NUMBER, Moves
from game.app.drawing.images.foreign_files import BEGINNING, PictureError, file_bytes

LARGEST_DRAWING = 512 * 1024
"""Bytes of a vector picture; the largest of the program has 56 KB."""
MOST_SHAPES, MOST_NUMBERS = 500, 12_000
"""Shapes and gradients of a vector picture, and numbers in it: the largest of the program has 387 and 6,800.
Each shape may be drawn as large as a card, which takes a millisecond."""
MOST_UNITS = 100_000
"""Units of a page along a side; it has one at least."""
LEAST = 1e-6
"""Numbers below it are none."""
_DRAWING = re.compile(
    rb"(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?"
    rb"(?:(?:<!--(?:(?!-->).)*-->|<!DOCTYPE svg[^>\[]*>)\s*)*<svg[\s>]",
    re.DOTALL,
)
"""The beginning of a file: no DOCTYPE with entities, which can grow without end."""
_SHAPES = frozenset({"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"})
_GRADIENTS = frozenset({"linearGradient", "radialGradient"})
_GROUPS = frozenset({"g", "a", "switch", "svg"})
"""Elements whose shapes are drawn; inside of a page each is a group."""
_DRAWN = frozenset({*_SHAPES, *_GRADIENTS, *_GROUPS, "defs", "stop"})
"""Elements that the decoder can draw: the others, with all that is in them, are left out."""
_MOVED = frozenset({*_SHAPES, "g", "svg"})
"""Elements that a transform is for; on others the decoder takes it for that of all that follows."""
_LOOKS = frozenset(
    {
        *("display", "fill", "fill-opacity", "fill-rule", "opacity", "stop-color", "stop-opacity", "stroke"),
        *("stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "stroke-width"),
    }
)
"""Attributes that the decoder knows of how a shape looks: a style can say them, too."""
_KEPT = frozenset(
    {
        *("id", "href", "xlink:href", "transform", "offset"),
        *("gradientTransform", "gradientUnits", "spreadMethod", "viewBox", "preserveAspectRatio"),
        *("width", "height", "x", "y", "rx", "ry", "cx", "cy", "r", "fx", "fy"),
        *("x1", "y1", "x2", "y2", "points", "d"),
        *_LOOKS,
    }
)
"""All attributes that it knows, but those of type."""
_PLACED = frozenset({"x", "y", "width", "height", "viewBox"})
_REFERENCES = frozenset({"id", "href", "xlink:href"})
"""Attributes whose digits are no number."""
_TRANSFORMS = ("transform", "gradientTransform")
_COLOURS = frozenset({"fill", "stroke", "stop-color"})
_IN_COLOUR = re.compile("#[0-9a-fA-F]{0,7}$")
_DIGITS = re.compile(rb"\d+")
_POWER, _LONG = re.compile(r"[\d.][eE]\+?\d"), re.compile(r"\d{7,}")
"""Numbers beyond any page, but for those behind a point."""
_UNSAFE = re.compile('[<>&"]')
_LENGTH = re.compile(r"\s*(\d+\.?\d*|\.\d+)\s*(px|pt|pc|mm|cm|in)?\s*")
_PIXELS = {None: 1.0, "px": 1.0, "pt": 96 / 72, "pc": 16.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0}
"""Pixels of a unit, as the decoder counts them."""


def checked_drawing(path: Path) -> bytes:
    """Return a vector picture, written anew.

    Raises:
        PictureError: it is no SVG file by its beginning, too large, or more than plain shapes on a page.
        OSError: it cannot be read.
    """
    data = file_bytes(path, LARGEST_DRAWING)
    if _DRAWING.match(data[:BEGINNING]) is None:
        raise PictureError("not an SVG file")
    if sum(1 for _ in _DIGITS.finditer(data)) > MOST_NUMBERS:
        raise PictureError(f"an SVG file with more than {MOST_NUMBERS:,} numbers")
    return _Anew().written(data)


def check_own(text: str) -> None:
    """Check the text of a vector picture of the program's own, which nothing but damage can have changed.

    Raises:
        PictureError: it has a number that the decoder is not to see.
    """
    for number in _endless(text):
        if _IN_COLOUR.search(text, max(0, number.start() - 8), number.start() + 1) is None:
            raise _beyond(number)


def _endless(text: str) -> Iterator[re.Match[str]]:
    """Yield what in a text may be a number beyond any page."""
    yield from _POWER.finditer(text)
    for number in _LONG.finditer(text):
        if text[number.start() - 1 : number.start()] != ".":
            yield number


def _beyond(number: re.Match[str]) -> PictureError:
    return PictureError(f"an SVG file with the number {number.string[number.start() : number.end() + 20]}")


class _Anew:
    """Write a vector picture anew."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._shapes = self._length = 0
        self._gradients = self._flat = False
        self._open: list[tuple[str, Moves]] = []
        """The open elements as they are written, and the transforms inside of each."""
        self._left_out = 0
        """The number of open elements inside of one that is left out."""
        self._sheet: list[str] | None = None
        """The text of the open style sheet."""
        self._rules: dict[str, dict[str, str]] = {}
        """Styles of the sheets, by class (`.name`), element, `#id` and `*`."""

    def written(self, data: bytes) -> bytes:
        parser = expat.ParserCreate()
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        try:
            parser.Parse(data, True)
        except PictureError:
            raise
        except (expat.ExpatError, LookupError, ValueError) as error:  # the latter two: of its encoding
            raise PictureError(f"a damaged SVG file ({error})") from error
        if self._gradients and self._flat:
            raise PictureError("an SVG file with a transform that leaves nothing of a shape")
        return "".join(self._parts).encode()

    def _start(self, name: str, given: dict[str, str]) -> None:
        if name == "image":
            raise PictureError("an SVG file with a picture in it")
        if name == "style" and not self._left_out:
            self._sheet = []
        if self._left_out or name not in _DRAWN:
            self._left_out += 1
            return
        if name in _SHAPES or name in _GRADIENTS:
            self._shapes += 1
            self._gradients = self._gradients or name in _GRADIENTS
            if self._shapes > MOST_SHAPES:
                raise PictureError(f"an SVG file with more than {MOST_SHAPES:,} shapes")
        kept = {key: _plain(key, value) for key, value in given.items() if _is_kept(key, value)}
        if self._open and name in _GROUPS:
            kept = {key: value for key, value in kept.items() if name != "svg" or key not in _PLACED}
            name = "g"
        elif name == "svg":
            kept = _page(kept)
        if name not in _MOVED:
            kept.pop("transform", None)
        style = self._style(name, given)
        if style:
            kept["style"] = style
        self._open.append((name, self._moved(kept)))
        self._write(f"<{name}" + "".join(f' {key}="{value}"' for key, value in kept.items()) + ">")

    def _write(self, part: str) -> None:
        self._length += len(part)
        if self._length > 2 * LARGEST_DRAWING:  # a style for each of thousands of elements
            raise PictureError(f"an SVG file that becomes more than {2 * LARGEST_DRAWING} bytes")
        self._parts.append(part)

    def _moved(self, kept: dict[str, str]) -> Moves:
        around = self._open[-1][1] if self._open else Moves()
        moves = around.inside(kept.get("transform", ""))
        Moves().inside(kept.get("gradientTransform", ""))
        self._flat = self._flat or moves.flat
        return moves

    def _style(self, name: str, given: dict[str, str]) -> str:
        """Return what sheets and the element itself say of how it looks; the latter comes last."""
        named = ["*", name, *(f".{one}" for one in given.get("class", "").split()), f"#{given.get('id', '')}"]
        said: dict[str, str] = {}
        for one in named:
            said |= self._rules.get(one, {})
        said |= _properties(given.get("style", ""))
        return ";".join(f"{key}:{value}" for key, value in said.items())

    def _end(self, name: str) -> None:
        if self._left_out:
            self._left_out -= 1
            if not self._left_out and self._sheet is not None:
                self._read_sheet("".join(self._sheet))
                self._sheet = None
            return
        self._write(f"</{self._open.pop()[0]}>\n")

    def _text(self, text: str) -> None:
        if self._sheet is not None:
            self._sheet.append(text)

    def _read_sheet(self, text: str) -> None:
        beginning, *rest = text.split("/*")
        for rule in "".join([beginning, *(one.partition("*/")[2] for one in rest)]).split("}")[:-1]:
            names, _, said = rule.rpartition("{")
            found = _properties(said)
            for name in names.rpartition("{")[2].split(","):
                self._rules.setdefault(name.strip(), {}).update(found)


def _is_kept(key: str, value: str) -> bool:
    """Tell whether the decoder may need an attribute, or what a style says.

    Raises:
        PictureError: it asks for dashed lines, with any number of dashes.
    """
    if key == "stroke-dasharray" and value.strip() != "none":
        raise PictureError("an SVG file with dashed lines")
    return key in _KEPT and _UNSAFE.search(value) is None


def _properties(style: str) -> dict[str, str]:
    """Return what a style says that the decoder may need.

    Raises:
        PictureError: as `_is_kept` and `_plain`.
    """
    pairs = (one.partition(":") for one in style.split(";"))
    said = ((key.strip(), value.strip()) for key, _, value in pairs)
    return {
        key: _plain(key, value) for key, value in said if _is_kept(key, value) and key in _LOOKS and value
    }


def _plain(key: str, value: str) -> str:
    """Return a value with zeros in the place of numbers that are next to nothing, as programs write them.

    Raises:
        PictureError: it has a number beyond any page.
    """
    if key in _REFERENCES or (key in _COLOURS and "rgb" not in value):
        return value
    if key in _TRANSFORMS and value.strip() == "none":
        return ""
    for number in _endless(value):
        raise _beyond(number)
    return NUMBER.sub(lambda found: " 0 " if 0 < abs(float(found[0])) < LEAST else found[0], value)


def _page(given: dict[str, str]) -> dict[str, str]:
    """Return the attributes of a page with sizes that all that is on it can be multiplied with.

    Raises:
        PictureError: it has none, or a part of it is too small or too large.
    """
    sides = [_pixels(given.get(key, "")) for key in ("width", "height")]
    kept = {key: value for key, value in given.items() if key not in ("width", "height") or all(sides)}
    if "viewBox" not in given:
        if not all(sides):
            raise PictureError(f"an SVG file without a size from 1 to {MOST_UNITS:,}")
        return kept
    box = [float(number) for number in NUMBER.findall(given["viewBox"])]
    if len(box) != 4 or not all(1 <= side <= MOST_UNITS for side in box[2:]):
        raise PictureError(f"an SVG file with the viewBox {given['viewBox'][:60]}")
    return kept


def _pixels(length: str) -> float:
    """Return a side of a page in pixels; 0 where it says none that can be used."""
    found = _LENGTH.fullmatch(length)
    pixels = float(found[1]) * _PIXELS[found[2]] if found is not None else 0.0
    return pixels if 1 <= pixels <= MOST_UNITS else 0.0
