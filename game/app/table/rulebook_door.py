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
from game.app.table.motion.transients import Toast
from game.sentences import Reason, sentence

if TYPE_CHECKING:
    from game.app.table.table_host import TableHost


class RulebookDoor:
    """Opens the rulebook at the right page.

    Args:
        table: the scene whose things are asked about.
    """

    def __init__(self, table: TableHost) -> None:
        self.table = table

    def opens(self, event: pygame.Event, told: Toast | None) -> bool:
        """Open the rulebook where an event asks for it; tell whether it did.

        A right click asks about what lies under the pointer, the key of the help about what has the focus or
        lies under the pointer, and a click on the foot of a refusal about why it was refused.

        Args:
            event: any event of the table.
            told: the message that was there before the event.
        """
        table, reason = self.table, told.reason if told is not None else None
        if event.type == pygame.MOUSEBUTTONDOWN:
            point = table.kit.viewport.point(event.pos)
            link = told.link if told is not None else None
            if event.button == 1 and reason is not None and link is not None and inside(link, point):
                return self._open(reason, None)
            if event.button == 3 and table.input.source is None:
                return self._open(None, table.layout.at(point))
        elif event.type == pygame.KEYDOWN and table.kit.keys.command(event, TABLE) == "help":
            play = table.input
            key = play.focus if play.by_key else play.hover
            return self._open(reason, key) or (key is None and self.explain_question())
        return False

    def explain_question(self) -> bool:
        """Open the rulebook at what is asked now, but for the actions; tell whether something is."""
        table, position = self.table, self.table.position
        if position.open is None or position.open.question.acting:
            return False
        self.explain(asked_of(position), spoken_of_question(table.texts, position))
        return True

    def explain(self, subjects: tuple[str, ...], origin: str) -> None:
        """Open the rulebook at something that stands in a dialog.

        Args:
            subjects: what it is about, the most particular first.
            origin: what it is called, in words.
        """
        table = self.table
        table.app.open(routes.Rulebook(subjects, table.session, origin, table.light))

    def _open(self, reason: Reason | None, key: TableKey | None) -> bool:
        table = self.table
        position, texts = table.position, table.texts
        subjects = subjects_of(position, key) if key is not None else ()
        origin = spoken_of(texts, position, key) if key is not None else ""
        if reason is None and key is not None:
            tip = tip_of(texts, position, key, table.undo_state())
            refused = tip.reason if tip is not None else None
            subjects = (refused.id, *subjects) if refused is not None and subjects else subjects
        if reason is not None:
            subjects, origin = (reason.id, *subjects), sentence(reason.short)
        if not subjects:
            return False
        self.explain(subjects, origin)
        return True
