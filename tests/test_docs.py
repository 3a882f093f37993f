"""The pages speak of what is there: every file and folder that they name exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
TOPS = ("game", "data", "assets", "tests", "docs")
FILES = [
    path.relative_to(ROOT).as_posix()
    for top in TOPS
    for path in (ROOT / top).rglob("*")
    if "__pycache__" not in path.parts
]
INVENTED = ("observatory", "antimatter")
"""What docs/content.md tells its reader to make."""
ENDINGS = (".py", ".md", ".yaml", ".ftl", ".svg")


def named(page: str) -> Iterator[str]:
    """Every path that a page names: in `code`, where it is the first word, and as the target of a link."""
    for code in re.findall(r"`([^`\n]+)`", page):
        yield from code.split()[:1]
    yield from (link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", page))
    yield from re.findall(r"\b(?:game|tests)/[\w/.-]*\w", page)


def missing(page: str, folder: str = "docs") -> list[str]:
    """What a page names that is not there; names with a pattern in them stand for many."""
    found = []
    for name in dict.fromkeys(named(page)):
        path = name.strip("/")
        if any(word in path for word in INVENTED):
            continue
        if not path or re.search(r"[<>*{}\[\]$:%]|\bmy-|\.\.", path):
            continue
        if path.split("/")[0] in TOPS and "/" in path:
            known = path in FILES
        elif path.endswith(ENDINGS) and "(" not in path:
            known = any(f"/{file}".endswith(f"/{path}") for file in (*FILES, "main.py", "README.md"))
        else:
            continue
        if not known:
            found.append(path)
    return found


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_everything_that_a_page_names_is_there(page: Path):
    assert missing(page.read_text(encoding="utf-8")) == []


def test_a_name_that_is_not_there_is_found():
    page = "`game/app/nowhere.py`, `game/rules/engine.py`, `lost.py`, [a page](gone.md), see game/lost/things"
    assert missing(page) == ["game/app/nowhere.py", "lost.py", "gone.md", "game/lost/things"]
