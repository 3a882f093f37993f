"""The sound files are what the table beside them says, and what the look asks for."""

from __future__ import annotations

import hashlib
import json
from array import array

import pygame
import pytest

from tests.audio.recorder import FOLDER, SOUNDS
from tests.looped import some

TABLE = json.loads((FOLDER / "table.json").read_text(encoding="utf-8"))
ALL_BYTES = 8_000_000
LONGEST_EFFECT = 10.0
LAST_PIECE = (10.0, 25.0)
"""Seconds of the piece of an ending."""


def test_the_table_names_exactly_the_files_that_are_there() -> None:
    there = {str(path.relative_to(FOLDER).as_posix()) for path in FOLDER.rglob("*.ogg")}
    assert there == set(TABLE)


@pytest.mark.parametrize("name", sorted(TABLE))
def test_every_file_is_the_one_that_was_measured(name: str) -> None:
    data = (FOLDER / name).read_bytes()
    assert data[:4] == b"OggS" and b"vorbis" in data[:64]
    assert hashlib.sha256(data).hexdigest()[:16] == TABLE[name]["sha256"]
    assert len(data) == TABLE[name]["bytes"]


def test_all_sounds_together_are_small() -> None:
    assert sum(entry["bytes"] for entry in TABLE.values()) <= ALL_BYTES


@pytest.mark.parametrize("name", sorted(TABLE))
def test_measured_loudness_peaks_ends_and_offset(name: str) -> None:
    entry = TABLE[name]
    assert entry["peak"] <= -1.0
    assert abs(entry["lufs"] - entry["wanted"]) <= 1.0, "as loud as wanted"
    assert entry["offset"] < 0.002, "no offset from zero"
    if entry["loop"]:
        assert entry["seam"] <= 1.0, "the step at the seam is no larger than the usual ones"
        assert 6.0 <= entry["seconds"] <= 48.0
    else:
        assert entry["tail"] <= -50, "it ends in silence"
        least, most = 0.0, 12.0 if entry["kind"] == "music" else LONGEST_EFFECT
        if entry["cue"].startswith("ending-"):
            least, most = LAST_PIECE
        assert least <= entry["seconds"] <= most


def test_effects_music_and_ambience_lie_apart_as_the_look_asks() -> None:
    loudest = {
        kind: max(entry["lufs"] for entry in TABLE.values() if entry["kind"] == kind)
        for kind in ("effects", "music", "ambience")
    }
    assert -13 <= loudest["effects"] <= -11
    assert -19 <= loudest["music"] <= -17
    assert -26 <= loudest["ambience"] <= -23


def test_beds_have_one_length() -> None:
    assert (
        len({TABLE[SOUNDS.files[f"bed-{level}"][0]]["seconds"] for level in ("calm", "strained", "peril")})
        == 1
    )


def test_what_hands_do_answers_at_once() -> None:
    for cue in ("press", "hover", "refused", "toggle-on", "action-token", "die-settle", "damage-1", "shield"):
        for file in some(SOUNDS.files[cue]):
            assert TABLE[file]["attack_ms"] <= 120, file


@pytest.fixture(scope="module")
def mixer() -> None:
    pygame.mixer.init(44100, -16, 2, 512)


def test_files_can_be_read_and_are_as_long_as_the_table_says(mixer: None) -> None:
    for name in sorted(TABLE):
        if TABLE[name]["seconds"] > 6:
            continue
        sound = pygame.mixer.Sound(FOLDER / name)
        assert sound.get_length() == pytest.approx(TABLE[name]["seconds"], abs=0.02), name
        samples = array("h", sound.get_raw())
        assert max(samples) < 32767 and min(samples) > -32768, f"{name} is clipped"
        edge = max(abs(value) for value in samples[:2])
        assert edge < 3500, f"{name} begins with a step"
