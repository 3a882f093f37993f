"""Sharing a flight: from every screen that has one, by mouse, keys, controller; what is refused is said."""

from __future__ import annotations

import errno
import time
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.app.drawing.images.picture_reader import PictureReader
from game.app.navigation.scene import Scene
from game.app.scenes.ending.ending_scene import EndingScene
from game.app.scenes.film.film_scene import FilmScene
from game.app.scenes.menu_scene import MenuScene
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.scenes.share.result_picture import SIZE
from game.app.scenes.share.share_scene import COPIED_MS, ShareDialog
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.play.result_text import flight_result, result_text
from game.play.session import Session
from game.rules.flight_line import flight_line
from game.storage.files import posts
from game.storage.files.paths import Home
from game.storage.settings.preferences import Preferences
from tests.app.stage import Hands
from tests.play.test_pad import Pad
from tests.play.test_result_text import recorded

Show = Callable[[Scene], Hands]


def won(app: App) -> Session:
    """A ship that was saved."""
    engine = app.engine()
    return Session(engine, recorded("won", engine))


def flying(app: App) -> Session:
    """A flight that goes on."""
    session = Session.new({"players": 3, "difficulty": "easy", "seed": 3}, app.engine(), app.shelf)
    for _ in range(12):
        assert session.decision is not None
        session.apply(session.decision["options"][0])
    return session


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What lies on the clipboard, the latest last."""
    held: list[str] = [""]
    monkeypatch.setattr(pygame.scrap, "put_text", held.append)
    return held


def said(hands: Hands) -> str:
    return " ".join(hands.words().split())


def test_the_ending_the_film_the_menu_and_the_ships_lead_there(app: App, show: Show) -> None:
    session = flying(app)
    app.library.save("Friday", session.to_json())
    for scene, below in (
        (EndingScene(won(app)), None),
        (FilmScene(won(app)), None),
        (MenuScene(session), TableScene(session)),
        (SavesScene(), None),
    ):
        hands = show(below or scene)
        if below is not None:
            app.push(scene)
            hands.run()
        hands.click("share")
        assert isinstance(hands.scene, ShareDialog), scene
        hands.key(pygame.K_ESCAPE)
        assert hands.scene is scene


def test_keys_copy_the_line_and_the_result_and_say_so_for_a_while(
    app: App, show: Show, clipboard: list[str]
) -> None:
    session = won(app)
    hands = show(ShareDialog(session))
    assert "Copied" not in said(hands)
    hands.key(pygame.K_c)
    assert clipboard[-1] == flight_line(session.history)
    assert "Copied" in said(hands) and "Copy flight line" not in said(hands)
    hands.key(pygame.K_r)
    assert clipboard[-1] == result_text(app.texts, flight_result(session.history))
    assert "Copy flight line" in said(hands) and "Copy result" not in said(hands)
    app.advance(COPIED_MS + 1)
    assert "Copied" not in said(hands) and "Copy result" in said(hands)
    clipboard.append("")
    hands.key(pygame.K_c, pygame.KMOD_CTRL)
    assert clipboard[-1] == flight_line(session.history)


def test_the_whole_line_is_to_be_read(app: App, show: Show) -> None:
    session = won(app)
    hands = show(ShareDialog(session))
    words = hands.words().split()
    assert all(group in words for group in flight_line(session.history).split("-"))
    assert "A6DM" not in words and f"{session.history.cursor} choices" in said(hands)


def test_only_a_flight_that_goes_on_can_be_played_on(app: App, show: Show) -> None:
    hands = show(ShareDialog(won(app)))
    assert "Share this flight" in said(hands) and "Play on" not in said(hands)
    hands = show(ShareDialog(flying(app)))
    assert "Pass this flight on" in said(hands) and "Play on" in said(hands)


def test_without_a_clipboard_that_is_said_and_nothing_else(
    app: App, show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    hands = show(ShareDialog(won(app)))
    hands.key(pygame.K_c)
    assert "Nothing was copied" in said(hands) and "Copied" not in said(hands)


def test_a_custom_position_has_a_result_and_a_picture(app: App, show: Show, clipboard: list[str]) -> None:
    session = Session.load(flying(app).state, app.engine())
    hands = show(ShareDialog(session))
    assert "custom position" in said(hands)
    hands.key(pygame.K_c)
    assert clipboard == [""]
    hands.click("result")
    assert clipboard[-1].startswith("Solar Storm")
    hands.click("picture")
    assert [path.name for path in app.posts.folder.iterdir()] == ["Solar Storm.png"]


def test_the_picture_is_saved_and_where_it_lies_is_said(app: App, show: Show) -> None:
    session = won(app)
    hands = show(ShareDialog(session))
    hands.key(pygame.K_p)
    path = app.posts.folder / f"Solar Storm {session.code}.png"
    assert pygame.image.load(path).get_size() == SIZE
    assert "".join(str(path).split()) in "".join(hands.words().split())
    hands.key(pygame.K_p)
    assert path.with_stem(f"{path.stem} 2").read_bytes() == path.read_bytes()


def test_names_stand_in_the_picture_alone(app: App, show: Show, clipboard: list[str]) -> None:
    session = won(app)
    hands = show(ShareDialog(session))
    without = pygame.image.tobytes(hands.scene.state.picture, "RGB")
    line = hands.scene.flight.line
    hands.key(pygame.K_w)
    assert hands.scene.state.names
    hands.run()
    assert pygame.image.tobytes(hands.scene.state.picture, "RGB") != without
    for key in (pygame.K_c, pygame.K_r):
        hands.key(key)
        assert not any(member["name"] in clipboard[-1] for member in session.state["crew"])
    assert hands.scene.flight.line == line
    hands.click("names")
    hands.run()
    assert pygame.image.tobytes(hands.scene.state.picture, "RGB") == without


def test_the_preview_is_the_picture_and_changes_with_it(app: App, show: Show) -> None:
    hands = show(ShareDialog(won(app)))

    def preview() -> bytes:
        hands.run()
        app.draw()
        where = hands.scene.form.kit.viewport.rect(hands.scene.laid.rect("preview"))
        whole = pygame.transform.smoothscale(hands.scene.state.picture, where.size)
        inner = where.inflate(-4, -4)
        shown, scaled = app.sheet.subsurface(inner), whole.subsurface(inner.move(-where.x, -where.y))
        bytes_shown = pygame.image.tobytes(shown, "RGB")
        assert bytes_shown == pygame.image.tobytes(scaled, "RGB")
        return bytes_shown

    without = preview()
    hands.scene.do("names", True)
    assert preview() != without
    hands.scene.do("names", False)
    assert preview() == without


@pytest.mark.parametrize(
    ("number", "words"),
    [(errno.ENOSPC, "disk is full"), (errno.EACCES, "read-only"), (errno.EIO, "cannot be used")],
)
def test_what_the_disk_refuses_is_said(
    number: int, words: str, app: App, show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> Path:
        raise OSError(number, "no")

    hands = show(ShareDialog(won(app)))
    with monkeypatch.context() as broken:
        broken.setattr(posts, "write_new", refuse)
        hands.key(pygame.K_p)
    assert "was not saved" in said(hands) and words in said(hands)
    hands.key(pygame.K_p)
    assert "is saved" in said(hands)


def test_a_file_in_the_place_of_the_folder_is_said(app: App, show: Show) -> None:
    app.posts.folder.parent.mkdir(parents=True, exist_ok=True)
    app.posts.folder.write_bytes(b"mine")
    hands = show(ShareDialog(won(app)))
    hands.key(pygame.K_p)
    assert "cannot be used" in said(hands)
    assert app.posts.folder.read_bytes() == b"mine"


def test_a_controller_does_it_all(tmp_path: Path, clipboard: list[str]) -> None:
    pad = Pad(tmp_path, Preferences(animation="off", language="en"))
    session = won(pad.app)
    pad.app.push(EndingScene(session))
    pad.app.push(ShareDialog(session))
    pad.wait()
    reached = set()
    for _ in range(2 * len(pad.top.form.widgets)):
        focus = pad.top.form.focus.key
        if focus not in reached and focus != "close":
            pad.button("accept")
            pad.wait()
        reached.add(focus)
        pad.key("tab")
    assert reached >= {"line", "result", "picture", "names", "close"}
    assert clipboard[1:] == [flight_line(session.history), result_text(pad.app.texts, pad.top.flight.result)]
    assert pad.top.state.names and len(list(pad.app.posts.folder.iterdir())) == 1
    pad.button("back")
    assert isinstance(pad.top, EndingScene)


def test_files_are_read_beside_the_drawing_and_steps_come_frame_by_frame(tmp_path: Path) -> None:
    reader = PictureReader()
    app = App(Home(tmp_path, tmp_path / "logs"), (1280, 720), Preferences(language="en"), reader=reader)
    try:
        app.reset(ShareDialog(won(app)))
        frames = 0
        while app.top.state.picture is None:  # type: ignore[union-attr]
            assert app.top is not None and app.top.wake() == 0
            time.sleep(0.001)
            app.advance(1)
            frames += 1
        assert frames > 12
        assert app.top is not None and app.top.wake() != 0
        dialog, hands = app.top, Hands(app)
        for key in (pygame.K_w, pygame.K_p):  # in one frame: there is no picture yet
            pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
            pygame.event.post(pygame.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))
        hands.run()
        assert isinstance(dialog, ShareDialog) and app.top is dialog and not dialog.state.saving
        assert not app.posts.folder.exists()
    finally:
        reader.close()


@pytest.mark.parametrize("text", [100, 200])
def test_every_control_is_there_at_every_size(text: int, tmp_path: Path) -> None:
    settings = Preferences(animation="off", language="en", text=text)
    app = App(Home(tmp_path, tmp_path / "logs"), (1280, 720), settings)
    app.reset(ShareDialog(won(app)))
    hands = Hands(app)
    hands.run()
    assert {"line", "result", "picture", "names", "close"} <= set(hands.controls())
