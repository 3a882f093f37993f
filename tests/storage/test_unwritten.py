"""Settings and places in lessons that the disk refused once: the next save, or the end, writes them."""

from __future__ import annotations

import errno
import os
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from filelock import FileLock

from game.storage.files import atomic, one_writer
from game.storage.files.disk import Disk, DiskThread
from game.storage.files.unwritten import Unwritten
from game.storage.settings.lesson_places import LessonPlace, LessonPlacesFile
from game.storage.settings.preferences import Preferences, PreferencesFile


def full(*_: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], None]], None]:
    """Do something while the disk is full."""

    def refused(work: Callable[[], None]) -> None:
        with monkeypatch.context() as disk:
            disk.setattr(atomic, "_write_flushed", full)
            work()

    return refused


def settings_of(path: Path) -> Preferences:
    """Return what the next start of the program reads."""
    return PreferencesFile(path).load()[0]


def test_settings_are_written_at_the_end(
    tmp_path: Path, refused: Callable[[Callable[[], None]], None]
) -> None:
    file = PreferencesFile(tmp_path / "settings.json")
    settings, _ = file.load()
    changed = replace(settings, mute=True)
    refused(lambda: file.save(changed))
    assert not settings_of(file.path).mute
    file.save_unwritten()
    assert settings_of(file.path).mute
    file.path.unlink()
    file.save_unwritten()
    assert not file.path.exists(), "all is written, nothing is left to be"


def test_a_lock_that_is_not_given_back_takes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object, **__: object) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(FileLock, "release", refused)
    file = PreferencesFile(tmp_path / "settings.json")
    file.save(replace(Preferences(), mute=True))
    assert not file.refused and settings_of(file.path).mute


def test_a_copy_that_does_not_end_its_write_is_waited_for_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is written next stands behind each of these: a game was three seconds late, and called unsafe."""
    waits, acquire = list[float](), FileLock.acquire

    def waiting(lock: FileLock, timeout: float, poll_interval: float) -> object:
        waits.append(timeout)
        return acquire(lock, timeout=timeout, poll_interval=poll_interval)

    settings = PreferencesFile(tmp_path / "settings.json")
    lessons = LessonPlacesFile(tmp_path / "lessons.json")
    with FileLock(tmp_path / one_writer.FILES):
        monkeypatch.setattr(FileLock, "acquire", waiting)
        monkeypatch.setattr(one_writer, "PATIENCE_S", 0.05)
        settings.save(replace(Preferences(), mute=True))
        lessons.keep("a", LessonPlace(True), 9)
        assert waits == [0.05, 0.0] and settings.refused and lessons.refused
    settings.save_unwritten()
    lessons.save_unwritten()
    assert waits[2:] == [0.0, 0.05] and not settings.refused and not lessons.refused


def test_settings_are_written_with_the_next_change(
    tmp_path: Path, refused: Callable[[Callable[[], None]], None]
) -> None:
    file = PreferencesFile(tmp_path / "settings.json")
    settings, _ = file.load()
    refused(lambda: file.save(replace(settings, mute=True)))
    file.save(replace(settings, mute=True, captions=True))
    found = settings_of(file.path)
    assert found.mute and found.captions


def test_what_another_copy_wrote_meanwhile_stays(
    tmp_path: Path, refused: Callable[[Callable[[], None]], None]
) -> None:
    file, other = (PreferencesFile(tmp_path / "settings.json") for _ in range(2))
    settings, _ = file.load()
    other.load()
    refused(lambda: file.save(replace(settings, mute=True)))
    other.save(replace(settings, captions=True))
    file.save_unwritten()
    found = settings_of(file.path)
    assert found.mute and found.captions


def test_places_in_lessons_are_written_with_the_next_place(
    tmp_path: Path, refused: Callable[[Callable[[], None]], None]
) -> None:
    file = LessonPlacesFile(tmp_path / "lessons.json")
    refused(lambda: file.keep("a", LessonPlace(True, 3, 3), 9))
    assert file.places.of("a").done, "this copy knows it"
    (tmp_path / "lessons.json").unlink(missing_ok=True)
    LessonPlacesFile(tmp_path / "lessons.json").keep("c", LessonPlace(True, 2, 2), 9)
    file.keep("b", LessonPlace(False, 1, 3, {}), 9)
    found = LessonPlacesFile(file.path).places
    assert found.of("a").done and found.of("b").begun and found.of("c").done


def test_places_that_were_found_while_a_write_was_refused_stay(
    tmp_path: Path, refused: Callable[[Callable[[], None]], None]
) -> None:
    file = LessonPlacesFile(tmp_path / "lessons.json")
    assert not file.places.of("c").done
    LessonPlacesFile(file.path).keep("c", LessonPlace(True, 2, 2), 9)
    refused(lambda: file.keep("a", LessonPlace(True, 3, 3), 9))
    file.save_unwritten()
    found = LessonPlacesFile(file.path).places
    assert found.of("a").done and found.of("c").done


def test_a_file_that_makes_no_sense_is_kept_once_however_often_the_disk_refuses(
    tmp_path: Path, refused: Callable[[Callable[[], None]], None]
) -> None:
    file = PreferencesFile(tmp_path / "settings.json")
    settings, _ = file.load()
    file.save(settings)
    file.path.write_text('{"text": "large"}', encoding="utf-8")
    refused(lambda: file.save(replace(settings, mute=True)))
    for _ in range(3):
        refused(file.save_unwritten)
    file.save_unwritten()
    assert settings_of(file.path).mute
    assert len(list(tmp_path.glob("settings.json.broken-*"))) == 1


@pytest.mark.parametrize("thread", [False, True])
def test_places_in_lessons_are_written_at_the_end(
    tmp_path: Path, refused: Callable[[Callable[[], None]], None], thread: bool
) -> None:
    file = LessonPlacesFile(tmp_path / "lessons.json", DiskThread() if thread else None)

    def keep() -> None:
        file.keep("a", LessonPlace(True, 3, 3), 9)
        assert file.disk.settle(5)

    refused(keep)
    assert not LessonPlacesFile(file.path).places.of("a").done
    file.save_unwritten()
    assert file.disk.settle(5)
    assert LessonPlacesFile(file.path).places.of("a").done
    file.path.unlink()
    file.save_unwritten()
    assert file.disk.settle(5) and not file.path.exists(), "nothing is left to be written"


class TestThePieceThatBothUse:
    def test_what_is_refused_or_cannot_be_merged_stays(self) -> None:
        written: list[dict[str, int]] = []
        answers: list[bool | OSError] = [OSError(errno.ENOSPC, "full"), False, True]

        def write(values: Mapping[str, int]) -> bool:
            answer = answers.pop(0)
            if isinstance(answer, OSError):
                raise answer
            written.append(dict(values))
            return answer

        kept = Unwritten[int](Disk(), "x", write)
        kept.put("a", 1)
        assert kept.refused and kept.values == {"a": 1} and written == []
        kept.put("b", 2)
        assert kept.refused and kept.values == {"a": 1, "b": 2}, "the file could not be read"
        kept.write()
        assert not kept.refused and kept.values == {} and written[-1] == {"a": 1, "b": 2}
        kept.write()
        assert answers == [] and len(written) == 2, "nothing is left to be written"

    def test_what_changes_while_it_is_written_is_written_next(self) -> None:
        disk, written, changed = DiskThread(), list[dict[str, float]](), threading.Event()

        def write(values: Mapping[str, float]) -> bool:
            written.append(dict(values))
            assert changed.wait(5)
            return True

        kept = Unwritten[float](disk, "x", write)
        kept.put("a", 1.5)
        while not written:
            time.sleep(0.001)
        kept.put("a", 2.5)
        assert kept.values == {"a": 2.5}
        changed.set()
        assert disk.settle(5) and written == [{"a": 1.5}, {"a": 2.5}] and kept.values == {}

    def test_a_place_is_never_out_of_sight(self, tmp_path: Path) -> None:
        """It is taken off what is not written while somebody asks for the places."""
        file = LessonPlacesFile(tmp_path / "lessons.json", DiskThread())
        for n in range(200):
            file.keep(f"lesson-{n % 3}", LessonPlace(True, n % 50, 50), 9)
            assert file.places.of(f"lesson-{n % 3}").step == n % 50
        assert file.disk.settle(5) and file.places.done == 3
