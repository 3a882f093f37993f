"""The program as players get it, built once for all tests here.

`SOLAR_STORM_EXECUTABLE` names one that is built already; with `SOLAR_STORM_PACKAGED=required` a machine that
lacks the tools fails instead of passing over these tests.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from filelock import FileLock

ROOT = Path(__file__).parents[2]
TOOLS = ("Xvfb", "xdotool", "objdump")


def _lacking() -> str | None:
    if sys.platform != "linux":
        return "plays on Linux only"
    lacking = [tool for tool in TOOLS if shutil.which(tool) is None]
    if importlib.util.find_spec("PyInstaller") is None:
        lacking.append("PyInstaller")
    return f"{', '.join(lacking)} not installed" if lacking else None


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The executable where it was built."""
    lacking = _lacking()
    if lacking:
        if os.environ.get("SOLAR_STORM_PACKAGED") == "required":
            pytest.fail(lacking)
        pytest.skip(lacking)
    run = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        run = run.parent
    return Path(os.environ.get("SOLAR_STORM_EXECUTABLE") or _built_once(run))


@pytest.fixture(scope="session")
def unpacked(built: Path) -> Path:
    """The folder of the unpacked program."""
    return built.parent / "Solar Storm"


@pytest.fixture(scope="session")
def program(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The executable, in a folder with spaces and letters beyond ASCII that nothing may be written to."""
    work = tmp_path_factory.mktemp("packaged")
    folder = work / "Ein Schiff, größer als Ωmega"
    folder.mkdir()
    placed = shutil.copy2(built, folder / built.name)
    folder.chmod(0o555)
    return Path(placed)


def _built_once(run: Path) -> Path:
    """Build it, unless another process of this test run has; wait while one does.

    Args:
        run: a folder that the processes of the run share.
    """
    with FileLock(run / "program.lock"):
        built = run / "program" / "dist" / "SolarStorm"
        return built if built.exists() else _build(run / "program")


def _build(work: Path) -> Path:
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--distpath", str(work / "dist"), "--workpath", str(work / "build"), str(ROOT / "build.spec")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return work / "dist" / "SolarStorm"
