"""Tell what two machines must share to play the same games: Python, rules, content and weights."""

from __future__ import annotations

import hashlib
import platform
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from game.bots.data_files import digest
from game.bots.players.rank_list import ADVISER
from game.program_files import data_folder
from game.rules import load_content
from game.rules.fingerprints import fingerprint as content_fingerprint

CODE = Path(__file__).parents[1]
DECIDE = ("rules/**/*.py", "bots/*.py", "bots/players/**/*.py", "bots/sim/**/*.py", "simulate.py")
"""Files below the package that decide how a game goes."""


@cache
def fingerprint() -> Mapping[str, str]:
    """Return what tells this program from others, by name: `Python`, `rules`, `content` and `weights`."""
    return {
        "Python": f"{platform.python_implementation()} {sys.version_info.major}.{sys.version_info.minor}",
        "rules": _code(),
        "content": _content(),
        "weights": digest(data_folder(), ADVISER),
    }


def differences(own: Mapping[str, str], other: Mapping[str, str]) -> list[str]:
    """Return the names of what two programs do not share.

    Args:
        own: as from `fingerprint`.
        other: likewise, perhaps of a version that has other names.
    """
    return [name for name in {**own, **other} if own.get(name) != other.get(name)]


def _code() -> str:
    hashed = hashlib.sha256()
    for file in sorted({file for pattern in DECIDE for file in CODE.glob(pattern)}):
        hashed.update(file.relative_to(CODE).as_posix().encode())
        hashed.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return hashed.hexdigest()[:12]


def _content() -> str:
    base = load_content(data_folder())
    editions = [base, *(base.editions[(one.id,)] for one in base.expansions)]
    hashed = hashlib.sha256(repr([content_fingerprint(one) for one in editions]).encode())
    return hashed.hexdigest()[:12]
