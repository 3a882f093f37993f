"""A file of the game that the system refuses for a moment is read all the same, and for longer it is told."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from pygame_gui.core.utility import FontResource

from game.app.drawing.looks import LookBook
from game.app.forms.confirm_scene import ConfirmScene
from game.app.forms.daily_ships import DailyShips
from game.app.navigation import routes
from game.app.scenes.challenges.challenges_scene import ChallengesScene
from game.app.scenes.error_scene import ErrorScene
from game.app.scenes.rulebook.rulebook_scene import RulebookScene
from game.app.scenes.settings import settings_pages
from game.app.scenes.settings.settings_scene import SettingsScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.scenes.turns import turns_scene
from game.app.shell.app import App
from game.app.shell.warming import CODE
from game.app.table.table_scene import TableScene
from game.app.views.roles import _table
from game.bots.data_files import _sorted
from game.lessons.lesson_loading import LessonShelf
from game.play.session import Session, load_engine
from game.program_files import data_folder
from game.rules.loader.yaml_nodes import TRIES, ContentError, read_yaml
from game.storage.reports.crash import write_crash_report
from game.text_files import TextError, mistake, read_entries
from game.texts import Texts, languages
from tests.app.stage import Hands, open_app
from tests.storage.faulty_files import FaultyFiles
from tools.pictures.screen_pictures import recorded

READERS: dict[str, tuple[str, Callable[[Path], Any]]] = {
    "content": ("firsts.yaml", lambda file: read_yaml(file.parent, file)),
    "texts": ("texts/en/app.ftl", read_entries),
}


@pytest.mark.parametrize("call", ["stat", "open"])
@pytest.mark.parametrize("error", [errno.EIO, errno.EMFILE, errno.EACCES, errno.EINTR])
@pytest.mark.parametrize("kind", READERS)
def test_what_is_refused_for_a_moment_is_read(
    monkeypatch: pytest.MonkeyPatch, kind: str, error: int, call: str
) -> None:
    """One refusal was enough: the page of records and today's ship ended in the screen of an error."""
    name, read = READERS[kind]
    file, left, asked = data_folder() / name, [TRIES - 1], getattr(Path, call)

    def refused(path: Path, *words: Any, **more: Any) -> Any:
        if path == file and left[0]:
            left[0] -= 1
            raise OSError(error, os.strerror(error))
        return asked(path, *words, **more)

    monkeypatch.setattr(Path, call, refused)
    assert read(file) and not left[0]
    left[0] = TRIES
    with pytest.raises((ContentError, TextError), match="cannot be read"):
        read(file)


@pytest.mark.parametrize("screen", ["Setup", "Descent", "Film"])
def test_screens_that_need_such_a_file_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, screen: str
) -> None:
    """Each file below the game's data is refused once."""
    app, opened, met = open_app(tmp_path, (320, 180)), Path.open, set[Path]()
    session = recorded(app.engine(), "won")
    routed = {"Setup": routes.Setup(), "Descent": routes.Descent(), "Film": routes.Film(session)}

    def refused(path: Path, *words: Any, **more: Any) -> Any:
        if data_folder() in path.parents and path not in met:
            met.add(path)
            raise OSError(errno.EIO, "Input/output error")
        return opened(path, *words, **more)

    for kept in (_sorted, _table):
        kept.cache_clear()  # other tests of this process have read it
    with monkeypatch.context() as patched:
        patched.setattr(Path, "open", refused)
        app.open(routed[screen])
        app.advance(1)
        app.draw()
    assert met


SETUP: dict[str, Any] = {"players": 2, "difficulty": "easy", "seed": 7}


@contextmanager
def refused_for_long(name: str) -> Iterator[None]:
    """Refuse a file below the game's data, or each of a folder there, however often it is asked for."""
    opened, place = Path.open, data_folder() / name

    def refused(path: Path, *words: Any, **more: Any) -> Any:
        if path == place or place in path.parents:
            raise OSError(errno.EIO, os.strerror(errno.EIO), str(path))
        return opened(path, *words, **more)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Path, "open", refused)
        yield


def told(app: App) -> str:
    app.advance(1)
    return " ".join(Hands(app).words().split())


@pytest.mark.parametrize(
    ("route", "file"),
    [
        (routes.Rulebook(), "rulebook/contents.yaml"),
        (routes.FlightSchool(), "lessons/lessons.yaml"),
        (routes.Descent(), "descent.yaml"),
        (routes.Challenges(), "daily.yaml"),
        (routes.Records(), "firsts.yaml"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_screen_whose_file_is_refused_can_be_tried_again(
    tmp_path: Path, route: routes.Route, file: str
) -> None:
    """The screen of an error stood there, and a game that nobody saves was lost."""
    app = open_app(tmp_path, (1280, 720))
    app.shelf.paused = True
    session = Session.new(SETUP, app.engine())
    app.start(routes.Table(session))
    table = app.top
    with refused_for_long(file):
        app.open(route)
        words = told(app)
        assert isinstance(app.top, ConfirmScene) and file in words and "reinstall" in words
        Hands(app).click("yes")
        assert isinstance(app.top, ConfirmScene) and file in told(app), "again"
        Hands(app).click("no")
        assert app.top is table and isinstance(table, TableScene) and table.session is session
        app.open(route)
    Hands(app).click("yes")
    told(app)
    assert app.top is not None and app.top.route == route and app.scenes[0] is table


def test_a_table_whose_file_is_refused_can_be_tried_again(tmp_path: Path) -> None:
    """All screens are left for it: the title takes their place."""
    app = open_app(tmp_path, (1280, 720))
    app.start(routes.Title())
    session = Session.new(SETUP, app.engine(), app.shelf)
    enter, left = TableScene.enter, [OSError(errno.EIO, "no", str(data_folder() / "looks.yaml"))]

    def refused(scene: TableScene, program: Any) -> None:
        if left:
            raise left.pop()
        enter(scene, program)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(TableScene, "enter", refused)
        app.start(routes.Table(session))
        assert "data/looks.yaml" in told(app) and isinstance(app.scenes[0], TitleScene)
        Hands(app).click("yes")
    assert isinstance(app.top, TableScene) and app.top.session is session


def test_rules_that_are_refused_are_asked_for_again_from_the_title(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = open_app(tmp_path, (1280, 720))
    Session.new(SETUP, before.engine(), before.shelf)
    app = open_app(tmp_path, (1280, 720))
    app.start(routes.Title())
    engine, left = App.engine, [OSError(errno.EIO, "no", str(data_folder() / "cards.yaml"))]

    def refused(program: App) -> Any:
        if left:
            raise left.pop()
        return engine(program)

    monkeypatch.setattr(App, "engine", refused)
    Hands(app).click("continue")
    assert "data/cards.yaml" in told(app) and isinstance(app.scenes[0], TitleScene)
    Hands(app).click("yes")
    assert isinstance(app.top, TableScene)


@pytest.fixture
def texts_read_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests of one process share what they have read of a language (`tests/sharing.py`): not here."""
    monkeypatch.setattr(Texts, "__init__", getattr(Texts.__init__, "__wrapped__", Texts.__init__))


@pytest.mark.usefixtures("texts_read_anew")
def test_a_language_that_is_refused_is_asked_for_again(tmp_path: Path) -> None:
    app = open_app(tmp_path, (1280, 720))
    app.start(routes.Title())
    app.open(routes.Settings())
    page = app.top
    assert isinstance(page, SettingsScene)
    with refused_for_long("texts/de"):
        page.change(language="de")
        assert "data/texts/de/" in told(app) and app.settings.language != "de"
    Hands(app).click("yes")
    assert app.settings.language == "de" and app.top is page


def test_a_file_with_an_error_is_told_with_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app(tmp_path, (1280, 720))
    app.start(routes.Title())

    def wrong(*_: object) -> None:
        raise ContentError("daily.yaml", 7, "nothing", "a ship")

    with monkeypatch.context() as patched:
        patched.setattr(ChallengesScene, "enter", wrong)
        app.open(routes.Challenges())
    words = told(app)
    assert "has an error" in words and "daily.yaml:7: found nothing, expected a ship" in words


def test_a_refusal_that_names_no_file_is_told_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system names the file only where it is opened, not where it is read."""
    app = open_app(tmp_path, (1280, 720))
    app.start(routes.Title())

    def wrong(*_: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patched:
        patched.setattr(ChallengesScene, "enter", wrong)
        app.open(routes.Challenges())
    words = told(app)
    assert app.texts("error-why-disk") in words and "Input/output error" in words
    Hands(app).click("yes")
    assert isinstance(app.top, ChallengesScene)


def test_an_error_that_is_none_of_a_file_is_still_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(tmp_path, (1280, 720))
    app.start(routes.Title())

    def wrong(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(ChallengesScene, "enter", wrong)
        with pytest.raises(ZeroDivisionError):
            app.open(routes.Challenges())


@pytest.mark.parametrize("kind", READERS)
def test_the_screen_of_an_error_tells_a_refusal_from_a_mistake(tmp_path: Path, kind: str) -> None:
    """The file had an error, it said, and was to be corrected: it was only in use."""
    app = open_app(tmp_path, (1280, 720))
    app.start(routes.Title())
    name, read = READERS[kind]
    with refused_for_long(name), pytest.raises((ContentError, TextError)) as refusal:
        read(data_folder() / name)
    app.fail(refusal.value)
    words = told(app)
    assert isinstance(app.top, ErrorScene)
    assert "could not read one of its own files" in words and "has an error" not in words
    assert Path(name).name in words


def test_a_game_that_nobody_saves_goes_on_from_the_screen_of_an_error(tmp_path: Path) -> None:
    app = open_app(tmp_path, (1280, 720))
    app.shelf.paused = True
    session = Session.new(SETUP, app.engine(), app.shelf)
    session.apply(session.decision["options"][0])  # type: ignore[index]
    app.start(routes.Table(session))
    app.fail(OSError(errno.EIO, "no", str(data_folder() / "roles.yaml")))
    assert app.texts("error-goes-on") in told(app)
    Hands(app).click("again")
    table = app.top
    assert isinstance(table, TableScene) and table.session.to_json() == session.to_json()
    app.fail(ValueError("no file"))
    assert app.texts("error-goes-on") not in told(app), "nobody knows what the game is like after that"


def test_today_and_the_names_of_ships_do_without_a_file_that_is_refused(tmp_path: Path) -> None:
    app = open_app(tmp_path, (1280, 720))
    app.start(routes.Title())
    app.open(routes.Challenges())
    page = app.top
    assert isinstance(page, ChallengesScene)
    ships = DailyShips(app.engine())
    with refused_for_long("daily-par.json"):
        found = ships.look(app.flights, page.today)
    assert found.pars == {} and not found.log.unread
    ships = DailyShips(app.engine())
    with refused_for_long("daily.yaml"):
        assert ships.name(app.texts, page.plan.settings) == ""
        found = ships.look(app.flights, page.today)
    assert found.unread and not found.log.unread, "nobody knows which flights were on these ships"


def test_the_page_says_that_it_is_the_ships_that_cannot_be_read(tmp_path: Path) -> None:
    app = open_app(tmp_path, (1280, 720))
    app.start(routes.Title())
    app.open(routes.Challenges())
    page = app.top
    assert isinstance(page, ChallengesScene)
    assert "You will see it when you land" in told(app), "the log was read"
    page.ships = DailyShips(app.engine())
    with refused_for_long("daily.yaml"):
        page.logged = page.ships.look(app.flights, page.today)
        page.rebuild()
    words = told(app)
    assert "list of daily ships cannot be read" in words and "flight log" not in words
    for _ in range(110):
        app.advance(50)
    assert "cannot be read" not in told(app), "it was read again"


@pytest.mark.parametrize("error", [errno.EIO, errno.EACCES, errno.EMFILE])
def test_the_settings_open_where_the_list_of_languages_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    """The page that names the languages ended the program."""
    app = open_app(tmp_path, (1280, 720))
    app.start(routes.Title())
    known, listed = languages(), Path.iterdir

    def refused(path: Path) -> Iterator[Path]:
        if path == data_folder() / "texts":
            raise OSError(error, os.strerror(error))
        return listed(path)

    monkeypatch.setattr(Path, "iterdir", refused)
    app.open(routes.Settings())
    page = app.top
    assert isinstance(page, SettingsScene)
    page.open("reading")
    assert "Deutsch" in told(app) and languages() == known


@pytest.mark.usefixtures("texts_read_anew")
def test_a_folder_of_texts_that_is_refused_is_no_empty_one(monkeypatch: pytest.MonkeyPatch) -> None:
    listed = Path.iterdir

    def refused(path: Path) -> Iterator[Path]:
        if path == data_folder() / "texts/de":
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return listed(path)

    monkeypatch.setattr(Path, "iterdir", refused)
    with pytest.raises(TextError, match="cannot be read") as refusal:
        Texts("de")
    assert refusal.value.refused


@pytest.mark.usefixtures("texts_read_anew")
def test_plurals_that_are_refused_change_no_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They were read with the first sentence that needs them: the language had changed, and nothing could be
    said."""
    app = open_app(tmp_path, (1280, 720))
    app.start(routes.Title())
    app.texts.prepare()  # of English they are there
    left = [OSError(errno.EIO, "no")] * TRIES
    made = FluentBundle.__init__

    def refused(*words: Any, **more: Any) -> None:
        if left:
            raise left.pop()
        made(*words, **more)

    monkeypatch.setattr(FluentBundle, "__init__", refused)
    app.open(routes.Settings())
    page = app.top
    assert isinstance(page, SettingsScene)
    page.change(language="de")
    assert "data/texts/de" in told(app) and app.settings.language != "de"
    left[:] = [OSError(errno.EIO, "no")] * (TRIES - 1)
    Hands(app).click("yes")
    assert not left and app.settings.language == "de"


def test_a_report_is_written_where_a_module_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The report of an error ended the program: it asks for the versions of its libraries."""

    def refused(_: str) -> str:
        raise ImportError("cannot import name '_adapters'")

    monkeypatch.setattr("importlib.metadata.version", refused)
    found = write_crash_report(tmp_path, ValueError("x"), {}, datetime(2026, 1, 1))
    assert b'"pygame-ce":"unknown"' in found.read_bytes()


def test_what_tells_of_an_error_is_read_before_there_is_one() -> None:
    """The disk that refuses something refuses the code of that screen, too."""
    assert {"game.app.scenes.error_scene", "game.app.forms.confirm_scene"} <= {*CODE}


def test_names_of_languages_that_are_refused_are_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(tmp_path, (1280, 720))
    app.start(routes.Title())
    app.open(routes.Settings())
    page = app.top
    assert isinstance(page, SettingsScene)
    before = page.opened
    left = [mistake(data_folder() / "texts/ja", 1, "a folder that cannot be read")]
    left[0].refused = True

    def refused(name: str) -> str:
        if left:
            raise left.pop()
        return name

    monkeypatch.setattr(settings_pages, "language_name", refused)
    page.do("pages", "reading")
    assert "data/texts/ja" in told(app) and page.opened == before
    Hands(app).click("yes")
    assert page.opened == "reading" and app.top is page


def test_a_save_that_is_refused_while_the_title_waits_is_told_and_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The way on with the game was gone without a word, and stayed away."""
    app = open_app(tmp_path, (1280, 720))
    Session.new(SETUP, app.engine(), app.shelf)
    app.start(routes.Title())
    app.open(routes.Settings())
    hands = Hands(app)
    faulty = FaultyFiles(app.shelf.folder, monkeypatch.setattr)
    faulty.stuck, faulty.stuck_paths = errno.EIO, tuple(app.shelf.generations)
    app.pop()
    words = told(app)
    assert "continue" not in hands.controls() and "cannot be opened right now" in words
    faulty.stuck = None
    for _ in range(12):
        app.advance(500)
    words = told(app)
    assert "continue" in hands.controls() and "cannot be opened right now" not in words


FOLDERS: dict[str, Callable[[], Any]] = {
    "expansions": lambda: (load_engine(data_folder()), LookBook().pictures, LookBook().lines),
    "lessons": lambda: LessonShelf(data_folder()).cards,
    "texts": languages,
}


@pytest.mark.parametrize("error", [errno.EIO, errno.EMFILE, errno.EINTR])
@pytest.mark.parametrize("name", FOLDERS)
def test_a_folder_of_the_game_that_is_refused_for_a_moment_is_looked_into(
    monkeypatch: pytest.MonkeyPatch, name: str, error: int
) -> None:
    """One refusal of the folder of the expansions ended the program as it started."""
    listed, place, refused, met = os.listdir, data_folder() / name, [0], list[str]()

    def listing(path: Any = ".") -> Any:
        if Path(path) == place and not refused[0]:
            refused[0] += 1
            met.append(name)
            raise OSError(error, os.strerror(error), str(path))
        refused[0] = 0
        return listed(path)

    monkeypatch.setattr(os, "listdir", listing)
    monkeypatch.setattr(os, "scandir", _unused)
    assert FOLDERS[name]()
    assert met


def _unused(path: Any) -> Any:
    raise AssertionError(f"{path} is looked into in another way")


def test_the_rulebook_opens_while_the_lessons_are_refused(tmp_path: Path) -> None:
    """Its pages need none; the lesson is offered again once it can be read."""
    app = open_app(tmp_path, (640, 360))
    with refused_for_long("lessons"):
        app.open(routes.Rulebook(("sides",)))
        told(app)
        assert isinstance(app.top, RulebookScene) and app.top.lesson() is None
    assert app.top.lesson() is not None


def test_a_page_that_meets_such_a_file_later_stands_still_and_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not as it opens, but when its disk has answered: the error screen came by itself."""
    app, refused = open_app(tmp_path, (640, 360)), [True]
    flight = turns_scene.flight_of

    def refusing(program: Any, turn: Any) -> Any:
        if refused[0]:
            raise ContentError("looks.yaml", 1, "a file that cannot be read", "the file")
        return flight(program, turn)

    monkeypatch.setattr(turns_scene, "flight_of", refusing)
    app.start(routes.Title())
    for way in ("no", "yes"):
        app.open(routes.TurnsAgain())
        for _ in range(5):
            app.advance(50)
        assert [type(scene) for scene in app.scenes[1:]] == [turns_scene.TurnsScene, ConfirmScene]
        Hands(app).click(way)
        if way == "no":
            app.advance(50)
            assert isinstance(app.top, TitleScene)
    for _ in range(5):
        app.advance(50)
    assert isinstance(app.top, ConfirmScene), "it is refused still"
    refused[0] = False
    Hands(app).click("yes")
    for _ in range(5):
        app.advance(50)
    assert isinstance(app.top, turns_scene.TurnsScene) and app.top.looked_at is not None


@pytest.mark.parametrize("route", [routes.TurnsAgain, routes.Descent, routes.Challenges, routes.Records])
def test_pages_that_ask_the_disk_have_read_the_rules_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, route: Callable[[], routes.Route]
) -> None:
    """The thread of the disk would wait for the player's own rooms, and all that is saved for it."""
    app, asked = open_app(tmp_path, (640, 360)), list[bool]()
    ask = app.disk.ask

    def watched(work: Callable[[], Any], *more: Any, **named: Any) -> Any:
        asked.append(app._engine is not None)
        return ask(work, *more, **named)

    monkeypatch.setattr(app.disk, "ask", watched)
    app.open(route())
    assert asked and all(asked)


def test_what_a_question_led_to_is_tried_again_as_well(tmp_path: Path) -> None:
    """The question has gone by then: the error screen came."""
    app, asked = open_app(tmp_path, (640, 360)), list[int]()

    def refused_once() -> None:
        asked.append(1)
        if len(asked) == 1:
            raise ContentError("cards.yaml", 1, "a file that cannot be read", "the file")
        app.open(routes.Settings())

    app.start(routes.Title())
    app.push(ConfirmScene("?", "What follows.", "Yes", refused_once))
    Hands(app).click("yes")
    assert isinstance(app.top, ConfirmScene) and len(asked) == 1
    Hands(app).click("yes")
    assert isinstance(app.top, SettingsScene) and len(asked) == 2


@pytest.mark.parametrize("times", [1, TRIES - 1, TRIES])
def test_a_font_of_the_library_that_is_refused_as_a_page_is_laid_out_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    """One refusal led to the screen of an error: the library asks once, and names no error of the system."""
    app = open_app(tmp_path)
    app.open(routes.Rulebook())
    load, left = FontResource.load, [times]

    def refused(font: FontResource) -> Exception | None:
        if left[0]:
            left[0] -= 1
            return FileNotFoundError("Unable to load resource")
        return load(font)

    monkeypatch.setattr(FontResource, "load", refused)
    if times == TRIES:
        with pytest.raises(OSError, match="Unable to load"):
            app.change_settings(text=125)
    else:
        app.change_settings(text=125)
        assert isinstance(app.top, RulebookScene)
    assert not left[0]
