"""The descent: ten stations on a fall into the sun, and a card about the one that is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.app.drawing.canvas import Canvas
from game.app.drawing.chance_bar import draw_chance_bar, draw_empty_bar
from game.app.drawing.colours.theme import Colour, colour, fade, mix
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Point, Rect
from game.app.forms.flight_words import day_words
from game.app.scenes.challenges.descent_path import draw_path
from game.app.table.paint import brush
from game.app.views.bits import HIGH, button, cell, rule
from game.app.views.tree import Act, View, column, drawn, icon, on, row, space, stack, text
from game.bots.measured import Measured
from game.storage.logbook.descent import LAST, NEEDED, Descent, RungFlown
from game.storage.logbook.flights import Flight
from game.wording import settings_words

STATIONS: tuple[Point, ...] = (
    (460, 212), (138, 367), (226, 673), (549, 753), (869, 722),
    (1148, 616), (1249, 380), (1036, 279), (951, 464), (1103, 427),
)  # fmt: skip
"""Places of the stations on a page of 1920 x 1080."""
STAGE = (0.0, 134.0, 1310.0, 700.0)
"""The part of that page on which they stand."""
WAYPOINTS: dict[int, Point] = {6: (1150, 282), 7: (936, 366), 8: (1030, 508)}
"""Points that the path bends around behind the stations of these places."""
CARD = (264.0, 264.0, 404.0, 384.0)
SHIP = (210.0, 69.0)
SHIPS: tuple[Point, ...] = (
    (640, 196), (128, 520), (400, 692), (715, 690), (1020, 640),
    (1230, 490), (1184, 240), (860, 330), (1000, 590), (1010, 352),
)  # fmt: skip
"""Place of the ship while each station is the current one: nowhere over another."""
RADIUS, CURRENT_RADIUS, ROW_RADIUS = 38.0, 47.0, 28.0
STATION = (96.0, 104.0)
"""Size of the control of a station."""
CHIP = (92.0, 30.0)
"""Size of what officers save beside a station."""
CHIPS: tuple[Point, ...] = (
    (-100, 0), (0, 64), (-64, 58), (0, 72), (30, 62), (28, 62), (58, -56), (0, -64), (-4, 62), (0, 60),
)  # fmt: skip
"""Places of these, from the middle of each station: outside the path."""
PIP = 8.0
NOWHERE = -2
"""The place of the current rung while nobody knows it: neither on a rung nor just before one."""
AIDS = {"adviser": "ui-adviser", "undo": "ui-undo"}
"""Signs of the help that was taken, by its mark."""


@dataclass(frozen=True, eq=False)
class DescentShown:
    """Hold what the page shows of a descent: each is equal to itself alone.

    Args:
        descent: of a crew size.
        officers: what officers save on each rung; None where that was not measured.
        chosen: the place of the rung that is looked at.
        known: whether the log of flights was read; without it nobody knows which rungs are done.
    """

    descent: Descent
    officers: tuple[Measured | None, ...]
    chosen: int
    known: bool = True

    @property
    def rung(self) -> RungFlown:
        """The rung that is looked at."""
        return self.descent.rungs[self.chosen]

    @property
    def now(self) -> int:
        """The place of the current rung; behind the last where all are done, `NOWHERE` where nobody knows."""
        if not self.known:
            return NOWHERE
        return len(self.descent.rungs) if self.descent.current is None else self.descent.current


def descent_stage(kit: Kit, shown: DescentShown) -> View:
    """Return the fall as it is on a wide page: path, stations, card and ship."""
    return stack(
        drawn(draw_path, _moved(STATIONS), _moved(_path()), shown.now, shown.chosen, _corner(CARD)),
        _ship(shown),
        _stations(kit, shown),
        _at(CARD, rung_card(kit, shown)),
        wide=STAGE[2],
        high=STAGE[3],
    )


def descent_list(kit: Kit, shown: DescentShown) -> View:
    """Return the fall as a list of rows, where type is so large that the path has no room."""
    rows = [_row(kit, shown, at) for at in range(len(shown.descent.rungs))]
    return column(
        column(*rows, gap=8).named("rung", Act("choice", shown.chosen)), rung_card(kit, shown), gap=16
    )


def _path() -> list[Point]:
    """Return the points that the path goes through: the stations, and where it bends between them."""
    points = [(point, WAYPOINTS.get(at)) for at, point in enumerate(STATIONS)]
    return [one for pair in points for one in pair if one is not None]


def _corner(rect: Rect) -> Rect:
    return rect[0] - STAGE[0], rect[1] - STAGE[1], rect[2], rect[3]


def _moved(points: Sequence[Point]) -> tuple[Point, ...]:
    return tuple((x - STAGE[0], y - STAGE[1]) for x, y in points)


def _at(rect: Rect, view: View) -> View:
    """Return a view in a place of the page, as shares of the room that it leaves on the stage."""
    x, y, w, h = _corner(rect)
    return view.but(at=(x / (STAGE[2] - w), y / (STAGE[3] - h)), wide=w, high=h)


def _around(point: Point, size: tuple[float, float]) -> Rect:
    return point[0] - size[0] / 2, point[1] - size[1] / 2, *size


def _ship(shown: DescentShown) -> View | None:
    """Return the ship, beside the current station."""
    if not 0 <= shown.now < len(STATIONS):
        return None
    place = _around(SHIPS[shown.now], SHIP)
    return _at(place, drawn(_draw_ship, wide=SHIP[0], high=SHIP[1]))


def _draw_ship(canvas: Canvas, rect: Rect) -> None:
    canvas.picture("backdrop/ship.webp", rect)


def _stations(kit: Kit, shown: DescentShown) -> View:
    """Return the stations with what officers save on each; the arrows walk them in their order."""
    parts = []
    for at, point in enumerate(STATIONS):
        parts.append(_at(_around(point, STATION), _station(shown, at)))
        beside = point[0] + CHIPS[at][0], point[1] + CHIPS[at][1]
        parts.append(_at(_around(beside, CHIP), _chip(kit, shown.officers[at])))
    return stack(*parts, wide=STAGE[2], high=STAGE[3]).named("rung", Act("choice", shown.chosen))


def _station(shown: DescentShown, at: int) -> View:
    """Return a station as a cell of the choice."""
    chosen, last = at == shown.chosen, shown.descent.rungs[at].last
    pips = tuple(one.won for one in last) if at == shown.now else ()
    face = drawn(_draw_station, at, shown.now, chosen, pips, at=(0.5, 0.5), wide=96, high=96)
    return stack(face, look="station", states=on(chosen=chosen)).named(("rung", at), Act("cell", at))


def _tones(at: int, now: int) -> tuple[Colour, Colour, Colour]:
    """Return the fill, the line and the ink of a station."""
    if at < now:
        return colour.GOLD, colour.GOLD, colour.INK
    if at == now:
        return colour.GOLD_FILL, colour.GOLD, colour.GOLD_TEXT
    if at == now + 1:
        return mix(colour.INK, colour.LINE, 0.3), colour.LINE_STRONG, colour.TEXT
    return mix(colour.INK, colour.RIM_HOT, 0.12), colour.RIM_HOT, colour.TEXT


def _draw_station(
    canvas: Canvas, rect: Rect, at: int, now: int, chosen: bool, pips: tuple[bool, ...]
) -> None:
    """Draw a station: its number, over a tick where it is done, over its last flights where it is current."""
    x, y = rect[0] + rect[2] / 2, rect[1] + rect[3] / 2
    radius = CURRENT_RADIUS if at == now else RADIUS
    fill, line, ink = _tones(at, now)
    if chosen:
        brush.hexagon(canvas, x, y, radius + 7, None, colour.WHITE, 2.4)
    brush.hexagon(canvas, x, y, radius, fill, line, 4 if at == now else 2.4)
    raised = 12 if at <= now else 0
    canvas.text(str(at + 1), (x - 30, y - raised - 20, 60, 40), "number", ink, "center", "middle")
    if at < now:
        canvas.icon("ui-check", x - 11, y + 8, 22, ink)
    elif at == now:
        for number in range(LAST):
            _draw_flight(canvas, x + (number - 1) * 22, y + 22, pips[number] if number < len(pips) else None)


def _draw_flight(canvas: Canvas, x: float, y: float, won: bool | None, radius: float = PIP) -> None:
    """Draw a flight as a hexagon: gold with a tick, red with a cross, only an outline where it is to come."""
    if won is None:
        brush.hexagon(canvas, x, y, radius, None, colour.MUTED, 1.4)
        return
    tone = colour.GOLD if won else colour.DANGER
    brush.hexagon(canvas, x, y, radius, tone if won else fade(tone, 0.3), tone, 1.6)
    size = radius * 1.3
    canvas.icon(
        "ui-check" if won else "ui-cross", x - size / 2, y - size / 2, size, colour.INK if won else tone
    )


def _chip(kit: Kit, found: Measured | None) -> View:
    words = share_words(kit, found)
    return row(
        icon("rank-officer", 18, "sign"),
        text(words, "small", "ink", align="center"),
        look="glass-bar",
        gap=8,
        pack="middle",
        pad=(8, 2),
    )


def share_words(kit: Kit, found: Measured | None) -> str:
    """Return how many ships are saved, in per cent; a dash where that was not measured."""
    return "–" if found is None else kit.texts("setup-share", percent=round(100 * found.share))


def rung_card(kit: Kit, shown: DescentShown) -> View:
    """Return the card of the rung that is looked at: what it is, how hard, your flights, what to do."""
    texts, flown, found = kit.texts, shown.rung, shown.officers[shown.chosen]
    rung, number = flown.rung, shown.chosen + 1
    name = texts("descent-name", rung=number, name=texts(f"descent-rung-{number}"))
    kind = settings_words(texts, rung.difficulty, rung.rooms, rung.expansions)
    sums = texts("descent-sum", won=flown.won, count=flown.flown)
    return column(
        text(name, "dialog-title", "gold", lines=2),
        text(kind, "body", lines=2),
        rule(),
        row(
            icon("rank-officer", 26, "sign"),
            text(texts("descent-officers"), "body", grow=1),
            text(share_words(kit, found), "subheading"),
            text(_interval(kit, found), "small", "note"),
            gap=12,
        ),
        drawn(_draw_bar, found, flown.won, flown.flown, wide=(100, 900), high=18),
        row(
            text(texts("descent-you"), "body", "legal", grow=1),
            *(_flight(flown, number) for number in range(LAST)),
            text(sums if flown.flown else "", "small", "note"),
            gap=8,
        )
        if shown.known
        else None,
        text(flight_words(kit, flown.last[-1]) if flown.last else "", "small", "note", lines=2),
        text(_leads(kit, shown), "body", lines=3),
        space(grow=1),
        _begin(kit, shown),
        look="dialog",
        pad=(20, 14),
        gap=8,
    )


def _interval(kit: Kit, found: Measured | None) -> str:
    if found is None:
        return kit.texts("descent-unmeasured")
    low, high = found.interval
    return kit.texts("descent-interval", low=round(100 * low), high=round(100 * high))


def _draw_bar(canvas: Canvas, rect: Rect, found: Measured | None, won: int, flown: int) -> None:
    """Draw what officers save as a bar with its margin, and what you have saved as a ring on it."""
    if found is None:
        draw_empty_bar(canvas, rect)
    else:
        draw_chance_bar(canvas, rect, found.share, found.interval, fade(colour.LINE_STRONG, 0.8))
    if flown:
        x, y, w, h = rect
        brush.hexagon(canvas, x + 2 + (w - 4) * won / flown, y + h / 2, 12, colour.INK, colour.LEGAL, 3)


def _flight(flown: RungFlown, number: int) -> View:
    """Return one of the last flights that counted, with a sign for each help that was taken."""
    flight = flown.last[number] if number < len(flown.last) else None
    sign = drawn(_flight_sign, None if flight is None else flight.won, wide=30, high=30)
    aids = () if flight is None else aid_signs(flight.marks)
    return row(sign, *(icon(aid, 20, "note") for aid in aids), gap=2)


def aid_signs(marks: Sequence[str]) -> list[str]:
    """Return the signs of the help that was taken."""
    return [AIDS[mark] for mark in marks if mark in AIDS]


def _flight_sign(canvas: Canvas, rect: Rect, won: bool | None) -> None:
    _draw_flight(canvas, rect[0] + rect[2] / 2, rect[1] + rect[3] / 2, won, 12)


def flight_words(kit: Kit, flight: Flight) -> str:
    """Return when a flight ended, how, and what helped."""
    texts = kit.texts
    told = [
        day_words(texts, flight.day),
        texts("flight-won" if flight.won else "flight-lost", turn=flight.turn),
    ]
    told += [texts(f"descent-aid-{mark}") for mark in flight.marks if texts.has(f"descent-aid-{mark}")]
    return " · ".join(told)


def _leads(kit: Kit, shown: DescentShown) -> str:
    """Return what leads deeper from here, in a sentence."""
    texts, flown, now = kit.texts, shown.rung, shown.now
    if not shown.known:
        return ""
    if flown.done:
        return texts("descent-all" if now == len(shown.descent.rungs) else "descent-done")
    if shown.chosen > now:
        return texts("descent-later", first=now + 1, last=shown.chosen, count=shown.chosen - now)
    # of three flights the oldest does not count any more once the next has ended
    missing = NEEDED - sum(one.won for one in flown.last[1 - LAST :])
    return texts("descent-next") if missing == 1 else texts("descent-needed", needed=NEEDED, last=LAST)


def _begin(kit: Kit, shown: DescentShown) -> View:
    texts = kit.texts
    if shown.chosen == shown.now or not shown.known:
        return button("begin", texts("descent-begin"), sign="ui-play", primary=True)
    return button("begin", texts("descent-again" if shown.rung.done else "descent-practice"))


def _row(kit: Kit, shown: DescentShown, at: int) -> View:
    name = kit.texts("descent-name", rung=at + 1, name=kit.texts(f"descent-rung-{at + 1}"))
    sign = drawn(_draw_row_sign, at, shown.now, wide=HIGH, high=HIGH)
    return cell(
        ("rung", at),
        Act("cell", at),
        at == shown.chosen,
        sign,
        text(name, "subheading", lines=2, grow=1),
        text(share_words(kit, shown.officers[at]), "body", "note"),
        gap=16,
        pad=(12, 4),
        high=(HIGH, 200),
    )


def _draw_row_sign(canvas: Canvas, rect: Rect, at: int, now: int) -> None:
    x, y = rect[0] + rect[2] / 2, rect[1] + rect[3] / 2
    fill, line, ink = _tones(at, now)
    brush.hexagon(canvas, x, y, ROW_RADIUS, fill, line, 4 if at == now else 2.4)
    if at < now:
        canvas.icon("ui-check", x - 13, y - 13, 26, ink)
    else:
        canvas.text(str(at + 1), (x - 30, y - 20, 60, 40), "number", ink, "center", "middle")
