"""Programs of a few lines that run apart from the tests, without a screen."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from game.program_files import program_root


def run_headless(
    source: str,
    *arguments: str,
    home: Path | None = None,
    timeout: float = 60,
    before: Callable[[], None] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run Python in a process of its own to its end.

    Args:
        source: what it runs.
        arguments: that it is given.
        home: the player's folder; None for the one of this process.
        timeout: seconds after which it is ended, which fails.
        before: called in the new process before it begins (not on Windows).
    """
    env = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    if home is not None:
        env["SOLAR_STORM_HOME"] = str(home)
    return subprocess.run(
        [sys.executable, "-c", source, *arguments],
        cwd=program_root(),
        env=env,
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
        preexec_fn=before,
    )
