### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = The last save cannot be read: { $why }
saves-newer = The last save was made by a newer version of Solar Storm, which this one cannot read.
saves-kept-as = The file is kept as { $path }.
saves-kept-there = The file could not be moved; it lies in { $path }.
saves-rescued = Continue goes on from the save before it.
saves-not-rescued = Nothing else was touched. Start a new game, or load a saved one.
saves-detail = ({ $detail })
saves-why-unreadable = the system will not open it.
saves-why-folder = there is a folder in its place.
saves-why-loop = there is a link in its place that leads nowhere.
saves-why-large = it is far too large for a saved game.
saves-why-empty = it is empty.
saves-why-zeros = it holds nothing but zeros.
saves-why-not-text = some of it is not text.
saves-why-cut-off = its end is missing.
saves-why-syntax = it is damaged.
saves-why-twice = it says one thing twice.
saves-why-number = it holds a number that makes no sense.
saves-why-deep = it is damaged beyond reading.
saves-why-foreign = it is no saved game of Solar Storm.
saves-why-newer = a newer version of Solar Storm made it.
saves-why-value = something in it is missing or makes no sense.
saves-why-rules = its moves do not lead to where it says they do, or they are not allowed.

## A game that cannot be saved

saves-trouble-full = The game could not be saved: the disk is full. Free some space; it is saved again with your next choice.
saves-trouble-read-only = The game could not be saved: its folder cannot be written to. Play on, and it is tried again with every choice.
saves-trouble-taken = Another copy of Solar Storm has taken over saving, so this one no longer does. “Save as…” in the menu still keeps this game.
saves-trouble-other = The game could not be saved ({ $detail }). It is tried again with your next choice.
saves-trouble-over = The game is saved again.

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-solo = Solo
saves-mode-rooms-v2 = All rooms V2
saves-mode-rooms-mixed = Rooms by chance
saves-mode-rooms-pick = Rooms picked
saves-mode-damage-control = Damage Control
saves-mode-escape-pod = Escape Pod
saves-mode-no-counting = No counting
