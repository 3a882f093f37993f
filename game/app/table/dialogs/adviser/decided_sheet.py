"""After somebody has decided, before anything is revealed: their turn beside the captain's."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import CREW, Colour, colour, rgb
from game.app.drawing.portrait import EARNEST, GLAD, captain
from game.app.drawing.viewport import Rect
from game.app.table.dialogs.adviser.adviser_sheet import GAP, PAD, Sheet, crew_words
from game.app.table.dialogs.adviser.plan_tile import PlanLook, draw_plan
from game.app.table.dialogs.adviser.why_scene import WhyScene
from game.app.table.model.advice.views import Ghosts, PlanView, whole_percent
from game.app.table.model.places.room_plan import folds
from game.app.table.paint.panels import plan_panel
from game.app.widgets.button import Button
from game.app.widgets.widget import Widget

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.navigation.scene import Program
    from game.app.table.table_host import TableHost
    from game.rules.protocol import OptionDict

HEAD_W, BUTTON_W = 288.0, 396.0
PALE = rgb("#C9CFDD")
"""Of the captain's bar: white as his way on the ship is, and the white tick is still seen on it."""


class DecidedSheet(Sheet):
    """What the captain would have done instead of a turn that is about to end.

    Args:
        table: the scene below.
        option: that ends the actions.
    """

    first_focus = "go-on"

    def __init__(self, table: TableHost, option: OptionDict) -> None:
        super().__init__(table)
        self.option = option
        self._begun = table.session.turn_begun
        steps = table.session.history.steps[self._begun + 1 :]
        self._done = [*(step.choice for step in steps if step.choice is not None), dict(option)]

    def enter(self, app: Program) -> None:
        """Begin to think about where the turn began."""
        self.table.advising.waits = False
        self.table.advising.drop()
        self.table.advising.begin(self._begun, self._done)
        super().enter(app)

    def leave(self) -> None:
        """Nothing goes on by itself."""
        super().leave()
        self.table.stay()

    def update(self, ms: float) -> bool:
        """Show what has been found."""
        changed = super().update(ms)
        if self.app.top is self and self.table.advising.view is not self._shown:
            self._shown = self.table.advising.view
            self.rebuild()
            self.table.advising.show(self._ghosts())
            changed = True
        return changed

    # What is compared

    @property
    def own(self) -> PlanView | None:
        """The turn that is about to end."""
        return self._shown.own if self._shown is not None else None

    @property
    def best(self) -> PlanView | None:
        """The captain's."""
        return self._shown.plans[0] if self._shown is not None and self._shown.plans else None

    @property
    def level(self) -> bool:
        """Whether both are as good, as far as is known."""
        return self._shown is not None and self._shown.level

    def _ghosts(self) -> list[Ghosts]:
        own, best = self.own, self.best
        found = [] if own is None else [own.ghosts.settled()]
        if best is not None and (own is None or best.choices != own.choices):
            found.append(best.ghosts.beside())
        return found

    # What hands do

    def go_on(self) -> None:
        """End the actions."""
        self.app.pop()
        self.table.propose(self.option)

    def take_back(self) -> None:
        """Begin the turn anew, as far as undo reaches."""
        self.app.pop()
        self.table.turn_back(self._begun)

    def why(self) -> None:
        """Tell where the two turns part."""
        if self.own is not None and self.best is not None:
            self.app.push(WhyScene(self.table, (self.own, self.best)))

    # Where things stand

    def _button_w(self, kit: Kit) -> float:
        return BUTTON_W + 120 * (kit.text - 1)

    def places(self, kit: Kit) -> list[Rect]:
        """Where the two turns stand, in units."""
        x, y, w, h = self.frame(kit)
        left = x + PAD if folds(kit.text) else x + HEAD_W
        room = x + w - PAD - self._button_w(kit) - GAP - left
        wide = (room - GAP) / 2
        return [(left + n * (wide + GAP), y + PAD, wide, h - 2 * PAD) for n in range(2)]

    def build(self, kit: Kit) -> list[Widget]:
        """Back, on, and why."""
        texts, keys = kit.texts, kit.keys
        x, y, w, h = self.frame(kit)
        wide, high = self._button_w(kit), (h - 2 * PAD - 2 * GAP) / 3
        none = texts("play-undo-start") if self.table.session.history.cursor <= self._begun else None
        same = None
        if self.own is None or self.best is None:
            same = texts("adviser-wait" if self._shown is None else "adviser-none")
        enter = (pygame.K_RETURN, pygame.K_KP_ENTER)
        rows = (
            ("back", texts("adviser-take-back"), self.take_back, "ui-undo", keys.label("undo", texts), none,
             (keys.code("undo"),)),
            ("go-on", texts("adviser-go-on"), self.go_on, "ui-chevron", keys.label("end", texts), None,
             (keys.code("end"), *enter)),
            ("why", self._why_words(kit), self.why, "ui-help", keys.label("why", texts), same,
             (keys.code("why"),)),
        )  # fmt: skip
        found: list[Widget] = []
        for n, (key, words, press, icon, hint, reason, codes) in enumerate(rows):
            rect = (x + w - PAD - wide, y + PAD + n * (high + GAP), wide, high)
            primary = key == "go-on"
            found.append(
                Button(
                    key, rect, words, press, icon=icon, hint=hint, reason=reason, keys=codes, primary=primary
                )
            )
        return found

    def handle(self, event: pygame.Event) -> bool:
        """Back to the table, the turn as it is, with Escape."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.app.pop()
            return True
        return super().handle(event)

    def _why_words(self, kit: Kit) -> str:
        own, best = self.own, self.best
        if self.level or own is None or best is None or own.chance is None or best.chance is None:
            return kit.texts("adviser-why")
        points = whole_percent(best.chance)[0] - whole_percent(own.chance)[0]
        return kit.texts("adviser-why-points", points=points) if points > 0 else kit.texts("adviser-why")

    # The picture

    def draw_back(self, canvas: Canvas) -> None:
        """Draw both turns, and who speaks."""
        kit, rect = canvas.kit, self.draw_ground(canvas)
        texts = kit.texts
        x, y, _, h = rect
        if not folds(kit.text):
            unit = (h - 2 * PAD) / 200
            mood = GLAD if self.level else EARNEST
            captain(canvas, (x + 18, y + PAD + 4 * unit, 88 * unit), mood)
            left, wide = x + 118 * unit, HEAD_W - 18 - 118 * unit
            place = (left, y + PAD + 2, wide, 28 * unit)
            canvas.text(texts("captain"), place, "label", colour.GOLD, valign="middle", shrink=True)
            place = (left, y + PAD + 32 * unit, wide, 96 * unit)
            words = texts("adviser-level") if self.level else texts("adviser-decided")
            canvas.text(words, place, "body", colour.TEXT, wrap=True, shrink=True)
            if self._shown is not None and self._shown.crew:
                place = (x + 18, y + PAD + 130 * unit, HEAD_W - 34, 28 * unit)
                words = crew_words(kit, self._shown)
                canvas.text(words, place, "fact", colour.MUTED, valign="middle", shrink=True)
        tone = CREW[self.table.session.colours[self.table.position.active]].colour
        columns = (
            (self.own, texts("adviser-yours"), tone, colour.GOLD),
            (self.best, texts("adviser-mine"), colour.WHITE, PALE),
        )
        for place, (plan, head, line, bar) in zip(self.places(kit), columns, strict=True):
            self._column(canvas, place, plan, head, line, bar)

    def _column(
        self, canvas: Canvas, place: Rect, plan: PlanView | None, head: str, line: Colour, bar: Colour
    ) -> None:
        plan_panel.draw_frame(canvas, place, line, False, 0)
        if plan is None:
            x, y, w, h = place
            words = canvas.kit.texts("adviser-wait" if self._shown is None else "adviser-none")
            inner = (x + 16, y, w - 32, h)
            canvas.text(words, inner, "body", colour.MUTED, "center", "middle", wrap=True, shrink=True)
            return
        draw_plan(canvas, plan, PlanLook(1, False, "", None, tone=bar), place, head=head)
