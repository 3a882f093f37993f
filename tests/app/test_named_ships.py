"""The ship of a day says so: where it is set up, at the table, in the menu, among the saved games."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest

from game.app.forms.daily_ships import DailyShips, dated_ship_name
from game.app.navigation import routes
from game.app.navigation.scene import Scene
from game.app.scenes.menu_scene import MenuScene
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.shell.app import App
from game.app.table.model.table_keys import STEPPER
from game.play.session import Session
from game.rules.daily_ship import CREWS
from tests.app.setup_page import details
from tests.app.stage import Hands

DAY = date(2026, 11, 17)
Show = Callable[[Scene], Hands]


def said(hands: Hands) -> str:
    return " ".join(hands.words().split())


def named(app: App) -> str:
    return " ".join(dated_ship_name(app.texts, DAY).split())


def flying(app: App, crew: int = 2, seed: int | None = None) -> Session:
    settings = DailyShips(app.engine()).plan(DAY, crew).settings.to_json()
    changed = {} if seed is None else {"seed": seed}
    return Session.new({**settings, **changed}, app.engine(), app.shelf)


def test_the_setup_screen_names_it_until_it_is_another_ship(app: App, show: Show) -> None:
    hands = show(SetupScene(ship=DailyShips(app.engine()).plan(DAY, 2).settings))
    others = said(hands).replace(named(app), "")
    assert others != said(hands) and app.texts("setup-ship") not in others
    details(hands)
    assert named(app) in said(hands)
    hands.scene.do("difficulty", "realist")
    hands.run()
    assert named(app) not in said(hands)
    hands.scene.do("back", None)
    hands.run()
    assert app.texts("setup-ship").upper() in said(hands).upper()


@pytest.mark.parametrize("seed", [None, 7])
def test_table_and_menu_name_it(app: App, seed: int | None) -> None:
    session = flying(app, seed=seed)
    app.start(routes.Table(session))
    hands = Hands(app)
    hands.run()
    table = app.top
    assert (f"{named(app)} · Turn 1" in said(hands)) == (seed is None), "the banner of the first turn"
    table.transients.clear()
    table.rest.key, table.rest.ms = STEPPER, 10_000.0
    hands.run()
    assert (named(app) in said(hands)) == (seed is None)
    app.push(MenuScene(session))
    hands.run()
    assert (named(app) in said(hands)) == (seed is None)


@pytest.mark.parametrize("crew", CREWS)
def test_saved_games_name_it(app: App, show: Show, crew: int) -> None:
    for name, seed in (("other", 7), ("daily", None)):
        app.library.save(name, flying(app, crew, seed).to_json())
    hands = show(SavesScene())
    hands.scene.do("tab", "playing")
    hands.scene._choose([one.name for one in hands.scene.entries].index("daily"))
    hands.run()
    assert said(hands).count(named(app)) == 2, "on its tile, and below the name"
