### The log of flights, and what it adds up to.

records-title = Rekorde
records-reading = Deine Flüge werden gelesen …
records-none = Noch keine Flüge. Jeder beendete Flug kommt hier dazu.
records-sum = { $won } von { $count } Schiffen gerettet
records-day = { DATETIME($day, dateStyle: "medium") }
records-table = Gerettete Schiffe
records-cell = { $won } von { $count }
records-interval = auf Dauer höchstwahrscheinlich { $low } bis { $high } %
records-players = { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
records-sums = Alle Flüge
records-fastest = Schnellste Rettung
records-longest = Längster Flug
records-close = Knappe Rettungen
records-close-note = Mit einem kritischen Raum oder mit höchstens { $cards } Karten im Stapel.
records-crews = Meiste Flüge
records-firsts = Erste Rettungen
records-first-any = Irgendein Schiff
records-first-realist = Realist, ohne Universalkarten
records-first-narrow = Höchstens { $cards } Karten übrig
records-last = Letzte Flüge
records-by-programs = vom Programm allein beendet
records-cards = { $count ->
    [one] { $count } Karte übrig
   *[other] { $count } Karten übrig
}
records-no-line = Dieser Flug hat keine Flugzeile und lässt sich deshalb nicht zeigen.
records-csv = Als CSV exportieren
records-json = Als JSON exportieren
records-exported = Alle Flüge wurden exportiert: { $path }
records-export-full = Es wurde nichts exportiert: Der Datenträger ist voll. Schaffe etwas Platz und versuche es noch einmal.
records-export-read-only = Es wurde nichts exportiert: { $path } ist schreibgeschützt. Gib den Ordner zum Schreiben frei und versuche es noch einmal.
records-export-other = Es wurde nichts exportiert: { $path } ist nicht nutzbar ({ $detail }). Sieh nach, was dort liegt, und versuche es noch einmal.
records-damaged = { $count ->
    [one] Ein Eintrag des Flugbuchs ist beschädigt und wurde ausgelassen.
   *[other] { $count } Einträge des Flugbuchs sind beschädigt und wurden ausgelassen.
}
records-newer = Einträge des Flugbuchs aus einer neueren Version von Solar Storm wurden ausgelassen.
records-unread = Dein Flugbuch ist gerade nicht lesbar. Solar Storm versucht es alle paar Sekunden wieder.
records-unread-file = Die Datei wurde nicht verändert: { $path }
flights-unsaved = Deine letzten Flüge sind noch nicht im Flugbuch: Der Datenträger ist voll oder lässt sich nicht beschreiben. Solar Storm versucht es alle paar Sekunden wieder.
records-refused-full = Deine letzten Flüge sind noch nicht im Flugbuch: Der Datenträger ist voll. Schaffe etwas Platz und öffne diese Seite noch einmal.
records-refused-read-only = Deine letzten Flüge sind noch nicht im Flugbuch: Sein Ordner ist schreibgeschützt. Hebe das auf und öffne diese Seite noch einmal.
records-refused-taken = Deine letzten Flüge sind noch nicht im Flugbuch: Ein anderes Fenster von Solar Storm schreibt gerade hinein. Öffne diese Seite noch einmal.
records-refused-other = Der Datenträger meldet einen Fehler beim Flugbuch. Kein Flug wurde entfernt. Öffne diese Seite noch einmal.
