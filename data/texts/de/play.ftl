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
play-refused-label = Nicht möglich

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
play-do-divert = Strom umleiten
play-do-divert-room = Strom { FORM($room, "genitive") } umleiten
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
play-left-no = du hast in diesem Zug keine Aktion mehr
play-left-short = keine Aktionen

play-standing = Du bist { FORM($room, "at") }
play-standing-no = du müsstest dort sein, bist aber { FORM($here, "at") }
play-standing-short = nicht von hier

play-company = Noch jemand ist hier
play-company-no = außer dir ist niemand in diesem Raum
play-company-short = niemand hier
play-cards = Karten zum Teilen
play-cards-no = { $theirs ->
    [0] keiner von beiden hat Karten
   *[other] deine Hand ist leer
}
play-cards-short = keine Karten
play-together = { $name } ist bei dir
play-together-no = { $name } ist { FORM($room, "at") }, du bist { FORM($here, "at") }; zum Teilen müsst ihr im selben Raum sein
play-together-short = nicht im selben Raum
play-to-hand-no = genommene Karten kommen auf die Hand von { $name }
play-to-hand-short = auf die Hand
play-pick-later-no = das geht beim Suchen oder, nach deinen Aktionen, beim Sammeln
play-pick-later-short = Suchen oder Sammeln

play-whole = { $spaces ->
    [0] Hier ist nichts zu reparieren
    [3] Alle drei Steine sind da
   *[other] Alle { $spaces } Steine sind da
}
play-whole-no = repariere ihn zuerst (Steine: { $cubes } von { $spaces })
play-whole-short = erst reparieren
play-broken = Etwas zu reparieren
play-broken-no = hier ist nichts zu reparieren
play-broken-short = nichts defekt
play-broken-elsewhere = Anderswo etwas zu reparieren
play-broken-elsewhere-no = in keinem anderen Raum ist etwas zu reparieren
play-broken-elsewhere-short = nichts defekt
play-exposed = Das Feld ist leer
play-exposed-no = dieses Feld hat noch seinen Stein
play-exposed-short = nicht leer
play-fitting = Eine passende Karte
play-fitting-no = { $card ->
    [none] { $count ->
        [0] du brauchst { FORM($wanted, "or") }; deine Hand ist leer
        [1] du brauchst { FORM($wanted, "or") }, nicht { $held }
       *[other] du brauchst { FORM($wanted, "or") }; davon hast du nichts, auch keine Universalkarte
    }
   *[other] du brauchst { FORM($wanted, "or") }, nicht { $card }
}
play-fitting-short = keine passt
play-fitting-elsewhere = Eine passende Karte
play-fitting-elsewhere-no = die beschädigten Räume brauchen { FORM($wanted, "or") }; davon hast du nichts
play-fitting-elsewhere-short = keine passt
play-match = Die Karte passt
play-match-no = { $card ->
    [none] dieses Feld braucht { FORM($space, "or") }; davon hast du nichts
   *[other] dieses Feld braucht { FORM($space, "or") }, nicht { $card }
}
play-match-short = Karte passt nicht
play-cube = Ein Stein im Vorrat
play-cube-no = im Vorrat sind keine Reparatursteine mehr
play-cube-short = keine Steine mehr
play-other-room = Ein anderer Raum
play-other-room-no = die Werkstatt repariert nur andere Räume
play-other-room-short = nur andere Räume

play-power = Hier gibt es Strom umzuleiten
play-power-no = der Energiekern nimmt Strom auf und gibt keinen ab
play-power-short = kein Strom hier
play-undiverted = Noch nicht umgeleitet
play-undiverted-no = der Strom ist schon umgeleitet
play-undiverted-short = schon umgeleitet
play-cost = Kosten
play-cost-no = { $cost-paid ->
    [0] dir fehlt noch: { FORM($cost, "lacking") }
   *[other] du hast { FORM($cost, "paid") }, dir fehlt noch: { FORM($cost, "lacking") }
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
play-power-all-no = bisher umgeleitet: { $number } von { $goal } Räumen
play-power-all-short = { $number } von { $goal }
play-apart = Jemand ist in einem anderen Raum
play-apart-no = ihr seid alle im selben Raum
play-apart-short = alle schon hier
play-any-cards = Karten zum Geben oder Nehmen
play-any-cards-no = niemand hat eine Karte
play-any-cards-short = keine Karten
play-own-cards = Eine eigene Karte
play-own-cards-no = deine Hand ist leer
play-own-cards-short = leere Hand
play-discards = Karten auf der Ablage
play-discards-no = die Ablage ist leer
play-discards-short = leere Ablage
play-damage-cards = Schadenskarten zum Ansehen
play-damage-cards-no = es gibt keine Schadenskarten mehr
play-damage-cards-short = keine Karten mehr
play-shields = Ein Schutzmarker im Vorrat
play-shields-no = im Vorrat sind keine Schutzmarker mehr
play-shields-short = kein Schutz mehr

play-next-door = Ein Nachbarraum
play-next-door-no = { $steps ->
    [none] in dieser Richtung ist kein Raum
    [0] du bist schon dort
   *[other] das ist { $steps } Räume entfernt; du gehst immer nur einen Raum weiter, nie diagonal
}
play-next-door-short = { $steps ->
    [none] kein Raum dort
    [0] schon dort
   *[other] { $steps } Räume weit
}
play-own-meeple-no = du kannst nur { $name } bewegen; das Crewquartier kann alle schicken
play-own-meeple-short = nicht dein Meeple
play-to-room-no = ein Meeple kann nur in einen Raum gehen
play-to-room-short = nur Räume
play-elsewhere = Ein anderer Raum
play-elsewhere-no = { $name } ist schon dort
play-elsewhere-short = schon dort
play-joined = Dort ist schon jemand
play-joined-no = dort ist niemand
play-joined-short = niemand dort

play-to-discard-no = dein Handlimit ist { $hand-limit }; sie kommt auf die Ablage
play-to-discard-short = auf die Ablage
play-to-space-no = sie repariert ein leeres Feld eines anderen Raums
play-to-space-short = nur Reparaturfelder
play-card-discard-no = du legst Karten nur ab, um zu bezahlen oder wenn du am Zugende mehr als { $hand-limit } hast
play-card-discard-short = nur zum Zahlen
play-card-deck-no = Karten kommen nicht auf den Stapel zurück
play-card-deck-short = nie zurück
play-card-face-up-no = Karten kommen nicht in die Auslage zurück
play-card-face-up-short = nie zurück
play-pod-online = { $goal } Räume umgeleitet
play-pod-online-no = sie ist gesperrt; bisher umgeleitet: { $number } von { $goal } Räumen
play-pod-online-short = Kapsel gesperrt
play-pod-core = Du bist am Energiekern
play-pod-core-no = einsteigen kannst du nur am Energiekern
play-pod-core-short = nur vom Kern
play-pod-free = Sie ist noch angedockt
play-pod-free-no = { $name } ist schon mit ihr geflohen
play-pod-free-short = Kapsel weg
play-card-pod-no = in die Kapsel kann nur ein Crewmitglied
play-card-pod-short = nur Crew
play-place-few-no = { $count ->
    [one] wähle den Raum, der getroffen wird
   *[other] wähle { $count } verschiedene Räume
}
play-place-few-short = erst wählen
play-place-full-no = { DEVICE() ->
    [pad] { $count ->
        [one] ein Raum ist gewählt; wähle ihn noch einmal, um das zurückzunehmen
       *[other] { $count } Räume sind gewählt; wähle einen noch einmal, um das zurückzunehmen
    }
   *[keys] { $count ->
        [one] ein Raum ist gewählt; klicke ihn an, um das zurückzunehmen
       *[other] { $count } Räume sind gewählt; klicke einen an, um das zurückzunehmen
    }
}
play-place-full-short = genug Räume
play-damage-room-no = nur Räume können getroffen werden
play-damage-room-short = nur Räume
play-card-other-no = Karten gehören auf ein Reparaturfeld, auf Umleitkosten oder zu einem Crewmitglied in deinem Raum
play-card-other-short = nicht dort
play-aim-scavenge-no = { DEVICE() ->
    [pad] irgendwo auf dem Schiff
   *[keys] wirf ihn irgendwohin
}
play-aim-scavenge-short = { DEVICE() ->
    [pad] irgendwohin
   *[keys] irgendwohin werfen
}
play-aim-share-no = wähle ein Crewmitglied in deinem Raum
play-aim-share-short = nicht dort
play-aim-repair-no = wähle ein leeres Feld in deinem Raum
play-aim-repair-short = nicht dort
play-aim-divert-no = wähle den Raum, in dem du bist
play-aim-divert-short = nicht dort
play-aim-activate-no = wähle den Raum, in dem du bist
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
    [one] Das Schiff ist aufgebaut, und eine Schadenskarte trifft es vor dem ersten Zug
    [2] Das Schiff ist aufgebaut, und zwei Schadenskarten treffen es vor dem ersten Zug
   *[other] Das Schiff ist aufgebaut, und { $count } Schadenskarten treffen es vor dem ersten Zug
}
play-log-turn = Zug { $turn }: { $name }
play-log-finish = { $name } beendet die Aktionen
play-log-nothing = { $name } nimmt keine Karten mehr
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
play-log-breach-roll = Hüllenbruch, { $value } gewürfelt: { $cards ->
    [0] keine Karte verloren
    [one] eine Karte verloren
   *[other] { $cards } Karten verloren
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
play-log-divert = { $name } leitet den Strom { FORM($room, "genitive") } um, mit { FORM($cards, "dative") }
play-log-activate = { $name } aktiviert { FORM($room, "accusative") }
play-log-token = { $name } gibt einen Aktionsmarker aus
play-log-tokens = { $name } erhält { $count ->
    [one] einen Aktionsmarker
   *[other] { $count } Aktionsmarker
}
play-log-shields = { $name } schützt { FORM($rooms, "accusative") }
play-log-returned = { $count ->
    [one] Zurück in den Vorrat: der Schutzmarker { FORM($rooms, "at") }
   *[other] Zurück in den Vorrat: die Schutzmarker { FORM($rooms, "at") }
}
play-log-seen = { $name } sieht sich die { $deck ->
    [deck] { $count ->
        [one] nächste Ressourcenkarte an
       *[other] nächsten { $count } Ressourcenkarten an
    }
   *[other] { $count ->
        [one] nächste Schadenskarte an
       *[other] nächsten { $count } Schadenskarten an
    }
}
play-log-ordered = { $count ->
    [one] { $name } legt sie zurück
   *[other] { $name } legt sie zurück: { $cards }
}
play-log-then = { ", dann " }
play-log-damage = Schaden trifft { FORM($rooms, "accusative") }
play-log-damage-brief = Schaden: { $rooms }
play-log-hit-cube = { $room } verliert einen Stein
play-log-hit-protected = Ein Schutzmarker rettet { FORM($room, "accusative") }
play-log-hit-destroyed = { $room } wird zerstört
play-log-breach = Keine Schadenskarten mehr: Nächsten Zug beginnt der Hüllenbruch
play-log-over-energy-core = Der Energiekern startet neu: Das Schiff ist gerettet
play-log-over-deck-empty = Der Ressourcenstapel ist leer: Das Schiff ist verloren
play-log-over-room-destroyed = Mit { FORM($room, "dative") } ist das Schiff verloren

## Über dem Tisch

play-die-scavenge = { $cards ->
    [0] Nichts gefunden
    [one] Eine Karte
   *[other] { $cards } Karten
}
play-die-breach = { $cards ->
    [0] Keine Karte verloren
    [one] Eine Karte verloren
   *[other] { $cards } Karten verloren
}
play-breach-title = Hüllenbruch
play-breach-text = Keine Schadenskarten mehr. Ab dem nächsten Zug kostet ein Wurf Ressourcenkarten.
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
    [yes] { $cubes } von 3 Steinen sind da, Strom umgeleitet
   *[no] { $cubes } von 3 Steinen sind da
}
play-info-core = Strom kommt aus { $count } von 8 Räumen
play-info-shields = { $count ->
    [one] Ein Schutzmarker
   *[other] { $count } Schutzmarker
}
play-info-crew = Hier: { $names }

## Dialoge für Entscheidungen

play-confirm = Bestätigen
play-close = Schließen
play-back = Rückgängig
play-choose-first = Wähle zuerst.
play-decides = { $name } entscheidet
play-follows = Ergebnis
play-afterwards = Der Tisch danach
play-seen-by-all = allen bekannt, bis sie gezogen wird
play-look = { DEVICE() ->
    [pad] Sieh dir den Tisch an. Mit jeder Taste geht es zurück. Oder sieh hin, solange du { KEY("tab") } hältst.
   *[keys] Sieh dir den Tisch an. Klick oder Taste: zurück. Oder sieh hin, solange du { KEY("tab") } hältst.
}
play-peek-back = { DEVICE() ->
    [pad] { KEY("tab") } loslassen, um zu entscheiden
   *[keys] { KEY("tab") } loslassen, klicken oder eine Taste drücken, um zu entscheiden
}
play-note-undo = Du kannst das rückgängig machen, bis Karten gezogen werden oder gewürfelt wird. Halte { KEY("tab") }, um den Tisch zu sehen.
play-note-final = Du hast verdeckte Karten gesehen und kannst das nicht rückgängig machen. Halte { KEY("tab") }, um den Tisch zu sehen.
play-order-note = { DEVICE() ->
    [pad] Verdeckte Karten gesehen: kein Rückgängig. Nimm eine Karte mit { KEY("enter") } auf; { KEY("left") } und { KEY("right") } verschieben sie. Halte { KEY("tab") }, um den Tisch zu sehen.
   *[keys] Verdeckte Karten gesehen: kein Rückgängig. Klicke oder ziehe eine Karte, oder drücke { KEY("card-1") } bis { KEY("card-9") }; Pfeiltasten verschieben sie. Halte { KEY("tab") }, um den Tisch zu sehen.
}
play-order-first = Oben auf dem Stapel: zuerst gezogen
play-order-last = zuletzt gezogen
play-order-reset = Zurücksetzen
play-cargo-first = { $name } sammelt { $count ->
    [one] eine
    [2] zwei
   *[other] { $count }
} vom Stapel:
play-cargo-then = Dann könnte { $name } ziehen:
play-cargo-torn = Dann kostet der Hüllenbruch { $least } bis { $most } der nächsten Karten.
play-cargo-or = oder eine offene Karte
play-bridge-line = Ende von Zug { $turn } ({ $name }): { $rooms }
play-bridge-fatal = das Schiff wäre verloren
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
play-engine-pile = Ablage, nach Ressource
play-engine-do = { $name } tauscht { $give } gegen { $take }.
play-mess-text-hint = { DEVICE() ->
    [pad] Wähle eine Karte, um sie zu geben oder zu nehmen. Wähle von beiden eine, um zu tauschen.
   *[keys] Klicke oder ziehe eine Karte, um sie zu geben oder zu nehmen. Wähle von beiden eine, um zu tauschen.
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
play-way-give = An { $name } geben
play-way-take = Von { $name } nehmen
play-way-of = { $action }: { $way }
play-way-draw = Vom Stapel
play-way-nothing = Nichts
play-way-go-on = Weiter
play-way-parts = { $head } · { $next }
play-way-none = keine
play-way-share = { $count ->
    [one] { $name }
   *[other] { $name } × { $count }
}
play-ask-repair = { FORM($room, "accusative") } reparieren: wie?
play-ask-divert = Strom { FORM($room, "genitive") } umleiten: womit?
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
play-list-action = Wähle, wie.
play-list-note = Nichts geschieht, bevor du wählst. Halte { KEY("tab") }, um den Tisch zu sehen.
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
    [pad] Der Würfel zeigt, wie viele Ressourcenkarten verloren gehen. Mit { KEY("enter") } überspringst du das.
   *[keys] Der Würfel zeigt, wie viele Ressourcenkarten verloren gehen. Ein Klick überspringt das.
}
play-prompt-deal = Spielaufbau
play-prompt-deal-text = { DEVICE() ->
    [pad] Die Räume werden zufällig verteilt, alle bekommen Karten, und die ersten Schadenskarten treffen das Schiff. Mit { KEY("enter") } überspringst du das.
   *[keys] Die Räume werden zufällig verteilt, alle bekommen Karten, und die ersten Schadenskarten treffen das Schiff. Ein Klick überspringt das.
}
play-prompt-seat = { $name } entscheidet
play-prompt-seat-text = { DEVICE() ->
    [pad] Geh auf Räume und Stapel, um mehr über sie zu lesen. Mit { KEY("enter") } überspringst du die Anzeige.
   *[keys] Zeige auf Räume und Stapel, um mehr über sie zu lesen. Ein Klick überspringt die Anzeige.
}
play-prompt-over = Die Partie ist vorbei
play-prompt-over-text = Sieh dich um, solange du willst. { KEY("end") } oder der Knopf hier zeigt das Ergebnis.

## Rettungskapsel

play-board-title = Verlässt { $name } das Schiff?
play-board-text = Der Zug endet sofort, und es gibt kein Zurück. { $name } behält die Hand und gibt Marker und Steine ab. Dann nimmt { $name } die oberste Karte der Ablage und würfelt. Ist der Wurf nicht höher als die Zahl der Karten auf der Hand, nimmt { $name } noch eine. Von da an besteht jeder Zug von { $name } nur daraus: eine Karte, ein Wurf, vielleicht noch eine Karte. Wird das Schiff gerettet, verliert { $name }, und die anderen gewinnen. Geht es verloren, nimmt { $name } eine letzte Karte und würfelt einmal. Ist dieser Wurf höher als die Zahl der Karten auf der Hand, gewinnt { $name } allein. Sonst verlieren alle.
play-board-yes = In die Kapsel steigen
play-board-no = Bei der Crew bleiben
play-tip-pod = Rettungskapsel: Sind { $pod-rooms } Räume umgeleitet, darf ein Crewmitglied vom Energiekern aus fliehen{ KEY("board", before: " (", after: ")") }. Das kostet eine Aktion, und es gibt kein Zurück.
play-tip-pod-taken = { $name } treibt im All. In jedem Zug nimmt { $name } die oberste Karte der Ablage und würfelt. Ist der Wurf nicht höher als die Zahl der Karten auf der Hand, nimmt { $name } noch eine.
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
    [pad] Wer im All treibt, nimmt eine Karte von der Ablage und würfelt. Ist der Wurf nicht höher als die eigene Kartenzahl, kommt noch eine dazu. Mit { KEY("enter") } überspringst du das.
   *[keys] Wer im All treibt, nimmt eine Karte von der Ablage und würfelt. Ist der Wurf nicht höher als die eigene Kartenzahl, kommt noch eine dazu. Ein Klick überspringt das.
}
play-pod-leaves = { $name } verlässt das Schiff
play-pod-leaves-text = Kein Zurück: Wird das Schiff gerettet, verliert { $name }.
play-pod-turn = { $name }, allein in der Rettungskapsel
play-pod-turn-text = { $taken ->
    [0] Die Ablage ist leer, gewürfelt wird trotzdem.
   *[other] Nimmt eine Karte und würfelt: { $held } oder weniger { $left ->
        [0] brächte noch eine, aber es ist keine mehr da.
       *[other] bringt noch eine.
    }
}
play-pod-last = Der letzte Wurf
play-pod-last-text = { $taken ->
    [0] Für { $name } ist keine Karte mehr da.
   *[other] { $name } nimmt eine letzte Karte.
} Nur ein Wurf über der Kartenzahl entkommt.
play-die-pod = { $held ->
    [one] Eine Karte
   *[other] { $held } Karten
}: { $more ->
    [yes] noch eine dazu
    [none] keine mehr da
   *[no] keine weitere
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

play-left-unseen = Die Schadenskontrolle hat von jedem Typ eine unbekannte Karte entfernt. { $possible } Karten können als Nächstes kommen; { $left } dieses Typs sind übrig.
play-left-to-crew = Chance, dass du die Räume der nächsten Schadenskarte wählst: { $percent } %.
play-hit-left = { $left ->
    [0] Danach kein Stein mehr
    [one] Danach noch 1 Stein
   *[other] Danach noch { $left } Steine
}
play-hit-token = Marker fängt es ab
play-hit-holder = Crew fängt es ab
play-damage-lost = Mit dieser Wahl ist das Schiff verloren.
play-hit-fatal = Schiff verloren
play-log-damage-control = { $name } wählt { FORM($rooms, "accusative") }

## Ende der Aktionen

play-end-title = Aktionen beenden?
play-end-text = { $tokens ->
    [0] { $lost ->
        [one] Du hast noch eine Aktion, aber im Vorrat ist kein Aktionsmarker dafür. Sie würde verfallen.
       *[other] { $lost } deiner Aktionen würden verfallen: Im Vorrat sind zu wenige Aktionsmarker.
    }
   *[other] Du hast noch { $left } Aktionen, aber im Vorrat { $tokens ->
        [one] ist nur ein Aktionsmarker
       *[other] sind nur { $tokens } Aktionsmarker
    }. { $lost ->
        [one] Eine Aktion würde verfallen.
       *[other] { $lost } Aktionen würden verfallen.
    }
}
play-end-yes = Aktionen beenden

## Rückgängig

play-undo-roll = Kein Rückgängig: Es wurde gewürfelt
play-undo-seen = Kein Rückgängig: Du hast verdeckte Karten gesehen
play-undo-drawn = Kein Rückgängig: Es wurden Karten gezogen
play-undo-start = Noch nichts rückgängig zu machen
play-undo-others = Nichts rückgängig zu machen: Du hast noch nichts gewählt
play-redo-none = Nichts zu wiederholen
play-tip-undo = Letzte Entscheidung rückgängig machen{ KEY("undo", before: " (", after: ")") }
play-tip-redo = Wiederholen{ KEY("redo", before: " (", after: ")") }
play-tip-log = Protokoll{ KEY("log", before: " (", after: ")") }
play-tip-help = Hilfe und Tasten{ KEY("help", before: " (", after: ")") }
play-tip-menu = Menü{ KEY("escape", before: " (", after: ")") }
play-tip-more = Weitere Aktionen{ KEY("more", before: " (", after: ")") }: was sie kosten und warum manche gerade nicht gehen.

## Protokoll, Stapel und Hilfe

## The ship beside a dialog

play-map-hint = { DEVICE() ->
    [pad] Geh auf eine Karte: Das Schiff zeigt ihre Räume.
   *[keys] Zeige auf eine Karte: Das Schiff zeigt ihre Räume.
}
play-map-odds = Die Prozente gelten für deine Reihenfolge: So wahrscheinlich trifft die nächste Schadenskarte den Raum.
play-map-repairs = { $count ->
    [0] Repariert gerade nichts.
   *[other] Repariert jetzt: { $rooms }
}
play-map-diverts = { $count ->
    [0] Kein Raum braucht sie zum Umleiten.
   *[other] Noch zum Umleiten nötig: { $rooms }
}
play-map-struck = { $count ->
    [0] Ihr wählt die Räume.
   *[other] Trifft: { $rooms }
}

play-log-title = Protokoll
play-log-help = { DEVICE() ->
    [pad] Blättern mit { KEY("up") } und { KEY("down") }.
   *[keys] Zeige auf eine Zeile, um zu sehen, was sie geändert hat. Blättern mit Mausrad oder Pfeilen.
}
play-log-hidden = { DEVICE() ->
    [pad] Ohne Zählen: nur dieser Zug und der davor. Blättern mit { KEY("up") } und { KEY("down") }.
   *[keys] Ohne Zählen: nur dieser Zug und der davor. Blättern mit Mausrad oder Pfeilen.
}
play-piles-title = Alle Stapel
play-piles-deck = Ressourcenstapel
play-piles-discard = Ablage
play-piles-damage-deck = Schadensstapel
play-piles-damage-discard = Bisheriger Schaden
play-piles-deck-text = { $count ->
    [one] Im Ressourcenstapel ist noch eine Karte:
   *[other] Im Ressourcenstapel sind noch { $count } Karten, { $seen ->
        [0] in unbekannter Reihenfolge
       *[other] in unbekannter Reihenfolge unter den schon gesehenen
    }:
}
play-piles-damage-text = { $count ->
    [0] Keine Karten mehr: Die Hülle ist gebrochen.
    [one] Noch eine Karte, dann der Hüllenbruch:
   *[other] Noch { $count } Karten, { $seen ->
        [0] Typ für Typ, jeder gemischt
       *[other] die ungesehenen Typ für Typ
    }, dann der Hüllenbruch:
}
play-piles-seen = { $count ->
    [one] Die nächste Karte haben alle gesehen:
   *[other] Die nächsten { $count } Karten haben alle gesehen, in dieser Reihenfolge:
}
play-piles-missing = Von jedem gezeigten Typ fehlt eine Karte im Stapel. Welche, ist unbekannt.
play-piles-bottom = { $count ->
    [one] Die letzte Karte haben alle gesehen:
   *[other] Die letzten { $count } Karten haben alle gesehen:
}
play-piles-unseen = Die Karten obenauf hat niemand gesehen.
play-piles-struck = { $count ->
    [one] Bisher eine Schadenskarte
   *[other] Bisher { $count } Schadenskarten, die neueste zuerst
}
play-piles-hidden = Ohne Zählen: Stapel und Ablagen bleiben verdeckt, außer ein Raum zeigt sie.
play-pile-title = { $count ->
    [0] Die Ablage ist leer
    [one] Eine Karte
   *[other] { $count } Karten, die neueste zuerst
}
play-help-keys = Tasten
play-key-1 = { $first } bis { $last }: Karte aufnehmen
play-key-2 = { $keys }: bewegen, suchen, teilen
play-key-3 = { $keys }: reparieren, umleiten, aktivieren, fliehen
play-key-4 = { KEY("arrows") }: von Raum zu Raum
play-key-5 = { KEY("tab") }: Aktionen, Schiff, Crew, Stapel
play-key-6 = { KEY("enter") }: Auswahl bestätigen; zu deinem Zug springen
play-key-7 = { $keys }: Aktionen beenden
play-key-8 = { KEY("escape") }: zurücklegen, Fähigkeit abbrechen, Menü
play-key-9 = { $keys }: rückgängig{ DEVICE() ->
    [pad] {""}
   *[keys] {" (auch Strg+Z)"}
}
play-key-10 = { $keys }: wiederholen{ DEVICE() ->
    [pad] {""}
   *[keys] {" (auch Strg+Y)"}
}
play-key-11 = { $keys }: Protokoll, Stapel
play-key-12 = { KEY("tab") } halten: den Tisch sehen
play-key-13 = { $keys }: die Regel dazu oder diese Hilfe
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
play-tip-divert = Die drei Karten der Kosten ablegen: { $cost ->
    [one] eine Aktion
   *[other] { $cost } Aktionen
}.
play-tip-repair = Eine Karte ablegen, die zu einem leeren Feld passt: { $cost ->
    [one] eine Aktion
   *[other] { $cost } Aktionen
}.
play-tip-activate = Den Raum aktivieren, in dem du bist: { $cost ->
    [one] eine Aktion
   *[other] { $cost } Aktionen
}.
play-tip-end = Beende deine Aktionen{ KEY("end", before: " (", after: ")") }. Jede ungenutzte wird zum Aktionsmarker, solange der Vorrat reicht.
play-tip-give-back = Das Programm spielt weiter, als hättest du nicht übernommen.
play-tip-decline = { DEVICE() ->
    [pad] Mit { KEY("enter") } nimmst du nichts.
   *[keys] Mit Klick oder { KEY("enter") } nimmst du nichts.
}
play-tip-stepper = Die drei Phasen eines Zuges.
play-tip-threat = Die Prozentzahl ist die Chance, dass die nächste Schadenskarte das Schiff zerstört.
play-tip-deck-take = { DEVICE() ->
    [pad] { $count ->
        [one] Ressourcenstapel. Mit { KEY("enter") } nimmst du die oberste Karte. Ist die letzte Karte gezogen, ist das Schiff verloren.
        [2] Ressourcenstapel. Mit { KEY("enter") } nimmst du die obersten zwei Karten. Ist die letzte Karte gezogen, ist das Schiff verloren.
       *[other] Ressourcenstapel. Mit { KEY("enter") } nimmst du die obersten { $count } Karten. Ist die letzte Karte gezogen, ist das Schiff verloren.
    }
   *[keys] { $count ->
        [one] Ressourcenstapel. Mit einem Klick nimmst du die oberste Karte. Ist die letzte Karte gezogen, ist das Schiff verloren.
        [2] Ressourcenstapel. Mit einem Klick nimmst du die obersten zwei Karten. Ist die letzte Karte gezogen, ist das Schiff verloren.
       *[other] Ressourcenstapel. Mit einem Klick nimmst du die obersten { $count } Karten. Ist die letzte Karte gezogen, ist das Schiff verloren.
    }
}
play-tip-deck = { DEVICE() ->
    [pad] Ressourcenstapel. Mit { KEY("enter") } nimmst du davon, sobald du Karten nehmen darfst. Ist die letzte Karte gezogen, ist das Schiff verloren. Die Ablage zeigt, was übrig ist{ KEY("piles", before: " (", after: ")") }.
   *[keys] Ressourcenstapel. Mit einem Klick ziehst du, sobald du Karten nehmen darfst. Ist die letzte Karte gezogen, ist das Schiff verloren. Die Ablage zeigt, was übrig ist{ KEY("piles", before: " (", after: ")") }.
}
play-tip-face-up = Eine offene Karte. Nimm sie beim Sammeln statt { $deck-cards } vom Stapel oder beim Suchen.
play-tip-discard = { DEVICE() ->
    [pad] Ablage. Mit { KEY("enter") } siehst du sie ganz und was in den Stapeln übrig ist{ KEY("piles", before: " (", after: ")") }.
   *[keys] Ablage. Ein Klick zeigt sie ganz und was in den Stapeln übrig ist{ KEY("piles", before: " (", after: ")") }.
}
play-tip-damage-deck = { DEVICE() ->
    [pad] Schadensstapel: Am Ende jedes Zuges trifft eine Karte das Schiff. Mit { KEY("enter") } siehst du, was übrig ist, ohne Reihenfolge.
   *[keys] Schadensstapel: Am Ende jedes Zuges trifft eine Karte das Schiff. Ein Klick zeigt, was übrig ist, ohne Reihenfolge.
}
play-tip-damage-discard = { DEVICE() ->
    [pad] Die letzte Schadenskarte. Mit { KEY("enter") } siehst du alle bisherigen.
   *[keys] Die letzte Schadenskarte. Ein Klick zeigt alle bisherigen.
}
play-tip-threat-breach = Die Chance, dass der nächste Wurf für den Hüllenbruch den Ressourcenstapel leert. Dann ist das Schiff verloren.
play-tip-threat-empty = Phase 2 nimmt die letzte Ressourcenkarte, vom Stapel oder als Ersatz für eine offene. Dann ist das Schiff verloren, wenn ihr es nicht vorher rettet.
play-tip-threat-hidden = Die Rückseite der nächsten Schadenskarte zeigt ihren Typ. Ohne Zählen: Risiko und alles andere bleiben verborgen.
play-tip-deck-hidden = { DEVICE() ->
    [pad] Ressourcenstapel. Mit { KEY("enter") } nimmst du davon, sobald du Karten nehmen darfst. Ist die letzte Karte gezogen, ist das Schiff verloren. Ohne Zählen: Seine Größe bleibt verborgen.
   *[keys] Ressourcenstapel. Mit einem Klick ziehst du, sobald du Karten nehmen darfst. Ist die letzte Karte gezogen, ist das Schiff verloren. Ohne Zählen: Seine Größe bleibt verborgen.
}
play-tip-discard-hidden = Ablage. Ohne Zählen: Sie bleibt verdeckt, außer ein Raum zeigt sie.
play-tip-damage-deck-breach = { DEVICE() ->
    [pad] Keine Schadenskarten mehr: Jeder Zug endet mit einem Wurf, der Ressourcenkarten kostet. Mit { KEY("enter") } siehst du die bisherigen Karten.
   *[keys] Keine Schadenskarten mehr: Jeder Zug endet mit einem Wurf, der Ressourcenkarten kostet. Ein Klick zeigt die bisherigen Karten.
}
play-tip-damage-deck-hidden = Schadensstapel: Am Ende jedes Zuges trifft eine Karte das Schiff. Ohne Zählen: Was übrig ist, bleibt verborgen.
play-tip-damage-discard-hidden = Die letzte Schadenskarte. Ohne Zählen: Frühere bleiben verborgen.
play-tip-die = { DEVICE() ->
    [pad] Der Würfel. Drücke { KEY("enter") }, um zu suchen.
   *[keys] Der Würfel. Klicke ihn an oder wirf ihn, um zu suchen.
}
play-tip-shield = Ein Schutzmarker fängt den nächsten Treffer auf diesen Raum ab.
play-tip-supply-cube = Reparatursteine im Vorrat
play-tip-supply-action = Aktionsmarker im Vorrat, insgesamt { $action-tokens }
play-tip-supply-protection = Schutzmarker im Vorrat, insgesamt { $protection-tokens }
play-tip-supply-power = Räume, die noch umzuleiten sind
play-tip-crew = { $name } darf nach dem Sammeln höchstens { $hand-limit } Karten behalten.
play-tip-crew-seat = { DEVICE() ->
    [pad] Mit { KEY("enter") } wählst du, wer diesen Platz spielt.
   *[keys] Mit einem Klick wählst du, wer diesen Platz spielt.
}
play-tip-crew-move = { DEVICE() ->
    [pad] Mit { KEY("enter") } bewegst du { $name }.{ KEY("take-over", before: " Mit ", after: " wählst du, wer diesen Platz spielt.") }
   *[keys] Mit einem Klick bewegst du { $name }.{ KEY("take-over", before: " Mit ", after: " wählst du, wer diesen Platz spielt.") }
}
