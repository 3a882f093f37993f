"""A plan as the adviser shows it: chance with margin and bar, steps, why; or a tab with its chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from game.app.drawing.colours.theme import Colour, colour, rgb
from game.app.table.model.advice.views import PlanStep, PlanView, ToldChance, whole_percent
from game.app.table.paint.panels import plan_panel
from game.app.views.bits import cap
from game.app.views.tree import Act, View, column, drawn, first_that_fits, on, row, text

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.drawing.viewport import Rect

QUIET: Colour = rgb("#7E8AB0")
"""Of the bar of a plan that is not looked at."""
BOX = 36.0
"""Size of a step's box."""
PLAN = "plan-"


@dataclass(frozen=True)
class PlanLook:
    """What a tile says besides its plan.

    Args:
        number: of the plan, from 1, and of its key.
        looked: whether its ghosts are on the table.
        worth: how it compares with the others, in words; empty for nothing.
        ending: what ending the turn now is worth.
        tone: of its bar; None for what being looked at makes of it.
    """

    number: int
    looked: bool
    worth: str
    ending: ToldChance | None = None
    tone: Colour | None = None


def chance_words(kit: Kit, chance: ToldChance) -> tuple[str, str]:
    """Return a chance and its margin in words; what would reach beyond none or all ends there."""
    win, margin = whole_percent(chance)
    told = kit.texts("adviser-margin", margin=margin)
    if not margin <= win <= 100 - margin:
        told = kit.texts("adviser-interval", low=max(0, win - margin), high=min(100, win + margin))
    return kit.texts("threat-loss", percent=win), told


def chance_view(kit: Kit, chance: ToldChance | None, style: str = "deck-count") -> View | None:
    """Return a chance with its margin; None where none may be told."""
    if chance is None:
        return None
    win, margin = chance_words(kit, chance)
    return row(text(win, style), text(margin, "fact-bold"), gap=8)


def bar(look: PlanLook, chance: ToldChance | None) -> View | None:
    """Return a chance as a bar; None where none may be told."""
    if chance is None:
        return None
    tone = look.tone or (colour.GOLD if look.looked else QUIET)
    return drawn(plan_panel.draw_bar, chance, tone, look.ending, high=plan_panel.BAR_H)


def steps(shown: tuple[PlanStep, ...], size: float = BOX, **given: Any) -> View:
    """Return steps of a plan from left to right."""
    return drawn(_steps, shown, size, **{"high": size + 8, **given})


def _steps(canvas: Canvas, rect: Rect, shown: tuple[PlanStep, ...], size: float) -> None:
    plan_panel.draw_steps(canvas, shown, rect, size)


def number(kit: Kit, n: int) -> View:
    """Return a plan's number, as the key that comes to it where there is one."""
    key = cap(kit, kit.keys.label(f"card-{n}", kit.texts))
    return key or text(str(n), "subheading", align="center")


def reasons(sentences: Sequence[str], ink: str = "note") -> View:
    """Return as many sentences as find room, the first in any case; empty ones are left out."""
    said = [one for one in sentences if one]
    ways = [text(" ".join(said[:n]), "fact", ink, 0, valign="top") for n in range(len(said), 0, -1)]
    return first_that_fits(*(ways or [text("")]))


def act(kit: Kit, look: PlanLook) -> Act:
    """Return what hands can do with a plan: look at it."""
    n = look.number
    return Act(value=n - 1, keys=(kit.keys.code(f"card-{n}"), pygame.K_0 + n, pygame.K_KP0 + n))


def plan_view(kit: Kit, plan: PlanView, look: PlanLook, head: str = "") -> View:
    """Return title, chance, bar, steps and reason of a plan.

    Args:
        kit: of the window.
        plan: what is shown.
        look: what it says besides.
        head: a line above the title, in place of the key; empty for none.
    """
    title = column(
        text(head, "fact", "note") if head else None,
        *[text(line, "tag") for line in plan.title],
        grow=1,
    )
    key = None if head else number(kit, look.number)
    return column(
        row(key, title, chance_view(kit, plan.chance), gap=12),
        bar(look, plan.chance),
        steps(plan.steps),
        reasons((look.worth, *plan.reasons)),
        gap=6,
        pad=(16, 8),
        look="plan",
        states=on(looked=look.looked),
    )


def tab_view(kit: Kit, plan: PlanView, look: PlanLook) -> View:
    """Return only number and chance of a plan."""
    told = chance_view(kit, plan.chance, "number-large") or text(look.worth, "fact-bold")
    return row(
        number(kit, look.number), told, gap=14, pad=(16, 4), look="plan", states=on(looked=look.looked)
    )
