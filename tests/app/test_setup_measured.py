"""What the setup screen tells of games that were played: of just what is chosen, else that nobody knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.app.drawing.viewport import centre
from game.app.navigation.scene import Scene
from game.app.scenes.setup.available import Available
from game.app.scenes.setup.draft import Draft
from game.app.scenes.setup.measured_words import chance_words, change_sentence, outlook_notes, share_words
from game.app.scenes.setup.outlook import Outlook, levelled
from game.app.scenes.setup.setup_scene import SetupScene
from game.app.shell.app import App
from game.bots.measured import Difference, Measured, Results, TableCell, read_results
from game.bots.players.rank_list import LENT, RANKS
from game.program_files import data_folder
from tests.app.setup_page import TWO, choose, details, focus, press
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


class Named:
    """Says the names of messages in place of their words."""

    def __call__(self, key: str, **values: object) -> str:
        return key


@pytest.fixture
def draft(app: App) -> Draft:
    """Three persons on medium."""
    app.change_settings(new_game=TWO)
    scene = SetupScene()
    app.reset(scene)
    return scene.draft.seat(3, scene.names)


@pytest.fixture
def setup(app: App, show: Callable[[Scene], Hands], monkeypatch: pytest.MonkeyPatch) -> Hands:
    said = table({**SAID, "officer": {"3/easy/v1": (9, 12)}})
    monkeypatch.setattr("game.app.scenes.setup.setup_scene.read_results", lambda data: said)
    app.change_settings(new_game=TWO)
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


def test_the_details_tell_the_share_of_the_tile(draft: Draft) -> None:
    """Where luck made a harder ship look easier, both are told as one, with the reason."""
    played = {"3/easy/v1": (80, 100), "3/medium/v1": (82, 100), "3/hard/v1": (20, 100)}
    outlook = Outlook(draft, table({LENT: played}))
    for level, same in (("easy", True), ("medium", True), ("hard", False)):
        told = next(one for one in outlook.chances(level) if one.rank == LENT)
        assert told.found == outlook.levelled[level]
        assert outlook.shared(level) == same
        assert ("setup-level-same" in outlook_notes(Named(), outlook, level)) == same  # type: ignore[arg-type]


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


def test_the_rows_tell_of_the_crew_that_is_chosen(draft: Draft) -> None:
    """Of its own players where they were measured as much as others, of the most of them first."""
    every = table(dict.fromkeys(("cadet", "officer", "captain"), OFFICERS))
    for ranks, told in (
        (("", "", ""), "officer"),
        (("", "", "captain"), "captain"),
        (("", "cadet", "captain"), "cadet"),
        (("captain", "cadet", "captain"), "captain"),
    ):
        crew = draft
        for seat, rank in enumerate(ranks):
            crew = crew.rerank(seat, rank)
        assert Outlook(crew, every).rank == told
    assert Outlook(draft.rerank(1, "captain"), table({"officer": OFFICERS})).rank == "officer"


def test_the_rows_tell_of_a_crew_that_tells_the_difficulties_apart(draft: Draft) -> None:
    """Officers save nearly all of the easier ships: three levels with one range said nothing."""
    cadets = {f"3/{level}/v1": (won, 100) for level, won in zip(LEVELS, (90, 80, 70, 50, 30), strict=True)}
    alike = {f"3/{level}/v1": (won, 100) for level, won in zip(LEVELS, (98, 99, 99, 97, 92), strict=True)}
    outlook = Outlook(draft.rerank(1, "officer"), table({"cadet": cadets, "officer": alike}))
    assert outlook.rank == "cadet" and not any(map(outlook.shared, LEVELS))
    both = Outlook(draft.rerank(1, "officer"), table({"cadet": alike, "officer": alike}))
    assert both.rank == "officer", "where nobody tells them apart it is the crew's own"


def test_what_has_no_clear_effect_on_the_odds_is_said_plainly(app: App) -> None:
    words = change_sentence(app.texts, Difference(0.02, 0.05), "officer")
    assert words == "No clear effect on how often the program’s crews (Officers) save the ship."


def test_neighbours_that_seem_easier_though_they_are_harder_are_told_as_equal() -> None:
    """As far as their games leave that open; what is known to be easier is told as it is."""

    def found(*games: tuple[int, int] | None) -> dict[str, Measured | None]:
        return {level: Measured(*one) if one else None for level, one in zip(LEVELS, games, strict=False)}

    told = levelled(found((98, 100), (99, 100), (100, 100), (194, 200), (93, 100)))
    assert list(told.values()) == [Measured(297, 300)] * 3 + [Measured(194, 200), Measured(93, 100)]
    assert levelled(found((40, 40), (40, 40))) == found((80, 80), (80, 80)), "as good as the easier one"
    assert levelled(found((90, 100), (70, 100))) == found((90, 100), (70, 100)), "in order already"
    assert levelled(found((10, 100), (90, 100))) == found((10, 100), (90, 100)), "no matter of luck"
    assert levelled(found((98, 100), None, (99, 100))) == found((98, 100), None, (99, 100))
    chain = levelled(found((50, 100), (48, 100), (53, 100)))
    assert set(chain.values()) == {Measured(151, 300)}, "the last draws the first two together"


def test_no_level_seems_easier_than_a_less_hard_one(app: App) -> None:
    """With what was measured, for all that can be chosen of crew, sides and expansions."""
    content, results = app.engine().content, read_results(data_folder())
    first, told = Draft.of(TWO, content.crew, Available(content)), 0
    for count in first.offer.counts:
        for rooms in ("v1", "v2", "mixed"):
            for chosen in (frozenset[str](), frozenset({"damage-control"}), frozenset({"escape-pod"})):
                for rank in RANKS:
                    crew = first.seat(count, content.crew).rerank(1, rank)
                    draft = replace(crew, rooms=rooms, expansions=chosen)
                    shares = [
                        one.share for one in Outlook(draft, results).levelled.values() if one is not None
                    ]
                    assert shares == sorted(shares, reverse=True)
                    told += len(shares)
    assert told > 200


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


def tip(hands: Hands, key: str, cell: int | None = None) -> str:
    """What is said when something is pointed at."""
    widget: Any = hands.widget(key)
    hands.move(centre(widget.place if cell is None else widget.cells[cell].rect))
    hands.app.advance(400)
    said = widget.explanation() or ""
    assert " ".join(said.split()) in " ".join(hands.words().split()), "it is shown"
    return said.replace("\N{NO-BREAK SPACE}", " ")


def test_the_screen_says_what_was_measured(setup: Hands) -> None:
    words = " ".join(setup.words().replace("\N{NO-BREAK SPACE}", " ").split())
    assert "program’s cadets win" in words and "30%" in words and "50%" in words
    assert words.count("?") == words.count("not measured") == 3, "the levels that were not measured"
    assert "very likely inside" not in tip(setup, "difficulty", 3), "there is no range"
    medium = tip(setup, "difficulty", 1)
    assert "6 Universal" in medium
    assert "Cadets: 30% ± 5 · 400 games" in medium and "Commanders: not measured" in medium
    assert "crews played by the program" in medium and "very likely inside" in medium
    pod = tip(setup, "expansion-escape-pod")
    assert "This way, the program’s crews (Cadets) save 30 fewer of every 100 ships." in pod
    assert "of every 100 ships" not in tip(setup, "expansion-damage-control")
    details(setup)
    words = setup.words()
    assert "30% ± 5" in words and "400 games" in words
    assert words.count("not measured") == 1, "captains"
    said = " ".join(words.split())
    assert "46–92% similar" in said and "Officers: this game has not been measured." in said
    assert "most similar one’s: Easy · V1" in said and "Crews of the program" in said


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ((120, 400), "30%"),
        ((1, 400), "< 2%"),
        ((400, 400), "> 99%"),
        ((40, 40), "> 91%"),
        ((0, 40), "< 9%"),
    ],
)
def test_one_number_never_says_all_or_none(app: App, found: tuple[int, int], said: str) -> None:
    measured = Measured(*found)
    assert share_words(app.texts, measured).replace("\N{NO-BREAK SPACE}", " ") == said
    number = int(said.strip("<>% ")) / 100
    if said[0] == ">":
        assert number <= measured.interval[0]
    if said[0] == "<":
        assert number >= measured.interval[1]


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ((120, 400), "30% ± 5"),
        ((11, 12), "64–99%"),
        ((12, 12), "75–100%"),
        ((0, 400), "0–1%"),
        ((399, 400), "98–100%"),
        ((2, 400), "0–2%"),
    ],
)
def test_what_is_said_of_a_chance_is_within_none_and_all(app: App, found: tuple[int, int], said: str) -> None:
    measured = Measured(*found)
    assert chance_words(app.texts, measured) == said
    if "±" not in said:
        low, high = (int(number) / 100 for number in said.removesuffix("%").split("–"))
        assert low <= measured.interval[0] and measured.interval[1] <= high


def test_a_level_is_looked_at_by_pointing(setup: Hands) -> None:
    said = tip(setup, "difficulty", 0)
    assert "8 Universal" in said and "Cadets: 50% ± 5" in said and "12 games" in said
    assert setup.scene.draft.difficulty == "medium"


def test_a_level_is_looked_at_by_keys(setup: Hands) -> None:
    focus(setup, "difficulty")
    setup.app.advance(400)
    assert "6 Universal" in setup.words()
    setup.key(pygame.K_LEFT)
    setup.app.advance(400)
    assert setup.scene.draft.difficulty == "easy" and "8 Universal" in setup.words()
    details(setup)
    assert "12 games" in setup.words()


def test_with_other_rooms_the_screen_says_what_they_change(setup: Hands) -> None:
    details(setup)
    assert "compared with all V1" not in setup.words()
    choose(setup, "rooms", "v2")
    assert "compared with all V1" in setup.words() and "\N{MINUS SIGN}15 ± 6 points" in setup.words()
    setup.key(pygame.K_ESCAPE)
    assert "save 15 fewer of every 100 ships." in tip(setup, "second-sides")


def test_without_counting_nothing_was_measured(setup: Hands) -> None:
    details(setup)
    press(setup, "no-counting")
    words = " ".join(setup.words().split())
    assert "cadets win" not in words and "points" not in words
    assert "30% ± 5 similar" in words
    assert "Cadets: this game has not been measured." in words
    assert "most similar one’s: Medium · V1 · with counting" in words
    setup.key(pygame.K_ESCAPE)
    assert setup.words().count("?") == 5


def test_ranks_say_what_they_do_and_know(setup: Hands) -> None:
    setup.app.change_settings(captain_seconds=5)
    setup.scene.rebuild()
    cells: Any = setup.widget("rank-1").cells  # type: ignore[attr-defined]
    for cell, words in zip(
        cells, ("a player", "at once", "up to 0.3 s a turn", "up to 5 s a turn"), strict=True
    ):
        setup.move((cell.rect[0] + 20, cell.rect[1] + 20))
        said = setup.widget("rank-1").explanation() or ""
        assert words in said and ("sees only what you see" in said) == (words != "a player")


@pytest.mark.parametrize("language", ["en", "es", "ja"])
def test_with_both_expansions_everything_is_seen_at_once(
    app: App, show: Callable[[Scene], Hands], language: str
) -> None:
    app.change_settings(language=language, new_game=TWO)
    hands = show(SetupScene())
    draft = hands.scene.draft.seat(3, hands.scene.names)
    every = frozenset(one.id for one in draft.offer.chooseable)
    hands.scene.change(replace(draft, expansions=every, rooms="mixed"))
    hands.run()
    assert len(every) == 2 and hands.scene.form.areas() == []
    details(hands)
    assert language != "en" or hands.scene.form.areas() == [], "the details, too, in English"
