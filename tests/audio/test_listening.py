"""What nobody heard is measured: what must be heard stands out, and a whole game does not clip."""

from __future__ import annotations

import random
from itertools import combinations

import numpy as np
import pytest

from game.app.audio.audio import Audio
from game.app.audio.cues import STEP_BACK, Cue
from game.app.audio.mixer import HEADROOM, RATE
from game.app.audio.score import PERIL
from game.app.audio.sounds import EFFECTS, Sounds
from game.storage.settings.preferences import Preferences
from tests.audio.endings import pictures_of_endings
from tests.audio.recorder import FOLDER, SOUNDS
from tests.audio.test_files import TABLE
from tools.listening.confusion import (
    ALIKE,
    TOLD_APART,
    Pair,
    distance_between,
    pairs,
    picture_of_sound,
    too_near,
)
from tools.listening.confusion import BAR_DB as BAR_APART
from tools.listening.kinds import OF_CUE, heard, nearest_kinds, references
from tools.listening.loudness import LoudnessMeter, momentary, signal_to_masker, true_peak
from tools.listening.masking import BAR_DB, IMPORTANT, masking, stands_out
from tools.listening.sound_card import OfflineMixer, samples_of
from tools.listening.whole_mix import FULL, mix_of, recorded_games
from tools.pictures.screen_pictures import DEMO


def _tone(frequency: float, gain: float, seconds: float = 1.0) -> np.ndarray:
    wave = gain * np.sin(2 * np.pi * frequency * np.arange(round(seconds * RATE)) / RATE)
    return np.stack((wave, wave), axis=1).astype(np.float32)


def test_loudness_is_that_of_the_standard_and_of_the_table() -> None:
    meter = LoudnessMeter()
    meter.feed(_tone(997, 1.0, 5.0))
    # BS.1770: a full sine of 997 Hz on one side reads -3.01; on both sides 3 dB more.
    assert meter.integrated == pytest.approx(0.0, abs=0.2)
    for file in ("effects/critical.ogg", "effects/damage-3-1.ogg", "effects/repair-1.ogg"):
        assert momentary(samples_of(FOLDER / file)) == pytest.approx(TABLE[file]["lufs"], abs=1.0)


def test_a_true_peak_lies_between_the_samples() -> None:
    at = np.arange(RATE // 4)
    wave = np.sin(2 * np.pi * at / 4 + np.pi / 4)[:, None].repeat(2, axis=1).astype(np.float32)
    assert np.max(np.abs(wave)) == pytest.approx(0.707, abs=0.01)
    assert true_peak(wave) == pytest.approx(0.0, abs=0.3)


def test_a_tone_is_masked_by_noise_in_its_band_and_not_by_noise_elsewhere() -> None:
    noise = np.random.default_rng(3).standard_normal((RATE, 2)).astype(np.float32) * 0.1
    spectrum = np.fft.rfft(noise, axis=0)
    at = np.fft.rfftfreq(len(noise), 1 / RATE)
    low = np.fft.irfft(np.where((at < 700)[:, None], spectrum, 0), axis=0).astype(np.float32)
    near, far = (np.max(signal_to_masker(_tone(hz, 0.02), low)) for hz in (400, 4000))
    assert near < 6 < 30 < far
    assert stands_out(_tone(400, 0.0), low) < 0, "silence stands out from nothing"


def test_the_offline_mixer_hears_what_it_is_told() -> None:
    mixer = OfflineMixer(FOLDER)
    audio = Audio(SOUNDS, mixer, random.Random(1))
    audio.apply(Preferences(**FULL))  # type: ignore[arg-type]
    audio.start()
    mixer.card.apart = SOUNDS.files["refused"]
    audio.cue(Cue("refused", 0))
    audio.update(10)
    heard = mixer.card.listen(600)[0]
    source = samples_of(FOLDER / SOUNDS.files["refused"][0])
    assert np.allclose(heard[: len(source)], source * HEADROOM, atol=1e-4)
    assert not np.any(heard[len(source) :])


@pytest.mark.slow
def test_references_are_known_again_by_the_others_of_their_kind() -> None:
    """Each left out in turn; by chance three of 33 would be."""
    known = [nearest_kinds(one, one)[0][0] == kind for kind, all_of in references().items() for one in all_of]
    assert len(known) == 33 and sum(known) >= 24


def test_some_effects_are_of_their_kind_and_no_other_kind_would_do() -> None:
    cues = ("press", "die-roll", "refused", "alarm-near", "damage-2", "die-six")
    found = heard(SOUNDS, cues)
    assert all(row.right and row.first for row in found)
    far = [dict(row.nearest) for row in found]
    assert all(max(away.values()) > 2 * min(away.values()) for away in far)


@pytest.mark.slow
def test_every_effect_is_of_its_kind() -> None:
    effects = [cue for cue, bus in SOUNDS.bus.items() if bus == EFFECTS]
    assert set(effects) == set(OF_CUE)
    found = heard(SOUNDS, effects)
    assert [row.file for row in found if not row.right] == []
    assert sum(row.first for row in found) > 0.8 * len(found)


def test_a_sound_lies_near_its_variations_and_far_from_what_tells_something_else() -> None:
    alone = {file: (file,) for file in SOUNDS.files["press"]}
    same = pairs(Sounds(FOLDER, alone, {}), alone)
    assert same[-1].decibel < BAR_APART / 1.5
    cues = ("refused", "press", "critical", "damage-1", "repair", "card-draw", "turn", "phase")
    found = pairs(SOUNDS, cues)
    assert len(found) == 28 and too_near(found) == []
    assert too_near([Pair("refused", "press", BAR_APART + 1)]), "what misleads has a bar of its own"
    assert not too_near([Pair("damage-1", "damage-2", 1.0)]), "more or less of the same"


@pytest.mark.slow
def test_no_two_effects_can_be_mistaken_for_each_other() -> None:
    effects = [cue for cue, bus in SOUNDS.bus.items() if bus == EFFECTS]
    found = pairs(SOUNDS, effects)
    assert too_near(found) == []
    assert {cue for pair in TOLD_APART for cue in pair} | {cue for cues in ALIKE for cue in cues} <= set(
        effects
    )


@pytest.mark.slow
def test_the_pieces_of_endings_differ() -> None:
    """Over ten seconds, and by more than the variations of any one sound."""
    pieces = {
        ending.music: picture_of_sound(samples_of(FOLDER / SOUNDS.files[ending.music][0]), 500)
        for ending in pictures_of_endings()
    }
    apart = [distance_between(pieces[one], pieces[other]) for one, other in combinations(pieces, 2)]
    assert len(apart) == 15 and min(apart) > 6.0


def test_what_music_steps_back_for_is_there() -> None:
    assert set(STEP_BACK) <= set(SOUNDS.files)
    assert all(0.25 <= gain <= 0.6 and 300 <= ms <= 9000 for ms, gain in STEP_BACK.values())


def test_an_alarm_far_off_is_heard_in_the_worst_of_music() -> None:
    [row] = masking(SOUNDS, ("alarm-far",), (PERIL,), times=1)
    assert row.heard, f"{row.decibel} dB, {BAR_DB} are wanted"


@pytest.mark.slow
def test_what_must_be_heard_stands_out_in_every_intensity() -> None:
    found = masking(SOUNDS)
    assert {row.cue for row in found} == set(IMPORTANT) and len(found) == 3 * len(IMPORTANT)
    assert [row for row in found if not row.heard] == []


@pytest.mark.slow
def test_a_whole_game_neither_clips_nor_wears_one_out() -> None:
    found = mix_of(recorded_games(DEMO)["destroyed"], SOUNDS, FULL)
    assert found.faults() == [] and found.seconds > 180
