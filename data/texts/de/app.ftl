### Alles außerhalb des Tisches.

language-name = Deutsch

## Titel

title-tagline = Ein kooperatives Spiel für eine bis vier Personen
title-continue = Weiterspielen
title-continue-detail = Zug { $turn } · { $difficulty } · { $names }
title-new = Neue Partie
title-quit = Beenden
title-credit = Nach dem Brettspiel von Ayden Lowther · Version { $version }
hint-choose = wählen
hint-open = öffnen
hint-fullscreen = Vollbild
key-enter = { KEY("enter") }
key-escape = { KEY("escape") }

## Was über Dateien zu sagen ist

notice-settings-broken = Nicht alles in den Einstellungen war lesbar. Was Sinn ergibt, gilt; das Übrige ist wie am Anfang. Die alte Datei liegt jetzt unter { $path }.

## Schwierigkeiten

difficulty-easy = Leicht
difficulty-medium = Mittel
difficulty-hard = Schwer
difficulty-veteran = Veteran
difficulty-realist = Realist

## Fragen

confirm-back = Zurück

## Menü über dem Tisch

menu-heading = Menü
menu-where = Zug { $turn } · { $difficulty }
menu-continue = Weiterspielen
menu-speed = Tempo
speed-off = Sofort
speed-fast = Zügig
speed-normal = Mittel
speed-slow = Ruhig
menu-reduced-motion = Weniger Bewegung
menu-reduced-motion-detail = Nichts wackelt, pulsiert oder taumelt.
menu-confirm = Vor verlorenen Aktionen fragen
menu-confirm-detail = Wenn am Zugende Aktionen ohne Gegenwert verfallen würden.
menu-new = Neue Partie
menu-title = Titelbild
menu-quit = Beenden
menu-saved = Nach jeder Entscheidung wird gespeichert.


## Aufbau

setup-title = Neue Partie
setup-back = Zurück zum Titelbild
setup-crew = Crew
setup-crew-fixed = { $players ->
    [1] Eine einzelne Person
   *[other] { $players } Personen
} { $players ->
    [1] führt
   *[other] führen
} immer { $crew ->
    [1] ein Crewmitglied
    [2] zwei Crewmitglieder
    [3] drei Crewmitglieder
   *[other] { $crew } Crewmitglieder
}.
setup-name = Name
setup-mark-taken = { $name } hat diese Figur.
setup-remove = Dieses Crewmitglied entfernen
setup-fewest = Ein Schiff braucht mindestens zwei Crewmitglieder.
setup-add = Mensch dazu
setup-name-empty = Alle brauchen einen Namen.
setup-name-twice = Ein Name gehört nur zu einem Crewmitglied.
setup-name-letter = Das Zeichen „{ $letter }“ lässt sich hier nicht zeigen.
setup-first = Erster Zug
setup-first-chance = Zufall
setup-no-counting = Ohne Zählen
setup-no-counting-note = Was in den Stapeln übrig ist und auf der Ablage liegt, bleibt verborgen, ebenso das Risiko.
setup-difficulty = Schwierigkeit
setup-difficulty-note = Universal ersetzt jede Ressource
setup-universals = { $count ->
    [0] kein { $resource }
   *[other] { $count } { $resource }
}
setup-modes = Erweiterungen
setup-rooms = Alternative Räume
setup-rooms-v1 = Alle V1
setup-rooms-v2 = Alle V2
setup-rooms-mixed = Zufall
setup-rooms-pick = Wählen
setup-rooms-v1-note = jeder Raum mit seiner ersten Fähigkeit
setup-rooms-v2-note = jeder Raum mit seiner zweiten Fähigkeit
setup-rooms-mixed-note = was ein Raum kann, zeigt sich zu Beginn
setup-rooms-pick-note = V1 oder V2 für jeden Raum wählen
setup-variant-v1 = V1
setup-variant-v2 = V2
setup-variant-chance = { DEVICE() ->
    [pad] V1 oder V2 durch Zufall. Geh hierher, um beide zu lesen.
   *[keys] V1 oder V2 durch Zufall. Zeige hierher, um beide zu lesen.
}
setup-both = { $variant ->
    [v1] V1
   *[v2] V2
}: { $ability }
setup-variant-single = Diesen Raum gibt es nicht als V2.
setup-no-rules = Diese Erweiterungen ergeben zusammen keine Regeln. { $detail }
setup-seed = Startzahl
setup-seed-chance = Zufall
setup-seed-roll = Startzahl würfeln
setup-seed-clear = Keine Startzahl: Jede Partie ist neu
setup-seed-none = Keine Startzahl gesetzt: Jede Partie ist neu.
setup-seed-note = Gleiche Startzahl und Einstellungen geben die gleiche Partie. Ein Spielcode sagt beides.
setup-seed-long = Zu lang: höchstens { $digits } Ziffern.
setup-mission = Diese Mission
setup-fact-hands = Handkarten
setup-fact-hands-value = { $cards ->
    [one] je eine Karte
   *[other] je { $cards } Karten
}
setup-fact-hands-shared = { $cards } Karten, für alle gemeinsam
setup-fact-rooms = Räume
setup-fact-rooms-value = { $first } × V1, { $second } × V2
setup-fact-rooms-chance = V1 oder V2, Zufall
setup-fact-deck = Ressourcen
setup-fact-deck-value = { $cards } Karten, { $universals ->
    [0] kein { $resource }
   *[other] { $universals } { $resource }
}
setup-fact-damage = Schaden
setup-fact-damage-value = { $cards } Karten, dann Hüllenbruch
setup-fact-damaged = Schiff
setup-fact-damaged-value = { $spaces } Felder schon beschädigt
setup-fact-first = Erster Zug
setup-outlook = Aussichten
setup-outlook-note = Crews aus einem Rang allein, auf Schiffen nach Zufall.
setup-outlook-nearest = { $ranks }, am nächsten: { $game }
setup-nearest = am nächsten
setup-outlook-counting = mit Zählen
setup-ranks = { $rank ->
    [cadet] Kadetten
    [officer] Offiziere
   *[captain] Kapitäne
}
setup-ranks-win = { $rank ->
    [cadet] Kadetten siegen
    [officer] Offiziere siegen
   *[captain] Kapitäne siegen
}
setup-chance = { $percent } % ± { $margin }
setup-interval = { $low }–{ $high } %
setup-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
setup-not-measured = nicht gemessen
setup-change = { $points } ± { $margin } Punkte
setup-against-first = gegen alle V1
setup-start = Start
setup-replace-title = Die laufende Partie verlassen?
setup-replace-text = Zug { $turn } · { $difficulty } · { $names }. Sie bleibt unter den gespeicherten Partien und lässt sich jederzeit wieder laden.
setup-replace-yes = Neu beginnen

## Ende der Partie

over-won = Sieg
over-lost = Niederlage
over-go-on = { DEVICE() ->
    [pad] Beliebige Taste: was geschah, in Zahlen
   *[keys] Beliebige Taste oder Klick: was geschah, in Zahlen
}
over-energy-core = Der Kern läuft
over-room-destroyed = Das Schiff ist verloren
over-deck-empty = Nichts mehr da
over-energy-core-why = { $name } hat den Kern in Zug { $turn } neu gestartet, mit { $cards ->
    [one] einer Ressourcenkarte
   *[other] { $cards } Ressourcenkarten
} im Stapel.
over-close = { $count ->
    [0] Kein Raum stand je ohne Steine da.
    [one] Einmal stand ein Raum ohne Stein da.
   *[other] { $count }-mal stand ein Raum ohne Steine da.
}
over-room-destroyed-why = In Zug { $turn } traf der Sturm { FORM($room, "accusative") }: kein Stein mehr, kein Schild.
over-deck-empty-why = { $torn ->
    [0] In Zug { $turn } verließ die letzte Karte den Ressourcenstapel, und für { $name } ging es nicht weiter.
   *[other] In Zug { $turn } riss die aufgebrochene Hülle { $torn ->
        [one] die letzte Ressourcenkarte
       *[other] die letzten { $torn } Ressourcenkarten
    } fort.
}
over-diverted = { $count ->
    [0] Noch kein Raum war umgeleitet.
    [one] Einer von { $rooms } Räumen war umgeleitet.
    [8] Alle Räume waren umgeleitet: Es fehlte nur der Neustart.
   *[other] { $count } von { $rooms } Räumen waren umgeleitet.
}
over-fact-turns = Züge
over-fact-cards = Karten übrig
over-fact-damage = Schadenskarten übrig
over-fact-diverted = umgeleitet
over-fact-criticals = knapp davor
over-fact-difficulty = Schwierigkeit
over-fact-seed = Startzahl
over-fact-code = Spielcode
over-chart = Zug um Zug
over-chart-diverted = umgeleitet
over-chart-missing = Steine fehlen
over-chart-deck = Karten übrig
over-chart-start = Start
over-chart-turn = Zug { $turn }
over-band-1 = 1 Raum je Treffer
over-band-2 = 2 Räume je Treffer
over-band-3 = 3 Räume je Treffer
over-band-breach = Hüllenbruch
over-critical = Zug { $turn }: ganz knapp
over-critical-room = { $room } ohne Stein
over-pod-lost = { $name } ist verloren
over-pod-lost-why = Das Schiff wurde ohne { $name } gerettet.
over-pod-alone = { $name } entkommt allein
over-pod-alone-why = Der letzte Wurf, { $roll }, liegt über den { $held } gehaltenen Karten.
over-pod-all = Alle sind verloren, auch { $name }
over-pod-all-why = Der letzte Wurf, { $roll }, liegt nicht über den { $held } gehaltenen Karten.
over-pod-told = { $turn ->
    [0] Vor dieser Aufzeichnung gegangen
   *[other] In Zug { $turn } gegangen
} · { $adrift ->
    [one] 1 Zug im All
   *[other] { $adrift } Züge im All
} · { $taken ->
    [one] 1 Karte genommen
   *[other] { $taken } Karten genommen
}
over-crew = Crew
over-row-turns = Züge gespielt
over-row-moves = Bewegungen
over-row-repairs = Steine ersetzt
over-row-diverts = Räume umgeleitet
over-row-shares = Karten geteilt
over-row-scavenges = Suchwürfe
over-row-activations = Räume aktiviert
over-row-tokens = Marker genutzt
over-board = Tisch ansehen
over-watch = Noch einmal ansehen
over-again = Gleiches Schiff
over-new = Neue Partie
over-title = Titelbild

## The keyboard on the screen. Letters in rows, as they lie on keyboards of the language

keyboard-letters = qwertzuiopü asdfghjklöä yxcvbnmß
keyboard-capital = Groß
keyboard-latin = abc
keyboard-own = abc
keyboard-erase = Löschen
keyboard-system = Systemtastatur
keyboard-done = Fertig
