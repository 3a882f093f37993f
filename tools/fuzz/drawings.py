"""Draws vector pictures that nobody drew: `python -m tools.fuzz.drawings SECONDS SEED`.

Shapes, gradients, transforms and pages with numbers at the edges of what is let through. Changed bytes of
real files are nearly all refused (`tools/fuzz/parsers`); of these half comes to the decoder, which knows no
limits and would end this process. Last line: how many were drawn and refused, and the slowest of all.
"""

from __future__ import annotations

import contextlib
import io
import os
import random
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame

from game.app.drawing.images.foreign_drawings import checked_drawing
from game.app.drawing.images.foreign_files import PictureError

EDGES = (
    *(
        "0",
        "-0",
        "1",
        "-1",
        "999999",
        "-999999",
        "0.000001",
        ".0000000000000000000000000000000000001",
        "1e-45",
    ),
    *(
        "1e-30",
        "-1e-9",
        ".5",
        "100%",
        "999999%",
        "10000",
        "-10000",
        "nan",
        "inf",
        "90",
        "99999",
        "65536",
        "-32768",
    ),
    *("+5", "--5", "1,1", ""),
)
MOVES = (
    "0",
    "1",
    "-1",
    "999",
    "-999",
    "100",
    "0.01",
    "-.0000000000000000000000000000000001",
    "1e-30",
    "45",
    ".5",
)
SIDES = ("1", "100000", "7", "50%")
ARGUMENTS = {"scale": 2, "translate": 2, "rotate": 3, "skewX": 1, "skewY": 1, "matrix": 6}
PATH = {"l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "t": 2, "a": 7, "z": 0, "m": 2}
SHAPES = {
    "rect": ("x", "y", "width", "height", "rx", "ry"),
    "circle": ("cx", "cy", "r"),
    "ellipse": ("cx", "cy", "rx", "ry"),
    "line": ("x1", "y1", "x2", "y2"),
    "path": (),
    "polyline": (),
    "polygon": (),
}
GRADIENTS = {"radialGradient": ("cx", "cy", "r", "fx", "fy"), "linearGradient": ("x1", "y1", "x2", "y2")}
SIZE = 120, 168


class Draughtsman:
    """Draw by chance."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def picture(self) -> str:
        """Return the text of an SVG file."""
        inside = "".join(self._shape() for _ in range(self.chance.randint(1, 3)))
        for _ in range(self.chance.randint(0, 3)):
            name = self.chance.choice(["g", "g", "g", "a", "svg", "clipPath"])
            inside = f'<{name} transform="{self._transform()}">{inside}</{name}>'
        box = f"{self._number()} {self._number()} {self._side()} {self._side()}"
        pages = ('viewBox="0 0 300 420"', f'viewBox="{box}"', "")
        sides = ("", f'width="{self._side()}" height="{self._side()}"', 'width="300" height="420"')
        page = f"{self.chance.choice(pages)} {self.chance.choice(sides)}"
        sheet = "" if self.chance.random() < 0.6 else f"<style>{self._sheet()}</style>"
        return f"<svg {page}>{sheet}<defs>{self._gradient('a')}{self._gradient('b')}</defs>{inside}</svg>"

    def _sheet(self) -> str:
        """Return a style sheet, or what is left of one that was cut."""
        names = self.chance.choices(["*", ".a", "path", "#a", "svg", "g,stop", ".a,", "", "g &gt; path"], k=3)
        rules = (f"{name}{{{self._style()}}}" for name in names)
        text = " ".join(rules)
        return text[: self.chance.randint(1, len(text))] if self.chance.random() < 0.3 else text

    def _style(self) -> str:
        keys = (
            "fill",
            "stroke",
            "stroke-width",
            "opacity",
            "stop-color",
            "stop-opacity",
            "transform",
            "x",
            "",
        )
        given = {
            key: self.chance.choice([self._number(), self._paint()]) for key in self.chance.choices(keys, k=3)
        }
        return ";".join(f"{key}:{value}" for key, value in given.items())

    def _side(self) -> str:
        return self.chance.choice(SIDES)

    def _number(self) -> str:
        if self.chance.random() < 0.6:
            return self.chance.choice(EDGES)
        return str(round(self.chance.uniform(-300, 300), self.chance.randint(0, 6)))

    def _numbers(self, count: int) -> str:
        return " ".join(self._number() for _ in range(count))

    def _transform(self) -> str:
        names = self.chance.choices(list(ARGUMENTS), k=self.chance.randint(1, 3))
        return " ".join(f"{name}({self._moves(ARGUMENTS[name])})" for name in names)

    def _moves(self, count: int) -> str:
        def move() -> str:
            if self.chance.random() < 0.4:
                return self.chance.choice(MOVES)
            return str(round(self.chance.uniform(-3, 3), 3))

        return " ".join(move() for _ in range(count))

    def _colour(self) -> str:
        mixed = f"rgb({self._number()},{self._number()},{self._number()})"
        return self.chance.choice(["#fff", "#123456", "red", "rgb(1,2,3)", mixed])

    def _paint(self) -> str:
        return self.chance.choice(["url(#a)", "url(#b)", self._colour(), "none"])

    def _gradient(self, name: str) -> str:
        kind = self.chance.choice(list(GRADIENTS))
        keys = [key for key in GRADIENTS[kind] if self.chance.random() < 0.8]
        given = {key: self._number() for key in keys} | {
            "gradientUnits": self.chance.choice(["userSpaceOnUse", "objectBoundingBox"]),
            "spreadMethod": self.chance.choice(["pad", "reflect", "repeat"]),
        }
        if self.chance.random() < 0.5:
            given["gradientTransform"] = self._transform()
        if self.chance.random() < 0.2:
            given["xlink:href"] = self.chance.choice(["#a", "#b"])
        stops = (
            f'<stop offset="{self._number()}" stop-color="{self._colour()}" stop-opacity="{self._number()}"/>'
            for _ in range(self.chance.randint(0, 4))
        )
        return f'<{kind} id="{name}"{_attributes(given)}>{"".join(stops)}</{kind}>'

    def _shape(self) -> str:
        kind = self.chance.choice(list(SHAPES))
        given = {key: self._number() for key in SHAPES[kind]} | {"fill": self._paint()}
        if kind == "path":
            steps = self.chance.choices("".join(PATH) + "".join(PATH).upper(), k=self.chance.randint(1, 8))
            given["d"] = f"M{self._numbers(2)}" + "".join(s + self._numbers(PATH[s.lower()]) for s in steps)
        elif not SHAPES[kind]:
            given["points"] = self._numbers(self.chance.randint(0, 12))
        if self.chance.random() < 0.6:
            given |= {
                "stroke": self._paint(),
                "stroke-width": self._number(),
                "stroke-linejoin": self.chance.choice(["miter", "round", "bevel"]),
                "stroke-linecap": self.chance.choice(["butt", "round", "square"]),
                "stroke-miterlimit": self._number(),
            }
        if self.chance.random() < 0.4:
            given["transform"] = self._transform()
        if self.chance.random() < 0.2:
            given |= {"opacity": self._number(), "fill-rule": "evenodd", "class": "a b"}
        if self.chance.random() < 0.2:
            given["style"] = self._style()
        return f"<{kind}{_attributes(given)}/>"


def _attributes(given: dict[str, str]) -> str:
    return "".join(f' {key}="{value}"' for key, value in given.items())


def draw(seconds: float, seed: int, folder: Path) -> tuple[int, int, float]:
    """Have pictures drawn for so long.

    Args:
        seconds: of time.
        seed: of chance.
        folder: for what the decoder gets, `last.svg`, should it end this process.

    Returns:
        How many were drawn, how many refused, and the seconds of the slowest.
    """
    man, file, end = Draughtsman(random.Random(seed)), folder / "drawn.svg", time.perf_counter() + seconds
    drawn, refused, slowest = 0, 0, 0.0
    while time.perf_counter() < end:
        file.write_text(man.picture(), encoding="utf-8")
        try:
            data = checked_drawing(file)
        except PictureError:
            refused += 1
            continue
        (folder / "last.svg").write_bytes(data)
        begun = time.perf_counter()
        with contextlib.suppress(pygame.error):  # of one without a shape
            pygame.image.load_sized_svg(io.BytesIO(data), SIZE)
        drawn, slowest = drawn + 1, max(slowest, time.perf_counter() - begun)
    return drawn, refused, slowest


if __name__ == "__main__":
    with tempfile.TemporaryDirectory(prefix="solar-storm-drawings-") as place:
        counts = draw(float(sys.argv[1]), int(sys.argv[2]), Path(place))
        print("{} drawn, {} refused, slowest {:.3f} s".format(*counts))
