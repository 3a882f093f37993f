# A mistake in a room or an expansion of the player's own that shows only in play.
# $name is the name of its folder.

own-fault-title = This choice cannot be made
own-fault-text = Your own “{ $name }” has an error. Nothing has changed: choose something else.
own-fault-stuck = Your own “{ $name }” has an error that blocks every choice right now. Undo if you can, or leave the game and correct the error.
own-fault-keeps = If you correct “{ $name }”, this game can go on unless the correction changes what has already happened. Keep a copy of the old files.
own-fault-setup = Your own “{ $name }” has an error ({ $place }), so no game can start with it. Correct the error or switch this content off.
own-fault-why = Your own “{ $name }” has an error. The line below gives the file and the place.
own-fault-back = Choose something else
own-fault-report = A report with the details of the error is in { $path }. The file with the error is your own: you can correct it yourself.
