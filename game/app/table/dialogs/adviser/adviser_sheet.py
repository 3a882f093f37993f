"""The adviser's sheet, in place of the dock: up to three plans, the one looked at as ghosts on the ship.

The table goes on: whatever is chosen there closes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.app.bindings.commands import ADVISER, CARDS, TABLE
from game.app.drawing.colours.theme import colour
from game.app.drawing.portrait import CALM, STRAINED
from game.app.drawing.viewport import Rect, inside
from game.app.table.dialogs.adviser.plan_tile import (
    PLAN,
    REASONS,
    PlanLook,
    act,
    plan_view,
    reasons,
    steps,
    tab_view,
    worth_view,
)
from game.app.table.dialogs.adviser.why_scene import WhyScene
from game.app.table.dialogs.sheet import Sheet, docked
from game.app.table.model.advice.views import AdviceView, PlanView, Worth
from game.app.table.model.view_parts import HIGH as LIKELY
from game.app.views.bits import button, cap, captain_face, command_button, icon_button
from game.app.views.tree import FREE, Act, View, column, drawn, first_that_fits, row, space, text
from game.app.waits import soonest

if TYPE_CHECKING:
    from game.app.drawing.canvas import Canvas
    from game.app.drawing.kit import Kit
    from game.app.navigation.scene import Program
    from game.app.table.table_host import SheetHost

GAP, PAD, WORDS_W, BUTTON_W = 8.0, 12.0, 288.0, 230.0
MOST_SHOWN = 3
LARGE = 52.0
"""Size of a step's box where one plan is shown at a time."""
SETTLE_MS = 700.0
"""For so long after plans have moved, a press is meant for what was shown before; nothing else moves
meanwhile."""
_OWN = frozenset(("adviser", "keep-ghosts", "play-plan", "why", *(f"card-{n}" for n in range(1, CARDS + 1))))
"""Commands whose keys belong to the sheet: at the table the same keys mean something else."""
_POINTED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


class AdviceSheet(Sheet):
    """Show what stands in the dock's place while the ship stays in use.

    Args:
        table: the scene below.
    """

    quiet = True
    commands_in = ADVISER

    def __init__(self, table: SheetHost) -> None:
        super().__init__(table)
        self.asked: object = self.shown.session.decision
        self._below = False
        self._advice: AdviceView | None = None
        self._late = False
        """True where it says that thinking takes unusually long."""

    def resize(self, kit: Kit) -> None:
        """Another size, or other words: they are read anew."""
        self._advice = self.table.advising.view
        super().resize(kit)

    def leave(self) -> None:
        """Nothing is thought or shown any more."""
        self.table.advising.end()
        super().leave()

    def update(self, ms: float) -> bool:
        """Let time pass; whatever is chosen at the table ends it, and whoever takes the seat over."""
        session, late = self.shown.session, self._late
        if self.app.top is self and (session.decision is not self.asked or not session.by_hand):
            self.app.pop()
            return True
        self._late = self.table.advising.late
        if self._late != late:
            self.rebuild()
        return super().update(ms) or self._late != late

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
                    self.form.let_go()  # what was pressed here is let go beside it
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

    def _waiting(self) -> str:
        """Return why nothing is said yet, or that there is nothing to say."""
        return self.shown.texts(self.table.advising.thinking if self._advice is None else self._advice.none)


HELD_MS = 40.0
"""Time in ms after which it is looked again whether a button is still held."""


class AdviserSheet(AdviceSheet):
    """Up to three plans of the position; the best one is looked at until a player picks another.

    Args:
        table: the scene below.

    Attributes:
        looked: which plan is looked at.
        plans: as they are shown: they keep their places while somebody reads them.
        better: a plan that has turned out the best since, and is not among them; None where none has.
    """

    def __init__(self, table: SheetHost) -> None:
        super().__init__(table)
        self.looked = 0
        self._chosen = False
        """True once a player has said which plan to look at."""
        self.plans: tuple[PlanView, ...] = ()
        self.better: PlanView | None = None
        self._settling = 0.0
        """Time in ms for which a press is still meant for what was shown before."""
        self._former: tuple[tuple[PlanView, ...], int] | None = None
        """The plans that were shown before, and which was looked at."""

    def enter(self, app: Program) -> None:
        """Begin to think."""
        self.table.advising.drop()
        self.table.advising.begin(self.shown.session.history.cursor)
        super().enter(app)
        self.form.focus_on("close", by_key=False)

    def resize(self, kit: Kit) -> None:
        """Another size, or other words: what was read is read again."""
        view = self.table.advising.view
        if view is not None:
            self.plans = tuple(plan for plan in map(partial(_anew, view), self.plans) if plan is not None)
        self._settle(None)
        super().resize(kit)

    def update(self, ms: float) -> bool:
        """Show what has been found."""
        changed = super().update(ms)
        if self._settling:
            self._settling = max(0.0, self._settling - ms)
            if not self._settling and self.form.holding:
                self._settling = HELD_MS  # a press that has begun is for what was shown then
            elif not self._settling:
                self._settle(None)
                self.rebuild()
                changed = True
        still = self._settling or self.form.holding
        if self.app.top is self and self.table.advising.view is not self._advice and not still:
            self._renew()
            changed = True
        return changed

    def wake(self) -> float | None:
        """Return when what has moved counts as seen, or the controls want to move."""
        return soonest(super().wake(), self._settling or None)

    def _settle(self, former: tuple[tuple[PlanView, ...], int] | None) -> None:
        """Let what a press is meant for be what was shown before, for a while; None: what is shown."""
        self._former, self._settling = former, 0.0 if former is None else SETTLE_MS

    @property
    def _meant(self) -> tuple[tuple[PlanView, ...], int]:
        """The plans that a press is meant for, and which of them was looked at: nobody follows a change at
        once."""
        return self._former if self._former is not None else (self.plans, self.looked)

    @property
    def _meant_plan(self) -> PlanView | None:
        """The plan that a press on a button is meant for."""
        plans, looked = self._meant
        return plans[looked] if looked < len(plans) else None

    def _renew(self) -> None:
        """More is known: plans are judged anew in their places, and further ones follow them.

        A better one comes first and is looked at, unless a player has picked a plan: then that one stays,
        and the better one is offered.
        """
        first, shown = not self.plans, self.table.advising.view
        before = self.plans, self.looked
        self._advice = shown
        seen, found = self.plan, shown.plans if shown is not None else ()
        kept = [(shown and _anew(shown, plan)) or replace(plan, worth=Worth.WEAKER) for plan in self.plans]
        known = {repr(plan.choices) for plan in kept}
        fresh = [plan for plan in found if repr(plan.choices) not in known]
        best = next((plan for plan in fresh if plan.worth is Worth.FIRST), None)
        if first or best is None or self._chosen:
            self.plans = (*kept, *fresh)[:MOST_SHOWN]
        else:
            self.plans = (best, *_room_for_one(kept, seen))
        self.better = best if best not in self.plans else None
        self.looked = self._place_to_look_at(seen)
        # A plan that joins the others moves none of them.
        same = _order(self.plans)[: len(before[0])] == _order(before[0]) and self.looked == before[1]
        if not first and not same:
            self._settle(before)
        self.rebuild()
        focus = self.form.focus
        if self.plans and (first or (before[1] != self.looked and focus and focus.key.startswith(PLAN))):
            self.form.focus_on(f"{PLAN}{self.looked + 1}", by_key=False)
        self._ghosts()

    def _place_to_look_at(self, seen: PlanView | None) -> int:
        """Return the place of the plan that a player has picked, else of the best one."""
        places = {repr(plan.choices): n for n, plan in enumerate(self.plans)}
        best = next((n for n, plan in enumerate(self.plans) if plan.worth is Worth.FIRST), None)
        if best is not None and not self._chosen:
            return best
        return self.looked if seen is None else places.get(repr(seen.choices), 0)

    def again(self) -> None:
        """Show the plans as they stand by now, the best first."""
        self.plans, self.better, self.looked, self._chosen = (), None, 0, False
        self._settle(None)
        self._renew()

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
        if event.type == pygame.KEYDOWN and self.app.top is self and focus and focus.key.startswith(PLAN):
            number = int(focus.key.removeprefix(PLAN)) - 1
            if number != self.looked:
                self.looked, self._chosen = number, True
                self._settle(None)
                self.rebuild()
                self._ghosts()
        return used

    # What hands do

    def do(self, name: str, value: Any) -> None:
        """Look at a plan, carry it out, keep it, ask why, or leave."""
        ways = {"keep": self.keep, "why": self.why, "play": self.carry_out, "again": self.again}
        if name.startswith(PLAN):
            self.look(value)
        else:
            ways.get(name, self.app.pop)()

    def look(self, number: int) -> None:
        """Pick a plan to look at: the one that stood there when the hand set out."""
        plans, _ = self._meant
        meant = plans[number] if number < len(plans) else self.plans[number]
        places = [plan.choices for plan in self.plans]
        if meant.choices not in places:
            self.plans = (*self.plans[:-1], meant)
            places = [plan.choices for plan in self.plans]
        self.looked, self._chosen = places.index(meant.choices), True
        self._settle(None)
        self.rebuild()
        self.form.focus_on(f"{PLAN}{self.looked + 1}", by_key=False)
        self._ghosts()

    def keep(self) -> None:
        """Leave, and keep the ghosts of the plan."""
        if self._meant_plan is not None:
            self.table.advising.keep(self._meant_plan)
        self.app.pop()

    def carry_out(self) -> None:
        """Leave, and have the plan carried out step by step."""
        plan = self._meant_plan
        self.app.pop()
        if plan is not None:
            self.table.advising.carry_out(plan)

    def why(self) -> None:
        """Tell what this plan has over the best other one, or what is lost by it."""
        plans, looked = self._meant
        others = [plan for n, plan in enumerate(plans) if n != looked]
        if self._meant_plan is None or not others:
            return
        best = next((plan for plan in others if plan.worth is Worth.FIRST), others[0])
        self.app.push(WhyScene(self.table, (self._meant_plan, best)))

    # What is to be seen

    def places(self, kit: Kit) -> list[Rect]:
        """Return where the plans stand, in units."""
        return [self.laid.rect(f"{PLAN}{n + 1}") for n in range(len(self.plans))]

    def view(self, kit: Kit) -> View:
        """Return all plans side by side, or where type is large one beside tabs of all."""
        return docked(
            self.shown.layout,
            kit,
            first_that_fits(*(self._all(kit, most) for most in REASONS), self._one(kit)).but(pad=PAD),
            below_ship=True,
        )

    def _looks(self) -> list[PlanLook]:
        return [PlanLook(n + 1, n == self.looked) for n in range(len(self.plans))]

    def _all(self, kit: Kit, most: int) -> View:
        """Return the captain, all plans with so many reasons, and what can be done with them."""
        plans = [
            plan_view(kit, plan, look, most).named(f"{PLAN}{look.number}", act(kit, look, plan))
            for plan, look in zip(self.plans, self._looks(), strict=True)
        ]
        while plans and len(plans) < MOST_SHOWN:
            plans.append(space())
        told = row(*plans, pack="even", align="fill", gap=GAP, grow=1) if plans else self._nothing()
        return row(self._head(kit), told, self._buttons(kit), gap=GAP, align="fill")

    def _one(self, kit: Kit) -> View:
        """Return tabs, the plan that is looked at, and what can be done with it."""
        plan, looks = self.plan, self._looks()
        buttons = self._buttons(kit)
        if plan is None:
            return row(self._nothing(), buttons, gap=GAP, align="fill")
        tabs = [
            tab_view(kit, each, look).named(f"{PLAN}{look.number}", act(kit, look, each)).but(grow=1)
            for each, look in zip(self.plans, looks, strict=True)
        ]
        if self.better is not None:
            tabs.append(self._again(kit))
        title = column(*[text(line, "subheading", "gold-text") for line in plan.title], gap=10)
        ways = [
            column(title, steps(plan.steps, LARGE), reasons(plan.reasons, most, "ink").but(grow=1), gap=8)
            for most in REASONS
        ]
        told = first_that_fits(*ways, grow=1)
        return row(column(*tabs, gap=GAP), told, buttons, gap=2 * GAP, align="fill")

    def _nothing(self) -> View:
        return text(self._waiting(), "lead", "note", 0, "center", grow=1)

    def _buttons(self, kit: Kit) -> View:
        texts = kit.texts
        none = self._waiting() if not self.plans else None
        alone = none or (texts("adviser-alone") if len(self.plans) < 2 else None)
        best = self.plan is None or self.plan.worth is Worth.FIRST
        why, keep = texts("adviser-why" if best else "adviser-why-not"), texts("adviser-keep")
        play = texts("adviser-play")
        meant = self._meant_plan
        stuck = none or (None if meant is None or meant.carried else texts("adviser-play-not"))
        if self.plan is not None and not self.plan.carried:
            play = texts("adviser-play-ends")
        elif len(self.plans) > 1:
            play = texts("adviser-play-plan", number=self.looked + 1)
        leave = Act(tip=texts("play-close"), keys=(pygame.K_ESCAPE, kit.keys.code("adviser")))
        asked = command_button(kit, "why", why, "why", Act(reason=alone), grow=1)
        return column(
            command_button(kit, "play", play, "play-plan", Act(reason=stuck), sign="ui-play"),
            command_button(kit, "keep", keep, "keep-ghosts", Act(reason=none), sign="ui-eye"),
            row(asked, icon_button("close", "ui-cross", leave, high=FREE), gap=GAP, align="fill"),
            gap=GAP,
            pack="even",
            wide=(BUTTON_W * kit.text, 480),
        )

    def _again(self, kit: Kit) -> View:
        return button("again", kit.texts("adviser-better"), sign="ui-star", style="fact-bold")

    def _head(self, kit: Kit) -> View:
        """Return the captain, the keys, what ending the turn is worth, and how far the thinking is."""
        texts, shown = kit.texts, self._advice
        near = self.shown.view.top.loss >= LIKELY * 100
        labels = [kit.keys.label(f"card-{n + 1}", texts) for n in range(len(self.plans))]
        title = column(
            text(texts("captain"), "label", "gold"),
            text(texts("adviser-title"), "subheading"),
            row(*[cap(kit, label) for label in labels], gap=6),
            gap=4,
            grow=1,
        )
        head = row(captain_face(88, STRAINED if near else CALM), title, gap=12)
        told: list[View] = []
        if self.better is not None:
            told.append(self._again(kit))
        elif shown is not None:
            if shown.ending is Worth.FIRST:
                told.append(text(texts("adviser-ending-best"), "fact-bold", "gold-text", 0))
            elif shown.ending is not None:
                ending, worth = text(texts("adviser-ending"), "fact", grow=1), worth_view(kit, shown.ending)
                told.append(first_that_fits(row(ending, worth, gap=10), column(ending, worth)))
            if not shown.tries and shown.done and shown.plans and self.shown.session.own:
                told.append(text(texts("own-rooms-advice"), "fact", "note", lines=0))
            elif shown.tries:
                told.append(text(texts("adviser-tries", count=shown.tries), "fact", "note"))
                told.append(drawn(_progress, shown.share, shown.done, high=8))
        return column(head, *told, gap=6, wide=WORDS_W)


def _order(plans: Sequence[PlanView]) -> list[str]:
    """Return what tells which plan stands where."""
    return [repr(plan.choices) for plan in plans]


def _anew(view: AdviceView, plan: PlanView) -> PlanView | None:
    """A plan as it is told by now; None where nothing is told of it any more."""
    return next((one for one in view.plans if one.choices == plan.choices), None)


def _room_for_one(plans: Sequence[PlanView], seen: PlanView | None) -> list[PlanView]:
    """Return plans, without the last of them where there is no room for another; the one seen stays."""
    left = list(plans)
    while len(left) >= MOST_SHOWN:
        others = [plan for plan in left if seen is None or plan.choices != seen.choices]
        left.remove(others[-1])
    return left


def _progress(canvas: Canvas, rect: Rect, share: float, done: bool) -> None:
    """Draw how far the thinking is."""
    x, y, w, h = rect
    canvas.panel(rect, fill=colour.FIELD, line=colour.LINE, corners=(2, 2, 2, 2), width=1.2)
    canvas.box((x + 2, y + 2, (w - 4) * min(1.0, share), h - 4), colour.GOOD if done else colour.LEGAL)
