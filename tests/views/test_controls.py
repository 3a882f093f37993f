"""The controls of views: what is said of the cell that is pointed at, or that the keyboard is on."""

from __future__ import annotations

from game.app.widgets.choice import Cell, Choice


def choice(chosen: str) -> Choice:
    """Three cells side by side, each with a tip."""
    cells = [Cell(name, name, (100.0 * n, 0, 100, 50), tip=f"about {name}") for n, name in enumerate("abc")]
    return Choice("letters", (0, 0, 300, 50), cells, chosen, lambda value: None)


def test_the_keyboard_is_told_of_the_chosen_cell_and_the_pointer_of_the_one_below_it() -> None:
    row = choice("b")
    assert row.explanation() == "about b" and row.anchor() == (100.0, 0.0, 100.0, 50.0)
    row.point((250, 20))
    assert row.explanation() == "about c" and row.anchor() == (200.0, 0.0, 100.0, 50.0)
    row.point(None)
    assert row.explanation() == "about b"


def test_where_nothing_is_chosen_nothing_is_said() -> None:
    assert choice("x").explanation() is None
