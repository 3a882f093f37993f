"""The rules know no pictures, no files but content, no clock, no global chance; importing them is quick."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import game.rules
from tests.looped import some

FOLDER = Path(game.rules.__file__).parent
FILES = sorted(FOLDER.rglob("*.py"))
FORBIDDEN = {
    "pygame", "pygame_gui", "os", "time", "random", "datetime", "secrets", "socket", "subprocess",
    "threading", "shutil", "tempfile", "logging", "game.app", "game.storage", "game.referee", "game.texts",
    "game.program_files",
}  # fmt: skip
WRITING = {
    "write_text",
    "write_bytes",
    "open",
    "unlink",
    "mkdir",
    "rename",
    "touch",
    "print",
    "input",
    "eval",
    "exec",
}


def imports(tree: ast.AST) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(FOLDER)) for file in FILES])
def test_a_file_keeps_to_itself(file: Path):
    tree = ast.parse(file.read_text(encoding="utf-8"))
    # A day is a value like a number: what day it is now, the rules never ask.
    known = {"datetime", "datetime.date"} if file.name == "daily_ship.py" else set()
    for name in imports(tree) - known:
        assert not any(name == bad or name.startswith(f"{bad}.") for bad in FORBIDDEN), name
    if file.name not in (
        "yaml_nodes.py",
        "loading.py",
        "expansion_loader.py",
        "folders.py",
        "own_changes.py",
        "daily_ship.py",
    ):
        assert "pathlib" not in imports(tree)
        assert "yaml" not in imports(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            reads = file.name == "yaml_nodes.py" and ast.unparse(node).endswith(".open('rb')")
            assert reads or name not in WRITING, f"{name} on line {node.lineno}"
        assert not isinstance(node, ast.Global | ast.YieldFrom | ast.Await)


def test_importing_reads_no_content_and_loads_no_window():
    program = (
        "import sys, pathlib\n"
        "read = pathlib.Path.read_text\n"
        "pathlib.Path.read_text = lambda *a, **k: sys.exit('a file was read')\n"
        "import game.rules\n"
        "bad = {'pygame', 'pygame_gui', 'fluent.runtime', 'platformdirs', 'random'} & set(sys.modules)\n"
        "sys.exit(f'{bad} were imported' if bad else 0)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=FOLDER.parents[1]
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(FOLDER)) for file in FILES])
def test_a_module_changes_nothing_of_its_own(file: Path):
    """What a module binds at import is never changed by its functions: no caches but those of functools."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    bound = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    for node in some(ast.walk(tree)):
        if (
            isinstance(node, ast.Subscript)
            and isinstance(node.ctx, ast.Store)
            and isinstance(node.value, ast.Name)
        ):
            assert node.value.id not in bound, f"{node.value.id} is changed on line {node.lineno}"
