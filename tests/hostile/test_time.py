"""Reading anything takes time in proportion to its size, and what is larger than we write is not read."""

from __future__ import annotations

import contextlib
import io
import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.json_lines import LONGEST_LINE, lines_of
from game.play.session import Session, load_engine
from game.program_files import data_folder
from game.referee import Referee
from game.rules import ContentError, Engine
from game.rules.loader import yaml_nodes
from game.storage.files import documents
from game.storage.files.documents import FileError, encode_json, parse_json, read_json, salvage
from game.storage.files.json_positions import locate
from game.storage.games import savefile
from game.storage.games.library import Library
from game.storage.games.savefile import SaveError, read_save
from game.storage.games.saves import Shelf
from game.storage.reports import crash
from game.storage.reports.crash import read_crash_report, write_crash_report
from game.storage.settings import new_game, preferences
from game.storage.settings.preferences import Preferences, PreferencesFile
from tests.hostile.numbers import grows_with_its_size, seconds
from tests.searches import examples
from tests.shares import mostly_slow
from tests.storage.test_saves import game
from tests.timed import within

SHAPES: dict[str, Callable[[int], str]] = {
    "keys, the last twice": lambda n: "{" + ",".join(f'"{i}":0' for i in range(n)) + f',"{n - 1}":1}}',
    "one key all the time": lambda n: "{" + ",".join('"a":0' for _ in range(n)) + "}",
    "objects, the last with a key twice": lambda n: "[" + '{"a":0},' * n + '{"b":1,"b":2}]',
    "objects within objects in the end": lambda n: '{"x":[' + '{"a":{"b":{}}},' * n + '{"a":1,"a":2}]}',
    "a long key twice": lambda n: '{"' + "k" * 8 * n + '":0,"' + "k" * 8 * n + '":1}',
    "a long text": lambda n: '{"a":"' + "\\u00e9" * n + '"}',
    "escapes": lambda n: '"' + "\\\\" * n + '\\"',
    "text that never ends": lambda n: '["' + "a" * 8 * n,
    "lists": lambda n: "[" + "[],[[]]," * n + "[]]",
    "lists that never end": lambda n: "[" * n,
    "objects that never end": lambda n: '{"a":' * n,
    "spaces": lambda n: "[" + " \n" * 4 * n + "1,]",
    "lines": lambda n: "\n" * 8 * n + "x",
    "digits": lambda n: '{"a":' + "7" * 8 * n + "}",
    "a small number": lambda n: "[0." + "0" * 8 * n + "1]",
    "a large exponent": lambda n: "[1e" + "0" * 8 * n + "1]",
    "no number": lambda n: "[" + "1," * n + "NaN]",
    "half letters": lambda n: "[" + '"\\ud800",' * n + "0]",
    "zeros": lambda n: "\0" * 8 * n + "1",
    "a bad byte at the end": lambda n: "[" + "0," * n + '"\udcff"]',
    "colons": lambda n: '{"a"' + ":" * 8 * n + "1}",
    "strings before colons": lambda n: "[" + '"a" ' * n + ":]",
    "values in values that break off": lambda n: '[{"a":' * 400 + "[" + '{"a":0},' * n,
    "values that are none": lambda n: '}"a":' * n,
    "quotes in what is too deep": lambda n: '{"a":' + "[" * 2000 + '"' + '\\"' * 4 * n + "\\",
    "values too deep, one after the other": lambda n: ('"a":' + "[" * 2000) * (n // 250) + '"b":1,',
}
"""Texts that are about so many times eight letters long, each of them trouble for some reader."""


@pytest.mark.parametrize("shape", SHAPES)
def test_a_file_is_read_in_linear_time(shape: str) -> None:
    def work(size: int) -> Callable[[], object]:
        data = SHAPES[shape](size).encode("utf-8", "surrogateescape")

        def read() -> None:
            try:
                parse_json("x.json", data)
            except FileError as error:
                assert len(error.detail) <= 400 and error.detail.isprintable()

        return read

    assert grows_with_its_size(work, 5_000) is None


@pytest.mark.parametrize("shape", mostly_slow(SHAPES, 9))
def test_what_is_left_of_a_file_is_found_in_linear_time(shape: str) -> None:
    def work(size: int) -> Callable[[], object]:
        data = SHAPES[shape](size).encode("utf-8", "surrogateescape")
        return lambda: salvage(data, ("a", "b", "x"))

    assert grows_with_its_size(work, 5_000) is None
    assert seconds(work(60_000)) < 2, "no file of settings or lessons is larger"


@pytest.mark.parametrize("shape", SHAPES)
def test_a_line_is_refused_in_linear_time(engine: Engine, shape: str) -> None:
    referee = Referee(engine)

    def work(size: int) -> Callable[[], object]:
        data = SHAPES[shape](size).encode("utf-8", "surrogateescape")
        lines = [data, b'{"choose":' + data + b"}", b'{"load":{"rooms":' + data + b"}}"]

        def answer() -> None:
            for line in lines:
                told = referee.answer(line[:LONGEST_LINE])
                assert told is not None and "error" in json.loads(told)

        return answer

    assert grows_with_its_size(work, 5_000) is None


NEW = {"players": 2, "difficulty": "easy", "seed": 1}
LISTS: dict[str, Callable[[int], dict[str, Any]]] = {
    "expansions": lambda n: {"new": {**NEW, "expansions": [f"own-{i}" for i in range(n)]}},
    "expansions, the last twice": lambda n: {
        "new": {**NEW, "expansions": [f"{i}" for i in range(n)] + ["0"]}
    },
    "names": lambda n: {"new": {**NEW, "names": [f"Ada {i}" for i in range(n)]}},
    "rooms": lambda n: {"new": {**NEW, "rooms": {f"own-{i}": "v2" for i in range(n)}}},
    "settings": lambda n: {"new": {**NEW, **{f"own-{i}": True for i in range(n)}}},
    "rolls": lambda n: {"die": [6] * n + [7]},
    "values of an option": lambda n: {"choose": {f"own-{i}": i for i in range(n)}},
    "cards of an option": lambda n: {"explain": {"do": "share", "cards": [f"own-{i}" for i in range(n)]}},
}


@pytest.mark.parametrize("name", LISTS)
def test_a_long_list_is_refused_in_linear_time(engine: Engine, name: str) -> None:
    referee = Referee(engine)
    referee.answer(json.dumps({"new": NEW}).encode())

    def work(size: int) -> Callable[[], object]:
        line = json.dumps(LISTS[name](size)).encode()
        return lambda: referee.answer(line)

    assert grows_with_its_size(work, 5_000) is None


PATHS = ("a[1].b", "x[20000].a", "state.rooms[3].cubes", "[99999]", "a.b.c.d")


@pytest.mark.parametrize("shape", mostly_slow(SHAPES, 9))
def test_a_place_is_found_in_linear_time(shape: str) -> None:
    def work(size: int) -> Callable[[], object]:
        text = SHAPES[shape](size)
        return lambda: [locate(text, path) for path in PATHS]

    assert grows_with_its_size(work, 5_000) is None


@pytest.fixture(scope="module")
def engine() -> Engine:
    return load_engine(data_folder())


def keys(count: int) -> str:
    """An object of so many keys, the last of them twice."""
    return "{" + ",".join(f'"key {i}":0' for i in range(count)) + f',"key {count - 1}":1}}'


def test_a_saved_game_of_649_kb_with_a_key_twice_is_refused_at_once(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.write(game(3))
    shelf.write(game(4))
    shelf.path.write_text('{"format":"solar-storm-game","version":2,"game":' + keys(48_000) + "}")
    assert shelf.path.stat().st_size > 649_000
    with within(2):
        found = shelf.read()
    assert found.summary is not None and found.summary.turn == 3 and found.trouble[0].why == "twice"


def test_a_line_of_509_kb_with_a_key_twice_is_refused_at_once(engine: Engine) -> None:
    with within(2):
        told = Referee(engine).answer(b'{"load":' + keys(35_000).encode() + b"}")
    assert told is not None and "'key 34999' appears twice" in json.loads(told)["error"]


# limits


def test_what_is_larger_than_the_program_writes_is_not_even_opened(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b" " * (preferences.LARGEST + 1))
    found, aside = PreferencesFile(tmp_path / "settings.json").load()
    assert found == Preferences() and aside is not None
    (tmp_path / "game.json").write_bytes(b" " * (savefile.LARGEST + 1))
    with pytest.raises(SaveError) as refused:
        read_save(tmp_path / "game.json")
    assert refused.value.why == "large"
    (tmp_path / "report.txt").write_bytes(b" " * (documents.LARGEST + 1))
    with pytest.raises(FileError) as too_large:
        read_crash_report(tmp_path / "report.txt")
    assert too_large.value.why == "large"


def test_a_file_that_grows_while_it_is_read_is_read_no_further(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, real = tmp_path / "file.yaml", Path.stat

    def small(path: Path, *how: Any, **more: Any) -> os.stat_result:
        found = real(path, *how, **more)
        return os.stat_result([*found[:6], 0, *found[7:]]) if path == file else found

    monkeypatch.setattr(Path, "stat", small)
    file.write_bytes(b"# " + b"x" * yaml_nodes.LARGEST)
    with pytest.raises(FileError, match="more than 1000 bytes"):
        documents.read_bytes(file, 1000)
    with pytest.raises(ContentError, match="more than 262144 bytes"):
        yaml_nodes.read_yaml(tmp_path, file)


def test_a_line_that_is_too_long_is_passed_over_and_the_next_one_answered(engine: Engine) -> None:
    new = b'{"new":{"players":2,"difficulty":"easy","seed":1}}\n'
    long = b'{"new":"' + b"x" * 3 * LONGEST_LINE + b'"}\n'
    stream = io.BytesIO(new + long + b'{"undo":0}\n' + long[:-1])
    referee = Referee(engine)
    told = [json.loads(referee.answer(line) or "null") for line in lines_of(stream)]
    assert [set(one) for one in told] == [set(told[0]), {"error"}, set(told[0]), {"error"}]
    assert str(LONGEST_LINE) in told[1]["error"]
    assert all(len(line) <= LONGEST_LINE + 1 for line in lines_of(io.BytesIO(long + new)))


def test_a_line_as_long_as_allowed_is_read(engine: Engine) -> None:
    line = b'{"new":{"players":2,"difficulty":"easy","seed":1}}'
    line = line.ljust(LONGEST_LINE)
    assert "state" in json.loads(Referee(engine).answer(line) or "")
    assert "error" in json.loads(Referee(engine).answer(line + b" ") or "")


def longest_game(engine: Engine, seed: int) -> tuple[Session, int]:
    """Play so that a game lasts and its choices are long; return it and the longest line for the referee."""
    chance = random.Random(seed)
    setup: dict[str, Any] = {"players": 4, "difficulty": "realist", "seed": seed, "rooms": "v2"}
    session = Session.new({**setup, "names": ["Ö" * 14] * 4}, engine)
    longest = 0
    while session.decision is not None and len(session.log) < 3000:
        options = session.decision["options"]
        option = max(options, key=lambda o: (len(json.dumps(o)), chance.random()))
        session.apply(option)
        longest = max(longest, len(json.dumps({"load": session.state})))
    return session, longest


@pytest.mark.parametrize("seed", range(3))
def test_the_limits_are_far_above_what_the_program_writes(engine: Engine, tmp_path: Path, seed: int) -> None:
    session, line = longest_game(engine, seed)
    data = session.to_json()
    assert line * 20 < LONGEST_LINE
    assert len(encode_json(data)) * 20 < savefile.LARGEST - savefile.LARGEST_PICTURE * 4 / 3
    every = Preferences(
        keys=tuple((name, "left shift") for name in map(str, range(100))),
        new_game=new_game.NewGame(
            tuple(new_game.Participant("Ö" * 14, mark) for mark in range(4)), picked=("repair-centre",) * 9
        ),
    )
    assert len(encode_json(every.to_json(), indent=1)) * 4 < preferences.LARGEST
    noise = random.Random(seed).randbytes(savefile.LARGEST_PICTURE)
    Library(tmp_path / "named").save("largest", data, noise)
    file = next((tmp_path / "named").iterdir())
    assert file.stat().st_size < savefile.LARGEST
    event = ["KEYDOWN", {"key": 1073741903, "mod": 4096, "unicode": "ö", "scancode": 100, "window": None}]
    recorded = {
        "game": data, "attempt": None, "settings": every.to_json(), "size": [1280, 720],
        "files": {f"{n}": "x" * (crash.LARGEST_FILE * 4 // 3) for n in range(3)},
        "start": {"game": data}, "steps": [[16.0, [event] * 10]] * 600,
    }  # fmt: skip
    report = write_crash_report(tmp_path, ValueError("x" * 10_000), recorded, crash.datetime.now())
    assert report.stat().st_size * 2 < documents.LARGEST
    assert read_crash_report(report)["size"] == [1280, 720]
    assert read_json(file, savefile.LARGEST)["name"] == "largest"


# the same search with shapes that nobody thought of

PARTS = (
    "{", "}", "[", "]", ":", ",", '"', "\\", "\\u", "\\ud800", '"a"', '"a":', "{}", "[]", "0", "1", "-", ".",
    "e", "true", "null", "NaN", "Infinity", " ", "\n", "\0", "ö", "\U0001f680", "\udcff", '"b":1,',
    '{"a":1,"a":2}',
)  # fmt: skip
MADE_UP = st.tuples(*(st.lists(st.sampled_from(PARTS), max_size=most).map("".join) for most in (6, 8, 6)))
BYTES = 400_000


def search(shape: tuple[str, str, str], engine: Engine) -> None:
    """Read a text made of a beginning, very many middles and an end, in every way there is."""
    before, middle, end = shape
    text = before + middle * (BYTES // max(1, len(middle))) + end
    data = text.encode("utf-8", "surrogateescape")[:BYTES]
    referee = Referee(engine)

    def answer(line: bytes) -> None:
        told = referee.answer(line)
        assert told is not None and set(json.loads(told)) == {"error"}

    def parse() -> None:
        with contextlib.suppress(FileError):
            parse_json("x.json", data)

    def rescue() -> None:
        salvage(data, ("a", "b"))

    def find() -> None:
        locate(text, "a[1].b.c[20000]")

    for work in (parse, rescue, find, lambda: answer(data.replace(b"\n", b" "))):
        assert seconds(work) < 2, (before, middle, end)


@settings(max_examples=25, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(MADE_UP)
def test_made_up_texts_are_read_in_no_time(engine: Engine, shape: tuple[str, str, str]) -> None:
    search(shape, engine)


@pytest.mark.slow
@settings(max_examples=examples(500), deadline=None, suppress_health_check=list(HealthCheck))
@given(MADE_UP)
def test_very_many_made_up_texts_are_read_in_no_time(engine: Engine, shape: tuple[str, str, str]) -> None:
    search(shape, engine)
