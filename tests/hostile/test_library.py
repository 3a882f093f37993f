"""Saved games made to break the list: each is one row that says what is wrong, and hides no other."""

from __future__ import annotations

import base64
import io
import json
import os
import struct
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.app.forms.save_words import flaw_words, when_words, why_words
from game.app.scenes.saves.saves_scene import SavesScene
from game.app.scenes.title.title_scene import TitleScene
from game.app.shell.app import App
from game.app.table.table_scene import TableScene
from game.play.session import Session
from game.rules.history import HistoryError
from game.storage.files.jpeg import jpeg_size
from game.storage.files.plain_text import is_plain, plain
from game.storage.games import savefile
from game.storage.games.library import Library
from game.storage.games.save_names import tidy
from game.storage.games.savefile import SaveError, is_picture, read_save
from game.storage.games.saves import Shelf
from game.texts import Texts
from tests.app.stage import Hands, open_app
from tests.hostile.json_values import HOSTILE, PLAIN, VALUES, places, put, without
from tests.looped import some
from tests.searches import examples

SETUP = {"players": 2, "difficulty": "hard", "seed": 7, "names": ["Ada", "Bo"]}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> App:
    return open_app(tmp_path_factory.mktemp("home"))


@pytest.fixture(scope="module")
def sound(app: App) -> dict[str, Any]:
    """A saved file in which all is well, as data."""
    session = Session.new(SETUP, app.engine(), None, (2, 3))
    for _ in range(3):
        assert session.decision is not None
        session.apply(session.decision["options"][0])
    data = savefile.pack(session.to_json(), datetime(2026, 3, 1, tzinfo=UTC), "Friday", jpeg(640, 360))
    return dict(json.loads(data))


@pytest.fixture
def library(app: App, tmp_path: Path) -> Iterator[Library]:
    """The program's library, in a folder of its own."""
    before, app.library = app.library, Library(tmp_path / "named")
    (tmp_path / "named").mkdir()
    yield app.library
    app.library = before


def jpeg(width: int, height: int, declared: tuple[int, int] | None = None) -> bytes:
    """A JPEG file; `declared` is what its header says in place of its size."""
    file = io.BytesIO()
    pygame.image.save(pygame.Surface((width, height)), file, "x.jpg")
    data = bytearray(file.getvalue())
    if declared:
        at = next(n for n in range(len(data)) if data[n] == 0xFF and data[n + 1] in (0xC0, 0xC2))
        data[at + 5 : at + 9] = struct.pack(">HH", declared[1], declared[0])
    return bytes(data)


def png(width: int, height: int) -> bytes:
    """A PNG file of a few bytes that declares any size."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(b"")) + chunk(b"IEND", b"")
    )


def layers(frame: int, colours: int, count: int) -> bytes:
    """A JPEG file of 1280 x 1280 pixels in so many layers, each of which is read as if it were all."""

    def part(mark: int, data: bytes) -> bytes:
        return b"\xff" + bytes([mark]) + struct.pack(">H", len(data) + 2) + data

    one = b"\1" + bytes(15)
    shape = struct.pack(">BHHB", 8, 1280, 1280, colours) + b"".join(
        bytes([n + 1, 17, 0]) for n in range(colours)
    )
    ends = b"\1\x3f\x10" if frame == 0xC2 else b"\0\x3f\0"
    layer = part(0xDA, b"\1\1\0" + ends) + b"\x23\xff\0"
    tables = (
        part(0xDB, b"\0" + b"\1" * 64) + part(0xC4, b"\0" + one + b"\0") + part(0xC4, b"\x10" + one + b"\xe0")
    )
    return b"\xff\xd8" + tables + part(frame, shape) + layer * count + b"\xff\xd9"


SVG = (
    b'<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"><rect width="9" height="9"/></svg>'
)
PICTURES: dict[str, bytes] = {
    "an SVG of 30,000 pixels": SVG,
    "a PNG that declares 60,000 x 60,000": png(60_000, 60_000),
    "a small PNG": png(4, 4),
    "a JPEG that declares 60,000 x 60,000": jpeg(16, 16, (60_000, 60_000)),
    "a JPEG as wide as allowed and higher": jpeg(16, 16, (1280, 1281)),
    "a JPEG of 30,000 layers": layers(0xC2, 1, 30_000),
    "a JPEG whose colours are 30,000 layers": layers(0xC0, 3, 30_000),
    "a grey JPEG of two layers": layers(0xC0, 1, 2),
    "a JPEG without a size": jpeg(16, 16, (0, 0)),
    "a JPEG's beginning, then an SVG": b"\xff\xd8\xff\xfe" + struct.pack(">H", len(SVG) + 2) + SVG,
    "the same, with a picture behind it": b"\xff\xd8\xff\xfe"
    + struct.pack(">H", len(SVG) + 2)
    + SVG
    + jpeg(8, 8)[2:],
    "an SVG behind a JPEG's beginning": b"\xff\xd8" + SVG,
    "a BMP": b"BM" + bytes(52),
    "a GIF": b"GIF89a\xff\xff\xff\xff\x00\x00\x00",
    "only the beginning": jpeg(64, 64)[:20],
    "two bytes": b"\xff\xd8",
    "marks without end": b"\xff\xd8" + b"\xff" * 10_000,
    "two sizes": (lambda one, two: one[: two + 19] + one[two : two + 19] + one[two + 19 :])(
        jpeg(16, 16), jpeg(16, 16).index(b"\xff\xc0")
    ),
    "far too many bytes": jpeg(16, 16) + bytes(savefile.LARGEST_PICTURE),
}


def write(library: Library, whole: object, name: str = "bad.json") -> Path:
    path = library.folder / name
    path.write_bytes(json.dumps(whole).encode())
    return path


def rows(app: App) -> str:
    """Look at every saved game of the library, one after the other; return all words that were shown."""
    scene = SavesScene()
    app.reset(scene)
    hands = Hands(app)
    told = [hands.words()]
    for number in range(len(scene.entries)):
        scene.chosen = number
        scene.rebuild()
        told.append(hands.words())
    return " ".join(" ".join(told).split())


def test_jpeg_sizes() -> None:
    assert jpeg_size(jpeg(640, 360)) == (640, 360)
    assert jpeg_size(jpeg(16, 16, (60_000, 60_000))) == (60_000, 60_000)
    assert is_picture(jpeg(640, 640)) and is_picture(jpeg(1280, 1280)) and not is_picture(None)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_that_is_none_of_ours_is_told_and_never_decoded(
    app: App, library: Library, sound: dict[str, Any], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = {**sound, "picture": base64.b64encode(PICTURES[name]).decode()}
    path = write(library, whole)
    library.save("fine", sound["game"], jpeg(640, 360))
    real, decoded = pygame.image.load, []

    def load(file: Any, *hint: str) -> pygame.Surface:
        if isinstance(file, io.BytesIO):
            decoded.append(file.getvalue())
        return real(file, *hint)

    monkeypatch.setattr(pygame.image, "load", load)
    words = rows(app)
    assert PICTURES[name] not in decoded
    assert "Its picture is not from this game" in words
    entry = next(e for e in library.list() if e.path == path)
    assert entry.flaws == ("picture",) and entry.summary is not None and entry.error is None
    assert Session.resume(library.load(entry), app.engine()).to_json() == sound["game"], "the game is whole"
    assert len(library.list()) == 2
    renamed = library.rename(entry, "new")
    assert read_save(renamed.path).picture == PICTURES[name], "it stays in the file"


@pytest.mark.parametrize("broken", [jpeg(640, 360)[:-200], jpeg(640, 360)[:400]])
def test_a_picture_that_breaks_off_shows_the_sun(
    app: App, library: Library, sound: dict[str, Any], broken: bytes
) -> None:
    write(library, {**sound, "picture": base64.b64encode(broken).decode()})
    assert "Friday" in rows(app)


NAMES: dict[str, Any] = {
    "a zero in it": "Fri\0day",
    "100,000 letters": "F" * 100_000,
    "100,000 letters of two halves": "\U0001f680" * 100_000,
    "commands for a terminal": "\x1b]0;owned\x07Friday",
    "lines": "Fri\nday",
    "turned around": "\u202eyadirF",
    "61 letters": "F" * 61,
}


@pytest.mark.parametrize("kind", NAMES)
def test_a_name_that_makes_no_sense_is_told_and_cut(
    app: App, library: Library, sound: dict[str, Any], kind: str
) -> None:
    write(library, {**sound, "name": NAMES[kind]})
    library.save("fine", sound["game"])
    words = rows(app)
    assert "Its name is damaged" in words and "fine" in words
    entry = next(e for e in library.list() if e.path.stem == "bad")
    assert entry.flaws == ("name",) and is_plain(entry.name, 60)
    assert library.rename(entry, "good").flaws == ()


CREW: dict[str, tuple[tuple[Any, ...], Any]] = {
    "a member's name with a zero": (("game", "state", "crew", 0, "name"), "Ada\0"),
    "a member's name of 100,000 letters": (("game", "state", "crew", 0, "name"), "A" * 100_000),
    "a difficulty of 100,000 letters": (("game", "state", "settings", "difficulty"), "A" * 100_000),
    "a difficulty with a zero": (("game", "state", "settings", "difficulty"), "har\0d"),
    "a turn of 4,000 digits": (("game", "state", "turn"), int("9" * 4000)),
    "a turn below zero": (("game", "state", "turn"), -1),
    "an expansion of 100,000 letters": (("game", "state", "settings", "expansions"), ["x" * 100_000]),
    "5,000 expansions": (("game", "state", "settings", "expansions"), [f"own-{n}" for n in range(5_000)]),
    "an expansion with commands for a terminal": (("game", "state", "settings", "expansions"), ["\x1b[2J"]),
    "an expansion that is a key of 50,000 letters": (("game", "state", "settings", "x" * 50_000), True),
    "a name that is a list": (("name",), ["x" * 100_000]),
    "a program of lists": (("program",), [[]] * 10_000),
}


@pytest.mark.parametrize("kind", CREW)
def test_what_cannot_be_played_is_one_row_that_says_so(
    app: App, library: Library, sound: dict[str, Any], kind: str
) -> None:
    path, value = CREW[kind]
    write(library, put(sound, path, value))
    library.save("fine", sound["game"])
    words = rows(app)
    assert "This game cannot be read" in words and "fine" in words
    entry = next(e for e in library.list() if e.path.stem == "bad")
    assert entry.error is not None and is_plain(entry.error.detail, 400) and "bad.json" in entry.error.detail


def test_a_game_with_very_many_expansions_that_are_gone_says_so(
    app: App, shelf: Path, sound: dict[str, Any]
) -> None:
    app.library = Library(shelf / "named")
    (shelf / "named").mkdir()
    gone = [f"an-expansion-that-somebody-has-made-{n}" for n in range(150)]
    whole = put(sound, ("game", "state", "settings", "expansions"), gone)
    write(app.library, whole)
    words = " ".join(rows(app).split())
    assert "an-expansion-that-somebody-has-made-1," in words.replace(", ", ",") + ","
    (shelf / "game.json").write_bytes(json.dumps(whole).encode())
    app.reset(TitleScene())
    app.draw()
    title = app.stack.top
    assert isinstance(title, TitleScene)
    title.go_on()
    app.draw()


FILES = [
    b"caf\xe9.json",
    b"\xff\xfe\xfd.json",
    b"a\nb.json",
    b"\x1b[2J.json",
    b"x" * 250 + b".json",
    b" .json",
]


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="names are in UTF-8 on this system")
@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("whole", [True, False], ids=["a game", "no game"])
def test_a_file_may_have_any_name(
    app: App, library: Library, sound: dict[str, Any], file: bytes, whole: bool
) -> None:
    place = os.path.join(os.fsencode(library.folder), file)  # noqa: PTH118 - bytes
    with open(place, "wb") as made:  # noqa: PTH123
        made.write(json.dumps({**sound, "name": None}).encode() if whole else b"{")
    library.save("fine", sound["game"])
    words = rows(app)
    assert "fine" in words and ("This game cannot be read" in words) == (not whole)
    entry = next(e for e in library.list() if e.name != "fine")
    assert is_plain(entry.name, 60) and entry.name == plain(os.fsdecode(file)[:-5], 60)
    if whole:
        entry = library.rename(entry, "renamed")
    moved = library.delete(entry)
    assert moved.exists() and library.restore(moved).path.parent == library.folder


STAMPS = (
    "0001-01-01T00:00:00", "0001-01-01T00:00:00+00:00", "0001-01-01T00:00:00+23:59",
    "0001-01-01T00:00:00-23:59", "1969-12-31T23:59:59Z", "1900-01-01", "9999-12-31T23:59:59.999999",
    "9999-12-31T23:59:59+00:00", "9999-12-31T23:59:59-23:59", "9999-12-31T23:59:59+23:59",
    "3000-01-01T00:00:00Z", "12026-01-01", "-1", "x" * 100_000,
)  # fmt: skip
ZONES = ("UTC0", "XXX-24", "XXX+24")
MORE_ZONES = ("Pacific/Kiritimati", "Etc/GMT+12", "America/St_Johns", "nowhere")


@pytest.fixture
def zone() -> Iterator[Callable[[str], None]]:
    """Set the zone of this computer's clock."""
    if not hasattr(time, "tzset"):
        pytest.skip("this system cannot change its zone")
    before = os.environ.get("TZ")

    def be_in(name: str) -> None:
        os.environ["TZ"] = name
        time.tzset()

    yield be_in
    os.environ.pop("TZ")
    if before is not None:
        os.environ["TZ"] = before
    time.tzset()


@pytest.mark.parametrize("where", [*ZONES, *(pytest.param(z, marks=pytest.mark.slow) for z in MORE_ZONES)])
def test_a_time_at_the_end_of_all_dates_can_be_told_anywhere(
    app: App, library: Library, sound: dict[str, Any], zone: Callable[[str], None], where: str
) -> None:
    zone(where)
    for number, stamp in enumerate(STAMPS):
        write(library, {**sound, "saved": stamp}, f"{number}.json")
    for number, seconds in enumerate((-(2**40), -1, 0, 2**33, 2**38, 253402300800)):
        path = write(library, {**sound, "saved": None}, f"file {number}.json")
        try:
            os.utime(path, (0, seconds))
        except (OSError, OverflowError):
            path.unlink()  # no file can have this time here
    words = rows(app)
    assert "Its time is invalid" in words
    texts = Texts()
    for entry in library.list():
        assert entry.error is None and when_words(texts, entry.saved)
        assert (entry.flaws == ("saved",)) == entry.path.stem.isdigit(), entry
        renamed = library.rename(entry, "new")
        assert "saved" not in renamed.flaws


def test_every_flaw_and_every_reason_has_a_sentence_in_both_languages() -> None:
    for language in ("en", "de"):
        texts = Texts(language)
        for flaw in savefile.FLAWS:
            assert f"saves-flaw-{flaw}" in texts.own_ids
    assert flaw_words(Texts(), savefile.FLAWS).count(".") == 3
    assert why_words(Texts(), "value")


@given(st.text(st.characters(exclude_categories=()), max_size=200))
@settings(derandomize=True)
def test_any_text_is_made_plain(text: str) -> None:
    shown = plain(text, 60)
    assert is_plain(shown, 60)
    shown.encode()
    assert plain(shown, 60) == shown
    kept = tidy(text)
    assert is_plain(kept, 60) and tidy(kept) == kept


# all of it at once, and what nobody thought of


def look(app: App, folder: Path, whole: object) -> str:
    """Open the list and, where it can be loaded, the table with a saved game; return what came of it."""
    data = json.dumps(whole).encode()
    app.library = Library(folder / "named")
    (folder / "named").mkdir(exist_ok=True)
    (folder / "named" / "bad.json").write_bytes(data)
    (entry,) = app.library.list()
    rows(app)
    try:
        session = Session.resume(app.library.load(entry), app.engine())
    except (SaveError, HistoryError) as error:
        assert str(error)
        return "refused"
    app.reset(TableScene(session))
    app.draw()
    if session.decision is not None:
        session.apply(session.decision["options"][0])
    return "played"


@pytest.fixture
def shelf(app: App, tmp_path: Path) -> Iterator[Path]:
    """A folder of its own for the game in progress and the library."""
    before = app.shelf, app.library
    app.shelf = Shelf(tmp_path)
    yield tmp_path
    app.shelf, app.library = before


def search(app: App, folder: Path, sound: dict[str, Any], data: st.DataObject) -> None:
    whole = sound
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(places(whole)))
        change = data.draw(st.sampled_from(("put", "put", "without", "add")))
        if change == "without":
            whole = without(whole, path)
        elif change == "add" and isinstance(path[-1], str):
            key = data.draw(st.sampled_from(("x", "id", "name")))
            whole = put(whole, (*path[:-1], key), data.draw(PLAIN))
        else:
            whole = put(whole, path, data.draw(VALUES))
        if not places(whole):
            break
    look(app, folder, whole)
    # the same as the game in progress
    path = folder / "game.json"
    path.write_bytes(json.dumps(whole).encode())
    app.reset(TitleScene())
    app.draw()
    scene = app.stack.top
    assert isinstance(scene, TitleScene)
    scene.go_on()
    app.draw()


SETTINGS = settings(deadline=None, suppress_health_check=list(HealthCheck))


@settings(SETTINGS, max_examples=8, derandomize=True)
@given(st.data())
def test_a_made_up_game_breaks_no_screen(
    app: App, shelf: Path, sound: dict[str, Any], data: st.DataObject
) -> None:
    search(app, shelf, sound, data)


@pytest.mark.slow(first=True)
@settings(SETTINGS, max_examples=examples(200))
@given(st.data())
def test_very_many_made_up_games_break_no_screen(
    app: App, shelf: Path, sound: dict[str, Any], data: st.DataObject
) -> None:
    search(app, shelf, sound, data)


@pytest.mark.slow
def test_every_hostile_value_in_every_place_of_a_game(app: App, shelf: Path, sound: dict[str, Any]) -> None:
    for path in some(places(sound)):
        for value in HOSTILE:
            file = shelf / "x.json"
            file.write_bytes(json.dumps(put(sound, path, value)).encode())
            try:
                game = read_save(file).game
                Session.resume(game, app.engine())
            except (SaveError, HistoryError) as error:
                assert str(error), (path, value)
