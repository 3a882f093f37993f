"""A friend's flight on a ship of a day beside one's own: where it is offered, and what it says."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import colour
from game.app.navigation.scene import Scene
from game.app.scenes.challenges.challenges_scene import ChallengesScene
from game.app.scenes.film.beside_plot import BesidePlot
from game.app.scenes.film.beside_scene import BesideScene
from game.app.scenes.flight_dialog import FlightDialog
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.bots.lent.thought import Settled
from game.play.session import Session
from game.rules.flight_line import flight_line
from game.storage.settings.preferences import Preferences
from tests.app.stage import Hands, open_app
from tests.app.test_challenges import DAY, NOON, clipboard, flown, line, log, page, said
from tools.pictures.film_pictures import found_of
from tools.pictures.screen_pictures import recorded

__all__ = ["clipboard"]
Show = Callable[[Scene], Hands]


def pasted(app: App, text: str, held: list[str]) -> Hands:
    """The dialog of a line that is pasted on the title, once the log was read."""
    held.append(text)
    app.reset(TitleScene())
    hands = Hands(app)
    hands.run()
    hands.key(pygame.K_v, pygame.KMOD_CTRL)
    app.advance(100)
    return hands


@pytest.fixture
def beside(app: App, show: Show) -> Hands:
    """Two recorded games, of which all is known."""
    flights = recorded(app.engine(), "won"), recorded(app.engine(), "destroyed")
    return show(BesideScene(flights, [found_of("won"), found_of("destroyed")]))


def test_a_friends_flight_on_the_same_ship_can_stand_beside_yours(app: App, clipboard: list[str]) -> None:
    log(app, line(flown(app)))
    theirs = flown(app, undone=6)
    hands = pasted(app, flight_line(theirs.history), clipboard)
    assert isinstance(hands.scene, FlightDialog)
    assert "Ship of Nov 17, 2026" in said(hands)
    hands.click("beside")
    assert isinstance(hands.scene, BesideScene)
    yours, other = hands.scene.flights
    assert flight_line(other.history) == flight_line(theirs.history) != flight_line(yours.history)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, FlightDialog)


def test_it_can_be_pasted_on_the_page_of_challenges_too(app: App, clipboard: list[str]) -> None:
    log(app, line(flown(app)))
    hands = page(app)
    clipboard.append(flight_line(flown(app, undone=6).history))
    hands.key(pygame.K_v, pygame.KMOD_CTRL)
    app.advance(100)
    assert "beside" in hands.controls()
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, ChallengesScene)


def test_the_whole_result_of_a_friend_can_be_pasted(app: App, clipboard: list[str]) -> None:
    """What Copy result copies is pasted as it is, on the page and on the title."""
    log(app, line(flown(app, undone=6)))
    page(app).click("copy")
    theirs = clipboard[-1]
    assert theirs.count("\n") >= 4 and not theirs.startswith("SS1")
    log(app, line(flown(app)))
    for screen in (page, _title):
        hands = screen(app)
        clipboard.append("Look at this:\n" + theirs)
        hands.key(pygame.K_v, pygame.KMOD_CTRL)
        app.advance(100)
        assert "beside" in hands.controls()
        hands.click("beside")
        assert flight_line(hands.scene.flights[1].history) == theirs.splitlines()[-1]


def _title(app: App) -> Hands:
    app.reset(TitleScene())
    return Hands(app)


def unfinished(app: App) -> Session:
    session = flown(app, undone=6)
    session.seek(session.history.length - 3)
    return session


def test_it_is_not_offered_where_there_is_nothing_to_compare(app: App, clipboard: list[str]) -> None:
    own = flown(app)
    assert "beside" not in pasted(app, flight_line(flown(app, undone=6).history), clipboard).controls()
    log(app, line(own))
    assert "beside" not in pasted(app, flight_line(own.history), clipboard).controls(), "it is your own"
    going = pasted(app, flight_line(unfinished(app).history), clipboard)
    assert "beside" not in going.controls() and "Ship of Nov 17" in said(going), "it has not landed"
    other = flown(app, crew=3)
    assert "beside" not in pasted(app, flight_line(other.history), clipboard).controls(), "of another crew"
    plain = Session.new({"players": 2, "difficulty": "easy", "seed": 5, "chance": 2}, app.engine())
    assert "Ship of" not in said(pasted(app, flight_line(plain.history), clipboard))


def test_an_own_flight_of_which_no_line_is_left_is_not_offered(app: App, clipboard: list[str]) -> None:
    log(app, line(flown(app), line=None))
    assert "beside" not in pasted(app, flight_line(flown(app, undone=6).history), clipboard).controls()


def test_what_is_told_of_a_turn_follows_from_the_flights(beside: Hands) -> None:
    scene: BesideScene = beside.scene
    for number, session in enumerate(scene.flights):
        engine, whole = session.engine, session.branch(None).history
        for turn, end in scene.ends[number].items():
            last = max(n for n, step in enumerate(whole.steps) if engine.to_json(step.state)["turn"] <= turn)
            begun = next((n for n, step in enumerate(whole.steps) if step.state.turn > turn), last)
            state = engine.to_json(whole.steps[begun].state)
            assert end.diverted == sum(room["diverted"] for room in state["rooms"] if room["cubes"])
            assert end.cards == len(state["resource_deck"]) and end.goal == 8
    scene.choose(2)
    words = said(beside)
    known = [work.turns[2].after for work in scene.works]
    assert all(f"{round(100 * chance)}% chance to win" in words for chance in known)
    scene.choose(scene.count - 1)
    words = said(beside)
    assert "Rescued on turn" in words and "Lost on turn" in words


def test_turns_are_walked_and_clicked(beside: Hands) -> None:
    scene: BesideScene = beside.scene
    for number in range(1, scene.count):
        beside.key(pygame.K_RIGHT)
        assert scene.chosen == number and f"Turn {number + 1}" in said(beside)
    beside.key(pygame.K_RIGHT)
    assert scene.chosen == scene.count - 1
    beside.key(pygame.K_LEFT)
    assert scene.chosen == scene.count - 2
    plot: Any = beside.widget("plot")
    beside.click((plot.axis.x(3.5), plot.axis.y(0.5)))
    assert scene.chosen == 3


def test_yours_is_cyan_and_ringed_theirs_gold_and_barred(
    beside: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    rings: list[Any] = []
    lines: list[Any] = []
    monkeypatch.setattr(Canvas, "circle", lambda _, x, y, r, ink, w=0: rings.append((x, y, ink)))
    monkeypatch.setattr(Canvas, "line", lambda _, a, b, ink, w=1.6: lines.append((a, b, ink)))
    beside.app.draw()
    scene, plot = beside.scene, beside.widget("plot")
    assert isinstance(plot, BesidePlot)
    yours, theirs = (work.turns for work in scene.works)
    for turn in yours:
        spot = plot.axis.x(turn.turn - 1), plot.axis.y(turn.before)
        assert (*spot, colour.LEGAL) in rings
    for turn in theirs:
        x, y = plot.axis.x(turn.turn - 1), plot.axis.y(turn.before)
        assert any(a[0] == b[0] == x and a[1] < y < b[1] and ink == colour.GOLD for a, b, ink in lines)
    assert not any(ink == colour.GOLD for *_, ink in rings)


def test_what_was_found_is_kept_and_not_looked_for_again(app: App, show: Show) -> None:
    flights = recorded(app.engine(), "won"), recorded(app.engine(), "destroyed")
    asked: list[Any] = []

    def review(question: Any) -> Settled:
        asked.append(question)
        return Settled({"found": None})

    app.review = review  # type: ignore[method-assign,assignment]
    hands = show(BesideScene(flights))
    assert "Analysing turn" in said(hands)
    for _ in range(400):
        app.advance(100)
    assert all(work.done for work in hands.scene.works)
    count = len(asked)
    assert count == sum(len(work.cut) for work in hands.scene.works)
    app.reset(TitleScene())
    show(BesideScene(flights))
    app.advance(500)
    assert len(asked) == count, "nothing is asked a second time"


@pytest.mark.parametrize("text", [100, 200])
def test_by_keys_alone_in_every_size(tmp_path: Path, text: int) -> None:
    app = open_app(tmp_path, settings=Preferences(animation="off", language="en", text=text))
    flights = recorded(app.engine(), "won"), recorded(app.engine(), "destroyed")
    app.reset(TitleScene())
    app.push(BesideScene(flights, [found_of("won"), found_of("destroyed")]))
    hands = Hands(app)
    hands.run()
    hands.key(pygame.K_RIGHT)
    assert hands.scene.chosen == 1
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TitleScene)


def test_the_day_in_the_dialog_is_that_of_the_ship(app: App, clipboard: list[str]) -> None:
    hands = pasted(app, flight_line(flown(app).history), clipboard)
    assert hands.scene.day == DAY and NOON.year == DAY.year
