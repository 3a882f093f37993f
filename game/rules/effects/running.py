"""The interpreter: one operation after the other, until a question or the end of the game."""

from __future__ import annotations

from game.rules.effects.flow import enter
from game.rules.effects.program import Program
from game.rules.effects.work import Interrupt, Work


def run(program: Program, work: Work, address: int) -> None:
    """Run from an address on."""
    code = program.code
    try:
        while address >= 0:
            address = code[address](work)
    except Interrupt as interrupt:
        work.stack = []
        run(program, work, enter(work, program.watch[interrupt.watch]))
