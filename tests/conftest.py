"""Shared set-up: the window's tests draw to SDL's dummy drivers, never to a screen or a loudspeaker."""

import contextlib
import ctypes
import gc
import importlib
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.compiled_modules import keep_compiled
from tests.fast_disk import fast_root
from tests.workers import count, resident

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

if (root := fast_root()) is not None:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(root))

if os.environ.get("PYTHONDONTWRITEBYTECODE"):
    keep_compiled(Path(__file__).parent.parent / ".pytest_cache" / "compiled", root)

# the language of the machine that tests is nobody's business
os.environ["LC_ALL"] = "C"

# how fast the machine is that tests is nobody's business either
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")

NEW = 100_000
"""So many new objects are there before the collector looks through them in the middle of a test."""
FEW = 20_000
"""So many new ones are left by small tests before it looks through them, after a test."""
GROWN = 400_000_000
"""Bytes that a process has grown by before everything is looked through, after a test."""
_taken = 0
"""Bytes that this process took after the last look at everything."""


@pytest.fixture(autouse=True)
def pictures_that_are_asked_for_are_there() -> Iterator[None]:
    """A player goes on with something plain in the place of a picture that is gone; a test does not."""
    yield
    damaged = sys.modules.get("game.app.drawing.images.damaged")
    missed = sorted(damaged._told) if damaged is not None else []
    if damaged is not None:
        damaged._told.clear()
    assert missed == []


def _end_with_parent() -> None:
    """Let the system end this process where the one that forked it ends.

    A child keeps the pipe of its parent open: where the watchdog ends a test that waits for the child, nobody
    would notice before the child has come to its end.
    """
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


if sys.platform == "linux":
    os.register_at_fork(after_in_child=_end_with_parent)


def pytest_addoption(parser: pytest.Parser) -> None:
    """What takes long is a part of its own (`docs/tests.md`)."""
    parser.addoption("--slow", action="store_true", help="run the tests marked slow, and only these")
    parser.addoption(
        "--unshared", action="store_true", help="without tests/sharing.py, as a player's program"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Programs of one test process share what never changes; only those of slow tests paint ahead."""
    config = session.config
    worker = getattr(config, "workerinput", {}).get("workerid", "")
    if config.getoption("numprocesses", None) and not worker:
        return  # this process runs no test
    gc.disable()  # all that is read now stays: see pytest_collection_finish
    if config.getoption("--unshared"):
        return
    from tests.sharing import in_time, share

    patch = pytest.MonkeyPatch()
    config.add_cleanup(patch.undo)
    share(patch.setattr)
    if not config.getoption("--slow"):
        in_time(patch.setattr)
    if worker[2:].isdigit() and int(worker[2:]) % 2:
        from_behind(config)


def from_behind(config: pytest.Config) -> None:
    """Read the tests from the last to the first: what another process has translated by then is not again."""
    for folder in [Path(word) for word in config.args if Path(word).is_dir()]:
        for file in sorted(folder.rglob("test_*.py"), reverse=True):
            parts = file.resolve().relative_to(config.rootpath).with_suffix("").parts
            with contextlib.suppress(Exception, pytest.skip.Exception):  # collecting tells what is wrong
                importlib.import_module(".".join(parts))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave tests marked slow out, or with `--slow` all others."""
    wanted, left = [], []
    for item in items:
        slow = item.get_closest_marker("slow") is not None
        (wanted if slow == config.getoption("--slow") else left).append(item)
    # The longest begin first: at the end one of them would keep all other processes waiting.
    items[:] = sorted(wanted, key=lambda item: not _is_long(item))
    config.hook.pytest_deselected(items=left)


def _is_long(item: pytest.Item) -> bool:
    """Return whether a test is marked as one of minutes: `slow(first=True)`."""
    slow = item.get_closest_marker("slow")
    return slow is not None and bool(slow.kwargs.get("first"))


def pytest_collection_finish() -> None:
    """What has been read by now stays: looking for garbage in it takes a tenth of all time.

    While it was read nobody looked: thousands of looks would have taken a third of the time of collecting.
    Hypothesis measures every collection, so new objects are looked through less often: each look costs twice.
    """
    global _taken
    gc.collect()
    gc.freeze()
    _taken = resident()
    gc.set_threshold(NEW)
    gc.enable()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol() -> Iterator[None]:
    """What is there after a test stays as well, mostly: content, pictures and type that tests share.

    By the end they are 1.5 million objects. To look through all of them takes two seconds, and some tests ask
    for that; others would pay for it by chance. Where memory has grown much they are looked through as well:
    pictures of a look that is no longer kept know each other.
    """
    global _taken
    result = yield
    if gc.isenabled() and gc.get_count()[0] + NEW * sum(gc.get_count()[1:]) > FEW:
        taken = resident()
        grown = taken > _taken + GROWN
        if grown:
            gc.unfreeze()
        gc.collect()
        if taken:  # elsewhere nobody would notice that memory has grown
            gc.freeze()
        if grown:
            _taken = resident()
    return result


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Spread whole folders over the machine; a few files start faster in one process."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None
    return count() if any(Path(word.split("::")[0]).is_dir() for word in config.args) else 0
