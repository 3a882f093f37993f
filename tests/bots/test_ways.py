"""Ways on from a position on the same deals: what is asked, what is believed, what is made of it."""

from __future__ import annotations

import json

import pytest

from game.bots.answer_forms import makes_sense
from game.bots.dealing import shared_engine
from game.bots.film.ways import Ways
from game.bots.players.ranks import make_player
from game.bots.service import BotService, as_data
from tests.bots.test_service import question


def service(rank: str = "captain") -> BotService:
    return BotService(make_player(rank, shared_engine().content, samples=2), as_data)


def answered(line: object, rank: str = "captain") -> dict[str, object]:
    return json.loads(service(rank).answer(json.dumps(line).encode()) or "{}")  # type: ignore[no-any-return]


def line(first: int = 0, deals: int = 4) -> dict[str, object]:
    asked = question()
    ways = [[option] for option in asked["decision"]["options"][:2]]
    return {"compare": asked, "ways": [*ways, ways[0]], "first": first, "deals": deals}


def test_a_process_plays_ways_on_the_same_deals() -> None:
    answer = answered(line(0, 6))
    assert makes_sense(line(0, 6), answer)
    won = answer["won"]
    assert isinstance(won, list) and won[0] == won[2], "the same way, on the same deals"
    halves = [answered(line(0, 3))["won"], answered(line(3, 3))["won"]]
    assert [[*one, *other] for one, other in zip(*halves, strict=True)] == won, "part after part is the same"  # type: ignore[call-overload]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("ways", []), ("ways", {}), ("ways", [1]), ("ways", [[1]]), ("ways", [[{}]] * 9), ("first", -1),
        ("first", True), ("first", 10**6), ("deals", 0), ("deals", "x"), ("deals", 10**9), ("compare", []),
        ("compare", {}), ("compare", None),
    ],
)  # fmt: skip
def test_a_wrong_question_is_told_so(key: str, value: object) -> None:
    assert "error" in answered({**line(), key: value})


def test_a_way_that_cannot_be_played_has_no_answer() -> None:
    assert answered({**line(), "ways": [[{"do": "dance"}]]}) == {"won": None}
    assert "error" in answered(line(), "cadet")


@pytest.mark.parametrize(
    "won", [[], [[True]], [[True, 1, False, True]] * 3, [[True] * 3] * 3, "x", 7, [None] * 3, {}]
)
def test_a_wrong_answer_is_not_believed(won: object) -> None:
    assert not makes_sense(line(), {"won": won})
    assert not makes_sense(line(), {})
    assert makes_sense(line(), {"won": None})
    assert makes_sense(line(), {"won": [[True, False, True, True]] * 3})


def test_chances_and_what_is_between_them() -> None:
    ways = Ways(2)
    assert not ways.add({"won": None}) and not ways.add({"error": "No idea."}) and ways.deals == 0
    assert ways.add({"won": [[True] * 60 + [False] * 40, [True] * 40 + [False] * 60]})
    assert ways.deals == 100 and ways.chance(0).win == 0.6 and 0.09 < ways.chance(0).margin < 0.1
    apart = ways.apart(0, 1)
    assert apart.win == pytest.approx(0.2) and apart.margin < ways.chance(0).margin, "on the same deals"
    assert ways.as_good(0, 1) and not ways.as_good(1, 0) and ways.as_good(0, 0)


def test_ways_that_never_differed_may_do_so_yet() -> None:
    ways = Ways(2)
    ways.add({"won": [[True] * 30, [True] * 30]})
    assert ways.apart(0, 1).margin == pytest.approx(0.1) and ways.chance(0).margin > 0
