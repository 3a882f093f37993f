### Flights that travel as a line.

flight-title = A flight
flight-choices = { $count ->
    [one] One choice
   *[other] { $count } choices
}
flight-crew = { $count } crew members
flight-playing = In flight, turn { $turn }
flight-won = Rescued on turn { $turn }
flight-lost = Lost on turn { $turn }
flight-names = Name your crew. Every seat has a player; the program can take seats over at the table.
flight-copy = Copy flight line
flight-copy-tip = The whole game in one line of letters. Send it to a friend, who can paste it on the title screen.
flight-paste = Paste flight line
flight-paste-nothing = There is no flight line or game code on the clipboard.
paste-silent = The program you copied from did not hand over the text. Copy it again, then paste it.
paste-unreadable = What you copied cannot be read as text. Copy it again as plain text, then paste it.
paste-long = What you copied is too long. Copy only what you need, then paste it.
flight-why-letters = This is not a flight line.
flight-why-newer = This flight line comes from a newer version of Solar Storm.
flight-why-damaged = This flight line is damaged: a letter is wrong or missing.
flight-why-rules = This flight line is for different rules and cannot be used here.
flight-why-content = This flight line needs content that cannot be used here: { $details }
flight-why-position = A game from a custom position has no flight line.
flight-why-rolls = Some rolls of this game were set, so it has no flight line.
flight-why-settings = The settings of this game do not fit in a flight line.
flight-paste-key = Ctrl+V
flight-paste-hint = paste a game
flight-paste-tip = Opens the flight line or game code on the clipboard. { $key } does the same here and on the title screen.
