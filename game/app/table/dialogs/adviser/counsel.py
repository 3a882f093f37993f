"""The adviser in the dialog of a decision: up to three answers in the header's place.

Whoever takes one has the dialog's pieces laid as it wants them; nothing is chosen before Confirm.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from game.app.table.dialogs.adviser.plan_tile import worth_view
from game.app.table.model.advice.views import AdviceView, PlanView, Worth
from game.app.views.bits import captain_face
from game.app.views.tree import Act, View, column, first_that_fits, on, row, space, text
from game.rules.protocol import OptionDict
from game.storage.settings.preferences import ASKED, OFF

if TYPE_CHECKING:
    from game.app.drawing.kit import Kit
    from game.app.table.advising import Advising
    from game.play.session import Session

ANSWER = "counsel-"
"""Beginning of the names of answers."""
MOST = 3


class AdvisedAnswer(NamedTuple):
    """Hold what the adviser would choose.

    Attributes:
        option: of the decision.
        words: what it is.
        worth: how it compares with the best one.
        reason: what speaks for it most.
    """

    option: OptionDict
    words: str
    worth: Worth
    reason: str


class Counsel:
    """Show what the adviser says in a dialog.

    Args:
        session: the game of which something is asked.
        advising: whoever is asked.
        words_of: returns what an option is in the dialog's words; it is given others for want of those.
        on_change: called when other controls are needed.

    Attributes:
        open: whether somebody has asked.
    """

    def __init__(
        self,
        session: Session,
        advising: Advising,
        words_of: Callable[[OptionDict, str], str],
        on_change: Callable[[], None],
    ) -> None:
        self.open = False
        self._session, self._advising = session, advising
        self._words_of = words_of
        self._on_change = on_change
        self._advice: AdviceView | None = None
        self._places: list[str] = []

    @property
    def offered(self) -> bool:
        """Return whether somebody can be asked here."""
        return self._advising.offered and self._advising.way != OFF

    def toggle(self) -> None:
        """Ask, or put the answer away."""
        if self.open:
            self.close()
            return
        advising = self._advising
        self.open, self._advice, self._places = True, None, []
        if advising.way == ASKED:
            advising.begin(self._session.history.cursor)
        self._on_change()

    def close(self) -> None:
        """Put the answer away; nothing is thought on."""
        if self.open:
            self.end()
            self._on_change()

    def end(self) -> None:
        """Think no more, where nobody sees it: the dialog is left."""
        if self.open:
            self.open = False
            self._advising.end()

    def update(self, ms: float) -> bool:
        """Let the adviser think on; tell whether there is something to draw."""
        if not self.open:
            return False
        late = self._advising.late
        changed = self._advising.update(ms)
        if self._advising.view is not self._advice or self._advising.late != late:
            self._advice, changed = self._advising.view, True
            self._on_change()
        return changed

    def renew(self) -> None:
        """Other words: they are read anew."""
        if self.open:
            self._advice = self._advising.view

    def wake(self) -> float | None:
        """Return when `update` must be called again."""
        return self._advising.wake() if self.open else None

    def answers(self, kit: Kit) -> list[AdvisedAnswer]:
        """Return what the adviser would choose, each option once, in the places that they had at first.

        Args:
            kit: whose texts.
        """
        plans: dict[str, PlanView] = {}
        for plan in self._advice.plans if self._advice is not None else ():
            plans.setdefault(repr(plan.choices[0]), plan)
        fresh = [key for key in plans if key not in self._places]
        self._places += fresh[: MOST - len(self._places)]
        found: list[AdvisedAnswer] = []
        for plan in (plans[key] for key in self._places if key in plans):
            words = plan.steps[0].words if plan.steps else " · ".join(plan.title)
            reason = plan.reasons[0] if plan.reasons else ""
            option = plan.choices[0]
            found.append(AdvisedAnswer(option, self._words_of(option, words), plan.worth, reason))
        return found

    def option(self, kit: Kit, n: int) -> OptionDict:
        """Return the option of an answer, from 0."""
        return self.answers(kit)[n].option

    def view(self, kit: Kit, laid: OptionDict | None) -> View:
        """Return who speaks, and the answers or what there is to say in their place.

        Args:
            kit: whose texts.
            laid: the option as the dialog has it now.
        """
        shown, texts = self._advice, kit.texts
        who = text(texts("captain"), "label", "gold")
        told: list[View] = [
            _answer(kit, n, answer, answer.option == laid) for n, answer in enumerate(self.answers(kit))
        ]
        if not told:
            waits = self._advising.thinking if self._advising.way == ASKED else "adviser-decide-first"
            words = texts(waits if shown is None else shown.none)
            told = [text(words, "lead", "note", 0, "center")]
        answers = row(*told, pack="even", align="fill", gap=12, grow=1)
        speaker = row(captain_face(72), who.but(wide=(110, 300)), gap=12)
        return row(speaker, answers, gap=16, pad=(20, 10, 14, 10), align="fill", look="counsel")


def _answer(kit: Kit, n: int, answer: AdvisedAnswer, laid: bool) -> View:
    """Return an answer: its number, its chance, and what it is."""
    head = row(text(str(n + 1), "fact-bold", "gold"), space(grow=1), worth_view(kit, answer.worth), gap=10)
    told = text(answer.words, "fact", lines=0)
    why = column(told, text(answer.reason, "fact", "note", 0), gap=4) if answer.reason else told
    words = first_that_fits(why, told, grow=1)
    tile = column(head, words, gap=4, pad=(14, 6), look="plan", states=on(looked=laid))
    return tile.named(f"{ANSWER}{n + 1}", Act(value=n))
