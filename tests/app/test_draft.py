"""A game being set up, without a window."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.app.scenes.setup.available import Available
from game.app.scenes.setup.draft import Draft
from game.program_files import data_folder
from game.rules import load_content
from game.rules.gamecode import seed_text
from game.storage.settings.new_game import NewGame, Participant

NAMES = ("Vega", "Orion", "Lyra", "Castor")


def anything(_: str) -> bool:
    return True


@pytest.fixture(scope="module")
def offer() -> Available:
    return Available(load_content(data_folder()))


@pytest.fixture
def draft(offer: Available) -> Draft:
    return Draft.of(NewGame(), NAMES, offer)


def test_who_has_never_played_begins_with_an_officer_on_easy(draft: Draft) -> None:
    assert [p.name for p in draft.players] == ["Vega", "Orion"]
    assert draft.ranks == ("", "officer")
    assert draft.problem(anything) is None
    assert draft.new_game == NewGame(draft.players, "easy", None, "")


def test_what_was_played_last_is_offered_again(offer: Available) -> None:
    """Where the file says nothing of the difficulty, it is the content's usual one."""
    two = (Participant("Ada", 2), Participant("Bo", 3, "captain"))
    assert Draft.of(NewGame(two, "veteran"), NAMES, offer).new_game == NewGame(two, "veteran")
    assert Draft.of(NewGame(two), NAMES, offer).new_game == NewGame(two, "medium")


def test_a_free_seat_is_offered_to_a_program_until_two_persons_play(draft: Draft) -> None:
    assert draft.offered == "officer"
    assert draft.add(NAMES, draft.offered).offered == "officer"
    assert draft.rerank(1, "").offered == ""
    assert draft.rerank(0, "cadet").offered == "officer", "nobody plays"


def test_adding_fills_marks_and_names_that_are_free(draft: Draft) -> None:
    draft = draft.remark(0, 2).rename(1, "lyra").add(NAMES).add(NAMES)
    assert draft.marks == (2, 1, 0, 3)
    assert [p.name for p in draft.players] == ["Vega", "lyra", "Orion", "Castor"]
    assert draft.add(NAMES) == draft, "four at most"


def test_removing_keeps_two_and_the_first_player(draft: Draft) -> None:
    assert draft.remove(0) == draft
    three = replace(draft.add(NAMES), first=2)
    assert three.remove(0).first == 1
    assert three.remove(2).first is None
    assert replace(three, first=0).remove(2).first == 0


def test_a_mark_belongs_to_one(draft: Draft) -> None:
    assert draft.remark(0, 1) == draft
    assert draft.remark(0, 3).marks == (3, 1)


@pytest.mark.parametrize("name", ["", "   ", "\t"])
def test_names_are_needed(draft: Draft, name: str) -> None:
    problem = draft.rename(1, name).name_problem(1, anything)
    assert problem and problem.key == "setup-name-empty"


@pytest.mark.parametrize("name", ["vega", " VEGA ", "Vega"])
def test_names_differ(draft: Draft, name: str) -> None:
    problem = draft.rename(1, name).name_problem(1, anything)
    assert problem and problem.key == "setup-name-twice"


def test_letters_that_cannot_be_shown(draft: Draft) -> None:
    problem = draft.rename(1, "A☃").name_problem(1, lambda letter: letter.isascii())
    assert problem and dict(problem.values) == {"place": 2}


@pytest.mark.parametrize(
    ("seed", "number"),
    [("", None), ("7", 7), ("4817-2206", 48172206), (" 48 17 ", 4817), ("000", 0), ("-", None)],
)
def test_seeds(draft: Draft, seed: str, number: int | None) -> None:
    draft = replace(draft, seed=seed)
    assert draft.seed_problem() is None
    assert draft.seed_number() == number
    assert draft.setup(5)["seed"] == (5 if number is None else number)


@pytest.mark.parametrize("seed", ["x", "1.5", "12³", "٣", "+4", "1" * 16])
def test_seeds_that_are_refused(draft: Draft, seed: str) -> None:
    draft = replace(draft, seed=seed)
    assert draft.seed_problem() is not None
    assert draft.seed_number() is None
    assert draft.problem(anything) == draft.seed_problem()


WEDDING = 40941820
"""The seed of "our wedding 2024"."""


def test_words_are_a_seed_the_same_for_ever(draft: Draft) -> None:
    numbers = [
        replace(draft, seed=words).seed_number() for words in ("our wedding 2024", " Our  Wedding 2024 ")
    ]
    assert numbers == [WEDDING, WEDDING], "a number in a message of today means the same ship in ten years"
    assert replace(draft, seed="our wedding 2025").seed_number() != WEDDING
    for words in ("storm", "結婚", "Ärger!", "MARS-2024", "10 years of us"):
        typed = replace(draft, seed=words)
        assert typed.seed_problem() is None and 10**7 <= (typed.seed_number() or 0) < 10**8


def test_a_game_code_with_a_slip_is_not_taken_for_words(draft: Draft) -> None:
    typed = replace(draft, seed="A3NQ-K8C0-91VX-A", slip="slip")
    problem = typed.seed_problem()
    assert problem is not None and problem.key == "code-slip" and typed.seed_number() is None


def test_what_the_rules_are_asked_for(draft: Draft) -> None:
    players = (Participant(" Ada ", 3), Participant("Bo", 0))
    draft = replace(draft, players=players, difficulty="hard", first=1, seed="12")
    setup = draft.setup(99)
    expected = {"players": 2, "difficulty": "hard", "seed": 12, "first": 1, "names": ["Ada", "Bo"]}
    assert {key: setup[key] for key in expected} == expected


def test_seed_text() -> None:
    assert seed_text(48172206) == "4817-2206"
    assert seed_text(7) == "7"


# what the content no longer has


def test_what_is_gone_is_not_asked_for(offer: Available) -> None:
    """A difficulty, an expansion and a room of a content that was there last time."""
    last = NewGame(
        (), "hopeless", None, "", seats=1, rooms="pick", picked=("cellar",), expansions=("storms",)
    )
    draft = Draft.of(last, NAMES, offer)
    setup = draft.setup(1)
    assert (setup["difficulty"], setup["rooms"], setup["players"]) == ("medium", {}, 2)
    assert "expansions" not in setup
    assert draft.new_game.difficulty == "hopeless", "kept for when it is back"
    assert draft.new_game.expansions == ("storms",)


@pytest.mark.parametrize(
    ("one", "other"), [("Jos\u00e9", "Jose\u0301"), ("Ada B", "Ada  B"), ("Ada B", " ada\u00a0b ")]
)
def test_names_that_nobody_can_tell_apart_differ_not(draft: Draft, one: str, other: str) -> None:
    """As a file's name on some systems, or a keyboard that writes accents by themselves, gives them."""
    named = draft.rename(0, one).rename(1, other)
    problem = named.name_problem(1, anything)
    assert problem and problem.key == "setup-name-twice"
    names = draft.rename(0, other).setup(7)["names"]
    assert names is not None and names[0].casefold() == one.casefold(), "and it is written as it is seen"
