"""The mutants are the program with one change each, and a test that fails kills one."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from game.program_files import program_root
from tools import mutation
from tools.mutation import Mutant, changed_node, in_order, mutants_of, mutated, run


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a < b", "a <= b"),
        ("a not in b", "a in b"),
        ("a and b", "a or b"),
        ("not a", "a"),
        ("a + b", "a - b"),
        ("7", "8"),
        ("True", "False"),
        ("b if a else c", "b if not a else c"),
    ],
)
def test_an_expression_is_changed(before: str, after: str) -> None:
    changed = changed_node(ast.parse(before, mode="eval").body)
    assert changed is not None and ast.unparse(changed) == after


@pytest.mark.parametrize("source", ["a", "'text'", "None", "f(a)", "a < b < c"])
def test_some_expressions_stay(source: str) -> None:
    assert changed_node(ast.parse(source, mode="eval").body) is None


def test_every_mutant_of_a_file_is_another_program(tmp_path: Path) -> None:
    source = "def f(a: 'int | 3') -> int:\n    '''7'''\n    if a > 1:\n        g(a)\n    return a * 2\n"
    file = tmp_path / "file.py"
    file.write_text(source, encoding="utf-8")
    found = [ast.unparse(mutated(source, mutant.place)) for mutant in mutants_of(file)]
    assert len(found) == len(set(found)) == 5 and ast.unparse(ast.parse(source)) not in found
    assert all("int | 3" in one and "7" in one for one in found), "types and docstrings are left alone"


def test_a_guard_against_the_programmer_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "file.py"
    file.write_text("pairs = zip(a, b, strict=True)\n", encoding="utf-8")
    assert list(mutants_of(file)) == []


def test_a_seed_draws_the_same_sample_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mutation, "run", lambda mutant, tests: "killed" if mutant else "survived")

    def drawn(seed: int) -> str:
        assert mutation.main(["game/rules", "--only", "crockford", "--sample", "4", "--seed", str(seed)]) == 0
        return re.sub(r"\d+ s ", "", capsys.readouterr().out)

    assert drawn(3) == drawn(3) != drawn(4)
    assert "4 of 4 killed: 100 %, interval 51 to 100 %" in drawn(3)


def test_a_share_that_is_too_small_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutation, "run", lambda mutant, tests: "survived")
    wanted = ["game/rules", "--only", "crockford", "--sample", "2"]
    assert mutation.main([*wanted, "--least", "90"]) == 1 and mutation.main(wanted) == 0


def test_no_mutant_is_counted_where_a_test_fails_without_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(mutation, "run", lambda mutant, tests: "killed")
    with pytest.raises(SystemExit):
        mutation.main(["game/rules", "--only", "crockford", "--sample", "2"])
    assert "fails on the program as it is" in capsys.readouterr().err


def test_the_tests_that_name_a_module_come_before_whole_folders() -> None:
    """After the quick ones; the file that is called after the module comes first."""
    order = in_order(program_root() / "game" / "rules" / "gamecode.py", "game/rules")
    assert order[:3] == [*mutation.QUICK["game/rules"], "tests/rules/test_gamecode.py"]
    assert "tests/content/test_many_expansions.py" in order[3:]
    assert order[-3:] == [*mutation.TESTS["game/rules"]]
    loader = in_order(program_root() / "game" / "rules" / "loader" / "loading.py", "game/rules")
    assert loader == [*mutation.QUICK["game/rules"], "tests/content", "tests/rules", "tests/engine"]


@pytest.mark.parametrize("folder", mutation.TESTS)
def test_the_tests_of_a_folder_are_there(folder: str) -> None:
    tests = [*mutation.QUICK.get(folder, ()), *mutation.TESTS[folder]]
    assert [name for name in tests if not (program_root() / name).exists()] == []


@pytest.mark.slow
def test_a_mutant_dies_of_a_test_and_another_lives(tmp_path: Path) -> None:
    """A mutant runs in a process of its own; where no test runs at all, it survives."""
    file = program_root() / "game" / "rules" / "crockford.py"
    test = tmp_path / "test_it.py"
    test.write_text(
        "from game.rules.crockford import letters_of\n\ndef test_it():\n    assert letters_of(33) == '11'\n",
        encoding="utf-8",
    )
    dead = [mutant for mutant in mutants_of(file) if run(mutant, [str(test)]) == "killed"]
    assert dead and run(Mutant(file, dead[0].place, 0, ""), []) == "survived"
