"""Every alternative room by drag, by two clicks and by keys; held cubes and tokens; what is refused."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from game.app.forms.confirm_scene import ConfirmScene
from game.app.table.model.table_keys import TableKey
from game.app.table.model.words.log_text import lines_of
from tests.play.driver import Hands
from tests.play.hand import carry_out
from tests.rules.positions import GRID, cube_supply, position, room, track

WAYS = pytest.mark.parametrize("how", ["drag", "click", "keys"])
HERE, THERE = "armoury", "medical-bay"


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path)


def lay(player: Hands, room_id: str, players: int = 3, **changes: Any) -> Any:
    """Mara in an alternative room that is whole, the others elsewhere."""
    wanted = {"at": [room_id, "mess-hall", "bridge", "cargo-hold"][:players]}
    variants = {place: "v2" for place in GRID if place != "energy-core"}
    return player.position(position(players, variants=variants, **{**wanted, **changes}))


def use(player: Hands, room_id: str, players: int = 3, **changes: Any) -> Any:
    """The same, the room activated."""
    table = lay(player, room_id, players, **changes)
    player.drag("button/activate", f"room/{room_id}")
    player.wait()
    assert table.position.origin == (room_id, "v2", None)
    return table


def told(player: Hands) -> list[str]:
    """The log lines of the last choice."""
    session = player.table.session
    names = [member["name"] for member in session.state["crew"]]
    return [line.text for line in lines_of(player.table.texts, names, session.log[-1].events, session.facts)]


def made(player: Hands) -> Mapping[str, Any]:
    """The option chosen last."""
    option: Mapping[str, Any] = player.table.session.log[-1].events[0]["option"]
    return option


@WAYS
def test_crew_quarters_sends_anyone_to_an_empty_room(hands: Hands, how: str) -> None:
    """R-19 V2."""
    table = use(hands, "crew-quarters")
    carry_out(hands, {"crew": 1, "room": THERE}, how)
    assert table.position.room_of(1) == THERE
    assert told(hands) == ["Mara sends Joon to the Medical Bay"]


def test_crew_quarters_refuses_company(hands: Hands) -> None:
    use(hands, "crew-quarters")
    hands.drag("meeple/1", "room/bridge")
    assert hands.refuses("Send Joon to the Bridge: the room is occupied")


@WAYS
@pytest.mark.parametrize("option", [{"take": "deck"}, {"take": "face_up", "card": "metal"}])
def test_cargo_hold_takes_one_card(hands: Hands, how: str, option: dict[str, Any]) -> None:
    """R-20 V2: only one, also from the deck."""
    table = use(hands, "cargo-hold", deck_top=["nanobots", "energy"])
    carry_out(hands, option, how)
    assert hands.state["crew"][0]["hand"] == [option.get("card", "nanobots")]
    assert table.session.decision["kind"] == "action" and hands.state["actions_left"] == 2


@WAYS
@pytest.mark.parametrize(
    ("first", "second"), [(["data"], ["energy"]), (["data", "data"], ["energy", "metal"])]
)
def test_mess_hall_swaps_between_two_others_who_agree(
    hands: Hands, how: str, first: list[str], second: list[str]
) -> None:
    """R-21 V2: one for one and two for two."""
    use(hands, "mess-hall", hands=[[], ["data", "data", "data"], ["energy", "metal"]], at=["mess-hall", 4, 0])
    carry_out(hands, {"between": [1, 2], "first": first, "second": second}, how)
    assert made(hands) == {"between": [1, 2], "first": first, "second": second}
    assert sorted(hands.state["crew"][1]["hand"]) == sorted(["data"] * (3 - len(first)) + second)


@WAYS
def test_mess_hall_chooses_two_of_three_others(hands: Hands, how: str) -> None:
    cards = [[], ["data"], ["energy"], ["metal", "nanobots"]]
    use(hands, "mess-hall", 4, hands=cards, at=["mess-hall", 4, 0, 1])
    carry_out(hands, {"between": [2, 3], "first": ["energy"], "second": ["metal"]}, how)
    assert hands.state["crew"][2]["hand"] == ["metal"]
    assert told(hands) == ["Ines gives energy to Teo", "Teo gives metal to Ines"]


def test_mess_hall_asks_the_table_and_takes_no_for_an_answer(hands: Hands) -> None:
    table = use(hands, "mess-hall", hands=[[], ["data", "data"], ["energy", "metal"]], at=["mess-hall", 4, 0])
    dialog = hands.top
    before = hands.state
    hands.key("1", 1)
    hands.key("2", 1)
    assert not dialog.form.find("confirm").enabled
    assert hands.shows("Both must give as many cards. So far: 2 and 0.")
    hands.key("1", 1)
    hands.key("1")
    assert hands.shows("Joon gives data to Ines and takes energy.")
    hands.press_widget("confirm")
    assert isinstance(hands.top, ConfirmScene) and hands.shows("Do Joon and Ines agree?")
    hands.press_widget("no")
    assert hands.top is dialog and hands.state == before
    hands.press_widget("undo")
    assert hands.top is table and hands.state["actions_left"] == 3


@WAYS
def test_engine_room_takes_a_discard_and_the_deck_pays(hands: Hands, how: str) -> None:
    """R-22 V2."""
    use(hands, "engine-room", discard=["energy", "metal", "energy"], deck_top=["nanobots"])
    carry_out(hands, {"take": "metal"}, how)
    assert hands.state["crew"][0]["hand"] == ["metal"]
    assert hands.state["resource_discard"] == ["nanobots", "energy", "energy"]
    assert told(hands) == [
        "Mara takes metal from the discard pile",
        "Discarded from the deck: nanobots",
    ]


def test_engine_room_warns_of_the_last_card(hands: Hands) -> None:
    """R-18: the card that pays may be the last."""
    use(hands, "engine-room", deck=["data"])
    assert hands.shows("That is the last card of the deck: the ship is lost.")


@WAYS
def test_repair_centre_gives_a_cube_to_another(hands: Hands, how: str) -> None:
    """R-23 V2."""
    table = use(hands, "repair-centre", cubes={"bridge": "001"})
    assert {
        TableKey.supply("cube"),
        TableKey.crew(1),
        TableKey.crew(2),
    } <= table.input.legal() and TableKey.crew(0) not in table.input.legal()
    carry_out(hands, {"to": 2}, how)
    assert hands.state["crew"][2]["repair_cubes"] == 1 and cube_supply(hands.state) == 1
    assert told(hands) == ["Mara gives a Repair cube to Ines"]


def test_repair_centre_keeps_no_cube(hands: Hands) -> None:
    table = use(hands, "repair-centre", cubes={"bridge": "001"})
    hands.drag("supply/cube", "crew/0")
    assert hands.refuses("A Repair cube: give it to another crew member")
    hands.drag("supply/cube", "room/bridge")
    assert hands.refuses("A Repair cube: drop it on a crew member")
    assert table.session.decision["kind"] == "repair-centre"
    hands.drag("supply/cube", "meeple/1")
    assert hands.state["crew"][1]["repair_cubes"] == 1


@WAYS
def test_a_held_cube_repairs_a_space_without_a_card(hands: Hands, how: str) -> None:
    """R-23: as one action, any exposed space of the room the holder is in."""
    lay(hands, HERE, held_cubes=[2], cubes={HERE: "001"})
    carry_out(hands, {"do": "repair", "slot": 1, "cube": True}, how)
    assert track(hands.state, HERE) == "011"
    assert hands.state["crew"][0]["repair_cubes"] == 1 and hands.state["actions_left"] == 2
    assert told(hands) == ["Mara repairs the Armoury with a held cube"]


@WAYS
def test_a_held_cube_refills_a_diverted_room(hands: Hands, how: str) -> None:
    """R-23: the holder's own first, the supply gives the rest."""
    lay(hands, HERE, held_cubes=[1], cubes={HERE: "000"}, diverted=[HERE])
    carry_out(hands, {"do": "repair", "slot": 0, "cube": True}, how)
    assert track(hands.state, HERE) == "111" and hands.state["crew"][0]["repair_cubes"] == 0
    assert told(hands) == ["Mara repairs the Armoury with a held cube: 3 cubes"]


def test_the_repair_key_uses_a_held_cube_where_no_card_fits(hands: Hands) -> None:
    """R-23: with an empty supply, too; the button says what it would do."""
    broken = {HERE: "011", "bridge": "000", "mess-hall": "001"}
    table = lay(hands, HERE, held_cubes=[6], cubes=broken, hands=[["metal"], [], []])
    assert cube_supply(hands.state) == 0
    button = next(button for button in table.view.dock.buttons if button.action == "repair")
    assert button.enabled and button.line == "with a held cube"
    hands.key("r")
    assert track(hands.state, HERE) == "111" and hands.state["crew"][0]["hand"] == ["metal"]


def test_a_card_on_the_room_is_refused_although_a_cube_is_held(hands: Hands) -> None:
    lay(hands, HERE, held_cubes=[1], cubes={HERE: "011"}, hands=[["metal"], [], []])
    hands.drag("hand/0", f"room/{HERE}")
    assert hands.refuses("Repair the Armoury: it takes data, not metal")


def test_a_held_cube_dropped_on_any_part_of_a_diverted_room(hands: Hands) -> None:
    lay(hands, HERE, held_cubes=[1], cubes={HERE: "000"}, diverted=[HERE])
    hands.drag("held/cube", f"slot/{HERE}/2")
    assert track(hands.state, HERE) == "111"


def test_a_held_cube_dropped_on_the_room_asks_which_space(hands: Hands) -> None:
    lay(hands, HERE, held_cubes=[1], cubes={HERE: "001"})
    hands.drag("held/cube", f"room/{HERE}")
    assert len(hands.top.ways) == 2
    hands.press_widget("way/1")
    hands.wait()
    assert track(hands.state, HERE) == "011"


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ("slot/medical-bay/0", "you must be there, and you are in the Armoury"),
        ("slot/armoury/2", "Repair the Armoury: this space still has its cube"),
        ("crew/1", "A Repair cube: it fills an empty space of your own room"),
    ],
)
def test_where_a_held_cube_is_refused(hands: Hands, target: str, words: str) -> None:
    lay(hands, HERE, held_cubes=[1], cubes={HERE: "001", THERE: "011"})
    hands.drag("held/cube", target)
    assert hands.refuses(words)
    assert hands.state["crew"][0]["repair_cubes"] == 1


def test_a_held_token_says_what_it_waits_for(hands: Hands) -> None:
    lay(hands, HERE, held_protection=[1])
    hands.drag("held/protection", f"room/{HERE}")
    assert hands.shows("its holder keeps it until a hit on their room")


@WAYS
@pytest.mark.parametrize("tokens", [{"1": 1}, {"1": 2, "2": 1}, {"2": 3}])
def test_medical_bay_hands_tokens_out(hands: Hands, how: str, tokens: dict[str, int]) -> None:
    """R-24 V2: one to three, for two actions."""
    use(hands, THERE)
    assert hands.state["actions_left"] == 1
    carry_out(hands, {"tokens": tokens}, how)
    held = [member["action_tokens"] for member in hands.state["crew"]]
    assert held == [0, tokens.get("1", 0), tokens.get("2", 0)]
    assert len(told(hands)) == 1 + len(tokens) - 1


def test_medical_bay_takes_tokens_back(hands: Hands) -> None:
    use(hands, THERE)
    dialog = hands.top
    assert not dialog.form.find("confirm").enabled
    hands.key("1")
    hands.key("2")
    assert dialog.shares == {1: 1, 2: 1}
    assert hands.shows("Joon gets one Action token and Ines gets one Action token.")
    hands.key("2", 1)
    x, y, w, h = dialog.dealt(1)[0]
    hands.drag((x + w / 2, y + h / 2), (dialog.plate(2)[0] + 40, dialog.plate(2)[1] + 40))
    assert dialog.shares == {1: 0, 2: 1}
    x, y, w, h = dialog.dealt(2)[0]
    hands.click((x + w / 2, y + h / 2))
    assert dialog.left == 3 and not dialog.form.find("confirm").enabled


def test_medical_bay_is_limited_by_the_supply(hands: Hands) -> None:
    use(hands, THERE, tokens=[0, 4, 3])
    hands.key("1")
    hands.key("1")
    assert hands.top.shares == {1: 1, 2: 0}


def test_medical_bay_needs_two_actions_and_says_so(hands: Hands) -> None:
    table = lay(hands, THERE, actions_left=1)
    button = next(button for button in table.view.dock.buttons if button.action == "activate")
    assert button.cost == 2 and not button.enabled and button.line == "costs 2 actions"
    hands.click("button/activate")
    assert hands.refuses("Activate the Medical Bay: it costs 2 actions, one is left")


def test_medical_bay_counts_the_token_that_pays(hands: Hands) -> None:
    """R-6: whether there is anything to hand out is judged after the cost is paid."""
    table = lay(hands, THERE, actions_left=1, tokens=[2, 6])
    button = next(button for button in table.view.dock.buttons if button.action == "activate")
    assert button.enabled
    hands.key("a")
    hands.wait()
    hands.key("1")
    hands.key("enter")
    assert hands.state["crew"][1]["action_tokens"] == 7


CARDS = [["bridge"], ["crew-quarters"], ["mess-hall"]]


@WAYS
@pytest.mark.parametrize(
    ("top", "bottom"), [([0, 1], []), ([1, 0], []), ([1], [0]), ([0], [1]), ([], [0, 1]), ([], [1, 0])]
)
def test_bridge_sends_two_cards_to_the_top_or_the_bottom(
    hands: Hands, how: str, top: list[int], bottom: list[int]
) -> None:
    """R-25 V2."""
    use(hands, "bridge", at=["bridge", 4, 4], damage=CARDS)
    option = {"top": [CARDS[n] for n in top], "bottom": [CARDS[n] for n in bottom]}
    carry_out(hands, option, how)
    assert hands.state["damage_deck"] == [*option["top"], CARDS[2], *option["bottom"]]


def test_bridge_says_what_follows_and_the_log_what_was_done(hands: Hands) -> None:
    use(hands, "bridge", at=["bridge", 4, 4], damage=CARDS, cubes={"crew-quarters": "000"})
    dialog = hands.top
    hands.key("1")
    hands.key("right")
    assert dialog.zones == {"top": [1, 0], "bottom": []} and hands.shows("the ship would be lost")
    hands.key("right")
    assert dialog.zones == {"top": [1], "bottom": [0]}
    assert hands.shows("Last before the Hull Breach: the Bridge")
    hands.key("r")
    assert dialog.zones == {"top": [0, 1], "bottom": []} and dialog.picked is None
    carry_out(hands, {"top": [CARDS[1]], "bottom": [CARDS[0]]})
    assert told(hands) == ["Mara puts the Crew Quarters on top and the Bridge to the bottom"]
    hands.move("damage-deck")
    assert hands.shows("Top and bottom, seen by all") and "last" in hands.texts()


def test_bridge_with_one_card(hands: Hands) -> None:
    use(hands, "bridge", at=["bridge", 4, 4], damage=CARDS[:1])
    carry_out(hands, {"top": [], "bottom": [CARDS[0]]})
    assert hands.state["damage_deck"] == CARDS[:1]


@WAYS
@pytest.mark.parametrize("to", [0, 2])
def test_armoury_gives_a_token_to_anyone(hands: Hands, how: str, to: int) -> None:
    """R-26 V2: oneself included; it stays."""
    table = use(hands, HERE)
    carry_out(hands, {"to": to}, how)
    assert hands.state["crew"][to]["protection_tokens"] == 1
    words = "Mara takes a Protection token" if to == 0 else "Mara gives a Protection token to Ines"
    assert told(hands) == [words]
    assert table.position.guarded(table.position.room_of(to) or "")


def test_a_held_token_guards_and_is_given_up(hands: Hands) -> None:
    """R-16: the chip says so, the hit takes it, the log names its holder."""
    cards = [["bridge"], ["armoury"]]
    table = lay(hands, HERE, held_protection=[0, 1, 0], at=[HERE, "bridge", 4], damage=cards,
                phase="collect", actions_left=0)  # fmt: skip
    chips = {spot.id: spot.chip.kind for spot in table.view.rooms if spot.chip}
    assert chips["bridge"] == "protected" and chips["armoury"] != "protected"
    hands.drag("deck", "dock")
    hands.wait()
    assert hands.state["crew"][1]["protection_tokens"] == 0 and track(hands.state, "bridge") == "111"
    assert "Joon gives up a Protection token" in told(hands)


def test_one_of_several_holders_is_dragged_onto_the_room(hands: Hands) -> None:
    table = lay(hands, HERE, held_protection=[0, 1, 1], at=["bridge"] * 3, damage=[["bridge"], ["armoury"]],
                phase="collect", actions_left=0)  # fmt: skip
    hands.drag("deck", "dock")
    hands.wait()
    assert table.session.decision["kind"] == "protection"
    hands.drag("crew/1", "room/bridge")
    assert [member["protection_tokens"] for member in hands.state["crew"]] == [0, 0, 1]


@pytest.mark.parametrize(
    ("room_id", "changes", "words"),
    [
        ("mess-hall", {"hands": [["data"], ["data"], []]}, "fewer than two others hold cards"),
        ("engine-room", {}, "the discard pile is empty"),
        ("repair-centre", {}, "the supply has no Repair cubes left"),
        (THERE, {"tokens": [0, 4, 4]}, "the supply has no Action token left"),
        (HERE, {"held_protection": [0, 4, 0]}, "the supply has no Protection tokens left"),
        ("bridge", {"damage": []}, "no Damage cards are left"),
        ("cargo-hold", {"cubes": {"cargo-hold": "011"}}, "repair it first (2 of 3 cubes in place)"),
    ],
)
def test_why_an_alternative_room_cannot_be_used(
    hands: Hands, room_id: str, changes: dict[str, Any], words: str
) -> None:
    """R-27."""
    table = lay(hands, room_id, at=[room_id, "crew-quarters", "crew-quarters"], **changes)
    before = table.position.state
    hands.click("button/activate")
    assert hands.refuses(words) and hands.state == before


def test_the_large_card_names_both_sides(hands: Hands) -> None:
    lay(hands, HERE)
    x, y, w, h = hands.table.layout.rect(TableKey.room(THERE))
    hands.move((x + w / 2, y + 60))
    hands.wait(900)
    assert hands.shows("Costs two actions.") and hands.shows("V1, not in this game: While fully repaired")
    assert room(hands.state, THERE)["variant"] == "v2"


def test_without_second_sides_the_large_card_speaks_of_none(hands: Hands) -> None:
    table = hands.position(position(3, at=[HERE, "crew-quarters", "crew-quarters"], hands=[[], [], []]))
    assert {room["variant"] for room in table.position.state["rooms"]} == {"v1"}
    x, y, w, h = table.layout.rect(TableKey.room("medical-bay"))
    hands.move((x + w / 2, y + 60))
    hands.wait(900)
    assert hands.shows("start your turn in the fully repaired Medical Bay")
    assert not hands.shows("not in this game") and "V1" not in hands.texts()
