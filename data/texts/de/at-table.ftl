### More words of the table: what threatens, what others did, what a key does.

## What threatens

threat-breach-later = Hüllenbruch, nächster Zug
threat-breach-ways = Hüllenbruch: verloren
threat-way-face-up = offene Karte
threat-way-deck = { $count } vom Stapel
threat-tip-ways = Der Hüllenbruch dieses Zuges kann den Ressourcenstapel leeren. Dann ist das Schiff verloren. Mit einer offenen Karte in Phase 2 ist die Chance { $face-up } %. Mit { $count } Karten vom Stapel ist sie { $deck } %.

## The Escape Pod comes online

play-pod-ready = Die Rettungskapsel ist bereit
play-pod-ready-text = Ein Crewmitglied darf jetzt vom Energiekern aus einsteigen.

## Keys

command-pause = Fremden Zug anhalten oder fortsetzen
key-enter-twice = 2× { KEY("enter") }
key-hold-tab = { KEY("tab") } halten

## While a screen is made

working = Einen Moment …
