# Der Film: warum eine Partie so ausging.

film-title = Der Film
film-saved = Wie das Schiff in Zug { $turn } gerettet wurde
film-lost = Wie das Schiff in Zug { $turn } verloren ging
film-luck = Glück
film-decisions = Entscheidungen
film-points = { $points } Punkte
film-start = von { $value } % zu Beginn
film-chance = Gewinnchance
film-meaning = wenn Kadetten weiterspielten; das Band ist die Unsicherheit
film-looking = Zug { $turn } von { $turns } wird angesehen
film-unable = Für diese Partie sind keine Chancen bekannt.
film-luck-lane = Glück: Würfel, Karten, Schäden
film-decisions-lane = Entscheidungen: besser oder schlechter als die eines Kadetten
film-turn = Zug { $turn }, { $name }
film-turn-alone = Zug { $turn }
film-point-listed = Zug { $turn }: { $words }
film-point = Wendepunkt { $at } von { $count }
film-missed = { $points } Punkte oder mehr verpasst
film-somebody = jemand
film-happened = Was geschah
film-part = { $at } / { $count }
film-more = Mehr von dem zeigen, was geschah
film-captain = Der Kapitän hätte
film-as-good = Nichts wäre über die Unsicherheit hinaus besser gewesen.
film-better = Dann { $win } %: { $points } Punkte besser, auf { $margin } genau
film-show = Zeigen
film-enters = Aktionen: { $actions } · Aktionsmarker: { $tokens } · Karten im Stapel: { $cards }
film-key-turns = Züge
film-key-points = Wendepunkte
film-key-play = abspielen
film-names-hide = Namen verbergen
film-names-show = Namen zeigen
film-point-back = Zum vorigen Wendepunkt
film-point-on = Zum nächsten Wendepunkt
film-tip-plot = { DEVICE() ->
    [pad] { KEY("left") } und { KEY("right") } gehen die Kurve entlang: Jede Stelle ist ein Zug.
   *[keys] Klicke oder ziehe auf der Kurve oder drücke die Pfeiltasten nach links und rechts: Jede Stelle ist ein Zug.
}
film-tip-point = Zug { $turn }: { $points } Punkte
film-back = Zurück
film-end-saved = gerettet
film-end-lost = verloren
over-film = Film
command-film = Sehen, warum die Partie so ausging
command-film-show = Film: am Tisch zeigen
