"""A seat decides: the session asks the seat of each crew member, and can take every question back."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Mapping
from copy import deepcopy
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from game.play.seats import NoAnswerError, NotAskedError, PersonSeat, RecordedSeat
from game.play.session import Session, load_engine
from game.rules import Engine
from game.rules.engine import IllegalOption
from game.rules.queries.seat_view import seat_view
from game.storage.games.savefile import pack, read_save
from tests.content.folder import copied
from tests.content.test_expansions import expansion
from tests.play.driver import ENGINE
from tests.play.record import GAMES
from tests.play.scripted import MAKERS, ScriptedSeat
from tests.rules.positions import position

SETUP = {"players": 3, "difficulty": "easy", "seed": 9, "first": 0}
FINISH = {"do": "finish"}


def recorded(name: str) -> dict[str, Any]:
    """A game that was played before: its settings and its choices."""
    return json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))


def moves(session: Session) -> list[Mapping[str, Any]]:
    """The moves that are legal now."""
    assert session.decision is not None
    return [option for option in session.decision["options"] if option.get("do") == "move"]


@pytest.mark.parametrize(
    "more",
    [{"players": 2}, {"players": 4, "no_counting": True}, {"players": 1}, {"damage_control": True}],
    ids=["two", "no counting", "solo", "damage control"],
)
def test_every_seat_is_asked_for_its_own_crew_member_in_a_whole_game(more: dict[str, Any]) -> None:
    seats = [ScriptedSeat(seed) for seed in range(4 if more.get("players") == 4 else 3)]
    seats = seats[:2] if more.get("players") == 2 else seats
    session = Session.new({**SETUP, **more}, ENGINE, seats=seats)
    session.play()
    assert session.decision is None and session.state["phase"] == "over"
    for crew, seat in enumerate(seats):
        assert seat.asked
        for view, decision in seat.asked:
            assert view["seat"] == decision["crew"] == crew and decision["options"]
            assert not {"pending", "rng"} & set(view) and "seed" not in view["settings"]
    assert sum(len(seat.asked) for seat in seats) == len(session.log) - 1


def test_a_seat_gets_the_view_of_the_rules_and_the_decision() -> None:
    seat = ScriptedSeat()
    session = Session.new(SETUP, ENGINE, seats=[seat] * 3)
    session.ask()
    assert seat.asked == [(seat_view(session.state, session.knowledge, 0), session.decision)]
    before = deepcopy(session.state)
    seat.asked[0][0]["crew"][0]["hand"].append("gold")  # type: ignore[index]
    assert session.state == before, "the view is the seat's own"


def shuffled(state: Mapping[str, Any], seed: int) -> dict[str, Any]:
    """The same game as far as anybody at the table can tell."""
    chance, other = random.Random(seed), deepcopy(dict(state))
    chance.shuffle(other["resource_deck"])
    sizes = [len(card) if isinstance(card, list) else card["any"] for card in other["damage_deck"]]
    cards: list[Any] = []
    for size in sorted(set(sizes)):
        same = [card for card, of in zip(other["damage_deck"], sizes, strict=True) if of == size]
        chance.shuffle(same)
        cards += same
    assert sizes == sorted(sizes), "the deck lies by its types, and everybody knows that"
    return {**other, "damage_deck": cards, "rng": None, "settings": {**other["settings"], "seed": seed}}


@pytest.mark.parametrize("more", [{}, {"no_counting": True}, {"players": 1}, {"damage_control": True}])
def test_the_order_of_what_is_hidden_changes_nothing_of_what_a_seat_receives(more: dict[str, Any]) -> None:
    session = Session.new({**SETUP, **more}, ENGINE, seats=[ScriptedSeat(4)] * 3)
    told = different = 0
    for _ in range(60):
        if session.state["phase"] == "actions" and session.state["pending"] is None:
            got = []
            for seed in (1, 2):
                seat = ScriptedSeat()
                state = shuffled(session.state, seed)
                different += state["resource_deck"] != session.state["resource_deck"]
                Session.load(state, ENGINE, seats=[seat] * 3).ask()
                got.append(seat.asked)
            assert got[0] == got[1]
            told += 1
        if session.poll() is None:
            break
    assert told > 10 and different > 10


def test_an_answer_may_come_later_and_nobody_waits_for_it() -> None:
    seat = ScriptedSeat(after=3)
    session = Session.new(SETUP, ENGINE, seats=[seat] * 3)
    before = session.state
    assert [session.poll() for _ in range(3)] == [None] * 3
    assert session.state is before and len(seat.asked) == 1, "it is asked once"
    events = session.poll()
    assert events is not None and events[0]["type"] == "chose"
    assert len(session.log) == 2 and len(seat.asked) == 1, "nothing is asked by itself"


@pytest.mark.parametrize("end", ["seek", "apply", "hand over", "leave"])
def test_whatever_ends_the_moment_takes_the_question_back(end: str) -> None:
    seat = ScriptedSeat(after=99)
    session = Session.new(SETUP, ENGINE)
    session.apply(moves(session)[0])
    session.apply(moves(session)[0])
    session.hand_over(0, seat)
    assert session.poll() is None and len(seat.asked) == 1
    if end == "seek":
        session.seek(1)
    elif end == "apply":
        session.apply(moves(session)[0])
    elif end == "hand over":
        session.hand_over(0, PersonSeat())
    else:
        session.cancel()
    assert seat.cancelled == 1
    session.cancel()
    assert seat.cancelled == 1, "there is nothing more to take back"


def test_an_answer_that_is_not_legal_is_refused_with_a_reason_and_asked_anew() -> None:
    seat = RecordedSeat([{"do": "fly"}, FINISH])
    session = Session.new(SETUP, ENGINE, seats=[seat] * 3)
    before = session.state
    with pytest.raises(IllegalOption, match="fly.*not among the options of 'action'"):
        session.poll()
    assert session.state is before
    events = session.poll()
    assert events is not None and events[0]["option"] == FINISH


def test_a_person_chooses_by_hand_and_the_seat_holds_no_answer() -> None:
    person = PersonSeat()
    session = Session.new(SETUP, ENGINE, seats=[person] * 3)
    assert session.ask() is person and session.poll() is None
    before = session.state
    with pytest.raises(IllegalOption):
        session.choose({"take": "deck"})
    assert session.state is before and session.awaited is None, "the seat is asked anew"
    events = session.choose(FINISH)
    assert events[0]["option"] == FINISH and session.decision["kind"] == "collect"  # type: ignore[index]
    with pytest.raises(NoAnswerError):
        person.decide({}, {"kind": "collect"})


def test_nobody_chooses_by_hand_for_a_seat_that_thinks_or_when_the_game_is_over() -> None:
    session = Session.new(SETUP, ENGINE, seats=[RecordedSeat([FINISH])] * 3)
    with pytest.raises(NotAskedError):
        session.choose(FINISH)
    assert session.history.cursor == 0 and session.poll() is not None
    over = Session.new(SETUP, ENGINE)
    while (decision := over.decision) is not None:
        over.choose(decision["options"][-1])
    with pytest.raises(NotAskedError):
        over.choose(FINISH)


def test_undo_and_redo_take_the_question_back() -> None:
    person = PersonSeat()
    session = Session.new(SETUP, ENGINE, seats=[person] * 3)
    session.apply(moves(session)[0])
    for travel in (session.undo, session.redo):
        assert session.ask() is person and travel()
        assert session.awaited is None


class Diary:
    """A watcher that writes everything down."""

    def __init__(self) -> None:
        self.asked_for: list[tuple[Any, Any]] = []
        self.happened: list[tuple[Any, Any]] = []

    def asked(self, view: Any, decision: Any) -> None:
        self.asked_for.append((view, decision))

    def applied(self, option: Any, events: Any) -> None:
        self.happened.append((option, events))


def test_a_person_can_be_watched_through_a_whole_game() -> None:
    diary, chance = Diary(), random.Random(3)
    person = PersonSeat(diary)
    session = Session.new(SETUP, ENGINE, seats=[person, ScriptedSeat(1), ScriptedSeat(2)])
    while (seat := session.ask()) is not None:
        if seat is person:
            assert session.decision is not None
            assert diary.asked_for[-1] == (seat_view(session.state, session.knowledge, 0), session.decision)
            session.choose(chance.choice(session.decision["options"]))
        else:
            session.poll()
    mine = [list(entry.events) for entry in session.log[1:] if entry.events[0]["crew"] == 0]
    assert len(diary.asked_for) == len(diary.happened) == len(mine) > 5
    assert [events for _, events in diary.happened] == mine
    assert [option for option, _ in diary.happened] == [events[0]["option"] for events in mine]
    assert session.to_json().get("seats")[0] == {"kind": "person"}, "nobody looks into a saved game"


class TestRecorded:
    @pytest.mark.parametrize("name", ["won", "destroyed", "emptied"])
    def test_a_recorded_game_is_played_again(self, name: str) -> None:
        game = recorded(name)
        session = Session.new(game["settings"], ENGINE)
        again = RecordedSeat(game["choices"])
        for crew in range(len(session.seats)):
            session.hand_over(crew, again)
        session.play()
        assert session.decision is None and session.state["result"]["won"] == (name == "won")
        assert [entry.events[0]["option"] for entry in session.log[1:]] == game["choices"]

    def test_it_ends_where_the_choices_end(self) -> None:
        game = recorded("won")
        seats = [RecordedSeat(game["choices"][:30])] * game["settings"]["players"]
        session = Session.new(game["settings"], ENGINE, seats=seats)
        session.play()
        assert len(session.log) == 31 and session.decision is not None
        assert session.poll() is None

    def test_a_question_taken_back_loses_no_choice(self) -> None:
        game = recorded("won")
        seat = RecordedSeat(game["choices"])
        session = Session.new(game["settings"], ENGINE, seats=[seat] * game["settings"]["players"])
        session.ask()
        session.cancel()
        session.poll()
        assert session.log[1].events[0]["option"] == game["choices"][0]


@pytest.fixture(scope="module")
def relieved(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """The rules with an action that hands the turn on, so that nothing is revealed between two turns."""
    folder = copied(tmp_path_factory.mktemp("relieved"))
    relieve = "adds: {actions: {relieve: {answer: {do: relieve}, steps: [{go: next-turn}]}}}\n"
    expansion(folder, "watches", f"always: true\nplayers: [2, 3, 4]\n{relieve}")
    return load_engine(folder)


class TestUndo:
    def at_the_table(self, engine: Engine, seats: list[Any]) -> Session:
        return Session.load(position(3, turn=1), engine, seats=seats)

    def test_it_goes_back_through_the_moves_of_others_to_a_person(self, relieved) -> None:
        moved = {"do": "move", "room": "crew-quarters"}
        others = [RecordedSeat([moved, {"do": "relieve"}]) for _ in range(2)]
        session = self.at_the_table(relieved, [PersonSeat(), *others])
        before = session.state
        session.apply(moved)
        after = session.state
        session.apply({"do": "relieve"})
        session.play()
        assert session.state["turn"] == 4 and session.by_hand and len(session.log) == 7
        there = session.state
        assert session.can_undo and session.undo()
        assert session.state == after and session.by_hand
        assert session.undo() and session.state == before
        assert not session.can_undo and session.undo_blocked_by == "start"
        assert session.redo() and session.state == after
        assert session.redo() and session.state == there and not session.can_redo

    def test_while_another_thinks_it_goes_back_to_the_person(self, relieved: Engine) -> None:
        thinking = ScriptedSeat(after=99)
        session = self.at_the_table(relieved, [PersonSeat(), thinking, thinking])
        before = session.state
        session.apply({"do": "relieve"})
        session.ask()
        assert not session.by_hand and session.can_undo
        assert session.undo() and session.state == before and thinking.cancelled == 1
        assert session.redo() and session.ask() is thinking, "what was not decided yet is asked again"

    def test_what_others_revealed_stops_it(self, relieved: Engine) -> None:
        other = RecordedSeat([{"do": "scavenge"}])
        session = self.at_the_table(relieved, [PersonSeat(), other, other])
        session.apply({"do": "relieve"})
        session.play()
        here = session.state
        assert session.undo_blocked_by == "roll" and not session.undo() and session.state == here

    def test_without_a_person_there_is_no_way_back(self, relieved: Engine) -> None:
        session = self.at_the_table(relieved, [ScriptedSeat() for _ in range(3)])
        session.poll()
        assert not session.can_undo and not session.undo() and session.undo_blocked_by == "others"

    def test_a_turn_taken_over_can_be_taken_back_by_hand(self) -> None:
        session = Session.new(SETUP, ENGINE)
        session.hand_over(0, RecordedSeat(moves(session)[:1]))
        before = session.state
        session.play()
        assert session.state != before and not session.can_undo
        session.hand_over(0, PersonSeat())
        assert session.can_undo and session.undo() and session.state == before


class Kept:
    """A shelf that keeps everything."""

    trouble = None

    def __init__(self) -> None:
        self.games: list[dict[str, Any]] = []

    def write(self, game: dict[str, Any]) -> None:
        self.games.append(json.loads(json.dumps(game)))


class TestSaved:
    def test_a_game_of_persons_says_nothing_of_seats(self) -> None:
        assert "seats" not in Session.new(SETUP, ENGINE).to_json()

    def test_who_sits_where_is_saved_at_once_and_comes_back(self) -> None:
        shelf = Kept()
        session = Session.new(SETUP, ENGINE, shelf)
        session.hand_over(1, ScriptedSeat(7, 2))
        assert shelf.games[-1]["seats"] == [
            {"kind": "person"},
            {"kind": "scripted", "seed": 7, "after": 2},
            {"kind": "person"},
        ]
        again = Session.resume(shelf.games[-1], ENGINE, makers=MAKERS)
        assert again.to_json() == session.to_json()
        assert isinstance(again.seats[1], ScriptedSeat) and again.seats[1].seed == 7

    @pytest.mark.parametrize(
        "seats",
        [
            "missing", None, 7, "person", [], [{"kind": "scripted", "seed": 1, "after": 0}], [None] * 3,
            [{"kind": "person"}] * 4, [{"kind": "oracle"}] * 3, [{"kind": []}] * 3, [{}] * 3,
            [{"kind": "scripted", "seed": "one", "after": 0}] * 3, [{"kind": "recorded"}] * 3,
        ],
    )  # fmt: skip
    def test_what_cannot_be_made_becomes_a_person(self, seats: Any) -> None:
        game = {**Session.new(SETUP, ENGINE).to_json(), "seats": seats}
        if seats == "missing":
            del game["seats"]
        session = Session.resume(game, ENGINE, makers=MAKERS)
        assert [seat.kind for seat in session.seats] == ["person"] * 3 and session.by_hand

    def test_a_game_that_branches_off_has_seats_of_its_own(self) -> None:
        session = Session.new(SETUP, ENGINE, seats=[PersonSeat(), ScriptedSeat(5), RecordedSeat([])])
        branch = session.branch(None)
        assert [seat.kind for seat in branch.seats] == ["person", "scripted", "person"]
        assert not set(map(id, branch.seats)) & set(map(id, session.seats))


def nested(deep: int) -> Any:
    value: Any = 1
    for _ in range(deep):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("value", "kept"),
    [
        (3, True), (0.5, True), ("Ada", True), ([1, {"room": "bridge"}], True), (None, True),
        (math.inf, False), (-math.inf, False), (math.nan, False), ([{"x": [math.inf]}], False),
        (nested(5000), False), ({1: 2}, False), ({1, 2}, False),
    ],
)  # fmt: skip
def test_a_reason_that_no_file_could_give_back_is_left_out(tmp_path: Path, value: Any, kept: bool) -> None:
    """A saved game with a number without end was called broken, and so were the two before it."""

    class Speaking(ScriptedSeat):
        why = {"id": "best", "values": {"x": value}}

    session = Session.new({**SETUP, "players": 2}, ENGINE, seats=[Speaking(0), Speaking(1)])
    session.poll()
    assert session.decision is not None
    session.play()
    told = session.to_json().get("whys")
    assert (told is not None) == kept
    saved = pack(session.to_json(), datetime.now(UTC))
    (tmp_path / "game.json").write_bytes(saved)
    assert read_save(tmp_path / "game.json").game["choices"]
