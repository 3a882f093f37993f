### The settings, and the names of keys and commands.

title-settings = Einstellungen
menu-settings = Einstellungen
settings-title = Einstellungen
settings-back = Zurück
settings-reset = Seite zurücksetzen
settings-reset-note = Auf dieser Seite gilt wieder der Standard. „Doch nicht“ holt deine Auswahl zurück.
settings-reset-none = Auf dieser Seite gilt schon der Standard.
settings-undo = Doch nicht
settings-percent = { NUMBER($value) } %
settings-on = An
settings-off = Aus

settings-page-screen = Bildschirm
settings-page-reading = Lesen
settings-page-motion = Tempo
settings-page-sound = Ton
settings-page-keys = Tasten
settings-page-game = Spiel

## Screen

settings-fullscreen = Fenster
settings-fullscreen-note = Ein Fenster lässt sich verschieben und in der Größe ändern. Das Vollbild verdeckt alles andere.
settings-fullscreen-off = Fenster
settings-fullscreen-on = Vollbild
settings-display = Anzeige
settings-display-note = Der Bildschirm, auf dem sich das Spiel öffnet.
settings-display-cell = { $number } · { $width } × { $height }
settings-display-one = Nur ein Bildschirm ist angeschlossen.
settings-interface = Größe der Oberfläche
settings-interface-note = Die Größe von allem. Über 100 % wandert die Seite, wenn du auf den Fensterrand zeigst.

## Reading

settings-text = Schriftgröße
settings-text-note = Die Größe von Text und Zahlen. Knöpfe und Felder wachsen mit dem Text.
settings-language = Sprache
settings-language-note = Die Sprache des Spiels. Namen der Crew bleiben, wie du sie getippt hast.
settings-language-system = System ({ $name })
settings-abilities = Fähigkeiten immer zeigen
settings-abilities-note = Jeder Raum zeigt, was er kann. Aus: nur die Räume, die du aktivieren kannst, und der, auf den du zeigst.
settings-contrast = Hoher Kontrast
settings-contrast-note = Schwarze Flächen, weiße Linien und Schrift, dunklere Bilder.
settings-palette = Farben
settings-palette-note = Hält Signale, Ressourcen und Crew für deine Augen unterscheidbar. Auch die Formen sind immer verschieden.
settings-palette-normal = Standard
settings-palette-protan = Rotblind
settings-palette-deutan = Grünblind
settings-palette-tritan = Blaublind
settings-preview = Vorschau
settings-preview-resources = Ressourcen
settings-preview-crew = Crew
settings-preview-signals = Signale
settings-preview-legal = Erlaubt
settings-preview-yours = Deins
settings-preview-danger = Gefahr

## Pace

settings-animation = Tempo
settings-animation-note = { DEVICE() ->
    [pad] Wie schnell sich Crew, Karten und Würfel bewegen und wie lange jeder Treffer zu sehen ist. Mit jeder Taste geht es weiter.
   *[keys] Wie schnell sich Crew, Karten und Würfel bewegen und wie lange jeder Treffer zu sehen ist. Mit Klick oder Taste geht es weiter.
}
settings-recap = Ereignisse seit deinem letzten Zug
settings-recap-note = Zeigt vor deinem Zug, was die Crew getan hat und welche Räume getroffen wurden, bis du weitergehst.
settings-ready = Auf Bereitschaft warten
settings-ready-note = Vor dem Zug einer anderen Person wartet der Tisch, bis sie bereit ist.
settings-auto-end = Aktionen automatisch beenden
settings-auto-end-note = Deine Aktionen enden, sobald keine mehr übrig ist. Rückgängig geht weiterhin.
settings-reduced-motion = Weniger Bewegung
settings-reduced-motion-note = Nichts wackelt, pulsiert oder taumelt. Alles blendet stattdessen über.

## Sound

settings-master = Gesamtlautstärke
settings-master-note = Die Lautstärke von allem.
settings-effects = Effekte
settings-effects-note = Karten, Würfel, Crew, Treffer und Alarme.
settings-music = Musik
settings-music-note = Schwillt mit der Gefahr an und ab.
settings-ambience = Umgebung
settings-ambience-note = Das Summen des Reaktors, Feuer, die Sonne.
settings-mute = Stumm
settings-mute-note = Schaltet allen Ton aus. { $usual } tut jederzeit dasselbe.
settings-background = Ton im Hintergrund
settings-background-note = Der Ton läuft weiter, während du ein anderes Fenster benutzt, aber nicht, wenn dieses verborgen ist.
settings-captions = Untertitel
settings-captions-note = Beschreibt Alarme und ferne Geräusche in Worten.

## Keys

settings-keys-note = Wähle einen Befehl, dann drücke seine neue Taste. { KEY("enter") }, { KEY("escape") }, { KEY("tab") } und die Pfeiltasten sind fest.
settings-key-press = Taste drücken
settings-key-protected = { $key } ist fest belegt. Drücke eine andere Taste, oder brich mit { KEY("escape") } ab.
settings-key-modifier = { $key } geht nicht allein. Drücke eine andere Taste, oder brich mit { KEY("escape") } ab.
settings-key-unknown = Diese Taste ist unbekannt. Drücke eine andere Taste, oder brich mit { KEY("escape") } ab.
settings-key-swap-title = Tasten tauschen?
settings-key-swap-text = { $key } ist schon die Taste für „{ $rival }“. Dort gilt dann { $other }.
settings-key-swap-yes = Tauschen
settings-key-blocked = { $key } ist die Taste für „{ $rival }“, und { $other } kann sie dort nicht ersetzen. Ändere zuerst „{ $rival }“.
settings-key-kept = Es bleibt bei { $key }.
settings-keys-actions = Aktionen
settings-keys-cards = Karten
settings-keys-game = Spiel
settings-keys-window = Fenster

command-move = Bewegen
command-scavenge = Suchen
command-share = Teilen oder tauschen
command-divert = Strom umleiten
command-repair = Reparieren
command-activate = Raum aktivieren
command-board = In die Rettungskapsel steigen
command-more = Weitere Aktionen
command-end = Aktionen beenden
command-card = Karte { $number }
command-undo = Rückgängig
command-redo = Wiederholen
command-log = Protokoll
command-piles = Stapel
command-help = Hilfe
command-reset = Reihenfolge zurücksetzen
command-board-look = Nach der Partie den Tisch ansehen
command-watch = Wiedergabe ansehen
command-copy = Den Spielcode kopieren
command-rename = Gespeicherte Partien: umbenennen
command-delete = Gespeicherte Partien: löschen
command-play-pause = Wiedergabe: abspielen oder anhalten
command-branch = Wiedergabe: ab hier weiterspielen
command-search = Regelbuch: suchen
command-show-me = Lektion: zeigen
command-skip-step = Lektion: Schritt überspringen
command-show-on-table = Regelbuch: am Tisch zeigen
command-again = Gleiches Schiff noch einmal
command-from-start = Lektion von vorn beginnen
command-settings = Einstellungen
command-mute = Stumm
command-smaller = Oberfläche kleiner
command-larger = Oberfläche größer
command-fullscreen = Vollbild

key-name-space = Leertaste
key-name-backspace = Rücktaste
key-name-delete = Entf
key-name-insert = Einfg
key-name-pause = Pause
key-name-return = Enter
key-name-escape = Esc
key-name-tab = Tab
key-name-arrows = Pfeile
key-name-left = Pfeil links
key-name-right = Pfeil rechts
key-name-up = Pfeil hoch
key-name-down = Pfeil runter
key-name-keypad = Num { $key }

## Game

settings-confirm = Fragen, bevor Aktionen verfallen
settings-confirm-note = Fragt, wenn ungenutzte Aktionen keine Marker bringen würden.
settings-confirm-leave = Fragen, bevor du eine Partie verlässt
settings-confirm-leave-note = Nach jeder Entscheidung wird gespeichert. Auch ohne die Frage verlierst du nichts.
settings-confirm-replace = Fragen vor einer neuen Partie
settings-confirm-replace-note = Fragt, wenn sie die laufende Partie ersetzen würde.
settings-confirm-delete = Fragen vor dem Löschen
settings-confirm-delete-note = Fragt, bevor eine gespeicherte Partie gelöscht wird.
settings-kept-games = Automatisch behaltene Partien
settings-kept-games-note = Beendete und ersetzte Partien werden behalten, die ältesten zuerst gelöscht. Die zuletzt ersetzte und alle, die du benannt hast, bleiben immer.
settings-kept-games-none = Keine
settings-kept-games-all = Alle
settings-confirm-pod = Vor der Rettungskapsel fragt das Spiel immer: Es gibt kein Zurück.
leave-saved-title = Die Partie verlassen?
leave-saved-text = Deine Partie ist gespeichert. Mit „Weiterspielen“ auf dem Titelbild kehrst du zu ihr zurück.
leave-saved-yes = Verlassen
