"""The picture of the table that is saved with a game."""

from __future__ import annotations

import gc
import io
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.app.drawing.kit import Kit
from game.app.drawing.viewport import Viewport
from game.app.navigation.scene import Scene
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.shell.app import App
from game.app.table import kept_picture
from game.app.table.kept_picture import table_picture
from game.app.table.paint.painter import TablePainter
from game.app.table.paint.piece_store import PieceStore
from game.app.table.paint.sun import SunStep
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.storage.files.jpeg import jpeg_size
from game.storage.games.savefile import is_picture
from tests.app.saved_games import begin
from tests.app.stage import Hands
from tests.play.test_result_text import recorded


@pytest.mark.parametrize("size", [(1, 1), (2, 900), (3000, 1), (8000, 200), (1280, 720)])
def test_a_window_of_any_shape_has_a_picture(app: App, size: tuple[int, int]) -> None:
    picture = table_picture(Kit(Viewport(*size), app.texts), begin(app, 1))
    assert is_picture(picture)
    if size == (1280, 720):
        assert jpeg_size(picture) == (640, 360)


def test_the_picture_shows_the_table(app: App, show: Callable[[Scene], Hands]) -> None:
    picture = pygame.image.load(io.BytesIO(table_picture(app.kit, begin(app, 2))), "x.jpg")
    assert picture.get_size() == (640, 360)
    hands = show(TableScene(begin(app, 2)))
    hands.app.advance(5000)
    hands.app.draw()
    screen = pygame.transform.smoothscale(hands.app.screen, (64, 36))
    small = pygame.transform.smoothscale(picture, (64, 36))
    apart = [
        abs(a - b)
        for x in range(64)
        for y in range(36)
        for a, b in zip(screen.get_at((x, y))[:3], small.get_at((x, y))[:3], strict=True)
    ]
    assert sum(apart) / len(apart) < 12


def test_a_game_that_ends_is_pictured_from_its_own_table(
    app: App, show: Callable[[Scene], Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    """To paint another one took half a second in the frame in which the game ended."""
    session = begin(app, 2)
    while session.decision is not None:
        session.apply(session.decision["options"][-1])
    table = TableScene(session)
    show(table).app.draw()

    def painted(*_: object) -> None:
        raise AssertionError("a piece is painted anew")

    with monkeypatch.context() as painting:
        painting.setattr(PieceStore, "_painted_now", painted)
        own = table.kept_picture()
        seen: list[SunStep | None] = []
        laid = table.painter.prepare
        painting.setattr(
            table.painter, "prepare", lambda *given, sun=None: (seen.append(sun), laid(*given, sun=sun))
        )
        table.idle.sky.shown = replace(table.idle.sun)
        assert table.kept_picture() == own
        assert seen == [table.idle.sky.shown], "the sun that it shows, for which nothing is painted"
    # Only its large button is another one: it waits for the end to be shown.
    assert _apart(own, table_picture(app.kit, session)) < 1
    table.fold()
    assert _apart(own, table.kept_picture()) < 1, "where it has been let go, one is painted for it"


def test_a_game_is_drawn_in_one_frame_and_its_end_shown_in_the_next(
    app: App, show: Callable[[Scene], Hands]
) -> None:
    session = begin(app, 2)
    while session.decision is not None:
        session.apply(session.decision["options"][-1])
    table = TableScene(session)
    hands = show(table)
    table.deciding.result_shown = False
    app.advance(16)
    app.show()
    assert hands.scene is table and app.library.list() == [] and table.deciding.wake() == 0
    app.advance(16)
    assert hands.scene is not table and len(app.library.list()) == 1
    app.pop()
    assert table.deciding.wake() is None, "the table rests"


def test_an_end_that_is_taken_back_in_time_is_not_kept(app: App, show: Callable[[Scene], Hands]) -> None:
    session = recorded("won", app.engine())
    session = Session.resume(session.to_json(), app.engine(), app.shelf)
    session.seek(session.history.length - 1)
    table = TableScene(session)
    hands = show(table)
    option = session.to_json()["choices"][session.history.cursor]
    app.change_settings(animation="off")
    table.propose(option)
    for _ in range(200):
        app.advance(16)
        if table.deciding.wake() == 0:
            break
    assert session.decision is None and hands.scene is table and session.can_undo
    app.dispatch(pygame.Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_CTRL, unicode="", scancode=0))
    for _ in range(5):
        app.advance(16)
    assert session.decision is not None and hands.scene is table
    assert app.library.list() == [] and table.deciding.wake() is None, "and the table rests"
    while session.decision is not None:
        session.apply([one for one in session.decision["options"] if one != option][-1])
    table.renew()
    for _ in range(5):
        app.advance(16)
    (entry,) = app.library.list()
    assert hands.scene is not table and app.library.load(entry) == session.to_json()


def _apart(one: bytes, other: bytes) -> float:
    """Return how far two pictures are from each other, of 255."""
    pictures = [pygame.image.load(io.BytesIO(picture), "x.jpg") for picture in (one, other)]
    first, second = (pygame.image.tobytes(picture, "RGB") for picture in pictures)
    levels = [abs(a - b) for a, b in zip(first, second, strict=True)]
    return sum(levels) / len(levels)


def test_a_picture_that_is_none_is_left_out(app: App, show: Callable[[Scene], Hands], tmp_path: Path) -> None:
    app.library.save("odd", begin(app, 1).to_json(), b"no picture at all")
    (entry,) = app.library.list()
    assert json.loads(entry.path.read_text(encoding="utf-8"))["picture"]
    assert "odd" in show(SavesScene()).words()


@pytest.mark.slow
def test_a_picture_leaves_no_memory_behind(app: App) -> None:
    """pygame keeps each file that it has written to: 80 kB a game stayed for as long as the program ran."""
    session = begin(app, 1)
    table_picture(app.kit, session)
    held = {id(one) for one in files()}
    table_picture(app.kit, session)
    new = [one for one in files() if id(one) not in held]
    assert all(one.closed for one in new)


def test_a_table_that_is_painted_for_its_picture_is_let_go_at_once(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    painters: list[TablePainter] = []

    class Kept(TablePainter):
        def __init__(self, kit: Kit) -> None:
            super().__init__(kit)
            painters.append(self)

    monkeypatch.setattr(kept_picture, "TablePainter", Kept)
    table_picture(app.kit, begin(app, 1))
    (painter,) = painters
    assert not painter.compositor.laid and painter.compositor.surface.get_size() == (1, 1)


def files() -> list[io.BytesIO]:
    gc.collect()
    return [one for one in gc.get_objects() if isinstance(one, io.BytesIO)]
