"""Expansions are content: what one can declare, and how a wrong declaration is named."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.program_files import data_folder
from game.rules import ContentError, Engine, Settings, SettingsError, load_content
from game.rules.content import Expansion, Side
from game.texts import Texts
from tests.content.folder import copied
from tests.content.slips import Slip, assert_named_where_it_stands
from tests.content.test_invented_room import OBSERVATORY

POD = "expansions/escape-pod/expansion.yaml"
SOLO = "expansions/solo/expansion.yaml"
CONTROL = "expansions/damage-control/expansion.yaml"


SLIPS = {
    "a supply that is not there": Slip(
        POD,
        "\nadds:\n",
        "\nreplaces: {supplies: {action-token: 9}}\nadds:\n",
        "'action-token', expected one of the supplies",
        "action-tokens",
        1,
    ),
    "a new kind of supply": Slip(
        POD, "\nadds:\n", "\nadds:\n  supplies: {fuel: 9}\n", "unknown key 'supplies'", None, 2
    ),
    "a supply that is taken away": Slip(
        POD, "\nadds:\n", "\nremoves: {supplies: [repair-cubes]}\nadds:\n", "unknown key 'supplies'", None, 1
    ),
    "fewer cubes than spaces": Slip(
        POD,
        "\nadds:\n",
        "\nreplaces: {supplies: {repair-cubes: 23}}\nadds:\n",
        "23, expected repair-cubes, one for each repair space (a whole number from 24 to 99)",
        None,
        1,
    ),
    "a number that is not there": Slip(
        POD,
        "\nadds:\n",
        "\nreplaces: {numbers: {hand-limt: 5}}\nadds:\n",
        "'hand-limt', expected one of the numbers",
        "hand-limit",
        1,
    ),
    "a number that is taken away": Slip(
        POD, "\nadds:\n", "\nremoves: {numbers: [hand-limit]}\nadds:\n", "unknown key 'numbers'", None, 1
    ),
    "a table with five sides": Slip(
        POD,
        "\nadds:\n",
        "\nreplaces: {numbers: {hull-breach: [1, 1, 2, 2, 3]}}\nadds:\n",
        "5 numbers, expected six",
        None,
        1,
    ),
    "a table where a number is wanted": Slip(
        POD,
        "\nadds:\n",
        "\nreplaces: {numbers: {hand-limit: [5, 6]}}\nadds:\n",
        "'hand-limit', a list, expected a number",
        None,
        1,
    ),
    "a number where a table is wanted": Slip(
        POD,
        "\nadds:\n",
        "\nreplaces: {numbers: {hull-breach: 2}}\nadds:\n",
        "'hull-breach', '2', expected a list, as in the base content",
        None,
        1,
    ),
    "a word where a number is wanted": Slip(
        POD,
        "\nadds:\n",
        "\nreplaces: {numbers: {hand-limit: five}}\nadds:\n",
        "'hand-limit', 'five', expected a number",
        None,
        1,
    ),
    "a number too large": Slip(
        POD,
        "\nadds:\n",
        "\nreplaces: {numbers: {hull-breach: [1, 1, 2, 2, 3, 300]}}\nadds:\n",
        "300, expected",
        None,
        1,
    ),
    "too few numbers of players": Slip(
        POD,
        "\nadds:\n",
        "\nreplaces: {numbers: {starting-hand: {2: 3}}}\nadds:\n",
        "cards by players without '1'",
        None,
        1,
    ),
    "id unlike its folder": Slip(SOLO, "id: solo", "id: solos", "the id 'solos'", "solo"),
    "unknown key": Slip(SOLO, "\nremoves:", "\nremove:", "unknown key 'remove'", "removes", 1),
    "unknown setting": Slip(
        POD, "setting: escape_pod", "setting: escape-pod", "'escape-pod', expected a setting", "escape_pod"
    ),
    "five players": Slip(POD, "players: [3, 4]", "players: [3, 5]", "5, expected a number of players"),
    "unknown section": Slip(SOLO, "  abilities:", "  ability:", "unknown key 'ability'", "abilities"),
    "removes what is not there": Slip(
        SOLO, "actions: [give, take]", "actions: [giv, take]", "'giv', expected one of the actions", "give"
    ),
    "adds what is there": Slip(SOLO, "    trade:\n", "    move:\n", "'move' added to the actions", None, 1),
    "replaces what is not there": Slip(
        SOLO, "    mess-hall/v1:\n", "    mess-hal/v1:\n", "'mess-hal/v1', expected one of", "mess-hall/v1", 1
    ),
    "steps around a list that is not there": Slip(
        POD, "  turn-aboard:\n", "  turn-abord:\n", "'turn-abord', expected a list", "turn-aboard", 1
    ),
    "a name that the list has not made": Slip(
        CONTROL, "{open-rooms: card}, than", "{open-rooms: cards}, than", "'cards', expected card", "card"
    ),
    "an open card of another type": Slip(
        CONTROL, "cards: [{any: 2}]", "cards: [{any: 3}]", "3, expected 2 on a card of type 2"
    ),
    "a wrong key of an open card": Slip(
        CONTROL, "cards: [{any: 2}]", "cards: [{all: 2}]", "unknown key 'all'"
    ),
    "too few cards": Slip(
        CONTROL, "1: {count: 1,", "1: {count: 2,", "2, expected the number of cards below, 1"
    ),
    "an added list that leads nowhere": Slip(
        POD, "      - go: next-turn", "      - pass-turn: {}", "the end of the list 'deserter-turn'"
    ),
    "a wrong verb in an added list": Slip(POD, "- board: active", "- bord: active", "'bord'", "board"),
    "removes no actions but lists of steps": Slip(
        SOLO, "  actions: [give, take]", "  actions: {give: take}", "a mapping, expected actions (a list)"
    ),
    "a value the list needs": Slip(
        POD, "{list: return-everything, with: {crew: active}}", "return-everything", "no 'crew'"
    ),
}


@pytest.mark.parametrize("name", SLIPS)
def test_a_slip_is_named_where_it_stands(name: str, tmp_path: Path) -> None:
    assert_named_where_it_stands(SLIPS[name], tmp_path)


def expansion(folder: Path, name: str, text: str) -> Path:
    """Write an expansion; its folder."""
    where = folder / "expansions" / name
    where.mkdir()
    (where / "expansion.yaml").write_text(f"id: {name}\n{text}", encoding="utf-8")
    return where


def test_two_expansions_that_change_the_same_thing(tmp_path: Path):
    folder = copied(tmp_path)
    expansion(folder, "silence", "always: true\nremoves: {actions: [give]}\n")
    with pytest.raises(ContentError) as caught:
        load_content(folder)
    assert str(caught.value) == (
        "expansions/solo/expansion.yaml:7: found 'give' of the actions changed, "
        "expected no change ('silence' already changes it)"
    )


def test_expansions_that_are_never_in_one_game_may_change_the_same_thing(tmp_path: Path):
    folder = copied(tmp_path)
    expansion(folder, "silence", "always: true\nplayers: [2, 3, 4]\nremoves: {actions: [give]}\n")
    engine = Engine(load_content(folder))
    for players in (1, 2):
        state = engine.new_game(Settings(players, "easy", 1)).state
        offered = {option.to_json()["do"] for option in engine.decision(state).options}
        assert "give" not in offered
        assert ("take" in offered) == (players == 2)


def test_a_folder_without_its_file(tmp_path: Path):
    folder = copied(tmp_path)
    (folder / "expansions" / "nothing").mkdir()
    with pytest.raises(ContentError, match=r"^expansions/nothing/expansion.yaml:1: found no such file"):
        load_content(folder)


def test_without_expansions_there_is_the_base_game(tmp_path: Path):
    folder = copied(tmp_path)
    shutil.rmtree(folder / "expansions")
    engine = Engine(load_content(folder))
    assert engine.decision(engine.new_game(Settings(3, "easy", 1)).state)
    with pytest.raises(SettingsError, match="no expansion for the setting 'damage_control'"):
        engine.new_game(Settings(3, "easy", 1, switches=(("damage_control", True),)))


def test_a_missing_text_of_an_expansion():
    missing = "room-mess-hall-solo-full"
    with pytest.raises(ContentError) as caught:
        load_content(data_folder(), Texts().ids - {missing})
    assert (caught.value.file, caught.value.found) == (SOLO, f"no text {missing!r}")


def test_every_allowed_combination_is_there():
    content = load_content(data_folder())
    assert set(content.editions) == {
        (),
        ("damage-control",),
        ("escape-pod",),
        ("solo",),
        ("damage-control", "escape-pod"),
        ("damage-control", "solo"),
    }
    assert [len(edition.damage) for edition in content.editions.values()].count(27) == 3
    solo = content.editions[("solo",)]
    hall = next(room for room in solo.rooms if room.id == "mess-hall")
    assert hall.variants["v1"].text == "room-mess-hall-solo"
    assert hall.variants["v2"].text == "room-mess-hall-v2"


OBSERVERS = """\
# A room for the Mess Hall, another resource, another Damage card, a difficulty, and a way to rest.
always: true
players: [2, 3]
adds:
  rooms: [observatory]
  resources:
    antimatter: {copies: 3}
  difficulties:
    gentle: {universal: 12}
  damage:
    2: {count: 1, cards: [[mess-hall, bridge]]}
  abilities:
    energy-core/v2: {passive: true}
  actions:
    rest:
      cost: 2
      answer: {do: rest}
      steps:
        - gain: {what: action-token, crew: active}
replaces:
  rooms: {mess-hall: observatory}
"""


def test_an_expansion_of_its_own(tmp_path: Path):
    """A room in place of another, a resource, a difficulty, a card and an action, and no Python for them."""
    folder = copied(tmp_path)
    where = expansion(folder, "observers", OBSERVERS)
    (where / "rooms").mkdir()
    (where / "rooms" / "observatory.yaml").write_text(OBSERVATORY, encoding="utf-8")
    engine = Engine(load_content(folder))
    outcome = engine.new_game(Settings(3, "gentle", 8, rooms=(("observatory", "v1"),)))
    state = engine.to_json(outcome.state)
    rooms = [room["id"] for room in state["rooms"]]
    assert "observatory" in rooms and "mess-hall" not in rooms
    cards = state["damage_deck"] + state["damage_discard"]
    assert ["observatory", "bridge"] in cards and len(cards) == 25
    assert sum(card == ["observatory"] for card in cards) == 1
    hands = [card for member in state["crew"] for card in member["hand"]]
    everything = state["resource_deck"] + state["face_up"] + hands
    assert (everything.count("antimatter"), everything.count("universal")) == (3, 12)
    rest = engine.find_option(engine.decision(outcome.state), {"do": "rest"})
    rested = engine.to_json(engine.apply(outcome.state, rest).state)
    active = state["active"]
    assert (rested["actions_left"], rested["crew"][active]["action_tokens"]) == (1, 1)
    assert engine.to_json(engine.from_json(rested)) == rested
    with pytest.raises(SettingsError, match="no difficulty 'gentle'"):
        engine.new_game(Settings(4, "gentle", 8))
    four = engine.to_json(engine.new_game(Settings(4, "easy", 8)).state)
    assert "mess-hall" in [room["id"] for room in four["rooms"]], "only with two or three players"


def test_r30_chance_does_not_turn_the_room_in_the_centre(tmp_path: Path):
    folder = copied(tmp_path)
    expansion(folder, "core", "adds: {abilities: {energy-core/v2: {passive: true}}}\n")
    engine = Engine(load_content(folder))
    for rooms, side in (("mixed", "v1"), ("v1", "v1"), ("v2", "v2")):
        dealt = engine.new_game(Settings(3, "easy", 8, rooms=rooms, expansions=("core",))).state
        assert engine.to_json(dealt)["rooms"][4]["variant"] == side


def test_a_wrong_list_of_an_expansion_names_the_nearest(tmp_path: Path):
    folder = copied(tmp_path)
    expansion(folder, "observers", "after:\n  turn-abroad: []\n")
    with pytest.raises(ContentError, match="did you mean 'turn-aboard'"):
        load_content(folder)


def own(tmp_path: Path, text: str, *more: str) -> Expansion:
    """An expansion of somebody's own that adds the observatory, and more rooms like it."""
    where = tmp_path / "own" / "hills"
    (where / "rooms").mkdir(parents=True)
    for room in ("observatory", *more):
        told = OBSERVATORY.replace("id: observatory", f"id: {room}")
        (where / "rooms" / f"{room}.yaml").write_text(told, encoding="utf-8")
    (where / "expansion.yaml").write_text(f"id: hills\n{text}", encoding="utf-8")
    one, two = (load_content(data_folder(), own=(folder,)) for folder in (where, where.parent))
    assert one.expansions == two.expansions, "the folder itself, or the one around it"
    return one.expansions[-1]


SWAP = "adds: {rooms: [observatory]}\nreplaces: {rooms: {mess-hall: observatory}}\n"


def test_an_expansion_that_only_swaps_a_room_is_a_side_of_it(tmp_path: Path):
    found = own(tmp_path, SWAP)
    assert found.side == Side("mess-hall", "observatory", ("v1",)) and found.mark


@pytest.mark.parametrize(
    "text",
    [
        "adds: {rooms: [observatory]}\n",
        "adds: {rooms: [observatory]}\nreplaces: {rooms: {energy-core: observatory}}\n",
        "adds: {rooms: [observatory, planetarium]}\nreplaces: {rooms: {mess-hall: observatory}}\n",
        "adds: {rooms: [observatory, planetarium]}\n"
        "replaces: {rooms: {mess-hall: observatory, bridge: planetarium}}\n",
        f"{SWAP}removes: {{actions: [give]}}\n",
        f"{SWAP}before: {{turn-aboard: []}}\n",
    ],
)
def test_one_that_does_more_or_less_is_none(tmp_path: Path, text: str):
    assert own(tmp_path, text, *(["planetarium"] if "planetarium" in text else [])).side is None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (f"{SWAP}always: true\n", "an expansion that players choose"),
        (SWAP.replace("mess-hall: observatory", "mess-hall: bridge"), "the room 'mess-hall' twice"),
    ],
)
def test_one_of_somebodys_own_is_refused_with_a_sentence(tmp_path: Path, text: str, says: str):
    with pytest.raises(ContentError, match=says):
        own(tmp_path, text)
