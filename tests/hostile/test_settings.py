"""Settings files made to break the start: it opens, keeps what makes sense, and tells of the rest."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.app.navigation import routes
from game.app.scenes.error_scene import ErrorScene
from game.app.scenes.pace_scene import PaceScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.storage.files.paths import Home
from game.storage.games.savefile import LONGEST_NAME
from game.storage.settings.new_game import LONGEST_SEED, NewGame, Participant
from game.storage.settings.preferences import Preferences, PreferencesFile
from tests.app.stage import Hands
from tests.hostile.json_values import VALUES, places, put, without
from tests.searches import examples
from tests.shares import mostly_slow

SETTINGS = settings(deadline=None, suppress_health_check=list(HealthCheck))
GOOD = Preferences(
    animation="off",
    reduced_motion=True,
    confirm_replace=False,
    window=(1280, 720),
    interface=110,
    text=120,
    contrast=True,
    palette="tritan",
    language="de",
    master=33,
    mute=True,
    keys=(("undo", "u"), ("redo", "i")),
    new_game=NewGame(
        (Participant("Zoë", 3), Participant("Bo", 0), Participant("Cy", 1)),
        "realist",
        1,
        "4817-2206",
        rooms="pick",
        picked=("bridge", "mess-hall"),
        expansions=("damage-control", "escape-pod"),
        no_counting=True,
    ),
)
WHOLE: dict[str, Any] = json.loads(json.dumps(GOOD.to_json()))
FIRST = Preferences()


def start(folder: Path, data: bytes | None = None) -> tuple[App, Hands]:
    """Open the program as a player does, in a small window that takes little time to draw."""
    home = Home(folder, folder / "logs")
    if data is not None:
        home.settings.write_bytes(data)
    app = App(home, (640, 360))
    hands = Hands(app)
    app.open(routes.Title())
    app.show()
    return app, hands


def plays(app: App, hands: Hands) -> None:
    """From the title by way of the setup to a new game; where that cannot be yet, the setup says why."""
    app.open(routes.Setup())
    app.show()
    setup = hands.scene
    assert isinstance(setup, SetupScene)
    if setup.problem() is not None:
        for seat in range(len(setup.draft.players)):
            setup.change(setup.draft.rename(seat, f"Crew {seat}"))
        setup.type_seed("")
        app.show()
    assert setup.problem() is None
    hands.key(pygame.K_RETURN)
    app.make_step(20, [])
    if app.settings.confirm_replace and not isinstance(hands.scene, TableScene):
        hands.key(pygame.K_RETURN)
    if isinstance(hands.scene, PaceScene):  # asked where the file does not say it
        hands.key(pygame.K_RETURN)
        app.make_step(20, [])
    assert isinstance(hands.scene, TableScene) and not hands.scene.session.save_trouble
    app.show()
    assert not any(isinstance(scene, ErrorScene) for scene in app.scenes)
    assert not app.home.logs.exists()


def kept(folder: Path) -> list[bytes]:
    """What was put aside."""
    return [path.read_bytes() for path in sorted(folder.glob("settings.json.*-*"))]


def test_what_is_whole_is_read_as_it_is(tmp_path: Path) -> None:
    assert Preferences.judged(WHOLE) == (GOOD, ())
    app, hands = start(tmp_path, json.dumps(WHOLE).encode())
    assert app.settings == GOOD and app.setback is None and kept(tmp_path) == []
    plays(app, hands)


BROKEN: dict[str, tuple[tuple[Any, ...], Any]] = {
    "players that are a number": (("new_game", "players"), 5),
    "players that are true": (("new_game", "players"), True),
    "players that are an object": (("new_game", "players"), {"name": "A", "mark": 0}),
    "a mark with a point": (("new_game", "players", 0, "mark"), 1.0),
    "a mark that is true": (("new_game", "players", 0, "mark"), True),
    "a mark that is a list": (("new_game", "players", 0, "mark"), [0]),
    "a name of 100,000 letters": (("new_game", "players", 1, "name"), "x" * 50_000),
    "a name with NUL": (("new_game", "players", 1, "name"), "Bo\0"),
    "a name of nothing but NUL": (("new_game", "players", 1, "name"), "\0\0"),
    "a name of half a letter": (("new_game", "players", 1, "name"), "\ud800"),
    "a name that turns writing around": (("new_game", "players", 1, "name"), "\u202eBo"),
    "a seed with NUL": (("new_game", "seed"), "48\0"),
    "a seed of 50,000 digits": (("new_game", "seed"), "7" * 50_000),
    "a seed that is a number": (("new_game", "seed"), 4817),
    "a difficulty that is a list": (("new_game", "difficulty"), ["hard"]),
    "rooms in a list": (("new_game", "rooms"), ["v1"]),
    "expansions in an object": (("new_game", "expansions"), {"escape-pod": True}),
    "expansions with a number among them": (("new_game", "expansions"), ["escape-pod", 3]),
    "as many ids as fit": (("new_game", "picked"), [f"{n}" for n in range(5_000)]),
    "a first player nobody is": (("new_game", "first"), 3),
    "a window of 20,000 x 20,000": (("window",), [20_000, 20_000]),
    "a window of truths": (("window",), [True, True]),
    "a window with points": (("window",), [1280.0, 720.0]),
    "a number that is none": (("text",), float("nan")),
    "a volume without end": (("music",), float("inf")),
    "a number of 5,000 digits": (("interface",), 10**4_000),
    "lists within lists": (("keys",), json.loads("[" * 500 + "]" * 500)),
    "keys that are no pairs": (("keys",), [["undo"], "redo", None]),
    "a language that is a path": (("language",), "../../etc"),
    "a language of 50,000 letters": (("language",), "de" + "-a" * 25_000),
    "a speed nobody has": (("animation",), "warp"),
    "a version with a point": (("version",), 2.0),
    "a later version": (("version",), 99),
    "no version": (("version",), None),
}


@pytest.mark.parametrize(
    "name",
    [
        name if number % 2 else pytest.param(name, marks=pytest.mark.slow)
        for number, name in enumerate(BROKEN)
    ],
)
def test_one_senseless_value_leaves_all_others_and_is_told(tmp_path: Path, name: str) -> None:
    path, value = BROKEN[name]
    data = json.dumps(put(WHOLE, path, value)).encode()
    app, hands = start(tmp_path, data)
    for item in fields(Preferences):
        if item.name != path[0]:
            assert getattr(app.settings, item.name) == getattr(GOOD, item.name), item.name
    if path[0] == "new_game":
        new, good = app.settings.new_game, GOOD.new_game
        others = {item.name for item in fields(NewGame)} - {path[1], "first"}
        assert all(getattr(new, one) == getattr(good, one) for one in others)
    words = hands.words().replace("\n", "")
    kind = "newer" if name == "a later version" else "broken"
    assert kept(tmp_path) == [data] and f"settings.json.{kind}-1" in words
    assert json.loads((tmp_path / "settings.json").read_bytes())["master"] == 33
    assert PreferencesFile(tmp_path / "settings.json").load() == (app.settings, None), "told once"
    if path[0] == "new_game":
        plays(app, hands)


@pytest.mark.parametrize(
    "new_game",
    [
        {"picked": ["x"], "rooms": "pick"},
        {"picked": ["x", "bridge", "energy-core", "v2"], "rooms": "pick"},
        {"expansions": ["gone", "wings", "damage-control"]},
        {"difficulty": "nightmare"},
        {"seats": 1},
        {"seats": 4},
        {"seed": "SOLAR-STORM-GONE-0000"},
        {"seed": "9" * 15},
        {"seed": "9" * LONGEST_SEED},
        {"players": [{"name": "Ada", "mark": 0}, {"name": "ada ", "mark": 1}]},
        {"players": [{"name": "x" * LONGEST_NAME, "mark": 0}, {"name": "\U0010fffd", "mark": 1}]},
    ],
)
def test_what_is_no_longer_installed_does_no_harm(tmp_path: Path, new_game: dict[str, Any]) -> None:
    data = json.dumps({**WHOLE, "new_game": {**WHOLE["new_game"], **new_game}}).encode()
    plays(*start(tmp_path, data))


FILES: dict[str, bytes] = {
    "nothing": b"",
    "zeros": bytes(4096),
    "not UTF-8": b'{"version": 2, "master": 33, "language": "d\xff", "text": 120}',
    "UTF-16": json.dumps(WHOLE).encode("utf-16"),
    "cut off": json.dumps(WHOLE).encode()[:-400],
    "a comma too many": json.dumps(WHOLE, indent=1).encode().replace(b"33,", b"33,,"),
    "a key twice": b'{"master": 5, ' + json.dumps(WHOLE).encode()[1:],
    "a number, not an object": b"7",
    "a list": json.dumps([WHOLE]).encode(),
    "half a letter": json.dumps({**WHOLE, "language": "\udc80"}).encode(),
    "900 lists deep": b'{"master": 33, "keys": ' + b"[" * 30_000,
    "beginnings without end": b'{"keys":[' * 7_000,
    "too deep in the midst": b'{"keys":' + b"[" * 2_000 + b'"}"' + b"]" * 2_000 + b', "master": 33}',
    "letters": "ä".encode() * 30_000,
    "too much": b" " * 70_000,
    "a program": bytes(range(256)) * 99,
}


@pytest.mark.parametrize("name", mostly_slow(FILES, 4))
def test_any_bytes_lead_to_a_program(tmp_path: Path, name: str) -> None:
    app, hands = start(tmp_path, FILES[name])
    assert kept(tmp_path) == [FILES[name]]
    if b'"master": 33' in FILES[name] and FILES[name][:1] != b"[":
        assert app.settings.master == 33, "what can be read counts"
    plays(app, hands)


def test_a_folder_in_its_place(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    (tmp_path / "settings.json" / "mine").write_bytes(b"mine")
    app, hands = start(tmp_path)
    assert (tmp_path / "settings.json.broken-1" / "mine").read_bytes() == b"mine"
    plays(app, hands)
    assert (tmp_path / "settings.json").is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows makes links for administrators only")
@pytest.mark.parametrize("target", ["settings.json", "gone", "/dev/zero"])
def test_a_link_in_its_place(tmp_path: Path, target: str) -> None:
    (tmp_path / "settings.json").symlink_to(target)
    app, hands = start(tmp_path)
    assert app.settings == FIRST and (tmp_path / "settings.json.broken-1").is_symlink()
    plays(app, hands)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_in_its_place(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "settings.json")
    app, hands = start(tmp_path)
    assert app.settings == FIRST and "settings.json.broken-1" in hands.words().replace("\n", "")
    plays(app, hands)


def test_a_file_that_must_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = Path.open

    def refused(path: Path, mode: str = "r", *how: Any, **more: Any) -> Any:
        if path.name == "settings.json" and "r" in mode:
            raise PermissionError(13, "Permission denied", str(path))
        return real(path, mode, *how, **more)

    monkeypatch.setattr(Path, "open", refused)
    app, hands = start(tmp_path, json.dumps(WHOLE).encode())
    assert app.settings == FIRST and kept(tmp_path) == []
    assert "Your settings cannot be opened right now" in hands.words().replace("\n", " ")
    plays(app, hands)
    monkeypatch.setattr(Path, "open", real)
    app.change_settings(captions=True)
    found = PreferencesFile(tmp_path / "settings.json").load()
    assert found[0].palette == "tritan" and found[0].captions, "what it says counts as before"


def test_a_disk_that_keeps_no_copy_leaves_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*paths: object) -> None:
        raise OSError(28, "No space left on device")

    data = json.dumps({**WHOLE, "text": "large"}).encode()
    (tmp_path / "settings.json").write_bytes(data)
    monkeypatch.setattr("os.link", refused)
    monkeypatch.setattr("shutil.copyfile", refused)
    found, told = PreferencesFile(tmp_path / "settings.json").load()
    assert found.master == 33 and told == tmp_path / "settings.json"
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]
    assert (tmp_path / "settings.json").read_bytes() == data


# files that nobody has thought of


def made_up(data: st.DataObject) -> dict[str, Any]:
    """The real file, with a few values changed, left out or put in."""
    whole: Any = WHOLE
    for _ in range(data.draw(st.integers(1, 4))):
        path = data.draw(st.sampled_from(places(whole)))
        change = data.draw(st.sampled_from(("put", "put", "put", "without", "add")))
        if change == "without":
            whole = without(whole, path)
        elif change == "add" and isinstance(path[-1], str):
            whole = put(whole, (*path[:-1], data.draw(st.text(max_size=8))), data.draw(VALUES))
        else:
            whole = put(whole, path, data.draw(VALUES))
        if not places(whole):
            break
    return dict(whole)


def judge(whole: dict[str, Any]) -> None:
    """What is read can be written and read again; a field that was not touched is as it was."""
    read, _ = Preferences.judged(json.loads(json.dumps(whole)))
    again, wrong = Preferences.judged(json.loads(json.dumps(read.to_json())))
    assert again == read and not wrong
    for item in fields(Preferences):
        if whole.get(item.name) == WHOLE[item.name] and type(whole.get(item.name)) is type(WHOLE[item.name]):
            if item.name == "new_game" and json.dumps(whole[item.name]) != json.dumps(WHOLE[item.name]):
                continue
            if whole.get("version") == 1 and item.name == "new_game":
                continue
            assert getattr(read, item.name) == getattr(GOOD, item.name)


@settings(SETTINGS, max_examples=100, derandomize=True)
@given(st.data())
def test_made_up_settings_are_read_field_by_field(data: st.DataObject) -> None:
    judge(made_up(data))


@settings(SETTINGS, max_examples=12, derandomize=True)
@given(st.data())
def test_made_up_settings_lead_to_a_new_game(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    plays(*start(tmp_path_factory.mktemp("home"), json.dumps(made_up(data)).encode()))


@pytest.mark.slow(first=True)
@settings(SETTINGS, max_examples=examples(100))
@given(st.data())
def test_very_many_made_up_settings_lead_to_a_new_game(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    plays(*start(tmp_path_factory.mktemp("home"), json.dumps(made_up(data)).encode()))


@settings(SETTINGS, max_examples=200, derandomize=True)
@given(st.binary(max_size=80), st.integers(0, 2000), st.booleans())
def test_made_up_bytes_are_read(
    tmp_path_factory: pytest.TempPathFactory, put_in: bytes, at: int, cut: bool
) -> None:
    whole = json.dumps(WHOLE).encode()
    at %= len(whole)
    file = PreferencesFile(tmp_path_factory.mktemp("home") / "settings.json")
    data = whole[:at] + put_in + (b"" if cut else whole[at:])
    file.path.write_bytes(data)
    found, aside = file.load()
    assert aside is None or aside.read_bytes() == data
    if aside is not None:
        for item in fields(Preferences):
            # The recap is on for a file that knows a pace but none yet (`Preferences.from_json`).
            if item.name not in ("new_game", "keys", "recap"):
                usual = getattr(GOOD, item.name), getattr(FIRST, item.name)
                assert getattr(found, item.name) in usual or put_in
