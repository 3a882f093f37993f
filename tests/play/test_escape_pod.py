"""The Escape Pod (R-32 to R-34) by hand: refusals, boarding, the deserter's turns, every ending."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.table.model.table_keys import POD
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from tests.play.driver import ENGINE, Hands
from tests.play.hand import carry_out
from tests.rules.positions import position, room

SEVEN = ("bridge", "crew-quarters", "mess-hall", "engine-room", "repair-centre", "cargo-hold", "armoury")
HANDS = [["data", "metal"], ["energy"], ["nanobots", "nanobots", "metal"]]


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path)


def alive(player: Hands, **changes):
    """A table on which the pod can be boarded by Mara, who stands on the Energy Core."""
    facts = {"diverted": SEVEN, "hands": HANDS, "discard": ["universal", "energy"], "at": [4, "bridge", 4]}
    return player.position(position(3, escape_pod=True, **{**facts, **changes}))


def adrift(player: Hands, dice: list[int], **changes):
    """The same after Mara has left; the dice of her boarding turn are given."""
    table = alive(player, **changes)
    table.session.dice = dice
    table.session.apply({"do": "board"})
    return player.sit_down(table.session)


def end_turn(player: Hands, dice: list[int] | None = None) -> None:
    """End the turn of whoever is active: no actions, one card, damage."""
    session = player.table.session
    session.apply({"do": "finish"})
    session.dice = dice or []
    session.apply({"take": "deck"})
    player.sit_down(session)


def test_the_pod_lies_there_offline_and_says_what_it_waits_for(hands: Hands) -> None:
    table = alive(hands, diverted=SEVEN[:4])
    assert hands.shows("Offline: 4 of 7 rooms diverted")
    hands.drag("meeple/0", "pod")
    assert hands.shows("Board the Escape Pod") and hands.shows(
        "It is offline, with 4 of 7 rooms diverted so far"
    )
    assert table.position.room_of(0) == "energy-core"
    hands.key("b")
    assert hands.shows("It is offline, with 4")


def test_a_game_without_it_has_no_pod(hands: Hands) -> None:
    table = hands.position(position(3, diverted=SEVEN))
    assert POD not in table.layout.keys and not hands.shows("Escape Pod")
    hands.key("b")
    assert table.transients.toast is None


def test_only_from_the_energy_core_and_with_an_action(hands: Hands) -> None:
    alive(hands, at=["bridge", 4, 4])
    hands.click("pod")
    assert hands.shows("You can board it only from the Energy Core")
    alive(hands, actions_left=0)
    hands.click("pod")
    assert hands.shows("No actions left this turn")
    alive(hands)
    hands.drag("hand/0", "pod")
    assert hands.shows("only a crew member can go into the pod")


@pytest.mark.parametrize("how", ["drag", "click", "keys"])
def test_boarding_asks_first_and_says_what_it_means(hands: Hands, how: str) -> None:
    table = alive(hands)
    if how == "drag":
        hands.grab("meeple/0")
        assert POD in table.input.legal()
        hands.move("pod", held=True)
        hands.release("pod")
    elif how == "click":
        hands.click("meeple/0")
        hands.click("pod")
    else:
        hands.key("b")
    assert type(hands.top).__name__ == "BoardScene"
    for words in (
        "Does Mara leave the ship?",
        "and there is no way back.",
        "If the ship is saved, Mara loses",
    ):
        assert hands.shows(words), words
    hands.key("esc")
    assert hands.top is table and table.position.room_of(0) == "energy-core"
    carry_out(hands, {"do": "board"}, how)
    assert hands.state["crew"][0]["at"] == "pod"
    assert hands.shows("Mara boards the Escape Pod and leaves the ship. Mara, adrift, rolls")
    assert table.position.active == 1


def test_the_question_comes_whatever_the_settings(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Preferences(animation="off", confirm=False))
    alive(hands)
    hands.click("pod")
    assert type(hands.top).__name__ == "BoardScene"


def test_whoever_boards_keeps_the_cards_and_gives_up_the_rest(hands: Hands) -> None:
    """R-32, R-33: the top discard, a roll no higher than the cards held, one more."""
    adrift(hands, [3], tokens=[2], held_cubes=[1], held_protection=[1], cubes={"bridge": "011"})
    member = hands.state["crew"][0]
    assert sorted(member["hand"]) == ["data", "energy", "metal", "universal"]
    held = (member["action_tokens"], member["repair_cubes"], member["protection_tokens"])
    assert held == (0, 0, 0)
    assert hands.shows("Left the ship") and hands.shows("Adrift with 4 cards")
    hands.key("l")
    assert hands.shows("Mara boards the Escape Pod and leaves the ship")
    assert hands.shows("Mara takes a Universal card from the discard pile")
    assert hands.shows("Mara, adrift, rolls 3: one more card")


def test_nobody_reaches_the_deserter(hands: Hands) -> None:
    """R-33."""
    table = adrift(hands, [6])
    hands.drag("hand/0", "crew/0")
    assert hands.shows("Mara has left the ship and is out of reach")
    hands.drag("card/0/0", "dock")
    assert hands.shows("Mara has left the ship and is out of reach")
    hands.click("pod")
    assert hands.shows("Board the Escape Pod: Mara has already left in it")
    hands.wait(3000)
    hands.move("crew/0")
    hands.wait(600)
    assert hands.shows("Mara is adrift")
    assert all(crew.tag != "pod" for crew in table.view.crew[1:])


def test_the_deserters_turn_is_played_without_a_question(hands: Hands) -> None:
    adrift(hands, [6], discard=["universal", "energy", "data"])
    end_turn(hands)
    end_turn(hands, [1])
    assert hands.state["active"] == 1 and hands.state["turn"] == 9
    events = [event["type"] for event in hands.table.session.log[-1].events]
    assert "roll" in events and events.count("turn") == 2
    assert len(hands.state["crew"][0]["hand"]) == 5


def test_the_turn_adrift_is_a_scene_of_its_own(tmp_path: Path) -> None:
    """A plate, a card, the die with what it means, one more card; a click skips it."""
    hands = Hands(tmp_path, Preferences(animation="fast"))
    table = adrift(hands, [6])
    table.session.apply({"do": "finish"})
    table.session.apply({"take": "deck"})
    table.session.apply({"do": "finish"})
    table = hands.sit_down(table.session)
    table.propose({"take": "deck"})
    seen = set()
    for _ in range(600):
        if not table.director.busy:
            break
        effect = table.director.effect()
        if effect is not None:
            seen.add(effect[0])
            if effect[0] == "pod":
                assert effect[1]["scene"] == "turn" and effect[1]["name"] == "Mara"
                assert hands.shows("Mara is adrift")
        hands.wait(25)
    assert {"pod", "die", "damage"} <= seen
    assert table.view == table.shown_table.truth


def ended(player: Hands) -> None:
    """The game is over: its screen is on top, or Enter brings it."""
    player.wait()
    if type(player.top).__name__ != "EndingScene":
        player.key("enter")
    assert type(player.top).__name__ == "EndingScene"


def test_ending_the_crew_is_saved_and_the_deserter_lost(hands: Hands) -> None:
    """R-34."""
    adrift(hands, [6], diverted=(*SEVEN, "medical-bay"), at=[4, 4, "bridge"])
    carry_out(hands, {"do": "activate"})
    assert hands.state["result"]["winners"] == [1, 2]
    ended(hands)
    assert hands.shows("Victory") and hands.shows("Mara is lost")
    assert hands.shows("The ship was saved after Mara left it.")
    assert hands.shows("Left on turn 5")


@pytest.mark.parametrize(("value", "title"), [(6, "Mara escapes alone"), (4, "All are lost, even Mara")])
def test_ending_the_last_roll(hands: Hands, value: int, title: str) -> None:
    """R-34: above the cards held, the deserter alone wins; else everyone loses."""
    adrift(hands, [6], damage=[["medical-bay"]], cubes={"medical-bay": "000"})
    end_turn(hands, [value])
    held = len(hands.state["crew"][0]["hand"])
    assert held == 4
    assert hands.state["result"]["winners"] == ([0] if value > held else [])
    ended(hands)
    assert hands.shows("Defeat") and hands.shows(title)
    assert hands.shows(f"The last roll was {value},")
    story = hands.top.ending.story.pod
    assert (story.roll, story.held, story.adrift, story.taken) == (value, 4, 0, 2)


def test_the_last_roll_is_a_scene_of_its_own(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Preferences(animation="fast"))
    table = adrift(hands, [6], damage=[["medical-bay"]], cubes={"medical-bay": "000"})
    table.session.apply({"do": "finish"})
    table = hands.sit_down(table.session)
    table.propose({"take": "deck"})
    scenes = []
    for _ in range(600):
        if not table.director.busy:
            break
        effect = table.director.effect()
        if effect is not None and effect[0] in ("pod", "die", "destroyed", "over"):
            scenes.append(effect[0])
        hands.wait(25)
    order = list(dict.fromkeys(scenes))
    assert order == ["destroyed", "pod", "die", "over"]


def test_a_ship_with_the_pod_is_played_by_keys_to_the_end(hands: Hands) -> None:
    """From a new game: everybody else goes on in turn after one has left."""
    setup = {"players": 4, "difficulty": "easy", "seed": 3, "first": 0, "escape_pod": True}
    table = hands.sit_down(Session.new(setup, ENGINE))
    assert POD in table.layout.keys
    for _ in range(400):
        if table.session.decision is None:
            break
        options = table.session.decision["options"]
        finish = next((option for option in options if option.get("do") == "finish"), options[0])
        carry_out(hands, finish, "keys")
    assert table.session.state["result"]["won"] is False


def test_the_pod_is_walked_to_with_tab(hands: Hands) -> None:
    table = alive(hands)
    for _ in range(80):
        hands.key("tab")
        if table.input.focus == POD:
            break
    hands.key("enter")
    assert type(hands.top).__name__ == "BoardScene"
    hands.key("enter")
    assert hands.top is table and hands.state["crew"][0]["at"] != "pod", "the key that asked does not answer"
    hands.key("enter")
    hands.key("right")
    hands.key("enter")
    assert hands.state["crew"][0]["at"] == "pod" and not room(hands.state, "medical-bay")["diverted"]


def test_the_forecast_leaves_out_the_turns_adrift(hands: Hands) -> None:
    """R-17, R-32: the deserter draws no Damage card, so the Hull Breach comes later."""
    four = [["medical-bay"], ["bridge"], ["armoury"], ["mess-hall"]]
    table = adrift(hands, [6], damage=four)
    # Turn 6 is Joon's, 7 Ines's, 8 Mara's, 9 and 10 theirs again, 11 Mara's: the first roll is Joon's in 12.
    assert table.session.state["turn"] == 6 and table.view.top.breach_turn == 12
