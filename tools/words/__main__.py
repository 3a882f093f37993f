"""Read the words of a language: `python -m tools.words LANGUAGE [--seed 1] [...]`.

It lists the faults, then the messages whose English has changed since they were made, then 200 messages at
random for a cold reading. A message rewritten since the last run is recorded as made from today's English.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from pathlib import Path

from game.texts import FALLBACK, languages
from tools.words import made_from, mend, screens
from tools.words.faults import faults
from tools.words.said import Said, messages


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tools.words", description=__doc__)
    parser.add_argument("language", choices=languages(), help="a folder of data/texts")
    parser.add_argument("--seed", type=int, default=0, help="another one draws other messages")
    parser.add_argument("--count", type=int, default=200, help="messages for the cold reading")
    parser.add_argument("--mend", action="store_true", help="put spaces and signs right in the files first")
    parser.add_argument(
        "--right",
        nargs="*",
        default=[],
        metavar="NAME",
        help="ids or files that today’s English leaves as they are",
    )
    parser.add_argument(
        "--pictures", type=Path, metavar="OUT", help="a folder for the screens of the drawn messages"
    )
    wanted = parser.parse_args()
    if wanted.mend:
        print("Mended:", ", ".join(mend.mend(wanted.language)) or "nothing")
    _tell_faults(wanted.language)
    if wanted.language != FALLBACK:
        made_from.record(wanted.language, wanted.right)
        _tell_behind(wanted.language)
    drawn = sample(wanted.language, wanted.seed, wanted.count)
    shots = (
        screens.take(wanted.language, {said.key for said in drawn}, wanted.pictures)
        if wanted.pictures
        else {}
    )
    print(f"\n{len(drawn)} messages at random (--seed {wanted.seed}):")
    for said in drawn:
        shot = f" [{shots[said.key]}.png]" if said.key in shots else ""
        print(f"\n{said.file} {said.key}{shot}")
        print(*(f"  {line}" for line in said.lines), sep="\n")


def sample(language: str, seed: int, count: int) -> list[Said]:
    """Return messages drawn at random, in the order of the files."""
    found = list(messages(language).values())
    drawn = random.Random(seed).sample(range(len(found)), min(count, len(found)))
    return [found[n] for n in sorted(drawn)]


def _tell_faults(language: str) -> None:
    found = faults(language)
    print(f"{len(found)} faults", dict(Counter(fault.kind for fault in found)))
    for fault in found:
        print(f"  {fault.file} {fault.key}: {fault.kind}: {fault.problem}")


def _tell_behind(language: str) -> None:
    own, english = messages(language), messages(FALLBACK)
    late = made_from.behind(language)
    print(f"\n{len(late)} messages whose English has changed since:")
    for key in late:
        print(f"\n{own[key].file} {key}")
        print(*(f"  en: {line}" for line in english[key].lines), sep="\n")
        print(*(f"  {language}: {line}" for line in own[key].lines), sep="\n")


if __name__ == "__main__":
    main()
