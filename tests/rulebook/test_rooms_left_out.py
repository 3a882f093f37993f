"""What the rulebook says of rooms at the table names all of them, or says how many more there are."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.navigation import routes
from game.app.scenes.rulebook.now_lines import MOST_ROOMS
from game.app.scenes.rulebook.rulebook_scene import RulebookScene
from game.storage.settings.preferences import Preferences
from tests.play.driver import Hands
from tests.rules.positions import position


@pytest.mark.parametrize(("page", "diverted"), [("goal", 0), ("goal", 2), ("goal", 4), ("damage-cards", 0)])
def test_no_part_is_told_as_the_whole(page: str, diverted: int, tmp_path: Path) -> None:
    hands = Hands(tmp_path, Preferences(animation="off", language="en"))
    state = position(2, at=["bridge", "cargo-hold"])
    around = [room for room in state["rooms"] if room["cubes"]]
    for room in around[:diverted]:
        room["diverted"] = True
    table = hands.position(state)
    hands.app.open(routes.Rulebook((page,), table.session))
    scene = hands.top
    assert isinstance(scene, RulebookScene) and scene.now is not None
    rooms = [line for line in scene.now.lines if line.room]
    more = len(around) - diverted - MOST_ROOMS
    told = [line.words for line in scene.now.lines if not line.room]
    assert len(rooms) == min(MOST_ROOMS, len(around) - diverted)
    assert told == ([hands.app.texts("rulebook-now-more", count=more)] if more > 0 else [])
