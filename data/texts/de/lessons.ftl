### Flugschule: die Lektionen und was der Kapitän darin sagt. Kurz, kein Lob, nie ein Scherz.

captain = Der Kapitän

## Über dem Tisch

lesson-branch-basics = Lektion { $number }
lesson-branch-expansions = Erweiterung { $number }
lesson-step = Schritt { $step } von { $steps }
lesson-skip = Überspringen
lesson-leave = Verlassen
lesson-show-me = Zeig es mir
lesson-read = Nachlesen
lesson-read-page = Nachlesen: { $page }
lesson-take-back = Zurücknehmen
lesson-walk-on = Weitergehen
lesson-again = Schritt noch einmal
lesson-back = Einen Schritt zurück
lesson-free = Jetzt du allein: Nichts leuchtet. { $key } zeigt den Weg.
lesson-refused = Die Regeln lassen das nicht zu: { $why }.
lesson-other = { $what }. Dieser Schritt will etwas anderes.
lesson-reach = Das Ziel ist in diesem Zug erreichbar: noch { $count ->
    [one] eine Entscheidung
   *[other] { $count } Entscheidungen
}.
lesson-reach-later = In diesem Zug ist das Ziel nicht erreichbar.
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
lesson-move-and-repair-go = { DEVICE() ->
    [pad] Im Maschinenraum fehlt ein Stein. Bring Mara dorthin: Drück { $move } und wähle den Raum.
   *[keys] Im Maschinenraum fehlt ein Stein. Bring Mara dorthin: Zieh sie, oder drück { $move } und wähle den Raum.
}
lesson-move-and-repair-mend = Das offene Feld will Daten. Leg Maras Datenkarte darauf, oder drück { $repair }.
lesson-move-and-repair-diagonal = Räume nebeneinander trennt eine Bewegung. Bring Mara nach oben in die Krankenstation.
lesson-move-and-repair-finish = Keine Aktion ist übrig. Beende die Aktionen: drück { $end }.
lesson-move-and-repair-collect = Jetzt Karten: zwei verdeckte vom Stapel oder eine offene. Nimm, was du willst.
lesson-move-and-repair-own = Joon ist am Zug. Auch dem Crewquartier fehlt ein Stein. Leg ihn zurück.
lesson-move-and-repair-learned-1 = Eine Bewegung führt in den Raum nebenan und kostet eine Aktion.
lesson-move-and-repair-learned-2 = Eine Reparatur kostet eine Karte, die auf ein offenes Feld passt.
lesson-move-and-repair-learned-3 = Ein Raum arbeitet nur mit allen Steinen.

## Lektion 2

lesson-three-phases = Die drei Phasen
lesson-three-phases-text = Handeln, sammeln, dann trifft der Sturm. Marker.
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] Suchen bringt Karten: Der Würfel sagt, wie viele. Drück { $scavenge }.
   *[keys] Suchen bringt Karten: Der Würfel sagt, wie viele. Wirf ihn ins Schiff, oder drück { $scavenge }.
}
lesson-three-phases-pick = Eine Karte. Nimm sie verdeckt vom Stapel oder eine offene.
lesson-three-phases-save = Beende die Aktionen jetzt mit { $end }: Jede ungenutzte wird ein Aktionsmarker.
lesson-three-phases-collect = Phase 2: zwei Karten vom Stapel oder eine offene. Danach trifft der Sturm.
lesson-three-phases-answer = Der Sturm nahm dem Frachtraum einen Stein. Mara ist am Zug: Bring sie dorthin.
lesson-three-phases-mend = Das offene Feld will Energie. Leg Maras Energiekarte darauf.
lesson-three-phases-own = Auch der Brücke fehlt ein Stein. Repariere sie in diesem Zug: Maras Marker zahlt die vierte Aktion.
lesson-three-phases-learned-1 = Eine ungenutzte Aktion wird ein Marker; ein Marker zahlt eine weitere Aktion.
lesson-three-phases-learned-2 = Phase 2 bringt Karten: zwei verdeckte oder eine offene.
lesson-three-phases-learned-3 = Phase 3 gehört dem Sturm, am Ende jedes Zuges.

## Lektion 3

lesson-divert-power = Energie umleiten
lesson-divert-power-text = Drei Steine, drei Karten, ein Raum weniger.
lesson-divert-power-divert = Der Frachtraum ist heil. Seine Spalte will Daten, Metall, Nanobots. Leg eine Karte dorthin, oder drück { $divert }.
lesson-divert-power-go = Ein Raum von acht. Die Krankenstation ist die nächste: Bring Joon dorthin.
lesson-divert-power-universal = Sie will Daten und zweimal Energie; ein Universal steht für jede Karte. Leite ihre Energie um.
lesson-divert-power-end = Keine Aktion ist übrig. Beende die Aktionen mit { $end } und nimm dann Karten.
lesson-divert-power-refill = Der Maschinenraum ist umgeleitet: Eine passende Karte bringt alle Steine zurück. Nimm Metall.
lesson-divert-power-own = Mara kann in diesem Zug noch einen Raum umleiten: die Messe.
lesson-divert-power-learned-1 = Umleiten braucht einen heilen Raum, seine drei Karten und eine Aktion.
lesson-divert-power-learned-2 = Ein Universal steht für jede einzelne Karte.
lesson-divert-power-learned-3 = Ist ein Raum umgeleitet, repariert eine Karte ihn ganz.

## Lektion 4

lesson-what-rooms-do = Was Räume können
lesson-what-rooms-do-text = Einen Raum aktivieren, statt nur durchzugehen.
lesson-what-rooms-do-look = Die Brücke sieht die nächsten drei Schadenskarten. Aktiviere sie mit { $activate } und leg die nach oben, die du erträgst.
lesson-what-rooms-do-go = Darunter liegt das Crewquartier. Bring Joon dorthin.
lesson-what-rooms-do-call = Das Crewquartier schickt jemanden in einen Raum, in dem schon jemand steht. Aktiviere es und hol Mara zu Joon.
lesson-what-rooms-do-end = Beende die Aktionen mit { $end } und nimm Karten. Der Sturm folgt deiner Ordnung.
lesson-what-rooms-do-own = Mara ist am Zug. Die Waffenkammer legt zwei Schilde; jeder hält einen Treffer auf. Leg sie vor dem Sturm.
lesson-what-rooms-do-learned-1 = Nur ein heiler Raum lässt sich aktivieren, von jemandem, der darin steht.
lesson-what-rooms-do-learned-2 = Die Brücke entscheidet, was als Nächstes trifft.
lesson-what-rooms-do-learned-3 = Ein Schild auf einem Raum hält einen Treffer auf.

## Lektion 5

lesson-storm-grows = Der Sturm wächst
lesson-storm-grows-text = Zwei, dann drei Räume je Treffer. Der Hüllenbruch.
lesson-storm-grows-critical = Die Messe hat keinen Stein mehr. Noch ein Treffer dort, und das Schiff ist verloren. Leg einen Stein zurück.
lesson-storm-grows-two = Die nächste Karte trifft zwei Räume auf einmal. Beende die Aktionen und nimm Karten.
lesson-storm-grows-last = Eine Schadenskarte ist übrig: drei Räume. Dahinter wartet der Hüllenbruch. Beende Maras Zug.
lesson-storm-grows-breach = Nun reißt jeder Zug Karten vom Ressourcenstapel. Ist er leer, ist das Schiff verloren. Beende Joons Zug.
lesson-storm-grows-own = Sieben Räume sind umgeleitet. Rette das Schiff in diesem Zug: der letzte Raum, dann der Energiekern.
lesson-storm-grows-learned-1 = Schadenskarten wachsen: ein Raum, dann zwei, dann drei.
lesson-storm-grows-learned-2 = Nach der letzten reißt der Hüllenbruch in jedem Zug Karten fort.
lesson-storm-grows-learned-3 = Alle acht Räume umgeleitet, dann der Energiekern aktiviert: Das Schiff ist gerettet.

## Andere Räume

lesson-alternative-rooms = Alternative Räume
lesson-alternative-rooms-text = Dieselben Räume mit je einer zweiten Fähigkeit.
lesson-alternative-rooms-take = Dieser Frachtraum arbeitet anders: Er gibt eine Karte. Aktiviere ihn mit { $activate } und nimm Nanobots.
lesson-alternative-rooms-end = Gleiche Felder, gleiche Kosten: Nur die Fähigkeit ist anders. Beende die Aktionen und nimm Karten.
lesson-alternative-rooms-give = Diese Werkstatt reicht jemand anderem einen Reparaturstein. Aktiviere sie und gib Kei den Stein.
lesson-alternative-rooms-next = Der Stein wartet bei Kei. Beende Maras Zug und nimm Karten.
lesson-alternative-rooms-own = Kei hält einen Reparaturstein, der keine Karte braucht. Schließ damit die Lücke in der Brücke.
lesson-alternative-rooms-learned-1 = Jeder Raum außer dem Kern hat zwei Seiten; lies die Karte.
lesson-alternative-rooms-learned-2 = Felder und Umleitkosten sind auf beiden Seiten gleich.
lesson-alternative-rooms-learned-3 = Ein gehaltener Stein repariert ohne Karte.

## Schadenskontrolle

lesson-damage-control = Schadenskontrolle
lesson-damage-control-text = Manche Treffer fragen dich, welche Räume sie treffen.
lesson-damage-control-end = Manche Schadenskarten nennen keinen Raum: Wer am Zug ist, wählt. Beende die Aktionen mit { $end } und nimm Karten.
lesson-damage-control-choose = Ein Raum deiner Wahl. Wähle den Frachtraum, der es erträgt, und bestätige mit { $end }.
lesson-damage-control-own = Maras Zug endet mit einem Treffer auf zwei Räume deiner Wahl. Manche haben keinen Stein mehr. Verliere keinen.
lesson-damage-control-learned-1 = Eine Karte jeder Art überlässt der Crew die Räume.
lesson-damage-control-learned-2 = Wer am Zug ist, wählt lauter verschiedene Räume.
lesson-damage-control-learned-3 = Ein Treffer auf einen Raum ohne Stein kostet das Schiff, gewählt oder nicht.

## Die Rettungskapsel

lesson-escape-pod = Die Rettungskapsel
lesson-escape-pod-text = Die anderen verlassen und hoffen, dass es richtig war.
lesson-escape-pod-board = Sieben Räume sind umgeleitet: Vom Energiekern aus darf jemand gehen. Steig in die Kapsel, mit { $board }.
lesson-escape-pod-others = Joons Zug war sofort vorbei. Wird das Schiff gerettet, verliert Joon. Mara bleibt: Beende ihren Zug.
lesson-escape-pod-own = Kei kann das Schiff in diesem Zug retten: der letzte Raum, dann der Energiekern.
lesson-escape-pod-learned-1 = Sind sieben Räume umgeleitet, darf eine Person einsteigen, endgültig.
lesson-escape-pod-learned-2 = Jeder Zug im All: eine Karte, ein Wurf, vielleicht noch eine Karte.
lesson-escape-pod-learned-3 = Ist das Schiff gerettet, gewinnen die anderen; ist es verloren, vielleicht nur, wer ging.

## Solo

lesson-solo = Allein gegen die Sonne
lesson-solo-text = Solo: eine Hand, drei Crewmitglieder, tauschen.
lesson-solo-trade = Eine Hand dient allen dreien. Tausche für zwei Aktionen eine Karte gegen eine offene: Metall gegen Daten.
lesson-solo-go = Eine Aktion ist übrig. Bring Joon ins Crewquartier oder in einen anderen Raum nebenan.
lesson-solo-end = Jedes der drei hat einen ganzen Zug. Beende Joons mit { $end } und nimm Karten.
lesson-solo-own = Mara steht im Maschinenraum. Schließ beide Lücken mit dem, was die Hand hält.
lesson-solo-learned-1 = Eine Hand von sechs Karten für drei Crewmitglieder.
lesson-solo-learned-2 = Tauschen tritt an die Stelle des Teilens; es kostet zwei Aktionen.
lesson-solo-learned-3 = Marker und Steine gehören einem einzelnen Crewmitglied.

## Ein geführtes erstes Spiel

setup-guided = Geführtes erstes Spiel
setup-guided-tip = Ein echtes Spiel; der Kapitän sagt, was möglich ist, bis zwei Züge ohne Fehler waren.
guide-close = Verstanden
guide-note = Die Hinweise enden nach zwei Zügen ohne Fehler.
guide-win = Das Schiff lässt sich in diesem Zug retten, in { $count ->
    [one] einem Schritt
   *[other] { $count } Schritten
}.
guide-critical = { $room }: kein Stein mehr; der nächste Treffer dort kostet das Schiff. In diesem Zug lässt sich das reparieren, in { $count ->
    [one] einem Schritt
   *[other] { $count } Schritten
}.
guide-divert = { $room }: Die Energie lässt sich in diesem Zug umleiten, in { $count ->
    [one] einem Schritt
   *[other] { $count } Schritten
}.
guide-danger = { $room }: kein Stein mehr; der nächste Treffer dort kostet das Schiff. Sicher reparieren lässt sich das in diesem Zug nicht.
guide-quiet = Kein Raum ist einen Treffer vom Ende entfernt. Sicher lässt sich in diesem Zug keine Energie umleiten.
guide-missed-win = Die Aktionen sind beendet, dabei ließ sich das Schiff in diesem Zug noch retten.
guide-missed-critical = { $room }: Die Aktionen sind beendet, dabei ließ sich das noch reparieren. Dort ist kein Stein mehr.
guide-over = Zwei Züge ohne Fehler. Der Tisch gehört dir.
