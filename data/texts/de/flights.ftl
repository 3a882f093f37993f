### Flights that travel as a line.

flight-title = Ein Flug
flight-choices = { $count ->
    [one] Eine Entscheidung
   *[other] { $count } Entscheidungen
}
flight-crew = { $count } Crewmitglieder
flight-playing = Unterwegs, Zug { $turn }
flight-won = Gerettet in Zug { $turn }
flight-lost = Verloren in Zug { $turn }
flight-names = Gib deiner Crew Namen. Alle Plätze gehören Spielern; am Tisch kann das Programm Plätze übernehmen.
flight-copy = Flugzeile kopieren
flight-copy-tip = Die ganze Partie in einer Zeile aus Buchstaben. Schick sie jemandem, der sie im Titelbild einfügt.
flight-paste = Flugzeile einfügen
flight-paste-nothing = In der Zwischenablage ist weder eine Flugzeile noch ein Spielcode.
paste-silent = Das Programm, aus dem du kopiert hast, hat den Text nicht geliefert. Kopiere ihn noch einmal und füge ihn dann ein.
paste-unreadable = Was du kopiert hast, ist nicht als Text lesbar. Kopiere es noch einmal als reinen Text und füge es dann ein.
paste-long = Was du kopiert hast, ist zu lang. Kopiere nur das, was du brauchst, und füge es dann ein.
flight-why-letters = Das ist keine Flugzeile.
flight-why-newer = Diese Flugzeile stammt von einer neueren Version von Solar Storm.
flight-why-damaged = Diese Flugzeile ist beschädigt: Ein Zeichen ist falsch oder fehlt.
flight-why-rules = Diese Flugzeile gehört zu anderen Regeln und lässt sich hier nicht verwenden.
flight-why-content = Diese Flugzeile braucht Inhalte, die hier nicht verfügbar sind: { $details }
flight-why-position = Eine Partie aus einer eigenen Stellung hat keine Flugzeile.
flight-why-rolls = In dieser Partie wurden Würfe vorgegeben, deshalb hat sie keine Flugzeile.
flight-why-settings = Die Einstellungen dieser Partie passen in keine Flugzeile.
flight-paste-key = Strg+V
flight-paste-hint = Partie einfügen
flight-paste-tip = Öffnet die Flugzeile oder den Spielcode aus der Zwischenablage. { $key } tut das hier und auf dem Titelbild auch.
