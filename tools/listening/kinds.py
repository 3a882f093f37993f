"""Measure whether every effect is one of its kind: within its ranges, and nearer to its references than to
others."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

import numpy as np

from game.app.audio.sounds import Sounds
from tools.listening.character import Character, character_of
from tools.listening.references import REFERENCES
from tools.listening.sound_card import samples_of


@dataclass(frozen=True)
class Kind:
    """Hold what sounds of a kind have in common: least and most of some features (`Character`) and of
    loudness."""

    attack_ms: tuple[float, float]
    centroid: tuple[float, float]
    t60: tuple[float, float]
    lufs: tuple[float, float]


KINDS: Mapping[str, Kind] = {
    "click": Kind((0, 25), (700, 9000), (0.01, 0.6), (-46, -26)),
    "slide": Kind((1, 250), (500, 9000), (0.03, 0.8), (-34, -18)),
    "roll": Kind((0, 800), (700, 9000), (0.05, 1.6), (-28, -20)),
    "impact": Kind((0, 260), (80, 3500), (0.04, 1.2), (-31, -18)),
    "alarm": Kind((5, 600), (400, 2500), (0.3, 3.0), (-24, -14)),
    "whoosh": Kind((1, 400), (150, 4500), (0.08, 1.5), (-33, -18)),
    "chime": Kind((0, 160), (500, 6000), (0.4, 4.0), (-24, -11)),
    "blast": Kind((0, 700), (30, 1400), (0.4, 8.5), (-18, -11)),
    "engine": Kind((10, 2600), (60, 1500), (0.4, 10.5), (-22, -11)),
    "heart": Kind((0, 400), (30, 500), (0.3, 3.5), (-20, -16)),
    "tone": Kind((1, 300), (200, 3000), (0.03, 1.5), (-46, -16)),
}
"""Impacts begin within a few ms and ring as long as the material damps little (Gaver 1993; Klatzky, Pai and
Krotkov 2000), warnings rise in tens of ms and lie where the ear is keen (Patterson 1982; ISO 7731: 500 to
2500 Hz), blasts have their power below some hundred Hz. A room adds to every decay; of blasts and engines
that go on for seconds the decay is that of the whole event. A call (`turn`) is a mild
warning, and held against those, too."""

OF_CUE: Mapping[str, tuple[str, ...]] = {
    "hover": ("click", "tone"),
    "press": ("click",),
    "action-spent": ("click",),
    "undo": ("slide", "click"),
    "redo": ("click",),
    "die-settle": ("click", "impact"),
    "radio": ("click", "slide"),
    "card-pick": ("slide", "click"),
    "card-draw": ("slide",),
    "card-drop": ("whoosh", "impact"),
    "back": ("whoosh", "impact"),
    "share": ("slide", "whoosh"),
    "reorder": ("slide",),
    "shuffle": ("roll", "whoosh"),
    "die-roll": ("roll",),
    "action-token": ("roll",),
    "deal": ("impact",),
    "meeple": ("impact",),
    "refused": ("impact",),
    "scavenge-miss": ("impact",),
    "phase": ("impact", "click"),
    "repair": ("impact", "chime"),
    "critical": ("alarm",),
    "alarm-near": ("alarm",),
    "alarm-middle": ("alarm",),
    "alarm-far": ("alarm",),
    "error": ("alarm", "tone"),
    "open": ("whoosh",),
    "close": ("whoosh",),
    "breach-card": ("whoosh",),
    "damage-card": ("whoosh", "impact"),
    "peek": ("whoosh", "tone"),
    "die-six": ("chime",),
    "shield": ("chime",),
    "damage-1": ("blast",),
    "damage-2": ("blast",),
    "damage-3": ("blast",),
    "destroyed": ("blast",),
    "breach": ("blast", "whoosh"),
    "loss": ("engine", "blast"),
    "power-dies": ("engine",),
    "victory": ("engine", "blast"),
    "divert": ("blast", "chime"),
    "pod-leaves": ("engine", "blast"),
    "activate": ("engine",),
    "protection": ("engine", "chime"),
    "deck-10": ("heart",),
    "deck-5": ("heart",),
    "deck-3": ("heart",),
    "turn": ("tone", "alarm"),
    "toggle-on": ("tone",),
    "toggle-off": ("tone",),
    "damage-choice": ("tone", "impact"),
}
"""Kinds of each effect, as its script has them: one, or two where it consists of two."""
AMONG = 2
"""One of its kinds is among so many nearest: kinds that meet may change places, as click and knock do."""


@dataclass(frozen=True)
class Heard:
    """Hold what was measured of a variation of a cue: the kinds by nearness, and what lies outside of its
    own."""

    file: str
    kinds: tuple[str, ...]
    nearest: tuple[tuple[str, float], ...]
    outside: tuple[str, ...]
    character: Character

    @property
    def first(self) -> bool:
        """Return whether no kind is nearer than its own."""
        return self.nearest[0][0] in self.kinds

    @property
    def right(self) -> bool:
        """Return whether it is one of its kind."""
        return any(kind in self.kinds for kind, _ in self.nearest[:AMONG]) and not self.outside


@cache
def references() -> Mapping[str, tuple[Character, ...]]:
    """Measure the references."""
    return {
        kind: tuple(character_of(np.stack((sound, sound), axis=1)) for sound in (make() for make in makes))
        for kind, makes in REFERENCES.items()
    }


def nearest_kinds(character: Character, but: Character | None = None) -> tuple[tuple[str, float], ...]:
    """Return all kinds and how far their nearest reference lies, the nearest first; one can be left out."""
    found = {
        kind: min(
            float(np.linalg.norm(character.vector() - other.vector())) for other in others if other is not but
        )
        for kind, others in references().items()
    }
    return tuple(sorted(found.items(), key=lambda item: item[1]))


def heard(sounds: Sounds, cues: Iterable[str]) -> list[Heard]:
    """Measure all variations of cues."""
    table = json.loads((sounds.folder / "table.json").read_text(encoding="utf-8"))
    found = []
    for cue in cues:
        for file in sounds.files[cue]:
            character, kinds = character_of(samples_of(sounds.folder / file)), OF_CUE.get(cue, ())
            outside = _outside(character, table[file]["lufs"], kinds)
            found.append(Heard(file, kinds, nearest_kinds(character), outside, character))
    return found


def _outside(character: Character, lufs: float, kinds: Iterable[str]) -> tuple[str, ...]:
    """Return what lies within the ranges of none of the kinds."""
    values = {
        "attack_ms": character.attack_ms,
        "centroid": character.centroid,
        "t60": character.t60,
        "lufs": lufs,
    }
    return tuple(
        f"{name} {value:.3g}"
        for name, value in values.items()
        if not any(getattr(KINDS[kind], name)[0] <= value <= getattr(KINDS[kind], name)[1] for kind in kinds)
    )
