"""What a run of the tests compiled is there for the next run, and what their copies compiled is not."""

import sys
import tempfile
from pathlib import Path

import pytest

from tests.compiled_modules import keep_compiled


def left(patch: pytest.MonkeyPatch, folder: Path, temporary: Path) -> list[str]:
    """Return what is left of what was compiled of a module of the tests, a copy and a library."""
    for source in (folder.parent / "module.py", temporary / "copy.py", Path("/library.py")):
        compiled = folder / source.relative_to(source.anchor)
        compiled.parent.mkdir(parents=True, exist_ok=True)
        compiled.touch()
    patch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    patch.setenv("PYTHONPYCACHEPREFIX", str(folder))
    patch.delenv("PYTEST_XDIST_WORKER", raising=False)
    patch.setattr(sys, "pycache_prefix", None)
    patch.setattr(sys, "dont_write_bytecode", True)
    patch.setattr(tempfile, "tempdir", str(temporary))
    keep_compiled(folder, None)
    assert sys.pycache_prefix == str(folder) and not sys.dont_write_bytecode
    return sorted(path.name for path in folder.rglob("*.py"))


def test_what_copies_compiled_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = left(monkeypatch, tmp_path / "checkout" / "compiled", tmp_path / "temporary")
    assert found == ["library.py", "module.py"]


def test_tests_that_lie_among_temporary_files_are_not_compiled_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = left(monkeypatch, tmp_path / "temporary" / "checkout" / "compiled", tmp_path / "temporary")
    assert "module.py" in found and "library.py" in found
