"""The way from the table into the rulebook: from anything on it, and from whatever was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.app.bindings.commands import TABLE
from game.app.drawing.viewport import inside
from game.app.navigation import routes
from game.app.table.model.table_keys import TableKey
from game.app.table.model.words.rulebook_subjects import asked_of, spoken_of, spoken_of_question, subjects_of
from game.app.table.model.words.tooltips import tip_of
from game.sentences import Reason, sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.app.navigation.scene import Program
    from game.app.table.input.table_input import TableInput
    from game.app.table.motion.showing import Showing
    from game.app.table.motion.shown_table import ShownTable
    from game.app.table.rewinding import Rewinding


class RulebookDoor:
    """Opens the rulebook at the right page.

    Args:
        app: the program, which opens the rulebook.
        shown: the position, and where everything is on the table.
        hands: of the table: what they hold and are on.
        rewinding: what can be taken back, and why not.
        showing: knows which message a press has closed.
        light: lights up what a page of the rulebook is about.
    """

    def __init__(
        self,
        app: Program,
        shown: ShownTable,
        hands: TableInput,
        rewinding: Rewinding,
        showing: Showing,
        light: Callable[[frozenset[TableKey]], None],
    ) -> None:
        self._app, self._shown, self._hands = app, shown, hands
        self._rewinding, self._showing, self._light = rewinding, showing, light
        self._ways: dict[int, Callable[[pygame.Event], bool]] = {
            pygame.MOUSEBUTTONDOWN: self._asked_by_pointer,
            pygame.KEYDOWN: self._asked_by_key,
        }

    def takes(self, event: pygame.Event) -> bool:
        """Open the rulebook where an event asks for it; tell whether it did.

        A right click asks about what lies under the pointer, the key of the help about what has the focus or
        lies under the pointer, and a click on the foot of a refusal about why it was refused. Every press
        puts out what was lit.
        """
        asked = self._ways.get(event.type)
        if asked is None:
            return False
        self._light(frozenset())
        return asked(event)

    def _asked_by_pointer(self, event: pygame.Event) -> bool:
        point, closed = self._shown.kit.viewport.point(event.pos), self._showing.closed
        reason, link = (closed.reason, closed.link) if closed is not None else (None, None)
        if event.button == pygame.BUTTON_LEFT and reason is not None and link is not None:
            return inside(link, point) and self._open(reason, None)
        if event.button == pygame.BUTTON_RIGHT and self._hands.source is None:
            return self._open(None, self._shown.layout.at(point))
        return False

    def _asked_by_key(self, event: pygame.Event) -> bool:
        hands, closed = self._hands, self._showing.closed
        if self._shown.kit.keys.command(event, TABLE) != "help":
            return False
        key = hands.focus if hands.by_key else hands.hover
        reason = closed.reason if closed is not None else None
        return self._open(reason, key) or (key is None and self.explain_question())

    def explain_question(self) -> bool:
        """Open the rulebook at what is asked now, but for the actions; tell whether something is."""
        position = self._shown.position
        if position.open is None or position.open.question.acting:
            return False
        self.explain(asked_of(position), spoken_of_question(self._shown.kit.texts, position))
        return True

    def explain(self, subjects: tuple[str, ...], origin: str) -> None:
        """Open the rulebook at something that stands in a dialog.

        Args:
            subjects: what it is about, the most particular first.
            origin: what it is called, in words.
        """
        self._app.open(routes.Rulebook(subjects, self._shown.session, origin, self._light))

    def _open(self, reason: Reason | None, key: TableKey | None) -> bool:
        position, texts = self._shown.position, self._shown.kit.texts
        subjects = subjects_of(position, key) if key is not None else ()
        origin = spoken_of(texts, position, key) if key is not None else ""
        if reason is None and key is not None:
            tip = tip_of(texts, position, key, self._rewinding.undo_state())
            refused = tip.reason if tip is not None else None
            subjects = (refused.id, *subjects) if refused is not None and subjects else subjects
        if reason is not None:
            subjects, origin = (reason.id, *subjects), sentence(reason.short)
        if not subjects:
            return False
        self.explain(subjects, origin)
        return True
