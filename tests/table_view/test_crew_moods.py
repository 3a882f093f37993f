"""What the faces say follows from the rules: calm, strained, hurt, glad."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.app.table.model.crew_moods import CALM, GLAD, HURT, MOODS, STRAINED, with_moods
from game.app.table.model.recent import Recent
from game.app.table.model.table_view import TableView
from game.program_files import asset_folder
from game.rules.protocol import ResultDict
from game.texts import Texts
from tools.pictures import demo
from tools.pictures.screen_pictures import recorded


@pytest.fixture(scope="module")
def view() -> TableView:
    """The position of the pictures: nobody stands in its critical room, the danger is 33 %."""
    state = demo.state()
    facts, menu = demo.facts(state), demo.rules().program.menu
    return TableView.of(state, demo.asked(), facts=facts, texts=Texts(), menu=menu)


def moods(view: TableView, loss: int, struck: frozenset[str] = frozenset(), **more: object) -> list[str]:
    top = replace(view.top, loss=loss)
    result = more.get("result")
    rooms = more.get("rooms", view.rooms)
    told = with_moods(view.crew, rooms, top, struck, result)  # type: ignore[arg-type]
    return [panel.mood for panel in sorted(told, key=lambda panel: panel.crew)]


def test_all_are_calm_where_little_is_to_be_feared(view: TableView) -> None:
    assert moods(view, 29) == [CALM] * len(view.crew)


def test_all_are_strained_where_this_turn_may_lose_the_ship(view: TableView) -> None:
    assert moods(view, 30) == [STRAINED] * len(view.crew)


def test_whoever_stands_where_the_next_hit_is_the_last_is_strained(view: TableView) -> None:
    who = view.crew[0]
    rooms = tuple(replace(room, critical=room.id == who.room) for room in view.rooms)
    there = {panel.crew for panel in view.crew if panel.room == who.room}
    expected = [STRAINED if n in there else CALM for n in range(len(view.crew))]
    assert moods(view, 0, rooms=rooms) == expected


def test_whoever_stands_in_a_room_that_was_damaged_is_hurt(view: TableView) -> None:
    who = view.crew[0]
    assert who.room is not None
    hurt = moods(view, 90, frozenset((who.room,)))
    assert hurt[who.crew] == HURT
    assert STRAINED in hurt, "the others are not"


def test_winners_are_glad_and_losers_hurt(view: TableView) -> None:
    won: ResultDict = {"won": True, "reason": "any", "winners": [0, 2]}
    found = moods(view, 90, result=won)
    assert [found[0], found[2]] == [GLAD, GLAD]
    assert {mood for n, mood in enumerate(found) if n not in (0, 2)} == {HURT}


def test_damage_hurts_until_the_next_choice(view: TableView) -> None:
    """Read from the log: the rooms that the last choice has cost a cube, and no others."""
    session = recorded(demo.rules(), "destroyed")
    seen: set[str] = set()
    for end in range(1, len(session.log) + 1):
        damaged = Recent.of(session.log[:end]).damaged
        told = {
            event["room"]
            for event in session.log[end - 1].events
            if event["type"] == "hit" and event["result"] != "protected"
        }
        assert damaged == told
        seen |= damaged
    assert seen


def test_every_mood_has_its_face() -> None:
    for number in range(1, 5):
        for mood in MOODS:
            assert (asset_folder() / f"crew/face-{number}-{mood}.webp").is_file(), (number, mood)
