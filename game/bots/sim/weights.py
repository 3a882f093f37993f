"""The weights of the player by rules of thumb: plain numbers with names, so that a file can hold them."""

from __future__ import annotations

from typing import final


@final
class ThumbWeights:
    """Hold how much each thing counts: the files beside this one say in what.

    The numbers here are rough guesses, with which the climb begins.
    """

    def __init__(self) -> None:
        # what rooms have to lose
        self.bare_soon: float = 20.0
        self.bare: float = 10.0
        self.one_soon: float = 1.0
        self.one: float = 5.0
        self.two: float = 1.0
        self.guarded: float = 0.3
        # what repairs bring
        self.first: float = 0.5
        self.second: float = 1.0
        self.third: float = 3.0
        self.refill: float = 0.5
        self.spend: float = 0.5
        self.more_repairs: float = 0.5
        self.repair_card: float = 0.1
        self.readied: float = 0.0
        self.readied_one: float = 0.0
        # power
        self.divert: float = 12.0
        self.divert_more: float = 0.5
        self.then_divert: float = 0.6
        self.core: float = 100.0
        self.wild_paid: float = 0.5
        # cards
        self.card: float = 0.5
        self.wild_card: float = 2.0
        self.lack_none: float = 6.0
        self.lack_one: float = 3.0
        self.lack_two: float = 1.0
        self.complete: float = 0.0
        self.ready_whole: float = 1.0
        self.ready_two: float = 0.7
        self.ready_bare: float = 0.4
        self.far: float = 0.1
        self.second_room: float = 0.4
        self.claimed: float = 0.6
        self.claimed_one: float = 0.8
        self.claimed_two: float = 1.0
        # who is to divert what
        self.plan_far: float = 0.15
        self.plan_late: float = 0.05
        self.plan_second: float = 0.5
        # ways
        self.step_one: float = 0.75
        self.step_two: float = 0.5
        self.step_three: float = 0.3
        self.later: float = 0.3
        # scavenging and collecting
        self.scavenge: float = 0.8
        self.scavenge_base: float = 2.0
        self.scavenge_held: float = 0.4
        self.scavenge_full: float = 0.7
        self.scavenge_deck: float = 1.0
        self.two_cards: float = 1.5
        self.collect_full: float = 0.8
        self.open_card: float = 1.0
        self.open_pick: float = 0.2
        self.enough: float = 1.0
        self.scavenge_surplus: float = 0.0
        self.collect_surplus: float = 0.4
        self.collect_deck: float = 2.0
        # sharing
        self.share: float = 1.0
        self.give: float = 1.0
        self.take: float = 1.0
        self.second_gift: float = 0.5
        self.meet: float = 0.0
        self.far_share: float = 1.0
        self.trade: float = 1.0
        # tokens and rooms
        self.token: float = 0.8
        self.token_more: float = 0.1
        self.rest: float = 1.5
        self.order_cards: float = 0.5
        self.take_card: float = 1.0
        self.order_damage: float = 0.1
        self.split_damage: float = 0.2
        self.split_peril: float = 10.0
        self.split_again: float = 0.3
        self.split_from: float = 4.0
        self.shield_rooms: float = 0.4
        self.shield_bare: float = 20.0
        self.shield_one: float = 5.0
        self.shield_two: float = 4.0
        self.shield_whole: float = 3.0
        self.shield_done: float = 0.5
        self.post: float = 1.0
        self.useful: float = 2.0
        self.shield_crew: float = 1.0
        self.shield_crew_base: float = 1.0
        self.shield_more: float = 1.0
        self.stand: float = 0.7
        self.stays: float = 0.7
        self.post_crew: float = 1.0
        self.post_split: float = 0.0
        self.post_tokens: float = 0.0
        self.post_cube: float = 0.0
        self.useful_crew: float = 2.0
        self.useful_split: float = 0.0
        self.useful_tokens: float = 0.0
        self.useful_cube: float = 0.0
        self.hand_tokens: float = 1.5
        self.hand_tokens_task: float = 0.1
        self.hand_tokens_more: float = 0.2
        self.hand_cube: float = 1.0
        self.hand_cube_gain: float = 0.4
        self.hand_cube_late: float = 0.2
        self.hand_cube_more: float = 1.0
        self.send: float = 0.6
        self.send_self: float = 0.9
        self.recover: float = 1.0
        self.recover_deck: float = 1.0
        self.recover_swap: float = 1.0
        self.afar: float = 0.9
