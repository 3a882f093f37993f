"""Tells which changes of the source no test notices: `python -m tools.mutation [FOLDER] [--sample N] [...]`.

A mutant is the program with one small change: `<` for `<=`, `and` for `or`, a number one larger, a statement
left out. Each runs in a process of its own, in which only the changed file is compiled anew; nothing on the
disk changes. It is killed when a test fails (or takes too long) and survives when all pass. Of all mutants of
the folder a sample is drawn (`--seed` draws another one); printed are the survivors, and the share killed
with its Wilson interval of 95 %: between which shares that of all mutants is, as far as the sample can tell.

The tests are those of `QUICK` and `TESTS`, of these the files first that name the changed module: what they
miss and another folder's tests would notice counts as a survivor, so the share is too low rather than too
high. Needs `fork`, so not Windows.
"""

from __future__ import annotations

import argparse
import ast
import copy
import importlib
import os
import random
import re
import resource
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType
from typing import Any

from game.bots.measured import wilson
from game.program_files import program_root

QUICK: dict[str, tuple[str, ...]] = {"game/rules": ("tests/golden", "tests/engine/test_engine.py")}
"""The tests that notice most changes of a folder, in a second or two."""
TESTS: dict[str, tuple[str, ...]] = {
    "game/rules": ("tests/rules", "tests/engine", "tests/content"),
    "game/play": ("tests/play/test_session.py", "tests/play/test_seats.py", "tests/play/test_result_text.py",
                  "tests/play/test_aids.py", "tests/storage/test_upgrades.py"),
    "game/storage": ("tests/storage",),
}  # fmt: skip
"""The tests that must notice a change of a folder."""
NEAR = {"game/rules/loader": "tests/content", "game/rules/states": "tests/engine"}
"""The tests that come before the others of `TESTS` for what is further down in a folder."""
HEAVY = ("pytest", "hypothesis", "pygame", "yaml", "fluent.syntax")
"""Libraries that are read once, before the mutants: none of them is the program."""
SECONDS = 120
"""A mutant that takes more processor time goes in circles."""
COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Mult,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change of one file.

    Attributes:
        file: that is changed.
        place: number of the node among all of the file, in the order of `ast.walk`.
        line: where it is, for a reader.
        change: what is written there, for a reader.
    """

    file: Path
    place: int
    line: int
    change: str


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the mutants; the status is 0 where the share killed is no smaller than asked."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutation", description=__doc__)
    parser.add_argument("folder", nargs="?", default="game/rules", choices=sorted(TESTS))
    parser.add_argument("--sample", type=int, default=50, help="how many mutants run")
    parser.add_argument("--seed", type=int, default=1, help="which are drawn")
    parser.add_argument("--only", default="", help="files whose path holds these letters")
    parser.add_argument("--least", type=float, default=0.0, help="the share in per cent that must be killed")
    asked = parser.parse_args(arguments)
    root = program_root()
    files = [file for file in sorted((root / asked.folder).rglob("*.py")) if asked.only in file.as_posix()]
    mutants = [mutant for file in files for mutant in mutants_of(file)]
    drawn = random.Random(asked.seed).sample(mutants, min(asked.sample, len(mutants)))
    for name in HEAVY:
        importlib.import_module(name)
    if run(None, (*QUICK.get(asked.folder, ()), *TESTS[asked.folder])) != "survived":
        parser.error("a test fails on the program as it is, so that every mutant would seem to be killed")
    killed = 0
    for number, mutant in enumerate(drawn, 1):
        begun = time.monotonic()
        fate = run(mutant, in_order(mutant.file, asked.folder))
        killed += fate != "survived"
        print(
            f"{number:4} {fate:9} {time.monotonic() - begun:5.0f} s  "
            f"{mutant.file.relative_to(root).as_posix()}:{mutant.line}  {mutant.change}",
            flush=True,
        )
    share = 100 * killed / max(1, len(drawn))
    low, high = (100 * end for end in wilson(killed, len(drawn)))
    print(
        f"{killed} of {len(drawn)} killed: {share:.0f} %, interval {low:.0f} to {high:.0f} % "
        f"(drawn by seed {asked.seed} of {len(mutants)} mutants)"
    )
    return 0 if share >= asked.least else 1


def mutants_of(file: Path) -> Iterator[Mutant]:
    """Yield every change that can be made in a file."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    left_out = _left_out(tree)
    for place, node in enumerate(ast.walk(tree)):
        if node in left_out:
            continue
        changed = changed_node(node)
        if changed is not None:
            said = f"{_short(node)}  ->  {_short(changed)}"
            yield Mutant(file, place, getattr(node, "lineno", 0), said)


def mutated(source: str, place: int) -> ast.Module:
    """Return the tree of a source with the node at a place changed."""
    tree = ast.parse(source)
    found = next(node for n, node in enumerate(ast.walk(tree)) if n == place)
    changed = changed_node(found)
    if changed is None:
        raise ValueError(f"nothing can be changed at {place}")

    class Change(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> Any:
            return changed if node is found else super().visit(node)

    Change().visit(tree)
    return ast.fix_missing_locations(tree)


def changed_node(node: ast.AST) -> ast.AST | None:
    """Return what takes the place of a node; None where nothing does."""
    new = copy.copy(node)
    if isinstance(new, ast.Compare) and len(new.ops) == 1 and type(new.ops[0]) in COMPARED:
        new.ops = [COMPARED[type(new.ops[0])]()]
    elif isinstance(new, ast.BoolOp):
        new.op = ast.Or() if isinstance(new.op, ast.And) else ast.And()
    elif isinstance(new, ast.UnaryOp) and isinstance(new.op, ast.Not):
        return new.operand
    elif isinstance(new, (ast.BinOp, ast.AugAssign)) and type(new.op) in RECKONED:
        new.op = RECKONED[type(new.op)]()
    elif isinstance(new, ast.Constant) and isinstance(new.value, bool):
        new.value = not new.value
    elif isinstance(new, ast.Constant) and type(new.value) is int:
        new.value += 1
    elif isinstance(new, ast.If | ast.IfExp | ast.While) and not _is_changed_itself(new.test):
        new.test = ast.UnaryOp(ast.Not(), new.test)
    elif isinstance(new, ast.Expr) and isinstance(new.value, ast.Call):
        return ast.Pass()
    else:
        return None
    return new


def in_order(file: Path, folder: str) -> list[str]:
    """Return the tests of a folder, those first of which a mutant is likely to die.

    Args:
        file: that is changed.
        folder: in which it is, of `TESTS`.
    """
    root, tests = program_root(), TESTS[folder]
    module = re.escape(".".join(file.relative_to(root).with_suffix("").parts))
    named: list[Path] = []
    for test in sorted(one for path in tests for one in [root / path, *(root / path).rglob("test_*.py")]):
        if test.name == f"test_{file.name}":
            named.insert(0, test)
        elif test.is_file() and re.search(rf"\b{module}\b", test.read_text(encoding="utf-8")):
            named.append(test)
    near = [one.relative_to(root).as_posix() for one in named]
    near += [tests for below, tests in NEAR.items() if file.is_relative_to(root / below)]
    return list(dict.fromkeys((*QUICK.get(folder, ()), *near, *tests)))


def run(mutant: Mutant | None, tests: Sequence[str]) -> str:
    """Run the tests in a process of its own on a mutant: `killed`, `too long` or `survived`.

    Args:
        mutant: the change; None for the program as it is.
        tests: files and folders, one after the other until a test fails.
    """
    child = os.fork()
    if not child:
        os._exit(_tested(mutant, tests))
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGXCPU:
        return "too long"
    return "killed" if status else "survived"


def _tested(mutant: Mutant | None, tests: Sequence[str]) -> int:
    # Not at the top: the mutant's own process alone needs it, and what it imports is read by then.
    import pytest

    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 5))
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    if mutant is not None:
        _change(mutant)
    for name in [name for name in sys.modules if name == "game" or name.startswith(("game.", "tests"))]:
        del sys.modules[name]
    # The watchdog of the process that forked is not in this one: pytest would wait for its thread for ever.
    words = ["-x", "-q", "-n0", "-p", "no:cacheprovider", "-p", "no:faulthandler"]
    # One after the other: most mutants die in the first, and reading the others takes long.
    return next((1 for test in tests if pytest.main([*words, test])), 0)


def _change(mutant: Mutant) -> None:
    """Let the changed file be compiled where it is imported in this process."""
    tree = mutated(mutant.file.read_text(encoding="utf-8"), mutant.place)
    usual = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if Path(self.path).resolve() == mutant.file.resolve():
            return compile(tree, self.path, "exec")
        return usual(self, fullname)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


def _left_out(tree: ast.Module) -> set[ast.AST]:
    """Return the nodes whose change no program notices: types, and guards against the programmer."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        parts: list[ast.AST | None] = []
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            parts = [node.returns, *node.decorator_list]
        elif isinstance(node, ast.arg | ast.AnnAssign):
            parts = [node.annotation]
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "TypeAlias":
                parts.append(node.value)
        elif isinstance(node, ast.ClassDef):
            parts = [*node.decorator_list, *node.bases]
        elif isinstance(node, ast.If):
            parts = [node] if "TYPE_CHECKING" in ast.unparse(node.test) else []
        elif isinstance(node, ast.Call):
            parts = [node] if ast.unparse(node.func) in ("cast", "TypeVar") else []
            # A guard against the programmer: of lists that are equally long it changes nothing.
            parts += [word.value for word in node.keywords if word.arg == "strict"]
        for part in parts:
            found |= set(ast.walk(part)) if part is not None else set()
    return found


def _is_changed_itself(test: ast.expr) -> bool:
    return isinstance(test, ast.Compare | ast.BoolOp | ast.UnaryOp)


def _short(node: ast.AST) -> str:
    if isinstance(node, ast.If | ast.While):
        return f"if {ast.unparse(node.test)}"
    return ast.unparse(node).splitlines()[0][:70]


if __name__ == "__main__":
    sys.exit(main())
