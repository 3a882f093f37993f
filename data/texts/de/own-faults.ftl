# A mistake in a room or an expansion of the player's own that shows only in play.
# $name is the name of its folder.

own-fault-title = Diese Entscheidung ist nicht möglich
own-fault-text = Dein Inhalt „{ $name }“ enthält einen Fehler. Es hat sich nichts geändert: Entscheide dich für etwas anderes.
own-fault-stuck = Dein Inhalt „{ $name }“ enthält einen Fehler, an dem hier jede Entscheidung scheitert. Mach etwas rückgängig, falls das geht, oder verlasse die Partie und berichtige den Fehler.
own-fault-keeps = Wenn du „{ $name }“ berichtigst, kann diese Partie weitergehen, sofern das nichts an dem ändert, was schon geschehen ist. Bewahre eine Kopie der alten Dateien auf.
own-fault-setup = Dein Inhalt „{ $name }“ enthält einen Fehler ({ $place }), deshalb kann damit keine Partie beginnen. Berichtige den Fehler oder schalte den Inhalt aus.
own-fault-why = Dein Inhalt „{ $name }“ enthält einen Fehler. Die Zeile unten nennt Datei und Stelle.
own-fault-back = Etwas anderes wählen
own-fault-report = Ein Bericht mit den Einzelheiten des Fehlers liegt unter { $path }. Die fehlerhafte Datei ist deine eigene: Du kannst sie selbst berichtigen.
