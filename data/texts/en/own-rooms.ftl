# Rooms and expansions that players have written themselves.

own-rooms-title = Your own rooms
own-rooms-where = Each room or expansion of your own has its own folder in:
own-rooms-named = Named when the game was started:
own-rooms-none = You have no rooms of your own yet. The page “own-rooms” of the documentation shows how to write one.
own-rooms-here = In the game
own-rooms-room = replaces: { $room }
own-rooms-expansion = expansion
own-rooms-left-out = { $count ->
    [one] One folder is left out. The game runs without it.
   *[other] { $count } folders are left out. The game runs without them.
}
own-rooms-line = { $file }, line { $line }
own-rooms-more = { $count ->
    [one] One more fault is not shown.
   *[other] { $count } more faults are not shown.
}
own-rooms-copy = Copy the path
own-rooms-again = Read again
own-rooms-copied = The path is on the clipboard.
own-rooms-read = The folders were read again.
own-rooms-changed = { $count ->
    [one] Your own “{ $ids }” has changed since this game was saved.
   *[other] Your own rooms or expansions ({ $ids }) have changed since this game was saved.
}
own-rooms-goes-on = The new rules apply from here on.
own-rooms-undone = You cannot redo choices that do not fit them.
own-rooms-fits-not = What has happened so far does not fit the new rules. Your game is safe: put the files back as they were, or start a new game.
own-rooms-unread = Your own “{ $id }” cannot be read right now ({ $detail }). Your game is safe: try again once the folder can be opened.
own-rooms-wrong = Your own “{ $id }” has an error ({ $place }). Your game is safe: correct the error, then try again.
flight-why-own = This flight line has other rules, or another version of your own content: { $details }
own-rooms-advice = This ship has rooms of your own. I cannot simulate them, so I have compared nothing.
own-rooms-film = This ship has your own rooms or expansions. The captain cannot rate its turns.
