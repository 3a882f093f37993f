"""A whole game with alternative rooms only, in which each of them is used by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.scenes.ending.ending_scene import EndingScene
from game.storage.settings.new_game import NewGame, Participant
from game.storage.settings.preferences import Preferences
from tests.play.driver import ENGINE, Hands
from tests.play.test_whole_games import from_the_title, play_on
from tests.play.variant_policy import plan

NAMES = ("Mara", "Joon", "Ines", "Teo")
SETUP = {"players": 4, "difficulty": "easy", "first": 0, "rooms": "v2", "names": list(NAMES)}


@pytest.mark.parametrize("ways", [("drag", "click"), pytest.param(("keys",), marks=pytest.mark.slow)])
def test_a_game_that_uses_every_alternative_room(tmp_path: Path, ways: tuple[str, ...]) -> None:
    """R-19 to R-27 V2 and a held cube, from the title screen to the end."""
    settings, choices = plan(ENGINE, SETUP, range(1, 200))
    players = tuple(Participant(name, mark) for mark, name in enumerate(NAMES))
    new_game = NewGame(players, "easy", 0, str(settings["seed"]), rooms="v2", chance=1)
    hands = Hands(tmp_path, Preferences(animation="off", new_game=new_game))
    from_the_title(hands, keys=ways == ("keys",))
    assert all(room["variant"] == "v2" for room in hands.state["rooms"] if room["cubes"])
    play_on(hands, [dict(option) for option in choices], ways)
    assert hands.state["phase"] == "over"
    assert isinstance(hands.top, EndingScene)
