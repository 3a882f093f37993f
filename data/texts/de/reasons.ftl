### Gründe: ein `why` im YAML der Regeln und was die Regeln selbst prüfen. Eine Zeile, wenn erfüllt, `-no` was fehlt (das Ende einer
### Überschrift), `-short` höchstens drei Worte. Neben dem, was die Regeln sagen, gibt es das, was versucht wurde, jedes unter seinem
### Namen; ein offener Wert ist `none`. `FORM($cards, "or")` macht eine Liste mit „oder“, `FORM($cost, "paid")` und `"lacking"` sagen, was
### von einem Preis bezahlt ist und was fehlt.

## Die der Regeln selbst

play-passive = Wird mit einer Aktion aktiviert
play-passive-no = der Raum wirkt automatisch und lässt sich nicht aktivieren
play-passive-short = passiver Raum
play-first = Keine andere Entscheidung kommt zuerst
play-first-no = { $name } muss zuerst etwas anderes entscheiden
play-first-short = erst entscheiden
play-seat = Du entscheidest
play-seat-no = { $name } entscheidet
play-seat-short = nicht am Zug
play-over = Die Partie läuft noch
play-over-no = die Partie ist vorbei
play-over-short = Partie vorbei
play-choice = Das steht zur Wahl
play-choice-no = { $choice ->
    [none] es gibt nichts zu wählen
   *[other] { $choice } steht hier nicht zur Wahl
}
play-choice-short = nicht hier
play-unknown-key = „{ $key }“ ist hier bekannt
play-unknown-key-no = „{ $key }“ ist hier unbekannt
play-unknown-key-short = unbekannter Name
play-unknown-value = „{ $key }“ kann { $value } sein
play-unknown-value-no = „{ $key }“ kann nicht { $value } sein
play-unknown-value-short = unbekannter Wert

## Crewmitglieder

play-aboard = { $name ->
    [none] Jemand ist an Bord
   *[other] { $name } ist an Bord
}
play-aboard-no = { $name ->
    [none] niemand ist an Bord
   *[other] { $name } hat das Schiff verlassen und ist unerreichbar
}
play-aboard-short = nicht an Bord
play-another = Ein anderes Crewmitglied
play-another-no = du hast diese Karte schon
play-another-short = schon deine

## Karten und Steine

play-in-hand = Die Karte ist auf deiner Hand
play-in-hand-no = du hast keine solche Karte
play-in-hand-short = nicht auf der Hand
play-their-cards = { $name ->
    [none] Andere haben Karten
   *[other] { $name } hat Karten
}
play-their-cards-no = { $name ->
    [none] { $own ->
        [0] keiner von beiden hat Karten
       *[other] die anderen haben keine Karten
    }
   *[other] { $name } hat keine Karten
}
play-their-cards-short = keine Karten
play-their-card = { $name ->
    [none] Jemand hat die Karte
   *[other] { $name } hat die Karte
}
play-their-card-no = { $name ->
    [none] niemand hat eine solche Karte
   *[other] { $name } hat keine solche Karte
}
play-their-card-short = nicht vorhanden
play-discarded = Die Karte ist auf der Ablage
play-discarded-no = auf der Ablage ist keine solche Karte
play-discarded-short = nicht abgelegt
play-face-up = Die Karte liegt offen
play-face-up-no = eine solche Karte liegt nicht offen
play-face-up-short = nicht offen
play-held-cube = Du hast einen Reparaturstein
play-held-cube-no = du hast keinen Reparaturstein
play-held-cube-short = kein eigener Stein
play-topmost = Kein anderes Feld geht vor
play-topmost-no = in einem umgeleiteten Raum füllt eine Reparatur alle Felder: wähle das oberste passende
play-topmost-short = das oberste

## Räume

play-passive-tokens = Wird mit einer Aktion aktiviert
play-passive-tokens-no = der Raum wirkt automatisch; beginne deinen Zug hier, während er voll repariert ist, und erhalte zwei Aktionsmarker
play-passive-tokens-short = passiver Raum
play-strikes = Diese Räume können getroffen werden
play-strikes-no = { $rooms-count ->
    [1] der Energiekern wird nie getroffen
   *[other] diese Räume können nicht zusammen getroffen werden
}
play-strikes-short = nicht diese Räume
play-strikes-count = { $count ->
    [one] Ein Raum
   *[other] { $count } verschiedene Räume
}
play-strikes-count-no = { $count ->
    [one] wähle den Raum, der getroffen wird
   *[other] wähle { $count } verschiedene Räume
}
play-strikes-count-short = erst wählen
