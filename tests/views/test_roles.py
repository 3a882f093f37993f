"""The table of roles: every line is a look, and mistakes are told with file, line and what was expected."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
import yaml

from game.app.drawing.colours.theme import Gradient, colour
from game.app.views import roles
from game.app.views.role_lines import read_lines
from game.app.views.roles import FILE, RolesError, look, read_roles, tint
from game.program_files import data_folder
from tests.looped import some
from tools.check_roles import check_roles

ROOT = Path(__file__).parents[2]


def test_the_table_is_right() -> None:
    check_roles(data_folder() / FILE)


def test_its_lines_are_read_as_yaml_reads_them() -> None:
    written = (data_folder() / FILE).read_text(encoding="utf-8")
    whole, found = yaml.safe_load(written), read_lines(written)
    assert found["colours"] == whole["colours"]
    assert found["roles"] == {
        name: {str(state): changes for state, changes in role.items()}
        for name, role in whole["roles"].items()
    }


@pytest.mark.parametrize("line", ["  a: {fill: [1, 2}", "  a: {b: c", "nothing", "  a: {fill}"])
def test_a_line_of_another_form_is_told(tmp_path: Path, line: str) -> None:
    file = tmp_path / "roles.yaml"
    file.write_text(f"roles:\n{line}\n", encoding="utf-8")
    with pytest.raises(RolesError, match="line 2: expected"):
        check_roles(file)


@pytest.mark.parametrize("table", ["colours: {}", "colours: {}\nroles:\n  a: x"])
def test_a_table_without_states_is_told(tmp_path: Path, table: str) -> None:
    file = tmp_path / "roles.yaml"
    file.write_text(f"{table}\n", encoding="utf-8")
    with pytest.raises(RolesError, match="expected `colours` and `roles`"):
        check_roles(file)


def test_yaml_has_read_no_state_as_truth() -> None:
    for name, role in some(
        yaml.safe_load((data_folder() / FILE).read_text(encoding="utf-8"))["roles"].items()
    ):
        role.pop("like", None)
        assert all(isinstance(state, str | int) and not isinstance(state, bool) for state in role), name
    for name, role in some(read_roles(data_folder() / FILE)["roles"].items()):
        assert next(iter(role)) == "idle", f"{name} begins with how it looks at rest"


def test_later_states_win_property_by_property() -> None:
    idle, locked = look("button", frozenset()), look("button", frozenset({"locked"}))
    assert idle.corners == locked.corners
    assert idle.line != locked.line
    assert dict(locked.inks)["ink"] == colour.DISABLED


def test_light_of_pointing_lies_between_two_looks() -> None:
    dark, half, lit = (look("button", frozenset(), (), hover) for hover in (0.0, 0.5, 1.0))
    fills = [one.fill for one in (dark, half, lit)]
    assert all(isinstance(fill, Gradient) for fill in fills)
    reds = [fill.start[0] for fill in fills if isinstance(fill, Gradient)]
    assert reds[0] < reds[1] < reds[2]


def test_tones_come_from_the_view() -> None:
    assert tint("tone", ((1, 2, 3),)) == (1, 2, 3)
    assert tint("tone*50", ((1, 2, 3),))[3] in (127, 128)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("fill: nocolour", "expected none, a colour"),
        ("fill: 3", "expected a colour in quotation marks"),
        ("corners: [1, 2]", "expected four numbers"),
        ("width: gold", "expected a number"),
        ("ink: 'gold > nothing'", "expected none, a colour"),
    ],
)
def test_mistakes_are_told_with_their_line(tmp_path: Path, line: str, expected: str) -> None:
    file = tmp_path / "roles.yaml"
    file.write_text(f"colours: {{}}\nroles:\n  button:\n    idle: {{{line}}}\n", encoding="utf-8")
    with pytest.raises(RolesError, match=f"line 4.*{re.escape(expected)}"):
        check_roles(file)


def test_every_look_that_a_view_asks_for_is_in_the_table() -> None:
    there = read_roles(data_folder() / FILE)["roles"].keys()
    asked = set()
    for file in (ROOT / "game" / "app").rglob("*.py"):
        source = file.read_text(encoding="utf-8")
        if "game.app.views" in source:
            asked |= {
                (word.value.value, file.name)
                for node in ast.walk(ast.parse(source))
                if isinstance(node, ast.Call)
                for word in node.keywords
                if word.arg == "look" and isinstance(word.value, ast.Constant)
            }
    assert asked
    assert not [(name, file) for name, file in sorted(asked) if name not in there]


def test_no_role_is_there_for_nobody() -> None:
    words = set()
    for file in (ROOT / "game" / "app").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
    # `bits.rule` puts what it is given behind "rule-".
    words |= {f"rule-{word}" for word in words}
    table = read_lines((data_folder() / FILE).read_text(encoding="utf-8"))["roles"]
    words |= {role["like"] for role in table.values() if "like" in role}
    assert len(table) > 80
    assert sorted(table.keys() - words) == []


@pytest.mark.parametrize("content", [b"", b"colours:\n", b"roles: \x8d", b"\0\0\0", b"[]"], ids=repr)
def test_a_damaged_table_is_told_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    """The box at the start said that a byte cannot be decoded, and of no file."""
    (tmp_path / FILE).write_bytes(content)
    monkeypatch.setattr(roles, "data_folder", lambda: tmp_path)
    with pytest.raises(RolesError, match="roles.yaml is damaged"):
        roles._table.__wrapped__()


@pytest.mark.parametrize(
    "content",
    [
        "colours:\nroles:\n  other:\n    idle: {fill: none}\n",
        "colours:\nroles:\n  button:\n    idle: {fill: panel-cxol}\n",
        "colours:\nroles:\n  button:\n    idle: {fill: 7}\n",
        "colours:\nroles:\n  button:\n    idle: {corners: 7}\n",
        "colours:\nroles:\n  button:\n    idle: {fill: panel > panel > panel}\n",
        "colours:\n  a: b\n  b: a\nroles:\n  button:\n    idle: {fill: a}\n",
    ],
    ids=["without the role", "another letter", "a number", "one corner", "three colours", "a circle"],
)
def test_a_damaged_role_is_told_with_the_name_of_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str
) -> None:
    """The error page said that a type has no attribute of that name."""
    (tmp_path / FILE).write_text(content)
    table = read_roles(tmp_path / FILE)
    monkeypatch.setattr(roles, "_table", lambda: table)
    with pytest.raises(RolesError, match="roles.yaml"):
        look.__wrapped__("button", frozenset())
