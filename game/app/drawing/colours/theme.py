"""Colours and type of the game: every value that is not a rectangle."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

Colour = tuple[int, ...]
"""Red, green, blue and, where it is not opaque, alpha; each 0 to 255."""


@dataclass(frozen=True)
class Gradient:
    """A fill or line that changes evenly from one colour to another, left to right unless `vertical`."""

    start: Colour
    end: Colour
    vertical: bool = False


Paint = Colour | Gradient


@cache
def rgb(text: str, opacity: float = 1.0) -> Colour:
    """Return a colour from `#RRGGBB` and an opacity from 0 to 1."""
    parts = tuple(int(text[i : i + 2], 16) for i in (1, 3, 5))
    return parts if opacity >= 1 else (*parts, round(255 * opacity))


def fade(colour: Colour, opacity: float) -> Colour:
    """Return the colour with its opacity multiplied by a factor from 0 to 1."""
    alpha = colour[3] if len(colour) > 3 else 255
    return (*colour[:3], round(alpha * opacity))


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """Return a colour between two: `share` 0 gives the first, 1 the second."""
    a = first if len(first) > 3 else (*first, 255)
    b = second if len(second) > 3 else (*second, 255)
    mixed = tuple(round(x + (y - x) * share) for x, y in zip(a, b, strict=True))
    return mixed if mixed[3] < 255 else mixed[:3]


def blended(first: Paint | None, second: Paint | None, share: float) -> Paint | None:
    """Return what lies between two paints; one that comes from nothing comes as light does."""
    if first is None or second is None:
        return second if second is None or isinstance(second, Gradient) else fade(second, share)
    if not isinstance(first, Gradient) and not isinstance(second, Gradient):
        return mix(first, second, share)
    a, b = (each if isinstance(each, Gradient) else Gradient(each, each) for each in (first, second))
    return Gradient(mix(a.start, b.start, share), mix(a.end, b.end, share), b.vertical)


def light(colour: Colour, share: float) -> Colour:
    """Return the colour moved towards white by a share from 0 to 1."""
    return (*mix(colour[:3], (255, 255, 255), share)[:3], *colour[3:])


class colour:  # noqa: N801 - a shelf of names, read as `colour.TEXT`
    """Named colours."""

    SPACE = rgb("#080A12")
    INK = rgb("#0B0E17")
    PANEL = rgb("#0E1220", 0.92)
    RAISED = rgb("#1C2338", 0.98)
    DOCK = rgb("#10141F", 0.95)
    SUN_GLASS = rgb("#0A0810", 0.76)
    FIELD = rgb("#070912", 0.96)
    REASON_PANEL = rgb("#10131F", 0.98)
    LINE = rgb("#4A5472")
    LINE_STRONG = rgb("#8792B6")
    TEXT = rgb("#F4EEE3")
    MUTED = rgb("#B9BFD0")
    DISABLED = rgb("#8B93A9")
    REASON = rgb("#FF9B88")
    WHITE = rgb("#FFFFFF")
    BLACK = rgb("#000000")
    LEGAL = rgb("#7DF3FF")
    LEGAL_TEXT = rgb("#C9F8FF")
    LEGAL_FILL = rgb("#0E3440", 0.96)
    GOLD = rgb("#FFC35C")
    GOLD_TEXT = rgb("#FFE9BE")
    GOLD_FILL = rgb("#4A2F0A", 0.98)
    DANGER = rgb("#FF4A3D")
    CRITICAL = rgb("#C8160E")
    GOOD = rgb("#5FE3A1")
    TEAL = rgb("#3FE0D0")
    TEAL_FILL = rgb("#0F4A48")
    RIM = rgb("#FFB05A")
    RIM_HOT = rgb("#FFE3B0")
    FOCUS = rgb("#FFFFFF")


PANEL_LINE = Gradient(colour.LINE, mix(colour.LINE, colour.RIM, 0.75))
"""The line around a panel: cool at the left, warmed by the sun at the right."""
GOLD_GLOW = rgb("#FFA93A", 0.55)
LEGAL_GLOW = rgb("#3FE0FF", 0.55)
DANGER_GLOW = rgb("#FF2A1C", 0.6)
VERDICTS = {
    True: Gradient(rgb("#FFF6E6"), rgb("#FF9A3A")),
    False: Gradient(rgb("#FFD9CE"), rgb("#FF4A3D")),
}
"""The letters of a verdict, by whether the ship was saved."""


@dataclass(frozen=True)
class CrewColours:
    """Colour of a crew mark, its shape's name, the icon of its meeple, and how its faces' names begin."""

    colour: Colour
    mark: str
    icon: str
    face: str


CREW: tuple[CrewColours, ...] = (
    CrewColours(rgb("#FFC94D"), "circle", "meeple-1", "face-1"),
    CrewColours(rgb("#1FBFB8"), "triangle", "meeple-2", "face-2"),
    CrewColours(rgb("#F2418A"), "diamond", "meeple-3", "face-3"),
    CrewColours(rgb("#EEF2FA"), "square", "meeple-4", "face-4"),
)
"""The four crew marks by number 0 to 3."""

DISPLAY = "ChakraPetch-SemiBold"
DISPLAY_BOLD = "ChakraPetch-Bold"
TEXT_FACE = "Barlow-Medium"
TEXT_BOLD = "Barlow-SemiBold"
SMALLEST = 18
"""No text is smaller than this, in units: 12 pixels at 1280 x 720."""
SMALLEST_EAST_ASIAN = 21
"""No Chinese, Japanese or Korean text is: their letters have many more strokes."""
PLAIN, LARGE, LARGEST = 24, 33, 45
SIZES = (SMALLEST, PLAIN, LARGE, LARGEST)
"""All sizes of type, in units: 12, 16, 22 and 30 pixels at 1280 x 720; what is larger is a picture."""


def next_size(size: float) -> float:
    """Return the next smaller size of type; above and below the four, one unit less."""
    smaller = [each for each in SIZES if each < size]
    return smaller[-1] if smaller and size <= SIZES[-1] else size - 1


@dataclass(frozen=True)
class Style:
    """A way to set type.

    Args:
        face: file name of the font without its ending.
        size: in units.
        leading: height of a line as a share of the size.
        tracking: extra space after each letter, in units.
        capitals: whether the text is set in capital letters.
    """

    face: str
    size: float
    leading: float = 1.2
    tracking: float = 0
    capitals: bool = False

    def at(self, size: float) -> Style:
        """Return this style in another size."""
        return replace(self, size=size)


STYLES: dict[str, Style] = {
    "body": Style(TEXT_FACE, PLAIN, 1.3),
    "small": Style(TEXT_FACE, SMALLEST, 1.3),
    "fact": Style(TEXT_FACE, SMALLEST, 1.15),
    "fact-bold": Style(TEXT_BOLD, SMALLEST, 1.15),
    "lead": Style(TEXT_FACE, PLAIN, 1.3),
    "label": Style(DISPLAY, SMALLEST, 1.2, 1.4, capitals=True),
    "key": Style(DISPLAY, SMALLEST),
    "tag": Style(DISPLAY, SMALLEST),
    "card-name": Style(DISPLAY, PLAIN),
    "subheading": Style(DISPLAY, PLAIN),
    "number": Style(DISPLAY_BOLD, PLAIN),
    "number-large": Style(DISPLAY_BOLD, PLAIN),
    "room-name": Style(DISPLAY, PLAIN),
    "button": Style(DISPLAY, PLAIN),
    "button-large": Style(DISPLAY, PLAIN),
    "end": Style(DISPLAY, PLAIN),
    "crew-name": Style(DISPLAY, PLAIN),
    "count": Style(DISPLAY, PLAIN),
    "active-name": Style(DISPLAY, LARGE),
    "deck-count": Style(DISPLAY_BOLD, LARGE),
    "dialog-title": Style(DISPLAY, LARGE),
    "dial": Style(DISPLAY_BOLD, LARGEST),
    "title": Style(DISPLAY, LARGEST),
    "start": Style(DISPLAY, LARGEST),
    "verdict": Style(DISPLAY_BOLD, 88),
    "logo": Style(DISPLAY_BOLD, 164, 0.82),
}
"""Named ways to set type."""


def style_of(style: str | Style) -> Style:
    """Return a style by its name, or the style itself."""
    return STYLES[style] if isinstance(style, str) else style
