"""The numbers of the kill test and the corrupt-file table stand at the end of a test run."""

from __future__ import annotations

from _pytest.terminal import TerminalReporter

from tests.storage.numbers import told


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """Print them."""
    for line in told():
        terminalreporter.write_line(line)
