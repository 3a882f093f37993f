# Der Film: warum eine Partie so ausging.

film-title = Der Film
film-saved = Wie das Schiff in Zug { $turn } gerettet wurde
film-lost = Wie das Schiff in Zug { $turn } verloren ging
film-luck = Glück
film-decisions = Entscheidungen
film-points = Punkte: { $points }
film-start = von { $value } % zu Beginn
film-chance = Gewinnchance
film-meaning = wenn Kadetten weiterspielen; Band: Unsicherheit
film-looking = Analysiere Zug { $turn } von { $turns }
film-unable = Diese Partie konnte nicht analysiert werden.
film-stopped = Die Analyse reagiert nicht mehr. Öffne den Film noch einmal, dann geht sie weiter.
film-luck-lane = Glück: Würfel, Karten, Schaden
film-decisions-lane = Entscheidungen: besser oder schlechter als ein Kadett
film-turn = Zug { $turn }, { $name }
film-turn-alone = Zug { $turn }
film-point-listed = Zug { $turn }: { $words }
film-point = Wendepunkt { $at } von { $count }
film-missed = { $points } oder mehr Punkte verpasst
film-sign-good = kein klar besserer Plan
film-sign-missed = der Plan des Kapitäns war besser
film-somebody = eine Person
film-happened = Was geschah
film-part = { $at } / { $count }
film-more = Den Rest zeigen
film-captain = Plan des Kapitäns
film-as-good = Ich habe keinen klar besseren Plan gefunden.
film-as-good-note = Am Tisch schätze ich nur. Hier zählen allein zu Ende gespielte Partien.
film-awaited = Noch nicht analysiert. Bald siehst du hier, was Glück und Entscheidungen verändert haben, und den Plan des Kapitäns.
film-better = Stattdessen { $win } %: { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} besser, ± { $margin }
film-show = Zeigen
film-enters = Aktionen: { $actions } · Aktionsmarker: { $tokens } · Karten im Stapel: { $cards }
film-key-turns = Züge
film-key-points = Wendepunkte
film-key-play = abspielen
film-names-hide = Namen ausblenden
film-names-show = Namen einblenden
film-point-back = Voriger Wendepunkt
film-point-on = Nächster Wendepunkt
film-tip-plot = { DEVICE() ->
    [pad] Geh mit { KEY("left") } und { KEY("right") } die Kurve entlang. Jeder Schritt ist ein Zug.
   *[keys] Klicke oder ziehe auf der Kurve, oder drücke die Pfeiltasten nach links und rechts. Jeder Schritt ist ein Zug.
}
film-tip-point = Zug { $turn }, Punkte: { $points }
film-back = Zurück
film-end-saved = gerettet
film-end-lost = verloren
over-film = Film
command-film = Film: warum die Partie so ausging
command-film-show = Film: am Tisch zeigen
