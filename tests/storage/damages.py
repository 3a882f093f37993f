"""What can happen to a file: each kind of damage takes a sound file and makes something of it.

A kind of damage is a function of the file's path; it leaves the damaged thing in its place. `HARMLESS` are
those that a program must read all the same.
"""

from __future__ import annotations

import gzip
import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

Damage = Callable[[Path], None]
Change = Callable[[dict[str, Any]], object]


def _bytes(make: Callable[[bytes], bytes]) -> Damage:
    return lambda path: _write(path, make(path.read_bytes()))


def _write(path: Path, data: bytes) -> None:
    path.write_bytes(data)


def _json(change: Change) -> Damage:
    """Change what the file says; everything around it stays in order."""

    def damage(path: Path) -> None:
        whole = json.loads(path.read_text(encoding="utf-8"))
        change(whole)
        path.write_text(json.dumps(whole), encoding="utf-8")

    return damage


def _instead(make: Callable[[Path], object]) -> Damage:
    def damage(path: Path) -> None:
        path.unlink()
        make(path)

    return damage


def _loop(path: Path) -> None:
    other = path.with_name("loop")
    path.symlink_to(other)
    other.unlink(missing_ok=True)
    other.symlink_to(path)


def _huge(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(200 * 1024 * 1024)


def _word(text: str) -> Damage:
    """Put another number where the first one stands."""

    def damage(path: Path) -> None:
        whole = path.read_text(encoding="utf-8")
        at = whole.index('"version":') + len('"version":')
        path.write_text(whole[:at] + text + "," + '"x":' + whole[at:], encoding="utf-8")

    return damage


def _deep(count: int) -> Damage:
    return _bytes(lambda data: data.rstrip()[:-1] + b',"x":' + b"[" * count + b"]" * count + b"}")


ANY_FILE: dict[str, Damage] = {
    "empty": _bytes(lambda data: b""),
    "only spaces": _bytes(lambda data: b" \n\n "),
    "all zero bytes": _bytes(lambda data: bytes(len(data))),
    "zero bytes in its second half": _bytes(lambda data: data[: len(data) // 2] + bytes(len(data) // 2)),
    "cut off after a byte": _bytes(lambda data: data[:1]),
    "cut off at a quarter": _bytes(lambda data: data[: len(data) // 4]),
    "cut off in the middle": _bytes(lambda data: data[: len(data) // 2]),
    "its last byte missing": _bytes(lambda data: data.rstrip()[:-1]),
    "its first byte missing": _bytes(lambda data: data[1:]),
    "random bytes": _bytes(lambda data: random.Random(1).randbytes(len(data))),
    "random bytes in the middle": _bytes(
        lambda data: data[: len(data) // 2] + b"\xff\xfe\x80" + data[len(data) // 2 :]
    ),
    "UTF-16": _bytes(lambda data: data.decode().encode("utf-16")),
    "latin letters": _bytes(lambda data: data.rstrip()[:-1] + ',"x":"Zoë"}'.encode("latin-1")),
    "half of a letter": _bytes(lambda data: data.rstrip()[:-1] + b',"x":"\\ud800"}'),
    "plain words": _bytes(lambda data: b"I was a saved game once."),
    "a web page": _bytes(lambda data: b"<!doctype html><title>Sign in</title>"),
    "a picture": _bytes(lambda data: b"\x89PNG\r\n\x1a\n" + bytes(40)),
    "packed": _bytes(gzip.compress),
    "null": _bytes(lambda data: b"null"),
    "a list": _bytes(lambda data: b"[" + data + b"]"),
    "a number": _bytes(lambda data: b"7"),
    "a text": _bytes(lambda data: b'"game"'),
    "twice in one file": _bytes(lambda data: data + data),
    "something behind it": _bytes(lambda data: data + b"}"),
    "a comma too many": _bytes(lambda data: data.rstrip()[:-1] + b",}"),
    "single quotes": _bytes(lambda data: data.replace(b'"', b"'")),
    "NaN": _word("NaN"),
    "Infinity": _word("-Infinity"),
    "1e999": _word("1e999"),
    "a number of 5000 digits": _word("9" * 5000),
    "a key twice": _bytes(lambda data: b'{"version":1,' + data.lstrip()[1:]),
    "lists 100 deep": _deep(100),
    "lists 100000 deep": _deep(100_000),
    "far too large": _huge,
    "a folder in its place": _instead(lambda path: (path.mkdir(), (path / "inside").write_text("precious"))),
    "a link to itself": _instead(_loop),
    "a link to nothing": _instead(lambda path: path.symlink_to("nothing")),
    "a pipe in its place": _instead(lambda path: os.mkfifo(path)),
    "no version": _json(lambda whole: whole.pop("version")),
    "a version in words": _json(lambda whole: whole.update(version="two")),
    "a newer version": _json(lambda whole: whole.update(version=99)),
    "an empty object": _bytes(lambda data: b"{}"),
}
"""Whatever the file is for."""

GAME: dict[str, Damage] = {
    "version 0": _json(lambda whole: whole.update(version=0)),
    "version true": _json(lambda whole: whole.update(version=True)),
    "another program's file": _json(lambda whole: whole.update(format="chess")),
    "no format": _json(lambda whole: whole.pop("format")),
    "no game": _json(lambda whole: whole.pop("game")),
    "the game is a list": _json(lambda whole: whole.update(game=[])),
    "the name is a number": _json(lambda whole: whole.update(name=5)),
    "no state": _json(lambda whole: whole["game"].pop("state")),
    "the turn in words": _json(lambda whole: whole["game"]["state"].update(turn="six")),
    "the turn is true": _json(lambda whole: whole["game"]["state"].update(turn=True)),
    "a turn below zero": _json(lambda whole: whole["game"]["state"].update(turn=-3)),
    "another turn": _json(lambda whole: whole["game"]["state"].update(turn=40)),
    "no crew": _json(lambda whole: whole["game"]["state"].update(crew=[])),
    "a crew of hundreds": _json(lambda whole: whole["game"]["state"].update(crew=[{"name": "A"}] * 300)),
    "a name is a number": _json(lambda whole: whole["game"]["state"]["crew"][0].update(name=7)),
    "no choices": _json(lambda whole: whole["game"].pop("choices")),
    "choices in words": _json(lambda whole: whole["game"].update(choices="all")),
    "a choice is a word": _json(lambda whole: whole["game"]["choices"].__setitem__(0, "move")),
    "an unknown choice": _json(lambda whole: whole["game"]["choices"].__setitem__(0, {"do": "dance"})),
    "an unknown room in a choice": _json(
        lambda whole: whole["game"]["choices"].__setitem__(0, {"do": "move", "room": "sauna"})
    ),
    "a choice missing": _json(lambda whole: whole["game"]["choices"].pop(0)),
    "the cursor beyond the choices": _json(lambda whole: whole["game"].update(cursor=500)),
    "the cursor below zero": _json(lambda whole: whole["game"].update(cursor=-1)),
    "the cursor elsewhere": _json(lambda whole: whole["game"].update(cursor=1)),
    "the cursor in words": _json(lambda whole: whole["game"].update(cursor="3")),
    "rolls in words": _json(lambda whole: whole["game"].update(rolls="six")),
    "an unknown difficulty": _json(
        lambda whole: (
            whole["game"]["settings"].update(difficulty="hopeless"),
            whole["game"]["state"]["settings"].update(difficulty="hopeless"),
        )
    ),
    "another seed": _json(lambda whole: whole["game"]["settings"].update(seed=99)),
    "settings and start missing": _json(lambda whole: whole["game"].update(settings=None, start=None)),
    "settings in words": _json(lambda whole: whole["game"].update(settings="easy")),
    "an unknown room": _json(lambda whole: whole["game"]["state"]["rooms"][2].update(id="sauna")),
    "a room missing": _json(lambda whole: whole["game"]["state"]["rooms"].pop()),
    "cubes that nobody put there": _json(lambda whole: whole["game"]["state"]["rooms"][3].update(cubes=[])),
    "an unknown card": _json(lambda whole: whole["game"]["state"]["resource_deck"].__setitem__(0, "gold")),
    "a card too many": _json(lambda whole: whole["game"]["state"]["resource_deck"].append("metal")),
    "the deck stacked": _json(lambda whole: whole["game"]["state"]["resource_deck"].sort()),
    "chance changed": _json(lambda whole: whole["game"]["state"].update(rng=None)),
    "something unknown in the state": _json(lambda whole: whole["game"]["state"].update(wings=2)),
}
"""What a saved game says."""

SETTINGS: dict[str, Damage] = {
    "every value a list": _json(lambda whole: whole.update({k: [] for k in whole if k != "version"})),
    "every value null": _json(lambda whole: whole.update({k: None for k in whole if k != "version"})),
    "every value a number": _json(lambda whole: whole.update({k: 7 for k in whole if k != "version"})),
    "every value far too large": _json(
        lambda whole: whole.update({k: 10**30 for k in whole if k != "version"})
    ),
}
"""What the settings say: what makes no sense is as it is at first."""

HARMLESS: dict[str, Damage] = {
    "a byte order mark": _bytes(lambda data: b"\xef\xbb\xbf" + data),
    "spread over many lines": _json(lambda whole: None),
    "spaces behind it": _bytes(lambda data: data + b"\r\n\r\n  "),
    "something unknown in it": _json(lambda whole: whole.update(wings=2)),
}
HARMLESS_GAME: dict[str, Damage] = {
    "a picture that is none": _json(lambda whole: whole.update(picture="&&&")),
    "a picture that is a list": _json(lambda whole: whole.update(picture=[1])),
    "no time of saving": _json(lambda whole: whole.pop("saved")),
    "a time that is none": _json(lambda whole: whole.update(saved="yesterday")),
    "marks of nobody": _json(lambda whole: whole["game"].update(colours=["red", 9])),
}
