"""The question before somebody leaves in the Escape Pod: who would leave, and who stays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Rect
from game.app.forms.confirm_scene import ConfirmScene
from game.app.navigation.said import message, said_in
from game.app.table.paint import tokens
from game.app.views.bits import HIGH, cap, dialog_head
from game.app.views.tree import Act, View, column, drawn, first_that_fits, row, scroll, text
from game.app.widgets.widget import Action

if TYPE_CHECKING:
    from game.app.table.table_host import GameShown

PICTURE = "pod.webp"
SHAPE = 1.5
"""Width of the pod's picture as a share of its height."""
TALL, LOW = 210.0, 120.0
"""Heights of a card's picture, units: where the words have room, and where they have not."""
GAP = 12.0


class BoardScene(ConfirmScene):
    """Two cards to choose from: the pod with the face that would leave, the ship with those that stay.

    Args:
        shown: the game below.
        on_yes: called after the dialog has closed.
    """

    width = 1120.0

    def __init__(self, shown: GameShown, on_yes: Action) -> None:
        position = shown.position
        values = {"name": position.name(position.active)}
        super().__init__(
            message("play-board-title", **values),
            message("play-board-text", **values),
            message("play-board-yes"),
            on_yes,
            no=message("play-board-no"),
            icon="pod",
            takes=True,
        )
        marks, here = shown.session.colours, position.here
        self.leaves = (marks[position.active],)
        self.stay = tuple(mark for crew, mark in enumerate(marks) if crew != position.active)
        self.ship = shown.kit.looks.room_picture(here["id"], here["variant"])

    def inside(self, kit: Kit) -> View:
        """Return the question, what follows from it, and both cards; lower ones before words are scrolled."""
        head = dialog_head(said_in(kit.texts, self.title), self.icon)
        told = text(said_in(kit.texts, self.text), "body", "note", lines=0, valign="top")
        high, low = self._cards(kit, TALL), self._cards(kit, LOW)
        ways = [(told, high), (told, low), (scroll(told, "text"), low)]
        return first_that_fits(*[column(head, words, cards, gap=24) for words, cards in ways])

    def _cards(self, kit: Kit, high: float) -> View:
        back = cap(kit, kit.texts("key-escape"))
        yes, no = said_in(kit.texts, self.yes), said_in(kit.texts, self.no or "")
        stay = Act(keys=(pygame.K_ESCAPE,))
        return row(
            _card("no", drawn(_ship, self.ship, self.stay, high=high), no, stay, back),
            _card("yes", drawn(_pod, self.leaves, high=high), yes, Act(), None),
            pack="even",
            align="fill",
            gap=20,
        )


def _card(name: str, picture: View, label: str, act: Act, key: View | None) -> View:
    """Return a card that is a button: a picture, and below it what is chosen with it."""
    words = row(
        text(label, "button", lines=2, align="center"), key, gap=14, pack="middle", high=(HIGH, 2 * HIGH)
    )
    return column(picture, words, look="button", pad=(8, 8, 8, 4), gap=4).named(name, act)


def _ship(canvas: Canvas, rect: Rect, picture: Any, marks: tuple[int, ...]) -> None:
    """Draw the room that the ship is left from, and the faces of those that stay."""
    canvas.picture(picture, rect, corners=(10, 4, 4, 4))
    _faces(canvas, rect, marks)


def _pod(canvas: Canvas, rect: Rect, marks: tuple[int, ...]) -> None:
    """Draw the pod, and the face of the one that leaves."""
    x, y, w, h = rect
    canvas.panel(rect, fill=colour.SPACE, corners=(10, 4, 4, 4))
    wide = min(w, SHAPE * h)
    canvas.picture(PICTURE, (x + w - wide, y, wide, h))
    _faces(canvas, rect, marks)


def _faces(canvas: Canvas, rect: Rect, marks: tuple[int, ...]) -> None:
    """Draw faces side by side at the lower left."""
    x, y, w, h = rect
    size = min(0.55 * h, (w - GAP) / len(marks) - GAP)
    for n, mark in enumerate(marks):
        tokens.face(canvas, (x + GAP + n * (size + GAP), y + h - size - GAP, size), mark)
