"""Verbs of the turn: phases, dice, Damage cards, the next player, and the end."""

from __future__ import annotations

from game.rules.effects.binding import Args, verb
from game.rules.effects.execution import PIECES, WAIT, Execution, Op, gain, roll
from game.rules.effects.mistakes import CannotError
from game.rules.events import DamageDrawn, GameOver, HullBreach, PhaseBegan, TurnBegan
from game.rules.states.state import POD, Result

PHASES = ("actions", "collect", "damage")


@verb("begin-turn", "actions")
def _begin_turn(args: Args) -> Op:
    """Begin the active crew member's turn. `actions`: how many base actions they have (R-6)."""
    actions = args.named("actions").integer("a number of actions", 0, 9)
    args.binder.actions = max(actions, args.binder.actions)
    following = args.following

    def begin(work: Execution) -> int:
        state = work.state
        state.phase = "actions"
        state.actions_left = actions
        work.events.append(TurnBegan(state.active, state.turn))
        return following

    return begin


@verb("phase", short="name")
def _phase(args: Args) -> Op:
    """Begin a phase. `name`: actions, collect or damage."""
    name = args["name"].name("a phase", PHASES)
    event = PhaseBegan(name)
    following = args.following

    def begin(work: Execution) -> int:
        work.state.phase = name
        work.events.append(event)
        return following

    return begin


@verb("save-actions")
def _save_actions(args: Args) -> Op:
    """Take an Action token for each base action not used, as far as the supply goes (R-7). No arguments."""
    names, token = args.names, PIECES["action-token"]
    following = args.following

    def save(work: Execution) -> int:
        state = work.state
        for _ in range(state.actions_left):
            if not gain(work, token, state.active, names):
                break
        state.actions_left = 0
        return following

    return save


@verb("pass-turn")
def _pass_turn(args: Args) -> Op:
    """Make the next crew member the active one. No arguments."""

    following = args.following

    def pass_on(work: Execution) -> int:
        state = work.state
        state.active = (state.active + 1) % len(state.at)
        state.turn += 1
        return following

    return pass_on


@verb("roll", "for", "as", optional=("table", "by"))
def _roll(args: Args) -> Op:
    """Roll the die. `for`: what the roll is for; `as`: the new name of the number; `table`: what each of 1
    to 6 means (left out: the roll itself); `by`: who rolls (left out: the active crew member)."""
    reason = args["for"].string("what the roll is for")
    table: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
    if "table" in args:
        sides = args.named("table")
        items = sides.items("what each of 1 to 6 means")
        if len(items) != 6:
            raise sides.error(f"{len(items)} numbers", "six, one for each side of the die")
        table = tuple(item.integer("a number", 0, 99) for item in items)
    slot = args.declare("as", "number", max(table))
    crew = args.value("by", "crew").get if "by" in args else None
    following = args.following

    def throw(work: Execution) -> int:
        who = crew(work.state, work.values) if crew else work.state.active
        work.values[slot] = table[roll(work, reason, who) - 1]
        return following

    return throw


@verb("draw-damage", "from")
def _draw_damage(args: Args) -> Op:
    """Draw a Damage card and lay it on its discard pile. `from`: top or bottom of the deck."""
    top = args["from"].name("an end of the deck", ("top", "bottom")) == "top"
    plain = args.binder.card_names(False)
    following = args.following

    def draw(work: Execution) -> int:
        state = work.state
        deck = state.damage_deck
        if not deck:
            raise CannotError("the Damage deck is empty")
        card = deck[0] if top else deck[-1]
        state.damage_deck = deck[1:] if top else deck[:-1]
        state.damage_discard = bytes((card,)) + state.damage_discard
        work.revealed = True
        work.events.append(DamageDrawn(plain((card,))[0]))
        return following

    return draw


@verb("drawn-damage", "as")
def _drawn_damage(args: Args) -> Op:
    """Name the Damage card that was drawn last. `as`: the new name."""
    slot = args.declare("as", "damage-card")
    following = args.following

    def name(work: Execution) -> int:
        if not work.state.damage_discard:
            raise CannotError("no Damage card has been drawn")
        work.values[slot] = work.state.damage_discard[0]
        return following

    return name


@verb("hull-breach")
def _hull_breach(args: Args) -> Op:
    """Record that the Hull Breach begins (R-17). No arguments."""
    event = HullBreach()
    following = args.following

    def breach(work: Execution) -> int:
        work.events.append(event)
        return following

    return breach


@verb("end", "won", "reason", optional=("room", "winner"))
def _end(args: Args) -> Op:
    """End the game. `won`: whether the ship was saved; `reason`: why, an id with texts; `room`: the room that
    was destroyed; `winner`: who alone wins although it is lost (R-34)."""
    won = args["won"].flag("won")
    reason = args["reason"].string("a reason")
    args.binder.ends.end(reason, won, "room" in args, args["reason"])
    room = args.value("room", "room").get if "room" in args else None
    winner = args.value("winner", "crew").get if "winner" in args else None
    names = args.names.room

    def end(work: Execution) -> int:
        state = work.state
        at = room(state, work.values) if room else None
        if winner:
            winners: tuple[int, ...] = (winner(state, work.values),)
        else:
            winners = tuple(crew for crew, place in enumerate(state.at) if won and place != POD)
        state.phase = "over"
        state.result = Result(won, reason, winners, at)
        state.stack = ()
        work.events.append(GameOver(won, reason, None if at is None else names[at], winners))
        return WAIT

    return end
