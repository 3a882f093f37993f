"""What the table says when most is at stake: CRITICAL, how long the deck lasts, the setup, the last card."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.app.drawing.canvas import Canvas
from game.app.table.model.danger_signs import signs_of
from game.app.table.model.hit_outcomes import more_than_there_are
from game.app.table.model.places.layout import Layout
from game.app.table.model.position import Position
from game.app.table.model.table_keys import DAMAGE_DECK, DAMAGE_DISCARD, DISCARD, THREAT, TableKey
from game.app.table.model.table_view import TableView
from game.app.table.model.view_parts import UndoState
from game.app.table.model.words.folded_facts import folded_facts
from game.app.table.model.words.tooltips import tip_of
from game.app.table.paint.panels.deck_panels import damage_discard, discard
from game.play.session import Session, load_engine
from game.program_files import data_folder
from game.texts import Texts
from tests.rules.positions import DAMAGE_CARDS
from tests.rules.positions import position as arranged
from tests.table_view.conftest import KitMaker

ENGINE = load_engine(data_folder())
BARE = {"bridge": "000"}


def session_of(state: dict[str, Any]) -> Session:
    return Session.load(state, ENGINE)


def view_of(texts: Texts, **changes: Any) -> TableView:
    hidden = changes.pop("no_counting", False)
    state = arranged(3, **changes)
    state["settings"]["no_counting"] = hidden
    return TableView.of_session(session_of(state), texts)


def critical(view: TableView) -> set[str]:
    assert {view.rooms[place].id for place in signs_of(view).critical} == {
        room.id for room in view.rooms if room.critical
    }, "alarm and music say what the table says"
    return {room.id for room in view.rooms if room.critical}


class TestCritical:
    def test_a_room_without_cubes_is_critical(self, texts: Texts) -> None:
        assert critical(view_of(texts, cubes=BARE)) == {"bridge"}

    def test_a_shielded_room_is_not(self, texts: Texts) -> None:
        """R-16: the next hit takes the token, not the ship."""
        assert not critical(view_of(texts, cubes=BARE, protection={"bridge": [1]}))

    def test_nor_is_one_in_which_somebody_holds_a_shield(self, texts: Texts) -> None:
        assert not critical(view_of(texts, cubes=BARE, at=["bridge"], held_protection=[1]))
        assert critical(view_of(texts, cubes=BARE, at=["armoury"], held_protection=[1])) == {"bridge"}

    def test_no_room_is_when_no_damage_card_is_left(self, texts: Texts) -> None:
        """R-17: nothing strikes rooms any more."""
        assert not critical(view_of(texts, cubes=BARE, damage=[], turn=24))

    def test_nor_one_that_no_card_names_any_more(self, texts: Texts) -> None:
        assert not critical(view_of(texts, cubes=BARE, damage=[("armoury", "mess-hall")]))
        assert critical(view_of(texts, cubes=BARE, damage=[("bridge", "armoury")])) == {"bridge"}

    def test_where_nothing_is_counted_no_room_gives_away_which_cards_are_left(self, texts: Texts) -> None:
        """R-35"""
        view = view_of(texts, cubes=BARE, damage=[("armoury", "mess-hall")], no_counting=True)
        assert critical(view) == {"bridge"}

    def test_the_last_card_strikes_until_all_its_rooms_are_hit(self, texts: Texts) -> None:
        """R-31: the deck is empty, and the crew chooses the rooms of its last card."""
        state = arranged(3, cubes=BARE, damage=[{"any": 2}], actions_left=0, turn=23, damage_control=True)
        session = session_of(state)
        session.apply({"do": "finish"})
        session.apply({"take": "deck"})
        assert session.decision is not None and session.decision["kind"] == "damage-control"
        assert not session.state["damage_deck"]
        assert critical(TableView.of_session(session, texts)) == {"bridge"}


class TestTheDeck:
    @pytest.mark.parametrize(("cards", "turns"), [(2, 0), (3, 0), (5, 1), (9, 2), (13, 3)])
    def test_the_hull_breach_takes_two_cards_a_turn_beside_the_two_that_are_collected(
        self, texts: Texts, cards: int, turns: int
    ) -> None:
        """R-15, R-17: four cards a turn in all."""
        view = view_of(texts, damage=[], turn=24, deck=["data"] * cards)
        assert view.resources.turns == turns

    def test_before_it_only_what_is_collected_counts(self, texts: Texts) -> None:
        assert view_of(texts, deck=["data"] * 13).resources.turns == 6
        # one turn of two cards and one Damage card, then turns of four
        assert view_of(texts, deck=["data"] * 13, damage=DAMAGE_CARDS[-1:]).resources.turns == 3

    def test_the_last_card_loses_the_ship_before_the_damage_does(self, texts: Texts) -> None:
        """R-18: every way of Phase 2 takes it."""
        top = view_of(texts, deck=["data"]).top
        assert (top.loss, top.outlook) == (100, "empty")
        assert view_of(texts, deck=["data"] * 2).top.outlook == "running"

    def test_once_the_cards_are_taken_they_are_not_taken_from_the_odds_again(self, texts: Texts) -> None:
        """R-15, R-17: above the hand limit nothing more is drawn before the roll."""
        hand = ["data"] * 5 + ["metal"]
        state = arranged(2, hands=[hand], damage=[], turn=24, deck=["energy"] * 5, actions_left=0)
        session = session_of(state)
        top = TableView.of_session(session, texts).top
        assert (top.fatal, top.possible) == (0, 6), "with one card taken four are left"
        assert (top.loss, top.deck_loss) == (0, 33), "with two taken a five or a six takes all three"
        before = Position(session.state, session.pending, session.facts)
        tip = tip_of(texts, before, THREAT, UndoState())
        assert tip is not None and "the chance is 0%" in tip.note and "it is 33%" in tip.note
        session.apply({"do": "finish"})
        session.apply({"take": "deck"})
        assert session.decision is not None and session.decision["kind"] == "discard"
        after = Position(session.state, session.pending, session.facts)
        tip = tip_of(texts, after, THREAT, UndoState())
        assert tip is not None and "Phase 2" not in tip.note
        top = TableView.of_session(session, texts).top
        assert len(session.state["resource_deck"]) == 3
        assert (top.fatal, top.possible) == (2, 6), "a five or a six takes all three"


class TestSetup:
    @pytest.fixture
    def session(self) -> Session:
        """Damage Control asks before the first turn (R-31)."""
        for seed in range(40):
            session = Session.new(
                {"players": 2, "difficulty": "easy", "seed": seed, "damage_control": True}, ENGINE
            )
            if session.state["phase"] == "damage":
                return session
        raise AssertionError("Damage Control never asks")

    def test_the_setup_is_no_turn_and_no_phase(self, session: Session, texts: Texts) -> None:
        view = TableView.of_session(session, texts)
        assert (view.top.turn, view.top.phase, view.top.outlook) == (0, -1, "first")
        assert texts("table-turn", turn=view.top.turn) == "Setup"
        assert view.top.actions_left == view.top.base_actions, "of the turn that is to come"
        assert view.top.hits == view.top.threat
        assert view.dock.phase == "setup"

    def test_what_was_chosen_struck_before_the_first_turn(self, session: Session, texts: Texts) -> None:
        while session.state["phase"] == "damage":
            assert session.decision is not None
            session.apply(session.decision["options"][0])
        view = TableView.of_session(session, texts)
        assert (view.top.turn, view.top.phase) == (1, 0)
        assert view.damage.last_turn == 0
        assert texts("damage-last", turn=view.damage.last_turn) == "Last hit"


def test_a_repair_is_told_without_a_verb_that_one_card_would_bend(texts: Texts) -> None:
    lines = []
    for card in ("nanobots", "energy"):
        view = view_of(texts, at=["mess-hall"], hands=[[card]], cubes={"mess-hall": "001"})
        lines += [button.line for button in view.dock.buttons if button.action == "repair"]
    assert lines == ["nanobots in space 1", "energy in space 2"]


def test_an_action_token_is_an_action_that_is_left(texts: Texts) -> None:
    """R-6: with the base actions gone, what a token buys is still there."""
    end = view_of(texts, actions_left=0, tokens=[1]).dock.end
    assert (end.tokens, end.lost, end.kept, end.primary) == (0, 0, 1, False)
    assert texts("end-none-left", tokens=end.kept) == "keep the token"
    assert texts("end-none-left", tokens=0) == "all actions used"


def test_large_type_folds_the_damage_deck_into_true_words(texts: Texts) -> None:
    view = view_of(texts, damage=[("bridge", "armoury"), DAMAGE_CARDS[-1]])
    assert folded_facts(texts, view, DAMAGE_DECK).startswith("1× 2 rooms, 1× 3 rooms\n")
    hidden = view_of(texts, damage=[DAMAGE_CARDS[-1]], no_counting=True)
    assert folded_facts(texts, hidden, DAMAGE_DECK) == "next: 3 rooms"


def test_the_last_hit_names_its_rooms_where_there_is_room(make_kit: KitMaker, texts: Texts) -> None:
    """Two rooms have their names; three have their signs on the panel, and their names in the note on it."""
    kit = make_kit(1280, 720)
    for card in DAMAGE_CARDS:
        view = replace(view_of(texts), damage=replace(view_of(texts).damage, last=card, last_turn=12))
        size = Layout.of(view.shape, kit.viewport.design, kit.text).rect(DAMAGE_DISCARD)[2:]
        canvas = Canvas.of_size(kit, *size)
        damage_discard(canvas, view.damage, size, frozenset())
        named = [text for text in canvas.texts if text.text != "Last hit, turn 12"]
        assert len(named) == (len(card) if len(card) < 3 else 0) and not any(text.cut for text in named)
        note = folded_facts(texts, view, DAMAGE_DISCARD)
        assert all(texts(f"play-room-{room}").removeprefix("the ") in note for room in card), note


def test_the_number_of_discarded_cards_keeps_clear_of_the_next_sign(make_kit: KitMaker, texts: Texts) -> None:
    """A number of two figures ran into the sign of the first kind of card."""
    kit, view = make_kit(1280, 720), view_of(texts)
    kinds = [kind for kind, _ in view.resources.counts]
    pile = replace(view.resources, counts=tuple((kind, 5 + n) for n, kind in enumerate(kinds)))
    size = Layout.of(view.shape, kit.viewport.design, kit.text).rect(DISCARD)[2:]
    canvas = Canvas.of_size(kit, *size)
    discard(canvas, pile, size, frozenset())
    total, first = canvas.texts[:2]
    assert total.text == str(sum(count for _, count in pile.counts)) and len(total.text) == 2
    sign = first.rect[0] - 4 - 26
    assert total.rect[0] + total.rect[2] + 4 <= sign


def test_why_more_cards_may_come_than_there_are_is_told(texts: Texts) -> None:
    """R-31: one card of each type was left out unseen."""
    session = Session.new({"players": 2, "difficulty": "easy", "seed": 1, "damage_control": True}, ENGINE)
    while session.state["phase"] == "damage":
        assert session.decision is not None
        session.apply(session.decision["options"][0])
    position = Position(session.state, session.pending, session.facts)
    top = TableView.of_session(session, texts).top
    assert more_than_there_are(position, session.knowledge) == (9, 8) and top.possible == 9
    counted = Position(
        position.state | {"settings": {**session.setup, "no_counting": True}}, None, session.facts
    )
    assert more_than_there_are(counted, session.knowledge) is None
    plain = session_of(arranged(2))
    assert more_than_there_are(Position(plain.state, plain.pending, plain.facts), plain.knowledge) is None


def test_notes_on_the_threat_speak_of_what_threatens(texts: Texts) -> None:
    """R-17, R-18"""

    def note(key: TableKey, **changes: Any) -> str:
        session = session_of(arranged(3, **changes))
        position = Position(session.state, session.pending, session.facts, session.menu, session.game)
        tip = tip_of(texts, position, key, UndoState())
        assert tip is not None
        return tip.note

    assert "Damage card" in note(THREAT) and "one card hits" in note(DAMAGE_DECK)
    assert note(THREAT, damage=[], turn=24).startswith("The chance that the next Hull Breach roll")
    assert note(DAMAGE_DECK, damage=[], turn=24).startswith("No Damage cards are left")
    assert note(THREAT, deck=["data"]).startswith("Phase 2 takes the last")
