"""Compute the features of a position at the beginning of a turn: numbers for the value network,
about from 0 to 1."""

from __future__ import annotations

from typing import Final

from game.bots.sim.codes import CENTRE, CORE, HAND_CUBE, HAND_TOKENS, PLACES, SHIELD_CREW
from game.bots.sim.heuristics import Thumb
from game.bots.sim.legal_moves import lacking
from game.bots.sim.rows import Numbers, Whole, blanks, noughts
from game.bots.sim.sim_ship import SimShip

FIRST_ABILITY: Final = CORE + 1
ABILITIES: Final = SHIELD_CREW - CORE
FIRST_COUNT: Final = 62 + ABILITIES
"""Number of features of a ship without second sides; the others count only where something can be handed
out."""
COUNT: Final = FIRST_COUNT + 16
SEATS: Final[Whole] = 4


def features(thumb: Thumb, ship: SimShip) -> Numbers:
    """Return the features of a position.

    Args:
        thumb: whose eyes see what can be done; it forgets what it saw before.
        ship: the game, at the beginning of a turn.
    """
    table = ship.table
    crew = table.crew
    kinds = table.kinds
    thumb.look(ship)
    for who in range(crew):
        if ship.at[who] >= 0:
            thumb.know(ship, who)
    f = blanks(COUNT)
    deck: int = len(ship.deck)
    storms: int = len(ship.damage)
    done: int = ship.done
    left = 8 - done
    f[0] = done / 8.0
    f[1] = f[0] * f[0]
    f[2] = deck / 60.0
    f[3] = 1.0 / (1.0 + deck * 0.2)
    f[4] = storms / 24.0
    f[5] = 0.0 if storms else 1.0
    first: int = ship.left[1]
    second: int = ship.left[2]
    third: int = ship.left[3]
    f[6] = first / 8.0
    f[7] = second / 8.0
    f[8] = third / 8.0
    f[9] = deck / (4.0 + 6.0 * left) if left else 2.0
    f[10] = 1.0 if crew == 2 else 0.0
    f[11] = 1.0 if crew == 4 else 0.0
    f[12] = 1.0 if table.one_hand else 0.0
    f[13] = 1.0 if table.deck_cards else 0.0
    rank: Whole = 0
    while rank < 3 and not ship.left[rank]:
        rank += 1
    cards: int = ship.left[rank]
    known: Whole = -1
    if ship.damage_seen:
        known = ship.damage[storms - 1]
    missing: int = 0
    short = noughts(kinds)
    for place in range(PLACES):
        if place == CENTRE:
            continue
        cubes = ship.cubes[place]
        count = (cubes & 1) + ((cubes >> 1) & 1) + (cubes >> 2)
        named: int = ship.hits[rank * PLACES + place]
        often = named / cards if cards else 0.0
        soon = often
        if known >= 0:
            soon = 1.0 if place in table.damage[known] else 0.0
        worst: int = ship.hits[3 * PLACES + place]
        later = worst / third if third else 0.0
        if ship.guards[place]:
            soon *= 0.2
            f[14] += 0.25
        elif thumb.crew_shields and thumb.holders[place]:
            if count < 2:
                f[FIRST_COUNT + 11] += soon
            soon *= 0.2
        if ship.diverted[place]:
            f[15 + count] += 0.125
        else:
            f[19 + count] += 0.125
            missing += 3 - count
            for card in range(kinds):
                short[card] += table.need[place * kinds + card]
        if count == 0:
            f[23] += soon
            f[24] += often
            f[25] += later * 0.5
        elif count == 1:
            f[26] += soon * 0.5
            f[27] += often * 0.5
            f[28] += later * 0.25
        elif count == 2:
            f[29] += often * 0.25
        what = table.ability[place]
        if what >= FIRST_ABILITY:
            f[62 + what - FIRST_ABILITY] = 0.3 + 0.7 * (1.0 if count == 3 else 0.0)
        if not ship.diverted[place]:
            best: Whole = 3
            for who in range(crew):
                lack = lacking(ship, place, who)
                if lack < best and ship.at[who] >= 0:
                    best = lack
            f[30 + best] += 0.125
            if count == 3:
                f[34 + best] += 0.125
    f[38] = missing / 24.0
    total: int = 0
    wild: int = 0
    unmet: int = 0
    for card in range(kinds):
        held: Whole = 0
        for hand in range(table.hands):
            held += ship.hand[hand * kinds + card]
        total += held
        if table.wild[card]:
            wild += held
            there: int = ship.deck_left[card]
            f[39] += there / 8.0
        elif short[card] > held:
            unmet += short[card] - held
    f[40] = wild / 4.0
    f[41] = total / 20.0
    f[42] = unmet / 24.0
    f[43] = (unmet - wild) / (1.0 + deck)
    for face in ship.face:
        if table.wild[face]:
            f[44] += 0.5
        elif short[face]:
            f[45] += 0.5
    tokens: int = 0
    spare: int = 0
    shields: int = 0
    for who in range(crew):
        tokens += ship.tokens[who]
        spare += ship.spare[who]
        shields += ship.shields[who]
    f[46] = tokens / 8.0
    own: int = ship.tokens[ship.active]
    f[47] = own / 4.0
    f[48] = spare / 4.0
    f[49] = shields / 4.0
    for ahead in range(crew):
        who = ship.active + ahead
        if who >= crew:
            who -= crew
        at = ship.at[who]
        if at < 0:
            f[50] = 1.0
            continue
        slot = ahead if ahead < SEATS - 1 else SEATS - 1
        f[51 + slot] += thumb.reach(ship, who, at, 3, -1) / 20.0
        cards_held: int = ship.held[table.hand_of[who]]
        f[55 + slot] += cards_held / 8.0
        if left <= 2 and ahead == 0:
            away: int = table.steps[at * PLACES + CENTRE]
            f[59] = away / 4.0
    if thumb.hands_out:
        tell_handed(f, ship)
    below: int = ship.seen_below
    f[FIRST_COUNT + 15] = below / 8.0
    if not left:
        f[60] = 1.0
    f[61] = (3.0 * left + missing) / (1.0 + 1.5 * deck)
    return f


def tell_handed(f: Numbers, ship: SimShip) -> None:
    """Tell what crew members hold beside cards, in the order of their turns, and who can hand out more.

    Args:
        f: the features; they are changed.
        ship: the game.
    """
    table = ship.table
    for ahead in range(table.crew):
        who = ship.active + ahead
        if who >= table.crew:
            who -= table.crew
        at = ship.at[who]
        if at < 0:
            continue
        slot = ahead if ahead < SEATS - 1 else SEATS - 1
        shields: int = ship.shields[who]
        spare: int = ship.spare[who]
        tokens: int = ship.tokens[who]
        f[FIRST_COUNT + slot] += 0.5 * shields
        f[FIRST_COUNT + 4 + slot] += 0.5 * spare
        if slot:
            f[FIRST_COUNT + 7 + slot] += 0.25 * tokens
        if ship.cubes[at] == 7:
            what = table.ability[at]
            after: int = ahead
            soon = 1.0 / (1.0 + after)
            if what == SHIELD_CREW:
                f[FIRST_COUNT + 12] = soon
            elif what == HAND_TOKENS:
                f[FIRST_COUNT + 13] = soon
            elif what == HAND_CUBE:
                f[FIRST_COUNT + 14] = soon
