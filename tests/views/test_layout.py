"""What a tree of views promises: where its parts lie, without a window."""

from __future__ import annotations

import pytest

from game.app.views.layout import Layouter
from game.app.views.tree import (
    Act,
    View,
    Words,
    column,
    drawn,
    first_that_fits,
    flow,
    grid,
    row,
    scroll,
    space,
    stack,
    text,
    with_room_for,
)
from tests.views.made_up_type import MadeUpType, box, laid, places


def test_equal_views_are_one() -> None:
    assert row(text("a"), gap=4) is row(text("a"), gap=4)
    assert row(text("a"), gap=4) is not row(text("a"), gap=5)


def test_views_never_change_and_know_their_properties() -> None:
    with pytest.raises(AttributeError, match="never changes"):
        text("a").gap = 3.0
    with pytest.raises(TypeError, match="no 'colour'"):
        row(colour=3)
    assert text("a").but(pad=3).pad == (3, 3, 3, 3)


def test_what_grows_gets_what_is_left() -> None:
    found = places(
        row(box("a", 10, 10), space(grow=1).but(high=5).named("b"), box("c", 20, 10), gap=5), 100, 40
    )
    assert found == {"a": (0, 15, 10, 10), "b": (15, 18, 60, 5), "c": (80, 15, 20, 10)}


def test_a_most_hands_the_rest_to_the_others() -> None:
    view = row(space(grow=1).but(wide=(0, 30)).named("a"), space(grow=1).named("b"), align="fill")
    assert places(view, 100, 10) == {"a": (0, 0, 30, 10), "b": (30, 0, 70, 10)}


def test_a_lack_is_taken_from_words_and_not_from_signs() -> None:
    found = places(row(box("sign", 30, 10), text("twenty letters, sure").named("words")), 200, 30)
    assert found["sign"][2] == 30
    assert found["words"][2] == 170


def test_names_that_players_typed_push_nothing_away() -> None:
    name = text("a very long name of a player", cut=True, grow=1).named("name")
    found = places(row(name, text("firm words", firm=True).named("tag")), 190, 30)
    assert found["tag"][2] == 121
    assert found["name"][2] == 69, "what is left"


def test_the_first_that_fits_without_type_getting_too_small() -> None:
    ways = first_that_fits(text("a long way to say it").named("long"), text("short").named("short"))
    assert list(places(ways, 200, 30)) == ["long"]
    assert list(places(ways, 100, 30)) == ["short"]


def test_height_counts_too() -> None:
    down, side = (kind(box("a", 10, 30), box("b", 10, 30)) for kind in (column, row))
    assert places(first_that_fits(down, side), 50, 60)["b"] == (0, 30, 10, 30)
    assert places(first_that_fits(down, side), 50, 40)["b"][:2] == (10, 5)


def test_a_most_never_hides_what_is_needed() -> None:
    ways = first_that_fits(column(box("a", 10, 30), box("b", 10, 30), high=(0, 40)), box("c", 10, 10))
    assert list(places(ways, 50, 50)) == ["c"]


def test_columns_of_a_grid_are_as_wide_as_their_widest() -> None:
    view = grid(2, box("a", 10, 10), box("b", 30, 10), box("c", 20, 10), box("d", 5, 10), gap=5, gap_down=1)
    found = places(view, 100, 50)
    assert found["b"][0] == found["d"][0] == 25
    assert found["c"][1] == 11


def test_a_flow_breaks() -> None:
    view = flow(box("a", 40, 10), box("b", 40, 10), box("c", 40, 10), gap=5, gap_down=2)
    assert places(view, 90, 50)["c"] == (0, 12, 40, 10)


def test_even_parts_share_alike_whatever_they_hold() -> None:
    view = row(text("a").named("a"), text("much longer").named("b"), pack="even", gap=10, align="fill")
    found = places(view, 310, 20)
    assert found["a"][2] == found["b"][2] == 150


def test_room_is_kept_for_what_is_not_shown() -> None:
    shown, other = text("short"), text("a text of several lines here", lines=0)
    found = places(column(with_room_for(shown, other), box("below", 5, 5)), 120, 100)
    assert found["below"][1] == 86


def test_a_page_is_as_long_as_it_needs_and_gives_room_to_its_bar() -> None:
    page = scroll(column(space(high=400, grow=1).named("a")), "page")
    found = laid(column(page), 50, 100, bar=10)
    rect, part = found.places["page"]
    assert (rect[3], part.parts[0][2].size) == (100, (40, 400))
    assert part.parts[0][:2] == (0, 2), "letters reach a little beyond their line"
    assert laid(column(page), 50, 500, bar=10).places["page"][1].parts[0][2].size == (50, 496)


def test_the_tab_key_follows_the_tree_unless_told_otherwise() -> None:
    last = stack(box("last", 5, 5)).named("s", Act())
    assert list(places(row(box("mark", 5, 5), box("name", 5, 5, tab=-1), last), 50, 10)) == [
        "name",
        "mark",
        "s",
        "last",
    ]


def test_equal_parts_are_measured_once() -> None:
    def screen(words: str) -> View:
        rows = [row(text(f"line {n}", lines=0), drawn(print, n, wide=5, high=5), gap=2) for n in range(40)]
        return column(row(text(words)), *rows)

    fonts = MadeUpType()
    layouter = Layouter(fonts)
    first = layouter.laid(screen("one"), 300, 900)
    asked = fonts.asked
    assert asked >= 41
    second = layouter.laid(screen("two"), 300, 900)
    assert fonts.asked == asked + 1
    assert second.parts[5][2] is first.parts[5][2]


def test_words_get_smaller_before_a_line_breaks_inside_one() -> None:
    """At size 24 twelve units a letter: "continue" takes 96, at the next size, the smallest, 72."""
    label = text("continue now", "button", lines=2)
    assert isinstance(label.what, Words)
    fonts = Layouter(MadeUpType())
    assert [fonts.style_in(label.what, wide).size for wide in (96, 90, 72, 40)] == [24, 18, 18, 18]
    assert fonts.across(label)[0] == 72, "no narrower than its longest word in the smallest type"


def test_words_are_as_wide_as_their_lines_need() -> None:
    """At size 18 nine units a letter: of "aa bb cc dd" two lines hold five letters each."""
    assert Layouter(MadeUpType()).across(text("aa bb cc dd", "small", lines=2))[0] >= 5 * 9
    assert Layouter(MadeUpType()).across(text("aa bb cc dd", "small", lines=0))[0] == 2 * 9
    assert Layouter(MadeUpType()).across(text("aa bb cccccc d", "small", lines=2))[0] >= 8 * 9
