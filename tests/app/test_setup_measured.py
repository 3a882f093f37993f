"""What the setup screen tells of games that were played: of just what is chosen, else that nobody knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.app.navigation.scene import Scene
from game.app.scenes.setup.draft import Draft
from game.app.scenes.setup.outlook import Outlook
from game.app.scenes.setup.outlook_panel import chance_words
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.shell.app import App
from game.bots.measured import Measured, Results, TableCell
from tests.app.stage import Hands

LEVELS = ("easy", "medium", "hard", "veteran", "realist")
OFFICERS = {f"3/{level}/v1": (90 - 10 * n, 100) for n, level in enumerate(LEVELS)}
CADETS = {
    "3/easy/v1": (200, 400),
    "3/medium/v1": (120, 400),
    "3/medium/v2": (60, 400),
    "3/medium/mixed": (118, 400),
    "3/medium/v1/escape-pod": (0, 400),
    "2/medium/v1": (30, 400),
    "1/medium/v2": (1, 4),
}
SAID: dict[str, Mapping[str, tuple[int, int]]] = {"cadet": CADETS}


def table(said: Mapping[str, Mapping[str, tuple[int, int]]]) -> Results:
    return Results(
        {
            rank: {TableCell.named(name): Measured(*found) for name, found in games.items()}
            for rank, games in said.items()
        }
    )


@pytest.fixture
def draft(app: App) -> Draft:
    """Three persons on medium."""
    scene = SetupScene()
    app.reset(scene)
    return scene.draft.seat(3, scene.names)


@pytest.fixture
def setup(app: App, show: Callable[[Scene], Hands], monkeypatch: pytest.MonkeyPatch) -> Hands:
    said = table({**SAID, "officer": {"3/easy/v1": (9, 12)}})
    monkeypatch.setattr("game.app.scenes.setup.setup_scene.read_results", lambda data: said)
    hands = show(SetupScene())
    hands.scene.change(hands.scene.draft.seat(3, hands.scene.names))
    hands.run()
    return hands


# what is looked up


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({}, "3/medium/v1"),
        ({"difficulty": "easy"}, "3/easy/v1"),
        ({"rooms": "v2"}, "3/medium/v2"),
        ({"rooms": "mixed"}, "3/medium/mixed"),
        ({"rooms": "pick"}, "3/medium/v1"),
        ({"rooms": "pick", "picked": frozenset({"bridge"})}, None),
        ({"expansions": frozenset({"escape-pod"})}, "3/medium/v1/escape-pod"),
        ({"expansions": frozenset({"escape-pod"}), "rooms": "v2"}, None),
        ({"expansions": frozenset({"escape-pod", "damage-control"})}, None),
        ({"no_counting": True}, None),
        ({"difficulty": "hard"}, None),
        ({"seed": "77", "first": 1}, "3/medium/v1"),
    ],
)
def test_exactly_what_is_chosen(draft: Draft, changes: dict[str, Any], found: str | None) -> None:
    draft = replace(draft, **changes)
    cadets = Outlook(draft, table(SAID)).chances(draft.level)[0]
    assert cadets.found == (Measured(*CADETS[found]) if found else None)
    assert (cadets.nearest is None) == (found is not None)


def test_rooms_picked_one_by_one_may_be_all_v2(draft: Draft) -> None:
    """As far as so few players have them: the Mess Hall stays V1 for two, in the games played, too (R-21)."""
    rooms = frozenset(room for room in draft.offer.rooms_with_texts(()) if room != "mess-hall")
    cell = {"cadet": {"2/medium/v2": (1, 2), "3/medium/v2": (1, 3)}}
    picked = replace(draft, rooms="pick", picked=rooms)
    assert Outlook(picked, table(cell)).chances("medium")[0].found is None
    two = picked._without(2)
    assert Outlook(two, table(cell)).chances("medium")[0].found == Measured(1, 2)


def test_an_expansion_that_cannot_be_had_is_not_in_the_game(draft: Draft) -> None:
    two = replace(draft._without(2), expansions=frozenset({"escape-pod"}))
    assert Outlook(two, table(SAID)).chances("medium")[0].found == Measured(30, 400)


def test_the_rows_tell_of_officers_only_where_all_of_them_are_known(draft: Draft) -> None:
    some = {level: OFFICERS[f"3/{level}/v1"] for level in LEVELS}
    whole = Outlook(draft, table({**SAID, "officer": OFFICERS}))
    assert whole.rank == "officer" and whole.rows == {level: Measured(*some[level]) for level in LEVELS}
    part = {"officer": {"3/easy/v1": (9, 10)}, "cadet": CADETS}
    assert Outlook(draft, table(part)).rank == "cadet"
    assert Outlook(draft, table({})).rank == ""
    assert set(Outlook(draft, table({})).rows.values()) == {None}


def test_what_an_expansion_changes_is_the_same_before_and_after(draft: Draft) -> None:
    for chosen in (frozenset[str](), frozenset({"escape-pod"})):
        found = Outlook(replace(draft, expansions=chosen), table(SAID))
        change = found.expansions["escape-pod"]
        assert change is not None and change.value == pytest.approx(-0.3) and change.known
        assert found.expansions["damage-control"] is None
    assert Outlook(draft, table(SAID)).rooms is None, "they are all V1"
    mixed = Outlook(replace(draft, rooms="mixed"), table(SAID)).rooms
    assert mixed is not None and mixed.value == pytest.approx(-0.005) and not mixed.known


def test_a_solo_has_games_of_its_own(app: App, draft: Draft) -> None:
    solo = replace(draft.seat(1, app.engine().content.crew), rooms="v2")
    assert Outlook(solo, table(SAID)).chances("medium")[0].found == Measured(1, 4)
    assert Outlook(replace(solo, rooms="v1"), table(SAID)).chances("medium")[0].nearest is not None


# what is said


def test_the_screen_says_what_was_measured(setup: Hands) -> None:
    words = setup.words()
    assert "cadets win" in words
    assert "30\N{NO-BREAK SPACE}% ± 5" in words and "400 games" in words
    assert "\N{MINUS SIGN}30 ± 5 points" in words, "with the Escape Pod"
    assert words.count("not measured") == 3 + 1 + 1, "levels, Damage Control and captains"
    said = " ".join(words.split())
    assert "46–92 % nearest" in said and "Officers, nearest: Easy · All V1" in said


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ((120, 400), "30 % ± 5"),
        ((11, 12), "64–99 %"),
        ((12, 12), "75–100 %"),
        ((0, 400), "0–1 %"),
        ((399, 400), "98–100 %"),
        ((2, 400), "0–2 %"),
    ],
)
def test_what_is_said_of_a_chance_is_within_none_and_all(app: App, found: tuple[int, int], said: str) -> None:
    measured = Measured(*found)
    assert chance_words(app.texts, measured).replace("\N{NO-BREAK SPACE}", " ") == said
    if "±" not in said:
        low, high = (int(number) / 100 for number in said.removesuffix(" %").split("–"))
        assert low <= measured.interval[0] and measured.interval[1] <= high


def test_a_level_is_looked_at_by_pointing(setup: Hands) -> None:
    assert "50\N{NO-BREAK SPACE}% ± 5" in setup.words()
    rows: Any = setup.widget("difficulty")
    before = setup.words().count("50\N{NO-BREAK SPACE}% ± 5")
    x, y, _, _ = rows.cells[0].rect
    setup.move((x + 60, y + 20))
    assert setup.words().count("50\N{NO-BREAK SPACE}% ± 5") == before + 1, "in Outlook, too"
    assert "12 games" in setup.words() and setup.scene.draft.difficulty == "medium"
    setup.move((5, 5))
    assert setup.words().count("50\N{NO-BREAK SPACE}% ± 5") == before


def test_a_level_is_looked_at_by_keys(setup: Hands) -> None:
    setup.scene.form.focus_on("difficulty", by_key=True)
    setup.key(pygame.K_UP)
    assert setup.scene.draft.difficulty == "easy" and "12 games" in setup.words()


def test_with_other_rooms_the_screen_says_what_they_change(setup: Hands) -> None:
    assert "against all V1" not in setup.words()
    setup.scene.change(replace(setup.scene.draft, rooms="v2"))
    assert "against all V1" in setup.words() and "\N{MINUS SIGN}15 ± 6 points" in setup.words()


def test_without_counting_nothing_was_measured(setup: Hands) -> None:
    setup.click("no-counting")
    words = " ".join(setup.words().split())
    assert "cadets win" not in words and "points" not in words
    assert "30 % ± 5 nearest" in words
    assert "Cadets, nearest: Medium · All V1 · with counting" in words


def test_ranks_say_what_they_do_and_know(setup: Hands) -> None:
    setup.app.change_settings(captain_seconds=5)
    setup.scene.rebuild()
    cells: Any = setup.widget("rank-1").cells  # type: ignore[attr-defined]
    for cell, words in zip(cells, ("", "at once", "up to 0.3 s a turn", "up to 5 s a turn"), strict=True):
        setup.move((cell.rect[0] + 20, cell.rect[1] + 20))
        said = setup.widget("rank-1").explanation() or ""
        assert words in said and ("sees what you see" in said) == bool(words)


@pytest.mark.parametrize("language", ["en", "es", "ja"])
def test_with_both_expansions_everything_is_seen_at_once(
    app: App, show: Callable[[Scene], Hands], language: str
) -> None:
    app.change_settings(language=language)
    hands = show(SetupScene())
    draft = hands.scene.draft.seat(3, hands.scene.names)
    every = frozenset(one.id for one in draft.offer.chooseable)
    hands.scene.change(replace(draft, expansions=every, rooms="mixed"))
    hands.run()
    assert len(every) == 2 and hands.scene.form.areas() == []
