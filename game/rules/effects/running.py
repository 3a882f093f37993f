"""The interpreter: one operation after the other, until a question or the end of the game."""

from __future__ import annotations

from typing import Any

from game.rules.effects.program import Program
from game.rules.effects.work import Interrupt, Work
from game.rules.table import StepList


def start(steps: StepList, work: Work) -> int:
    """Make a list of steps the running one; the address where it begins."""
    values: list[Any] = list(steps.empty)
    work.values = values
    return steps.entry


def run(program: Program, work: Work, address: int) -> None:
    """Run from an address on."""
    code = program.code
    try:
        while address >= 0:
            address = code[address](work)
    except Interrupt as interrupt:
        work.stack = []
        run(program, work, start(program.watch[interrupt.watch], work))
