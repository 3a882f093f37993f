### Flugschule: die Lektionen und was der Captain darin sagt. Kurz, kein Lob, nie ein Scherz.

captain = Der Captain

## Über dem Tisch

lesson-branch-basics = Lektion { $number }
lesson-branch-expansions = Erweiterung { $number }
lesson-step = Schritt { $step } von { $steps }
lesson-skip = Überspringen
lesson-leave = Verlassen
lesson-show-me = Zeig es mir
lesson-read = Nachlesen
lesson-take-back = Zurücknehmen
lesson-walk-on = Weitergehen
lesson-again = Schritt noch einmal
lesson-back = Einen Schritt zurück
lesson-free = Dein eigener Zug: Nichts leuchtet. { $key } zeigt den Weg.
lesson-refused = Die Regeln lassen das nicht zu: { $why }.
lesson-other = { $what }. Dieser Schritt will etwas anderes.
lesson-reach = Das Ziel ist in diesem Zug erreichbar: noch { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}.
lesson-reach-later = In diesem Zug ist das Ziel nicht mehr erreichbar.
lesson-lost = { $what }. Das Ziel ist nicht mehr erreichbar.
lesson-lost-turn = Das Ziel ist nicht mehr erreichbar.
lesson-learned = Lektion beendet
lesson-next = Weiter: { $title }
lesson-to-school = Flugschule

## Flugschule

school-title = Flugschule
school-back = Zurück zum Titel
school-basics = Grundlagen
school-basics-note = { $count ->
    [one] eine Lektion
   *[other] { $count } Lektionen
} in beliebiger Folge; diese ist die beste
school-expansions = Erweiterungen
school-expansions-note = sobald du Energie umleiten kannst
school-minutes = { $minutes } min
school-done = Fertig
school-new = Neu
school-step = Schritt { $step } von { $steps }
school-progress = { $done } von { $count } Lektionen beendet
school-go-on = Weiter
school-begin = Beginnen
school-all-done = Alle Lektionen sind beendet. Jede lässt sich noch einmal fliegen.
school-captain-begun = Du warst mitten in „{ $title }“.
school-captain-next = Als Nächstes: „{ $title }“.
school-waits = Geh bei jedem Schritt: Die Lektion wartet dort auf dich.
school-hint-again = von vorn
school-hint-page = ihre Seite im Regelbuch
school-broken = Die Datei deiner Lektionen war nicht ganz lesbar. Was Sinn ergab, zählt; sie liegt als { $path }.
title-rulebook = Regelbuch
title-school = Flugschule
title-school-first = Lern das Spiel am Tisch
title-school-place = { $done } von { $count } Lektionen beendet

## Lektion 1

lesson-move-and-repair = Gehen und reparieren
lesson-move-and-repair-text = Gehen, eine Karte einem Feld zuordnen, einen Stein zurücklegen.
lesson-move-and-repair-go = Im Maschinenraum fehlt ein Stein. Bring Mara dorthin: Zieh sie, oder drück { $move } und wähle den Raum.
lesson-move-and-repair-mend = Das offene Feld will Daten. Leg Maras Datenkarte darauf, oder drück { $repair }.
lesson-move-and-repair-diagonal = Räume nebeneinander trennt ein Zug. Bring Mara nach oben in die Krankenstation.
lesson-move-and-repair-finish = Eine ungenutzte Aktion wird ein Aktionsmarker. Beende die Aktionen: drück { $end }.
lesson-move-and-repair-collect = Jetzt Karten: zwei verdeckte vom Stapel oder eine offene. Nimm, was du willst.
lesson-move-and-repair-own = Joon ist am Zug. Auch dem Crewquartier fehlt ein Stein. Leg ihn zurück.
lesson-move-and-repair-learned-1 = Eine Bewegung führt in den Raum nebenan und kostet eine Aktion.
lesson-move-and-repair-learned-2 = Eine Reparatur kostet eine Karte, die auf ein offenes Feld passt.
lesson-move-and-repair-learned-3 = Ein Raum arbeitet nur mit allen Steinen.
