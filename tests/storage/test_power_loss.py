"""The power fails at any moment: what was said to be safe comes back, whatever the disk made of the rest."""

from __future__ import annotations

import os
import random
import shutil
import sys
from pathlib import Path

import pytest

from game.storage.games.claim import Claim
from game.storage.games.library import Library
from game.storage.games.savefile import read_save
from game.storage.games.saves import Shelf
from game.storage.settings.lesson_places import LessonPlace, LessonPlacesFile
from game.storage.settings.preferences import Preferences, PreferencesFile
from tests.storage.numbers import tell
from tests.storage.recorded_files import HOLDS, Moment, RecordedFiles, after_power_loss, put
from tests.storage.test_saves import game

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="folders are not flushed there")
WAYS = [
    *((kept, holds) for kept in ("none", "all") for holds in HOLDS),
    *((kept, holds) for kept in ("first", "any") for holds in HOLDS),
]


def recorded(folder: Path, saves: int, links: bool) -> list[Moment]:
    """Play on a disk that is written down, with everything that a player keeps."""
    folder.mkdir()
    with pytest.MonkeyPatch.context() as patched:
        if not links:

            def refuse(*_: object, **__: object) -> None:
                raise OSError(1, "no links here")

            patched.setattr(os, "link", refuse)
        files = RecordedFiles(folder, patched.setattr)
        home = folder / "player"
        claim = Claim(home / "saves")
        assert claim.acquire()
        named = home / "saves" / "named"
        shelf, library = Shelf(home / "saves", claim, library=named), Library(named)
        settings = PreferencesFile(home / "settings.json")
        lessons = LessonPlacesFile(home / "lessons.json")
        for turn in range(1, saves + 1):
            shelf.write(game(turn))
            files.promise("game", turn)
            if turn % 9 == 3:
                entry = library.save(f"named {turn}", game(1000 + turn))
                files.promise(f"named {turn}", 1000 + turn)
                library.restore(library.delete(library.rename(entry, f"again {turn}")))
            if turn % 9 == 5:
                settings.save(Preferences(master=turn % 100))
                files.promise("master", turn % 100)
                lessons.keep("a", LessonPlace(False, turn % 9, 9), 9)
                files.promise("lesson", turn % 9)
        claim.release()
    return files.moments


def wrong(folder: Path, moment: Moment, following: Moment) -> list[str]:
    """Return what of that which was promised does not come back."""
    found = []
    home = folder / "player"
    shelf = Shelf(home / "saves")
    there = shelf.read()
    turn = there.summary.turn if there.summary is not None else 0
    promised = moment.promised.get("game", 0)
    if turn not in (promised, promised + 1) or (promised and there.trouble):
        found.append(f"turn {turn}, promised {promised}, {there.trouble}")
    turns = set()
    for path in (home / "saves").rglob("*.json"):
        if path.parent.name in ("named", "deleted"):
            turns.add(read_save(path).summary.turn)
    found += [
        f"game {wanted}"
        for what, wanted in moment.promised.items()
        if what[:5] == "named" and wanted not in turns
    ]
    settings, setback = PreferencesFile(home / "settings.json").load()
    allowed = [one.promised.get("master", 80) for one in (moment, following)]
    if settings.master not in allowed or setback is not None:
        found.append(f"settings {settings.master}, {setback}")
    lessons = LessonPlacesFile(home / "lessons.json")
    if lessons.places.of("a").step not in [one.promised.get("lesson", 0) for one in (moment, following)]:
        found.append(f"lesson {lessons.places}")
    return found


def lost(tmp_path: Path, saves: int, links: bool, step: int) -> tuple[int, list[str]]:
    """Let the power fail at moments of play; return how many cases there were, and what was lost in them."""
    moments = recorded(tmp_path / "whole", saves, links)
    chance, cases, found = random.Random(saves), 0, []
    for n, moment in enumerate(moments):
        if n % step:
            continue
        later = next((one for one in moments[n:] if one.promised != moment.promised), moments[-1])
        following = later
        for key in ("master", "lesson"):
            if moment.promised.get(key) == following.promised.get(key):
                following = next(
                    (one for one in moments[n:] if one.promised.get(key) != moment.promised.get(key)),
                    following,
                )
        seen: list[dict[str, bytes | None]] = []
        for kept, holds in WAYS:
            left = after_power_loss(moment, chance, kept, holds)
            if left in seen:
                continue
            seen.append(left)
            folder = tmp_path / "after"
            put(left, folder)
            cases += 1
            found += [
                f"{n} {moment.doing}, {kept}, {holds}: {one}" for one in wrong(folder, moment, following)
            ]
            shutil.rmtree(folder)
    return cases, found


@pytest.mark.parametrize("links", [True, False], ids=["links", "no links"])
def test_what_was_said_to_be_safe_comes_back(tmp_path: Path, links: bool) -> None:
    cases, found = lost(tmp_path, 12, links, 7)
    assert cases > 80 and found == []


@pytest.mark.slow
@pytest.mark.parametrize("links", [True, False], ids=["links", "no links"])
def test_what_was_said_to_be_safe_comes_back_after_any_of_100_saves(tmp_path: Path, links: bool) -> None:
    cases, found = lost(tmp_path, 100, links, 1)
    tell(
        f"Power lost ({'with' if links else 'without'} links): {cases} cases of 100 saves, {len(found)} lost"
    )
    assert cases > 3_000 and found == []


def test_without_flushing_something_would_be_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test can fail: on a disk that is told nothing all may be lost that was promised."""
    from game.storage.files import atomic

    monkeypatch.setattr(atomic, "flush_folder", lambda folder: None)
    cases, found = lost(tmp_path, 12, True, 7)
    assert cases > 80 and found
