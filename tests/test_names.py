"""Nothing is named like something else: a file and a class can be found by its name alone."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
FILES = sorted((ROOT / "game").rglob("*.py"))
OF_PACKAGES = ("__init__.py", "__main__.py")
ROUTES = ROOT / "game" / "app" / "navigation" / "routes.py"
"""A route is called like the screen that it leads to, and always written `routes.Setup`."""


def test_no_two_files_share_a_name():
    found = defaultdict(list)
    for file in FILES:
        if file.name not in OF_PACKAGES:
            found[file.name].append(str(file.relative_to(ROOT)))
    assert {name: files for name, files in found.items() if len(files) > 1} == {}


def test_no_two_public_classes_share_a_name():
    found = defaultdict(list)
    for file in FILES:
        if file == ROUTES:
            continue
        for name in re.findall(r"^class ([A-Za-z]\w*)", file.read_text(encoding="utf-8"), re.MULTILINE):
            found[name].append(str(file.relative_to(ROOT)))
    assert {name: files for name, files in found.items() if len(files) > 1} == {}


def test_routes_are_written_with_their_folder():
    """So that `Settings` is never two things in one file."""
    for file in FILES:
        text = file.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if "navigation.routes" in text else ():
            if isinstance(node, ast.ImportFrom) and node.module == "game.app.navigation.routes":
                names = {name.name for name in node.names} - {"Route"}
                assert not names, f"{file.relative_to(ROOT)}:{node.lineno}"
