"""Dialogs that are open speak another language as soon as it is chosen: all their words, not only some."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.app.scenes.menu_scene import MenuScene
from game.app.scenes.saves.naming_scene import save_as_scene
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.shell.app import App
from game.app.shell.refused_files import dialog_of_file
from game.app.table.branching import play_on
from game.app.table.dialogs.board_scene import BoardScene
from game.app.table.dialogs.panels.log_panel import LogPanel
from game.app.table.leaving_question import leaving_question
from game.app.table.model.table_keys import TableKey
from game.app.table.motion.transients import note_beside
from game.app.table.replacing import once_kept
from game.app.table.starting import start_game
from game.app.table.table_scene import TableScene
from game.play.session import Session
from tests.app.stage import Hands, open_app

SETUP: Any = {"players": 3, "difficulty": "easy", "seed": 7, "names": ["Ada", "Bo", "Cy"], "escape_pod": True}


def table(app: App) -> TableScene:
    session = Session.new(SETUP, app.engine(), app.shelf)
    for _ in range(9):
        assert session.decision is not None
        session.apply(session.decision["options"][0])
    scene = TableScene(session)
    app.reset(scene)
    return scene


def over_saves(action: str) -> Callable[[App], None]:
    def opened(app: App) -> None:
        app.library.save("Friday", table(app).session.to_json())
        scene = SavesScene()
        app.reset(scene)
        app.advance(50)
        scene.do(action, None)

    return opened


def leaving(app: App) -> None:
    session = table(app).session
    app.shelf.paused = True
    question = leaving_question(app, session, lambda: None)
    assert question is not None
    app.push(question)


def unkept(app: App) -> None:
    table(app)
    app.library.folder.parent.mkdir(exist_ok=True, parents=True)
    app.library.folder.write_text("no folder")
    once_kept(app, lambda texts: texts("setup-replace-yes"), lambda: None)


def refused(app: App) -> None:
    table(app)
    app.push(dialog_of_file(OSError(5, "Input/output error"), lambda: None))


def menu(app: App) -> None:
    scene = table(app)
    app.push(MenuScene(scene.session))
    assert isinstance(app.top, MenuScene)
    app.top.quit()


def ship_to_replace(app: App) -> None:
    table(app)
    app.reset(SavesScene())
    start_game(app, lambda: None)


DIALOGS: dict[str, Callable[[App], object]] = {
    "delete": over_saves("delete"),
    "rename": over_saves("rename"),
    "save as": lambda app: app.push(save_as_scene(app, table(app).session, print)),
    "leave": leaving,
    "not kept": unkept,
    "a file": refused,
    "quit": menu,
    "play on": lambda app: play_on(app, table(app).session),
    "replace": ship_to_replace,
    "board": lambda app: app.push(BoardScene(table(app).shown_table, lambda: None)),
    "log": lambda app: app.push(LogPanel(table(app))),
}


@pytest.mark.parametrize("name", DIALOGS)
def test_all_its_words_are_in_the_language_that_is_spoken(tmp_path: Path, name: str) -> None:
    """None of the words stay that the dialog would not have if it were opened now."""

    def said(app: App) -> set[str]:
        app.advance(50)
        app.show()
        return {*Hands(app).words().split("\n")}

    def opened(language: str) -> App:
        app = open_app(tmp_path / language)
        app.change_settings(language=language, confirm_leave=True)
        DIALOGS[name](app)
        assert app.top is not None and not isinstance(app.top, TableScene | SavesScene | MenuScene)
        return app

    app, fresh = opened("en"), opened("de")
    english, german = said(app), said(fresh)
    app.change_settings(language="de")
    stayed = english & said(app) - german
    own = {line for line in stayed if name == "save as" and line.startswith("Turn ")}  # a name, not a word
    assert english - german and german - english and stayed == own, stayed


def test_a_message_at_the_table_goes_with_the_language_it_was_said_in(tmp_path: Path) -> None:
    app = open_app(tmp_path)
    scene = table(app)
    scene.transients.toast = note_beside(scene.layout.rect(TableKey.meeple(0)), "A note in the way.")
    app.change_settings(text=125)
    assert scene.transients.toast is not None, "it is the same language"
    app.change_settings(language="de")
    app.advance(50)
    assert scene.transients.toast is None
