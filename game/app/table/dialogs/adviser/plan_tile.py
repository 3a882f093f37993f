"""A plan in the adviser's sheet: a column with everything, or where type is large a tab with its chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Colour, colour, fade
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.dialog import text_height
from game.app.table.model.advice.views import PlanView, ToldChance
from game.app.table.model.places.room_plan import folds
from game.app.table.paint.panels import plan_panel
from game.app.widgets.button import Button
from game.app.widgets.widget import Action, draw_key

QUIET: Colour = (126, 138, 176)
"""Of the bar of a plan that is not looked at."""


@dataclass(frozen=True)
class PlanLook:
    """What a tile says besides its plan.

    Args:
        number: of the plan, from 1, and of its key.
        looked: whether its ghosts are on the table.
        worth: how it compares with the others, in words; empty for nothing.
        ending: what ending the turn now is worth.
        tab: only key and chance.
        tone: of its bar; None for what being looked at makes of it.
    """

    number: int
    looked: bool
    worth: str
    ending: ToldChance | None = None
    tab: bool = False
    tone: Colour | None = None


class PlanTile(Button):
    """A plan that can be looked at.

    Args:
        rect: in units.
        plan: what is shown.
        look: what it says besides.
        on_press: called when it is chosen.
        key: pygame's, of its digit.
        hint: the name of that key; empty where a controller is in hand, which has none for it.
    """

    def __init__(
        self, rect: Rect, plan: PlanView, look: PlanLook, on_press: Action, key: int, hint: str
    ) -> None:
        digit = look.number
        keys = (key, pygame.K_0 + digit, pygame.K_KP0 + digit)
        super().__init__(f"plan-{digit}", rect, " ".join(plan.title), on_press, hint=hint, keys=keys)
        self.plan, self.look = plan, look

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""
        plan_panel.draw_frame(canvas, self.rect, fade(colour.LINE, 0.95), self.look.looked, self.lightness)
        if self.look.tab:
            self._tab(canvas)
        else:
            draw_plan(canvas, self.plan, self.look, self.rect, key=self.hint or "")
        if self.focused:
            plan_panel.draw_focus(canvas, self.rect)

    def _tab(self, canvas: Canvas) -> None:
        x, y, w, h = self.rect
        ink = colour.GOLD_TEXT if self.look.looked else colour.TEXT
        left = x + 18 + draw_number(canvas, self.look.number, self.hint or "", x + 16 + 34, y + h / 2, ink)
        place = (left + 14, y, x + w - 14 - left - 14, h)
        if self.plan.chance is not None:
            plan_panel.draw_chance(canvas, self.plan.chance, place, ink, 30)
        else:
            canvas.text(self.look.worth, place, "fact-bold", ink, valign="middle", shrink=True)


def draw_number(canvas: Canvas, number: int, key: str, right: float, middle: float, ink: Colour) -> float:
    """Draw a plan's number, as the key that comes to it where there is one; return its width in units."""
    if key:
        return draw_key(canvas, key, right, middle, ink)
    place = (right - 32, middle - 18, 32, 36)
    canvas.text(str(number), place, "subheading", ink, "center", "middle", shrink=True)
    return 32.0


def draw_plan(
    canvas: Canvas, plan: PlanView, look: PlanLook, rect: Rect, key: str = "", head: str = ""
) -> None:
    """Draw title, chance, bar, steps and reason of a plan.

    Args:
        canvas: the window.
        plan: what is shown.
        look: what it says besides.
        rect: where.
        key: the name of its key; empty for none.
        head: a line above the title, in place of the key; empty for none.
    """
    kit = canvas.kit
    x, y, w, h = rect
    t = kit.text
    pad = 16.0
    ink: Colour = colour.GOLD_TEXT if look.looked else colour.TEXT
    high = (40 + 12) * (1 + 0.7 * (t - 1))
    lines = (head, " › ".join(plan.title)) if head else plan.title
    if head and folds(t):
        lines = (head, *plan.title)
        high *= max(1.0, len(lines) / 2.1)
    left = x + pad
    if not head:
        left += draw_number(canvas, look.number, key, x + pad + 32, y + 14 + high / 2 - 8, ink) + 10
    right = x + w - pad
    if plan.chance is not None:
        wide = min(0.46 * w, plan_panel.chance_width(canvas, plan.chance) + 6)
        plan_panel.draw_chance(canvas, plan.chance, (right - wide, y + 8, wide, high), ink)
        right -= wide + 12
    each = high / max(2, len(lines))
    top = y + 10 + (high - each * len(lines)) / 2
    for n, line in enumerate(lines):
        style, tone = ("fact", colour.MUTED) if head and not n else ("subheading", ink)
        canvas.text(
            line, (left, top + n * each, right - left, each), style, tone, valign="middle", shrink=True
        )
    top = y + 10 + high + 8
    if plan.chance is not None:
        tone = look.tone or (colour.GOLD if look.looked else QUIET)
        plan_panel.draw_bar(
            canvas, (x + pad, top, w - 2 * pad, plan_panel.BAR_H), plan.chance, tone, look.ending
        )
        top += plan_panel.BAR_H + 8
    size = 36.0
    plan_panel.draw_steps(canvas, plan.steps, (x + pad, top, w - 2 * pad, size + 8), size)
    top += size + 8 + 6
    place = (x + pad, top, w - 2 * pad, y + h - 8 - top)
    words = reason_words(kit, (look.worth, *plan.reasons), place)
    canvas.text(words, place, "fact", ink if look.looked else colour.MUTED, wrap=True, shrink=True)


def reason_words(kit: Kit, sentences: Sequence[str], place: Rect) -> str:
    """Return as many sentences as find room, the first in any case.

    Args:
        kit: fonts.
        sentences: in their order; empty ones are left out.
        place: where they are written.
    """
    found = ""
    for one in sentences:
        longer = f"{found} {one}".strip()
        if found and text_height(kit.fonts, longer, "fact", place[2]) > place[3]:
            break
        found = longer
    return found


def tile_height(kit: Kit) -> float:
    """Return how high a plan's column is."""
    return 202.0 * (1 + 0.85 * (kit.text - 1))
