"""Names in other scripts are set from a face that has their letters; only what none has is refused."""

from __future__ import annotations

import errno
import io
import os
import random
import struct
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.app.drawing.colours.theme import DISPLAY, STYLES
from game.app.drawing.type import fallback_fonts
from game.app.drawing.type.fallback_fonts import file_for, font_file, runs
from game.app.drawing.type.fonts import Fonts
from game.app.navigation.scene import Scene
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.shell.app import App
from game.app.widgets.text_field import TextField, foreign
from tests.app.stage import Hands
from tools.east_asian_fonts import SETS, letters_of

NAMES = ["Женя", "Ωμέγα", "Şükrü", "Đặng Nguyễn", "Łukasz", "Zoë & Жан"]


@pytest.fixture(autouse=True)
def fonts_ready() -> None:
    pygame.font.init()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("style", ["crew-name", "body", "label"])
def test_names_of_many_scripts_are_shown(name: str, style: str) -> None:
    fonts = Fonts(1.0)
    assert all(fonts.shows(letter, style) for letter in name)
    line = fonts.render(name, style, (255, 255, 255))
    ink = line.get_bounding_rect(min_alpha=60)
    assert ink.h > STYLES[style].size * 0.5
    assert fonts.width(name, style) == pytest.approx(ink.w, abs=STYLES[style].size * 0.5)


@pytest.mark.parametrize(
    ("language", "common", "rare"),
    [("ja", "直あアー、", "们"), ("zh", "们这，", "們"), ("zh-Hant", "們這臺灣骰，「ㄅ", "们彧")],
)
def test_the_executable_brings_the_common_letters_along(
    language: str, common: str, rare: str, tmp_path: Path
) -> None:
    found = letters_of(SETS[language][1], tmp_path / "no texts")
    assert set(common) <= found and not set(rare) & found
    (tmp_path / "some.ftl").write_text(f"name = {rare}", encoding="utf-8")
    assert set(rare) <= letters_of(SETS[language][1], tmp_path)


def test_letters_keep_their_own_face_where_it_has_them() -> None:
    own = font_file(DISPLAY)
    assert runs("Zoë", DISPLAY) == [(own, "Zoë")]
    pieces = runs("Zoë & Жан", DISPLAY)
    assert [piece for _, piece in pieces] == ["Zoë & ", "Жан"]
    assert pieces[0][0] == own != pieces[1][0]
    assert foreign("Жан") and not foreign("Zoë")


def test_two_letters_never_look_like_one_box() -> None:
    fonts = Fonts(1.0)
    one, two = (fonts.render(letter, "crew-name", (255, 255, 255)) for letter in "ЖΩ")
    assert one.get_size() != two.get_size() or one.get_buffer().raw != two.get_buffer().raw


def test_what_no_face_has_is_told() -> None:
    assert file_for("\U00012000", DISPLAY) is None, "cuneiform"
    assert not Fonts(1.0).shows("\u200b", "body"), "a letter without ink or width"


def test_a_name_in_another_script_is_typed_clicked_and_played(
    app: App, show: Callable[[Scene], Hands]
) -> None:
    hands = show(SetupScene())
    field = hands.widget("name-0")
    assert isinstance(field, TextField)
    hands.click("name-0")
    for _ in range(20):
        hands.key(pygame.K_BACKSPACE)
    hands.type("Жаня")
    assert hands.scene.draft.players[0].name == "Жаня"
    assert hands.scene.draft.problem(hands.scene.showable) is None
    drawn = app.draw()
    assert any(t.text == "Жаня" for t in drawn.texts)
    field = hands.widget("name-0")
    x, y, _, h = field.place
    hands.click((x + 13, y + h / 2))
    hands.type("Q")
    assert hands.scene.draft.players[0].name == "QЖаня", "the caret stands where it was clicked"


def test_a_letter_that_cannot_be_shown_is_named(show: Callable[[Scene], Hands]) -> None:
    hands = show(SetupScene())
    hands.click("name-0")
    hands.type("\U00012000")
    assert "cannot be used" in hands.words()


@pytest.mark.parametrize("error", [errno.EACCES, errno.EIO, errno.EMFILE])
def test_a_folder_of_fonts_that_is_refused_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch, error: int
) -> None:
    """The first letter of East Asia on the page of languages ended in the screen of an error."""
    known, listed = file_for("愛", DISPLAY, "ja"), Path.iterdir
    assert known is not None

    def refused(path: Path) -> Iterator[Path]:
        raise OSError(error, os.strerror(error))

    for kept in (fallback_fonts.east_asian_files, fallback_fonts._file_for):
        kept.cache_clear()
    with monkeypatch.context() as patched:
        patched.setattr(Path, "iterdir", refused)
        assert file_for("愛", DISPLAY, "ja") is None
        assert len(runs("a愛", DISPLAY, "ja")) == 1, "it is shown as a letter that no font has"
    assert Path.iterdir is listed and file_for("愛", DISPLAY, "ja") == known
    assert len(runs("a愛", DISPLAY, "ja")) == 2


def test_the_faces_of_a_collection_share_its_file() -> None:
    """Each reads like a font of its own, and four languages take no more memory than one."""
    files = [fallback_fonts.east_asian_files(tongue)[0] for tongue in ("ja", "ko", "zh", "zh-Hant")]
    assert len({*files}) == 4 and len({file.partition("#")[0] for file in files}) == 1, "not the collection"
    path = files[0].partition("#")[0]
    collection, chance = Path(path).read_bytes(), random.Random(5)
    for number in range(4):
        (start,) = struct.unpack_from(">I", collection, 12 + 4 * number)
        (tables,) = struct.unpack_from(">H", collection, start + 4)
        length = 12 + 16 * tables
        whole = io.BytesIO(collection[start : start + length] + collection[length:])
        face = fallback_fonts._Face(collection, number)
        for _ in range(400):
            near = chance.random() < 0.5
            way = chance.choice((io.SEEK_SET, io.SEEK_CUR, io.SEEK_END))
            offset = chance.randrange(2 * length if near else len(collection))
            offset -= (way == io.SEEK_END) * len(collection)
            assert face.seek(offset, way) == whole.seek(offset, way) == face.tell()
            size = chance.choice((0, 1, 4, length, 5000))
            assert face.read(size) == whole.read(size) and face.tell() == whole.tell()
        assert face.seek(0) == 0 and len(face.read()) == len(collection)
    before = fallback_fonts._content.cache_info().currsize
    drawn = {
        fallback_fonts.open_font(file, 40).render("直", True, "white").get_buffer().raw for file in files
    }
    assert len(drawn) > 1, "each writes the letter in its own way"
    assert fallback_fonts._content.cache_info().currsize <= before + 1
