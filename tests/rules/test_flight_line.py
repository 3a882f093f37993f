"""A flight line holds a whole flight, and nothing that is no flight passes for one."""

from __future__ import annotations

import dataclasses
import hashlib
import itertools
import random
from functools import cache
from pathlib import Path

import pytest

from game.program_files import data_folder
from game.rules import Engine, Settings, fingerprints, load_content
from game.rules import flight_line as writing
from game.rules.content import Content
from game.rules.crockford import LETTERS, letters_of, number_of, plain
from game.rules.fingerprints import fingerprint
from game.rules.flight_line import FlightLineError, flight_line, fly, is_flight_line, line_in
from game.rules.history import History
from game.rules.setup_digits import Number
from tests.content.folder import copied, replace
from tests.looped import some
from tests.rules.table import the_engine

KEEN = ("repair", "divert", "activate")


def flight(number: int, choices: int = 10**6, **more: object) -> History:
    """A game played by chance, up to a number of choices."""
    chance = random.Random(number)
    settings: dict[str, object] = {
        "players": 1 + number % 4,
        "difficulty": "easy",
        "seed": number,
        "chance": 1 + number % 2,
    }
    settings.update(more)
    history = History.new(the_engine(), Settings(**settings))  # type: ignore[arg-type]
    while (asked := history.decision) is not None and history.cursor < choices:
        keen = [option for option in asked.options if option.to_json().get("do") in KEEN]
        history.apply(chance.choice(keen or asked.options))
    return history


def same(one: History, other: History) -> bool:
    engine = the_engine()
    return one.length == other.length and engine.to_json(one.state) == engine.to_json(other.state)


@cache
def example() -> str:
    return flight_line(flight(6))


@pytest.mark.parametrize("seed", range(12))
def test_a_whole_flight_comes_back(seed: int) -> None:
    history = flight(seed)
    assert history.decision is None
    again = fly(the_engine(), flight_line(history))
    assert same(history, again)
    assert [step.choice for step in again.steps] == [step.choice for step in history.steps]


@pytest.mark.parametrize("choices", range(25))
def test_an_unfinished_flight_ends_in_its_last_choice(choices: int) -> None:
    history = flight(3, choices)
    assert same(history, fly(the_engine(), flight_line(history)))


@pytest.mark.parametrize(
    "settings",
    [
        {"seed": -5},
        {"seed": 10**40},
        {"seed": 0, "rooms": "mixed"},
        {"players": 2, "rooms": (("bridge", "v2"), ("armoury", "v2"))},
        {"players": 4, "first": 3, "no_counting": True, "difficulty": "realist"},
        {"players": 3, "switches": (("damage_control", True),)},
        {"players": 4, "switches": (("damage_control", True), ("escape_pod", True)), "rooms": "v2"},
        {"players": 3, "expansions": ("damage-control", "escape-pod")},
        {"players": 1},
    ],
)
def test_every_setting_travels(settings: dict[str, object]) -> None:
    history = flight(8, 9, **settings)
    again = fly(the_engine(), flight_line(history))
    before, after = history.state.table.settings, again.state.table.settings
    if isinstance(before.rooms, str):
        assert same(history, again)
    else:
        assert set(before.rooms) == set(after.rooms)
        assert history.state.cubes == again.state.cubes and history.state.deck == again.state.deck


@pytest.mark.parametrize(
    ("seed", "digits"),
    [
        (-40, [(1, 2), (2, 64), (40, 32**2)]),
        (0, [(0, 2), (0, 64)]),
        (5, [(0, 2), (1, 64), (5, 32)]),
        (32, [(0, 2), (2, 64), (32, 32**2)]),
    ],
)
def test_a_line_is_written_in_these_digits(seed: int, digits: list[tuple[int, int]]) -> None:
    """Each with its base, the lowest first: a line that somebody has kept is read by every later version."""
    settings = {"players": 4, "difficulty": "hard", "rooms": "mixed", "chance": 2, "first": 3}
    history = flight(8, 0, **settings, seed=seed, no_counting=True, switches=(("damage_control", True),))
    value = (number_of(plain(flight_line(history))[3:]) or 0) >> 35
    written = [(fingerprint(history.state.table.content), 1 << 30), (1, 2), (0, 2), (0, 2)]
    written += [(3, 4), (2, 16), (1, 2), (0, 2)]  # players, difficulty, expansions
    written += [(1, 2), (2, 4), (4, 5)]  # no counting, rooms, who is first
    for digit, base in [*written, *digits, (0, 8)]:  # the last counts choices with one option
        value, found = divmod(value, base)
        assert found == digit
    assert value == 1


def test_a_seed_has_at_most_so_many_digits() -> None:
    largest = 32**63 - 1
    assert fly(the_engine(), flight_line(flight(1, 0, seed=largest))).state.table.settings.seed == largest
    with pytest.raises(FlightLineError) as caught:
        flight_line(flight(1, 0, seed=largest + 1))
    assert caught.value.kind == "settings"


@pytest.mark.parametrize("forced", [0, 6, 7, 13, 14])
def test_choices_with_one_option_are_counted_in_eights(forced: int) -> None:
    number, left = Number(1), forced
    writing._put_forced(number, forced)
    value = number.rest
    assert writing._take_forced(number) == forced and number.rest == 1
    while value % 8 == 7:
        value, left = value // 8, left - 7
    assert (value % 8, value // 8) == (left, 1)


@pytest.mark.parametrize("value", [255, 256, 10**30])
def test_the_lowest_bits_check_the_others(value: int) -> None:
    said = value.to_bytes(-(-value.bit_length() // 8), "big")
    assert writing._check(value) == int.from_bytes(hashlib.sha256(said).digest(), "big") >> 256 - 35


def test_names_do_not_travel() -> None:
    names = ("Ada", "Bo")
    line = flight_line(flight(1, 4, players=2, names=names))
    assert line == flight_line(flight(1, 4, players=2))
    assert not {"Ada", "Bo"} & set(fly(the_engine(), line).state.table.settings.names or ())


def test_what_was_undone_is_not_in_it() -> None:
    history = flight(2, 6)
    line = flight_line(history)
    decision = history.decision
    assert decision is not None
    history.apply(decision.options[0])
    assert flight_line(history) != line
    history.rewind(1)
    assert flight_line(history) == line


def test_it_reads_as_people_copy_it() -> None:
    line = example()
    spoilt = line.lower().replace("-", " \n").replace("0", "o").replace("1", "l", 2)
    assert same(fly(the_engine(), spoilt), fly(the_engine(), line))
    dashed = "\u200b" + line.replace("-", "\u2013") + "\r\n"
    assert same(fly(the_engine(), dashed), fly(the_engine(), line))
    assert line.startswith("SS1-") and all(letter in LETTERS for letter in plain(line))
    assert all(1 <= len(group) <= 4 for group in line.split("-"))


def refused(text: str, engine: Engine | None = None) -> FlightLineError:
    with pytest.raises(FlightLineError) as caught:
        fly(engine or the_engine(), text)
    return caught.value


def test_every_wrong_letter_is_found() -> None:
    letters = plain(example())
    for place in some(range(3, len(letters))):
        others = [other for other in random.Random(place).sample(LETTERS, 7) if other != letters[place]]
        assert len(others) >= 6
        for other in others:
            assert refused(letters[:place] + other + letters[place + 1 :]).kind == "damaged"


@pytest.mark.parametrize("below", ["", "\n", "\n\nYour move, Bo!", "\r\nSee: https://example.org", "\nBo"])
@pytest.mark.parametrize("above", ["", "Hello!\n", "Ship of 24 Dec\n\U0001f7e5\u2b1b\nRescued.\nA1B2-C3D4\n"])
def test_a_line_is_found_in_a_message(above: str, below: str) -> None:
    line = example()
    for text in (above + line + below, above + line.lower() + below):
        assert plain(line_in(text)).upper().startswith(plain(line))
        assert same(fly(the_engine(), line_in(text)), flight(6))
    assert line_in("Hello!\nno line") == "Hello!\nno line"


def test_a_line_is_found_in_what_messages_make_of_it() -> None:
    """Quoted, set apart, broken into rows with a name below, with a second or a damaged one beside it."""
    line, other = example(), flight_line(flight(7))
    rows = "\n".join(line[at : at + 40] for at in range(0, len(line), 40))
    for text in (
        *(f"> Rescued.\n> {line}", f"Hello!\n`{line}`", f"Hello!\n\ufeff{line}", f"Hello!\n{rows}\n\nBo"),
        *(f"{line}\n{other}", f"SS1-AAAA\n{line}", f"{line}\n\nSent from my phone"),
        *(f"[29.11.26, 18:02] Ada: {line}", f"Ada: {line}\n[29.11.26, 18:03] Bo: Now?", f"({line})"),
        *(f"\u201c{line}\u201d", f"\U0001f680 {line}", f"Here it is: {line} have fun", f"line={line}, bye"),
        *(f"Look: {rows} have fun", f"{line} {other}", f"<{line}>", f"1. {line}", f"\u2066{line}\u2069"),
        *(f"\u200e{line[:20]}\u200d{line[20:]}", f"{line[:20]}\u00ad{line[20:]}"),
        "Ada: " + line.replace("-", "\u2212"),
        *(f"Ada: {line.replace('-', apart)} have fun" for apart in (" - ", "- ", " -", " \u2013 ")),
        f"Look: {line} - have fun",
    ):
        assert same(fly(the_engine(), line_in(text)), flight(6)), text
    for text in ("SS1-" + "A\n" * 9000, "SS1-A\n" * 3000, f"SS1-{'A' * 19000}"):
        assert refused(line_in(text)).kind == "damaged"
    assert refused(line_in(f"Hello!\nSS2-{line[4:]}\nBo")).kind == "newer"
    assert refused(line_in(f"Ada: {line[:-1]} have fun")).kind == "damaged"
    for text in (f"A{line}", "My ships-SS1 is late", "SS1 is a ship", "9SS1-AAAA"):
        assert line_in(text) == text


def test_so_many_beginnings_and_rows_of_a_message_are_tried() -> None:
    line = example()
    for false, sound in ((3, True), (4, False)):
        assert (plain(line_in("SS1-AAAA\n" * false + line)) == plain(line)) == sound
    for rows, sound in ((20, True), (21, False)):
        cuts = [len(line) * n // rows for n in range(rows + 1)]
        broken = "\n".join(line[one:other] for one, other in itertools.pairwise(cuts))
        assert (plain(line_in(f"{broken}\nBo")) == plain(line)) == sound


def mutated(chance: random.Random, line: str) -> str:
    """A line with some letters changed, lost, doubled or swapped."""
    letters = list(plain(line))
    for _ in range(chance.choice((1, 1, 1, 2, 3, 8))):
        place, kind = chance.randrange(3, len(letters)), chance.randrange(5)
        if kind == 0:
            letters[place] = chance.choice(LETTERS)
        elif kind == 1 and len(letters) > 12:
            del letters[place]
        elif kind == 2:
            letters.insert(place, chance.choice(LETTERS))
        elif kind == 3 and place + 1 < len(letters):
            letters[place], letters[place + 1] = letters[place + 1], letters[place]
        elif len(letters) > 12:
            del letters[chance.randrange(9, len(letters)) :]
    return "".join(letters)


@pytest.mark.parametrize("count", [2000, pytest.param(100_000, marks=pytest.mark.slow)])
def test_no_mutated_line_is_taken_for_another_flight(count: int) -> None:
    chance = random.Random(25)
    lines = [flight_line(flight(seed, chance.choice((0, 7, 40, 10**6)))) for seed in range(20)]
    known = {plain(line) for line in lines}
    accepted = changed = 0
    for _ in range(count):
        text = mutated(chance, chance.choice(lines))
        if text in known:
            continue
        changed += 1
        try:
            fly(the_engine(), text)
        except FlightLineError:
            continue
        accepted += 1
    assert accepted == 0 and changed > 0.9 * count


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "letters"),
        ("SS", "letters"),
        ("hello", "letters"),
        ("A1B2-C3D4", "letters"),
        ("SS1-\u0416", "letters"),
        ("\u017f\u017f1-0000", "letters"),
        ("SS1", "damaged"),
        ("SS1-0000-0000", "damaged"),
        ("SS2-0000-0000", "newer"),
        ("SS1-" + "Z" * 10_000_000, "letters"),
    ],
    ids=lambda value: value[:12],
)
def test_what_is_no_line_is_refused_with_its_reason(text: str, kind: str) -> None:
    error = refused(text)
    assert error.kind == kind and str(error).endswith(".")


def test_a_flight_with_other_rules_names_both_fingerprints(tmp_path: Path) -> None:
    data = copied(tmp_path)
    replace(data / "numbers.yaml", "hand-limit: 6 ", "hand-limit: 9 ")
    error = refused(example(), Engine(load_content(data)))
    assert error.kind == "rules" and len(set(error.details)) == 2
    assert all(detail in str(error) for detail in error.details)


def test_comments_leave_the_fingerprint_as_it_is(tmp_path: Path) -> None:
    own = fingerprint(load_content(data_folder()))
    data = copied(tmp_path)
    file = data / "numbers.yaml"
    file.write_text("# A comment.\n" + file.read_text(encoding="utf-8"), encoding="utf-8")
    assert fingerprint(load_content(data)) == own
    replace(file, "hand-limit: 6 ", "hand-limit: 7 ")
    assert fingerprint(load_content(data)) != own


def test_a_content_is_read_once_for_its_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    content = load_content(data_folder())
    own, different = fingerprint(content), fingerprint(dataclasses.replace(content, face_up=9))
    assert different != own
    monkeypatch.setattr(fingerprints, "_plain", None)
    assert fingerprint(content) == own
    with pytest.raises(TypeError):
        fingerprint(dataclasses.replace(content))


def test_a_position_fits_in_no_line() -> None:
    engine = the_engine()
    loaded = History.load(engine, engine.from_json(engine.to_json(flight(2, 3).state)))
    with pytest.raises(FlightLineError) as caught:
        flight_line(loaded)
    assert caught.value.kind == "position"


def test_rolls_set_by_hand_fit_in_no_line() -> None:
    history = History.new(the_engine(), Settings(2, "easy", 4))
    decision = history.decision
    assert decision is not None
    scavenge = next(option for option in decision.options if option.to_json()["do"] == "scavenge")
    history.apply(scavenge, [6])
    with pytest.raises(FlightLineError) as caught:
        flight_line(history)
    assert caught.value.kind == "rolls"


def test_a_flight_fits_into_a_message() -> None:
    for seed in range(60):
        history = flight(seed)
        assert len(plain(flight_line(history))) <= 30 + 0.6 * history.length


def test_a_line_is_known_by_its_beginning() -> None:
    assert is_flight_line(example()) and is_flight_line("ss1 damaged") and is_flight_line("SS9")
    assert not is_flight_line("AB12-CD34") and not is_flight_line("SS1" + "A" * 10**6)
    assert is_flight_line("SS1" + "A" * 19_997) and not is_flight_line("SS1" + "A" * 19_998)


def test_a_text_that_is_too_long_is_not_read() -> None:
    line = example()
    for letters, read in ((20_000, True), (20_001, False)):
        text = f"Hello!\n{line}".ljust(letters, "\n")
        assert (plain(line_in(text)) == plain(line)) == read
        padded = line.ljust(letters)
        if read:
            assert same(fly(the_engine(), padded), flight(6))
        else:
            assert refused(padded).kind == "letters"


def sealed(number: Number, content: Content) -> str:
    """The line of a number, but for the fingerprint and the check bits."""
    number.put([(fingerprint(content), 1 << 30)])
    return "SS1" + letters_of(number.rest << writing.CHECK_BITS | writing._check(number.rest))


def short(difficulty: int, *choices: tuple[int, int]) -> str:
    """A line in the short form of a game of two with the seed 0."""
    number = Number(1)
    number.put([(0, 2), (0, 2), (0, 2), (1, 4), (difficulty, 16), (0, 2), (0, 2), (0, 2), (0, 4), (0, 5),
                (0, 2), (0, 64), (0, 8), *choices])  # fmt: skip
    return sealed(number, the_engine().content)


def test_a_difficulty_at_a_place_where_none_is_belongs_to_other_rules() -> None:
    assert fly(the_engine(), short(2)).state.table.settings.difficulty == "hard"
    assert refused(short(5)).kind == "rules"


def test_a_line_that_goes_on_after_the_end_of_its_flight_is_damaged() -> None:
    history = History.new(the_engine(), Settings(2, "easy", 0))
    choices = []
    while (asked := history.decision) is not None:
        choices += [(0, len(asked.options))] if len(asked.options) > 1 else []
        history.apply(asked.options[0])
    assert same(fly(the_engine(), short(0, *choices)), history)
    assert refused(short(0, *choices, (0, 2))).kind == "damaged"


def forged(*ids: str) -> str:
    """A line that passes its checks and names expansions, as somebody can make by hand."""
    number = Number(1)
    number.put([(0, 8), (0, 2), (1, 64), (5, 32), (0, 2), (0, 4), (0, 5)])
    for id in reversed(["hard", *ids]):
        number.put([(len(id.encode()), 256), *((byte, 256) for byte in id.encode())])
    number.put([(1, 4), (len(ids), 64)])
    number.put([(0, 2), (writing.NAMED, 2), (1, 2)])
    return sealed(number, the_engine().content)


def test_ids_that_are_not_here_are_told_as_the_line_has_them() -> None:
    error = refused(forged("fog", "st\u00fcrme"))
    assert error.kind == "content" and error.details == ("fog", "st\u00fcrme")
    assert refused(forged("f" * 60, "g" * 61)).details == ("f" * 60, "g" * 60 + "...")


@pytest.mark.parametrize(
    "id", ["x\n2 players, hard, seed 5: won (escaped)", "\x1b[2J", "a\x00b", "\u202eabc", "z" * 255]
)
def test_what_a_line_names_cannot_pass_for_an_answer(id: str) -> None:
    with pytest.raises(FlightLineError) as caught:
        fly(the_engine(), forged(id))
    assert caught.value.kind == "content"
    for words in (str(caught.value), *caught.value.details):
        assert words.isprintable() and len(words) < 130
