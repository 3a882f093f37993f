### Züge früherer Flüge, die noch einmal geflogen werden können.

turns-title = Züge zum Nachfliegen
turns-lead = In jedem dieser Züge sah der Kapitän einen besseren Plan. Findest du ihn?
turns-sum = Offen: { $waiting } · Gelöst: { $solved }
turns-cadet = Zug { $turn }, von einem Kadetten
turns-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
turns-better = Mein Plan war hier { $points } besser, ± { $margin }: die Gewinnchance, wenn Kadetten weiterspielen.
turns-how = Dein Versuch endet mit deinem Zug. Danach werden dein alter Zug, der neue und der des Kapitäns mit denselben neuen Karten weitergespielt und verglichen: Glück zählt nicht.
turns-fly = Diesen Zug fliegen
turns-drop = Entfernen
turns-none = Keine Züge zum Nachfliegen. Dein nächster Film bringt vielleicht welche.
turns-found = { $count ->
    [one] Ein Zug dieses Films ist jetzt bei deinen Zügen zum Nachfliegen.
   *[other] { $count } Züge dieses Films sind jetzt bei deinen Zügen zum Nachfliegen.
}
turns-cannot = Dieser Zug wurde mit anderen Regeln geflogen und lässt sich hier nicht nachfliegen.
turns-damaged = Einige Züge zum Nachfliegen waren nicht lesbar und fehlen jetzt. Die alte Datei liegt unter { $file }.
turns-unread = Deine Züge zum Nachfliegen lassen sich gerade nicht lesen. Solar Storm versucht es alle paar Sekunden wieder.
turns-unsaved = Änderungen an deiner Liste der Züge zum Nachfliegen sind nicht gespeichert: Der Datenträger ist voll oder lässt sich nicht beschreiben. Solar Storm versucht es alle paar Sekunden wieder.
turns-again = Noch einmal Zug { $turn }
turns-task = Mach das Beste aus diesem Zug.
turns-task-end = Karten und Würfe sind wie damals.
turns-leave = Verlassen
turns-adviser = Der Kapitän antwortet nach deinem Versuch.
turns-start = Hier begann der Zug.
turns-lock = Die Karten dieses Stapels kommen wie damals.
turns-then = Damals
turns-now = Jetzt
turns-chance = Gewinnchance, wenn Kadetten weiterspielen; ± stimmt in 95 von 100 Fällen
turns-comparing = Vergleich mit neuen Karten: { $deals } von { $most }
turns-luck = Was Karten und Würfel brachten, zählt nicht, nur was daraus gemacht wurde.
turns-unable = Die Pläne konnten nicht verglichen werden. Flieg den Zug noch einmal, um es wieder zu versuchen.
turns-gain = { $points } besser als damals
turns-loss = { $points } schlechter als damals
turns-even = So gut wie damals
turns-level = So gut wie der Plan des Kapitäns, im Rahmen der Unsicherheit
turns-above = { $points } besser als der Plan des Kapitäns
turns-behind = { $points } hinter dem Plan des Kapitäns
turns-solved = Gelöst. Der Zug verlässt deine Liste.
turns-stays = Der Zug bleibt auf deiner Liste.
turns-keep = Behalten
turns-show = Zeigen
turns-next = Weiter: Zug { $turn }, { $points }
turns-once-more = Noch ein Versuch
settings-turns-again = Verbesserbare Züge merken
settings-turns-again-note = Zeigt ein Film, dass der Kapitän für einen Zug einen viel besseren Plan hatte, kannst du ihn später noch einmal spielen.
command-turn-keep = Nachgeflogener Zug: behalten
command-turn-again = Nachgeflogener Zug: noch ein Versuch
command-turn-show = Nachgeflogener Zug: zeigen
