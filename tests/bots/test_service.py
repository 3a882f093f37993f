"""A player as a process: one line in, one line out, whatever stands in it."""

from __future__ import annotations

import json
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.bots.film.reckoning import Reviewed
from game.bots.players.player import Advice, Choice, Plan, Why
from game.bots.players.rank_list import RANKS
from game.bots.players.ranks import make_player
from game.bots.players.view_checks import check_view
from game.bots.service import NO_SENSE, BotService, as_data, main, sentences_in
from game.json_lines import LONGEST_ERROR
from game.play.session import Session
from game.program_files import program_root
from game.rules.queries.seat_view import seat_view
from game.texts import Texts
from tests.rules.positions import position
from tests.rules.table import the_engine
from tests.shares import mostly_slow


def question(seat: int = 0) -> dict[str, Any]:
    """A view and the decision of a game of two."""
    session = Session.load(position(2, hands=[["data"], ["metal"]]), the_engine())
    assert session.decision is not None
    return {"view": seat_view(session.state, session.knowledge, seat), "decision": session.decision}


class Scripted:
    """Chooses the last option, and says why."""

    def choose(self, view: Any, decision: Any) -> Choice:
        return Choice(decision["options"][-1], Why("give", {"crew": 1}), 0.5, 0.03)


class Advising(Scripted):
    def advise(self, view: Any, decision: Any, plans: int, done: Any, onward: bool) -> Advice:
        some = decision["options"][:plans]
        own = Plan(tuple(done), 0.4, 0.01) if done else None
        found = tuple(Plan((option,), 0.5, 0.02, Why("stop")) for option in some)
        return Advice(0.2, 0.03, found, None, own, True, "cadet", 70, 0.5 if onward else 0.1)

    def review(self, view: Any, decision: Any, done: Any, times: int) -> Reviewed | None:
        return Reviewed(0.5, 0.02, -0.1, 0.03, best=tuple(done)) if done else None


def told(service: BotService, line: object) -> Any:
    answer = service.answer(line if isinstance(line, bytes) else json.dumps(line).encode())
    assert answer is not None and "\n" not in answer and answer.isascii()
    return json.loads(answer)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Joon can do more with this card."), ("de", "Mit dieser Karte kann Joon")],
)
def test_a_choice_and_why_in_the_language_asked(language: str, words: str) -> None:
    asked = question()
    asked["view"]["crew"][1]["name"] = "Joon"
    found = told(BotService(Scripted(), sentences_in(Texts(language))), asked)
    assert found["choose"] == asked["decision"]["options"][-1]
    assert (found["win"], found["margin"]) == (0.5, 0.03) and words in found["why"]
    assert list(found) == ["choose", "why", "win", "margin"]


def test_reasons_as_data() -> None:
    assert told(BotService(Scripted(), as_data), question())["why"] == {"id": "give", "values": {"crew": 1}}


def test_advice() -> None:
    service = BotService(Advising(), sentences_in(Texts()))
    found = told(service, {"advise": question(), "plans": 2})
    assert found["now"] == {"win": 0.2, "margin": 0.03} and len(found["plans"]) == 2
    assert found["plans"][0] == {
        "choices": [question()["decision"]["options"][0]],
        "win": 0.5,
        "margin": 0.02,
        "rank": 1,
        "why": "No action left would help.",
    }
    assert found["own"] is found["ending"] is None
    assert (found["calibrated"], found["tries"], found["share"]) == (True, 70, 0.1)
    assert len(told(service, {"advise": question()})["plans"]) == 3
    done = question()["decision"]["options"][:1]
    found = told(service, {"advise": question(), "done": done, "onward": True})
    assert found["own"]["choices"] == done and found["share"] == 0.5


WRONG = {
    "nothing": b"",
    "no JSON": b"hello",
    "a list": b"[1]",
    "no question": {},
    "half a question": {"view": {}},
    "an unknown key": {"view": {}, "decision": {}, "now": 1},
    "a quit that is none": {"quit": 1},
    "a key twice": b'{"quit": true, "quit": true}',
    "a view that is a word": {**question(), "view": "x"},
    "nothing to choose from": {**question(), "decision": {"options": []}},
    "options that are numbers": {**question(), "decision": {"options": [1]}},
    "a decision that is null": {**question(), "decision": None},
    "advice on nothing": {"advise": {}},
    "no plans": {"advise": question(), "plans": 0},
    "plans that are true": {"advise": question(), "plans": True},
    "what is done is no list": {"advise": question(), "done": {}},
    "onward is a number": {"advise": question(), "onward": 1},
    "too deep": b'{"view":' + b"[" * 100_000,
    "an empty view": {**question(), "view": {}},
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_one_line_with_a_sentence(what: str) -> None:
    service = BotService(Advising(), sentences_in(Texts()))
    found = told(service, WRONG[what])
    assert set(found) == {"error"} and 5 < len(found["error"]) <= LONGEST_ERROR
    assert "choose" in told(service, question()), "and it goes on"


def test_a_look_back() -> None:
    service, asked = BotService(Advising(), as_data), question()
    done = asked["decision"]["options"][:1]
    found = told(service, {"review": asked, "done": done})["found"]
    assert (found["win"], found["gain"], found["best"]) == (0.5, -0.1, done)
    assert told(service, {"review": asked, "done": []}) == {"found": None}
    assert "error" in told(service, {"review": asked, "done": 3})
    assert "error" in told(BotService(Scripted(), as_data), {"review": asked, "done": done})


def test_who_cannot_compare_plans_says_so() -> None:
    assert "officer" in told(BotService(Scripted(), as_data), {"advise": question()})["error"]


class Thinking(Scripted):
    """Gives no chance of its own choice, but can be asked for one."""

    def choose(self, view: Any, decision: Any) -> Choice:
        self.asked = decision
        return Choice(decision["options"][0])

    def outlook(self, view: Any, decision: Any, option: Any) -> tuple[float, float] | None:
        return (0.25, 0.125) if option == decision["options"][0] else None


def test_a_choice_that_nobody_weighed_is_tried_out_for_its_chance() -> None:
    found = told(BotService(Thinking(), sentences_in(Texts()), True), question())
    assert (found["win"], found["margin"]) == (0.25, 0.125)
    assert found["why"] == "There is no other option."
    found = told(BotService(Thinking(), as_data), question())
    assert found["win"] is found["margin"] is found["why"] is None


@pytest.mark.parametrize("kind", ["action", "bridge"])
def test_a_decision_of_another_program_may_leave_out_what_is_not_needed(kind: str) -> None:
    asked, player = question(), Thinking()
    bare = {"crew": 0, "kind": kind, "options": asked["decision"]["options"]}
    assert "choose" in told(BotService(player, as_data), {"view": asked["view"], "decision": bare})
    assert player.asked["source"] == (None if kind == "action" else {"room": "bridge", "variant": "v1"})
    given = {**asked["decision"], "source": {"expansion": "storms"}}
    told(BotService(player, as_data), {"view": asked["view"], "decision": given})
    assert player.asked["source"] == {"expansion": "storms"}


@pytest.mark.parametrize("rank", RANKS)
def test_every_rank_tells_a_chance_and_has_a_plan(rank: str) -> None:
    player = make_player(rank, the_engine().content, samples=4, seed=3)
    service, asked = BotService(player, sentences_in(Texts()), True), question()
    bare = {"view": asked["view"], "decision": {**asked["decision"]}}
    for key in ("source", "ask"):
        del bare["decision"][key]
    assert told(service, bare) == told(service, asked), "the same, said in fewer words"
    single = {**asked, "decision": {**asked["decision"], "options": [{"do": "scavenge"}]}}
    for line in (asked, single):
        found = told(service, line)
        assert 0 <= found["win"] <= 1 and 0 <= found["margin"] <= 0.5
    advice = told(service, {"advise": asked, "plans": 3})
    assert advice["now"]["win"] == advice["plans"][0]["win"] and advice["calibrated"]
    assert advice["plans"][0]["choices"][0] in asked["decision"]["options"]
    assert advice["ending"]["choices"] == [{"do": "finish"}]
    done = told(service, {"advise": asked, "done": [{"do": "finish"}]})["own"]
    assert done["win"] == advice["ending"]["win"]


def test_advice_on_options_that_are_none() -> None:
    player = make_player("officer", the_engine().content, samples=4)
    asked = question()
    strange = {**asked, "decision": {**asked["decision"], "options": [{"do": "fly"}, {"do": "dig"}]}}
    found = told(BotService(player, as_data), {"advise": strange})
    assert found["plans"][0]["choices"][0] in strange["decision"]["options"] and not found["calibrated"]


def test_quit() -> None:
    assert BotService(Scripted(), as_data).answer(b'{"quit": true}') is None


def test_the_program_answers_line_by_line_and_ends() -> None:
    asked = question()
    lines = [json.dumps(asked), "nonsense", json.dumps(asked), '{"quit": true}', json.dumps(asked)]
    done = subprocess.run(
        [sys.executable, "-m", "game.bots", "--strength", "cadet", "--seed", "3", "--samples", "10"],
        input="\n".join(lines).encode(),
        capture_output=True,
        cwd=program_root(),
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode()
    first, wrong, again = map(json.loads, done.stdout.splitlines())
    assert first == again and first["choose"] in asked["decision"]["options"] and "error" in wrong


@pytest.mark.parametrize(
    ("where", "seat"),
    [
        *((where, seat) for where in ("decision.crew", "view.seat", "view.active") for seat in (-1, 9)),
        *((f"decision.options[0].{key}", -1) for key in ("crew", "to", "from", "holder")),
    ],
)
def test_a_seat_that_is_none_is_not_the_last_one(where: str, seat: int) -> None:
    asked = json.loads(json.dumps(question()))
    if where.startswith("decision.options"):
        asked["decision"]["options"][0][where.rpartition(".")[2]] = seat
    else:
        part, key = where.split(".")
        asked[part][key] = seat
    answer = json.loads(BotService(Scripted(), as_data).answer(json.dumps(asked).encode()) or "")
    assert where in answer["error"] and str(seat) in answer["error"]


def lent(idle: float) -> subprocess.Popen[bytes]:
    """A player that a window has lent, which thinks for a long time as soon as it is asked."""
    code = "import time\ntime.sleep(60)"
    source = f"""
import sys
import time
from game.bots.parent_watch import lent_lines
from game.json_lines import lines_of
for line in lent_lines(lines_of(sys.stdin.buffer), {idle}):
    print("thinks", flush=True)
    {code.replace(chr(10), chr(10) + "    ")}
"""
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", source], stdin=pipe, stdout=pipe, cwd=program_root())


def test_a_player_ends_with_its_window_in_the_middle_of_a_thought() -> None:
    with lent(60) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(b"{}\n")
        process.stdin.flush()
        assert process.stdout.readline() == b"thinks\n"
        begun = time.monotonic()
        process.stdin.close()
        assert process.wait(timeout=30) == 0 and time.monotonic() - begun < 5


@pytest.mark.skipif(sys.platform == "win32", reason="where a process can be sent Ctrl-C")
def test_an_interrupted_player_waits_for_no_question_and_says_nothing() -> None:
    pipe = subprocess.PIPE
    words = [sys.executable, "-m", "game.bots", "--strength", "cadet", "--lent", "60"]
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, cwd=program_root()) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdin.write(b"{}\n")
        process.stdin.flush()
        assert b"error" in process.stdout.readline()  # the next line is being waited for
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=8) == 130
        assert process.stderr.read() == b""


def test_a_player_whose_window_is_stopped_ends_after_a_while() -> None:
    with lent(0.3) as process:
        assert process.wait(timeout=30) == 0


ORPHAN = """
import os, subprocess, sys
pipe = subprocess.PIPE
player = subprocess.Popen([sys.executable, "-m", "game.bots", "--strength", "captain", "--samples",
                           "3000000"], stdin=pipe, stdout={stdout})
player.stdin.write(sys.stdin.buffer.readline())
player.stdin.flush()
print(player.pid, flush=True)
sys.stdin.buffer.readline()
os._exit(9)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="where processes are looked up in /proc")
@pytest.mark.parametrize("stdout", ["pipe", "subprocess.DEVNULL"])
@pytest.mark.parametrize("begun", [True, False], ids=["thinking", "starting"])
def test_an_orphan_ends_in_the_middle_of_a_thought(stdout: str, begun: bool) -> None:
    pipe = subprocess.PIPE
    words = [sys.executable, "-c", ORPHAN.format(stdout=stdout)]
    with subprocess.Popen(words, stdin=pipe, stdout=pipe, cwd=program_root()) as parent:
        assert parent.stdin is not None and parent.stdout is not None
        parent.stdin.write(json.dumps(question()).encode() + b"\n")
        parent.stdin.flush()
        orphan = int(parent.stdout.readline())
        if begun:
            until(lambda: len(list(Path(f"/proc/{orphan}/task").iterdir())) > 1)  # a thread watches
            time.sleep(0.5)
            assert lives(orphan), "it thinks for minutes"
        parent.stdin.write(b"\n")
        parent.stdin.flush()
        parent.wait(timeout=30)
        until(lambda: not lives(orphan))


def until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.05)


def lives(pid: int) -> bool:
    """Whether a process runs: one that nobody has reaped yet does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.skipif(sys.platform == "win32", reason="a shell of its own")
def test_who_reads_a_file_and_writes_one_needs_no_parent(tmp_path: Path) -> None:
    asked, answered = tmp_path / "asked", tmp_path / "answered"
    asked.write_text(json.dumps(question()) + "\n")
    answered.touch()
    command = f"exec {sys.executable} -m game.bots --strength officer --samples 1500 < {asked} > {answered} &"
    subprocess.run(["sh", "-c", command], cwd=program_root(), check=True, timeout=60)
    end = time.monotonic() + 60
    while not answered.read_text() and time.monotonic() < end:
        time.sleep(0.05)
    assert "choose" in json.loads(answered.read_text())


IMPOSSIBLE = {
    "turn": ("turn", -5),
    "actions": ("actions_left", 10**9),
    "fewer than no cards": ("resource_deck.count", -3),
    "more cards than there are": ("resource_deck.count", 10**9),
    "fewer than no Damage cards": ("damage_deck.count", -1),
    "fewer than no tokens": ("crew.0.action_tokens", -1),
    "tokens without end": ("crew.1.action_tokens", 10**9),
    "cubes without end": ("crew.1.repair_cubes", 10**9),
    "nowhere": ("crew.0.at", 77),
    "a card that is none": ("crew.0.hand", ["gold"]),
    "three face-up cards": ("face_up", ["data", "data", "metal"]),
    "a room twice": ("rooms.0.id", "armoury"),
    "a side that is none": ("rooms.0.variant", "v9"),
    "cubes that are numbers": ("rooms.0.cubes", [5, 5, 5]),
    "a phase that is none": ("phase", "tea"),
    "players without end": ("settings.players", 10**9),
    "no rooms": ("rooms", []),
    "a deck that is a number": ("resource_deck", 7),
    "a crew that is a word": ("crew", "all"),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
@pytest.mark.parametrize("rank", mostly_slow(RANKS, 1))
def test_an_impossible_view_is_refused_with_a_sentence(rank: str, what: str) -> None:
    where, value = IMPOSSIBLE[what]
    asked = json.loads(json.dumps(question()))
    *path, last = where.split(".")
    part = asked["view"]
    for key in path:
        part = part[int(key)] if isinstance(part, list) else part[key]
    part[last] = value
    service = BotService(make_player(rank, the_engine().content, samples=4), as_data)
    for line in (asked, {"advise": asked}):
        answer = told(service, line)
        assert set(answer) == {"error"}, what
        assert answer["error"].endswith((".", "?")) and "Error(" not in answer["error"]
    assert "choose" in told(service, question()), "and it goes on"


class Confused(Scripted):
    def choose(self, view: Any, decision: Any) -> Choice:
        raise IndexError


def test_what_nobody_foresaw_is_told_in_a_sentence() -> None:
    answer = told(BotService(Confused(), as_data), question())
    assert answer == {"error": NO_SENSE} and NO_SENSE.endswith(".")


def test_no_view_of_a_game_is_refused() -> None:
    chance = random.Random(4)
    cells: tuple[dict[str, Any], ...] = (
        {"players": 4, "expansions": ["escape-pod", "damage-control"], "no_counting": True},
        {"players": 3, "expansions": ["escape-pod", "damage-control"], "rooms": "mixed"},
        {"players": 1, "rooms": "mixed"},
        {"players": 2, "rooms": "v2", "no_counting": True},
    )
    asked: set[str] = set()
    for seed, cell in enumerate(2 * cells):
        session = Session.new({"difficulty": "easy", **cell, "seed": seed}, the_engine())
        while session.decision is not None:
            decision = session.decision
            asked.add(decision["kind"])
            check_view(the_engine(), seat_view(session.state, session.knowledge, decision["crew"]))
            session.apply(chance.choice(decision["options"]))
    assert {"action", "collect", "scavenge", "damage-control"} <= asked


@pytest.mark.parametrize("seconds", ["-1", "nan", "inf", "0"])
def test_a_player_is_lent_for_a_time_that_there_is(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--strength", "cadet", "--lent", seconds])
    said = capsys.readouterr().err
    assert ended.value.code == 2 and "more than 0 and at most 3600" in said
