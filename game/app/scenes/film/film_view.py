"""The film as a view: sums, plot, player, and what is told of the chosen turn, side by side or one below the
other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.scenes.film.film_player import SPEEDS, STEPS, Projector
from game.app.scenes.film.film_plot import LEFT, RIGHT
from game.app.scenes.film.film_side import TurnStory, film_side, points_words
from game.app.scenes.film.film_work import TurnPlace
from game.app.views.bits import (
    HIGH,
    abreast,
    button,
    command_button,
    hints,
    icon_button,
    page_head,
    segments,
)
from game.app.views.tree import (
    Act,
    View,
    blank,
    column,
    drawn,
    first_that_fits,
    grid,
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

SIDE, NARROW = 556.0, 880.0
"""How wide the panel of a turn is beside the plot, and the page where all stands in one column."""
LINE = 44.0
POINT_H = 100.0


class FilmShown(Protocol):
    """What the view of the film shows.

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
    def places(self) -> Sequence[TurnPlace]:
        """Return all turns."""

    @property
    def turns(self) -> tuple[FilmTurn, ...]:
        """Return the turns of which everything is known."""


def film_page(kit: Kit, film: FilmShown) -> View:
    """Return the film: on one screen where it has room, else as a column that is scrolled."""
    texts, result = kit.texts, film.session.state["result"]
    turn = film.session.state["turn"]
    title, back = texts("film-title"), texts("film-back")
    ended = "" if result is None else texts("film-saved" if result["won"] else "film-lost", turn=turn)
    told = _sums(kit, film)
    ways = _ways(kit)
    marks = tuple(film.session.colours)
    side = film_side(kit, film.story, marks, abreast(*ways, gap=12))
    left = column(_plot(True, grow=1), _player(kit, film, True), grow=1, gap=12)
    wide = column(
        page_head(kit, title, back, *told, note=ended).but(gap=16),
        row(left, side.but(wide=SIDE), gap=24, grow=1, pad=(60, 0, 60, 48), align="fill"),
        wide=(1920, 1920),
        high=(0, 1200),
    )
    points = [blank(high=POINT_H).named(f"point-{n}", Act("point", n)) for n in turning_points(film.turns)]
    rest = [space()] * (-len(points) % 3)
    narrow = column(
        page_head(kit, title, back).but(pad=(0, 20, 0, 0)),
        row(*told[:2], pack="even", gap=16, align="fill") if told else None,
        _plot(False, high=430),
        _player(kit, film, False),
        grid(3, *(point.but(grow=1) for point in [*points, *rest]), gap=16, gap_down=16) if points else None,
        abreast(*ways),
        film_side(kit, film.story, marks),
        gap=16,
        pad=(0, 0, 0, 40),
        wide=(0, NARROW),
    )
    return first_that_fits(stack(wide), stack(scroll(stack(narrow), "page"), pad=(40, 0)))


def _plot(wide: bool, **given: float) -> View:
    return blank(**given).named("plot", Act("plot", wide))


def _sums(kit: Kit, film: FilmShown) -> list[View]:
    """Return what luck and decisions did to the chance, from the start on."""
    if not film.turns:
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
        blank(high=LINE).named("line", Act("line")),
        drawn(_numbers, turns, high=26),
        pad=(LEFT - KNOB, 0, RIGHT - KNOB, 0),
    )
    tip = texts("replay-pause" if projector.running else "replay-play")
    sign, code = "ui-pause" if projector.running else "ui-play", keys.code("play-pause")
    steps = [
        icon_button(
            name, face, Act(tip=texts(told), keys=(key,) if key else ()), turn=turned, wide=60, high=HIGH
        )
        for name, face, turned, key, told in STEPS
    ]
    steps.insert(
        len(STEPS) // 2, icon_button("play", sign, Act(tip=tip, keys=(code,)), 34, wide=84, high=HIGH)
    )
    speeds = [(speed, texts(f"replay-speed-{name}")) for speed, name in SPEEDS]
    buttons = row(*steps, segments("speed", speeds, projector.speed, wide=130, high=HIGH), gap=8)
    names = button("names", texts("film-names-hide" if film.names else "film-names-show"))
    if not wide:
        return column(
            line, buttons.but(at=(0.5, 0)), names.but(at=(0.5, 0)), look="panel", pad=(0, 12, 0, 14), gap=8
        )
    help = hints(kit, *_hints(kit), look="page", pad=0)
    return column(
        line,
        row(_entering(kit, film), buttons, gap=20, pad=(28, 0)),
        row(help, space(grow=1), names, pad=(28, 0)),
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
