"""A file that is wrong says where: file, line and column, or the path of the value."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from game.play.session import Session, load_engine
from game.program_files import data_folder
from game.rules import Engine
from game.rules.history import HistoryError
from game.storage.files.documents import FileError, encode_json, parse_json, read_bytes, read_json
from game.storage.files.json_positions import locate, with_place_of_rules
from game.storage.games.savefile import SaveError, read_save

OLD = Path(__file__).parent / "old"


@pytest.mark.parametrize(
    ("data", "why", "where"),
    [
        (b'{"a": 1,\n "b" 2}', "syntax", "line 2, column 6"),
        (b'{"a": [1, 2', "cut-off", "line 1, column 12"),
        (b'{"a": "lon', "cut-off", "line 1, column 7"),
        (b'{\n  "x": {"a": 1, "b": {"a": 1}, "a": 2}}', "twice", "line 2, column 8"),
        (b'{"a":\n  NaN}', "number", "line 2, column 3"),
        (b'{"a": -Infinity}', "number", "-Infinity"),
        (b'{"a": 1e999}', "number", "line 1, column 7"),
        (b'{"a": ' + b"9" * 5000 + b"}", "number", "x.json"),
        (b'{"a":\n"\xff"}', "not-text", "line 2, column 2"),
        (b'["\\ud800"]', "not-text", "half of a letter"),
        (b"[" * 200 + b"]" * 200, "deep", "lists are nested too deeply"),
        (b"[" * 200_000, "deep", "lists are nested too deeply"),
        (b"", "empty", "empty"),
        (b"\0\0\0", "zeros", "zero bytes"),
    ],
)
def test_where_it_is_wrong(data: bytes, why: str, where: str) -> None:
    with pytest.raises(FileError) as refused:
        parse_json("x.json", data)
    assert refused.value.why == why
    assert "x.json" in refused.value.detail and where in refused.value.detail


def test_a_byte_order_mark_is_passed_over() -> None:
    assert parse_json("x.json", b'\xef\xbb\xbf{"a": 1}') == {"a": 1}


def test_letters_of_any_script_come_back() -> None:
    for value in ({"a": "Zoë 조 \U0001f680"}, ["\u2028"], {"a": "\\u"}):
        assert parse_json("x.json", encode_json(value)) == value


def test_half_a_letter_can_be_written() -> None:
    assert json.loads(encode_json(["\ud800"])) == ["\ud800"]


def test_a_folder_and_a_loop_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "one").symlink_to("two")
    (tmp_path / "two").symlink_to("one")
    (tmp_path / "nowhere").symlink_to("nothing")
    for name, why in (("folder", "folder"), ("one", "loop"), ("nowhere", "loop")):
        with pytest.raises(FileError) as refused:
            read_json(tmp_path / name)
        assert refused.value.why == why
    with pytest.raises(FileNotFoundError):
        read_json(tmp_path / "nothing")


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_bytes(b" " * 2000)
    with pytest.raises(FileError) as refused:
        read_json(tmp_path / "x.json", largest=1000)
    assert refused.value.why == "large"


def changed(path: list[Any], value: Any) -> dict[str, Any]:
    """Return a saved file with one value changed; `...` takes it out."""
    whole = json.loads((OLD / "game-1-undone.json").read_text(encoding="utf-8"))
    at = whole["game"]
    for step in path[:-1]:
        at = at[step]
    if value is ...:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return dict(whole)


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        (["state", "turn"], "six", "game.state.turn"),
        (["state", "turn"], ..., "game.state.turn is missing"),
        (["state", "crew", 1, "name"], 5, "game.state.crew[1].name"),
        (["state", "crew"], [], "game.state.crew"),
        (["choices", 3], "move", "game.choices[3]"),
        (["cursor"], 9999, "game.cursor"),
        (["state", "settings"], None, "game.state.settings"),
    ],
)
def test_a_wrong_value_is_named_by_its_path(tmp_path: Path, path: list[Any], value: Any, where: str) -> None:
    file = tmp_path / "game.json"
    text = json.dumps(changed(path, value), indent=1)
    file.write_text(text, encoding="utf-8")
    with pytest.raises(SaveError) as refused:
        read_save(file)
    assert refused.value.why == "value"
    assert where in refused.value.detail
    told = re.match(r"game\.json, line (\d+), column (\d+): ", refused.value.detail)
    assert told is not None
    line = text.splitlines()[int(told[1]) - 1]
    rest = line[int(told[2]) - 1 :]
    if value is ...:
        assert rest.startswith("{"), "the object that it is missing in"
    else:
        assert rest.startswith(json.dumps(value, indent=1).splitlines()[0])
        assert isinstance(path[-1], int) or f'"{path[-1]}"' in line


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("a", (2, 7)),
        ("a[1]", (3, 3)),
        ("a[1].b", (3, 10)),
        ("c", (4, 16)),
        ("a[1].nothing", (3, 3)),
        ("a[9]", (2, 7)),
        ("x", None),
        ("", None),
    ],
)
def test_a_value_is_found_by_its_path(path: str, found: tuple[int, int] | None) -> None:
    text = '{\n "a": [1,\n  {"b" : [2]}],\n "z": {}, "c": null}'
    assert locate(text, path) == found


def test_what_is_no_json_has_no_places() -> None:
    for text in ("", "{", '{"a"', '{"a": [1', "nonsense"):
        assert locate(text, "a[1]") is None


def test_what_the_rules_say_is_placed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(changed(["choices", 2], {"do": "dance"}), indent=1), encoding="utf-8")
    told = with_place_of_rules(file, "The saved game cannot be replayed: choices[2]: not among the options")
    line = int(re.findall(r"line (\d+)", told)[0])
    assert '"do": "dance"' in file.read_text(encoding="utf-8").splitlines()[line]
    assert told.startswith("game.json, line ") and told.endswith("not among the options")


@pytest.fixture(scope="module")
def engine() -> Engine:
    return load_engine(data_folder())


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        (["state", "rooms", 3, "cubes", 0], None, "state.rooms[3].cubes"),
        (["state", "turn"], 40, "state.turn is 40, but playing leads to"),
        (["choices", 2], {"do": "dance"}, "choices[2]"),
        (["settings", "difficulty"], "hopeless", "hopeless"),
        (["rolls"], "six", "saved game"),
    ],
)
def test_what_the_rules_refuse_is_named_by_its_path(
    engine: Engine, path: list[Any], value: Any, where: str
) -> None:
    with pytest.raises(HistoryError) as refused:
        Session.resume(changed(path, value)["game"], engine)
    assert where in str(refused.value)


def test_bytes_that_do_not_come_yet_are_a_refusal_and_no_damage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cloud's folder tells the size of a file that it has not fetched."""
    path = tmp_path / "game.json"
    path.write_bytes(b'{"a": 1}')
    opened = Path.open
    monkeypatch.setattr(Path, "open", lambda self, *how: Late(opened(self, *how)))
    with pytest.raises(FileError, match="only 0 of 8 bytes") as error:
        read_bytes(path)
    assert error.value.refused
    Late.after = 2
    assert read_bytes(path) == b'{"a": 1}', "a moment later it has them"


class Late:
    """A file whose bytes come only after some tries."""

    after = 99

    def __init__(self, file: Any) -> None:
        self._file = file

    def __enter__(self) -> Late:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def fileno(self) -> int:
        return int(self._file.fileno())

    def read(self, most: int) -> bytes:
        Late.after -= 1
        return bytes(self._file.read(most)) if Late.after < 0 else b""
