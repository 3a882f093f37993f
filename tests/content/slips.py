"""Mistakes in content, each made in a copy of the data folder, and how the error must name them."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from game.rules import ContentError, load_content
from tests.content.folder import copied, replace


class Slip(NamedTuple):
    """A text in a file replaced by a wrong one; the error's line counted from the text, and what it says."""

    file: str
    right: str
    wrong: str
    says: str
    nearest: str | None = None
    down: int = 0


def assert_named_where_it_stands(slip: Slip, tmp_path: Path) -> None:
    """Make the mistake; the error names file, line, what was found and the nearest right name."""
    folder = copied(tmp_path)
    line = replace(folder / slip.file, slip.right, slip.wrong)
    with pytest.raises(ContentError) as caught:
        load_content(folder)
    error = caught.value
    assert (error.file, error.line) == (slip.file, line + slip.down), str(error)
    assert slip.says in str(error)
    assert error.nearest == slip.nearest
    assert str(error).startswith(f"{slip.file}:{error.line}: found ")
    if slip.nearest:
        assert str(error).endswith(f"did you mean {slip.nearest!r}?")
