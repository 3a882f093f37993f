"""Words of somebody who is not on the board: the captain, who teaches and advises, or a player program.

A bubble stands beside what it speaks about (`bubble_place.py`), with a pointer at it where it is near.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, Paint, colour
from game.app.drawing.kit import Kit
from game.app.drawing.looks import Icon
from game.app.drawing.portrait import CALM, captain
from game.app.drawing.viewport import Rect
from game.app.forms.bubble_place import pointer
from game.app.views.bits import button, cap
from game.app.views.layout import Laid
from game.app.views.painting import Light, Painting, layouter
from game.app.views.roles import tint
from game.app.views.tree import Act, Span, View, column, drawn, first_that_fits, row, stack, text
from game.app.widgets.widget import draw_cap

PAD, GAP = 20.0, 20.0
PORTRAIT, SMALL = 3.3, 1.6
"""Height of a face in lines of words: usually, and where there is little room or only one line."""
BESIDE = 15.0
"""Words stand beside a face in a width of so many lines' height, in less below it."""


@dataclass(frozen=True)
class Answer:
    """A button in a bubble.

    Args:
        name: what it does.
        label: in words.
        key: the name of its key; empty for none.
        icon: of `assets/icons`; empty for none.
        primary: the one thing to do next.
        short: fewer words, where there is little room; empty for the same.
        tip: what it does, when pointed at; empty for nothing.
    """

    name: str
    label: str
    key: str = ""
    icon: str = ""
    primary: bool = False
    short: str = ""
    tip: str = ""


@dataclass(frozen=True)
class Speech:
    """Hold what stands in a bubble.

    Args:
        speaker: whose words, as a label; empty for none.
        words: the line itself.
        note: a smaller second thought at the foot; empty for none.
        icon: what stands for the speaker; None for the captain's face.
        mood: what the captain's face says.
        line: of the frame; gold for the captain, a crew colour for a player.
        portrait: how many lines of the words face or icon are high.
        caps: where keys are named in the words: the first letter of each, and the one after it.
        answers: its buttons.
    """

    speaker: str
    words: str
    note: str = ""
    icon: Icon | None = None
    mood: str = CALM
    line: Paint = colour.GOLD
    portrait: float = PORTRAIT
    caps: tuple[tuple[int, int], ...] = ()
    answers: tuple[Answer, ...] = ()


def bubble(kit: Kit, speech: Speech) -> View:
    """Return a bubble: the face beside the words, or above them where there is little room.

    Args:
        kit: fonts and keys.
        speech: what stands in it.
    """
    line = kit.fonts.line_height("lead")
    size = speech.portrait * line
    face = drawn(_face, speech.icon, speech.mood, wide=size, high=size)
    said = stack(drawn(_caps, speech.words, speech.caps), text(speech.words, "lead", lines=0, valign="top"))
    name = text(speech.speaker, "label", "tone") if speech.speaker else None
    note = text(speech.note, "small", "note", 0) if speech.note else None
    full, short = ([_button(kit, one, less) for one in speech.answers] for less in (False, True))
    short_feet = [row(*short, gap=12), column(*short, gap=6)] if full else [None]
    feet = [row(*full, gap=12), *short_feet] if full else [None]
    beside = [
        row(face, column(name, said, foot, note, gap=6, grow=1), gap=GAP, align="start").but(
            wide=(BESIDE * line, 9999.0)
        )
        for foot in feet
    ]
    head = row(face.but(wide=SMALL * line, high=SMALL * line), name, gap=12)
    below = [
        column(top, said, foot, note, gap=gap)
        for top, gap in ((head, 8), (name or head, 4))
        for foot in short_feet
    ]
    tones = (speech.line if isinstance(speech.line, tuple) else speech.line.start,)
    return first_that_fits(*beside, *below, pad=PAD, look="bubble", tones=tones)


def _button(kit: Kit, answer: Answer, short: bool) -> View:
    label = answer.short or answer.label if short else answer.label
    key = cap(kit, answer.key, *(("gold",) if answer.primary else ()))
    return button(
        answer.name,
        label,
        Act(tip=answer.tip),
        sign=answer.icon,
        key=key,
        primary=answer.primary,
        style="subheading",
        gap=10,
    )


def bubble_height(kit: Kit, speech: Speech, width: float) -> float:
    """Return how high a bubble of a width must be for its words.

    Args:
        kit: fonts.
        speech: what stands in it.
        width: in units.
    """
    return bubble_span(kit, speech, width)[1]


def bubble_span(kit: Kit, speech: Speech, width: float) -> Span:
    """Return the least height of a bubble of a width, with smaller words, and the one that it would like."""
    return layouter(kit).down(bubble(kit, speech), width)


def lay_bubble(kit: Kit, speech: Speech, rect: Rect) -> Laid:
    """Return the parts of a bubble with their places in it.

    Args:
        kit: fonts.
        speech: what stands in it.
        rect: where (`best_place`), high enough for its words (`bubble_height`).
    """
    return layouter(kit).laid(bubble(kit, speech), rect[2], rect[3])


def draw_bubble(
    canvas: Canvas,
    speech: Speech,
    rect: Rect,
    about: Rect | None = None,
    lights: Mapping[Hashable, Light] | None = None,
) -> None:
    """Draw a bubble; what is written below it counts as hidden.

    Args:
        canvas: of the whole window.
        speech: what stands in it.
        rect: where it stands.
        about: what it speaks about; None for nothing that can be pointed at.
        lights: what pointer and focus make of its buttons now.
    """
    canvas.cover(rect, partly=True)
    Painting(canvas, lights or {}).paint(lay_bubble(canvas.kit, speech, rect), rect[0], rect[1])
    points = pointer(rect, about) if about is not None else None
    if points is not None:
        line = speech.line if isinstance(speech.line, tuple) else speech.line.start
        canvas.polygon(points, tint("bubble-ground"))
        canvas.line(points[0], points[1], line, 2)
        canvas.line(points[1], points[2], line, 2)


def _face(canvas: Canvas, rect: Rect, sign: Icon | None, mood: str) -> None:
    if sign is None:
        captain(canvas, rect[:3], mood)
    else:
        canvas.icon(sign, *rect[:3])


def _caps(canvas: Canvas, place: Rect, words: str, caps: Sequence[tuple[int, int]]) -> None:
    """Draw the caps of the keys that the words name, below them; none where the words get smaller."""
    fonts, (x, y, w, h) = canvas.kit.fonts, place
    lines, leading = fonts.wrap(words, "lead", w + 0.5), fonts.line_height("lead")
    if len(lines) * leading > h + 1:
        return
    ink: Colour = tint("spoken-cap")
    start = 0
    for n, line in enumerate(lines):
        start = words.index(line, start)
        for first, after in caps:
            if start <= first and after <= start + len(line):
                before, end = (fonts.width(line[: at - start], "lead") for at in (first, after))
                # Its lower edge stays below the letters.
                draw_cap(canvas, (x + before, y + n * leading, end - before, leading + 2), ink)
        start += len(line)
