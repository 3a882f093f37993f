"""Whole games with the pack, from the title screen to the end: by mouse, by keyboard, by controller."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.table.table_scene import TableScene
from game.storage.settings.preferences import Preferences
from tests.app.setup_page import TWO
from tests.pack.curious import Curious
from tests.play.driver import Hands
from tests.play.hand import carry_out
from tests.play.test_pad import Pad

ID = re.compile(r"ion-storms|\b(ask|play|room|action|gust|storm)-[a-z]|-v[12]\b|_")
WANTED = {"players": 3, "difficulty": "becalmed", "ion_storms": True}


class Setup:
    """What hands do on the setup screen, by mouse or with the focus.

    Args:
        hands: whose.
        pointing: whether they have a mouse.
    """

    def __init__(self, hands: Hands, pointing: bool) -> None:
        self.hands, self.pointing = hands, pointing

    def walk(self, key: str) -> Any:
        """Step the focus to a control, and return it."""
        for _ in range(150):
            focus = self.hands.top.form.focus
            if focus is not None and focus.key == key:
                return focus
            self.hands.key("tab")
        raise AssertionError(f"Tab never reaches {key}")

    def press(self, key: str) -> None:
        """Press a control."""
        if self.pointing:
            self.hands.press_widget(key)
        else:
            self.walk(key)
            self.hands.key("enter")
        self.hands.wait(400)

    def choose(self, key: str, value: Any) -> None:
        """Choose one of several."""
        if self.pointing:
            self.hands.press_cell(key, value)
        else:
            for way in ("left", "right", "up", "down"):
                for _ in range(8):
                    if self.walk(key).value != value:
                        self.hands.key(way)
        self.hands.wait(400)
        assert self.hands.top.form.find(key).value == value

    def type(self, key: str, words: str) -> None:
        """Type into a field."""
        if self.pointing:
            self.hands.press_widget(key)
        else:
            self.walk(key)
        for letter in words:
            self.hands.key_down(letter)
            self.hands.post(pygame.TEXTINPUT, text=letter)

    def new_game(self, seed: int, **rooms: str) -> None:
        """From the title screen to a table with the pack, rooms with the sides that are named."""
        self.hands.app.push(TitleScene())
        self.hands.wait()
        self.press("new")
        self.press("add-2")
        assert self.hands.top.draft.ranks == ("", "", "")
        self.press("expansion-ion-storms")
        self.choose("difficulty", "becalmed")
        self.press("details")
        self.choose("rooms", "pick")
        for room, side in rooms.items():
            self.choose(f"room-{room}", side)
        self.type("seed", str(seed))
        self.press("start")


def whole_game(hands: Hands, ways: tuple[str, ...], player: Curious, look: Callable[[], None]) -> set[str]:
    """Play the game on the table to its end; return what was done and what was asked."""
    session = hands.table.session
    met: set[str] = set()
    while session.pending is not None:
        asked, before = session.pending, session.game
        option = player.pick(before)
        expected = session.engine.to_json(session.engine.apply(before, option).state)
        number = len(session.log)
        carry_out(hands, option.to_json(), ways[number % len(ways)])
        assert len(session.log) == number + 1, f"{option.to_json()} was not carried out"
        assert session.state == expected, option.to_json()
        met |= {asked.kind, option.alternative.action or ""}
        look()
    return met


def looking(hands: Hands) -> Callable[[], None]:
    """Now and then the picture is looked at: no id of the content or of a text is in it."""
    looks = [0]

    def look() -> None:
        looks[0] += 1
        if looks[0] % 8 == 0:
            words = " ".join(hands.texts())
            assert not ID.search(words), words

    return look


GAMES = [
    ("mouse", "en", 7, {"observatory": "v1", "workshop": "v2"}, {"observatory"}),
]
MORE = [
    ("keys", "de", 15, {"observatory": "v2", "workshop": "v1"}, {"workshop"}),
    ("mouse", "de", 15, {"observatory": "v2", "workshop": "v1"}, {"workshop"}),
    ("keys", "en", 7, {"observatory": "v1", "workshop": "v2"}, {"observatory"}),
    ("pad", "en", 7, {"observatory": "v1", "workshop": "v1"}, {"observatory"}),
]


@pytest.mark.parametrize(
    ("how", "language", "seed", "rooms", "asked"),
    [*GAMES, *(pytest.param(*game, marks=pytest.mark.slow) for game in MORE)],
)
def test_a_whole_game(
    tmp_path: Path,
    installed: Path,
    how: str,
    language: str,
    seed: int,
    rooms: dict[str, str],
    asked: set[str],
) -> None:
    settings = Preferences(animation="off", language=language, confirm=False, new_game=TWO)
    hands = Pad(tmp_path, settings) if how == "pad" else Hands(tmp_path, settings)
    posted: set[int] = set()
    post = hands.post
    hands.post = lambda kind, **values: (posted.add(kind), post(kind, **values))[1]  # type: ignore[method-assign]
    # a controller has no letters for the seed: its player types that beside it
    setup = Setup(Hands(tmp_path, settings) if how == "pad" else hands, how == "mouse")
    setup.hands.app = hands.app
    setup.new_game(seed, **rooms)
    assert isinstance(hands.top, TableScene)
    settled = hands.state["settings"]
    assert {key: settled[key] for key in WANTED} == WANTED and settled["seed"] == seed
    sides = {room["id"]: room["variant"] for room in hands.state["rooms"]}
    assert sides == sides | rooms
    ways = ("drag", "click") if how == "mouse" else (how,)
    met = whole_game(hands, ways, Curious(hands.app.engine(), seed), looking(hands))
    assert hands.state["result"] is not None and isinstance(hands.top, EndingScene)
    assert met >= {"ion-storms", "probe", "rest", "activate"} | asked
    mice = {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL}
    assert bool(mice & posted) == (how == "mouse")
