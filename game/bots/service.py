"""A player as a process: VIEW and DECISION in, one a line, its choice out (docs/protocol.md)."""

from __future__ import annotations

import argparse
import json
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from game.bots.command_numbers import at_least_one, seconds_of_turn
from game.bots.parent_watch import end_with_parent, lent_lines
from game.bots.players.player import Advice, Plan, Player, Why
from game.bots.players.rank_list import RANKS
from game.bots.players.ranks import make_player
from game.bots.players.view_checks import ViewError
from game.bots.players.why_words import why_text
from game.json_lines import CommandParser, LineError, error_line, lines_of, read_object, serve
from game.own_folders import add_own, own_texts
from game.program_files import data_folder
from game.rules import load_content
from game.rules.protocol import DecisionDict, ViewDict
from game.texts import FALLBACK, Texts, languages
from game.told_errors import told

MOST_PLANS = 9
"""Largest number of plans that can be asked for at once."""

ONLY = Why("only")
"""The reason for a choice that had no alternative."""

MOST_TIMES = 100
"""Choices can be looked back at with so many times the usual effort."""
MOST_WAYS, MOST_DEALS = 8, 10_000
"""Largest numbers of ways that can be compared at once, and of deals to compare them on."""
NO_SENSE = "The view and the decision do not fit each other, so the player cannot tell what is asked."

Saying = Callable[[Why, ViewDict], Any]
"""Turns a reason into what the answer says of it."""


class QuestionError(ValueError):
    """A line that asks nothing that can be answered; the message is a sentence."""


class BotService:
    """One player, asked line by line.

    Args:
        player: whoever thinks.
        say: turns a reason into what stands in the answer.
        complete: whether something is said of every choice: of one that the player has not weighed its
            chance, and of the only one that it was that.
    """

    def __init__(self, player: Player, say: Saying, complete: bool = False) -> None:
        self._player = player
        self._saying = say
        self._complete = complete

    def answer(self, line: bytes) -> str | None:
        """Answer one line; None when it was to quit. What is wrong is answered with a sentence."""
        try:
            asked = read_object(line)
            if list(asked) == ["quit"] and asked["quit"] is True:
                return None
            return json.dumps(self._answered(asked))
        except (LineError, QuestionError, ViewError) as error:
            return error_line(str(error))
        except RecursionError:
            return error_line("The line is nested too deeply.")
        except Exception:  # whoever sent it may have sent anything
            traceback.print_exc(file=sys.stderr)
            return error_line(NO_SENSE)

    def _answered(self, asked: Mapping[str, Any]) -> Mapping[str, Any]:
        if set(asked) == {"view", "decision"}:
            return self._choice(*self._question(asked))
        if "advise" in asked and set(asked) <= {"advise", "plans", "done", "onward"}:
            return self._advice(asked)
        if {"review", "done"} <= set(asked) <= {"review", "done", "times"}:
            return self._review(asked["review"], asked["done"], asked.get("times", 1))
        if set(asked) == {"compare", "ways", "first", "deals"}:
            return self._comparison(asked["compare"], asked["ways"], asked["first"], asked["deals"])
        raise QuestionError(
            'A line is {"view": VIEW, "decision": DECISION}, '
            '{"advise": {"view": VIEW, "decision": DECISION}, "plans": 3, "done": [], "onward": false}, '
            '{"review": {"view": VIEW, "decision": DECISION}, "done": [], "times": 1}, '
            '{"compare": {"view": VIEW, "decision": DECISION}, "ways": [[]], "first": 0, "deals": 100} '
            'or {"quit": true}.'
        )

    def _choice(self, view: ViewDict, decision: DecisionDict) -> Mapping[str, Any]:
        choice = self._player.choose(view, decision)
        why, win, margin = self._said(choice.why, view), choice.win, choice.margin
        outlook = getattr(self._player, "outlook", None)
        if win is None and self._complete and outlook is not None:
            win, margin = outlook(view, decision, choice.option) or (None, None)
        return {"choose": dict(choice.option), "why": why, "win": win, "margin": margin}

    def _advice(self, line: Mapping[str, Any]) -> Mapping[str, Any]:
        asked, plans = line["advise"], line.get("plans", 3)
        done, onward = line.get("done", []), line.get("onward", False)
        if type(plans) is not int or not 1 <= plans <= MOST_PLANS:
            raise QuestionError(f"'plans' must be a whole number from 1 to {MOST_PLANS}.")
        if not isinstance(done, list) or not all(isinstance(one, dict) for one in done):
            raise QuestionError("'done' must be a list of options.")
        if not isinstance(onward, bool):
            raise QuestionError("'onward' must be true or false.")
        if not isinstance(asked, dict) or set(asked) != {"view", "decision"}:
            raise QuestionError("'advise' takes an object with a 'view' and a 'decision'.")
        advise = getattr(self._player, "advise", None)
        if advise is None:
            raise QuestionError("Only an officer or a captain compares plans.")
        view, decision = self._question(asked)
        advice: Advice = advise(view, decision, plans, done, onward)
        return {
            "now": {"win": advice.now_win, "margin": advice.now_margin},
            "plans": [self._plan(plan, view) for plan in advice.plans],
            "ending": self._plan(advice.ending, view),
            "own": self._plan(advice.own, view),
            "calibrated": advice.calibrated,
            "crew": advice.crew or None,
            "tries": advice.tries,
            "share": advice.share,
        }

    def _review(self, asked: Any, done: Any, times: Any) -> Mapping[str, Any]:
        if not isinstance(done, list) or not all(isinstance(one, dict) for one in done):
            raise QuestionError("'done' must be a list of options.")
        if not isinstance(asked, dict) or set(asked) != {"view", "decision"}:
            raise QuestionError("'review' takes an object with a 'view' and a 'decision'.")
        if type(times) is not int or not 1 <= times <= MOST_TIMES:
            raise QuestionError(f"'times' must be a whole number from 1 to {MOST_TIMES}.")
        review = getattr(self._player, "review", None)
        if review is None:
            raise QuestionError("Only an officer or a captain reviews choices.")
        found = review(*self._question(asked), done, times)
        return {"found": None if found is None else asdict(found)}

    def _comparison(self, asked: Any, ways: Any, first: Any, deals: Any) -> Mapping[str, Any]:
        if not isinstance(ways, list) or not 1 <= len(ways) <= MOST_WAYS:
            raise QuestionError(f"'ways' must be a list of 1 to {MOST_WAYS} ways.")
        if not all(isinstance(way, list) and all(isinstance(one, dict) for one in way) for way in ways):
            raise QuestionError("Each of 'ways' must be a list of options.")
        if not isinstance(asked, dict) or set(asked) != {"view", "decision"}:
            raise QuestionError("'compare' takes an object with a 'view' and a 'decision'.")
        if type(first) is not int or not 0 <= first <= MOST_DEALS:
            raise QuestionError(f"'first' must be a whole number from 0 to {MOST_DEALS}.")
        if type(deals) is not int or not 1 <= deals <= MOST_DEALS:
            raise QuestionError(f"'deals' must be a whole number from 1 to {MOST_DEALS}.")
        compare = getattr(self._player, "compare", None)
        if compare is None:
            raise QuestionError("Only an officer or a captain compares ways.")
        return {"won": compare(*self._question(asked), ways, range(first, first + deals))}

    def _question(self, asked: Mapping[str, Any]) -> tuple[ViewDict, DecisionDict]:
        """Return what is asked, of a game that the player finds possible."""
        view, decision = _question(asked)
        check = getattr(self._player, "check", None)
        if check is not None:
            check(view)
        if "source" not in decision:
            decision = {**decision, "source": _source(view, decision)}
        return view, decision

    def _plan(self, plan: Plan | None, view: ViewDict) -> Any:
        if plan is None:
            return None
        return {
            "choices": [dict(option) for option in plan.choices],
            "win": plan.win,
            "margin": plan.margin,
            "rank": plan.rank,
            "why": self._said(plan.why, view),
        }

    def _said(self, why: Why | None, view: ViewDict) -> Any:
        found = ONLY if why is None and self._complete else why
        return None if found is None else self._saying(found, view)


def _question(asked: Mapping[str, Any]) -> tuple[ViewDict, DecisionDict]:
    """Return what is asked; raises QuestionError where there is nothing to choose from."""
    view, decision = asked["view"], asked["decision"]
    if not isinstance(view, dict):
        raise QuestionError("'view' must be an object: what a seat may know.")
    options = decision.get("options") if isinstance(decision, dict) else None
    if not isinstance(options, list) or not options or not all(isinstance(one, dict) for one in options):
        raise QuestionError("'decision' must be an object with a list of 'options', at least one.")
    if type(decision.get("crew")) is not int or not isinstance(decision.get("kind"), str):
        raise QuestionError("'decision' must say who decides ('crew', a number) and what ('kind', a text).")
    _check_seats(view, decision)
    return view, decision  # type: ignore[return-value]


def _check_seats(view: Mapping[str, Any], decision: Mapping[str, Any]) -> None:
    """Refuse a seat that does not exist; -1 would mean the last one."""
    crew = view.get("crew")
    seats = len(crew) if isinstance(crew, list) else 0
    named = [(f"view.{key}", view.get(key)) for key in ("seat", "active", "first")]
    named += [("decision.crew", decision.get("crew"))]
    for where, seat in named:
        if type(seat) is int and not 0 <= seat < seats:
            raise QuestionError(
                f"'{where}' is {seat}, but crew members are numbered from 0 and there are {seats}."
            )
    for n, option in enumerate(decision["options"]):
        for key, value in option.items():
            if any(type(one) is int and one < 0 for one in (value if isinstance(value, list) else [value])):
                raise QuestionError(
                    f"'decision.options[{n}].{key}' is {value!r:.60}, but numbers start at 0."
                )


def _source(view: Mapping[str, Any], decision: Mapping[str, Any]) -> Mapping[str, str] | None:
    """Return whose question it is, where whoever sent it leaves that out: that of the room it is named
    after."""
    rooms = view.get("rooms", ())
    found = next((room for room in rooms if room["id"] == decision.get("kind")), None)
    return None if found is None else {"room": found["id"], "variant": found["variant"]}


def sentences_in(texts: Texts) -> Saying:
    """Return what says a reason as a sentence, with the names of the view's crew."""
    return lambda why, view: why_text(texts, [member["name"] for member in view["crew"]], why)


def as_data(why: Why, view: ViewDict) -> dict[str, Any]:
    """Return a reason as data, for whoever says it later and in any language."""
    return asdict(why)


def main(words: Sequence[str] | None = None) -> int:
    """Answer standard input until it ends.

    Args:
        words: the command line; None for the process's own.

    Returns:
        The status of the process.
    """
    parser = _parser()
    wanted = parser.parse_args(words)
    with told(parser):
        content = load_content(data_folder(), own=wanted.own)
        # The window asks for reasons as data, and shows no chance of a choice: it would only keep it waiting.
        say = as_data if wanted.reasons else sentences_in(own_texts(wanted.language, wanted.own))
        player = make_player(
            wanted.strength, content, seconds=wanted.seconds, samples=wanted.samples, seed=wanted.seed
        )
    end_with_parent(sys.stdin.fileno(), sys.stdout.fileno())
    service = BotService(player, say, complete=not wanted.reasons)
    if wanted.lent is None:
        return serve(service, lines_of(sys.stdin.buffer), sys.stdout.buffer)
    # Not `sys.stdin`, which Python closes as it ends: the thread that waits for a question never lets it go.
    questions = open(sys.stdin.fileno(), "rb", closefd=False)  # noqa: SIM115
    return serve(service, lent_lines(lines_of(questions), wanted.lent), sys.stdout.buffer)


def _parser() -> argparse.ArgumentParser:
    parser = CommandParser(
        prog="python -m game.bots",
        description="Run a player: one JSON object with a view and a decision per line in, its choice out.",
    )
    parser.add_argument("--strength", choices=RANKS, required=True, help="the player's rank")
    parser.add_argument("--seconds", type=seconds_of_turn, help="thinking time per turn")
    parser.add_argument(
        "--samples",
        type=at_least_one,
        help="fixed effort instead of a time limit, so that answers are reproducible",
    )
    parser.add_argument("--seed", type=int, default=0, help="seed of the player's random choices")
    parser.add_argument(
        "--lent",
        type=seconds_of_turn,
        metavar="SECONDS",
        help="end with the input, even while thinking, and after so long without a question",
    )
    add_own(parser)
    with told(parser):
        known = languages()
    parser.add_argument("--language", choices=known, default=FALLBACK, help="language of the reasons")
    parser.add_argument("--reasons", action="store_true", help="give reasons as data instead of sentences")
    return parser
