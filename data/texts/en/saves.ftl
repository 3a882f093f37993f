### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = The last save cannot be read: { $why }
saves-newer = The last save was made by a newer version of Solar Storm. Your version cannot read it.
saves-kept-as = The file was kept as { $path }.
saves-kept-files = The affected files were kept as { $paths }.
saves-kept-there = The file could not be moved. It is still at { $path }.
saves-rescued = “Continue” loads the save before it.
saves-not-rescued = Nothing else was changed. Start a new game, or load a saved one.
saves-changed = The last save is no longer the one that was shown here.
saves-detail = ({ $detail })
saves-why-unreadable = the system cannot open it.
saves-why-folder = there is a folder in its place.
saves-why-loop = in its place is a link that leads nowhere.
saves-why-large = it is far too large for a saved game.
saves-why-empty = it is empty.
saves-why-zeros = it contains nothing but zeros.
saves-why-not-text = part of it is not text.
saves-why-cut-off = its end is missing.
saves-why-syntax = it is damaged.
saves-why-twice = it contains the same entry twice.
saves-why-number = it contains an invalid number.
saves-why-deep = it is too badly damaged to read.
saves-why-foreign = it is not a Solar Storm save.
saves-why-newer = it comes from a newer version of Solar Storm.
saves-why-value = something in it is missing or invalid.
saves-why-rules = its moves break the rules or do not lead to the position it gives.
saves-flaw-name = Its name is damaged and shown as far as possible.
saves-flaw-picture = Its picture is not from this game and is not shown.
saves-flaw-saved = Its time is invalid, so the time of the file is shown.

## A game that cannot be saved

saves-trouble-full = The game could not be saved: the disk is full. Free up some space. Solar Storm tries again every few seconds.
saves-trouble-read-only = The game could not be saved: its folder is read-only. You can play on. Solar Storm tries again every few seconds.
saves-trouble-taken = Another copy of Solar Storm has taken over saving, and this one has stopped. “Save as…” in the menu still keeps this game.
saves-trouble-other = The game could not be saved ({ $detail }). Solar Storm tries again every few seconds.
saves-trouble-slow = The disk is slow, and your last choices are not saved yet. You can play on.
over-unsaved = { $which ->
    [last] Your last game
   *[this] This game
 } is not saved yet: { $why ->
    [full] the disk is full
    [read-only] its folder is read-only
    [slow] the disk is slow
    [unread] the system cannot open your last save
    [taken] another copy of Solar Storm has taken over saving
   *[other] { $detail }
 }. Solar Storm tries again every few seconds.
disk-waits = Waiting for the disk
disk-waits-unsaved = Not everything is saved yet. Close the window again to quit anyway.
saves-trouble-over = The game is saved again.
saved-after-title = Saved
saved-after-all = It has been saved after all.

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = V2 rooms
saves-mode-rooms-mixed = Random rooms
saves-mode-rooms-pick = Custom rooms
saves-mode-no-counting = No counting
saves-kept-name = Left on turn { $turn }
saves-finished-name = { $won ->
    [yes] Victory on turn { $turn }
   *[no] Defeat on turn { $turn }
}

## The title screen, about saving

title-unsaved = Autosave is off in this copy of Solar Storm because another one is running. Your games stay as they are.
title-taken = Another copy of Solar Storm has taken over saving. To save here again, close this copy and start it again.
title-ended-kept = Your last game ({ $name }) had not been saved yet. It is now under “{ title-load }”.
title-no-saves-read-only = Games cannot be saved: { $path } is read-only. You can still play. To save, make that folder writable and start again.
title-no-saves-full = Games cannot be saved: the disk is full. You can still play. To save, free up some space.
title-no-saves-other = Games cannot be saved: { $path } cannot be used. You can still play. To save, check what is in its place.
title-no-saves-taken = Games cannot be saved: another copy of Solar Storm is running.

## Two copies of the program

second-copy-heading = Solar Storm is already running
second-copy-text = Another copy of Solar Storm is open and saving its game. Two copies must not save over each other. When you close the other one, this one continues automatically.
second-copy-quit = Quit
second-copy-quit-detail = Return to the open copy. Nothing changes.
second-copy-unsaved = Play without autosave
second-copy-unsaved-detail = This game is not saved, but settings are. “Save as…” still works.
second-copy-take-over = Take over
second-copy-take-over-detail = This copy saves from now on. The other one stops and says so.
second-copy-refused-full = Could not take over: the disk is full.
second-copy-refused-read-only = Could not take over: the folder of saved games is read-only.
second-copy-refused-taken = Could not take over: the other copy is busy saving. Try again.
second-copy-refused-other = Could not take over: the folder of saved games cannot be used.

## The list of saved games

saves-none = No saved games yet. “Save as…” in the game menu adds one here. Finished games are added automatically.
saves-folder-unread = The saved games cannot be listed: { $path } cannot be read ({ $detail }). Check that folder, then come back here.
saves-back = Back
saves-row = Turn { $turn } · { $modes }
saves-row-broken = This game cannot be read: { $why }
saves-missing = Needs { $count ->
    [one] the expansion “{ $ids }”, which is
   *[other] expansions ({ $ids }) that are
} not installed.
saves-unreadable = Damaged
saves-unreadable-newer = Newer version
saves-load = Continue game
saves-look = View the board
saves-watch = Watch replay
saves-rename = Rename
saves-delete = Delete
saves-broken-advice = Nothing was changed. The file is { $path }. If you have a copy, put it there. If not, you can delete the file.
saves-newer-advice = Nothing was changed. The file is { $path }. The newer version can continue it.
saves-gone = The file no longer exists.
saves-rename-title = Rename saved game
saves-rename-go = Rename
saves-renamed = Renamed to “{ $name }”.
saves-share = Share
saves-delete-title = Delete “{ $name }”?
saves-delete-text = You can restore it while you stay on this screen. After that, the file is still in { $path }.
saves-delete-go = Delete
saves-deleted = “{ $name }” was deleted.
saves-restore = Restore deleted game
saves-restored = “{ $name }” is restored.
saves-not-kept = The game in progress could not be kept among the saved games. If you continue, it can be lost.
saves-refused-full = That did not work: the disk is full. Free up some space, then try again.
saves-refused-read-only = That did not work: the folder of saved games is read-only. Make it writable, then try again.
saves-refused-taken = That did not work: another copy of Solar Storm is busy saving. Try again.
saves-refused-other = That did not work: the disk reported an error. Try again.

## Saving under a name

naming-title = Save as…
naming-go = Save
naming-suggestion = Turn { $turn } · { $names }
naming-empty = A saved game needs a name.
naming-letter = Character { $place } cannot be used: it is an emoji or a sign missing from the game’s fonts.
naming-longest = A name can have at most { $count } characters. Anything more is left out.
naming-note = Find it under “{ title-load }”, with a picture of the table.
naming-twice = This replaces the game of the same name, saved { $when }. The old one moves to the deleted games.
naming-saved = Saved as “{ $name }”.
menu-save-as = Save as…
menu-load = Saved games

## Leaving a game that is not saved

leave-title = Leave without saving?
leave-text = Everything since the last save may be lost.
leave-yes = Leave anyway

## When the program fails

error-heading = Something went wrong
error-why-program = Solar Storm ran into an unexpected error. It was nothing you did.
error-why-content = One of the game’s own files has an error. The line below gives the file and the place. Correct it, or reinstall Solar Storm.
error-why-refused = Solar Storm could not read one of its own files: { $file }. Another program may be using it. Try again. If it keeps happening, restart your computer or reinstall Solar Storm.
error-file-title = This could not be opened
error-again = Try again
error-why-memory = This computer is out of memory. Close other programs, then continue.
error-why-disk = The computer could not read or write a file that Solar Storm needs.
error-saved = Your game is safe: it was saved after your last choice. Go to the title screen and continue from there.
error-goes-on = Your game is not saved, but it is still here: try again to go on with it.
error-unsaved = Autosave is off in this copy of Solar Storm, so the current game is lost. Saved games are unchanged.
error-no-game = No game was lost: your saved games are unchanged.
error-report = A report with the details of the error and the choices of this game is in { $path }. If it happens again, send that file to the developers.
error-report-no-game = A report with the details of the error is in { $path }. If it happens again, send that file to the developers.
error-no-report = The report could not be written: the disk reported an error.
error-last = Solar Storm has to close. Saved games are unchanged.
error-title-screen = Title screen
error-earlier = Go back one save
error-earlier-tip = Use this if the error returns each time you continue. It sets the last save aside and goes back to the one before.
error-stepped-back = The last save was kept under another name. “Continue” loads the one before it.
error-no-step-back = There is no earlier save to continue from.
error-step-back-refused = The last save could not be set aside: files in { $path } cannot be renamed right now. “Continue” still loads it.
error-quit = Quit

## A file that the system does not open

saves-unread = The last save cannot be opened right now. Nothing was changed; it is still in { $path }.
saves-unread-rescued = “Continue” tries again. If that fails, it goes on from the save before it, and the last save is kept.
saves-trouble-unread = The game is not saved: the system cannot open your last save, and Solar Storm does not overwrite what it cannot read. It tries again every few seconds.
notice-settings-unread = Your settings cannot be opened right now, so the defaults are in use. Nothing was changed. Restart Solar Storm to get your settings back.
settings-unsaved = Your settings are not saved: the disk is full or cannot be written to. Solar Storm tries again every few seconds.
notice-lessons-unread = Your progress in the flight school cannot be opened right now. Nothing was changed. Solar Storm will try again.
