"""Judge a turn that was flown again: both turns and the captain's on the same fresh deals."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pygame

from game.app.forms.flown_turn import turn_to_fly
from game.app.scenes.replay.replay_scene import ReplayScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.scenes.turns.again_scene import AgainScene
from game.app.scenes.turns.judging import MOST_DEALS
from game.bots.lent.thought import Settled
from tests.app.stage import Hands
from tests.turns.flying import (
    STARTERS,
    at_table,
    comparing,
    flown,
    fly,
    judge,
    opened,
    sit_down,
    verdict,
    words,
)


def test_what_is_as_good_as_the_captain_leaves_the_list(hands: Hands) -> None:
    verdict(hands, (40, 60, 60))
    told = words(hands)
    assert "20 points better than before" in told and "As good as the captain’s plan" in told
    assert "Solved. It leaves your list." in told and "60%" in told and "40%" in told
    assert "if cadets finish the game" in told, "whose chance it is"
    assert hands.app.turns.turns.gone == (STARTERS[0].id,) and hands.app.turns.turns.solved == 1


def test_what_is_not_as_good_stays_without_blame(hands: Hands) -> None:
    verdict(hands, (40, 30, 60), best=False)
    told = words(hands)
    assert "10 points worse than before" in told and "30 points behind the captain’s plan" in told
    assert "It stays on your list." in told and hands.app.turns.turns.gone == ()
    assert hands.widget("again").primary and not hands.widget("list").primary
    for word in ("mistake", "wrong", "bad", "lost", "wasted", "error"):
        assert word not in told.lower()


def test_enter_before_anything_is_known_neither_leaves_nor_loses_the_try(hands: Hands) -> None:
    hands.app.review = comparing((40, 60, 60))  # type: ignore[method-assign]
    scene = at_table(hands)
    dialog = fly(scene, scene.flown.best)
    assert not dialog.judging.done
    assert not any(widget.primary for widget in dialog.form.widgets)
    hands.key(pygame.K_RETURN)
    if hands.app.top is not dialog:
        hands.key(pygame.K_ESCAPE)
    assert hands.app.top is dialog
    judge(hands.app)
    assert hands.app.turns.turns.solved == 1


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
    assert deals == list(range(MOST_DEALS))
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


def test_it_says_when_comparing_takes_unusually_long_and_can_be_left(hands: Hands) -> None:
    left: list[bool] = []
    thinking = SimpleNamespace(answer=None, late=False, cancel=lambda: left.append(True))
    hands.app.review = lambda line: thinking  # type: ignore[method-assign]
    scene = at_table(hands)
    fly(scene, scene.flown.best)
    hands.app.advance(70)
    assert "Comparing on fresh deals" in words(hands) and "longer than usual" not in words(hands)
    thinking.late = True
    hands.app.advance(70)
    assert "This is taking longer than usual." in words(hands)
    hands.click("list")
    assert left and hands.app.top is not scene


def test_once_more_begins_the_same_turn_again(hands: Hands) -> None:
    dialog = verdict(hands, (40, 30, 60), best=False)
    hands.click("again")
    scene = hands.app.top
    assert isinstance(scene, AgainScene) and scene.flown is dialog.flown
    assert scene.session.history.length == STARTERS[0].at
    assert isinstance(hands.app.scenes[-2], TitleScene), "the table before it is gone"


def test_a_solved_turn_can_be_kept(hands: Hands) -> None:
    hands.app.turns.keep(own := replace(STARTERS[3], names=("Ada", "Bo", "Cy"), points=77))
    for flown_again in (flown(hands.app), turn_to_fly(hands.app.engine(), own)):
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
    turn = turn_to_fly(hands.app.engine(), own)
    assert turn is not None
    hands.app.review = comparing((40, 60, 60))  # type: ignore[method-assign]
    scene = sit_down(hands, turn)
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
