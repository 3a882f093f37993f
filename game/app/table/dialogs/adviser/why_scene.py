"""Why one plan stands before another: where they part, what can come then, what is left in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour, fade
from game.app.drawing.viewport import Rect, grow
from game.app.forms.dialog import draw_dialog, middle_offset
from game.app.forms.veil import Veil
from game.app.table.dialogs.panels.panel import Panel
from game.app.table.model.advice.views import Aftermath, PlanView
from game.app.table.paint import tokens
from game.app.table.paint.cards.damage_card import draw_damage_card
from game.app.table.paint.cards.resource_card import empty_place, small_card
from game.app.table.paint.panels import plan_panel

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import TableHost

_STEP, _HELD = 46.0, (40.0, 64.0)
_CARD = (62.0, 86.0)
_PICTURES = _STEP + _CARD[1] + _HELD[1]
"""Height of all pictures below each other in the usual type."""
_FOOT = 32.0


class WhyScene(Panel):
    """Two plans beside each other.

    Args:
        table: the scene below.
        plans: the one that is looked at, and the one that it is compared with.
    """

    command = "why"

    def __init__(self, table: TableHost, plans: tuple[PlanView, PlanView]) -> None:
        super().__init__(table)
        self.plans = plans
        self.veil = Veil(self)

    def frame(self, kit: Kit) -> Rect:
        """In the middle of the window."""
        x, y = middle_offset(kit)
        w = 1360 + 420 * (kit.text - 1)
        h = self._words(kit) + _PICTURES * self._grown(kit)
        return x + 960 - w / 2, y + 540 - h / 2, w, h

    def _words(self, kit: Kit) -> float:
        """Height of all but the pictures: the title, a plan's name, three headings and what is said."""
        fact, name = kit.fonts.line_height("fact"), kit.fonts.line_height("card-name")
        return self._head(kit) + 2 * name + 16 + 3 * (fact + 4) + 4 + 16 + 6 + 2 * fact + 24 + 6 + _FOOT

    def _head(self, kit: Kit) -> float:
        return 24 + 58 + 20 * (kit.text - 1) + 18

    def _grown(self, kit: Kit) -> float:
        """How much larger pictures are than in the usual type: they grow with it, as far as there is room."""
        room = kit.viewport.design[1] - 20 - self._words(kit)
        return min(1 + 0.7 * (kit.text - 1), room / _PICTURES)

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

    def draw_back(self, canvas: Canvas) -> None:
        """Draw the frame, the title and both plans."""
        self.veil.draw(canvas)
        x, y, w, h = rect = self.frame(canvas.kit)
        draw_dialog(canvas, rect)
        top = y + self._head(canvas.kit)
        place = (x + 48, y + 24, w - 480, top - y - 42)
        words = canvas.kit.texts("adviser-why")
        canvas.text(words, place, "dialog-title", colour.TEXT, valign="middle", shrink=True)
        wide = (w - 96 - 32) / 2
        for n, plan in enumerate(self.plans):
            self._plan(canvas, plan, (x + 48 + n * (wide + 32), top, wide, y + h - _FOOT - top))
        middle = x + w / 2
        canvas.line((middle, top), (middle, y + h - 40), fade(colour.LINE_STRONG, 0.5), 1.6)

    def _plan(self, canvas: Canvas, plan: PlanView, rect: Rect) -> None:
        kit, texts = canvas.kit, canvas.kit.texts
        x, y, w, _ = rect
        line = kit.fonts.line_height("fact") + 4
        left = x + w
        if plan.chance is not None:
            wide = min(0.45 * w, plan_panel.chance_width(canvas, plan.chance) + 8)
            left -= wide
            plan_panel.draw_chance(canvas, plan.chance, (left, y, wide, 48), colour.GOLD_TEXT)
        high = 2 * kit.fonts.line_height("card-name") + 4
        title = "\n".join(plan.title)
        place = (x, y, left - x - 12, high)
        canvas.text(title, place, "card-name", colour.GOLD_TEXT, wrap=True, shrink=True)
        top = y + high + 12
        if self.parts < len(plan.steps):
            step = plan.steps[self.parts]
            self._label(canvas, texts("adviser-parts", number=self.parts + 1), (x, top, w, line))
            top += line + 4
            size = _STEP * self._grown(kit)
            plan_panel.draw_steps(canvas, [step], (x, top, size, size), size)
            place = (x + size + 14, top, w - size - 14, size)
            canvas.text(step.words, place, "body", colour.TEXT, valign="middle", wrap=True, shrink=True)
            top += size + 16
        if plan.outlook is not None:
            top = self._coming(canvas, plan.outlook, (x, top, w, line))
            self._held(canvas, plan.outlook, (x, top, w, line))

    def _label(self, canvas: Canvas, words: str, rect: Rect) -> None:
        canvas.text(words, rect, "label", colour.MUTED, valign="middle", shrink=True)

    def _coming(self, canvas: Canvas, outlook: Aftermath, rect: Rect) -> float:
        """The Damage cards that can come; those that lose the ship are framed. Return where it ends."""
        texts = canvas.kit.texts
        x, y, w, line = rect
        self._label(canvas, texts("adviser-next"), rect)
        top = y + line + 6
        if outlook.coming:
            cw, ch = (side * self._grown(canvas.kit) for side in _CARD)
            pitch = min(cw + 12, (w - cw) / max(1, len(outlook.coming) - 1))
            for n, (card, fatal) in enumerate(outlook.coming):
                place = (x + n * pitch, top, cw, ch)
                draw_damage_card(canvas, place, card)
                if fatal:
                    canvas.panel(grow(place, 3), fill=None, line=colour.DANGER, corners=(8, 8, 8, 8), width=4)
            top += ch + 10
        words = texts("adviser-safe")
        if outlook.fatal and not outlook.breach:
            words = texts("adviser-risk", fatal=outlook.fatal, possible=outlook.possible)
        elif outlook.fatal:
            words = f"{texts('threat-loss', percent=outlook.percent)} {texts('threat-lost')}"
        tone = colour.REASON if outlook.fatal else colour.GOOD
        high = 2 * canvas.kit.fonts.line_height("fact") + 2
        canvas.text(words, (x, top, w, high), "fact", tone, wrap=True, shrink=True)
        return top + high + 12

    def _held(self, canvas: Canvas, outlook: Aftermath, rect: Rect) -> None:
        """What is left in the hand of whoever acts."""
        x, y, w, line = rect
        self._label(canvas, canvas.kit.texts("adviser-left"), rect)
        top, spot = y + line + 6, x
        wide, high = (side * self._grown(canvas.kit) for side in _HELD)
        for card in outlook.cards:
            small_card(canvas, (spot, top, wide, high), card)
            spot += wide + 6
        if not outlook.cards:
            empty_place(canvas, (spot, top, wide, high))
            spot += wide + 6
        spot += 12
        for _ in range(min(outlook.tokens, 8)):
            if spot + wide < x + w:
                tokens.token(canvas, "action", spot, top + (high - wide) / 2, wide)
            spot += wide + 4
