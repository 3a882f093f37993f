"""Nothing fails in silence: whoever goes on after an error raises, uses or logs it, or has a reason."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FAULTS = frozenset(
    (
        *("BaseException", "Exception", "OSError", "IOError", "EnvironmentError", "PermissionError"),
        *("RuntimeError", "MemoryError", "NotImplementedError", "ImportError", "AttributeError", "TypeError"),
        *("pygame.error", "SystemError", "SaveError", "FileError", "ContentError", "TextError"),
    )
)
"""Errors of the system, of a file or of the program itself. Others, as KeyError or FileNotFoundError,
are answers to what was asked."""
ALLOWED: dict[str, str] = {
    "game/app/drawing/images/pictures.py::read": "the file is read in another way, which says what is wrong",
    "game/app/drawing/type/fallback_fonts.py::_has": "a letter without a width: the answer is no",
    "game/app/forms/save_words.py::when_words": "a time that this computer's clock cannot say",
    "game/app/scenes/setup/available.py::edition": "which is said when the game is dealt",
    "game/app/shell/arguments.py::lend_voice": "other systems than Windows have no such console",
    "game/app/shell/crashes/last_resort.py::_tell_terminal": "no window, no box, no terminal",
    "game/app/shell/crashes/reserve.py::spend": "an error is being told, and this would take its place",
    "game/app/shell/crashes/reserve.py::allow_files": "Windows has no such limit; others keep what they have",
    "game/app/shell/ending_signals.py::take_signal": "the program ends, this only wakes the loop",
    "game/interrupts.py::__call__": "no thread is left, and the command ends, unless somebody waits for ever",
    "game/interrupts.py::_tell_unraisable": "the process ends, and nobody reads what is left",
    "game/json_lines.py::_let_wait": "it is no file of the system's, or the system knows no waiting",
    "tools/fuzz/drawings.py::draw": "a picture without a shape is none to draw",
    "game/texts.py::read_ahead": "what is wrong is told where the message is asked for",
    "game/app/shell/tidying.py::give_back": "other libraries than glibc give memory back without being told",
    "game/app/shell/tidying.py::__init__": "other libraries than glibc give memory back without being told",
    "game/bots/sim/__init__.py::": "nobody has compiled the simulator: Python reads it",
    "game/bots/service.py::answer": "its trace goes to standard error, which the log keeps",
    "game/app/forms/flown_turn.py::ends_turn": "the choice is refused like that when it is made",
    "game/app/table/model/advice/prospects.py::_there": "what cannot be listed is nothing that could be done",
    "game/bots/players/general.py::_leads_to": "the choice counts least, and is refused where it is made",
    "game/play/consent.py::_tried": "the choice is refused where it is made, and that is logged",
    "game/play/foresight.py::foresee": "the plan ends there; the choice is refused where it is made",
    "game/bots/lent/player_process.py::reap": "the process is dead, and what it did not read goes with it",
    "tools/bench/at_rest.py::": "Windows has no such module",
    "tools/fuzz/doings.py::_saved": "it breaks the disk on purpose",
    "tools/fuzz/parsers/files_of_players.py::mend": "a file without a sum keeps none",
    "tools/fuzz/parsers/files_of_players.py::read": "as the program's own readers, which log it",
    "tools/fuzz/parsers/watch.py::_alone": "what it raises was noted the first time",
    "tools/fuzz/run.py::memory_mb": "another system: it is asked in another way",
    "tools/listening/sound_card.py::put": "as the game's own mixer, which logs it",
    "game/json_lines.py::complain": "standard error itself",
    "game/json_lines.py::listen_no_more": "nobody listens any more",
    "game/storage/files/atomic.py::write_bytes": "the refusal that is being raised counts",
    "game/storage/files/atomic.py::_move_on": "not the same file: it moves on",
    "game/storage/files/atomic.py::_keep_as": "as `write_bytes`; and without links a copy is made",
    "game/storage/files/atomic.py::flush_folder": "Windows and some disks flush no folder, at every save",
    "game/storage/files/atomic.py::followed": "links in a circle: the link itself is set aside",
    "game/storage/files/atomic.py::runs": "somebody else's process: it runs",
    "game/storage/files/atomic.py::write_new": "as `write_bytes`",
    "game/storage/files/atomic.py::place": "without links a file is renamed",
    "game/storage/files/atomic.py::keep_copy": "without links a copy is made; and as `write_bytes`",
    "game/storage/games/claim.py::_lies_there": "whoever asks takes it for gone, looks again and says so",
    "game/storage/reports/crash.py::write_crash_report": "as `write_bytes`",
    "game/storage/files/disk.py::_runs": "no thread to write the log with; the work is done at once",
    "game/storage/logbook/calendar_days.py::local_day": "as `when_words`",
    "game/storage/logbook/flights.py::is_newer_line": "a damaged line, which is counted and told of",
    "game/storage/logbook/flights.py::parse_line": "a line of a later version, which stays in its file",
    "game/storage/reports/log.py::emit": "the log itself: Python says so in the terminal",
    "game/storage/reports/log.py::_write": "the log itself: no terminal to say that it cannot be written",
    "game/storage/reports/shared_log_file.py::_turn": "the log itself: a disk without locks",
}
"""What may pass over such an error without a word: file and function, and why."""


def named(node: ast.expr | None) -> Iterator[str]:
    """The errors that an `except` or a `suppress` names."""
    if node is None:
        yield "BaseException"
    elif isinstance(node, ast.Tuple):
        for one in node.elts:
            yield from named(one)
    else:
        yield ast.unparse(node)


def tells(handler: ast.ExceptHandler) -> bool:
    """Whether the error goes on: raised, used by its name, or logged."""
    for node in (node for part in handler.body for node in ast.walk(part)):
        if isinstance(node, ast.Raise) or (isinstance(node, ast.Name) and node.id == handler.name):
            return True
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "_log":
            return True
    return False


def silent(tree: ast.AST, function: str = "") -> Iterator[tuple[str, int]]:
    """Every place that passes over a fault without a word: the function and the line."""
    for node in ast.iter_child_nodes(tree):
        inner = function
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            inner = node.name
        if isinstance(node, ast.ExceptHandler) and FAULTS & {*named(node.type)} and not tells(node):
            yield inner, node.lineno
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("contextlib.suppress", "suppress"):
            yield from ((inner, node.lineno) for one in node.args if FAULTS & {*named(one)})
        yield from silent(node, inner)


@cache
def places() -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for file in sorted(file for top in ("game", "tools") for file in (ROOT / top).rglob("*.py")):
        name, source = file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")
        if "except" not in source and "suppress" not in source:
            continue  # to look through the tree takes long
        for function, line in silent(ast.parse(source)):
            found.setdefault(f"{name}::{function}", []).append(line)
    return found


def test_no_error_is_passed_over_in_silence() -> None:
    """Log it (`game.suppressing`), tell it, or give the reason here."""
    assert {place: lines for place, lines in places().items() if place not in ALLOWED} == {}


def test_every_exception_still_stands() -> None:
    assert sorted(ALLOWED) == sorted(set(ALLOWED) & set(places())), "a reason for what is no more"


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("try: a()\nexcept OSError: pass", 1),
        ("try: a()\nexcept: b = 1", 1),
        ("try: a()\nexcept (KeyError, pygame.error): b()", 1),
        ("with contextlib.suppress(Exception): a()", 1),
        ("try: a()\nexcept OSError as error: b(error)", 0),
        ("try: a()\nexcept OSError: raise", 0),
        ("try: a()\nexcept OSError: _log.info('x')", 0),
        ("try: a()\nexcept KeyError: pass", 0),
    ],
)
def test_what_counts_as_silent(source: str, found: int) -> None:
    assert len([*silent(ast.parse(source))]) == found
