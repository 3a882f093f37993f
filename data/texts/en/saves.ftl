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
saves-flaw-name = Its name makes no sense and is shown as far as it can be.
saves-flaw-picture = Its picture is none that this game makes, and is not shown.
saves-flaw-saved = The time it gives makes no sense; shown is when the file was written.

## A game that cannot be saved

saves-trouble-full = The game could not be saved: the disk is full. Free some space; it is saved again with your next choice.
saves-trouble-read-only = The game could not be saved: its folder cannot be written to. Play on, and it is tried again with every choice.
saves-trouble-taken = Another copy of Solar Storm has taken over saving, so this one no longer does. “Save as…” in the menu still keeps this game.
saves-trouble-other = The game could not be saved ({ $detail }). It is tried again with your next choice.
saves-trouble-slow = The disk is slow: your last choices are still on their way to it. You can play on.
disk-waits = Waiting for the disk
disk-waits-unsaved = Your game is not saved yet. Close the window again to leave all the same.
saves-trouble-over = The game is saved again.

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = All rooms V2
saves-mode-rooms-mixed = Rooms by chance
saves-mode-rooms-pick = Rooms picked
saves-mode-no-counting = No counting
saves-kept-name = Left on turn { $turn }
saves-finished-name = { $won ->
    [yes] Victory on turn { $turn }
   *[no] Defeat on turn { $turn }
}

## The title screen, about saving

title-unsaved = This copy of Solar Storm does not save by itself, because another one runs. Your games stay as they are.
title-taken = Another copy of Solar Storm has taken over saving. Close this one, or start it anew, to save here again.
title-no-saves-read-only = Games cannot be saved: { $path } cannot be written to. You can play all the same. To save, make that folder writable, then start again.
title-no-saves-full = Games cannot be saved: the disk is full. You can play all the same. To save, free some space.
title-no-saves-other = Games cannot be saved: { $path } cannot be used. You can play all the same. To save, see what stands in its place.
title-no-saves-taken = Another copy of Solar Storm is running and saves.

## Two copies of the program

second-copy-heading = Solar Storm is already running
second-copy-text = Another copy of the program is open and saves its game. Two copies must not save over each other. If you close the other one, this one goes on by itself.
second-copy-quit = Quit
second-copy-quit-detail = Go back to the copy that is open. Nothing changes.
second-copy-unsaved = Play without autosave
second-copy-unsaved-detail = All files stay as they are; “Save as…” works.
second-copy-take-over = Take over
second-copy-take-over-detail = This copy saves from now on; the other one stops saving and says so.
second-copy-refused-full = That did not work: the disk is full.
second-copy-refused-read-only = That did not work: the folder of the saved games cannot be written to.
second-copy-refused-taken = That did not work: the other copy is busy saving. Try again.
second-copy-refused-other = That did not work: the folder of the saved games cannot be used.

## The list of saved games

saves-heading = Saved games
saves-none = No game has been saved yet. “Save as…” in the menu of the table keeps one here; games that are over come here by themselves.
saves-folder-unread = The saved games cannot be listed: { $path } cannot be read ({ $detail }). Look at that folder, then come back here.
saves-back = Back
saves-row = Turn { $turn } · { $modes }
saves-row-broken = This game cannot be read: { $why }
saves-missing = Needs { $count ->
    [one] the expansion “{ $ids }”, which is
   *[other] expansions ({ $ids }) that are
} not installed here.
saves-unreadable = Damaged
saves-unreadable-newer = Newer version
saves-status-playing = In progress
saves-status-won = Won
saves-status-lost = Lost
saves-turn = { $status } · turn { $turn }
saves-load = Go on with this game
saves-look = Look at the board
saves-watch = Watch from the beginning
saves-rename = Rename
saves-delete = Delete
saves-hint-load = load
saves-cannot = This game cannot be loaded; what is wrong with it stands beside the list.
saves-broken-advice = Nothing was changed. The file is { $path }. If you have a copy of it, put that in its place; if not, you can delete it.
saves-newer-advice = Nothing was changed. The file is { $path }. The newer version can go on with it.
saves-gone = The file is no longer there.
saves-rename-title = Rename the saved game
saves-rename-go = Rename
saves-renamed = It is called “{ $name }” now.
saves-delete-title = Delete “{ $name }”?
saves-delete-text = You can bring it back as long as you stay on this screen. Later it still lies in { $path }.
saves-delete-go = Delete
saves-deleted = “{ $name }” was deleted.
saves-restore = Bring back the deleted game
saves-restored = “{ $name }” is back.
saves-not-kept = The game in progress could not be kept among the saved games: if you go on, it can be lost.
saves-refused-full = That did not work: the disk is full. Free some space, then try again.
saves-refused-read-only = That did not work: the folder of the saved games cannot be written to. Make it writable, then try again.
saves-refused-taken = That did not work: another copy of Solar Storm is busy saving. Try again.
saves-refused-other = That did not work: the disk refused it. Try again.

## Saving under a name

naming-title = Save as…
naming-go = Save
naming-suggestion = Turn { $turn } · { $names }
naming-empty = A saved game needs a name.
naming-letter = The letter “{ $letter }” cannot be shown here.
naming-note = It appears in “Load a game” with a picture of the table.
naming-twice = There is a game of this name, saved { $when }. It goes to the deleted games, and this one takes its place.
naming-saved = Saved as “{ $name }”.
menu-save-as = Save as…
menu-load = Load a game

## Leaving a game that is not saved

leave-title = Leave without saving?
leave-text = What was played since the last save will be lost.
leave-yes = Leave all the same

## When the program fails

error-heading = Something went wrong
error-why-program = Solar Storm made a mistake that nobody foresaw. You did nothing wrong.
error-why-content = There is a mistake in the files of the game itself: the line below says in which file and where. Correct it there, or install Solar Storm anew.
error-why-memory = This computer has no memory left for Solar Storm. Close other programs, then go on.
error-why-disk = The computer refused to read or write a file that Solar Storm needs.
error-saved = Your game is safe: it was saved after the last choice. Go to the title screen and continue from there.
error-unsaved = This copy of Solar Storm does not save by itself, so the game on the table is lost. Saved games are untouched.
error-no-game = No game was on the table. Saved games are untouched.
error-report = A report with all that is needed to find the mistake, and the choices of this game, is in { $path }. If it happens again, send that file to the makers.
error-no-report = The report could not be written: the disk refused it.
error-last = Solar Storm cannot go on and ends now. Saved games are untouched.
error-title-screen = Title screen
error-earlier = One choice earlier
error-earlier-tip = If it happens every time you continue: puts the last save aside and goes back to the one before it.
error-stepped-back = The last save is kept under another name. Continue goes on from the one before it.
error-no-step-back = There is no earlier save to go on from.
error-quit = Quit
