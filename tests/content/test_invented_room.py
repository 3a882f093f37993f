"""A room that no Python knows: one YAML file and its place on the ship and on the cards."""

from pathlib import Path

import pytest

from game.rules import ContentError, Engine, Settings, explain, load_content
from tests.content.folder import copied

OBSERVATORY = """\
id: observatory
repair: [data, energy, metal]
divert: [data, data, nanobots]
variants:
  v1:
    when:
      - {if: {some: {cards: damage-deck}}, why: play-damage-cards}
    steps:
      - look: {deck: damage-deck, count: 2, as: seen}
      - choose:
          kind: observatory
          options:
            - gather: {sink: {selections: {deck: damage-deck, count: seen, most: 1}}}
              steps:
                - put-back: {deck: damage-deck, count: seen, bottom: sink}
      - each:
          name: who
          in: {crew: {in: here}}
          steps:
            - gain: {what: action-token, crew: who}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The base game with an Observatory instead of the Mess Hall."""
    folder = copied(tmp_path)
    (folder / "rooms" / "observatory.yaml").write_text(OBSERVATORY, encoding="utf-8")
    for name in ("ship.yaml", "cards.yaml"):
        file = folder / name
        file.write_text(
            file.read_text(encoding="utf-8").replace("mess-hall", "observatory"), encoding="utf-8"
        )
    return folder


@pytest.fixture
def engine(folder: Path) -> Engine:
    return Engine(load_content(folder))


def beside(engine: Engine, crew_there: int):
    """A game whose active player stands in the repaired Observatory with so many crew members in all."""
    position = engine.to_json(engine.new_game(Settings(4, "easy", 5, first=0)).state)
    place = [room["id"] for room in position["rooms"]].index("observatory")
    position["rooms"][place]["cubes"] = [True, True, True]
    for member in position["crew"][:crew_there]:
        member["at"] = place
    return position


def answer(engine: Engine, state, form: dict):
    option = engine.find_option(engine.decision(state), form)
    assert option is not None, f"{form} is not among {engine.decision(state).to_json()}"
    return engine.apply(state, option)


def test_the_observatory_is_on_the_ship_and_on_the_cards(engine: Engine):
    position = engine.to_json(engine.new_game(Settings(2, "easy", 1)).state)
    assert "observatory" in [room["id"] for room in position["rooms"]]
    assert "mess-hall" not in [room["id"] for room in position["rooms"]]
    cards = position["damage_deck"] + position["damage_discard"]
    assert sum("observatory" in card for card in cards) == 6


def test_one_of_two_seen_cards_sinks_and_everyone_there_gains_a_token(engine: Engine):
    position = beside(engine, 3)
    first, second, *rest = position["damage_deck"]
    asked = answer(engine, engine.from_json(position), {"do": "activate"})
    assert asked.revealed
    assert {"type": "seen", "deck": "damage-deck", "cards": [first, second]} in [
        event.to_json() for event in asked.events
    ]
    decision = engine.decision(asked.state)
    assert decision.kind == "observatory"
    assert [option.to_json() for option in decision.options if not option.to_json()["sink"]] == [{"sink": []}]
    assert len(decision.options) == 3

    done = answer(engine, asked.state, {"sink": [first]})
    after = engine.to_json(done.state)
    assert after["damage_deck"] == [second, *rest, first]
    assert [member["action_tokens"] for member in after["crew"]] == [1, 1, 1, 0]
    assert after["actions_left"] == 2
    assert engine.decision(done.state).kind == "action"


def test_nothing_need_sink(engine: Engine):
    position = beside(engine, 1)
    asked = answer(engine, engine.from_json(position), {"do": "activate"})
    after = engine.to_json(answer(engine, asked.state, {"sink": []}).state)
    assert after["damage_deck"] == position["damage_deck"]
    assert after["crew"][0]["action_tokens"] == 1


def test_it_is_saved_in_the_middle(engine: Engine):
    asked = answer(engine, engine.from_json(beside(engine, 2)), {"do": "activate"}).state
    again = engine.from_json(engine.to_json(asked))
    assert engine.decision(again).to_json() == engine.decision(asked).to_json()


def test_without_damage_cards_it_says_why_not(engine: Engine):
    position = beside(engine, 1)
    position["damage_discard"] = position["damage_deck"] + position["damage_discard"]
    position["damage_deck"] = []
    state = engine.from_json(position)
    assert engine.find_option(engine.decision(state), {"do": "activate"}) is None
    failed = explain(state, {"do": "activate"}).failed
    assert failed is not None and failed.id == "play-damage-cards"


def test_its_texts_are_asked_for(folder: Path):
    from game.texts import Texts

    with pytest.raises(ContentError) as caught:
        load_content(folder, Texts().ids)
    error = caught.value
    assert (error.file, error.line) == ("rooms/observatory.yaml", 1)
    assert "room-observatory" in str(error)
    named = {"room-observatory", "room-observatory-v1-short", "room-observatory-v1-full"}
    load_content(folder, Texts().ids | named)
