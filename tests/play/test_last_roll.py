"""The last roll (R-34) and the rolls of the Hull Breach (R-17) as they are shown: nothing untrue."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.app.audio.cues import Teller
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.storage.settings.preferences import Preferences
from tests.play.driver import ENGINE, Hands
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
    asked = []
    while table.director.busy:
        asked += [table.prompt_words()] if table.view.over else []
        hands.wait(20)
    assert asked and not any(asked)


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


def heads(hands: Hands, table: TableScene) -> list[tuple[str, int, int]]:
    """What the header says while something is shown: what of, and the chances; each once."""
    told: list[tuple[str, int, int]] = []
    while table.director.busy:
        top = table.view.top
        now = (top.outlook, top.loss, top.deck_loss)
        if not told or told[-1] != now:
            told.append(now)
        hands.wait(10)
    return told


def test_the_header_of_the_breach_does_not_jump(hands: Hands) -> None:
    """R-15, R-17: with six cards left no way to collect leaves so few that the roll could take all."""
    cards = ["data", "metal", "energy"] * 2
    table = hands.position(position(3, hands=HANDS, deck=cards, damage=[], turn=24))
    hands.wait(2000)
    table.propose({"do": "finish"})
    assert heads(hands, table) == [("breach", 0, 0)]
    hands.wait()
    top = table.view.top
    assert (top.outlook, top.loss, top.deck_loss, top.ways) == ("breach", 0, 0, False), "six: four are left"


@pytest.mark.parametrize(
    ("take", "told"),
    [
        ({"take": "deck"}, [("breach", 33, 33), ("breach-later", 100, 100)]),
        ({"take": "face_up", "card": "data"}, [("breach", 0, 0), ("breach-later", 67, 100)]),
    ],
)
def test_the_chances_of_both_ways_to_collect(hands: Hands, take: dict[str, str], told: Any) -> None:
    """Before Phase 2 each way has its chance; while its cards fly, it is the one of that way."""
    table = hands.position(position(3, hands=HANDS, deck=["data", "metal", "energy", "data", "metal"],
                                    damage=[], turn=24))  # fmt: skip
    hands.wait(2000)
    table.session.apply({"do": "finish"})
    table = hands.sit_down(table.session)
    top = table.view.top
    assert (top.loss, top.deck_loss, top.ways) == (0, 33, True)
    table.session.dice = [1]
    table.propose(take)
    assert heads(hands, table) == told
    hands.wait()
    assert (table.view.top.loss, table.view.top.deck_loss) == told[-1][1:]


def test_a_turn_adrift_has_no_threat_this_turn(hands: Hands) -> None:
    """R-32: no Phase 3 in a deserter's turn."""
    table = adrift(hands)
    table.session.apply({"take": "deck"})
    table.session.apply({"do": "finish"})
    table.session.dice = [6]
    table = hands.sit_down(table.session)
    hands.wait(2000)
    table.propose({"take": "deck"})
    adrift_turn = [view for _, view in seen(hands, table) if view.dock.room is None]
    assert adrift_turn and all(view.top.outlook == "later" for view in adrift_turn)


FULL = {"at": ["medical-bay", 4, "bridge"], "escape_pod": True}


def at_the_seventh(hands: Hands, diverted: int = 6) -> TableScene:
    """Mara can divert the Medical Bay's power; so many rooms are diverted already."""
    facts = Session.new({"players": 3, "difficulty": "easy", "seed": 1}, ENGINE).facts
    cost = list(facts.rooms["medical-bay"].divert)
    done = SEVEN[:diverted]
    return hands.position(position(3, hands=[cost, [], []], diverted=done, **FULL))


@pytest.mark.parametrize(("diverted", "moments"), [(5, 0), (6, 1), (7, 0)])
@pytest.mark.parametrize("reduced", [False, True])
def test_the_pod_coming_online_is_a_moment(
    tmp_path: Path, diverted: int, moments: int, reduced: bool
) -> None:
    """R-32: with the seventh room a scene of its own, with words that can be read and a sound."""
    hands = Hands(tmp_path, Preferences(animation="fast", language="en", reduced_motion=reduced))
    table = at_the_seventh(hands, diverted)
    hands.wait(2000)
    option = next(one for one in table.session.decision["options"] if one["do"] == "divert")
    table.propose(option)
    began, shown = [], 0
    listen = table.director.on_beat

    def told(what: str, about: Any, moment: str) -> None:
        if what == "pod" and moment == "begin":
            began.append(about["scene"])
        listen(what, about, moment)

    table.director.on_beat = told
    while table.director.busy:
        effect = table.director.effect()
        if effect is not None and effect[0] == "pod" and 0.3 < effect[2] < 0.7:
            shown += hands.shows("The Escape Pod is online")
        hands.wait(20)
    assert began == ["ready"] * moments
    assert bool(shown) == bool(moments)
    cue = Teller().beat("pod", {"scene": "ready", "crew": 0}, "begin")
    assert [one.name for one in cue] == ["activate"]


def test_without_animation_the_pod_coming_online_is_told_in_words(tmp_path: Path) -> None:
    hands = Hands(tmp_path, Preferences(animation="off", language="en"))
    table = at_the_seventh(hands)
    table.propose(next(one for one in table.session.decision["options"] if one["do"] == "divert"))
    assert hands.shows("The Escape Pod is online. One crew member may now board it from the Energy Core.")
