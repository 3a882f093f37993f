"""The Escape Pod beside the ship: offline, alive, or gone with the deserter."""

from __future__ import annotations

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, colour, fade, mix
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.table.model.pod_view import PodView
from game.app.table.paint import brush, tokens
from game.app.table.paint.panels.framed import Marks, Size
from game.app.views.bits import cap
from game.app.views.painting import Painting, layouter, show
from game.app.views.roles import tint
from game.app.views.tree import View, column, drawn, first_that_fits, on, row, stack, text

MARGIN = 22.0


def pod_panel(canvas: Canvas, pod: PodView, mark: int | None, size: Size, marks: Marks) -> None:
    """Draw the pod's panel.

    Args:
        canvas: clear, of the panel's size.
        pod: what it shows.
        mark: crew mark of the deserter; None while the pod is empty.
        size: width and height, units.
        marks: signal lights.
    """
    show(canvas, pod_view(canvas.kit, pod, mark, marks), size)


def pod_view(kit: Kit, pod: PodView, mark: int | None, marks: Marks) -> View:
    """Return the pod: large with lamps and all words, or less of it; its name goes before its words."""
    states = marks | on(online=pod.online and pod.crew is None, gone=mark is not None)
    tones = (CREW[mark].colour,) if mark is not None else ()
    key = cap(kit, kit.keys.label("board", kit.texts)) if pod.ready else None
    name = text(kit.texts("pod-title"), "subheading", grow=1)
    head = row(name, key, gap=8)
    long, short = _words(kit, pod, True), _words(kit, pod, False)
    lamps = None
    if pod.crew is None:
        lit = [on(lit=n < pod.diverted) for n in range(pod.needed)]
        lamps = row(*[stack(look="pod-lamp", states=each, wide=15, high=9) for each in lit], gap=6)

    def way(side: float, *parts: View | None, aside: View | None = None, gap: float = 3) -> View:
        picture = drawn(_picture, pod, mark, wide=side, high=side)
        words = column(*parts, pack="middle", gap=gap, grow=1)
        return row(picture, words, aside, gap=12, pad=(10, 3), look="pod", states=states, tones=tones)

    said = text(short, "fact", "note")
    return first_that_fits(
        way(106, head, text(long, "fact", "note", lines=0), lamps),
        way(96, head, text(short, "fact", "note", lines=0), lamps),
        way(86, text(short, "fact", "note", lines=0), lamps),
        way(46, text(kit.texts("pod-title"), "fact"), said, aside=key, gap=2),
        way(46, head, said),
        way(46, said),
    )


def _picture(canvas: Canvas, rect: Rect, pod: PodView, mark: int | None) -> None:
    """The pod in its bay: dark, with its lights on, or the bay left empty."""
    size = min(rect[2:])
    x, y = rect[0] + (rect[2] - size) / 2, rect[1] + (rect[3] - size) / 2
    bay = (x, y, size, size)
    Painting(canvas, {}).paint(layouter(canvas.kit).laid(stack(look="bay"), size, size), x, y)
    if pod.crew is None:
        if pod.online:
            tone = tint("pod-light")
            brush.radial(canvas, (x + size * 0.1, y + size * 0.45, size * 0.8, size * 0.55), tone)
        inner = size * 0.86
        at = (x + (size - inner) / 2, y + (size - inner) / 2)
        canvas.icon("pod", *at, inner, alpha=255 if pod.online else 120, grey=not pod.online)
        return
    # The deserter among the stars: the pod small, the meeple's mark before it.
    tone = CREW[mark or 0].colour
    brush.radial(canvas, bay, fade(tone, 0.3))
    for n, (dx, dy) in enumerate(((0.16, 0.2), (0.8, 0.14), (0.7, 0.62), (0.22, 0.76), (0.9, 0.84))):
        canvas.circle(x + dx * size, y + dy * size, 1.6 if n % 2 else 1.1, mix(colour.WHITE, tone, 0.3))
    canvas.icon("pod", x + size * 0.16, y + size * 0.1, size * 0.68)
    canvas.icon(tokens.meeple_icon(mark or 0), x + size * 0.52, y + size * 0.5, size * 0.46)


def _words(kit: Kit, pod: PodView, tall: bool) -> str:
    size = "" if tall else "-short"
    if pod.crew is not None:
        return kit.texts(f"pod-taken{size}", count=pod.cards)
    if pod.online:
        return kit.texts(f"pod-online{size}")
    return kit.texts(f"pod-offline{size}", count=pod.diverted, needed=pod.needed)
