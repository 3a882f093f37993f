"""The room of docs/own-rooms.md: its commands say what the page says, and the referee plays it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game import content
from game.own_folders import own_texts
from game.program_files import data_folder
from game.referee import Referee
from game.rules import Engine, load_edition
from tests.pack.garden import PAGE, files, make

NEW = {"players": 2, "difficulty": "easy", "seed": 7, "expansions": ["garden"], "rooms": {"garden": "v1"}}


@pytest.fixture
def rooms(tmp_path: Path) -> Path:
    make(tmp_path)
    return tmp_path


def test_the_page_has_every_file() -> None:
    assert list(files()) == [
        "garden/expansion.yaml",
        "garden/rooms/garden.yaml",
        "garden/texts/en/garden.ftl",
    ]
    for room in (data_folder() / "rooms").glob("*.yaml"):
        assert room.stem == "energy-core" or f"`{room.stem}`" in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("folder", [".", "garden"])
def test_the_check_says_what_it_holds(
    rooms: Path, folder: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(rooms)
    assert content.main(["check", folder]) == 0
    assert capsys.readouterr().out.startswith("garden: the room Garden in the place of Mess Hall, ")


def test_the_check_tells_faults_of_every_kind_and_ends_with_1(
    rooms: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    room = rooms / "garden" / "rooms" / "garden.yaml"
    room.write_text(room.read_text().replace("gain:", "gian:", 1))
    (rooms / "garden" / "texts" / "en" / "more.ftl").write_text("one = a\n!\n")
    (rooms / "notes").mkdir()
    (rooms / "shed").mkdir()
    (rooms / "shed" / "expansion.yml").write_text("id: shed\n")
    assert content.main(["check", str(rooms)]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "shed: no file expansion.yaml in this folder"
    assert said[1].startswith("garden/texts/en/more.ftl:2: not a Fluent message")
    assert said[2].startswith("garden/rooms/garden.yaml:13: ") and "did you mean 'gain'?" in said[2]
    assert len(said) == 3


@pytest.mark.parametrize("name", ["act", "collect"])
def test_steps_before_a_choice_at_which_games_go_on_are_told_where_they_stand(
    rooms: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    expansion = rooms / "garden" / "expansion.yaml"
    steps = "[{gain: {what: action-token, crew: active}}]"
    whole = expansion.read_text() + f"before:\n  {name}: {steps}\n"
    expansion.write_text(whole)
    assert content.main(["check", str(rooms)]) == 1
    line = whole.count("\n")
    told = f"garden/expansion.yaml:{line}: found a step before those of '{name}', expected none"
    assert capsys.readouterr().out.startswith(told)


def test_a_link_that_leads_in_a_circle_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    circle = tmp_path / "circle"
    circle.symlink_to(circle)
    assert content.main(["check", str(circle)]) == 1
    assert "Too many levels of symbolic links" in capsys.readouterr().out


def test_a_folder_without_any_is_no_success(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert content.main(["check", str(tmp_path)]) == 1
    assert "no expansion in this folder" in capsys.readouterr().out
    assert content.main(["check", str(tmp_path / "gone")]) == 1
    assert "No such file or directory" in capsys.readouterr().out


def test_the_referee_plays_it(rooms: Path) -> None:
    referee = Referee(Engine(load_edition(data_folder(), own=[rooms])), own_texts("en", [rooms]))

    def ask(command: object) -> dict[str, object]:
        answer: dict[str, object] = json.loads(referee.answer(json.dumps(command).encode()) or "")
        return answer

    state = ask({"new": NEW})["state"]
    assert isinstance(state, dict)
    place = [room["id"] for room in state["rooms"]].index("garden")
    for member in state["crew"]:
        member["at"] = place
    state["rooms"][place]["cubes"] = [True, True, True]
    answer = ask({"load": state})
    legal = ask({"explain": {"do": "activate"}})
    assert legal["legal"], legal
    assert "There is an Action token in the supply" in json.dumps(legal)
    after = ask({"choose": {"do": "activate"}})["state"]
    assert isinstance(after, dict)
    active = answer["state"]["active"]  # type: ignore[index]
    assert [member["action_tokens"] for member in after["crew"]] == [int(seat != active) for seat in range(2)]
