"""With alternative rooms, too, the picture that follows the events ends where the rules are."""

from __future__ import annotations

import pytest

from game.app.table.model.places.layout import Layout
from game.app.table.model.table_keys import DISCARD, SUN
from game.app.table.model.table_view import TableView
from game.app.table.model.words.log_text import lines_of
from game.app.table.motion.beats import beats_of
from game.app.table.motion.director import Director
from game.app.table.motion.shown_state import ShownState
from game.play.session import Session
from game.texts import Texts
from tests.play.driver import ENGINE
from tests.play.test_replay import in_order
from tests.play.variant_policy import Tourists

TEXTS = Texts()


@pytest.mark.parametrize("rooms", ["v2", "mixed"])
@pytest.mark.parametrize("seed", [20, 28, 35])
def test_events_of_alternative_rooms_lead_to_the_truth(rooms: str, seed: int) -> None:
    setup = {"players": 4, "difficulty": "easy", "seed": seed, "rooms": rooms, "first": 0}
    session, tourists = Session.new(setup, ENGINE), Tourists()
    names = [member["name"] for member in session.state["crew"]]

    def layout_of(state: dict) -> Layout:
        view = TableView.of(state, None, facts=session.facts, texts=TEXTS)
        return Layout.of(view.shape, (1920, 1080))

    while session.decision is not None:
        before, kind = session.state, session.decision["kind"]
        events = session.apply(tourists.choose(before, session.decision))
        shown, played = ShownState(before, 3), []
        for beat in beats_of(events):
            for event in (*beat.before, *(flight.event for flight in beat.flights), *beat.after):
                shown.apply(event)
                played.append(event)
        assert sorted(map(str, played)) == sorted(map(str, events))
        assert in_order(shown.state) == in_order(session.state)
        director = Director(layout_of, session.facts)
        director.play(events, before, "normal")
        while director.busy:
            director.update(90.0)
        lines = lines_of(TEXTS, names, events, session.facts)
        assert lines or kind in ("scavenge", "collect", "action"), events
        assert all(line.text and "Error" not in line.text for line in lines)
    assert rooms == "mixed" or len(tourists.used) > 4


def test_a_card_that_the_engine_room_costs_flies_to_the_discard_pile() -> None:
    """R-22 V2: only a Hull Breach blows cards into the sun (R-17)."""
    moved = {"type": "card", "card": "data", "from": "deck", "to": "discard"}
    phase = {"type": "phase", "phase": "damage"}
    flights = [flight for beat in beats_of([moved]) for flight in beat.flights]
    assert [flight.end for flight in flights] == [DISCARD]
    flights = [flight for beat in beats_of([phase, moved]) for flight in beat.flights]
    assert [flight.end for flight in flights] == [SUN]
