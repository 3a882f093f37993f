"""The examples of the pages do what the pages say."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs").glob("*.md"))


def blocks(page: str, language: str) -> list[str]:
    """The code of a page in a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page, re.M | re.S)


WITH_SESSIONS = [page for page in PAGES if blocks(page.read_text(encoding="utf-8"), "pycon")]


@pytest.mark.parametrize("page", WITH_SESSIONS, ids=lambda page: page.name)
def test_every_answer_is_the_one_on_the_page(page: Path) -> None:
    session = "\n".join(blocks(page.read_text(encoding="utf-8"), "pycon"))
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    told: list[str] = []
    runner.run(doctest.DocTestParser().get_doctest(session, {}, page.name, None, 0), out=told.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(told)
    assert runner.tries > 20


def test_a_game_in_the_environment_is_played_to_its_end() -> None:
    (program,) = blocks((ROOT / "docs" / "environment.md").read_text(encoding="utf-8"), "python")
    names: dict[str, object] = {}
    exec(program, names)
    env = names["env"]
    assert env.agents == [] and env.history.state.result is not None  # type: ignore[attr-defined]
