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
    [one] Ein Ergebnis
   *[other] { $count } Ergebnisse, das beste zuerst
}
rulebook-hit = { $chapter } · Ergebnis { $number } von { $count } für „{ $query }“
rulebook-none = Keine Ergebnisse für „{ $query }“. Meintest du:
rulebook-none-at-all = Keine Ergebnisse für „{ $query }“.
rulebook-now = Jetzt an eurem Tisch
rulebook-show = Am Tisch zeigen
rulebook-see = Siehe auch
rulebook-try = Ausprobieren
rulebook-lesson = { $title }, { $minutes } Min.
rulebook-begin = Starten
rulebook-open = Regelbuch
rulebook-side-v2 = { $name } (alternativ, V2)
rulebook-limits = Einschränkungen

rulebook-chapter-mission = Die Mission
rulebook-chapter-turn = Dein Zug
rulebook-chapter-storm = Der Sturm
rulebook-chapter-rooms = Die Räume
rulebook-chapter-cards = Ressourcenkarten
rulebook-chapter-tokens = Figuren und Marker
rulebook-chapter-variants = Spielarten

## Was der Inhalt selbst sagt

rulebook-room-passive = Passiv: Der Raum wirkt automatisch und kostet keine Aktion.
rulebook-room-cost = Den Raum zu aktivieren kostet { $cost ->
    [one] eine Aktion
   *[other] { $cost } Aktionen
}.
rulebook-room-whole = Der Raum wirkt nur, solange er voll repariert ist: Alle { $count } Felder müssen einen Stein haben.
rulebook-room-divert = Seinen Strom umzuleiten kostet { $cards }.
rulebook-room-players = Mit weniger als { $count } Personen ist diese Seite nicht spielbar. Die andere tritt an ihre Stelle.
rulebook-resource-copies = Im Spiel sind { $count } Karten { $card }.
rulebook-resource-level = { $level } { $count }
rulebook-resource-levels = Die Schwierigkeit bestimmt, wie viele es sind: { $levels }.
rulebook-resource-rooms = Sie repariert ein Feld in: { $rooms }.
rulebook-difficulty-lead = { $cards ->
    [none] Der Ressourcenstapel hat { $whole } Karten, keine davon Universal.
   *[other] Der Ressourcenstapel hat { $whole } Karten, darunter { $cards }.
}
rulebook-expansion-players = Für { $players } { $most ->
    [1] Person
   *[other] Personen
}.
rulebook-expansion-apart = Nicht kombinierbar mit { $others }.
rulebook-action-lead = { $source ->
    [none] Eine Aktion in Phase 1
   *[other] Eine Aktion aus „{ $source }“
}. Sie kostet { $cost ->
    [0] nichts
    [one] eine Aktion
   *[other] { $cost } Aktionen
}.

## Der Auftrag

rulebook-ship = Das Schiff
rulebook-ship-lead = { $rooms ->
    [9] Das Schiff hat neun Räume, drei mal drei.
   *[other] Das Schiff hat { $rooms } Räume.
} Der Energiekern ist in der Mitte. Die { $power } Räume um ihn herum liegen in jeder Partie anders.
rulebook-ship-may-1 = Jeder der { $power } Räume hat { $spaces } Reparaturfelder. Auf jedem liegt zu Beginn ein Stein.
rulebook-ship-may-2 = Räume mit einer gemeinsamen Seite sind Nachbarn. Ecken zählen nicht.
rulebook-ship-may-3 = Der Energiekern hat keine Reparaturfelder und nimmt keinen Schaden. Er sammelt den Strom, den ihr umleitet.
rulebook-ship-figure = Der Energiekern mit dem Strom von drei Räumen.
rulebook-ship-words = Spielplan, Karte, Raster, Aufbau, Ziel, Kern, Nachbar, Schiff

rulebook-goal = Spielende
rulebook-goal-lead = Leitet den Strom aller { $power } Räume um und aktiviert dann den Energiekern. Das Schiff ist gerettet, und alle an Bord gewinnen.
rulebook-goal-may-head = So gewinnt ihr
rulebook-goal-may-1 = Ist der letzte Raum umgeleitet, kann jedes Crewmitglied auf dem Energiekern ihn aktivieren. Das kostet eine Aktion.
rulebook-goal-may-2 = Räume dürfen dabei beschädigt sein. Nur ihr Strom zählt.
rulebook-goal-not-head = So verliert ihr
rulebook-goal-not-1 = Ein Treffer zerstört einen Raum, der keine Steine mehr hat: Das Schiff ist sofort verloren.
rulebook-goal-not-2 = Der Ressourcenstapel ist leer: Das Schiff ist sofort verloren.
rulebook-goal-special-head = Ein Deserteur
rulebook-goal-special = Wird das Schiff gerettet, verliert ein Deserteur in der Rettungskapsel. Geht es verloren, entscheidet ein letzter Wurf: Er gewinnt allein, oder alle verlieren.
rulebook-goal-figure = Alle Räume sind umgeleitet. Aktiviert den Kern und gewinnt.
rulebook-goal-words = Sieg, gewinnen, verlieren, Niederlage, Ende, Spielende, Neustart, Flucht, Ziel
rulebook-length = Dauer einer Partie
rulebook-length-lead = Die meisten Partien dauern fünfzehn bis dreißig Züge, alle zusammengezählt. Das ist etwa eine halbe bis eine ganze Stunde.
rulebook-length-may-1 = Der Ressourcenstapel ist die Uhr. Ist er leer, ist die Partie vorbei.
rulebook-length-may-2 = Du kannst jederzeit aufhören: Die Partie wird nach jeder Entscheidung gespeichert.
rulebook-length-words = Dauer, Zeit, Minuten, Stunden, Spielzeit, Züge

rulebook-setting-up = Spielaufbau
rulebook-setting-up-lead = Wählt Namen, Schwierigkeit und Erweiterungen. Den Rest baut das Spiel auf: Räume, Steine, Karten und Crew.
rulebook-setting-up-may-1 = Der Ressourcenstapel enthält je { $copies } Karten von { $kinds } Ressourcen. Je nach Schwierigkeit kommen Universalkarten dazu.
rulebook-setting-up-may-2 = Zu zweit beginnt jede Person mit { $hand-2 } Karten, zu dritt mit { $hand-3 }, zu viert mit { $hand-4 }. Eine Solo-Crew teilt sich { $hand-1 }.
rulebook-setting-up-may-3 = { $face-up } Ressourcenkarten liegen offen aus. Der Schadensstapel ist nach Typ sortiert, die schwächsten oben. Ganz unten liegt der Hüllenbruch.
rulebook-setting-up-may-4 = Alle beginnen auf dem Energiekern. Wählt beim Aufbau, wer anfängt, oder überlasst es dem Zufall.
rulebook-setting-up-special-head = Schaden vor dem ersten Zug
rulebook-setting-up-special = Die letzten { $setup-damage } Karten über dem Hüllenbruch treffen vor dem ersten Zug, die unterste zuerst. Sie werden abgelegt, und dem Schiff fehlen zu Beginn { $setup-cubes } Steine.
rulebook-setting-up-figure = Eine Karte vom Aufbau und ein Raum, den sie traf.
rulebook-setting-up-words = Start, austeilen, Vorbereitung, Hände, Startspieler, beginnen, neues Spiel

rulebook-looking = Offene Informationen
rulebook-looking-lead = Ihr spielt mit offenen Händen. Seht euch alles auf dem Tisch an und besprecht jeden Plan.
rulebook-looking-may-1 = { DEVICE() ->
    [pad] Du darfst beide Ablagestapel durchsehen und die Kartenzahl jedes Stapels sehen. Wähle eine Ablage{ $key-piles ->
        [none] .
       *[other] , oder drücke { $key-piles }.
    }
   *[keys] Du darfst beide Ablagestapel durchsehen und die Kartenzahl jedes Stapels sehen. Klicke auf eine Ablage{ $key-piles ->
        [none] .
       *[other] , oder drücke { $key-piles }.
    }
}
rulebook-looking-may-2 = Du darfst sehen, welche Karten noch in einem Stapel sind, aber nicht ihre Reihenfolge.
rulebook-looking-may-3 = Karten, die ein Raum zeigt, sind von da an allen bekannt. Das Protokoll hält fest, was geschah.
rulebook-looking-not-1 = Du kannst die Reihenfolge eines Stapels nicht sehen, außer ein Raum zeigt sie.
rulebook-looking-words = offen, geheim, verdeckt, Information, zählen, reden, Protokoll, ansehen, wissen

## Dein Zug

rulebook-phases = Die drei Phasen
rulebook-phases-lead = In deinem Zug führst du Aktionen aus, sammelst Karten und deckst eine Schadenskarte auf. Dann ist das nächste Crewmitglied am Zug.
rulebook-phases-may-1 = Phase 1: Führe { $base-actions } Aktionen aus, dazu eine für jeden Aktionsmarker, den du ausgibst.
rulebook-phases-may-2 = Phase 2: Nimm { $deck-cards } Karten vom Stapel oder eine offene. Lege dann bis auf { $hand-limit } ab.
rulebook-phases-may-3 = Phase 3: Decke die oberste Schadenskarte auf; sie trifft ihre Räume. Sind keine mehr da, kostet stattdessen der Hüllenbruch Karten.
rulebook-phases-not-1 = Phase 1 endet erst, wenn du sie beendest. Ist „{ settings-auto-end }“ eingeschaltet, endet sie automatisch, sobald nichts mehr zu tun ist.
rulebook-phases-special-head = Zugbeginn
rulebook-phases-special = Zuerst kommen die Schutzmarker zurück, die du mit der Waffenkammer (V1) gelegt hast. Bist du in der Krankenstation (V1), erhältst du dann Aktionsmarker.
rulebook-phases-words = Zug, Runde, Reihenfolge, Ablauf, Phase, beginnen, Zugbeginn, Schritte

rulebook-actions = Deine Aktionen
rulebook-actions-lead = In Phase 1 hast du { $base-actions } Aktionen: beliebige, in beliebiger Reihenfolge, so oft du willst.
rulebook-actions-may-1 = Bewegen, suchen, teilen, reparieren, Strom umleiten oder deinen Raum aktivieren.
rulebook-actions-may-2 = Jeder Aktionsmarker, den du ausgibst, bringt eine weitere Aktion.
rulebook-actions-may-3 = Erst werden die Grundaktionen verbraucht, danach Marker.
rulebook-actions-not-1 = Du kannst keine Aktion ausführen, die du nicht ganz bezahlen kannst.
rulebook-actions-not-2 = Du kannst nur in dem Raum handeln, in dem du bist. Manche Räume machen eine Ausnahme.
rulebook-actions-special-head = Ungenutzte Aktionen
rulebook-actions-special = Jede Grundaktion, die du nicht nutzt, wird zu einem Aktionsmarker.
rulebook-actions-figure = Bewegen, suchen, teilen, reparieren, umleiten, aktivieren.
rulebook-actions-words = handeln, tun, Punkte, Budget, übrig, ausgeben, Möglichkeiten

rulebook-moving = Bewegen
rulebook-moving-lead = Geh in einen Nachbarraum: nach oben, unten, links oder rechts.
rulebook-moving-may-1 = { $cost-move ->
    [one] Eine Aktion
   *[other] { $cost-move } Aktionen
} für jeden Raum, den du weitergehst.
rulebook-moving-may-2 = In einem Raum dürfen beliebig viele Crewmitglieder sein, auch auf dem Energiekern.
rulebook-moving-may-3 = { DEVICE() ->
    [pad] Wähle die Aktion und dann den Raum{ $key-move ->
        [none] .
       *[other] , oder drücke { $key-move }.
    }
   *[keys] Ziehe deinen Meeple in den Raum, klicke beide an{ $key-move ->
        [none] {" "}oder nimm die Pfeiltasten.
       *[other] , nimm die Pfeiltasten oder drücke { $key-move }.
    }
}
rulebook-moving-not-1 = Du kannst nicht diagonal gehen.
rulebook-moving-not-2 = Du kannst andere Crewmitglieder nicht bewegen, außer mit dem Crewquartier.
rulebook-moving-figure = Vom Maschinenraum in einen Nachbarraum.
rulebook-moving-words = gehen, laufen, reisen, Schritt, Weg, Nachbar, angrenzend, nebenan, diagonal, rennen

rulebook-scavenging = Suchen
rulebook-scavenging-lead = Würfle und suche nach Ressourcenkarten: { $scavenge-sides }.
rulebook-scavenging-may-1 = { $cost-scavenge ->
    [one] Eine Aktion
   *[other] { $cost-scavenge } Aktionen
}, in jedem Raum, so oft du zahlen kannst.
rulebook-scavenging-may-2 = Nimm Karten einzeln, jede vom Stapel oder aus der Auslage. Eine offene wird sofort ersetzt, du darfst also die neue als nächste nehmen.
rulebook-scavenging-may-3 = Du darfst weniger Karten nehmen, auch keine.
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
rulebook-scavenging-not-1 = Du kannst einen Wurf nicht rückgängig machen.
rulebook-scavenging-figure = Niedrig: nichts. Mitte: eine Karte. Hoch: zwei.
rulebook-scavenging-words = suchen, durchsuchen, werfen, würfeln, Würfel, finden, plündern, Beute, Glück, Zufall

rulebook-sharing = Teilen
rulebook-sharing-lead = Gib einem anderen Crewmitglied in deinem Raum eine Karte oder nimm eine von ihm.
rulebook-sharing-may-1 = { $cost-give ->
    [one] Eine Aktion
   *[other] { $cost-give } Aktionen
} für jede Karte, die du gibst oder nimmst.
rulebook-sharing-may-2 = Du darfst jede Karte teilen, auch eine Universalkarte. Das Limit von { $hand-limit } wird erst in der eigenen Phase 2 geprüft.
rulebook-sharing-may-3 = { DEVICE() ->
    [pad] Wähle die Karte und dann, wer sie bekommt{ $key-share ->
        [none] .
       *[other] ; oder drücke { $key-share }.
    }
   *[keys] Ziehe die Karte auf ein Crewfeld oder von dort auf deine Hand{ $key-share ->
        [none] .
       *[other] ; oder drücke { $key-share }.
    }
}
rulebook-sharing-not-1 = Du kannst nicht von Raum zu Raum teilen, außer mit der Messe.
rulebook-sharing-not-2 = Du kannst keine Marker oder Steine teilen. Sie bleiben, wo sie sind.
rulebook-sharing-special-head = Solo
rulebook-sharing-special = Deine Crew teilt sich eine Hand. Statt zu teilen, tauschst du mit der Auslage.
rulebook-sharing-figure = Im selben Raum wechselt eine Karte die Hand.
rulebook-sharing-words = teilen, geben, nehmen, weitergeben, tauschen, übergeben, handeln, Mitspieler

rulebook-repairing = Reparieren
rulebook-repairing-lead = Lege eine Karte ab, die zu einem leeren Feld deines Raums passt. Das Feld bekommt einen Stein aus dem Vorrat.
rulebook-repairing-may-1 = Repariere leere Felder in beliebiger Reihenfolge. Eine Universalkarte passt auf jedes Feld.
rulebook-repairing-may-2 = { DEVICE() ->
    [pad] Es kostet { $cost-repair ->
        [one] eine Aktion
       *[other] { $cost-repair } Aktionen
    }. Wähle die Karte und dann das Feld{ $key-repair ->
        [none] .
       *[other] , oder drücke { $key-repair }.
    }
   *[keys] Es kostet { $cost-repair ->
        [one] eine Aktion
       *[other] { $cost-repair } Aktionen
    }. Ziehe die Karte auf das Feld{ $key-repair ->
        [none] .
       *[other] , oder drücke { $key-repair }.
    }
}
rulebook-repairing-may-3 = Ein Feld, das seinen Stein verloren hat, ist leer. Es zeigt die Ressource, die es braucht.
rulebook-repairing-not-1 = Du kannst nicht mit einer Karte reparieren, solange im Vorrat kein Stein ist. Ein eigener Stein hilft trotzdem.
rulebook-repairing-not-2 = Du kannst keinen anderen Raum reparieren, außer mit der Werkstatt.
rulebook-repairing-not-3 = Du kannst mit einer Karte nicht zwei Felder füllen, außer der Raum ist umgeleitet.
rulebook-repairing-special-head = Umgeleitete Räume
rulebook-repairing-special = Eine Karte, die zu einem leeren Feld passt, füllt alle Felder. Reicht der Vorrat nicht, wird zuerst das passende Feld gefüllt, dann von oben nach unten.
rulebook-repairing-figure = Metall passt auf eines der zwei leeren Felder.
rulebook-repairing-words = reparieren, heilen, flicken, wiederherstellen, Gesundheit, Leben, kaputt, Feld, Platz, Reparatur, Schraubenschlüssel

rulebook-diverting = Strom umleiten
rulebook-diverting-lead = Lege in einem voll reparierten Raum alle Karten seiner Kosten zusammen ab. Sein Strom fließt zum Energiekern.
rulebook-diverting-may-1 = Bezahle { $cost-divert ->
    [one] eine Aktion
   *[other] { $cost-divert } Aktionen
} und die { $cost } Karten, die links im Raum gezeigt sind.
rulebook-diverting-may-2 = Universalkarten können jede davon ersetzen.
rulebook-diverting-may-3 = Ein umgeleiteter Raum kann weiter aktiviert, getroffen und repariert werden. Er bleibt umgeleitet.
rulebook-diverting-may-4 = { DEVICE() ->
    [pad] Wähle eine Karte und dann die Kosten{ $key-divert ->
        [none] .
       *[other] , oder drücke { $key-divert }.
    } Du bestimmst, in welcher Reihenfolge die Karten abgelegt werden. Die letzte liegt oben.
   *[keys] Ziehe eine Karte auf die Kosten{ $key-divert ->
        [none] .
       *[other] , oder drücke { $key-divert }.
    } Du bestimmst, in welcher Reihenfolge die Karten abgelegt werden. Die letzte liegt oben.
}
rulebook-diverting-not-1 = Du kannst keinen Raum mit einem leeren Feld umleiten. Repariere ihn zuerst.
rulebook-diverting-not-2 = Du kannst nicht in Teilen zahlen. Eine Person legt alle Karten auf einmal ab.
rulebook-diverting-not-3 = Du kannst weder einen Raum zweimal umleiten noch den Energiekern.
rulebook-diverting-special-head = Was es bringt
rulebook-diverting-special = Ihr seid dem Sieg einen Schritt näher. Ab jetzt repariert eine Karte den ganzen Raum.
rulebook-diverting-figure = { $cost ->
    [3] Aus drei Karten wird ein Strommarker.
   *[other] Aus den Karten links wird ein Strommarker.
}
rulebook-diverting-words = Strom, Energie, umleiten, umlenken, weiterleiten, gewinnen, Münze, Kosten, zahlen, laden

rulebook-activating = Einen Raum aktivieren
rulebook-activating-lead = Aktiviere den Raum, in dem du bist. Er muss voll repariert sein.
rulebook-activating-may-1 = Der Raum zeigt, wie viele Aktionen es kostet.
rulebook-activating-may-2 = Aktiviere denselben Raum, so oft du zahlen kannst.
rulebook-activating-may-3 = Das Umleiten ändert nichts an der Fähigkeit eines Raums.
rulebook-activating-not-1 = Du kannst keinen beschädigten Raum aktivieren. Repariere ihn zuerst.
rulebook-activating-not-2 = Du kannst keinen Raum aktivieren, der nichts bewirken würde, etwa weil im Vorrat ein Marker fehlt. Der Knopf sagt, warum.
rulebook-activating-not-3 = Du kannst keinen passiven Raum aktivieren. Er wirkt automatisch.
rulebook-activating-special-head = Erst zahlen
rulebook-activating-special = Du zahlst, bevor der Raum etwas bewirkt. Ob er etwas bewirken kann, wird erst danach geprüft.
rulebook-activating-words = benutzen, nutzen, aktivieren, Fähigkeit, Wirkung, Effekt, Raum, besonders, passiv

rulebook-ending = Aktionen beenden
rulebook-ending-lead = Beende Phase 1, wann du willst. Für jede ungenutzte Grundaktion erhältst du einen Aktionsmarker.
rulebook-ending-may-1 = Du erhältst nur so viele Marker, wie im Vorrat sind.
rulebook-ending-may-2 = Gib diese Marker in späteren Zügen aus.
rulebook-ending-not-1 = Für eine Aktion, die du mit einem Marker gekauft hast, erhältst du keinen Marker.
rulebook-ending-not-2 = Aktionen, für die im Vorrat Marker fehlen, verfallen. Das Spiel fragt dich vorher.
rulebook-ending-special-head = Keine Aktionen mehr
rulebook-ending-special = Phase 1 wartet auf dich. Du kannst deine Wahl rückgängig machen, bis etwas aufgedeckt wird. Ist „{ settings-auto-end }“ eingeschaltet, endet sie automatisch.
rulebook-ending-figure = Eine ungenutzte Aktion wird zum Marker.
rulebook-ending-words = fertig, passen, aussetzen, sparen, übrig, Rest, Schluss, aufhören, warten, rückgängig, zurücknehmen, Fehler, vertippt

rulebook-collecting = Sammeln
rulebook-collecting-lead = Nimm in Phase 2 die obersten { $deck-cards } Karten des Ressourcenstapels oder eine der { $face-up } offenen Karten.
rulebook-collecting-may-1 = Eine genommene offene Karte wird sofort vom Stapel ersetzt.
rulebook-collecting-may-2 = Lege dann Karten deiner Wahl ab, bis du { $hand-limit } hast.
rulebook-collecting-may-3 = { DEVICE() ->
    [pad] Wähle den Stapel oder eine Karte.
   *[keys] Klicke den Stapel oder eine Karte an, oder ziehe sie auf deine Hand.
}
rulebook-collecting-not-1 = Du kannst das Sammeln nicht auslassen. Nimm das eine oder das andere.
rulebook-collecting-words = ziehen, nehmen, bekommen, Einkommen, Phase 2, Karten, Ressourcen, aufnehmen

rulebook-hand = Deine Hand
rulebook-hand-lead = Lege am Ende von Phase 2 Karten ab, bis du { $hand-limit } hast. Zu jeder anderen Zeit darfst du mehr haben.
rulebook-hand-may-1 = Du wählst, welche Karten du ablegst.
rulebook-hand-may-2 = Karten, die du bekommst, zählen erst in deiner nächsten Phase 2.
rulebook-hand-may-3 = Du beginnst mit { $hand-2 }, { $hand-3 } oder { $hand-4 } Karten, je nachdem, ob ihr zu zweit, zu dritt oder zu viert seid.
rulebook-hand-not-1 = Du kannst sonst keine Karten ablegen, außer um etwas zu bezahlen.
rulebook-hand-figure = Eine Karte jeder Ressource.
rulebook-hand-words = Limit, Handlimit, ablegen, abwerfen, höchstens, zu viele, behalten, halten, sechs

## Der Sturm

rulebook-damage-cards = Schadenskarten
rulebook-damage-cards-lead = Decke in Phase 3 die oberste Schadenskarte auf. Jeder Raum darauf verliert seinen obersten Stein, in der gedruckten Reihenfolge.
rulebook-damage-cards-may-1 = Typ 1 trifft einen Raum, Typ 2 zwei, Typ 3 drei. Davon gibt es { $damage-1 }, { $damage-2 } und { $damage-3 } Karten, in dieser Reihenfolge gezogen.
rulebook-damage-cards-may-2 = Verlorene Steine kommen in den Vorrat zurück.
rulebook-damage-cards-may-3 = Ein Schutzmarker fängt den Treffer ab: der älteste auf dem Raum oder sonst einer, den ein Crewmitglied dort hat.
rulebook-damage-cards-not-head = Ausnahmen
rulebook-damage-cards-not-1 = Der Energiekern kann nicht getroffen werden.
rulebook-damage-cards-not-2 = Ein Treffer zerstört einen Raum, der keine Steine mehr hat. Das Schiff ist verloren, der Rest der Karte entfällt.
rulebook-damage-cards-special-head = Mehrere Schutzmarker
rulebook-damage-cards-special = Haben dort mehrere Crewmitglieder einen Marker, bestimmt die aktive Person, wer einen abgibt.
rulebook-damage-cards-figure = Die Krankenstation verliert ihren obersten Stein.
rulebook-damage-cards-words = Treffer, treffen, Angriff, Sturm, Sonne, Schaden, Gefahr, Phase 3, Bedrohung, Chance

rulebook-critical = Kritische Räume
rulebook-critical-lead = Ein Raum ohne Steine ist kritisch. Der nächste Treffer zerstört ihn, und das Schiff ist verloren.
rulebook-critical-may-1 = Repariere ein Feld, und der Raum übersteht noch einen Treffer.
rulebook-critical-may-2 = Ein Schutzmarker rettet ihn einmal.
rulebook-critical-may-3 = Die Brücke zeigt, welche Räume als Nächstes dran sind, und kann sie aufschieben.
rulebook-critical-not-1 = Du kannst ihn nicht aktivieren oder umleiten, bis er voll repariert ist.
rulebook-critical-special-head = Keine Schadenskarten mehr
rulebook-critical-special = Während des Hüllenbruchs werden keine Räume getroffen.
rulebook-critical-figure = Drei leere Felder: Noch ein Treffer ist das Ende.
rulebook-critical-words = Gefahr, rot, sterben, letzter, null, zerstört, Alarm, verlieren, Leben

rulebook-hull-breach = Der Hüllenbruch
rulebook-hull-breach-lead = Ist die letzte Schadenskarte gezogen, bricht die Hülle auf. Ab dann wird in jeder Phase 3 gewürfelt: Der Stapel verliert Karten.
rulebook-hull-breach-may-1 = Verlorene Karten je Wurf: { $breach-sides }.
rulebook-hull-breach-may-2 = Lege sie oben vom Ressourcenstapel ab.
rulebook-hull-breach-not-1 = Räume können nicht mehr getroffen werden.
rulebook-hull-breach-not-2 = Schutzmarker helfen nicht gegen den Hüllenbruch.
rulebook-hull-breach-figure = Die letzte Karte, und was danach jeder Zug kostet.
rulebook-hull-breach-words = Leck, Loch, Vakuum, Stapelende, Karten verlieren, Countdown, Finale, Weltraum

rulebook-deck-empty = Wenn der Stapel ausgeht
rulebook-deck-empty-lead = Sobald der Ressourcenstapel leer ist, ist das Schiff verloren, egal wodurch.
rulebook-deck-empty-may-1 = Die letzte Karte wird noch gezogen oder abgelegt. Danach geschieht nichts mehr.
rulebook-deck-empty-may-2 = Karten ansehen und zurücklegen leert den Stapel nicht.
rulebook-deck-empty-not-1 = Du kannst die Ablage nicht zurückmischen.
rulebook-deck-empty-not-2 = Offene Karten schonen den Stapel nicht. Jede wird sofort vom Stapel ersetzt.
rulebook-deck-empty-special-head = Wie lange er reicht
rulebook-deck-empty-special = Jeder Zug an Bord kostet mindestens eine Karte. Wie viele Züge noch bleiben, ist auf dem Tisch nur geschätzt.
rulebook-deck-empty-words = verlieren, letzte Karte, Zeit, Uhr, leer, aufgebraucht, nachmischen, Ende

## Die Räume

rulebook-reading-rooms = Einen Raum lesen
rulebook-reading-rooms-lead = Eine Raumkarte zeigt, was das Umleiten kostet, was sie repariert und was sie kann.
rulebook-reading-rooms-may-1 = Links: die Karten, die ihren Strom umleiten, oder ein Strommarker, wenn er umgeleitet ist.
rulebook-reading-rooms-may-2 = Rechts: die Reparaturfelder. Ein Stein verdeckt die Ressource des Feldes, ein leeres Feld zeigt sie.
rulebook-reading-rooms-may-3 = Unten: die Fähigkeit. Das Zeichen ist golden, solange der Raum voll repariert ist.
rulebook-reading-rooms-may-4 = Oben rechts: die Chance auf einen Treffer in diesem Zug, nach allem, was die Crew über den Schadensstapel weiß.
rulebook-reading-rooms-not-1 = Beide Seiten eines Raums gibt es nie in einer Partie.
rulebook-reading-rooms-figure = Der Frachtraum; sein oberstes Feld ist leer.
rulebook-reading-rooms-words = Karte, Zeichen, Symbol, Leiste, Reparaturleiste, Prozent, Zahl, Münze, V1, V2

rulebook-room-energy-core-v1-may-1 = Er zeigt, wie viele Räume umgeleitet sind.
rulebook-room-energy-core-v1-not-1 = Du kannst ihn weder reparieren noch umleiten noch einen Schutzmarker darauf legen. Er kann nicht getroffen werden.
rulebook-room-energy-core-v1-not-2 = Du kannst ihn nicht aktivieren, bevor der letzte Raum umgeleitet ist.
rulebook-room-energy-core-v1-figure = Alle Räume sind umgeleitet: Aktiviere ihn und gewinne.
rulebook-room-energy-core-v1-words = Reaktor, Zentrum, Mitte, gewinnen, Neustart, Antrieb

rulebook-room-bridge-v1-may-1 = Sind weniger Karten übrig, sieh dir alle an.
rulebook-room-bridge-v1-may-2 = Du darfst die schlimmste Karte ans Ende legen und reparieren, bevor sie kommt.
rulebook-room-bridge-v1-not-1 = Du kannst sie nicht aktivieren, wenn keine Schadenskarten mehr da sind.
rulebook-room-bridge-v1-not-2 = Du kannst den Hüllenbruch nicht bewegen. Er bleibt ganz unten.
rulebook-room-bridge-v1-words = ansehen, vorausschauen, umordnen, Vorhersage, sortieren
rulebook-room-bridge-v2-may-1 = Beide Karten dürfen an dasselbe Ende des Stapels, in einer Reihenfolge deiner Wahl.
rulebook-room-bridge-v2-may-2 = Karten ganz unten kommen erst kurz vor dem Hüllenbruch.
rulebook-room-bridge-v2-not-1 = Du kannst sie nicht aktivieren, wenn keine Schadenskarten mehr da sind.
rulebook-room-bridge-v2-words = ansehen, vergraben, unten, senken, Vorhersage

rulebook-room-cargo-hold-v1-may-1 = Ab dann kennen alle die Reihenfolge, bis die Karten gezogen werden.
rulebook-room-cargo-hold-v1-may-2 = Das geht auch, wenn nur noch wenige Karten übrig sind.
rulebook-room-cargo-hold-v1-not-1 = Du kannst keine dieser Karten nehmen. Alle kommen zurück.
rulebook-room-cargo-hold-v1-words = ansehen, umordnen, Lager, Stapel, vorausschauen
rulebook-room-cargo-hold-v2-may-1 = Du darfst dein Handlimit bis Phase 2 überschreiten.
rulebook-room-cargo-hold-v2-not-head = Gefahr
rulebook-room-cargo-hold-v2-not-1 = Nimmst du die letzte Karte des Stapels, ist das Schiff verloren.
rulebook-room-cargo-hold-v2-words = ziehen, Karte dazu, Lager, bekommen

rulebook-room-medical-bay-v1-may-1 = Du erhältst die Marker vor deinen Aktionen, jedes Mal, wenn du deinen Zug hier beginnst.
rulebook-room-medical-bay-v1-may-2 = Sind weniger Marker im Vorrat, erhältst du diese.
rulebook-room-medical-bay-v1-not-1 = Kommst du erst während deines Zuges an, erhältst du nichts.
rulebook-room-medical-bay-v1-not-2 = Solange ein Feld leer ist, erhältst du nichts. Der Raum muss voll repariert sein.
rulebook-room-medical-bay-v1-words = heilen, Arzt, Krankenhaus, ausruhen, Marker, Bonus
rulebook-room-medical-bay-v2-may-1 = Du darfst auch Aktionen einsetzen, die du mit Aktionsmarkern gekauft hast.
rulebook-room-medical-bay-v2-not-1 = Du kannst dir selbst keine Marker geben.
rulebook-room-medical-bay-v2-words = heilen, Arzt, Krankenhaus, Marker, anderen helfen

rulebook-room-crew-quarters-v1-may-1 = Bewege ein beliebiges Crewmitglied, wie weit es auch weg ist.
rulebook-room-crew-quarters-v1-may-2 = Bring zwei Crewmitglieder zusammen, damit sie teilen können.
rulebook-room-crew-quarters-v1-not-1 = Du kannst es nicht aktivieren, solange die ganze Crew in einem Raum ist.
rulebook-room-crew-quarters-v1-words = teleportieren, schicken, andere bewegen, Bett, treffen, Aufzug
rulebook-room-crew-quarters-v2-may-1 = Bewege ein beliebiges Crewmitglied, wie weit es auch weg ist.
rulebook-room-crew-quarters-v2-may-2 = Schicke ein Crewmitglied in den Raum, der als Nächstes repariert werden muss.
rulebook-room-crew-quarters-v2-not-1 = Du kannst ein Crewmitglied nicht in einen Raum bewegen, in dem schon eines ist.
rulebook-room-crew-quarters-v2-words = teleportieren, schicken, andere bewegen, Bett, Aufzug, leerer Raum, freier Raum

rulebook-room-engine-room-v1-may-1 = Du darfst zwei gleiche Karten tauschen.
rulebook-room-engine-room-v1-may-2 = Deine Karte kommt oben auf die Ablage.
rulebook-room-engine-room-v1-not-1 = Du kannst ihn nicht mit leerer Hand oder leerer Ablage aktivieren.
rulebook-room-engine-room-v1-words = zurückholen, Wiederverwertung, Friedhof, tauschen, Ablage
rulebook-room-engine-room-v2-may-1 = Nimm eine beliebige Karte, wie tief sie auch liegt.
rulebook-room-engine-room-v2-not-head = Einschränkungen und Gefahren
rulebook-room-engine-room-v2-not-1 = Du kannst ihn nicht aktivieren, solange die Ablage leer ist.
rulebook-room-engine-room-v2-not-2 = Hat der Stapel nur noch eine Karte und du aktivierst den Raum, ist das Schiff verloren.
rulebook-room-engine-room-v2-words = zurückholen, Wiederverwertung, Friedhof, zurücknehmen, Ablage

rulebook-room-armoury-v1-may-1 = Auf einem Raum dürfen Marker mehrerer Personen liegen. Der älteste wird zuerst verbraucht.
rulebook-room-armoury-v1-may-2 = Ein Marker, der einen Treffer abfängt, kommt in den Vorrat zurück.
rulebook-room-armoury-v1-not-1 = Du kannst sie nicht aktivieren, solange im Vorrat kein Marker ist.
rulebook-room-armoury-v1-not-2 = Die Marker bleiben nicht liegen. Sie kommen zu Beginn deines nächsten Zuges zurück.
rulebook-room-armoury-v1-words = Schild, schützen, bewachen, blocken, verteidigen, Waffe
rulebook-room-armoury-v2-may-1 = Ein Crewmitglied darf mehrere haben. Jeder fängt einen Treffer ab.
rulebook-room-armoury-v2-may-2 = Der Marker bleibt bei seinem Crewmitglied, wohin es auch geht.
rulebook-room-armoury-v2-not-1 = Du kannst sie nicht aktivieren, solange im Vorrat kein Marker ist.
rulebook-room-armoury-v2-words = Schild, schützen, bewachen, blocken, verteidigen, Leibwächter

rulebook-room-repair-centre-v1-may-1 = Universalkarten passen auch hier.
rulebook-room-repair-centre-v1-may-2 = Repariere jeden Raum, wie weit er auch weg ist.
rulebook-room-repair-centre-v1-not-1 = Du kannst die Werkstatt so nicht reparieren. Das ist eine gewöhnliche Reparatur.
rulebook-room-repair-centre-v1-not-2 = Du kannst keine eigenen Steine einsetzen. Sie reparieren nur den Raum, in dem du bist.
rulebook-room-repair-centre-v1-words = heilen, flicken, fern, entfernt, Werkstatt, Reparaturzentrum
rulebook-room-repair-centre-v2-may-1 = Eigene Steine sind vor jedem Treffer sicher.
rulebook-room-repair-centre-v2-may-2 = Sie reparieren auch, wenn der Vorrat leer ist.
rulebook-room-repair-centre-v2-not-1 = Du kannst dir selbst keinen Stein geben.
rulebook-room-repair-centre-v2-not-2 = Du kannst sie nicht aktivieren, solange im Vorrat kein Stein ist.
rulebook-room-repair-centre-v2-words = heilen, flicken, Ersatz, tragen, Stein, Werkstatt

rulebook-room-mess-hall-v1-may-1 = Das andere Crewmitglied darf überall auf dem Schiff sein.
rulebook-room-mess-hall-v1-may-2 = Du darfst auch ohne Gegenleistung eine Karte geben oder nehmen.
rulebook-room-mess-hall-v1-not-1 = Du kannst sie nicht aktivieren, solange niemand eine Karte hat.
rulebook-room-mess-hall-v1-words = handeln, tauschen, Küche, Kantine, Speisesaal, fern teilen
rulebook-room-mess-hall-v2-may-1 = Sie dürfen überall auf dem Schiff sein. Du wählst die Karten.
rulebook-room-mess-hall-v2-may-2 = Beide geben gleich viele Karten.
rulebook-room-mess-hall-v2-not-1 = Du kannst nicht selbst einer der beiden sein.
rulebook-room-mess-hall-v2-not-2 = Du kannst sie nur aktivieren, wenn zwei andere eine Karte haben.
rulebook-room-mess-hall-v2-words = handeln, tauschen, Küche, Kantine, Speisesaal, andere

## Ressourcenkarten

rulebook-deck = Der Ressourcenstapel
rulebook-deck-lead = Alle Karten, die ihr bekommt, sammelt oder findet, kommen von diesem Stapel. Er ist auch eure Zeit.
rulebook-deck-may-1 = { DEVICE() ->
    [pad] Du darfst nachsehen, welche Karten übrig sind: Wähle die Ablage{ $key-piles ->
        [none] .
       *[other] , oder drücke { $key-piles }.
    }
   *[keys] Du darfst nachsehen, welche Karten übrig sind: Klicke auf die Ablage{ $key-piles ->
        [none] .
       *[other] , oder drücke { $key-piles }.
    }
}
rulebook-deck-may-2 = Die obersten Karten bleiben bekannt, wenn ein Raum sie gezeigt hat.
rulebook-deck-not-1 = Du kannst keine Karten zurücklegen, außer denen, die ein Raum dir zeigt.
rulebook-deck-not-2 = Du kannst den Stapel nicht auffüllen.
rulebook-deck-words = Nachziehstapel, Stapel, Ressourcen, Karten übrig, Zeit

rulebook-face-up = Offene Karten
rulebook-face-up-lead = { $face-up } Ressourcenkarten liegen offen neben dem Stapel. Nimm eine beim Sammeln oder wenn du beim Suchen Karten findest.
rulebook-face-up-may-1 = Eine genommene Karte wird sofort vom Stapel ersetzt, am selben Platz.
rulebook-face-up-may-2 = Sind beide Karten gleich, nimm eine davon.
rulebook-face-up-may-3 = Solo darfst du eine Handkarte gegen eine von ihnen tauschen.
rulebook-face-up-not-1 = Du kannst keine Karten hierher legen, außer beim Tauschen im Solospiel.
rulebook-face-up-words = Markt, Reihe, Auslage, offene Karten, sichtbar, Angebot

rulebook-discards = Die Ablage
rulebook-discards-lead = Hierher kommen Karten, die ihr bezahlt, ablegt oder durch den Hüllenbruch verliert. Die neueste liegt oben.
rulebook-discards-may-1 = { DEVICE() ->
    [pad] Wähle die Ablage, um sie ganz zu sehen.
   *[keys] Klicke die Ablage an, um sie ganz zu sehen.
}
rulebook-discards-may-2 = Der Maschinenraum nimmt Karten daraus, ebenso ein Deserteur in der Rettungskapsel.
rulebook-discards-not-1 = Du kannst sie nicht in den Stapel mischen.
rulebook-discards-words = Ablagestapel, Friedhof, Müll, weggeworfen, verbrauchte Karten

rulebook-resource-universal-may-1 = Sie repariert jedes Feld, in deinem Raum oder über die Werkstatt.
rulebook-resource-universal-may-2 = Sie ersetzt jede Karte der Umleitkosten. Du darfst mehrere einsetzen.
rulebook-resource-universal-not-1 = Sie zählt nie für mehr als eine Karte.
rulebook-resource-universal-figure = Eine Universalkarte steht für jede Ressource, die du brauchst.
rulebook-resource-universal-words = Joker, wild, Stern, beliebig, Ersatz

## Figuren und Marker

rulebook-cubes = Steine und Vorrat
rulebook-cubes-lead = Es gibt { $repair-cubes } weiße Reparatursteine. Alle beginnen auf dem Schiff, verlorene kommen in den Vorrat, und Reparaturen bringen sie zurück.
rulebook-cubes-may-1 = Ein Treffer nimmt den obersten Stein eines Raums.
rulebook-cubes-may-2 = Die Werkstatt (V2) kann dir eigene Steine geben. Ein eigener Stein repariert mit einer Aktion ein leeres Feld deines Raums, ohne Karte.
rulebook-cubes-may-3 = Ein Feld mit einem Stein braucht keine Reparatur.
rulebook-cubes-not-1 = Du kannst nicht mit Karten reparieren, solange im Vorrat kein Stein ist.
rulebook-cubes-not-2 = Du kannst einen eigenen Stein nicht weitergeben.
rulebook-cubes-special-head = Eigene Steine in umgeleiteten Räumen
rulebook-cubes-special = Eine Aktion füllt alle leeren Felder. Deine eigenen Steine kommen zuerst, so viele wie nötig. Den Rest gibt der Vorrat.
rulebook-cubes-figure = Ein Stein kommt auf das leere Feld.
rulebook-cubes-words = Würfel, Klötzchen, Gesundheit, Lebenspunkte, Leben, Vorrat, Herzen

rulebook-extra-actions = Aktionsmarker
rulebook-extra-actions-lead = Ein Aktionsmarker bringt dir eine weitere Aktion, in Phase 1 eines beliebigen eigenen Zuges. Es gibt { $action-tokens }.
rulebook-extra-actions-may-1 = Ungenutzte Grundaktionen werden zu Markern, soweit der Vorrat reicht.
rulebook-extra-actions-may-2 = Die Krankenstation gibt welche. Die der Seite V1 darfst du noch im selben Zug ausgeben.
rulebook-extra-actions-may-3 = Gib so viele aus, wie du hast. Sie kommen in den Vorrat zurück.
rulebook-extra-actions-not-1 = Du kannst keinen ausgeben, solange du noch Grundaktionen hast.
rulebook-extra-actions-not-2 = Du kannst keinen weitergeben, außer durch die Krankenstation (V2).
rulebook-extra-actions-not-3 = Du kannst eine gekaufte Aktion nicht in einen Marker zurückverwandeln. Ein Marker wird erst ausgegeben, wenn eine Aktion ihn braucht.
rulebook-extra-actions-figure = Ein Marker, eine Aktion.
rulebook-extra-actions-words = Bonus, Achteck, extra, Marker, sparen, zusätzlich

rulebook-shields = Schutzmarker
rulebook-shields-lead = Ein Schutzmarker fängt einen Treffer ab, der sonst einen Stein kostet. Es gibt { $protection-tokens }.
rulebook-shields-may-1 = Auf einem Raum fängt er dort den nächsten Treffer ab. Der älteste wird zuerst verbraucht.
rulebook-shields-may-2 = Bei einem Crewmitglied fängt er einen Treffer auf dessen Raum ab, wenn auf dem Raum keiner liegt.
rulebook-shields-may-3 = Ein verbrauchter Marker kommt in den Vorrat zurück.
rulebook-shields-not-1 = Du kannst keinen auf den Energiekern legen.
rulebook-shields-not-2 = Du kannst damit den Hüllenbruch nicht aufhalten.
rulebook-shields-special-head = Wie lange sie bleiben
rulebook-shields-special = Marker auf Räumen kommen zurück, wenn die Person, die sie gelegt hat, wieder am Zug ist. Marker bei Crewmitgliedern bleiben, bis sie verbraucht sind.
rulebook-shields-figure = Die nächsten zwei Treffer auf diesen Raum kosten keinen Stein.
rulebook-shields-words = Schild, Rüstung, bewachen, blocken, schützen, Abwehr, unverwundbar

rulebook-power = Strommarker
rulebook-power-lead = Ein Strommarker auf einem Raum zeigt, dass sein Strom umgeleitet ist. Alle { $power } zusammen erwecken den Energiekern zum Leben.
rulebook-power-may-1 = Eine Aktion füllt alle leeren Felder des Raums: mit einer passenden Karte oder mit so vielen eigenen Steinen wie nötig.
rulebook-power-may-2 = Du kannst den Raum weiterhin aktivieren.
rulebook-power-not-1 = Ein Raum kann seinen Strommarker nicht verlieren, was ihn auch trifft.
rulebook-power-not-2 = Ein Strommarker hält keine Treffer auf. Sie nehmen weiter Steine.
rulebook-power-figure = Die Messe, umgeleitet.
rulebook-power-words = Münze, Gold, umgeleitet, fertig, Blitz, Strom

rulebook-meeples = Die Crew
rulebook-meeples-lead = Jeder Meeple ist ein Crewmitglied. Farbe und Umriss zeigen, welches.
rulebook-meeples-may-1 = Die Crewmitglieder sind in fester Reihenfolge am Zug.
rulebook-meeples-may-2 = Jedes kann Karten, Aktionsmarker, Reparatursteine und Schutzmarker haben.
rulebook-meeples-not-1 = Crewmitglieder können nicht verletzt werden. Nur Räume werden getroffen.
rulebook-meeples-figure = Vier Crewmitglieder.
rulebook-meeples-words = Meeple, Figur, Spielfigur, Spieler, Person, Astronaut, Farbe, Reihenfolge

rulebook-die = Der Würfel
rulebook-die-lead = Es gibt einen sechsseitigen Würfel. Neben dem Wurf siehst du, was jede Seite bewirkt.
rulebook-die-may-1 = Suchen: { $scavenge-sides }.
rulebook-die-may-2 = Hüllenbruch, verlorene Karten: { $breach-sides }.
rulebook-die-not-1 = Du kannst einen Wurf nicht wiederholen oder rückgängig machen.
rulebook-die-figure = Eins bis sechs, alle gleich wahrscheinlich.
rulebook-die-words = würfeln, werfen, Zufall, Glück, Chance, W6

## Spielarten

rulebook-sides = Alternative Räume
rulebook-sides-lead = Jeder der { $power } Räume hat zwei Seiten, V1 und V2. Spielt zuerst V1, danach jede Mischung, die ihr wollt.
rulebook-sides-may-1 = Zufällig: Jeder Raum zeigt eine seiner Seiten.
rulebook-sides-may-2 = Oder wählt beim Aufbau: V1, V2 oder Raum für Raum.
rulebook-sides-may-3 = Beide Seiten brauchen dieselben Reparaturen und kosten beim Umleiten gleich viel.
rulebook-sides-not-1 = Du kannst keine Seite spielen, die mehr Personen braucht, als ihr seid.
rulebook-sides-figure = Die Krankenstation, Seite V2.
rulebook-sides-words = Variante, V2, alternativ, gemischt, Erweiterung, andere Seite

rulebook-expansion-damage-control-may-1 = Die gewählten Räume werden je einmal getroffen, in fester Reihenfolge.
rulebook-expansion-damage-control-may-2 = Du darfst einen Raum ohne Steine wählen. Ohne Schutzmarker ist das Schiff dann verloren.
rulebook-expansion-damage-control-may-3 = Die Karten, die den Stapel verlassen haben, bleiben unbekannt.
rulebook-expansion-damage-control-not-1 = Du kannst für eine Karte nicht denselben Raum zweimal wählen.
rulebook-expansion-damage-control-not-2 = Du kannst den Energiekern nicht wählen.
rulebook-expansion-damage-control-special-head = Vor dem ersten Zug
rulebook-expansion-damage-control-special = Ist so eine Karte beim Aufbau dabei, wählt die Person, die beginnt.
rulebook-expansion-damage-control-figure = Die neuen Karten. Ihr Typ bestimmt, wie viele Räume du wählen musst.
rulebook-expansion-damage-control-words = Schaden wählen, Räume aussuchen, Kontrolle, bestimmen

rulebook-expansion-escape-pod-may-1 = Einsteigen kostet { $cost-board ->
    [one] eine Aktion
   *[other] { $cost-board } Aktionen
}. Du musst auf dem Energiekern sein, und { $pod-rooms } oder mehr Räume müssen umgeleitet sein. In die Kapsel passt eine Person.
rulebook-expansion-escape-pod-may-2 = Ein Deserteur behält alle Ressourcenkarten und hat sofort seinen ersten Zug im All.
rulebook-expansion-escape-pod-may-3 = Marker und Steine eines Deserteurs kommen in den Vorrat zurück.
rulebook-expansion-escape-pod-not-1 = Du kannst nicht zurückkommen.
rulebook-expansion-escape-pod-not-2 = Im Zug des Einsteigens kannst du nicht sammeln und erhältst keine Marker für ungenutzte Aktionen. Es wird keine Schadenskarte gezogen.
rulebook-expansion-escape-pod-figure = Sieben Räume sind umgeleitet: Die Kapsel ist bereit.
rulebook-expansion-escape-pod-words = Verräter, Deserteur, verlassen, fliehen, Verrat, im Stich lassen, Kapsel

rulebook-adrift = Allein in der Kapsel
rulebook-adrift-lead = Der Zug eines Deserteurs: Nimm die oberste Karte der Ablage und würfle. Liegt der Wurf nicht über deiner Kartenzahl, nimm noch eine.
rulebook-adrift-may-1 = Die eben genommene Karte zählt mit.
rulebook-adrift-may-2 = Ist die Ablage leer, nimmst du keine Karte, würfelst aber trotzdem.
rulebook-adrift-may-3 = Deine Züge zählen weiter. Schutzmarker, die du auf Räume gelegt hast, kommen zu Beginn deines nächsten zurück.
rulebook-adrift-not-head = Anders als an Bord
rulebook-adrift-not-1 = Du kannst weder handeln noch sammeln, und es wird keine Schadenskarte gezogen.
rulebook-adrift-not-2 = Du hast kein Handlimit.
rulebook-adrift-not-3 = Du kannst mit der Crew nicht tauschen oder teilen. Sie kann dich nicht bewegen und dir nichts geben.
rulebook-adrift-figure = Die Kapsel, ein Wurf, vielleicht eine Karte.
rulebook-adrift-words = Deserteur, Verräter, treiben, Kapselzug, Weltraum

rulebook-last-roll = Der letzte Wurf der Kapsel
rulebook-last-roll-lead = Ist das Schiff verloren, nimmt der Deserteur noch eine Karte und würfelt einmal. Mit einem Wurf über seiner Kartenzahl gewinnt er allein.
rulebook-last-roll-may-1 = Ist das Schiff gerettet, gewinnt die Crew an Bord, und der Deserteur verliert.
rulebook-last-roll-may-2 = Je weniger Karten du hast, desto größer die Chance zu entkommen.
rulebook-last-roll-not-head = Wenn der Wurf misslingt
rulebook-last-roll-not-1 = Liegt der Wurf nicht über der Kartenzahl, gilt: Alle verlieren.
rulebook-last-roll-words = Deserteur, allein gewinnen, entkommen, letzter Wurf, Verräter

rulebook-expansion-solo-may-1 = { $solo-crew } Crewmitglieder haben reihum volle Züge, wie in einer Partie mit so vielen Personen.
rulebook-expansion-solo-may-2 = Die Crew teilt sich eine Hand. Sie beginnt mit { $hand-1 } Karten und hat ein Limit von { $hand-limit }.
rulebook-expansion-solo-may-3 = Marker und Steine gehören einem Crewmitglied. Mit „eine andere Person“ ist ein anderes Crewmitglied gemeint.
rulebook-expansion-solo-not-1 = Du kannst nicht teilen. Stattdessen tauschst du mit den offenen Karten.
rulebook-expansion-solo-not-2 = Die Rettungskapsel und die Seite V2 der Messe gibt es nicht.
rulebook-expansion-solo-words = Einzelspieler, eine Person, allein, Solitär, Solo

rulebook-trading = Tauschen im Solospiel
rulebook-trading-lead = Tausche eine Handkarte gegen eine der offenen Karten.
rulebook-trading-may-1 = Es kostet { $cost-trade ->
    [one] eine Aktion
   *[other] { $cost-trade } Aktionen
}, egal wo die Crew ist.
rulebook-trading-may-2 = Deine Karte nimmt den Platz der genommenen ein. Gezogen wird nichts.
rulebook-trading-may-3 = Die Messe erlaubt denselben Tausch für ihre eine Aktion.
rulebook-trading-not-1 = Mit zwei oder mehr Personen gibt es diesen Tausch nicht. Sie teilen stattdessen.
rulebook-trading-not-2 = Du kannst nicht mit leerer Hand tauschen.
rulebook-trading-figure = Eine Handkarte gegen eine offene Karte.
rulebook-trading-words = tauschen, handeln, Austausch, Solo, teilen, Markt

rulebook-no-counting = Ohne Zählen
rulebook-no-counting-lead = Für alle, die lieber nicht zählen: Zahl und Inhalt von Stapeln und Ablagen bleiben verborgen.
rulebook-no-counting-may-1 = Du darfst sehen, was ein Raum dir zeigt.
rulebook-no-counting-may-2 = Die Rückseite der obersten Schadenskarte zeigt weiterhin ihren Typ.
rulebook-no-counting-not-1 = Du kannst bis zum Spielende keine Chancen und Zahlen sehen und keine Stapel durchsehen.
rulebook-no-counting-not-2 = Du kannst vom Protokoll nur diesen Zug und den davor lesen.
rulebook-no-counting-words = verborgen, Gedächtnis, geheim, zählen, schwer, Stapel

rulebook-combining = Optionen kombinieren
rulebook-combining-lead = Kombiniert Erweiterungen, Raumseiten, Schwierigkeiten und das Spiel ohne Zählen, wie ihr wollt.
rulebook-combining-may-1 = Wählt alles beim Aufbau. Ist etwas nicht wählbar, seht ihr, warum.
rulebook-combining-may-2 = Gleiche Startzahl und Einstellungen ergeben wieder dasselbe Schiff.
rulebook-combining-not-1 = Du kannst keine Erweiterung wählen, die nicht zu eurer Personenzahl passt.
rulebook-combining-words = kombinieren, mischen, Möglichkeiten, Erweiterungen, Einstellungen, Startzahl, Code

rulebook-programs = Ränge des Programms
rulebook-programs-lead = Das Programm kann jeden Platz spielen: als Kadett, Offizier oder Kommandant.
rulebook-programs-may-1 = Ein Kadett folgt einfachen Regeln. Ein Offizier plant jeden Zug. Ein Kommandant probiert ganze Züge durch.
rulebook-programs-may-2 = { DEVICE() ->
    [pad] Außer im Solo: Wähle das Crewfeld einer anderen Person, um zu ändern, wer diesen Platz spielt.
   *[keys] Außer im Solo: Wähle das Crewfeld einer anderen Person, um zu ändern, wer diesen Platz spielt.{ $key-take-over ->
        [none] { "" }
       *[other] {" "}Für deinen eigenen Platz drücke in deinem Zug { $key-take-over }.
    }
}
rulebook-programs-not-1 = Das Programm sieht nie mehr als die Crew.
rulebook-programs-words = Kadett, Offizier, Kommandant, Programm, Computer, Bot, KI, Platz, Rang, Stärke
rulebook-captain = Der Rat des Kapitäns
rulebook-captain-lead = Der Kapitän schlägt einen guten Zug vor und sagt, warum er gut ist.
rulebook-captain-may-1 = { DEVICE() ->
    [pad] Frag während deiner Aktionen: Wähle die Sprechblase oben rechts{ $key-adviser ->
        [none] .
       *[other] {" "}oder drücke { $key-adviser }.
    }
   *[keys] Frag während deiner Aktionen: Klicke auf die Sprechblase oben rechts{ $key-adviser ->
        [none] .
       *[other] {" "}oder drücke { $key-adviser }.
    }
}
rulebook-captain-may-2 = In den Einstellungen kann „{ settings-adviser }“ auch warten, bis du entschieden hast, oder aus sein.
rulebook-captain-may-3 = In der ersten Partie mit Hilfe gibt der Kapitän Hinweise, ohne dass du fragst.
rulebook-captain-not-1 = Der Kapitän kann verdeckte Karten nicht sehen. Pech kann auch einen guten Plan verderben.
rulebook-captain-words = Kapitän, Berater, Rat, Ratschlag, Hinweis, Tipp, Hilfe, Vorschlag, Sprechblase
rulebook-together = Mit Freunden spielen
rulebook-together-lead = Ihr spielt an einem Computer und wechselt euch ab. Oder du schickst eine Partie als eine Zeile Buchstaben, die Flugzeile.
rulebook-together-may-1 = An einem Computer: Wer am Zug ist, übernimmt.
rulebook-together-may-2 = Weit auseinander: Spiele deinen Zug, wähle im Menü „{ share-open }“, dann „{ flight-copy }“. Schicke die Zeile weiter.
rulebook-together-may-3 = Wer eine Zeile bekommt, kopiert sie und wählt unter „{ title-load }“ den Knopf „{ flight-paste }“. Die Partie geht nach der letzten Entscheidung weiter.
rulebook-together-may-4 = Ein Spielcode teilt dasselbe Schiff neu aus. Gib ihn bei einer neuen Partie unter „{ setup-details }“ bei „{ setup-seed }“ ein.
rulebook-together-not-1 = Online kannst du nicht spielen: Das Spiel hat keinen Server und verschickt nichts.
rulebook-together-words = Freunde, online, Internet, Mehrspieler, Netzwerk, Entfernung, Flugzeile, Spielcode, verschicken, einfügen, Partie teilen

rulebook-saving = Gespeicherte Partien
rulebook-saving-lead = Die Partie wird nach jeder Entscheidung gespeichert. Schließe das Fenster, wann du willst, und spiele vom Titelbild aus weiter.
rulebook-saving-may-1 = „Speichern unter …“ im Spielmenü speichert eine Kopie unter einem Namen deiner Wahl.
rulebook-saving-may-2 = „Gespeicherte Partien“ auf dem Titelbild zeigt deine Kopien und die zuletzt beendeten Partien.
rulebook-saving-words = speichern, laden, Spielstand, gespeichert, automatisch, weiterspielen, beenden, Datei

rulebook-settings = Einstellungen
rulebook-settings-lead = Sprache, Schriftgröße, Farben, Tempo, Ton und Tasten wählst du in den Einstellungen.
rulebook-settings-may-1 = Öffne „{ settings-title }“ auf dem Titelbild oder im Spielmenü. Änderungen gelten sofort.
rulebook-settings-may-2 = Sprache, Schriftgröße und Farben findest du unter „{ settings-page-reading }“.
rulebook-settings-words = Einstellungen, Optionen, Sprache, Schriftgröße, Schrift, Farben, Kontrast, Lautstärke, Ton, Tempo, Tasten

## Jetzt an eurem Tisch

rulebook-now-stands = { $name } ist { FORM($room, "at") }.
rulebook-now-adrift = { $name } hat das Schiff verlassen.
rulebook-now-may = { $standing } Das geht jetzt:
rulebook-now-may-not = { $standing } Das geht jetzt nicht:
rulebook-now-no-action = Diese Aktion gibt es in dieser Partie nicht.
rulebook-now-not-aboard = Diesen Raum gibt es auf diesem Schiff nicht.
rulebook-now-other-side = { $variant ->
    [v1] In dieser Partie zeigt der Raum V1.
   *[v2] In dieser Partie zeigt der Raum V2.
}
rulebook-now-away = { $steps ->
    [0] hier
    [one] einen Raum entfernt
   *[other] { $steps } Räume entfernt
}
rulebook-now-more = { $count ->
    [one] und ein weiterer Raum
   *[other] und { $count } weitere Räume
}
rulebook-now-fits = leer, und du hast { $cards }
rulebook-now-unfit = leer; keine deiner Karten passt
rulebook-now-critical = { $guarded ->
    [yes] keine Steine mehr, geschützt; { $more }
   *[no] kritisch; { $more }
}
rulebook-now-whole = Alle Räume sind voll repariert.
rulebook-now-no-cubes = Im Vorrat sind keine Steine.
rulebook-now-power = Umgeleitete Räume: { $count } von { $goal }.{ $left ->
    [0] { "" }
   *[other] { "" } Diese fehlen noch:
}
rulebook-now-breach = Die Hülle ist gebrochen. Es gibt keine Schadenskarten mehr.
rulebook-now-hidden = Ohne Zählen: Zahlen bleiben verborgen.
rulebook-now-chance = { $protected ->
    [yes] { $percent } %, ein Marker würde es abfangen
   *[no] { $percent } %
}
rulebook-now-damage = { $count ->
    [one] Eine Schadenskarte ist übrig.
   *[other] { $count } Schadenskarten sind übrig.
} Die nächste trifft:
rulebook-now-row = liegen offen
rulebook-now-pile = { $count ->
    [0] Die Ablage ist leer.
    [one] Auf der Ablage ist eine Karte.
   *[other] Auf der Ablage sind { $count } Karten.
}
rulebook-now-deck = { $count ->
    [one] Im Ressourcenstapel ist noch eine Karte.
   *[other] Im Ressourcenstapel sind noch { $count } Karten.
}
rulebook-now-hand = { $count ->
    [one] { $name } hat eine Karte. Das Limit ist { $limit }.
   *[other] { $name } hat { $count } Karten. Das Limit ist { $limit }.
}
rulebook-now-no-resource = Diese Karten gibt es in dieser Partie nicht.
rulebook-now-holds = { $count ->
    [0] { $name } hat keine davon.
    [one] { $name } hat eine davon.
   *[other] { $name } hat { $count } davon.
}
rulebook-now-difficulty = Diese Partie: { $level }, { $cards ->
    [none] keine Universalkarten.
   *[other] { $cards }.
}
rulebook-now-expansion = { $there ->
    [yes] In dieser Partie dabei.
   *[no] In dieser Partie nicht dabei.
}
rulebook-now-supply = { $count ->
    [0] Im Vorrat ist keiner mehr.
    [one] Im Vorrat ist noch einer.
   *[other] Im Vorrat sind noch { $count }.
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
   *[over] die Partie ist vorbei.
}
rulebook-now-actions = { $count ->
    [0] Keine Aktionen mehr
    [one] Noch eine Aktion
   *[other] Noch { $count } Aktionen
}{ $tokens ->
    [0] .
    [one] {" "}und ein Marker.
   *[other] {" "}und { $tokens } Marker.
}

## Wovon es geöffnet wurde

rulebook-of-slot = { $room }, Feld { $number }
rulebook-of-divert = { $room }, Umleitkosten
rulebook-of-shield = { $room }, Schutzmarker
rulebook-of-deck = Ressourcenstapel
rulebook-of-discard = Ablage
rulebook-of-face-up = Offene Karte
rulebook-of-damage-deck = Schadensstapel
rulebook-of-damage-discard = Abgelegte Schadenskarten
rulebook-of-die = Würfel
rulebook-of-supply = Vorrat
rulebook-of-held = Deine Marker und Steine
rulebook-of-threat = Gefahr
rulebook-of-stepper = Phasen
rulebook-of-pod = Rettungskapsel
rulebook-of-end = Aktionen beenden
