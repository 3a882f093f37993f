### Der Tisch: alles, was darauf gemalt ist.

## Ressourcen, Marker, Schaden

resource-data = Daten
resource-metal = Metall
resource-nanobots = Nanobots
resource-energy = Energie
resource-universal = Universal

## Obere Leiste

table-turn = { $turn ->
    [0] Aufbau
   *[other] Zug { $turn }
}
table-game = { $difficulty } · { $players ->
    [one] solo
   *[other] { $players }er-Crew
}
phase-actions = Aktionen
phase-actions-left = { $left } von { $base-actions } übrig
phase-actions-done = erledigt
phase-collect = Sammeln
phase-collect-note = { $deck-cards ->
    [one] 1 Karte
   *[other] { $deck-cards } Karten
} oder 1
phase-damage = Schaden
phase-damage-note = { $rooms ->
    [0] Hüllenbruch
    [one] 1 Raum
   *[other] { $rooms } Räume
}
threat-title = { $phase ->
    [over] Die Reise ist zu Ende
    [empty] Der Stapel geht aus
    [breach] Hüllenbruch
    [first] Gefahr in Zug 1
    [later] Gefahr im nächsten Zug
   *[other] Gefahr in diesem Zug
}
threat-loss = { $percent } %
threat-lost = verloren
threat-cards = { $possible ->
    [one] ({ $fatal } von 1 Karte)
   *[other] ({ $fatal } von { $possible } Karten)
}
threat-empty = (in Phase 2)
threat-sides = ({ $fatal } von { $possible } Würfen)
threat-hidden = { $rooms ->
    [0] ein Wurf kostet Karten
    [one] ein Raum wird getroffen
   *[other] { $rooms } Räume werden getroffen
}
threat-not-counted = Ohne Zählen: Risiko verdeckt
threat-few = { $count ->
    [one] Noch 1 Karte, dann ist das Schiff verloren
   *[other] Noch { $count } Karten, dann ist das Schiff verloren
}
threat-few-brief = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
threat-over = keine Gefahr mehr
threat-times = { $count }×
threat-breach = Bruch
threat-breach-turn = Zug { $turn }
threat-breach-now = jeder Zug
threat-left = Noch im Schadensstapel: { $cards }

## Raumkarten

room-diverted = Umgeleitet
room-critical = KRITISCH
room-critical-note = nächster Treffer: Schiff verloren
room-destroyed = ZERSTÖRT
room-destroyed-note = das Schiff ist verloren
room-restart = Starte den Kern neu: Aktiviere ihn und gewinne
room-restart-brief = Starten: Sieg
room-other-brief = Eigene Wirkung
room-chip = { $percent } %
room-power = Räume
room-of-eight = /8
room-variant = V2

## Crew

tag-active = AM ZUG
tag-next = DANN
tag-then = DANACH
tag-last = ZULETZT
tag-pod = KAPSEL
crew-left = Hat das Schiff verlassen
crew-times = ×{ $count }
crew-of-limit = / { $count }

## Die Rettungskapsel

pod-title = Rettungskapsel
pod-offline = Gesperrt: { $count } von { $needed } umgeleitet
pod-offline-short = Gesperrt: { $count } von { $needed } umgeleitet
pod-online = Bereit. Einstieg vom Kern aus.
pod-online-short = Bereit zum Einstieg
pod-taken = Treibt im All mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}
pod-taken-short = Im All mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}

## Vorrat

## Ressourcen

resources-title = Ressourcen
panel-not-counted = Ungezählt
resources-empty = Leer = verloren · { $turns ->
    [0] kein ganzer Zug
    [one] ~1 Zug
   *[other] ~{ $turns } Züge
}
resources-discard = Ablage
resources-seen-title = { $count ->
    [one] Die nächste Karte, von allen gesehen
   *[other] Die nächsten { $count } Karten, von allen gesehen
}

## Schaden

damage-title = Schaden
damage-breach-last = am Ende Hüllenbruch
damage-breach-on = Wurf jeden Zug
damage-last = { $turn ->
    [0] Letzter Treffer
   *[other] Letzter Treffer, Zug { $turn }
}
damage-none = Noch kein Treffer
damage-next = { $rooms ->
    [one] dann: 1 Raum
   *[other] dann: { $rooms } Räume
}
damage-any = { $count } beliebige
damage-seen-title = { $count ->
    [one] Die nächste Schadenskarte, von allen gesehen
   *[other] Die nächsten { $count } Schadenskarten, von allen gesehen
}

## Der Würfel

die-before = Noch nicht gewürfelt
die-scavenge = { $value } · { $cards ->
    [0] keine Karte
    [one] eine Karte
    [2] zwei Karten
   *[other] { $cards } Karten
}
die-breach = { $value } · { $cards ->
    [0] keine Karte weg
    [one] eine Karte weg
   *[other] { $cards } Karten weg
}
die-other = { $value }
die-who-scavenge = { $name }, Suche
die-who-breach = Hüllenbruch
die-who-other = { $name }, im All

## Das Pult

dock-actions = Aktionen
dock-collect = Phase 2: Karten sammeln
dock-damage = Phase 3: Schaden
dock-setup = Vor dem ersten Zug
dock-adrift = Treibt in der Rettungskapsel
dock-over = Die Partie ist vorbei
dock-empty-hand = Keine Karten auf der Hand
button-move = Bewegen
button-scavenge = Suchen
button-share = Teilen
button-divert = Umleiten
button-repair = Reparieren
button-activate = Aktivieren
button-restart = Neustart
button-more = Weitere Aktionen
end-finish = Aktionen beenden
end-nothing = Nichts nehmen
end-confirm = Bestätigen
end-wait = Deine Wahl
end-strike = Schaden
end-adrift = Im All
end-seat = Bitte warten
end-over = Ergebnis
end-again = Schritt wiederholen
end-back = Voriger Schritt
end-tokens = { $count ->
    [one] +1 Marker
   *[other] +{ $count } Marker
}
end-lost = keine Marker mehr
end-none-left = { $tokens ->
    [0] alle Aktionen genutzt
    [one] Marker behalten
   *[other] Marker behalten
}
would-card-data = Daten
would-card-metal = Metall
would-card-nanobots = Nanobots
would-card-energy = Energie
would-card-universal = Universal
would-move = { $count ->
    [one] 1 Raum zur Wahl
   *[other] { $count } Räume zur Wahl
}
would-scavenge = { $percent } %: 1+ Karte
would-share = mit { $name }
would-share-many = mit { $count } anderen
would-repair = { $card } in Feld { $slot }
would-repair-any = Feld { $slot }
would-repair-many = { $count } Felder
would-refill = alle mit { $card }
would-divert = kostet 3 Karten
would-divert-wild = { $count ->
    [one] mit 1 Universal
   *[other] mit { $count } Universal
}
would-divert-ways = auf { $count } Arten zahlbar
would-activate = diesen Raum
would-more = { $count ->
    [0] jetzt keine möglich
    [one] jetzt eine möglich
   *[other] jetzt { $count } möglich
}
would-win = Kern neu starten
hint-spent = Keine Aktionen mehr. Beende deine Aktionen, um Karten zu sammeln.
hint-no-cards = Bewege dich, suche oder beende deine Aktionen.
hint-choice = Triff deine Wahl.
hint-over = Die Partie ist vorbei.
