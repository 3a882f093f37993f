"""Who may import whom: the floors of the house, no circles, nothing hidden in a function."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.sources import statements

ROOT = Path(__file__).parent.parent
SCRIPTS = ("art", "sound")
"""Folders of tools whose files are started by their path and import each other by bare names."""
FILES = [
    *sorted((ROOT / "game").rglob("*.py")),
    *(
        file
        for file in sorted((ROOT / "tools").rglob("*.py"))
        if file.relative_to(ROOT / "tools").parts[0] not in SCRIPTS
    ),
]

RULES = ("game.rules",)
WORDS = ("game.texts", "game.text_files", "game.wording", "game.sentences")
OWN = ("game.own_content", "game.own_texts")
LOWER = (*OWN, "game.crew_names", "game.play", "game.bots", "game.lessons", "game.storage")
HELPERS = ("game.patience", "game.program_files", "game.suppressing")
BELOW = (*RULES, *WORDS, "game.rulebook", *LOWER, *HELPERS)
"""Everything without pictures, as far as the window may use it."""
DRAWING = ("game.app.drawing", "game.app.bindings", "game.app.waits")
WIDGETS = (*DRAWING, "game.app.widgets")
VIEWS = (*WIDGETS, "game.app.views")
SCREENS = (*VIEWS, "game.app.audio", "game.app.navigation", "game.app.forms")

MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "game.rules": (),
    "game.suppressing": (),
    "game.patience": (),
    "game.interrupts": (),
    "game.texts": ("game.particles", "game.patience", "game.program_files", "game.text_files"),
    "game.particles": (),
    "game.text_files": ("game.patience",),
    "game.crew_names": (),
    "game.text_checks": ("game.text_files",),
    "game.wording": (),
    "game.program_files": (),
    "game.sentences": ("game.rules", "game.texts", "game.wording"),
    "game.rulebook.__main__": (
        *(*RULES, *WORDS, "game.rulebook", "game.json_lines", "game.program_files", "game.told_errors"),
    ),
    "game.rulebook": (*RULES, *WORDS),
    "game.play.result_text": (*RULES, *WORDS, "game.play"),
    "game.play": RULES,
    "game.lessons": (*RULES, "game.play"),
    "game.own_texts": (*RULES, "game.patience", "game.texts", "game.text_files", "game.text_checks"),
    "game.own_content": (*RULES, "game.own_texts", "game.patience", "game.texts", "game.text_files"),
    "game.content": (
        *(*RULES, "game.own_content", "game.json_lines", "game.program_files", "game.text_files"),
        *("game.texts", "game.app.drawing", "game.patience", "game.told_errors"),
    ),
    "game.own_folders": ("game.patience", "game.texts", "game.text_files", "game.text_checks"),
    "game.bots": (
        *(*RULES, *WORDS, "game.play"),
        *("game.json_lines", "game.own_folders", "game.patience", "game.program_files", "game.suppressing"),
        *("game.interrupts", "game.told_errors"),
    ),
    "game.storage.files": ("game.patience", "game.suppressing"),
    "game.storage.reports": ("game.storage.files", "game.patience", "game.suppressing"),
    "game.storage.games": ("game.storage.files", "game.crew_names", "game.patience", "game.suppressing"),
    "game.storage.logbook": (
        *(*RULES, "game.storage.files", "game.storage.games", "game.patience", "game.suppressing"),
    ),
    "game.storage.settings": (
        *("game.storage.files", "game.storage.reports", "game.storage.games", "game.crew_names"),
        "game.suppressing",
    ),
    "game.storage": (),
    "game.json_lines": (),
    "game.told_errors": (*RULES, "game.json_lines", "game.text_files"),
    "game.verify": (
        *(*RULES, "game.json_lines", "game.own_folders", "game.program_files", "game.told_errors"),
    ),
    "game.environment": (*RULES, "game.bots", "game.program_files"),
    "game.daily": (
        *(
            *RULES,
            "game.play",
            "game.json_lines",
            "game.program_files",
            "game.text_files",
            "game.told_errors",
        ),
    ),
    "game.daily_par": (
        *(*RULES, "game.json_lines", "game.bots", "game.daily", "game.play", "game.program_files"),
        "game.told_errors",
    ),
    "game.simulate": (*RULES, "game.json_lines", "game.bots", "game.program_files", "game.told_errors"),
    "game.simulate_table": (
        *(*RULES, "game.json_lines", "game.bots", "game.program_files", "game.simulate", "game.told_errors"),
    ),
    "game.referee": (
        *(*RULES, *WORDS),
        *("game.crew_names", "game.json_lines", "game.own_folders", "game.program_files"),
        "game.told_errors",
    ),
    "game.app.bindings": (*WORDS, "game.suppressing"),
    "game.app.waits": (),
    "game.app.drawing": (*BELOW, "game.app.bindings"),
    "game.app.widgets": (*BELOW, *DRAWING),
    "game.app.audio": (*BELOW, *DRAWING),
    "game.app.navigation": (*BELOW, *DRAWING, "game.app.audio"),
    "game.app.views": (*BELOW, *WIDGETS),
    "game.app.forms": (*BELOW, *VIEWS, "game.app.navigation"),
    "game.app.table": (*BELOW, *SCREENS),
    "game.app.scenes": (*BELOW, *SCREENS, "game.app.table"),
    "game.app.shell": (*BELOW, *SCREENS, "game.json_lines", "game.app.table", "game.app.scenes"),
    "tools": ("game",),
    "main": ("game.app.shell",),
}
"""What each part of the program may import beside itself."""


def module_of(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(file): file for file in FILES}


@cache
def tree_of(module: str) -> ast.Module:
    return ast.parse(MODULES[module].read_text(encoding="utf-8"))


IMPORT = re.compile(r"^[ \t]*((?:from[ \t]+\S+[ \t]+import[ \t]+\([^)]*\))|(?:from|import)[ \t][^\n]*)", re.M)


def named_in(source: str) -> Iterator[tuple[str, int]]:
    """Every module of the game that an import in a file names, and the line; imports for types alone, too.

    Only what looks like an import is read as a tree: that takes a tenth of the time.
    """
    for found in IMPORT.finditer(source):
        line = source.count("\n", 0, found.start(1)) + 1
        try:
            (node,) = ast.parse(found[1]).body
        except (SyntaxError, ValueError):  # a line of a docstring
            continue
        if isinstance(node, ast.Import):
            yield from ((name.name, line) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"a relative import on line {line}"
            for name in node.names:
                whole = f"{node.module}.{name.name}"
                yield whole if whole in MODULES else str(node.module), line


@cache
def imports_of(module: str) -> dict[str, int]:
    source = MODULES[module].read_text(encoding="utf-8")
    return {name: line for name, line in named_in(source) if name in MODULES}


def within(module: str, folder: str) -> bool:
    return module == folder or module.startswith(f"{folder}.")


def part_of(module: str) -> str:
    return next((part for part in MAY_IMPORT if within(module, part)), "")


def test_imports_point_down():
    wrong = []
    for module in MODULES:
        part = part_of(module)
        if module in ("game", "game.app"):
            assert set(imports_of(module)) <= {"game.interrupts"}, "which commands need before all else"
            continue
        assert part, f"{module} belongs to no part of the house"
        for name, line in imports_of(module).items():
            if name == "game":  # its version
                continue
            if not (within(name, part) or any(within(name, other) for other in MAY_IMPORT[part])):
                wrong.append(f"{module}:{line} imports {name}")
    assert wrong == []


def test_scenes_open_each_other_by_route():
    """A screen in a folder knows only that folder, and a screen in one file only itself."""
    wrong = []
    for module in [module for module in MODULES if within(module, "game.app.scenes")]:
        own = ".".join(module.split(".")[:4])
        wrong += [
            f"{module} imports {name}"
            for name in imports_of(module)
            if within(name, "game.app.scenes") and not within(name, own)
        ]
    assert wrong == []


LATE = "# Not at the top: "
"""How the comment begins that says why an import stands in a function."""
OPENED_LATE = "game.app.shell.route_scenes"
"""The table of screens reads each when it is first opened, as its docstring says."""


def test_an_import_in_a_function_says_why():
    """It is for what takes long to read and is not needed at first; circles are found all the same."""
    wrong = []
    for module, file in MODULES.items():
        lines = file.read_text(encoding="utf-8").splitlines()
        late = [number for number, line in enumerate(lines) if re.match(r"\s+(import|from) ", line)]
        if not late or module == OPENED_LATE:
            continue
        for function in statements(tree_of(module)):
            if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            kinds = ast.Import | ast.ImportFrom
            found = [node.lineno for node in statements(function) if isinstance(node, kinds)]
            if found and LATE not in lines[min(found) - 2]:
                wrong.append(f"{module}:{min(found)}")
    assert wrong == []


def test_the_first_picture_needs_neither_rules_nor_table():
    """What the imports in functions are for: the title screen stands before any of that has been read."""
    program = (
        "import sys, game.app.shell.start, game.app.scenes.title.title_scene\n"
        "late = ('game.rules', 'game.play', 'game.app.table', 'pygame_gui', 'yaml')\n"
        "sys.exit(' '.join(name for name in late if name in sys.modules) or 0)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert done.returncode == 0, done.stderr


FLOORS = ("model", "paint", "motion", "dialogs", "input")
"""The folders of the table, each of which may import those before it."""


def test_the_table_has_its_own_floors():
    wrong = []
    for module in [module for module in MODULES if within(module, "game.app.table")]:
        folder = module.split(".")[3] if module.count(".") > 3 else ""
        if folder not in FLOORS:
            continue
        for name, line in imports_of(module).items():
            other = name.split(".")[3] if within(name, "game.app.table") and name.count(".") > 3 else ""
            if other in FLOORS[FLOORS.index(folder) + 1 :]:
                wrong.append(f"{module}:{line} imports {name}")
    assert wrong == []


def test_nothing_of_the_game_knows_what_is_for_those_who_make_it():
    users = [
        module
        for module in MODULES
        if not within(module, "tools") and any(within(name, "tools") for name in imports_of(module))
    ]
    assert not users


def circles() -> list[list[str]]:
    """Modules that import each other in a loop, each group once (Tarjan)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        index[module] = low[module] = len(index)
        stack.append(module)
        for name in imports_of(module):
            if name not in index:
                visit(name)
                low[module] = min(low[module], low[name])
            elif name in stack:
                low[module] = min(low[module], index[name])
        if low[module] == index[module]:
            group = stack[stack.index(module) :]
            del stack[stack.index(module) :]
            if len(group) > 1:
                found.append(sorted(group))

    for module in MODULES:
        if module not in index:
            visit(module)
    return found


def test_no_files_import_each_other_in_a_circle():
    """Imports for types alone count."""
    for circle in circles():
        ties = [f"{one} -> {other}" for one in circle for other in imports_of(one) if other in circle]
        raise AssertionError("\n".join(ties))


PAGE = ROOT / "docs" / "architecture.md"


def order_on_the_page() -> list[str]:
    """The modules of the effect engine in the order of the page; no two files share a name."""
    modules = {file.name: module for module, file in MODULES.items()}
    (table,) = re.findall(r"## The effect engine.*?\n\n(\|.*?)\n\n", PAGE.read_text(encoding="utf-8"), re.S)
    files = [row.split("|")[1] for row in table.splitlines()[2:]]
    return [modules[name] for row in files for name in re.findall(r"(\w+\.py)`", row)]


def test_the_effect_engine_has_the_order_that_its_page_says():
    order = order_on_the_page()
    engine = {module for module in MODULES if module.startswith("game.rules.effects.")}
    assert engine <= set(order), engine - set(order)
    wrong = [
        f"{module} imports {name}"
        for n, module in enumerate(order)
        for name in imports_of(module)
        if name in order[n + 1 :]
    ]
    assert wrong == []
