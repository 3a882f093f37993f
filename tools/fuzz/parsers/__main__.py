"""Searches for files that a parser should not take so: see `tools/fuzz/parsers/__init__.py`."""

from __future__ import annotations

import argparse
import importlib.util
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools.fuzz import parsers
from tools.fuzz.parsers.every import PARSERS
from tools.fuzz.parsers.watch import LONGEST_S, MOST_MB
from tools.fuzz.parsers.worker import BRANCHES, LINES

RUNS, SECONDS = 1_000_000, 36_000.0
COLUMNS = ("parser", "engine", "runs", "taken", "reached", "CPU s", "slowest ms", "grown MB", "findings")
_REACHED = re.compile(r"\bcov: (\d+)")


def search(name: str, engine: str, wanted: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Search with one parser in a process of its own, and return what came of it.

    Args:
        name: of the parser.
        engine: how it is searched.
        wanted: the words of the command line.
        folder: emptied by nobody; the process writes there.
    """
    corpus = (wanted.corpus or folder) / name
    own = folder / f"{name}-own"
    for place in (corpus, own):
        place.mkdir(parents=True, exist_ok=True)
    words = [sys.executable, "-m", "tools.fuzz.parsers.worker", name, str(own), "--engine", engine]
    words += ["--runs", str(wanted.runs), "--seconds", str(wanted.seconds), "--seed", str(wanted.seed)]
    words += ["--corpus", str(corpus), "--found", str(wanted.found / name)]
    with (own / "said").open("w+b") as said:
        status = subprocess.run(words, stdout=said, stderr=said, check=False).returncode
        said.seek(0)
        heard = said.read().decode("utf-8", "replace")
    progress = own / "progress.json"
    found = json.loads(progress.read_text(encoding="utf-8")) if progress.is_file() else {"findings": {}}
    reached = _REACHED.findall(heard)
    if status:
        found["findings"][f"the process ended with status {status}: {heard[-400:].strip()}"] = 1
    return {**found, "name": name, "engine": engine, "reached": int(reached[-1]) if reached else None}


def row(found: dict[str, Any]) -> str:
    """Return what was found with one parser as a row of the table."""
    cells = [found["name"], found["engine"], f"{found.get('runs', 0):,}", f"{found.get('taken', 0):,}"]
    cells += [f"{found['reached']:,}" if found["reached"] is not None else "-", str(found.get("cpu_s", "-"))]
    cells += [
        str(found.get("slowest_ms", "-")),
        str(found.get("largest_mb", "-")),
        str(len(found["findings"])),
    ]
    return "| " + " | ".join(cells) + " |"


def main() -> int:
    """Search, print a table, and return 1 if anything was found."""
    parser = argparse.ArgumentParser(prog="python -m tools.fuzz.parsers", description=parsers.__doc__)
    parser.add_argument("names", nargs="*", choices=[[], *PARSERS], help="which parsers; all if left out")
    parser.add_argument("--runs", type=int, default=RUNS, help="files that each reads, at most")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="time for each, at most")
    parser.add_argument("--seed", type=int, default=0, help="another seed, other files")
    parser.add_argument("--engine", choices=(BRANCHES, LINES), help="atheris where it is installed")
    parser.add_argument("--corpus", type=Path, help="folder that keeps the files which reach more")
    parser.add_argument("--found", type=Path, default=Path("fuzz-found"), help="folder for what is found")
    wanted = parser.parse_args()
    there = importlib.util.find_spec("atheris") is not None
    engine = wanted.engine or (BRANCHES if there else LINES)
    print(f"Each file at most {LONGEST_S:.0f} s and {MOST_MB:.0f} MB.")
    print("| " + " | ".join(COLUMNS) + " |\n|" + "---|" * len(COLUMNS), flush=True)
    rows = []
    with tempfile.TemporaryDirectory() as folder:
        for name in wanted.names or PARSERS:
            rows.append(search(name, engine, wanted, Path(folder)))
            print(row(rows[-1]), flush=True)
    for one in rows:
        for name, times in one["findings"].items():
            file = one.get("files", {}).get(name)
            where = f" ({wanted.found / one['name'] / file})" if file else ""
            print(f"{one['name']}: {times} x {name}{where}")
    return 1 if any(one["findings"] for one in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
