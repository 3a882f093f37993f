### Words of solo: one player, three crew members, one shared hand.

button-trade = Swap
would-trade = for a face-up card
hint-solo = { DEVICE() ->
    [pad] Pick up a card with { KEY("enter") }, then choose where it goes.
   *[keys] Click or drag a card, or press its key, and choose where it goes.
}
play-banner-solo = Turn { $turn }. Your hand stays the same.
play-do-trade = Swap
play-aim-trade-no = choose a face-up card
play-aim-trade-short = not there
play-trade-hand-no = { DEVICE() ->
    [pad] choose the card in hand that you give for it
   *[keys] drop it on the card in hand that you give for it
}
play-trade-hand-short = a hand card
play-trade-row-no = { DEVICE() ->
    [pad] choose the face-up card you want for it
   *[keys] drop it on the face-up card you want for it
}
play-trade-row-short = a face-up card
play-one-hand-no = the crew shares one hand, so there is nothing to give
play-one-hand-short = one shared hand
play-way-trade = Give { $give }
play-ask-trade = Which card do you swap for { $card }?
play-log-trade = { $name } swaps { $given } for face-up { $taken }
over-row-trades = Cards swapped
play-tip-trade = Swap a card in hand for a face-up card, wherever you are: { $cost ->
    [one] one action
   *[other] { $cost } actions
}.
play-tip-face-up-solo = A face-up card. Collect it instead of { $deck-cards } from the deck, scavenge it, or swap a card in hand for it.
play-tip-crew-solo = { $name }: room and tokens. The whole crew shares the hand below: at most { $hand-limit } cards after collecting.
