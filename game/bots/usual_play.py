"""Choose what an experienced player would do next at a table: rules of thumb, at once, each time the same."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from game.bots.players.thumb_player import ThumbPlayer
from game.play.session import Session
from game.rules import ContentError, Engine, seat_view
from game.rules.protocol import OptionDict
from game.suppressing import log_suppressed

_log = logging.getLogger(__name__)


class UsualPlay:
    """Tells the rest of a turn as rules of thumb would play it, up to the next revelation.

    Args:
        engine: the rules bound to everything that can be played.
    """

    def __init__(self, engine: Engine) -> None:
        self._player = ThumbPlayer(engine.content, engine=engine)

    def __call__(self, session: Session) -> Sequence[OptionDict]:
        """Return the choices; nothing where there is no decision, where rules of thumb know too little, or
        while the system refuses the files that they are in.

        Args:
            session: the game; it stays as it is.
        """
        decision = session.decision
        if decision is None:
            return ()
        view = seat_view(session.state, session.knowledge, session.game.active)
        try:
            return self._player.usual(view, decision)
        except (ContentError, OSError) as error:
            log_suppressed(_log, "read the rules of thumb", error)
            return ()
