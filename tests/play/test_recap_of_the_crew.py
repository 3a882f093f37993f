"""The recap tells what the others did, in the order of time, and in words what it meant for the reader."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.app.drawing.colours.theme import style_of
from game.app.drawing.viewport import inside
from game.app.table.dialogs.panels.recap_sheet import RecapSheet, in_one_place
from game.app.table.model.words.crew_doings import Doing, doings_of
from game.app.table.model.words.recap import struck_since
from game.app.table.table_scene import TableScene
from game.play.seats import PersonSeat
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from game.texts import Texts
from tests.looped import some
from tests.play.driver import ENGINE, Hands
from tests.play.scripted import ScriptedSeat
from tests.play.test_recap import pass_turn
from tests.rules.positions import position
from tests.screens.words import faults

CARDS = [["data", "metal"], ["energy", "nanobots", "metal"], ["data", "energy", "metal"]]
DAMAGE = [["bridge", "medical-bay", "mess-hall"], ["cargo-hold"], ["engine-room"], ["armoury"]]


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path, Preferences(animation="off", recap=True, language="en"))


def busy(session: Session) -> None:
    """Joon repairs and walks to Mara, whose card he takes; Ines only walks."""
    for choice in (
        {"do": "repair", "slot": 0, "card": "nanobots"},
        {"do": "move", "room": "crew-quarters"},
        {"do": "move", "room": "bridge"},
        {"do": "finish"},
        {"take": "deck"},
        {"do": "move", "room": "bridge"},
    ):
        session.apply(choice)
    take = next(o for o in session.decision["options"] if o["do"] == "take" and o["from"] == 0)  # type: ignore[index]
    for choice in (take, {"do": "finish"}, {"take": "deck"}):
        session.apply(choice)


def laid() -> Session:
    state = position(
        3, at=["bridge", "mess-hall", "crew-quarters"], hands=CARDS, cubes={"mess-hall": "011"}, active=1,
        damage=DAMAGE,
    )  # fmt: skip
    return Session.load(state, ENGINE)


def test_every_turn_of_the_others_has_its_doings_in_the_order_of_time() -> None:
    session = laid()
    busy(session)
    strikes = struck_since(session.log, (0,), session.state)
    names = [member["name"] for member in session.state["crew"]]
    told = [
        doings_of(Texts("en"), names, session.facts, strike.choices, strike.crew, (0,)) for strike in strikes
    ]
    assert [strike.crew for strike in strikes] == [1, 2] and all(strike.struck for strike in strikes)
    assert [[(one.icon, one.words) for one in turn] for turn in told] == [
        [("act-repair", "Mess"), ("act-move", "Quarters"), ("act-move", "Bridge")],
        [("act-move", "Bridge"), ("act-share", "Mara"), ("token-action", "+1")],
    ]
    assert [one.yours for turn in told for one in turn if one.yours] == ["Mara gives data to Ines."]


def test_cards_that_a_room_swaps_are_one_thing_that_was_done() -> None:
    state = position(2, at=["bridge", "mess-hall"], hands=CARDS[:2], active=1, damage=DAMAGE)
    session = Session.load(state, ENGINE)
    session.apply({"do": "activate"})
    while session.decision is not None and "take" not in session.decision["options"][0]:
        options = session.decision["options"]
        swaps = [o for o in options if {"give", "take", "gives", "takes", "cards"} & set(o)]
        session.apply((swaps or [o for o in options if o.get("do") == "finish"] or options)[-1])
    session.apply({"take": "deck"})
    (strike,) = struck_since(session.log, (0,), session.state)
    names = [member["name"] for member in session.state["crew"]]
    doings = doings_of(Texts("en"), names, session.facts, strike.choices, 1, (0,))
    assert [(one.icon, one.words) for one in doings][0] == ("act-activate", f"Mess · {names[0]}")
    assert len(doings) == 2 and doings[1].icon == "token-action"
    assert doings[0].yours == "Joon gives nanobots to Mara. Mara gives metal to Joon."


def test_actions_that_were_kept_are_told() -> None:
    """Joon ends his turn at once: that is what he did."""
    session = laid()
    for choice in ({"do": "finish"}, {"take": "deck"}):
        session.apply(choice)
    (strike,) = struck_since(session.log, (2,), session.state)
    names = [member["name"] for member in session.state["crew"]]
    told = doings_of(Texts("en"), names, session.facts, strike.choices, strike.crew, (2,))
    assert [(one.icon, one.words) for one in told] == [("token-action", "+3")]


def test_protection_tokens_say_what_they_did(hands: Hands) -> None:
    """Joon protects two rooms; the storm hits one of them, which the token saves."""
    state = position(
        3, at=["bridge", "armoury", "crew-quarters"], hands=CARDS, active=1,
        damage=DAMAGE,
    )  # fmt: skip
    session = Session.load(state, ENGINE)
    table = hands.sit_down(session)
    session.apply({"do": "activate"})
    places = 0
    while session.decision["kind"] != "action":  # type: ignore[index]
        options = session.decision["options"]  # type: ignore[index]
        best = next((o for o in options if "bridge" in str(o)), options[0])
        session.apply(best)
        places += 1
    for choice in ({"do": "finish"}, {"take": "deck"}):
        session.apply(choice)
    assert places and session.state["active"] == 2
    strikes = struck_since(session.log, (2,), session.state)
    names = [member["name"] for member in session.state["crew"]]
    told = [
        doings_of(Texts("en"), names, session.facts, strike.choices, strike.crew, (2,)) for strike in strikes
    ]
    words = [one.words for turn in told for one in turn if one.icon == "token-protection"]
    assert words and words[0].startswith("protects ") and "Bridge" in words[0]
    assert ("bridge", "protected", 3) in strikes[-1].rooms
    hands.app.push(RecapSheet(table, strikes, False, (2,)))
    assert hands.shows("saved by a Protection token")
    assert hands.shows("protects the Armoury and the Bridge") and not hands.shows("hield")


def test_the_sheet_says_it(hands: Hands) -> None:
    session = laid()
    table = hands.sit_down(session)
    table.deciding.stay()
    busy(session)
    mine = (0,)
    hands.app.push(RecapSheet(table, struck_since(session.log, mine, session.state), False, mine))
    hands.wait()
    assert hands.shows("Mara gives data to Ines.") and hands.shows("Turn 5, Joon")


def test_a_hit_tells_the_cubes_of_then_not_those_that_were_repaired_since() -> None:
    state = position(
        3, at=["mess-hall", "mess-hall", "mess-hall"], hands=CARDS, cubes={"mess-hall": "001"},
        active=1, damage=[["mess-hall"], ["bridge"], ["armoury"]],
    )  # fmt: skip
    session = Session.load(state, ENGINE)
    for choice in ({"do": "finish"}, {"take": "deck"}):
        session.apply(choice)
    assert session.state["active"] == 2
    repairs = [o for o in session.decision["options"] if o.get("do") == "repair"]  # type: ignore[index]
    session.apply(repairs[0])
    for choice in ({"do": "finish"}, {"take": "deck"}):
        session.apply(choice)
    first, second = struck_since(session.log, (0,), session.state)
    assert first.rooms == (("mess-hall", "cube", 0),)
    assert second.rooms == (("bridge", "cube", 2),)
    assert sum(next(r for r in session.state["rooms"] if r["id"] == "mess-hall")["cubes"]) == 1


def test_ones_own_turns_are_not_told_again() -> None:
    session = laid()
    busy(session)
    assert not any(strike.choices for strike in struck_since(session.log, (0, 1, 2), session.state))


def test_a_turn_adrift_is_told_though_nothing_strikes_in_it() -> None:
    """R-32"""
    seven = ("bridge", "crew-quarters", "mess-hall", "engine-room", "repair-centre", "cargo-hold", "armoury")
    pile, at = ["data", "energy"], [4, "bridge", 4]
    state = position(3, escape_pod=True, diverted=seven, at=at, hands=CARDS, discard=pile, active=2)
    session = Session.load(state, ENGINE)
    session.dice = [6, 6]
    session.apply({"do": "board"})
    for _ in range(2):
        session.apply({"do": "finish"})
        session.apply({"take": "deck"})
    strikes = struck_since(session.log, (0,), session.state)
    assert [(strike.crew, strike.struck) for strike in strikes] == [(0, True), (1, True), (2, False)]
    names = [member["name"] for member in session.state["crew"]]
    told = doings_of(Texts("en"), names, session.facts, strikes[-1].choices, 2, (0,))
    assert any(one.icon == "die-6" for one in told)


def to_the_turn_of(hands: Hands, table: TableScene, crew: int) -> None:
    for _ in range(600):
        if table.session.state["active"] == crew:
            return
        hands.wait(20)
    raise AssertionError("the turn does not come")


def test_a_seat_taken_over_that_has_just_been_watched_needs_none(hands: Hands) -> None:
    seats = [PersonSeat(), ScriptedSeat(1), ScriptedSeat(2)]
    setup: dict[str, Any] = {"players": 3, "difficulty": "medium", "seed": 7, "first": 0}
    table = hands.sit_down(Session.new(setup, ENGINE, seats=seats))
    pass_turn(table)
    to_the_turn_of(hands, table, 1)
    table.hand_over(1, PersonSeat())
    hands.wait(200)
    assert hands.top is table, "whoever takes over has seen it"
    table.hand_over(2, PersonSeat())
    pass_turn(table)
    hands.wait(200)
    sheet = hands.top
    assert isinstance(sheet, RecapSheet)
    assert [strike.crew for strike in sheet.strikes] == [1], "only what struck since the last turn by hand"


def four_busy_turns(hands: Hands) -> RecapSheet:
    """Open the recap of four turns in which a lot happened."""
    session = laid()
    table = hands.sit_down(session)
    table.deciding.stay()
    busy(session)
    table.renew()
    told = struck_since(session.log, (0,), session.state)
    four = [replace(strike, turn=turn) for turn, strike in enumerate([*told, *told])]
    sheet = RecapSheet(table, four, False, (0,))
    hands.app.push(sheet)
    return sheet


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_four_busy_turns_leave_the_ship_to_be_seen(tmp_path: Path, language: str, text: int) -> None:
    hands = Hands(tmp_path, Preferences(animation="off", language=language, text=text))
    sheet = four_busy_turns(hands)
    lowest = max(y + h for key, (_, y, _, h) in hands.table.layout.keys.items() if key.kind == "room")
    assert sheet.frame(hands.app.kit)[1] >= lowest
    assert not [words for words in faults(hands.app.draw()) if words.startswith("cut")]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_four_busy_turns_are_told_in_letters_of_one_size(
    tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    """Long ones were set smaller and narrower than those beside them."""
    hands = Hands(tmp_path, Preferences(animation="off", language=language), size)
    sheet = four_busy_turns(hands)
    kit, drawn = hands.app.kit, hands.app.draw().texts
    for place in some(sheet.places(kit)):
        said = [record for record in drawn if inside(place, record.rect[:2])]
        assert said
        for n, record in enumerate(said):
            style = style_of("subheading" if n == 0 else "fact")
            assert record.size == style.size, record.text
            assert record.rect[2] == pytest.approx(kit.fonts.width(record.text, style), abs=3), record.text


def test_what_was_done_in_one_place_names_it_once() -> None:
    done = [
        Doing("act-move", "Mess", "", "Mess Hall"),
        Doing("act-repair", "Mess", "", "Mess Hall"),
        Doing("act-move", "Repair", "", "Repair Centre"),
        Doing("act-share", "Mara", "Joon gives metal to Mara."),
        Doing("act-activate", "Repair", "", "Repair Centre"),
    ]
    together = in_one_place(done)
    assert [[one.icon for one in part] for part in together] == [
        ["act-move", "act-repair"],
        ["act-move"],
        ["act-share"],
        ["act-activate"],
    ]


def test_a_room_of_which_something_was_done_has_its_whole_name(hands: Hands) -> None:
    """Its brief name, Repair, was read as the action; eight of them stood in one line of narrow letters."""
    state = position(
        2, at=["bridge", "mess-hall"], hands=[["data"], ["nanobots", "metal"]], cubes={"mess-hall": "011"},
        active=1, damage=DAMAGE,
    )  # fmt: skip
    session = Session.load(state, ENGINE)
    hands.sit_down(session)
    for choice in ({"do": "repair", "slot": 0, "card": "nanobots"}, {"do": "finish"}, {"take": "deck"}):
        session.apply(choice)
    strikes = struck_since(session.log, (0,), session.state)
    hands.app.push(RecapSheet(hands.table, strikes, False, (0,)))
    hands.wait()
    sheet = hands.top
    assert [one.full for one in sheet.doings[0] if one.full] == ["Mess Hall"]
    bottom = sheet.places(hands.app.kit)[0]
    beside = [one.text for one in hands.app.draw().texts if inside(bottom, one.rect[:2])]
    assert "Mess Hall" in beside and "Mess" not in beside


def test_how_a_room_is_now_is_told_and_not_how_it_was_then(hands: Hands) -> None:
    """Joon is hit first, and repairs what was hit: the sheet once said that a cube was still missing."""
    state = position(
        2, at=["bridge", "bridge"], hands=[["data"], ["data", "metal", "nanobots", "energy"]],
        damage=[["bridge"], ["cargo-hold"], ["armoury"]],
    )  # fmt: skip
    session = Session.load(state, ENGINE)
    hands.sit_down(session)
    for choice in ({"do": "finish"}, {"take": "deck"}):
        session.apply(choice)
    mended = next(one for one in session.decision["options"] if one.get("do") == "repair")  # type: ignore[index]
    for choice in (mended, {"do": "finish"}, {"take": "deck"}):
        session.apply(choice)
    hands.table.renew()
    strikes = struck_since(session.log, (0,), session.state)
    hands.app.push(RecapSheet(hands.table, strikes, False, (0,)))
    hands.wait()
    assert hands.shows("one cube lost, now 3 of 3") and hands.shows("one cube lost, 2 of 3 left")
