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

notice-settings-broken = Einige Einstellungen waren nicht lesbar und stehen wieder auf Standard. Die alte Datei liegt unter { $path }.
notice-newer = { $path } stammt von einer neueren Version von Solar Storm. Was deine Version davon kennt, gilt weiterhin.

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
menu-confirm = Fragen, bevor Aktionen verfallen
menu-confirm-detail = Fragt, wenn ungenutzte Aktionen keine Marker bringen würden.
menu-new = Neue Partie
menu-title = Titelbild
menu-quit = Beenden
menu-saved = Nach jeder Entscheidung wird gespeichert.

## Aufbau

setup-title = Neue Partie
setup-back = Zurück zum Titelbild
setup-crew-fixed = { $players ->
    [1] Eine Person
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
setup-mark-taken = { $name } hat diese Figur schon.
setup-remove = Dieses Crewmitglied entfernen
setup-fewest = Ein Schiff braucht mindestens zwei Crewmitglieder. Um allein zu spielen, schalte „{ expansion-solo }“ ein.
setup-add = Person dazu
setup-name-empty = Jedes Crewmitglied braucht einen Namen.
setup-name-twice = Zwei Crewmitglieder heißen gleich. Benenne eines um.
setup-name-longest = Höchstens { $count } Zeichen. Der Rest fällt weg.
setup-name-letter = Zeichen { $place } geht nicht: Es ist ein Emoji oder fehlt in den Schriften des Spiels.
setup-first = Erster Zug
setup-first-chance = Zufall
setup-no-counting = Ohne Zählen
setup-no-counting-note = Verbirgt das Risiko und den Inhalt von Stapeln und Ablagen. Auch der Kapitän nennt keine Chancen.
setup-universals = { $count ->
    [0] kein { $resource }
   *[other] { $count } { $resource }
}
setup-modes = Erweiterungen
setup-rooms-v1 = V1
setup-rooms-v2 = V2
setup-rooms-mixed = Zufall
setup-rooms-pick = Selbst wählen
setup-rooms-v1-note = jeder Raum mit seiner ersten Fähigkeit
setup-rooms-v2-note = zweite Fähigkeit, außer sie braucht mehr Personen
setup-rooms-mixed-note = Räume erhalten zufällig V1 oder V2
setup-rooms-pick-note = du wählst V1 oder V2, Raum für Raum
setup-variant-v1 = V1
setup-variant-v2 = V2
setup-variant-chance = { DEVICE() ->
    [pad] V1 oder V2, zufällig. Geh hierher, um beide zu lesen.
   *[keys] V1 oder V2, zufällig. Zeige hierher, um beide zu lesen.
}
setup-both = { $variant ->
    [v1] V1
   *[v2] V2
}: { $ability }
setup-variant-single = Dieser Raum hat keine V2.
setup-no-rules = Diese Erweiterungen lassen sich nicht kombinieren. { $detail }
setup-seed = Startzahl
setup-seed-chance = Zufall
setup-seed-roll = Teilt ein anderes, zufälliges Schiff aus.
setup-seed-clear = Startzahl löschen
setup-seed-none = Keine Startzahl: Jede Partie ist anders.
setup-seed-note = Gleiche Startzahl und Einstellungen ergeben die gleiche Partie. Ein Spielcode enthält beides: Gib ihn hier ein.
setup-seed-words = Aus diesen Wörtern wird die Startzahl { $seed }, jedes Mal dieselbe.
setup-seed-long = Zu lang: Eine Startzahl hat höchstens { $digits } Ziffern.
setup-mission = Diese Mission
setup-fact-hands = Handkarten
setup-fact-hands-value = { $cards ->
    [one] je eine Karte
   *[other] je { $cards } Karten
}
setup-fact-hands-shared = { $cards } Karten in einer gemeinsamen Hand
setup-fact-rooms = Räume
setup-fact-rooms-value = { $first } × V1, { $second } × V2
setup-fact-deck = Ressourcen
setup-fact-deck-value = { $cards } Karten, { $universals ->
    [0] kein { $resource }
   *[other] { $universals } { $resource }
}
setup-fact-damage = Schaden
setup-fact-damage-value = { $cards } Karten, dann Hüllenbruch
setup-fact-damaged = Schiff
setup-fact-damaged-value = { $spaces } Steine schon verloren
setup-outlook = Gewinnchancen
setup-outlook-note = Gemessen auf zufälligen Schiffen mit Crews eines Rangs, die das Programm spielt.
setup-outlook-nearest = { $ranks }: Diese Partie wurde nicht gemessen. Die Zahl ist die der ähnlichsten: { $game }
setup-nearest = ähnlich
setup-outlook-counting = mit Zählen
setup-ranks = { $rank ->
    [cadet] Kadetten
    [officer] Offiziere
   *[captain] Kommandanten
}
setup-ranks-win = { $rank ->
    [cadet] Kadetten gewinnen
    [officer] Offiziere gewinnen
   *[captain] Kommandanten gewinnen
}
setup-chance = { $percent } % ± { $margin }
setup-interval = { $low }–{ $high } %
setup-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
setup-not-measured = nicht gemessen
setup-change = { $points } ± { $margin } Punkte
setup-change-tip = { $known ->
    [more] So retten Crews des Programms ({ $ranks }) von 100 Schiffen { $points } mehr.
    [fewer] So retten Crews des Programms ({ $ranks }) von 100 Schiffen { $points } weniger.
   *[unclear] Kein klarer Einfluss darauf, wie oft Crews des Programms ({ $ranks }) das Schiff retten.
}
setup-against-first = verglichen mit allen V1
setup-start = Start
setup-replace-title = Die laufende Partie verlassen?
setup-replace-text = Zug { $turn } · { $difficulty } · { $names }. Sie bleibt unter den gespeicherten Partien.
setup-replace-yes = Neue Partie starten

## Ende der Partie

over-won = Sieg
over-lost = Niederlage
over-go-on = { DEVICE() ->
    [pad] Beliebige Taste: zum Ergebnis
   *[keys] Beliebige Taste oder Klick: zum Ergebnis
}
over-energy-core = Kern neu gestartet
over-room-destroyed = Das Schiff ist verloren
over-deck-empty = Keine Ressourcen mehr
over-energy-core-why = { $name } hat den Kern in Zug { $turn } neu gestartet, mit { $cards ->
    [one] einer Ressourcenkarte
   *[other] { $cards } Ressourcenkarten
} im Stapel.
over-close = { $count ->
    [0] Kein Raum war je ohne Steine.
    [one] Einmal war ein Raum ohne Steine.
   *[other] { $count }-mal war ein Raum ohne Steine.
}
over-stand-ins = { $count ->
    [one] Einmal gab ein Programm keine Antwort. Das Spiel wählte an seiner Stelle.
   *[other] { $count }-mal gab ein Programm keine Antwort. Das Spiel wählte an seiner Stelle.
}
over-room-destroyed-why = In Zug { $turn } traf der Sturm { FORM($room, "accusative") }: keine Steine, kein Schutzmarker.
over-deck-empty-why = { $torn ->
    [0] In Zug { $turn }, dem Zug von { $name }, ging der Ressourcenstapel aus.
   *[other] In Zug { $turn } riss der Hüllenbruch { $torn ->
        [one] die letzte Ressourcenkarte
       *[other] die letzten { $torn } Ressourcenkarten
    } fort.
}
over-diverted = { $count ->
    [0] Noch kein Raum war umgeleitet.
    [one] Einer von { $rooms } Räumen war umgeleitet.
    [8] Alle Räume waren umgeleitet. Nur der Neustart fehlte.
   *[other] { $count } von { $rooms } Räumen waren umgeleitet.
}
over-fact-turns = { $count ->
    [one] Zug
   *[other] Züge
}
over-fact-cards = { $count ->
    [one] Karte übrig
   *[other] Karten übrig
}
over-fact-damage = Schadenskarten übrig
over-fact-diverted = umgeleitet
over-fact-criticals = { $count ->
    [one] brenzliger Moment
   *[other] brenzlige Momente
}
over-fact-difficulty = Schwierigkeit
over-fact-seed = Startzahl
over-fact-code = Spielcode
over-chart = Zug um Zug
over-chart-diverted = umgeleitet
over-chart-missing = Steine fehlen
over-chart-deck = Karten übrig
over-chart-start = Start
over-chart-turn = Zug { $turn }
over-band-1 = 1 Raum je Karte
over-band-2 = 2 Räume je Karte
over-band-3 = 3 Räume je Karte
over-band-breach = Hüllenbruch
over-critical = Zug { $turn }: brenzliger Moment
over-critical-room = { $room }: keine Steine mehr
over-pod-lost = { $name } ist verloren
over-pod-lost-why = Das Schiff wurde gerettet, nachdem { $name } es verlassen hatte.
over-pod-alone = { $name } entkommt allein
over-pod-alone-why = Der letzte Wurf war { $roll }, höher als die { $held } gehaltenen Karten.
over-pod-all = Alle sind verloren, auch { $name }
over-pod-all-why = Der letzte Wurf war { $roll }, nicht höher als die { $held } gehaltenen Karten.
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
over-most = Höchstwert der Crew
over-row-turns = Züge gespielt
over-row-moves = Bewegungen
over-row-repairs = Steine ersetzt
over-row-diverts = Räume umgeleitet
over-row-shares = Karten geteilt
over-row-scavenges = Gesucht
over-row-activations = Räume aktiviert
over-row-tokens = Marker genutzt
over-board = Tisch ansehen
over-watch = Wiedergabe ansehen
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
