"""A crash report of a game with the player's own rooms is replayed with them, or says which one it needs."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from game.app.shell.crashes import replay_report
from game.app.shell.start import main
from game.app.table.deciding import Deciding
from game.storage.files.paths import HOME_VARIABLE
from game.storage.reports.crash import read_crash_report
from tests.app.test_own_faults import at_table
from tests.app.test_reports import crash
from tests.pack.garden import make


class PumpError(RuntimeError):
    """What breaks in these tests."""


@pytest.fixture
def report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A report of an error in the window, which comes again, of a game with a garden."""
    make(tmp_path / "rooms")
    hands, table = at_table(tmp_path)

    def fails(self: object, option: object, *more: object) -> None:
        raise PumpError("the pump is off")

    monkeypatch.setattr(Deciding, "propose", fails)

    def act() -> None:
        app = hands.app
        app.make_step(
            20.0, [pygame.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0)]
        )
        app.make_step(20.0, [pygame.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode="", scancode=0)])
        table.propose({"do": "activate"})  # type: ignore[arg-type]

    return crash(hands.app, act)


def replayed(report: Path, *more: object) -> tuple[int, str]:
    told: list[str] = []
    result = replay_report.replay(report, told.append, *more)  # type: ignore[arg-type]
    pygame.display.init()
    return result, "\n".join(told)


def test_it_is_replayed_with_the_players_own_rooms(report: Path, tmp_path: Path) -> None:
    assert set(read_crash_report(report)["game"]["own"]) == {"garden"}
    result, told = replayed(report, tmp_path / "rooms")
    assert "Replayed the rules: no error occurs." in told
    assert "Replayed the window: the same error occurs." in told and result == replay_report.SAME


def test_it_is_replayed_with_a_folder_that_is_named(report: Path, tmp_path: Path) -> None:
    shutil.move(tmp_path / "rooms", tmp_path / "elsewhere")
    for named in (tmp_path / "elsewhere", tmp_path / "elsewhere" / "garden"):
        result, told = replayed(report, tmp_path / "rooms", [named])
        assert "Replayed the rules: no error occurs." in told and result != replay_report.UNREADABLE


def test_a_room_that_is_missing_is_named_in_one_sentence(report: Path, tmp_path: Path) -> None:
    shutil.rmtree(tmp_path / "rooms")
    for rooms in (tmp_path / "rooms", None):
        result, told = replayed(report, rooms)
        assert result == replay_report.UNREADABLE == 2
        assert "it needs your own “garden”" in told and "--own FOLDER" in told and told.count("\n") == 0


def test_a_room_that_has_changed_is_named_in_one_sentence(report: Path, tmp_path: Path) -> None:
    file = tmp_path / "rooms" / "garden" / "rooms" / "garden.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("divert: [energy, energy, data]", "divert: [energy, data, data]"), "utf-8")
    result, told = replayed(report, tmp_path / "rooms")
    assert result == 2 and "its rules have changed since" in told and told.count("\n") == 0


def test_a_room_with_a_fault_is_named_with_its_file(report: Path, tmp_path: Path) -> None:
    (tmp_path / "rooms" / "garden" / "expansion.yaml").write_text("id: gardn\n", encoding="utf-8")
    result, told = replayed(report, tmp_path / "rooms")
    assert result == 2 and "which has a fault: garden/expansion.yaml:1" in told and told.count("\n") == 0


def test_the_command_line_takes_rooms_and_report(
    report: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "nobody"))
    with pytest.raises(SystemExit) as end:
        main(["--replay-report", str(report)])
    assert end.value.code == 2 and "your own “garden”" in capsys.readouterr().out
    with pytest.raises(SystemExit) as end:
        main(["--own", str(tmp_path / "rooms"), "--replay-report", str(report)])
    assert end.value.code != 2 and "Replayed the rules" in capsys.readouterr().out
    pygame.display.init()
