"""Where the captain of the guided game speaks: beside what a player needs, in every step of the game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.app.drawing.viewport import Rect
from game.app.scenes.lessons.guided_scene import GuidedScene
from game.app.table.model.table_keys import DOCK
from game.lessons.guide_hint import Hint
from game.storage.settings.preferences import Preferences
from tools.studio import Studio

SIZES = ((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 100), ((1920, 1080), 200)
LANGUAGES = "en", "de", "ru"
LOOKS = [
    pytest.param(
        size, text, language, marks=[] if LANGUAGES[number % len(LANGUAGES)] == language else pytest.mark.slow
    )
    for number, (size, text) in enumerate(SIZES)
    for language in LANGUAGES
]
"""Each size of window and type in one language is quick."""
SCAVENGE = ({"do": "scavenge"},)
GIVE = ({"do": "move", "room": "cargo-hold"}, {"do": "give", "to": 1, "card": "metal"})
GATHER = Hint("gather", "repair-centre", 1, SCAVENGE, ("data", "nanobots"))
WALK = ({"do": "move", "room": "bridge"}, {"do": "divert", "cards": []})
HINTS = (
    Hint("goal"),
    Hint("core", "", 3, WALK),
    Hint("critical", "engine-room", 3, WALK),
    Hint("danger", "engine-room", 1, SCAVENGE, then=GATHER),
    Hint("danger", "engine-room", 1, then=Hint("share", "", 2, GIVE, ("data", "energy"), "engine-room")),
    Hint("first-divert", "engine-room"),
    Hint("divert", "engine-room", 3, WALK),
    Hint("share", "", 2, GIVE, ("data", "nanobots"), "engine-room"),
    Hint("repair", "engine-room", 3, WALK),
    Hint("ability", "repair-centre", 3, WALK),
    Hint("token", "", 1),
    Hint("hand-limit", "", 6),
    Hint("save"),
    Hint("onward", "repair-centre", 3, WALK),
    Hint("next-repair", "repair-centre", 3, WALK),
    GATHER,
    Hint("go", "repair-centre", 3, WALK),
    Hint("go-core", "energy-core", 3, WALK),
    Hint("keep", "", 3),
    Hint("spent", "", 2),
    Hint("discard", cards=("data", "nanobots"), goal="repair-centre"),
    Hint("discard-least", cards=("data", "nanobots")),
    Hint("won"),
    Hint("lost"),
)
"""One for every sentence of his before the actions are ended, and the longest pair."""
MISSED = ("core", "critical", "divert", "token", "share", "repair", "ability")


def covers(rect: Rect, other: Rect) -> bool:
    """Tell whether a rectangle lies over another one by more than its frame."""
    w = min(rect[0] + rect[2], other[0] + other[2]) - max(rect[0], other[0])
    h = min(rect[1] + rect[3], other[1] + other[3]) - max(rect[1], other[1])
    return w > 1 and h > 1


def covered(scene: GuidedScene, hint: Hint, kinds: tuple[str, ...]) -> list[str]:
    """Return what the captain's words lie over, of some kinds of things."""
    scene.guide.hint = hint
    scene.update(0)
    over = []
    for half in range(2):
        rect = scene.bubble.rect
        assert rect is not None, hint
        over += [str(key) for key, at in scene.layout.keys.items() if key.kind in kinds and covers(rect, at)]
        over += ["dock"] if covers(rect, scene.layout.rect(DOCK)) else []
        if half or not scene._halves:
            break
        scene.close()
        scene.update(0)
    return over


@pytest.mark.parametrize(("size", "text", "language"), LOOKS)
def test_his_words_leave_hand_supply_rooms_and_buttons_free(
    size: tuple[int, int], text: int, language: str, tmp_path: Path
) -> None:
    studio = Studio(tmp_path, size, Preferences(text=text, language=language))
    studio.take("guided-game")
    scene = studio.shown
    assert isinstance(scene, GuidedScene)
    kinds: tuple[str, ...] = ("room", "hand", "supply", "end", "button", "undo", "menu", "adviser", "help")
    if text == 100:
        kinds = (*kinds, "deck", "face-up", "card")
    faults = {hint.kind: over for hint in HINTS if (over := covered(scene, hint, kinds))}
    assert not faults
    studio.take("guided-game-missed")
    scene = studio.shown
    assert isinstance(scene, GuidedScene) and scene.guide.hint is not None
    hint = scene.guide.hint
    told = [replace(hint, kind=f"missed-{topic}") for topic in MISSED]
    faults = {one.kind: over for one in told if (over := covered(scene, one, kinds))}
    assert not faults
