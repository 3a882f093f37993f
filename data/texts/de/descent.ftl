### The descent: ten kinds of ship for each crew size.

title-descent = Der Abstieg
title-descent-note = Zehn Arten von Schiffen, von sanft bis tödlich
descent-title = Der Abstieg
descent-lead = Zehn Stufen, von sanft bis tödlich. Benachbarte können gleich schwer sein. Von jedem Schiff zählt nur der erste Flug.
descent-rung-1 = Ferne Bahn
descent-rung-2 = Sonnenwind
descent-rung-3 = Erster Schein
descent-rung-4 = Rand der Korona
descent-rung-5 = Strahlenkranz
descent-rung-6 = Protuberanz
descent-rung-7 = Feld der Flammen
descent-rung-8 = Dunkler Fleck
descent-rung-9 = Kochendes Licht
descent-rung-10 = Herz der Sonne
descent-name = { $rung } · { $name }
descent-officers = Offiziere retten
descent-interval = { $low } bis { $high } %
descent-unmeasured = noch nicht gemessen
descent-you = Du
descent-sum = { $won } von { $count }
descent-needed = Rette hier { $needed } der letzten { $last } Schiffe, um tiefer zu kommen.
descent-next = Rette das nächste Schiff, um tiefer zu kommen.
descent-done = Geschafft. Das bleibt so.
descent-all = Alle Stufen sind geschafft. Mehr hat die Sonne nicht zu bieten.
descent-later = { $count ->
    [one] Diese Stufe zählt, sobald Stufe { $first } geschafft ist.
    [2] Diese Stufe zählt, sobald die Stufen { $first } und { $last } geschafft sind.
   *[other] Diese Stufe zählt, sobald die Stufen { $first } bis { $last } geschafft sind.
}
descent-begin = Beginnen
descent-practice = Zur Übung fliegen
descent-again = Noch einmal fliegen
descent-aid-adviser = mit Rat
descent-aid-undo = mit Rückgängigmachen
