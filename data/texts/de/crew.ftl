### Wer einen Platz spielt: ein Mensch oder ein Spieler des Programms. Was ein solcher am Tisch tut.

## Ränge

rank-human = Mensch
rank-cadet = Kadett
rank-officer = Offizier
rank-captain = Kapitän
rank-human-text = jemand an diesem Computer
rank-cadet-text = Faustregeln, sofort
rank-officer-text = plant den Zug, braucht einen Moment
rank-captain-text = durchsucht ganze Züge, nimmt sich Zeit

## Eine neue Partie

setup-rank-tip = Der Rang sieht, was ihr seht, und nicht mehr. Ein Platz kann jederzeit in andere Hände kommen.
setup-add-officer = Offizier dazu
setup-watch = Zusehen
