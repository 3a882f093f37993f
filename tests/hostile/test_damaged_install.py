"""Files of the program itself that are gone or damaged: pictures, type and sounds. The game can be played."""

from __future__ import annotations

import base64
import errno
import os
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game import patience
from game.app.audio import kept_sounds
from game.app.audio.kept_sounds import KeptSounds
from game.app.audio.sounds import Sounds
from game.app.drawing import kit
from game.app.drawing.colours.colour_scheme import ColourScheme
from game.app.drawing.colours.theme import DISPLAY, TEXT_FACE
from game.app.drawing.images import damaged
from game.app.drawing.images.foreign_files import PictureError
from game.app.drawing.images.pictures import Pictures
from game.app.drawing.type import fallback_fonts
from game.app.navigation import routes
from game.app.scenes.error_scene import ErrorScene
from game.app.shell import selftest
from game.app.shell.app import App
from game.app.shell.screen import window
from game.app.widgets import entry_line
from game.bots.data_files import read_json
from game.play.session import Session
from game.program_files import asset_folder
from game.rules import ContentError
from game.storage.settings.preferences import Preferences
from tests.app.stage import open_app
from tests.looped import some
from tests.shares import mostly_slow

SETUP: dict[str, Any] = {"players": 2, "difficulty": "easy", "seed": 7}


def halve(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


DAMAGES: dict[str, Callable[[Path], object]] = {
    "gone": lambda path: path.unlink(),
    "empty": lambda path: path.write_bytes(b""),
    "half": halve,
    "zeros": lambda path: path.write_bytes(bytes(path.stat().st_size)),
    "not UTF-8": lambda path: path.write_bytes(b"<svg>\xff\xfe\xc0" * 9),
    "a folder": lambda path: (path.unlink(), path.mkdir()),
}
if hasattr(os, "mkfifo"):
    DAMAGES["a pipe"] = lambda path: (path.unlink(), os.mkfifo(path))
KINDS = ("rooms", "backdrop", "overlays", "endings", "cards", "crew", "icons", "icon.png")


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the program's pictures, which a program opened now reads."""
    copy = tmp_path / "assets"
    left_out = shutil.ignore_patterns("sounds")
    shutil.copytree(asset_folder(), copy, copy_function=shutil.copyfile, ignore=left_out)
    for module in (window, fallback_fonts):
        monkeypatch.setattr(module, "asset_folder", lambda: copy)

    def pictures(scale: float, scheme: Any = None, more: tuple[Path, ...] = ()) -> Pictures:
        return Pictures(scale, copy, scheme, more)

    monkeypatch.setattr(kit, "Pictures", pictures)
    monkeypatch.setattr(damaged, "_told", set())
    monkeypatch.setattr(damaged, "_refused", set())
    return copy


def looks_through(app: App) -> None:
    """Open the screens that show most of the pictures, in two palettes."""
    session = Session.new(SETUP, app.engine(), app.shelf)
    over = Session.new(SETUP, app.engine())
    while over.decision is not None:
        over.apply(over.decision["options"][0])
    opened: tuple[routes.Route, ...] = (
        *(routes.Title(), routes.Setup(), routes.Table(session), routes.Ending(over)),
        *(routes.LastPicture(over), routes.SavedGames(), routes.Rulebook()),
    )
    app.library.save("one", session.to_json(), b"\xff\xd8\xff")
    for palette in ("normal", "deuteranopia"):
        app.change_settings(palette=palette)
        for route in opened:
            app.start(route)
            for ms in (0.0, 16.7, 2000.0):
                app.advance(ms)
                assert app.draw().texts
            assert not isinstance(app.top, ErrorScene)


@pytest.mark.parametrize("damage", mostly_slow(DAMAGES.values(), 2), ids=DAMAGES)
def test_pictures_that_are_gone_or_damaged_are_plain(
    assets: Path, tmp_path: Path, damage: Callable[[Path], object], caplog: pytest.LogCaptureFixture
) -> None:
    for path in [one for one in assets.rglob("*") if one.is_file()]:
        damage(path)
    looks_through(open_app(tmp_path, (320, 180)))
    told = caplog.messages
    assert len(told) == len(set(told)) >= 4, "each is told once"


@pytest.mark.parametrize("palette", ["normal", "deuteranopia"])
def test_pictures_that_the_system_refuses_come_once_it_does_not(
    assets: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, palette: str
) -> None:
    """They stayed plain until the end of the program, and half of a file was shown as all of it."""
    refuses, read = [True], Path.read_bytes

    def refused(path: Path) -> bytes:
        if refuses[0] and assets in path.parents:
            raise OSError(errno.EIO, "Input/output error")
        return read(path)

    drawn = pygame.image.load_sized_svg

    def missing(file: Any, size: tuple[int, int]) -> pygame.Surface:
        if refuses[0] and isinstance(file, Path):
            raise FileNotFoundError(f"No such file or directory: '{file}'.")  # as pygame says it
        return drawn(file, size)

    monkeypatch.setattr(pygame.image, "load_sized_svg", missing)
    monkeypatch.setattr(Path, "read_bytes", refused)
    monkeypatch.setattr(patience, "PAUSES_S", (0.0, 0.0, 0.0))
    app = open_app(tmp_path, (320, 180), Preferences(palette=palette, animation="off"))
    app.start(routes.Title())
    app.draw()
    plain = pygame.image.tobytes(app.screen, "RGB")
    assert damaged.any_refused() and any(path.endswith(".svg") for path in damaged._refused)
    app.advance(5000)
    app.draw()
    assert damaged.any_refused() and pygame.image.tobytes(app.screen, "RGB") == plain
    refuses[0] = False
    for _ in range(4):
        app.advance(5000)
        app.draw()
    assert not damaged.any_refused() and pygame.image.tobytes(app.screen, "RGB") != plain
    pictures = app.kit.pictures
    for _ in range(3):
        app.advance(5000)
        app.draw()
    assert app.kit.pictures is pictures, "nothing is drawn anew"


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_some_that_are_damaged_beside_others_that_are_whole(assets: Path, tmp_path: Path, kind: str) -> None:
    """Light and picture, figure and simple figure need not have one size any more."""
    files = [one for one in sorted(assets.rglob("*")) if one.is_file() and kind in one.parts]
    assert files
    for path in files[::2]:
        path.write_bytes(b"")
    looks_through(open_app(tmp_path, (320, 180)))


@pytest.mark.parametrize("content", [None, b"", b"no font", bytes(5000)], ids=repr)
def test_without_its_own_type_words_can_be_read(tmp_path: Path, content: bytes | None) -> None:
    pygame.font.init()
    path = tmp_path / "face.ttf"
    if content is not None:
        path.write_bytes(content)
    for name in (str(path), f"{path}#1"):
        font = fallback_fonts.open_font(name, 20, "face")
        assert font.size("words")[0] > 20


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders")
def test_nobody_waits_for_a_pipe_in_the_place_of_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.mkfifo(pipe := tmp_path / "face.ttf")
    monkeypatch.setattr(time, "sleep", lambda seconds: pytest.fail("it will be one in a moment, too"))
    with pytest.raises(OSError, match=f"No regular file: '{pipe}'"):
        patience.read_bytes(pipe)
    pygame.font.init()
    assert fallback_fonts.open_font(str(pipe), 20, "face").size("words")[0] > 20


def test_letters_are_there_when_their_file_can_be_read_no_more(tmp_path: Path) -> None:
    """A letter was read when it was first set: where the system refused that, the game stopped."""
    pygame.font.init()
    path = Path(shutil.copy(fallback_fonts.font_file(DISPLAY), tmp_path))
    font, twin = (
        fallback_fonts.open_font(str(name), 20) for name in (path, fallback_fonts.font_file(DISPLAY))
    )
    path.write_bytes(b"")
    words = "".join(map(chr, range(33, 127)))
    assert font.size(words) == twin.size(words) and font.render(words, True, "white").get_width() > 200


TYPING = """
import sys
from pathlib import Path
import pygame
from game.app.drawing.type import fallback_fonts
from game.app.navigation import routes
from game.storage.settings.preferences import Preferences
from tests.app.stage import open_app
name, left = sys.argv[2], int(sys.argv[3])
read = fallback_fonts._content
fallback_fonts._content = lambda path: read(path)[: left if path.endswith(name) else None]
app = open_app(Path(sys.argv[1]), (640, 360), Preferences(language="en", animation="off"))
try:
    app.open(routes.Setup())
    app.make_step(20.0, [pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0)])
except Exception as error:
    app.fail(error)
app.draw()
print(type(app.top).__name__, "opened")
"""
"""Opens a page with text fields where of one font file no more than so many bytes are left."""


@pytest.mark.parametrize("left", mostly_slow([100, 0, 20_000], 1))
@pytest.mark.parametrize(
    ("name", "opened"),
    mostly_slow(
        [
            ("ChakraPetch-Medium.ttf", "SetupScene"),
            ("ChakraPetch-SemiBold.ttf", "SetupScene"),
            ("NotoSans-Regular.ttf", "ErrorScene"),
            ("FiraCode-Regular.ttf", "ErrorScene"),
        ],
        2,
    ),
)
def test_a_damaged_font_ends_no_program(tmp_path: Path, name: str, opened: str, left: int) -> None:
    """SDL_ttf takes it, and the text fields gave it another size: that was the end of the process."""
    words = [sys.executable, "-c", TYPING, str(tmp_path), name, str(left)]
    told = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    assert told.returncode == 0 and f"{opened} opened" in told.stdout, told.stderr[-2000:]


def test_a_damaged_sound_is_not_decoded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The decoder ended the process on some."""
    folder = Path(shutil.copytree(asset_folder() / "sounds", tmp_path / "sounds"))
    sounds, decoded = Sounds.read(folder), list[bytes]()
    monkeypatch.setattr(kept_sounds, "sound_of", lambda device, held: decoded.append(held))
    name, *_ = sounds.files["blaze"]
    whole = (folder / name).read_bytes()
    device: Any = SimpleNamespace(get_init=lambda: (44100, -16, 2))
    KeptSounds(folder, device).read_once(name)
    assert decoded == [whole]
    (folder / name).write_bytes(whole[:5000] + bytes([whole[5000] ^ 1]) + whole[5001:])
    assert KeptSounds(folder, device).read_once(name) is None and len(decoded) == 1


@pytest.mark.parametrize("name", ["cadet.json", "value.json", "results.json"])
@pytest.mark.parametrize("content", [b"{", b"", b'{\n"a": 1,\n', b"\xff\xfe"], ids=repr)
def test_a_damaged_file_of_the_players_is_told_by_its_name(tmp_path: Path, name: str, content: bytes) -> None:
    file = tmp_path / "bots" / name
    file.parent.mkdir()
    file.write_bytes(content)
    with pytest.raises(ContentError, match=rf"bots/{name}:\d: found .*, expected JSON"):
        read_json(file)


@pytest.mark.parametrize("size", ["width='3' height='3'", "width='9000' height='20'", ""])
def test_a_card_of_another_size_is_drawn_all_the_same(tmp_path: Path, size: str) -> None:
    (tmp_path / "cards").mkdir()
    drawn = f"<svg xmlns='http://www.w3.org/2000/svg' {size}><rect width='9' height='9'/></svg>"
    (tmp_path / "cards" / "data.svg").write_text(drawn)
    pictures = Pictures(1.0, tmp_path)
    assert pictures.drawing("cards/data.svg", 60, 84).get_size() == (60, 84)


@pytest.mark.parametrize("palette", ["normal", "deuteranopia"])
def test_a_drawing_with_a_number_without_end_comes_to_no_decoder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, palette: str
) -> None:
    """One wrong letter in a gradient ended the program without a word."""
    monkeypatch.setattr(damaged, "_told", set())
    (tmp_path / "cards").mkdir()
    whole = (asset_folder() / "cards" / "nanobots.svg").read_bytes()
    (tmp_path / "cards" / "nanobots.svg").write_bytes(whole.replace(b'cx="-1.75"', b'cx="-1E75"', 1))
    pictures = Pictures(1.0, tmp_path, scheme=ColourScheme(palette=palette))
    assert pictures.drawing("cards/nanobots.svg", 60, 84).get_size() == (60, 84)
    assert "cards/nanobots.svg" in damaged._told
    damaged._told.clear()


def test_a_template_with_a_number_without_end_comes_to_no_decoder() -> None:
    with pytest.raises(PictureError, match="1E75"):
        Pictures(1.0)._vector("<svg viewBox='0 0 9 9'><radialGradient cx='-1E75'/></svg>", (9, 9))


@pytest.mark.parametrize(
    ("name", "damage"),
    [
        ("rooms/armoury.jpg", lambda path: path.write_bytes(path.read_bytes()[:20_000])),
        ("icon.png", halve),
        ("cards/data.svg", lambda path: path.write_bytes(b"<svg><rect width='1e75'/>")),
        ("rooms/bridge.jpg", lambda path: path.write_bytes(b"")),
    ],
)
def test_the_selftest_names_the_picture_that_is_cut(
    assets: Path, monkeypatch: pytest.MonkeyPatch, name: str, damage: Callable[[Path], object]
) -> None:
    """Of a JPEG that was cut the rest was grey, and nobody was told."""
    monkeypatch.setattr(selftest, "asset_folder", lambda: assets)
    assert int(selftest.pictures({}).split()[0]) > 300
    damage(assets / name)
    with pytest.raises(ValueError, match=name):
        selftest.pictures({})
    if name.endswith(".jpg"):
        assert Pictures(1.0, assets)._read(name).get_size() == damaged.SIZE
        assert name in damaged._told
        damaged._told.clear()


def test_the_selftest_tells_of_a_damaged_font(monkeypatch: pytest.MonkeyPatch) -> None:
    read = fallback_fonts._content
    assert int(selftest.fonts({}).split()[0]) >= 20
    forget_fonts()
    monkeypatch.setattr(
        fallback_fonts, "_content", lambda path: read(path)[: 900 if path.endswith("SemiBold.ttf") else None]
    )
    with pytest.raises(OSError, match="SemiBold"):
        selftest.fonts({})
    forget_fonts()


def forget_fonts() -> None:
    """Have every font file looked at again."""
    fallback_fonts._summed_content.cache_clear()


@pytest.mark.parametrize("face", mostly_slow([DISPLAY, TEXT_FACE, "Barlow-Black", "NotoSans", "#"], 1))
def test_one_wrong_byte_in_a_font_gives_another_face(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, face: str
) -> None:
    """Such fonts opened, and at some letter or size the start ended in a box that named no file, or every
    text was set in empty boxes; the list of tables and each table count, also the one with the heights."""
    pygame.font.init()
    caplog.set_level("INFO")
    file = next((file for file in fallback_fonts.font_files() if face in file), "")
    if not file:
        pytest.skip("no such font here")
    path, _, number = file.partition("#")
    whole = fallback_fonts._content(path)
    start = fallback_fonts._face_start(whole, int(number)) if number else 0
    heights = struct.unpack_from(">I", whole, whole.index(b"OS/2", start) + 8)[0] + 68
    in_list = [] if number else [4, whole.index(b"glyf")]
    for place in some([heights, *in_list, *range(len(whole) // 3, len(whole), len(whole) // 5)]):
        if number and place != heights:
            continue  # of another face, maybe
        wrong = whole[:place] + bytes([whole[place] ^ 16]) + whole[place + 1 :]
        forget_fonts()
        monkeypatch.setattr(fallback_fonts, "_content", {path: wrong}.__getitem__)
        assert fallback_fonts.open_font(file, 20).size("words")[0] > 20
        assert f"{path}: " in caplog.text and "is damaged" in caplog.text, place
        caplog.clear()
    forget_fonts()


def test_blocks_of_a_font_in_each_others_places_give_another_face(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sum stays the same: such a font opened, and the game ended at the first letter that it lacked."""
    pygame.font.init()
    file = fallback_fonts.font_file(TEXT_FACE)
    whole = fallback_fonts._content(file)
    blocks = [whole[at : at + 4096] for at in range(0, len(whole), 4096)]
    for first, second in some(((5, 11), (6, 9), (4, 12), (7, 20))):
        changed = list(blocks)
        changed[first], changed[second] = blocks[second], blocks[first]
        forget_fonts()
        monkeypatch.setattr(fallback_fonts, "_content", {file: b"".join(changed)}.__getitem__)
        font = fallback_fonts.open_font(file, 20)
        assert font.size("".join(map(chr, range(33, 127))))[0] > 500, "every letter has a width"
    forget_fonts()


def test_a_wrong_byte_in_an_outline_of_east_asia_costs_no_other_letter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing else has these letters: all of them were empty boxes."""
    pygame.font.init()
    file = next(iter(fallback_fonts.east_asian_files("ja")), "")
    if not file:
        pytest.skip("no such font here")
    path = file.partition("#")[0]
    whole = fallback_fonts._content(path)
    place = len(whole) // 2
    wrong = whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :]
    forget_fonts()
    monkeypatch.setattr(fallback_fonts, "_content", {path: wrong}.__getitem__)
    assert len(fallback_fonts._summed_content(file)) == len(whole)
    forget_fonts()


def test_every_font_is_what_its_sums_say() -> None:
    pygame.font.init()
    files = fallback_fonts.font_files()
    assert len(files) > 20 and all(len(fallback_fonts.sound_content(file)) > 50_000 for file in files)


def test_a_field_for_text_reads_its_font_once_and_for_all(tmp_path: Path) -> None:
    """A refused read while a letter was set was the end of the process."""
    kit = open_app(tmp_path).kit
    manager = entry_line.manager_of(kit, 20, 8, (0, 0, 0))
    fonts: Any = manager.get_theme().get_font_dictionary()
    content = base64.standard_b64encode(fallback_fonts.sound_content(fallback_fonts.font_file(DISPLAY)))
    assert {place for place, _ in fonts.known_font_paths["solar-storm"]} == {content}
    assert any("solar-storm" in name for name in fonts.loaded_fonts), "it is the one that lines are set in"


@pytest.mark.parametrize(
    "table",
    [
        b"",
        b"{",
        b"[]",
        b"7",
        b'{"a.ogg": 7}',
        b'{"a.ogg": {"cue": 3, "kind": "effects"}}',
        b"\xff",
        b'{"a": {}}',
    ],
    ids=repr,
)
def test_a_table_of_sounds_that_is_damaged_is_silence(tmp_path: Path, table: bytes) -> None:
    (tmp_path / "table.json").write_bytes(table)
    found = Sounds.read(tmp_path)
    assert found.files == {} and found.bus == {}
