"""The film of a game: walked through by hand, true to what was found, and ways on from it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.app.forms.line_legend import KINDS
from game.app.navigation.scene import Scene
from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.film.beside_scene import BesideScene
from game.app.scenes.film.film_player import REST_MS, WITHIN
from game.app.scenes.film.film_plot import FilmPlot
from game.app.scenes.film.film_scene import FilmScene
from game.app.scenes.film.film_work import FilmWork, reviewed_from
from game.app.scenes.replay.replay_scene import ReplayScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.app.widgets.scroll import ScrollArea
from game.bots.film.reckoning import MARKS, turning_points
from game.bots.lent.answers import last_resort
from game.bots.lent.thought import Settled
from game.storage.settings.preferences import Preferences
from tests.app.stage import Hands
from tests.looped import some
from tests.play.test_pad import Pad
from tools.pictures.film_pictures import FOUND
from tools.pictures.screen_pictures import recorded


def written(name: str) -> list[dict[str, Any]]:
    return json.loads((FOUND / f"{name}.json").read_text(encoding="utf-8"))  # type: ignore[no-any-return]


@pytest.fixture
def film(app: App, show: Callable[[Scene], Hands]) -> Hands:
    found = [reviewed_from(one) for one in written("won")]
    return show(FilmScene(recorded(app.engine(), "won"), found))


def test_turn_by_turn_and_from_turning_point_to_turning_point(film: Hands) -> None:
    scene: FilmScene = film.scene
    points = turning_points(scene.turns)
    assert scene.chosen == max(points, key=lambda n: abs(scene.turns[n].change))
    film.key(pygame.K_HOME)
    assert scene.chosen == 0
    for number in range(1, len(scene.work.places)):
        film.key(pygame.K_RIGHT)
        assert scene.chosen == number
        assert f"Turn {scene.work.places[number].turn}, " in film.words()
    film.key(pygame.K_LEFT)
    assert scene.chosen == len(scene.work.places) - 2
    film.key(pygame.K_HOME)
    for number in points:
        film.key(pygame.K_PAGEDOWN)
        assert scene.chosen == number
    film.key(pygame.K_HOME)
    film.key(pygame.K_TAB)
    assert scene.chosen == points[0], "whoever comes to the turning points looks at them"
    for number in points[1:]:
        film.key(pygame.K_RIGHT)
        assert scene.chosen == number, "the arrows lead from one to the next"
    shown = film.widget("points")
    film.key(pygame.K_TAB)
    assert scene.chosen == points[-1] and not shown.focused, "the next Tab leads on"
    axis = film.widget("plot").axis  # type: ignore[attr-defined]
    film.click((axis.x(3.5), axis.y(0.5)))
    assert scene.chosen == 3


def test_what_is_told_adds_up(film: Hands) -> None:
    scene: FilmScene = film.scene
    end = scene.turns[0].before + sum(turn.luck + turn.decision for turn in scene.turns)
    assert end == pytest.approx(1.0)
    assert "if cadets finished the game" in film.words()
    blamed = max((turn.best.missed, n) for n, turn in enumerate(scene.turns) if turn.best is not None)[1]
    scene.choose(blamed)
    film.run()
    assert scene.story.steps and scene.story.steps[0].text in film.words()
    calm = next(n for n, turn in enumerate(scene.turns) if turn.best is None)
    scene.choose(calm)
    film.run()
    words = film.words().replace("\n", " ")
    assert "I found no clearly better plan" in words
    assert "At the table I only estimate. Here I judge by games played to the end." in words


def test_every_number_fits_the_two_beside_it(film: Hands) -> None:
    scene: FilmScene = film.scene
    for number, turn in enumerate(scene.turns):
        told = turn.points
        assert told.start + told.luck + told.decisions == told.end
        assert told.change == round(100 * turn.after) - round(100 * turn.before)
        scene.choose(number)
        film.run()
        for value in (told.start, told.end):
            assert f"{value}%" in film.words()
    turn = replace(scene.turns[0], before=0.904, after=0.756, luck=-0.148, decision=0.0)
    assert (turn.points.start, turn.points.end, turn.points.luck) == (90, 76, -14)


def test_a_chance_that_did_not_change_is_told_once(film: Hands) -> None:
    """A turn that left the chance at 100% said that it went from 100% to 100%."""
    scene: FilmScene = film.scene
    still = [n for n, turn in enumerate(scene.turns) if turn.points.start == turn.points.end]
    moved = next(n for n, turn in enumerate(scene.turns) if turn.points.start != turn.points.end)
    assert still

    def chances(number: int) -> list[str]:
        scene.choose(number)
        film.run()
        lines = film.words().splitlines()
        beside = max(n for n, line in enumerate(lines) if line == scene.story.title)
        told = lines[beside + 1 : beside + 3]
        return [words for words in told if words.endswith("%")]

    for number in still:
        assert chances(number) == [f"{scene.turns[number].points.end}%"]
    points = scene.turns[moved].points
    assert chances(moved) == [f"{points.start}%", f"{points.end}%"]


def test_the_signs_on_the_line_and_beside_the_bars_are_explained(film: Hands) -> None:
    texts, told = film.app.texts, " ".join(film.words().split())
    for name in (*(f"line-{kind}" for kind in KINDS), "film-sign-good", "film-sign-missed"):
        assert texts(name) in told


def test_a_turning_point_of_bad_luck_shows_what_was_hit(film: Hands) -> None:
    scene: FilmScene = film.scene
    unlucky = [n for n in turning_points(scene.turns) if scene.turns[n].luck < -abs(scene.turns[n].decision)]
    assert unlucky
    for number in unlucky:
        scene.choose(number)
        happened = " ".join(line.text for line in scene.story.happened)
        hit = scene.hit(number)
        assert hit and all(film.app.texts(f"room-{room}") in happened for room in hit)
        points = film.widget("points")
        cell = next(one for one in points.cells if one.value == number)  # type: ignore[attr-defined]
        assert "Hit: " in cell.tip


@pytest.mark.parametrize("text_size", [100, 200])
def test_all_that_happened_in_a_turn_can_be_read(film: Hands, text_size: int) -> None:
    """Part after part by its button, or all of it at once where the page scrolls."""
    scene: FilmScene = film.scene
    film.app.change_settings(text=text_size)
    longest = max(
        range(len(scene.work.places)), key=lambda n: (scene.choose(n), len(scene.story.happened))[1]
    )
    scene.choose(longest)
    film.run()
    told = [line.text for line in scene.story.happened]
    assert len(told) > 8 and len(set(told)) > 6
    parts = scene.form.find("more") is not None
    assert parts == (text_size == 100)
    if not parts:
        page = scene.form.find("page")
        assert isinstance(page, ScrollArea)
        while page.offset < page.furthest:
            film.run()
            page.scroll(page.rect[3] * 0.3, at_once=True)
            told = [line for line in told if line not in film.words().replace("\n", " ")]
        assert not told
        return
    area = scene.form.find("happened")
    assert isinstance(area, ScrollArea) and area.scrolls
    read: list[str] = []
    for _ in range(20):
        here = film.words().replace("\n", " ")
        read += [line for line in dict.fromkeys(told) if line not in read and line in here]
        film.click("more")
        film.run()
        if area.offset == 0:
            break
    assert sorted(read) == sorted(set(told))
    assert area.offset == 0, "after the last part the first one again"


def test_what_was_missed_is_marked_and_told(
    app: App, show: Callable[[Scene], Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [reviewed_from(one) for one in written("won")]
    for turn, missed in ((3, 0.08), (8, 0.13), (12, 0.2)):
        at = 3 * turn
        best = next(one.best for one in found[at:] if one.best)
        found[at] = replace(found[at], missed=missed, missed_margin=0.02, played=450, best=best)
    film = show(FilmScene(recorded(app.engine(), "won"), found))
    scene: FilmScene = film.scene
    marked = {turn.marks: n for n, turn in enumerate(scene.turns)}
    assert set(marked) == {0, 1, 2, 3}
    for marks, number in marked.items():
        scene.choose(number)
        film.run()
        told = f"{MARKS[marks - 1]} or more points missed"
        assert ("or more points" in film.words()) == bool(marks)
        assert not marks or scene.story.note.split(" · ")[-1] == told and told in film.words()
    drawn: list[float] = []
    monkeypatch.setattr(FilmPlot, "_marks", lambda self, canvas, n, y, count: drawn.append(count))
    film.run()
    film.app.draw()
    assert drawn[: len(scene.turns)] == [turn.marks for turn in scene.turns]


def test_names_can_be_hidden(film: Hands) -> None:
    scene: FilmScene = film.scene
    names = [member["name"] for member in scene.session.state["crew"]]
    for number in some(range(0, len(scene.work.places), 8)):
        scene.choose(number)
        film.run()
        assert any(name in film.words() for name in names)
    film.click("names")
    for number in some(range(0, len(scene.work.places), 8)):
        scene.choose(number)
        film.run()
        assert not any(name in film.words() for name in names)


def test_ways_on(film: Hands) -> None:
    scene: FilmScene = film.scene
    scene.choose(4)
    film.run()
    film.key(pygame.K_s)
    assert isinstance(film.scene, ReplayScene)
    assert film.scene.at == scene.at > 0
    film.app.pop()
    film.key(pygame.K_p)
    assert isinstance(film.scene, TableScene)
    assert film.scene.session.history.length == scene.at


def test_it_fills_from_left_to_right(
    app: App, show: Callable[[Scene], Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    answers = iter([*written("destroyed")[:3], None, *written("destroyed")[4:]])

    def review(question: Any) -> Settled:
        asked.append(question)
        return Settled({"found": next(answers)})

    monkeypatch.setattr(app, "review", review)
    hands = show(EndingScene(recorded(app.engine(), "destroyed")))
    app.advance(2000)
    hands.key(pygame.K_f)
    scene = hands.scene
    assert isinstance(scene, FilmScene)
    known = []
    while not scene.work.done:
        hands.app.advance(100)
        known.append(len(scene.turns))
        assert hands.scene is scene
    assert known == sorted(known) and known[0] <= 1 and known[-1] == len(scene.turns) > 10
    assert [line["done"] for line in asked] == [list(one.done) for one in scene.work.cut]
    assert not scene.work.unable


def test_what_was_found_is_kept(
    app: App, show: Callable[[Scene], Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []
    stretches = written("won")

    def review(question: Any) -> Settled:
        if "times" in question:
            return Settled({"found": None})  # turns to fly again: `tests/turns`
        asked.append(question)
        return Settled({"found": stretches[len(asked) - 1]})

    monkeypatch.setattr(app, "review", review)
    session = recorded(app.engine(), "won")
    scene = show(FilmScene(session)).scene
    for _ in range(2):
        while not scene.work.poll():
            pass
    app.pop()
    (file,) = app.films.folder.glob("*.json")
    found = json.loads(file.read_text(encoding="utf-8"))["found"]
    assert found == stretches[: len(asked)] and 2 <= len(asked) < 5
    scene = show(FilmScene(session)).scene
    while not scene.work.done:
        scene.work.poll()
    app.pop()
    assert len(asked) == len(stretches) > 10, "nothing twice"
    again = show(FilmScene(session)).scene
    assert again.work.done and again.turns == scene.turns and len(asked) == len(stretches)


def test_what_nobody_answers_is_not_taken_for_luck_and_not_kept(
    app: App, show: Callable[[Scene], Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that was killed left a film that blamed luck for everything, for good."""
    stretches, there = written("won"), 4
    answers = iter([{"found": one} for one in stretches[:there]])

    def review(question: Any) -> Settled:
        return Settled({"found": None} if "times" in question else next(answers, last_resort(question)))

    monkeypatch.setattr(app, "review", review)
    session = recorded(app.engine(), "won")
    hands = show(FilmScene(session))
    scene: FilmScene = hands.scene
    for _ in range(20):
        app.advance(100)
    assert len(scene.work.kept()) == there and not scene.work.done
    assert app.texts("film-stopped") in " ".join(hands.words().split())
    assert all(turn.turn < scene.work.cut[there].turn for turn in scene.turns)
    app.pop()
    (file,) = app.films.folder.glob("*.json")
    assert json.loads(file.read_text(encoding="utf-8"))["found"] == stretches[:there]
    answers = iter([{"found": one} for one in stretches[there:]])
    scene = show(FilmScene(session)).scene
    while not scene.work.done:
        app.advance(100)
    assert len(scene.work.kept()) == len(stretches) and not scene.searching


def test_a_turn_that_is_not_analysed_yet_says_what_is_awaited(
    app: App, show: Callable[[Scene], Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = SimpleNamespace(answer=None, late=False, cancel=lambda: None, stop=lambda: None)
    monkeypatch.setattr(app, "review", lambda question: thinking)
    hands = show(FilmScene(recorded(app.engine(), "won")))
    said = " ".join(hands.words().split())
    assert app.texts("film-awaited") in said and app.texts("film-captain").upper() in said.upper()
    assert hands.scene.story.happened[0].text in said, "the log needs no analysis"
    hands = show(FilmScene(recorded(app.engine(), "won"), [reviewed_from(one) for one in written("won")][:4]))
    assert hands.scene.turns and hands.scene.searching
    assert "at the start" not in hands.words(), "sums of some turns are none of the game"


def test_two_flights_stop_where_nobody_answers(
    app: App, show: Callable[[Scene], Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "review", lambda question: Settled(last_resort(question)))
    sessions = recorded(app.engine(), "won"), recorded(app.engine(), "won")
    hands = show(BesideScene(sessions))
    for _ in range(5):
        app.advance(100)
    assert app.texts("film-stopped") in " ".join(hands.words().split())
    app.pop()
    assert not list(app.films.folder.glob("*.json"))


@pytest.mark.parametrize("flights", [1, 2])
def test_a_film_says_when_a_turn_takes_unusually_long(
    app: App, show: Callable[[Scene], Hands], monkeypatch: pytest.MonkeyPatch, flights: int
) -> None:
    left: list[bool] = []
    thinking = SimpleNamespace(answer=None, late=False, cancel=lambda: left.append(True))
    monkeypatch.setattr(app, "review", lambda question: thinking)
    sessions = [recorded(app.engine(), "won") for _ in range(flights)]
    hands = show(FilmScene(sessions[0]) if flights == 1 else BesideScene(tuple(sessions)))  # type: ignore[arg-type]
    app.advance(200)
    assert "Analysing turn 1" in hands.words()
    thinking.late = True
    app.advance(200)
    assert app.texts("thinks-long") in " ".join(hands.words().split())
    hands.key(pygame.K_ESCAPE)
    assert left, "the analysis ends with the film"


def test_where_one_flight_has_stopped_the_other_is_still_looked_at(
    app: App, show: Callable[[Scene], Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was said that the film must be opened again, while the friend's flight was being looked at."""
    thinking = SimpleNamespace(answer=None, late=False, cancel=lambda: None, stop=lambda: None)
    thoughts = iter([Settled(last_resort({}))])
    monkeypatch.setattr(app, "review", lambda question: next(thoughts, thinking))
    hands = show(BesideScene((recorded(app.engine(), "won"), recorded(app.engine(), "won"))))
    for _ in range(5):
        app.advance(100)
    mine, theirs = hands.scene.works
    assert mine.stopped and not theirs.over
    said = " ".join(hands.words().split())
    assert app.texts("film-looking", turn=1, turns=len(theirs.places)) in said
    assert app.texts("film-stopped") not in said


def test_what_was_kept_and_makes_no_sense_is_found_anew(app: App) -> None:
    stretches = written("won")
    work = FilmWork(recorded(app.engine(), "won").branch(None), app.review)
    key = work.key("me")
    app.films.write(key, stretches)
    (file,) = app.films.folder.glob("*.json")
    whole = json.loads(file.read_text(encoding="utf-8"))
    last = {**whole, "found": [*whole["found"][:-1], {**stretches[-1], "win": "1"}]}
    whys = [{"id": 5, "values": {}}, {"id": "go-use", "values": None}, {"id": "go-use", "values": ["room"]}]
    reasons = [{**whole, "found": [*whole["found"][:-1], {**stretches[-1], "why": why}]} for why in whys]
    for content, known in (
        (json.dumps(whole), len(stretches)),
        ("{", 0),
        (json.dumps({**whole, "version": whole["version"] + 1}), 0),
        (json.dumps({**whole, "key": "another"}), 0),
        (json.dumps({**whole, "found": {}}), 0),
        (json.dumps(last), 0),
    ):
        file.write_text(content, encoding="utf-8")
        work.take(app.films.read(key))
        assert len(work.kept()) == known and work.done == (known == len(stretches))
    for one in (last, *reasons):
        work.take(one["found"])
        assert len(work.kept()) == len(stretches) - 1 and not work.done
    other = FilmWork(recorded(app.engine(), "destroyed").branch(None), app.review)
    assert len({other.key("me"), key, work.key("somebody else")}) == 3


def test_it_is_walked_through_by_controller(tmp_path: Path) -> None:
    pad = Pad(tmp_path, Preferences(language="en", animation="off", text=200))
    found = [reviewed_from(one) for one in written("won")]
    scene = FilmScene(recorded(pad.app.engine(), "won"), found)
    pad.app.push(scene)
    pad.app.advance(1)
    start = scene.chosen
    pad.hat("right")
    assert scene.chosen == start + 1
    pad.hat("left")
    assert scene.chosen == start
    walked: list[str] = []
    while "branch" not in walked and len(walked) < 30:
        pad.hat("down")
        pad.app.advance(1)
        walked.append(scene.form.focus.key if scene.form.focus is not None else "")
    assert "points" in walked, "in large type they are listed"
    pad.hat("right")
    pad.button("accept")
    assert isinstance(pad.top, ReplayScene) and pad.top.at == scene.at
    pad.button("back")
    while pad.top is not scene:
        pad.app.pop()
    pad.button("west")
    assert isinstance(pad.top, ReplayScene), "its own button"


def test_show_it_draws_what_the_captain_would_have_done(film: Hands) -> None:
    scene: FilmScene = film.scene
    scene.choose(next(n for n, turn in enumerate(scene.turns) if turn.best is not None))
    film.run()
    film.key(pygame.K_s)
    replay: ReplayScene = film.scene
    (ghosts,) = replay.advising.ghosts
    assert ghosts.moves or ghosts.deeds
    begun = replay.at
    replay.step("on")
    assert not replay.advising.ghosts
    replay.seek(begun)
    assert replay.advising.ghosts == (ghosts,)
    film.app.pop()
    scene.choose(next(n for n, turn in enumerate(scene.turns) if turn.best is None))
    film.run()
    film.key(pygame.K_s)
    assert not film.scene.advising.ghosts


def test_a_game_of_which_nothing_is_known_can_still_be_walked_through(
    app: App, show: Callable[[Scene], Hands]
) -> None:
    session = recorded(app.engine(), "destroyed")
    hands = show(FilmScene(session, [None] * 200))
    assert hands.scene.work.unable
    assert "could not be analysed" in hands.words()
    hands.key(pygame.K_END)
    assert hands.scene.chosen == len(hands.scene.work.places) - 1
    hands.key(pygame.K_s)
    assert isinstance(hands.scene, ReplayScene)


def test_the_line_below_stands_under_the_plot(film: Hands) -> None:
    """One axis for what happened and what it changed: the same place is the same turn on both."""
    scene: FilmScene = film.scene
    axis = film.widget("plot").axis  # type: ignore[attr-defined]
    _, y, _, h = film.widget("line").rect
    middle = y + h / 2
    film.click((axis.x(3.4), middle))
    assert scene.chosen == 3
    film.down((axis.x(5.5), middle))
    film.move((axis.x(9.2), middle))
    film.up((axis.x(9.2), middle))
    assert scene.chosen == 9
    for n, place in enumerate(scene.work.places):
        ends = [other.first for other in scene.work.places[n + 1 :]] or [scene.whole.history.length]
        told = [
            event["type"]
            for entry in scene.whole.log[place.first + 1 : ends[0] + 1]
            for event in entry.events
        ]
        drawn = [mark for mark in scene.marks if WITHIN * n < mark.at <= WITHIN * (n + 1)]
        assert sum(mark.kind == "divert" for mark in drawn) == told.count("divert")
    assert [mark.at for mark in scene.marks if mark.kind == "over"] == [WITHIN * len(scene.work.places)]


def test_it_plays_turn_after_turn(film: Hands) -> None:
    scene: FilmScene = film.scene
    last = len(scene.work.places) - 1
    scene.choose(last - 2)
    film.run()
    film.key(pygame.K_SPACE)
    film.app.advance(REST_MS - 50)
    assert scene.chosen == last - 2, "a turn can be read first"
    film.app.advance(100)
    assert scene.chosen == last - 1
    film.key(pygame.K_SPACE)
    film.app.advance(3 * REST_MS)
    assert scene.chosen == last - 1 and scene.wake() is None, "stopped"
    scene.set_speed(4.0)
    film.key(pygame.K_SPACE)
    film.app.advance(REST_MS / 4 + 50)
    assert scene.chosen == last and not scene.projector.running
    film.key(pygame.K_SPACE)
    assert scene.chosen == 0, "after the last turn it begins again"
    film.key(pygame.K_RIGHT)
    assert scene.chosen == 1 and not scene.projector.running, "whoever walks on stops it"
