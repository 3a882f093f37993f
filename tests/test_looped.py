"""No test asserts only inside a loop that might be over nothing: `tests.looped.some` says that it was not."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.looped import some
from tests.sources import statements

TESTS = Path(__file__).parent
SURE = ("some", "range", "enumerate", "zip", "sorted", "reversed", "list", "product")


def test_something_comes_through() -> None:
    assert list(some(n for n in range(3))) == [0, 1, 2]


def test_nothing_is_an_error() -> None:
    with pytest.raises(AssertionError, match="nothing was looped over"):
        list(some([]))


def sure(items: ast.expr) -> bool:
    """Tell whether it is seen in the source that a loop over this is over something."""
    if isinstance(items, ast.Tuple | ast.List | ast.Set):
        return bool(items.elts)
    if isinstance(items, ast.Dict):
        return bool(items.keys)
    if isinstance(items, ast.Constant):
        return bool(items.value)
    if isinstance(items, ast.Name):
        return items.id.isupper()
    if isinstance(items, ast.Call) and isinstance(items.func, ast.Name) and items.func.id in SURE:
        if items.func.id == "range":
            return all(isinstance(part, ast.Constant | ast.UnaryOp) for part in items.args)
        return items.func.id == "some" or any(map(sure, items.args))
    if isinstance(items, ast.Call) and isinstance(items.func, ast.Attribute):
        return items.func.attr in ("items", "values", "keys") and sure(items.func.value)
    return False


def doubtful(test: ast.FunctionDef) -> Iterator[int]:
    """Yield the lines of a test's loops that may be over nothing, where it asserts nowhere else."""
    loops = [node for node in ast.walk(test) if isinstance(node, ast.For)]
    inside = {id(node) for loop in loops for part in loop.body for node in ast.walk(part)}
    asserts = [node for node in ast.walk(test) if isinstance(node, ast.Assert)]
    if not asserts or any(id(one) not in inside for one in asserts):
        return
    for loop in loops:
        asserting = any(isinstance(node, ast.Assert) for part in loop.body for node in ast.walk(part))
        if asserting and id(loop) not in inside and not sure(loop.iter):
            yield loop.lineno


def test_every_test_that_asserts_in_loops_says_that_something_was_looped_over() -> None:
    found, read = [], 0
    for file in sorted(TESTS.rglob("test_*.py")):
        for node in statements(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                read += 1
                found += [f"{file.relative_to(TESTS)}:{line}" for line in doubtful(node)]
    assert read > 2000 and found == []
