"""The odds against brute force: every order of the deck that the crew cannot rule out."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import permutations, product

import pytest

from game.rules.events import plain_damage
from game.rules.queries.knowledge import NOTHING_KNOWN, Knowledge, damage_card
from game.rules.queries.odds import (
    before_first_turn,
    card_type,
    deck_turns,
    exposed_rooms,
    forecast,
    loss_odds,
    next_damage_cards,
    next_damage_chances,
    room_odds,
)
from tests.rules.positions import DAMAGE_CARDS, position

BREACH = (1, 1, 2, 2, 3, 3)
SETUP = 2
ROOMS = sorted({room for card in DAMAGE_CARDS for room in card})


def possible_decks(state, known):
    """Yield every order of the Damage deck that fits what was seen; unseen cards in order of type."""
    cards = [tuple(card) for card in state["damage_deck"]]
    for deck in permutations(cards):
        if deck[: len(known.damage_top)] != known.damage_top:
            continue
        unseen = deck[len(known.damage_top) :]
        if [len(card) for card in unseen] == sorted(len(card) for card in unseen):
            yield deck


def fate(state, card):
    """Carry out one card by hand: which rooms are hit, which are protected, which lose the ship."""
    rooms = {room["id"]: room for room in state["rooms"]}
    protected = {room for room in card if rooms[room]["protection"]}
    fatal = {room for room in card if room not in protected and not any(rooms[room]["cubes"])}
    return set(card), protected, fatal


def random_position(rng):
    deck = rng.sample(DAMAGE_CARDS, rng.randint(1, 5))
    top = rng.randint(0, min(3, len(deck)))
    deck[top:] = sorted(deck[top:], key=len)
    state = position(
        damage=deck,
        cubes={room: rng.choice(["000", "001", "010", "111", "000"]) for room in ROOMS},
        protection={rng.choice(ROOMS): [0], rng.choice(ROOMS): [1, 1]},
    )
    return state, Knowledge(damage_top=tuple(deck[:top]))


@pytest.mark.parametrize("seed", range(150))
def test_odds_are_those_of_every_possible_deck(seed):
    state, known = random_position(random.Random(seed))
    decks = list(possible_decks(state, known))
    fates = [fate(state, deck[0]) for deck in decks]
    odds = room_odds(state, known)
    assert sorted(odds) == ROOMS
    for room in ROOMS:
        for index, chance in enumerate((odds[room].hit, odds[room].protected, odds[room].fatal)):
            assert chance == float(Fraction(sum(room in each[index] for each in fates), len(decks)))
    lost = loss_odds(state, BREACH, known)
    assert lost.chance == float(Fraction(sum(bool(each[2]) for each in fates), len(decks)))
    assert Fraction(lost.fatal_cards, lost.possible_cards) == Fraction(lost.chance).limit_denominator(24)
    assert lost.possible_cards == len({deck[0] for deck in decks})


OPEN = (1, 2, 3)
SMALL = [*DAMAGE_CARDS[:4], *DAMAGE_CARDS[8:11]]
"""A game of few cards, so that every deck that could be can be counted."""


def possible_games(state, known):
    """Yield every deck, one printed card of each of two types being out of the game (R-31)."""
    gone = [damage_card(card) for card in state["damage_discard"]]
    sizes = Counter(card_type(damage_card(card)) for card in state["damage_deck"])
    unseen = [card for card in (*SMALL, 1, 2) if card not in gone]
    by_type = []
    for kind in (1, 2):
        cards = [card for card in unseen if card_type(card) == kind]
        whole = [order for order in permutations(cards, sizes[kind]) if kind in order or kind in gone]
        by_type.append(whole)
    for low, high in product(*by_type):
        deck = (*low, *high)
        if deck[: len(known.damage_top)] == known.damage_top:
            yield deck


@pytest.mark.parametrize("seed", range(60))
def test_r31_odds_do_not_know_which_cards_were_left_out(seed):
    rng = random.Random(seed)
    deck = []
    for kind in (1, 2):
        printed = [card for card in SMALL if len(card) == kind]
        rng.shuffle(printed)
        cards = [*printed[1:], kind]
        rng.shuffle(cards)
        deck += cards
    drawn = rng.randint(0, 5)
    state = position(cubes={room: rng.choice(["000", "001"]) for room in ROOMS})
    state["damage_deck"] = [plain_damage(card) for card in deck[drawn:]]
    state["damage_discard"] = [plain_damage(card) for card in deck[:drawn]]
    seen = tuple(deck[drawn : drawn + rng.choice((0, 0, 1))])
    known = Knowledge(damage_top=seen, damage_cards=(*SMALL, 1, 2))
    decks = list(possible_games(state, known))
    chances = next_damage_chances(state, known)
    assert set(chances) == {each[0] for each in decks}
    for card, chance in chances.items():
        assert chance == pytest.approx(sum(each[0] == card for each in decks) / len(decks))
    odds = room_odds(state, known)
    for room in ROOMS:
        hits = [isinstance(each[0], tuple) and room in each[0] for each in decks]
        assert odds[room].hit == pytest.approx(sum(hits) / len(decks))


def test_the_order_of_the_deck_is_never_read():
    state, _ = random_position(random.Random(3))
    backwards = state | {"damage_deck": state["damage_deck"][::-1]}
    assert room_odds(state) == room_odds(backwards)
    assert loss_odds(state, BREACH) == loss_odds(backwards, BREACH)
    assert forecast(state, SETUP) == forecast(backwards, SETUP)


def test_r4_setup_cards_do_not_count_any_more_and_type_1_comes_first():
    odds = room_odds(position(turn=1))
    assert {(each.hit, each.cards, each.possible) for each in odds.values()} == {(1 / 8, 1, 8)}
    assert "energy-core" not in odds
    third = [card for card in DAMAGE_CARDS if len(card) == 3][:6]
    odds = room_odds(position(damage=third))
    assert odds["bridge"].cards == sum("bridge" in card for card in third)
    assert odds["bridge"].possible == 6


def test_r25_a_known_card_is_certain_and_the_next_type_waits_for_it():
    deck = [("bridge", "armoury"), ("bridge",), ("bridge", "cargo-hold"), ("engine-room", "medical-bay")]
    known = Knowledge(damage_top=tuple(deck[:2]))
    state = position(damage=deck, cubes={"armoury": "000"})
    assert room_odds(state, known)["bridge"].hit == 1
    assert loss_odds(state, BREACH, known) == loss_odds(state, BREACH, Knowledge(damage_top=(deck[0],)))
    assert loss_odds(state, BREACH, known).chance == 1
    assert next_damage_cards(state) == (("bridge",),)


def test_r25_v2_a_card_known_at_the_bottom_is_not_the_next():
    deck = [("mess-hall",), ("armoury",), ("bridge",)]
    state = position(damage=deck)
    known = Knowledge(damage_bottom=(("bridge",),))
    assert room_odds(state, known)["bridge"].hit == 0
    assert room_odds(state, known)["armoury"].hit == 0.5
    assert next_damage_cards(position(damage=[("bridge",)]), known) == (("bridge",),)


def test_r16_tokens_on_the_room_and_tokens_held_by_someone_in_it_protect():
    state = position(
        damage=[("bridge",), ("armoury",), ("mess-hall",)],
        cubes={"bridge": "000", "armoury": "000", "mess-hall": "000"},
        protection={"bridge": [1]},
        at=["armoury"],
        held_protection=[1],
    )
    odds = room_odds(state)
    assert (odds["bridge"].protected, odds["bridge"].fatal) == (1 / 3, 0)
    assert (odds["armoury"].protected, odds["armoury"].fatal) == (1 / 3, 0)
    assert (odds["mess-hall"].protected, odds["mess-hall"].fatal) == (0, 1 / 3)
    assert loss_odds(state, BREACH).fatal_cards == 1


@pytest.mark.parametrize("left", range(1, 6))
@pytest.mark.parametrize("drawn", (0, 1, 2))
@pytest.mark.parametrize("breach", [BREACH, (0, 0, 0, 0, 5, 9)])
def test_r17_hull_breach_by_every_roll(left, drawn, breach):
    state = position(damage=[], deck=["data"] * left, turn=30)
    lost = 0
    for side in range(6):
        # one card after the other, and the game is lost with the last
        deck = left - drawn
        for _ in range(breach[side]):
            deck -= 1
        lost += deck <= 0
    odds = loss_odds(state, breach, drawn=drawn)
    assert (odds.chance, odds.fatal_cards, odds.possible_cards) == (lost / 6, lost, 6)
    assert odds.breach
    assert {each.hit for each in room_odds(state).values()} == {0.0}


def test_r31_any_rooms_lose_only_when_too_few_can_take_it():
    state = position(cubes=dict.fromkeys(ROOMS, "000") | {"bridge": "001"}, protection={"armoury": [0]})
    assert loss_odds(state | {"damage_deck": [{"any": 2}]}, BREACH).fatal_cards == 0
    assert loss_odds(state | {"damage_deck": [{"any": 3}]}, BREACH).fatal_cards == 1
    assert room_odds(state | {"damage_deck": [{"any": 3}]})["bridge"].hit == 0


def test_r17_forecast_counts_types_and_names_the_turn():
    start = forecast(position(turn=1), SETUP)
    assert (start.left, start.breach_turn) == ({1: 8, 2: 8, 3: 6}, 23)
    late = position(damage=DAMAGE_CARDS[7:9], turn=21)
    assert (forecast(late, SETUP).left, forecast(late, SETUP).breach_turn) == ({1: 1, 2: 1}, 23)
    assert forecast(late | {"phase": "damage"}, SETUP).breach_turn == 24
    assert forecast(position(damage=[], turn=23), SETUP).breach_turn == 23


def test_r4_forecast_while_the_ship_is_set_up_knows_how_many_cards_strike_first():
    state = position(turn=1) | {"phase": "damage", "damage_discard": [["bridge"]]}
    cards = len(state["damage_deck"])
    for strikes in (1, 2, 4):
        assert forecast(state, strikes).breach_turn == 1 + cards - (strikes - 1)


@pytest.mark.parametrize(("cards", "turns"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (40, 19)])
def test_r18_turns_that_the_deck_lasts(cards, turns):
    deck = (["data", "metal", "energy", "nanobots"] * 10)[:cards]
    assert deck_turns(position(deck=deck), 2, BREACH, SETUP) == turns
    left = cards - 2 * turns
    assert 0 < left <= 2


def test_r15_a_deck_lasts_longer_the_fewer_cards_a_turn_takes():
    deck = ["data"] * 13
    assert [deck_turns(position(deck=deck), each, BREACH, SETUP) for each in (1, 2, 3, 4)] == [12, 6, 4, 3]


def lasting(cards, each=2, **facts):
    """How many turns so many Resource cards last."""
    collected = facts.pop("collected", False)
    state = position(deck=["data"] * cards, **facts)
    return deck_turns(state, each, BREACH, SETUP, collected=collected)


POD = {"players": 3, "at": [4, "pod", 4], "escape_pod": True, "diverted": ROOMS[:7]}


def test_r18_a_turn_whose_cards_were_taken_counts_no_more():
    assert [lasting(cards, collected=True) for cards in range(1, 8)] == [0, 0, 1, 1, 2, 2, 3]
    assert [lasting(cards, collected=True, damage=[]) for cards in (2, 3, 6, 7)] == [0, 0, 0, 1]


def test_r17_the_breach_takes_what_the_die_takes_on_average():
    assert [lasting(cards, damage=[]) for cards in (4, 5, 8, 9)] == [0, 1, 1, 2]
    assert [lasting(cards, damage=[("bridge",)]) for cards in (2, 3, 6, 7)] == [0, 1, 1, 2]
    assert [lasting(cards, each=0) for cards in (1, 2, 3)] == [0, 1, 2], "every turn takes one at least"


def test_r32_turns_of_a_deserter_take_no_card():
    assert [lasting(cards, **POD) for cards in (2, 3, 4, 5, 6, 7)] == [0, 2, 2, 3, 3, 5]
    decks = ([], [("bridge",)], [("bridge",), ("armoury",)])
    breaches = [forecast(position(**POD, damage=deck, active=who), SETUP) for deck in decks for who in (0, 2)]
    assert [found.breach_turn for found in breaches] == [5, 5, 7, 6, 8, 8]


@pytest.mark.parametrize("struck", range(4))
@pytest.mark.parametrize(("turn", "phase"), [(1, "damage"), (1, "collect"), (2, "damage")])
def test_r4_cards_that_strike_before_the_first_turn(struck, turn, phase):
    state = position(turn=turn) | {"phase": phase, "damage_discard": [["bridge"]] * struck}
    assert before_first_turn(state, SETUP) == (struck <= 2 and (turn, phase) == (1, "damage"))


def test_r16_rooms_are_exposed_that_a_card_can_still_strike():
    bare = dict.fromkeys(("bridge", "armoury", "mess-hall"), "000")
    deck = [("bridge",), ("mess-hall",), ("cargo-hold",)]
    state = position(cubes=bare, protection={"mess-hall": [0]}, damage=deck)
    over, any_rooms = state | {"damage_deck": []}, state | {"damage_deck": [{"any": 2}]}
    assert exposed_rooms(state) == exposed_rooms(state, striking=0) == {"bridge"}
    assert exposed_rooms(state, striking=("armoury",)) == {"bridge", "armoury"}
    assert exposed_rooms(state, striking=1) == exposed_rooms(any_rooms) == {"bridge", "armoury"}
    assert exposed_rooms(state, counted=False) == {"bridge", "armoury"}
    assert exposed_rooms(over) == exposed_rooms(over, counted=False) == frozenset()
    assert exposed_rooms(over, striking=("armoury",), counted=False) == {"armoury"}


def test_r31_the_last_card_of_a_type_of_which_none_was_left_out_is_certain():
    known = Knowledge(damage_cards=DAMAGE_CARDS)
    assert next_damage_chances(position(damage=[("bridge",)]), known) == {("bridge",): 1.0}


def test_nothing_known_is_empty():
    assert Knowledge() == NOTHING_KNOWN
