"""The pages speak of what is there: every file and folder that they name exists."""

from __future__ import annotations

import ast
import functools
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import statements

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
TOPS = ("game", "tools", "data", "assets", "tests", "docs", "packaging")
FILES = [
    path.relative_to(ROOT).as_posix()
    for top in TOPS
    for path in (ROOT / top).rglob("*")
    if "__pycache__" not in path.parts
]
INVENTED = ("observatory", "antimatter", "garden")
"""What docs/content.md and docs/own-rooms.md tell their reader to make."""
ENDINGS = (".py", ".md", ".yaml", ".ftl", ".svg")


def named(page: str) -> Iterator[str]:
    """Every path that a page names: in `code`, where it is the first word, and as the target of a link."""
    for code in re.findall(r"`([^`\n]+)`", page):
        yield from code.split()[:1]
    yield from (link.partition("#")[0] for link in re.findall(r"\]\(([^)\s]+)\)", page))
    yield from re.findall(r"\b(?:game|tools|tests)/[\w/.-]*\w", page)


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


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_no_page_keeps_the_marks_of_a_merge(page: Path):
    lines = page.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if re.match(r"<{7} |={7}$|>{7} ", line)] == []


ASKING = re.compile(
    r"(What|Whether|Whoever|Whom|Whose|Who|Where|Wherever|Which|Whichever|When|Whenever|How|Why)\b"
)


@functools.cache
def told_in_sources() -> tuple[list[tuple[str, str]], list[tuple[str, str]]]:
    """Return the docstrings of all files, and the notes below names, each with its file."""
    docstrings, below = [], []
    for file in sorted(path for top in ("game", "tools") for path in (ROOT / top).rglob("*.py")):
        tree, name = ast.parse(file.read_text(encoding="utf-8")), str(file.relative_to(ROOT))
        below += [(name, note) for note in notes(tree)]
        for node in statements(tree):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                told = ast.get_docstring(node)
                docstrings += [(name, told)] if told is not None else []
    return docstrings, below


def test_a_docstring_begins_with_what_is_done():
    """A verb and its object ("Return ...", "Read ..."), no question that the reader is left to answer."""
    docstrings, _ = told_in_sources()
    found = [f"{file}: {told.splitlines()[0]}" for file, told in docstrings if ASKING.match(told)]
    assert len(docstrings) > 5000 and found == []


MEASURED = re.compile(r"So (?:much|many|few|long|often|far|fast|high|wide|old|large|near)\b")


def notes(tree: ast.Module) -> Iterator[str]:
    """Yield the notes that are below the names of a module, a class or an object."""
    for node in statements(tree):
        body = getattr(node, "body", None)
        for before, note in itertools.pairwise(body if isinstance(body, list) else []):
            named = isinstance(before, ast.Assign | ast.AnnAssign) and isinstance(note, ast.Expr)
            if named and isinstance(note.value, ast.Constant) and isinstance(note.value.value, str):
                yield note.value.value


def test_a_note_below_a_name_says_what_it_is():
    """A noun and its unit ("Seconds to wait for ..."), no question and no "So long ..."."""
    _, below = told_in_sources()
    read = len(below)
    found = [
        f"{file}: {note.splitlines()[0]}"
        for file, note in below
        if ASKING.match(note) or MEASURED.match(note)
    ]
    assert read > 1000 and found == []


def is_there(dotted: str) -> bool:
    """Tell whether a dotted name is a module or package of ours, or what one of them names."""
    parts = dotted.split(".")
    for length in range(len(parts), 0, -1):
        place = ROOT.joinpath(*parts[:length])
        file = place.with_suffix(".py") if place.with_suffix(".py").is_file() else place / "__init__.py"
        if file.is_file():
            return length == len(parts) or parts[length] in file.read_text(encoding="utf-8")
    return False


def test_modules_that_the_source_speaks_of_are_there():
    """In `code`: a name that has moved on leads a reader nowhere."""
    found, read = [], 0
    for file in sorted(path for top in ("game", "tools", "tests") for path in (ROOT / top).rglob("*.py")):
        for dotted in re.findall(
            r"`((?:game|tools|tests)(?:\.\w+)+)(?:\(\))?`", file.read_text(encoding="utf-8")
        ):
            read += 1
            if not is_there(dotted) and dotted != "game.state.turn":  # a place in a saved game
                found.append(f"{file.relative_to(ROOT)}: {dotted}")
    assert read > 20 and found == []


DOTTED = re.compile(r"(?<![\w./])((?:game|tools|tests)(?:\.\w+)+)")


def lost_modules(page: str) -> list[str]:
    """Return the dotted names of a page (`game.rules.engine`, `python -m tools.shots`) that lead nowhere."""
    names = dict.fromkeys(DOTTED.findall(page))
    modules = (name for name in names if not name.endswith(ENDINGS) and "json" not in name.split("."))
    return [name for name in modules if not is_there(name)]


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_modules_that_a_page_speaks_of_are_there(page: Path):
    assert lost_modules(page.read_text(encoding="utf-8")) == []


def test_a_module_that_is_not_there_is_found():
    page = "`python -m game.dev.bench`, `game.rules.engine.Engine`, `tools.shots`, a word of game.rules.moto"
    assert lost_modules(page) == ["game.dev.bench", "game.rules.moto"]


MEMBER = re.compile(r"(?<![\w./])([A-Z]\w*)\.([A-Za-z_]\w*)")


@functools.cache
def sources_of_classes() -> dict[str, list[str]]:
    """Return the sources of the files in which there is a class of each name."""
    found: dict[str, list[str]] = {}
    for file in (path for top in ("game", "tools", "tests") for path in (ROOT / top).rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        for name in re.findall(r"^ *class (\w+)", source, re.MULTILINE):
            found.setdefault(name, []).append(source)
    return found


def lost_members(page: str) -> list[str]:
    """Return the members that a page names (`Session.choose`) and that the file of their class has not."""
    classes, found = sources_of_classes(), []
    for code in re.findall(r"`([^`\n]+)`", page):
        for owner, member in MEMBER.findall(code):
            if owner in classes and not any(re.search(rf"\b{member}\b", text) for text in classes[owner]):
                found.append(f"{owner}.{member}")
    return found


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_members_that_a_page_speaks_of_are_there(page: Path):
    assert lost_members(page.read_text(encoding="utf-8")) == []


def test_a_member_that_is_not_there_is_found():
    assert lost_members("`Session.choose(option)`, `Session.lose`, `DecisionDialog.lay`, `Nobody.lay`") == [
        "Session.lose",
        "DecisionDialog.lay",
    ]
    read = sum(len(MEMBER.findall(page.read_text(encoding="utf-8"))) for page in PAGES)
    assert read > 60
