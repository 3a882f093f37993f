"""Settings change, seats change hands, games are left while the adviser speaks, a player thinks or asks, or a
film is open: what is shown is as if it had been so from the start, and nobody thinks on for nobody."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.app.navigation import routes
from game.app.scenes.film.film_scene import FilmScene
from game.app.scenes.film.film_work import reviewed_from
from game.app.scenes.title.title_scene import TitleScene
from game.app.table.dialogs.adviser.adviser_sheet import AdviserSheet
from game.app.table.dialogs.adviser.decided_sheet import DecidedSheet
from game.app.table.dialogs.adviser.why_scene import WhyScene
from game.app.table.dialogs.consent_scene import ConsentScene
from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.app.table.dialogs.panels.who_plays import WhoPlays
from game.bots.lent.strength import Strength
from game.bots.seat import BotSeat
from game.play.seats import PersonSeat
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from tests.bots.players import AtHand
from tests.play.advised import OTHER, Asked, counselled, opened, press, question, seated, settle
from tests.play.driver import ENGINE
from tests.play.test_pad import Pad
from tests.rules.positions import position
from tools.pictures.film_pictures import FOUND
from tools.pictures.screen_pictures import recorded

WHY = {"id": "danger", "values": {"room": "bridge"}}


def spoken(hands: Pad) -> str:
    return " ".join(" ".join(hands.texts()).split())


def start(tmp_path: Path, language: str) -> Pad:
    settings = Preferences(animation="off", reduced_motion=True, language=language, adviser="asked")
    return Pad(tmp_path / language, settings)


def adviser(hands: Pad) -> None:
    asked = Asked(share=0.4)
    asked.told["plans"][0]["why"] = WHY
    seated(hands, asked)
    opened(hands, asked)


def adviser_why(hands: Pad) -> None:
    adviser(hands)
    press(hands, "w")
    assert isinstance(hands.top, WhyScene)


def decided(hands: Pad) -> None:
    asked = Asked()
    table = seated(hands, asked, adviser="after")
    press(hands, "h")
    table.propose(OTHER[0])
    press(hands, "space")
    assert isinstance(hands.top, DecidedSheet)
    asked.tell()
    settle(hands)
    table.transients.clear()


def counsel(hands: Pad) -> None:
    dialog = question(hands, "cargo-hold")
    asked = counselled(hands, dialog)
    press(hands, "h")
    asked.tell()
    settle(hands)


def film(hands: Pad) -> None:
    found = json.loads((FOUND / "won.json").read_text(encoding="utf-8"))
    hands.app.reset(FilmScene(recorded(hands.app.engine(), "won"), [reviewed_from(one) for one in found]))
    hands.wait()


def lent(hands: Pad, rule: Callable[[list[Any]], Any], **more: Any) -> None:
    hands.app.change_settings(animation="slow")
    state = position(2, hands=[["data", "metal"], ["energy"]], **more)
    seats = [BotSeat(Strength("officer"), AtHand(rule, WHY)), PersonSeat()]
    table = hands.sit_down(Session.load(state, ENGINE, hands.app.shelf, seats))
    for _ in range(40):
        view = table.lent()
        if view is not None and view.now is not None:
            break
        hands.wait(20)


def shows_a_step(hands: Pad) -> None:
    lent(hands, lambda options: next(one for one in options if one["do"] == "move"))
    press(hands, "p")


def asks(hands: Pad) -> None:
    lent(hands, lambda options: next(one for one in options if one["do"] == "take"), at=[0, 0])
    for _ in range(400):
        if isinstance(hands.top, ConsentScene):
            return
        hands.wait(50)
    raise AssertionError("nobody is asked")


STATES = [
    adviser, counsel, asks,
    *(pytest.param(state, marks=pytest.mark.slow) for state in (adviser_why, decided, film, shows_a_step)),
]  # fmt: skip


@pytest.mark.parametrize("state", STATES)
def test_another_language_speaks_everywhere_at_once(tmp_path: Path, state: Callable[[Pad], None]) -> None:
    wanted = start(tmp_path, "de")
    state(wanted)
    hands = start(tmp_path, "en")
    state(hands)
    before = spoken(hands)
    hands.app.change_settings(language="de")
    assert spoken(hands) == spoken(wanted) != before
    hands.app.change_settings(text=200)
    hands.app.change_settings(text=100, contrast=True, palette="deuteranopia")
    hands.app.change_settings(language="en", contrast=False)
    assert spoken(hands) == before


def test_whoever_hands_the_seat_over_ends_the_advice(tmp_path: Path) -> None:
    hands = start(tmp_path, "en")
    asked = Asked(share=0.4)
    table = seated(hands, asked)
    opened(hands, asked)
    hands.click("crew/1")
    assert isinstance(hands.top, WhoPlays)
    press(hands, "esc")
    assert isinstance(hands.top, AdviserSheet) and table.advising.view is not None, "looked at, no more"
    hands.click("crew/1")
    table.hand_over(0, BotSeat(Strength("cadet"), AtHand(lambda options: options[-1])))
    press(hands, "esc")
    hands.wait(50)
    assert hands.top is table and not table.advising.lit and asked.cancelled == 1
    opened_by_key = seated(hands, asked)
    opened(hands, asked)
    press(hands, "t")
    assert isinstance(hands.top, WhoPlays) and not opened_by_key.advising.lit


def test_a_dialog_with_answers_in_it_ends_when_its_seat_is_handed_over(tmp_path: Path) -> None:
    hands = start(tmp_path, "en")
    counsel(hands)
    table, dialog = hands.table, hands.top
    assert isinstance(dialog, DecisionDialog) and dialog.counsel.open
    table.hand_over(
        table.session.pending.crew, BotSeat(Strength("cadet"), AtHand(lambda options: options[-1]))
    )
    hands.wait(50)
    assert hands.top is table and table.advising.view is None and not dialog.counsel.open


@pytest.mark.parametrize("state", [adviser, counsel, shows_a_step, asks])
def test_who_goes_to_the_title_leaves_nobody_thinking(tmp_path: Path, state: Callable[[Pad], None]) -> None:
    hands = start(tmp_path, "en")
    state(hands)
    table = hands.table
    hands.app.start(routes.Title())
    hands.wait(50)
    assert isinstance(hands.top, TitleScene)
    assert table.advising.view is None and table.session.awaited is None


def test_undo_and_redo_beside_the_sheet_ask_anew(tmp_path: Path) -> None:
    hands = start(tmp_path, "en")
    asked = Asked(share=0.4)
    table = seated(hands, asked)
    table.propose(OTHER[0])
    assert isinstance(opened(hands, asked), AdviserSheet)
    press(hands, "z")
    assert hands.top is table and asked.cancelled == 1 and not table.advising.ghosts
    opened(hands, asked)
    press(hands, "y")
    assert hands.top is table and table.session.history.cursor == 1 and not table.advising.lit
