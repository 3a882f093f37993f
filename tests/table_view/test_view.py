"""What is to be seen of a position, without pixels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from game.app.table.model.recent import Recent
from game.app.table.model.table_view import TableView, UndoState
from game.app.table.model.view_parts import percent
from game.app.table.paint.sun import SunStep
from game.play.session import load_engine
from game.program_files import data_folder
from game.rules import Decision, Engine, State
from game.rules.queries.facts import facts_of
from game.rules.queries.knowledge import NOTHING_KNOWN, Knowledge
from game.texts import Texts
from tools.pictures import demo


@pytest.fixture(scope="module")
def engine() -> Engine:
    return load_engine(data_folder())


def view_of(
    texts: Texts,
    state: dict[str, Any],
    asked: Decision | None = None,
    knowledge: Knowledge = NOTHING_KNOWN,
    game: State | None = None,
) -> TableView:
    menu = demo.rules().program.menu
    return TableView.of(
        state,
        asked,
        knowledge,
        facts=demo.facts(state),
        texts=texts,
        recent=demo.RECENT,
        menu=menu,
        game=game,
    )


def test_the_demonstration_is_a_real_position(engine: Engine, texts: Texts) -> None:
    state = engine.from_json(demo.state())
    assert engine.decision(state) is not None


def test_threat_of_every_room(texts: Texts) -> None:
    rooms = {room.id: room for room in view_of(texts, demo.state(), demo.asked()).rooms}
    chips = {room: (chip.kind, chip.percent) for room in rooms if (chip := rooms[room].chip)}
    assert chips == {
        "bridge": ("low", 17),
        "cargo-hold": ("protected", 33),
        "medical-bay": ("high", 33),
        "crew-quarters": ("high", 33),
        "engine-room": ("high", 33),
        "armoury": ("zero", 0),
        "repair-centre": ("fatal", 33),
        "mess-hall": ("low", 17),
    }
    assert rooms["energy-core"].chip is None


def test_nothing_threatens_when_the_game_is_over(texts: Texts) -> None:
    result = {"won": False, "reason": "room-destroyed", "winners": []}
    state = {**demo.state(), "phase": "over", "result": result}
    assert state["damage_deck"]
    assert all(room.chip is None for room in view_of(texts, state, None).rooms)


def test_a_known_card_is_certain(texts: Texts) -> None:
    known = Knowledge(damage_top=(("bridge", "cargo-hold"),))
    rooms = {room.id: room for room in view_of(texts, demo.state(), demo.asked(), known).rooms}
    chips = {room: rooms[room].chip for room in ("bridge", "cargo-hold", "armoury")}
    assert chips["bridge"] is not None and chips["bridge"].percent == 100 and chips["bridge"].certain
    assert chips["cargo-hold"] is not None and chips["cargo-hold"].kind == "protected"
    assert chips["armoury"] is not None and chips["armoury"].kind == "zero"


def test_the_top_bar_tells_what_comes(texts: Texts) -> None:
    top = view_of(texts, demo.state(), demo.asked()).top
    assert (top.threat, top.loss, top.fatal, top.possible) == (2, 33, 2, 6)
    assert top.ahead == ((2, 6), (3, 6))
    assert top.breach_turn == 23
    assert top.phase == 0


def test_in_the_hull_breach_the_die_threatens(texts: Texts) -> None:
    state = demo.state() | {"damage_deck": [], "turn": 24}
    state["resource_deck"] = state["resource_deck"][:3]
    view = view_of(texts, state, demo.asked())
    assert view.breach and view.sun == 1
    assert view.top.threat == 0 and view.top.ahead == ()
    # One of the three cards goes in Phase 2: two are left, and 3 to 6 on the die take two or more.
    assert (view.top.fatal, view.top.possible, view.top.loss) == (4, 6, 67)
    assert all(room.chip is None for room in view.rooms)
    assert view.resources.low


def test_supply_counts_what_is_not_in_play(texts: Texts) -> None:
    supply = view_of(texts, demo.state()).supply
    assert (supply.cubes, supply.actions, supply.shields, supply.powers) == (7, 5, 3, 5)


def test_tags_follow_the_turn_order(texts: Texts) -> None:
    view = view_of(texts, demo.with_crew(4))
    assert [(crew.name, crew.tag) for crew in view.crew] == [
        ("Teo", "last"),
        ("Mara", "active"),
        ("Joon", "next"),
        ("Ines", "then"),
    ]
    assert [crew.tag for crew in view_of(texts, demo.with_crew(2)).crew] == ["next", "active"]


def test_rooms_know_who_stands_in_them(texts: Texts) -> None:
    rooms = {room.id: room for room in view_of(texts, demo.state()).rooms}
    assert rooms["medical-bay"].crew == (1,) and rooms["medical-bay"].active == 1
    assert rooms["engine-room"].crew == (2,) and rooms["engine-room"].active is None
    assert rooms["energy-core"].crew == (0,)
    assert rooms["repair-centre"].critical and rooms["repair-centre"].gone == 3
    assert not rooms["energy-core"].critical
    assert rooms["energy-core"].lit == (True, False, False, True, False, True, False, False, False)


def test_gold_power_icons_only_where_the_ability_works(texts: Texts) -> None:
    usable = {room.id for room in view_of(texts, demo.state()).rooms if room.usable}
    assert usable == {"cargo-hold", "crew-quarters", "engine-room", "mess-hall"}


def test_buttons_say_what_they_would_do_or_why_not(texts: Texts) -> None:
    game = demo.rules().from_json(demo.state())
    buttons = {b.action: b for b in view_of(texts, demo.state(), demo.asked(), game=game).dock.buttons}
    assert {action: b.enabled for action, b in buttons.items()} == {
        "move": True,
        "scavenge": True,
        "share": False,
        "divert": False,
        "repair": True,
        "activate": False,
    }
    assert buttons["move"].line == "choice of 2 rooms"
    assert buttons["repair"].line == "metal in space 1"
    assert all(b.line for b in buttons.values())
    assert all(len(b.line.split()) <= 4 for b in buttons.values())


def test_end_actions_counts_the_tokens_the_supply_can_give(texts: Texts) -> None:
    state = demo.state() | {"actions_left": 3}
    state["crew"][1]["action_tokens"] = 5
    end = view_of(texts, state, demo.asked()).dock.end
    assert (end.kind, end.tokens, end.lost, end.primary) == ("finish", 2, 1, False)
    spent = demo.state() | {"actions_left": 0}
    spent["crew"][1]["action_tokens"] = 0
    assert view_of(texts, spent, demo.asked()).dock.end.primary


def test_the_large_button_in_other_decisions(texts: Texts) -> None:
    pick, collect = demo.asked(kind="scavenge"), demo.asked(kind="collect")
    assert view_of(texts, demo.state(), pick).dock.end.kind == "nothing"
    assert view_of(texts, demo.state(), collect).dock.end.kind == "wait"
    assert view_of(texts, demo.state() | {"phase": "over"}).dock.end.kind == "over"


def test_the_gauge_is_full_when_the_game_begins(engine: Engine, texts: Texts) -> None:
    from game.rules import Settings

    for players in (2, 3, 4):
        made = engine.new_game(Settings.from_json({"players": players, "difficulty": "easy", "seed": 3}))
        state = engine.to_json(made.state)
        facts = facts_of(engine.content, state)
        view = TableView.of(state, None, facts=facts, texts=texts)
        assert view.resources.fill == 1
        assert view.sun == 0
        hash(view)


@dataclass(frozen=True)
class Entry:
    turn: int
    crew: int
    events: tuple[dict[str, Any], ...]


def test_recent_finds_the_last_roll_and_the_last_damage() -> None:
    log = [
        Entry(3, 0, ({"type": "roll", "value": 2, "crew": 0, "for": "scavenge"},)),
        Entry(3, 0, ({"type": "damage-card", "card": ["bridge"]}, {"type": "turn", "crew": 1, "turn": 4})),
        Entry(4, 1, ({"type": "roll", "value": 6, "crew": 1, "for": "scavenge"},)),
        Entry(4, 1, ({"type": "card", "card": "data", "from": "deck", "to": "hand/1"},)),
    ]
    assert Recent.of(log) == Recent(6, 1, "scavenge", ("bridge",), 3, picks=1)
    assert Recent.of([]) == Recent()


def test_what_strikes_at_the_setup_strikes_before_the_first_turn() -> None:
    setup = Entry(1, 0, ({"type": "damage-card", "card": ["bridge"]},))
    assert Recent.of([setup, Entry(1, 0, ({"type": "phase"},))]) == Recent(card=("bridge",), turn=0)


def test_percentages_are_certain_only_when_they_are() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 1 / 8, 1 / 3, 0.999, 1.0)] == [0, 1, 13, 33, 99, 100]


def test_equal_positions_give_equal_views(texts: Texts) -> None:
    assert view_of(texts, demo.state(), demo.asked()) == view_of(texts, demo.state(), demo.asked())
    other = demo.state() | {"actions_left": 0}
    assert view_of(texts, demo.state(), demo.asked()) != view_of(texts, other, demo.asked())


def test_undo_is_shown_as_told(texts: Texts) -> None:
    view = TableView.of(
        demo.state(),
        None,
        facts=demo.facts(),
        texts=texts,
        undo=UndoState(True, False, None),
        colours=(2, 0, 1),
    )
    assert view.undo.can_undo and not view.undo.can_redo
    assert view.colours == (2, 0, 1)


def test_the_sun_only_grows() -> None:
    steps = [SunStep.of(n / 22, breach=False) for n in range(23)] + [SunStep.of(1, breach=True)]
    order = [(step.stage, step.step) for step in steps]
    assert order == sorted(order)
    assert order[0] == (0, 0) and order[-1] == (3, 0)
    assert {stage for stage, _ in order} == {0, 1, 2, 3}
