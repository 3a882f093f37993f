"""After somebody has decided, before anything is revealed: their turn beside the captain's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.app.drawing.colours.theme import CREW, Colour, colour
from game.app.drawing.portrait import EARNEST, GLAD
from game.app.drawing.viewport import Rect
from game.app.table.dialogs.adviser.adviser_sheet import BUTTON_W, GAP, PAD, WORDS_W, AdviceSheet
from game.app.table.dialogs.adviser.plan_tile import PLAN, REASONS, PlanLook, plan_view
from game.app.table.dialogs.adviser.why_scene import WhyScene
from game.app.table.dialogs.sheet import docked
from game.app.table.model.advice.views import Ghosts, PlanView
from game.app.views.bits import ENTER, captain_face, command_button
from game.app.views.tree import Act, View, column, first_that_fits, row, text

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.navigation.scene import Program
    from game.app.table.table_host import SheetHost
    from game.rules.protocol import OptionDict

OWN, BEST = PLAN + "own", PLAN + "best"


class DecidedSheet(AdviceSheet):
    """Show what the captain would have done instead of a turn that is about to end.

    Args:
        table: the scene below.
        option: that ends the actions.
    """

    first_focus = "go-on"

    def __init__(self, table: SheetHost, option: OptionDict) -> None:
        super().__init__(table)
        self.option = option
        self._begun = self.shown.session.turn_begun
        steps = self.shown.session.history.steps[self._begun + 1 :]
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
        self.table.deciding.stay()

    def update(self, ms: float) -> bool:
        """Show what has been found."""
        changed = super().update(ms)
        if self.app.top is self and self.table.advising.view is not self._advice:
            self._advice = self.table.advising.view
            self.rebuild()
            self.table.advising.show(self._ghosts())
            changed = True
        return changed

    # What is compared

    @property
    def own(self) -> PlanView | None:
        """The turn that is about to end."""
        return self._advice.own if self._advice is not None else None

    @property
    def best(self) -> PlanView | None:
        """The captain's."""
        return self._advice.plans[0] if self._advice is not None and self._advice.plans else None

    @property
    def level(self) -> bool:
        """Return whether both are as good, as far as is known."""
        return self._advice is not None and self._advice.level

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
        self.table.rewinding.back_to(self._begun)

    def why(self) -> None:
        """Tell where the two turns part."""
        if self.own is not None and self.best is not None:
            self.app.push(WhyScene(self.table, (self.own, self.best)))

    def handle(self, event: pygame.Event) -> bool:
        """Back to the table, the turn as it is, with Escape."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.app.pop()
            return True
        return super().handle(event)

    # What is to be seen

    def do(self, name: str, value: Any) -> None:
        """Go back, go on, or ask why."""
        {"back": self.take_back, "go-on": self.go_on, "why": self.why}[name]()

    def places(self, kit: Kit) -> list[Rect]:
        """Return where the two turns stand, in units."""
        return [self.laid.rect(name) for name in (OWN, BEST)]

    def view(self, kit: Kit) -> View:
        """Return who speaks, both turns, and the ways on; where type is large without the speaker."""
        tone = CREW[self.shown.session.colours[self.shown.position.active]].colour
        ways = [self._whole(kit, tone, most) for most in REASONS]
        without = row(self._turns(kit, tone, REASONS[-1]), self._buttons(kit), gap=GAP, align="fill")
        return docked(self.shown.layout, kit, first_that_fits(*ways, without).but(pad=PAD), below_ship=True)

    def _whole(self, kit: Kit, tone: Colour, most: int) -> View:
        """Return who speaks, both turns with so many reasons, and the ways on."""
        parts = self._speaker(kit), self._turns(kit, tone, most), self._buttons(kit)
        return row(*parts, gap=GAP, align="fill")

    def _turns(self, kit: Kit, tone: Colour, most: int) -> View:
        texts = kit.texts
        return row(
            self._turn(kit, self.own, texts("adviser-yours"), tone, most).named(OWN),
            self._turn(kit, self.best, texts("adviser-mine"), colour.WHITE, most).named(BEST),
            pack="even",
            align="fill",
            gap=GAP,
            grow=1,
        )

    def _speaker(self, kit: Kit) -> View:
        texts = kit.texts
        said = column(
            text(texts("captain"), "label", "gold"),
            text(texts("adviser-level" if self.level else "adviser-decided"), "body", lines=0),
            gap=4,
            grow=1,
        )
        face = captain_face(88, GLAD if self.level else EARNEST)
        return row(face, said, gap=12, align="start", wide=WORDS_W)

    def _turn(self, kit: Kit, plan: PlanView | None, head: str, line: Colour, most: int) -> View:
        """Return a turn, or why none is shown yet."""
        frame = {"look": "own-plan", "tones": (line,)}
        if plan is None:
            return row(text(self._waiting(), "body", "note", 0, "center", grow=1), pad=(16, 8), **frame)
        return plan_view(kit, plan, PlanLook(1, False), most, head).but(**frame)

    def _buttons(self, kit: Kit) -> View:
        texts = kit.texts
        none = texts("play-undo-start") if self.shown.session.history.cursor <= self._begun else None
        same = self._waiting() if self.own is None or self.best is None else None
        why = texts("adviser-why" if self.level else "adviser-why-not")
        return column(
            command_button(kit, "back", texts("adviser-take-back"), "undo", Act(reason=none), sign="ui-undo"),
            command_button(
                kit,
                "go-on",
                texts("adviser-go-on"),
                "end",
                Act(keys=ENTER),
                sign="ui-chevron",
                primary=True,
            ),
            command_button(kit, "why", why, "why", Act(reason=same), sign="ui-help"),
            gap=GAP,
            pack="even",
            wide=(BUTTON_W * kit.text, 480),
        )
