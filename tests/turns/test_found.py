"""Films find turns to fly again, and keep those that stand."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from game.app.forms.flown_turn import kept_turn, turn_end, turn_to_fly
from game.app.navigation.scene import Scene
from game.app.scenes.film.film_scene import FilmScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.scenes.turns.turns_scene import TurnsScene
from game.bots.film.second_look import TIMES, stretch_of, worth_a_look
from game.bots.lent.strength import Strength
from game.bots.seat import BotSeat
from game.play.session import Session
from game.rules.flight_line import fly as fly_line
from game.storage.files.disk import DiskThread
from game.storage.logbook.kept_turns import KeptTurn
from game.storage.settings.preferences import Preferences
from tests.app.stage import Hands, open_app
from tests.turns.flying import words
from tests.turns.watching import Reviewer, again, watched
from tools.pictures.screen_pictures import recorded


def test_a_film_keeps_what_stands_under_ten_times_the_search(hands: Hands) -> None:
    reviewer = Reviewer("won", again(0.2, hands.app))
    scene = watched(hands, reviewer)
    dear = worth_a_look(scene.work.turns)
    assert len(reviewer.asked) == len(dear) > 2 and all(line["times"] == TIMES for line in reviewer.asked)
    kept = hands.app.turns.turns.turns
    assert len(kept) == min(10, len(dear)) == min(10, scene.finder.found)
    assert all((one.points, one.margin) == (20, 2) and one.names for one in kept)
    assert "added to your turns to fly again" in words(hands)
    cut = {stretch_of(scene.work.cut, turn).first for turn in dear}
    assert {one.at for one in kept} <= cut
    for one in kept:
        line = turn_to_fly(hands.app.engine(), replace(one, best=({"do": "finish"},)))
        if line is not None:
            assert line.stretch.view["turn"] == one.turn
    hands.click("turns")
    assert isinstance(hands.app.top, TurnsScene)
    asked = len(reviewer.asked)
    hands.app.pop()
    hands.app.pop()
    watched(hands, reviewer)
    assert len(reviewer.asked) == asked, "the same film asks nothing twice"


def test_what_does_not_stand_is_never_asked_again(hands: Hands) -> None:
    reviewer = Reviewer("won", again(0.04, hands.app))
    scene = watched(hands, reviewer)
    assert not hands.app.turns.turns.turns and scene.finder.found == 0
    assert len(hands.app.turns.turns.gone) == len(reviewer.asked)


def test_where_nobody_can_look_it_is_tried_another_time(hands: Hands) -> None:
    watched(hands, Reviewer("won"))
    assert hands.app.turns.turns.gone == () and not hands.app.turns.turns.turns


def test_the_switch_takes_all_of_it_away(hands: Hands) -> None:
    hands.app.change_settings(turns_again=False)
    reviewer = Reviewer("won", again(0.14, hands.app))
    watched(hands, reviewer)
    assert not reviewer.asked and not hands.app.turns.turns.turns and "turns" not in hands.controls()


def test_turns_of_the_program_are_nobodys(hands: Hands) -> None:
    session = recorded(hands.app.engine(), "won")
    seats = [BotSeat(Strength("cadet"), None) for _ in session.seats]  # type: ignore[arg-type]
    game = {**session.to_json(), "sat": {"0": [seat.to_json() for seat in seats]}}
    played = Session.resume(game, hands.app.engine())
    assert played.sat(0) is not None
    reviewer = Reviewer("won", again(0.14, hands.app))
    watched(hands, reviewer, played)
    assert not reviewer.asked


def test_a_disk_thread_finds_them_beside_the_frames(tmp_path: Path) -> None:
    app = open_app(tmp_path, settings=Preferences(animation="off", language="en"))
    app.disk = app.turns.disk = app.films.disk = DiskThread()
    app.reset(TitleScene())
    hands = Hands(app)
    app.review = Reviewer("won", again(0.14, app))  # type: ignore[method-assign]
    scene = FilmScene(recorded(app.engine(), "won"))
    app.push(scene)
    for _ in range(4000):
        app.advance(110)
        if scene.work.done and scene.finder.done:
            break
        assert app.disk.settle(5.0)
    assert scene.finder.found and hands.app.turns.turns.turns


def test_the_form_of_a_turn_holds_nothing_of_what_came_after(hands: Hands) -> None:
    session = recorded(hands.app.engine(), "won")
    scene = watched(hands, Reviewer("won", again(0.14, hands.app)), session)
    kept: KeptTurn = hands.app.turns.turns.turns[0]
    stretch = next(one for one in scene.work.cut if one.first == kept.at)
    found = kept_turn(session.history, stretch, worth_a_look(scene.work.turns)[0].best)  # type: ignore[arg-type]
    assert found is not None and found.line == kept.line and found.id == kept.id
    assert isinstance(scene, Scene) and stretch.last < session.history.length
    until = fly_line(hands.app.engine(), kept.line)
    end = turn_end(session.history, stretch.first)
    assert until.length == end < session.history.length, "up to the end of the turn, and no further"
    assert until.state.turn != stretch.turn == until.steps[-2].state.turn
