"""The executable says what it is, checks itself, and plays a whole game with a real pointer."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game import __version__
from game.app.navigation import routes
from game.app.scenes.ending.ending_scene import EndingScene
from game.storage.games.savefile import SaveError, read_save
from game.storage.settings.preferences import Preferences, PreferencesFile
from tests.packaged.screen import PATIENCE_S, SCREEN, Screen, TwoPlaces
from tests.play.hand import carry_out
from tests.play.test_whole_games import from_the_title, recorded, remembered

MOST_MB = 70
pytestmark = pytest.mark.slow


def said(program: Path, home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    alone = {"SOLAR_STORM_HOME": str(home), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    return subprocess.run(
        [str(program), *words], cwd=home, env=alone, capture_output=True, text=True, check=False
    )


def test_it_is_small_enough(program: Path) -> None:
    assert program.stat().st_size < MOST_MB * 2**20


def test_it_tells_its_version(program: Path, tmp_path: Path) -> None:
    done = said(program, tmp_path, "--version")
    assert (done.returncode, done.stdout.strip()) == (0, f"Solar Storm {__version__}")


def test_it_finds_all_it_needs(program: Path, tmp_path: Path) -> None:
    done = said(program, tmp_path, "--selftest", str(tmp_path / "findings.txt"))
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "findings.txt").read_text(encoding="utf-8") == done.stdout


def test_what_it_lacks_is_said(program: Path, tmp_path: Path) -> None:
    """A folder that is a file: the check of the player's folder fails, all others are still made."""
    wrong = tmp_path / "file"
    wrong.write_text("", encoding="utf-8")
    alone = {"SOLAR_STORM_HOME": str(wrong), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [str(program), "--selftest"], env=alone, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "FAILED  home" in done.stdout and "ok      window" in done.stdout


def until(true: Callable[[], bool], what: str) -> None:
    end = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.01)


def kept(home: Path) -> dict[str, object]:
    """The game that the program has saved last; empty while there is none."""
    try:
        return read_save(home / "saves" / "game.json").game
    except (FileNotFoundError, SaveError):
        return {}


@pytest.mark.parametrize("name", ["won"])
def test_a_whole_game_with_a_real_pointer(program: Path, tmp_path: Path, name: str) -> None:
    """By drag and by click, from the title to the end; the save is the twin's own, choice by choice."""
    game = recorded(name)
    home, twin_home, elsewhere = tmp_path / "home", tmp_path / "twin", tmp_path / "elsewhere"
    elsewhere.mkdir()
    settings = replace(remembered(game), window=SCREEN, language="en")
    PreferencesFile(home / "settings.json").save(settings)
    with Screen() as screen:
        running = screen.start(program, home, elsewhere)
        try:
            screen.window()
            time.sleep(1.0)
            hands = TwoPlaces(twin_home, screen, settings=settings)
            from_the_title(hands)
            until(lambda: bool(kept(home)), "the first save")
            for number, choice in enumerate(game["choices"]):
                carry_out(hands, choice, ("drag", "click")[number % 2])
                made = len(hands.table.session.to_json()["choices"])
                until(lambda made=made: len(kept(home).get("choices", ())) == made, f"choice {number}")  # type: ignore[misc, arg-type]
            assert isinstance(hands.top, EndingScene)
            saved, twin = kept(home), json.loads(json.dumps(hands.table.session.to_json()))
            # Each has a clock of its own, and only the program was started and drawn for real.
            assert isinstance(saved.pop("seconds"), int) and isinstance(twin.pop("seconds"), int)
            assert saved == twin
            assert running.poll() is None
        finally:
            running.terminate()
            told = running.communicate()[1]
    assert not told, told


@pytest.mark.parametrize("becomes", ["moved", "replaced"])
def test_it_goes_on_wherever_its_file_is_by_then(program: Path, tmp_path: Path, becomes: str) -> None:
    """What is read later, as the code for the line breaks of Japanese, was looked for under its name: the
    window vanished without a word."""
    home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    elsewhere.mkdir()
    copy = Path(shutil.copy2(program, elsewhere / "SolarStorm"))
    PreferencesFile(home / "settings.json").save(Preferences(window=SCREEN, language="en", animation="off"))
    with Screen() as screen:
        running = screen.start(copy, home, elsewhere)
        try:
            screen.window()
            time.sleep(1.0)
            settings = Preferences(window=SCREEN, language="en", animation="off")
            twin = TwoPlaces(tmp_path / "twin", screen, settings=settings)
            twin.app.start(routes.Title())
            copy.rename(elsewhere / "another")
            if becomes == "replaced":
                copy.write_bytes(b"another build" * 10_000_000)
            twin.press_widget("language")
            time.sleep(1.0)
            twin.press_cell("language", "ja")
            until(lambda: PreferencesFile(home / "settings.json").load()[0].language == "ja", "Japanese")
            time.sleep(1.0)
            assert running.poll() is None
        finally:
            running.terminate()
            told = running.communicate()[1]
    assert not told, told
