"""Type and shapes in units."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.app.drawing import shapes
from game.app.drawing.canvas import Canvas
from game.app.drawing.colours.theme import STYLES, Gradient, fade, mix, rgb
from game.app.drawing.images.surface_cache import SurfaceCache
from game.app.drawing.kit import Kit
from game.app.drawing.type.fonts import Fonts
from game.storage.settings.preferences import Preferences
from tools.studio import Studio

WHITE = (255, 255, 255)


@pytest.fixture(scope="module")
def kit(tmp_path_factory: pytest.TempPathFactory) -> Kit:
    return Studio(tmp_path_factory.mktemp("home"), (1920, 1080)).kit


@pytest.fixture
def canvas(kit: Kit) -> Canvas:
    return Canvas.of_size(kit, 600, 300)


def test_text_stays_in_its_box(canvas: Canvas) -> None:
    for align in ("left", "center", "right"):
        for valign in ("top", "middle", "bottom"):
            canvas.texts.clear()
            canvas.text("Energy", (100, 100, 200, 60), "button", WHITE, align, valign)
            x, y, w, h = canvas.texts[0].rect
            assert x >= 99 and x + w <= 301 and y >= 99 and y + h <= 161, (align, valign)
    canvas.texts.clear()
    canvas.text("H", (100, 100, 200, 60), "button", WHITE, "center", "middle")
    x, y, w, h = canvas.texts[0].rect
    assert x + w / 2 == pytest.approx(200, abs=1) and y + h / 2 == pytest.approx(130, abs=1)


def test_text_that_does_not_fit_is_shortened_and_says_so(canvas: Canvas) -> None:
    canvas.text("A long name for a small box", (0, 0, 100, 30), "body", WHITE)
    record = canvas.texts[0]
    assert record.cut and record.text.endswith("…") and record.rect[2] <= 101


def test_shrinking_stops_at_the_smallest_size(canvas: Canvas) -> None:
    width = canvas.kit.fonts.width("Cargo Hold", STYLES["title"].at(28)) + 1
    canvas.text("Cargo Hold", (0, 0, width, 60), "title", WHITE, shrink=True)
    assert not canvas.texts[0].cut and canvas.texts[0].size == 24, "the next of the four sizes"
    canvas.text("Cargo Hold", (0, 100, 40, 60), "title", WHITE, shrink=True)
    assert canvas.texts[1].cut and canvas.texts[1].size == 18


def test_wrapping(canvas: Canvas) -> None:
    fonts = canvas.kit.fonts
    text = "Look at the next three damage cards and put them back in any order."
    lines = fonts.wrap(text, "body", 200)
    assert " ".join(lines) == text and len(lines) > 2
    assert all(fonts.width(line, "body") <= 200 for line in lines)
    canvas.text(text, (0, 0, 200, 300), "body", WHITE, wrap=True)
    assert not any(record.cut for record in canvas.texts)
    canvas.texts.clear()
    canvas.text(text, (0, 0, 200, 30), "body", WHITE, wrap=True)
    assert canvas.texts[0].cut


def test_a_word_longer_than_a_line_is_broken(kit: Kit) -> None:
    path = "kept in /home/somebody/with/a/very/long/path/game.json.broken-1 for you"
    lines = kit.fonts.wrap(path, "small", 180)
    assert all(kit.fonts.width(line, "small") <= 180 for line in lines)
    assert "".join(lines).replace(" ", "") == path.replace(" ", "")


def test_text_takes_the_same_share_of_every_window() -> None:
    sizes = [Fonts(scale).width("Look at the top five cards", "small") for scale in (2 / 3, 1, 2)]
    assert max(sizes) - min(sizes) < 0.02 * max(sizes)


@pytest.mark.parametrize("language", ["ja", "ko", "zh", "zh-Hant"])
def test_letters_of_many_strokes_are_never_smaller(tmp_path: Path, language: str) -> None:
    words = "修理" * 20
    for text, style, wanted in ((100, "small", 21), (100, "body", 24), (100, "lead", 24), (150, "small", 27)):
        kit = Studio(tmp_path, (1280, 720), Preferences(language=language, text=text)).kit
        canvas = Canvas.of_size(kit, 2000, 200)
        box = canvas.text(words, (0, 0, 2000, 100), style, WHITE)
        assert canvas.texts[-1].size == pytest.approx(wanted)
        assert box[2] == pytest.approx(kit.fonts.width(words, style))
        assert box[3] == pytest.approx(kit.fonts.line_height(style))
        canvas.text(words, (0, 0, 300, 50), style, WHITE, shrink=True)
        assert canvas.texts[-1].size == pytest.approx(21), "as small as it gets"
        assert kit.zoomed().fonts.style(style).size * text / 100 == pytest.approx(wanted)
    assert Fonts(1.0).style("small").size == 18


def test_letters_that_the_face_lacks(kit: Kit) -> None:
    assert all(kit.fonts.shows(letter, "crew-name") for letter in "AzëÅ9-'")
    assert all(kit.fonts.shows(letter, "crew-name") for letter in "жΩ"), "another face has these"
    assert not any(kit.fonts.shows(letter, "crew-name") for letter in "\U00012000\U0001f3b2")


def test_text_beyond_the_canvas_is_cut(canvas: Canvas) -> None:
    canvas.text("over the edge", (560, 100), "body", WHITE)
    assert canvas.texts[0].cut


def test_cover_forgets_what_is_below(canvas: Canvas) -> None:
    canvas.text("below", (20, 20), "body", WHITE)
    canvas.text("beside", (400, 20), "body", WHITE)
    canvas.cover((0, 0, 200, 100))
    assert [record.text for record in canvas.texts] == ["beside"]


def test_another_canvas_brings_its_texts(kit: Kit, canvas: Canvas) -> None:
    card = Canvas.of_size(kit, 200, 100, origin=(-20, -20))
    card.text("Data", (10, 10), "body", WHITE)
    inner = card.texts[0].rect
    canvas.blit(card, 100, 50)
    outer = canvas.texts[0].rect
    assert (outer[0] - inner[0], outer[1] - inner[1]) == pytest.approx((100, 50))
    ink = canvas.surface.get_bounding_rect()
    assert (ink.x, ink.y) == pytest.approx((outer[0], outer[1]), abs=3)


def test_cut_corners_are_clear_and_the_middle_is_filled() -> None:
    picture = shapes.panel(200, 100, (10, 20, 30), (200, 100, 50), (20, 5, 20, 5), 2)
    assert picture.get_at((2, 2)).a == 0 and picture.get_at((197, 97)).a == 0
    assert picture.get_at((100, 50)) == (10, 20, 30, 255)
    assert picture.get_at((100, 0))[:3] == (200, 100, 50) == picture.get_at((199, 50))[:3]
    edge = [picture.get_at((x, 19 - x)).a for x in range(4, 16)]
    assert any(0 < a < 255 for a in edge) or 255 in edge


def test_both_sides_of_a_panel_are_alike() -> None:
    picture = shapes.panel(121, 81, (10, 20, 30), (200, 100, 50), (12, 12, 12, 12), 2)
    mirrored = pygame.transform.flip(picture, True, True)
    unlike = sum(
        abs(picture.get_at((x, y)).a - mirrored.get_at((x, y)).a) > 40 for x in range(121) for y in range(81)
    )
    assert unlike <= 8


def test_a_glow_fades_outwards() -> None:
    picture = shapes.glow(100, 60, (255, 200, 0, 200), 20)
    assert picture.get_size() == (140, 100)
    row = [picture.get_at((x, 50)).a for x in range(0, 40)]
    assert row[0] == 0 and row == sorted(row) and row[-1] > 150


def test_smooth_art_has_no_dark_fringe() -> None:
    def disc(large: pygame.Surface, scale: float) -> None:
        pygame.draw.circle(large, (255, 200, 100), (30 * scale, 30 * scale), 25 * scale)

    picture = shapes.art(60, 60, disc, 1.0)
    soft = [
        picture.get_at((x, y)) for x in range(60) for y in range(60) if 40 < picture.get_at((x, y)).a < 255
    ]
    assert soft and all(c.r > 200 for c in soft)


def test_gradients_and_colours() -> None:
    picture = shapes.gradient(Gradient((0, 0, 0), (255, 0, 0)), 100, 4)
    assert picture.get_at((0, 0)).r == 0 and picture.get_at((99, 3)).r == 255
    assert rgb("#FF8000") == (255, 128, 0) and rgb("#FF8000", 0.5) == (255, 128, 0, 128)
    assert fade((1, 2, 3), 0.5) == (1, 2, 3, 128) and mix((0, 0, 0), (100, 200, 50), 0.5) == (50, 100, 25)


def test_shared_pictures_are_made_once(kit: Kit) -> None:
    assert kit.pictures.icon("res-data", 40) is kit.pictures.icon("res-data", 40)
    assert kit.pictures.icon("res-data", 40) is not kit.pictures.icon("res-data", 40, grey=True)


def test_the_cache_forgets_the_oldest() -> None:
    cache = SurfaceCache(1000)
    for name in "abc":
        cache.put(name, pygame.Surface((10, 10)))
        cache.get("a")
    assert cache.get("b") is None
    assert cache.get("a") is not None and cache.get("c") is not None
    assert cache.bytes == 800


def test_the_cache_keeps_what_two_frames_asked_for() -> None:
    cache = SurfaceCache(1000)
    cache.begin_frame()
    cache.put("first", pygame.Surface((10, 10)))
    for _ in range(2):
        cache.begin_frame()
    for name in "abc":
        cache.put(name, pygame.Surface((10, 10)))
    assert cache.get("first") is None
    assert cache.bytes == 1200, "a frame that needs three is not drawn anew with every one of them"
    cache.begin_frame()
    assert cache.get("b") is not None
    cache.put("d", pygame.Surface((10, 10)))
    assert cache.get("a") is not None, "what is new in this frame does not push out what is yet to be drawn"
    cache.begin_frame()
    cache.put("e", pygame.Surface((10, 10)))
    assert not cache.has("c") and all(map(cache.has, "abde"))
    for _ in range(3):
        cache.begin_frame()
    cache.put("f", pygame.Surface((10, 10)))
    assert cache.bytes == 800


def test_the_cache_grows_no_more_where_no_frame_begins_again() -> None:
    cache = SurfaceCache(1000)
    cache.begin_frame()
    for n in range(50):
        cache.put(n, pygame.Surface((10, 10)))
    assert cache.bytes == 4000 and cache.has(49) and not cache.has(0)


def test_a_frame_begins_for_what_is_drawn_larger_too(tmp_path: Path) -> None:
    kit = Studio(tmp_path, (960, 540), Preferences(text=150)).kit
    zoomed = kit.zoomed()
    assert zoomed is not kit
    zoomed.pictures._kept.limit = 1000
    kit.begin_frame()
    for name in "abc":
        zoomed.pictures.shape(name, lambda: pygame.Surface((10, 10)))
    assert zoomed.pictures._kept.bytes == 1200


def test_pictures_are_cropped_not_squeezed(tmp_path: Path) -> None:
    from game.app.drawing.images.pictures import cover

    source = pygame.Surface((200, 100))
    source.fill((255, 0, 0), (0, 0, 100, 100))
    source.fill((0, 0, 255), (100, 0, 100, 100))
    left = cover(source, 50, 50, (0, 0.5))
    assert left.get_size() == (50, 50)
    assert left.get_at((48, 25)).r == 255 and left.get_at((2, 2)).r == 255


UNSEEN = (
    "\u200d",
    "a\u200db",
    "\u0301",
    "x\u0301",
    "\ufe0f",
    "\u034f",
    "\u200b",
    "\U000e0100",
    "\u0300" * 60,
)


@pytest.mark.parametrize("text", UNSEEN, ids=ascii)
@pytest.mark.parametrize("style", ["button", "title", "tag", "verdict"])
def test_letters_without_width_are_set(kit: Kit, text: str, style: str) -> None:
    assert kit.fonts.render(text, style, (255, 255, 255)).get_height() > 0
