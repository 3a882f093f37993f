### Challenges: today’s ship.

title-daily = Today’s ship
title-daily-note = One a day, the same for everyone
challenges-title = Challenges
daily-heading = Today’s ship · { DATETIME($day, dateStyle: "full") }
daily-players = Players
daily-alone = Solo
daily-shared = Everyone gets this ship today. Nothing is sent: copy your result and compare.
daily-next = Next ship in { $hours } h { $minutes } min
daily-next-soon = Next ship in { $minutes } min
daily-yours = Your flight
daily-not-flown = You have not flown this ship yet.
daily-unread = The list of daily ships cannot be read right now, so your flights on them are not shown. Solar Storm tries again every few seconds.
daily-par = Captain’s par
daily-par-covered = You will see it when you land.
daily-par-short = par
daily-you = you
daily-first = Your first flight
daily-more = { $count ->
    [one] One more flight, for practice
   *[other] { $count } more flights, for practice
}
daily-under = { $count ->
    [one] { $count } turn under par
   *[other] { $count } turns under par
}
daily-over = { $count ->
    [one] { $count } turn over par
   *[other] { $count } turns over par
}
daily-even = On par
daily-only-you = The captain lost this ship.
daily-only-captain = The captain rescued this ship.
daily-both-lost = The captain lost it, too.
daily-days = The last seven days
daily-today = Today
daily-weekday = { $day ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[6] Sun
}
daily-lost = lost
daily-better = better
daily-fly = Fly today’s ship
daily-copy = Copy result
daily-copied = Result copied. Paste it into a message.
daily-film = Watch the film
daily-again = Fly it again, for practice
daily-once = Only your first flight counts. A missed day costs you nothing.
daily-result = Ship of { DATETIME($day, dateStyle: "medium") }

flight-beside = Compare with yours
beside-title = Side by side
beside-yours = Your flight
beside-theirs = Their flight
beside-chance = { $value }% chance to win
beside-unknown = Not analysed yet

command-daily-copy = Today’s ship: copy result
command-daily-film = Today’s ship: watch the film
command-daily-again = Today’s ship: fly it again
command-crew-before = Challenges: fewer players
command-crew-after = Challenges: more players
