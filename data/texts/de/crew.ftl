### Wer einen Platz spielt: ein Mensch oder ein Spieler des Programms. Was ein solcher am Tisch tut.

## Ränge

rank-human = Person
rank-cadet = Kadett
rank-officer = Offizier
rank-captain = Kommandant
rank-human-text = spielt an diesem Computer
rank-cadet-text = einfache Regeln, sofort
rank-officer-text = plant den Zug, braucht einen Moment
rank-captain-text = probiert ganze Züge, je höchstens { $seconds } s

## Eine neue Partie

setup-rank-cadet-tip = Wird vom Programm gespielt. Es folgt einfachen Regeln und entscheidet sofort.
setup-rank-officer-tip = Wird vom Programm gespielt. Es vergleicht Pläne für den Zug, jeden mit vielen möglichen Reihenfolgen der Karten, höchstens { $seconds } s je Zug.
setup-rank-captain-tip = Wird vom Programm gespielt. Es probiert ganze Züge, jeden mit vielen möglichen Reihenfolgen der Karten, höchstens { $seconds } s je Zug.
setup-rank-tip = Das Programm sieht nur, was du siehst. Wer einen Platz spielt, lässt sich jederzeit ändern.
setup-rank-slow = Auf diesem Computer probiert es weniger Züge als in den gemessenen Partien und gewinnt vielleicht seltener.
setup-add-officer = Offizier dazu, vom Programm gespielt
setup-seat-program = Programm
setup-watch = Zusehen

## Ein Spieler des Programms entscheidet

lent-turn-cadet = Zug des Kadetten
lent-turn-officer = Zug des Offiziers
lent-turn-captain = Zug des Kommandanten
lent-thinking = das Programm denkt nach
lent-thinks = …
thinks-long = Das dauert länger als sonst.
lent-paused = angehalten
lent-step = { $step } · { $way }
lent-pause = Anhalten
lent-go-on = Weiter
lent-skip = Zug überspringen
lent-skip-on = Zu deinem Zug
lent-speed = { $speed }×
lent-hint = Die Hand von { $name }, gespielt vom Programm. Alle sehen die Karten.
end-take-over = Übernehmen
end-give-back = Zurückgeben
seat-taken = Du spielst jetzt { $name }. Bis zu deiner ersten Entscheidung kannst du den Platz mit „Zurückgeben“ wieder abgeben.{ KEY("take-over", before: " Drücke danach ", after: ".") }
command-take-over = Einen Platz übernehmen oder abgeben

## Wer einen Platz spielt

who-plays = Wer spielt { $name }?
who-plays-note = Gilt ab der nächsten Entscheidung. Karten, Marker und Protokoll bleiben. Das Programm weiß nur, was die Crew weiß.
who-plays-alone = Eine Person allein führt die ganze Crew.

## Was ein Spieler des Programms fragt

lent-asks = { $name } fragt { $others }
lent-agree = Einverstanden
lent-decline = Nein

## Einstellungen

settings-captain-seconds = Bedenkzeit des Kommandanten
settings-captain-seconds-note = So lange denkt ein Kommandant des Programms höchstens über einen Zug nach. Gilt für Plätze, die du ab jetzt besetzt.
settings-seconds = { $count } s
lent-skip-tip = Überspringt Züge und Stürme, bis du etwas gefragt wirst. Spielen nur Programme, wird nur dieser Zug übersprungen.
