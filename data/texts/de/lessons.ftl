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
lesson-take-back = Rückgängig
lesson-walk-on = Weiter
lesson-again = Schritt wiederholen
lesson-back = Voriger Schritt
lesson-free = Jetzt du: Nichts ist hervorgehoben. Drücke { $key }, wenn du nicht weiterweißt.
lesson-refused = Das geht nicht. { $why }.
lesson-other = { $what }. In diesem Schritt geht es um etwas anderes.
lesson-reach = Du kannst das Ziel in diesem Zug noch erreichen: mit { $count ->
    [one] einer Entscheidung
   *[other] { $count } Entscheidungen
}.
lesson-reach-later = In diesem Zug ist das Ziel nicht mehr zu erreichen.
lesson-lost = { $what }. Das Ziel ist nicht mehr zu erreichen.
lesson-lost-turn = Das Ziel ist nicht mehr zu erreichen.
lesson-lost-next = Dieser Schritt ist geschafft, aber der nächste ist nicht mehr zu erreichen.
lesson-why-over = { $name } hat die Aktionen schon beendet.
lesson-why-actions = { $name } hat keine Aktionen mehr.
lesson-why-few = { $name } hat zu wenige Aktionen übrig.
lesson-why-card = Die Karte dafür ist weg: { $card }.
lesson-why-gone = Nichts, was du in diesem Zug tun kannst, führt dorthin.
lesson-costs-next = { $spent ->
    [yes] Dieses Ziel kannst du noch erreichen, aber dann hat { $name } keine Aktion mehr für den nächsten Schritt.
   *[no] Dieses Ziel kannst du noch erreichen, aber dann nicht mehr das des nächsten Schritts.
}
lesson-asked-note = Beantworte das zuerst. Dann geht es mit dem Schritt weiter.
lesson-ship-lost = Dieses Schiff haben wir verloren, aber es ist nur eine Lektion. Versuch es noch einmal.
lesson-prompt-lost = Das Schiff ist verloren
lesson-prompt-lost-text = Sieh dich um, solange du willst. Mit { KEY("end") } oder dem Knopf hier geht es zurück in die Lektion.
lesson-told = Schau erst einmal zu: Diesen Schritt übernehme ich.
lesson-learned = Lektion geschafft
lesson-next = Weiter: { $title }
lesson-to-school = Flugschule

## Flugschule

school-title = Flugschule
school-back = Zurück zum Titel
school-basics = Grundlagen
school-basics-note = { $count ->
    [one] eine Lektion
   *[other] { $count } Lektionen
}, am besten in dieser Reihenfolge
school-expansions = Erweiterungen
school-expansions-note = sobald du Strom umleiten kannst
school-minutes = { $minutes } min
school-done = Fertig
school-new = Neu
school-step = Schritt { $step } von { $steps }
school-progress = { $done } von { $count } Lektionen geschafft
school-go-on = Weiter
school-begin = Starten
school-all-done = Du hast alle Lektionen geschafft. Du kannst jede wiederholen.
school-captain-begun = Du hast „{ $title }“ noch nicht beendet.
school-captain-next = Als Nächstes: „{ $title }“.
school-waits = Du kannst jederzeit gehen. Die Lektion geht dort weiter, wo du aufgehört hast.
school-unsaved = Dein Stand in der Flugschule ist nicht gespeichert: Der Datenträger ist voll oder lässt sich nicht beschreiben. Solar Storm versucht es alle paar Sekunden wieder.
school-hint-again = von vorn
school-hint-page = Regelbuchseite
school-broken = Ein Teil deines Fortschritts war nicht lesbar. Der Rest blieb erhalten. Die alte Datei liegt unter { $path }.
title-rulebook = Regelbuch
title-school = Flugschule
title-school-first = Lerne das Spiel am Tisch
title-school-place = { $done } von { $count } Lektionen geschafft

## Lektion 1

lesson-move-and-repair = Gehen und reparieren
lesson-move-and-repair-text = Gehen, eine passende Karte finden, einen Stein zurücklegen.
lesson-move-and-repair-sun = Unsere Triebwerke sind tot, und die Sonne zieht uns an. Leitet den Strom aller acht Räume zum Energiekern, dann startet ihn neu.
lesson-move-and-repair-storm = Jeder Raum beginnt mit drei Steinen. In jedem Zug schlägt der Sturm welche heraus. Trifft er einen Raum ohne Steine, verlieren wir das Schiff.
lesson-move-and-repair-go = { DEVICE() ->
    [pad] Der Sturm hat dem Maschinenraum einen Stein genommen. Bring Orion dorthin: Drücke { $move } und wähle den Raum.
   *[keys] Der Sturm hat dem Maschinenraum einen Stein genommen. Ziehe Orion dorthin, oder drücke { $move } und wähle den Raum.
}
lesson-move-and-repair-mend = Eine Karte bringt einen Stein zurück. Das leere Feld zeigt, welche: Daten. Lege Orions Datenkarte darauf, oder drücke { $repair }.
lesson-move-and-repair-diagonal = Jede Bewegung führt einen Raum weiter: hoch, runter, links oder rechts. Bring Orion hoch in die Krankenstation.
lesson-move-and-repair-finish = Orion hat keine Aktionen mehr. Beende deine Aktionen: Drücke { $end }.
lesson-move-and-repair-collect = Jetzt wird gesammelt: zwei verdeckte Karten vom Ressourcenstapel oder eine offene daneben. Nimm, was du willst.
lesson-move-and-repair-own = Vega ist am Zug. Auch dem Crewquartier fehlt ein Stein. Lege ihn zurück.
lesson-move-and-repair-learned-1 = Mit einer Bewegung gehst du in einen Nachbarraum. Das kostet eine Aktion.
lesson-move-and-repair-learned-2 = Reparieren kostet eine Aktion und eine Karte, die zu einem leeren Feld passt.
lesson-move-and-repair-learned-3 = Ein Raum wirkt nur, solange er alle Steine hat.

## Lektion 2

lesson-three-phases = Die drei Phasen
lesson-three-phases-text = Handeln, sammeln, dem Sturm trotzen. Aktionsmarker.
lesson-three-phases-scavenge = { DEVICE() ->
    [pad] Suche nach Karten: Der Würfel zeigt, wie viele du findest. Drücke { $scavenge }.
   *[keys] Suche nach Karten: Der Würfel zeigt, wie viele du findest. Wirf ihn auf das Schiff, oder drücke { $scavenge }.
}
lesson-three-phases-again = { DEVICE() ->
    [pad] Bei 1 oder 2 findest du nichts, und die Aktion ist weg. Noch einmal: 3 bis 5 bringt eine Karte, 6 zwei. Drücke { $scavenge }.
   *[keys] Bei 1 oder 2 findest du nichts, und die Aktion ist weg. Wirf noch einmal: 3 bis 5 bringt eine Karte, 6 zwei.
}
lesson-three-phases-pick = Du hast eine Karte gefunden. Nimm sie verdeckt vom Stapel, oder nimm eine offene Karte.
lesson-three-phases-save = Vega hat eine Aktion übrig. Beende deine Aktionen mit { $end }: Jede ungenutzte wird zum Aktionsmarker.
lesson-three-phases-collect = Phase 2: Nimm zwei Karten vom Stapel oder eine offene. Dann zeigt eine Schadenskarte, wo der Sturm trifft.
lesson-three-phases-answer = Der Sturm hat dem Frachtraum einen Stein genommen. Orion ist am Zug: Geh dorthin.
lesson-three-phases-mend = Das leere Feld braucht Energie. Lege Orions Energiekarte darauf.
lesson-three-phases-pass = Orion hat genug getan. Beende deine Aktionen mit { $end }, dann nimm deine Karten. Der Sturm kommt in jedem Zug.
lesson-three-phases-own = Der Brücke fehlen zwei Steine. Lege in diesem Zug beide zurück: Vegas Aktionsmarker bezahlt eine vierte Aktion.
lesson-three-phases-learned-1 = Eine ungenutzte Aktion wird zum Aktionsmarker. Ein Marker bezahlt eine weitere Aktion.
lesson-three-phases-learned-2 = Phase 2: zwei Karten vom Stapel oder eine offene. Behalte höchstens sechs.
lesson-three-phases-learned-3 = Phase 3, am Ende jedes Zuges: Der Sturm trifft das Schiff.

## Lektion 3

lesson-divert-power = Strom umleiten
lesson-divert-power-text = Drei Steine, drei Karten, ein Raum näher am Ziel.
lesson-divert-power-divert = Der Frachtraum ist voll repariert. Leite seinen Strom um: Er fließt dann zum Kern. Lege eine passende Karte auf die Kosten, oder drücke { $divert }.
lesson-divert-power-go = Zwei von acht Räumen sind umgeleitet. Die drei Karten sind auf der Ablage, wie alle benutzten. Bring Vega als Nächstes in die Krankenstation.
lesson-divert-power-universal = Sie kostet Daten und zweimal Energie. Eine Universalkarte ersetzt jede Karte. Leite den Strom um.
lesson-divert-power-end = Vega hat keine Aktionen mehr. Beende deine Aktionen mit { $end } und nimm dann deine Karten.
lesson-divert-power-refill = Der Maschinenraum ist umgeleitet, darum bringt eine passende Karte alle Steine zurück. Nimm Metall.
lesson-divert-power-own = Orion kann in diesem Zug noch einen Raum umleiten: die Messe.
lesson-divert-power-learned-1 = Umleiten kostet die drei Karten eines voll reparierten Raums und eine Aktion.
lesson-divert-power-learned-2 = Eine Universalkarte ersetzt eine beliebige Karte.
lesson-divert-power-learned-3 = In einem umgeleiteten Raum bringt eine Karte alle Steine zurück.

## Lektion 4

lesson-what-rooms-do = Was Räume können
lesson-what-rooms-do-text = Einen Raum aktivieren, statt nur durchzugehen.
lesson-what-rooms-do-look = Die Brücke zeigt drei Schadenskarten; sie nennen die Räume, die getroffen werden. Aktiviere sie mit { $activate } und lege die der Messe nach unten.
lesson-what-rooms-do-go = Das Crewquartier ist einen Raum weiter unten. Bring Vega dorthin.
lesson-what-rooms-do-call = Aktiviere das Crewquartier und hole Orion zu Vega. Im selben Raum könnt ihr Karten teilen.
lesson-what-rooms-do-end = Vega hat fünf Karten und keine Aktionen mehr. Beende deine Aktionen mit { $end }.
lesson-what-rooms-do-limit = Dein Handlimit ist sechs. Nimm zwei Karten vom Stapel; dann hast du sieben und legst eine ab.
lesson-what-rooms-do-share = Orion und Vega sind im selben Raum. Für eine Aktion kann Orion eine Karte nehmen oder geben: Nimm Vegas Energie.
lesson-what-rooms-do-guard = Ein Schutzmarker fängt einen Treffer ab. Bring Orion in die Waffenkammer, aktiviere sie und lege beide Marker auf die Messe.
lesson-what-rooms-do-hold = Beende Orions Aktionen mit { $end }, dann nimm deine Karten. Der Sturm folgt der Reihenfolge, die du gewählt hast.
lesson-what-rooms-do-stop = Jetzt wird die Messe getroffen. Beende Vegas Zug und nimm eine offene Karte.
lesson-what-rooms-do-own = Ein Marker hat den Treffer abgefangen. Der andere ging zu Beginn von Orions Zug zurück. Repariere das oberste Feld der Messe.
lesson-what-rooms-do-learned-1 = Du kannst den Raum aktivieren, in dem du bist, solange er voll repariert ist.
lesson-what-rooms-do-learned-2 = Im selben Raum gibt oder nimmt eine Aktion eine Karte. Behalte am Ende des Zuges sechs.
lesson-what-rooms-do-learned-3 = Ein Schutzmarker fängt einen Treffer ab. Ungenutzt kommt er bei deinem nächsten Zug zurück.

## Lektion 5

lesson-storm-grows = Der Sturm wächst
lesson-storm-grows-text = Treffer auf zwei, dann auf drei Räume. Der Hüllenbruch.
lesson-storm-grows-critical = Die Messe hat keine Steine mehr. Noch ein Treffer dort, und wir verlieren das Schiff. Lege einen Stein zurück.
lesson-storm-grows-two = Die nächste Karte trifft zwei Räume auf einmal. Beende deine Aktionen und nimm deine Karten.
lesson-storm-grows-last = Es bleibt eine Schadenskarte: drei Räume. Danach kommt der Hüllenbruch. Beende Orions Zug.
lesson-storm-grows-breach = Ab jetzt verliert der Ressourcenstapel jeden Zug Karten. Ist er leer, verlieren wir das Schiff. Beende Vegas Zug.
lesson-storm-grows-own = Sieben Räume sind umgeleitet. Rette das Schiff in diesem Zug: Leite den letzten um und aktiviere den Energiekern.
lesson-storm-grows-learned-1 = Schadenskarten treffen erst einen Raum, dann zwei, dann drei.
lesson-storm-grows-learned-2 = Nach der letzten legt der Hüllenbruch jeden Zug Ressourcenkarten ab.
lesson-storm-grows-learned-3 = Leitet alle acht Räume um und aktiviert dann den Energiekern: Das Schiff ist gerettet.

## Andere Räume

lesson-alternative-rooms = Alternative Räume
lesson-alternative-rooms-text = Dieselben Räume, jeder mit einer zweiten Fähigkeit.
lesson-alternative-rooms-take = Dieser Frachtraum ist anders: Er gibt dir eine Karte. Aktiviere ihn mit { $activate } und nimm Nanobots.
lesson-alternative-rooms-end = Nur die Fähigkeit ist anders; Reparaturleiste und Kosten sind gleich. Beende deine Aktionen und nimm deine Karten.
lesson-alternative-rooms-give = Diese Werkstatt gibt einem anderen Crewmitglied einen Reparaturstein. Aktiviere sie und gib Lyra den Stein.
lesson-alternative-rooms-next = Jetzt hat Lyra den Stein. Beende Orions Zug und nimm deine Karten.
lesson-alternative-rooms-own = Lyra hat einen Reparaturstein, der keine Karte braucht. Fülle damit das leere Feld der Brücke.
lesson-alternative-rooms-learned-1 = Jeder Raum außer dem Kern hat zwei Seiten. Lies die Karte.
lesson-alternative-rooms-learned-2 = Reparaturleiste und Umleitkosten sind auf beiden Seiten gleich.
lesson-alternative-rooms-learned-3 = Ein eigener Reparaturstein repariert ohne Karte.

## Schadenskontrolle

lesson-damage-control = Schadenskontrolle
lesson-damage-control-text = Bei manchen Schadenskarten wählst du die Räume.
lesson-damage-control-end = Manche Schadenskarten nennen keine Räume: Die aktive Person wählt. Beende deine Aktionen mit { $end } und nimm deine Karten.
lesson-damage-control-choose = Ein Raum, und du wählst. Der Frachtraum hält einen Treffer aus: Wähle ihn und bestätige mit { $end }.
lesson-damage-control-own = Orions Zug endet mit einem Treffer auf zwei Räume deiner Wahl. Manche haben keine Steine: Meide sie.
lesson-damage-control-learned-1 = Bei einer Schadenskarte jedes Typs wählst du die Räume.
lesson-damage-control-learned-2 = Ihr Typ sagt, wie viele. Die aktive Person wählt verschiedene Räume.
lesson-damage-control-learned-3 = Ein Treffer auf einen Raum ohne Steine zerstört ihn, auch wenn du ihn gewählt hast.

## Die Rettungskapsel

lesson-escape-pod = Die Rettungskapsel
lesson-escape-pod-text = Lass die anderen im Stich und hoffe, dass es richtig war.
lesson-escape-pod-board = Sieben Räume sind umgeleitet: Jetzt darf jemand vom Energiekern aus fliehen. Steig mit { $board } in die Kapsel.
lesson-escape-pod-others = Vegas Zug war sofort zu Ende. Wird das Schiff gerettet, verliert Vega. Orion bleibt: Beende Orions Aktionen und nimm dann zwei Karten oder eine offene.
lesson-escape-pod-own = Lyra kann das Schiff in diesem Zug retten: Leite den letzten Raum um und aktiviere den Energiekern.
lesson-escape-pod-learned-1 = Ab sieben umgeleiteten Räumen darf eine Person einsteigen. Es gibt kein Zurück.
lesson-escape-pod-learned-2 = Jeder Zug im All: eine Karte nehmen, würfeln, vielleicht noch eine nehmen.
lesson-escape-pod-learned-3 = Wird das Schiff gerettet, verliert nur der Deserteur. Sonst entscheidet ein letzter Wurf, ob er gewinnt.

## Solo

lesson-solo = Solo
lesson-solo-text = Drei Crewmitglieder, eine Hand, Kartentausch.
lesson-solo-trade = Alle drei teilen sich eine Hand. Tausche für zwei Aktionen eine Karte gegen eine offene: Gib Metall, nimm Daten.
lesson-solo-go = Eine Aktion bleibt. Bring Vega ins Crewquartier oder in einen anderen Nachbarraum.
lesson-solo-end = Jedes Crewmitglied hat einen ganzen Zug. Beende Vegas mit { $end } und nimm deine Karten.
lesson-solo-own = Orion ist im Maschinenraum. Fülle beide leeren Felder mit Karten aus deiner Hand.
lesson-solo-learned-1 = Drei Crewmitglieder teilen sich eine Hand. Ihr Limit sind sechs Karten.
lesson-solo-learned-2 = Statt zu teilen, tauschst du für zwei Aktionen mit einer offenen Karte.
lesson-solo-learned-3 = Marker und Steine gehören jeweils einem Crewmitglied.
