### Words of solo: one player, three crew members, one shared hand.

button-trade = Trade
would-trade = for a face-up card
hint-solo = { DEVICE() ->
    [pad] Pick a card up with { KEY("enter") }, then choose where it goes.
   *[keys] Click or drag a card, or press its key, and choose where it goes.
}
play-banner-solo = Turn { $turn }. The hand stays.
play-do-trade = Trade
play-aim-trade-no = choose a face-up card
play-aim-trade-short = not there
play-trade-hand-no = { DEVICE() ->
    [pad] choose the card of the hand that you give for it
   *[keys] drop it on the card of the hand that you give for it
}
play-trade-hand-short = on a hand card
play-trade-row-no = { DEVICE() ->
    [pad] choose the face-up card that you want for it
   *[keys] drop it on the face-up card that you want for it
}
play-trade-row-short = on a face-up card
play-one-hand-no = the whole crew shares one hand, there is nothing to give
play-one-hand-short = one shared hand
play-way-trade = Give { $give }
play-ask-trade = Trade for { $card }: which card do you give?
play-log-trade = { $name } trades { $given } for { $taken }, face up
over-row-trades = Cards traded
play-tip-trade = One card of the hand for one face-up card, wherever you are: { $cost ->
    [one] one action
   *[other] { $cost } actions
}.
play-tip-face-up-solo = A face-up card. Collect it in place of { $deck-cards } from the deck, take it when you scavenge, or trade a card of the hand for it.
play-tip-crew-solo = { $name }: where, and what tokens. The hand below belongs to the whole crew, { $hand-limit } cards at most at the end of a turn.
