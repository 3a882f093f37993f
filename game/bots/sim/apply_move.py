"""Compute what a move does to a game in the simulator."""

from __future__ import annotations

from game.bots.sim.codes import (
    ACT,
    COLLECT,
    CORE,
    DISCARD,
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
    ORDER_CARDS,
    ORDER_DAMAGE,
    OVER,
    PICK,
    POD,
    SHIELD_CREW,
    SPLIT_DAMAGE,
    WON,
    arg,
)  # fmt: skip
from game.bots.sim.rows import Whole, Wholes, noughts, with_top, without
from game.bots.sim.sim_ship import SimShip


def apply(ship: SimShip, move: int) -> None:
    """Play a legal move, up to the next question.

    Args:
        ship: the game; it is changed.
        move: one of its legal moves.
    """
    code = move & 255
    if code <= M_FINISH:
        _act(ship, move, code)
    elif code <= M_STRIKE:
        _answer(ship, move, code)
    else:
        ship.question = ACT
        _use(ship, move, code)


def _act(ship: SimShip, move: int, code: int) -> None:
    table = ship.table
    who = ship.active
    if code == M_FINISH:
        ship.finish()
        return
    if code == M_ACTIVATE:
        place = ship.at[who]
        ship.pay(table.price[place])
        what = table.ability[place]
        if what == CORE:
            ship.over = WON
            ship.question = OVER
            return
        ship.question = what
        if what == ORDER_CARDS:
            ship.seen = min(table.amount[place], len(ship.deck))
            ship.deck_seen = max(ship.deck_seen, ship.seen)
        elif what in (ORDER_DAMAGE, SPLIT_DAMAGE):
            ship.seen = min(table.amount[place], len(ship.damage))
            ship.damage_seen = max(ship.damage_seen, ship.seen)
        return
    if code == M_TRADE:
        ship.pay(table.trade_price)
        _trade(ship, arg(move, 0), arg(move, 1))
        return
    ship.pay(1)
    if code == M_MOVE:
        ship.at[who] = arg(move, 0)
    elif code == M_SCAVENGE:
        ship.begin_picks()
    elif code == M_GIVE:
        ship.drop(who, arg(move, 0))
        ship.add(arg(move, 1), arg(move, 0))
    elif code == M_TAKE:
        ship.drop(arg(move, 1), arg(move, 0))
        ship.add(who, arg(move, 0))
    elif code == M_REPAIR:
        _throw(ship, who, arg(move, 1))
        ship.put_cube(ship.at[who], arg(move, 0), -1)
    elif code == M_CUBE:
        ship.put_cube(ship.at[who], arg(move, 0), who)
    elif code == M_DIVERT:
        for index in range(3):
            _throw(ship, who, arg(move, index))
        ship.diverted[ship.at[who]] = 1
        ship.done += 1
    elif code == M_BOARD:
        ship.at[who] = POD
        ship.token_supply += ship.tokens[who]
        ship.tokens[who] = 0
        ship.cube_supply += ship.spare[who]
        ship.spare[who] = 0
        ship.shield_supply += ship.shields[who]
        ship.shields[who] = 0
        ship.deserter_turn(who)
        ship.pass_turn()


def _throw(ship: SimShip, who: Whole, card: Whole) -> None:
    ship.drop(who, card)
    ship.discard_card(card)


def _trade(ship: SimShip, given: Whole, taken: Whole) -> None:
    ship.drop(ship.active, given)
    ship.add(ship.active, taken)
    ship.change_face(taken, given)


def _answer(ship: SimShip, move: int, code: int) -> None:
    who = ship.active
    if code in (M_DECK, M_FACE, M_NOTHING):
        question = ship.question
        if code == M_NOTHING:
            ship.picks = 0
            ship.question = ACT
            return
        if code == M_FACE:
            if not ship.take_face(who, arg(move, 0)):
                return
        else:
            cards = ship.table.deck_cards if question == COLLECT else 1
            while cards:
                if not ship.draw_to_hand(who):
                    return
                cards -= 1
        if question == COLLECT:
            ship.end_collect()
        elif question == PICK:
            ship.picks -= 1
            if not ship.picks:
                ship.question = ACT
        else:
            ship.question = ACT
    elif code == M_DISCARD:
        _throw(ship, who, arg(move, 0))
        ship.question = DISCARD
        ship.end_collect()
    elif code == M_HOLDER:
        ship.shields[arg(move, 0)] -= 1
        ship.shield_supply += 1
        ship.pending = without(ship.pending, -1)
        ship.question = ACT
        ship.strike()
    elif code == M_STRIKE:
        count = arg(move, 0)
        while count:
            ship.pending = with_top(ship.pending, arg(move, count))
            count -= 1
        ship.question = ACT
        ship.strike()


def _use(ship: SimShip, move: int, code: int) -> None:
    who = ship.active
    if code == M_SEND:
        ship.at[arg(move, 0)] = arg(move, 1)
    elif code == M_ORDER:
        _put_back(ship.deck, ship.seen, move, 0)
    elif code == M_GIVE_FAR:
        ship.drop(who, arg(move, 0))
        ship.add(arg(move, 1), arg(move, 0))
    elif code == M_TAKE_FAR:
        ship.drop(arg(move, 1), arg(move, 0))
        ship.add(who, arg(move, 0))
    elif code == M_SWAP_FAR:
        other = arg(move, 2)
        ship.drop(who, arg(move, 0))
        ship.add(other, arg(move, 0))
        ship.drop(other, arg(move, 1))
        ship.add(who, arg(move, 1))
    elif code == M_CROSS:
        one, other, size = arg(move, 0), arg(move, 1), arg(move, 2)
        for index in range(size):
            first, second = arg(move, 3 + index), arg(move, 3 + size + index)
            ship.drop(one, first)
            ship.add(other, first)
            ship.drop(other, second)
            ship.add(one, second)
    elif code == M_TRADE_ONE:
        _trade(ship, arg(move, 0), arg(move, 1))
    elif code == M_RECOVER_SWAP:
        ship.take_discarded(arg(move, 1))
        ship.add(who, arg(move, 1))
        _throw(ship, who, arg(move, 0))
    elif code == M_RECOVER:
        ship.take_discarded(arg(move, 0))
        ship.add(who, arg(move, 0))
        ship.discard_card(ship.draw())
        ship.check_deck()
    elif code == M_AFAR:
        _throw(ship, who, arg(move, 2))
        ship.put_cube(arg(move, 0), arg(move, 1), -1)
    elif code == M_TO:
        if ship.table.ability[ship.at[who]] == SHIELD_CREW:
            ship.shields[arg(move, 0)] += 1
            ship.shield_supply -= 1
        else:
            ship.spare[arg(move, 0)] += 1
            ship.cube_supply -= 1
    elif code == M_TOKENS:
        for other in range(ship.table.crew):
            ship.tokens[other] += arg(move, other)
            ship.token_supply -= arg(move, other)
    elif code == M_DAMAGE_ORDER:
        _put_back(ship.damage, ship.seen, move, 0)
    elif code == M_DAMAGE_SPLIT:
        _split(ship, move)
    elif code == M_SHIELDS:
        for index in range(arg(move, 0)):
            place = arg(move, 1 + index)
            shift = 0
            while ship.guards[place] >> shift:
                shift += 3
            ship.guards[place] |= (who + 1) << shift
            ship.shield_supply -= 1


def _put_back(deck: Wholes, seen: Whole, move: int, first: Whole) -> None:
    """Lay cards that were looked at on a deck again, the first on top."""
    for index in range(seen):
        deck[len(deck) - 1 - index] = arg(move, first + 1 + index)


def _split(ship: SimShip, move: int) -> None:
    above, below = arg(move, 0), arg(move, 1)
    rest: Whole = len(ship.damage) - ship.seen
    damage = noughts(len(ship.damage))
    for index in range(below):
        damage[below - 1 - index] = arg(move, 2 + above + index)
    for index in range(rest):
        damage[below + index] = ship.damage[index]
    for index in range(above):
        damage[below + rest + above - 1 - index] = arg(move, 2 + index)
    ship.damage = damage
    ship.damage_seen += above - ship.seen
    ship.seen_below += below
