"""The flight school as a view: the lessons as cards along the ship's own conduits, or below each other."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, fade
from game.app.drawing.kit import Kit
from game.app.drawing.looks import Picture
from game.app.drawing.portrait import CALM, GLAD
from game.app.drawing.viewport import Point, Rect
from game.app.table.paint import brush
from game.app.views.bits import ENTER, MARGIN, WHOLE, button, captain_face, hints, page_head
from game.app.views.tree import (
    Act,
    View,
    column,
    drawn,
    first_that_fits,
    icon,
    on,
    row,
    scroll,
    space,
    stack,
    text,
)
from game.lessons.lesson import LessonCard
from game.lessons.lesson_loading import BRANCHES
from game.storage.settings.lesson_places import LessonPlaces
from game.texts import Texts

CARD, ART, ROW_ART = 328.0, 176.0, 220.0
"""Width of a card, height of its picture, and width of the picture where cards are below each other."""
WAY, THICK = 40.0, 12.0
"""Length of the conduit from card to card, and how thick conduits are."""
Head = Callable[[], float]
"""Tells how far the light of a lesson that is done has run to the next card, 0 to 1."""


@dataclass(frozen=True)
class School:
    """Hold what the flight school shows.

    Args:
        cards: of all lessons.
        places: how far the player is.
        next: the lesson to go on with.
        after: the lesson that has just been done; empty for none.
        head: how far its light has run.
        saved: whether the disk has taken how far the player is.
    """

    cards: tuple[LessonCard, ...]
    places: LessonPlaces
    next: LessonCard
    after: str
    head: Head
    saved: bool = True

    def of(self, branch: str) -> list[LessonCard]:
        """Return the cards of a branch."""
        return [card for card in self.cards if card.branch == branch]


def saved_words(texts: Texts, saved: bool) -> str:
    """Return what becomes of a lesson that is left.

    Args:
        texts: the catalogue.
        saved: whether the disk has taken how far the player is.
    """
    return texts("school-waits" if saved else "school-unsaved")


def school_page(kit: Kit, school: School) -> View:
    """Return the school: on one screen where it has room, with fewer hints where these have none."""
    keys = kit.keys
    told = [
        ("←↑↓→", kit.texts("hint-choose")),
        (kit.texts("key-enter"), kit.texts("hint-open")),
        (keys.label("from-start", kit.texts), kit.texts("school-hint-again")),
        (keys.label("help", kit.texts), kit.texts("school-hint-page")),
    ]
    head = page_head(kit, kit.texts("school-title"), kit.texts("school-back"))
    ways = [column(head, _path(kit, school, hints(kit, *told[:count]))) for count in (4, 3, 2)]
    return first_that_fits(*[stack(way.but(**WHOLE)) for way in ways], _rows(kit, school, head))


def _path(kit: Kit, school: School, hinted: View | None) -> View:
    """Both branches with their conduits, the captain, and what hands can do."""
    texts, places = kit.texts, school.places
    basics, more = (school.of(branch) for branch in BRANCHES)
    first = [part for card in basics for part in (_card(kit, school, card), _way(school, card))][:-1]
    lit = tuple(places.of(card.id).done for card in more)
    box = column(
        text(texts("school-expansions"), "label", align="center"),
        text(texts("school-expansions-note"), "small", "note", align="center"),
        look="field",
        pad=(24, 6),
        wide=(380, math.inf),
        at=(0.5, 0.5),
    )
    branches = (
        stack(drawn(_branches, lit, len(basics)), box, grow=1, high=(110, 170)) if more else space(grow=1)
    )
    second = [_card(kit, school, card) for card in more]
    note = text(texts("school-basics-note", count=len(basics)), "small", "note")
    waits = saved_words(texts, school.saved)
    return column(
        row(text(texts("school-basics"), "label"), note, gap=24, pad=(0, 0, 0, 8), high=48),
        row(*first, align="fill"),
        branches,
        row(*second, _captain(kit, school), gap=WAY, align="fill"),
        row(text(waits, "small", "note", lines=0, grow=1), hinted, gap=24, high=84),
        grow=1,
        pad=(MARGIN, 0),
    )


def _rows(kit: Kit, school: School, head: View) -> View:
    """Everything below each other, with the button to go on with at the foot."""
    parts = []
    for branch in BRANCHES:
        cards = [_card(kit, school, card, beside=True) for card in school.of(branch)]
        parts.append(column(text(kit.texts(f"school-{branch}"), "label"), *cards, gap=16) if cards else None)
    page = column(*parts, gap=24, pad=(8, 8, 8, 14))
    foot = row(_go(kit, school, wide=(400, 520)), pad=(8, 12, 8, 16))
    return column(head.but(pad=(32, 16, 32, 12)), column(scroll(page, "lessons"), foot, grow=1, pad=(32, 0)))


def _card(kit: Kit, school: School, card: LessonCard, beside: bool = False) -> View:
    """A lesson: its picture above its words, or beside them."""
    texts, place, next = kit.texts, school.places.of(card.id), card == school.next
    states = on(done=place.done and not place.begun, fresh=not (place.done or place.begun or next), next=next)
    picture: Picture = card.file or kit.looks.room_picture(card.room, card.variant)
    corners = (13, 4, 4, 13) if beside else (13, 4, 0, 0)
    number = (
        icon(card.sign, 32, None) if card.sign else text(str(card.number), "count", "text", align="center")
    )
    tone = kit.looks.room(card.room).plate if card.room else fade(colour.LINE, 1)
    plate = stack(
        drawn(_plate, tone), row(number, pack="middle", pad=(4, 4, 16, 4)), wide=66, high=46, at=(0, 0)
    )
    size = {"wide": ROW_ART, "high": (136, math.inf)} if beside else {"high": ART}
    art = stack(drawn(_art, picture, corners, look="lesson-art", states=states), plate, **size)
    if place.begun:
        state: View = drawn(_steps, place.step, card.steps, next, wide=18 * card.steps, high=36)
    elif place.done:
        done = text(texts("school-done"), "button")
        state = row(icon("ui-check", 20), done, look="lesson-done", gap=8, pad=(12, 2))
    else:
        state = text(texts("school-new"), "small", "note")
    minutes = text(texts("school-minutes", minutes=card.minutes), "small", "note", grow=1)
    words = column(
        text(texts(f"lesson-{card.id}"), "room-name"),
        text(texts(f"lesson-{card.id}-text"), "small", "note", lines=0, valign="top", grow=1),
        row(icon("ui-clock", 20, "note"), minutes, state, gap=8, high=40),
        gap=4,
        pad=(16, 12, 18, 8),
        grow=1,
    )
    given = {"look": "lesson", "states": states, "pad": 2}
    if beside:
        return row(art, words, **given, align="fill").named(f"lesson-{card.id}", Act())
    return column(art, words, **given, wide=CARD, high=(330, 380)).named(f"lesson-{card.id}", Act())


def _way(school: School, card: LessonCard) -> View:
    """The conduit behind a card; the light of one that has just been done runs along it."""
    lit = school.places.of(card.id).done
    head = school.head if lit and card.id == school.after else None
    return drawn(_run, lit, head, wide=WAY, high=THICK, at=(0.25, 0.25))


def _go(kit: Kit, school: School, **given: Any) -> View:
    """The button to go on with; the card that it opens is lit."""
    texts, next = kit.texts, school.next
    place, title = school.places.of(next.id), texts(f"lesson-{next.id}")
    note = texts("school-step", step=place.step + 1, steps=next.steps)
    return button(
        "go-on",
        texts("school-go-on" if place.begun else "school-begin"),
        Act(keys=ENTER),
        sign="ui-play",
        note=f"{title}, {note}" if place.begun else title,
        primary=True,
        align="left",
        high=(72, 100),
        **given,
    )


def _captain(kit: Kit, school: School) -> View:
    texts, places, next = kit.texts, school.places, school.next
    place, title, total = places.of(next.id), texts(f"lesson-{next.id}"), len(school.cards)
    if place.begun:
        words = texts("school-captain-begun", title=title)
    elif place.done:
        words = texts("school-all-done")
    else:
        words = texts("school-captain-next", title=title)
    face = captain_face(98, GLAD if places.done >= total else CALM)
    told = column(text(texts("captain"), "label", "gold"), text(words, "body", lines=0), gap=4, grow=1)
    done = min(total, places.done)
    bar = row(
        space(grow=done).but(look="bar", tones=(colour.GOLD,)) if done else None,
        space(grow=total - done) if total > done else None,
        look="field",
        align="fill",
        pad=1,
        high=10,
    )
    return column(
        row(face, told, gap=14, align="start", grow=1),
        text(texts("school-progress", done=places.done, count=total), "fact-bold"),
        bar,
        space(high=8),
        _go(kit, school),
        look="panel",
        wide=CARD,
        pad=16,
        gap=6,
    )


# What is drawn


def _art(canvas: Canvas, rect: Rect, picture: Picture, corners: tuple[float, float, float, float]) -> None:
    canvas.picture(picture, rect, corners)


def _plate(canvas: Canvas, rect: Rect, tone: tuple[int, ...]) -> None:
    """Draw the slanted plate of a number or a sign."""
    x, y, w, h = rect
    canvas.polygon(
        [(x + 1, y + 12), (x + 12, y + 1), (x + w, y + 1), (x + w - 18, y + h), (x + 1, y + h)], tone
    )


def _steps(canvas: Canvas, rect: Rect, step: int, steps: int, next: bool) -> None:
    """Draw the steps of a lesson that was begun as hexagons, full for those that are done."""
    x, y, w, h = rect
    gap = w / steps
    for n in range(steps):
        line = colour.GOLD if n < step or next else colour.LINE_STRONG
        fill = colour.GOLD if n < step else None
        brush.hexagon(canvas, x + gap * (n + 0.5), y + h / 2, gap / 2, fill, line, 1.6)


def _run(canvas: Canvas, rect: Rect, lit: bool, head: Head | None) -> None:
    """Draw a level conduit; what lies behind a light on its way is lit."""
    x, y, w, h = rect
    start, end = (x, y + h / 2), (x + w, y + h / 2)
    share = head() if head is not None else 1.0
    if share >= 1:
        _conduit(canvas, start, end, lit)
        return
    _conduit(canvas, start, end, False)
    at = x + w * share, start[1]
    if share > 0:
        _conduit(canvas, start, at, True)
    canvas.glow((at[0] - 8, at[1] - 8, 16, 16), fade(colour.GOLD_TEXT, 0.9), 20)


def _branches(canvas: Canvas, rect: Rect, lit: tuple[bool, ...], cards: int) -> None:
    """Draw the conduits from the middle card above to the cards below."""
    x, y, w, h = rect
    pitch = (w + WAY) / cards
    middles = [x + pitch * n + (pitch - WAY) / 2 for n in range(cards)]
    across, trunk = y + h / 2, middles[cards // 2]
    _conduit(canvas, (trunk, y), (trunk, across), any(lit))
    _conduit(canvas, (middles[0], across), (middles[len(lit) - 1], across), any(lit))
    for middle, done in zip(middles, lit, strict=False):
        _conduit(canvas, (middle, across), (middle, y + h), done)


def _conduit(canvas: Canvas, start: Point, end: Point, lit: bool) -> None:
    """Draw a piece of the ship's conduits: gold and glowing where a lesson is done, dark dashes where not."""
    (x0, y0), (x1, y1) = start, end
    level = abs(y1 - y0) < 1

    def strip(along: float, length: float, across: float, thick: float) -> Rect:
        if level:
            return x0 + along, y0 + across, length, thick
        return x0 + across, y0 + along, thick, length

    length = x1 - x0 if level else y1 - y0
    whole = strip(0, length, -THICK / 2, THICK)
    if lit:
        canvas.glow(whole, fade(colour.GOLD, 0.6), 12)
        canvas.box(whole, colour.GOLD)
        canvas.box(strip(0, length, -2, 4), colour.RIM_HOT)
        return
    canvas.box(whole, colour.INK)
    canvas.box(strip(0, length, -THICK / 2, 2), colour.LINE)
    for n in range(int((length - 16) / 22) + 1):
        canvas.box(strip(6 + 22 * n, 10, -1, 2), colour.LINE_STRONG)
