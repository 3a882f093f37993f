## Help: one line for what is on the table

help-table = On the table
help-ask = { DEVICE() ->
    [pad] Select anything for its rule
   *[keys] Right-click anything for its rule
}
help-choose = Try anything: the game says why not
help-hand = { DEVICE() ->
    [pad] Choose a card, then a highlighted target
   *[keys] Drag a card to a highlighted target, or click both
}
help-undo = Undo
help-adviser = Ask the captain
help-log = What has happened
help-piles = What is left in decks and piles
help-end = End your actions
