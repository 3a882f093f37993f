"""Compiled modules for machines that want none beside the sources.

Tests start hundreds of processes. Each would compile hundreds of modules anew, for more than a second.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path


def keep_compiled(folder: Path, fast: Path | None) -> None:
    """Have this process and those that it starts keep what they compile in a folder of its own.

    Args:
        folder: where it is kept, also for the next run.
        fast: where tests have their folders; None for the system's usual place. What earlier tests copied
            there is compiled for nobody any more, unless the tests themselves lie there.
    """
    if "PYTEST_XDIST_WORKER" not in os.environ:
        for copies in {fast or Path(tempfile.gettempdir()), Path(tempfile.gettempdir())}:
            if copies not in folder.parents:
                shutil.rmtree(folder / copies.relative_to(copies.anchor), ignore_errors=True)
    del os.environ["PYTHONDONTWRITEBYTECODE"]
    sys.pycache_prefix = os.environ.setdefault("PYTHONPYCACHEPREFIX", str(folder))
    sys.dont_write_bytecode = False
