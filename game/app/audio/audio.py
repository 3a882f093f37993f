"""The one owner of sound: scenes tell it what happens, it decides what is heard and when."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from game.app.audio import background_loops
from game.app.audio.background_loops import Alarms
from game.app.audio.cues import ACTIONS, STEP_BACK, Cue, Teller, Variations, deck_warning
from game.app.audio.loudspeaker import Loudspeaker, Silence
from game.app.audio.score import FADE_MS, LEVELS, Score, Signs, danger
from game.app.audio.sounds import AMBIENCE, EFFECTS, MUSIC, Sounds
from game.app.drawing.effects import Effect
from game.app.waits import soonest
from game.storage.settings.preferences import Preferences

if TYPE_CHECKING:  # the first picture needs no rules
    from game.rules.event_dicts import EventDict

HOVER_MS = 60.0
"""No more than one sound of pointing in so long."""
AGAIN_MS = 1200.0
"""One alarm is enough for so long: the picture of it and the room that it is about tell of the same."""
HUSH_MS = 70.0
ENDINGS = ("victory", "loss", "power-dies")
PREPARED = ("press", "hover", "open", "close", "card-pick", "card-draw", "card-drop", "refused", "turn")
"""Read first: what hands do."""
PIECE_FADE_MS = 1500.0
"""Time in ms in which the piece of an ending fades when it is put away."""
CAPTION_MS = 3200.0
_GONE = (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN)
_BACK = (pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWMAXIMIZED)


class Audio:
    """Everything that is heard.

    Args:
        sounds: which sounds there are.
        player: plays them; nobody by default.
        chance: of its own, never a game's.

    Attributes:
        caption: key of the text that tells the last telling sound, while it is shown.
    """

    def __init__(
        self,
        sounds: Sounds | None = None,
        player: Loudspeaker | None = None,
        chance: random.Random | None = None,
    ) -> None:
        chance = chance or random.Random()
        self._sounds = sounds or Sounds(Path(), {}, {})
        self._player = player or Silence()
        self._teller = Teller()
        self._variations = Variations(chance)
        self._score = Score(chance, {level: self._count(f"phrase-{level}") for level in LEVELS})
        self._alarms = Alarms(chance)
        self._signs: Signs | None = None
        self._later: list[tuple[float, Cue]] = []
        self._rested = HOVER_MS
        self._minimised = self._away = False
        self._listens = True
        self._known = False
        self._alarmed = AGAIN_MS
        self._ended = False
        self._piece = ""
        self.caption: str | None = None
        self._captioned = False
        self._captions = False
        self._caption_left = 0.0

    # what the program tells

    def start(self) -> None:
        """The first picture is shown: the reactor and the score begin."""
        loops = [f"bed-{level}" for level in LEVELS] + list(background_loops.LOOPS)
        names = [name for name in loops if name in self._sounds.files]
        self._player.open()
        self._player.prepare([file for name in PREPARED for file in self._sounds.files.get(name, ())])
        self._player.loops([(self._sounds.files[name][0], self._sounds.bus[name]) for name in names])
        self._score.listen(0.0)
        self._mix()
        effects = [name for name, bus in self._sounds.bus.items() if bus == EFFECTS]
        self._player.prepare([file for name in effects for file in self._sounds.files[name]])

    def apply(self, settings: Preferences) -> None:
        """The player's volumes hold from now on."""
        master = 0.0 if settings.mute else _loudness(settings.master)
        self._player.volumes(
            {
                EFFECTS: master * _loudness(settings.effects),
                MUSIC: master * _loudness(settings.music),
                AMBIENCE: master * _loudness(settings.ambience),
            }
        )
        self._listens, self._captions = settings.background, settings.captions
        self._hold()

    def window(self, event: pygame.Event) -> None:
        """The window was hidden or left, or a device has come or gone."""
        if event.type in _GONE:
            self._minimised = True
        elif event.type in _BACK:
            self._minimised = False
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._away = True
        elif event.type == pygame.WINDOWFOCUSGAINED:
            self._away = self._minimised = False
        elif event.type in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
            added = event.type == pygame.AUDIODEVICEADDED
            # A device that goes without having been in use has no number.
            if not event.iscapture and (added or event.which > 0):
                self._player.device(added)
            return
        else:
            return
        self._hold()

    @property
    def held(self) -> bool:
        """Return whether everything stands still because nobody looks."""
        return self._minimised or (self._away and not self._listens)

    def _hold(self) -> None:
        self._player.hold(self.held)

    def close(self) -> None:
        """The program ends."""
        self._player.close()

    # what scenes tell

    def action(self, name: str) -> None:
        """A hand did something: a name of `cues.ACTIONS`."""
        if name in ("hover", "focus"):
            if self._rested < HOVER_MS:
                return
            self._rested = 0.0
        self.cue(Cue(ACTIONS[name]))

    def sample(self) -> None:
        """Let a player hear how loud effects are now."""
        self.cue(Cue("share"))

    def beat(self, what: str, about: Any, moment: str, pace: float = 1.0) -> None:
        """Something is seen on the table: as `Director.on_beat` tells.

        Args:
            what, about, moment: what is seen.
            pace: how many times as long as usual everything takes.
        """
        if what == Effect.DIE and moment == "end":
            self._hush("die-roll")
        for cue in self._teller.beat(what, about, moment):
            self.cue(replace(cue, after=cue.after * pace))

    def at_once(self, events: Sequence[EventDict]) -> None:
        """Something has happened that is not shown one by one, or no longer."""
        self._hush("die-roll")
        for cue in self._teller.at_once(events):
            self.cue(cue)

    def sit_down(self, marks: Sequence[int], diverted: int, scavenge: Sequence[int] = ()) -> None:
        """A table is laid: whose marks they are, how many rooms are diverted already, what the die finds."""
        self._teller = Teller()
        self._teller.marks, self._teller.diverted = tuple(marks), diverted
        self._teller.scavenge = tuple(scavenge)
        self._known = False
        self._ended = False
        self.end_piece()

    def stand_up(self) -> None:
        """The table is gone: calm again."""
        self._ended = False
        self.end_piece()
        self.watch(None)

    def last_piece(self, name: str, after: float = 0.0) -> None:
        """The piece of how the game ended: it stands alone, and after it nothing is heard.

        Args:
            name: of its sound.
            after: ms until it begins.
        """
        self.end_piece()
        self._ended = True
        self._score.rest()
        self._mix()
        self._piece = name
        self.cue(Cue(name, after=after))

    def end_piece(self) -> None:
        """Nobody waits for the end of the piece: it fades, or does not begin."""
        name, self._piece = self._piece, ""
        if name:
            self._later = [(left, cue) for left, cue in self._later if cue.name != name]
            self._hush(name, PIECE_FADE_MS)

    def watch(self, signs: Signs | None) -> None:
        """Take what the table shows now; None where there is no table."""
        if signs == self._signs:
            return
        before, self._signs = self._signs, signs
        self._alarms.watch(signs)
        if signs is None:
            self._score.rest()
            self._score.listen(0.0)
        else:
            self._teller.breach = signs.breach
            self._warn(before, signs)
            if signs.over:
                self._score.rest()
            elif not self._ended:
                self._score.listen(danger(signs))
        self._mix()

    def _warn(self, before: Signs | None, signs: Signs) -> None:
        """Tell what has become worse since it was last looked at."""
        known, self._known = self._known, True
        if not known or before is None or signs.over:
            return
        if set(signs.critical) - set(before.critical):
            self.cue(Cue("critical"))
        if before.deck is not None and signs.deck is not None:
            warning = deck_warning(before.deck, signs.deck)
            if warning is not None:
                self.cue(warning)

    def rewound(self, diverted: int) -> None:
        """The game was taken back or forth: what was counted is counted anew."""
        self._teller.diverted = diverted
        self._known = False
        self._ended = False
        self.end_piece()
        self._later.clear()

    def cue(self, cue: Cue) -> None:
        """Something is to be heard."""
        if self.held:
            return
        if cue.after > 0:
            self._later.append((cue.after, cue))
            return
        if cue.name == "critical":
            if self._alarmed < AGAIN_MS:
                return
            self._alarmed = 0.0
        self._tell(cue.name)
        if cue.name in ENDINGS:
            self._ended = True
            self._score.rest()
            self._mix()
        if cue.name in STEP_BACK:
            self._player.duck(*STEP_BACK[cue.name])
        self._play(cue)

    def _tell(self, name: str) -> None:
        if name in background_loops.CAPTIONS and self._captions:
            self.show_caption(background_loops.CAPTIONS[name])

    def show_caption(self, key: str) -> None:
        """Show a caption for a moment, whatever the settings: the key of a text."""
        self.caption, self._caption_left = key, CAPTION_MS
        self._captioned = True

    # time

    def update(self, ms: float) -> bool:
        """Let time pass; True when a caption has come or gone."""
        if self.held:
            return False
        changed, self._captioned = self._captioned, False
        self._rested += ms
        self._alarmed += ms
        self._player.update(ms)
        due = [cue for left, cue in self._later if left <= ms]
        self._later = [(left - ms, cue) for left, cue in self._later if left > ms]
        for cue in due:
            self.cue(replace(cue, after=0.0))
        for cue in self._alarms.update(ms, self._signs):
            self.cue(cue)
        phrase = self._score.update(ms)
        if phrase is not None:
            self.cue(Cue(phrase.name, phrase.variation, phrase.gain, phrase.pan))
        if self.caption is not None:
            self._caption_left -= ms
            if self._caption_left <= 0:
                self.caption = None
                changed = True
        return changed

    def wake(self) -> float | None:
        """Ms until `update` must be called; None if it need not be."""
        if self.held:
            return None
        waits: list[float | None] = [left for left, _ in self._later]
        if self._captioned:
            waits.append(0.0)
        if self.caption is not None:
            waits.append(self._caption_left)
        if self._player.alive:
            waits += [self._player.wake(), self._score.wake(), self._alarms.wake()]
        elif self.caption is not None or self._signs is not None:
            waits.append(self._alarms.wake())
        return soonest(*waits)

    # what is played

    def _count(self, name: str) -> int:
        return max(1, len(self._sounds.files.get(name, ())))

    def _play(self, cue: Cue) -> None:
        files = self._sounds.files.get(cue.name)
        if not files:
            return
        number = cue.variation
        if number is None:
            number = self._variations.variation(cue.name, len(files))
        file = files[min(number, len(files) - 1)]
        self._player.play(file, self._sounds.bus[cue.name], cue.gain, cue.pan, cue.weight)

    def _hush(self, name: str, ms: float = HUSH_MS) -> None:
        """End a sound whose cause is over sooner than it is."""
        for file in self._sounds.files.get(name, ()):
            self._player.cut(file, ms)

    def _mix(self) -> None:
        """Bring every loop to where it belongs now."""
        level = self._score.level
        for name in LEVELS:
            self._fade(f"bed-{name}", 1.0 if name == level else 0.0, 900.0 if level is None else FADE_MS)
        for name, gain in background_loops.levels(self._signs).items():
            self._fade(name, 0.0 if self._ended else gain, background_loops.FADE_MS)

    def _fade(self, name: str, gain: float, ms: float) -> None:
        if name in self._sounds.files:
            self._player.fade(self._sounds.files[name][0], gain, ms)


def _loudness(percent: int) -> float:
    """A slider's place as a gain: half of it sounds half as loud."""
    return float((percent / 100) ** 1.6)
