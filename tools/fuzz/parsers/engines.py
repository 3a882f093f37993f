"""Find files that reach more of the program: by a library that counts branches, or by lines."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import game
from tools.fuzz.parsers.mutations import Mutator
from tools.fuzz.parsers.watch import Watch

TRACED = 4
"""Of so many files one is followed line by line, which takes ten times as long."""
MOST_CORPUS = 4000
FROM_SEEDS = 0.5
"""Share of the mutants that are made of a real file, and not of one that was changed before."""
OURS = str(Path(game.__file__).parent)
"""The folder whose lines count."""
HUNG_S, MOST_RSS_MB = 60, 3000
"""After so long, or at so much memory, the library ends the process."""
Told = Callable[[], None]


def by_lines(watch: Watch, runs: int, seconds: float, seed: int, tell: Told) -> int:
    """Search with what every Python has: a file that reaches a new line is changed further.

    Args:
        watch: reads the files.
        runs: how many files at most.
        seconds: how long at most.
        seed: of the changes.
        tell: told now and then how far it is.

    Returns:
        How many lines of the program were reached.
    """
    parser, chance, lines = watch.parser, random.Random(seed), _Lines()
    change, corpus, end = Mutator(parser), list(parser.seeds), time.monotonic() + seconds
    for data in chance.sample(corpus, min(len(corpus), 1 + runs // 3)):
        lines.follow(lambda data=data: watch.read(data))  # type: ignore[misc]
    while watch.runs < runs and time.monotonic() < end:
        data = change(chance.choice(corpus), chance)
        if watch.runs % TRACED:
            watch.read(data)
        elif lines.follow(lambda data=data: watch.read(data)) and len(corpus) < MOST_CORPUS:  # type: ignore[misc]
            corpus.append(data)
        if watch.runs % 500 == 0:
            tell()
    tell()
    return len(lines.seen)


class _Lines:
    """The lines of the program that were reached."""

    def __init__(self) -> None:
        self.seen: set[tuple[str, int]] = set()

    def follow(self, work: Callable[[], None]) -> bool:
        """Do something; return whether it reached a new line."""
        before, other = len(self.seen), sys.gettrace()
        sys.settrace(self._called)
        try:
            work()
        finally:
            sys.settrace(other)
        return len(self.seen) > before

    def _called(self, frame: FrameType, event: str, argument: Any) -> Any:
        return self._line if frame.f_code.co_filename.startswith(OURS) else None

    def _line(self, frame: FrameType, event: str, argument: Any) -> Any:
        if event == "line":
            self.seen.add((frame.f_code.co_filename, frame.f_lineno))
        return self._line


def by_branches(
    make: Callable[[], Watch],
    corpus: Path,
    runs: int,
    seconds: float,
    seed: int,
    told: Callable[[Watch], None],
) -> None:
    """Search with atheris, which counts the branches of every module that is imported here; never returns.

    Args:
        make: imports the parser and returns what reads the files.
        corpus: folder of files to begin with; those that reach more are kept in it.
        runs: how many files at most.
        seconds: how long at most.
        seed: of the changes.
        told: told now and then how far it is.
    """
    # Not at the top: the other way to search needs no library.
    import atheris

    with atheris.instrument_imports(include=["game", "fluent"]):
        watch = make()
    change = Mutator(watch.parser)
    for number, data in enumerate(watch.parser.seeds):
        (corpus / f"seed-{number}").write_bytes(data)

    def read(data: bytes) -> None:
        watch.read(data)
        if watch.runs % 500 == 0 or watch.runs >= runs:
            told(watch)

    def changed(data: bytes, largest: int, number: int) -> bytes:
        native = lambda data, _: atheris.Mutate(data, max(largest, len(data)))  # noqa: E731
        chance = random.Random(number)
        # The library is content with scraps that reach a branch; what is nearly whole is read to its end.
        begun = chance.choice(watch.parser.seeds) if chance.random() < FROM_SEEDS else data
        return change(begun, chance, native)[:largest]

    longest = max(watch.parser.longest, *map(len, watch.parser.seeds))
    limits = [f"-max_len={longest}", f"-timeout={HUNG_S}", f"-rss_limit_mb={MOST_RSS_MB}", "-len_control=0"]
    ends = [f"-runs={runs}", f"-max_total_time={max(1, round(seconds))}", f"-seed={seed + 1}"]
    atheris.Setup([sys.argv[0], *limits, *ends, str(corpus)], read, custom_mutator=changed)
    atheris.Fuzz()
