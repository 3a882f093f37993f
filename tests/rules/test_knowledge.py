"""What the crew remembers of the decks, event by event."""

from game.rules.queries.knowledge import NOTHING_KNOWN, Knowledge, damage_card, observe


def draw(zone="hand/0"):
    return {"type": "card", "card": "data", "from": "deck", "to": zone}


def test_r20_seen_cards_stay_known_until_they_leave_the_deck():
    known = observe(NOTHING_KNOWN, [{"type": "seen", "deck": "deck", "cards": ["data", "metal", "energy"]}])
    assert known.deck_top == ("data", "metal", "energy")
    known = observe(
        known, [{"type": "ordered", "deck": "deck", "top": ["energy", "data", "metal"], "bottom": []}]
    )
    assert known.deck_top == ("energy", "data", "metal")
    known = observe(
        known, [draw("face-up/1"), {"type": "card", "card": "x", "from": "face-up/0", "to": "hand/1"}]
    )
    assert known.deck_top == ("data", "metal")
    assert observe(known, [draw(), draw("discard"), draw()]) == NOTHING_KNOWN


def test_looking_at_fewer_cards_than_are_known_keeps_the_rest():
    known = Knowledge(deck_top=("data", "metal", "energy", "energy", "nanobots"))
    known = observe(known, [{"type": "seen", "deck": "deck", "cards": ["data", "metal"]}])
    assert known.deck_top == ("data", "metal", "energy", "energy", "nanobots")
    known = observe(known, [{"type": "ordered", "deck": "deck", "top": ["metal", "data"], "bottom": []}])
    assert known.deck_top == ("metal", "data", "energy", "energy", "nanobots")


def test_r25_damage_cards_ordered_on_top_are_drawn_in_that_order():
    cards = [["bridge"], ["armoury"], ["bridge", "armoury"]]
    known = observe(NOTHING_KNOWN, [{"type": "seen", "deck": "damage-deck", "cards": cards}])
    known = observe(known, [{"type": "ordered", "deck": "damage-deck", "top": cards[::-1], "bottom": []}])
    assert known.damage_top == (("bridge", "armoury"), ("armoury",), ("bridge",))
    known = observe(known, [{"type": "damage-card", "card": ["bridge", "armoury"]}])
    assert known.damage_top == (("armoury",), ("bridge",))
    assert known.deck_top == ()


def test_r25_v2_cards_put_to_the_bottom_are_remembered_there():
    a, b = ["bridge"], ["armoury"]
    known = observe(NOTHING_KNOWN, [{"type": "seen", "deck": "damage-deck", "cards": [a, b]}])
    known = observe(known, [{"type": "ordered", "deck": "damage-deck", "top": [b], "bottom": [a]}])
    assert (known.damage_top, known.damage_bottom) == ((("armoury",),), (("bridge",),))
    top, bottom = known.damage_order({"damage_deck": [b, ["mess-hall"], a]})
    assert (top, bottom) == ((("armoury",),), (("bridge",),))


def test_top_and_bottom_that_meet_are_not_counted_twice():
    cards = (("bridge",), ("armoury",), ("mess-hall",))
    known = Knowledge(damage_top=cards, damage_bottom=(("mess-hall",),))
    assert known.damage_order({"damage_deck": [list(card) for card in cards]}) == (cards, ())
    drawn = observe(known, [{"type": "damage-card", "card": ["bridge"]}] * 3)
    assert drawn.damage_order({"damage_deck": []}) == ((), ())


def test_cards_of_the_protocol_become_comparable_values():
    assert damage_card(["bridge", "armoury"]) == ("bridge", "armoury")
    assert damage_card({"any": 2}) == 2
