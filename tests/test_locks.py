"""The lock files hold every package that is installed, with hashes, and everybody installs from them."""

from __future__ import annotations

import re
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.looped import some
from tools.lock import NAMES, OLDEST

ROOT = Path(__file__).parent.parent
GAME, DEVELOPERS = NAMES[-1], NAMES[0]


@cache
def locked(name: str) -> dict[str, tuple[Requirement, frozenset[str]]]:
    """The packages of a lock file, each with its version, marker and hashes."""
    text = (ROOT / f"{name}.lock").read_text(encoding="utf-8")
    found = {}
    for entry in re.split(r"\n(?=\w)", re.sub(r"(?m)^ *#.*\n", "", text)):
        one = Requirement(entry.partition(" \\\n")[0])
        found[canonicalize_name(one.name)] = (
            one,
            frozenset(re.findall(r"--hash=sha256:([0-9a-f]{64})", entry)),
        )
    return found


def wanted(name: str) -> list[Requirement]:
    """What requirements name, those that they include too."""
    lines = (ROOT / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    found = []
    for line in lines:
        if line.startswith("-r "):
            found += wanted(line[3:].removesuffix(".txt"))
        elif line:
            found.append(Requirement(line))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_package_has_one_version_and_hashes(name: str) -> None:
    assert locked(name)
    for one, hashes in locked(name).values():
        assert [part.operator for part in one.specifier] == ["=="], one
        assert hashes, f"{one} has no hash"


@pytest.mark.parametrize("name", NAMES)
def test_the_locks_are_made_from_the_requirements_as_they_are(name: str) -> None:
    for one in some(wanted(name)):
        found, _ = locked(name)[canonicalize_name(one.name)]
        assert one.specifier == found.specifier, f"python -m tools.lock: {one}"


def test_the_game_and_its_developers_have_the_same_packages() -> None:
    for name in NAMES:
        for package, (one, hashes) in some(locked(name).items()):
            same, others = locked(DEVELOPERS)[package]
            assert (one.specifier, hashes) == (same.specifier, others)


def test_what_packages_need_is_locked_too() -> None:
    """Of what is installed here: everything that is needed on this system, at the version that is locked."""
    for name in NAMES:
        for package, (one, _) in some(locked(name).items()):
            if one.marker is not None and not one.marker.evaluate():
                continue
            try:
                installed = distribution(package)
            except PackageNotFoundError:
                continue  # whoever tests may leave tools out that no test needs
            for line in installed.requires or ():
                needed = Requirement(line)
                if needed.marker is None or needed.marker.evaluate({"extra": ""}):
                    assert canonicalize_name(needed.name) in locked(name), f"{package} needs {needed}"


def test_packages_of_other_systems_are_locked() -> None:
    markers = {str(one.marker) for one, _ in locked(DEVELOPERS).values() if one.marker is not None}
    assert {"sys_platform == 'win32'", "sys_platform == 'darwin'"} <= {
        mark.replace('"', "'") for mark in markers
    }
    _, hashes = locked(GAME)["pygame-ce"]
    assert len(hashes) > 30, "files for every system and Python"


def test_the_oldest_python_is_the_one_that_the_game_needs() -> None:
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'requires-python = ">={OLDEST}"' in project


@pytest.mark.parametrize("name", ["README.md", ".ci/run", ".github/workflows/build.yml", "docs/bots.md"])
def test_whoever_installs_checks_the_hashes(name: str) -> None:
    lines = re.findall(r"pip install[^\n&|`]*-r[^\n&|`]*", (ROOT / name).read_text(encoding="utf-8"))
    assert lines
    for line in lines:
        assert re.search(r"--require-hashes -r requirements(-\w+)?\.lock", line), line
