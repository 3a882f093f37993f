"""Plays with the window at random and tells what broke: see `tools/fuzz/__init__.py`."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path

from tools import fuzz
from tools.fuzz.run import Run

EVENTS = 200_000


def main() -> None:
    """Run, print what was found as JSON, and leave with 1 if anything broke."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz", description=fuzz.__doc__)
    parser.add_argument("--events", type=int, default=EVENTS, help="how many events are handed out")
    parser.add_argument("--seed", type=int, default=0, help="another seed, other events")
    parser.add_argument("--everywhere", action="store_true", help="go on until every screen was opened")
    wanted = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    with tempfile.TemporaryDirectory() as folder:
        found = Run(Path(folder), wanted.seed).go(wanted.events, wanted.everywhere)
    print(json.dumps({**found.to_json(), "faults": sorted(found.faults)}, indent=1))
    sys.exit(1 if found.faults else 0)


if __name__ == "__main__":
    main()
