### Gespeicherte Partien, und was mit Dateien geschieht.

## Ein Spielstand, der nicht lesbar ist

saves-broken = Der letzte Spielstand ist nicht lesbar: { $why }
saves-newer = Der letzte Spielstand stammt von einer neueren Version von Solar Storm. Deine Version kann ihn nicht lesen.
saves-kept-as = Die Datei liegt jetzt unter { $path }.
saves-kept-files = Die betroffenen Dateien liegen jetzt unter { $paths }.
saves-kept-there = Die Datei ließ sich nicht verschieben. Sie liegt noch unter { $path }.
saves-rescued = „Weiterspielen“ lädt den Spielstand davor.
saves-not-rescued = Sonst wurde nichts verändert. Starte eine neue Partie oder lade eine gespeicherte.
saves-changed = Der letzte Spielstand ist nicht mehr der, der hier angezeigt wurde.
saves-detail = ({ $detail })
saves-why-unreadable = das System kann ihn nicht öffnen.
saves-why-folder = an seiner Stelle liegt ein Ordner.
saves-why-loop = an seiner Stelle ist eine Verknüpfung, die ins Leere führt.
saves-why-large = er ist viel zu groß für einen Spielstand.
saves-why-empty = er ist leer.
saves-why-zeros = er enthält nur Nullen.
saves-why-not-text = ein Teil davon ist kein Text.
saves-why-cut-off = sein Ende fehlt.
saves-why-syntax = er ist beschädigt.
saves-why-twice = er enthält denselben Eintrag doppelt.
saves-why-number = er enthält eine ungültige Zahl.
saves-why-deep = er ist zu stark beschädigt.
saves-why-foreign = er ist kein Spielstand von Solar Storm.
saves-why-newer = er stammt von einer neueren Version von Solar Storm.
saves-why-value = etwas darin fehlt oder ist ungültig.
saves-why-rules = seine Züge brechen die Regeln oder führen nicht zu der Stellung, die er angibt.
saves-flaw-name = Ihr Name ist beschädigt und wird so weit wie möglich gezeigt.
saves-flaw-picture = Ihr Bild stammt nicht aus diesem Spiel und wird nicht gezeigt.
saves-flaw-saved = Ihre Zeitangabe ist ungültig; gezeigt wird die Zeit der Datei.

## Eine Partie, die sich nicht speichern lässt

saves-trouble-full = Die Partie konnte nicht gespeichert werden: Der Datenträger ist voll. Schaffe etwas Platz. Solar Storm versucht es alle paar Sekunden wieder.
saves-trouble-read-only = Die Partie konnte nicht gespeichert werden: Der Ordner der Spielstände ist schreibgeschützt. Du kannst weiterspielen. Solar Storm versucht es alle paar Sekunden wieder.
saves-trouble-taken = Ein anderes Fenster von Solar Storm hat das Speichern übernommen, dieses hat damit aufgehört. „Speichern unter …“ im Menü bewahrt diese Partie trotzdem.
saves-trouble-other = Die Partie konnte nicht gespeichert werden ({ $detail }). Solar Storm versucht es alle paar Sekunden wieder.
saves-trouble-slow = Der Datenträger ist langsam, und deine letzten Entscheidungen sind noch nicht gespeichert. Du kannst weiterspielen.
over-unsaved = { $which ->
    [last] Deine letzte Partie
   *[this] Diese Partie
 } ist noch nicht gespeichert: { $why ->
    [full] Der Datenträger ist voll
    [read-only] Der Ordner der Spielstände ist schreibgeschützt
    [slow] Der Datenträger ist langsam
    [unread] Das System kann deinen letzten Spielstand nicht öffnen
    [taken] Ein anderes Fenster von Solar Storm hat das Speichern übernommen
   *[other] { $detail }
 }. Solar Storm versucht es alle paar Sekunden wieder.
disk-waits = Warten auf den Datenträger
disk-waits-unsaved = Noch ist nicht alles gespeichert. Schließe das Fenster noch einmal, um Solar Storm trotzdem zu beenden.
saves-trouble-over = Die Partie ist wieder gespeichert.
saved-after-title = Gespeichert
saved-after-all = Das Speichern hat doch noch geklappt.

## Was über eine Partie gesagt wird

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = V2-Räume
saves-mode-rooms-mixed = Zufällige Räume
saves-mode-rooms-pick = Gewählte Räume
saves-mode-no-counting = Ohne Zählen
saves-kept-name = Verlassen in Zug { $turn }
saves-finished-name = { $won ->
    [yes] Sieg in Zug { $turn }
   *[no] Niederlage in Zug { $turn }
}

## Das Titelbild, über das Speichern

title-load = Gespeicherte Partien
title-unsaved = Dieses Fenster von Solar Storm speichert nicht automatisch, weil schon ein anderes läuft. Deine Partien bleiben, wie sie sind.
title-taken = Ein anderes Fenster von Solar Storm hat das Speichern übernommen. Um wieder hier zu speichern, schließe dieses und starte neu.
title-ended-kept = Deine letzte Partie ({ $name }) war noch nicht gespeichert. Du findest sie jetzt unter „{ title-load }“.
title-no-saves-read-only = Partien lassen sich nicht speichern: { $path } ist schreibgeschützt. Spielen kannst du trotzdem. Zum Speichern hebe den Schreibschutz auf und starte neu.
title-no-saves-full = Partien lassen sich nicht speichern: Der Datenträger ist voll. Spielen kannst du trotzdem. Zum Speichern schaffe etwas Platz.
title-no-saves-other = Partien lassen sich nicht speichern: { $path } ist nicht nutzbar. Spielen kannst du trotzdem. Zum Speichern prüfe, was an dieser Stelle liegt.
title-no-saves-taken = Partien lassen sich nicht speichern: Solar Storm läuft schon in einem anderen Fenster.

## Zwei Fenster des Programms

second-copy-heading = Solar Storm läuft schon
second-copy-text = Ein anderes Fenster von Solar Storm ist offen und speichert seine Partie. Zwei dürfen einander nicht überschreiben. Schließt du das andere, geht es hier automatisch weiter.
second-copy-quit = Beenden
second-copy-quit-detail = Zurück zum offenen Fenster. Nichts ändert sich.
second-copy-unsaved = Ohne Autospeichern spielen
second-copy-unsaved-detail = Diese Partie wird nicht gespeichert, Einstellungen schon. „Speichern unter …“ geht weiterhin.
second-copy-take-over = Übernehmen
second-copy-take-over-detail = Ab jetzt speichert dieses Fenster. Das andere hört auf und sagt es.
second-copy-refused-full = Übernehmen nicht möglich: Der Datenträger ist voll.
second-copy-refused-read-only = Übernehmen nicht möglich: Der Ordner der Spielstände ist schreibgeschützt.
second-copy-refused-taken = Übernehmen nicht möglich: Das andere Fenster speichert gerade. Versuche es noch einmal.
second-copy-refused-other = Übernehmen nicht möglich: Der Ordner der Spielstände ist nicht nutzbar.

## Die Liste der gespeicherten Partien

saves-none = Noch keine gespeicherten Partien. „Speichern unter …“ im Spielmenü legt eine hier ab. Beendete Partien kommen automatisch dazu.
saves-folder-unread = Die gespeicherten Partien lassen sich nicht auflisten: { $path } ist nicht lesbar ({ $detail }). Prüfe den Ordner und komm dann wieder.
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
saves-load = Weiterspielen
saves-look = Tisch ansehen
saves-watch = Wiedergabe ansehen
saves-rename = Umbenennen
saves-delete = Löschen
saves-broken-advice = Nichts wurde verändert. Die Datei ist { $path }. Hast du eine Kopie, lege sie dorthin. Wenn nicht, kannst du die Datei löschen.
saves-newer-advice = Nichts wurde verändert. Die Datei ist { $path }. Die neuere Version kann die Partie fortsetzen.
saves-gone = Die Datei gibt es nicht mehr.
saves-rename-title = Gespeicherte Partie umbenennen
saves-rename-go = Umbenennen
saves-renamed = Umbenannt in „{ $name }“.
saves-share = Teilen
saves-delete-title = „{ $name }“ löschen?
saves-delete-text = Solange du auf dieser Seite bleibst, kannst du sie wiederherstellen. Danach liegt die Datei noch in { $path }.
saves-delete-go = Löschen
saves-deleted = „{ $name }“ wurde gelöscht.
saves-restore = Gelöschte Partie wiederherstellen
saves-restored = „{ $name }“ ist wiederhergestellt.
saves-not-kept = Die laufende Partie konnte nicht unter den gespeicherten Partien abgelegt werden. Wenn du weitermachst, kann sie verloren gehen.
saves-refused-full = Das ging nicht: Der Datenträger ist voll. Schaffe etwas Platz und versuche es noch einmal.
saves-refused-read-only = Das ging nicht: Der Ordner der Spielstände ist schreibgeschützt. Hebe das auf und versuche es noch einmal.
saves-refused-taken = Das ging nicht: Ein anderes Fenster von Solar Storm speichert gerade. Versuche es noch einmal.
saves-refused-other = Das ging nicht: Der Datenträger meldet einen Fehler. Versuche es noch einmal.

## Unter einem Namen speichern

naming-title = Speichern unter …
naming-go = Speichern
naming-suggestion = Zug { $turn } · { $names }
naming-empty = Eine gespeicherte Partie braucht einen Namen.
naming-letter = Zeichen { $place } geht nicht: Es ist ein Emoji oder fehlt in den Schriften des Spiels.
naming-longest = Ein Name hat höchstens { $count } Zeichen. Was darüber hinausgeht, fällt weg.
naming-note = Du findest sie unter „{ title-load }“, mit einem Bild des Tisches.
naming-twice = Das ersetzt die gleichnamige Partie, gespeichert { $when }. Die alte kommt zu den gelöschten Partien.
naming-saved = Gespeichert als „{ $name }“.
menu-save-as = Speichern unter …
menu-load = Gespeicherte Partien
menu-unsaved = Dieses Fenster von Solar Storm speichert nicht automatisch. „Speichern unter …“ bewahrt diese Partie.

## Eine Partie verlassen, die nicht gespeichert ist

leave-title = Ohne Speichern verlassen?
leave-text = Alles seit dem letzten Speichern kann verloren gehen.
leave-yes = Trotzdem verlassen

## Wenn das Programm versagt

error-heading = Etwas ist schiefgegangen
error-why-program = In Solar Storm ist ein unerwarteter Fehler aufgetreten. Du hast nichts falsch gemacht.
error-why-content = Eine Datei des Spiels enthält einen Fehler. Die Zeile unten nennt Datei und Stelle. Berichtige ihn oder installiere Solar Storm neu.
error-why-refused = Solar Storm konnte eine seiner eigenen Dateien nicht lesen: { $file }. Vielleicht benutzt ein anderes Programm sie gerade. Versuche es noch einmal. Passiert es immer wieder, starte deinen Computer neu oder installiere Solar Storm neu.
error-file-title = Das ließ sich nicht öffnen
error-again = Noch einmal versuchen
error-why-memory = Dieser Computer hat keinen freien Speicher mehr. Schließe andere Programme und mach dann weiter.
error-why-disk = Der Computer konnte eine Datei, die Solar Storm braucht, nicht lesen oder schreiben.
error-saved = Deine Partie ist sicher: Sie wurde nach deiner letzten Entscheidung gespeichert. Geh zum Titelbild und spiele von dort weiter.
error-goes-on = Deine Partie ist nicht gespeichert, aber noch da: Versuche es noch einmal, um weiterzuspielen.
error-unsaved = Dieses Fenster von Solar Storm speichert nicht automatisch, darum ist die laufende Partie verloren. Gespeicherte Partien sind unverändert.
error-no-game = Es ging keine Partie verloren: Deine gespeicherten Partien sind unverändert.
error-report = Ein Bericht mit den Einzelheiten des Fehlers und den Entscheidungen dieser Partie liegt unter { $path }. Geschieht es wieder, schicke diese Datei an die Entwickler.
error-report-no-game = Ein Bericht mit den Einzelheiten des Fehlers liegt unter { $path }. Geschieht es wieder, schicke diese Datei an die Entwickler.
error-no-report = Der Bericht konnte nicht geschrieben werden: Der Datenträger meldet einen Fehler.
error-last = Solar Storm muss beendet werden. Gespeicherte Partien sind unverändert.
error-title-screen = Titelbild
error-earlier = Einen Spielstand zurück
error-earlier-tip = Hilft, wenn der Fehler bei jedem Weiterspielen wiederkommt: Legt den letzten Spielstand beiseite und geht zum vorigen zurück.
error-stepped-back = Der letzte Spielstand liegt jetzt unter einem anderen Namen. „Weiterspielen“ lädt den davor.
error-no-step-back = Es gibt keinen früheren Spielstand zum Weiterspielen.
error-step-back-refused = Der letzte Spielstand ließ sich nicht beiseitelegen: Dateien in { $path } lassen sich gerade nicht umbenennen. „Weiterspielen“ lädt ihn noch.
error-quit = Beenden

## A file that the system does not open

saves-unread = Der letzte Spielstand lässt sich gerade nicht öffnen. Nichts wurde geändert; er liegt weiter in { $path }.
saves-unread-rescued = „Weiterspielen“ versucht es noch einmal. Klappt das nicht, geht es mit dem Spielstand davor weiter, und der letzte bleibt erhalten.
saves-trouble-unread = Die Partie ist nicht gespeichert: Das System kann deinen letzten Spielstand nicht öffnen, und Solar Storm überschreibt nichts, was es nicht lesen kann. Das Spiel versucht es alle paar Sekunden wieder.
notice-settings-unread = Deine Einstellungen lassen sich gerade nicht öffnen, deshalb gelten die Standardwerte. Nichts wurde geändert. Starte Solar Storm neu, um deine Einstellungen zurückzubekommen.
settings-unsaved = Deine Einstellungen sind nicht gespeichert: Der Datenträger ist voll oder lässt sich nicht beschreiben. Solar Storm versucht es alle paar Sekunden wieder.
notice-lessons-unread = Dein Stand in der Flugschule lässt sich gerade nicht öffnen. Nichts wurde geändert. Solar Storm versucht es noch einmal.
