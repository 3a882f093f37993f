"""Verbs of the setup: rooms, cubes, decks, hands and the first player (R-1 to R-5)."""

from __future__ import annotations

from game.rules import chance
from game.rules.content import VARIANTS
from game.rules.effects.binding import Args, verb
from game.rules.effects.execution import Execution, Op, add_to_hand, shuffle, top_of_deck
from game.rules.effects.mistakes import CannotError
from game.rules.events import CardMoved
from game.rules.game_table import CENTRE


@verb("arrange-rooms")
def _arrange_rooms(args: Args) -> Op:
    """Lay the rooms out by chance around the one in the centre (R-1), each in the variant that is set up or,
    mixed, that chance decides (R-30). No arguments."""

    following = args.following

    def arrange(work: Execution) -> int:
        state = work.state
        table = state.table
        around = shuffle(work, bytes(table.content.ship), "ship")
        grid = (*around[:CENTRE], table.content.centre, *around[CENTRE:])
        variants = tuple([_variant(work, room) for room in grid])
        state.table = table.laid_out(grid, variants)
        return following

    return arrange


def _variant(work: Execution, room: int) -> str:
    """Choose the variant in which a room is dealt (R-30)."""
    state = work.state
    content, settings = state.table.content, state.table.settings
    wanted = settings.variant_of(content.rooms[room].id)
    if wanted is None and room != content.centre:
        pick, state.rng = chance.below(state.rng, len(VARIANTS), f"side {content.rooms[room].id}")
        wanted = VARIANTS[pick]
    return content.variant(room, wanted or VARIANTS[0], settings.players)


@verb("place-cubes")
def _place_cubes(args: Args) -> Op:
    """Put a cube from the supply on every repair space (R-1). No arguments."""
    full = tuple((1 << len(room.repair)) - 1 for room in args.content.rooms)
    following = args.following

    def place(work: Execution) -> int:
        state = work.state
        aboard = state.table.rooms
        new = tuple(full[room] if room in aboard else 0 for room in range(len(full)))
        taken = sum(cubes.bit_count() for cubes in new) - sum(cubes.bit_count() for cubes in state.cubes)
        if taken > state.cube_supply:
            raise CannotError("the supply has too few Repair cubes")
        state.cubes = new
        state.cube_supply -= taken
        return following

    return place


@verb("build-deck", short="deck")
def _build_deck(args: Args) -> Op:
    """Make a deck. `deck`: resources (R-2), shuffled; or damage (R-4), shuffled by type, type 1 on top. Cards
    that are swapped in take the place of random ones of their type, unseen (R-31)."""
    resources = args["deck"].name("a deck", ("resources", "damage")) == "resources"
    content = args.content
    kinds = sorted({card.type for card in content.damage})
    piles = [
        [
            bytes(
                content.damage.index(card)
                for card in content.damage
                if card.type == kind and card.swapped_in == swapped
            )
            for swapped in (False, True)
        ]
        for kind in kinds
    ]
    following = args.following

    def build(work: Execution) -> int:
        state = work.state
        if resources:
            copies = content.copies(state.table.settings.difficulty)
            state.deck = shuffle(
                work, b"".join(bytes((card,)) * number for card, number in enumerate(copies)), "resources"
            )
        else:
            for kind, (printed, swapped) in zip(kinds, piles, strict=True):
                cards = printed
                if swapped:
                    cards = shuffle(work, printed, f"swapped damage {kind}")[len(swapped) :] + swapped
                state.damage_deck += shuffle(work, cards, f"damage {kind}")
        return following

    return build


@verb("deal", "by-players")
def _deal(args: Args) -> Op:
    """Deal starting hands from the deck (R-3). `by-players`: cards in each hand, by the number of players."""
    record = args.named("by-players").record("cards by players", ("1", "2", "3", "4"))
    counts = {int(key): node.integer("a number of cards", 0, 9) for key, node in record.items()}
    names = args.names
    following = args.following

    def deal(work: Execution) -> int:
        state = work.state
        for hand in range(len(state.hands)):
            for _ in range(counts[state.table.settings.players]):
                card = top_of_deck(work)
                add_to_hand(state, hand, card)
                work.events.append(CardMoved(names.resource[card], "deck", names.hand[hand]))
        return following

    return deal


@verb("deal-face-up")
def _deal_face_up(args: Args) -> Op:
    """Lay the face-up cards beside the deck, once (R-3). No arguments."""
    names = args.names
    following = args.following

    def deal(work: Execution) -> int:
        state = work.state
        if state.face_up:
            raise CannotError("the face-up cards have already been dealt")
        for place in range(state.table.content.face_up):
            card = top_of_deck(work)
            state.face_up += bytes((card,))
            work.events.append(CardMoved(names.resource[card], "deck", names.face_up[place]))
        return following

    return deal


@verb("choose-first")
def _choose_first(args: Args) -> Op:
    """Name the first player: as set up, or by chance (R-5). No arguments."""

    following = args.following

    def set_first(work: Execution) -> int:
        state = work.state
        first = state.table.settings.first
        if first is None:
            first, state.rng = chance.below(state.rng, len(state.at), "first player")
        state.first = state.active = first
        return following

    return set_first
