"""Lets a parser read one file after the other, and notes what it must not do."""

from __future__ import annotations

import contextlib
import gc
import hashlib
import os
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.fuzz.parsers.parsing import Parser

LONGEST_S, MOST_MB = 1.0, 200.0
"""Of processor time and memory, for one file."""
MOST_KEPT = 20
"""Findings of which the file is kept."""


def peak_mb() -> float:
    """Return the most memory that this process ever held; 0 on a system that does not tell."""
    if sys.platform == "win32":
        return 0.0
    # Not at the top: Windows has no such module.
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


@dataclass
class Watch:
    """Hold what was read, and what came of it.

    Args:
        parser: that reads.
        folder: where files are kept that it should not have taken so; None keeps none.

    Attributes:
        runs: files that were read; `taken` those that were found sound, `refused` those that were not.
        slowest: the longest that one took, in seconds of processor time.
        largest: MB by which the process has grown since the first of them, at most.
        findings: what must not be, and how often; `files` has the names of their files.
    """

    parser: Parser
    folder: Path | None = None
    runs: int = 0
    taken: int = 0
    refused: int = 0
    slowest: float = 0.0
    largest: float = 0.0
    findings: dict[str, int] = field(default_factory=dict)
    files: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._before = self._peak = peak_mb()

    def read(self, data: bytes) -> None:
        """Let the parser read a file."""
        self.runs += 1
        start = time.thread_time()
        try:
            self.parser.read(data)
            self.taken += 1
        except self.parser.declared:
            self.refused += 1
        except Exception as error:  # noqa: BLE001 - whatever arises is what is looked for
            # Not at the top: it is part of what is searched.
            from game.storage.reports.crash import describe

            where = describe(error)
            self._note(f"{where['type']} in {where['where']}: {where['message'][:80]}", data)
        took = time.thread_time() - start
        if took > LONGEST_S:
            took = min(took, self._alone(data))
        if took > self.slowest:
            self.slowest = took
        if took > LONGEST_S:
            self._note(f"took longer than {LONGEST_S:.0f} s", data)
        peak = peak_mb()
        if peak > self._peak:
            grown, self._peak = peak - self._before, peak
            self.largest = max(self.largest, grown)
            if grown > MOST_MB:
                self._note(f"took more than {MOST_MB:.0f} MB", data)
                self._before = peak

    def _alone(self, data: bytes) -> float:
        """Return how long a file takes with no lines counted and no garbage collected meanwhile."""
        counting = sys.gettrace()
        sys.settrace(None)
        gc.collect()
        gc.disable()
        start = time.thread_time()
        try:
            with contextlib.suppress(Exception):  # what it raises was noted the first time
                self.parser.read(data)
            return time.thread_time() - start
        finally:
            gc.enable()
            sys.settrace(counting)

    def _note(self, name: str, data: bytes) -> None:
        self.findings[name] = self.findings.get(name, 0) + 1
        if self.folder is not None and name not in self.files and len(self.files) < MOST_KEPT:
            self.folder.mkdir(parents=True, exist_ok=True)
            self.files[name] = hashlib.sha256(data).hexdigest()[:16]
            (self.folder / self.files[name]).write_bytes(data)

    def to_json(self) -> dict[str, Any]:
        """Return plain data."""
        return {
            "runs": self.runs,
            "taken": self.taken,
            "refused": self.refused,
            "slowest_ms": round(self.slowest * 1000, 1),
            "largest_mb": round(self.largest, 1),
            "cpu_s": round(sum(os.times()[:2]), 1),
            "findings": self.findings,
            "files": self.files,
        }
