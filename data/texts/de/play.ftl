### Worte des Spiels: Gründe, Aufforderungen, Entscheidungen, das Protokoll. `$room` und `$name` sind schon Worte, `$id` ist eine Kennung.

## Bausteine. Die Formen eines Raums: Akkusativ, Dativ, Genitiv, wohin (`to`) und wo (`at`)

play-room = { $name }
    .genitive = von { $name }
    .to = nach { $name }
    .at = in { $name }
play-room-bridge = die Brücke
    .accusative = die Brücke
    .dative = der Brücke
    .genitive = der Brücke
    .to = zur Brücke
    .at = auf der Brücke
play-room-cargo-hold = der Frachtraum
    .accusative = den Frachtraum
    .dative = dem Frachtraum
    .genitive = des Frachtraums
    .to = zum Frachtraum
    .at = im Frachtraum
play-room-medical-bay = die Krankenstation
    .accusative = die Krankenstation
    .dative = der Krankenstation
    .genitive = der Krankenstation
    .to = zur Krankenstation
    .at = in der Krankenstation
play-room-crew-quarters = das Crewquartier
    .accusative = das Crewquartier
    .dative = dem Crewquartier
    .genitive = des Crewquartiers
    .to = zum Crewquartier
    .at = im Crewquartier
play-room-energy-core = der Energiekern
    .accusative = den Energiekern
    .dative = dem Energiekern
    .genitive = des Energiekerns
    .to = zum Energiekern
    .at = am Energiekern
play-room-engine-room = der Maschinenraum
    .accusative = den Maschinenraum
    .dative = dem Maschinenraum
    .genitive = des Maschinenraums
    .to = zum Maschinenraum
    .at = im Maschinenraum
play-room-armoury = die Waffenkammer
    .accusative = die Waffenkammer
    .dative = der Waffenkammer
    .genitive = der Waffenkammer
    .to = zur Waffenkammer
    .at = in der Waffenkammer
play-room-repair-centre = die Werkstatt
    .accusative = die Werkstatt
    .dative = der Werkstatt
    .genitive = der Werkstatt
    .to = zur Werkstatt
    .at = in der Werkstatt
play-room-mess-hall = die Messe
    .accusative = die Messe
    .dative = der Messe
    .genitive = der Messe
    .to = zur Messe
    .at = in der Messe
play-resource-data = Daten
play-resource-metal = Metall
play-resource-nanobots = Nanobots
play-resource-energy = Energie
play-resource-universal = eine Universalkarte
    .dative = einer Universalkarte
play-counted = { $count } { $resource }
play-counted-universal = { $count ->
    [one] { $resource }
   *[other] { $count } Universalkarten
}
play-list-and = { $head } und { $last }
play-list-or = { $head } oder { $last }
play-list-more = { $head }, { $next }
play-refused = { $what }: { $problem }
play-refused-both = { $one }, und { $other }

## Was jemand versucht: der Anfang einer Absage

play-do-that = Jetzt nicht
play-do-move = Bewegen
play-do-move-room = { FORM($room, "to") } gehen
play-do-send = { $name } schicken
play-do-send-room = { $name } { FORM($room, "to") } schicken
play-do-scavenge = Suchen
play-do-share = Teilen
play-do-give = { $card } an { $name } geben
play-do-pick = Eine Karte nehmen
play-do-take = { $card } von { $name } nehmen
play-do-repair = Reparieren
play-do-repair-room = { FORM($room, "accusative") } reparieren
play-do-divert = Energie umleiten
play-do-divert-room = Energie { FORM($room, "genitive") } umleiten
play-do-activate = Aktivieren
play-do-activate-room = { FORM($room, "accusative") } aktivieren
play-do-card = { $card }
play-do-card-room = { $card } { FORM($room, "at") } einsetzen
play-do-discard = { $card } ablegen
play-do-damage = Schadenskontrolle
play-do-board = In die Rettungskapsel steigen

## Bedingungen. Eine Zeile, wenn erfüllt; `-no` das Problem; `-short` höchstens drei Worte für eine Taste

play-left = { $count ->
    [one] Eine Aktion übrig
   *[other] { $count } Aktionen übrig
}
play-left-no = in diesem Zug ist keine Aktion übrig
play-left-short = keine Aktionen

play-standing = Du stehst { FORM($room, "at") }
play-standing-no = dazu musst du dort sein, und du bist { FORM($here, "at") }
play-standing-short = nicht von hier

play-company = Jemand ist bei dir
play-company-no = in diesem Raum ist sonst niemand
play-company-short = niemand hier
play-cards = Es gibt Karten zu teilen
play-cards-no = { $theirs ->
    [0] keine Seite hat eine Karte
   *[other] deine Hand ist leer
}
play-cards-short = keine Karten
play-together = { $name } ist bei dir
play-together-no = { $name } ist { FORM($room, "at") }, du bist { FORM($here, "at") }; zum Teilen müsst ihr im selben Raum sein
play-together-short = nicht beisammen
play-to-hand-no = eine Karte, die du nimmst, kommt auf die Hand von { $name }
play-to-hand-short = auf die Hand

play-whole = { $spaces ->
    [0] Hier ist nichts zu reparieren
    [3] Alle drei Steine liegen
   *[other] Alle { $spaces } Steine liegen
}
play-whole-no = repariere zuerst, { $cubes } von { $spaces } Steinen liegen
play-whole-short = erst reparieren
play-broken = Etwas zu reparieren
play-broken-no = hier ist nichts kaputt
play-broken-short = nichts kaputt
play-broken-elsewhere = Anderswo etwas zu reparieren
play-broken-elsewhere-no = in keinem anderen Raum ist etwas kaputt
play-broken-elsewhere-short = nichts kaputt
play-exposed = Das Feld ist offen
play-exposed-no = auf diesem Feld liegt noch ein Stein
play-exposed-short = schon heil
play-fitting = Eine passende Karte
play-fitting-no = { $card ->
    [none] { $count ->
        [0] gebraucht: { FORM($wanted, "or") }; deine Hand ist leer
        [1] gebraucht: { FORM($wanted, "or") }; das ist { $held }
       *[other] gebraucht: { FORM($wanted, "or") }; das hast du nicht, auch keine Universalkarte
    }
   *[other] gebraucht: { FORM($wanted, "or") }; das ist { $card }
}
play-fitting-short = keine passt
play-fitting-elsewhere = Eine passende Karte
play-fitting-elsewhere-no = die kaputten Räume brauchen { FORM($wanted, "or") }, davon hast du nichts
play-fitting-elsewhere-short = keine passt
play-match = Die Karte passt
play-match-no = { $card ->
    [none] dieses Feld braucht { FORM($space, "or") }, davon hast du nichts
   *[other] dieses Feld braucht { FORM($space, "or") }, nicht { $card }
}
play-match-short = Karte passt nicht
play-cube = Ein Stein im Vorrat
play-cube-no = im Vorrat ist kein Reparaturstein mehr
play-cube-short = keine Steine mehr
play-other-room = Ein anderer Raum
play-other-room-no = die Werkstatt wirkt nur auf andere Räume
play-other-room-short = nur andere Räume

play-power = Hier gibt es Energie umzuleiten
play-power-no = der Energiekern nimmt Energie auf, er gibt keine ab
play-power-short = keine Energie hier
play-undiverted = Noch nicht umgeleitet
play-undiverted-no = die Energie ist schon umgeleitet
play-undiverted-short = schon umgeleitet
play-cost = Kosten
play-cost-no = { $cost-paid ->
    [0] es fehlt noch: { FORM($cost, "lacking") }
   *[other] du hast { FORM($cost, "paid") }, es fehlt noch: { FORM($cost, "lacking") }
}
play-cost-short = { $cost-kinds ->
    [one] fehlt: { $cost-lacking } { $cost-first }
   *[other] { $cost-lacking } Karten fehlen
}
play-in-cost = Die Karte gehört zu den Kosten
play-in-cost-no = { $card } gehört nicht zu den Kosten
play-in-cost-short = falsche Karte

play-power-all = Alle { $goal ->
    [8] acht
   *[other] { $goal }
} Räume umgeleitet
play-power-all-no = { $number } von { $goal } Räumen sind bisher umgeleitet
play-power-all-short = { $number } von { $goal }
play-apart = Jemand, zu dem man kann
play-apart-no = alle sind in einem Raum, es gibt niemanden, zu dem man könnte
play-apart-short = niemand woanders
play-any-cards = Karten zum Weitergeben
play-any-cards-no = niemand hat eine Karte
play-any-cards-short = keine Karten
play-own-cards = Eine eigene Karte
play-own-cards-no = deine Hand ist leer
play-own-cards-short = leere Hand
play-discards = Karten auf der Ablage
play-discards-no = die Ablage ist leer
play-discards-short = leere Ablage
play-damage-cards = Schadenskarten zum Ansehen
play-damage-cards-no = es ist keine Schadenskarte mehr da
play-damage-cards-short = keine Karten mehr
play-shields = Ein Schutzmarker im Vorrat
play-shields-no = im Vorrat ist kein Schutzmarker mehr
play-shields-short = keine Schilde mehr

play-next-door = Gleich nebenan
play-next-door-no = { $steps ->
    [none] nebenan ist kein Raum
    [0] du bist schon dort
   *[other] das sind { $steps } Bewegungen, Raum für Raum und nie diagonal
}
play-next-door-short = { $steps ->
    [none] kein Raum dort
    [0] schon dort
   *[other] { $steps } Schritte weit
}
play-own-meeple-no = beim Bewegen geht nur { $name }; das Crewquartier kann jeden schicken
play-own-meeple-short = nicht dein Meeple
play-to-room-no = ein Meeple gehört in einen Raum
play-to-room-short = nur Räume
play-elsewhere = Ein anderer Raum
play-elsewhere-no = { $name } ist schon dort
play-elsewhere-short = schon dort
play-joined = Dort ist jemand
play-joined-no = dort ist niemand
play-joined-short = niemand dort

play-to-discard-no = bis auf { $hand-limit } ablegen; sie kommt auf die Ablage
play-to-discard-short = auf die Ablage
play-to-space-no = sie repariert ein offenes Feld eines anderen Raums
play-to-space-short = nur Reparaturfelder
play-card-discard-no = dorthin kommen Karten, die bezahlt werden oder am Zugende über { $hand-limit } liegen
play-card-discard-short = nicht von Hand
play-card-deck-no = nichts kommt auf den Stapel zurück
play-card-deck-short = nie zurück
play-card-face-up-no = nichts kommt in die Auslage zurück
play-card-face-up-short = nie zurück
play-pod-online = { $goal } Räume umgeleitet
play-pod-online-no = sie ist gesperrt, bisher sind { $number } von { $goal } Räumen umgeleitet
play-pod-online-short = Kapsel gesperrt
play-pod-core = Du stehst am Energiekern
play-pod-core-no = eingestiegen wird vom Energiekern aus
play-pod-core-short = nur vom Kern
play-pod-free = Sie ist noch angedockt
play-pod-free-no = { $name } ist mit ihr fort
play-pod-free-short = Kapsel fort
play-card-pod-no = in die Kapsel kommt nur ein Crewmitglied
play-card-pod-short = nur Crew
play-place-few-no = { $count ->
    [one] wähle den Raum, der beschädigt wird
   *[other] wähle { $count } verschiedene Räume
}
play-place-few-short = erst wählen
play-place-full-no = { DEVICE() ->
    [pad] { $count ->
        [one] ein Raum ist schon gewählt; wähle ihn noch einmal, um ihn zurückzunehmen
       *[other] { $count } Räume sind schon gewählt; wähle einen noch einmal, um ihn zurückzunehmen
    }
   *[keys] { $count ->
        [one] ein Raum ist schon gewählt; klicke ihn an, um ihn zurückzunehmen
       *[other] { $count } Räume sind schon gewählt; klicke einen an, um ihn zurückzunehmen
    }
}
play-place-full-short = genug Räume
play-damage-room-no = Schaden gehört auf einen Raum
play-damage-room-short = nur Räume
play-card-other-no = sie gehört auf ein Reparaturfeld, auf Kosten zum Umleiten oder zu einem Crewmitglied in deinem Raum
play-card-other-short = nicht dort
play-aim-scavenge-no = { DEVICE() ->
    [pad] irgendwohin auf dem Schiff
   *[keys] wirf ihn irgendwohin
}
play-aim-scavenge-short = { DEVICE() ->
    [pad] irgendwohin
   *[keys] irgendwohin werfen
}
play-aim-share-no = wähle ein Crewmitglied in deinem Raum
play-aim-share-short = nicht dort
play-aim-repair-no = wähle ein offenes Feld in deinem Raum
play-aim-repair-short = nicht dort
play-aim-divert-no = wähle den Raum, in dem du stehst
play-aim-divert-short = nicht dort
play-aim-activate-no = wähle den Raum, in dem du stehst
play-aim-activate-short = nicht dort

## Etwas anderes kommt zuerst


## Das Protokoll

play-any-rooms = { $count ->
    [one] ein beliebiger Raum
   *[other] { $count } beliebige Räume
}
    .accusative = { $count ->
        [one] einen beliebigen Raum
       *[other] { $count } beliebige Räume
    }
play-log-setup = { $count ->
    [0] Das Schiff ist aufgebaut
    [one] Das Schiff ist aufgebaut, und eine Schadenskarte schlägt vor dem ersten Zug ein
    [2] Das Schiff ist aufgebaut, und zwei Schadenskarten schlagen vor dem ersten Zug ein
   *[other] Das Schiff ist aufgebaut, und { $count } Schadenskarten schlagen vor dem ersten Zug ein
}
play-log-turn = Zug { $turn }: { $name }
play-log-finish = { $name } beendet die Aktionen
play-log-nothing = { $name } nimmt nichts mehr
play-log-action = { $name }: { $action }
play-log-move = { $name } geht { FORM($room, "to") }
play-log-sent = { $same ->
    [yes] { $name } geht { FORM($room, "to") }
   *[no] { $name } schickt { $other } { FORM($room, "to") }
}
play-log-scavenge = { $name } sucht und würfelt { $value }: { $cards ->
    [0] nichts
    [one] eine Karte
   *[other] { $cards } Karten
}
play-log-breach-roll = Hüllenbruch, eine { $value }: { $cards ->
    [0] keine Karte ist verloren
    [one] eine Karte ist verloren
   *[other] { $cards } Karten sind verloren
}
play-log-from-deck = { $name } zieht { $cards }
play-log-from-face-up = { $name } nimmt { $cards } aus der Auslage
play-log-from-discard = { $name } nimmt { $cards } von der Ablage
play-log-given = { $name } gibt { $other } { $cards }
play-log-discard = { $name } legt { $cards } ab
play-log-swap-in = { $name } legt { $cards } auf die Ablage
play-log-lost = Ans All verloren: { $cards }
play-log-repair = { $name } repariert { FORM($room, "accusative") } mit { FORM($card, "dative") }{ $count ->
    [one] { "" }
   *[other] : { $count } Steine
}
play-log-repair-cube = { $name } repariert { FORM($room, "accusative") } mit eigenem Stein{ $count ->
    [one] { "" }
   *[other] : { $count } Steine
}
play-log-divert = { $name } leitet die Energie { FORM($room, "genitive") } um, mit { FORM($cards, "dative") }
play-log-activate = { $name } benutzt { FORM($room, "accusative") }
play-log-token = { $name } gibt einen Aktionsmarker aus
play-log-tokens = { $name } erhält { $count ->
    [one] einen Aktionsmarker
   *[other] { $count } Aktionsmarker
}
play-log-shields = { $name } schützt { FORM($rooms, "accusative") }
play-log-returned = { $count ->
    [one] In den Vorrat zurück: der Schutzmarker { FORM($rooms, "at") }
   *[other] In den Vorrat zurück: die Schutzmarker { FORM($rooms, "at") }
}
play-log-seen = { $name } sieht die { $deck ->
    [deck] { $count ->
        [one] nächste Ressourcenkarte
       *[other] nächsten { $count } Ressourcenkarten
    }
   *[other] { $count ->
        [one] nächste Schadenskarte
       *[other] nächsten { $count } Schadenskarten
    }
}
play-log-ordered = { $count ->
    [one] { $name } legt sie zurück
   *[other] { $name } legt sie zurück: { $cards }
}
play-log-then = { ", dann " }
play-log-damage = Schaden trifft { FORM($rooms, "accusative") }
play-log-hit-cube = { $room } verliert einen Stein
play-log-hit-protected = Ein Schutzmarker rettet { FORM($room, "accusative") }
play-log-hit-destroyed = { $room } ist zerstört
play-log-breach = Die letzte Schadenskarte ist fort: Ab dem nächsten Zug ist die Hülle aufgebrochen
play-log-over-energy-core = Der Energiekern startet neu: Das Schiff ist gerettet
play-log-over-deck-empty = Die letzte Ressource ist fort: Das Schiff ist verloren
play-log-over-room-destroyed = Mit { FORM($room, "dative") } ist das Schiff verloren

## Über dem Tisch

play-die-scavenge = { $cards ->
    [0] Nichts gefunden
    [one] Eine Karte
   *[other] { $cards } Karten
}
play-die-breach = { $cards ->
    [0] Keine Karte wird fortgerissen
    [one] Eine Karte wird fortgerissen
   *[other] { $cards } Karten werden fortgerissen
}
play-breach-title = Hüllenbruch
play-breach-text = Keine Schadenskarten mehr. Ab dem nächsten Zug reißt ein Wurf Ressourcen fort.
play-banner-title = { $name } ist am Zug
play-banner-order = { DEVICE() ->
    [pad] { $handed ->
        [yes] Zug { $turn }. Gib den Controller weiter.
       *[no] Zug { $turn }.
    }
   *[keys] { $handed ->
        [yes] Zug { $turn }. Gib die Maus weiter.
       *[no] Zug { $turn }.
    }
}
play-info-repair = Reparieren mit
play-info-divert = Umleiten mit
play-info-cubes = { $diverted ->
    [yes] { $cubes } von 3 Steinen liegen, Energie umgeleitet
   *[no] { $cubes } von 3 Steinen liegen
}
play-info-core = { $count } von 8 Räumen leiten ihre Energie hierher
play-info-shields = { $count ->
    [one] Hier liegt ein Schutzmarker
   *[other] Hier liegen { $count } Schutzmarker
}
play-info-crew = Hier: { $names }

## Dialoge für Entscheidungen

play-confirm = Bestätigen
play-close = Schließen
play-back = Rückgängig
play-choose-first = Wähle zuerst.
play-decides = { $name } entscheidet
play-follows = Was folgt
play-afterwards = Danach auf dem Tisch
play-seen-by-all = von allen gesehen, bis sie gezogen wird
play-look = { DEVICE() ->
    [pad] Den Tisch ansehen; jede Taste führt zurück
   *[keys] Den Tisch ansehen; Taste oder Klick führt zurück
}
play-peek-back = { DEVICE() ->
    [pad] { KEY("tab") } loslassen, um zu entscheiden
   *[keys] { KEY("tab") } loslassen, klicken oder eine Taste drücken, um zu entscheiden
}
play-note-undo = Das lässt sich rückgängig machen, bis Karten gezogen werden oder der Würfel fällt. { KEY("tab") } halten zeigt den Tisch.
play-note-final = Verdeckte Karten wurden gesehen, deshalb lässt sich das nicht rückgängig machen. { KEY("tab") } halten zeigt den Tisch.
play-order-note = { DEVICE() ->
    [pad] Verdeckte Karten wurden gesehen: kein Rückgängig. Nimm eine Karte mit { KEY("enter") } auf; { KEY("left") } und { KEY("right") } bewegen sie. { KEY("tab") } halten zeigt den Tisch.
   *[keys] Verdeckte Karten wurden gesehen: kein Rückgängig. Klicke oder ziehe eine Karte, oder drücke { KEY("card-1") } bis { KEY("card-9") }; Pfeiltasten bewegen sie. { KEY("tab") } halten zeigt den Tisch.
}
play-order-first = Oben: zuerst gezogen
play-order-last = zuletzt gezogen
play-order-reset = Erste Reihenfolge
play-cargo-first = { $name } sammelt { $count ->
    [one] eine
    [2] zwei
   *[other] { $count }
} vom Stapel:
play-cargo-then = Dann könnte { $name } ziehen:
play-cargo-torn = Dann reißt der Hüllenbruch { $least } bis { $most } der nächsten Karten fort.
play-cargo-or = oder eine offene Karte
play-bridge-line = Am Zugende von { $name }: { $rooms }
play-bridge-fatal = so wie es steht, ist das Schiff verloren
play-no-cards = Keine Karten
play-own-hand = Hand von { $name }
play-swap-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Umschalt + { KEY("card-1") } bis { KEY("card-9") }
}
play-swap-keys-lower = { DEVICE() ->
    [pad] {""}
   *[keys] Tasten { KEY("card-1") } bis { KEY("card-9") }
}
play-engine-text-hint = { DEVICE() ->
    [pad] Wähle in jeder Reihe eine Karte.
   *[keys] Ziehe eine Karte der Ablage auf eine Handkarte, oder klicke in jeder Reihe eine an.
}
play-engine-pile = Ablage, nach Art
play-engine-do = { $name } legt { $give } auf die Ablage und nimmt dafür { $take }.
play-mess-text-hint = { DEVICE() ->
    [pad] Wähle eine Karte, um sie zu geben oder zu nehmen; je eine, um beide zu tauschen.
   *[keys] Klicke eine Karte an, oder ziehe sie hinüber, um sie zu geben oder zu nehmen; je eine, um beide zu tauschen.
}
play-mess-give = { $name } gibt { $other } { $give }.
play-mess-take = { $name } nimmt { $take } von { $other }.
play-mess-swap = { $name } gibt { $other } { $give } und nimmt { $take }.

## Mehrere Wege

play-way-pay = { $universals ->
    [0] Ohne Universalkarte
    [one] Mit einer Universalkarte
   *[other] Mit { $universals } Universalkarten
}
play-way-slot = Feld { $number }: { $resource }
play-way-refill = Füllt alle Felder
play-way-give = { $name } geben
play-way-take = Von { $name } nehmen
play-way-of = { $action }: { $way }
play-way-draw = Die oberste Karte des Stapels
play-way-nothing = Nichts
play-way-go-on = Weiter
play-way-parts = { $head } · { $next }
play-way-none = keine
play-way-share = { $count ->
    [one] { $name }
   *[other] { $name } × { $count }
}
play-ask-repair = { FORM($room, "accusative") } reparieren: Wie?
play-ask-divert = Energie { FORM($room, "genitive") } umleiten: Womit?
play-ask-share = Mit { $name } teilen
play-ask-action = { $action }: wie?
play-list-one = Wähle eines davon
play-list-card = Wähle eine Ressourcenkarte
play-list-cards = Wähle Ressourcenkarten
play-list-damage-card = Wähle eine Schadenskarte
play-list-damage-cards = Wähle Schadenskarten
play-list-crew = Wähle ein Crewmitglied
play-list-crews = Wähle Crewmitglieder
play-list-room = Wähle einen Raum
play-list-rooms = Wähle Räume
play-list-slot = Wähle ein Reparaturfeld
play-list-slots = Wähle Reparaturfelder
play-list-shares = Wähle, wer wie viele bekommt
play-list-number = Wähle eine Zahl
play-list-then = { $chosen }. { $next }
play-list-action = Wähle, wie es geschieht.
play-list-note = Nichts ist entschieden, bevor du wählst. Halte { KEY("tab") }, um den Tisch zu sehen.
play-more-title = Weitere Aktionen
play-more-cost = { $count ->
    [0] kostenlos
    [one] eine Aktion
   *[other] { $count } Aktionen
}
play-more-way = { $action }: { $cost }
play-step-back = Zurück

## Aufforderungen über dem Pult

play-prompt-damage = Schaden
play-prompt-damage-text = { DEVICE() ->
    [pad] Die oberste Schadenskarte trifft ihre Räume, einen nach dem anderen. Mit { KEY("enter") } überspringst du das.
   *[keys] Die oberste Schadenskarte trifft ihre Räume, einen nach dem anderen. Ein Klick überspringt das.
}
play-prompt-breach = Hüllenbruch
play-prompt-breach-text = { DEVICE() ->
    [pad] Der Würfel sagt, wie viele Ressourcenkarten fortgerissen werden. Mit { KEY("enter") } überspringst du das.
   *[keys] Der Würfel sagt, wie viele Ressourcenkarten fortgerissen werden. Ein Klick überspringt das.
}
play-prompt-seat = { $name } entscheidet
play-prompt-seat-text = { DEVICE() ->
    [pad] Sieh dich solange um: Räume, Stapel und Ablagen geben Auskunft. Mit { KEY("enter") } überspringst du, was gerade gezeigt wird.
   *[keys] Sieh dich solange um: Räume, Stapel und Ablagen geben Auskunft. Ein Klick überspringt, was gerade gezeigt wird.
}
play-prompt-over = Die Partie ist vorbei
play-prompt-over-text = Sieh dich um, solange du willst. { KEY("enter") } oder die Taste daneben zeigt das Ergebnis.

## Rettungskapsel

play-board-title = { $name } verlässt das Schiff?
play-board-text = Es gibt kein Zurück. { $name } behält die Hand, gibt Marker und Steine ab und nimmt sofort die oberste Karte der Ablage; ein Wurf, der nicht über der Kartenzahl liegt, bringt noch eine. Jeder spätere Zug von { $name } ist nur das. Wird das Schiff gerettet, verliert { $name }, und die anderen gewinnen. Geht es verloren, nimmt { $name } eine letzte Karte und würfelt einmal: Nur ein Wurf über der Kartenzahl entkommt, allein.
play-board-yes = In die Kapsel steigen
play-board-no = Bei der Crew bleiben
play-tip-pod = Rettungskapsel: Sind { $pod-rooms } Räume umgeleitet, darf ein Crewmitglied vom Energiekern aus fliehen{ KEY("board", before: " (", after: ")") }. Das kostet eine Aktion und lässt sich nicht zurücknehmen.
play-tip-pod-taken = { $name } treibt im All: jeden Zug eine Karte von der Ablage und noch eine, wenn der Wurf nicht über der Kartenzahl liegt.
play-log-board = { $name } steigt in die Rettungskapsel und verlässt das Schiff
play-log-pod-roll = { $name }, im All, würfelt { $value }: { $more ->
    [yes] noch eine Karte
   *[no] keine weitere Karte
}
play-log-last-roll = Der letzte Wurf von { $name } ist { $value }: { $free ->
    [yes] Die Kapsel entkommt
   *[no] Die Kapsel ist mit dem Schiff verloren
}
play-prompt-pod = { $name } treibt im All
play-prompt-pod-text = { DEVICE() ->
    [pad] Eine Karte von der Ablage, dann ein Wurf: Liegt er nicht über der Kartenzahl, gibt es noch eine. Mit { KEY("enter") } überspringst du das.
   *[keys] Eine Karte von der Ablage, dann ein Wurf: Liegt er nicht über der Kartenzahl, gibt es noch eine. Ein Klick überspringt das.
}
play-pod-leaves = { $name } verlässt das Schiff
play-pod-leaves-text = Kein Zurück: Wird das Schiff gerettet, verliert { $name }.
play-pod-turn = { $name }, in der Rettungskapsel
play-pod-turn-text = { $taken ->
    [0] Auf der Ablage liegt keine Karte; gewürfelt wird trotzdem.
   *[other] Nimmt eine Karte und würfelt: { $held } oder weniger { $left ->
        [0] brächte danach noch eine, aber es ist keine mehr da.
       *[other] bringt danach noch eine.
    }
}
play-pod-last = Der letzte Wurf
play-pod-last-text = { $taken ->
    [0] Für { $name } ist keine Karte mehr da.
   *[other] { $name } nimmt eine letzte Karte.
} Nur ein Wurf über der Kartenzahl entkommt.
play-die-pod = { $held ->
    [one] Eine Karte gehalten
   *[other] { $held } Karten gehalten
}: { $more ->
    [yes] noch eine
    [none] keine mehr da
   *[no] keine mehr
}
play-die-last = { $more ->
    [yes] Über { $held ->
        [one] einer Karte
       *[other] { $held } Karten
    }: Die Kapsel entkommt
   *[no] Nicht über { $held ->
        [one] einer Karte
       *[other] { $held } Karten
    }: Die Kapsel ist verloren
}

## Schadenskontrolle

play-left-unseen = Die Schadenskontrolle hat von jeder Art eine Karte aus dem Stapel genommen, und niemand weiß, welche: { $possible } Karten können als nächste kommen, { $left } dieser Art sind übrig.
play-left-to-crew = Die Crew wählt die Räume der nächsten Schadenskarte: { $percent } %.
play-hit-left = { $left ->
    [0] Letzter Stein: keiner mehr
    [one] 1 Stein übrig
   *[other] { $left } Steine übrig
}
play-hit-token = Schild fängt es ab
play-hit-holder = Schild der Crew
play-damage-lost = Mit dieser Wahl ist das Schiff verloren.
play-hit-fatal = Schiff verloren
play-log-damage-control = { $name } wählt { FORM($rooms, "accusative") }

## Ende der Aktionen

play-end-title = Aktionen beenden?
play-end-text = { $lost ->
    [one] Eine Aktion ist übrig, und im Vorrat ist kein Aktionsmarker dafür: Sie verfiele.
   *[other] { $lost } deiner Aktionen verfielen: Im Vorrat sind zu wenig Aktionsmarker.
}
play-end-yes = Aktionen beenden

## Rückgängig

play-undo-roll = Rückgängig: Seither wurde gewürfelt
play-undo-seen = Rückgängig: Seither wurden verdeckte Karten gesehen
play-undo-drawn = Rückgängig: Seither wurden Karten gezogen
play-undo-start = Rückgängig: Die Partie hat gerade begonnen
play-undo-others = Rückgängig: Nichts davor wurde von Hand gewählt
play-redo-none = Wiederholen: Es wurde nichts rückgängig gemacht
play-tip-undo = Letzte Entscheidung rückgängig machen{ KEY("undo", before: " (", after: ")") }
play-tip-redo = Wiederholen{ KEY("redo", before: " (", after: ")") }
play-tip-log = Protokoll{ KEY("log", before: " (", after: ")") }
play-tip-help = Hilfe und Tasten{ KEY("help", before: " (", after: ")") }
play-tip-menu = Menü{ KEY("escape", before: " (", after: ")") }
play-tip-more = Aktionen ohne eigene Taste{ KEY("more", before: " (", after: ")") }: was jede kostet und warum sie nicht geht.

## Protokoll, Stapel und Hilfe

## The ship beside a dialog

play-map-hint = { DEVICE() ->
    [pad] Geh auf eine Karte: Das Schiff zeigt ihre Räume.
   *[keys] Zeige auf eine Karte: Das Schiff zeigt ihre Räume.
}
play-map-repairs = { $count ->
    [0] Repariert nichts, wie das Schiff jetzt ist.
   *[other] Repariert jetzt: { $rooms }
}
play-map-diverts = { $count ->
    [0] Kein Raum braucht sie mehr zum Umleiten.
   *[other] Noch zum Umleiten nötig: { $rooms }
}
play-map-struck = { $count ->
    [0] Die Crew wählt die Räume.
   *[other] Trifft: { $rooms }
}

play-log-title = Protokoll
play-log-help = { DEVICE() ->
    [pad] Blättern mit { KEY("up") } und { KEY("down") }.
   *[keys] Zeige auf eine Zeile, um zu sehen, was sie berührt hat. Mausrad und Pfeiltasten blättern.
}
play-log-hidden = { DEVICE() ->
    [pad] Ohne Zählen: dieser Zug und der davor. Blättern mit { KEY("up") } und { KEY("down") }.
   *[keys] Ohne Zählen: dieser Zug und der davor. Mausrad und Pfeiltasten blättern.
}
play-piles-title = Alle Stapel
play-piles-deck = Ressourcenstapel
play-piles-discard = Ablage
play-piles-damage-deck = Schadensstapel
play-piles-damage-discard = Schon eingeschlagen
play-piles-deck-text = { $count ->
    [one] Im Ressourcenstapel ist noch eine Karte:
   *[other] { $count } Karten sind im Ressourcenstapel, { $seen ->
        [0] in einer Reihenfolge, die niemand kennt
       *[other] unter den gesehenen in einer Reihenfolge, die niemand kennt
    }:
}
play-piles-damage-text = { $count ->
    [0] Keine Karte mehr: Die Hülle ist aufgebrochen.
    [one] Noch eine Karte, dann der Hüllenbruch:
   *[other] { $count } Karten sind übrig, { $seen ->
        [0] Art für Art, jede gemischt
       *[other] die ungesehenen Art für Art
    }, dann kommt der Hüllenbruch:
}
play-piles-seen = { $count ->
    [one] Die nächste Karte haben alle gesehen:
   *[other] Die nächsten { $count } Karten haben alle gesehen, in dieser Reihenfolge:
}
play-piles-missing = Von jeder Art, die hier zu sehen ist, fehlt eine Karte im Stapel, und niemand weiß, welche.
play-piles-bottom = { $count ->
    [one] Die letzte Karte haben alle gesehen:
   *[other] Die letzten { $count } Karten haben alle gesehen:
}
play-piles-unseen = Niemand hat gesehen, was oben liegt.
play-piles-struck = { $count ->
    [one] Eine Schadenskarte hat eingeschlagen
   *[other] { $count } Schadenskarten haben eingeschlagen, die neueste zuerst
}
play-piles-hidden = Ohne Zählen: Stapel und Ablagen bleiben zu, bis ein Raum sie öffnet.
play-pile-title = { $count ->
    [0] Die Ablage ist leer
    [one] Eine Karte
   *[other] { $count } Karten, die neueste zuerst
}
play-help-title = Hilfe
play-help-1-head = Nach allem fragen
play-help-1 = { DEVICE() ->
    [pad] { $key } öffnet das Regelbuch dort, wo erklärt ist, was den Fokus hat, mit dem, was jetzt an eurem Tisch gilt.
   *[keys] Rechtsklick darauf, oder zeig darauf und drücke { $key }: Das Regelbuch öffnet sich, wo es erklärt ist, mit dem, was jetzt an eurem Tisch gilt. Mit Tasten: { $key }, wo der Fokus ist.
}
play-help-2-head = Fragen, warum nicht
play-help-2 = Was nicht geht, sagt warum. { $key } führt währenddessen zur Regel.
play-help-3-head = { DEVICE() ->
    [pad] Mit dem Controller
   *[keys] Mit der Maus
}
play-help-3 = { DEVICE() ->
    [pad] Wähle etwas und dann sein Ziel. Was leuchtet, ist erlaubt.
   *[keys] Zieh alles dorthin, wohin es soll, oder klicke es an und dann sein Ziel. Was leuchtet, ist erlaubt.
}
play-help-keys = Tasten
play-key-1 = { $first } bis { $last }: Karte aufnehmen
play-key-2 = { $keys }: bewegen, suchen, teilen
play-key-3 = { $keys }: reparieren, umleiten, aktivieren, fliehen
play-key-4 = { KEY("arrows") }: von Raum zu Raum
play-key-5 = { KEY("tab") }: Pult, Schiff, Crew, Stapel
play-key-6 = { KEY("enter") }: wählen, was im Fokus ist
play-key-7 = { $keys }: Aktionen beenden
play-key-8 = { KEY("escape") }: zurücklegen, Raum nicht nutzen, Menü
play-key-9 = { $keys }: rückgängig{ DEVICE() ->
    [pad] {""}
   *[keys] {" (auch Strg+Z)"}
}
play-key-10 = { $keys }: wiederholen{ DEVICE() ->
    [pad] {""}
   *[keys] {" (auch Strg+Y)"}
}
play-key-11 = { $keys }: Protokoll, Stapel
play-key-12 = { KEY("tab") } halten: Tisch im Dialog sehen
play-key-13 = { $keys }: die Regel dazu, oder diese Hilfe
play-key-14 = { $keys }: Vollbild, Ton aus oder an

## Hinweise zu dem, worauf der Zeiger ruht

play-tip-move = In einen Nachbarraum gehen: { $cost ->
    [one] eine Aktion
   *[other] { $cost } Aktionen
}.
play-tip-scavenge = Würfeln: { $sides }.
play-tip-side = { $cards ->
    [0] nichts
    [one] eine Karte
   *[other] { $cards } Karten
} bei { $shown ->
    [1] { $first }
    [2] { $first } oder { $last }
   *[other] { $first } bis { $last }
}
play-tip-share = Eine Karte in deinem Raum geben oder nehmen: { $cost ->
    [one] eine Aktion
   *[other] { $cost } Aktionen
}.
play-tip-divert = Die drei Karten des Raums ablegen: { $cost ->
    [one] eine Aktion
   *[other] { $cost } Aktionen
}.
play-tip-repair = Eine Karte ablegen, die zu einem offenen Feld passt: { $cost ->
    [one] eine Aktion
   *[other] { $cost } Aktionen
}.
play-tip-activate = Die Fähigkeit des Raums nutzen, in dem du stehst: { $cost ->
    [one] eine Aktion
   *[other] { $cost } Aktionen
}.
play-tip-end = Die Aktionen beenden{ KEY("end", before: " (", after: ")") }. Jede ungenutzte wird zum Aktionsmarker, solange der Vorrat reicht.
play-tip-decline = { DEVICE() ->
    [pad] Nimmt nichts: { KEY("enter") }.
   *[keys] Nimmt nichts: Klick oder { KEY("enter") }.
}
play-tip-stepper = Die drei Phasen eines Zuges.
play-tip-threat = Wie wahrscheinlich die nächste Schadenskarte das Schiff jetzt kostet, und was noch kommt.
play-tip-deck-take = { DEVICE() ->
    [pad] { $count ->
        [one] Ressourcenstapel. Mit { KEY("enter") } nimmst du die oberste Karte. Wird die letzte Karte gezogen, ist das Schiff verloren.
        [2] Ressourcenstapel. Mit { KEY("enter") } nimmst du die obersten zwei Karten. Wird die letzte Karte gezogen, ist das Schiff verloren.
       *[other] Ressourcenstapel. Mit { KEY("enter") } nimmst du die obersten { $count } Karten. Wird die letzte Karte gezogen, ist das Schiff verloren.
    }
   *[keys] { $count ->
        [one] Ressourcenstapel. Ein Klick nimmt die oberste Karte. Wird die letzte Karte gezogen, ist das Schiff verloren.
        [2] Ressourcenstapel. Ein Klick nimmt die obersten zwei Karten. Wird die letzte Karte gezogen, ist das Schiff verloren.
       *[other] Ressourcenstapel. Ein Klick nimmt die obersten { $count } Karten. Wird die letzte Karte gezogen, ist das Schiff verloren.
    }
}
play-tip-deck = { DEVICE() ->
    [pad] Ressourcenstapel. Mit { KEY("enter") } nimmst du davon, wann immer du Karten nehmen darfst. Wird die letzte Karte gezogen, ist das Schiff verloren. Was übrig ist: der Ablagestapel{ KEY("piles", before: " (", after: ")") }.
   *[keys] Ressourcenstapel. Ein Klick nimmt davon, wann immer du Karten nehmen darfst. Wird die letzte Karte gezogen, ist das Schiff verloren. Was übrig ist: der Ablagestapel{ KEY("piles", before: " (", after: ")") }.
}
play-tip-face-up = Eine offene Karte. Nimm sie beim Sammeln statt { $deck-cards } vom Stapel, oder beim Suchen.
play-tip-discard = { DEVICE() ->
    [pad] Ablagestapel. Mit { KEY("enter") } siehst du ihn ganz und was in den Stapeln übrig ist{ KEY("piles", before: " (", after: ")") }.
   *[keys] Ablagestapel. Ein Klick zeigt ihn ganz und was in den Stapeln übrig ist{ KEY("piles", before: " (", after: ")") }.
}
play-tip-damage-deck = { DEVICE() ->
    [pad] Schadensstapel: Am Ende jedes Zuges schlägt eine Karte ein. Mit { KEY("enter") } siehst du, was übrig ist, ohne Reihenfolge.
   *[keys] Schadensstapel: Am Ende jedes Zuges schlägt eine Karte ein. Ein Klick zeigt, was übrig ist, ohne Reihenfolge.
}
play-tip-damage-discard = { DEVICE() ->
    [pad] Die letzte Schadenskarte. Mit { KEY("enter") } siehst du alle, die eingeschlagen haben.
   *[keys] Die letzte Schadenskarte. Ein Klick zeigt alle, die eingeschlagen haben.
}
play-tip-threat-breach = Wie wahrscheinlich der nächste Wurf des Hüllenbruchs die letzte Ressourcenkarte fortreißt; dann ist das Schiff verloren.
play-tip-threat-breach-before = Wie wahrscheinlich der nächste Wurf des Hüllenbruchs die letzte Ressourcenkarte fortreißt und das Schiff verloren ist, wenn Phase 2 vorher nur eine Karte nimmt. Mit jeder weiteren wird es wahrscheinlicher.
play-tip-threat-empty = Phase 2 nimmt die letzte Ressourcenkarte, vom Stapel oder als Ersatz für eine offene: Das Schiff ist verloren, wenn es nicht vorher gerettet wird.
play-tip-threat-hidden = Was die Rückseite der nächsten Schadenskarte verrät. Ohne Zählen: Das Risiko und der Rest bleiben verborgen.
play-tip-deck-hidden = { DEVICE() ->
    [pad] Ressourcenstapel. Mit { KEY("enter") } nimmst du davon, wann immer du Karten nehmen darfst. Wird die letzte Karte gezogen, ist das Schiff verloren. Ohne Zählen: Wie viele übrig sind, bleibt verborgen.
   *[keys] Ressourcenstapel. Ein Klick nimmt davon, wann immer du Karten nehmen darfst. Wird die letzte Karte gezogen, ist das Schiff verloren. Ohne Zählen: Wie viele übrig sind, bleibt verborgen.
}
play-tip-discard-hidden = Ablagestapel. Ohne Zählen: Er bleibt zu, bis ein Raum ihn öffnet.
play-tip-damage-deck-breach = { DEVICE() ->
    [pad] Keine Schadenskarte ist mehr da: Ein Zug endet mit einem Wurf, der Ressourcenkarten fortreißt. Mit { KEY("enter") } siehst du, was eingeschlagen hat.
   *[keys] Keine Schadenskarte ist mehr da: Ein Zug endet mit einem Wurf, der Ressourcenkarten fortreißt. Ein Klick zeigt, was eingeschlagen hat.
}
play-tip-damage-deck-hidden = Schadensstapel: Am Ende jedes Zuges schlägt eine Karte ein. Ohne Zählen: Was übrig ist, bleibt verborgen.
play-tip-damage-discard-hidden = Die letzte Schadenskarte. Ohne Zählen: Die früheren bleiben verborgen.
play-tip-die = { DEVICE() ->
    [pad] Der Würfel. Drück { KEY("enter") }, um zu suchen.
   *[keys] Der Würfel. Klicke ihn an oder wirf ihn, um zu suchen.
}
play-tip-shield = Ein Schutzmarker fängt den nächsten Treffer auf diesen Raum ab.
play-tip-supply-cube = Reparatursteine im Vorrat
play-tip-supply-action = Aktionsmarker im Vorrat, insgesamt { $action-tokens }
play-tip-supply-protection = Schutzmarker im Vorrat, insgesamt { $protection-tokens }
play-tip-supply-power = Räume, deren Energie noch umzuleiten ist
play-tip-crew = { $name }: wo, welche Marker, und die Hand; am Zugende höchstens { $hand-limit } Karten.
