"""Damage Control (R-31) by hand: what a choice would do, choosing, taking back, confirming; also at setup."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.table.model.table_keys import END, TableKey
from game.play.session import Session
from tests.play.driver import ENGINE, Hands
from tests.play.hand import carry_out
from tests.rules.positions import position, room

BARE = {"mess-hall": "000", "bridge": "001"}
DECK = [["medical-bay"], ["engine-room"]]


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path)


def struck(player: Hands, count: int = 2, **changes):
    """A table on which a card "any so many rooms" has just been drawn at the end of a turn."""
    facts = {
        "at": ["armoury", "cargo-hold", "energy-core"],
        "held_protection": [0, 1, 0],
        "protection": {"engine-room": [1]},
        "cubes": BARE,
        "actions_left": 0,
        "damage": [{"any": count}, *DECK],
    }
    table = player.position(position(3, damage_control=True, **{**facts, **changes}))
    player.key("space")
    player.wait()
    player.drag("deck", "dock")
    player.wait()
    assert table.session.decision["kind"] == "damage-control"
    return table


def cubes(hands: Hands, room_id: str) -> int:
    return sum(room(hands.state, room_id)["cubes"])


def test_every_room_says_what_a_hit_would_do(hands: Hands) -> None:
    """R-16, R-31: cubes left, what guards it, what would lose the ship."""
    struck(hands)
    assert hands.shows("Choose 2 rooms to damage")
    assert hands.texts().count("A hit leaves 2 cubes") == 4
    for words in ("A hit leaves no cubes", "The ship is lost", "Token takes the hit", "Held token takes it"):
        assert hands.texts().count(words) == 1, words


def test_the_top_bar_tells_of_the_card_that_asks_and_of_the_next_turn(hands: Hands) -> None:
    """R-31: while rooms are chosen the card has been drawn; what lies on the deck threatens the next turn."""
    struck(hands)
    top = hands.table.view.top
    assert (top.striking, top.hits, top.outlook) == (2, 2, "later")
    assert top.threat == 1, "the card on the deck now"
    assert hands.shows("Threat next turn") and not hands.shows("Threat this turn")
    assert hands.shows("2 rooms")


def test_rooms_are_chosen_and_taken_back_by_clicks(hands: Hands) -> None:
    table = struck(hands)
    hands.click("room/bridge")
    assert hands.shows("Choose 2 rooms to damage: 1 to go")
    assert TableKey.room("bridge") in table.input.marks().selected
    hands.click("room/bridge")
    assert table.input.placed == ()
    hands.click("room/bridge")
    hands.click("slot/armoury/0")
    assert hands.shows("Confirm the damage")
    assert table.input.legal() == {END}
    hands.key("esc")
    assert table.input.placed == ("bridge",)
    hands.click("room/armoury")
    before = len(table.session.log)
    hands.click("end")
    hands.wait()
    assert len(table.session.log) == before + 1
    assert (cubes(hands, "bridge"), cubes(hands, "armoury")) == (0, 2)
    assert table.session.decision["kind"] == "action"


def test_refusals_say_why(hands: Hands) -> None:
    table = struck(hands)
    hands.key("space")
    assert hands.shows("Damage Control: choose 2 different rooms")
    hands.click("room/energy-core")
    assert hands.shows("Damage Control: the Energy Core is never hit")
    hands.drag("damage-discard", "crew/1")
    assert hands.shows("Damage Control: only rooms can be damaged")
    hands.drag("damage-discard", "room/bridge")
    hands.drag("damage-discard", "room/medical-bay")
    hands.click("room/armoury")
    assert hands.shows("Damage Control: you have chosen 2 rooms; click one to undo that")
    assert set(table.input.placed) == {"bridge", "medical-bay"}


def test_one_room_only_changes_the_mind(hands: Hands) -> None:
    table = struck(hands, 1)
    hands.click("room/bridge")
    hands.click("room/armoury")
    assert table.input.placed == ("armoury",)


@pytest.mark.parametrize("how", ["drag", "click", "keys"])
@pytest.mark.parametrize("count", [1, 3])
def test_any_number_of_rooms_by_any_means(hands: Hands, how: str, count: int) -> None:
    table = struck(hands, count)
    option = {"rooms": ["armoury", "crew-quarters", "repair-centre"][:count]}
    carry_out(hands, option, how)
    assert table.session.log[-1].events[0]["option"] == option


def test_shields_take_what_was_chosen(hands: Hands) -> None:
    """R-16: a token that lies in the room, and one that is held there."""
    struck(hands)
    carry_out(hands, {"rooms": ["cargo-hold", "engine-room"]})
    assert cubes(hands, "cargo-hold") == cubes(hands, "engine-room") == 3
    assert hands.state["crew"][1]["protection_tokens"] == 0
    assert not room(hands.state, "engine-room")["protection"]


def test_a_room_without_cubes_may_be_chosen_and_loses_the_ship(hands: Hands) -> None:
    struck(hands)
    hands.click("room/mess-hall")
    assert hands.shows("With this choice, the ship is lost.")
    hands.click("room/mess-hall")
    assert not hands.shows("With this choice, the ship is lost.")
    carry_out(hands, {"rooms": ["bridge", "mess-hall"]})
    assert hands.state["result"] == {
        "won": False, "reason": "room-destroyed", "winners": [], "room": "mess-hall"
    }  # fmt: skip
    assert hands.shows("The ship is lost")


def test_the_choice_can_be_undone(hands: Hands) -> None:
    table = struck(hands)
    carry_out(hands, {"rooms": ["armoury", "medical-bay"]})
    hands.key("z")
    assert table.session.decision["kind"] == "damage-control" and cubes(hands, "armoury") == 3


@pytest.mark.parametrize("how", ["drag", "click", "keys"])
def test_the_first_player_chooses_at_setup(tmp_path: Path, how: str) -> None:
    """R-4, R-31: before the first turn; the game then begins."""
    hands = Hands(tmp_path)
    for seed in range(200):
        setup = {"players": 3, "difficulty": "easy", "seed": seed, "first": 1, "damage_control": True}
        session = Session.new(setup, ENGINE)
        if session.decision["kind"] == "damage-control":
            break
    table = hands.sit_down(session)
    assert table.position.decider == 1 and session.state["turn"] == 1
    assert hands.shows("Damage Control hits before the first turn, and the first player chooses.")
    while table.session.decision["kind"] == "damage-control":
        carry_out(hands, session.decision["options"][0], how)
    assert table.session.decision["kind"] == "action" and session.state["actions_left"] == 3
    assert sum(not cube for place in session.state["rooms"] for cube in place["cubes"]) == 6


def test_the_log_tells_the_choice(hands: Hands) -> None:
    struck(hands)
    carry_out(hands, {"rooms": ["armoury", "medical-bay"]})
    hands.key("l")
    assert hands.shows("Damage hits any 2 rooms")
    assert hands.shows("Mara chooses the Armoury and the Medical Bay")


def test_the_bridge_shows_a_card_that_leaves_the_choice(hands: Hands) -> None:
    """R-25, R-31."""
    deck = [["medical-bay"], {"any": 1}, ["engine-room"], *DECK[2:]]
    hands.position(position(3, damage_control=True, at=["bridge"], damage=deck))
    hands.key("a")
    hands.wait()
    assert hands.top.cards[1] == {"any": 1}
    assert hands.shows("): any one room")
    hands.key("2")
    hands.key("left")
    hands.key("enter")
    assert hands.state["damage_deck"][:2] == [{"any": 1}, ["medical-bay"]]


def test_the_threat_says_how_likely_the_crew_chooses(hands: Hands) -> None:
    """R-31, R-35: of four cards one leaves the room to the crew; nothing of it where nothing is counted."""
    deck = [{"any": 1}, ["medical-bay"], ["engine-room"], ["cargo-hold"]]
    state = position(3, damage_control=True, damage=deck)
    hands.position(state)
    hands.move("threat")
    hands.wait(600)
    assert hands.shows("Chance that the next Damage card lets you choose its rooms: 25%.")
    state["settings"]["no_counting"] = True
    hands.position(state)
    hands.move("threat")
    hands.wait(600)
    assert not hands.shows("The crew chooses the rooms")
