"""Words of somebody who is not on the board: the captain, who teaches and advises, or a player program.

A bubble stands beside what it speaks about, with a pointer at it, over the place that matters least.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, Paint, colour, rgb
from game.app.drawing.kit import Kit
from game.app.drawing.looks import Icon
from game.app.drawing.portrait import CALM, captain
from game.app.drawing.viewport import Rect, centre
from game.app.views.layout import Laid
from game.app.views.painting import Painting, layouter
from game.app.views.tree import View, column, drawn, row, space, stack, text
from game.app.widgets.widget import draw_cap

PAD = 20.0
PORTRAIT = 100.0
GROWS = 0.71
"""How much of the growth of type a speaker's face takes part in."""
POINTER = 26.0
"""How far the pointer reaches out of the bubble."""
FOOT = "foot"
CAP = rgb("#4A5C8C")
"""Lines of the caps of keys that stand in words: quiet enough for the letters beside them, and blue enough to
stay so under high contrast, where grey lines are white."""
_TENTHS = tuple(n / 10 for n in range(11))
_WEIGHT = 12
"""What a bubble speaks about is worth so many times what else should stay free."""
_FILL = rgb("#0E1222", 0.98)


@dataclass(frozen=True)
class Speech:
    """What stands in a bubble.

    Args:
        speaker: whose words, as a label; empty for none.
        words: the line itself.
        note: a smaller second thought at the foot; empty for none.
        icon: what stands for the speaker; None for the captain's face.
        mood: what the captain's face says.
        line: of the frame; gold for the captain, a crew colour for a player.
        portrait: how large face or icon are with type of the usual size.
        caps: where keys are named in the words: the first letter of each, and the one after it.
        foot: height kept free between words and note, for buttons; 0 for none.
    """

    speaker: str
    words: str
    note: str = ""
    icon: Icon | None = None
    mood: str = CALM
    line: Paint = colour.GOLD
    portrait: float = PORTRAIT
    foot: float = 0.0
    caps: tuple[tuple[int, int], ...] = ()


def portrait_size(kit: Kit, speech: Speech) -> float:
    """Return how large the speaker is shown: larger with the type, as bubbles are wider then."""
    return speech.portrait * (1 + GROWS * (kit.text - 1))


def words_left(kit: Kit, speech: Speech) -> float:
    """Return how far from the bubble's left edge its words and buttons begin."""
    return PAD + portrait_size(kit, speech) + 20


def bubble_height(kit: Kit, speech: Speech, width: float) -> float:
    """Return how high a bubble of a width must be for its words.

    Args:
        kit: fonts.
        speech: what stands in it.
        width: in units.
    """
    return layouter(kit).down(_bubble(kit, speech), width)[1]


def foot_rect(kit: Kit, speech: Speech, rect: Rect) -> Rect:
    """Return the place for buttons in a bubble.

    Args:
        kit: fonts.
        speech: what stands in it.
        rect: of the bubble.
    """
    x, y, w, h = _laid(kit, speech, rect).rect(FOOT)
    return rect[0] + x, rect[1] + y, w, h


def _laid(kit: Kit, speech: Speech, rect: Rect) -> Laid:
    return layouter(kit).laid(_bubble(kit, speech), rect[2], rect[3])


def _bubble(kit: Kit, speech: Speech) -> View:
    """Return a bubble: the speaker, and beside the face the words, room for buttons, and the note."""
    size = portrait_size(kit, speech)
    said = stack(drawn(_caps, speech.words, speech.caps), text(speech.words, "lead", lines=0, valign="top"))
    words = column(
        text(speech.speaker, "label", "tone") if speech.speaker else None,
        said,
        space(0, speech.foot).but(high=speech.foot).named(FOOT),
        text(speech.note, "small", "note", 0) if speech.note else None,
        gap=6,
        grow=1,
    )
    face = drawn(_face, speech.icon, speech.mood, wide=size, high=size)
    return row(face, words, gap=20, pad=PAD, align="start", look="bubble", tones=(_ink(speech.line),))


def _face(canvas: Canvas, rect: Rect, sign: Icon | None, mood: str) -> None:
    if sign is None:
        captain(canvas, rect[:3], mood)
    else:
        canvas.icon(sign, *rect[:3])


def place_bubble(
    size: tuple[float, float],
    about: Rect | None,
    ground: Rect,
    avoid: Sequence[Rect],
    keep: Sequence[Rect] = (),
) -> Rect:
    """Return where a bubble stands: below what it is about, above, left or right of it.

    Of these places within the ground the one is taken that covers least of what is to be seen; where they
    cover as much, the first. Without anything to speak about it stands at the ground's foot, or wherever else
    in it less is covered. Where something must stay free, all other places count, too.

    Args:
        size: of the bubble, units.
        about: what it speaks about.
        ground: where it may stand.
        avoid: what it should not cover, the same rectangle twice counting twice.
        keep: what it covers only where there is no place that leaves more of it free.
    """
    w, h = size
    left, top, wide, high = ground

    def inside(x: float, y: float) -> Rect:
        return min(max(left, x), left + wide - w), min(max(top, y), top + high - h), w, h

    def all_over(across: Sequence[float], down: Sequence[float]) -> list[Rect]:
        return [
            inside(left + (wide - w) * right, top + (high - h) * below)
            for below, right in product(down, across)
        ]

    if about is None:
        corners = all_over((0.5, 0.0, 1.0), (1.0, 0.5, 0.0))
        return min(corners, key=lambda place: sum(_overlap(place, rect) for rect in avoid))
    x, y, aw, ah = about
    middle_x, middle_y = centre(about)
    out = POINTER + 4
    places: list[Rect] = [
        inside(middle_x - w / 2, y + ah + out),
        inside(middle_x - w / 2, y - h - out),
        inside(x - w - out, middle_y - h / 2),
        inside(x + aw + out, middle_y - h / 2),
        *(all_over(_TENTHS, _TENTHS) if keep else ()),
    ]
    bare = (*avoid, *[about] * _WEIGHT)

    def cost(place: Rect) -> tuple[float, float]:
        hidden = sum(_overlap(place, rect) / (rect[2] * rect[3]) for rect in keep)
        return round(hidden, 2), sum(_overlap(place, rect) for rect in bare)

    return min(places, key=cost)


def _overlap(one: Rect, other: Rect) -> float:
    w = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    h = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return max(0.0, w) * max(0.0, h)


def draw_bubble(canvas: Canvas, speech: Speech, rect: Rect, about: Rect | None = None) -> None:
    """Draw a bubble; what is written below it counts as hidden.

    Args:
        canvas: of the whole window.
        speech: what stands in it.
        rect: where (`place_bubble`), high enough for its words (`bubble_height`).
        about: what its pointer points at; None for no pointer.
    """
    canvas.cover(rect, partly=True)
    Painting(canvas, {}).paint(_laid(canvas.kit, speech, rect), rect[0], rect[1])
    if about is not None:
        _pointer(canvas, rect, about, speech.line)


def _caps(canvas: Canvas, place: Rect, words: str, caps: Sequence[tuple[int, int]]) -> None:
    """Draw the caps of the keys that the words name, below them; none where the words get smaller."""
    fonts, (x, y, w, h) = canvas.kit.fonts, place
    lines, leading = fonts.wrap(words, "lead", w + 0.5), fonts.line_height("lead")
    if len(lines) * leading > h + 1:
        return
    start = 0
    for n, line in enumerate(lines):
        start = words.index(line, start)
        for first, after in caps:
            if start <= first and after <= start + len(line):
                before, end = (fonts.width(line[: at - start], "lead") for at in (first, after))
                # Its lower edge stays below the letters.
                rect = (x + before, y + n * leading, end - before, leading + 2)
                draw_cap(canvas, rect, CAP)
        start += len(line)


def _ink(line: Paint) -> Colour:
    return line if isinstance(line, tuple) else line.start


def _pointer(canvas: Canvas, rect: Rect, about: Rect, line: Paint) -> None:
    """A triangle at the side that faces what is spoken about; none where the bubble covers it."""
    x, y, w, h = rect
    ax, ay = centre(about)
    half, edge = 14.0, 2.0
    if about[1] + about[3] <= y or about[1] >= y + h:
        at = min(max(x + 40, ax), x + w - 40)
        up = about[1] + about[3] <= y
        foot, tip = (y + edge, y - POINTER) if up else (y + h - edge, y + h + POINTER)
        points = [(at - half, foot), (at, tip), (at + half, foot)]
    elif about[0] + about[2] <= x or about[0] >= x + w:
        at = min(max(y + 40, ay), y + h - 40)
        before = about[0] + about[2] <= x
        foot, tip = (x + edge, x - POINTER) if before else (x + w - edge, x + w + POINTER)
        points = [(foot, at - half), (tip, at), (foot, at + half)]
    else:
        return
    canvas.polygon(points, _FILL[:3])
    canvas.line(points[0], points[1], _ink(line), 2)
    canvas.line(points[1], points[2], _ink(line), 2)
