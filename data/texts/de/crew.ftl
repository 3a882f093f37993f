### Wer einen Platz spielt: ein Mensch oder ein Spieler des Programms. Was ein solcher am Tisch tut.

## Ränge

rank-human = Mensch
rank-cadet = Kadett
rank-officer = Offizier
rank-captain = Kapitän
rank-human-text = jemand an diesem Computer
rank-cadet-text = Faustregeln, sofort
rank-officer-text = plant den Zug, braucht einen Moment
rank-captain-text = durchsucht ganze Züge, je höchstens { $seconds } s

## Eine neue Partie

setup-rank-cadet-tip = Spielt nach Faustregeln und entscheidet sofort.
setup-rank-officer-tip = Vergleicht die Pläne eines Zuges an Stapeln, wie sie liegen könnten, höchstens { $seconds } s je Zug.
setup-rank-captain-tip = Probiert ganze Züge an vielen Stapeln, wie sie liegen könnten, höchstens { $seconds } s je Zug.
setup-rank-tip = Der Rang sieht, was ihr seht, und nicht mehr. Ein Platz kann jederzeit in andere Hände kommen.
setup-rank-slow = Ohne den übersetzten Simulator probiert er weniger als in den gemessenen Spielen.
setup-add-officer = Offizier dazu
setup-watch = Zusehen

## Ein Spieler des Programms entscheidet

lent-turn-cadet = Zug des Kadetten
lent-turn-officer = Zug des Offiziers
lent-turn-captain = Zug des Kapitäns
lent-thinking = überlegt
lent-thinks = …
lent-paused = angehalten
lent-step = { $step } · { $way }
lent-pause = Anhalten
lent-go-on = Weiter
lent-skip = Gleich
lent-speed = { $speed }×
lent-hint = Die Karten von { $name }. Ein Spieler des Programms spielt sie; sie liegen für alle offen.
end-take-over = Übernehmen
command-take-over = Einen Platz übernehmen oder abgeben

## Wer einen Platz spielt

who-plays = Wer spielt { $name }?
who-plays-note = Gilt ab der nächsten Entscheidung. Karten, Marker und Protokoll bleiben; ein Spieler des Programms weiß, was die Crew weiß, und nicht mehr.
who-plays-alone = Wer allein spielt, führt die ganze Crew.

## Was ein Spieler des Programms fragt

lent-asks = { $name } fragt { $others }
lent-agree = Einverstanden
lent-decline = Nein

## Einstellungen

settings-captain-seconds = Zeit des Kapitäns
settings-captain-seconds-note = Länger denkt ein Kapitän des Programms nicht über einen Zug nach. Es gilt für Plätze, die von jetzt an besetzt werden.
settings-seconds = { $count } s
