"""How fast everything is shown: what strikes can be read at every pace, and a new player chooses one once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.scenes.pace_scene import PaceScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.table.motion.beats import beats_of
from game.app.table.motion.pace import FIRST, PACES, pace_of
from game.app.table.table_scene import TableScene
from game.storage.settings.preferences import SPEEDS, Preferences
from tests.app.stage import Hands, open_app

STORM: list[dict[str, Any]] = [
    {"type": "damage-card", "card": ["bridge", "armoury"], "from": "top"},
    {"type": "hit", "room": "bridge", "result": "cube"},
    {"type": "cube", "from": "room/bridge/0", "to": "supply"},
    {"type": "hit", "room": "armoury", "result": "protected"},
    {"type": "protection", "from": "room/armoury", "to": "supply", "why": "absorbed"},
]
BREACH: list[dict[str, Any]] = [{"type": "roll", "value": 4, "crew": 0, "for": "hull-breach"}]
STEP: list[dict[str, Any]] = [{"type": "meeple", "crew": 0, "from": "bridge", "to": "armoury"}]


def test_every_pace_of_the_settings_has_its_measures() -> None:
    assert set(PACES) == set(SPEEDS)
    lengths = [PACES[name].moves for name in SPEEDS]
    assert lengths == sorted(lengths, reverse=True), "the slowest first, on every page"
    assert pace_of("") == PACES[FIRST] and pace_of(2.0).moves == 2.0


@pytest.mark.parametrize("reduced", [False, True])
def test_a_slower_pace_shows_what_strikes_longer(reduced: bool) -> None:
    for events in (STORM, BREACH):
        fast, normal, slow = (PACES[name].show(events, reduced) for name in ("fast", "normal", "slow"))
        assert PACES["off"].show(events, reduced) == 0 < fast < normal < slow


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize(("pace", "least"), [("fast", 350), ("normal", 700), ("slow", 1000)])
def test_every_blow_and_the_open_card_stand_long_enough_to_be_read(
    pace: str, least: float, reduced: bool
) -> None:
    """Also where little moves: what is news is not shorter for it."""
    told = [beat for beat in beats_of(STORM) if beat.effect in ("open", "hit", "shield")]
    assert [beat.effect for beat in told] == ["open", "hit", "shield"]
    assert all(PACES[pace].length(beat, reduced) >= least for beat in told)


def test_what_hands_do_is_not_held_up() -> None:
    """At the usual pace a step takes what the design says, though the storm takes longer."""
    designed = sum(beat.ms for beat in beats_of(STEP))
    assert PACES["normal"].show(STEP) == designed
    assert PACES["normal"].show(STEP, reduced=True) < designed


def test_words_stand_at_least_a_moment_and_longer_the_longer_they_are() -> None:
    pace = PACES["normal"]
    assert pace.words("Ha") == 1400 and pace.words("x" * 100) == 4500
    assert PACES["off"].words("x" * 100) == 0


@pytest.fixture
def new_player(tmp_path: Path) -> Hands:
    hands = Hands(open_app(tmp_path, settings=Preferences(language="en")))
    hands.app.reset(SetupScene())
    hands.run()
    return hands


def test_a_new_player_is_asked_once_and_the_slowest_pace_is_offered(new_player: Hands) -> None:
    hands = new_player
    hands.click("start")
    assert isinstance(hands.scene, PaceScene)
    hands.key(pygame.K_RETURN)
    assert isinstance(hands.scene, TableScene)
    settings = hands.app.settings
    assert (settings.animation, settings.recap) == (FIRST, True)
    hands.app.reset(SetupScene())
    hands.run()
    hands.click("start")
    if not isinstance(hands.scene, TableScene):
        hands.click("yes")  # the game in progress gives way
    assert isinstance(hands.scene, TableScene), "asked once"


def test_the_other_paces_by_click_and_the_recap_left_out(new_player: Hands) -> None:
    hands = new_player
    hands.click("start")
    hands.click("recap")
    hands.click("fast")
    assert (hands.app.settings.animation, hands.app.settings.recap) == ("fast", False)
    assert isinstance(hands.scene, TableScene)


def test_escape_goes_back_and_nothing_has_begun(new_player: Hands) -> None:
    hands = new_player
    hands.click("start")
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, SetupScene)
    assert hands.app.settings.animation == "" and hands.app.shelf.read().summary is None


def test_who_has_chosen_is_not_asked(tmp_path: Path) -> None:
    hands = Hands(open_app(tmp_path, settings=Preferences(animation="normal")))
    hands.app.reset(SetupScene())
    hands.run()
    hands.click("start")
    assert isinstance(hands.scene, TableScene)
