### Das Regelbuch. Eine Seite `<id>` hat einen Titel (`rulebook-<id>`), die Regel (`-lead`), was man darf (`-may-1` ...) und was nicht
### (`-not-1` ...), einen Sonderfall (`-special-head`, `-special`), eine Bildunterschrift (`-figure`) und Suchwörter (`-words`).

## Der Bildschirm

rulebook-title = Regelbuch
rulebook-search = Suchen
rulebook-close = Schließen
rulebook-contents = Inhalt
rulebook-subjects = Von A bis Z
rulebook-from = Geöffnet von: { $what }
rulebook-hits = { $count ->
    [one] Ein Treffer
   *[other] { $count } Treffer, der beste zuerst
}
rulebook-hit = { $chapter } · { $number } von { $count } Treffern für „{ $query }“
rulebook-none = Zu „{ $query }“ gibt es nichts. Meinst du:
rulebook-none-at-all = Zu „{ $query }“ gibt es nichts.
rulebook-now = Jetzt an eurem Tisch
rulebook-show = Am Tisch zeigen
rulebook-see = Siehe auch
rulebook-try = Ausprobieren
rulebook-lesson = { $title }, { $minutes } Min.
rulebook-begin = Beginnen
rulebook-open = Regelbuch
rulebook-side-v2 = { $name }, V2

rulebook-chapter-mission = Der Auftrag
rulebook-chapter-turn = Dein Zug
rulebook-chapter-storm = Der Sturm
rulebook-chapter-rooms = Die Räume
rulebook-chapter-cards = Ressourcenkarten
rulebook-chapter-tokens = Figuren und Marker
rulebook-chapter-variants = Spielarten

## Was der Inhalt selbst sagt

rulebook-room-passive = Der Raum wirkt von selbst: Niemand gibt eine Aktion dafür aus.
rulebook-room-cost = Den Raum zu nutzen kostet { $cost ->
    [one] eine Aktion
   *[other] { $cost } Aktionen
}.
rulebook-room-whole = Der Raum wirkt nur, solange alle { $count } Reparaturfelder ihren Stein haben.
rulebook-room-divert = Die Energie des Raums wird mit { FORM($cards, "dative") } umgeleitet.
rulebook-room-players = Mit weniger als { $count } Personen kommt diese Seite nie ins Spiel; die andere tritt an ihre Stelle.
rulebook-resource-copies = { $count } Karten { $card } sind im Spiel.
rulebook-resource-level = { $level } { $count }
rulebook-resource-levels = Wie viele im Spiel sind, sagt die Schwierigkeit: { $levels }.
rulebook-resource-rooms = Sie repariert ein Feld in: { $rooms }.
rulebook-difficulty-lead = { $cards ->
    [none] In den Ressourcenstapel kommt nichts dazu: { $whole } Karten im Ganzen.
   *[other] In den Ressourcenstapel kommen dazu: { $cards }. Das sind { $whole } Karten im Ganzen.
}
rulebook-expansion-players = Für { $players } { $most ->
    [1] Person
   *[other] Personen
}.
rulebook-expansion-apart = Nie in einem Spiel mit { $others }.
rulebook-action-lead = { $source ->
    [none] Eine Aktion der Phase 1
   *[other] Eine Aktion aus „{ $source }“
}. Sie kostet { $cost ->
    [0] nichts
    [one] eine Aktion
   *[other] { $cost } Aktionen
}.

## Der Auftrag

rulebook-ship = Was das Schiff ist
rulebook-ship-lead = { $rooms ->
    [9] Neun Räume in drei Reihen zu dritt.
   *[other] Das Schiff hat { $rooms } Räume.
} Der Energiekern liegt in der Mitte; um ihn liegen { $power } Räume, in jedem Spiel anders.
rulebook-ship-may-1 = Jeder der { $power } Räume hat { $spaces } Reparaturfelder. Anfangs liegt auf jedem ein Stein.
rulebook-ship-may-2 = Nachbarn haben eine gemeinsame Seite. Ecken zählen nicht.
rulebook-ship-may-3 = Der Energiekern hat keine Felder und nimmt nie Schaden. Er sammelt die Energie, die ihr umleitet.
rulebook-ship-figure = Der Energiekern mit der Energie von drei Räumen.
rulebook-ship-words = Spielplan, Karte, Raster, Aufbau, Ziel, Kern, Nachbar, Schiff

rulebook-goal = Wie es endet
rulebook-goal-lead = Leitet die Energie aller { $power } Räume um und nutzt dann den Energiekern: Das Schiff ist gerettet, und alle gewinnen gemeinsam.
rulebook-goal-may-1 = Wer auf dem Energiekern steht, kann ihn nutzen, sobald der letzte Raum umgeleitet ist.
rulebook-goal-may-2 = Räume dürfen dabei beschädigt sein. Es zählt ihre Energie.
rulebook-goal-not-1 = Ein Raum ohne Steine wird noch einmal getroffen: Das Schiff ist sofort verloren.
rulebook-goal-not-2 = Der Ressourcenstapel geht zu Ende: Das Schiff ist sofort verloren.
rulebook-goal-special-head = Eine Ausnahme
rulebook-goal-special = Wer mit der Rettungskapsel floh, gewinnt oder verliert allein.
rulebook-goal-figure = Alle Räume sind umgeleitet. Den Kern zu nutzen gewinnt.
rulebook-goal-words = Sieg, gewinnen, verlieren, Niederlage, Ende, Spielende, Neustart, Flucht, Ziel

rulebook-setting-up = Der Aufbau
rulebook-setting-up-lead = Das Programm legt alles aus: Räume, Steine, Karten, Crew. Ihr wählt Namen, Schwierigkeit und Erweiterungen.
rulebook-setting-up-may-1 = Der Ressourcenstapel: je { $copies } Karten von { $kinds } Ressourcen, dazu Universalkarten nach der Schwierigkeit.
rulebook-setting-up-may-2 = Hände: { $hand-2 } Karten zu zweit, { $hand-3 } zu dritt, { $hand-4 } zu viert; allein { $hand-1 } für die ganze Crew.
rulebook-setting-up-may-3 = { $face-up } Ressourcenkarten liegen offen. Der Schadensstapel ist nach Typen sortiert, schwache oben; der Hüllenbruch liegt zuletzt.
rulebook-setting-up-may-4 = Alle beginnen auf dem Energiekern. Wer anfängt, wird beim Aufbau gewählt oder ausgelost.
rulebook-setting-up-special-head = Schaden vor dem ersten Zug
rulebook-setting-up-special = Die letzten { $setup-damage } Schadenskarten des Stapels treffen zuerst, die allerletzte vor der anderen.
rulebook-setting-up-figure = Eine Karte des ersten Schadens und ein Raum, den sie traf.
rulebook-setting-up-words = Start, austeilen, Vorbereitung, Hände, Startspieler, beginnen, neues Spiel

rulebook-looking = Was alle sehen dürfen
rulebook-looking-lead = Ihr spielt gemeinsam mit offenen Karten: Jede Hand liegt offen, und über alles darf gesprochen werden.
rulebook-looking-may-1 = { DEVICE() ->
    [pad] Beide Ablagestapel und die Zahl der Karten jedes Stapels dürfen angesehen werden. Wähle dazu eine Ablage{ $key-piles ->
        [none] .
       *[other] , oder drücke { $key-piles }.
    }
   *[keys] Beide Ablagestapel und die Zahl der Karten jedes Stapels dürfen angesehen werden. Klicke dazu auf eine Ablage{ $key-piles ->
        [none] .
       *[other] , oder drücke { $key-piles }.
    }
}
rulebook-looking-may-2 = Auch welche Karten ein Stapel noch enthält, nur nicht in welcher Reihenfolge.
rulebook-looking-may-3 = Was ein Raum gezeigt hat, bleibt allen bekannt. Was geschah, steht im Protokoll.
rulebook-looking-not-1 = Die Reihenfolge eines Stapels, wenn kein Raum sie zeigt.
rulebook-looking-words = offen, geheim, verdeckt, Information, zählen, reden, Protokoll, ansehen, wissen

## Dein Zug

rulebook-phases = Die drei Phasen
rulebook-phases-lead = Ein Zug besteht aus Aktionen, Sammeln und Schaden. Dann ist das nächste Crewmitglied am Zug.
rulebook-phases-may-1 = Phase 1: { $base-actions } Aktionen und eine mehr für jeden Aktionsmarker, den du ausgibst.
rulebook-phases-may-2 = Phase 2: Nimm { $deck-cards } Karten vom Stapel oder eine offene. Dann behalte höchstens { $hand-limit }.
rulebook-phases-may-3 = Phase 3: Die oberste Schadenskarte trifft ihre Räume; sind keine mehr da, nimmt der Hüllenbruch Karten.
rulebook-phases-not-1 = Phase 1 endet nie von selbst: Sag, wann du fertig bist.
rulebook-phases-special-head = Wenn ein Zug beginnt
rulebook-phases-special = Zuerst gehen deine Schutzmarker der Waffenkammer zurück. Dann zahlt die Krankenstation, wer in ihr steht, ihre Marker aus.
rulebook-phases-words = Zug, Runde, Reihenfolge, Ablauf, Phase, beginnen, Zugbeginn, Schritte

rulebook-actions = Deine Aktionen
rulebook-actions-lead = In Phase 1 hast du { $base-actions } Aktionen. Wähle beliebige in beliebiger Reihenfolge, auch dieselbe mehrmals.
rulebook-actions-may-1 = Bewegen, suchen, teilen, reparieren, Energie umleiten, den Raum nutzen, in dem du stehst.
rulebook-actions-may-2 = Ein Aktionsmarker kauft eine Aktion dazu, so oft du einen hast.
rulebook-actions-may-3 = Zuerst werden die eigenen Aktionen verbraucht, Marker erst danach.
rulebook-actions-not-1 = Eine Aktion beginnen, die du nicht ganz bezahlen kannst.
rulebook-actions-not-2 = In einem anderen Raum handeln als dem, in dem du stehst. Manche Räume machen eine Ausnahme.
rulebook-actions-special-head = Nicht verbraucht?
rulebook-actions-special = Jede eigene Aktion, die übrig bleibt, wird ein Aktionsmarker.
rulebook-actions-figure = Bewegen, suchen, teilen, reparieren, umleiten, nutzen.
rulebook-actions-words = handeln, tun, Punkte, Budget, übrig, ausgeben, Möglichkeiten

rulebook-moving = Bewegen
rulebook-moving-lead = Geh in einen Nachbarraum: nach oben, unten, links oder rechts.
rulebook-moving-may-1 = { $cost-move ->
    [one] Eine Aktion
   *[other] { $cost-move } Aktionen
} für jeden Raum auf dem Weg.
rulebook-moving-may-2 = In einem Raum dürfen beliebig viele stehen, auch auf dem Energiekern.
rulebook-moving-may-3 = { DEVICE() ->
    [pad] Wähle die Aktion und dann den Raum{ $key-move ->
        [none] .
       *[other] , oder drücke { $key-move }.
    }
   *[keys] Zieh deinen Meeple in den Raum, nimm die Pfeiltasten oder klicke beides an{ $key-move ->
        [none] .
       *[other] , oder drücke { $key-move }.
    }
}
rulebook-moving-not-1 = Schräg.
rulebook-moving-not-2 = Fremde Meeples: Nur das Crewquartier schickt andere.
rulebook-moving-figure = Vom Maschinenraum zum Nachbarn.
rulebook-moving-words = gehen, laufen, reisen, Schritt, Weg, Nachbar, angrenzend, nebenan, diagonal, rennen

rulebook-scavenging = Suchen
rulebook-scavenging-lead = Wirf den Würfel und such nach Ressourcenkarten: { $scavenge-sides }.
rulebook-scavenging-may-1 = { $cost-scavenge ->
    [one] Eine Aktion
   *[other] { $cost-scavenge } Aktionen
}, in jedem Raum, so oft du zahlen kannst.
rulebook-scavenging-may-2 = Nimm die Karten nacheinander, jede vom Stapel oder offen. Eine offene wird sofort ersetzt und kann die nächste sein.
rulebook-scavenging-may-3 = Du darfst weniger nehmen, auch nichts.
rulebook-scavenging-may-4 = { DEVICE() ->
    [pad] Wähle den Würfel{ $key-scavenge ->
        [none] .
       *[other] , oder drücke { $key-scavenge }.
    }
   *[keys] Klicke den Würfel an oder wirf ihn{ $key-scavenge ->
        [none] .
       *[other] , oder drücke { $key-scavenge }.
    }
}
rulebook-scavenging-not-1 = Zurücknehmen, sobald der Würfel gefallen ist.
rulebook-scavenging-figure = Niedrig: nichts. Mitte: eine Karte. Hoch: zwei.
rulebook-scavenging-words = durchsuchen, werfen, würfeln, Würfel, finden, plündern, Beute, Glück, Zufall

rulebook-sharing = Teilen
rulebook-sharing-lead = Gib jemandem in deinem Raum eine Karte, oder nimm eine von dort.
rulebook-sharing-may-1 = { $cost-give ->
    [one] Eine Aktion
   *[other] { $cost-give } Aktionen
} für jede Karte, in welche Richtung auch immer.
rulebook-sharing-may-2 = Jede Karte, auch Universalkarten, vorerst auch mehr als { $hand-limit }: Gezählt wird eine Hand erst in ihrer eigenen Phase 2.
rulebook-sharing-may-3 = { DEVICE() ->
    [pad] Wähle die Karte und dann, wer sie bekommt{ $key-share ->
        [none] .
       *[other] ; oder drücke { $key-share }.
    }
   *[keys] Zieh die Karte auf ein Crewfeld, oder von dort in deine Hand{ $key-share ->
        [none] .
       *[other] ; oder drücke { $key-share }.
    }
}
rulebook-sharing-not-1 = Mit jemandem in einem anderen Raum. Die Messe kann das.
rulebook-sharing-not-2 = Marker und Steine: Sie bleiben, bei wem sie sind.
rulebook-sharing-special-head = Allein
rulebook-sharing-special = Wer allein spielt, hat eine Hand für die ganze Crew und handelt stattdessen mit der Auslage.
rulebook-sharing-figure = In einem Raum wechselt eine Karte die Hand.
rulebook-sharing-words = geben, nehmen, weitergeben, tauschen, übergeben, handeln, Mitspieler

rulebook-repairing = Reparieren
rulebook-repairing-lead = Lege eine Karte ab, die auf ein offenes Feld des Raums passt, in dem du stehst. Das Feld bekommt einen Stein aus dem Vorrat.
rulebook-repairing-may-1 = Jedes offene Feld, in beliebiger Reihenfolge. Eine Universalkarte passt auf jedes.
rulebook-repairing-may-2 = { DEVICE() ->
    [pad] Es kostet { $cost-repair ->
        [one] eine Aktion
       *[other] { $cost-repair } Aktionen
    }. Wähle die Karte und dann das Feld{ $key-repair ->
        [none] .
       *[other] , oder drücke { $key-repair }.
    }
   *[keys] Es kostet { $cost-repair ->
        [one] eine Aktion
       *[other] { $cost-repair } Aktionen
    }. Zieh die Karte auf das Feld{ $key-repair ->
        [none] .
       *[other] , oder drücke { $key-repair }.
    }
}
rulebook-repairing-may-3 = Ein Feld ohne Stein ist offen: Es zeigt die Ressource, die es heilt.
rulebook-repairing-not-1 = Ohne Stein im Vorrat. Dann hilft nur einer, den du selbst hast.
rulebook-repairing-not-2 = Vom Nachbarraum aus. Nur die Werkstatt repariert andere Räume.
rulebook-repairing-not-3 = Zwei Felder mit einer Karte, solange die Energie des Raums nicht umgeleitet ist.
rulebook-repairing-special-head = Wo die Energie umgeleitet ist
rulebook-repairing-special = Eine Karte, die auf ein offenes Feld passt, füllt alle. Reicht der Vorrat nicht, kommt das Feld der Karte zuerst, dann von oben.
rulebook-repairing-figure = Metall passt auf eines der zwei offenen Felder.
rulebook-repairing-words = reparieren, heilen, flicken, wiederherstellen, Gesundheit, Leben, kaputt, Feld, Platz, Reparatur, Schraubenschlüssel

rulebook-diverting = Energie umleiten
rulebook-diverting-lead = Stell dich in einen Raum mit allen Steinen und lege die Karten seiner Kosten zusammen ab: Seine Energie fließt zum Energiekern.
rulebook-diverting-may-1 = Es kostet { $cost-divert ->
    [one] eine Aktion
   *[other] { $cost-divert } Aktionen
} und die { $cost } Karten, die links im Raum stehen.
rulebook-diverting-may-2 = Universalkarten dürfen jede davon ersetzen.
rulebook-diverting-may-3 = Der Raum kann danach weiter genutzt, beschädigt und repariert werden. Umgeleitet bleibt er.
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] Wähle eine Karte und dann die Kosten{ $key-divert ->
        [none] .
       *[other] , oder drücke { $key-divert }.
    } Die Karten kommen in der genannten Reihenfolge auf die Ablage, die letzte nach oben.
   *[keys] Zieh eine Karte auf die Kosten{ $key-divert ->
        [none] .
       *[other] , oder drücke { $key-divert }.
    } Die Karten kommen in der genannten Reihenfolge auf die Ablage, die letzte nach oben.
}
rulebook-diverting-not-1 = Mit einem offenen Feld: erst reparieren.
rulebook-diverting-not-2 = Nach und nach: alle Karten auf einmal, aus einer Hand.
rulebook-diverting-not-3 = Denselben Raum zweimal, oder den Energiekern.
rulebook-diverting-special-head = Was es bringt
rulebook-diverting-special = Einen Schritt zum Ziel, und von nun an repariert eine Karte den ganzen Raum.
rulebook-diverting-figure = { $cost ->
    [3] Aus den drei Karten links wird ein Energiemarker.
   *[other] Aus den Karten links wird ein Energiemarker.
}
rulebook-diverting-words = Strom, Energie, umlenken, weiterleiten, gewinnen, Münze, Kosten, zahlen, laden

rulebook-activating = Einen Raum aktivieren
rulebook-activating-lead = Nutze die Fähigkeit des Raums, in dem du stehst. Alle seine Steine müssen liegen.
rulebook-activating-may-1 = Der Raum sagt, wie viele Aktionen es kostet.
rulebook-activating-may-2 = Denselben Raum immer wieder, solange du zahlen kannst.
rulebook-activating-may-3 = Ein umgeleiteter Raum wirkt wie jeder andere.
rulebook-activating-not-1 = Einen beschädigten Raum: erst reparieren.
rulebook-activating-not-2 = Wenn es nichts zu tun gibt: eine leere Ablage, niemand zum Treffen, kein Marker im Vorrat. Der Knopf sagt, was fehlt.
rulebook-activating-not-3 = Einen passiven Raum: Er wirkt von selbst.
rulebook-activating-special-head = Erst zahlen
rulebook-activating-special = Aktionen werden ausgegeben, bevor der Raum etwas fragt; ob es etwas zu tun gibt, wird danach beurteilt.
rulebook-activating-words = benutzen, nutzen, aktivieren, Fähigkeit, Wirkung, Effekt, Raum, besonders, passiv

rulebook-ending = Die Aktionen beenden
rulebook-ending-lead = Beende Phase 1, wann du willst. Für jede eigene Aktion, die übrig ist, nimmst du einen Aktionsmarker.
rulebook-ending-may-1 = So viele Marker, wie der Vorrat hat.
rulebook-ending-may-2 = Diese Marker sind für spätere Züge.
rulebook-ending-not-1 = Einen Marker für eine Aktion, die ein Marker gekauft hat.
rulebook-ending-not-2 = Marker, die dem Vorrat fehlen: Diese Aktionen sind verloren, und du wirst vorher gefragt.
rulebook-ending-special-head = Keine Aktionen mehr
rulebook-ending-special = Auch wenn nichts mehr auszugeben ist, wartet die Phase auf dich, damit du zurücknehmen kannst.
rulebook-ending-figure = Eine gesparte Aktion ist ein Marker.
rulebook-ending-words = fertig, passen, aussetzen, sparen, übrig, Rest, Schluss, aufhören, warten

rulebook-collecting = Sammeln
rulebook-collecting-lead = Phase 2: Nimm die obersten { $deck-cards } Karten des Ressourcenstapels, oder eine der { $face-up } offenen.
rulebook-collecting-may-1 = Eine offene Karte wird sofort vom Stapel ersetzt.
rulebook-collecting-may-2 = Dann lege auf { $hand-limit } ab, welche Karten du willst.
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] Wähle den Stapel oder eine Karte.
   *[keys] Klicke den Stapel oder eine Karte an, oder zieh sie in deine Hand.
}
rulebook-collecting-not-1 = Nichts: Eins von beiden muss sein.
rulebook-collecting-words = ziehen, nehmen, bekommen, Einkommen, Phase 2, Karten, Ressourcen, aufnehmen

rulebook-hand = Deine Hand
rulebook-hand-lead = Am Ende deiner Phase 2 behältst du höchstens { $hand-limit } Karten. Zu jeder anderen Zeit dürfen es mehr sein.
rulebook-hand-may-1 = Welche du ablegst, wählst du.
rulebook-hand-may-2 = Karten von anderen zählen erst in deiner nächsten Phase 2.
rulebook-hand-may-3 = Die erste Hand hat { $hand-2 }, { $hand-3 } oder { $hand-4 } Karten, zu zweit, zu dritt oder zu viert.
rulebook-hand-not-1 = Zu anderer Zeit Karten wegwerfen, außer um etwas zu bezahlen.
rulebook-hand-figure = Eine Karte jeder Ressource.
rulebook-hand-words = Limit, Handlimit, ablegen, abwerfen, höchstens, zu viele, behalten, halten, sechs

## Der Sturm

rulebook-damage-cards = Schadenskarten
rulebook-damage-cards-lead = Phase 3: Die oberste Schadenskarte wird aufgedeckt. Jeder Raum darauf verliert seinen obersten Stein, in der gedruckten Reihenfolge.
rulebook-damage-cards-may-1 = Typ 1 trifft einen Raum, Typ 2 zwei, Typ 3 drei: { $damage-1 }, { $damage-2 } und { $damage-3 } Karten, die schwachen zuerst.
rulebook-damage-cards-may-2 = Verlorene Steine kommen in den Vorrat zurück.
rulebook-damage-cards-may-3 = Ein Schutzmarker fängt den Treffer ab: zuerst der älteste auf dem Raum, sonst einer, den dort jemand hat.
rulebook-damage-cards-not-1 = Der Energiekern wird nie getroffen.
rulebook-damage-cards-not-2 = Ein Raum ohne Stein kann keinen verlieren: Das Schiff ist verloren, der Rest der Karte zählt nicht mehr.
rulebook-damage-cards-special-head = Mehrere haben dort einen Marker
rulebook-damage-cards-special = Wer am Zug ist, bestimmt, wer von ihnen einen abgibt.
rulebook-damage-cards-figure = Die Krankenstation verliert ihren obersten Stein.
rulebook-damage-cards-words = Treffer, treffen, Angriff, Sturm, Sonne, Schaden, Gefahr, Phase 3, Bedrohung, Chance

rulebook-critical = Kritische Räume
rulebook-critical-lead = Ein Raum, der alle Steine verloren hat, ist kritisch. Der nächste Treffer auf ihn kostet das Schiff.
rulebook-critical-may-1 = Repariere ein Feld, und er hält noch einen Treffer aus.
rulebook-critical-may-2 = Ein Schutzmarker rettet ihn einmal.
rulebook-critical-may-3 = Die Brücke kann zeigen, welche Räume als nächste dran sind, und sie verschieben.
rulebook-critical-not-1 = Er kann nicht genutzt oder umgeleitet werden, bis er ganz ist.
rulebook-critical-special-head = Keine Schadenskarten mehr
rulebook-critical-special = Im Hüllenbruch wird kein Raum mehr getroffen.
rulebook-critical-figure = Drei Felder sind offen: Noch ein Treffer ist das Ende.
rulebook-critical-words = Gefahr, rot, sterben, letzter, null, zerstört, Alarm, verlieren, Leben

rulebook-hull-breach = Der Hüllenbruch
rulebook-hull-breach-lead = Ist die letzte Schadenskarte gezogen, ist die Hülle offen. Vom nächsten Zug an ist Phase 3 ein Wurf, der sagt, wie viele Karten der Stapel verliert.
rulebook-hull-breach-may-1 = Was ein Wurf kostet: { $breach-sides }.
rulebook-hull-breach-may-2 = Die Karten gehen oben vom Ressourcenstapel auf dessen Ablage.
rulebook-hull-breach-not-1 = Räume werden nicht mehr beschädigt.
rulebook-hull-breach-not-2 = Marker helfen nicht dagegen.
rulebook-hull-breach-figure = Die letzte Karte, und was von da an jeder Zug kostet.
rulebook-hull-breach-words = Leck, Loch, Vakuum, Stapelende, Karten verlieren, Countdown, Finale, Weltraum

rulebook-deck-empty = Wenn der Stapel zu Ende geht
rulebook-deck-empty-lead = In dem Augenblick, in dem der Ressourcenstapel leer ist, ist das Schiff verloren, was auch immer die letzte Karte nahm.
rulebook-deck-empty-may-1 = Die letzte Karte wird noch genommen oder abgelegt. Danach geschieht nichts mehr.
rulebook-deck-empty-may-2 = Karten anzusehen und zurückzulegen leert den Stapel nie.
rulebook-deck-empty-not-1 = Die Ablage zurückmischen.
rulebook-deck-empty-not-2 = Eine offene Karte ist kein Ausweg: Sie wird sofort vom Stapel ersetzt.
rulebook-deck-empty-special-head = Wie lange er reicht
rulebook-deck-empty-special = Jeder Zug an Bord nimmt mindestens eine Karte. Der Tisch zählt die Züge, die bleiben.
rulebook-deck-empty-words = verlieren, letzte Karte, Zeit, Uhr, leer, aufgebraucht, nachmischen, Ende

## Die Räume

rulebook-reading-rooms = Einen Raum lesen
rulebook-reading-rooms-lead = Eine Raumkarte sagt, was das Umleiten kostet, was sie repariert und was sie kann.
rulebook-reading-rooms-may-1 = Links: die Karten, die seine Energie umleiten; eine Münze, sobald das getan ist.
rulebook-reading-rooms-may-2 = Rechts: die Reparaturfelder. Ein Stein verdeckt die Ressource; ein offenes Feld zeigt sie.
rulebook-reading-rooms-may-3 = Unten: was er tut. Das Zeichen ist golden, solange alle Steine liegen.
rulebook-reading-rooms-may-4 = Oben rechts: die Chance, in diesem Zug getroffen zu werden, aus allem, was die Crew vom Schadensstapel weiß.
rulebook-reading-rooms-not-1 = Beide Seiten eines Raums sind nie in einem Spiel.
rulebook-reading-rooms-figure = Der Frachtraum, oben ist ein Feld offen.
rulebook-reading-rooms-words = Karte, Zeichen, Symbol, Leiste, Prozent, Zahl, Münze, V1, V2

rulebook-room-energy-core-v1-may-1 = Jeder umgeleitete Raum wird auf ihm gezählt.
rulebook-room-energy-core-v1-not-1 = Er wird nie beschädigt, repariert oder umgeleitet, und auf ihm liegt kein Marker.
rulebook-room-energy-core-v1-not-2 = Bevor der letzte Raum umgeleitet ist, tut er nichts.
rulebook-room-energy-core-v1-figure = Alle Räume sind umgeleitet: Er kann neu gestartet werden.
rulebook-room-energy-core-v1-words = Reaktor, Zentrum, Mitte, gewinnen, Neustart, Antrieb

rulebook-room-bridge-v1-may-1 = Sind weniger Karten übrig, siehst du dir diese an.
rulebook-room-bridge-v1-may-2 = Leg die schlimmste nach hinten und repariere, bevor sie kommt.
rulebook-room-bridge-v1-not-1 = Ist keine Schadenskarte mehr da, lässt sich die Brücke nicht nutzen.
rulebook-room-bridge-v1-not-2 = Den Hüllenbruch sieht man hier nie, er bleibt ganz unten.
rulebook-room-bridge-v1-words = ansehen, vorausschauen, umordnen, Vorhersage, sortieren
rulebook-room-bridge-v2-may-1 = Beide dürfen an dasselbe Ende des Stapels; ihre Reihenfolge wählst du.
rulebook-room-bridge-v2-may-2 = Was ganz unten liegt, kommt direkt vor dem Hüllenbruch.
rulebook-room-bridge-v2-not-1 = Ist keine Schadenskarte mehr da, lässt sich die Brücke nicht nutzen.
rulebook-room-bridge-v2-words = ansehen, vergraben, unten, senken, Vorhersage

rulebook-room-cargo-hold-v1-may-1 = Danach kennen alle die Reihenfolge, bis Karten gezogen werden.
rulebook-room-cargo-hold-v1-may-2 = Es geht mit beliebig vielen Karten im Stapel.
rulebook-room-cargo-hold-v1-not-1 = Welche davon nehmen: Alle kommen zurück.
rulebook-room-cargo-hold-v1-words = ansehen, umordnen, Lager, Stapel, vorausschauen
rulebook-room-cargo-hold-v2-may-1 = Deine Hand darf bis zur Phase 2 über das Limit wachsen.
rulebook-room-cargo-hold-v2-not-1 = Die letzte Karte des Stapels: Sie zu nehmen kostet das Schiff.
rulebook-room-cargo-hold-v2-words = ziehen, Karte dazu, Lager, bekommen

rulebook-room-medical-bay-v1-may-1 = Sie zahlt vor deinen Aktionen, zu Beginn jedes Zuges, den du dort beginnst.
rulebook-room-medical-bay-v1-may-2 = Hat der Vorrat weniger Marker, bekommst du diese.
rulebook-room-medical-bay-v1-not-1 = Im Zug anzukommen bringt nichts.
rulebook-room-medical-bay-v1-not-2 = Ist ein Feld offen, zahlt sie nichts.
rulebook-room-medical-bay-v1-words = heilen, Arzt, Krankenhaus, ausruhen, Marker, Bonus
rulebook-room-medical-bay-v2-may-1 = Aktionsmarker dürfen sie bezahlen wie jede Aktion.
rulebook-room-medical-bay-v2-not-1 = Marker für dich selbst.
rulebook-room-medical-bay-v2-words = heilen, Arzt, Krankenhaus, Marker, anderen helfen

rulebook-room-crew-quarters-v1-may-1 = Alle dürfen geschickt werden, auch wer weit weg ist.
rulebook-room-crew-quarters-v1-may-2 = Bring Leute zusammen, damit sie teilen können.
rulebook-room-crew-quarters-v1-not-1 = Solange alle in einem Raum sind, gibt es niemanden zu treffen.
rulebook-room-crew-quarters-v1-words = teleportieren, schicken, andere bewegen, Bett, treffen, Aufzug
rulebook-room-crew-quarters-v2-may-1 = Alle dürfen geschickt werden, auch wer weit weg ist.
rulebook-room-crew-quarters-v2-may-2 = Schick jemanden in den Raum, der als nächster repariert werden muss.
rulebook-room-crew-quarters-v2-not-1 = In einen Raum, in dem jemand steht.
rulebook-room-crew-quarters-v2-words = teleportieren, schicken, andere bewegen, Bett, Aufzug, leerer Raum

rulebook-room-engine-room-v1-may-1 = Gleiche Karten dürfen getauscht werden.
rulebook-room-engine-room-v1-may-2 = Deine Karte liegt danach oben auf der Ablage.
rulebook-room-engine-room-v1-not-1 = Mit leerer Hand oder leerer Ablage.
rulebook-room-engine-room-v1-words = zurückholen, Wiederverwertung, Friedhof, tauschen, Ablage
rulebook-room-engine-room-v2-may-1 = Wähle eine beliebige Karte, wo auch immer sie in der Ablage liegt.
rulebook-room-engine-room-v2-not-1 = Mit leerer Ablage.
rulebook-room-engine-room-v2-not-2 = Nimmt das die letzte Karte des Stapels, ist das Schiff verloren.
rulebook-room-engine-room-v2-words = zurückholen, Wiederverwertung, Friedhof, zurücknehmen, Ablage

rulebook-room-armoury-v1-may-1 = Auf einem Raum dürfen Marker mehrerer liegen. Der älteste wird zuerst benutzt.
rulebook-room-armoury-v1-may-2 = Ein Marker, der einen Treffer abfing, kommt in den Vorrat zurück.
rulebook-room-armoury-v1-not-1 = Ohne Marker im Vorrat.
rulebook-room-armoury-v1-not-2 = Sie bleiben nicht: Dein nächster Zug beginnt damit, sie zurückzunehmen.
rulebook-room-armoury-v1-words = Schild, schützen, bewachen, blocken, verteidigen, Waffe
rulebook-room-armoury-v2-may-1 = Man darf mehrere haben. Jeder fängt einen Treffer ab.
rulebook-room-armoury-v2-may-2 = Der Marker geht, wohin geht, wer ihn hat.
rulebook-room-armoury-v2-not-1 = Ohne Marker im Vorrat.
rulebook-room-armoury-v2-words = Schild, schützen, bewachen, blocken, verteidigen, Leibwächter

rulebook-room-repair-centre-v1-may-1 = Auch hier passen Universalkarten.
rulebook-room-repair-centre-v1-may-2 = Jeden Raum, wie weit er auch ist.
rulebook-room-repair-centre-v1-not-1 = Sich selbst: Das ist eine gewöhnliche Reparatur.
rulebook-room-repair-centre-v1-not-2 = Mit einem Stein, den du hast. Der wirkt nur, wo du stehst.
rulebook-room-repair-centre-v1-words = heilen, flicken, fern, entfernt, Werkstatt, Reparaturzentrum
rulebook-room-repair-centre-v2-may-1 = Steine, die jemand hat, sind vor jedem Treffer sicher.
rulebook-room-repair-centre-v2-may-2 = Sie reparieren auch noch, wenn der Vorrat leer ist.
rulebook-room-repair-centre-v2-not-1 = Einen Stein für dich selbst.
rulebook-room-repair-centre-v2-not-2 = Ohne Stein im Vorrat.
rulebook-room-repair-centre-v2-words = heilen, flicken, Ersatz, tragen, Stein, Werkstatt

rulebook-room-mess-hall-v1-may-1 = Die andere Person darf überall auf dem Schiff sein.
rulebook-room-mess-hall-v1-may-2 = Eine Karte darf verschenkt oder einfach genommen werden.
rulebook-room-mess-hall-v1-not-1 = Solange niemand eine Karte hat.
rulebook-room-mess-hall-v1-words = handeln, tauschen, Küche, Kantine, Speisesaal, fern teilen
rulebook-room-mess-hall-v2-may-1 = Sie dürfen überall auf dem Schiff sein, und du wählst die Karten.
rulebook-room-mess-hall-v2-may-2 = Beide geben gleich viele.
rulebook-room-mess-hall-v2-not-1 = Deine eigenen Karten: Du bist keiner von beiden.
rulebook-room-mess-hall-v2-not-2 = Mit weniger als zwei anderen, die eine Karte haben.
rulebook-room-mess-hall-v2-words = handeln, tauschen, Küche, Kantine, Speisesaal, andere

## Ressourcenkarten

rulebook-deck = Der Ressourcenstapel
rulebook-deck-lead = Alle Karten kommen von hier: Hände, Auslage, was ihr sammelt und findet. Er ist zugleich eure Zeit.
rulebook-deck-may-1 = { DEVICE() ->
    [pad] Was er noch enthält, darf angesehen werden: Wähle die Ablage{ $key-piles ->
        [none] .
       *[other] , oder drücke { $key-piles }.
    }
   *[keys] Was er noch enthält, darf angesehen werden: Klicke auf die Ablage{ $key-piles ->
        [none] .
       *[other] , oder drücke { $key-piles }.
    }
}
rulebook-deck-may-2 = Karten obenauf, die ein Raum gezeigt hat, bleiben bekannt.
rulebook-deck-not-1 = Zurück auf den Stapel kommen Karten nur, wenn ein Raum sie ansieht.
rulebook-deck-not-2 = Er wird nie aufgefüllt.
rulebook-deck-words = Nachziehstapel, Stapel, Ressourcen, Karten übrig, Zeit

rulebook-face-up = Die offenen Karten
rulebook-face-up-lead = { $face-up } Ressourcenkarten liegen offen neben dem Stapel. Nimm eine beim Sammeln oder als Fund beim Suchen.
rulebook-face-up-may-1 = Die Lücke wird sofort vom Stapel gefüllt, am selben Platz.
rulebook-face-up-may-2 = Von zwei gleichen tut es jede.
rulebook-face-up-may-3 = Allein kann eine Handkarte gegen eine von ihnen getauscht werden.
rulebook-face-up-not-1 = Dorthin kommt nie etwas zurück, außer beim Handeln.
rulebook-face-up-words = Markt, Reihe, Auslage, offene Karten, sichtbar, Angebot

rulebook-discards = Die Ablage
rulebook-discards-lead = Hier liegen Karten, die etwas bezahlt haben, in einer Hand zu viel waren oder im Hüllenbruch verloren gingen, die letzte obenauf.
rulebook-discards-may-1 = { DEVICE() ->
    [pad] Wähle sie, um alle zu sehen.
   *[keys] Klicke sie an, um alle zu sehen.
}
rulebook-discards-may-2 = Der Maschinenraum holt Karten zurück, und die Rettungskapsel lebt davon.
rulebook-discards-not-1 = Sie wird nie in den Stapel gemischt.
rulebook-discards-words = Ablagestapel, Friedhof, Müll, weggeworfen, verbrauchte Karten

rulebook-resource-universal-may-1 = Sie repariert jedes Feld, auch von der Werkstatt aus.
rulebook-resource-universal-may-2 = Sie bezahlt beim Umleiten jede Karte der Kosten, notfalls mehrere Universalkarten auf einmal.
rulebook-resource-universal-not-1 = Sie zählt nie als mehr als eine Karte.
rulebook-resource-universal-figure = Eine Universalkarte steht für das, was gebraucht wird.
rulebook-resource-universal-words = Joker, wild, Stern, beliebig, Ersatz

## Figuren und Marker

rulebook-cubes = Steine und Vorrat
rulebook-cubes-lead = { $repair-cubes } Reparatursteine sind im Spiel. Anfangs liegen alle auf dem Schiff; was Räume verlieren, kommt in den Vorrat, und Reparaturen kommen von dort.
rulebook-cubes-may-1 = Ein Treffer nimmt den obersten Stein eines Raums.
rulebook-cubes-may-2 = Man kann Steine der Werkstatt haben. So ein Stein repariert ein offenes Feld, wo man steht: eine Aktion, keine Karte.
rulebook-cubes-may-3 = Ein Stein verdeckt die Ressource: Dieses Feld braucht keine Karte.
rulebook-cubes-not-1 = Kein Stein im Vorrat, keine Reparatur mit Karten.
rulebook-cubes-not-2 = Ein Stein, den jemand hat, kann nicht weitergegeben werden.
rulebook-cubes-special-head = Ein eigener Stein bei umgeleiteter Energie
rulebook-cubes-special = Er füllt alle Felder: zuerst die eigenen Steine, so viele wie nötig, den Rest gibt der Vorrat.
rulebook-cubes-figure = Ein Stein kommt auf das offene Feld.
rulebook-cubes-words = Würfel, Klötzchen, Gesundheit, Lebenspunkte, Leben, Vorrat, Herzen

rulebook-extra-actions = Aktionsmarker
rulebook-extra-actions-lead = Ein Aktionsmarker ist eine Aktion mehr, in Phase 1 eines beliebigen eigenen Zuges. Es gibt { $action-tokens }.
rulebook-extra-actions-may-1 = Eigene Aktionen, die übrig bleiben, werden Marker, soweit der Vorrat reicht.
rulebook-extra-actions-may-2 = Die Krankenstation gibt welche; die ihrer ersten Seite dürfen noch im selben Zug ausgegeben werden.
rulebook-extra-actions-may-3 = Gib in einem Zug so viele aus, wie du hast. Sie kommen in den Vorrat zurück.
rulebook-extra-actions-not-1 = Bevor die eigenen Aktionen verbraucht sind.
rulebook-extra-actions-not-2 = Sie verschenken, außer durch die andere Seite der Krankenstation.
rulebook-extra-actions-not-3 = Eine gekaufte Aktion, die nicht genutzt wird, gibt nichts zurück; darum wird ein Marker erst ausgegeben, wenn eine Aktion ihn braucht.
rulebook-extra-actions-figure = Ein Marker, eine Aktion.
rulebook-extra-actions-words = Bonus, Achteck, extra, Marker, sparen, zusätzlich

rulebook-shields = Schutzmarker
rulebook-shields-lead = Ein Schutzmarker fängt einen Treffer ab, statt dass ein Stein verloren geht. Es gibt { $protection-tokens }.
rulebook-shields-may-1 = Auf einem Raum: Er fängt den nächsten Treffer dort ab. Der älteste zuerst.
rulebook-shields-may-2 = Bei jemandem: Er fängt einen Treffer auf den Raum ab, in dem diese Person steht, wenn dort keiner liegt.
rulebook-shields-may-3 = Ein benutzter Marker kommt in den Vorrat zurück.
rulebook-shields-not-1 = Auf den Energiekern.
rulebook-shields-not-2 = Gegen den Hüllenbruch.
rulebook-shields-special-head = Wie lange
rulebook-shields-special = Marker auf Räumen gehen zurück, wenn wieder am Zug ist, wer sie gelegt hat. Marker bei Personen bleiben, bis sie benutzt werden.
rulebook-shields-figure = Zwei Treffer auf diesen Raum kosten keinen Stein.
rulebook-shields-words = Schild, Rüstung, bewachen, blocken, schützen, Abwehr, unverwundbar

rulebook-power = Energiemarker
rulebook-power-lead = Die Münze auf einem Raum sagt, dass seine Energie umgeleitet ist. Alle { $power } lassen den Energiekern leuchten.
rulebook-power-may-1 = Eine passende Karte oder ein eigener Stein füllt so einen Raum ganz.
rulebook-power-may-2 = Der Raum kann genutzt werden wie zuvor.
rulebook-power-not-1 = Er geht nie verloren, was auch immer den Raum trifft.
rulebook-power-not-2 = Er schützt den Raum nicht: Treffer nehmen Steine wie zuvor.
rulebook-power-figure = Die Messe, umgeleitet.
rulebook-power-words = Münze, Gold, umgeleitet, fertig, Blitz, Strom

rulebook-meeples = Die Crew
rulebook-meeples-lead = Jede Figur ist ein Crewmitglied. Farbe und Umriss sagen, wer es ist.
rulebook-meeples-may-1 = Die Crewmitglieder sind der Reihe nach am Zug, immer rundherum.
rulebook-meeples-may-2 = Jedes kann Karten, Aktionsmarker, Reparatursteine und Schutzmarker haben.
rulebook-meeples-not-1 = Sie werden nie verletzt: Schaden nehmen nur Räume.
rulebook-meeples-figure = Vier Crewmitglieder.
rulebook-meeples-words = Figur, Spielfigur, Spieler, Person, Astronaut, Farbe, Reihenfolge

rulebook-die = Der Würfel
rulebook-die-lead = Ein Würfel, sechs Seiten. Was eine Seite bedeutet, steht beim Wurf dabei.
rulebook-die-may-1 = Suchen: { $scavenge-sides }.
rulebook-die-may-2 = Hüllenbruch, verlorene Karten: { $breach-sides }.
rulebook-die-not-1 = Ein Wurf wird nie wiederholt oder zurückgenommen.
rulebook-die-figure = Eins bis sechs, alle gleich wahrscheinlich.
rulebook-die-words = würfeln, werfen, Zufall, Glück, Chance, W6

## Spielarten

rulebook-sides = Alternative Räume
rulebook-sides-lead = Jeder der { $power } Räume hat zwei Seiten, V1 und V2. Das erste Spiel nimmt V1; später geht jede Mischung.
rulebook-sides-may-1 = Durch Zufall: Jeder Raum zeigt eine seiner Seiten.
rulebook-sides-may-2 = Oder alle V1, alle V2, oder Raum für Raum, wie ihr sie beim Aufbau nennt.
rulebook-sides-may-3 = Beide Seiten brauchen dieselben Reparaturen und kosten beim Umleiten dasselbe.
rulebook-sides-not-1 = Eine Seite, die mehr Personen braucht, kommt zu wenigen nicht ins Spiel.
rulebook-sides-figure = Die Krankenstation mit ihrer anderen Seite.
rulebook-sides-words = Variante, V2, alternativ, gemischt, Erweiterung, andere Seite

rulebook-expansion-damage-control-may-1 = Die Räume werden dann in fester Reihenfolge beschädigt, je ein Treffer.
rulebook-expansion-damage-control-may-2 = Auch ein Raum ohne Steine darf gewählt werden, wenn ein Marker ihn schützt oder ihr aufgebt.
rulebook-expansion-damage-control-may-3 = Niemand weiß, welche Karten den Stapel verlassen haben.
rulebook-expansion-damage-control-not-1 = Denselben Raum zweimal mit einer Karte.
rulebook-expansion-damage-control-not-2 = Den Energiekern.
rulebook-expansion-damage-control-special-head = Vor dem ersten Zug
rulebook-expansion-damage-control-special = Ist so eine Karte unter denen, die zuerst treffen, wählt, wer anfängt.
rulebook-expansion-damage-control-figure = Die neuen Karten: Ihr wählt einen, zwei oder drei Räume.
rulebook-expansion-damage-control-words = Schaden wählen, Räume aussuchen, Kontrolle, bestimmen

rulebook-expansion-escape-pod-may-1 = Einzusteigen kostet { $cost-board ->
    [one] eine Aktion
   *[other] { $cost-board } Aktionen
}, vom Energiekern aus, sobald { $pod-rooms } Räume umgeleitet sind. Nur eine Person passt hinein.
rulebook-expansion-escape-pod-may-2 = Wer flieht, behält die Karten und hat sofort den ersten Zug im All.
rulebook-expansion-escape-pod-may-3 = Marker und Steine der geflohenen Person kommen in den Vorrat zurück.
rulebook-expansion-escape-pod-not-1 = Zurückkommen.
rulebook-expansion-escape-pod-not-2 = Sammeln, Schaden oder Marker für übrige Aktionen im Zug des Einsteigens.
rulebook-expansion-escape-pod-figure = Sieben Räume sind umgeleitet: Die Kapsel ist bereit.
rulebook-expansion-escape-pod-words = Verräter, Deserteur, verlassen, fliehen, Verrat, im Stich lassen, Kapsel

rulebook-adrift = Allein im All
rulebook-adrift-lead = Ein Zug in der Kapsel: Nimm die oberste Karte der Ablage und wirf den Würfel. Ein Wurf nicht höher als die Zahl deiner Karten bringt noch eine. Dann ist der Zug vorbei.
rulebook-adrift-may-1 = Die eben genommene Karte zählt mit.
rulebook-adrift-may-2 = Eine leere Ablage gibt keine Karte. Gewürfelt wird trotzdem.
rulebook-adrift-may-3 = Diese Züge zählen wie andere. Schilde, die du gelegt hast, gehen zu Beginn deines nächsten zurück.
rulebook-adrift-not-1 = Keine Aktionen, kein Sammeln, kein Schaden in so einem Zug.
rulebook-adrift-not-2 = Kein Handlimit.
rulebook-adrift-not-3 = Niemand an Bord kann mit dir tauschen, dich bewegen oder dir etwas geben.
rulebook-adrift-figure = Die Kapsel, ein Wurf, vielleicht eine Karte.
rulebook-adrift-words = Deserteur, Verräter, treiben, Kapselzug, Weltraum

rulebook-last-roll = Der letzte Wurf der Kapsel
rulebook-last-roll-lead = Ist das Schiff verloren, nimmt, wer floh, noch eine Karte und wirft einmal. Ein Wurf über der Zahl der Karten entkommt: ein Sieg ganz allein.
rulebook-last-roll-may-1 = Ist das Schiff gerettet, gewinnt die Crew an Bord, und wer floh, verliert.
rulebook-last-roll-may-2 = Wenige Karten machen das Entkommen leicht, darum hofft man in der Kapsel auf eine leere Ablage.
rulebook-last-roll-not-1 = Ein Wurf, der nicht über der Zahl der Karten liegt: Alle verlieren.
rulebook-last-roll-words = Deserteur, allein gewinnen, entkommen, letzter Wurf, Verräter

rulebook-expansion-solo-may-1 = { $solo-crew } Crewmitglieder sind der Reihe nach ganz am Zug, wie in einem Spiel mit so vielen Personen.
rulebook-expansion-solo-may-2 = Die eine Hand hat das Limit einer Hand: { $hand-limit } Karten.
rulebook-expansion-solo-may-3 = Marker, Steine und Schilde gehören dem Crewmitglied, das sie bekam. „Andere“ sind andere Crewmitglieder.
rulebook-expansion-solo-not-1 = Teilen: Stattdessen wird gehandelt.
rulebook-expansion-solo-not-2 = Die Rettungskapsel und die andere Seite der Messe.
rulebook-expansion-solo-words = Einzelspieler, eine Person, allein, Solitär, Solo

rulebook-trading = Allein handeln
rulebook-trading-lead = Wer allein spielt, tauscht eine Handkarte gegen eine der offenen Karten, wo auch immer jemand steht.
rulebook-trading-may-1 = Es kostet { $cost-trade ->
    [one] eine Aktion
   *[other] { $cost-trade } Aktionen
}, wo auch immer die Crew ist.
rulebook-trading-may-2 = Deine Karte liegt am Platz der genommenen. Gezogen wird nichts.
rulebook-trading-may-3 = Die Messe tut dasselbe für ihre eine Aktion.
rulebook-trading-not-1 = Mit zwei oder mehr Personen: Sie teilen.
rulebook-trading-not-2 = Mit leerer Hand.
rulebook-trading-figure = Eine Handkarte gegen eine Karte der Auslage.
rulebook-trading-words = tauschen, Austausch, Solo, teilen, Markt

rulebook-no-counting = Ohne Zählen
rulebook-no-counting-lead = Eine Spielart für alle, die nicht zählen wollen: Zahl und Inhalt von Stapeln und Ablagen bleiben verborgen.
rulebook-no-counting-may-1 = Was ein Raum euch zeigt, dürft ihr sehen.
rulebook-no-counting-may-2 = Die Rückseite des Schadensstapels verrät weiter den Typ der obersten Karte.
rulebook-no-counting-not-1 = Keine Chancen, keine Zahlen, kein Blick in Stapel, bis das Spiel zu Ende ist.
rulebook-no-counting-not-2 = Das Protokoll zeigt diesen Zug und den davor, mehr nicht.
rulebook-no-counting-words = verborgen, Gedächtnis, geheim, zählen, schwer, Stapel

rulebook-combining = Was zusammenpasst
rulebook-combining-lead = Erweiterungen, Raumseiten, Schwierigkeiten und Ohne Zählen passen zusammen, wie ihr wollt.
rulebook-combining-may-1 = Wählt alles beim Aufbau. Was nicht geht, sagt warum.
rulebook-combining-may-2 = Dieselbe Startzahl mit denselben Einstellungen macht dasselbe Schiff noch einmal.
rulebook-combining-not-1 = Eine Erweiterung mit einer Personenzahl, für die sie nicht gedacht ist.
rulebook-combining-words = kombinieren, mischen, Möglichkeiten, Erweiterungen, Einstellungen, Startzahl, Code

## Jetzt an eurem Tisch

rulebook-now-stands = { $name } steht { FORM($room, "at") }.
rulebook-now-adrift = { $name } hat das Schiff verlassen.
rulebook-now-may = { $standing } Es geht jetzt:
rulebook-now-may-not = { $standing } Es geht jetzt nicht:
rulebook-now-no-action = Diese Aktion gibt es in diesem Spiel nicht.
rulebook-now-not-aboard = Diesen Raum gibt es auf diesem Schiff nicht.
rulebook-now-other-side = { $variant ->
    [v1] In diesem Spiel zeigt der Raum V1.
   *[v2] In diesem Spiel zeigt der Raum V2.
}
rulebook-now-away = { $steps ->
    [0] hier
    [one] eine Bewegung entfernt
   *[other] { $steps } Bewegungen entfernt
}
rulebook-now-more = { $count ->
    [one] und ein weiterer Raum
   *[other] und { $count } weitere Räume
}
rulebook-now-fits = offen, und du hast { $cards }
rulebook-now-unfit = offen; du hast nichts, das passt
rulebook-now-critical = { $guarded ->
    [yes] kein Stein mehr, geschützt; { $more }
   *[no] kritisch; { $more }
}
rulebook-now-whole = Alle Räume sind ganz.
rulebook-now-no-cubes = Der Vorrat hat keinen Stein.
rulebook-now-power = { $count } von { $goal } Räumen sind umgeleitet.{ $left ->
    [0] { "" }
   *[other] { "" } Es fehlen:
}
rulebook-now-breach = Die Hülle ist gebrochen: Es gibt keine Schadenskarte mehr.
rulebook-now-hidden = Ohne Zählen: Zahlen bleiben verborgen.
rulebook-now-chance = { $protected ->
    [yes] { $percent } %, ein Marker finge es ab
   *[no] { $percent } %
}
rulebook-now-damage = { $count ->
    [one] Eine Schadenskarte ist übrig.
   *[other] { $count } Schadenskarten sind übrig.
} Die nächste trifft:
rulebook-now-row = liegen offen
rulebook-now-pile = { $count ->
    [0] Die Ablage ist leer.
    [one] Eine Karte liegt in der Ablage.
   *[other] { $count } Karten liegen in der Ablage.
}
rulebook-now-deck = { $count ->
    [one] Eine Karte ist noch im Ressourcenstapel.
   *[other] { $count } Karten sind noch im Ressourcenstapel.
}
rulebook-now-hand = { $count ->
    [one] { $name } hat eine Karte; { $limit } dürfen bleiben.
   *[other] { $name } hat { $count } Karten; { $limit } dürfen bleiben.
}
rulebook-now-no-resource = Solche Karten gibt es in diesem Spiel nicht.
rulebook-now-holds = { $count ->
    [0] { $name } hat keine davon.
    [one] { $name } hat eine davon.
   *[other] { $name } hat { $count } davon.
}
rulebook-now-difficulty = Dieses Spiel: { $level }, { $cards ->
    [none] keine Universalkarte.
   *[other] { $cards }.
}
rulebook-now-expansion = { $there ->
    [yes] Gehört zu diesem Spiel.
   *[no] Gehört nicht zu diesem Spiel.
}
rulebook-now-supply = { $count ->
    [0] Im Vorrat ist nichts mehr.
    [one] Einer ist im Vorrat.
   *[other] { $count } sind im Vorrat.
}
rulebook-now-held = { $name } hat { $count }.
rulebook-now-laid = { $count ->
    [one] hier liegt einer
   *[other] hier liegen { $count }
}
rulebook-now-turn = Zug { $turn }: { $name }, { $phase ->
    [actions] Phase 1.
    [collect] Phase 2.
    [damage] Phase 3.
   *[over] das Spiel ist zu Ende.
}
rulebook-now-actions = { $count ->
    [0] Keine Aktion übrig
    [one] Eine Aktion übrig
   *[other] { $count } Aktionen übrig
}{ $tokens ->
    [0] .
    [one] { " " }und ein Marker.
   *[other] { " " }und { $tokens } Marker.
}

## Wovon es geöffnet wurde

rulebook-of-slot = { $room }, Feld { $number }
rulebook-of-divert = { $room }, Kosten
rulebook-of-shield = { $room }, Schutzmarker
rulebook-of-deck = Ressourcenstapel
rulebook-of-discard = Ablage
rulebook-of-face-up = Offene Karte
rulebook-of-damage-deck = Schadensstapel
rulebook-of-damage-discard = Gefallene Schadenskarten
rulebook-of-die = Würfel
rulebook-of-supply = Vorrat
rulebook-of-held = Was du hast
rulebook-of-threat = Bedrohung
rulebook-of-stepper = Phasen
rulebook-of-pod = Rettungskapsel
rulebook-of-end = Aktionen beenden
