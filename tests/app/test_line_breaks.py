"""Lines end where readers of the language expect it, and its letters look as it writes them."""

from __future__ import annotations

import itertools
import random
import string

import pygame
import pytest

from game.app.drawing.colours.theme import DISPLAY, DISPLAY_BOLD, Style
from game.app.drawing.type.fallback_fonts import east_asian, east_asian_files, file_for, open_font
from game.app.drawing.type.fonts import Fonts
from game.app.drawing.type.line_breaks import breakable, unbroken
from tests.looped import some

CHINESE = "电力已从全部八个房间转出，可以重启能源核心。（第 3 步）移动到“舰桥”！"
TAIWANESE = "八個房間的動力都已轉移，可以重啟能量核心。（第3步）移動到「艦橋」！"
JAPANESE = "エネルギーコアを再起動します。「ブリッジ」へ移動し、カードを3枚まで出せます。"
NEVER_FIRST = set("，。、！）」”ーッ")
NEVER_LAST = set("（「“")


@pytest.fixture(autouse=True)
def fonts_ready() -> None:
    pygame.font.init()


@pytest.mark.parametrize(("text", "language"), [(CHINESE, "zh"), (TAIWANESE, "zh-Hant"), (JAPANESE, "ja")])
@pytest.mark.parametrize("width", [90, 130, 170, 260, 400])
def test_lines_without_spaces(text: str, language: str, width: float) -> None:
    fonts = Fonts(1.0, language=language)
    lines = fonts.wrap(text, "body", width)
    assert len(lines) > 1 and "".join(lines).replace(" ", "") == text.replace(" ", "")
    for line in lines:
        assert fonts.width(line, "body") <= width
        assert line[0] not in NEVER_FIRST and line[-1] not in NEVER_LAST, lines


def test_words_of_japanese_stay_whole_where_they_find_room() -> None:
    pieces = [piece for _, piece in unbroken("アクション終了、エネルギーコアを再起動", "ja")]
    assert pieces == ["アクション", "終了、", "エネルギーコア", "を", "再起動"]
    fonts = Fonts(1.0, language="ja")
    wide = fonts.width("アクション終", "body") + 1
    assert fonts.wrap("アクション終了", "body", wide) == ["アクション", "終了"]
    assert list(unbroken(CHINESE, "zh")) == list(breakable(CHINESE))


@pytest.mark.parametrize("language", ["ja", "zh", "zh-Hant"])
def test_sentences_that_were_put_together_have_no_space_after_a_full_stop_that_holds_one(
    language: str,
) -> None:
    fonts = Fonts(1.0, language=language)
    assert fonts.wrap("存。 一二 Solar Storm！ 三？ 四", "body", 900) == ["存。一二 Solar Storm！三？四"]


KOREAN = "에너지 코어를 재가동합니다. “함교”로 이동해 카드를 3장까지 냅니다."


@pytest.mark.parametrize("width", [170, 260, 400])
def test_words_of_korean_stay_whole(width: float) -> None:
    fonts = Fonts(1.0, language="ko")
    lines = fonts.wrap(KOREAN, "body", width)
    assert len(lines) > 1 and " ".join(lines) == KOREAN
    assert all(fonts.width(line, "body") <= width for line in lines)


def test_a_word_of_korean_wider_than_the_line_is_broken() -> None:
    fonts = Fonts(1.0, language="ko")
    wide = fonts.width("재가동하였", "body") + 1
    lines = fonts.wrap("코어를 재가동하였습니다만", "body", wide)
    assert "".join(lines).replace(" ", "") == "코어를재가동하였습니다만"
    assert all(fonts.width(line, "body") <= wide for line in lines)


def test_other_languages_break_at_spaces_alone() -> None:
    text = "Repair the Bridge: so-called 3/8  of it\u00a0all"
    assert [piece for _, piece in unbroken(text)] == text.split(" ")


def test_words_of_two_scripts_keep_their_spaces() -> None:
    assert "".join(gap + piece for gap, piece in unbroken("Mara 和 Teo 交换")) == "Mara 和 Teo 交换"


def test_each_language_writes_its_own_letters() -> None:
    spoken = ("ja-JP", "zh-CN", "ko", "zh-Hant", "de")
    files = [east_asian_files(east_asian(language))[0] for language in spoken]
    assert len(set(files)) == 4 and files[4] == files[0]
    pictures = {
        open_font(file, 60).render("\u76f4", True, (255, 255, 255)).get_buffer().raw for file in files
    }
    assert len(pictures) == 2, "the Japanese and Korean forms of this letter are one"


def test_names_of_asia_are_shown_whatever_the_system_has() -> None:
    for letter in "愛子小龙민준あア":
        assert file_for(letter, DISPLAY) is not None
    thin, heavy = (open_font(str(file_for("愛", DISPLAY)), 40, face) for face in (DISPLAY, DISPLAY_BOLD))
    ink = [
        pygame.mask.from_surface(font.render("愛", True, (255, 255, 255))).count() for font in (thin, heavy)
    ]
    assert ink[1] > ink[0] * 1.1, "a stand-in for a bold face is bold"


@pytest.mark.parametrize("key", ["空格", "スペース", "F1"])
def test_the_name_of_a_key_between_no_break_spaces_stays_whole(key: str) -> None:
    text = f"有些损伤牌不指定房间。用\xa0{key}\xa0结束行动，然后拿牌。"
    pieces = [piece for _, piece in unbroken(text)]
    assert "".join(pieces) == text
    assert len([piece for piece in pieces if f"\xa0{key}\xa0" in piece]) == 1
    assert len(pieces) > 12, "and nothing else is held together"


def test_a_very_long_word_is_broken_where_lines_end_after_few_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    chance, fonts = random.Random(4), Fonts(1.0)
    word = "".join(chance.choices(string.ascii_letters, k=3000))
    width, measured = Fonts.width, []

    def counted(self: Fonts, text: str, style: str | Style) -> float:
        measured.append(text)
        return width(self, text, style)

    monkeypatch.setattr(Fonts, "width", counted)
    lines = fonts.wrap(f"now {word}", "body", 300)
    assert len(measured) < 25 * len(lines)
    assert "".join(lines) == f"now {word}"
    for line, following in some(itertools.pairwise(lines)):
        assert fonts.width(line, "body") <= 300 < fonts.width(line + following[0], "body")
