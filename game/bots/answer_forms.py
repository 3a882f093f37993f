"""Tell whether what a player's process says is an answer: a process may have been harmed by anything."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from game.bots.film.reckoning import Reviewed
from game.bots.players.rank_list import RANKS
from game.play.seating import is_why

MOST = 1000
"""Plans, and choices of one: more than any answer ever had."""
MOST_TRIES = 10**12


def makes_sense(asked: Mapping[str, Any], answer: Mapping[str, Any]) -> bool:
    """Tell whether an answer has the form that its question asks for (docs/protocol.md).

    Args:
        asked: a question for a choice, for advice, for what choices were worth, or how ways compare.
        answer: what came back; that nothing can be said is an answer, too.
    """
    if "error" in answer:
        return isinstance(answer["error"], str)
    if "advise" in asked:
        return _is_advice(answer)
    if "review" in asked:
        found = answer.get("found")
        return "found" in answer and (found is None or is_review(found))
    if "compare" in asked:
        return "won" in answer and (answer["won"] is None or _are_results(asked, answer["won"]))
    return answer.get("choose") in asked["decision"]["options"] and _why(answer) and _chances(answer)


def is_review(form: Any) -> bool:
    """Tell whether something can be what was found of choices: a form of `Reviewed`."""
    if not isinstance(form, dict) or {*form} != {field.name for field in fields(Reviewed)}:
        return False
    numbers = {name: value for name, value in form.items() if name not in ("best", "why", "played")}
    return (
        _whole(form["played"], MOST_TRIES)
        and all(_between(-1, value, 1) for value in numbers.values())
        and all(numbers[name] >= 0 for name in numbers if name.endswith(("win", "margin")))
        and _are_choices(form["best"])
        and _why(form)
        and (form["why"] is None or {*form["why"]} == {"id", "values"})
    )


def _are_results(asked: Mapping[str, Any], won: Any) -> bool:
    """Tell whether something says of each way on each deal if the ship was saved."""
    return (
        isinstance(won, list)
        and len(won) == len(asked["ways"])
        and all(isinstance(row, list) and len(row) == asked["deals"] for row in won)
        and all(isinstance(one, bool) for row in won for one in row)
    )


def _is_advice(answer: Mapping[str, Any]) -> bool:
    plans = answer.get("plans")
    others = [answer[name] for name in ("ending", "own") if answer.get(name) is not None]
    return (
        isinstance(plans, list)
        and len(plans) <= MOST
        and all(map(_is_plan, [*plans, *others]))
        and (answer.get("own") is None or bool(plans))
        and answer.get("crew") in (None, "", *RANKS)
        and _whole(answer.get("tries", 0), MOST_TRIES)
        and _between(0, answer.get("share", 1.0), 1)
    )


def _is_plan(form: Any) -> bool:
    return (
        isinstance(form, dict)
        and _are_choices(form.get("choices"))
        and {"win", "margin"} <= {*form}
        and None not in (form["win"], form["margin"])
        and _chances(form)
        and _whole(form.get("rank", 1), MOST)
        and _why(form)
    )


def _are_choices(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= MOST and all(isinstance(one, dict) for one in value)


def _chances(form: Mapping[str, Any]) -> bool:
    given = [form[name] for name in ("win", "margin") if form.get(name) is not None]
    return all(_between(0, value, 1) for value in given)


def _why(form: Mapping[str, Any]) -> bool:
    return form.get("why") is None or is_why(form["why"])


def _whole(value: Any, most: int) -> bool:
    return type(value) is int and 0 <= value <= most


def _between(least: float, value: Any, most: float) -> bool:
    return type(value) in (int, float) and least <= value <= most
