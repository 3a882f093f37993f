"""By hand: close-ups stay out of the way, Esc takes back, what is lit can be clicked."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.app.table.model.table_keys import ASKED, DIE
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from tests.looped import some
from tests.play.driver import ENGINE, Hands
from tests.rules.positions import position, room

AT = ["bridge", "mess-hall", "mess-hall"]
CARDS = [["data", "metal", "energy", "nanobots"], ["data"], ["energy"]]


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path)


def used(player: Hands, room_id: str, **changes: Any) -> TableScene:
    """A table at which a room asks."""
    table = player.position(position(3, **{"at": [room_id, "mess-hall", "bridge"], **changes}))
    player.wait(3000)
    player.key("a")
    player.wait()
    return table


class TestCloseUps:
    def test_a_pointer_that_rests_after_a_choice_opens_nothing(self, hands: Hands) -> None:
        table = hands.position(position(3, at=AT, hands=CARDS))
        hands.wait(3000)
        x, y = hands.spot("room/crew-quarters")
        hands.drag("meeple/0", (x, y))
        hands.wait(3000)
        assert hands.state["actions_left"] == 2 and table.foreground.notes.explained() is None
        hands.move((x + 3, y))
        hands.wait(3000)
        assert table.foreground.notes.explained() is None, "a hand that trembles asks nothing"
        hands.move((x + 40, y))
        hands.wait(1000)
        assert table.foreground.notes.explained() is not None

    def test_nor_does_one_that_rests_when_the_next_player_begins(self, hands: Hands) -> None:
        table = hands.position(position(3, at=AT, hands=CARDS, actions_left=0))
        hands.wait(3000)
        hands.key("space")
        hands.click("deck")
        hands.wait(5000)
        assert hands.state["active"] == 1 and table.foreground.notes.explained() is None

    def test_large_cards_leave_the_question_and_its_answers_free(self, hands: Hands) -> None:
        """R-23: the open spaces of other rooms are lit, and what is asked stands in the dock."""
        bare = {"bridge": "000", "crew-quarters": "000"}
        table = used(hands, "repair-centre", hands=CARDS, cubes=bare)
        assert table.position.asked is not None and not table.position.acting
        seen = 0
        for room_id in ("mess-hall", "armoury", "engine-room"):
            hands.move((5, 500))
            hands.move(f"room/{room_id}")
            hands.wait(1000)
            hands.texts()
            free = [table.layout.rect(key) for key in table.input.legal()] + [table.layout.areas[ASKED]]
            scale = hands.app.kit.viewport.scale
            seen += len(table.foreground.covered)
            for covered in table.foreground.covered:
                for x, y, w, h in free:
                    apart = (
                        covered.right / scale - 30 <= x + 1
                        or covered.left / scale + 30 >= x + w - 1
                        or covered.bottom / scale - 30 <= y + 1
                        or covered.top / scale + 30 >= y + h - 1
                    )
                    assert apart, room_id
        assert seen, "there is room for some of them"


class TestEsc:
    @pytest.mark.parametrize("room_id", ["crew-quarters", "repair-centre", "armoury", "mess-hall"])
    def test_it_takes_the_use_of_a_room_back(self, hands: Hands, room_id: str) -> None:
        """On the table and in a dialog."""
        table = hands.position(
            position(3, at=[room_id, "bridge", "bridge"], hands=CARDS, cubes={"bridge": "011"})
        )
        hands.wait(3000)
        before = hands.state
        hands.key("a")
        hands.wait()
        assert hands.state["actions_left"] == 2
        hands.key("esc")
        hands.wait()
        assert hands.top is table and hands.state == before
        hands.key("esc")
        assert hands.top is not table, "now it is the menu's"

    def test_a_token_that_has_been_laid_comes_back_first(self, hands: Hands) -> None:
        table = used(hands, "armoury")
        hands.click("room/bridge")
        hands.key("esc")
        assert table.input.placed == () and hands.state["actions_left"] == 2
        hands.key("esc")
        assert hands.state["actions_left"] == 3

    def test_where_cards_have_been_seen_nothing_can_be_taken_back(self, hands: Hands) -> None:
        table = used(hands, "bridge")
        hands.key("esc")
        hands.wait()
        assert table.session.decision is not None and table.session.decision["kind"] == "bridge"


class TestClicks:
    def test_a_lit_space_takes_the_card_that_fits(self, hands: Hands) -> None:
        """R-23"""
        used(hands, "repair-centre", hands=[["metal", "nanobots"]], cubes={"bridge": "000"})
        hands.click("slot/bridge/0")
        assert room(hands.state, "bridge")["cubes"] == [True, False, False]
        assert hands.state["crew"][0]["hand"] == ["metal"]

    def test_where_several_cards_fit_it_asks_which(self, hands: Hands) -> None:
        used(hands, "repair-centre", hands=[["universal", "nanobots"]], cubes={"bridge": "000"})
        hands.click("slot/bridge/0")
        assert hands.shows("Repair the Bridge: which way?")

    def test_what_is_not_lit_says_why(self, hands: Hands) -> None:
        table = used(hands, "repair-centre", hands=[["nanobots"]], cubes={"bridge": "000"})
        hands.click("slot/armoury/0")
        assert table.transients.toast is not None and table.transients.toast.reason is not None

    def test_a_click_on_anything_lit_does_something(self, hands: Hands) -> None:
        """In every question that is answered on the table."""
        makers = {
            "crew-quarters": {},
            "repair-centre": {"hands": CARDS, "cubes": {"bridge": "000"}},
            "armoury": {},
        }
        for room_id, changes in some(makers.items()):
            keys = used(hands, room_id, **changes).input.legal()
            for key in sorted(keys):
                table = used(hands, room_id, **changes)
                before = (table.session.state, table.input.picked, table.input.placed, hands.top)
                hands.click(key)
                after = (table.session.state, table.input.picked, table.input.placed, hands.top)
                assert before != after or table.transients.toast is not None, key


class TestShields:
    def test_the_supply_counts_down_while_they_are_laid(self, hands: Hands) -> None:
        """R-26"""
        table = used(hands, "armoury")
        assert table.view.supply.shields == 4
        hands.click("room/bridge")
        assert table.view.supply.shields == 3
        hands.key("esc")
        assert table.view.supply.shields == 4

    def test_both_is_said_of_two_only(self, hands: Hands) -> None:
        used(hands, "armoury")
        assert hands.shows("One room may get both")
        used(hands, "armoury", protection={"bridge": [1, 1], "mess-hall": [1]})
        assert hands.shows("Place one Protection token") and not hands.shows("One room may get both")


class TestPicks:
    @pytest.mark.parametrize(
        ("roll", "titles"), [(6, ["Take a card: 1 of 2", "Take a card: 2 of 2"]), (4, ["Take a card"])]
    )
    def test_each_pick_says_which_of_how_many_it_is(self, hands: Hands, roll: int, titles: list[str]) -> None:
        """R-9"""
        table = hands.position(position(3, at=AT, hands=CARDS))
        table.session.dice.extend([roll])
        hands.click("die")
        for title in titles:
            hands.wait()
            words = table.prompt_words()
            assert words is not None and words[0] == title
            hands.click("deck")
        assert table.prompt_words() is None


class TestWhoseMouse:
    def test_nobody_hands_over_the_mouse_before_the_first_turn(self, hands: Hands) -> None:
        hands.sit_down(Session.new({"players": 2, "difficulty": "easy", "seed": 3}, ENGINE))
        assert hands.shows("Turn 1.") and not hands.shows("Hand over the mouse")

    def test_nor_when_a_saved_game_goes_on(self, hands: Hands) -> None:
        hands.position(position(3, at=AT, hands=CARDS))
        assert hands.shows("Turn 5.") and not hands.shows("Hand over the mouse")

    def test_somebody_does_when_the_turn_passes(self, hands: Hands) -> None:
        hands.position(position(3, at=AT, hands=CARDS, actions_left=0))
        hands.key("space")
        hands.click("deck")
        hands.wait()
        assert hands.shows("Turn 6. Hand over the mouse.")

    def test_alone_nobody_does(self, hands: Hands) -> None:
        """R-28"""
        hands.position(position(1, at=AT, hands=CARDS[:1], actions_left=0))
        hands.key("space")
        hands.click("deck")
        hands.wait()
        assert hands.shows("Your hand stays the same") and not hands.shows("Hand over the mouse")


class TestWhileItIsShown:
    """What is said while pieces fly is said of what is seen."""

    @pytest.fixture
    def moving(self, tmp_path: Path) -> Hands:
        return Hands(tmp_path, Preferences(animation="normal"))

    def test_the_third_phase_asks_for_no_card_any_more(self, moving: Hands) -> None:
        """R-15, R-16"""
        damage = [["repair-centre", "cargo-hold"], ["bridge"]]
        table = moving.position(position(3, at=AT, hands=CARDS, actions_left=0, damage=damage))
        moving.wait(4000)
        moving.key("space")
        moving.wait(2000)
        moving.click("deck")
        seen = set()
        while table.director.busy:
            moving.app.advance(40)
            if table.director.busy and table.view.top.phase == 2 and table.director.card:
                seen.add((table.view.dock.end.kind, table.view.dock.hint))
                top = table.view.top
                assert (top.hits, top.outlook, top.threat) == (2, "later", 1)
        assert seen == {("strike", "")}

    def test_what_has_been_paid_for_is_offered_no_more(self, moving: Hands) -> None:
        """R-13: once the cards are gone the power cannot be diverted again."""
        table = moving.position(position(3, at=AT, hands=CARDS))
        moving.wait(4000)
        assert button(table, "divert").enabled
        moving.drag("hand/0", "divert/bridge")
        gone = []
        while table.director.busy:
            moving.app.advance(20)
            if len(table.view.dock.hand) < 4:
                gone.append(button(table, "divert").enabled)
        assert gone and not any(gone)

    def test_nothing_is_offered_once_the_last_action_is_spent(self, moving: Hands) -> None:
        table = moving.position(position(3, at=AT, hands=CARDS, actions_left=1))
        moving.wait(4000)
        table.session.dice.extend([6])
        moving.click("die")
        offered = []
        while table.director.busy:
            moving.app.advance(40)
            if table.view.dock.actions == 0 and table.director.busy:
                offered.append(any(one.enabled for one in table.view.dock.buttons))
        assert offered and not any(offered)

    def test_a_die_that_rolls_over_the_board_lies_nowhere_else(self, moving: Hands) -> None:
        """R-10"""
        table = moving.position(position(3, at=AT, hands=CARDS, actions_left=1))
        moving.wait(4000)
        table.session.dice.extend([6])
        moving.click("die")
        lying = set()
        while table.director.busy:
            moving.app.advance(40)
            effect = table.director.effect()
            if effect is not None and effect[0] == "die":
                lying.add(DIE not in table.director.hidden())
        assert lying == {False} and DIE not in table.director.hidden()

    def test_a_room_whose_last_cube_the_last_card_takes_is_not_critical(self, moving: Hands) -> None:
        """R-17: with the deck empty nothing else can come."""
        bare = {"bridge": "001", "mess-hall": "000"}
        table = moving.position(
            position(3, cubes=bare, actions_left=0, turn=23, damage=[["bridge", "armoury"]])
        )
        moving.wait(4000)
        moving.key("space")
        moving.wait(2000)
        moving.click("deck")
        effects = set()
        while table.director.busy:
            moving.app.advance(20)
            effects.add((table.director.effect() or ("",))[0])
            assert not any(room.critical for room in table.view.rooms)
        assert "hit" in effects and "critical" not in effects


def button(table: TableScene, action: str) -> Any:
    return next(one for one in table.view.dock.buttons if one.action == action)


def test_what_is_given_and_what_is_taken_stand_in_rows_of_their_own(hands: Hands) -> None:
    """R-10"""
    hands.position(position(3, at=["bridge", "bridge", 4], hands=[["data", "metal"], ["energy", "data"]]))
    hands.wait(3000)
    hands.key("s")
    rows = [{hands.top.ways[n].group for n in row} for row in hands.top.rows()]
    assert rows == [{"give"}, {"take"}]


def test_what_says_how_to_come_back_hides_nothing_of_the_ship(hands: Hands) -> None:
    used(hands, "bridge")
    hands.key_down("tab")
    hands.wait(400)
    texts = hands.app.draw().texts
    words = hands.app.texts("play-peek-back").split()[0]
    said = next(text for text in texts if text.text.startswith(words))
    x, y, w, h = hands.table.layout.areas[ASKED]
    assert x <= said.rect[0] and said.rect[0] + said.rect[2] <= x + w and y <= said.rect[1] <= y + h


def test_damage_is_confirmed_once_enough_rooms_are_chosen(hands: Hands) -> None:
    """R-31: before that the button says that it waits."""
    damage = [{"any": 2}, ["bridge", "armoury"]]
    table = hands.position(position(3, at=AT, actions_left=0, damage_control=True, damage=damage))
    hands.key("space")
    hands.click("deck")
    hands.wait(4000)
    kinds = [table.view.dock.end.kind]
    for room_id in ("armoury", "mess-hall"):
        hands.click(f"room/{room_id}")
        kinds.append(table.view.dock.end.kind)
    assert kinds == ["wait", "wait", "confirm"] and table.view.dock.end.primary
    hands.key("space")
    assert hands.state["active"] == 1


def test_the_last_damage_card_strikes_as_damage_and_not_as_a_roll(tmp_path: Path) -> None:
    """R-17: the Hull Breach rolls from the next turn on."""
    moving = Hands(tmp_path, Preferences(animation="normal"))
    table = moving.position(position(3, at=AT, actions_left=0, turn=23, damage=[["bridge", "armoury"]]))
    moving.wait(4000)
    moving.key("space")
    moving.wait(2000)
    moving.click("deck")
    said = set()
    while table.director.busy:
        moving.app.advance(40)
        words = table.prompt_words()
        if table.director.busy and table.view.top.phase == 2 and words:
            said.add(words[0])
    assert said == {"Damage"}


class TestWhatLiesInTheDecks:
    def test_what_has_been_seen_is_in_no_unknown_order(self, hands: Hands) -> None:
        """R-20, R-25: of the cards that were put back everybody knows the order."""
        table = used(hands, "cargo-hold")
        hands.key("enter")
        hands.wait()
        table.command("deck")
        hands.wait()
        assert hands.shows("in an unknown order below those already seen")
        table = used(hands, "bridge")
        hands.key("enter")
        hands.wait()
        table.command("damage-deck")
        hands.wait()
        assert hands.shows("the unseen ones type by type") and not hands.shows("each type shuffled")

    def test_in_a_hull_breach_nobody_is_promised_the_third_card(self, hands: Hands) -> None:
        """R-17: between two turns the roll takes one to three cards."""
        used(hands, "cargo-hold")
        assert hands.shows("Then Joon could draw:")
        used(hands, "cargo-hold", damage=[], turn=24)
        assert hands.shows("Then the Hull Breach tears away 1 to 3 of the next cards.")
        assert not hands.shows("could draw:")
