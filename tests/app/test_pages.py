"""Pictures of a very large page are made before they are needed and used again; smaller ones are not kept."""

from __future__ import annotations

import pytest

from game.app.drawing.images.pages import KEPT, Pages

LARGE, SMALL, LARGER = (3840, 2160), (1920, 1080), (5120, 2160)


def test_what_is_given_back_is_taken_again() -> None:
    pages = Pages(LARGE)
    one = pages.take()
    assert one.get_size() == LARGE
    pages.give(one)
    assert pages.take() is one
    assert pages.take() is not one


def test_one_is_made_at_a_time() -> None:
    pages = Pages(LARGE)
    assert pages.at_hand() is None, "to make one would take long"
    assert [pages.ready(2) for _ in range(4)] == [False, False, True, True]
    assert pages.at_hand() is not None


def test_only_a_few_are_kept_and_only_of_its_size() -> None:
    pages = Pages(LARGE)
    for _ in range(KEPT + 2):
        pages.give(pages.take())
    several = [pages.take() for _ in range(KEPT + 2)]
    for one in several:
        pages.give(one)
    assert len({id(pages.take()) for _ in range(KEPT)} & {id(one) for one in several}) == KEPT
    assert pages.at_hand() is None
    pages.give(Pages(SMALL).take())
    assert pages.at_hand() is None


@pytest.mark.parametrize("size", [SMALL, LARGER])
def test_of_other_pages_none_is_kept(size: tuple[int, int]) -> None:
    pages = Pages(size)
    assert pages.ready(3), "they are made where they are needed"
    assert pages.at_hand() is None
    one = pages.take()
    assert one.get_size() == size
    pages.give(one)
    assert pages.take() is not one
