"""A turn is flown again with nothing known that was unknown then, to its end."""

from __future__ import annotations

import pygame
import pytest

from game.app.forms.flown_turn import kept_turn, turn_to_fly
from game.app.scenes.title.title_scene import TitleScene
from game.app.scenes.turns.again_scene import AgainScene
from game.app.scenes.turns.verdict_scene import VerdictDialog
from game.app.table.dialogs.decision_dialog import DecisionDialog
from game.app.table.model.table_keys import parse
from game.bots.film.reckoning import Reviewed
from game.bots.film.stretches import stretches
from game.rules.flight_line import fly as fly_line
from game.rules.queries.seat_view import seat_view
from tests.app.stage import Hands
from tests.looped import some
from tests.turns.flying import (
    STARTERS,
    at_table,
    comparing,
    flown,
    fly,
    judge,
    last_option,
    play,
    scavenger,
    sit_down,
    verdict,
    words,
)
from tools.pictures.screen_pictures import recorded


@pytest.mark.parametrize("number", range(12))
def test_every_starter_is_a_turn_of_its_flight_and_both_plans_can_be_flown(hands: Hands, number: int) -> None:
    turn = flown(hands.app, number)
    assert turn.stretch.first == turn.session.history.cursor == STARTERS[number].at
    after = turn.then.session.game
    assert after.turn != turn.kept.turn or after.result is not None, "its own way goes on to the turn's end"
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


def test_nobody_knows_more_than_was_known_then(hands: Hands) -> None:
    """What the seat may read at the table is what it could then, to the letter; nothing later is there."""
    for number in some(range(len(STARTERS))):
        turn = flown(hands.app, number)
        session = AgainScene(turn).session
        assert session.pending is not None
        view = seat_view(session.state, session.knowledge, session.pending.crew)
        assert view == turn.stretch.view and session.decision == turn.stretch.decision
        assert session.history.length == turn.kept.at and not session.can_redo


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
    assert scene.farewell(lambda: None) is None


def asking(hands: Hands) -> tuple[AgainScene, DecisionDialog]:
    """Return a table on which a room asks in a dialog, and the dialog."""
    number = next(n for n, one in enumerate(STARTERS) if len(one.best) > 1 and "give" in one.best[1])
    scene = at_table(hands, number)
    play(scene, [scene.flown.best[0]])
    for _ in range(100):
        hands.app.advance(20)
        if hands.app.top is not scene:
            break
    assert isinstance(hands.app.top, DecisionDialog)
    return scene, hands.app.top


def test_the_captain_is_silent_in_dialogs_too(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(hands.app, "advise", asked.append)
    _, dialog = asking(hands)
    assert not dialog.advised
    hands.key(pygame.K_h)
    assert hands.app.top is dialog and not asked


def test_a_dialog_leads_back_to_where_the_turn_began_and_leaves_with_the_table(hands: Hands) -> None:
    scene, dialog = asking(hands)
    assert dialog.undoable
    hands.key(pygame.K_ESCAPE)
    assert hands.app.top is scene and scene.session.history.cursor == scene.begun
    scene.rewinding.go("undo")
    assert hands.app.top is scene and scene.session.history.cursor == scene.begun
    hands.app.pop()
    below = hands.app.top
    scene, dialog = asking(hands)
    dialog.table.command("menu")
    assert hands.app.top is below, "no question is left that nobody can answer"


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


def test_the_verdict_says_that_the_turn_saved_the_ship(hands: Hands) -> None:
    """Nothing but a chance of 100 % told of it."""
    won = recorded(hands.app.engine(), "won").history
    first = next(at for at, step in enumerate(won.steps) if step.state.turn == won.state.turn)
    stretch = next(one for one in stretches(won.engine, won.steps) if one.first == first)
    kept = kept_turn(won, stretch, Reviewed(0.5, 0.02, 0.0, 0.0, 0.2, 0.02, best=stretch.done))
    assert kept is not None
    turn = turn_to_fly(hands.app.engine(), kept)
    assert turn is not None
    hands.app.review = comparing((100, 100, 100))  # type: ignore[method-assign]
    scene = sit_down(hands, turn)
    fly(scene, [dict(step.choice or {}) for step in won.steps[first + 1 :]])
    judge(hands.app)
    assert "Core restarted" in words(hands)
    hands.app.pop()
    hands.app.pop()
    verdict(hands, (50, 50, 50))
    assert "Core restarted" not in words(hands)


def test_the_verdict_says_nothing_of_a_ship_that_was_lost_to_the_cards(hands: Hands) -> None:
    hands.app.review = comparing((50, 50, 50))  # type: ignore[method-assign]
    for number in some((3, 9)):
        scene = at_table(hands, number)
        dialog = fly(scene, [dict(one) for one in scene.flown.stretch.done])
        judge(hands.app)
        result = dialog.now.session.state["result"]
        assert result is not None and not result["won"]
        assert hands.app.texts(f"over-{result['reason']}") not in words(hands)
        hands.app.pop()
        hands.app.pop()
