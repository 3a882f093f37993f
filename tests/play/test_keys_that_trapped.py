"""Keys that took more than they promised: Enter, Space, the letters of actions, the digits of cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.app.table.dialogs.panels.recap_sheet import RecapSheet
from game.app.table.model.table_keys import UNDO, TableKey
from game.app.table.table_scene import TableScene
from game.bots.lent.strength import Strength
from game.bots.seat import BotSeat
from game.play.seats import PersonSeat
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from tests.bots.players import AtHand
from tests.bots.test_at_table import choices, moves, until_step
from tests.play.driver import ENGINE, Hands
from tests.rules.positions import position

CARDS = [["data", "nanobots"], ["energy"], ["metal"]]


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path, Preferences(animation="off", language="en"))


class TestSomebodyElsesTurn:
    @pytest.fixture
    def hands(self, tmp_path: Path) -> Hands:
        return Hands(tmp_path, Preferences(animation="fast", reduced_motion=True, language="en"))

    def sit(self, hands: Hands, bot: int = 0) -> TableScene:
        seats = [PersonSeat(), PersonSeat()]
        seats[bot] = BotSeat(Strength("officer"), AtHand(moves))  # type: ignore[call-overload]
        state = position(2, hands=[["data", "metal"], ["energy"]])
        return hands.sit_down(Session.load(state, ENGINE, hands.app.shelf, seats))

    @pytest.mark.parametrize("key", ["enter", "space"])
    def test_enter_and_space_skip_the_turn(self, hands: Hands, key: str) -> None:
        table = self.sit(hands)
        until_step(hands, table)
        hands.key(key)
        hands.wait(40)
        assert choices(table) > 1 and not table.deciding.turn.paused

    def test_what_the_keys_were_on_in_ones_own_turn_is_not_pressed(self, hands: Hands) -> None:
        """The focus stood on the large button, which takes the seat over in somebody else's turn."""
        table = self.sit(hands, bot=1)
        table.input.by_key, table.input.focus = True, TableKey("end")
        table.propose({"do": "finish"})
        hands.wait(3000)
        table.propose({"take": "deck"})
        until_step(hands, table)
        hands.key("enter")
        hands.wait(40)
        assert isinstance(table.session.seats[1], BotSeat)

    @pytest.mark.parametrize("key", ["enter", "space"])
    def test_the_key_that_skipped_ends_nothing_in_the_next_turn(self, hands: Hands, key: str) -> None:
        hands.app.change_settings(animation="off", recap=False)
        table = self.sit(hands)
        for _ in range(300):
            if table.session.state["active"] == 1 and table.lent() is None:
                break
            hands.key(key)
            hands.wait(10)
        assert table.session.state["active"] == 1
        for _ in range(4):
            hands.key(key)
        assert table.session.state["phase"] == "actions" and not table.input.by_key
        hands.key("m")
        assert table.input.picked is not None, "other keys count"
        hands.key("esc")
        hands.wait(1000)
        hands.key("space")
        assert table.session.state["phase"] == "collect", "and so does this one, later"

    def test_nor_does_it_where_the_turns_that_were_skipped_took_long(self, hands: Hands) -> None:
        hands.app.change_settings(recap=False)
        table = self.sit(hands)
        until_step(hands, table)
        hands.key("space")
        for _ in range(300):
            if table.session.state["active"] == 1 and table.lent() is None:
                break
            hands.wait(800)
        assert table.session.state["active"] == 1
        hands.key("space")
        assert table.session.state["phase"] == "actions"

    def test_nor_does_it_put_the_recap_away(self, hands: Hands) -> None:
        hands.app.change_settings(animation="off", recap=True)
        table = self.sit(hands)
        for _ in range(300):
            if isinstance(hands.top, RecapSheet):
                break
            hands.key("space")
            hands.wait(10)
        sheet = hands.top
        assert isinstance(sheet, RecapSheet)
        for _ in range(4):
            hands.key("space")
            hands.wait(200)
        assert hands.top is sheet
        hands.wait(1000)
        hands.key("space")
        assert hands.top is table and table.session.state["phase"] == "actions"


@pytest.mark.parametrize("room", ["cargo-hold", "bridge"])
def test_confirm_says_enter_twice_where_it_takes_two(hands: Hands, room: str) -> None:
    table = hands.position(position(3, at=[room, "bridge", "mess-hall"], hands=CARDS))
    table.propose({"do": "activate"})
    hands.wait()
    dialog = hands.top
    assert isinstance(dialog, DecisionDialog) and dialog.untouched
    assert hands.shows("2× Enter")
    hands.key("enter")
    assert hands.top is dialog and not hands.shows("2× Enter") and hands.shows("Enter")
    hands.key("enter")
    assert hands.top is not dialog


def test_a_repair_that_waits_for_its_space_is_not_ended_away(hands: Hands) -> None:
    table = hands.position(
        position(3, at=["bridge", 4, 4], hands=CARDS, cubes={"bridge": "000"}, tokens=[0, 0, 0])
    )
    hands.key("r")
    assert table.input.picked == TableKey.button("repair")
    hands.key("space")
    assert table.session.state["phase"] == "actions" and table.session.state["actions_left"] == 3
    assert table.input.by_key and table.input.focus in table.input.walkable()
    assert table.transients.toast is not None and table.input.picked is not None
    hands.click("slot/bridge/0")
    assert table.session.state["actions_left"] == 2, "the repair is made"


def test_an_action_is_done_with_the_card_that_is_picked_up(hands: Hands) -> None:
    held = [["data", "universal", "metal"], ["energy"], ["metal"]]
    table = hands.position(
        position(3, at=["bridge", 4, 4], hands=held, cubes={"bridge": "000"}, tokens=[0, 0, 0])
    )
    cards = list(table.position.hand)
    hands.key(str(cards.index("data") + 1))
    hands.key("r")
    assert table.session.history.steps[-1].choice == {"do": "repair", "slot": 1, "card": "data"}
    cards = list(table.position.hand)
    card = TableKey.hand(cards.index("universal"))
    hands.key(str(card.n + 1))
    hands.key("r")
    assert table.input.picked == card, "which space is still to be said"
    assert table.input.by_key and table.input.focus == TableKey.slot("bridge", 0)
    hands.key("enter")
    assert table.session.history.steps[-1].choice == {"do": "repair", "slot": 0, "card": "universal"}
    hands.key("1")
    hands.key("m")
    assert table.input.picked == TableKey.button("move"), "no card moves a meeple"


def test_a_key_with_a_card_that_the_mouse_picked_up_leaves_the_keys_on_nothing(hands: Hands) -> None:
    table = hands.position(
        position(3, at=["bridge", 4, 4], hands=CARDS, cubes={"bridge": "011"}, tokens=[0, 0, 0])
    )
    table.input.focus, table.input.by_key = UNDO, False
    hands.click("hand/1")
    assert table.input.picked == TableKey.hand(1) and not table.input.by_key
    hands.key("r")
    made = table.session.history.cursor
    assert made == 1, "the repair is made"
    hands.key("enter")
    assert table.session.history.cursor == made, "and Enter does not take it back"


def test_arrows_begin_at_ones_own_room_after_a_question(hands: Hands) -> None:
    table = hands.position(position(3, at=["energy-core", 4, 4], hands=CARDS))
    table.session.dice[:] = [4]
    hands.key("v")
    hands.wait()
    assert not table.position.acting
    hands.key("enter")
    assert table.position.acting and len(table.position.hand) == 3, "a card was taken"
    assert table.input.focus is None
    hands.key("left")
    rects = [table.layout.rect(key) for key in (table.input.focus, TableKey.room("energy-core")) if key]
    assert rects[0][0] < rects[1][0] and rects[0][1] == rects[1][1], "the room to the left of the meeple"


class TestDiscards:
    """R-15: nine cards, the limit is six."""

    HAND = ("data", "data", "energy", "energy", "metal", "nanobots", "nanobots")

    @pytest.fixture
    def table(self, hands: Hands) -> TableScene:
        table = hands.position(
            position(3, at=[4, 4, 4], hands=[self.HAND, [], []], deck_top=["metal", "metal"])
        )
        table.propose({"do": "finish"})
        table.propose({"take": "deck"})
        hands.wait()
        assert len(table.position.hand) == 9
        return table

    @pytest.mark.parametrize("how", ["keys", "clicks"])
    @pytest.mark.parametrize("animation", ["off", "fast"])
    def test_three_cards_and_one_confirm(
        self, hands: Hands, table: TableScene, how: str, animation: str
    ) -> None:
        hands.app.change_settings(animation=animation)
        before = list(table.position.hand)
        for n in (0, 3, 8):
            hands.key(str(n + 1)) if how == "keys" else hands.click(f"hand/{n}")
        assert {*table.input.marked, table.input.picked} == {TableKey.hand(n) for n in (0, 3, 8)}
        hands.key("space") if how == "keys" else hands.click("end")
        for _ in range(200):
            hands.wait(20)
            if table.session.state["active"] == 1:
                break
        kept = [card for n, card in enumerate(before) if n not in (0, 3, 8)]
        assert sorted(hands.state["crew"][0]["hand"]) == sorted(kept)

    def test_a_second_press_takes_a_card_back(self, hands: Hands, table: TableScene) -> None:
        for n in (1, 2, 1):
            hands.key(str(n))
        assert table.input.marked == () and table.input.picked == TableKey.hand(1)
        hands.key("esc")
        assert table.input.picked is None and len(table.position.hand) == 9

    def test_the_question_says_how(self, hands: Hands, table: TableScene) -> None:
        assert hands.shows("Choose 3 cards by click or number, then confirm with Space.")
