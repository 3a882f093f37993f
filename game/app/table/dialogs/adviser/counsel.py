"""The adviser in the dialog of a decision: up to three answers in the header's place.

Whoever takes one has the dialog's pieces laid as it wants them; nothing is chosen before Confirm.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import Gradient, colour, fade
from game.app.drawing.portrait import captain
from game.app.drawing.viewport import Rect
from game.app.forms.dialog import text_height
from game.app.table.dialogs.adviser.adviser_sheet import crew_words
from game.app.table.model.advice.views import AdviceView, PlanView, ToldChance
from game.app.table.paint.panels import plan_panel
from game.app.widgets.button import Button
from game.app.widgets.widget import Widget
from game.rules.protocol import OptionDict
from game.storage.preferences import ASKED, OFF

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.table.table_host import TableHost

SPEAKER_W = 236.0
PAD, GAP = 12.0, 12.0


class AdvisedAnswer(NamedTuple):
    """What the adviser would choose.

    Attributes:
        option: of the decision.
        words: what it is.
        worth: how it compares with the others, where no chance may be told or two are equal; else empty.
        chance: None where none may be told.
    """

    option: OptionDict
    words: str
    worth: str
    chance: ToldChance | None


class Counsel:
    """What the adviser says in a dialog.

    Args:
        table: below the dialog.
        words_of: returns what an option is in the dialog's words; it is given others for want of those.
        on_change: called when other controls are needed.

    Attributes:
        open: whether somebody has asked.
    """

    def __init__(
        self,
        table: TableHost,
        words_of: Callable[[OptionDict, str], str],
        on_change: Callable[[], None],
    ) -> None:
        self.open = False
        self._table = table
        self._words_of = words_of
        self._on_change = on_change
        self._shown: AdviceView | None = None

    @property
    def offered(self) -> bool:
        """Whether somebody can be asked here."""
        return self._table.advising.offered and self._table.advising.way != OFF

    def toggle(self) -> None:
        """Ask, or put the answer away."""
        if self.open:
            self.close()
            return
        advising = self._table.advising
        self.open, self._shown = True, None
        if advising.way == ASKED:
            advising.begin(self._table.session.history.cursor)
        self._on_change()

    def close(self) -> None:
        """Put the answer away; nothing is thought on."""
        if self.open:
            self.open = False
            self._table.advising.end()
            self._on_change()

    def update(self, ms: float) -> bool:
        """Let the adviser think on; tell whether there is something to draw."""
        if not self.open:
            return False
        changed = self._table.advising.update(ms)
        if self._table.advising.view is not self._shown:
            self._shown, changed = self._table.advising.view, True
            self._on_change()
        return changed

    def renew(self) -> None:
        """Other words: they are read anew."""
        if self.open:
            self._shown = self._table.advising.view

    def wake(self) -> float | None:
        """When `update` must be called again."""
        return self._table.advising.wake() if self.open else None

    def answers(self, kit: Kit) -> list[AdvisedAnswer]:
        """What the adviser would choose, best first, each option once.

        Args:
            kit: whose texts.
        """
        found: list[AdvisedAnswer] = []
        plans: list[PlanView] = []
        for plan in self._shown.plans if self._shown is not None else ():
            option = plan.choices[0]
            if any(option == answer.option for answer in found):
                continue
            equal = next((n for n, other in enumerate(plans, 1) if other.rank == plan.rank), 0)
            worth = ""
            if equal:
                worth = kit.texts("adviser-equal", plan=equal)
            elif plan.chance is None:
                worth = kit.texts("adviser-best" if plan.rank == 1 else "adviser-behind")
            plans.append(plan)
            words = plan.steps[0].words if plan.steps else " · ".join(plan.title)
            found.append(AdvisedAnswer(option, self._words_of(option, words), worth, plan.chance))
        return found

    def tiles(
        self, kit: Kit, rect: Rect, laid: OptionDict | None, lay: Callable[[OptionDict], None]
    ) -> list[Widget]:
        """Return a control for each answer.

        Args:
            kit: whose texts and type.
            rect: of the header, units.
            laid: the option as the dialog has it now.
            lay: takes an answer.
        """
        if not self.open:
            return []
        answers = self.answers(kit)
        x, y, w, h = self._ground(kit, rect)
        wide = min((w - 2 * GAP) / 3, 620.0)
        return [
            _AnswerTile(n, (x + n * (wide + GAP), y, wide, h), answer, answer.option == laid, lay)
            for n, answer in enumerate(answers)
        ]

    def _speaker_w(self, kit: Kit) -> float:
        return SPEAKER_W + 130 * (kit.text - 1)

    def _ground(self, kit: Kit, rect: Rect) -> Rect:
        x, y, w, h = rect
        left = self._speaker_w(kit)
        return x + left, y + PAD, w - left - PAD - 6, h - 2 * PAD

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """Draw who speaks, in the header's place, and what there is to say beside the answers.

        Args:
            canvas: the window.
            rect: of the header, units.
        """
        kit, texts = canvas.kit, canvas.kit.texts
        x, y, w, h = rect
        canvas.cover(rect)
        ground = Gradient((34, 27, 14), colour.INK[:3])
        canvas.panel((x + 3, y + 3, w - 6, h), fill=ground, corners=(22, 6, 0, 0))
        canvas.line((x + 3, y + h + 3), (x + w - 3, y + h + 3), fade(colour.GOLD, 0.7), 2)
        size = min(72.0 * kit.text, h - 2 * PAD, 0.4 * self._speaker_w(kit))
        captain(canvas, (x + 20, y + (h - size) / 2, size))
        left, wide = x + 20 + size + 12, self._speaker_w(kit) - size - 44
        line = kit.fonts.line_height("label") + 4
        shown = self._shown
        crew = crew_words(kit, shown) if shown is not None else ""
        top = y + max(4.0, (h - line - text_height(kit.fonts, crew, "fact", wide)) / 2)
        canvas.text(
            texts("captain"), (left, top, wide, line), "label", colour.GOLD, "left", "middle", shrink=True
        )
        if crew:
            place = (left, top + line, wide, y + h - top - line)
            canvas.text(crew, place, "fact", colour.MUTED, wrap=True, shrink=True)
        if shown is None or not shown.plans:
            waits = "adviser-wait" if self._table.advising.way == ASKED else "adviser-decide-first"
            words = texts(waits if shown is None else "adviser-none")
            place = self._ground(kit, rect)
            canvas.text(words, place, "lead", colour.MUTED, "center", "middle", wrap=True, shrink=True)


class _AnswerTile(Button):
    """An answer; pressing it lays the dialog's pieces so."""

    def __init__(
        self, number: int, rect: Rect, answer: AdvisedAnswer, laid: bool, lay: Callable[[OptionDict], None]
    ) -> None:
        super().__init__(f"counsel-{number + 1}", rect, answer.words, lambda: lay(answer.option))
        self.number, self.answer, self.laid = number + 1, answer, laid

    def draw(self, canvas: Canvas) -> None:
        """Draw its number, its chance, and what it is."""
        plan_panel.draw_frame(canvas, self.rect, fade(colour.LINE, 0.95), self.laid, self.lightness)
        x, y, w, h = self.rect
        ink = colour.GOLD_TEXT if self.laid else colour.TEXT
        line = min(canvas.kit.fonts.line_height("fact-bold") + 6, 0.45 * h)
        number = canvas.kit.fonts.width(str(self.number), "fact-bold") + 4
        canvas.text(
            str(self.number),
            (x + 14, y + 8, number, line),
            "fact-bold",
            colour.GOLD,
            valign="middle",
            shrink=True,
        )
        right = x + w - 14
        if self.answer.chance is not None:
            words = " ".join(plan_panel.chance_words(canvas, self.answer.chance))
            wide = min(canvas.kit.fonts.width(words, "fact-bold") + 2, 0.5 * w)
            place = (right - wide, y + 8, wide, line)
            canvas.text(words, place, "fact-bold", ink, "right", "middle", shrink=True)
            right -= wide + 10
        left = x + 14 + number + 8
        if self.answer.worth:
            place = (left, y + 8, right - left, line)
            canvas.text(self.answer.worth, place, "fact", colour.MUTED, valign="middle", shrink=True)
        place = (x + 14, y + 10 + line, w - 28, h - line - 18)
        canvas.text(self.label, place, "fact", ink, valign="middle", wrap=True, shrink=True)
        if self.focused:
            plan_panel.draw_focus(canvas, self.rect)
