"""What the adviser says of its plans, read a second time in the positions that they lead to."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from game.app.table.advising import PLANS
from game.app.table.model.advice.claims import COSTS, Claim
from game.app.table.model.advice.reader import AdviceReader
from game.app.table.model.advice.views import PlanView
from game.bots.players.effort import Budget
from game.bots.players.search_player import SearchPlayer
from game.bots.players.thumb_player import ThumbPlayer
from game.bots.service import BotService, as_data
from game.play.session import Session
from game.rules.queries.knowledge import NOTHING_KNOWN
from game.rules.queries.seat_view import seat_view
from game.texts import Texts
from tests.play.driver import ENGINE
from tests.play.second_reading import Reading, faults, told_wrongly
from tests.rules.positions import position

CELLS: tuple[dict[str, Any], ...] = (
    {"players": 2, "difficulty": "easy"},
    {"players": 3, "difficulty": "easy"},
    {"players": 4, "difficulty": "medium"},
    {"players": 3, "difficulty": "veteran", "rooms": "mixed"},
    {"players": 1, "difficulty": "easy"},
    {"players": 2, "difficulty": "hard", "expansions": ["damage-control"]},
    {"players": 3, "difficulty": "easy", "expansions": ["escape-pod"]},
    {"players": 4, "difficulty": "easy", "rooms": "v2"},
    {"players": 3, "difficulty": "easy", "no_counting": True},
)
POSITIONS, TRIES = 400, 40
EVERY = 5
"""One of so many decisions is asked about, by chance."""


def asked_positions(count: int) -> Iterator[Session]:
    """Games of cadets that sometimes do anything, stopped where somebody has a choice."""
    chance, found, game = random.Random(23), 0, 0
    while found < count:
        game += 1
        session = Session.new({"rooms": "v1", **CELLS[game % len(CELLS)], "seed": game}, ENGINE)
        cadet = ThumbPlayer(ENGINE.content)
        while session.decision is not None and found < count:
            decision = session.decision
            if len(decision["options"]) > 1 and chance.randrange(EVERY) == 0:
                found += 1
                yield session
            if chance.randrange(8) == 0:
                session.apply(chance.choice(decision["options"]))
            else:
                view = seat_view(session.state, session.knowledge, decision["crew"])
                session.apply(cadet.choose(view, decision).option)


def wrong(session: Session, plan: PlanView) -> Iterator[str]:
    """What is said of a plan and is not so: steps that are not legal, cards nobody holds, claims."""
    content, knowledge, engine = session.game.table.content, session.knowledge, session.engine
    before, game = Reading(session.state, content, knowledge), session.game
    words = Texts("en")
    for number, choice in enumerate(plan.choices[: plan.carried]):
        asked = engine.decision(game)
        option = engine.find_option(asked, dict(choice)) if asked is not None else None
        if option is None:
            yield f"step {number} is not legal: {choice}"
            return
        state = engine.to_json(game)
        active = state["crew"][state["active"]]
        if choice.get("do") in ("give", "take"):
            giver = active if choice["do"] == "give" else state["crew"][choice["from"]]
            other = state["crew"][choice["to"]] if choice["do"] == "give" else giver
            said = plan.steps[number].words.casefold() if number < len(plan.steps) else ""
            if choice["card"] not in giver["hand"]:
                yield f"step {number}: {choice['card']} is not held"
            if said and not (
                other["name"].casefold() in said and words(f"resource-{choice['card']}").casefold() in said
            ):
                yield f"step {number} names neither card nor person: {said}"
        outcome = engine.apply(game, option)
        if outcome.revealed:
            if number + 1 < plan.carried:
                yield f"step {number} reveals something, and more is carried out"
            break
        game = outcome.state
    after = Reading(engine.to_json(game), content, knowledge)
    yield from faults(plan.claims, before, after)
    if not plan.reasons or not all(plan.reasons):
        yield "no reason at all"


def does_something(plan: PlanView) -> bool:
    """Whether a plan does more than walk."""
    return any(choice.get("do") not in ("move", "finish") for choice in plan.choices)


@pytest.mark.slow
def test_all_that_is_said_of_400_positions_is_so(request: pytest.FixtureRequest) -> None:
    told, asked, bad = Counter[str](), 0, list[str]()
    adviser = BotService(SearchPlayer(ENGINE.content, Budget(TRIES)), as_data)
    for session in asked_positions(POSITIONS):
        decision = session.decision
        assert decision is not None
        view = seat_view(session.state, session.knowledge, decision["crew"])
        line = {"advise": {"view": view, "decision": decision}, "plans": PLANS}
        answer = json.loads(adviser.answer(json.dumps(line).encode()) or "")
        reader = AdviceReader(session, Texts("en"), session.game, session.knowledge)
        seen = reader.read(answer)
        asked += 1
        for plan, raw in zip(seen.plans, answer["plans"], strict=True):
            told.update(claim.kind for claim in plan.claims)
            if all(claim.kind in COSTS for claim in plan.claims):
                why = raw["why"] or {"id": "nothing", "values": {}}
                told[f"why {why['id']}"] += 1
                now = Reading(session.state, session.game.table.content, session.knowledge)
                if told_wrongly(why["id"], why["values"], now):
                    bad.append(f"why {why}")
            bad += [f"{session.state['turn']}: {fault}" for fault in wrong(session, plan)]
        best = answer["plans"][0]
        level = [
            plan
            for plan, raw in zip(seen.plans, answer["plans"], strict=True)
            if raw["win"] + raw["margin"] >= best["win"] - best["margin"]
        ]
        ends = [plan for plan in level if plan.choices[0].get("do") == "finish"]
        if ends and session.state["actions_left"] and any(map(does_something, level)):
            bad.append(f"{session.state['turn']}: ending the actions stands level")
    print(asked, dict(told.most_common()), len(bad))
    assert not bad, "\n".join(bad[:40])


def test_a_second_reading_finds_what_is_not_so() -> None:
    state = position(3, hands=[["data"], ["energy"], []], at=["bridge", "mess-hall", "mess-hall"])
    game = ENGINE.from_json(state)
    here = Reading(ENGINE.to_json(game), ENGINE.content, NOTHING_KNOWN)
    kinds = (
        "win", "core", "power", "first", "opens", "holds", "lacks", "otherwise", "risk", "rescue", "bears",
        "whole", "repairs", "nearer", "keeps", "hand", "tokens",
    )  # fmt: skip
    lies = [Claim(kind, "bridge", 0, 1, 2) for kind in kinds]
    assert len(list(faults(lies, here, here))) == len(lies)
