"""One parser in a process of its own, which may hang or die: started by `tools.fuzz.parsers`."""

from __future__ import annotations

import argparse
import json
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING

from tools.fuzz.parsers.engines import by_branches, by_lines
from tools.fuzz.parsers.every import parser_of

if TYPE_CHECKING:
    from tools.fuzz.parsers.watch import Watch

BRANCHES, LINES = "atheris", "lines"


def main() -> None:
    """Search, and write how far it is into a file again and again."""
    parser = argparse.ArgumentParser()
    parser.add_argument("name")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--runs", type=int, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--engine", choices=(BRANCHES, LINES), required=True)
    parser.add_argument("--corpus", type=Path, required=True)
    parser.add_argument("--found", type=Path, required=True)
    wanted = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    logging.disable(logging.CRITICAL)
    progress: Path = wanted.folder / "progress.json"

    def make() -> Watch:
        # Not at the top: what is imported before it is watched has no branches.
        from tools.fuzz.parsers.watch import Watch

        folder = wanted.folder / "own"
        folder.mkdir(parents=True, exist_ok=True)
        return Watch(parser_of(wanted.name, folder), wanted.found)

    def told(watch: Watch) -> None:
        progress.with_suffix(".new").write_text(json.dumps(watch.to_json()), encoding="utf-8")
        progress.with_suffix(".new").replace(progress)

    if wanted.engine == BRANCHES:
        by_branches(make, wanted.corpus, wanted.runs, wanted.seconds, wanted.seed, told)
    else:
        watch = make()
        by_lines(watch, wanted.runs, wanted.seconds, wanted.seed, lambda: told(watch))


if __name__ == "__main__":
    main()
