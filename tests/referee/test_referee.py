"""The referee line by line: what it answers."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from game.program_files import program_root
from tests.referee.driver import NEW, Driver
from tests.rules.positions import TRACKS, position


def test_a_position_is_state_decision_and_events(driver):
    answer = driver(**NEW)
    assert set(answer) == {"state", "decision", "events"}
    assert set(answer["decision"]) == {"crew", "kind", "ask", "source", "options"}
    assert all("type" in event for event in answer["events"])
    assert answer["state"]["settings"] == {
        "players": 2,
        "difficulty": "easy",
        "seed": 3,
        "rooms": "v1",
        "damage_control": False,
        "escape_pod": False,
        "no_counting": False,
        "first": None,
        "names": answer["state"]["settings"]["names"],
        "chance": 2,
    }
    assert [member["name"] for member in answer["state"]["crew"]] == answer["state"]["settings"]["names"]


def test_the_same_settings_seed_and_choices_are_the_same_game():
    answers = []
    for _ in range(2):
        driver = Driver()
        position_now = driver(
            new={"players": 3, "difficulty": "hard", "seed": -(10**30), "names": ["A", "B", "C"]}
        )
        answers.append([position_now])
        for step in range(40):
            options = position_now["decision"]["options"]
            position_now = driver(choose=options[step * 7 % len(options)])
            answers[-1].append(position_now)
    assert answers[0] == answers[1]


def test_keys_of_an_option_in_any_order(playing):
    options = playing(undo=0)["decision"]["options"]
    option = next(each for each in options if each["do"] == "give")
    backwards = dict(reversed(option.items()))
    assert list(backwards) != list(option)
    assert playing(choose=backwards)["events"][0]["type"] == "chose"


class TestDie:
    def scavenge(self, driver):
        events = driver(choose={"do": "scavenge"})["events"]
        return next(event["value"] for event in events if event["type"] == "roll")

    def test_the_next_rolls_are_these(self, playing):
        assert playing(die=[1, 2, 1]) == {"ok": True}
        assert [self.scavenge(playing) for _ in range(3)] == [1, 2, 1]

    def test_a_list_replaces_the_one_before_and_an_empty_one_clears(self, playing):
        playing(die=[1, 1])
        playing(die=[2])
        assert self.scavenge(playing) == 2
        playing(undo=1)
        chance = self.scavenge(playing)
        playing(undo=1)
        playing(die=[chance % 6 + 1])
        playing(die=[])
        assert self.scavenge(playing) == chance

    def test_then_chance_goes_on_as_if_nothing_had_been_forced(self, playing):
        first = self.scavenge(playing)
        playing(undo=1)
        playing(die=[1])
        self.scavenge(playing)
        assert self.scavenge(playing) == first

    @pytest.mark.parametrize("command", ["undo", "new", "load"])
    def test_new_load_and_undo_drop_them(self, playing, command):
        state = playing(undo=0)["state"]
        natural = self.scavenge(playing)
        playing(undo=1)
        playing(die=[natural % 6 + 1])
        playing(**{"undo": {"undo": 0}, "new": NEW, "load": {"load": state}}[command])
        assert self.scavenge(playing) == natural

    def test_an_error_keeps_them(self, playing):
        playing(die=[1])
        playing(choose={"do": "fly"})
        playing(new={})
        assert self.scavenge(playing) == 1

    def test_they_are_not_part_of_a_position(self, playing):
        before = playing(undo=0)
        playing(die=[5])
        assert playing(undo=0) == before

    @pytest.mark.parametrize(
        "rolls", ["[0]", "[7]", "[1.0]", "[true]", '["3"]', "3", "null", "{}", "[[1]]", "[1, 9]"]
    )
    def test_only_whole_numbers_from_1_to_6(self, playing, rolls):
        playing.error('{"die": ' + rolls + "}")


class TestUndo:
    def test_any_number_of_choices_chance_included(self, playing):
        answers = [playing(undo=0)]
        for _ in range(12):
            answers.append(playing(choose=answers[-1]["decision"]["options"][-1]))
        assert playing(undo=0) == answers[12]
        assert playing(undo=5) == answers[7]
        assert playing(undo=7) == answers[0]
        playing.error('{"undo": 1}')

    def test_not_past_a_load(self, playing):
        answer = playing(choose={"do": "scavenge"})
        loaded = playing(load=answer["state"])
        assert loaded["events"] == []
        playing.error('{"undo": 1}')
        playing(choose=loaded["decision"]["options"][0])
        assert playing(undo=1)["state"] == loaded["state"]

    @pytest.mark.parametrize("count", ["-1", "1", "true", "false", "1.0", '"1"', "null", "1e400", "9" * 400])
    def test_what_cannot_be_undone(self, playing, count):
        playing.error('{"undo": ' + count + "}")

    def test_a_finished_game_can_be_undone(self, driver):
        answer = driver(load=position(diverted=TRACKS))
        won = driver(choose={"do": "activate"})
        assert won["decision"] is None
        assert won["state"]["result"]["won"]
        assert driver(undo=1)["state"] == answer["state"]


class TestLoad:
    def test_a_position_as_it_was_answered(self, playing):
        answer = playing(die=[6]) and playing(choose={"do": "scavenge"})
        other = Driver()
        loaded = other(load=answer["state"])
        assert (loaded["state"], loaded["decision"], loaded["events"]) == (
            answer["state"],
            answer["decision"],
            [],
        )
        for _ in range(30):
            option = answer["decision"]["options"][0]
            answer, loaded = playing(choose=option), other(choose=option)
            assert answer == loaded

    def test_pending_rng_and_result_may_be_left_out_and_rng_may_be_null(self, playing):
        state = playing(undo=0)["state"]
        del state["pending"], state["rng"], state["result"]
        loaded = playing(load=state)
        assert loaded["state"]["rng"] is not None
        again = playing(load=state | {"rng": None, "pending": None, "result": None})
        assert again["decision"] == loaded["decision"]

    def test_a_finished_game(self, driver):
        driver(load=position(diverted=TRACKS))
        over = driver(choose={"do": "activate"})["state"]
        assert driver(load=over) == {"state": over, "decision": None, "events": []}


def run(lines):
    return subprocess.run(
        [sys.executable, "-m", "game.referee"],
        input="".join(lines).encode(),
        capture_output=True,
        cwd=program_root(),
        timeout=60,
        check=False,
    )


class TestProcess:
    def test_one_line_for_each_line_and_none_for_quit(self):
        done = run(
            [
                json.dumps(NEW) + "\n",
                "\n",
                "nonsense\r\n",
                '{"die": [1]}\n',
                '{"quit": true}\n',
                '{"undo": 0}\n',
            ]
        )
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        assert [sorted(answer) for answer in answers] == [
            ["decision", "events", "state"],
            ["error"],
            ["error"],
            ["ok"],
        ]
        assert (done.returncode, done.stderr) == (0, b"")

    def test_the_end_of_the_input_ends_with_status_0(self):
        assert (run([]).returncode, run([]).stdout) == (0, b"")
        done = run(['{"die": []}'])
        assert (done.returncode, done.stdout) == (0, b'{"ok": true}\n'), "a last line without its end"

    def test_every_answer_is_there_before_the_next_command(self):
        command = [sys.executable, "-m", "game.referee"]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, cwd=program_root()) as process:
            process.stdin.write(json.dumps(NEW).encode() + b"\n")
            process.stdin.flush()
            answer = json.loads(process.stdout.readline())
            while answer["decision"]:
                option = answer["decision"]["options"][-1]
                process.stdin.write(json.dumps({"choose": option}).encode() + b"\n")
                process.stdin.flush()
                answer = json.loads(process.stdout.readline())
            assert answer["state"]["phase"] == "over"
            process.stdin.write(b'{"quit": true}\n')
            process.stdin.flush()
            assert process.wait(timeout=30) == 0
            assert process.stdout.read() == b""

    @pytest.mark.parametrize("lines", [1, 400])
    def test_whoever_reads_may_stop(self, lines):
        """As `| head -1` does: nobody is told of it, and the status is 0."""
        command = [sys.executable, "-m", "game.referee"]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, cwd=program_root()) as process:
            process.stdin.write(json.dumps(NEW).encode() + b"\n")
            process.stdin.flush()
            process.stdout.readline()
            process.stdout.close()
            try:
                process.stdin.write(b'{"explain": {"do": "move"}}\n' * lines)
                process.stdin.close()
            except BrokenPipeError:
                pass
            said = process.stderr.read()
            assert (process.wait(timeout=30), said) == (0, b"")
