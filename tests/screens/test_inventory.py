"""What is on a shot is written down whole, and two of them are told apart."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.drawing.type.text_drawing import TextRecord
from game.storage.settings.preferences import Preferences
from tools.compare import GONE, NEW, compare, differences, differing, pictures, report
from tools.inventory import Places, take_stock, unseen
from tools.studio import Studio

ROOT = Path(__file__).parent.parent.parent


def inventory(*texts: str, controls: tuple[dict[str, Any], ...] = (), **more: Any) -> dict[str, Any]:
    words = [{"text": text, "size": 18.0, "at": [0, 0, 10, 10]} for text in texts]
    return {"words": words, "controls": list(controls), "commands_in": None, "focus": None, **more}


def control(key: str, **more: Any) -> dict[str, Any]:
    usual = {"enabled": True, "reason": None, "keys": [], "tip": None, "focusable": True, "kind": "Button"}
    return {"key": key, **usual, **more}


# What is on a shot


def test_words_and_controls_of_a_screen(tmp_path: Path) -> None:
    studio = Studio(tmp_path, (1280, 720))
    stock = take_stock(studio, "title", tmp_path / "title.png")
    assert (tmp_path / "title.png").exists()
    assert {"Settings", "Rulebook"} <= {word["text"] for word in stock["words"]}
    assert [told["key"] for told in stock["controls"]] == [
        "new",
        "school",
        "guided",
        "rulebook",
        "settings",
        "quit",
        "language",
    ]
    book = stock["controls"][3]
    assert book["enabled"] and book["reason"] is None and book["keys"] == ["f1"] and book["focusable"]
    ending = {told["key"]: told["keys"] for told in take_stock(studio, "game-over-won")["controls"]}
    assert ending["watch"] == ["w"] and ending["new"] == ["return", "enter"]
    assert json.loads(json.dumps(stock)) == stock


def test_a_control_tells_why_it_cannot_be_used_and_what_can_be_chosen(tmp_path: Path) -> None:
    studio = Studio(tmp_path, (1280, 720))
    controls = {told["key"]: told for told in take_stock(studio, "setup-details-problems")["controls"]}
    start = controls["start"]
    assert not start["enabled"] and start["reason"]
    cells = controls["mark-0"]["cells"]
    assert any(cell["reason"] for cell in cells) and controls["mark-0"]["state"] in {
        c["value"] for c in cells
    }


def test_elements_of_a_table(tmp_path: Path) -> None:
    studio = Studio(tmp_path, (1280, 720))
    stock = take_stock(studio, "play-other-decides")
    controls = {told["key"]: told for told in take_stock(studio, "play-undo-blocked")["controls"]}
    assert stock["commands_in"] == "table" == studio.shown.commands_in  # type: ignore[union-attr]
    assert controls["undo"]["keys"] == ["z"] and controls["button/move"]["keys"] == ["m"]
    barred = [told for key, told in controls.items() if key.startswith("button/") and not told["enabled"]]
    assert barred and all(told["reason"] for told in barred)
    assert any(told["movable"] for told in controls.values())
    assert not controls["slot/bridge/0"]["focusable"] and controls["room/bridge"]["focusable"]


def test_the_buttons_of_a_lesson(tmp_path: Path) -> None:
    controls = take_stock(Studio(tmp_path, (1280, 720)), "lesson-other-move")["controls"]
    there = {told["key"]: told for told in controls}
    for name in ("take-back", "walk-on", "skip-step", "leave"):
        assert there[name]["focusable"] and there[name]["enabled"] and there[name]["at"]


def test_a_picture_without_a_scene_has_no_controls(tmp_path: Path) -> None:
    studio = Studio(tmp_path, (1280, 720))
    studio.take("title")
    stock = take_stock(studio, "table-three")
    assert stock["scene"] is None and stock["controls"] == [] and stock["words"]


def test_words_of_a_long_page_are_told_once_wherever_it_is_scrolled(tmp_path: Path) -> None:
    def words(size: tuple[int, int]) -> list[str]:
        studio = Studio(tmp_path, size, Preferences(text=200, language="en"))
        return sorted(told["text"] for told in take_stock(studio, "settings-reading")["words"])

    short, tall = words((1280, 720)), words((1280, 1600))
    scrolled = Studio(tmp_path, (1280, 720), Preferences(text=200, language="en"))
    assert len(scrolled.take("settings-reading").texts) < len(short), "nothing had to be scrolled to"
    assert short == tall


def test_a_text_is_the_same_at_the_same_place_of_a_page_or_of_the_screen() -> None:
    def text(words: str, y: float) -> TextRecord:
        return TextRecord(words, (10, y, 50, 20), cut=False, size=18)

    seen: Places = {}
    first = [
        (text("row", 100), (10.0, 100.0)),
        (text("row", 140), (10.0, 140.0)),
        (text("tip", 50), (10.0, 50.0)),
    ]
    assert [told["text"] for told in unseen(first, seen)] == ["row", "row", "tip"]
    # Scrolled by 25: the second row, a third one, and a tip that floats where it floated.
    then = [
        (text("row", 115), (10.0, 140.0)),
        (text("row", 155), (10.0, 180.0)),
        (text("tip", 50), (10.0, 75.0)),
    ]
    assert [told["at"] for told in unseen(then, seen)] == [[10, 180, 50, 20]]


@pytest.mark.slow
def test_shots_are_written_with_their_words(tmp_path: Path) -> None:
    for folder in ("before", "after"):
        call = [
            sys.executable,
            "-m",
            "tools.shots",
            str(tmp_path / folder),
            "--words",
            "--only",
            "title-c",
        ]
        subprocess.run([*call, "--size", "640x360,960x540", "--language", "pseudo"], cwd=ROOT, check=True)
    names = sorted(file.name for file in (tmp_path / "after").iterdir())
    shots = ("title-continue-640x360", "title-continue-960x540")
    assert names == [f"{shot}.{ending}" for shot in shots for ending in ("json", "png")]
    told = json.loads((tmp_path / "after" / "title-continue-640x360.json").read_text(encoding="utf-8"))
    assert told["language"] == "pseudo" and told["text"] == 100 and told["size"] == [640, 360]
    assert compare(tmp_path / "before", tmp_path / "after", sizes=True) == {}


# What differs


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("Repair one space", "in any room"), ("Repair one", "space in any room")),
        (("部屋を修理する", "ことができます"), ("部屋を修理することが", "できます")),
        (("Move", "Repair"), ("Repair", "Move")),
    ],
)
def test_other_lines_and_another_order_are_no_difference(
    before: tuple[str, ...], after: tuple[str, ...]
) -> None:
    assert differences(inventory(*before), inventory(*after)) == {}


def test_words_that_are_gone_and_new() -> None:
    found = differences(inventory("Start new game", "Crew"), inventory("Start a game", "Crew"))
    assert found == {"words gone": ["Start new game"], "words new": ["Start a game"]}


def test_words_that_are_drawn_less_often() -> None:
    found = differences(inventory("Cadet", "Cadet", "Crew"), inventory("Cadet", "Crew"))
    assert found == {"words fewer times": ["Cadet"]}
    assert differences(inventory("Crew"), inventory("Crew", "Crew")) == {"words more times": ["Crew"]}


def test_words_that_are_cut_now() -> None:
    after = inventory("Start new…")
    after["words"][0]["cut"] = True
    found = differences(inventory("Start new game"), after)
    assert found["words cut"] == ["Start new…"] and found["words gone"] == ["Start new game"]


def test_type_of_another_size_where_it_is_asked_for() -> None:
    after = inventory("Crew", "Start")
    after["words"][0]["size"] = 22.0
    assert differences(inventory("Crew", "Start"), after) == {}
    assert differences(inventory("Crew", "Start"), after, sizes=True) == {"type": ["Crew: 18 -> 22"]}


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"enabled": False, "reason": "No cards."}, ["enabled true -> false", 'reason null -> "No cards."']),
        ({"keys": ["m"]}, ['keys [] -> ["m"]']),
        ({"tip": "Moves."}, ['tip null -> "Moves."']),
        ({"focusable": False}, ["focusable true -> false"]),
        ({"state": "2"}, ['state "1" -> "2"']),
        ({"kind": "Switch", "at": [1, 2, 3, 4]}, []),
    ],
)
def test_controls_that_changed(changed: dict[str, Any], told: list[str]) -> None:
    before, after = control("move", state="1"), control("move", state="1")
    after.update(changed)
    found = differences(inventory(controls=(before,)), inventory(controls=(after,)))
    assert found.get("controls changed", []) == [f"move: {line}" for line in told]
    assert set(found) <= {"controls changed"}


def test_controls_that_are_gone_and_new_and_their_order() -> None:
    one, two, three, four = (control(key) for key in ("one", "two", "three", "four"))
    found = differences(inventory(controls=(one, two, three)), inventory(controls=(three, one, four)))
    assert found == {
        "controls gone": ["two"],
        "controls new": ["four"],
        "tab order": ["one three -> three one"],
    }


def test_a_key_that_two_controls_have() -> None:
    one = control("one")
    found = differences(inventory(controls=(one,)), inventory(controls=(one, one)))
    assert found == {"one key for several controls": ["one"]}


def test_where_commands_count_and_focus() -> None:
    found = differences(inventory(), inventory(commands_in="table", focus="start"))
    assert found == {"commands count in": ["None -> table"], "focus": ["None -> start"]}


def test_shots_of_one_folder_alone(tmp_path: Path) -> None:
    for folder, names in (("before", ("both", "old")), ("after", ("both", "fresh"))):
        (tmp_path / folder / "en").mkdir(parents=True)
        for name in names:
            told = inventory(folder if name == "both" else "")
            (tmp_path / folder / "en" / f"{name}.json").write_text(json.dumps(told), encoding="utf-8")
    found = compare(tmp_path / "before", tmp_path / "after")
    assert (
        found["en/old"] == GONE
        and found["en/fresh"] == NEW
        and set(found["en/both"])
        == {
            "words gone",
            "words new",
        }
    )
    lines = ["shots gone (1): en/old", "shots new (1): en/fresh", "shots that differ: 1"]
    assert report(found).splitlines()[-3:] == lines
    assert set(compare(tmp_path / "before", tmp_path / "after", only="both")) == {"en/both"}


def test_the_share_of_pixels_that_differ() -> None:
    one = pygame.Surface((100, 50))
    other = one.copy()
    other.fill((200, 0, 0), (0, 0, 10, 10))
    soft = one.copy()
    soft.fill((20, 20, 20))
    assert differing(one, other) == pytest.approx(0.02)
    assert differing(one, soft) == differing(one, one.copy()) == 0
    assert differing(one, pygame.Surface((10, 10))) == 1


def test_pictures_that_differ_lie_side_by_side(tmp_path: Path) -> None:
    for folder, paint in (("before", (0, 0, 0)), ("after", (0, 0, 200))):
        (tmp_path / folder).mkdir()
        for name in ("same", "other"):
            picture = pygame.Surface((40, 20))
            picture.fill(paint if name == "other" else (9, 9, 9), (0, 0, 20, 20))
            pygame.image.save(picture, tmp_path / folder / f"{name}.png")
            (tmp_path / folder / f"{name}.json").write_text(json.dumps(inventory()), encoding="utf-8")
    out = tmp_path / "different"
    assert dict(pictures(tmp_path / "before", tmp_path / "after", out)) == {"other": "50.00% differs"}
    both = pygame.image.load(out / "other.png")
    assert both.get_size() == (80, 20) and both.get_at((45, 5))[:3] == (0, 0, 200)
    assert not (out / "same.png").exists()
