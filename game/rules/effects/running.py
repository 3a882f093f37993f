"""The interpreter: one operation after the other, until a question or the end of the game.

Steps that never end, or find nothing to act on, raise a `StepError`, which becomes a `ContentError` with file
and line of the step; the state that the steps began with is as it was. A mistake of the engine is none of the
content: it stays the exception that it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.decisions import Option, Question
from game.rules.effects.bound_rules import BoundRules
from game.rules.effects.execution import Execution, Interrupt
from game.rules.effects.flow_verbs import enter
from game.rules.effects.limits import MOST_EFFORT, MOST_STEPS, UNCOUNTED
from game.rules.effects.mistakes import CannotError, EndlessError
from game.rules.loader.yaml_nodes import ContentError
from game.rules.states.state import State

_STEPS = range(MOST_STEPS)


def run(program: BoundRules, work: Execution, address: int) -> None:
    """Run from an address on.

    Raises:
        ContentError: the steps never come to a question, or one of them cannot be done.
    """
    code, effort = program.code, program.effort
    effort.left = MOST_EFFORT
    left = iter(_STEPS)
    try:
        while True:
            try:
                for _ in left:
                    address = code[address](work)
                    if address < 0:
                        return
                raise EndlessError(f"steps that never end: {MOST_STEPS} since the last question")
            except Interrupt as interrupt:
                work.stack = []
                address = enter(work, program.watch[interrupt.watch])
    except EndlessError as error:
        raise _error(program, address, str(error), "steps that lead to a question soon") from error
    except CannotError as error:
        raise _cannot(program, address, error) from error
    finally:
        effort.left = UNCOUNTED


def options(
    program: BoundRules, question: Question, state: State, values: Sequence[Any]
) -> tuple[Option, ...]:
    """Return every legal answer to a question.

    Raises:
        ContentError: there are too many, or they cannot be listed.
    """
    effort = program.effort
    effort.left = MOST_EFFORT
    try:
        return question.options(state, values)
    except EndlessError as error:
        raise _error(program, question.address, str(error), "a question with fewer answers") from error
    except CannotError as error:
        raise _cannot(program, question.address, error) from error
    finally:
        effort.left = UNCOUNTED


def _cannot(program: BoundRules, address: int, error: CannotError) -> ContentError:
    found = f"{program.made_by[address].verb!r}, which cannot be done now: {error}"
    return _error(program, address, found, "steps that look first whether there is anything to act on")


def _error(program: BoundRules, address: int, found: str, expected: str) -> ContentError:
    step = program.made_by[address]
    return ContentError(step.file, step.line, found, expected)
