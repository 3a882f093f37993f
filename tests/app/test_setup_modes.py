"""Every mode on the setup screen: by mouse and keyboard, what locks it, what the rules are asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.app.drawing.viewport import centre
from game.app.navigation.scene import Scene
from game.app.scenes.setup.available import Available
from game.app.scenes.setup.draft import Draft
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.rules import Settings as Rules
from game.sentences import sentence
from game.storage.settings.new_game import ROOMS, NewGame, Participant
from game.storage.settings.preferences import Preferences, PreferencesFile
from tests.app.setup_page import TWO, choose, details, focus, front, people, press
from tests.app.stage import Hands
from tests.looped import some

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
    app.change_settings(new_game=TWO)
    hands = show(TitleScene())
    app.push(SetupScene())
    hands.run()
    return hands


def settings(hands: Hands) -> dict[str, Any]:
    """The settings of the game that has started."""
    assert isinstance(hands.scene, TableScene), hands.scene
    found: dict[str, Any] = hands.scene.session.state["settings"]
    return found


# Solo


def test_one_player_with_three_named_crew(setup: Hands) -> None:
    people(setup, 1)
    assert [key for key in setup.controls() if key.startswith("name-")] == ["name-0", "name-1", "name-2"]
    assert not [key for key in setup.controls() if key.startswith("add-")]
    setup.click("name-2")
    setup.type("x")
    details(setup)
    assert "4 cards in one shared hand" in setup.words()
    setup.click("start")
    state = setup.scene.session.state
    assert (state["settings"]["players"], len(state["crew"])) == (1, 3)
    assert state["crew"][2]["name"].endswith("x")
    assert len({tuple(member["hand"]) for member in state["crew"]}) == 1


def test_nobody_leaves_a_solo_crew(setup: Hands) -> None:
    people(setup, 1)
    setup.click("remove-1")
    assert len(setup.scene.draft.players) == 3
    assert setup.widget("remove-1").reason
    assert "One player always directs three crew members." in setup.words().replace("\n", " ")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_players(setup: Hands, players: int) -> None:
    people(setup, 1)
    people(setup, players)
    setup.click("start")
    assert settings(setup)["players"] == players


def test_players_by_keyboard(setup: Hands) -> None:
    focus(setup, "expansion-solo")
    setup.key(pygame.K_SPACE)
    assert setup.scene.draft.seats == 1
    setup.key(pygame.K_SPACE)
    assert setup.scene.draft.seats == 2, "as many as before"
    for count in (3, 4):
        focus(setup, f"add-{count - 1}")
        setup.key(pygame.K_RETURN)
        assert setup.scene.draft.seats == len(setup.scene.draft.players) == count
    focus(setup, "remove-3")
    setup.key(pygame.K_RETURN)
    assert setup.scene.draft.seats == 3


# Alternative rooms


@pytest.mark.parametrize("way", ["v1", "v2", "mixed"])
def test_all_rooms_at_once(setup: Hands, way: str) -> None:
    people(setup, 3)
    details(setup)
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


def test_second_sides_by_their_card(setup: Hands) -> None:
    people(setup, 3)
    assert setup.scene.app.texts("rulebook-sides") in setup.words(), "named as in rulebook and flight school"
    setup.click("second-sides")
    assert setup.scene.draft.rooms == "v2" and "V2" in setup.words()
    details(setup)
    choose(setup, "rooms", "mixed")
    front(setup)
    assert "Random" in setup.words()
    setup.click("second-sides")
    assert setup.scene.draft.rooms == "v1"
    setup.click("second-sides")
    setup.click("start")
    assert settings(setup)["rooms"] == "v2"


def test_room_by_room(setup: Hands) -> None:
    details(setup)
    choose(setup, "room-bridge", "v2")
    choose(setup, "room-armoury", "v2")
    choose(setup, "room-armoury", "v1")
    assert setup.scene.draft.rooms == "pick", "naming a room is picking"
    setup.click("start")
    rooms = {room["id"]: room["variant"] for room in setup.scene.session.state["rooms"]}
    assert [room for room, variant in rooms.items() if variant == "v2"] == ["bridge"]


def test_picking_goes_on_from_what_is_shown(setup: Hands) -> None:
    people(setup, 3)
    details(setup)
    choose(setup, "rooms", "v2")
    choose(setup, "room-bridge", "v1")
    setup.click("start")
    rooms = {room["id"]: room["variant"] for room in setup.scene.session.state["rooms"]}
    assert rooms["bridge"] == "v1" and list(rooms.values()).count("v2") == 7


def test_rooms_by_keyboard(setup: Hands) -> None:
    details(setup)
    focus(setup, "room-cargo-hold")
    setup.key(pygame.K_RIGHT)
    assert setup.scene.draft.variant("cargo-hold") == "v2"
    setup.key(pygame.K_LEFT)
    assert setup.scene.draft.variant("cargo-hold") == "v1"


def test_both_abilities_can_be_read(setup: Hands) -> None:
    details(setup)
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
    people(setup, players)
    details(setup)
    choose(setup, "rooms", "v2")
    choose(setup, "room-mess-hall", "v2")
    assert setup.scene.draft.variant("mess-hall") == "v1"
    assert "V2 needs two other" in setup.words().replace("\n", " ")
    setup.click("start")
    rooms = {room["id"]: room["variant"] for room in setup.scene.session.state["rooms"]}
    assert rooms["mess-hall"] == "v1" and list(rooms.values()).count("v2") == 7


def test_a_chosen_v1_says_what_it_does_and_not_why_v2_is_locked(setup: Hands) -> None:
    """R-21"""
    details(setup)
    for way in ("v1", "mixed", "pick"):
        choose(setup, "rooms", way)
        words = setup.words().replace("\n", " ")
        assert "V2 needs two other" not in words, way
        assert " ".join(setup.app.texts("room-mess-hall-v1-short").split()) in words


# Expansions and no counting


@pytest.mark.parametrize("how", ["mouse", "keys"])
@pytest.mark.parametrize("mode", ["damage-control", "escape-pod", "no-counting"])
def test_toggles(setup: Hands, mode: str, how: str) -> None:
    people(setup, 3)
    key = mode if mode == "no-counting" else f"expansion-{mode}"
    if mode == "no-counting":
        details(setup)
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
    ("players", "short", "reason"),
    [
        (1, "Not in solo", "Needs three or four players; you are alone."),
        (2, "Add player", "Needs three or four players: add a player."),
    ],
)
def test_the_escape_pod_is_locked_with_its_reason(
    setup: Hands, players: int, short: str, reason: str
) -> None:
    people(setup, 3)
    setup.click("expansion-escape-pod")
    people(setup, players)
    assert short in setup.words().replace("\n", " "), "said on the card"
    setup.click("expansion-escape-pod")
    assert reason in setup.words().replace("\n", " "), "said in full when pointed at"
    assert "escape-pod" in setup.scene.draft.expansions, "kept for when there are players enough"
    setup.click("start")
    assert settings(setup)["escape_pod"] is False


def test_every_card_explains_itself_when_pointed_at(setup: Hands) -> None:
    people(setup, 3)
    texts = setup.app.kit.texts
    for key in ("expansion-damage-control", "expansion-escape-pod", "expansion-solo"):
        setup.move(centre(setup.widget(key).place))
        setup.app.advance(400)
        assert texts(f"{key}-full") in setup.words().replace("\n", " ")
    setup.move(centre(setup.widget("second-sides").place))
    setup.app.advance(400)
    assert sentence(texts("setup-rooms-v1-note")) in setup.words().replace("\n", " ")
    details(setup)
    assert texts("setup-no-counting-note") in setup.words().replace("\n", " ")


def test_modes_are_remembered(setup: Hands, show: Callable[[Scene], Hands]) -> None:
    people(setup, 1)
    setup.click("expansion-damage-control")
    details(setup)
    choose(setup, "room-bridge", "v2")
    press(setup, "no-counting")
    draft = setup.scene.draft
    setup.click("start")
    assert PreferencesFile(setup.app.home.settings).load()[0].new_game == draft.new_game
    assert show(SetupScene()).scene.draft == draft


def test_the_details_say_what_every_expansion_is_or_why_it_cannot_be(setup: Hands) -> None:
    details(setup)
    words, texts = setup.words().replace("\n", " "), setup.app.kit.texts
    assert texts("expansion-damage-control-text") in words
    assert "Needs three or four players: add a player." in words
    press(setup, "expansion-damage-control")
    assert setup.scene.draft.in_effect == ("damage-control",)
    front(setup)
    assert setup.widget("expansion-damage-control").value is True  # type: ignore[attr-defined]
    people(setup, 3)
    details(setup)
    words = setup.words().replace("\n", " ")
    assert texts("expansion-escape-pod-text") in words and "points" in words, "and what it changes"


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
            for room in some(state["rooms"]):
                shown = draft.variant(room["id"]) if room["cubes"] else "v1"
                assert shown in (None, room["variant"])
