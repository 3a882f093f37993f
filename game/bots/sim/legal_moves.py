"""Every legal answer to what the simulator asks."""

from __future__ import annotations

from game.bots.sim.codes import (
    ACT,
    APART,
    CENTRE,
    COLLECT,
    CORE,
    CROSS_SWAP,
    DISCARD,
    EXCHANGE,
    HAND_CUBE,
    HAND_TOKENS,
    HOLDER,
    JOIN,
    M_ACTIVATE,
    M_AFAR,
    M_BOARD,
    M_CROSS,
    M_CUBE,
    M_DAMAGE_ORDER,
    M_DAMAGE_SPLIT,
    M_DECK,
    M_DISCARD,
    M_DIVERT,
    M_FACE,
    M_FINISH,
    M_GIVE,
    M_GIVE_FAR,
    M_HOLDER,
    M_MOVE,
    M_NOTHING,
    M_ORDER,
    M_RECOVER,
    M_RECOVER_SWAP,
    M_REPAIR,
    M_SCAVENGE,
    M_SEND,
    M_SHIELDS,
    M_STRIKE,
    M_SWAP_FAR,
    M_TAKE,
    M_TAKE_FAR,
    M_TO,
    M_TOKENS,
    M_TRADE,
    M_TRADE_ONE,
    NONE,
    ORDER_CARDS,
    ORDER_DAMAGE,
    PICK,
    PLACES,
    POD,
    RECOVER,
    RECOVER_SWAP,
    REPAIR_AFAR,
    REST,
    SHIELD_CREW,
    SHIELD_ROOMS,
    SLOTS,
    SPLIT_DAMAGE,
    STRIKE,
    TAKE_CARD,
    TRADE_ONE,
)  # fmt: skip
from game.bots.sim.rows import Whole
from game.bots.sim.sim_ship import SimShip


def legal(ship: SimShip) -> list[int]:
    """Return every legal move, each once; none when the game is over."""
    question = ship.question
    if question == ACT:
        return actions(ship)
    if question in (PICK, COLLECT, TAKE_CARD):
        found = [M_DECK]
        seen: list[int] = []
        for card in ship.face:
            if card not in seen:
                seen.append(card)
                found.append(M_FACE | card << 8)
        if question == PICK:
            found.append(M_NOTHING)
        return found
    if question == DISCARD:
        return [M_DISCARD | card << 8 for card in hand_kinds(ship, ship.active)]
    if question == HOLDER:
        place = ship.pending[len(ship.pending) - 1]
        return [
            M_HOLDER | who << 8
            for who in range(ship.table.crew)
            if ship.at[who] == place and ship.shields[who]
        ]
    if question == STRIKE:
        return _sets_of_places(ship, M_STRIKE, ship.seen, False)
    return ability_moves(ship, question)


def hand_kinds(ship: SimShip, who: Whole) -> list[int]:
    """The resources that a crew member holds."""
    kinds = ship.table.kinds
    start = ship.table.hand_of[who] * kinds
    return [card for card in range(kinds) if ship.hand[start + card]]


def face_kinds(ship: SimShip) -> list[int]:
    """The resources that lie face up."""
    return [card for card in range(ship.table.kinds) if card in ship.face]


def pile_kinds(ship: SimShip) -> list[int]:
    """The resources on the discard pile."""
    return [card for card in range(ship.table.kinds) if card in ship.discard]


def actions(ship: SimShip) -> list[int]:
    """Every action of Phase 1 (R-6 to R-14)."""
    table = ship.table
    who = ship.active
    found = [M_FINISH]
    means = ship.actions + ship.tokens[who]
    if not means:
        return found
    place = ship.at[who]
    for near in table.near[place]:
        found.append(M_MOVE | near << 8)
    found.append(M_SCAVENGE)
    own = hand_kinds(ship, who)
    if table.shares:
        for other in range(table.crew):
            if other != who and ship.at[other] == place:
                for card in own:
                    found.append(M_GIVE | card << 8 | other << 14)
                for card in hand_kinds(ship, other):
                    found.append(M_TAKE | card << 8 | other << 14)
    if table.trades and means >= table.trade_price:
        for given in own:
            for taken in face_kinds(ship):
                found.append(M_TRADE | given << 8 | taken << 14)
    cubes = ship.cubes[place]
    if place != CENTRE and cubes != 7:
        if ship.cube_supply:
            for card in own:
                for slot in fitting(ship, place, card):
                    found.append(M_REPAIR | slot << 8 | card << 14)
        if ship.spare[who]:
            for slot in range(SLOTS):
                if not (cubes >> slot) & 1:
                    found.append(M_CUBE | slot << 8)
                    if ship.diverted[place]:
                        break
    if place != CENTRE and cubes == 7 and not ship.diverted[place]:
        found.extend(payments(ship, place, who))
    if can_activate(ship, place, means):
        found.append(M_ACTIVATE)
    if place == CENTRE and ship.done >= table.pod_goal and POD not in ship.at:
        found.append(M_BOARD)
    return found


def fitting(ship: SimShip, place: Whole, card: Whole) -> list[int]:
    """The exposed spaces that a card repairs, in a diverted room the topmost only (R-11, R-12)."""
    table = ship.table
    found: list[int] = []
    for slot in range(SLOTS):
        if not (ship.cubes[place] >> slot) & 1 and (
            table.wild[card] or table.track[3 * place + slot] == card
        ):
            found.append(slot)
            if ship.diverted[place]:
                break
    return found


def payments(ship: SimShip, place: Whole, who: Whole) -> list[int]:
    """The sets of cards that divert the power of a room (R-13)."""
    table = ship.table
    wilds = [card for card in range(table.kinds) if table.wild[card]]
    ways: list[list[int]] = [[]]
    for index in range(SLOTS):
        needed: int = table.cost[3 * place + index]
        longer: list[list[int]] = []
        for way in ways:
            for card in [needed] + [wild for wild in wilds if wild != needed]:
                one = sorted([*way, card])
                if one not in longer and one.count(card) <= ship.count(who, card):
                    longer.append(one)
        ways = longer
    return [M_DIVERT | way[0] << 8 | way[1] << 14 | way[2] << 20 for way in ways]


def can_pay(ship: SimShip, place: Whole, who: Whole) -> bool:
    """Return whether a hand pays a room's divert cost."""
    return lacking(ship, place, who) == 0


def lacking(ship: SimShip, place: Whole, who: Whole) -> Whole:
    """Return how many cards of a room's divert cost a crew member lacks: 0 to 3."""
    table = ship.table
    kinds = table.kinds
    start = table.hand_of[who] * kinds
    hand = ship.hand
    lack: Whole = 0
    for card in table.plain[place]:
        short = table.need[place * kinds + card] - hand[start + card]
        if short > 0:
            lack += short
    if not lack:
        return 0
    wild: Whole = 0
    for card in range(kinds):
        if table.wild[card]:
            wild += hand[start + card]
    return lack - wild if lack > wild else 0


def can_activate(ship: SimShip, place: Whole, means: Whole) -> bool:
    """Return whether the ability of the room stood in can be used (R-14, R-19 to R-27)."""
    table = ship.table
    what = table.ability[place]
    if what in (NONE, REST) or table.price[place] > means:
        return False
    if place != CENTRE and ship.cubes[place] != 7:
        return False
    who = ship.active
    if what == CORE:
        return ship.done >= PLACES - 1
    if what == JOIN:
        for one in range(table.crew):
            for other in range(table.crew):
                if ship.at[one] >= 0 and ship.at[other] >= 0 and ship.at[one] != ship.at[other]:
                    return True
        return False
    if what == EXCHANGE:
        return any(ship.at[other] >= 0 and ship.held[table.hand_of[other]] for other in range(table.crew))
    if what == CROSS_SWAP:
        return len(_others(ship, True)) > 1
    if what == TRADE_ONE:
        return ship.held[table.hand_of[who]] > 0
    if what == RECOVER_SWAP:
        return ship.held[table.hand_of[who]] > 0 and len(ship.discard) > 0
    if what == RECOVER:
        return len(ship.discard) > 0
    if what == REPAIR_AFAR:
        if not ship.cube_supply:
            return False
        own = hand_kinds(ship, who)
        for other in range(PLACES):
            if other != place and other != CENTRE and ship.cubes[other] != 7:
                for card in own:
                    if fitting(ship, other, card):
                        return True
        return False
    if what == HAND_CUBE:
        return ship.cube_supply > 0
    if what == HAND_TOKENS:
        return ship.token_supply > 0 or table.price[place] > ship.actions
    if what in (ORDER_DAMAGE, SPLIT_DAMAGE):
        return len(ship.damage) > 0
    if what in (SHIELD_ROOMS, SHIELD_CREW):
        return ship.shield_supply > 0
    return True


def _others(ship: SimShip, with_cards: bool) -> list[int]:
    return [
        other
        for other in range(ship.table.crew)
        if other != ship.active
        and ship.at[other] >= 0
        and (not with_cards or ship.held[ship.table.hand_of[other]])
    ]


def ability_moves(ship: SimShip, what: Whole) -> list[int]:
    """Every answer to the question of a room's ability."""
    table = ship.table
    who = ship.active
    found: list[int] = []
    if what in (JOIN, APART):
        for one in range(table.crew):
            if ship.at[one] >= 0:
                for place in range(PLACES):
                    if place != ship.at[one] and (place in ship.at) == (what == JOIN):
                        found.append(M_SEND | one << 8 | place << 14)
    elif what == ORDER_CARDS:
        top = [*ship.deck[len(ship.deck) - ship.seen :]]
        found = [_listed(M_ORDER, order) for order in orders(top)]
    elif what == EXCHANGE:
        own = hand_kinds(ship, who)
        for other in _others(ship, False):
            for card in own:
                found.append(M_GIVE_FAR | card << 8 | other << 14)
            for card in hand_kinds(ship, other):
                found.append(M_TAKE_FAR | card << 8 | other << 14)
                for given in own:
                    found.append(M_SWAP_FAR | given << 8 | card << 14 | other << 20)
    elif what == CROSS_SWAP:
        found = _crossings(ship)
    elif what == TRADE_ONE:
        for given in hand_kinds(ship, who):
            for taken in face_kinds(ship):
                found.append(M_TRADE_ONE | given << 8 | taken << 14)
    elif what == RECOVER_SWAP:
        for given in hand_kinds(ship, who):
            for taken in pile_kinds(ship):
                found.append(M_RECOVER_SWAP | given << 8 | taken << 14)
    elif what == RECOVER:
        found = [M_RECOVER | taken << 8 for taken in pile_kinds(ship)]
    elif what == REPAIR_AFAR:
        for place in range(PLACES):
            if place != ship.at[who] and place != CENTRE and ship.cubes[place] != 7:
                for card in hand_kinds(ship, who):
                    for slot in fitting(ship, place, card):
                        found.append(M_AFAR | place << 8 | slot << 14 | card << 20)
    elif what == HAND_CUBE:
        found = [M_TO | other << 8 for other in _others(ship, False)]
    elif what == SHIELD_CREW:
        found = [M_TO | other << 8 for other in range(table.crew) if ship.at[other] >= 0]
    elif what == HAND_TOKENS:
        found = _shares(ship, min(table.amount[ship.at[who]], ship.token_supply))
    elif what == ORDER_DAMAGE:
        top = [*ship.damage[len(ship.damage) - ship.seen :]]
        found = [_listed(M_DAMAGE_ORDER, order) for order in orders(top)]
    elif what == SPLIT_DAMAGE:
        for order in orders([*ship.damage[len(ship.damage) - ship.seen :]]):
            for above in range(len(order) + 1):
                move = M_DAMAGE_SPLIT | above << 8 | (len(order) - above) << 14
                for index in range(len(order)):
                    move |= order[index] << (20 + 6 * index)
                found.append(move)
    elif what == SHIELD_ROOMS:
        count = min(table.amount[ship.at[who]], ship.shield_supply)
        found = _sets_of_places(ship, M_SHIELDS, count, True)
    return found


def orders(cards: list[int]) -> list[list[int]]:
    """Every order of some cards, equal ones once."""
    if not cards:
        return [[]]
    found: list[list[int]] = []
    for index in range(len(cards)):
        if cards[index] not in cards[:index]:
            for rest in orders(cards[:index] + cards[index + 1 :]):
                found.append([cards[index], *rest])
    return found


def _listed(code: int, cards: list[int]) -> int:
    move = code | len(cards) << 8
    for index in range(len(cards)):
        move |= cards[index] << (14 + 6 * index)
    return move


def _sets_of_places(ship: SimShip, code: int, count: Whole, again: bool) -> list[int]:
    """So many rooms but the centre, in the order of their ids."""
    places = [place for place in ship.table.room_order if place != CENTRE]
    ways: list[list[int]] = [[]]
    for _ in range(count):
        longer: list[list[int]] = []
        for way in ways:
            start = 0 if not way else way[len(way) - 1] + (0 if again else 1)
            for index in range(start, len(places)):
                longer.append([*way, index])
        ways = longer
    return [_listed(code, [places[index] for index in way]) for way in ways]


def _shares(ship: SimShip, most: Whole) -> list[int]:
    """Every way to hand out one to so many tokens to the others."""
    others = _others(ship, False)
    ways: list[list[int]] = [[0] * len(others)]
    found: list[int] = []
    for _ in range(most):
        longer: list[list[int]] = []
        for way in ways:
            for index in range(len(others)):
                more = way[:]
                more[index] += 1
                if more not in longer:
                    longer.append(more)
        ways = longer
        for way in ways:
            move = M_TOKENS
            for index in range(len(others)):
                move |= way[index] << (8 + 6 * others[index])
            found.append(move)
    return found


def _crossings(ship: SimShip) -> list[int]:
    """Every swap between two others: one card for one, or two for two (R-21)."""
    found: list[int] = []
    others = _others(ship, True)
    for one in others:
        for other in others:
            if one < other:
                for size in (1, 2):
                    for first in hand_sets(ship, one, size):
                        for second in hand_sets(ship, other, size):
                            move = M_CROSS | one << 8 | other << 14 | size << 20
                            for index in range(size):
                                move |= first[index] << (26 + 6 * index)
                                move |= second[index] << (26 + 6 * (size + index))
                            found.append(move)
    return found


def hand_sets(ship: SimShip, who: Whole, size: int) -> list[list[int]]:
    """Every set of one or two cards of a hand."""
    kinds = hand_kinds(ship, who)
    if size == 1:
        return [[card] for card in kinds]
    found: list[list[int]] = []
    for one in kinds:
        for other in kinds:
            if one < other or (one == other and ship.count(who, one) > 1):
                found.append([one, other])
    return found
