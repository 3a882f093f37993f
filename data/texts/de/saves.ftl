### Gespeicherte Partien, und was mit Dateien geschieht.

## Ein Spielstand, der nicht lesbar ist

saves-broken = Der letzte Spielstand ist nicht lesbar: { $why }
saves-newer = Der letzte Spielstand stammt von einer neueren Version von Solar Storm und ist für diese nicht lesbar.
saves-kept-as = Die Datei liegt jetzt unter { $path }.
saves-kept-there = Die Datei ließ sich nicht verschieben; sie liegt unter { $path }.
saves-rescued = Weiterspielen setzt beim Spielstand davor ein.
saves-not-rescued = Sonst wurde nichts verändert. Beginne eine neue Partie oder lade eine gespeicherte.
saves-detail = ({ $detail })
saves-why-unreadable = das System öffnet ihn nicht.
saves-why-folder = an seiner Stelle liegt ein Ordner.
saves-why-loop = an seiner Stelle liegt eine Verknüpfung, die nirgendwohin führt.
saves-why-large = er ist viel zu groß für eine gespeicherte Partie.
saves-why-empty = er ist leer.
saves-why-zeros = er enthält nichts als Nullen.
saves-why-not-text = ein Teil davon ist kein Text.
saves-why-cut-off = sein Ende fehlt.
saves-why-syntax = er ist beschädigt.
saves-why-twice = etwas steht doppelt darin.
saves-why-number = er enthält eine Zahl, die keinen Sinn ergibt.
saves-why-deep = er ist so beschädigt, dass sich nichts lesen lässt.
saves-why-foreign = das ist keine gespeicherte Partie von Solar Storm.
saves-why-newer = eine neuere Version von Solar Storm hat ihn geschrieben.
saves-why-value = etwas darin fehlt oder ergibt keinen Sinn.
saves-why-rules = seine Züge führen nicht dorthin, wo er es sagt, oder sind nicht erlaubt.
saves-flaw-name = Ihr Name ergibt keinen Sinn und wird gezeigt, so weit es geht.
saves-flaw-picture = Ihr Bild stammt nicht aus diesem Spiel und wird nicht gezeigt.
saves-flaw-saved = Ihre Zeitangabe ergibt keinen Sinn; gezeigt wird, wann die Datei geschrieben wurde.

## Eine Partie, die sich nicht speichern lässt

saves-trouble-full = Die Partie konnte nicht gespeichert werden: Der Datenträger ist voll. Schaffe etwas Platz; mit deiner nächsten Entscheidung wird sie wieder gespeichert.
saves-trouble-read-only = Die Partie konnte nicht gespeichert werden: In ihren Ordner darf nicht geschrieben werden. Spiel weiter, mit jeder Entscheidung wird es erneut versucht.
saves-trouble-taken = Ein anderes Fenster von Solar Storm hat das Speichern übernommen, dieses speichert nicht mehr. „Speichern unter …“ im Menü bewahrt diese Partie trotzdem.
saves-trouble-other = Die Partie konnte nicht gespeichert werden ({ $detail }). Mit deiner nächsten Entscheidung wird es erneut versucht.
saves-trouble-slow = Der Datenträger ist langsam: Deine letzten Entscheidungen sind noch unterwegs dorthin. Du kannst weiterspielen.
disk-waits = Warten auf den Datenträger
disk-waits-unsaved = Deine Partie ist noch nicht gespeichert. Schließe das Fenster noch einmal, um trotzdem zu gehen.
saves-trouble-over = Die Partie ist wieder gespeichert.

## Was über eine Partie gesagt wird

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = Alle Räume V2
saves-mode-rooms-mixed = Räume nach Zufall
saves-mode-rooms-pick = Räume ausgewählt
saves-mode-no-counting = Ohne Zählen
saves-kept-name = Verlassen in Zug { $turn }
saves-finished-name = { $won ->
    [yes] Sieg in Zug { $turn }
   *[no] Niederlage in Zug { $turn }
}

## Das Titelbild, über das Speichern

title-load = Partie laden
title-unsaved = Dieses Fenster von Solar Storm speichert nicht von selbst, weil schon ein anderes läuft. Deine Partien bleiben, wie sie sind.
title-taken = Ein anderes Fenster von Solar Storm hat das Speichern übernommen. Schließe dieses oder starte es neu, um wieder hier zu speichern.
title-no-saves-read-only = Partien lassen sich nicht speichern: In { $path } darf nicht geschrieben werden. Spielen kannst du trotzdem. Zum Speichern gib den Ordner frei und starte neu.
title-no-saves-full = Partien lassen sich nicht speichern: Der Datenträger ist voll. Spielen kannst du trotzdem. Zum Speichern schaffe etwas Platz.
title-no-saves-other = Partien lassen sich nicht speichern: { $path } ist nicht benutzbar. Spielen kannst du trotzdem. Zum Speichern sieh nach, was an seiner Stelle liegt.
title-no-saves-taken = Ein anderes Fenster von Solar Storm läuft und speichert.

## Zwei Fenster des Programms

second-copy-heading = Solar Storm läuft schon
second-copy-text = Ein anderes Fenster des Programms ist offen und speichert seine Partie. Zwei dürfen einander nicht überschreiben. Schließt du das andere, geht es hier von selbst weiter.
second-copy-quit = Beenden
second-copy-quit-detail = Zurück zum offenen Fenster. Nichts ändert sich.
second-copy-unsaved = Spielen ohne Speichern
second-copy-unsaved-detail = Alle Dateien bleiben, wie sie sind; „Speichern unter …“ geht.
second-copy-take-over = Übernehmen
second-copy-take-over-detail = Ab jetzt wird hier gespeichert; das andere hört damit auf und sagt es.
second-copy-refused-full = Das ging nicht: Der Datenträger ist voll.
second-copy-refused-read-only = Das ging nicht: In den Ordner der Spielstände darf nicht geschrieben werden.
second-copy-refused-taken = Das ging nicht: Das andere Fenster speichert gerade. Versuch es noch einmal.
second-copy-refused-other = Das ging nicht: Der Ordner der Spielstände ist nicht benutzbar.

## Die Liste der gespeicherten Partien

saves-heading = Gespeicherte Partien
saves-none = Noch ist keine Partie gespeichert. „Speichern unter …“ im Menü des Tisches legt eine hier ab; beendete Partien kommen von selbst hierher.
saves-folder-unread = Die gespeicherten Partien lassen sich nicht auflisten: { $path } ist nicht lesbar ({ $detail }). Sieh dir den Ordner an und komm dann wieder.
saves-back = Zurück
saves-row = Zug { $turn } · { $modes }
saves-row-broken = Diese Partie ist nicht lesbar: { $why }
saves-missing = Braucht { $count ->
    [one] die Erweiterung „{ $ids }“, die
   *[other] Erweiterungen ({ $ids }), die
} hier nicht installiert { $count ->
    [one] ist
   *[other] sind
}.
saves-unreadable = Beschädigt
saves-unreadable-newer = Neuere Version
saves-status-playing = Läuft
saves-status-won = Gewonnen
saves-status-lost = Verloren
saves-turn = { $status } · Zug { $turn }
saves-load = Diese Partie weiterspielen
saves-look = Den Tisch ansehen
saves-watch = Von Anfang an ansehen
saves-rename = Umbenennen
saves-delete = Löschen
saves-hint-load = laden
saves-cannot = Diese Partie lässt sich nicht laden; was ihr fehlt, steht neben der Liste.
saves-broken-advice = Nichts wurde verändert. Die Datei ist { $path }. Hast du eine Kopie davon, leg sie an ihre Stelle; wenn nicht, kannst du sie löschen.
saves-newer-advice = Nichts wurde verändert. Die Datei ist { $path }. Die neuere Version kann damit weiterspielen.
saves-gone = Die Datei ist nicht mehr da.
saves-rename-title = Gespeicherte Partie umbenennen
saves-rename-go = Umbenennen
saves-renamed = Sie heißt jetzt „{ $name }“.
saves-delete-title = „{ $name }“ löschen?
saves-delete-text = Solange du hier bleibst, kannst du sie zurückholen. Danach liegt sie noch in { $path }.
saves-delete-go = Löschen
saves-deleted = „{ $name }“ ist gelöscht.
saves-restore = Gelöschte Partie zurückholen
saves-restored = „{ $name }“ ist wieder da.
saves-not-kept = Die laufende Partie ließ sich nicht unter den gespeicherten Partien aufheben: Wenn du weitermachst, kann sie verloren gehen.
saves-refused-full = Das ging nicht: Der Datenträger ist voll. Schaffe etwas Platz und versuch es noch einmal.
saves-refused-read-only = Das ging nicht: In den Ordner der Spielstände darf nicht geschrieben werden. Gib ihn frei und versuch es noch einmal.
saves-refused-taken = Das ging nicht: Ein anderes Fenster von Solar Storm speichert gerade. Versuch es noch einmal.
saves-refused-other = Das ging nicht: Der Datenträger hat es verweigert. Versuch es noch einmal.

## Unter einem Namen speichern

naming-title = Speichern unter …
naming-go = Speichern
naming-suggestion = Zug { $turn } · { $names }
naming-empty = Eine gespeicherte Partie braucht einen Namen.
naming-letter = Das Zeichen „{ $letter }“ lässt sich hier nicht zeigen.
naming-note = Sie erscheint unter „Partie laden“ mit einem Bild des Tisches.
naming-twice = Es gibt eine Partie dieses Namens, gespeichert { $when }. Sie kommt zu den gelöschten, und diese tritt an ihre Stelle.
naming-saved = Gespeichert als „{ $name }“.
menu-save-as = Speichern unter …
menu-load = Partie laden
menu-unsaved = Dieses Fenster von Solar Storm speichert nicht von selbst. „Speichern unter …“ bewahrt diese Partie.

## Eine Partie verlassen, die nicht gespeichert ist

leave-title = Ohne Speichern verlassen?
leave-text = Was seit dem letzten Speichern gespielt wurde, geht verloren.
leave-yes = Trotzdem verlassen

## Wenn das Programm versagt

error-heading = Etwas ist schiefgegangen
error-why-program = Solar Storm hat einen Fehler gemacht, den niemand vorhergesehen hat. Du hast nichts falsch gemacht.
error-why-content = In den Dateien des Spiels selbst steckt ein Fehler: Die Zeile unten sagt, in welcher Datei und wo. Berichtige ihn dort oder installiere Solar Storm neu.
error-why-memory = Dieser Computer hat keinen Speicher mehr für Solar Storm. Schließe andere Programme und mach dann weiter.
error-why-disk = Der Computer hat sich geweigert, eine Datei zu lesen oder zu schreiben, die Solar Storm braucht.
error-saved = Deine Partie ist sicher: Sie wurde nach der letzten Entscheidung gespeichert. Geh zum Titelbild und spiele von dort weiter.
error-unsaved = Dieses Fenster von Solar Storm speichert nicht von selbst, darum ist die Partie auf dem Tisch verloren. Gespeicherte Partien sind unberührt.
error-no-game = Es lag keine Partie auf dem Tisch. Gespeicherte Partien sind unberührt.
error-report = Ein Bericht mit allem, was man braucht, um den Fehler zu finden, und mit den Entscheidungen dieser Partie liegt unter { $path }. Wenn es wieder geschieht, schicke diese Datei an die Entwickler.
error-no-report = Der Bericht konnte nicht geschrieben werden: Der Datenträger hat es verweigert.
error-last = Solar Storm kann nicht weitermachen und wird jetzt beendet. Gespeicherte Partien sind unberührt.
error-title-screen = Titelbild
error-earlier = Eine Entscheidung zurück
error-earlier-tip = Wenn es bei jedem Weiterspielen geschieht: legt den letzten Spielstand beiseite und geht zu dem davor zurück.
error-stepped-back = Der letzte Spielstand liegt jetzt unter einem anderen Namen. Weiterspielen setzt bei dem davor ein.
error-no-step-back = Es gibt keinen früheren Spielstand, bei dem es weiterginge.
error-quit = Beenden
