"""What the table says of a press that does nothing, and of what a choice would cost."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.app.forms.confirm_scene import ConfirmScene
from game.app.table.model.advice.reader import AdviceReader
from game.app.table.model.table_keys import TableKey
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.play.driver import ENGINE, Hands
from tests.rules.positions import position

SEVEN = ("bridge", "crew-quarters", "mess-hall", "engine-room", "repair-centre", "cargo-hold", "armoury")
CARDS = [["data", "metal"], ["energy"], ["nanobots", "nanobots", "metal"]]


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path, Preferences(animation="off", language="en"))


def test_boarding_says_that_the_turn_ends_at_once(hands: Hands) -> None:
    """R-32"""
    hands.position(position(3, escape_pod=True, diverted=SEVEN, hands=CARDS, at=[4, 4, 4]))
    hands.key("b")
    assert hands.shows("The turn ends at once, and there is no way back.")


class TestRoomsToDamage:
    """R-31: three rooms are chosen one after the other."""

    @pytest.fixture
    def table(self, hands: Hands) -> TableScene:
        damage = [{"any": 3}, ["bridge"]]
        table = hands.position(position(3, hands=CARDS, at=[4, 4, 4], damage=damage, damage_control=True))
        table.session.apply({"do": "finish"})
        table.session.apply({"take": "deck"})
        table = hands.sit_down(table.session)
        assert table.position.placing is not None and table.position.placing.count == 3
        return table

    def test_the_question_says_the_total_and_what_is_still_to_choose(
        self, hands: Hands, table: TableScene
    ) -> None:
        assert hands.shows("Choose 3 rooms to damage: 3 to go")
        hands.click("room/bridge")
        assert hands.shows("Choose 3 rooms to damage: 2 to go")

    def test_undo_takes_the_last_mark_back(self, hands: Hands, table: TableScene) -> None:
        for room in ("bridge", "armoury"):
            hands.click(f"room/{room}")
        choices = len(table.session.log)
        assert table.view.undo.can_undo
        for left in (("bridge",), ()):
            hands.key("z")
            assert table.input.placed == left and table.transients.toast is None
        assert len(table.session.log) == choices
        hands.key("z")
        assert table.transients.toast is not None, "now there is nothing more to take back"


@pytest.mark.parametrize("side", ["v1", "v2"])
def test_an_early_confirm_says_once_what_is_missing(hands: Hands, side: str) -> None:
    """R-21"""
    table = hands.position(position(3, hands=CARDS, at=["mess-hall", 4, 4], variants={"mess-hall": side}))
    table.propose({"do": "activate"})
    hands.wait()
    hands.press_widget("confirm")
    for _ in range(5):
        assert hands.texts().count("Choose first.") == 1
        hands.wait(400)


@pytest.mark.parametrize(
    ("held", "words"),
    [
        ([2, 2, 2], "3 unused actions, but the supply has only 2 Action tokens. One action would be lost."),
        ([3, 3, 1], "3 unused actions, but the supply has only one Action token. 2 actions would be lost."),
        ([4, 2, 2], "3 of your actions would be lost: the supply has too few Action tokens."),
    ],
)  # fmt: skip
def test_ending_early_counts_the_actions_and_the_tokens_right(
    hands: Hands, held: list[int], words: str
) -> None:
    """R-7: three base actions are left, and the supply holds eight tokens less those held."""
    hands.position(position(3, hands=CARDS, at=[4, 4, 4], tokens=held))
    hands.key("space")
    assert isinstance(hands.top, ConfirmScene) and hands.shows(words)


def test_a_click_on_another_meeple_says_why_it_stays(hands: Hands) -> None:
    table = hands.position(position(3, hands=CARDS, at=["bridge", 4, "armoury"]))
    hands.click("meeple/1")
    assert table.input.picked is None
    assert hands.shows("Send Joon: you can move only Mara; the Crew Quarters can send anyone")
    hands.click("meeple/0")
    assert table.input.picked == TableKey.meeple(0), "one's own is picked up"


def test_a_click_on_a_card_out_of_reach_says_why(hands: Hands) -> None:
    """R-10"""
    table = hands.position(position(3, hands=CARDS, at=["bridge", 4, "armoury"]))
    hands.click("card/1/0")
    assert table.input.picked is None
    assert hands.shows("you must share a room")


def test_a_cube_for_oneself_is_refused_with_the_reason(hands: Hands) -> None:
    """R-23, V2: another crew member. The plate must not open the dialog of who plays."""
    table = hands.position(
        position(3, hands=CARDS, at=["repair-centre", 4, 4], variants={"repair-centre": "v2"},
                 cubes={"bridge": "001"})
    )  # fmt: skip
    table.propose({"do": "activate"})
    hands.wait()
    choices = len(table.session.log)
    hands.click("crew/0")
    assert hands.top is table and len(table.session.log) == choices
    assert hands.refuses("A Repair cube: give it to another crew member")
    hands.click("crew/1")
    assert hands.state["crew"][1]["repair_cubes"] == 1


@pytest.mark.parametrize("hidden", [False, True])
def test_where_nothing_is_counted_the_captain_gives_no_chances(hidden: bool) -> None:
    """R-35: the setting hides the odds, and says that the captain gives none."""
    state = position(3, hands=CARDS, at=["bridge", 4, 4])
    state["settings"]["no_counting"] = hidden
    session = Session.load(state, ENGINE)
    assert session.decision is not None
    plans = [
        {"choices": [option], "win": 0.6 - n / 10, "margin": 0.04, "rank": n + 1}
        for n, option in enumerate(session.decision["options"][:3])
    ]
    answer = {"calibrated": True, "plans": plans, "ending": plans[0], "crew": "officer"}
    view = AdviceReader(session, Texts("en"), session.game, session.knowledge).read(answer)
    assert len(view.plans) == 3 and all(plan.title for plan in view.plans)
    assert "%" not in repr(view) and "60" not in repr(view)
    assert "The captain gives no chances." in Texts("en")("setup-no-counting-note")
