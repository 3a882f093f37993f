"""A plan as the adviser shows it: what it is worth, its steps, why; or a tab with what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame

from game.app.table.model.advice.views import PlanStep, PlanView, Worth
from game.app.table.paint.panels import plan_panel
from game.app.views.bits import cap
from game.app.views.tree import Act, View, column, drawn, on, row, space, text

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.drawing.viewport import Rect

BOX = 36.0
"""Size of a step's box."""
PLAN = "plan-"
REASONS = (4, 3, 2, 1)
"""Numbers of reasons to try, until they fit."""


@dataclass(frozen=True)
class PlanLook:
    """Hold what a tile says besides its plan.

    Args:
        number: of the plan, from 1, and of its key.
        looked: whether its ghosts are on the table.
    """

    number: int
    looked: bool


WORTH_INK = {
    **{Worth.FIRST: "gold", Worth.CLOSE: "note", Worth.UNCLEAR: "note"},
    **{Worth.WEAKER: "reason", Worth.FAR: "reason"},
}
"""The ink of each word for how a plan compares: only what is weaker alarms."""


def worth_view(kit: Kit, worth: Worth, style: str = "fact-bold") -> View:
    """Return how a plan compares with the best one, in words."""
    return text(kit.texts(f"adviser-worth-{worth}"), style, WORTH_INK[worth])


def steps(shown: tuple[PlanStep, ...], size: float = BOX, **given: Any) -> View:
    """Return steps of a plan from left to right."""
    return drawn(_steps, shown, size, **{"high": size + 8, **given})


def _steps(canvas: Canvas, rect: Rect, shown: tuple[PlanStep, ...], size: float) -> None:
    plan_panel.draw_steps(canvas, shown, rect, size)


def number(kit: Kit, n: int) -> View:
    """Return a plan's number, as the key that comes to it where there is one."""
    key = cap(kit, kit.keys.label(f"card-{n}", kit.texts))
    return key or text(str(n), "subheading", align="center")


def reasons(sentences: Sequence[str], most: int, ink: str = "note") -> View:
    """Return so many sentences at most, the first ones."""
    return text(" ".join(sentences[:most]), "fact", ink, 0, valign="top")


def act(kit: Kit, look: PlanLook, plan: PlanView) -> Act:
    """Return what hands can do with a plan: look at it, and read what its signs stand for."""
    n = look.number
    keys = (kit.keys.code(f"card-{n}"), pygame.K_0 + n, pygame.K_KP0 + n)
    return Act(value=n - 1, tip=steps_words(kit, plan.steps) or None, keys=keys)


def steps_words(kit: Kit, shown: Sequence[PlanStep]) -> str:
    """Return what the signs of steps stand for, each on a line of its own."""
    ids = ("adviser-step-paid" if step.token else "adviser-step" for step in shown)
    told = enumerate(zip(ids, shown, strict=True), 1)
    return "\n".join(kit.texts(id, number=number, step=step.words) for number, (id, step) in told)


def plan_view(kit: Kit, plan: PlanView, look: PlanLook, most: int, head: str = "") -> View:
    """Return title, worth, steps and reasons of a plan.

    Args:
        kit: of the window.
        plan: what is shown.
        look: what it says besides.
        most: so many reasons are told.
        head: a line above the title, in place of the key; empty for none.
    """
    key = text(head, "fact", "note", grow=1) if head else number(kit, look.number)
    return column(
        row(key, None if head else space(grow=1), worth_view(kit, plan.worth), gap=12),
        column(*[text(line, "subheading") for line in plan.title], gap=10),
        steps(plan.steps),
        reasons(plan.reasons, most).but(grow=1),
        gap=6,
        pad=(16, 8),
        look="plan",
        states=on(looked=look.looked),
    )


def tab_view(kit: Kit, plan: PlanView, look: PlanLook) -> View:
    """Return only number and worth of a plan."""
    told = worth_view(kit, plan.worth, "subheading")
    return row(
        number(kit, look.number), told, gap=14, pad=(16, 4), look="plan", states=on(looked=look.looked)
    )
