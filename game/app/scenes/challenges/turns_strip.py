"""The strip of the turns to fly again: the dearest as cards, or one line where none wait."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.app.drawing.canvas import Canvas
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.flown_turn import TurnToFly
from game.app.forms.small_ship import draw_small_ship
from game.app.forms.waiting_turns import ListedTurn, points_words, turn_name
from game.app.views.bits import HIGH, button
from game.app.views.tree import View, column, drawn, row, space, stack, text
from game.wording import difficulty_name

CARDS = 3
"""The most turns that are cards."""
SHIP = (186.0, 102.0)
STRIP = (1250.0, 212.0)
"""Width and height of the strip, units."""
FLY = "fly-turn-"
"""Beginning of the names of buttons that fly a turn; the place of its card comes after it."""


@dataclass(frozen=True, eq=False)
class TurnsWaiting:
    """Hold what the strip shows: each is equal to itself alone.

    Args:
        count: how many turns wait.
        solved: how many were solved.
        dearest: the first of them, as far as they can be flown here.
        known: whether that is known; it is not while the disk does not open the list.
    """

    count: int
    solved: int
    dearest: Sequence[tuple[ListedTurn, TurnToFly]]
    known: bool = True


def turns_strip(kit: Kit, waiting: TurnsWaiting) -> View:
    """Return the strip: a heading, how many wait, and the cards."""
    texts = kit.texts
    known, dearest = waiting.known, waiting.dearest if waiting.known else ()
    sums = texts("turns-sum", waiting=waiting.count, solved=waiting.solved) if known else ""
    head = row(
        text(texts("turns-title"), "label"),
        space(grow=1),
        text(sums, "small", "note"),
        gap=24,
        high=(32, 60),
    )
    cards = [_card(kit, at, *one) for at, one in enumerate(dearest)]
    said = texts("turns-none" if known else "turns-unread")
    none = text(said, "body", "note" if known else "reason", lines=0, grow=1)
    free = [space(grow=1)] * (CARDS - len(cards))
    told = row(*cards, *free, pack="even", gap=14, align="fill", grow=1)
    return column(head, told if cards else none, look="panel", pad=(20, 8, 20, 12), gap=6, wide=STRIP[0])


def _card(kit: Kit, at: int, one: ListedTurn, flown: TurnToFly) -> View:
    """Return a turn: the ship as it was, which turn and whose, what was given away, and the way to it."""
    texts, turn = kit.texts, one.turn
    facts = row(
        text(difficulty_name(texts, turn.difficulty), "small", "note", cut=True, grow=1),
        text(points_words(texts, turn.points), "small", "gold"),
        gap=8,
    )
    words = column(
        text(turn_name(texts, one), "small", "ink", cut=True),
        facts,
        button(f"{FLY}{at}", texts("turns-fly"), style="body", pad=(8, 4), high=HIGH),
        gap=2,
        grow=1,
    )
    ship = drawn(_ship, flown, wide=SHIP[0], high=SHIP[1], at=(0.5, 0.5))
    return row(stack(ship), words, gap=22, look="field", pad=(10, 6), grow=1)


def _ship(canvas: Canvas, rect: Rect, flown: TurnToFly) -> None:
    draw_small_ship(canvas, rect, flown.session.state, flown.session.colours)
