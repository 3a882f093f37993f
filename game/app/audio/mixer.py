"""The loudspeaker: pygame's mixer behind a thread that opens the device and reads the files.

Nothing here ever raises, waits or blocks: without a device there is silence, and what cannot be played in
time is not played at all.
"""

from __future__ import annotations

import logging
import math
import queue
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from game.app.audio.cues import UNNAMED
from game.app.audio.kept_sounds import KeptSounds
from game.app.audio.levels import STEP_MS, Duck, Fader, sides
from game.app.audio.sounds import AMBIENCE, EFFECTS, MUSIC
from game.app.waits import soonest
from game.suppressing import log_suppressed, suppress_and_log

_log = logging.getLogger(__name__)

RATE, BUFFER = 44100, 1024
VOICES = 14
"""Sounds that are played once, at the same time."""
LOOPS = 14
SAME = 3
"""Number of times that one file can sound at once."""
SAME_MS = 40.0
"""The same file is not begun again sooner."""
LATE_MS = 120.0
"""Time in ms after its picture from which on a sound is left out."""
HEADROOM = 0.7
"""Of full scale: sounds add up. With this no whole game comes above -1 dBTP with all volumes at full
(`tools/listening/whole_mix.py`)."""


OWN_S = 1.0
"""A device that is announced so soon after it could not be opened twice is that one: trying announces it."""
FORGET_MS = 90_000.0
"""Time in ms that a loop sleeps before its memory is given back: 40 seconds of music take 7 MB."""
CLOSING_S = 2.0
"""Longest time in seconds that closing waits for the one file that is being read, which takes a fifth of one.
A loudspeaker that hangs is not waited for any longer."""
BAR_MS = 4000.0
"""Loops of music begin, fade slowly and fall asleep in this grid: so their beats always fall together."""


@dataclass
class _Loop:
    """A loop. While it is silent it sleeps: it costs nothing, and keeps its place for a while.

    Attributes:
        channel: where it plays, once it has been read.
        asleep: whether it stands still.
        slept_ms: since it fell asleep.
        wanted: whether it has been asked for; its file is read then.
        then: a gain and ms to fade to it from the next bar on.
    """

    bus: str
    channel: pygame.mixer.Channel | None = None
    fader: Fader = field(default_factory=Fader)
    asleep: bool = True
    slept_ms: float = 0.0
    wanted: bool = False
    then: tuple[float, float] | None = None

    @property
    def goal(self) -> float:
        """The gain it is on its way to."""
        return self.then[0] if self.then is not None else self.fader.goal

    @property
    def turning(self) -> bool:
        """Return whether it waits for something: for music it is the next bar."""
        silent = self.fader.value <= 0 and self.fader.goal <= 0
        return self.then is not None or self.asleep != silent


@dataclass
class _Voice:
    channel: pygame.mixer.Channel
    file: str = ""
    bus: str = EFFECTS
    weight: int = 0
    begun: float = 0.0
    gain: float = 1.0
    pan: float = 0.0


class Mixer:
    """A `Player` on pygame's mixer.

    Args:
        folder: of the sounds.
        clock: seconds, for what is late.
        device: what plays, with the functions of `pygame.mixer`.
        knock: comes back when the loudspeaker answers (`knocking.py`); None where it surely does.

    Attributes:
        alive: whether anything can be heard.
    """

    def __init__(
        self,
        folder: Path,
        clock: Callable[[], float] = time.perf_counter,
        device: Any = pygame.mixer,
        knock: Callable[[int, int], None] | None = None,
    ) -> None:
        self._device = device
        self._clock = clock
        self._lock = threading.RLock()
        self._jobs: queue.Queue[Callable[[], object] | None] = queue.Queue()
        self._sounds = KeptSounds(folder, device)
        self._loops: dict[str, _Loop] = {}
        self._voices: list[_Voice] = []
        self._volumes: dict[str, float] = {EFFECTS: 1.0, MUSIC: 1.0, AMBIENCE: 1.0}
        self._duck = Duck()
        self._held = self._opening = False
        self._time = 0.0
        self._origin: float | None = None
        self.alive = False
        self._knock = knock
        self._failures, self._rests = 0, -math.inf
        """Times that nothing could be opened, and the moment before which nothing is tried."""
        self._worker = threading.Thread(target=self._work, name="sound", daemon=True)
        with suppress_and_log(_log, "start the thread of the sounds", RuntimeError):
            # the system has no thread left: nothing is heard
            self._worker.start()

    # the thread

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None and not self._sounds.closed:
            # Whatever a device does, the game goes on without sound.
            with suppress_and_log(_log, "work of the sounds", Exception):
                job()

    def _open(self) -> None:
        try:
            self._try_to_open()
        finally:
            self._opening = False

    def _try_to_open(self) -> None:
        if self._knock is not None:
            with suppress_and_log(_log, "ask whether the loudspeaker answers", OSError, AttributeError):
                self._knock(RATE, BUFFER)
        if self._sounds.closed:
            return
        try:
            # Where the loudspeaker wants other samples, SDL changes what is heard, not each sound.
            self._device.init(RATE, -16, 2, BUFFER, None, 0)
            self._device.set_num_channels(VOICES + LOOPS)
        except (pygame.error, NotImplementedError, OSError) as error:
            log_suppressed(_log, "open the loudspeaker", error)
            self._rests = self._clock() + (OWN_S if self._failures else 0.0)
            self._failures += 1
            return
        self._failures = 0
        with self._lock:
            self._voices = [_Voice(self._device.Channel(n)) for n in range(VOICES)]
            self.alive = not self._sounds.closed
            if self._held:
                self._device.pause()
        self._begin_loops()

    def _begin_loops(self) -> None:
        """Read the loops that are wanted, and put each to sleep at its beginning."""
        with self._lock:
            waiting = [file for file, loop in self._loops.items() if loop.wanted and loop.channel is None]
        read = {file: self._sounds.read_once(file) for file in waiting}
        with self._lock:
            if not self.alive:
                return
            for number, (file, loop) in enumerate(self._loops.items(), start=VOICES):
                sound = read.get(file)
                if sound is None or number >= VOICES + LOOPS:
                    continue
                channel = self._device.Channel(number)
                # A channel begins at full volume: the sound itself is silent until it stands still.
                sound.set_volume(0.0)
                channel.play(sound, loops=-1)
                channel.pause()
                loop.channel, loop.asleep, loop.slept_ms = channel, True, 0.0
                self._set_loop(loop)
                sound.set_volume(1.0)

    # Player

    def open(self) -> None:
        """Find a loudspeaker, in the background."""
        self._opening = True
        self._jobs.put(self._open)

    def play(self, file: str, bus: str, gain: float, pan: float, weight: int) -> None:
        """Play a file once: now if it has been read, else as soon as it is, unless that is too late."""
        if not self.alive or self._held or self._volumes[bus] <= 0:
            return
        asked = self._clock()
        sound = self._sounds.get(file)
        if sound is not None:
            self._start(sound, file, bus, gain, pan, weight)
        elif not self._sounds.failed(file):

            def read_then_play() -> None:
                # A phrase is long and comes back late: only its channel keeps it.
                sound = (self._sounds.read_once if bus == MUSIC else self._sounds.read)(file)
                late = (self._clock() - asked) * 1000 > LATE_MS
                if sound is not None and (not late or bus == MUSIC):
                    self._start(sound, file, bus, gain, pan, weight)

            self._jobs.put(read_then_play)

    def _start(
        self, sound: pygame.mixer.Sound, file: str, bus: str, gain: float, pan: float, weight: int
    ) -> None:
        with self._lock:
            if not self.alive:
                return
            try:
                voice = self._voice(file, weight)
                if voice is None:
                    return
                voice.file, voice.bus, voice.weight = file, bus, weight
                voice.gain, voice.pan, voice.begun = gain, pan, self._clock()
                voice.channel.play(sound)
                self._set_voice(voice)
            except pygame.error as error:
                log_suppressed(_log, "play a sound", error)
                self.alive = False

    def _voice(self, file: str, weight: int) -> _Voice | None:
        """A free channel, or one with something that matters less; None where there is no room."""
        playing = [voice for voice in self._voices if voice.channel.get_busy()]
        same = [voice for voice in playing if voice.file == file]
        if any((self._clock() - voice.begun) * 1000 < SAME_MS for voice in same):
            return None
        if len(same) >= SAME:
            return min(same, key=lambda voice: voice.begun)
        free = [voice for voice in self._voices if voice not in playing]
        if free:
            return free[0]
        least = min(playing, key=lambda voice: (voice.weight, voice.begun))
        return least if least.weight <= weight else None

    def loops(self, files: Sequence[tuple[str, str]]) -> None:
        """These loops will be needed: each is read when it is first to be heard."""
        with self._lock:
            for file, bus in files:
                self._loops.setdefault(file, _Loop(bus))

    def fade(self, file: str, gain: float, ms: float) -> None:
        """Bring a loop to a gain in so many ms; music waits for the next bar."""
        with self._lock:
            loop = self._loops.get(file)
            if loop is None or loop.goal == gain:
                return
            if loop.bus == MUSIC and ms >= BAR_MS and self._origin is not None:
                loop.then = gain, ms
            else:
                loop.then = None
                loop.fader.to(gain, ms)
            if gain > 0 and not loop.wanted:
                loop.wanted = True
                self._jobs.put(self._begin_loops)

    def _bar(self) -> float:
        """Ms until the next bar of the music."""
        return 0.0 if self._origin is None else -(self._time - self._origin) % BAR_MS

    def _tend(self, loop: _Loop, ms: float, on_bar: bool) -> bool:
        """Wake a loop or put it to sleep, and let its volume move; True if the volume has changed."""
        if loop.channel is None:
            return False
        if on_bar and loop.then is not None:
            loop.fader.to(*loop.then)
            loop.then = None
        now = on_bar or loop.bus != MUSIC
        if loop.asleep:
            loop.slept_ms += ms
            if loop.slept_ms >= FORGET_MS and loop.goal <= 0:
                self._forget(loop)
                return False
            if not now or loop.fader.goal <= 0:
                return False
            loop.asleep = False
            loop.channel.unpause()
            if loop.bus == MUSIC and self._origin is None:
                self._origin = self._time
        changed = loop.fader.update(ms)
        if now and loop.fader.value <= 0 and loop.fader.goal <= 0:
            loop.asleep, loop.slept_ms = True, 0.0
            loop.channel.pause()
        return changed

    def _forget(self, loop: _Loop) -> None:
        """Give back the memory of a loop; when it is to be heard again it is read again."""
        if loop.channel is not None:
            loop.channel.stop()
        loop.channel, loop.wanted = None, False

    def volumes(self, buses: Mapping[str, float]) -> None:
        """Set the volume of every bus; what is heard changes at once."""
        with self._lock:
            self._volumes.update(buses)
            self._set_all()

    def duck(self, ms: float, gain: float) -> None:
        """Music and ambience step back to a gain for so long."""
        with self._lock:
            self._duck.press(ms, gain)

    def prepare(self, files: Sequence[str]) -> None:
        """Read files in the background, one by one, so that what is wanted now comes in between."""
        for file in files:
            self._jobs.put(partial(self._sounds.prepare, file))

    def hold(self, held: bool) -> None:
        """Stop everything where it is, or go on."""
        with self._lock:
            if held == self._held:
                return
            self._held = held
            if self.alive:
                with suppress_and_log(_log, "stop and go on", pygame.error):
                    (self._device.pause if held else self._device.unpause)()
                    for loop in self._loops.values():
                        if loop.channel is not None and loop.asleep:
                            loop.channel.pause()

    def cut(self, file: str, ms: float) -> None:
        """Fade out a file that plays once."""
        with self._lock:
            for voice in self._voices if self.alive else ():
                if voice.file == file:
                    with suppress_and_log(_log, "fade out", pygame.error):
                        voice.channel.fadeout(round(ms))

    def device(self, added: bool) -> None:
        """A device has gone: close, and look for another one; one has come: use it if there was none."""
        if self._opening or (added and self.alive):
            # While one is opened, all that are there are announced.
            return
        if added and self._clock() < self._rests:
            return
        self._opening = True
        with self._lock:
            self.alive = False

        def again() -> None:
            with suppress_and_log(_log, "close the loudspeaker", pygame.error):
                self._device.quit()
            with self._lock:
                self._sounds.clear()
                for loop in self._loops.values():
                    loop.channel, loop.asleep = None, True
            self._open()

        self._jobs.put(again)

    def update(self, ms: float) -> None:
        """Let volumes move."""
        with self._lock:
            if not self.alive:
                return
            on_bar = self._bar() <= ms
            self._time += ms
            ducked = self._duck.update(ms)
            with suppress_and_log(_log, "move a volume", pygame.error):
                for loop in self._loops.values():
                    if self._tend(loop, ms, on_bar):
                        self._set_loop(loop)
            if ducked:
                self._set_all()

    def wake(self) -> float | None:
        """Ms until a volume must move on."""
        if not self.alive or self._held:
            return None
        with self._lock:
            waits = [self._wake_of(file, loop) for file, loop in self._loops.items()]
            return soonest(*waits, self._duck.wake())

    def _wake_of(self, file: str, loop: _Loop) -> float | None:
        if loop.channel is None:
            # While it is being read there is nothing to do but to look again; what cannot be read is left.
            return STEP_MS * 5 if loop.goal > 0 and not self._sounds.failed(file) else None
        if not loop.asleep and loop.fader.moving:
            return STEP_MS
        return max(STEP_MS, self._bar()) if loop.turning else None

    def close(self) -> None:
        """Stop: what waits is void, what is being read is finished; pygame's own end closes the device.

        It would hang if a sound came to its end meanwhile: by then none is played.
        """
        self._sounds.closed = True
        self.alive = False
        self._jobs.put(None)
        if self._worker.is_alive():
            self._worker.join(CLOSING_S)
        if self._device.get_init():
            with suppress_and_log(_log, "stop the sounds", pygame.error):
                self._device.stop()

    # volumes

    def _gain(self, bus: str) -> float:
        ducked = self._duck.fader.value if bus != EFFECTS else 1.0
        return HEADROOM * self._volumes[bus] * ducked

    def _set_loop(self, loop: _Loop) -> None:
        if loop.channel is not None and self.alive:
            # One value for both sides costs the mixer less than two.
            loop.channel.set_volume(self._gain(loop.bus) * loop.fader.value)

    def _set_voice(self, voice: _Voice) -> None:
        # What matters is what the others step back for: a phrase does, the piece of an ending does not.
        ducked = voice.bus != EFFECTS and voice.weight <= UNNAMED
        gain = HEADROOM * self._volumes[voice.bus] * (self._duck.fader.value if ducked else 1.0)
        voice.channel.set_volume(*sides(voice.gain * gain, voice.pan))

    def _set_all(self) -> None:
        if not self.alive:
            return
        with suppress_and_log(_log, "set the volumes", pygame.error):
            for loop in self._loops.values():
                self._set_loop(loop)
            for voice in self._voices:
                if voice.channel.get_busy():
                    self._set_voice(voice)
