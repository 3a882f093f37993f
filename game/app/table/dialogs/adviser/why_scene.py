"""Show why one plan stands before another: what only one of them does, what can come then, what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.app.drawing.colours.theme import colour
from game.app.drawing.viewport import grow
from game.app.forms.dialog import EDGE
from game.app.forms.veil import Veil
from game.app.forms.view_dialog import FRAME
from game.app.table.dialogs.adviser.plan_tile import steps, worth_view
from game.app.table.dialogs.panels.panel import Panel
from game.app.table.model.advice.claims import COSTS
from game.app.table.model.advice.views import Aftermath, PlanView, Worth
from game.app.table.paint import tokens
from game.app.table.paint.cards.damage_card import draw_damage_card
from game.app.table.paint.cards.resource_card import empty_place, small_card
from game.app.views.tree import View, column, drawn, row, space, stack, text, with_room_for

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.drawing.viewport import Rect
    from game.app.table.table_host import SheetHost

STEP, HELD, CARD = 46.0, 64.0, 86.0
"""Heights of pictures in the usual type."""
CARD_WIDE, HELD_WIDE = 0.72, 0.625
"""Widths of cards as shares of their heights."""
MOST_TOKENS = 8
MOST_ALONE = 3
"""Largest number of things listed that only one of the plans does."""


class WhyScene(Panel):
    """Two plans beside each other.

    Args:
        table: the scene below.
        plans: the one that is looked at, and the one that it is compared with.
    """

    command = "why"
    transparent = False

    def __init__(self, table: SheetHost, plans: tuple[PlanView, PlanView]) -> None:
        super().__init__(table)
        self.plans = plans
        self.veil = Veil(self)

    def resize(self, kit: Kit) -> None:
        """Everything stands elsewhere now, perhaps in other words."""
        self.veil.renew()
        view = self.table.advising.view
        read = (*view.plans, *([view.own] if view.own is not None else ())) if view is not None else ()
        one, other = (
            next((again for again in read if again.choices == plan.choices), plan) for plan in self.plans
        )
        self.plans = one, other
        super().resize(kit)

    @property
    def parts(self) -> int:
        """The number of the first choice in which the plans differ, from 0."""
        one, other = (plan.choices for plan in self.plans)
        same = (n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
        return next(same, min(len(one), len(other)))

    def backdrop(self, canvas: Canvas) -> None:
        """Draw what it opened on."""
        self.veil.draw(canvas)

    def view(self, kit: Kit) -> View:
        """Return the frame with both plans beside each other."""
        asked = "adviser-why" if self.plans[0].worth is Worth.FIRST else "adviser-why-not"
        head = row(text(kit.texts(asked), "dialog-title", grow=1), self.close_button(kit), gap=24)
        titles = [
            column(*[text(line, "card-name", "gold-text") for line in plan.title]) for plan in self.plans
        ]
        one, other = (
            self._plan(kit, plan, with_room_for(titles[n], titles[1 - n], grow=1))
            for n, plan in enumerate(self.plans)
        )
        line = space(1.6).but(wide=1.6, look="rule-line")
        plans = row(one, line, other, gap=16, align="fill")
        frame = column(head, plans, gap=18, look="dialog", pad=(48, 24, 48, 32), at=(0.5, 0.5))
        return stack(frame.but(wide=1360 + 420 * (kit.text - 1)).named(FRAME), pad=EDGE)

    def _plan(self, kit: Kit, plan: PlanView, title: View) -> View:
        texts, larger = kit.texts, kit.text**0.5
        parts: list[View | None] = [row(title, worth_view(kit, plan.worth), gap=12), *self._alone(kit, plan)]
        if self.parts < len(plan.steps):
            step, size = plan.steps[self.parts], STEP * larger
            parts += [
                text(texts("adviser-parts", number=self.parts + 1), "label", "note"),
                row(
                    steps((step,), size, wide=size, high=size),
                    text(step.words, "body", lines=0, grow=1),
                    gap=14,
                ),
            ]
        if plan.outlook is not None:
            parts += self._coming(kit, plan.outlook, CARD * larger)
            if plan.outlook.held:
                held = drawn(_held, plan.outlook.cards, plan.outlook.tokens, high=HELD * larger)
                parts += [text(texts("adviser-left"), "label", "note"), held]
        return column(*parts, gap=8, grow=1, wide=(500, 900))

    def _alone(self, kit: Kit, plan: PlanView) -> list[View]:
        """Return what this plan does and the other does not, and what is lost by it."""
        other = next(one for one in self.plans if one is not plan)
        told: list[View] = []
        for label, has, lacks in (("adviser-only", plan, other), ("adviser-lost", other, plan)):
            lost = has is other
            if lost and plan.worth is Worth.FIRST:
                continue
            # A player's own reason stands before what is claimed.
            pairs = zip(has.claims, has.reasons[-len(has.claims) :], strict=False)
            words = [said for claim, said in pairs if claim not in lacks.claims and claim.kind not in COSTS]
            if words:
                told.append(text(kit.texts(label), "label", "reason" if lost else "note"))
                told.append(text(" ".join(words[:MOST_ALONE]), "body", lines=0))
        return told

    def _coming(self, kit: Kit, outlook: Aftermath, high: float) -> list[View | None]:
        """Return the Damage cards that can come, and what they mean."""
        texts = kit.texts
        words = texts("adviser-safe")
        if outlook.fatal and not outlook.breach:
            words = texts("adviser-risk", count=outlook.fatal, of=outlook.possible)
        elif outlook.fatal:
            words = f"{texts('threat-loss', percent=outlook.percent)} {texts('threat-lost')}"
        return [
            text(texts("adviser-next"), "label", "note"),
            drawn(_cards, tuple(outlook.coming), high=high) if outlook.coming else None,
            text(words, "fact", "reason" if outlook.fatal else "good", 0),
        ]


def _cards(canvas: Canvas, rect: Rect, coming: tuple[tuple[Any, bool], ...]) -> None:
    """Draw the Damage cards that can come; those that lose the ship are framed."""
    x, y, w, h = rect
    wide = CARD_WIDE * h
    pitch = min(wide + 12, (w - wide) / max(1, len(coming) - 1))
    for n, (card, fatal) in enumerate(coming):
        place = (x + n * pitch, y, wide, h)
        draw_damage_card(canvas, place, card)
        if fatal:
            canvas.panel(grow(place, 3), fill=None, line=colour.DANGER, corners=(8, 8, 8, 8), width=4)


def _held(canvas: Canvas, rect: Rect, cards: tuple[str, ...], count: int) -> None:
    """Draw what is left in the hand of the acting crew member, and their Action tokens."""
    x, y, w, h = rect
    wide, spot = HELD_WIDE * h, x
    for card in cards:
        small_card(canvas, (spot, y, wide, h), card)
        spot += wide + 6
    if not cards:
        empty_place(canvas, (spot, y, wide, h))
        spot += wide + 6
    spot += 12
    for _ in range(min(count, MOST_TOKENS)):
        if spot + wide < x + w:
            tokens.token(canvas, "action", spot, y + (h - wide) / 2, wide)
        spot += wide + 4
