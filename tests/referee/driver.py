"""A referee in the same process, and the small talk with it."""

from __future__ import annotations

import json

from game.json_lines import LONGEST_ERROR
from game.referee import Referee
from tests.rules.table import the_engine

NEW = {"new": {"players": 2, "difficulty": "easy", "seed": 3}}


class Driver:
    """A referee and the small talk with it."""

    def __init__(self):
        self.referee = Referee(the_engine())

    def raw(self, line):
        answer = self.referee.answer(line if isinstance(line, bytes) else line.encode())
        assert "\n" not in answer
        return json.loads(answer)

    def __call__(self, **command):
        return self.raw(json.dumps(command))

    def error(self, line):
        before = self.raw('{"undo": 0}')
        answer = self.raw(line)
        assert set(answer) == {"error"}, answer
        sentence = answer["error"]
        assert isinstance(sentence, str)
        assert 5 < len(sentence) <= LONGEST_ERROR
        assert self.raw('{"undo": 0}') == before, "an error leaves the game as it was"
        return sentence
