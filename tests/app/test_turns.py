"""Turns to fly again: found in films, listed, flown with nothing known that was unknown then, and judged."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app.forms.flown_turn import FlownTurn, flown_turn, kept_turn, tried, turn_end
from game.app.navigation import routes
from game.app.navigation.scene import Scene
from game.app.scenes.challenges.turns_strip import CARDS, FLY
from game.app.scenes.film.film_scene import FilmScene
from game.app.scenes.replay.replay_scene import ReplayScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.scenes.turns.again_scene import AgainScene
from game.app.scenes.turns.judging import CAPTAIN, MOST, NOW, PART, THEN, Judging
from game.app.scenes.turns.turns_scene import TurnsScene
from game.app.scenes.turns.verdict_scene import VerdictDialog
from game.app.shell.app import App
from game.app.table.model.table_keys import parse
from game.bots.film.reckoning import Reviewed
from game.bots.film.second_look import TIMES, stretch_of, worth_a_look
from game.bots.film.stretches import stretches
from game.bots.seat import BotSeat, Thinking
from game.bots.worker import Settled, Strength
from game.play.session import Session
from game.program_files import data_folder
from game.rules.flight_line import fly as fly_line
from game.rules.queries.seat_view import seat_view
from game.storage.disk import DiskThread
from game.storage.kept_turns import KeptTurn
from game.storage.preferences import Preferences
from game.storage.turns_file import read_starters
from tests.app.stage import Hands, open_app
from tests.looped import some
from tests.play.test_pad import Pad
from tools.pictures.film_pictures import FOUND
from tools.pictures.screen_pictures import recorded

STARTERS = read_starters(data_folder())
Review = Callable[[Mapping[str, Any]], Thinking]
CADETS_DO = {**asdict(Reviewed(0.5, 0.02, 0.0, 0.0)), "best": []}
"""What is found where the captain has no better plan than cadets."""


def comparing(saved: Sequence[int], asked: list[Mapping[str, Any]] | None = None) -> Review:
    """Return who compares ways: so many of a hundred ships are saved by each."""

    def review(line: Mapping[str, Any]) -> Thinking:
        if asked is not None:
            asked.append(line)
        if "review" in line:
            return Settled({"found": CADETS_DO})
        deals = range(line["first"], line["first"] + line["deals"])
        if len(line["ways"]) < len(saved):  # after a revelation nothing is better than what cadets do
            return Settled({"won": [[deal % 2 == 0 for deal in deals] for _ in line["ways"]]})
        rows = zip((37, 41, 43), saved, strict=True)
        return Settled({"won": [[deal * step % 100 < share for deal in deals] for step, share in rows]})

    return review


def words(hands: Hands) -> str:
    return hands.words().replace("\n", " ")


@pytest.fixture
def hands(tmp_path: Path) -> Hands:
    app = open_app(tmp_path, settings=Preferences(animation="off", language="en"))
    app.reset(TitleScene())
    return Hands(app)


def opened(hands: Hands) -> TurnsScene:
    hands.app.open(routes.TurnsAgain())
    for _ in range(4):
        hands.app.advance(60)
    scene = hands.app.top
    assert isinstance(scene, TurnsScene)
    return scene


def flown(app: App, number: int = 0) -> FlownTurn:
    found = flown_turn(app.engine(), STARTERS[number])
    assert found is not None
    return found


def at_table(hands: Hands, number: int = 0) -> AgainScene:
    scene = AgainScene(flown(hands.app, number))
    hands.app.push(scene)
    hands.app.advance(20)
    return scene


def play(scene: AgainScene, options: Sequence[Mapping[str, Any]]) -> None:
    """Choose one option after the other at the table, as hands do."""
    for option in options:
        while scene.app.top is not scene:
            scene.app.pop()  # a dialog that asks the same
        scene.propose(dict(option))
        scene.update(20)


def fly(scene: AgainScene, options: Sequence[Mapping[str, Any]]) -> VerdictDialog:
    """Choose these options, and end the turn where they do not."""
    play(scene, options)
    for _ in range(20):
        top = scene.app.top
        if isinstance(top, VerdictDialog):
            return top
        play(scene, [last_option(scene)])
    raise AssertionError("the try never ends")


# Every turn that comes with the game


@pytest.mark.parametrize("number", range(12))
def test_every_starter_is_a_turn_of_its_flight_and_both_plans_can_be_flown(hands: Hands, number: int) -> None:
    turn = flown(hands.app, number)
    assert turn.stretch.first == turn.session.history.cursor == STARTERS[number].at
    for captains, way in ((False, turn.stretch.done), (True, turn.best)):
        scene = AgainScene(turn)
        hands.app.push(scene)
        hands.app.advance(20)
        hands.app.review = comparing((50, 50, 50))  # type: ignore[method-assign]
        dialog = fly(scene, way)
        done = [option for part in dialog.now.parts for option in part.done]
        assert done[: len(way)] == [dict(option) for option in way]
        assert captains or dialog.now.parts[0].done == turn.stretch.done, "it reveals what it revealed then"
        hands.app.pop()
        hands.app.pop()


# The table


def test_nobody_knows_more_than_was_known_then(hands: Hands) -> None:
    """What the seat may read at the table is what it could then, to the letter; nothing later is there."""
    for number in some(range(len(STARTERS))):
        turn = flown(hands.app, number)
        session = AgainScene(turn).session
        assert session.pending is not None
        view = seat_view(session.state, session.knowledge, session.pending.crew)
        assert view == turn.stretch.view and session.decision == turn.stretch.decision
        assert session.history.length == turn.kept.at and not session.can_redo


def scavenger(hands: Hands) -> tuple[AgainScene, list[Mapping[str, Any]]]:
    """Return a table on which a scavenge can be chosen, and the choices up to it."""
    for number, one in enumerate(STARTERS):
        if one.best[-1].get("do") == "scavenge":
            return at_table(hands, number), [dict(option) for option in one.best]
    raise AssertionError("no turn has a scavenge")


def last_option(scene: AgainScene) -> Mapping[str, Any]:
    """Return the choice that ends the actions, and where there is none the first of all."""
    assert scene.session.decision is not None
    options = scene.session.decision["options"]
    return next((one for one in options if one.get("do") == "finish"), options[0])


def test_a_try_goes_on_after_a_revelation_to_the_end_of_the_turn(hands: Hands) -> None:
    hands.app.review = comparing((50, 50, 50))  # type: ignore[method-assign]
    scene, way = scavenger(hands)
    play(scene, way)
    assert hands.app.top is scene and scene.session.history.steps[-1].revealed, "it was rolled, and goes on"
    turn = scene.flown.kept.turn
    for _ in range(20):
        assert scene.session.state["turn"] == turn, "what would end the turn is not done"
        before = scene.session.to_json()
        option = last_option(scene)
        play(scene, [option])
        if isinstance(hands.app.top, VerdictDialog):
            break
    dialog = hands.app.top
    assert isinstance(dialog, VerdictDialog)
    assert scene.session.to_json() == before, "the last choice has not happened at the table"
    parts = dialog.now.parts
    assert len(parts) > 1 and parts[0].done[-1]["do"] == "scavenge" and parts[-1].done[-1] == option
    assert all(part.turn == turn for part in parts)


def test_cards_and_dice_fall_as_they_fell(hands: Hands) -> None:
    """The decks have the very order that they had in the flight, and the same roll comes twice."""
    scene, way = scavenger(hands)
    whole = fly_line(hands.app.engine(), scene.flown.kept.line)
    whole.seek(scene.flown.kept.at)
    assert scene.session.state["resource_deck"] == hands.app.engine().to_json(whole.state)["resource_deck"]
    found = []
    for _ in range(2):
        play(scene, way)
        found.append([event.to_json() for event in scene.session.history.events])
        hands.app.pop()
        scene, _ = scavenger(hands)
    assert found[0] == found[1] and any(event["type"] == "roll" for event in found[0])


def test_undo_ends_where_the_turn_began(hands: Hands) -> None:
    scene = at_table(hands)
    begun = scene.session.history.cursor
    hands.app.show()
    hands.key(pygame.K_z)
    assert scene.session.history.cursor == begun and "The turn began here." in words(hands)
    free = next(
        option
        for option in scene.session.decision["options"]  # type: ignore[index]
        if option["do"] == "move"
    )
    scene.propose(free)
    scene.update(20)
    assert scene.session.history.cursor == begun + 1
    hands.key(pygame.K_z)
    assert scene.session.history.cursor == begun
    hands.key(pygame.K_z)
    assert scene.session.history.cursor == begun


def test_the_captain_is_silent_and_nothing_is_saved(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(hands.app, "advise", asked.append)
    scene = at_table(hands)
    hands.app.show()
    hands.key(pygame.K_t)
    hands.key(pygame.K_h)
    assert hands.app.top is scene and not asked
    assert "The captain answers after your try." in words(hands)
    assert "Make the best of this turn." in words(hands) and f"Turn {STARTERS[0].turn} again" in words(hands)
    play(scene, [next(one for one in scene.session.decision["options"] if one["do"] == "move")])  # type: ignore[index]
    assert not hands.app.shelf.path.exists()
    assert scene.farewell() is None


@pytest.mark.parametrize("way", ["escape", "menu", "bar"])
def test_it_can_be_left_at_any_moment(hands: Hands, way: str) -> None:
    scene = at_table(hands)
    hands.app.show()
    if way == "escape":
        hands.key(pygame.K_ESCAPE)
    elif way == "menu":
        hands.click(scene.layout.centre(parse("menu")))
    else:
        x, y, w, h = scene.bar_place
        hands.click((x + w - 30, y + h / 2))
    assert isinstance(hands.app.top, TitleScene)


# The verdict


def judge(app: App) -> VerdictDialog:
    """Let time pass until all is judged."""
    dialog = app.top
    assert isinstance(dialog, VerdictDialog)
    for _ in range(20 * MOST // PART):
        app.advance(70)
        if dialog.judging.done:
            break
    assert dialog.judging.done
    for _ in range(2):
        app.advance(70)
    return dialog


def verdict(hands: Hands, saved: Sequence[int], best: bool = True) -> VerdictDialog:
    hands.app.review = comparing(saved)  # type: ignore[method-assign]
    scene = at_table(hands)
    dialog = fly(scene, scene.flown.best if best else scene.flown.stretch.done)
    judge(hands.app)
    return dialog


def test_what_is_as_good_as_the_captain_leaves_the_list(hands: Hands) -> None:
    verdict(hands, (40, 60, 60))
    told = words(hands)
    assert "20 points better than then" in told and "As good as the captain’s plan" in told
    assert "Solved. It leaves your list." in told and "60%" in told and "40%" in told
    assert "if cadets finish the game" in told, "whose chance it is"
    assert hands.app.turns.turns.gone == (STARTERS[0].id,) and hands.app.turns.turns.solved == 1


def test_what_is_not_as_good_stays_without_blame(hands: Hands) -> None:
    verdict(hands, (40, 30, 60), best=False)
    told = words(hands)
    assert "10 points below then" in told and "30 points behind the captain’s plan" in told
    assert "It stays on your list." in told and hands.app.turns.turns.gone == ()
    assert hands.widget("again").primary and not hands.widget("list").primary
    for word in ("mistake", "wrong", "bad", "lost", "wasted", "error"):
        assert word not in told.lower()


def test_better_than_the_captain_is_said_so(hands: Hands) -> None:
    verdict(hands, (40, 80, 60))
    assert "20 points better than the captain’s plan" in words(hands)
    assert hands.app.turns.turns.solved == 1


def test_all_ways_meet_the_same_deals_and_each_once(hands: Hands) -> None:
    asked: list[Mapping[str, Any]] = []
    verdict(hands, (40, 60, 60))
    hands.app.pop()
    hands.app.review = comparing((40, 60, 60), asked)  # type: ignore[method-assign]
    scene = hands.app.top
    assert isinstance(scene, AgainScene)
    hands.app.pop()
    scene = at_table(hands)
    fly(scene, scene.flown.best)
    judge(hands.app)
    asked = [line for line in asked if len(line.get("ways", ())) == 3]
    deals = [deal for line in asked for deal in range(line["first"], line["first"] + line["deals"])]
    assert deals == list(range(MOST))
    then, now, captain = asked[0]["ways"]
    assert captain == [dict(one) for one in scene.flown.best] == now[: len(captain)]
    assert then == [dict(one) for one in scene.flown.stretch.done]
    assert asked[0]["compare"]["view"] == scene.flown.stretch.view


def test_where_nobody_can_compare_it_stays_and_says_so(hands: Hands) -> None:
    hands.app.review = lambda line: Settled({"error": "Nobody can advise now."})  # type: ignore[method-assign]
    scene = at_table(hands)
    fly(scene, scene.flown.best)
    hands.app.advance(70)
    assert "could not be compared" in words(hands) and hands.app.turns.turns.gone == ()


def test_once_more_begins_the_same_turn_again(hands: Hands) -> None:
    dialog = verdict(hands, (40, 30, 60), best=False)
    hands.click("again")
    scene = hands.app.top
    assert isinstance(scene, AgainScene) and scene.flown is dialog.flown
    assert scene.session.history.length == STARTERS[0].at
    assert isinstance(hands.app.scenes[-2], TitleScene), "the table before it is gone"


def test_a_solved_turn_can_be_kept(hands: Hands) -> None:
    hands.app.turns.keep(own := replace(STARTERS[3], names=("Ada", "Bo", "Cy"), points=77))
    for flown_again in (flown(hands.app), flown_turn(hands.app.engine(), own)):
        assert flown_again is not None
        hands.app.review = comparing((40, 60, 60))  # type: ignore[method-assign]
        scene = AgainScene(flown_again)
        hands.app.push(scene)
        hands.app.advance(20)
        fly(scene, flown_again.best)
        judge(hands.app)
        assert "Solved. It leaves your list." in words(hands) and hands.app.turns.turns.solved == 1
        hands.key(pygame.K_k)
        hands.app.advance(70)
        assert "It stays on your list." in words(hands) and "keep" not in hands.controls()
        turns = hands.app.turns.turns
        assert turns.gone == () and turns.solved == 0 and [one.id for one in turns.turns] == [own.id]
        hands.key(pygame.K_ESCAPE)
    assert [one.turn.id for one in opened(hands).listed] == [own.id] + [
        one.id for one in STARTERS if one.id != own.id
    ]


def test_an_own_turn_that_was_solved_twice_can_still_be_kept(hands: Hands) -> None:
    """It has left the list when it is flown once more from the verdict, and is the player's all the same."""
    hands.app.turns.keep(own := replace(STARTERS[3], points=77))
    turn = flown_turn(hands.app.engine(), own)
    assert turn is not None
    hands.app.review = comparing((40, 60, 60))  # type: ignore[method-assign]
    scene = AgainScene(turn)
    hands.app.push(scene)
    hands.app.advance(20)
    for _ in range(2):
        fly(scene, turn.best)
        judge(hands.app)
        assert hands.app.turns.turns.gone == (own.id,)
        hands.key(pygame.K_a)
        hands.app.advance(20)
        scene = hands.app.top  # type: ignore[assignment]
        assert isinstance(scene, AgainScene)
    fly(scene, turn.best)
    judge(hands.app)
    hands.key(pygame.K_k)
    assert [one.id for one in hands.app.turns.turns.turns] == [own.id] and not hands.app.turns.turns.gone


def test_the_turn_is_shown_with_the_captains_plan_as_ghosts(hands: Hands) -> None:
    dialog = verdict(hands, (40, 30, 60), best=False)
    hands.key(pygame.K_s)
    scene = hands.app.top
    assert isinstance(scene, ReplayScene) and scene.at == STARTERS[0].at
    assert scene.advising.ghosts, "the captain's plan"
    done = [option for part in dialog.now.parts for option in part.done]
    steps = scene.whole.history.steps[STARTERS[0].at + 1 :]
    assert [step.choice for step in steps] == [dict(option) for option in done[:-1]], (
        "what ended it is not shown"
    )
    hands.key(pygame.K_ESCAPE)
    assert hands.app.top is dialog
    hands.key(pygame.K_a)
    assert isinstance(hands.app.top, AgainScene)


def test_the_last_turn_has_no_next(hands: Hands) -> None:
    for one in STARTERS[1:]:
        hands.app.turns.remove(one.id)
    verdict(hands, (40, 60, 60))
    assert "next" not in hands.controls() and hands.widget("list").primary
    assert f"To fly: 0 · Solved: {hands.app.turns.turns.solved}" in words(hands)


class Later:
    """Compares ways on 50, 60 and 60 of a hundred; what is done after a revelation saves more than cadets."""

    def __init__(self, gain: int, best: Sequence[Mapping[str, Any]] = ()) -> None:
        self.gain, self.best = gain, best
        self.looked: list[Mapping[str, Any]] = []

    def __call__(self, line: Mapping[str, Any]) -> Thinking:
        if "review" in line:
            self.looked.append(line)
            best = self.best if len(self.looked) == 1 else ()
            return Settled({"found": {**CADETS_DO, "best": [dict(option) for option in best]}})
        deals = range(line["first"], line["first"] + line["deals"])
        shares = (50, 60, 60) if len(line["ways"]) == 3 else (40 + self.gain, 40)
        assert len(line["ways"]) == 3 or line["ways"][1] == []
        return Settled({"won": [[deal * 41 % 100 < share for deal in deals] for share in shares]})


def test_what_is_made_of_a_revelation_counts_and_the_revelation_does_not(hands: Hands) -> None:
    for gain, told in ((0, 60), (20, 80), (-30, 30)):
        hands.app.review = Later(gain)  # type: ignore[method-assign]
        scene, way = scavenger(hands)
        play(scene, way)
        play(scene, [last_option(scene)])
        while not isinstance(hands.app.top, VerdictDialog):
            play(scene, [last_option(scene)])
        dialog = judge(hands.app)
        later = len(dialog.now.parts) - 1
        chance = dialog.judging.ways.chance(NOW).win
        assert later >= 1 and chance == pytest.approx(min(1, max(0, 0.6 + later * gain / 100)), abs=0.01), (
            told
        )
        assert dialog.judging.ways.chance(CAPTAIN).win == pytest.approx(0.6, abs=0.01)
        assert "only what was made of it" in words(hands)
        hands.app.pop()
        hands.app.pop()


def test_the_captain_thinks_again_after_a_revelation_of_his(hands: Hands) -> None:
    scene, way = scavenger(hands)
    play(scene, way)
    assert scene.session.decision is not None
    onward = [last_option(scene)]
    hands.app.review = review = Later(10, onward)  # type: ignore[method-assign]
    hands.app.pop()
    scene, _ = scavenger(hands)
    fly(scene, scene.flown.stretch.done)
    dialog = judge(hands.app)
    asked = review.looked[0]["review"]
    assert asked["view"]["turn"] == scene.flown.kept.turn and review.looked[0]["done"] == []
    assert dialog.judging.captain.parts[1].done == (dict(onward[0]),)
    assert dialog.judging.ways.chance(CAPTAIN).win == pytest.approx(0.7, abs=0.01)


def test_locks_say_that_cards_fall_as_they_fell(hands: Hands) -> None:
    note = hands.app.texts("turns-lock")
    for size in ((1280, 720), (1920, 1080)):
        hands.resize(*size)
        scene = at_table(hands)
        hands.app.show()
        assert len(scene.locks) == 2 and note not in words(hands)
        for x, y, w, h in scene.locks:
            hands.move((x + w / 2, y + h / 2))
            hands.app.show()
            assert note in words(hands)
        hands.move((960, 500))
        hands.app.show()
        assert note not in words(hands)
        hands.app.pop()


# The list


def test_a_newcomer_finds_twelve(hands: Hands) -> None:
    scene = opened(hands)
    assert len(scene.listed) == 12 and not any(one.own for one in scene.listed)
    told = words(hands)
    assert "a cadet’s" in told and "To fly: 12 · Solved: 0" in told
    assert scene.chosen == STARTERS[0].id and hands.widget("fly").primary


def test_keyboard_alone_flies_a_turn_and_comes_back(hands: Hands) -> None:
    hands.app.review = comparing((40, 60, 60))  # type: ignore[method-assign]
    scene = opened(hands)
    while hands.scene.form.focus is None or hands.scene.form.focus.key != "turn":
        hands.key(pygame.K_TAB)
    hands.key(pygame.K_DOWN)
    assert scene.chosen == STARTERS[1].id
    for _ in range(3):
        hands.app.advance(60)
    while hands.scene.form.focus is None or hands.scene.form.focus.key != "fly":
        hands.key(pygame.K_TAB)
    hands.key(pygame.K_RETURN)
    table = hands.app.top
    assert isinstance(table, AgainScene) and table.flown.kept == STARTERS[1]
    for _ in range(40):
        if isinstance(hands.app.top, VerdictDialog):
            break
        hands.app.advance(20)
        acting = hands.app.top is table and table.position.acting
        for key in [pygame.K_SPACE] if acting else [pygame.K_TAB, pygame.K_RETURN]:
            hands.key(key)
    assert isinstance(hands.app.top, VerdictDialog)
    judge(hands.app)
    hands.key(pygame.K_RETURN)
    table = hands.app.top
    assert isinstance(table, AgainScene) and table.flown.kept == STARTERS[0], "the next one"
    hands.key(pygame.K_ESCAPE)
    assert hands.app.top is scene
    for _ in range(3):
        hands.app.advance(60)
    assert STARTERS[1].id not in [one.turn.id for one in scene.listed] and len(scene.listed) == 11
    assert "Solved: 1" in words(hands)


def test_a_controller_alone_does_the_same(tmp_path: Path) -> None:
    pad = Pad(tmp_path, Preferences(animation="off", language="en"))
    pad.app.review = comparing((40, 60, 60))  # type: ignore[method-assign]
    pad.app.open(routes.TurnsAgain())
    for _ in range(4):
        pad.app.advance(60)
    pad.button("accept")
    table = pad.top
    assert isinstance(table, AgainScene)
    pad.button("back")
    assert isinstance(pad.top, TurnsScene)
    pad.button("accept")
    for _ in range(40):
        if isinstance(pad.top, VerdictDialog):
            break
        pad.app.advance(20)
        acting = isinstance(pad.top, AgainScene) and pad.top.position.acting
        for button in ["left-stick"] if acting else ["right-shoulder", "accept"]:
            pad.button(button)
    assert isinstance(pad.top, VerdictDialog)
    judge(pad.app)
    pad.button("accept")
    assert isinstance(pad.top, AgainScene) and pad.top.flown.kept != table.flown.kept, "the next one"
    pad.button("back")
    assert isinstance(pad.top, TurnsScene)


def test_a_turn_can_be_let_go(hands: Hands) -> None:
    scene = opened(hands)
    hands.click("drop")
    assert scene.chosen == STARTERS[1].id and hands.app.turns.turns.solved == 0
    while scene.listed:
        for _ in range(2):
            hands.app.advance(60)
        hands.click("drop")
    assert "No turns to fly again. Your next film may add some." in words(hands)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.top, TitleScene)
    assert not opened(hands).listed, "they do not come back"


def test_a_turn_of_other_rules_says_so(hands: Hands) -> None:
    hands.app.turns.keep(replace(STARTERS[0], line=STARTERS[0].line[:-1] + "0", points=99))
    hands.app.turns.keep(replace(STARTERS[1], at=STARTERS[1].at - 1, points=98))
    scene = opened(hands)
    for number in range(2):
        scene.do("turn", scene.listed[number].turn.id)
        for _ in range(3):
            hands.app.advance(60)
        assert "cannot be flown here" in words(hands)
        hands.click("fly")
        assert hands.app.top is scene
    scene.do("turn", STARTERS[2].id)
    for _ in range(3):
        hands.app.advance(60)
    assert "cannot be flown here" not in words(hands)


@pytest.mark.parametrize(
    "best", [[{}], [{"do": []}], [{"do": "move"}], [{"do": "finish"}] * 40, [{"do": None, "": 3}]]
)
def test_a_plan_that_no_captain_has_is_none(hands: Hands, best: list[Any]) -> None:
    assert flown_turn(hands.app.engine(), replace(STARTERS[0], best=tuple(best))) is None


def test_a_damaged_list_is_told_of(hands: Hands) -> None:
    hands.app.turns.path.parent.mkdir(parents=True, exist_ok=True)
    hands.app.turns.path.write_text("{")
    opened(hands)
    assert "could not be read and were left out" in words(hands)


def test_the_ways_to_it(hands: Hands) -> None:
    for route in (routes.Challenges(), routes.Descent(), routes.Records()):
        hands.app.open(route)
        hands.app.advance(60)
        hands.click("turns")
        assert isinstance(hands.app.top, TurnsScene)
        hands.key(pygame.K_ESCAPE)
        hands.key(pygame.K_ESCAPE)
    hands.app.change_settings(turns_again=False)
    for route in (routes.Challenges(), routes.Descent(), routes.Records()):
        hands.app.open(route)
        hands.app.advance(60)
        assert "turns" not in hands.controls()
        hands.key(pygame.K_ESCAPE)
    assert not opened(hands).listed


def test_the_descent_has_the_dearest_as_cards(hands: Hands) -> None:
    own = replace(STARTERS[4], points=88)
    hands.app.turns.keep(own)
    hands.app.turns.keep(replace(STARTERS[0], line=STARTERS[0].line[:-1] + "0", points=99))
    for size in ((1280, 720), (1920, 1080)):
        hands.resize(*size)
        hands.app.open(routes.Descent())
        for _ in range(3):
            hands.app.advance(60)
        told = words(hands)
        assert "To fly: 13 · Solved: 0" in told and "88 points" in told
        assert [key for key in hands.controls() if key.startswith(FLY)] == [f"{FLY}{n}" for n in range(CARDS)]
        others = sorted(one.points for one in STARTERS if one.id != own.id)
        assert all(f"{points} points" in told for points in others[-2:]), "the dearest"
        hands.click(f"{FLY}0")
        scene = hands.app.top
        assert isinstance(scene, AgainScene) and scene.flown.kept == own, "the first that can be flown here"
        hands.key(pygame.K_ESCAPE)
        hands.key(pygame.K_ESCAPE)
    for one in hands.app.turns.turns.turns:
        hands.app.turns.remove(one.id)
    for one in STARTERS:
        hands.app.turns.remove(one.id)
    hands.app.open(routes.Descent())
    for _ in range(3):
        hands.app.advance(60)
    assert "Your next film may add some." in words(hands)
    assert not [key for key in hands.controls() if key.startswith(FLY)]
    hands.app.change_settings(turns_again=False)
    assert "Your next film may add some." not in words(hands)


# Films find them


def written(name: str) -> list[dict[str, Any]]:
    return json.loads((FOUND / f"{name}.json").read_text(encoding="utf-8"))  # type: ignore[no-any-return]


class Reviewer:
    """Looks back at a recorded game as it was looked back at before, and once more as told."""

    def __init__(self, name: str, again: Mapping[str, Any] | None = None) -> None:
        self.found = iter(written(name))
        self.again = again
        self.asked: list[Mapping[str, Any]] = []

    def __call__(self, line: Mapping[str, Any]) -> Thinking:
        if "times" not in line:
            return Settled({"found": self._dear(next(self.found))})
        self.asked.append(line)
        return Settled({"found": self.again})

    def _dear(self, found: dict[str, Any]) -> dict[str, Any]:
        """Every choice with another plan gave away a fifth."""
        if not found["best"]:
            return found
        return {**found, "missed": 0.2, "missed_margin": 0.02, "played": 800}


def again(missed: float, app: App) -> dict[str, Any]:
    """Return what a second look finds: the captain's plan is better by so much."""
    best = next(found["best"] for found in written("won") if found["best"])
    told = {"win": 0.5, "margin": 0.03, "gain": 0.0, "gain_margin": 0.0, "missed": missed}
    rest = {"missed_margin": 0.02, "best_win": 0.6, "best_margin": 0.03, "why": None, "played": 1350}
    return {**told, **rest, "best": best}


def watched(hands: Hands, reviewer: Reviewer, session: Session | None = None) -> FilmScene:
    hands.app.review = reviewer  # type: ignore[method-assign]
    scene = FilmScene(session or recorded(hands.app.engine(), "won"))
    hands.app.push(scene)
    for _ in range(400):
        hands.app.advance(110)
        if scene.work.done and scene.finder.done:
            break
    assert scene.work.done and scene.finder.done
    return scene


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
        line = flown_turn(hands.app.engine(), replace(one, best=({"do": "finish"},)))
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


def test_an_own_turn_has_its_whole_turn_and_what_was_made_of_revelations_then(hands: Hands) -> None:
    """A turn that went on after a revelation is kept to its end; judged is all of it, then as now."""
    session = recorded(hands.app.engine(), "won")
    cut = list(stretches(session.engine, session.history.steps))
    going_on = [one for one, after in pairwise(cut) if after.turn == one.turn and after.first == one.last]
    assert len(going_on) > 3
    for stretch in some(going_on):
        found = Reviewed(0.5, 0.02, 0.0, 0.0, missed=0.2, missed_margin=0.02, best=stretch.done)
        kept = kept_turn(session.history, stretch, found)
        assert kept is not None
        turn = flown_turn(hands.app.engine(), kept)
        assert turn is not None and turn.stretch.done == stretch.done
        assert [part.done for part in turn.then.parts] == [
            one.done for one in cut if one.turn == stretch.turn and one.first >= stretch.first
        ]
        assert turn.session.history.length == stretch.first, "nothing of it is known at the table"
    review = Later(20)
    judging = Judging(review, turn, turn.then)
    while not judging.done:
        judging.poll()
    later = len(turn.then.parts) - 1
    assert judging.ways.chance(THEN).win == pytest.approx(min(1, 0.5 + 0.2 * later), abs=0.01)
    assert judging.deals == judging.most >= MOST * (1 + 2 * later)


def test_whoever_cannot_compare_a_later_part_says_so(hands: Hands) -> None:
    scene, way = scavenger(hands)

    class Silent(Later):
        def __call__(self, line: Mapping[str, Any]) -> Thinking:
            whole = len(line.get("ways", ())) == 3
            return super().__call__(line) if whole else Settled({"won": None, "found": None})

    play(scene, way)
    now = tried(scene.session, scene.begun, last_option(scene)) if hands.app.top is scene else None
    assert now is not None
    judging = Judging(Silent(0), scene.flown, now)
    while not judging.done:
        judging.poll()
    assert judging.unable and not judging.solved
