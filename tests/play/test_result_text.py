"""The text of a flight to paste: true, without spoilers, the same shape in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.play.result_text import LOST, NEVER, flight_result, result_text, signs_line
from game.rules import Engine, Settings, load_content
from game.rules.content import ROOM_SIGN
from game.rules.fingerprints import fingerprint
from game.rules.flight_line import flight_line, fly
from game.rules.gamecode import encode
from game.rules.history import History
from game.rules.loader.yaml_nodes import ContentError
from game.texts import Texts, languages
from tests.content.folder import copied, replace
from tests.play import invented
from tests.rules.positions import position
from tests.rules.table import the_engine
from tests.rules.test_flight_line import flight

GAMES = Path(__file__).parent / "games"
SIGNS = {
    "bridge": "🟥",
    "engine-room": "🟧",
    "repair-centre": "🟨",
    "cargo-hold": "🟩",
    "medical-bay": "🟦",
    "armoury": "🟪",
    "mess-hall": "🟫",
    "crew-quarters": "🟢",
}


def recorded(name: str, engine: Engine | None = None) -> History:
    """A whole game from the recorded ones."""
    form = json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))
    history = History.new(engine or the_engine(), Settings.from_json(form["settings"]))
    for choice in form["choices"]:
        history.apply(choice)
    return history


def diverted(history: History) -> list[str]:
    """The rooms in the order of diverting, from the events in protocol form."""
    events = [event.to_json() for step in history.steps for event in step.events]
    return [event["room"] for event in events if event["type"] == "divert"]


def test_a_rescued_ship_shows_all_rooms_in_the_order_of_diverting() -> None:
    history = recorded("won")
    result, rooms = flight_result(history), diverted(history)
    assert len(rooms) == 8
    assert result_text(Texts("en"), result).splitlines() == [
        "Solar Storm · Easy · 2 crew members",
        "".join(SIGNS[room] for room in rooms),
        f"Rescued on turn {history.state.turn} · {len(history.state.deck)} cards left",
        encode(the_engine(), history.settings),
    ]


@pytest.mark.parametrize("name", ["destroyed", "emptied"])
def test_a_lost_ship_shows_what_was_not_reached_and_a_cross(name: str) -> None:
    history = recorded(name)
    rooms = diverted(history)
    line = result_text(Texts("en"), flight_result(history)).splitlines()[1]
    assert line == "".join(SIGNS[room] for room in rooms) + NEVER * (8 - len(rooms)) + LOST
    assert result_text(Texts("en"), flight_result(history)).splitlines()[2].startswith("Lost on turn")


def test_a_flight_in_progress_has_no_cross_and_forgets_what_was_undone() -> None:
    history = flight(5, 40)
    text = result_text(Texts("en"), flight_result(history))
    assert LOST not in text
    assert f"In flight, turn {history.state.turn} · {len(diverted(history))} of 8" in text
    history.seek(0)
    assert signs_line(flight_result(history)) == NEVER * 8


def test_a_line_of_the_log_gives_the_same_text() -> None:
    history = recorded("won")
    again = fly(the_engine(), flight_line(history))
    assert flight_result(again) == flight_result(history)


def test_a_position_has_no_code_and_counts_the_rooms_it_began_with() -> None:
    state = position(2)
    for room in state["rooms"]:
        room["diverted"] = room["id"] in ("bridge", "armoury")
    history = History.load(the_engine(), the_engine().from_json(state))
    result = flight_result(history)
    assert set(result.diverted) == {"bridge", "armoury"}
    assert result.code is None
    assert len(result_text(Texts("en"), result).splitlines()) == 3


def test_a_room_of_ones_own_has_a_sign(tmp_path: Path) -> None:
    engine = Engine(load_content(invented.content(tmp_path)))
    signs = {room.id: room.sign for room in engine.content.rooms}
    assert signs["observatory"] == ROOM_SIGN
    assert {id: signs[id] for id in SIGNS} == SIGNS
    file = tmp_path / "data" / "rooms" / "observatory.yaml"
    replace(file, "id: observatory", 'id: observatory\nsign: "🔭"')
    engine = Engine(load_content(tmp_path / "data"))
    assert {room.id: room.sign for room in engine.content.rooms}["observatory"] == "🔭"


@pytest.mark.parametrize("sign", ["", "X", "a b", "🟥\\n", "🟥" * 9, "7"])
def test_a_sign_is_a_picture_and_nothing_else(tmp_path: Path, sign: str) -> None:
    folder = copied(tmp_path)
    replace(folder / "rooms" / "bridge.yaml", '"🟥"', f'"{sign}"')
    with pytest.raises(ContentError, match=r"rooms/bridge\.yaml:5"):
        load_content(folder)


def test_signs_change_no_fingerprint(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    replace(folder / "rooms" / "bridge.yaml", '"🟥"', '"🚀"')
    assert fingerprint(load_content(folder)) == fingerprint(the_engine().content)


@pytest.mark.parametrize("language", languages())
def test_every_language_says_it_in_four_lines(language: str) -> None:
    texts = Texts(language)
    for history in (recorded("won"), recorded("destroyed"), flight(4), flight(5, 40)):
        lines = result_text(texts, flight_result(history)).splitlines()
        assert len(lines) == 4
        assert lines[0].startswith("Solar Storm · ")
        assert str(history.state.turn) in lines[2]
        assert not any("{" in line or "share-" in line for line in lines)


def test_nothing_of_cards_and_names_is_told() -> None:
    history = recorded("won")
    text = result_text(Texts("en"), flight_result(history))
    assert not any(name in text for name in ("Mara", "Joon", "metal", "nanobots"))


def test_whoever_plays_alone_is_told_by_the_expansion() -> None:
    first = result_text(Texts("en"), flight_result(flight(4))).splitlines()[0]
    assert first == "Solar Storm · Easy · Solo"
