"""Compiles the players' simulator with mypyc, which makes it twenty to thirty times as fast, and the rules.

`python -m game.bots.compile` puts the compiled files beside the sources, where Python finds them first;
`python -m game.bots.compile --clean` takes them away again, and must follow every change of the sources.
It needs `mypy`, `cython` (`requirements-dev.txt`), `setuptools` and a C compiler. The compiled simulator
keeps rows of numbers in the packed arrays of `librt`, which comes with `mypy`. Without any of it everything
works, only slower. How the rules are compiled stands in `compile_rules.py`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from game.bots.compile_rules import ENDINGS, bring_over, compile_rules, compiled_rules
from game.interrupts import run_apart
from game.program_files import program_root

SOURCES = Path("game") / "bots" / "sim"
ROWS = SOURCES / "rows.py"
PACKED_ROWS = Path("game") / "bots" / "packed_rows.py"
FLAGS = {"linux": "-fno-semantic-interposition"}
"""Functions of the simulator may be put into each other, as elsewhere anyway: nobody replaces them."""


def compiled_files(root: Path) -> Iterator[Path]:
    """Yield what the compiler has left: a module beside each source, and one that they share.

    Args:
        root: the program's folder.
    """
    for folder, pattern in ((root / SOURCES, "*"), (root, "*__mypyc*")):
        yield from (file for file in sorted(folder.glob(pattern)) if file.suffix in ENDINGS)


def lay_out(root: Path, alone: Path) -> None:
    """Copy what is to be compiled, with packed rows.

    Args:
        root: the program's folder.
        alone: an empty folder: mypyc's build would read the project's packages as one distribution.
    """
    for package in ("game", "game/bots"):
        (alone / package).mkdir()
        (alone / package / "__init__.py").touch()
    shutil.copytree(root / SOURCES, alone / SOURCES, ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    shutil.copyfile(root / PACKED_ROWS, alone / ROWS)


def compile_simulator(root: Path, alone: Path) -> int:
    """Compile the simulator, and put what comes of it beside the sources; return the compiler's status.

    Args:
        root: the program's folder.
        alone: an empty folder, in which it is done.
    """
    lay_out(root, alone)
    # But for the package itself: it is what goes on without the others where they cannot be loaded.
    sources = [str(file.relative_to(alone)) for file in sorted((alone / SOURCES).glob("[!_]*.py"))]
    known = {
        **os.environ,
        "CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS.get(sys.platform, '')}".strip(),
    }
    status = run_apart([sys.executable, "-m", "mypyc", "--strict", *sources], alone, known)
    if not status:
        bring_over(compiled_files(alone), alone, root)
    return status


def main() -> int:
    """Compile, or take away what was compiled."""
    parser = argparse.ArgumentParser(prog="python -m game.bots.compile", description=__doc__)
    parser.add_argument("--clean", action="store_true", help="remove the compiled files")
    args = parser.parse_args()
    root = program_root()
    for file in (*compiled_files(root), *compiled_rules(root)):
        file.unlink()
    if args.clean:
        return 0
    for compile_part in (compile_simulator, compile_rules):
        with tempfile.TemporaryDirectory() as folder:
            status = compile_part(root, Path(folder))
        if status:
            return status
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
