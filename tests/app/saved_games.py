"""Games in progress and saved games for tests of the screens."""

from __future__ import annotations

from collections.abc import Callable

from game.app.navigation.scene import Scene
from game.app.scenes.menu_scene import MenuScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.play.session import Session
from tests.app.stage import Hands

SETUP = {"players": 2, "difficulty": "hard", "seed": 7, "names": ["Ada", "Bo"]}


def begin(app: App, choices: int = 0, seed: int = 7) -> Session:
    """Return a game in progress on the shelf.

    Args:
        app: the program.
        choices: how many have been made; of each question the first.
        seed: of the game.
    """
    session = Session.new({**SETUP, "seed": seed}, app.engine(), app.shelf, (2, 3))
    for _ in range(choices):
        assert session.decision is not None
        session.apply(session.decision["options"][0])
    return session


def keep(app: App, *names: str) -> None:
    """Save games under names, each of one choice more than the one before."""
    for number, name in enumerate(names):
        app.library.save(name, begin(app, number + 1).to_json())


def names(app: App) -> list[str]:
    """Return the names of all saved games, sorted."""
    return sorted(entry.name for entry in app.library.list())


def plain(hands: Hands) -> str:
    """Return what the screen says, in one line."""
    return " ".join(hands.words().split())


def at_table(app: App, show: Callable[[Scene], Hands], choices: int = 2) -> tuple[Hands, Session]:
    """Open the menu over a table; return hands and game."""
    session = begin(app, choices)
    hands = show(TableScene(session))
    app.push(MenuScene(session))
    hands.run()
    return hands, session


def many(app: App, count: int) -> None:
    """Save so many games, which are all alike."""
    game = begin(app, 1).to_json()
    for number in range(count):
        app.library.save(f"game {number}", game)
