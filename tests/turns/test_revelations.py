"""Judge what was made of a revelation in a turn that was flown again, and not the revelation."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

from game.app.forms.flown_turn import kept_turn, tried, turn_to_fly
from game.app.scenes.turns.judging import CAPTAIN, MOST_DEALS, NOW, THEN, Judging
from game.app.scenes.turns.verdict_scene import VerdictDialog
from game.bots.film.reckoning import Reviewed
from game.bots.film.stretches import stretches
from game.bots.lent.thought import Settled
from game.bots.seat import Thinking
from tests.app.stage import Hands
from tests.looped import some
from tests.turns.flying import Later, fly, judge, last_option, play, scavenger, words
from tools.pictures.screen_pictures import recorded


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
        turn = turn_to_fly(hands.app.engine(), kept)
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
    assert judging.deals == judging.most >= MOST_DEALS * (1 + 2 * later)


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
