# Rooms and expansions that players have written themselves.

own-rooms-title = Eigene Räume
own-rooms-where = Jeder eigene Raum und jede eigene Erweiterung hat einen eigenen Ordner in:
own-rooms-named = Beim Start des Spiels angegeben:
own-rooms-none = Du hast noch keine eigenen Räume. Die Seite „own-rooms“ der Dokumentation zeigt, wie man einen schreibt.
own-rooms-here = Im Spiel
own-rooms-room = ersetzt: { $room }
own-rooms-expansion = Erweiterung
own-rooms-left-out = { $count ->
    [one] Ein Ordner wurde ausgelassen. Das Spiel läuft ohne ihn.
   *[other] { $count } Ordner wurden ausgelassen. Das Spiel läuft ohne sie.
}
own-rooms-line = { $file }, Zeile { $line }
own-rooms-more = { $count ->
    [one] Ein weiterer Fehler wird nicht gezeigt.
   *[other] { $count } weitere Fehler werden nicht gezeigt.
}
own-rooms-copy = Pfad kopieren
own-rooms-again = Neu einlesen
own-rooms-copied = Der Pfad ist in der Zwischenablage.
own-rooms-read = Die Ordner wurden neu eingelesen.
own-rooms-changed = { $count ->
    [one] Dein Inhalt „{ $ids }“ hat sich geändert, seit diese Partie gespeichert wurde.
   *[other] Deine Inhalte ({ $ids }) haben sich geändert, seit diese Partie gespeichert wurde.
}
own-rooms-goes-on = Ab hier gelten die neuen Regeln.
own-rooms-undone = Rückgängig gemachte Entscheidungen, die nicht dazu passen, lassen sich nicht wiederholen.
own-rooms-fits-not = Was bisher geschehen ist, passt nicht zu den neuen Regeln. Deine Partie ist sicher: Stelle die alten Dateien wieder her oder beginne eine neue Partie.
own-rooms-unread = Dein Inhalt „{ $id }“ ist gerade nicht lesbar ({ $detail }). Deine Partie ist sicher: Versuche es noch einmal, sobald sich der Ordner öffnen lässt.
own-rooms-wrong = Dein Inhalt „{ $id }“ hat einen Fehler ({ $place }). Deine Partie ist sicher: Behebe den Fehler und versuche es noch einmal.
flight-why-own = Diese Flugzeile hat andere Regeln oder einen anderen Stand deiner eigenen Inhalte: { $details }
own-rooms-advice = Dieses Schiff hat eigene Räume von dir. Ich kann sie nicht simulieren und habe deshalb nichts verglichen.
own-rooms-film = Dieses Schiff hat eigene Räume oder Erweiterungen. Der Kapitän kann seine Züge nicht bewerten.
