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
    [one] This game was played with your own “{ $ids }”, which has changed since. Put its folder back as it was to load the game.
   *[other] This game was played with your own “{ $ids }”, which have changed since. Put their folders back as they were to load the game.
}
own-rooms-unread = Your own “{ $id }” cannot be read right now ({ $detail }). Your game is safe: try again once the folder can be opened.
own-rooms-wrong = Your own “{ $id }” has an error ({ $place }). Your game is safe: correct the error, then try again.
flight-why-own = This flight line has other rules, or another version of your own content: { $details }
own-rooms-advice = This ship has rooms of your own. I cannot simulate them, so I have compared nothing.
own-rooms-film = This ship has your own rooms or expansions. The captain cannot rate its turns.
