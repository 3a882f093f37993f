### The log of flights, and what it adds up to.

records-title = Records
records-reading = Reading your flights …
records-none = No flights yet. Every flight that ends is added here.
records-sum = { $won } of { $count } ships rescued
records-day = { DATETIME($day, dateStyle: "medium") }
records-table = Ships rescued
records-cell = { $won } of { $count }
records-interval = in the long run, very likely { $low } to { $high }%
records-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
records-sums = All flights
records-fastest = Fastest rescue
records-longest = Longest flight
records-close = Close rescues
records-close-note = With a critical room, or with { $cards } or fewer cards left.
records-crews = Most flights
records-firsts = First rescues
records-first-any = Any ship
records-first-realist = Realist, without Universal cards
records-first-narrow = { $cards } or fewer cards left
records-last = Last flights
records-by-programs = ended by the program alone
records-cards = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
records-no-line = This flight has no flight line, so it cannot be shown.
records-csv = Export CSV
records-json = Export JSON
records-exported = All flights were exported to { $path }.
records-export-full = Nothing was exported: the disk is full. Free up some space, then try again.
records-export-read-only = Nothing was exported: { $path } is read-only. Make that folder writable, then try again.
records-export-other = Nothing was exported: { $path } cannot be used ({ $detail }). Check what is there, then try again.
records-damaged = { $count ->
    [one] One entry of the flight log is damaged and was left out.
   *[other] { $count } entries of the flight log are damaged and were left out.
}
records-newer = Flight log entries from a newer version of Solar Storm were left out.
records-unread = Your flight log cannot be read right now. Solar Storm tries again every few seconds.
records-unread-file = The file was not changed: { $path }
flights-unsaved = Your last flights are not in the flight log yet: the disk is full or cannot be written to. Solar Storm tries again every few seconds.
records-refused-full = Your last flights are not in the flight log yet: the disk is full. Free up some space, then open this page again.
records-refused-read-only = Your last flights are not in the flight log yet: its folder is read-only. Make it writable, then open this page again.
records-refused-taken = Your last flights are not in the flight log yet: another copy of Solar Storm is writing it. Open this page again.
records-refused-other = The disk reported an error for the flight log. No flight was removed. Open this page again.
