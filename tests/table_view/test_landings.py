"""What has landed is seen, however long what it landed on takes to be painted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.drawing.viewport import Rect
from game.app.table.model.table_keys import TableKey
from game.app.table.motion.idle_motion import IdleMotion
from game.storage.settings.preferences import Preferences
from tests.play.driver import Hands
from tests.rules.positions import position


def pixels(hands: Hands, rect: Rect) -> bytes:
    return pygame.image.tobytes(hands.app.screen.subsurface(hands.app.kit.viewport.rect(rect)), "RGB")


def test_a_card_that_lands_while_no_frame_has_time_stays_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was nowhere until the crew panel had been painted anew."""
    hands = Hands(tmp_path, Preferences(animation="normal"), (960, 540))
    table: Any = hands.position(position(3, at=["bridge"] * 3, hands=[["metal", "data"], ["energy"], []]))

    def frame() -> None:
        hands.app.advance(16)
        hands.app.show()

    def settle() -> None:
        for _ in range(160):
            frame()

    settle()
    monkeypatch.setattr(IdleMotion, "budget", 0.0)
    table.propose({"do": "give", "to": 1, "card": "metal"})
    while not table.director.moving():
        frame()
    end = table.director.moving()[0].end
    panel, before = table.layout.rect(TableKey.crew(1)), pixels(hands, end)
    while table.director.moving():
        frame()
    for _ in range(3):
        frame()
        assert not table.painter.compositor.shows(panel)
        assert pixels(hands, end) != before
    monkeypatch.undo()
    settle()
    assert table.painter.compositor.shows(panel)
    assert table.transients.landings.settle([], table.painter.compositor.shows) == []
