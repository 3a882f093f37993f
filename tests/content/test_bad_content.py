"""Every mistake in content is named with its file, its line, what was expected and the nearest right name."""

from pathlib import Path

import pytest

from game.rules import ContentError, load_content
from game.rules.loader.yaml_nodes import nearest_name, read_yaml
from game.texts import Texts
from tests.content.folder import copied, replace
from tests.content.slips import Slip, assert_named_where_it_stands

SLIPS = {
    "unknown key of a room": Slip(
        "rooms/bridge.yaml", "\nrepair: [", "\nrepairs: [", "unknown key 'repairs'", "repair", 1
    ),
    "unknown key of a variant": Slip(
        "rooms/bridge.yaml",
        "    steps:\n      - look: {deck: damage-deck, count: 3",
        "    step:\n      - look: {deck: damage-deck, count: 3",
        "unknown key 'step'",
        "steps",
    ),
    "unknown variant": Slip("rooms/armoury.yaml", "  v1:", "  v11:", "unknown key 'v11'", "v1"),
    "unknown resource": Slip(
        "rooms/bridge.yaml", "[nanobots, data,", "[nanobot, data,", "'nanobot'", "nanobots"
    ),
    "two resources on a track": Slip(
        "rooms/bridge.yaml", "[data, metal, energy]", "[data, metal]", "2 resources, expected three"
    ),
    "a track without a cost": Slip(
        "rooms/bridge.yaml",
        "divert: [data, metal, energy]\n",
        "",
        "only one of 'repair' and 'divert'",
        None,
        -2,
    ),
    "id unlike its file": Slip(
        "rooms/bridge.yaml", "id: bridge", "id: bridges", "the id 'bridges'", "bridge"
    ),
    "passive and active": Slip(
        "rooms/medical-bay.yaml", "    passive: true", "    cost: 1", "with neither, expected either 'steps'"
    ),
    "unknown verb": Slip(
        "rooms/bridge.yaml",
        "- look: {deck: damage-deck, count: 3",
        "- peek: {deck: damage-deck, count: 3",
        "'peek', expected a step",
    ),
    "misspelt verb": Slip(
        "turn.yaml", "    - begin-turn:", "    - begin-trun:", "'begin-trun'", "begin-turn"
    ),
    "two verbs in one step": Slip(
        "turn.yaml",
        "    - begin-turn: {actions: base-actions}",
        "    - begin-turn: {actions: base-actions}\n      phase: actions",
        "2 keys",
    ),
    "missing argument": Slip(
        "actions.yaml", "move-meeple: {crew: active, to: room}", "move-meeple: {crew: active}", "without 'to'"
    ),
    "unknown argument": Slip(
        "actions.yaml",
        "move-meeple: {crew: active, to: room}",
        "move-meeple: {crews: active, to: room}",
        "unknown key 'crews'",
        "crew",
    ),
    "argument of the wrong type": Slip(
        "actions.yaml",
        "move-meeple: {crew: active, to: room}",
        "move-meeple: {crew: room, to: room}",
        "'room', a room, expected crew",
    ),
    "unknown name": Slip(
        "rooms/engine-room.yaml",
        "- move-card: {card: give, from",
        "- move-card: {card: gvie, from",
        "'gvie'",
        "give",
    ),
    "a name used before it is made": Slip(
        "turn.yaml", "    - drawn-damage: {as: card}\n", "", "'card', expected card: a damage-card", None, 2
    ),
    "one name for two things": Slip(
        "rooms/mess-hall.yaml",
        "tell: {name: from, own: {cards-in: {hand: active}}}}\n              steps",
        "tell: {name: from}}\n                give: {crew: {}}\n              steps",
        "'give' as a crew",
        None,
        1,
    ),
    "a name twice in an option": Slip(
        "actions.yaml",
        "answer: {do: repair, cube: true}",
        "answer: {do: repair, slot: x}",
        "the name 'slot'",
        None,
        6,
    ),
    "unknown source": Slip(
        "actions.yaml", "{neighbours: here}", "{neighbors: here}", "'neighbors'", "neighbours"
    ),
    "unknown zone": Slip(
        "actions.yaml", "from: face-up, to: {hand", "from: faceup, to: {hand", "'faceup'", "face-up"
    ),
    "unknown condition": Slip(
        "actions.yaml",
        "{if: {repaired: here}, why: play-whole}\n    gather",
        "{if: {repair: here}, why: x}\n    gather",
        "'repair'",
        "repaired",
    ),
    "unknown supply": Slip(
        "rooms/armoury.yaml",
        "supply-of: protection-tokens",
        "supply-of: protection-token",
        "'protection-token'",
        "protection-tokens",
    ),
    "a deck that moves a named card": Slip(
        "turn.yaml",
        "- move-card: {from: deck, to: discard}",
        "- move-card: {to: discard, card: x, from: deck}",
        "a move from deck with a card",
    ),
    "a list of steps that is not there": Slip(
        "actions.yaml", "      - go: collect", "      - go: colect", "'colect'", "collect"
    ),
    "a list of steps that leads nowhere": Slip(
        "turn.yaml",
        "    - pass-turn: {}\n    - go: turn",
        "    - pass-turn: {}",
        "the end of the list 'next-turn', expected a go",
    ),
    "a list that leads nowhere where a condition fails": Slip(
        "turn.yaml",
        "    - pass-turn: {}\n    - go: turn",
        "    - when: {test: {some: {deserters: {}}}, then: [{go: turn}]}",
        "the end of the list 'next-turn', expected a go",
    ),
    "a list of which one branch leads nowhere": Slip(
        "turn.yaml",
        "    - pass-turn: {}\n    - go: turn",
        "    - when: {test: {some: {deserters: {}}}, then: [{go: turn}], else: [{pass-turn: {}}]}",
        "the end of the list 'next-turn', expected a go",
    ),
    "a value the list does not take": Slip(
        "turn.yaml",
        "{list: damage-room, with: {room: room}}",
        "{list: damage-room, with: {rooms: room}}",
        "'rooms'",
        "room",
    ),
    "a value the list needs": Slip(
        "turn.yaml", "{list: damage-room, with: {room: room}}", "{list: damage-room}", "no 'room'"
    ),
    "leave without a loop": Slip(
        "rooms/bridge.yaml",
        "      - look: {deck: damage-deck, count: 3",
        "      - leave: {}\n      - look: {deck: damage-deck, count: 3",
        "'leave' outside",
    ),
    "both times and while": Slip(
        "turn.yaml",
        "                  times: deck-cards\n",
        "                  times: deck-cards\n                  while: {some: {cards: discard}}\n",
        "both or neither",
        None,
        0,
    ),
    "five sides of a die": Slip(
        "numbers.yaml", "[0, 0, 1, 1, 1, 2]", "[0, 1, 1, 1, 2]", "5 numbers, expected six"
    ),
    "text for a number": Slip(
        "turn.yaml", "{actions: base-actions}", "{actions: three}", "'three', expected a number"
    ),
    "unknown number": Slip(
        "turn.yaml", "table: hull-breach", "table: hull-breech", "expected a number, or one", "hull-breach"
    ),
    "a table for a number": Slip(
        "turn.yaml", "times: deck-cards", "times: scavenge", "'scavenge', a list, expected a number"
    ),
    "a number that no step uses": Slip(
        "numbers.yaml", "base-actions: 3 ", "luck: 3\nbase-actions: 3 ", "'luck' that no step uses"
    ),
    "a number that is said twice": Slip(
        "actions.yaml", "as: picks}", "as: hand-limit}", "the name 'hand-limit'", None
    ),
    "a number too large": Slip(
        "actions.yaml",
        "{from: here, to: room}}}}\n    cost: 1",
        "{from: here, to: room}}}}\n    cost: 12",
        "12, expected",
        None,
        1,
    ),
    "a condition without its reason": Slip(
        "rooms/engine-room.yaml",
        "{if: {some: {cards: {hand: active}}}, why: play-own-cards}",
        "{if: {some: {cards: {hand: active}}}}",
        "a condition without 'why'",
    ),
    "a condition as it was before it had a reason": Slip(
        "actions.yaml",
        "{if: {supply: {of: repair-cubes}}, why: play-cube}",
        "supply: {of: repair-cubes}",
        "unknown key 'supply' in a condition with its reason",
    ),
    "a reason beside those of the ability": Slip(
        "actions.yaml",
        "{if: {can-activate: here}}",
        "{if: {can-activate: here}, why: play-whole}",
        "a 'why', expected none",
    ),
    "a reason for an argument that is not there": Slip(
        "rooms/crew-quarters.yaml",
        "{other-than: play-elsewhere, occupied: play-joined}",
        "{other-than: play-elsewhere, ocupied: play-joined}",
        "'ocupied', expected what of the source is explained",
        "occupied",
    ),
    "told but not there": Slip(
        "actions.yaml",
        "tell: {steps: {steps: {from: here, to: room}}}",
        "tell: {steps: {stepps: {from: here, to: room}}}",
        "'stepps', expected what is told",
        "steps",
    ),
    "told without a reason": Slip(
        "rooms/armoury.yaml",
        "why: play-aboard, tell: {name: to}",
        "tell: {name: to}",
        "a 'tell', expected a 'why' beside it",
    ),
    "conditions of a passive room": Slip(
        "rooms/medical-bay.yaml",
        "    why: play-passive-tokens",
        "    cost: 1",
        "'cost' of a passive one",
    ),
    "a reason to be passive of an active room": Slip(
        "rooms/medical-bay.yaml",
        "    cost: 2",
        "    why: play-passive",
        "'why' of one that is activated",
    ),
    "yes for true": Slip("rooms/medical-bay.yaml", "passive: true", "passive: 1", "'1', expected passive"),
    "unknown room on a card": Slip(
        "cards.yaml", "      - [bridge]\n", "      - [brigde]\n", "'brigde'", "bridge"
    ),
    "too few damage cards": Slip(
        "cards.yaml", "      - [bridge]\n", "", "8, expected the number of cards below, 7", None, -2
    ),
    "too many rooms on a card": Slip(
        "cards.yaml", "      - [bridge]\n", "      - [bridge, armoury]\n", "2 rooms, expected 1"
    ),
    "a room twice on a card": Slip(
        "cards.yaml", "      - [bridge, armoury]\n", "      - [bridge, bridge]\n", "the room 'bridge' twice"
    ),
    "a number of copies in words": Slip(
        "cards.yaml",
        "  data: {copies: 15}",
        "  data: {copies: by-dificulty}",
        "'by-dificulty'",
        "by-difficulty",
    ),
    "a difficulty without its cards": Slip(
        "difficulties.yaml", "easy: {universal: 8}", "easy: {}", "without 'universal'"
    ),
    "a difficulty with other cards": Slip(
        "difficulties.yaml",
        "easy: {universal: 8}",
        "easy: {universals: 8}",
        "unknown key 'universals'",
        "universal",
    ),
    "a difficulty twice": Slip(
        "difficulties.yaml", "hard: {universal: 4}", "easy: {universal: 4}", "the key 'easy' twice"
    ),
    "an unknown room in the centre": Slip(
        "ship.yaml", "centre: energy-core", "centre: energy-cor", "'energy-cor'", "energy-core"
    ),
    "seven rooms": Slip("ship.yaml", "[armoury, bridge, ", "[bridge, ", "7 rooms, expected eight"),
    "a room twice on the ship": Slip(
        "ship.yaml", "[armoury, bridge, ", "[bridge, bridge, ", "the room 'bridge' twice"
    ),
    "a phase that resumes nowhere": Slip(
        "turn.yaml", "  actions: act", "  actions: next-turn", "a list that begins with a choose"
    ),
    "an ending that is not there": Slip(
        "endings.yaml", "  deck-empty: deck-empty", "  deck-empty: deck-emtpy", "'deck-emtpy'", "deck-empty"
    ),
    "broken YAML": Slip(
        "actions.yaml", "answer: {do: move}", "answer: {do: move", "expected well-formed YAML", None, 1
    ),
    "a tab": Slip("ship.yaml", "face-up: 2", "face-up:\n\t2", "expected well-formed YAML", None, 1),
}


@pytest.mark.parametrize("name", SLIPS)
def test_a_slip_is_named_where_it_stands(name: str, tmp_path: Path) -> None:
    assert_named_where_it_stands(SLIPS[name], tmp_path)


POD = "expansions/escape-pod/expansion.yaml"
RANGES = {
    "actions of a turn": ("numbers.yaml", "base-actions: 3 ", "base-actions: 10 ", 0, 9),
    "Damage cards of the setup": ("numbers.yaml", "setup-damage: 2 ", "setup-damage: 100 ", 0, 99),
    "cards of a first hand": ("numbers.yaml", "{1: 4,", "{1: 10,", 0, 9),
    "a side of the die": ("numbers.yaml", "[0, 0, 1, 1, 1, 2]", "[0, 0, 1, 1, 1, 100]", 0, 99),
    "the cost of an action": (
        "actions.yaml", "cost: 1\n    steps:\n      - roll", "cost: 10\n    steps:\n      - roll", 0, 9
    ),
    "the cost of a room": ("rooms/medical-bay.yaml", "    cost: 2", "    cost: 10", 0, 9),
    "the players of a variant": ("rooms/medical-bay.yaml", "    cost: 2", "    players: 5", 1, 4),
    "what a supply must hold": (
        "rooms/medical-bay.yaml", "{of: action-tokens}}, why", "{of: action-tokens, least: 100}}, why", 1, 99
    ),
    "cards that lie face up": ("ship.yaml", "face-up: 2", "face-up: 10", 1, 9),
    "pieces in the supply": ("ship.yaml", "action-tokens: 8", "action-tokens: 100", 0, 99),
    "players of the game": ("ship.yaml", "players: [2, 3, 4]", "players: [2, 3, 5]", 1, 4),
    "copies of a resource": ("cards.yaml", "data: {copies: 15}", "data: {copies: 64}", 0, 63),
    "copies in a difficulty": ("difficulties.yaml", "easy: {universal: 8}", "easy: {universal: 64}", 0, 63),
    "a type of Damage cards": ("cards.yaml", "  3:\n    count: 8", "  9:\n    count: 8", 1, 8),
    "cards of a type": ("cards.yaml", "  1:\n    count: 8", "  1:\n    count: 100", 0, 99),
    "rooms of an open card": ("cards.yaml", "      - [bridge]\n", "      - {any: 9}\n", 1, 8),
    "a number in a step": (POD, "goal: 7", "goal: 100", 0, 99),
    "players of an expansion": (POD, "players: [3, 4]", "players: [3, 5]", 1, 4),
    "crew of an expansion": ("expansions/solo/expansion.yaml", "crew: 3", "crew: 5", 1, 4),
    "an expansion's place in codes": (POD, "code: 2", "code: 3", 1, 2),
}  # fmt: skip


@pytest.mark.parametrize("name", RANGES)
def test_a_number_out_of_its_range_is_told_the_range(name: str, tmp_path: Path) -> None:
    file, right, wrong, low, high = RANGES[name]
    folder = copied(tmp_path)
    replace(folder / file, right, wrong)
    with pytest.raises(ContentError, match=rf"\(a whole number from {low} to {high}\)") as caught:
        load_content(folder)
    assert caught.value.file == file


def test_a_setup_that_begins_no_turn(tmp_path: Path):
    folder = copied(tmp_path)
    replace(
        folder / "setup.yaml", "    - choose-first: {}\n    - go: setup-damage\n", "    - choose-first: {}\n"
    )
    with pytest.raises(ContentError, match=r"^setup.yaml:\d+: found the end of the list 'setup'"):
        load_content(folder)


def test_an_empty_file(tmp_path: Path):
    folder = copied(tmp_path)
    (folder / "setup.yaml").write_text("# nothing yet\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"^setup.yaml:1: found an empty file"):
        load_content(folder)


def test_a_missing_file_names_its_double(tmp_path: Path):
    folder = copied(tmp_path)
    (folder / "cards.yaml").rename(folder / "card.yaml")
    with pytest.raises(ContentError, match=r"^cards.yaml:1: .*did you mean 'card.yaml'\?$"):
        load_content(folder)


@pytest.mark.parametrize("count", [32, 33])
def test_as_many_resources_as_a_hand_has_room_for(count: int, tmp_path: Path):
    folder = copied(tmp_path)
    more = "".join(f"thing-{n}: {{copies: 1}}\n  " for n in range(count - 5))
    replace(folder / "cards.yaml", "universal: {copies", f"{more}universal: {{copies")
    if count == 32:
        assert len(load_content(folder).resources) == 32
    else:
        with pytest.raises(ContentError, match="found 33 resources, expected at most 32"):
            load_content(folder)


def test_no_rooms(tmp_path: Path):
    folder = copied(tmp_path)
    for file in (folder / "rooms").iterdir():
        file.unlink()
    with pytest.raises(ContentError, match=r"^rooms:1: found no room files"):
        load_content(folder)


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (90, r"^rooms/z00.yaml:1: found an empty file"),
        (91, r"^rooms:1: found 100 room files, expected at most 99"),
    ],
)
def test_room_files_are_counted_before_they_are_read(more: int, says: str, tmp_path: Path):
    folder = copied(tmp_path)
    for n in range(more):
        (folder / "rooms" / f"z{n:02}.yaml").touch()
    with pytest.raises(ContentError, match=says):
        load_content(folder)


def test_a_folder_where_a_file_belongs(tmp_path: Path):
    folder = copied(tmp_path)
    (folder / "numbers.yaml").unlink()
    (folder / "numbers.yaml").mkdir()
    with pytest.raises(ContentError, match=r"^numbers.yaml:1: found a folder"):
        load_content(folder)


@pytest.mark.parametrize(
    ("file", "right", "wrong", "says"),
    [
        ("setup.yaml", "  setup:\n", "  set-up:\n", r"^setup.yaml:1: found no list 'setup'"),
        ("numbers.yaml", "hand-limit: 6", "hand-limits: 6", r"^numbers.yaml:1: found no number 'hand-limit'"),
    ],
)
def test_what_every_content_has(file: str, right: str, wrong: str, says: str, tmp_path: Path):
    folder = copied(tmp_path)
    replace(folder / file, right, wrong)
    with pytest.raises(ContentError, match=says):
        load_content(folder)


def values(count: int) -> str:
    return f"[{'1,' * (count - 1)}]"


@pytest.mark.parametrize(
    ("most", "over", "says"),
    [
        (
            "[]".ljust(256 * 1024),
            "[]".ljust(256 * 1024 + 1),
            "262145 bytes, expected a file of at most 262144",
        ),
        (values(20_000), values(20_001), "more than 20000 values"),
        ("[" * 48 + "]" * 48, "[" * 49 + "]" * 49, "lists and mappings 49 deep, expected at most 48 levels"),
    ],
    ids=["bytes", "values", "levels"],
)
def test_a_file_has_its_limits(most: str, over: str, says: str, tmp_path: Path):
    file = tmp_path / "file.yaml"
    file.write_text(most, encoding="utf-8")
    assert read_yaml(tmp_path, file).is_list
    file.write_text(over, encoding="utf-8")
    with pytest.raises(ContentError, match=rf"^file.yaml:1: found {says}"):
        read_yaml(tmp_path, file)


def test_an_error_is_no_longer_than_can_be_read():
    words = ContentError("file", 1, "f" * 120, "e" * 400).words
    assert words == f"found {'f' * 120}, expected {'e' * 400}"
    words = ContentError("file", 1, "f" * 121, "e" * 401).words
    assert words == f"found {'f' * 120}..., expected {'e' * 400}..."


def test_a_name_is_looked_for_among_so_many_and_no_more():
    names = [f"a{n:03}" for n in range(500)]
    assert nearest_name("zebr", [*names[1:], "zebra"]) == "zebra"
    assert nearest_name("zebr", [*names, "zebra"]) is None
    assert nearest_name("n" * 120, ["n" * 119, "n" * 121]) == "n" * 119
    assert nearest_name("n" * 121, ["n" * 120]) is None and nearest_name("n" * 120, ["n" * 121]) is None


def test_a_list_where_a_mapping_belongs(tmp_path: Path):
    folder = copied(tmp_path)
    (folder / "difficulties.yaml").write_text("- easy\n- hard\n", encoding="utf-8")
    with pytest.raises(ContentError, match=r"^difficulties.yaml:1: found a list, expected the difficulties"):
        load_content(folder)


def test_bytes_that_are_not_text(tmp_path: Path):
    folder = copied(tmp_path)
    (folder / "ship.yaml").write_bytes(b"centre: \xff\xfe\n")
    with pytest.raises(ContentError, match=r"^ship.yaml:1: found bytes that are not text"):
        load_content(folder)


def test_a_second_list_of_the_same_name(tmp_path: Path):
    folder = copied(tmp_path)
    line = replace(
        folder / "endings.yaml",
        "  energy-core:\n",
        "  collect:\n    - end: {won: true, reason: energy-core}\n  energy-core:\n",
    )
    with pytest.raises(
        ContentError, match=f"^endings.yaml:{line + 1}: found a second list of steps 'collect'"
    ):
        load_content(folder)


@pytest.mark.parametrize(
    ("missing", "near"),
    [
        ("room-bridge", "room-bridge-v1-full"),
        ("room-cargo-hold-v1-short", "room-cargo-hold-v2-short"),
        ("play-discards-no", "play-discards"),
    ],
)
def test_a_missing_text(missing: str, near: str):
    from game.program_files import data_folder

    with pytest.raises(ContentError) as caught:
        load_content(data_folder(), Texts().ids - {missing})
    assert f"no text {missing!r}" in str(caught.value)
    assert caught.value.nearest is not None
    assert caught.value.file.startswith("rooms/")


def test_the_content_of_the_game_is_right_and_has_all_its_texts():
    from game.program_files import data_folder

    content = load_content(data_folder(), Texts().ids)
    assert len(content.rooms) == 9
    assert len(content.damage) == 24
