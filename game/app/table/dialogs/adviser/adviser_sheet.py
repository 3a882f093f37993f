"""The adviser's sheet, in place of the dock: up to three plans, the one looked at as ghosts on the ship.

The table goes on: whatever is chosen there closes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.bindings.commands import ADVISER, CARDS, TABLE
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import PANEL_LINE, colour, fade
from game.app.drawing.portrait import CALM, STRAINED, captain
from game.app.drawing.viewport import Rect, inside
from game.app.forms.form_scene import FormScene
from game.app.table.dialogs.adviser.plan_tile import PlanLook, PlanTile, reason_words, tile_height
from game.app.table.dialogs.adviser.why_scene import WhyScene
from game.app.table.model.advice.views import AdviceView, PlanView
from game.app.table.model.places.room_plan import folds
from game.app.table.model.table_keys import DOCK, TOP
from game.app.table.model.view_parts import HIGH
from game.app.table.paint import overlays
from game.app.table.paint.panels import plan_panel
from game.app.widgets.button import Button
from game.app.widgets.widget import Widget, draw_key

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.navigation.scene import Program
    from game.app.table.table_host import TableHost

HEAD_W, BUTTON_W, GAP, PAD = 288.0, 240.0, 12.0, 14.0
_OWN = frozenset(("adviser", "keep-ghosts", "why", *(f"card-{n}" for n in range(1, CARDS + 1))))
"""What the sheet has keys for: at the table the same keys mean something else."""
_POINTED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class Sheet(FormScene):
    """What stands in the dock's place while the ship stays in use.

    Args:
        table: the scene below.
    """

    transparent = True
    quiet = True
    commands_in = ADVISER

    def __init__(self, table: TableHost) -> None:
        self.table = table
        self.asked: object = table.session.decision
        self._below = False
        self._shown: AdviceView | None = None

    def resize(self, kit: Kit) -> None:
        """Another size, or other words: they are read anew."""
        self._shown = self.table.advising.view
        super().resize(kit)

    def leave(self) -> None:
        """Nothing is thought or shown any more."""
        self.table.advising.end()
        super().leave()

    def frame(self, kit: Kit) -> Rect:
        """Where the dock is, and as far above it as the words need."""
        x, y, w, h = self.table.layout.rect(DOCK)
        high = max(h + 6, self.height(kit))
        high = min(high, y + h - self.table.layout.areas[TOP][3] - 8)
        return (x, y + h - high, w, high)

    def height(self, kit: Kit) -> float:
        """How high the sheet wants to be."""
        return tile_height(kit) + 2 * PAD

    def update(self, ms: float) -> bool:
        """Let time pass; whatever is chosen at the table ends it, and whoever takes the seat over."""
        table = self.table
        if self.app.top is self and (table.session.decision is not self.asked or not table.session.by_hand):
            self.app.pop()
            return True
        return super().update(ms)

    def handle(self, event: pygame.Event) -> bool:
        """The sheet's own controls first; what is done beside it is done at the table."""
        if event.type in _POINTED:
            point = self.app.kit.viewport.point(event.pos)
            over = inside(self.frame(self.app.kit), point)
            if event.type == pygame.MOUSEBUTTONDOWN:
                self._below = not over
            if not over or self._below:
                super().handle(event) if event.type == pygame.MOUSEMOTION else None
                used = self.table.handle(event)
                if event.type == pygame.MOUSEBUTTONUP:
                    self._below = False
                self.app.dirty = True
                self.update(0)
                return used
        if super().handle(event):
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if self.app.kit.keys.command(event, ADVISER) in _OWN:
            return True
        again = event.mod & pygame.KMOD_CTRL and event.key in (pygame.K_z, pygame.K_y)
        if not again and self.app.kit.keys.command(event, TABLE) is None:
            return False
        self.app.pop()
        return self.table.handle(event)

    def draw_ground(self, canvas: Canvas) -> Rect:
        """Draw the sheet; return where."""
        rect = self.frame(canvas.kit)
        overlays.cover(canvas, rect)
        canvas.glow(rect, fade(colour.BLACK, 0.8), 20)
        canvas.panel(rect, fill=(12, 16, 29, 253), line=PANEL_LINE, corners=(18, 6, 18, 6), width=2)
        return rect


def crew_words(kit: Kit, shown: AdviceView) -> str:
    """Return whose chances are told; empty where none are."""
    return kit.texts("adviser-crew", rank=kit.texts(f"rank-{shown.crew}")) if shown.crew else ""


class AdviserSheet(Sheet):
    """Up to three plans of the position.

    Args:
        table: the scene below.

    Attributes:
        looked: which plan is looked at.
    """

    def __init__(self, table: TableHost) -> None:
        super().__init__(table)
        self.looked = 0

    def height(self, kit: Kit) -> float:
        """In large type there is one plan at a time."""
        return 140 * kit.text + 50 if folds(kit.text) else super().height(kit)

    def enter(self, app: Program) -> None:
        """Begin to think."""
        self.table.advising.drop()
        self.table.advising.begin(self.table.session.history.cursor)
        super().enter(app)
        self.form.focus_on("close", by_key=False)

    def update(self, ms: float) -> bool:
        """Show what has been found."""
        changed = super().update(ms)
        if self.app.top is self and self.table.advising.view is not self._shown:
            self._renew()
            changed = True
        return changed

    def _renew(self) -> None:
        first, before = self._shown is None, self.plan
        self._shown = self.table.advising.view
        plans = self.plans
        if before is not None:
            same = (n for n, plan in enumerate(plans) if plan.choices == before.choices)
            self.looked = next(same, 0)
        self.rebuild()
        if first and plans:
            self.form.focus_on("plan-1", by_key=False)
        self._ghosts()

    @property
    def plans(self) -> tuple[PlanView, ...]:
        """The plans that are shown."""
        return self._shown.plans if self._shown is not None else ()

    @property
    def plan(self) -> PlanView | None:
        """The plan that is looked at."""
        return self.plans[self.looked] if self.looked < len(self.plans) else None

    def _ghosts(self) -> None:
        self.table.advising.show(() if self.plan is None else (self.plan.ghosts,))

    def handle(self, event: pygame.Event) -> bool:
        """The plan that the keys come to is looked at."""
        used = super().handle(event)
        focus = self.form.focus
        if event.type == pygame.KEYDOWN and self.app.top is self and isinstance(focus, PlanTile):
            number = focus.look.number - 1
            if number != self.looked:
                self.looked = number
                self.rebuild()
                self._ghosts()
        return used

    # What hands do

    def look(self, number: int) -> None:
        """Look at a plan."""
        self.looked = number
        self.rebuild()
        self.form.focus_on(f"plan-{number + 1}", by_key=False)
        self._ghosts()

    def keep(self) -> None:
        """Leave, and keep the ghosts of the plan."""
        if self.plan is not None:
            self.table.advising.keep(self.plan)
        self.app.pop()

    def why(self) -> None:
        """Tell where this plan and the next one part."""
        if self.plan is None or len(self.plans) < 2:
            return
        best = self.plans[0] if self.looked else self.plans[1]
        self.app.push(WhyScene(self.table, (self.plan, best)))

    # Where things stand

    def places(self, kit: Kit) -> list[Rect]:
        """Where the plans stand, in units."""
        x, y, w, h = self.frame(kit)
        if folds(kit.text):
            wide, high = 180 + 60 * kit.text, (h - 2 * PAD - 2 * GAP) / 3
            return [(x + PAD, y + PAD + n * (high + GAP), wide, high) for n in range(3)]
        left = x + HEAD_W + 32 * (kit.text - 1)
        room = x + w - PAD - self._button_w(kit) - GAP - left
        wide = (room - 2 * GAP) / 3
        return [(left + n * (wide + GAP), y + PAD, wide, h - 2 * PAD) for n in range(3)]

    def _button_w(self, kit: Kit) -> float:
        return BUTTON_W + 220 * (kit.text - 1)

    def build(self, kit: Kit) -> list[Widget]:
        """The plans, and what can be done with them."""
        texts, keys = kit.texts, kit.keys
        found: list[Widget] = []
        for n, (plan, rect) in enumerate(zip(self.plans, self.places(kit), strict=False)):
            ending = self._shown.ending if self._shown is not None else None
            look = PlanLook(n + 1, n == self.looked, self.worth(kit, n), ending, folds(kit.text))
            press = lambda n=n: self.look(n)  # noqa: E731 - one for each plan
            code, hint = keys.code(f"card-{n + 1}"), keys.label(f"card-{n + 1}", texts)
            found.append(PlanTile(rect, plan, look, press, code, hint))
        x, y, w, h = self.frame(kit)
        wide = self._button_w(kit)
        high = (h - 2 * PAD - 2 * GAP) / 3
        left = x + w - PAD - wide
        none = texts("adviser-wait" if self._shown is None else "adviser-none") if not self.plans else None
        alone = none or (texts("adviser-alone") if len(self.plans) < 2 else None)
        close = (pygame.K_ESCAPE, keys.code("adviser"))
        rows = (
            ("keep", "adviser-keep", self.keep, "ui-eye", keys.label("keep-ghosts", texts), none,
             (keys.code("keep-ghosts"),)),
            ("why", "adviser-why", self.why, "ui-help", keys.label("why", texts), alone, (keys.code("why"),)),
            ("close", "play-close", self.app.pop, None, texts("key-escape"), None, close),
        )  # fmt: skip
        for n, (key, words, press_it, icon, hint, reason, codes) in enumerate(rows):
            rect = (left, y + PAD + n * (high + GAP), wide, high)
            found.append(
                Button(key, rect, texts(words), press_it, icon=icon, hint=hint, reason=reason, keys=codes)
            )
        return found

    def worth(self, kit: Kit, n: int) -> str:
        """How a plan compares with the best one, in words."""
        plans, texts = self.plans, kit.texts
        plan = plans[n]
        equal = [m for m, other in enumerate(plans) if m != n and other.rank == plan.rank]
        if equal:
            return texts("adviser-equal", plan=equal[0] + 1)
        if plan.chance is not None:
            return ""
        return texts("adviser-best" if plan.rank == 1 else "adviser-behind")

    # The picture

    def draw_back(self, canvas: Canvas) -> None:
        """Draw the sheet, who speaks, and what is known so far."""
        kit, rect = canvas.kit, self.draw_ground(canvas)
        if folds(kit.text):
            self._plain(canvas, rect)
        else:
            self._head(
                canvas, (rect[0] + 18, rect[1] + PAD, HEAD_W - 36 + 32 * (kit.text - 1), rect[3] - 2 * PAD)
            )
        if not self.plans:
            places = self.places(kit)
            left = places[0][0] if not folds(kit.text) else places[0][0]
            right = rect[0] + rect[2] - PAD - self._button_w(kit) - GAP
            place = (left, rect[1] + PAD, right - left, rect[3] - 2 * PAD)
            words = "adviser-wait" if self._shown is None else "adviser-none"
            canvas.text(
                kit.texts(words), place, "lead", colour.MUTED, "center", "middle", wrap=True, shrink=True
            )

    def _head(self, canvas: Canvas, rect: Rect) -> None:
        """The captain, the keys, what ending the turn is worth, and how far the thinking is."""
        kit, texts, shown = canvas.kit, canvas.kit.texts, self._shown
        x, y, w, h = rect
        unit = h / 200
        near = self.table.view.top.loss >= HIGH * 100
        captain(canvas, (x, y + 4 * unit, 88 * unit), STRAINED if near else CALM)
        left, wide = x + 100 * unit, w - 100 * unit
        canvas.text(
            texts("captain"),
            (left, y + 2, wide, 28 * unit),
            "label",
            colour.GOLD,
            valign="middle",
            shrink=True,
        )
        place = (left, y + 30 * unit, wide, 28 * unit)
        canvas.text(texts("adviser-title"), place, "subheading", colour.TEXT, valign="middle", shrink=True)
        if self.plans:
            spot = left
            for n in range(len(self.plans)):
                label = kit.keys.label(f"card-{n + 1}", texts)
                spot += draw_key(canvas, label, spot + 30, y + 76 * unit, colour.TEXT) + 6
        if shown is None:
            return
        if shown.crew:
            place = (x, y + 92 * unit, w, 24 * unit)
            canvas.text(crew_words(kit, shown), place, "fact", colour.MUTED, valign="middle", shrink=True)
        top = y + 116 * unit
        if shown.ending is not None:
            canvas.box((x, top + 3, 3, 22 * unit), plan_panel.ENDING)
            words = " ".join(plan_panel.chance_words(canvas, shown.ending))
            number = min(0.45 * w, kit.fonts.width(words, "fact-bold") + 2)
            place = (x + 12, top, w - number - 22, 28 * unit)
            canvas.text(texts("adviser-ending"), place, "fact", colour.TEXT, valign="middle", shrink=True)
            place = (x + w - number, top, number, 28 * unit)
            canvas.text(words, place, "fact-bold", plan_panel.ENDING, "right", "middle", shrink=True)
        top += 32 * unit
        if shown.tries:
            words = texts("adviser-tries", count=shown.tries)
            canvas.text(words, (x, top, w, 26 * unit), "fact", colour.MUTED, valign="middle", shrink=True)
            self._progress(canvas, (x, top + 30 * unit, w, 8.0), shown)

    def _progress(self, canvas: Canvas, rect: Rect, shown: AdviceView) -> None:
        x, y, w, h = rect
        canvas.panel(rect, fill=(7, 9, 18), line=fade(colour.LINE, 0.9), corners=(2, 2, 2, 2), width=1.2)
        tone = colour.GOOD if shown.done else colour.LEGAL
        canvas.box((x + 2, y + 2, (w - 4) * min(1.0, shown.share), h - 4), tone)

    def _plain(self, canvas: Canvas, rect: Rect) -> None:
        """In large type: the plan that is looked at, beside the tabs."""
        kit, plan = canvas.kit, self.plan
        if plan is None:
            return
        x, y, w, h = rect
        tab = self.places(kit)[0]
        left = tab[0] + tab[2] + 28
        wide = x + w - PAD - self._button_w(kit) - 28 - left
        line = kit.fonts.line_height("subheading")
        title = " · ".join(plan.title) if len(plan.title) < 2 else "\n".join(plan.title)
        high = min(2 * line + 4, 0.34 * h) if len(plan.title) > 1 else line + 4
        canvas.text(
            title, (left, y + PAD, wide, high), "subheading", colour.GOLD_TEXT, wrap=True, shrink=True
        )
        top, size = y + PAD + high + 8, 52.0
        steps = min(wide * 0.62, len(plan.steps) * (size + 7))
        plan_panel.draw_steps(canvas, plan.steps, (left, top, steps, size), size)
        if plan.chance is not None:
            ending = self._shown.ending if self._shown is not None else None
            bar = (left + steps + 24, top + size / 2, wide - steps - 24, plan_panel.BAR_H)
            plan_panel.draw_bar(canvas, bar, plan.chance, colour.GOLD, ending)
        top += size + 10
        place = (left, top, wide, y + h - PAD - top)
        crew = "" if self._shown is None else crew_words(kit, self._shown)
        words = reason_words(kit, (self.worth(kit, self.looked), *plan.reasons, crew), place)
        canvas.text(words, place, "fact", colour.TEXT, wrap=True, shrink=True)
