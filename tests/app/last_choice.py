"""Play a game up to its last choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.play.session import Session


def last_choice(session: Session) -> Mapping[str, Any]:
    """Return the choice that ends a game, which is played up to it.

    Args:
        session: the game.
    """
    while True:
        assert session.decision is not None
        option = session.decision["options"][-1]
        after = session.history.branch()
        after.apply(dict(option))
        if after.decision is None:
            return option
        session.apply(option)
