"""Thinking in processes of its own: nobody waits for a player who thinks, and what fails stops no game.

A `Worker` keeps one process, spoken to in the lines of `service.py`. One thread speaks with it; whoever asks
gets a `Thought` and looks at it when it likes. A process that
dies or says nothing is started once more; if that does not help, the question is answered here, by the
plainest of the players, and in the last resort by the first option.

A player that has failed is not given up. Advice that a person asks for is asked of a new process each time,
once. The choices of a seat are answered here at once, and another process is tried beside the game
(`_Trial`): as soon as that one has answered, it plays on.
"""

from __future__ import annotations

import json
import logging
import subprocess
import threading
import time
from collections import deque
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from game.bots.answer_forms import makes_sense
from game.bots.lent.answers import UNANSWERED, Answer, Plain, ends, last_resort
from game.bots.lent.player_process import reap, start_player
from game.bots.lent.process_watch import ProcessWatch
from game.bots.lent.thought import Thought
from game.bots.lent.worker_errors import start
from game.json_lines import LONGEST_LINE, read_object
from game.suppressing import log_suppressed, suppress_and_log

_log = logging.getLogger(__name__)
IDLE_S = 120.0
"""A process that nobody has asked anything for so long ends."""
TRIES = 2
"""Number of processes that are asked the same question before the answer is found here."""
REFUSALS = (OSError, MemoryError)
"""Errors of a system that gives no process, no memory or no thread for now."""
PAUSE_S = 0.25
"""Seconds before a process is started again that the system has refused to start."""
REST_S, LONGEST_REST_S = 5.0, 240.0
"""Seconds until a seat's player that failed in a trial is tried again: at first, and at most. Each rest is
twice the one before."""
ENDING_TIMES = 6
"""Factor of the time that a process may take for a film or a verdict: without compiled code, on a computer
that is busy, one answer takes half a minute, and nobody waits for it at a table."""


class Worker:
    """One process that thinks, and the thread that speaks with it.

    Args:
        command: that starts the process.
        plain: answers where no process does.
        patience: seconds after which a process counts as hung, however hard it works.
        tries: number of processes that are asked a question of a worker that has not failed yet.
    """

    def __init__(self, command: Sequence[str], plain: Plain, patience: float, tries: int = TRIES) -> None:
        self._command = list(command)
        self._plain = plain
        self._patience = patience
        self._tries = tries
        self._lock = threading.Condition()
        self._waiting: deque[Thought] = deque()
        self._at: Thought | None = None
        self._process: subprocess.Popen[bytes] | None = None
        self._killed = False
        """True once the process has been killed: it may live a moment longer, but gets no other question."""
        self._thread: threading.Thread | None = None
        self._serving = False
        """True while the thread takes questions; a thread that ends takes none, though it still reaps its
        process."""
        self._closed = False
        self._broken = False
        """True from a question that every process failed to the next answer: no seat waits for it."""
        self._trial: _Trial | None = None
        self._rest, self._rested = REST_S, 0.0
        """Length of the next rest in seconds, and the moment at which the last one is over."""
        self._refused = False
        """True while the system starts no process, for want of files, memory, threads: it is asked again."""

    @property
    def pid(self) -> int | None:
        """The number of the process; None where none runs."""
        process = self._process
        return process.pid if process is not None and process.poll() is None else None

    def ask(self, question: Mapping[str, Any]) -> Thought:
        """Begin to think about a question; never waits."""
        thought = Thought(question, self.drop)
        self._put(thought)
        return thought

    def _put(self, thought: Thought) -> None:
        with self._lock:
            self._waiting.append(thought)
            if not self._serving:
                thread = threading.Thread(target=self._serve, name="player", daemon=True)
                try:
                    start(thread)
                except REFUSALS as error:
                    log_suppressed(_log, "no thread for a player", error)
                    self._waiting.clear()
                else:
                    self._thread, self._serving = thread, True
            alone = not self._serving
            self._lock.notify_all()
        if alone and not thought.cancelled:
            thought.settle(self._here(thought))

    def prepare(self) -> None:
        """Start the process before anybody asks, or end the rest of one that has failed; never waits."""
        self._rest, self._rested = REST_S, 0.0
        nothing = Thought({}, self.drop)
        nothing.cancelled = True
        self._put(nothing)

    def drop(self, thought: Thought) -> None:
        """End the process if it is at this thought."""
        with self._lock:
            if self._at is thought:
                self._kill()

    def _kill(self) -> None:
        """Kill the process; the caller holds the lock."""
        if self._process is not None:
            self._killed = True
            self._process.kill()

    def close(self) -> None:
        """End the process, and wait until it is gone."""
        with self._lock:
            self._closed = True
            self._waiting.clear()
            self._kill()
            self._lock.notify_all()
            thread = self._thread
        self._end_trial()
        if thread is not None:
            thread.join(2.0)

    # In the thread

    def _serve(self) -> None:
        while (thought := self._next()) is not None:
            answer = None if thought.cancelled else self._answered(thought)
            with self._lock:
                # From here on taking the thought back ends no process: the next question may be at it.
                self._at = None
            if answer is not None:
                thought.settle(answer)
            if thought.cancelled:
                self._begin()

    def _begin(self) -> None:
        """Start the process before it is needed: whoever took one question back will ask another."""
        if self._broken:
            return
        with suppress_and_log(_log, "start a player", Exception):
            self._running()

    def _next(self) -> Thought | None:
        """Return the next question; None where there has been none for long, and the thread ends.

        The thread that ends takes its process along at once: a thread that begins meanwhile must not ask it.
        """
        until = time.monotonic() + IDLE_S
        with self._lock:
            while not self._waiting and not self._closed:
                left = until - time.monotonic()
                if left <= 0:
                    break
                self._lock.wait(left)
            if self._waiting:
                self._at = self._waiting.popleft()
                return self._at
            self._serving = False
            self._kill()
            process, self._process = self._process, None
        reap(process)
        return None

    def _answered(self, thought: Thought) -> Answer:
        for n in range(self._chances(thought.question)):
            if n and self._refused:
                time.sleep(PAUSE_S)
            answer = self._reply(thought)
            if thought.cancelled or self._closed:
                return {}
            if answer is None:
                continue
            self._mend()
            if "error" not in answer:
                return answer
            _log.warning("A player has no answer: %s", answer["error"])
            if "decision" not in thought.question:
                return answer
            return self._here(thought)  # it would say the same again
        answer = self._here(thought)
        self._broken = not self._refused
        return answer

    def _chances(self, question: Mapping[str, Any]) -> int:
        """Return how many processes are asked a question: few where one question has failed before."""
        if not self._broken or ends(question):
            return self._tries
        return 1 if "decision" not in question or self._recovers(question) else 0

    def _mend(self) -> None:
        """Go on with a process that has answered."""
        if self._broken:
            _log.info("A player answers again")
        self._broken, self._rest, self._rested = False, REST_S, 0.0
        self._end_trial()

    def _end_trial(self) -> None:
        """Ask nobody beside the game any more."""
        with self._lock:
            trial, self._trial = self._trial, None
        if trial is not None:
            trial.worker.close()

    def _recovers(self, question: Mapping[str, Any]) -> bool:
        """Tell whether a trial has got an answer, and take its process over; begin one where it is time."""
        now = time.monotonic()
        with self._lock:
            trial = self._trial
            if trial is None and now >= self._rested and not self._closed:
                self._trial = _Trial(Worker(self._command, _nobody, self._patience, tries=1), question)
        answer = trial.thought.answer if trial is not None else None
        if trial is None or answer is None:
            return False
        well = UNANSWERED not in answer
        if well:
            self._take_over(trial.worker)
        # Where the next question fails all the same, or none was answered now, it rests.
        self._rested, self._rest = now + self._rest, min(2 * self._rest, LONGEST_REST_S)
        self._end_trial()
        return well

    def _take_over(self, other: Worker) -> None:
        """Speak with the process of another worker from now on, whom nobody asks any more."""
        self._end()
        with other._lock:
            process, other._process = other._process, None
        with self._lock:
            self._process, self._killed = process, False
            if self._closed:
                self._kill()

    def _here(self, thought: Thought) -> Answer:
        """The answer where no process gives one; the log tells it once of a player that goes on failing."""
        level = logging.DEBUG if self._broken else logging.WARNING
        command = " ".join(self._command[1:])
        if "decision" not in thought.question:
            _log.log(level, "Nobody gives advice in place of %s", command)
            return last_resort(thought.question)
        if self._plain is not _nobody:
            _log.log(level, "The plainest player decides in place of %s", command)
        try:
            return self._plain(thought.question)
        except Exception as error:  # noqa: BLE001 - a game goes on whatever becomes of its players
            _log.log(level, "Nor has the plainest player an answer", exc_info=error)
            return last_resort(thought.question)

    def _reply(self, thought: Thought) -> Answer | None:
        """Return what the process says; None where it dies or says nothing in time."""
        watch: ProcessWatch | None = None
        try:
            try:
                process = self._running()
                patience = self._patience * (ENDING_TIMES if ends(thought.question) else 1)
                give_up = partial(self._expire, process, thought)
                watch = ProcessWatch(process.pid, patience, thought.tell_late, give_up)
                if not thought.cancelled:
                    start(watch.thread)
            except REFUSALS:
                self._refused = True
                raise
            self._refused = False
            if thought.cancelled:
                return None
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(json.dumps(thought.question).encode("ascii") + b"\n")
            process.stdin.flush()
            found = read_object(process.stdout.readline(LONGEST_LINE + 1))
            if makes_sense(thought.question, found):
                return found
            _log.warning("A player gave an answer that makes no sense")
        except Exception as error:  # noqa: BLE001 - no system that refuses and no answer may end this thread
            if not thought.cancelled and not self._closed:
                log_suppressed(_log, "ask a player", error)
        finally:
            if watch is not None:
                watch.cancel()
        self._end()
        return None

    def _expire(self, process: subprocess.Popen[bytes], thought: Thought) -> None:
        """Kill a process that stands still or says nothing in time, unless its answer came a moment ago."""
        with self._lock:
            if self._process is process and self._at is thought:
                self._kill()

    def _running(self) -> subprocess.Popen[bytes]:
        """Return the process; start one where there is none, or it ends."""
        with self._lock:
            process = self._process
            if process is not None and not self._killed and process.poll() is None:
                return process
        self._end()
        process = start_player(self._command)
        with self._lock:
            self._process, self._killed = process, False
            if self._closed:
                self._kill()
        return process

    def _end(self) -> None:
        """End the process and reap it."""
        with self._lock:
            self._kill()
            process, self._process = self._process, None
        reap(process)


class _Trial:
    """Ask a process beside a game in which another has failed: nobody waits for what it says.

    Args:
        worker: for this question only.
        question: of the game, put a second time.

    Attributes:
        thought: what comes of it; `UNANSWERED` is in it where that is nothing.
    """

    def __init__(self, worker: Worker, question: Mapping[str, Any]) -> None:
        self.worker = worker
        self.thought = worker.ask(question)


def _nobody(question: Mapping[str, Any]) -> Answer:
    """Return what stands for no answer in a trial."""
    return {UNANSWERED: True}
