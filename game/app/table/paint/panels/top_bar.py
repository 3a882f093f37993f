"""The top bar: turn, phase stepper, threat and forecast, menu and tools."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import GOLD_GLOW, Gradient, fade
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Point, Rect
from game.app.table.model.view_parts import TopView
from game.app.table.model.words.folded_facts import threat_title
from game.app.table.paint.panels.framed import Marks, Size
from game.app.views.painting import layouter, show
from game.app.views.roles import look
from game.app.views.tree import View, column, drawn, first_that_fits, icon, on, row, space, stack, text

STEPS = ("actions", "collect", "damage")
TIP = 22.0
"""Length of the tip of a phase's arrow, units."""
MARGIN = 16.0
WAYS = ("threat-way-face-up", "threat-way-deck")
"""Texts for the ways to collect in Phase 2, where the chance depends on it."""
WORD = 6.0
"""Between a number and its word, units."""
FORECAST = "forecast"
"""Name of the part that says what is still to come."""


def bar(canvas: Canvas, breach: bool, size: Size) -> None:
    """Draw the bar's ground; red once the hull is breached."""
    states = on(breach=breach)
    edge = stack(look="top-edge", states=states, high=1.6, wide=size[0], at=(0, 1))
    show(canvas, stack(edge, look="top", states=states), size)


def turn(canvas: Canvas, top: TopView, size: Size) -> None:
    """Draw the number of the turn."""
    show(canvas, text(canvas.kit.texts("table-turn", turn=top.turn), "button"), size)


def stepper(canvas: Canvas, top: TopView, size: Size, marks: Marks) -> None:
    """Draw the three phases as arrows, the one that is running in gold."""
    ways = (_steps(canvas.kit, top, names, below) for names, below in ((3, True), (1, True), (3, False)))
    last = _steps(canvas.kit, top, 1, False), _steps(canvas.kit, top, 1, False, noted=False)
    show(canvas, stack(first_that_fits(*ways, *last), look="part", states=marks - {"hover"}), size)


def _steps(kit: Kit, top: TopView, names: int, below: bool, noted: bool = True) -> View:
    """Return the arrows, all with their names or one alone; what is said of it below its name or beside."""
    running = max(0, min(top.phase, len(STEPS) - 1))
    parts = []
    for n, step in enumerate(STEPS):
        now, done = n == top.phase, n < top.phase
        number = text(str(n + 1), "number-large", "sign", firm=True)
        words: View | None = None
        if names == len(STEPS) or n == running:
            note = text(_note(kit, n, top), "fact", "note") if noted and n == running else None
            name = text(kit.texts(f"phase-{step}"), "subheading")
            words = column(name, note, pack="middle") if below else row(name, note, gap=14)
        mark = icon("ui-check", 22) if done else None if words else number
        states = on(now=now, done=done)
        inside = row(mark, words, gap=10, pad=(TIP + 6, 2, TIP, 2))
        arrow = stack(drawn(_arrow, now), inside, look="phase-inks", states=states)
        parts.append(arrow.but(grow=1.0 if words is not None else 0.0))
    return row(*parts, gap=-TIP / 2, align="fill")


def _arrow(canvas: Canvas, rect: Rect, now: bool) -> None:
    x, y, w, h = rect
    points: list[Point] = [(x, y), (x + w - TIP, y), (x + w, y + h / 2)]
    points += [(x + w - TIP, y + h), (x, y + h), (x + TIP * 0.72, y + h / 2)]
    seen = look("phase", on(now=now))
    if now:
        canvas.glow((x + 12, y + 6, w - 28, h - 12), fade(GOLD_GLOW, 0.7), 14)
    assert not isinstance(seen.fill, Gradient) and not isinstance(seen.line, Gradient)
    canvas.polygon(points, seen.fill, seen.line, seen.width)


def _note(kit: Kit, n: int, top: TopView) -> str:
    if n < top.phase:
        return kit.texts("phase-actions-done")
    if n == 0:
        return kit.texts("phase-actions-left", left=top.actions_left, base_actions=top.base_actions)
    if n == 1:
        return kit.texts("phase-collect-note", deck_cards=top.deck_cards)
    return kit.texts("phase-damage-note", rooms=top.hits)


def threat(canvas: Canvas, top: TopView, size: Size, marks: Marks) -> None:
    """Draw the threat of this turn and the forecast."""
    show(canvas, threat_view(canvas.kit, top, marks), size)


def threat_view(kit: Kit, top: TopView, marks: Marks = frozenset()) -> View:
    """Return what threatens, how likely it is, and what is still to come; with less room, less of each."""
    sign = "hull-breach" if top.threat == 0 else kit.looks.damage(top.threat)
    title = text(threat_title(kit.texts, top), "subheading")
    whole, bare = _odds(kit, top)
    long, short = _forecast(kit, top)

    def way(words: View, ahead: View | None) -> View:
        line = stack(look="divider", wide=1.6, pad=(0, 4)) if ahead else None
        parts = row(icon(sign, 44, None), words.but(grow=1), line, ahead, gap=14)
        return parts.but(pad=(2, 0), look="part", states=marks)

    two = column(title, whole, pack="middle", pad=(0, 3))
    best = [way(words, ahead) for words in (two, whole) for ahead in (long, short)]
    return first_that_fits(*best, way(bare, short))


def _over(top: TopView) -> bool:
    """Return whether the game has ended."""
    return top.phase >= len(STEPS)


def _odds(kit: Kit, top: TopView) -> Sequence[View]:
    """Return how likely the ship is lost: in words, and the number alone; the note has the cards."""
    texts = kit.texts
    if _over(top) or top.hidden:
        words = texts("threat-over") if _over(top) else texts("threat-hidden", rooms=top.threat)
        return (text(words, "fact", "note"),) * 2
    percent = _chance(kit, top.loss)
    if top.ways:
        deck = _chance(kit, top.deck_loss)
        face_up, from_deck = (text(texts(key, count=top.deck_cards), "fact-bold", "note") for key in WAYS)
        return row(percent, face_up, space(wide=WORD), deck, from_deck, gap=WORD), row(
            percent, deck, gap=2 * WORD
        )
    lost = text(texts("threat-lost"), "fact-bold", "reason" if top.loss else "note")
    return row(percent, lost, gap=WORD), row(percent)


def _chance(kit: Kit, percent: int) -> View:
    tone = "danger" if percent else "good"
    return text(kit.texts("threat-loss", percent=percent), "number", tone, firm=True)


def _forecast(kit: Kit, top: TopView) -> tuple[View | None, View | None]:
    """Return the Damage cards to come by type and when the Hull Breach begins; the latter alone."""
    texts = kit.texts
    if _over(top):
        return None, None
    if top.hidden:
        sign = icon("ui-lock", 26, "note")
        told = row(sign, text(texts("threat-not-counted"), "fact", "note"), gap=10)
        return told.named(FORECAST), row(sign).named(FORECAST)
    if top.few:
        edge = {"look": "few", "pad": (12, 2), "gap": 10}
        words = (texts(key, count=top.few) for key in ("threat-few", "threat-few-brief"))
        long, short = (
            row(icon("ui-cards", 30), text(each, "fact-bold"), **edge).named(FORECAST) for each in words
        )
        return long, short
    begins = (
        texts("threat-breach-now") if top.threat == 0 else texts("threat-breach-turn", turn=top.breach_turn)
    )
    breach = row(icon("hull-breach", 34, None), text(begins, "fact", "note"), gap=WORD)
    ahead: list[View] = []
    for kind, count in top.ahead:
        ahead.append(text(texts("threat-times", count=count), "number", firm=True))
        ahead += [icon(kit.looks.damage(kind), 31, None), icon("ui-chevron", 16, "note")]
    return row(*ahead, breach, gap=WORD).named(FORECAST), breach.named(FORECAST)


def forecast_place(kit: Kit, top: TopView, rect: Rect) -> Rect | None:
    """Return where the forecast stands in the place of the threat; None where there is none."""
    found = layouter(kit).laid(threat_view(kit, top), rect[2], rect[3]).places.get(FORECAST)
    if found is None:
        return None
    x, y, w, h = found[0]
    return rect[0] + x, rect[1] + y, w, h


def tool(canvas: Canvas, sign: str, key: str, enabled: bool, size: Size, marks: Marks) -> None:
    """Draw one of the small buttons at the ends of the bar, with its key where there is room for it.

    Args:
        canvas: of its size.
        sign: its picture.
        key: what does the same; empty while hands do without keys, and the note on it names it.
        enabled: greyed if not.
        size: width and height, units.
        marks: signal lights.
    """
    states = marks | on(disabled=not enabled)

    def way(*parts: View) -> View:
        return row(*parts, gap=3, pack="middle", look="tool", states=states)

    alone = way(icon(sign, 32))
    keyed = way(icon(sign, 24), text(key, "key", "sign", firm=True)) if key else alone
    show(canvas, first_that_fits(keyed, alone), size)
