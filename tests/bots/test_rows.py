"""The simulator's rows of numbers: lists and packed arrays go by the same names, and either will do."""

from __future__ import annotations

import ast
import gc
import math
import random
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from game.bots.compile import PACKED_ROWS, ROWS, SOURCES, lay_out
from game.bots.crews import Crew
from game.bots.dealing import dealt_game
from game.bots.players.effort import Budget
from game.bots.sim.network import ValueNetwork
from game.bots.sim.rows import numbers

ROOT = Path(__file__).parent.parent.parent


def _offered(file: Path) -> dict[str, str]:
    """What a file of rows has for others: its functions with what they are given and give, names of types,
    and what it hands on under its own name."""
    found = {}
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = f"{ast.unparse(node.args)} -> {ast.unparse(node.returns or node)}"
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            found[ast.unparse(target)] = "a type"
        elif isinstance(node, ast.ImportFrom):
            found |= {name.name: "handed on" for name in node.names if name.name == name.asname}
    return found


def test_what_the_compiler_puts_in_their_place_goes_by_the_same_names():
    plain, packed = _offered(ROOT / ROWS), _offered(ROOT / PACKED_ROWS)
    assert packed.pop("mypyc_attr") == "handed on"
    assert plain.pop("mypyc_attr") and plain.pop("Kind")
    assert plain == packed and {"Whole", "Wholes", "Numbers", "wholes"} <= plain.keys()


@pytest.mark.slow
def test_the_simulator_keeps_to_what_packed_rows_can_do(tmp_path: Path):
    """Whole numbers of 64 bits and fractions do not mix, which plain Python does not mind."""
    lay_out(ROOT, tmp_path)
    sources = [str(file.relative_to(tmp_path)) for file in sorted((tmp_path / SOURCES).glob("[!_]*.py"))]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", *sources],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_nobody_hands_rows_to_what_is_compiled():
    """A packed row that comes from outside is never given back: officers held 1 GB after ten minutes."""
    taking = set()
    for file in (ROOT / SOURCES).glob("[!_]*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and file != ROOT / ROWS:
                told = {ast.unparse(one.annotation) for one in node.args.args if one.annotation is not None}
                taking |= {node.name} if told & {"Wholes", "Numbers", "WholeRows"} else set()
    assert {"chance", "passed_on"} <= taking
    outside = [file for file in (ROOT / "game" / "bots").rglob("*.py") if SOURCES.name not in file.parts]
    called = {
        (file.name, node.func.attr if isinstance(node.func, ast.Attribute) else ast.unparse(node.func))
        for file in outside
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    }
    assert [one for one in sorted(called) if one[1] in taking] == []


@pytest.mark.slow
def test_positions_that_were_dealt_and_thought_about_leave_nothing_behind():
    """What is compiled keeps rows that are handed in or set from outside, and no collector finds them."""
    settings = {"players": 3, "difficulty": "easy", "rooms": "v1", "expansions": [], "seed": 5}
    crew = Crew(("officer",), {"officer": Budget(12)}, 5)

    def think() -> int:
        for _ in range(4):
            crew.play(dealt_game(settings), 3)
        gc.collect()
        return sys.getallocatedblocks()

    think()
    before = think()
    assert think() - before < 40, "4 games dealt, 12 decisions, 140 positions judged"


def test_compiled_files_that_cannot_be_loaded_leave_the_sources(tmp_path: Path):
    shutil.copytree(ROOT / SOURCES, tmp_path / SOURCES, ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    for package in (tmp_path / "game", tmp_path / "game" / "bots"):
        (package / "__init__.py").touch()
    for source in (tmp_path / SOURCES).glob("[!_]*.py"):
        source.with_name(source.stem + EXTENSION_SUFFIXES[0]).write_bytes(b"for something that lacks here")
    program = "from game.bots.sim import rows, heuristics; print(rows.wholes([1, 2]), heuristics.__file__)"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split("\n")[0] == f"[1, 2] {tmp_path / SOURCES / 'heuristics.py'}"


@pytest.mark.parametrize("sizes", [[7, 6, 5, 1], [3, 4, 8, 1], [5, 1]])
def test_units_that_are_added_up_side_by_side_say_the_same_to_the_last_bit(sizes: list[int]):
    dice = random.Random(sum(sizes))
    given = [dice.gauss(0, 1) for n in range(1, len(sizes)) for _ in range(sizes[n] * (sizes[n - 1] + 1))]
    network = ValueNetwork(sizes, given)
    for _ in range(20):
        told = [dice.choice((0.0, dice.random())) for _ in range(sizes[0])]
        values, start = told, 0
        for layer in range(1, len(sizes)):
            sums = []
            for _ in range(sizes[layer]):
                unit = given[start : start + len(values) + 1]
                start += len(unit)
                total = unit[-1]
                for weight, value in zip(unit, values, strict=False):
                    total += weight * value if value else 0.0
                sums.append(total if total > 0 or layer == len(sizes) - 1 else 0.0)
            values = sums
        assert network.chance(numbers(told)) == 1 / (1 + math.exp(-values[0]))
