"""Content made to stop the program: it is told with file, line and a sentence, within a second."""

from __future__ import annotations

import dataclasses
import os
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.program_files import data_folder
from game.rules import ContentError, Engine, IllegalOption, Settings, SettingsError, load_content
from game.rules.effects import limits
from game.rules.loader.yaml_nodes import DEEPEST, LARGEST, MOST_NODES, Node, nearest_name, read_yaml
from tests.content.folder import copied, replace
from tests.hostile.json_values import places, put, without
from tests.searches import examples
from tests.timed import within

QUICK_S = 1.0
SENTENCE = re.compile(r"[\w./-]+:\d+: found .+, expected .+", re.DOTALL)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return copied(tmp_path)


def refused(folder: Path, file: str | None = None, line: int | None = None) -> ContentError:
    """Read a data folder that is wrong; return the error, which comes within a second and says where."""
    with within(QUICK_S), pytest.raises(ContentError) as caught:
        load_content(folder)
    return told(caught.value, file, line)


def told(error: ContentError, file: str | None = None, line: int | None = None) -> ContentError:
    assert SENTENCE.fullmatch(str(error)), str(error)
    assert str(error).isprintable() and len(str(error)) < 1000
    assert file is None or error.file == file
    assert line is None or error.line == line, str(error)
    return error


# numbers and words

NUMBERS = {
    "010": "'010'", "0o10": "'0o10'", "1:30": "'1:30'", "0_2": "'0_2'", "1_0": "'1_0'", "0x2": "'0x2'",
    "0b1": "'0b1'", "!!int abc": "'abc'", "!!int ''": "''", "!!int 2.5": "'2.5'", "2.0": "'2.0'",
    "1e3": "'1e3'", ".inf": "'.inf'", "!!float 2": "'2'", "'2'": "'2'", "two": "'two'", "yes": "'yes'",
    "~": "nothing", "9" * 4500: "9999", "-" + "9" * 4500: "9999", "0" * 4500: "0000", "-1": "-1",
    "2_": "'2_'", "!!int 0x": "'0x'", "2026-01-01": "'2026-01-01'", "!!binary aGk=": "'aGk='",
    "!strange 2": "'2'", "[2]": "a list", "{2: 2}": "a mapping", "١": "'١'", "²": "'²'",
}  # fmt: skip


@pytest.mark.parametrize("number", NUMBERS, ids=lambda number: number[:12])
def test_a_number_is_written_as_everybody_writes_it(data: Path, number: str) -> None:
    line = replace(data / "ship.yaml", "face-up: 2", f"face-up: {number}")
    error = refused(data, "ship.yaml", line)
    assert NUMBERS[number] in error.found and "a whole number from 1 to 9" in error.expected


@pytest.mark.parametrize("number", ["010", "1:30", "9" * 4500, "!!int abc"], ids=lambda number: number[:12])
@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("turn.yaml", "times: 2", "times: {}"),
        ("turn.yaml", "than: 6", "than: {}"),
        ("cards.yaml", "count: 8", "count: {}"),
        ("setup.yaml", "number: 2,", "number: {},"),
        ("expansions/solo/expansion.yaml", "players: [1]", "players: [{}]"),
    ],
)
def test_numbers_anywhere(data: Path, number: str, file: str, old: str, new: str) -> None:
    text = (data / file).read_text(encoding="utf-8")
    at = text.index(old) if old in text else pytest.skip(f"{file} has no {old!r} now")
    line = text[:at].count("\n") + 1
    (data / file).write_text(text[:at] + new.format(number) + text[at + len(old) :], encoding="utf-8")
    refused(data, file, line)


@pytest.mark.parametrize(
    ("word", "near"), [("yes", "true"), ("On", "true"), ("no", "false"), ("off", "false")]
)
def test_passive_yes_gets_a_message_that_helps(data: Path, word: str, near: str) -> None:
    line = replace(data / "rooms/medical-bay.yaml", "passive: true", f"passive: {word}")
    error = refused(data, "rooms/medical-bay.yaml", line)
    assert str(error).endswith(f"found {word!r}, expected passive: true or false, did you mean {near!r}?")


@pytest.mark.parametrize("word", ["'true'", "1", "y", "[]", "~", "!!bool maybe"])
def test_passive_is_true_or_false(data: Path, word: str) -> None:
    line = replace(data / "rooms/medical-bay.yaml", "passive: true", f"passive: {word}")
    assert "passive: true or false" in refused(data, "rooms/medical-bay.yaml", line).expected


# the shape of the file

LAUGHS = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{name}: &{name} [{', '.join(['*' + before] * 9)}]\n"
    for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)
SHAPES: dict[str, tuple[str, str, int]] = {
    "billion laughs": (LAUGHS, "the alias '*a'", 2),
    "a list in itself": ("&a [*a]", "the alias '*a'", 1),
    "a mapping in itself": ("&a\nb: *a", "the alias '*a'", 2),
    "a mapping as its own key": ("? &a [x]\n: y\n? *a\n: z", "the alias", 3),
    "a merge of itself": ("&a\n<<: *a", "the alias", 2),
    "an alias of nothing": ("a: *nothing", "the alias", 1),
    "lists 900 deep": ("[" * 900 + "]" * 900, f"lists and mappings {DEEPEST + 1} deep", 1),
    "lists 200,000 deep": ("[" * 200_000, f"lists and mappings {DEEPEST + 1} deep", 1),
    "mappings 900 deep": ("{a: " * 900 + "}" * 900, f"{DEEPEST + 1} deep", 1),
    "dashes 900 deep": ("- " * 900 + "x", f"{DEEPEST + 1} deep", 1),
    "keys 300 deep": ("\n".join(" " * n + "a:" for n in range(300)), f"{DEEPEST + 1} deep", DEEPEST + 1),
    "questions 900 deep": ("? " * 900 + "x", f"{DEEPEST + 1} deep", 1),
    "very many values": ("[" + "x," * 100_000 + "x]", f"more than {MOST_NODES} values", 1),
    "too many bytes": ("# " + "x" * LARGEST, f"{LARGEST + 2} bytes", 1),
    "two documents": ("a: b\n---\nc: d", "a second document", 2),
    "nothing": ("", "an empty file", 1),
    "only comments": ("# nothing\n# at all\n", "an empty file", 1),
    "a zero": ("a: b\nc: \0", "a character that YAML does not allow", 2),
    "a bell": ("a: b\n\n\x07", "a character that YAML does not allow", 3),
    "a list": ("- a", "a list", 1),
    "a number": ("7", "'7'", 1),
    "a text": ("ship", "'ship'", 1),
    "a key twice": ("rooms: []\nrooms: []", "the key 'rooms' twice", 2),
    "an unknown tag": ("!!python/object/apply:os.system ['exit 3']", "a list", 1),
    "lists as keys": ("[a]: b", "a list", 1),
    "a directive": ("%YAML 9.9\n---\na: b", "", 1),
    "a block without end": ("a: |\n" + " x\n" * 50_000, "", 1),
    "very long words": ("? " + "x" * 200_000 + "\n: y", "the unknown key", 1),
    "very many long keys": ("".join(f"{'ship' * 50}{n}: x\n" for n in range(1000)), "the unknown key", 1),
    "commands for a terminal": ('"\\e]0;owned\\a": x', "the unknown key", 1),
    "a letter turned around": ('"\\u202e": x', "the unknown key", 1),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_a_file_of_any_shape_is_told(data: Path, shape: str) -> None:
    text, found, line = SHAPES[shape]
    (data / "ship.yaml").write_text(text, encoding="utf-8")
    error = refused(data, "ship.yaml", line)
    assert found in str(error)


def test_no_file_at_all(data: Path) -> None:
    file = data / "rooms" / "bridge.yaml"
    whole = file.read_bytes()
    kinds: list[Any] = [file.mkdir]
    if sys.platform != "win32":
        kinds += [
            lambda: os.mkfifo(file), lambda: file.symlink_to(file), lambda: file.symlink_to("nothing"),
            lambda: file.symlink_to("/dev/zero"), lambda: file.write_bytes(b"\xff\xfe" + whole),
        ]  # fmt: skip
    for make in kinds:
        file.unlink()
        make()
        error = refused(data, "rooms/bridge.yaml", 1)
        assert "bridge.yaml" in error.expected or "UTF-8" in error.expected or "file" in error.expected
        if file.is_dir():
            assert error.found == "a folder"
            file.rmdir()
            file.touch()
    file.unlink()
    file.write_bytes(whole)
    assert load_content(data).rooms


def test_a_folder_with_the_name_of_a_room_of_an_expansion(data: Path) -> None:
    (data / "expansions" / "own" / "expansion.yaml").mkdir(parents=True)
    assert refused(data, "expansions/own/expansion.yaml", 1).found == "a folder"


def test_a_name_is_looked_for_among_others_in_no_time() -> None:
    with within(QUICK_S):
        assert nearest_name("a" * 50_000, ["a" * 50_001]) is None
        assert nearest_name("bridg", ["a" * 50_000, "bridge"]) == "bridge"
        many = [("ab" * 60)[:n] + "x" for n in range(100)] * 1000
        nearest_name("ba" * 60, many)


# steps without end

NINE = "{picks: {of: {rooms: {}}, count: 4}}"
HIT = "{hit: {room: centre, result: cube}}"


def nested(head: str, inner: str, tail: str, times: int) -> str:
    """A step within itself so many times."""
    return head * times + inner + tail * times


ENDLESS: dict[str, str] = {
    "a repeat": f"- repeat: {{while: {{repaired: centre}}, steps: [{HIT}]}}",
    "a repeat of nothing": "- repeat: {while: {repaired: centre}, steps: []}",
    "a repeat whose condition lists much": f"""
    - repeat:
        while: {{not: {{some: {{gather: {{a: {NINE}, b: {NINE}, c: {NINE},
          d: {{picks: {{of: {{crew: {{}}}}, count: 9}}}}}}}}}}}}
        steps: []""",
    "repeats within repeats": f"- {nested('{repeat: {times: 99, steps: [', HIT, ']}}', 8)}",
    "each within each": f"- {nested('{each: {name: a, in: {rooms: {}}, steps: [', HIT, ']}}', 6)}",
    "a list that calls itself": "- call: again",
    "a list that goes to itself": "- go: again",
    "orders of 99 cards": "- each: {name: a, in: {orders: {deck: deck, count: 99}}, steps: []}",
    "selections of 99 cards": "- each: {name: a, in: {selections: {deck: deck, count: 99}}, steps: []}",
    "picks of many": "- each: {name: a, in: {picks: {of: {rooms: {}}, count: 9, repeated: true}}, steps: []}",
    "picks of a deck": "- each: {name: a, in: {picks: {of: {cards: deck}, count: 20}}, steps: []}",
    "shares of many": "- each: {name: a, in: {shares: {among: {crew: {}}, most: 99}}, steps: []}",
    "a question with endless answers": """
  - choose: {kind: again, options: [{gather: {a: {rooms: {}}, b: {rooms: {}}, c: {rooms: {}},
        d: {rooms: {}}, e: {rooms: {}}, f: {rooms: {}}, g: {rooms: {}}}, steps: [{go: turn}]}]}
    """,
    "a question that looks for an answer for ever": """
    - choose: {kind: again, options: [{gather: {a: {cards: deck}, b: {cards: deck}, c: {cards: deck},
        d: {cards: deck}, e: {deserters: {}}}, steps: [{go: turn}]}]}
    """,
}


def hostile_setup(data: Path, steps: str) -> int:
    """Put steps before the first turn; return the line on which they stand."""
    lines = steps.strip().split("\n")
    inner = "\n".join("    " + line.strip() if n == 0 else "    " + line for n, line in enumerate(lines))
    return replace(
        data / "setup.yaml",
        "    - go: setup-damage\n\n",
        f"    - go: again\n\n  again:\n{inner}\n    - go: setup-damage\n\n",
    )


@pytest.mark.parametrize("kind", ENDLESS)
@pytest.mark.parametrize("players", [4, pytest.param(1, marks=pytest.mark.slow)])
def test_steps_without_end_are_stopped_with_a_sentence(data: Path, kind: str, players: int) -> None:
    line = hostile_setup(data, ENDLESS[kind])
    content = load_content(data)
    with within(QUICK_S), pytest.raises(ContentError) as caught:
        engine = Engine(content)
        outcome = engine.new_game(Settings(players, "easy", 1))
        engine.decision(outcome.state)
    error = told(caught.value, "setup.yaml")
    assert line <= error.line <= line + 9, str(error)


def test_what_is_endless_in_the_middle_of_a_game_leaves_it_as_it_was(data: Path) -> None:
    line = replace(
        data / "actions.yaml", "      - move-meeple: {crew: active, to: room}\n",
        "      - move-meeple: {crew: active, to: room}\n"
        "      - repeat: {while: {more: {number: 2, than: 1}}, steps: []}\n",
    )  # fmt: skip
    engine = Engine(load_content(data))
    state = engine.new_game(Settings(2, "easy", 1)).state
    before = engine.to_json(state)
    asked = engine.decision(state)
    assert asked is not None
    move = next(option for option in asked.options if option.to_json()["do"] == "move")
    for _ in range(3):
        with pytest.raises(ContentError) as caught:
            engine.apply(state, move)
        told(caught.value, "actions.yaml", line + 1)
    assert engine.to_json(state) == before
    other = next(option for option in asked.options if option.to_json()["do"] != "move")
    assert engine.apply(state, other).events


EMPTY = {
    "the top of no deck": "- repeat: {times: 80, steps: [{move-card: {from: deck, to: {hand: active}}}]}",
    "the top of an empty pile": "- move-card: {from: discard, to: {hand: active}}",
    "the first of nobody": "- each: {name: a, in: {deserters: {}}, steps: []}\n    - activate: here",
    "a cube that is not there": "- repeat: {times: 9, steps: [{remove-cube: centre}]}",
    "damage without end": "- repeat: {times: 99, steps: [{draw-damage: {from: top}}]}",
    "tokens for ever": "- repeat: {times: 99, steps: [{gain: {what: action-token, crew: active}}]}",
    "hands without end": "- repeat: {times: 60, steps: [{deal: {by-players: {1: 9, 2: 9, 3: 9, 4: 9}}}]}",
}


@pytest.mark.parametrize("kind", EMPTY)
def test_steps_that_find_nothing_to_act_on_end_in_a_sentence_or_a_game(data: Path, kind: str) -> None:
    hostile_setup(data, EMPTY[kind])
    play(data, random.Random(1), 40)


CANNOT = {
    "the face-up cards once more": (
        "- deal-face-up: {}", "the face-up cards have already been dealt",
    ),
    "hands from no deck": (
        "- repeat: {times: 60, steps: [{deal: {by-players: {1: 9, 2: 9, 3: 9, 4: 9}}}]}",
        "the Resource deck is empty",
    ),
    "the top of an empty pile": (
        "- move-card: {from: discard, to: {hand: active}}", "the Resource discard pile is empty",
    ),
    "a card that is not in the pile": (
        "- each: {name: a, in: {cards: face-up}, steps: "
        "[{move-card: {from: discard, card: a, to: discard}}]}",
        "the card is not among the cards",
    ),
    "a card that is not in the hand": (
        "- each: {name: a, in: {cards: deck}, steps: "
        "[{move-card: {from: {hand: active}, card: a, to: discard}}]}",
        "the card is not in the hand",
    ),
    "a card that is not face up": (
        "- each: {name: a, in: {cards: deck}, steps: [{trade: {crew: active, give: a, take: a}}]}",
        "the card is not face up",
    ),
    "a card put back that was not seen": (
        "- each: {name: a, in: {orders: {deck: damage-deck, count: 2}}, steps: "
        "[{draw-damage: {from: top}}, {put-back: {deck: damage-deck, count: 1, top: a}}]}",
        "the card is not among the cards",
    ),
    "a cube that is not there": (
        "- repeat: {times: 9, steps: [{remove-cube: {room: centre}}]}", "the room has no cube",
    ),
    "a space that is not empty": (
        "- each: {name: a, in: {rooms: {centre: false}}, steps: [{remove-cube: {room: a}}, "
        "{each: {name: b, in: {cubes-on: a}, steps: [{repair: {room: a, slot: b}}]}}]}",
        "the room has no such empty repair space",
    ),
    "a space of another room": (
        "- each: {name: a, in: {rooms: {centre: false}}, steps: [{remove-cube: {room: a}}, "
        "{each: {name: b, in: {cubes-on: a}, steps: [{repair: {room: centre, slot: b}}]}}]}",
        "the room has no such empty repair space",
    ),
    "cubes that are held": (
        "- each: {name: a, in: {rooms: {centre: false}}, steps: [{remove-cube: {room: a}}, "
        "{gain: {what: repair-cube, crew: active}}, {place-cubes: {}}]}",
        "the supply has too few Repair cubes",
    ),
    "tokens that are all laid": (
        "- repeat: {times: 99, steps: [{protect: {room: centre, by: active}}]}",
        "the supply has no Protection token",
    ),
    "a token that is not there": ("- absorb: {room: centre}", "the room has no Protection token"),
    "damage without end": (
        "- repeat: {times: 99, steps: [{draw-damage: {from: top}}]}", "the Damage deck is empty",
    ),
    "no damage yet": ("- drawn-damage: {as: a}", "no Damage card has been drawn"),
    "the first of nobody": (
        "- each: {name: a, in: {picks: {of: {crew: {}}, count: 0}}, steps: "
        "[{gain: {what: action-token, crew: {first-of: a}}}]}",
        "nobody is the first of an empty list",
    ),
    "a way from the pod": (
        "- board: active\n- when: {test: {more: {number: {steps: {from: {where: active}, to: centre}}, "
        "than: 0}}, then: []}",
        "no way leads to the Escape Pod",
    ),
    "an ability that nobody can pay": (
        "- each: {name: a, in: {rooms: {}}, steps: [{move-meeple: {crew: active, to: a}}, "
        "{activate: here}]}",
        "the active crew member has no action and no Action token left",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", CANNOT)
def test_a_step_that_finds_nothing_to_act_on_says_what_is_missing(data: Path, kind: str) -> None:
    steps, missing = CANNOT[kind]
    line = hostile_setup(data, steps)
    engine = Engine(load_content(data))
    with pytest.raises(ContentError) as caught:
        engine.new_game(Settings(3, "easy", 1))
    error = told(caught.value, "setup.yaml")
    assert line + 3 <= error.line <= line + 4, str(error)
    assert missing in error.found, str(error)


@pytest.mark.parametrize(
    "mistake", [IndexError("no item"), KeyError("no key"), TypeError("no type"), ValueError("no value")]
)
def test_a_mistake_of_the_engine_is_not_blamed_on_the_content(mistake: Exception) -> None:
    """Neither while steps run nor while answers are listed."""

    def broken(*_: object) -> int:
        raise mistake

    engine = Engine(load_content(data_folder()))
    state = engine.new_game(Settings(2, "easy", 1)).state
    asked = engine.decision(state)
    assert asked is not None
    move = next(option for option in asked.options if option.action == "move")
    program = state.table.program
    code = list(program.code)
    code[move.alternative.entry] = broken
    state.table.program = dataclasses.replace(program, code=tuple(code))
    with pytest.raises(type(mistake)) as caught:
        engine.apply(state, move)
    assert caught.value is mistake
    state.table.program, state.asked = program, None
    move.alternative.sources = (broken,)  # type: ignore[assignment]
    with pytest.raises(type(mistake)) as caught:
        engine.decision(state)
    assert caught.value is mistake


def test_the_games_own_steps_are_far_below_the_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limits are no rules: own rooms may do twenty times as much as the game's own."""
    engine = Engine(load_content(data_folder()))
    most = 0
    for seed in range(30):
        chance = random.Random(seed)
        state = engine.new_game(Settings(2 + seed % 3, "easy", seed, rooms=("v1", "v2")[seed % 2])).state
        while (asked := engine.decision(state)) is not None:
            most = max(most, len(asked.options))
            acts = [option for option in asked.options if option.action == "activate"]
            state = engine.apply(state, chance.choice(acts or asked.options)).state.copy()
            state.asked = None
            state.cubes = tuple(state.table.full)
    assert 100 < most * 10 < limits.MOST_ANSWERS


# the same search among contents that nobody thought of


def play(folder: Path, chance: random.Random, choices: int) -> str:
    """Read a data folder and play; return what came of it. Nothing but sentences may come of it."""
    with within(3):
        stage = "reading"
        try:
            engine = Engine(load_content(folder))
            for players in (1, 2, 3, 4):
                stage = "beginning"
                state = engine.new_game(
                    Settings(players, next(iter(engine.content.difficulties), ""), 1)
                ).state
                stage = "playing"
                for _ in range(choices):
                    asked = engine.decision(state)
                    if asked is None:
                        break
                    engine.to_json(state)
                    asked.to_json()
                    state = engine.apply(state, chance.choice(asked.options)).state
        except ContentError as error:
            told(error)
        except (SettingsError, IllegalOption) as error:
            assert str(error)
        else:
            stage = "played"
    return stage


SCALARS = (
    "", "~", "yes", "010", "1:30", "-1", "0", "1", "2", "99", "100", "9" * 5000, "!!int abc", "&a x", "*a",
    "[]", "{}", "[[]]", "{a: b}", "active", "here", "centre", "deck", "discard", "damage-deck", "face-up",
    "again", "turn", "act", "setup", "bridge", "data", "{hand: active}", "{rooms: {}}", "{crew: {}}",
    "{cards: deck}", "{where: active}", "{first-of: x}", "{picks: {of: {rooms: {}}, count: 9}}",
    "{not: {some: {rooms: {}}}}", "{count: {rooms: {}}}", "'\\0'", '"\\0"', '"\\x1b"', "# x", "|", "%", "@",
    "`", "\t", "- x", "? x", "<<: x", "---", "...", "\ufeff",
)  # fmt: skip


def scribble(draw: Any, text: str) -> str:
    """Change a file as text."""
    lines = text.split("\n")
    for _ in range(draw(st.integers(1, 3))):
        n = draw(st.integers(0, len(lines) - 1))
        kind = draw(
            st.sampled_from(("cut", "twice", "swap", "shift", "value", "value", "value", "letter", "end"))
        )
        if kind == "cut":
            del lines[n]
        elif kind == "twice":
            lines.insert(n, lines[n])
        elif kind == "swap":
            m = draw(st.integers(0, len(lines) - 1))
            lines[n], lines[m] = lines[m], lines[n]
        elif kind == "shift":
            lines[n] = " " * draw(st.integers(0, 9)) + lines[n].lstrip()
        elif kind == "value":
            head, colon, _ = lines[n].partition(": ")
            lines[n] = (
                f"{head}: {draw(st.sampled_from(SCALARS))}" if colon else draw(st.sampled_from(SCALARS))
            )
        elif kind == "letter":
            at = draw(st.integers(0, len(lines[n])))
            lines[n] = (
                lines[n][:at] + draw(st.sampled_from("{}[]:,&*!|>'\"%@`#-? \t\0\x85\u2028")) + lines[n][at:]
            )
        else:
            lines = lines[: n + 1]
        if not lines:
            lines = [""]
    return "\n".join(lines)


def rebuild(draw: Any, whole: Any) -> Any:
    """Change a file as data: what stands in one place goes to another, is left out, or something else."""
    for _ in range(draw(st.integers(1, 2))):
        every = places(whole)
        if not every:
            break
        path = draw(st.sampled_from(every))
        kind = draw(st.sampled_from(("move", "move", "without", "value")))
        if kind == "without":
            whole = without(whole, path)
        elif kind == "move":
            other = draw(st.sampled_from(every))
            value = whole
            for key in other:
                value = value[key]
            whole = put(whole, path, value)
        else:
            whole = put(
                whole,
                path,
                yaml.safe_load(draw(st.sampled_from(("", "0", "2", "99", "[]", "{}", "turn", "x")))),
            )
    return whole


FILES = sorted(
    path.relative_to(data_folder()).as_posix()
    for pattern in ("*.yaml", "rooms/*.yaml", "expansions/*/*.yaml")
    for path in data_folder().glob(pattern)
    if path.name != "looks.yaml"
)
"""What `load_content` reads."""


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    yield copied(tmp_path_factory.mktemp("content"))


def search(folder: Path, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(FILES))
    file = folder / name
    before = file.read_text(encoding="utf-8")
    try:
        if data.draw(st.booleans()):
            file.write_text(scribble(data.draw, before), encoding="utf-8", newline="\n")
        else:
            file.write_text(
                yaml.safe_dump(rebuild(data.draw, yaml.safe_load(before)), sort_keys=False), encoding="utf-8"
            )
        play(folder, random.Random(data.draw(st.integers(0, 9))), 12)
    finally:
        file.write_text(before, encoding="utf-8")


SETTINGS = settings(deadline=None, suppress_health_check=list(HealthCheck))


@settings(SETTINGS, max_examples=20, derandomize=True)
@given(st.data())
def test_made_up_content_is_told_or_played(shared: Path, data: st.DataObject) -> None:
    search(shared, data)


@pytest.mark.slow(first=True)
@settings(SETTINGS, max_examples=examples(500))
@given(st.data())
def test_very_much_made_up_content_is_told_or_played(shared: Path, data: st.DataObject) -> None:
    search(shared, data)


@given(st.text(max_size=60))
@settings(SETTINGS, max_examples=120, derandomize=True)
def test_any_text_is_a_file_or_a_sentence(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    folder = tmp_path_factory.getbasetemp()
    file = folder / "any.yaml"
    file.write_text(text, encoding="utf-8", errors="replace", newline="\n")
    try:
        assert isinstance(read_yaml(folder, file), Node)
    except ContentError as error:
        told(error, "any.yaml")
