"""Write the lock files: every package that is needed, theirs too, with the hashes of all its files.

`python -m tools.lock [--upgrade]`

One lock file is for Python 3.11 and later on every system that the packages have files for. What is locked
stays as it is while it fits the requirements, unless `--upgrade` asks for the newest.
"""

from __future__ import annotations

import argparse
import os
import sys

from game.interrupts import run_apart
from game.program_files import program_root

NAMES = ("requirements-dev", "requirements-cluster", "requirements")
"""Requirements, the first of which include the others."""
OLDEST = "3.11"


def lock(name: str, upgrade: bool) -> int:
    """Write a lock file; return the status of the command that does.

    Args:
        name: of `NAMES`.
        upgrade: whether packages that no requirement pins may become newer.
    """
    options = ["--quiet", "--universal", "--python-version", OLDEST, "--generate-hashes"]
    if upgrade:
        options.append("--upgrade")
    if name != NAMES[0]:
        options += ["--constraint", f"{NAMES[0]}.lock"]
    line = [sys.executable, "-m", "uv", "pip", "compile", *options, f"{name}.txt", "-o", f"{name}.lock"]
    shown = {**os.environ, "UV_CUSTOM_COMPILE_COMMAND": "python -m tools.lock"}
    return run_apart(line, program_root(), shown)


def main() -> None:
    """Write all of them."""
    parser = argparse.ArgumentParser(prog="python -m tools.lock", description=__doc__)
    parser.add_argument("--upgrade", action="store_true", help="take the newest of what is not pinned")
    args = parser.parse_args()
    for name in NAMES:
        status = lock(name, args.upgrade)
        if status:
            sys.exit(status)


if __name__ == "__main__":
    main()
