"""The whole tree keeps its style and its types (settings in pyproject.toml)."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tests.sources import statements

ROOT = Path(__file__).parent.parent


TOOLS = (
    ("ruff", "check"),
    ("ruff", "format", "--check"),
    # Without what it remembers of the last time it reads everything, which takes twenty seconds.
    pytest.param(("mypy",), marks=pytest.mark.slow),
)


@pytest.mark.parametrize("tool", TOOLS, ids=" ".join)
def test_style(tool: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *tool], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(getattr(node.value, "value", None), str)


def _strays(path: Path) -> Iterator[int]:
    """Yield the lines of texts that stand behind another text: what they are about stands elsewhere."""
    for node in statements(ast.parse(path.read_text(encoding="utf-8"))):
        body = getattr(node, "body", None)
        for before, one in pairwise(body if isinstance(body, list) else ()):
            if _is_text(before) and _is_text(one):
                yield one.lineno


def test_what_is_said_of_a_name_stands_behind_it() -> None:
    files = [path for folder in ("game", "tools", "tests") for path in (ROOT / folder).rglob("*.py")]
    assert [f"{path}:{line}" for path in files for line in _strays(path)] == []
