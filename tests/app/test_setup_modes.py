"""Every mode on the setup screen: by mouse and keyboard, what locks it, what the rules are asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.app.navigation.scene import Scene
from game.app.scenes.setup.available import Available
from game.app.scenes.setup.draft import Draft
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.rules import Settings as Rules
from game.storage.preferences import ROOMS, NewGame, Participant, Preferences, PreferencesFile
from tests.app.stage import Hands

MARKS = (0, 1, 2, 3)
NAMES = ("A", "B", "C", "D")
EXPANSIONS = ("damage-control", "escape-pod")
VARIANT_ROOMS = (
    "armoury",
    "bridge",
    "cargo-hold",
    "crew-quarters",
    "engine-room",
    "medical-bay",
    "mess-hall",
    "repair-centre",
)


@pytest.fixture
def setup(app: App, show: Callable[[Scene], Hands]) -> Hands:
    hands = show(TitleScene())
    app.push(SetupScene())
    hands.run()
    return hands


def choose(hands: Hands, key: str, value: Any) -> None:
    """Click the cell of a choice."""
    cell = next(cell for cell in hands.widget(key).cells if cell.value == value)  # type: ignore[attr-defined]
    x, y, w, h = cell.rect
    hands.click((x + w / 2, y + h / 2))


def focus(hands: Hands, key: str) -> None:
    """Step to a control with the Tab key."""
    for _ in range(60):
        if hands.scene.form.focus is not None and hands.scene.form.focus.key == key:
            return
        hands.key(pygame.K_TAB)
    raise AssertionError(f"Tab never reaches {key}")


def settings(hands: Hands) -> dict[str, Any]:
    """The settings of the game that has started."""
    assert isinstance(hands.scene, TableScene), hands.scene
    found: dict[str, Any] = hands.scene.session.state["settings"]
    return found


# Solo


def test_one_player_with_three_named_crew(setup: Hands) -> None:
    choose(setup, "players", 1)
    assert [key for key in setup.controls() if key.startswith("name-")] == ["name-0", "name-1", "name-2"]
    assert not [key for key in setup.controls() if key.startswith("add-")]
    setup.click("name-2")
    setup.type("x")
    assert "4 cards, shared by all" in setup.words()
    setup.click("start")
    state = setup.scene.session.state
    assert (state["settings"]["players"], len(state["crew"])) == (1, 3)
    assert state["crew"][2]["name"].endswith("x")
    assert len({tuple(member["hand"]) for member in state["crew"]}) == 1


def test_nobody_leaves_a_solo_crew(setup: Hands) -> None:
    choose(setup, "players", 1)
    setup.click("remove-1")
    assert len(setup.scene.draft.players) == 3
    assert "A single player always directs three crew members." in setup.words().replace("\n", " ")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_players(setup: Hands, players: int) -> None:
    choose(setup, "players", 1)
    choose(setup, "players", players)
    setup.click("start")
    assert settings(setup)["players"] == players


def test_players_by_keyboard(setup: Hands) -> None:
    focus(setup, "players")
    setup.key(pygame.K_LEFT)
    assert setup.scene.draft.seats == 1
    for _ in range(3):
        setup.key(pygame.K_RIGHT)
    assert len(setup.scene.draft.players) == 4


# Alternative rooms


@pytest.mark.parametrize("way", ["v1", "v2", "mixed"])
def test_all_rooms_at_once(setup: Hands, way: str) -> None:
    choose(setup, "players", 3)
    choose(setup, "rooms", way)
    setup.click("seed")
    setup.type("4")
    words = setup.words()
    setup.click("start")
    assert settings(setup)["rooms"] == way
    variants = [room["variant"] for room in setup.scene.session.state["rooms"]]
    assert f"{8 - variants.count('v2')} × V1, {variants.count('v2')} × V2" in words
    if way != "mixed":
        assert variants.count("v2") == (8 if way == "v2" else 0)


def test_room_by_room(setup: Hands) -> None:
    choose(setup, "room-bridge", "v2")
    choose(setup, "room-armoury", "v2")
    choose(setup, "room-armoury", "v1")
    assert setup.scene.draft.rooms == "pick", "naming a room is picking"
    setup.click("start")
    rooms = {room["id"]: room["variant"] for room in setup.scene.session.state["rooms"]}
    assert [room for room, variant in rooms.items() if variant == "v2"] == ["bridge"]


def test_picking_goes_on_from_what_is_shown(setup: Hands) -> None:
    choose(setup, "players", 3)
    choose(setup, "rooms", "v2")
    choose(setup, "room-bridge", "v1")
    setup.click("start")
    rooms = {room["id"]: room["variant"] for room in setup.scene.session.state["rooms"]}
    assert rooms["bridge"] == "v1" and list(rooms.values()).count("v2") == 7


def test_rooms_by_keyboard(setup: Hands) -> None:
    focus(setup, "room-cargo-hold")
    setup.key(pygame.K_RIGHT)
    assert setup.scene.draft.variant("cargo-hold") == "v2"
    setup.key(pygame.K_LEFT)
    assert setup.scene.draft.variant("cargo-hold") == "v1"


def test_both_abilities_can_be_read(setup: Hands) -> None:
    row = setup.widget("room-bridge")
    setup.move((row.rect[0] + 60, row.rect[1] + 60))
    setup.app.advance(400)
    words = " ".join(setup.words().split())
    texts = setup.app.kit.texts
    for variant in ("v1", "v2"):
        assert " ".join(texts(f"room-bridge-{variant}-full").split()) in words
    assert "V1: Look" in words and "V2: Look" in words


@pytest.mark.parametrize("players", [1, 2])
def test_the_mess_hall_is_locked_with_its_reason(setup: Hands, players: int) -> None:
    choose(setup, "players", players)
    choose(setup, "rooms", "v2")
    choose(setup, "room-mess-hall", "v2")
    assert setup.scene.draft.variant("mess-hall") == "v1"
    assert "V2 swaps between two other" in setup.words().replace("\n", " ")
    setup.click("start")
    rooms = {room["id"]: room["variant"] for room in setup.scene.session.state["rooms"]}
    assert rooms["mess-hall"] == "v1" and list(rooms.values()).count("v2") == 7


def test_a_chosen_v1_says_what_it_does_and_not_why_v2_is_locked(setup: Hands) -> None:
    """R-21"""
    choose(setup, "players", 2)
    for way in ("v1", "mixed", "pick"):
        choose(setup, "rooms", way)
        words = setup.words().replace("\n", " ")
        assert "V2 swaps between two other" not in words, way
        assert " ".join(setup.app.texts("room-mess-hall-v1-short").split()) in words


# Expansions and no counting


@pytest.mark.parametrize("how", ["mouse", "keys"])
@pytest.mark.parametrize("mode", ["damage-control", "escape-pod", "no-counting"])
def test_toggles(setup: Hands, mode: str, how: str) -> None:
    choose(setup, "players", 3)
    key = mode if mode == "no-counting" else f"expansion-{mode}"
    if how == "mouse":
        setup.click(key)
    else:
        focus(setup, key)
        setup.key(pygame.K_SPACE)
    setup.click("start")
    made = settings(setup)
    chosen = {key for key in ("damage_control", "escape_pod", "no_counting") if made[key]}
    assert chosen == {mode.replace("-", "_")}


@pytest.mark.parametrize(
    ("players", "reason"),
    [
        (1, "Needs three or four players; you are alone."),
        (2, "Needs three or four players: add another."),
    ],
)
def test_the_escape_pod_is_locked_with_its_reason(setup: Hands, players: int, reason: str) -> None:
    choose(setup, "players", 3)
    setup.click("expansion-escape-pod")
    choose(setup, "players", players)
    assert reason in setup.words()
    setup.click("expansion-escape-pod")
    assert "escape-pod" in setup.scene.draft.expansions, "kept for when there are players enough"
    setup.click("start")
    assert settings(setup)["escape_pod"] is False


def test_every_toggle_explains_itself(setup: Hands) -> None:
    choose(setup, "players", 3)
    words = setup.words().replace("\n", " ")
    for key in ("setup-no-counting-note", "expansion-damage-control-text", "expansion-escape-pod-text"):
        assert setup.app.kit.texts(key) in words


def test_modes_are_remembered(setup: Hands, show: Callable[[Scene], Hands]) -> None:
    choose(setup, "players", 1)
    choose(setup, "room-bridge", "v2")
    setup.click("expansion-damage-control")
    setup.click("no-counting")
    draft = setup.scene.draft
    setup.click("start")
    assert PreferencesFile(setup.app.home.settings).load()[0].new_game == draft.new_game
    assert show(SetupScene()).scene.draft == draft


@pytest.mark.parametrize(
    "broken",
    [
        {"solo": 1},
        {"rooms": "v3"},
        {"picked": "bridge"},
        {"picked": [1, None]},
        {"damage_control": "yes"},
    ],
)
def test_nonsense_in_the_settings_is_as_at_first(broken: dict[str, Any]) -> None:
    players = tuple(Participant(name, mark) for mark, name in enumerate(("A", "B", "C")))
    kept = Preferences(new_game=NewGame(players)).to_json()
    kept["new_game"] = {**kept["new_game"], "players": [vars(p) for p in players], **broken}
    assert Preferences.from_json(kept).new_game == NewGame(players)


def test_a_remembered_solo_needs_three_crew(app: App) -> None:
    two = (Participant("A", 0), Participant("B", 1))
    offer = Available(app.engine().content)
    for last in (NewGame(two, seats=1), NewGame(two, expansions=("solo",))):
        assert Draft.of(last, NAMES, offer).seats == 2
    three = (*two, Participant("C", 2))
    for last in (NewGame(three, seats=1), NewGame(three, expansions=("solo",))):
        assert Draft.of(last, NAMES, offer).seats == 1


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_combination_is_a_game(app: App, players: int) -> None:
    """What the screen can show the rules can deal: nothing that cannot be had is asked for."""
    engine = app.engine()
    offer = Available(engine.content)
    two = NewGame(tuple(Participant(NAMES[m], m) for m in MARKS[:2]), "easy", None, "7")
    first = Draft.of(two, NAMES, offer).seat(players, NAMES)
    for way in ROOMS:
        for flags in range(8):
            draft = replace(
                first,
                rooms=way,
                picked=frozenset(VARIANT_ROOMS),
                expansions=frozenset(id for n, id in enumerate(EXPANSIONS) if flags & 1 << n),
                no_counting=bool(flags & 4),
            )
            state = engine.to_json(engine.new_game(Rules.from_json(draft.setup(0))).state)
            assert len(state["crew"]) == (3 if players == 1 else players)
            assert Draft.of(draft.new_game, NAMES, offer) == draft
            for room in state["rooms"]:
                shown = draft.variant(room["id"]) if room["cubes"] else "v1"
                assert shown in (None, room["variant"])
