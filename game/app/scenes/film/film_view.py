"""The film as a view: sums, plot, player, and what is told of the chosen turn, side by side or one below the
other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, colour
from game.app.drawing.kit import Kit
from game.app.drawing.looks import Picture
from game.app.drawing.viewport import Rect
from game.app.forms.line_legend import line_legend
from game.app.scenes.film.film_player import SPEEDS, STEPS, Projector
from game.app.scenes.film.film_plot import (
    HEAD,
    LANE_STEP,
    LANES,
    LEFT,
    POINT_H,
    POINT_W,
    RIGHT,
    draw_as_good,
    draw_missed,
    point_gaps,
)
from game.app.scenes.film.film_side import TurnStory, film_side, points_words
from game.app.scenes.film.film_work import TurnPlace
from game.app.views.bits import (
    HIGH,
    abreast,
    button,
    cell,
    command_button,
    hints,
    icon_button,
    page_head,
    rows_of,
    segments,
)
from game.app.views.tree import (
    Act,
    View,
    blank,
    column,
    drawn,
    first_that_fits,
    icon,
    row,
    scroll,
    space,
    stack,
    text,
)
from game.app.widgets.timeline import KNOB
from game.bots.film.reckoning import FilmTurn, sums, turning_points
from game.play.session import Session
from game.wording import listing, room_name

WIDE, SIDE, NARROW = 1920.0, 556.0, 880.0
"""Widths of the page, of the panel of a turn beside the plot, and of the page where all is in one column."""
MARGIN, GAP = 60.0, 24.0
"""Free ground beside the page, and between plot and panel."""


class FilmShown(Protocol):
    """Declare what the view of the film shows.

    Attributes:
        chosen: number of the turn that is looked at, from 0.
        names: whether it is said whose turn it was.
        projector: lets one turn follow the other.
        session: the game.
        story: what is told of the turn.
        places: all turns.
    """

    chosen: int
    names: bool
    projector: Projector
    session: Session
    story: TurnStory

    @property
    def turns_again(self) -> bool:
        """Return whether there are turns to fly again."""

    @property
    def places(self) -> Sequence[TurnPlace]:
        """Return all turns."""

    @property
    def turns(self) -> tuple[FilmTurn, ...]:
        """Return the turns of which everything is known."""

    @property
    def searching(self) -> str:
        """Return what is said while more is being found; empty when all is known."""

    def hit(self, number: int) -> tuple[str, ...]:
        """Return the rooms that were hit in a turning point of bad luck, the worst first."""

    def picture(self, number: int) -> Picture | None:
        """Return the room of a turn."""


def film_page(kit: Kit, film: FilmShown) -> View:
    """Return the film: on one screen where it has room, else as a column that is scrolled."""
    texts, result = kit.texts, film.session.state["result"]
    turn = film.session.state["turn"]
    title, back = texts("film-title"), texts("film-back")
    ended = "" if result is None else texts("film-saved" if result["won"] else "film-lost", turn=turn)
    told = _sums(kit, film)
    share = icon_button("share", "ui-copy", Act(tip=texts("share-open-tip")))
    again = icon_button("turns", "ui-redo", Act(tip=texts("turns-title"))) if film.turns_again else None
    ways = _ways(kit)
    marks = tuple(film.session.colours)
    side = film_side(kit, film.story, marks, abreast(*ways, gap=12))
    left = column(_wide_plot(kit, film), _player(kit, film, True), grow=1, gap=12)

    def wide(panel: View) -> View:
        return column(
            page_head(kit, title, back, *told, again, share, note=ended).but(gap=16),
            row(left, panel.but(wide=SIDE), gap=GAP, grow=1, pad=(MARGIN, 0, MARGIN, 48), align="fill"),
            wide=WIDE,
            high=(0, 1200),
        )

    points = [_point(kit, film, n, True) for n in turning_points(film.turns)]
    listed = rows_of(3, *points, gap=16).named("points", Act("choice", film.chosen)) if points else None
    narrow = column(
        page_head(kit, title, back, again, share).but(pad=(0, 20, 0, 0)),
        row(*told[:2], pack="even", gap=16, align="fill") if told else None,
        stack(_plot(kit, False), column(_plot_head(kit, film)), high=430, look="panel"),
        _player(kit, film, False),
        listed,
        abreast(*ways),
        film_side(kit, film.story, marks),
        gap=16,
        pad=(0, 0, 0, 40),
        wide=(0, NARROW),
    )
    # A long plan of the captain's is scrolled in its panel, before the plot gives way to it.
    longer = scroll(side, "panel").but(grow=0)
    return first_that_fits(
        stack(wide(side)), stack(wide(longer)), stack(scroll(stack(narrow), "page"), pad=(40, 0))
    )


def _plot(kit: Kit, wide: bool) -> View:
    return blank().named("plot", Act("plot", wide, tip=kit.texts("film-tip-plot")))


def _wide_plot(kit: Kit, film: FilmShown) -> View:
    """The plot with its turning points above the curve, and the words of the lanes below it."""
    numbers = turning_points(film.turns)
    gaps = point_gaps(len(film.places), numbers, WIDE - 2 * MARGIN - GAP - SIDE)
    spread = [
        part
        for gap, n in zip(gaps, numbers, strict=True)
        for part in (blank(wide=gap), _point(kit, film, n, False))
    ]
    above = row(*spread, high=POINT_H, align="fill")
    if numbers:
        above = above.named("points", Act("choice", film.chosen))
    # Signs of decisions are explained in their lane, unless names need its width.
    signs, names = _signs(kit), _legend(film)
    lanes = [
        row(
            text(kit.texts(words), "small", "note"),
            space(grow=1),
            *aside,
            gap=18,
            high=LANE_STEP,
            align="start",
        )
        for words, aside in (
            ("film-luck-lane", signs if names else []),
            ("film-decisions-lane", names or signs),
        )
    ]
    words = column(
        _plot_head(kit, film).but(high=HEAD),
        above,
        space(grow=1),
        column(*lanes, pad=(LEFT, 14, RIGHT, 0), high=LANES),
    )
    return stack(_plot(kit, True), words, look="panel", grow=1)


def _plot_head(kit: Kit, film: FilmShown) -> View:
    """Return what the plot shows, and how sure it is; while more is being found, how far that is."""
    title = text(kit.texts("film-chance"), "label")
    ink = "gold-text" if film.searching else "note"
    said = text(film.searching or kit.texts("film-meaning"), "small", ink)
    return first_that_fits(row(title, said, gap=22), column(title, said, gap=4), pad=(28, 14, 28, 0))


def _legend(film: FilmShown) -> list[View]:
    """Return whose colour a bar has; nothing where names are hidden."""
    if not film.names:
        return []
    crew = zip(film.session.colours, film.session.state["crew"], strict=True)
    return [
        row(icon(CREW[mark].icon, 26, None), text(member["name"], "small", "note", cut=True), gap=4)
        for mark, member in crew
    ]


def _signs(kit: Kit) -> list[View]:
    """Return what the signs beside the bars of the lane of decisions stand for."""
    signs = ((draw_as_good, "good"), (draw_missed, "missed"))
    return [
        row(drawn(sign, wide=14, high=14), text(kit.texts(f"film-sign-{name}"), "small", "note"), gap=8)
        for sign, name in signs
    ]


def _point(kit: Kit, film: FilmShown, number: int, listed: bool) -> View:
    """Return a turning point: a room of its turn, and how the game ended or by how much it changed."""
    turn, result = film.turns[number], film.session.state["result"]
    words = points_words(turn.points.change)
    tip, hit = kit.texts("film-tip-point", turn=turn.turn, points=words), film.hit(number)
    if hit:
        rooms = listing(kit.texts, (room_name(kit.texts, room) for room in hit))
        tip = f"{tip}\n{kit.texts('film-tip-hit', rooms=rooms)}"
    if result is not None and number == len(film.places) - 1:
        words = kit.texts("film-end-saved" if result["won"] else "film-end-lost")
    if listed:
        words = kit.texts("film-point-listed", turn=turn.turn, words=words)
    tones = (colour.GOOD, colour.GOOD) if turn.change > 0 else (colour.DANGER, colour.REASON)
    face = column(drawn(_room, film.picture(number), grow=1), text(words, "number", align="center"), grow=1)
    shown = cell(("point", number), Act("cell", number, tip=tip), number == film.chosen, face, look="point")
    return shown.but(
        tones=tones, wide=(POINT_W, 2000 if listed else POINT_W), high=POINT_H, pad=2, align="fill"
    )


def _room(canvas: Canvas, rect: Rect, picture: Picture | None) -> None:
    if picture is not None:
        canvas.picture(picture, rect, corners=(8, 3, 0, 0))


def _sums(kit: Kit, film: FilmShown) -> list[View]:
    """Return what luck and decisions did to the chance, from the start on; nothing before all is known."""
    if film.searching or not film.turns:
        return []
    told = sums(film.turns)
    chips = []
    for name, sign, points in (("luck", "die-5", told.luck), ("decisions", "ui-target", told.decisions)):
        ink = "good" if points > 0 else "reason" if points < 0 else "ink"
        words = kit.texts("film-points", points=points_words(points))
        parts = icon(sign, 28, None), text(kit.texts(f"film-{name}"), grow=1), text(words, "number", ink)
        chips.append(row(*parts, look="panel", pad=(16, 6), gap=12, high=56))
    start = text(kit.texts("film-start", value=told.start), "small", "note", lines=2)
    return [*chips, row(start, look="panel", pad=(16, 6), high=56)]


def _ways(kit: Kit) -> list[View]:
    """The ways on from the turn that is shown."""
    texts = kit.texts
    return [
        command_button(kit, "branch", texts("replay-branch"), "branch", sign="ui-play", primary=True),
        command_button(kit, "show", texts("film-show"), "film-show", sign="ui-eye"),
    ]


def _player(kit: Kit, film: FilmShown, wide: bool) -> View:
    """The game as a line below the plot, on its axis, and the keys of a player."""
    texts, keys, projector = kit.texts, kit.keys, film.projector
    turns = tuple(place.turn for place in film.places)
    line = column(
        blank(high=HIGH).named("line", Act("line")),
        drawn(_numbers, turns, high=26),
        pad=(LEFT - KNOB, 0, RIGHT - KNOB, 0),
    )
    tip = texts("replay-pause" if projector.running else "replay-play")
    sign, code = "ui-pause" if projector.running else "ui-play", keys.code("play-pause")
    steps = [
        icon_button(name, face, Act(tip=texts(told), keys=(key,) if key else ()), turn=turned)
        for name, face, turned, key, told in STEPS
    ]
    steps.insert(len(STEPS) // 2, icon_button("play", sign, Act(tip=tip, keys=(code,)), 34, wide=84))
    speeds = [(speed, texts(f"replay-speed-{name}")) for speed, name in SPEEDS]
    buttons = row(*steps, segments("speed", speeds, projector.speed, wide=2 * HIGH, high=HIGH), gap=8)
    names = button("names", texts("film-names-hide" if film.names else "film-names-show"))
    if not wide:
        parts = [part.but(at=(0.5, 0)) for part in (line_legend(kit), buttons, names)]
        return column(line, *parts, look="panel", pad=(0, 12, 0, 14), gap=8)
    help = hints(kit, *_hints(kit), look="page", pad=0)
    return column(
        line,
        row(_entering(kit, film), buttons, gap=20, pad=(28, 0)),
        row(help, space(grow=1), line_legend(kit), names, gap=20, pad=(28, 0)),
        look="panel",
        pad=(0, 12, 0, 14),
        gap=8,
    )


def _entering(kit: Kit, film: FilmShown) -> View:
    """Return how the chosen turn begins."""
    story, state = film.story, film.story.begins
    told = kit.texts(
        "film-enters",
        actions=state["actions_left"],
        tokens=state["crew"][state["active"]]["action_tokens"],
        cards=len(state["resource_deck"]),
    )
    look = None if story.crew is None else CREW[film.session.colours[story.crew]]
    words = column(
        text(story.title, "crew-name", "ink" if look is None else look.colour),
        text(told, "small", "note", lines=2),
        grow=1,
    )
    return row(None if look is None else icon(look.icon, 52, None), words, gap=14, grow=1)


def _hints(kit: Kit) -> list[tuple[str, str]]:
    texts, keys = kit.texts, kit.keys
    turns = "" if kit.pad is not None else "\N{LEFTWARDS ARROW}\N{RIGHTWARDS ARROW}"
    points, play = keys.label("tab", texts), keys.label("play-pause", texts)
    return [
        (turns, texts("film-key-turns")),
        (points, texts("film-key-points")),
        (play, texts("film-key-play")),
    ]


def _numbers(canvas: Canvas, rect: Rect, turns: Sequence[int]) -> None:
    """Write the numbers of the turns below the line."""
    left, wide = rect[0] + KNOB, (rect[2] - 2 * KNOB) / len(turns)
    step = next(step for step in (1, 2, 5, 10, 20, 50, 1000) if len(turns) / step <= 12)
    for n, turn in enumerate(turns):
        if turn == 1 or turn % step == 0:
            spot = (left + wide * (n + 0.5) - 30, rect[1], 60, rect[3])
            canvas.text(str(turn), spot, "small", colour.MUTED, "center", "middle")
