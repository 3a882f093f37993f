"""Pictures of today's ship: before it was flown, after it, and after one that was lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from functools import partial

from game.app.forms.daily_ships import DailyShips, days_shown
from game.app.navigation.scene import Scene
from game.app.scenes.challenges.challenges_scene import ChallengesScene
from game.app.scenes.title.title_scene import TitleScene
from game.play.pars import Par
from game.play.session import Session
from game.rules.flight_line import flight_line
from game.storage.logbook.calendar_days import local_day
from game.storage.logbook.flights import flight_form, line_of
from tools.studio import Shot, Studio

NOON = datetime(2026, 11, 22, 13, 19, tzinfo=UTC)
CREW = 3
Luck = tuple[bool, int, int] | None
"""The end of a day's flight: rescued or not, the turn, cards left; None for a day missed."""
WEEK: tuple[Luck, ...] = (None, (True, 23, 2), None, (False, 19, 0), (True, 20, 4), (True, 18, 7))
PARS = (22, 21, 20, 22, 20, 19, 21)


def challenges(studio: Studio, flown: Sequence[Luck], pars: bool = True) -> Scene:
    """Show the page after flights on the first of the last seven days.

    Args:
        studio: of the pictures.
        flown: what came of them.
        pars: whether the days have pars, made up so that pictures stay as captains get better.
    """
    log, ships = studio.app.flights.path, DailyShips(studio.app.engine())
    days = days_shown(local_day(NOON))
    landed = [_landed(ships, day, luck) for day, luck in zip(days, flown, strict=False) if luck]
    log.parent.mkdir(parents=True, exist_ok=True)
    log.write_bytes(b"".join(landed))
    scene = ChallengesScene(lambda: NOON)
    studio.app.reset(TitleScene())
    studio.app.push(scene)
    scene.choose(CREW)
    scene.update(0.0)
    assert scene.logged is not None
    known = {(day, CREW): Par(True, turn, 4) for day, turn in zip(days, PARS, strict=True)}
    scene.logged = replace(scene.logged, pars=known if pars else {})
    scene.rebuild()
    return scene


def unread(studio: Studio) -> Scene:
    """Show the page while the log of flights cannot be read."""
    log = studio.app.flights.path
    log.unlink(missing_ok=True)
    log.mkdir(parents=True)
    scene = ChallengesScene(lambda: NOON)
    studio.app.reset(TitleScene())
    studio.app.push(scene)
    scene.choose(CREW)
    scene.update(0.0)
    log.rmdir()
    return scene


def _landed(ships: DailyShips, day: date, luck: tuple[bool, int, int]) -> bytes:
    won, turn, cards = luck
    session = Session.new(ships.plan(day, CREW).settings.to_json(), ships.engine)
    ended = {"won": won, "reason": "core", "winners": []}
    game = {**session.to_json(), "state": {**session.state, "result": ended, "turn": turn}}
    form = flight_form(game, day, session.code, flight_line(session.history))
    return line_of({**form, "result": {**form["result"], "cards": cards}})


SHOTS: dict[str, Shot] = {
    "challenges": partial(challenges, flown=(*WEEK, (True, 19, 7))),
    "challenges-new": partial(challenges, flown=WEEK),
    "challenges-lost": partial(challenges, flown=(*WEEK, (False, 9, 40)), pars=False),
    "challenges-unread": unread,
}
"""Pictures of the page of challenges."""
