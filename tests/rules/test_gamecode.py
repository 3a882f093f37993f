"""A game code says the whole ship, and slips are found."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules import Settings
from game.rules.crockford import LETTERS
from game.rules.gamecode import CodeError, decode, decode_in, encode, looks_like_code, seed_text
from tests.rules.table import the_engine

SIDES = ("bridge", "cargo-hold", "medical-bay", "crew-quarters", "armoury", "repair-centre", "engine-room")


def expansions(players: int) -> st.SearchStrategy[tuple[str, ...] | None]:
    """Expansions that so many players can choose."""
    there = ["damage-control", "escape-pod"][: 2 if players > 2 else 1]
    return st.sets(st.sampled_from(there)).map(lambda ids: tuple(sorted(ids)) or None)


@st.composite
def games(draw: st.DrawFn) -> Settings:
    players = draw(st.integers(1, 4))
    crew = 3 if players == 1 else players
    picked = st.sets(st.sampled_from(SIDES)).map(lambda rooms: tuple((room, "v2") for room in sorted(rooms)))
    return Settings(
        players,
        draw(st.sampled_from(list(the_engine().content.difficulties))),
        draw(st.integers(0, 10**15 - 1)),
        draw(st.sampled_from(["v1", "v2", "mixed"]) | picked),
        draw(expansions(players)),
        (),
        draw(st.booleans()),
        draw(st.none() | st.integers(0, crew - 1)),
        chance=draw(st.sampled_from([1, 2])),
    )


def dealt(chosen: Settings) -> dict:
    engine = the_engine()
    return engine.to_json(engine.new_game(chosen).state)


@settings(deadline=None, max_examples=60)
@given(games())
def test_the_code_deals_the_very_same_ship(chosen: Settings) -> None:
    code = encode(the_engine(), chosen)
    assert code is not None and len(code) <= 24
    again = decode(the_engine(), code)
    assert again == chosen or set(again.rooms) == set(chosen.rooms)
    assert dealt(again) == dealt(chosen)


def code_of(seed: int = 48172206, **more: object) -> str:
    code = encode(the_engine(), Settings(3, "medium", seed, **more))  # type: ignore[arg-type]
    assert code is not None
    return code


def test_names_are_no_part_of_it() -> None:
    assert code_of() == code_of(names=("Ada", "Bo", "Cy"))


def test_it_may_be_typed_carelessly() -> None:
    code = code_of()
    careless = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert decode(the_engine(), f"  {careless} ") == decode(the_engine(), code)


def test_most_slips_are_found() -> None:
    """Every wrong letter and every exchange of neighbours, one at a time: hardly one of them gets through."""
    plain = code_of().replace("-", "")
    slips = {plain[:n] + letter + plain[n + 1 :] for n in range(len(plain)) for letter in LETTERS} - {plain}
    slips |= {plain[:n] + plain[n + 1] + plain[n] + plain[n + 2 :] for n in range(len(plain) - 1)} - {plain}
    through = 0
    for slip in slips:
        try:
            decode(the_engine(), slip)
            through += 1
        except CodeError:
            pass
    assert not through


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "letters"),
        ("4817-2206!", "letters"),
        ("U" * 8, "letters"),
        ("7" * 401, "letters"),
        ("4817-2206", "slip"),
    ],
)
def test_what_is_no_code(text: str, kind: str) -> None:
    with pytest.raises(CodeError) as caught:
        decode(the_engine(), text)
    assert caught.value.kind == kind


@pytest.mark.parametrize(
    ("seed", "shown"),
    [(48172206, "4817-2206"), (1234567, "1234567"), (123456789, "123456789"), (0, "0")],
)
def test_a_seed_of_eight_digits_is_shown_in_two_groups(seed: int, shown: str) -> None:
    assert seed_text(seed) == shown


def test_only_a_seed_below_nought_has_no_code() -> None:
    assert decode(the_engine(), encode(the_engine(), Settings(2, "easy", 0)) or "").seed == 0
    assert encode(the_engine(), Settings(2, "easy", -1)) is None


def test_a_code_from_other_rules_is_told() -> None:
    """A mark of the ship itself: under rules that deal otherwise the code is refused."""
    from game.rules import gamecode

    form, value = gamecode._number(code_of())
    value >>= gamecode.CHECK_BITS
    value ^= 1
    other, letters = (value << gamecode.CHECK_BITS) | gamecode._check_mark(value), ""
    while other:
        other, digit = divmod(other, 32)
        letters = LETTERS[digit] + letters
    letters = form + letters
    with pytest.raises(CodeError) as caught:
        decode(the_engine(), letters)
    assert caught.value.kind == "other"


AROUND = [
    "{}",
    "Solar Storm\n\U0001f7e5\U0001f7e9\nWon · 3 cards\n{}",
    "try {}, it is hard",
    "{}\n\nsee you\nBea",
    "({})",
]


@pytest.mark.parametrize("around", AROUND)
@pytest.mark.parametrize("seed", [0, 7, 12345678, 10**15 - 1])
def test_a_code_is_found_below_and_among_words(around: str, seed: int):
    wanted = Settings(2, "hard", seed)
    code = encode(the_engine(), wanted)
    assert code is not None
    assert decode_in(the_engine(), around.format(code)).seed == seed
    if "\n" in around and len(code) > 10:
        assert decode_in(the_engine(), around.format(code.replace("-", "").lower())).seed == seed


PROSE = [
    "a day of bread and cheese, and a well-done date-time",
    "AREA-51, GATE-2024 and ABBA-1974 are names",
    "our wedding 2024",
    "hello\nabracadabra",
    "",
    "\ud800 \x00",
    "A-" * 50_000,
]


@pytest.mark.parametrize("text", PROSE)
def test_ordinary_words_are_no_code(text: str):
    with pytest.raises(CodeError) as caught:
        decode_in(the_engine(), text)
    assert caught.value.kind == "letters"


def test_a_code_with_a_slip_is_told_apart_from_no_code():
    code = encode(the_engine(), Settings(2, "hard", 12345678))
    assert code is not None and looks_like_code(code) and looks_like_code(code.replace("-", "").lower())
    slipped = code[:-1] + ("A" if code[-1] != "A" else "B")
    for text in (slipped, f"look:\n{slipped}\nBea"):
        with pytest.raises(CodeError) as caught:
            decode_in(the_engine(), text)
        assert caught.value.kind == "slip"
    assert decode_in(the_engine(), f"{slipped}, I mean {code}").seed == 12345678
    assert not any(
        map(looks_like_code, ("MARS-2024", "12345678901234", "bread and cheese 2024", "abracadabra"))
    )
