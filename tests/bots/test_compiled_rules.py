"""The rules are compiled from their sources as they are, and tests of the rules hold for what comes of it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from unittest.mock import patch

import pytest

from game.bots.compile_rules import HOT, RULES, compile_rules, compiled_rules, declarations, lay_out_rules
from tests.looped import some

ROOT = Path(__file__).parent.parent.parent
OF_THE_RULES = ("tests/golden", "tests/oracle", "tests/engine")
"""Recorded games to the letter, the second engine, and what the engine refuses."""

SHIP = """
class Ship:
    __slots__ = ("rooms", "crew")

    rooms: int

    def __init__(self, crew: Crew) -> None:
        self.rooms = 9
        self.crew = crew


class Crew:
    __slots__ = ("size",)


class Captain(Crew):
    __slots__ = ()


class Loose:
    pass
"""
SUN = "from far.ship import Captain, Crew, Loose\n\n\ndef burn(crew: Crew) -> None: ...\n"


def test_cython_is_told_of_attributes_in_fixed_places_and_of_those_that_are_imported() -> None:
    assert declarations({"far.ship": SHIP, "far.sun": SUN}) == {
        "far.ship": "cdef class Ship\ncdef class Crew\n"
        "cdef class Ship:\n    cdef public object rooms\n    cdef public Crew crew\n"
        "cdef class Crew:\n    cdef public object size\n",
        "far.sun": "from far.ship cimport Crew\n",
    }


def test_the_hot_path_is_there_and_nothing_else_is_laid_out(tmp_path: Path) -> None:
    laid_out = lay_out_rules(ROOT, tmp_path)
    sources = {file.relative_to(tmp_path) for file in tmp_path.rglob("*.py") if file.name != "__init__.py"}
    assert sources == set(laid_out) == {(RULES / name).with_suffix(".py") for name in HOT}
    state = (tmp_path / RULES / "states" / "state.pxd").read_text(encoding="utf-8")
    assert "    cdef public object cubes\n" in state
    execution = (tmp_path / RULES / "effects" / "execution.pxd").read_text(encoding="utf-8")
    assert "    cdef public State state\n" in execution


def test_all_compiled_files_of_the_rules_are_taken_away_and_no_source(tmp_path: Path) -> None:
    """Of a file that had left the hot path Python went on to use what was compiled before."""
    folder = tmp_path / RULES / "states"
    folder.mkdir(parents=True)
    compiled = ["state.cpython-311.so", "state.pyd", "state_json.cpython-311.so"]
    for name in ("state.py", *compiled):
        (folder / name).touch()
    assert [file.name for file in compiled_rules(tmp_path)] == compiled


@pytest.mark.slow
def test_the_tests_of_the_rules_hold_where_they_are_compiled(tmp_path: Path) -> None:
    copy, alone = tmp_path / "copy", tmp_path / "alone"
    alone.mkdir()
    without = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    for name in ("game", "data", "tests", "docs"):
        shutil.copytree(ROOT / name, copy / name, ignore=without)
    shutil.copy2(ROOT / "pyproject.toml", copy)
    with patch.dict(os.environ, {"CFLAGS": "-O0 -g0"}):  # a fifth of the time
        assert compile_rules(copy, alone) == 0
    for name in some(HOT):
        assert [*(copy / RULES / name).parent.glob(f"{Path(name).name}.*.*")], f"{name} is compiled"
    told = "import game.rules.engine, game.rules.states.state; print(game.rules.engine.__file__)"
    env = {**os.environ, "PYTHONPATH": str(copy)}
    for command in (["-c", told], ["-m", "pytest", "-n0", "-q", "-p", "no:cacheprovider", *OF_THE_RULES]):
        done = subprocess.run(
            [sys.executable, *command], cwd=copy, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-1000:]
        assert re.search(r"engine\.[^/]*\.(so|pyd)$|\d+ passed|\[100%\]", done.stdout, re.M)
