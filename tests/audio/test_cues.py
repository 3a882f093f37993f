"""Everything that happens has its sound, and every sound has something that makes it heard."""

from __future__ import annotations

import inspect
import random
import re
from pathlib import Path
from typing import Any

import pytest

from game.app.audio import background_loops, cues
from game.app.audio.cues import ACTIONS, AT_ONCE, EFFECTS, EVENTS, Teller, Variations, deck_warning
from game.app.audio.score import LEVELS
from game.rules.event_dicts import EventType
from tests.audio.endings import pictures_of_endings
from tests.audio.recorder import SOUNDS, recording
from tests.looped import some

ROOM = "bridge"
SAMPLES: dict[str, list[dict[str, Any]]] = {
    "turn": [{"crew": 1, "turn": 3}],
    "phase": [{"phase": "collect"}],
    "action": [{"crew": 0, "left": 1}],
    "token": [{"crew": 0}],
    "card": [
        {"card": "data", "from": "deck", "to": "hand/0"},
        {"card": "data", "from": "hand/0", "to": "hand/1"},
        {"card": "data", "from": "hand/0", "to": "discard"},
        {"card": "data", "from": "deck", "to": "discard"},
        {"card": "data", "from": "face-up/0", "to": "hand/0"},
    ],
    "meeple": [{"crew": 0, "from": "bridge", "to": "armoury"}, {"crew": 0, "from": "bridge", "to": "pod"}],
    "roll": [{"crew": 0, "value": n, "for": why} for n in range(1, 7) for why in ("scavenge", "hull-breach")],
    "cube": [{"from": "supply", "to": f"room/{ROOM}/0"}, {"from": "supply", "to": "crew/0"}],
    "action-token": [{"from": "supply", "to": "crew/0"}],
    "protection": [{"from": "supply", "to": f"room/{ROOM}", "why": "placed"}],
    "divert": [{"room": ROOM, "crew": 0}],
    "activate": [{"room": ROOM, "crew": 0}],
    "seen": [{"deck": "deck", "cards": ["data"]}],
    "ordered": [{"deck": "deck", "top": ["data"], "bottom": []}],
    "damage-card": [{"card": [ROOM]}, {"card": [ROOM, "armoury"]}, {"card": {"any": 3}}],
    "hit": [{"room": ROOM, "result": result} for result in ("cube", "protected", "destroyed")],
    "hull-breach": [{}],
    "over": [
        {"won": won, "reason": "energy-core" if won else "deck-empty", "room": None, "winners": []}
        for won in (True, False)
    ]
    + [{"won": False, "reason": "room-destroyed", "room": ROOM, "winners": []}],
}


def test_every_event_kind_of_the_rules_has_a_cue_or_is_silent_on_purpose() -> None:
    assert set(EventType) == set(EVENTS) | {"chose"}, "a choice is heard where the hand makes it"


@pytest.mark.parametrize("kind", sorted(EVENTS))
def test_every_sample_of_an_event_is_heard_when_told_at_once(kind: str) -> None:
    for sample in some(SAMPLES[kind]):
        heard = Teller().at_once([{"type": kind, **sample}])
        assert heard, sample
        assert all(cue.name in SOUNDS.files for cue in heard)


def _everything_heard() -> set[str]:
    """Every cue that events, beats, hands, warnings, score and ambience can ask for."""
    teller, found = Teller(), set(ACTIONS.values())
    teller.scavenge = (0, 0, 1, 1, 1, 2)
    for breach in (False, True):
        teller.breach = breach
        for kind, samples in SAMPLES.items():
            for sample in samples:
                event = {"type": kind, **sample}
                found |= {cue.name for cue in teller.at_once([event])}
                for piece in ("card", "cube", "meeple", "action", "protection"):
                    if kind in (piece, "action-token" if piece == "action" else piece):
                        for moment in ("lift", "land"):
                            found |= {cue.name for cue in teller.beat(f"flight/{piece}", event, moment)}
    for card in ([ROOM], [ROOM, "armoury"], {"any": 3}):
        found |= {cue.name for cue in teller.beat("damage", card, "begin")}
        found |= {cue.name for cue in teller.beat("hit", ROOM, "begin")}
    found |= {cue.name for cue in teller.beat("die", SAMPLES["roll"][0], "begin")}
    for effect in sorted(set(EFFECTS) - {"damage", "hit", "die", "over", "pod"}):
        found |= {cue.name for cue in teller.beat(effect, ROOM, "begin")}
    found |= {cue.name for now in range(12) if (cue := deck_warning(now + 1, now))}
    found |= {f"bed-{level}" for level in LEVELS} | {f"phrase-{level}" for level in LEVELS}
    return (
        found
        | {picture.music for picture in pictures_of_endings()}
        | set(background_loops.LOOPS)
        | {f"alarm-{far}" for far in ("near", "middle", "far")}
        | {"creak"}
    )


def test_every_cue_has_a_file_and_every_file_a_cue() -> None:
    assert _everything_heard() == set(SOUNDS.files)


def test_every_name_of_an_action_that_the_code_uses_is_known() -> None:
    app = Path(inspect.getfile(cues)).parents[1]
    used = set()
    for path in app.rglob("*.py"):
        used |= set(re.findall(r'(?:audio\.action|self\.sound)\("([a-z]+)"\)', path.read_text("utf-8")))
    assert used and used <= set(ACTIONS)


def test_a_roll_sounds_as_it_ends() -> None:
    teller = Teller()
    teller.scavenge = (0, 0, 1, 1, 1, 2)
    names = [
        teller.beat("die", {"type": "roll", "for": "scavenge", "value": value}, "end")[0].name
        for value in range(1, 7)
    ]
    assert names == ["scavenge-miss"] * 2 + ["die-settle"] * 3 + ["die-six"]


def test_the_blow_gets_deeper_with_the_type_of_the_card() -> None:
    teller = Teller()
    for card, name in (([ROOM], "damage-1"), ([ROOM, "a"], "damage-2"), ({"any": 3}, "damage-3")):
        teller.beat("damage", card, "begin")
        assert teller.beat("hit", ROOM, "begin")[0].name == name


def test_only_where_a_room_is_destroyed_the_end_roars() -> None:
    teller = Teller()
    heard = [teller.beat("over", about, "begin")[0].name for about in SAMPLES["over"]]
    assert heard == ["victory", "power-dies", "loss"]
    assert heard == [teller.at_once([{"type": "over", **about}])[0].name for about in SAMPLES["over"]]


def test_every_diverted_room_has_the_next_tone() -> None:
    teller = Teller()
    tones = [teller.beat("surge" if n == 7 else "divert", ROOM, "begin")[0].variation for n in range(8)]
    assert tones == list(range(8)) and len(SOUNDS.files["divert"]) == 8


def test_everybody_has_a_pitch_of_their_own() -> None:
    teller = Teller()
    teller.marks = (2, 0, 3, 1)
    pitches = [teller.at_once([{"type": "turn", "crew": n, "turn": 1}])[0].variation for n in range(4)]
    assert pitches == [2, 0, 3, 1] and len(SOUNDS.files["turn"]) == 4


def test_no_more_than_three_sounds_begin_at_once_and_the_weightiest_are_among_them() -> None:
    events = [{"type": kind, **samples[0]} for kind, samples in SAMPLES.items()] * 2
    heard = Teller().at_once(events)
    assert len(heard) == AT_ONCE
    assert {"breach", "victory"} <= {cue.name for cue in heard}
    assert len({cue.after for cue in heard}) == AT_ONCE, "they begin one after the other"


def test_a_variation_never_comes_twice_in_a_row_and_all_come() -> None:
    variations = Variations(random.Random(3))
    row = [variations.variation("card-pick", 4) for _ in range(200)]
    assert all(a != b for a, b in zip(row, row[1:], strict=False))
    assert set(row) == {0, 1, 2, 3}
    assert variations.variation("breach", 1) == variations.variation("breach", 1) == 0


def test_the_deck_warns_at_ten_five_and_three() -> None:
    warned = [warning.name for now in range(20, -1, -1) if (warning := deck_warning(now + 1, now))]
    assert warned == ["deck-10", "deck-5", "deck-3"]
    big = deck_warning(12, 2)
    assert big is not None and big.name == "deck-3"
    assert deck_warning(3, 9) is None


def test_pointing_is_heard_only_now_and_then() -> None:
    audio, recorder = recording()
    audio.update(1000)
    for _ in range(10):
        audio.action("hover")
        audio.update(10)
    assert recorder.cues().count("hover") == 2
