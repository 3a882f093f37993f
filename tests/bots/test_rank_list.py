"""A rank is found by its id or its role, never by its place: a new one changes no other."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from typing import Any

import pytest

from game.bots.players.rank_list import RANK_LIST, RANKS, Role, rank_of, with_role
from game.program_files import program_root
from tests.shares import mostly_slow

NEW = 'Rank("ensign", Way.SEARCH, 20, 0.1, "rank-officer", 0.2),'
ROOM = ("RANK_LIST = (\n", *(f'    Rank("{id}", ' for id in RANKS[1:]), ')\n"""All ranks')
"""Before what a new rank is written; the first one stands before all others."""

FACTS = """
import json, sys, types
import game.bots.players as package
from pathlib import Path

file = Path(package.__file__).with_name("rank_list.py")
source, room, new = file.read_text(encoding="utf-8"), *sys.argv[1:]
if new:
    assert source.count(room) == 1, room
    added = room + "    " + new + "\\n" if room.endswith("(\\n") else "    " + new.strip() + "\\n" + room
    source = source.replace(room, added)
name = "game.bots.players.rank_list"
package.rank_list = sys.modules[name] = types.ModuleType(name)
exec(compile(source, str(file), "exec"), package.rank_list.__dict__)

from game.app.drawing.rank_badge import rank_icon
from game.app.scenes.setup import draft, outlook
from game.app.shell import lent_players
from game.bots import calibration, data_files, same_program
from game.bots.players.effort import effort_of
from game.bots.players.rank_list import RANKS
from game.bots.players.ranks import make_player
from game.bots.seat import seat_from_json
from game.bots.lent.thinkers import Thinkers
from game.program_files import data_folder
from game.rules import load_content

content, data = load_content(data_folder()), data_folder()
lent = lent_players.LentPlayers(content, Thinkers(lambda asked: {}))
lent._ready = lambda seat: seat
json.dump({
    "ranks": {
        rank: [
            type(make_player(rank, content)).__name__, effort_of(rank), effort_of(rank, 2.0),
            data_files.digest(data, rank), rank_icon(rank), lent.seat(rank, 7.0).to_json(),
            seat_from_json({"rank": rank}, None).rank,
        ]
        for rank in RANKS
    },
    "told first": outlook.TOLD_FIRST, "lent": draft.LENT, "adviser": lent_players.ADVISER.rank,
    "calibrated": calibration.Calibration().crew, "mark": data_files.reviewer_mark(data),
    "fingerprint": dict(same_program.fingerprint()),
}, sys.stdout)
"""


@cache
def facts(room: str = "", new: str = "") -> dict[str, Any]:
    """What the program knows of its ranks, in a process of its own."""
    run = subprocess.run(
        [sys.executable, "-c", FACTS, room, new],
        cwd=program_root(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    found: dict[str, Any] = json.loads(run.stdout[run.stdout.index("{") :])
    return found


@pytest.mark.parametrize("place", mostly_slow(range(len(ROOM)), 1))
def test_a_new_rank_changes_no_other(place: int) -> None:
    before, after = facts(), dict(facts(ROOM[place], NEW))
    ranks = dict(after["ranks"])
    assert list(ranks).index("ensign") == place and list(before["ranks"]) == list(RANKS)
    kind, usual, _, digest, icon, seat, again = ranks.pop("ensign")
    assert (kind, usual[0], icon, again) == ("SearchPlayer", 20, "rank-officer", "ensign")
    assert seat["rank"] == "ensign" and seat.get("seconds") is None
    assert digest not in [one[3] for one in before["ranks"].values()]
    assert {**after, "ranks": ranks} == before


def test_what_each_rank_is() -> None:
    kinds = {rank: found[0] for rank, found in facts()["ranks"].items()}
    assert kinds == {"cadet": "ThumbPlayer", "officer": "SearchPlayer", "captain": "SearchPlayer"}
    assert facts()["ranks"]["captain"][5]["seconds"] == 7.0, "you set how long the captain thinks"


@pytest.mark.parametrize("role", Role)
def test_each_role_belongs_to_one_rank(role: Role) -> None:
    assert [rank.id for rank in RANK_LIST if role in rank.roles] == [with_role(role)]


def test_a_rank_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="no rank 'admiral', only cadet, officer, captain"):
        rank_of("admiral")
