"""The bar under a game that is watched again: its line, the keys of a player, and what happened last."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.app.drawing.colours.theme import CREW, colour
from game.app.drawing.kit import Kit
from game.app.forms.line_legend import line_legend
from game.app.table.model.words.log_text import LogLine
from game.app.views.bits import HIGH, command_button, escape_button, icon_button, segments
from game.app.views.tree import Act, View, blank, column, first_that_fits, icon, row, space, text
from game.play.session import Session

STEPS: tuple[tuple[str, str, int, int], ...] = (
    ("first", "ui-first", 180, pygame.K_HOME),
    ("back-turn", "ui-fast", 180, pygame.K_PAGEUP),
    ("back", "ui-chevron", 180, pygame.K_LEFT),
    ("on", "ui-chevron", 0, pygame.K_RIGHT),
    ("on-turn", "ui-fast", 0, pygame.K_PAGEDOWN),
    ("last", "ui-first", 0, pygame.K_END),
)
"""Ways to walk: name, icon, how far the icon is turned, key."""
SPEEDS = ((0.5, "half"), (1.0, "one"), (2.0, "two"), (4.0, "four"), (8.0, "eight"))
MOST = 6
"""Largest number of lines about what happened last."""


class WatchedGame(Protocol):
    """Declare what the bar shows: a game that is watched again.

    Attributes:
        session: the game, as it was where one is.
        length: its choices.
        last_lines: what happened last, in words.
        playing: whether it goes on by itself.
        speed: how fast.
    """

    session: Session
    length: int
    last_lines: tuple[LogLine, ...]
    playing: bool
    speed: float

    @property
    def at(self) -> int:
        """Return how many choices lie before what is shown."""

    @property
    def turn(self) -> int:
        """Return the turn that the table shows."""


def bar_view(game: WatchedGame, kit: Kit) -> View:
    """Return the bar: the line, what happened last, the player's keys, the ways out."""
    line = blank(high=HIGH).named("line", Act("line"))
    below = row(_last_lines(game, kit), _player(game, kit), _ways(game, kit), gap=24, grow=1, align="fill")
    return column(line, below, look="replay", pad=(24, 10, 24, 14), gap=6)


def _last_lines(game: WatchedGame, kit: Kit) -> View:
    """Return where the game is, and as much of what happened last as has room."""
    where = kit.texts("replay-where", turn=game.turn, at=game.at, length=game.length)
    said = text(where, "label", "gold-text")
    heads = row(said, space(grow=1), line_legend(kit), gap=18), said
    if not game.last_lines:
        begin = text(kit.texts("replay-begin"), "body", "note", lines=0)
        return first_that_fits(*(column(head, begin, gap=6) for head in heads), grow=1)
    lines = [_line(game, line) for line in game.last_lines[:MOST]]
    ways = [column(head, *lines[:count], gap=4) for count in range(len(lines), 0, -1) for head in heads]
    return first_that_fits(*ways, grow=1)


def _line(game: WatchedGame, line: LogLine) -> View:
    paint = colour.TEXT if line.crew is None else CREW[game.session.colours[line.crew]].colour
    own = not line.icon.startswith(("act-", "ui-", "room-"))
    words = text(line.text, "body", lines=0, grow=1)
    return row(icon(line.icon, 24, None if own else paint), words, gap=10)


def _player(game: WatchedGame, kit: Kit) -> View:
    texts = kit.texts
    keys = [
        icon_button(name, sign, Act(tip=texts(f"replay-{name}"), keys=(key,)), turn=turn)
        for name, sign, turn, key in STEPS
    ]
    sign, tip = ("ui-pause", "replay-pause") if game.playing else ("ui-play", "replay-play")
    play = Act(tip=texts(tip), keys=(kit.keys.code("play-pause"),))
    keys.insert(len(STEPS) // 2, icon_button("play", sign, play, 34, wide=82))
    speeds = [(speed, texts(f"replay-speed-{name}")) for speed, name in SPEEDS]
    return column(row(*keys, gap=6), segments("speed", speeds, game.speed, grow=1), gap=10)


def _ways(game: WatchedGame, kit: Kit) -> View:
    texts = kit.texts
    over = texts("replay-branch-over") if game.session.decision is None else None
    return column(
        command_button(kit, "branch", texts("replay-branch"), "branch", Act(reason=over), sign="ui-play"),
        escape_button(kit, "leave", texts("replay-leave")),
        gap=10,
        pack="even",
        wide=(372, 480),
    )
