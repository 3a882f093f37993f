"""The loudspeaker: plays in time or not at all, and is silent without a device, never in the way."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import threading
import time
import weakref
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.audio import decoding
from game.app.audio import mixer as module
from game.app.audio.decoding import NoSoundError, sound_of
from game.app.audio.kept_sounds import KeptSounds
from game.app.audio.levels import Duck, Fader, sides
from game.app.audio.mixer import FORGET_MS, LATE_MS, SAME, VOICES, Mixer
from game.app.audio.sounds import AMBIENCE, EFFECTS, MUSIC
from game.program_files import program_root
from tests.audio.recorder import FOLDER, SOUNDS
from tests.shares import mostly_slow

PRESS = SOUNDS.files["press"][0]
BREACH = SOUNDS.files["breach"][0]
HEART = SOUNDS.files["heart-3"][0]
BED = SOUNDS.files["bed-calm"][0]


def _until(true: Callable[[], bool], seconds: float = 10.0) -> None:
    end = time.perf_counter() + seconds
    while not true():
        assert time.perf_counter() < end, "it never happened"
        time.sleep(0.005)


def _settled(mixer: Mixer) -> None:
    """Everything that the thread was asked for has been done."""
    done = threading.Event()
    mixer._jobs.put(done.set)
    assert done.wait(20)


@pytest.fixture
def mixer() -> Iterator[Mixer]:
    made = Mixer(FOLDER)
    made.open()
    _settled(made)
    assert made.alive
    yield made
    made.close()
    pygame.mixer.quit()


def _busy(mixer: Mixer) -> list[Any]:
    return [voice for voice in mixer._voices if voice.channel.get_busy()]


def test_opening_the_device_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    gate, opened = threading.Event(), threading.Event()
    monkeypatch.setattr(module.pygame.mixer, "init", lambda *_: (gate.wait(60), opened.set()))
    made = Mixer(FOLDER)
    made.open()
    made.loops([(HEART, "ambience")])
    made.play(PRESS, "effects", 1.0, 0.0, 1)
    made.volumes({"effects": 0.5})
    made.update(40)
    assert not opened.is_set() and not made.alive, "whoever asked has not waited for the device"
    gate.set()
    made.close()


def test_without_a_device_there_is_silence_and_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise pygame.error("No available audio device")

    pygame.mixer.quit()
    monkeypatch.setattr(module.pygame.mixer, "init", refuse)
    made = Mixer(FOLDER)
    made.open()
    _settled(made)
    made.loops([(HEART, "ambience"), (BED, "music")])
    made.prepare([PRESS])
    for _ in range(3):
        made.play(PRESS, "effects", 1.0, 0.0, 1)
        made.fade(HEART, 1.0, 100)
        made.duck(100, 0.5)
        made.hold(True)
        made.hold(False)
        made.device(False)
        made.update(50)
    _settled(made)
    assert not made.alive and made.wake() is None
    made.close()


def test_a_driver_that_is_not_there_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    made = Mixer(FOLDER)
    made.open()
    _settled(made)
    assert not made.alive
    made.play(PRESS, "effects", 1.0, 0.0, 1)
    made.close()


def test_a_file_that_is_missing_or_broken_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "broken.ogg").write_bytes(b"OggS and nothing more")
    made = Mixer(tmp_path)
    made.open()
    _settled(made)
    made.loops([("missing.ogg", "music"), ("broken.ogg", "music")])
    made.fade("missing.ogg", 1.0, 0)
    made.fade("broken.ogg", 1.0, 0)
    for name in ("missing.ogg", "broken.ogg"):
        made.play(name, "effects", 1.0, 0.0, 1)
    _settled(made)
    made.play("broken.ogg", "effects", 1.0, 0.0, 1)
    assert made.alive and not _busy(made)
    assert made.wake() is None, "nothing waits for what cannot be read"
    made.close()


def test_what_was_read_is_played_at_once(mixer: Mixer) -> None:
    mixer.prepare([PRESS])
    _settled(mixer)
    mixer.play(PRESS, "effects", 1.0, 0.0, 1)
    assert [voice.file for voice in _busy(mixer)] == [PRESS]


def test_what_was_not_read_comes_a_moment_later(mixer: Mixer) -> None:
    mixer.play(PRESS, "effects", 1.0, 0.0, 1)
    _until(lambda: bool(_busy(mixer)), 2.0)


def test_what_would_come_late_is_left_out(mixer: Mixer) -> None:
    now = [0.0]
    mixer._clock = lambda: now[0]
    gate = threading.Event()
    mixer._jobs.put(gate.wait)
    mixer.play(PRESS, "effects", 1.0, 0.0, 1)
    now[0] = (LATE_MS + 1) / 1000
    gate.set()
    _settled(mixer)
    assert not _busy(mixer)
    mixer.play(PRESS, "effects", 1.0, 0.0, 1)
    assert _busy(mixer), "the next time it has been read"


def test_a_hundred_sounds_at_once_stay_within_the_voices_and_few_of_one_file(mixer: Mixer) -> None:
    files = [file for name in SOUNDS.files if SOUNDS.bus[name] == "effects" for file in SOUNDS.files[name]]
    mixer.prepare(files)
    _settled(mixer)
    now = [0.0]
    mixer._clock = lambda: now[0]
    for _ in range(3):
        for file in files:
            now[0] += 0.05
            mixer.play(file, "effects", 0.1, 0.0, 1)
    busy = [voice.file for voice in _busy(mixer)]
    assert 0 < len(busy) <= VOICES
    assert max(busy.count(file) for file in busy) <= SAME


def test_the_same_file_is_not_begun_twice_in_a_moment(mixer: Mixer) -> None:
    mixer.prepare([PRESS])
    _settled(mixer)
    mixer._clock = lambda: 1.0
    mixer.play(PRESS, "effects", 1.0, 0.0, 1)
    mixer.play(PRESS, "effects", 1.0, 0.0, 1)
    assert len(_busy(mixer)) == 1


def test_something_grand_takes_the_place_of_something_small(mixer: Mixer) -> None:
    small = [f for name in ("turn", "shuffle", "divert", "die-six") for f in SOUNDS.files[name]][:VOICES]
    mixer.prepare([*small, BREACH])
    _settled(mixer)
    for file in small:
        mixer.play(file, "effects", 0.1, 0.0, 5)
    assert len(_busy(mixer)) == len(small) == VOICES
    mixer.play(SOUNDS.files["press"][1], "effects", 0.1, 0.0, 1)
    mixer.play(BREACH, "effects", 0.1, 0.0, 90)
    assert BREACH in [voice.file for voice in _busy(mixer)]


def _run(mixer: Mixer, ms: float) -> None:
    for _ in range(round(ms / 20)):
        mixer.update(20)


def test_a_loop_is_read_when_it_is_first_to_be_heard_and_sleeps_while_it_is_not(mixer: Mixer) -> None:
    mixer.loops([(HEART, "ambience"), (SOUNDS.files["heart-5"][0], "ambience")])
    _settled(mixer)
    assert mixer._loops[HEART].channel is None and mixer.wake() is None
    mixer.fade(HEART, 1.0, 200)
    _settled(mixer)
    assert [file for file, loop in mixer._loops.items() if loop.channel is not None] == [HEART]
    assert mixer.wake() is not None
    _run(mixer, 240)
    loop = mixer._loops[HEART]
    assert loop.channel is not None and loop.channel.get_busy() and not loop.asleep
    assert loop.fader.value == 1.0 and mixer.wake() is None
    mixer.fade(HEART, 0.0, 100)
    _run(mixer, 120)
    assert loop.asleep and mixer.wake() is None


def test_a_loop_that_sleeps_for_long_gives_its_memory_back_and_is_heard_again(mixer: Mixer) -> None:
    mixer.loops([(HEART, "ambience"), (BED, "music")])
    for file in (HEART, BED):
        mixer.fade(file, 1.0, 0)
    _settled(mixer)
    _run(mixer, 40)
    kept = [weakref.ref(mixer._loops[file].channel.get_sound()) for file in (HEART, BED)]  # type: ignore[union-attr]
    mixer.fade(HEART, 0.0, 0)
    _run(mixer, 40)
    mixer.update(FORGET_MS - 100)
    assert mixer._loops[HEART].channel is not None, "it may be wanted again soon"
    mixer.update(100)
    _until(lambda: kept[0]() is None, 2.0)
    assert kept[1]() is not None, "what is heard stays"
    mixer.fade(HEART, 1.0, 0)
    _settled(mixer)
    _run(mixer, 40)
    channel = mixer._loops[HEART].channel
    assert channel is not None and channel.get_busy() and not mixer._loops[HEART].asleep


def test_beds_change_on_the_bar_so_that_their_beats_fall_together(mixer: Mixer) -> None:
    calm, peril = (SOUNDS.files[f"bed-{n}"][0] for n in ("calm", "peril"))
    mixer.loops([(calm, "music"), (peril, "music")])
    woken: dict[str, list[float]] = {calm: [], peril: []}
    mixer.fade(calm, 1.0, 500)
    _settled(mixer)

    def run(ms: float) -> None:
        for _ in range(round(ms / 20)):
            before = {file: mixer._loops[file].asleep for file in woken}
            mixer.update(20)
            for file, asleep in before.items():
                if asleep and not mixer._loops[file].asleep:
                    woken[file].append(mixer._time)

    run(1300)
    assert len(woken[calm]) == 1, "the first one need not wait"
    for on, off in ((peril, calm), (calm, peril), (peril, calm)):
        mixer.fade(on, 1.0, 4500)
        mixer.fade(off, 0.0, 4500)
        _settled(mixer)
        waited = mixer._bar()
        run(waited - 20)
        assert mixer._loops[off].fader.value == 1.0, "until then nothing changes"
        run(13_000)
        assert mixer._loops[on].fader.value == 1.0 and not mixer._loops[on].asleep
        assert mixer._loops[off].asleep
    times = woken[calm] + woken[peril]
    assert len(times) == 4
    assert all((time - woken[calm][0]) % 4000 <= 40 for time in times)


def test_volumes_hold_at_once_for_what_is_heard(mixer: Mixer) -> None:
    mixer.prepare([BREACH])
    mixer.loops([(HEART, "ambience")])
    _settled(mixer)
    mixer.play(BREACH, "effects", 1.0, 0.0, 90)
    set_to: list[float] = []
    voice = _busy(mixer)[0]
    real = voice.channel

    class Ear:
        def get_busy(self) -> bool:
            return bool(real.get_busy())

        def set_volume(self, left: float, right: float) -> None:
            set_to.append(max(left, right))

    voice.channel = Ear()
    for volume in (1.0, 0.5, 0.0):
        mixer.volumes(dict.fromkeys((EFFECTS, MUSIC, AMBIENCE), volume))
    assert set_to == [pytest.approx(module.HEADROOM * v) for v in (1.0, 0.5, 0.0)]
    voice.channel = real


def test_muted_nothing_is_even_read(mixer: Mixer) -> None:
    mixer.volumes(dict.fromkeys((EFFECTS, MUSIC, AMBIENCE), 0.0))
    mixer.play(PRESS, "effects", 1.0, 0.0, 1)
    _settled(mixer)
    assert mixer._sounds.get(PRESS) is None and not _busy(mixer)


def test_a_device_that_goes_and_comes_back_is_taken_again(mixer: Mixer) -> None:
    mixer.loops([(HEART, "ambience")])
    mixer.fade(HEART, 1.0, 0)
    _settled(mixer)
    mixer.device(added=False)
    mixer.play(PRESS, "effects", 1.0, 0.0, 1)
    _settled(mixer)
    assert mixer.alive
    channel = mixer._loops[HEART].channel
    assert channel is not None and channel.get_busy(), "loops go on"


def test_held_nothing_begins(mixer: Mixer) -> None:
    mixer.prepare([PRESS])
    _settled(mixer)
    mixer.hold(True)
    mixer.play(PRESS, "effects", 1.0, 0.0, 1)
    assert not _busy(mixer) and mixer.wake() is None
    mixer.hold(False)
    mixer.play(PRESS, "effects", 1.0, 0.0, 1)
    assert _busy(mixer)


def test_a_fader_reaches_its_goal_evenly_and_stops() -> None:
    fader = Fader()
    fader.to(1.0, 100)
    values = []
    while fader.moving:
        fader.update(25)
        values.append(round(fader.value, 3))
    assert values == [0.25, 0.5, 0.75, 1.0] and not fader.update(25)


def test_music_steps_back_and_returns() -> None:
    duck = Duck()
    duck.press(500, 0.3)
    duck.press(100, 0.6)
    lowest = 1.0
    for _ in range(200):
        duck.update(20)
        lowest = min(lowest, duck.fader.value)
    assert lowest == 0.3 and duck.fader.value == 1.0 and duck.wake() is None


def test_a_side_is_louder_than_the_other() -> None:
    assert sides(1.0, 0.0) == (1.0, 1.0)
    left, right = sides(1.0, 0.8)
    assert right == 1.0 and 0.2 < left < 0.6
    assert sides(0.5, -0.8) == (0.5, pytest.approx(0.5 * left))


def test_a_file_that_is_cut_fades_and_the_others_go_on(mixer: Mixer) -> None:
    mixer.prepare([PRESS, BREACH])
    _settled(mixer)
    mixer.play(PRESS, "effects", 1.0, 0.0, 1)
    mixer.play(BREACH, "effects", 1.0, 0.0, 90)
    mixer.cut(BREACH, 20)
    _until(lambda: BREACH not in [voice.file for voice in _busy(mixer)], 3.0)


def test_no_device_is_opened_before_it_is_asked_for() -> None:
    made = Mixer(FOLDER)
    _settled(made)
    assert not made.alive
    made.close()


def test_devices_that_are_announced_while_one_is_opened_change_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    opened: list[int] = []
    gate = threading.Event()

    def init(*_: object) -> None:
        opened.append(1)
        gate.wait(10)
        raise pygame.error("gone")

    monkeypatch.setattr(module.pygame.mixer, "init", init)
    made = Mixer(FOLDER)
    made.open()
    _until(lambda: bool(opened))
    for _ in range(4):
        made.device(added=True)
    gate.set()
    _settled(made)
    assert len(opened) == 1
    made.device(added=True)
    _settled(made)
    assert len(opened) == 2, "one that comes later is tried"
    made.close()


class Busy:
    """A device that is there, says so whenever somebody tries, and cannot be opened."""

    def __init__(self) -> None:
        self.tries = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(pygame.mixer, name)

    def init(self, *_: object) -> None:
        self.tries += 1
        raise pygame.error("Device or resource busy")


def test_a_device_that_cannot_be_opened_is_not_tried_for_ever() -> None:
    now = [100.0]
    busy = Busy()
    made = Mixer(FOLDER, lambda: now[0], busy)
    made.open()
    for _ in range(50):
        _settled(made)
        made.device(True)  # what trying announces
        now[0] += 0.01
    _settled(made)
    assert busy.tries == 2
    now[0] += module.OWN_S
    made.device(True)
    _settled(made)
    assert busy.tries == 3, "another device is looked at"
    made.close()


HANGS = """
import os, sys, threading, time
os.environ.update(SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=sys.argv[1], SDL_VIDEODRIVER="dummy")
from pathlib import Path
import pygame
from game.app.audio.knocking import knock
from game.app.audio.mixer import Mixer
from game.app.shell.leaving import leave
pygame.display.init()
made = Mixer(Path(), knock=knock)
made.open()
for _ in range(30):
    time.sleep(0.01)
    pygame.event.get()
print("goes on", made.alive, flush=True)
made.close()
leave()
print("ends", flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
@pytest.mark.parametrize("hangs", mostly_slow([False, True], 1))
def test_a_device_that_hangs_holds_nobody_up(tmp_path: Path, hangs: bool) -> None:
    """A pipe that nobody reads from hangs when it is opened, as a sound server does that has stopped."""
    place = tmp_path / "sound"
    if hangs:
        os.mkfifo(place)
    command = [sys.executable, "-c", HANGS, str(place)]
    done = subprocess.run(
        command, cwd=program_root(), capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stdout.splitlines()[-2:] == [f"goes on {not hangs}", "ends"], done.stderr


def test_only_what_was_last_played_stays_ready_and_the_files_are_at_hand(
    mixer: Mixer, tmp_path: Path
) -> None:
    files = [file for name in ("press", "breach", "loss", "victory") for file in SOUNDS.files[name]]
    for file in files:
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_bytes((FOLDER / file).read_bytes())
    whole = sum(len(pygame.mixer.Sound(FOLDER / file).get_raw()) for file in files)
    kept = KeptSounds(tmp_path, pygame.mixer, whole // 2)
    for file in files:
        kept.prepare(file)
    assert kept.get(files[0]) is not None and kept._bytes <= whole // 2
    for file in files:
        (tmp_path / file).unlink()
        assert kept.read(file) is not None, "the disk is not asked again"
        assert sum(len(sound.get_raw()) for sound, _ in kept._ready.values()) == kept._bytes <= whole // 2
    assert kept.get(files[-1]) is not None and kept.get(files[0]) is None


def test_the_device_is_given_samples_and_reads_no_file() -> None:
    """While pygame's mixer reads one, nothing is heard, and whoever ends the program then never does."""

    class Given:
        get_init = staticmethod(lambda: (44100, -16, 2))

        def Sound(self, buffer: Any) -> array[int]:  # noqa: N802 - as in pygame
            return array("h", buffer)

    held = (FOLDER / BREACH).read_bytes()
    pygame.mixer.quit()
    pygame.mixer.init(44100, -16, 2, 1024, None, 0)
    own = array("h", pygame.mixer.Sound(io.BytesIO(held)).get_raw())
    given: Any = sound_of(Given(), held)
    assert len(given) == len(own) > 10_000
    assert max(abs(one - other) for one, other in zip(given, own, strict=True)) <= 2
    assert array("h", sound_of(pygame.mixer, held).get_raw()) == given
    with pytest.raises(NoSoundError):
        sound_of(pygame.mixer, b"OggS" + b"no sound" * 40)


def test_a_system_without_the_decoder_reads_sounds_by_pygame(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    pygame.mixer.quit()
    pygame.mixer.init(44100, -16, 2, 1024, None, 0)
    held = (FOLDER / PRESS).read_bytes()
    decoded = sound_of(pygame.mixer, held)
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    caplog.set_level("INFO")
    decoding._decoder.cache_clear()
    for _ in range(3):
        assert sound_of(pygame.mixer, held).get_length() == pytest.approx(decoded.get_length())
    decoding._decoder.cache_clear()
    assert len([line for line in caplog.messages if "without the mixer" in line]) == 1


class Slow:
    """A device that takes its time over every sound."""

    def __init__(self) -> None:
        self.begun, self.read = threading.Event(), 0

    def init(self, *_: object) -> None:
        pass

    set_num_channels = init

    def get_init(self) -> tuple[int, int, int]:
        return 44100, -16, 2

    def Channel(self, _: int) -> None:  # noqa: N802 - as in pygame
        pass

    def stop(self) -> None:
        pass

    def Sound(self, **_: object) -> None:  # noqa: N802 - as in pygame
        self.begun.set()
        time.sleep(0.4)
        self.read += 1
        raise pygame.error("nothing is heard")


@pytest.mark.parametrize("loops", [False, True])
def test_closing_waits_for_the_file_that_is_being_read_and_for_no_other(loops: bool) -> None:
    """A sound that is being read when pygame ends hangs the program."""
    slow = Slow()
    made = Mixer(FOLDER, device=slow)
    made.open()
    files = [file for names in SOUNDS.files.values() for file in names][:20]
    if loops:
        made.loops([(file, AMBIENCE) for file in files])
        for file in files:
            made.fade(file, 1.0, 0)
    else:
        made.prepare(files)
    assert slow.begun.wait(10)
    begun = time.perf_counter()
    made.close()
    assert not made._worker.is_alive() and time.perf_counter() - begun < module.CLOSING_S
    assert slow.read <= 2 and not made.alive
    made.play(files[0], EFFECTS, 1.0, 0.0, 1)
    made.prepare(files)
    assert slow.read <= 2
