"""The last roll (R-34) and the rolls of the Hull Breach (R-17) as they are shown: nothing untrue meanwhile."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.app.table.table_scene import TableScene
from game.storage.preferences import Preferences
from tests.play.driver import Hands
from tests.rules.positions import position

SEVEN = ("bridge", "crew-quarters", "mess-hall", "engine-room", "repair-centre", "cargo-hold", "armoury")
HANDS = [["data", "metal"], ["energy"], ["nanobots", "nanobots", "metal"]]


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    return Hands(tmp_path, Preferences(animation="fast", language="en"))


def adrift(hands: Hands, **changes: Any) -> TableScene:
    """Mara has left; Joon has ended his actions."""
    facts = {"diverted": SEVEN, "hands": HANDS, "discard": ["universal", "energy"], "at": [4, "bridge", 4]}
    table = hands.position(position(3, escape_pod=True, **{**facts, **changes}))
    table.session.dice = [6]
    table.session.apply({"do": "board"})
    table.session.apply({"do": "finish"})
    table.session.dice = [6]
    table = hands.sit_down(table.session)
    hands.wait(2000)
    return table


def seen(hands: Hands, table: TableScene) -> list[tuple[str, Any]]:
    """The names of effects and the views while something is shown."""
    frames = []
    while table.director.busy:
        effect = table.director.effect()
        scene = f"pod-{effect[1]['scene']}" if effect and effect[0] == "pod" else effect[0] if effect else ""
        frames.append((scene, table.view))
        assert len(frames) < 2000
        hands.wait(20)
    return frames


def test_the_destroyed_room_stays_destroyed_until_the_last_roll_has_fallen(hands: Hands) -> None:
    bare = {"medical-bay": "000", "armoury": "000"}
    table = adrift(hands, damage=[["medical-bay"], ["armoury"], ["bridge"]], cubes=bare)
    table.propose({"take": "deck"})
    frames = seen(hands, table)
    assert [scene for scene, _ in frames if scene in ("destroyed", "pod-last", "die")]
    last = next(n for n, (scene, _) in enumerate(frames) if scene == "pod-last")
    for _, view in frames[last:]:
        assert view.destroyed == "medical-bay" and view.lost
        assert not any(room.critical or room.chip for room in view.rooms)
        assert view.top.outlook == "over"
    assert any(scene == "die" for scene, _ in frames[last:])


def test_no_question_stands_in_the_dock_after_the_end(hands: Hands) -> None:
    table = adrift(hands, damage=[["medical-bay"], ["bridge"]], cubes={"medical-bay": "000"})
    asked = table.prompt_words()
    assert asked is not None and asked[0] == "Collect"
    table.propose({"take": "deck"})
    while table.director.busy:
        if table.view.over:
            assert table.prompt_words() is None and not table.view.dock.hint
        hands.wait(20)
    assert hands.state["phase"] == "over"


def test_an_empty_deck_leaves_no_question_behind(hands: Hands) -> None:
    """R-18: the draw of Phase 2 that empties the deck ends the game in the middle of its question."""
    table = hands.position(position(3, hands=HANDS, deck=["data"], at=[4, 4, 4]))
    hands.wait(2000)
    table.propose({"do": "finish"})
    hands.wait(2000)
    table.propose({"take": "deck"})
    assert hands.state["phase"] == "over"
    over = [table.prompt_words() for _, view in seen_with_words(hands, table) if view.over]
    assert over and not any(over)


def seen_with_words(hands: Hands, table: TableScene) -> Any:
    """Yield the views one after the other, while the words are still those of each."""
    while table.director.busy:
        yield "", table.view
        hands.wait(20)


@pytest.mark.parametrize(("deck", "rolled", "torn"), [(20, 4, 2), (3, 6, 2)])
def test_the_die_of_the_breach_says_at_once_what_it_costs(
    hands: Hands, deck: int, rolled: int, torn: int
) -> None:
    """R-17, R-18: never "no cards lost" while cards are being torn away."""
    cards = ["data", "metal", "energy", "nanobots"] * 5
    table = hands.position(position(3, hands=HANDS, deck=cards[:deck], damage=[], at=[4, 4, 4]))
    hands.wait(2000)
    table.session.apply({"do": "finish"})
    table.session.dice = [rolled]
    table = hands.sit_down(table.session)
    table.propose({"take": "face_up", "card": "data"})
    shown = {view.die.cards for _, view in seen(hands, table) if view.die.value == rolled}
    assert shown == {torn}
