### Herausforderungen: das Schiff des Tages.

title-daily = Schiff des Tages
title-daily-note = Jeden Tag eines, für alle dasselbe
challenges-title = Herausforderungen
daily-heading = Schiff des Tages · { DATETIME($day, dateStyle: "full") }
daily-players = Personen
daily-alone = Solo
daily-shared = Heute fliegen alle dieses Schiff. Es wird nichts gesendet: Kopiere dein Ergebnis und vergleiche.
daily-next = Nächstes Schiff in { $hours } Std. { $minutes } Min.
daily-next-soon = Nächstes Schiff in { $minutes } Min.
daily-yours = Dein Flug
daily-not-flown = Du bist dieses Schiff noch nicht geflogen.
daily-unread = Die Liste der Tagesschiffe lässt sich gerade nicht lesen, deshalb fehlen hier deine Flüge darauf. Solar Storm versucht es alle paar Sekunden wieder.
daily-par = Par des Kapitäns
daily-par-covered = Du siehst es nach der Landung.
daily-par-short = Par
daily-you = du
daily-first = Dein erster Flug
daily-more = { $count ->
    [one] Ein weiterer Übungsflug
   *[other] { $count } weitere Übungsflüge
}
daily-under = { $count ->
    [one] { $count } Zug unter Par
   *[other] { $count } Züge unter Par
}
daily-over = { $count ->
    [one] { $count } Zug über Par
   *[other] { $count } Züge über Par
}
daily-even = Genau Par
daily-only-you = Der Kapitän hat dieses Schiff verloren.
daily-only-captain = Der Kapitän hat dieses Schiff gerettet.
daily-both-lost = Der Kapitän hat es auch verloren.
daily-days = Die letzten sieben Tage
daily-today = Heute
daily-weekday = { $day ->
    [0] Mo
    [1] Di
    [2] Mi
    [3] Do
    [4] Fr
    [5] Sa
   *[6] So
}
daily-lost = verloren
daily-better = besser
daily-fly = Schiff des Tages fliegen
daily-copy = Ergebnis kopieren
daily-copied = Ergebnis kopiert. Füge es in eine Nachricht ein.
daily-film = Film ansehen
daily-again = Noch einmal fliegen, zur Übung
daily-once = Nur dein erster Flug zählt. Ein verpasster Tag kostet nichts.
daily-result = Schiff vom { DATETIME($day, dateStyle: "medium") }

flight-beside = Mit deinem vergleichen
beside-title = Im Vergleich
beside-yours = Dein Flug
beside-theirs = Der andere Flug
beside-chance = { $value } % Gewinnchance
beside-unknown = Noch nicht analysiert

command-daily-copy = Schiff des Tages: Ergebnis kopieren
command-daily-film = Schiff des Tages: Film ansehen
command-daily-again = Schiff des Tages: noch einmal fliegen
command-crew-before = Herausforderungen: weniger Personen
command-crew-after = Herausforderungen: mehr Personen
