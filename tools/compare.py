"""Tell what a change did to the screens: `python -m tools.compare BEFORE AFTER [--type] [--pictures OUT]`.

Both are folders that `python -m tools.shots OUT --words` wrote, folders in them included; shots that both
have are compared. The exit status is 1 where anything differs or a shot is gone.

Words are compared as words, so a text that is only broken into other lines is no difference; one that is
drawn more or less often is. A letter of Chinese or Japanese is a word. Controls are compared by key: whether
they can be used, why not, their keys, their tip, whether they take the focus, their cells, and the order of
Tab; kinds and places may change. `--type` tells, too, which texts are set in another size. `--pictures` puts
the pictures that differ side by side.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import pygame

Findings = dict[str, list[str]]
"""Differences on one shot, by their kind."""
_WORD = re.compile(
    r"[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\U00020000-\U0003ffff]"
    r"|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\U00020000-\U0003ffff]+"
)
FIELDS = ("enabled", "reason", "keys", "tip", "focusable", "legal", "movable", "cells")
"""Fields that are compared of a control that both shots have."""
STATE = "state"
"""The field for what a control shows as chosen; compared where both have it."""
NEW: Findings = {"shot": ["new"]}
GONE: Findings = {"shot": ["gone"]}
"""A shot that only one of two folders has."""
NAMED = 8
"""At most so many of these are named to people."""
OTHER_SIZE = 0.5
"""Type differs in size by more than this many units."""
SOFT = 24
"""Pixels of two pictures that differ by no more than this are the same."""


def main() -> None:
    """Print what differs."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.compare",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("before", type=Path, help="a folder of shots with their words")
    parser.add_argument("after", type=Path, help="the same of a later tree")
    parser.add_argument("--only", default="", help="only shots whose name begins so")
    parser.add_argument("--json", action="store_true", help="print a JSON object instead")
    parser.add_argument("--type", action="store_true", help="texts in another size, too")
    parser.add_argument(
        "--pictures", type=Path, metavar="OUT", help="write pictures that differ to this folder"
    )
    wanted = parser.parse_args()
    for folder in (wanted.before, wanted.after):
        if not shots_in(folder, wanted.only):
            parser.error(f"no shots with words in {folder}")
    found = compare(wanted.before, wanted.after, wanted.only, wanted.type)
    if wanted.pictures is not None:
        for name, told in pictures(wanted.before, wanted.after, wanted.pictures, wanted.only):
            found.setdefault(name, {})["picture"] = [told]
    print(json.dumps(found, ensure_ascii=False, indent=1) if wanted.json else report(found))
    raise SystemExit(any(differs != NEW for differs in found.values()))


def shots_in(folder: Path, only: str = "") -> dict[str, Path]:
    """Return the files of words in a folder and those in it, by their path without the ending.

    Args:
        folder: that `tools.shots` wrote.
        only: how the names of shots begin.
    """
    files = (file for file in sorted(folder.rglob("*.json")) if file.name.startswith(only))
    return {file.relative_to(folder).with_suffix("").as_posix(): file for file in files}


def compare(before: Path, after: Path, only: str = "", sizes: bool = False) -> dict[str, Findings]:
    """Return what differs between two folders, by shot; shots that are the same are left out.

    Args:
        before: a folder of shots with their words.
        after: the same of a later tree.
        only: how the names of shots begin.
        sizes: whether type in another size is a difference.
    """
    old, new = shots_in(before, only), shots_in(after, only)
    found: dict[str, Findings] = {}
    for name in sorted({*old, *new}):
        if name not in old or name not in new:
            differs = NEW if name in new else GONE
        else:
            differs = differences(_read(old[name]), _read(new[name]), sizes)
        if differs:
            found[name] = differs
    return found


def _read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def differences(before: Mapping[str, Any], after: Mapping[str, Any], sizes: bool = False) -> Findings:
    """Return what differs between two inventories of one shot; empty where nothing does.

    Args:
        before: as `tools.inventory` takes it.
        after: the same of a later tree.
        sizes: whether type in another size is a difference.
    """
    found = {**_words(before["words"], after["words"]), **_controls(before["controls"], after["controls"])}
    place = before["commands_in"], after["commands_in"]
    if place[0] != place[1]:
        found["commands count in"] = [f"{place[0]} -> {place[1]}"]
    if before["focus"] != after["focus"]:
        found["focus"] = [f"{before['focus']} -> {after['focus']}"]
    if sizes:
        found["type"] = _sizes(before["words"], after["words"])
    return {kind: told for kind, told in found.items() if told}


# Words


def words_in(lines: Iterable[str]) -> Counter[str]:
    """Return how often each word stands in some lines; a letter of Chinese or Japanese is a word."""
    return Counter(word for line in lines for word in _WORD.findall(line))


def _words(before: Sequence[Mapping[str, Any]], after: Sequence[Mapping[str, Any]]) -> Findings:
    old, new = [t["text"] for t in before], [t["text"] for t in after]
    gone, fewer = _missing(old, new)
    came, more = _missing(new, old)
    was_cut = {t["text"] for t in before if t.get("cut")}
    cut = [t["text"] for t in after if t.get("cut") and t["text"] not in was_cut]
    return {
        "words gone": gone,
        "words new": came,
        "words fewer times": fewer,
        "words more times": more,
        "words cut": cut,
    }


def _missing(here: Sequence[str], there: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the lines with words that another screen lacks, and those with words it has less often."""
    others = words_in(there)
    left = words_in(here) - others
    lines = Counter(there)
    lacking: list[str] = []
    rarer: list[str] = []
    for line in here:
        if lines[line] > 0:
            lines[line] -= 1
            continue
        short = words_in([line]) & left
        if short:
            left -= short
            (lacking if any(others[word] == 0 for word in short) else rarer).append(line)
    return lacking, [*rarer, *left.elements()]


def _sizes(before: Sequence[Mapping[str, Any]], after: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the texts that stand on both in another size."""
    old, new = _sizes_of(before), _sizes_of(after)
    found = []
    for text in dict.fromkeys(t["text"] for t in before):
        was, now = old[text], new.get(text)
        if now is None or len(was) != len(now):
            continue
        if any(abs(a - b) > OTHER_SIZE for a, b in zip(was, now, strict=True)):
            found.append(f"{text}: {_listed(was)} -> {_listed(now)}")
    return found


def _sizes_of(texts: Iterable[Mapping[str, Any]]) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for text in texts:
        found.setdefault(text["text"], []).append(text["size"])
    return {text: sorted(sizes) for text, sizes in found.items()}


def _listed(sizes: Iterable[float]) -> str:
    return ", ".join(f"{size:g}" for size in dict.fromkeys(sizes))


# Controls


def _controls(before: Sequence[Mapping[str, Any]], after: Sequence[Mapping[str, Any]]) -> Findings:
    old, new = {c["key"]: c for c in before}, {c["key"]: c for c in after}
    changed = []
    for key in (key for key in old if key in new):
        was, now = old[key], new[key]
        fields = [field for field in FIELDS if was.get(field) != now.get(field)]
        if STATE in was and STATE in now and was[STATE] != now[STATE]:
            fields.append(STATE)
        changed += [f"{key}: {field} {_told(was, field)} -> {_told(now, field)}" for field in fields]
    found = {
        "controls gone": [key for key in old if key not in new],
        "controls new": [key for key in new if key not in old],
        "controls changed": changed,
    }
    order, other = _ring(before, new), _ring(after, old)
    if order != other and set(order) == set(other):
        found["tab order"] = [f"{' '.join(order)} -> {' '.join(other)}"]
    twice = [key for key, times in Counter(c["key"] for c in after).items() if times > 1]
    if len(before) == len(old) and twice:
        found["one key for several controls"] = twice
    return found


def _told(control: Mapping[str, Any], field: str) -> str:
    return json.dumps(control.get(field), ensure_ascii=False)


def _ring(controls: Iterable[Mapping[str, Any]], others: Mapping[str, Any]) -> list[str]:
    """Return the keys that Tab leads to, in its order, without those that the other screen lacks."""
    return list(dict.fromkeys(c["key"] for c in controls if c["focusable"] and c["key"] in others))


# Pictures


def pictures(before: Path, after: Path, out: Path, only: str = "") -> Iterator[tuple[str, str]]:
    """Write the pictures that differ side by side, and tell how much of each does.

    Args:
        before: a folder of shots with their words and pictures.
        after: the same of a later tree.
        out: the folder for the pictures.
        only: how the names of shots begin.

    Yields:
        The name of a shot and how much of its picture differs, in words.
    """
    old, new = shots_in(before, only), shots_in(after, only)
    for name in sorted({*old} & {*new}):
        files = old[name].with_suffix(".png"), new[name].with_suffix(".png")
        if not all(file.exists() for file in files) or files[0].read_bytes() == files[1].read_bytes():
            continue
        was, now = (pygame.image.load(file) for file in files)
        share = differing(was, now)
        if share == 0:
            continue
        wide, high = was.get_width() + now.get_width(), max(was.get_height(), now.get_height())
        both = pygame.Surface((wide, high))
        both.blit(was, (0, 0))
        both.blit(now, (was.get_width(), 0))
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(both, out / f"{name}.png")
        yield name, f"{share:.2%} differs" if was.get_size() == now.get_size() else "another size"


def differing(one: pygame.Surface, other: pygame.Surface) -> float:
    """Return the share of pixels that differ visibly between two pictures; 1 where their sizes do."""
    if one.get_size() != other.get_size():
        return 1.0
    soft = (SOFT, SOFT, SOFT, 255)
    same = pygame.transform.threshold(None, one, None, threshold=soft, set_behavior=0, search_surf=other)
    return 1 - same / (one.get_width() * one.get_height())


# The report


def report(found: Mapping[str, Findings]) -> str:
    """Return what differs, shot by shot, for people; the shots that only one folder has come last."""
    lines = []
    both = {name: differs for name, differs in found.items() if differs not in (NEW, GONE)}
    for name, differs in both.items():
        lines.append(name)
        for kind, told in differs.items():
            lines.append(f"  {kind}:")
            lines += [f"    {line}" for line in told]
    for words, single in (("gone", GONE), ("new", NEW)):
        names = [name for name, differs in found.items() if differs == single]
        if names:
            more = ", ..." if len(names) > NAMED else ""
            lines.append(f"shots {words} ({len(names)}): {', '.join(names[:NAMED])}{more}")
    return "\n".join([*lines, f"shots that differ: {len(both)}"])


if __name__ == "__main__":
    main()
