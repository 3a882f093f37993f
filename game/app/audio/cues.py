"""From what happens to what is heard: pure, no mixer, no clock.

A cue is the name of a sound in `assets/sounds/table.json`, most of them with variations. What the eye sees
(`Teller.beat`), what the rules say at once (`Teller.at_once`) and what hands do (`ACTIONS`) all become cues.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from game.app.drawing.effects import BY_RESULT, Effect
from game.app.drawing.timing import APART_MS, HOP_MS, ROOM_MS

if TYPE_CHECKING:  # the first picture needs no rules
    from game.rules.event_dicts import CardDict, CubeDict, EventDict, MoveDict, RollDict, TokenDict

ACTIONS: Mapping[str, str] = {
    "hover": "hover",
    "focus": "hover",
    "press": "press",
    "refused": "refused",
    "open": "open",
    "close": "close",
    "on": "toggle-on",
    "off": "toggle-off",
    "error": "error",
    "pick": "card-pick",
    "back": "back",
    "undo": "undo",
    "redo": "redo",
    "reorder": "reorder",
    "mark": "damage-choice",
    "place": "protection",
    "begin": "shuffle",
    "radio": "radio",
}
"""Sounds of what hands do on any screen, and of the captain who speaks to them."""

EVENTS: Mapping[str, str] = {
    "turn": "turn",
    "phase": "phase",
    "action": "action-spent",
    "token": "action-token",
    "card": "card-draw",
    "meeple": "meeple",
    "roll": "die-roll",
    "cube": "repair",
    "action-token": "action-token",
    "protection": "protection",
    "divert": "divert",
    "activate": "activate",
    "seen": "peek",
    "ordered": "reorder",
    "damage-card": "damage-card",
    "hit": "damage-1",
    "hull-breach": "breach",
    "over": "victory",
}
"""The sound of each event; `Teller` looks closer where it depends on more than the kind."""

SHOWN: Mapping[str, Effect] = {"divert": Effect.DIVERT, "over": Effect.OVER, "hull-breach": Effect.BREACH}
"""Events that sound like the effect which shows them."""
FLIGHT = "flight/"
"""Beginning of the director's names for the flight of a piece; its kind follows."""
UNSEEN = ("turn", "phase", "action", "seen", "ordered")
"""Events that sound although nothing flies and no effect shows them; the others sound with their picture."""

WEIGHT: Mapping[str, int] = {
    "ending-saved": 110,
    "ending-destroyed": 110,
    "ending-adrift": 110,
    "ending-pod-alone": 110,
    "ending-pod-behind": 110,
    "ending-pod-nobody": 110,
    "victory": 100,
    "loss": 100,
    "power-dies": 100,
    "breach": 90,
    "destroyed": 90,
    "critical": 80,
    "alarm-near": 79,
    "alarm-middle": 78,
    "alarm-far": 77,
    "pod-leaves": 75,
    "divert": 70,
    "damage-3": 62,
    "damage-2": 61,
    "damage-1": 60,
    "shield": 55,
    "deck-3": 52,
    "deck-5": 51,
    "deck-10": 50,
    "die-six": 46,
    "scavenge-miss": 45,
    "turn": 40,
    "repair": 35,
    "activate": 34,
    "protection": 33,
    "peek": 32,
    "breach-card": 31,
    "meeple": 30,
    "share": 28,
    "action-token": 26,
    "die-roll": 24,
    "damage-card": 22,
    "card-draw": 20,
    "card-drop": 18,
}
"""Weight of each sound: the heaviest are heard where not all can be."""
UNNAMED = 10
"""Weight of all other sounds."""
AT_ONCE = 3
"""Without animation no more than this many sounds begin together."""
_GRAND, _TOLD, _STRUCK = 0.32, 0.35, 0.38
STEP_BACK: Mapping[str, tuple[float, float]] = {
    "victory": (9000.0, _GRAND),
    "loss": (5200.0, _GRAND),
    "power-dies": (3200.0, _GRAND),
    "breach": (4200.0, _GRAND),
    "destroyed": (2600.0, _GRAND),
    "critical": (1500.0, _GRAND),
    "alarm-near": (1000.0, _TOLD),
    "alarm-middle": (1100.0, _TOLD),
    "alarm-far": (1200.0, _TOLD),
    "deck-10": (900.0, _TOLD),
    "deck-5": (1000.0, _TOLD),
    "deck-3": (1100.0, _TOLD),
    "pod-leaves": (1500.0, _STRUCK),
    "error": (600.0, _TOLD),
    "damage-1": (450.0, _STRUCK),
    "damage-2": (550.0, _STRUCK),
    "damage-3": (650.0, _STRUCK),
    "divert": (900.0, _GRAND),
}
"""Music and ambience step back for these: for so many ms, to this gain. Found by measuring
(`tools/listening/masking.py`)."""
ROOMS = 9


@dataclass(frozen=True)
class Cue:
    """Something to be heard.

    Attributes:
        name: of the sound.
        variation: which one of its variations, from 0; None for any but the last one heard.
        gain: 0 to 1.
        pan: -1 left to 1 right.
        after: ms until it begins.
    """

    name: str
    variation: int | None = None
    gain: float = 1.0
    pan: float = 0.0
    after: float = 0.0

    @property
    def weight(self) -> int:
        """Return how much it matters."""
        return WEIGHT.get(self.name, UNNAMED)


class Teller:
    """Gives what happens on the table its sound. Remembers what is needed for that, and nothing else.

    Attributes:
        diverted: rooms diverted so far: the tone of the next one.
        marks: crew mark of everybody, by crew index: the pitch of their turn.
        breach: whether the Hull Breach has begun.
        scavenge: cards that each side of the die finds (R-9); empty where that is not known.
    """

    def __init__(self) -> None:
        self.diverted = 0
        self.marks: Sequence[int] = (0, 1, 2, 3)
        self.breach = False
        self.scavenge: Sequence[int] = ()
        self._type = 1

    def beat(self, what: str, about: Any, moment: str) -> list[Cue]:
        """The sounds of something that is seen now; most of the time one or none.

        Args:
            what, about, moment: as `Director.on_beat` is told. A meeple's flight may say over how many
                `rooms`.
        """
        if what == Effect.LAID:
            return _laid() if moment == "begin" else []
        if what == "flight/meeple" and moment == "lift":
            return _hops(max(1, about.get("rooms", 1)))
        cue = self._beat(what, about, moment)
        return [] if cue is None else [cue]

    def _beat(self, what: str, about: Any, moment: str) -> Cue | None:
        if what == "event":
            return self._event(about) if about["type"] in UNSEEN else None
        if what.startswith(FLIGHT):
            return self._flight(about, moment)
        if what == Effect.DIE:
            return Cue("die-roll") if moment == "begin" else self._result(about)
        return self._effect(Effect(what), about) if moment == "begin" else None

    def at_once(self, events: Sequence[EventDict]) -> list[Cue]:
        """Return what is heard of events that nobody sees one by one: the few that matter most."""
        cues: list[Cue] = []
        for event in events:
            cue = self._event(event)
            if event["type"] == "roll":
                cue = self._result(event) or cue
            if cue is not None and cue.name not in {other.name for other in cues}:
                cues.append(cue)
        heaviest = sorted(cues, key=lambda cue: -cue.weight)[:AT_ONCE]
        kept = [cue for cue in cues if cue in heaviest]
        return [replace(cue, after=90.0 * n) for n, cue in enumerate(kept)]

    def _event(self, event: EventDict) -> Cue | None:
        if event["type"] == "turn":
            return self._turn(event["crew"])
        if event["type"] == "card":
            return self._card(event)
        if event["type"] == "cube":
            return self._cube(event)
        if event["type"] == "protection":
            return Cue("protection") if event["why"] == "placed" else None
        if event["type"] == "damage-card":
            self._opens(event["card"])
        if event["type"] == "hit":
            return self._effect(BY_RESULT[event["result"]], event["room"])
        if event["type"] in SHOWN:
            return self._effect(SHOWN[event["type"]], event)
        if event["type"] == "meeple" and event["to"] == "pod":
            return Cue("pod-leaves")
        if event["type"] == "phase":
            return Cue("phase") if event["phase"] != "actions" else None
        return Cue(EVENTS[event["type"]]) if event["type"] in EVENTS else None

    def _effect(self, what: Effect, about: Any) -> Cue | None:
        if what is Effect.DAMAGE:
            self._opens(about)
            return Cue("damage-card")
        if what is Effect.HIT:
            return Cue(f"damage-{self._type}")
        if what in (Effect.DIVERT, Effect.SURGE):
            cue = Cue("divert", min(7, self.diverted))
            self.diverted += 1
            return cue
        if what is Effect.OVER:
            return Cue(_end(about))
        if what is Effect.POD:
            sounds = {"leaves": Cue("pod-leaves"), "ready": Cue("activate")}
            return sounds.get(about["scene"]) or self._turn(about["crew"])
        return Cue(EFFECTS[what]) if what in EFFECTS else None

    def _opens(self, card: Any) -> None:
        count = card["any"] if isinstance(card, Mapping) else len(card)
        self._type = min(3, max(1, count))

    def _turn(self, crew: int) -> Cue:
        return Cue("turn", self.marks[crew % len(self.marks)] % 4)

    def _result(self, event: RollDict) -> Cue | None:
        """Return what the die says, once it lies."""
        if event["for"] != "scavenge" or not self.scavenge:
            return Cue("die-settle")
        found = self.scavenge[event["value"] - 1]
        if not found:
            return Cue("scavenge-miss")
        best = found > 1 and found == max(self.scavenge)
        return Cue("die-six" if best else "die-settle")

    def _flight(self, event: MoveDict | TokenDict, moment: str) -> Cue | None:
        if moment == "land":
            laid = (
                event["type"] == "card"
                and _sort_of(event["to"]) != "hand"
                and _sort_of(event["from"]) != "deck"
            )
            return Cue("card-drop", gain=0.8) if laid else None
        if event["type"] == "card":
            return self._card(event)
        if event["type"] == "cube":
            return self._cube(event)
        if event["type"] == "protection":
            return Cue("protection") if event["why"] == "placed" else None
        return Cue("action-token")

    def _card(self, event: CardDict) -> Cue | None:
        begin, end = _sort_of(event["from"]), _sort_of(event["to"])
        if begin == "deck" and end == "discard":
            return Cue("breach-card" if self.breach else "card-draw")
        if begin == end == "hand":
            return Cue("share")
        if begin in ("deck", "face-up", "discard"):
            return Cue("card-draw")
        return Cue("card-drop", gain=0.6)

    def _cube(self, event: CubeDict) -> Cue | None:
        if _sort_of(event["to"]) == "room":
            return Cue("repair")
        # What a hit breaks off is heard with the hit.
        return None if _sort_of(event["from"]) == "room" else Cue("card-pick")


def _end(result: Mapping[str, Any]) -> str:
    """The roar of a room that is destroyed, or the power that dies where nothing explodes."""
    if result["won"]:
        return "victory"
    return "loss" if result.get("room") else "power-dies"


def _laid() -> list[Cue]:
    """Every room, as it lies down."""
    return [Cue("deal", gain=0.8, after=ROOM_MS * 0.8 + n * APART_MS) for n in range(ROOMS)]


def _hops(rooms: int) -> list[Cue]:
    """Steps over so many rooms."""
    return [Cue("meeple", after=HOP_MS * n) for n in range(rooms)]


EFFECTS: Mapping[Effect, str] = {
    Effect.LAID: "deal",
    Effect.DIE: "die-roll",
    Effect.DAMAGE: "damage-card",
    Effect.HIT: "damage-1",
    Effect.SHIELD: "shield",
    Effect.DESTROYED: "destroyed",
    Effect.CRITICAL: "critical",
    Effect.DIVERT: "divert",
    Effect.SURGE: "divert",
    Effect.ACTIVATE: "activate",
    Effect.BREACH: "breach",
    Effect.POD: "pod-leaves",
    Effect.OVER: "victory",
}
"""The sound of each effect of the table; `Teller` looks closer."""

SILENT = frozenset((Effect.OPEN,))
"""Effects that are not heard: a Damage card that lies open was heard as it turned."""

LOW = ((3, "deck-3"), (5, "deck-5"), (10, "deck-10"))
"""Cards left in the deck below which it is heard that they run out."""


def deck_warning(before: int, now: int) -> Cue | None:
    """The warning when the Resource deck sinks to ten, five or three cards; the most urgent one."""
    return next((Cue(name) for limit, name in LOW if now <= limit < before), None)


class Variations:
    """Picks variations by chance, never the same twice in a row.

    Args:
        chance: of its own, so that sounds never touch the chance of a game.
    """

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._last: dict[str, int] = {}

    def variation(self, name: str, count: int) -> int:
        """A number below `count` that was not the last one for this name."""
        last = self._last.get(name)
        free = [n for n in range(count) if n != last or count == 1]
        self._last[name] = self._chance.choice(free)
        return self._last[name]


def _sort_of(zone: str) -> str:
    """Return what sort of place a zone is, without saying which: `hand` for `hand/1`."""
    return zone.partition("/")[0]
