"""The adviser in dialogs: by mouse, keys and controller; its answer is laid as hands would lay it."""

from __future__ import annotations

import pytest

from game.app.drawing.viewport import centre, inside
from game.app.table.dialogs.decision_dialog import DecisionDialog
from tests.play.advised import (
    HANDS,
    counselled,
    hands,
    press,
    question,
    settle,
)
from tests.play.driver import ENGINE
from tests.play.test_pad import Pad
from tests.rules.positions import position


def test_a_dialog_is_answered_by_mouse_keys_and_controller(hands: Pad) -> None:
    dialog = question(hands, "cargo-hold")
    last, asked = dialog.options[-1], counselled(hands, dialog)
    hands.press_widget("adviser")
    assert hands.shows("The captain is thinking.")
    asked.tell()
    settle(hands)
    assert hands.shows("My choice") and hands.shows("Seems weaker")
    keys = [widget.key for widget in dialog.form.widgets if widget.key.startswith("counsel")]
    assert keys == ["counsel-1", "counsel-2"], "an option once"
    hands.press_widget("counsel-2")
    assert dialog.answer() == dialog.options[0]
    press(hands, "h")
    assert not dialog.counsel.open
    hands.button("north")
    asked.tell()
    settle(hands)
    assert dialog.form.focus.key == "counsel-1", "whoever has asked comes to the first answer"
    hands.button("accept")
    assert dialog.answer() == last and hands.top is dialog, "laid, not chosen"
    hands.button("accept")
    assert hands.top is not dialog and hands.table.session.log[-1].events[0]["option"] == last


def test_answers_keep_their_places_while_the_captain_thinks_on(hands: Pad) -> None:
    dialog = question(hands, "cargo-hold")
    asked = counselled(hands, dialog, share=0.4)
    hands.press_widget("adviser")
    asked.tell()
    settle(hands)
    shown = [answer.option for answer in dialog.counsel.answers(hands.app.kit)]
    asked.told["plans"].reverse()
    asked.told["plans"][0]["win"] = 0.9
    asked.tell()
    settle(hands)
    answers = dialog.counsel.answers(hands.app.kit)
    assert [answer.option for answer in answers] == shown
    assert [answer.worth for answer in answers] == ["far", "first"]


def orders(hands: Pad, count: int) -> DecisionDialog:
    """The dialog of the Bridge, and so many orders of long names that the captain would lay."""
    cards = [["engine-room", "repair-centre"], ["engine-room", "medical-bay"], ["bridge", "cargo-hold"]]
    dialog = question(hands, "bridge", damage=cards)
    chances = zip(dialog.options, (0.5, 0.49, 0.3), strict=False)
    plans = [{"choices": [one], "win": win, "margin": 0.02, "why": None} for one, win in chances]
    asked = counselled(hands, dialog, plans=plans[:count])
    hands.press_widget("adviser")
    asked.tell()
    settle(hands)
    return dialog


@pytest.mark.parametrize("language", ["en", "de", "ru"])
@pytest.mark.parametrize("count", [1, 2, 3])
def test_an_order_that_the_captain_would_lay_is_not_cut(hands: Pad, language: str, count: int) -> None:
    hands.app.change_settings(language=language)
    dialog = orders(hands, count)
    keys = [one for one in dialog.form.widgets if one.key.startswith("counsel-")]
    assert len(keys) == count
    x, _, w, _ = keys[-1].rect
    frame = dialog.frame(hands.app.kit)
    assert frame[0] + frame[2] - (x + w) < 40, "the answers take all the room that is there"
    told = [one for one in hands.app.draw().texts if inside(frame, centre(one.rect))]
    assert not [one.text for one in told if one.cut or "…" in one.text]


def test_each_card_on_the_deck_says_at_the_end_of_which_turn_it_hits(hands: Pad) -> None:
    orders(hands, 1)
    told = [words for words in hands.texts() if words.startswith("End of turn")]
    assert [words.split(":")[0] for words in told] == [
        "End of turn 5 (Mara)",
        "End of turn 6 (Joon)",
        "End of turn 7 (Ines)",
    ]


def test_dialogs_keep_to_when_the_adviser_answers(hands: Pad) -> None:
    hands.app.change_settings(adviser="after")
    dialog = question(hands, "cargo-hold")
    asked = counselled(hands, dialog)
    hands.press_widget("adviser")
    assert not asked.lines and hands.shows("After deciding")
    hands.app.change_settings(adviser="off")
    assert all(widget.key != "adviser" for widget in question(hands, "cargo-hold").form.widgets)


@pytest.mark.parametrize("rooms", ["v1", pytest.param("v2", marks=pytest.mark.slow)])
def test_every_dialog_lays_what_it_is_told(hands: Pad, rooms: str) -> None:
    seen = set()
    for room in ENGINE.content.rooms:
        if len(room.variants) < 2:
            continue
        state = position(
            3, hands=HANDS, at=[room.id, 1, 2], discard=["data", "metal"], variants={room.id: rooms}
        )
        table = hands.position(state)
        uses = [one for one in table.position.options if one["do"] == "activate"]
        if uses:
            table.propose(uses[-1])
            hands.app.advance(10)
        dialog = hands.top
        if isinstance(dialog, DecisionDialog):
            seen.add(type(dialog))
            for option in (dialog.options[-1], *dialog.options[:3]):
                dialog.take_counsel(option)
                assert dialog.answer() == option, (room.id, option)
    assert len(seen) >= 3


__all__ = ["hands"]
