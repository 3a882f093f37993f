"""Texts of somebody's own made to stop the program: told with file, line and a sentence, within a second."""

from __future__ import annotations

import contextlib
import copy
import io
import json
import os
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game import referee
from game.bots import service
from game.own_folders import own_texts
from game.program_files import data_folder
from game.rules import Engine, load_content
from game.text_checks import DEEPEST, MOST_PARTS
from game.text_files import LARGEST, Entry, TextError
from game.texts import Texts
from tests.searches import examples
from tests.timed import within

QUICK_S = 1.0
SENTENCE = re.compile(r"[^\n]+\.ftl:(\d+): \S[^\n]+")
NEW = {"players": 2, "difficulty": "easy", "seed": 2}


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """A folder with an expansion of somebody's own that changes nothing and has one good message."""
    folder = tmp_path / "own"
    texts = folder / "fog" / "texts" / "en"
    texts.mkdir(parents=True)
    (folder / "fog" / "expansion.yaml").write_text("id: fog\n", encoding="utf-8")
    (texts / "good.ftl").write_text("expansion-fog = Fog\n", encoding="utf-8")
    return folder


def write(own: Path, source: bytes | str) -> Path:
    file = own / "fog" / "texts" / "en" / "wrong.ftl"
    file.write_bytes(source if isinstance(source, bytes) else source.encode())
    return file


def told(own: Path, line: int | None = None) -> str:
    """Read texts that are wrong: return the sentence, which comes within a second and says where."""
    with within(QUICK_S), pytest.raises(TextError) as caught:
        own_texts("en", [own])
    said = str(caught.value)
    found = SENTENCE.fullmatch(said)
    assert found is not None and said.isprintable() and len(said) < 700, said
    assert line is None or int(found[1]) == line, said
    return said


LOOP = "a1 = { a2 }\na2 = word { a3 }\na3 = { a1 }\n"
LAUGH = "a0 = ha\n" + "".join(f"a{n} = " + f"{{ a{n - 1} }}" * 10 + "\n" for n in range(1, 10))
CHAIN = "a0 = ha\n" + "".join(f"a{n} = {{ a{n - 1} }}\n" for n in range(1, 3000))
WRONG: dict[str, tuple[bytes | str, int | None, str]] = {
    "a byte that is no letter": (b"one = a\ntwo = \xff\n", 2, "not UTF-8"),
    "half a letter": (b"one = \xed\xa0\x80\n", 1, "not UTF-8"),
    "UTF-16": ("one = a\n".encode("utf-16"), 1, "not UTF-8"),
    "NUL": (b"one = a\ntwo = \0\n", 2, "control character"),
    "ESC": (b"one = a\n\ntwo = \x1b[2J\n", 3, "control character"),
    "no message": ("one = a\n!!!\n", 2, "not a Fluent message"),
    "a text without an end": ('one = { "a\n', 1, "not a Fluent message"),
    "a number without an end": ("one = a\ntwo = { NUMBER(1, minimumIntegerDigits: 99999999) }\n", 2, "0 to"),
    "places without an end": ("one = a\n    b { NUMBER(1.5, minimumFractionDigits: 999999) }\n", 2, "0 to"),
    "a term with a number without an end": ("-t = a\none = { -t(n: 99999999) }\n", 2, "0 to"),
    "5,000 digits": ("one = { " + "9" * 5000 + " }\n", 1, "digits"),
    "5,000 digits in an argument": (f"one = {{ NUMBER($n, x: {'9' * 5000}) }}\n", 1, "digits"),
    "a message that names itself": ("one = word { one }\n", 1, "refers to itself"),
    "a term that names itself": ("one = a\n-two = { -two }\n", 2, "refers to itself"),
    "messages in a circle": (LOOP, None, "refers to itself"),
    "an attribute in a circle": ("one = a\n    .form = { one.form }\n", None, "refers to itself"),
    "words times ten, ten times": (LAUGH, None, "more than"),
    "a long chain": (CHAIN, None, "references"),
    "200 braces": ("one = a\ntwo = " + "{ " * 200 + "1" + " }" * 200 + "\n", 2, "braces"),
    "200 braces behind a quote": (
        'one = { DEVICE() ->\n    [pad] m"eeple ' + "{" * 200 + "\n   *[keys] b\n}\n",
        2,
        "braces",
    ),
    "200 braces behind a bracket": (
        "one = { DEVICE() ->\n   *[keys] ) " + "{" * 200 + "\n}\n",
        2,
        "braces",
    ),
    "200 brackets": ("one = { " + "NUMBER(" * 200 + "1" + ")" * 200 + " }\n", 1, "braces"),
    "2,000 braces in lines": ("one =\n" + " {\n" * 2000 + " }\n" * 2000, DEEPEST + 2, "braces"),
    "200,000 placeables": ("one = " + "{ $a }" * 200_000 + "\n", None, "bytes"),
    "many placeables": ("one = " + "{ $a }" * (MOST_PARTS + 1) + "\n", 1, "parts"),
    "30,000 placeables": ("one = " + "{ $a }" * 30_000 + "\n", 1, "characters"),
    "a message of 3 MB": ("one = " + "a" * 3_000_000 + "\n", 1, "bytes"),
    "a message of 200 KB": ("one = a\ntwo = " + "a " * 100_000 + "\n", 2, "characters"),
    "300,000 lines": ("\n" * 300_000, 1, "bytes"),
    "100,000 lines": ("\n" * 100_000, None, "lines"),
    "a function that is none": ("one = { NUMBRE(1) }\n", 1, "did you mean 'NUMBER'?"),
    "a message that is none": ("one = a\ntwo = { number-on }\n", 2, "does not exist"),
    "a term that is none": ("one = { -nothing }\n", 1, "does not exist"),
    "a message twice": ("expansion-fog = Mist\n", 1, "exists twice"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_told(own: Path, name: str) -> None:
    source, line, words = WRONG[name]
    write(own, source)
    assert words in told(own, line)


@pytest.mark.parametrize(
    "name", ["folder", "dangling link", "link in a circle", "pipe", "device", "forbidden"]
)
@pytest.mark.skipif(sys.platform == "win32", reason="no such things there")
def test_what_is_no_file_is_told(own: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    file = own / "fog" / "texts" / "en" / "wrong.ftl"
    if name == "folder":
        file.mkdir()
    elif name == "dangling link":
        file.symlink_to(own / "nowhere")
    elif name == "link in a circle":
        file.symlink_to(file)
    elif name == "pipe":
        os.mkfifo(file)
    elif name == "device":
        file.symlink_to("/dev/zero")
    else:
        file.write_text("one = a\n", encoding="utf-8")
        real = Path.open

        def refused(path: Path, *how: Any, **more: Any) -> Any:
            if path == file:
                raise PermissionError(13, "Permission denied", str(path))
            return real(path, *how, **more)

        monkeypatch.setattr(Path, "open", refused)
    told(own, 1)


def test_what_an_editor_writes_is_read(own: Path) -> None:
    write(own, b"\xef\xbb\xbfone = a\r\ntwo = b { $n }\r\n    c\r\n")
    texts = own_texts("en", [own])
    assert texts("one") == "a" and texts("two", n="x") == "b x\nc" and texts("expansion-fog") == "Fog"


def test_quotes_and_braces_as_letters_are_read(own: Path) -> None:
    write(own, 'one = { DEVICE() ->\n   *[keys] say "' + '{ "{" }' * 20 + '" (once)\n} { "}" }\n')
    assert own_texts("en", [own])("one") == 'say "' + "{" * 20 + '" (once) }'


def test_what_is_just_within_the_limits_is_read_in_time(own: Path) -> None:
    lines = [f"m{n} = {{ $a }}{'x' * 900} {{ NUMBER($n, minimumIntegerDigits: 20) }}\n" for n in range(250)]
    source = "".join(lines)
    assert LARGEST - 30_000 < len(source) <= LARGEST
    write(own, source)
    with within(QUICK_S):
        texts = own_texts("en", [own])
    assert texts("m249", a="b", n=7).endswith("00,000,007")


def test_a_name_of_a_file_moves_no_terminal(own: Path) -> None:
    (own / "fog" / "texts" / "en" / "\x1b[2J\n.ftl").write_text("!\n", encoding="utf-8")
    assert "\x1b" not in told(own, 1)


@pytest.mark.parametrize("source", [b"one = \xff\n", b"one = { one }\n", b"one = " + b"{ " * 200])
@pytest.mark.parametrize("main", [referee.main, lambda words: service.main(["--strength", "cadet", *words])])
def test_the_programs_say_so_before_anything_is_asked(
    own: Path, source: bytes, main: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    write(own, source)
    with pytest.raises(SystemExit) as status:
        main(["--own", str(own)])
    said = capsys.readouterr()
    assert status.value.code == 2 and "wrong.ftl:1: " in said.err and "Traceback" not in said.err
    assert said.out == ""


def test_a_folder_that_is_none_moves_no_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        referee.main(["--own", str(tmp_path / "\x1b[2J")])
    assert "\x1b" not in capsys.readouterr().err


def test_a_message_that_cannot_be_said_is_no_fault_of_the_line(own: Path, tmp_path: Path) -> None:
    """What only shows when it is said (a value that is missing) is a sentence as well."""
    texts = copy.copy(Texts("en"))
    lacks = Entry(tmp_path / "x.ftl", 1, "play-unknown-value = { $nothing }\n")
    texts._entries = {**texts._entries, "play-unknown-value": lacks}
    texts._simple, texts._said, texts._bundles, texts._read = {}, {}, [], set()
    one = referee.Referee(Engine(load_content(data_folder())), texts)
    assert one.answer(json.dumps({"new": NEW}).encode()) is not None
    answer = json.loads(one.answer(json.dumps({"explain": {"do": "nonsense"}}).encode()) or "")
    assert "play-unknown-value" in str(answer) and "failed" not in str(answer)


def test_300_expansions_are_answered_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for n in range(300):
        (tmp_path / f"e{n}").mkdir()
        (tmp_path / f"e{n}" / "expansion.yaml").write_text(f"id: e{n}\n", encoding="utf-8")
    with within(3):
        out = io.BytesIO()
        line = json.dumps({"new": {**NEW, "expansions": ["e1", "e299"]}}).encode() + b"\n"
        monkeypatch.setattr(sys, "stdin", type("In", (), {"buffer": io.BytesIO(line)})())
        monkeypatch.setattr(sys, "stdout", type("Out", (), {"buffer": out})())
        assert referee.main(["--own", str(tmp_path)]) == 0
    assert "state" in json.loads(out.getvalue())


PIECES = (
    *(
        "one = ",
        "two = ",
        "-three = ",
        "\n",
        "    .form = ",
        "    ",
        "{ ",
        " }",
        "{",
        "}",
        "$n",
        "$a",
        "one",
        "-three",
    ),
    *(
        "-three(x: 1)",
        "one.form",
        "-three.form",
        " ->\n",
        "    [one] a\n",
        "   *[other] b\n",
        "NUMBER(",
        "DATETIME(",
        ")",
    ),
    *(
        "FORM($a, ",
        "PARTICLE($a, ",
        "KEY(",
        "DEVICE()",
        "minimumIntegerDigits: ",
        "dateStyle: ",
        "style: ",
        '"',
        "\\u",
        "\\U",
        "\\",
        ", ",
    ),
    *("0", "-1", "99999999", "1.5", "# ", "words", "\u2028", "\ufeff", "\t", "=", "*", "[", "]", "'percent'"),
)


def says_or_tells(own: Path, source: bytes | str) -> None:
    """Whatever stands in a file is told of, or said: with values that fit or do not, and in no long time."""
    write(own, source)
    with within(QUICK_S):
        try:
            texts = own_texts("en", [own])
        except TextError as error:
            assert SENTENCE.fullmatch(str(error)) and str(error).isprintable(), str(error)
        else:
            for name in [key for key, entry in texts.entries.items() if entry.path.name == "wrong.ftl"]:
                for values in ({}, {"n": 3, "a": "b"}, {"n": "x", "a": 1.5}):
                    with contextlib.suppress(TextError):
                        assert isinstance(texts(name, **values), str)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    texts = tmp_path_factory.mktemp("own") / "fog" / "texts" / "en"
    texts.mkdir(parents=True)
    (texts.parents[1] / "expansion.yaml").write_text("id: fog\n", encoding="utf-8")
    return texts.parents[2]


FUZZ = settings(deadline=None, suppress_health_check=list(HealthCheck))


@FUZZ
@given(st.lists(st.sampled_from(PIECES), max_size=40))
def test_any_pieces_are_said_or_told(shared: Path, pieces: list[str]) -> None:
    says_or_tells(shared, "".join(pieces))


@FUZZ
@given(
    st.binary(max_size=200)
    | st.text(max_size=200).map(lambda text: ("one = " + text).encode("utf-8", "replace"))
)
def test_any_bytes_are_said_or_told(shared: Path, source: bytes) -> None:
    says_or_tells(shared, source)


@pytest.mark.slow
@settings(parent=FUZZ, max_examples=examples(700))
@given(st.lists(st.sampled_from(PIECES), max_size=80))
def test_very_many_pieces_are_said_or_told(shared: Path, pieces: list[str]) -> None:
    says_or_tells(shared, "one = a\n" + "".join(pieces))
