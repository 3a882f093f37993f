"""Turn events of the window into what hands do on the table: points become elements, keys commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.app.table.input.key_commands import command_of
from game.app.table.input.keyboard import carry_out

if TYPE_CHECKING:
    from game.app.drawing.viewport import Point
    from game.app.table.input.table_input import TableInput
    from game.app.table.model.table_keys import TableKey
    from game.app.table.motion.showing import Showing
    from game.app.table.motion.stage import Stage
    from game.app.table.motion.transients import Rest

Taker = Callable[[pygame.Event], bool]
"""Does what an event is for; tells whether it was used up."""


class HandEvents:
    """Pointer and keys for the hands of a table.

    Args:
        stage: where everything is, and what flies back.
        hands: pick up, drop and click.
        rest: how long the pointer has been on one element.
        showing: knows which message a press has closed.
        on_top: tells whether no other scene lies above the table.
    """

    def __init__(
        self, stage: Stage, hands: TableInput, rest: Rest, showing: Showing, on_top: Callable[[], bool]
    ) -> None:
        self._shown, _, self._transients = stage
        self._hands, self._rest, self._showing, self._on_top = hands, rest, showing, on_top
        self._takers: dict[int, Taker] = {
            pygame.MOUSEMOTION: self.move,
            pygame.MOUSEBUTTONDOWN: self._button_down,
            pygame.MOUSEBUTTONUP: self._button_up,
            pygame.KEYDOWN: self._key,
            pygame.WINDOWLEAVE: self._leave,
            pygame.WINDOWFOCUSLOST: self._put_back,
        }
        self._buttons: dict[int, Taker] = {
            pygame.BUTTON_LEFT: self._press,
            pygame.BUTTON_RIGHT: self._put_back,
        }

    def takes(self, event: pygame.Event) -> bool:
        """Do what an event is for; tell whether it is one for the hands."""
        take = self._takers.get(event.type)
        return take is not None and take(event)

    def _at(self, event: pygame.Event) -> tuple[TableKey | None, Point]:
        """Return the element at the pointer, and the place of the pointer."""
        point = self._shown.kit.viewport.point(event.pos)
        return self._shown.layout.at(point), point

    def move(self, event: pygame.Event) -> bool:
        """Move the pointer."""
        key, point = self._at(event)
        self._hands.move(key, point)
        self._rest.move(point, key)
        return True

    def leave(self) -> None:
        """Point at nothing: the pointer is elsewhere."""
        self._hands.hover = None
        self._rest.on(None)

    def _leave(self, event: pygame.Event) -> bool:
        self.leave()
        return True

    def _button_down(self, event: pygame.Event) -> bool:
        take = self._buttons.get(event.button)
        return take is not None and take(event)

    def _press(self, event: pygame.Event) -> bool:
        key, point = self._at(event)
        self._rest.suppress_tooltip(point)
        self._transients.returning = None
        self._hands.press(key, point)
        return True

    def _button_up(self, event: pygame.Event) -> bool:
        if event.button != pygame.BUTTON_LEFT:
            return False
        key, point = self._at(event)
        self._hands.release(key, point)
        self._hands.hover = self._at(event)[0]  # what was let go may have changed what lies there
        return True

    def _put_back(self, event: pygame.Event) -> bool:
        self._hands.put_back()
        return True

    def _key(self, event: pygame.Event) -> bool:
        session, hands = self._shown.session, self._hands
        asked = session.decision
        if self._showing.closed is None or event.key != pygame.K_ESCAPE:  # that key has closed the message
            command = command_of(event, self._shown.kit.keys)
            if command is not None:
                carry_out(hands, command)
        # A key that has decided something does not ask what has the focus.
        if hands.by_key and self._on_top() and session.decision is asked:
            self._rest.on(hands.focus, anew=True)
        else:
            self._rest.suppress_tooltip()
        return True
