"""Until a player picks a plan the best one is looked at, and a press is for what was shown."""

from __future__ import annotations

import pytest

from game.app.drawing.viewport import centre
from game.app.table.dialogs.adviser.adviser_sheet import SETTLE_MS, AdviserSheet
from game.app.table.model.advice.views import Worth
from game.app.table.model.table_keys import TableKey
from tests.play.advised import (
    ENGINE_ROOM,
    OTHER,
    STAY,
    WAY,
    Asked,
    hands,
    judged,
    opened,
    press,
    seated,
    settle,
)
from tests.play.test_pad import Pad


def test_until_somebody_picks_a_plan_the_best_one_is_looked_at_and_played(hands: Pad) -> None:
    asked = Asked(share=0.3)
    table = seated(hands, asked)
    sheet = opened(hands, asked)
    assert sheet.plan is not None and list(sheet.plan.choices) == WAY
    judged(hands, asked, OTHER)
    assert [list(plan.choices) for plan in sheet.plans] == [WAY, OTHER, STAY], "all in their places"
    assert list(sheet.plan.choices) == OTHER and sheet.plan.worth is Worth.FIRST
    assert table.advising.ghosts == (sheet.plan.ghosts,)
    assert sheet.form.focus is not None and sheet.form.focus.key == "plan-2", "the focus goes along"
    assert hands.shows("Play plan 2")
    hands.app.advance(SETTLE_MS)
    press(hands, "p")
    settle(hands)
    assert hands.state["crew"][0]["at"] == ENGINE_ROOM


@pytest.mark.parametrize("key", ["1", "k", "p", "w"])
def test_a_press_is_meant_for_what_was_shown_when_the_hand_set_out(hands: Pad, key: str) -> None:
    asked, better = Asked(share=0.3), [{"do": "move", "room": "engine-room"}, STAY[0]]
    table = seated(hands, asked)
    sheet = opened(hands, asked)
    judged(hands, asked, better)
    assert [list(plan.choices) for plan in sheet.plans] == [better, WAY, OTHER] and sheet.looked == 0
    press(hands, key)
    settle(hands)
    if key == "w":
        assert list(hands.top.plans[0].choices) == WAY
    else:
        assert table.advising.ghosts[0].moves[0].end == "crew-quarters", "it stood first"
    assert hands.state["crew"][0]["at"] == (1 if key == "p" else 0)


def test_a_plan_that_was_shown_is_played_though_the_best_one_now_only_ends_the_turn(hands: Pad) -> None:
    asked = Asked(share=0.3)
    seated(hands, asked)
    sheet = opened(hands, asked)
    judged(hands, asked, [{"do": "finish"}])
    assert sheet.looked == 0 and hands.shows("End actions yourself")
    press(hands, "p")
    settle(hands)
    assert hands.state["crew"][0]["at"] == 1
    press(hands, "esc")
    asked.told = Asked(share=0.3).told
    opened(hands, asked)
    judged(hands, asked, [{"do": "finish"}])
    hands.app.advance(SETTLE_MS)
    press(hands, "p")
    assert hands.shows("This plan ends your actions.") and isinstance(hands.top, AdviserSheet)


def test_plans_move_once_at_a_time_and_never_under_a_button_that_is_held(hands: Pad) -> None:
    asked = Asked(share=0.3)
    seated(hands, asked)
    sheet = opened(hands, asked)
    judged(hands, asked, OTHER)
    judged(hands, asked, STAY)
    assert sheet.looked == 1, "nothing else moves before the first change can have been seen"
    hands.app.advance(SETTLE_MS)
    hands.app.advance(1)
    assert sheet.looked == 2
    hands.app.advance(SETTLE_MS)
    x, y, w, h = sheet.places(hands.app.kit)[1]
    hands.press((x + w / 2, y + h / 2))
    judged(hands, asked, WAY)
    assert sheet.looked == 2 and sheet.form.holding
    hands.release((x + w / 2, y + h / 2))
    assert sheet.looked == 1 and list(sheet.plan.choices) == OTHER  # type: ignore[union-attr]


def test_plans_move_on_after_a_button_was_let_go_beside_the_sheet(hands: Pad) -> None:
    asked = Asked(share=0.3)
    table = seated(hands, asked)
    sheet = opened(hands, asked)
    x, y, w, h = sheet.places(hands.app.kit)[1]
    hands.press((x + w / 2, y + h / 2))
    assert sheet.form.holding
    hands.release(centre(table.layout.rect(TableKey.room("bridge"))))
    assert hands.top is sheet and not sheet.form.holding
    judged(hands, asked, OTHER)
    assert list(sheet.plan.choices) == OTHER  # type: ignore[union-attr]


def test_a_press_that_outlasts_the_change_is_for_what_was_shown(hands: Pad) -> None:
    asked, better = Asked(share=0.3), [{"do": "move", "room": "engine-room"}, STAY[0]]
    seated(hands, asked)
    sheet = opened(hands, asked)
    shown = [list(plan.choices) for plan in sheet.plans]
    judged(hands, asked, better)
    assert [list(plan.choices) for plan in sheet.plans] != shown
    x, y, w, h = sheet.places(hands.app.kit)[0]
    hands.press((x + w / 2, y + h / 2))
    hands.app.advance(2 * SETTLE_MS)
    hands.release((x + w / 2, y + h / 2))
    assert list(sheet.plan.choices) == shown[0]  # type: ignore[union-attr]


def test_a_plan_that_a_player_has_picked_stays_and_a_better_one_is_offered(hands: Pad) -> None:
    asked, better = Asked(share=0.3), [{"do": "move", "room": "engine-room"}, STAY[0]]
    seated(hands, asked)
    sheet = opened(hands, asked)
    press(hands, "1")
    judged(hands, asked, OTHER)
    assert list(sheet.plan.choices) == WAY  # type: ignore[union-attr]
    judged(hands, asked, better)
    assert list(sheet.plan.choices) == WAY and sheet.better is not None  # type: ignore[union-attr]
    assert hands.shows("I found a better plan") and hands.shows("Play plan 1")


__all__ = ["hands"]
