### The settings, and the names of keys and commands.

title-settings = Einstellungen
menu-settings = Einstellungen
settings-title = Einstellungen
settings-back = Zurück
settings-reset = Seite zurücksetzen
settings-reset-note = Auf dieser Seite ist alles wie am Anfang. „Doch nicht“ holt deine Auswahl zurück.
settings-reset-none = Auf dieser Seite ist alles wie am Anfang.
settings-undo = Doch nicht
settings-percent = { NUMBER($value) } %
settings-on = An
settings-off = Aus

settings-page-screen = Bildschirm
settings-page-reading = Lesen
settings-page-motion = Tempo
settings-page-sound = Ton
settings-page-keys = Tasten
settings-page-game = Spiel

## Screen

settings-window = Fenster
settings-window-note = Ein Fenster lässt sich schieben und ziehen; das Vollbild verdeckt alles andere.
settings-window-off = Fenster
settings-window-on = Vollbild
settings-display = Anzeige
settings-display-note = Der Bildschirm, auf dem sich das Spiel öffnet.
settings-display-cell = { $number } · { $width } × { $height }
settings-display-one = Nur ein Bildschirm ist angeschlossen.
settings-interface = Größe der Oberfläche
settings-interface-note = Die Größe von allem. Über 100 % wandert die Seite, wenn du an den Rand des Fensters zeigst.

## Reading

settings-text = Schriftgröße
settings-text-note = Nur die Größe von Wörtern und Zahlen.
settings-language = Sprache
settings-language-note = Jedes Wort im Spiel. Namen der Crew bleiben, wie du sie getippt hast.
settings-language-system = System ({ $name })
settings-abilities = Fähigkeiten stets in Worten
settings-abilities-note = Was ein Raum kann, steht auf jedem Raum; sonst nur dort, wo es jetzt geht, und unter dem Zeiger.
settings-contrast = Hoher Kontrast
settings-contrast-note = Schwarze Flächen, weiße Linien und Wörter; Bilder treten zurück.
settings-palette = Farben
settings-palette-note = So gewählt, dass deine Augen Signale, Ressourcen und Crew unterscheiden. Formen unterscheiden sie ebenfalls.
settings-palette-normal = Üblich
settings-palette-protan = Rotblind
settings-palette-deutan = Grünblind
settings-palette-tritan = Blaublind
settings-preview = So sieht es aus
settings-preview-resources = Ressourcen
settings-preview-crew = Crew
settings-preview-signals = Signale
settings-preview-legal = Erlaubt
settings-preview-yours = Deins
settings-preview-danger = Gefahr

## Pace

settings-animation = Tempo
settings-animation-note = { DEVICE() ->
    [pad] Wie schnell sich Crew, Karten und Würfel bewegen und wie lange jeder Schlag des Sturms zu sehen ist. Mit jeder Taste geht es weiter.
   *[keys] Wie schnell sich Crew, Karten und Würfel bewegen und wie lange jeder Schlag des Sturms zu sehen ist. Klick oder Taste geht immer weiter.
}
settings-recap = Was seit deinem letzten Zug geschah
settings-recap-note = Vor deinem Zug werden die getroffenen Räume noch einmal gezeigt, bis du weitergehst.
settings-ready = Bereit?
settings-ready-note = Vor dem Zug von jemand anderem wartet der Tisch, bis diese Person da ist.
settings-auto-end = Zug endet von selbst
settings-auto-end-note = Ist keine Aktion mehr übrig, enden die Aktionen ohne Taste. Rückgängig geht weiterhin.
settings-reduced = Weniger Bewegung
settings-reduced-note = Nichts wackelt, pulsiert oder taumelt; es blendet nur über.

## Sound

settings-master = Gesamtlautstärke
settings-master-note = Wie laut alles ist.
settings-effects = Effekte
settings-effects-note = Karten, Würfel, Crew, Treffer und Alarme.
settings-music = Musik
settings-music-note = Sie folgt der Gefahr.
settings-ambience = Umgebung
settings-ambience-note = Das Summen des Reaktors, Feuer, die Sonne.
settings-mute = Stumm
settings-mute-note = Gar kein Ton. { $usual } tut jederzeit dasselbe.
settings-background = Ton im Hintergrund
settings-background-note = Er läuft weiter, während ein anderes Fenster benutzt wird; nie, wenn dieses verborgen ist.
settings-captions = Untertitel
settings-captions-note = Alarme und ferne Geräusche stehen auch in Worten da.

## Keys

settings-keys-note = Wähle einen Befehl, dann drücke seine neue Taste. { KEY("enter") }, { KEY("escape") }, { KEY("tab") } und die Pfeile tun immer dasselbe.
settings-key-press = Taste drücken
settings-key-protected = { $key } tut immer dasselbe und ist nicht zu vergeben. Drücke eine andere Taste oder { KEY("escape") }.
settings-key-modifier = { $key } wirkt nur zusammen mit anderen Tasten. Drücke eine andere Taste oder { KEY("escape") }.
settings-key-unknown = Diese Taste hat hier keinen Namen. Drücke eine andere Taste oder { KEY("escape") }.
settings-key-swap-title = Tasten tauschen?
settings-key-swap-text = { $key } steht schon für „{ $rival }“. Dafür gilt dann { $other }.
settings-key-swap-yes = Tauschen
settings-key-blocked = { $key } steht für „{ $rival }“, und { $other } ist dort schon vergeben. Ändere zuerst „{ $rival }“.
settings-key-kept = Es bleibt bei { $key }.
settings-keys-actions = Aktionen
settings-keys-cards = Karten
settings-keys-game = Spiel
settings-keys-window = Fenster

command-move = Bewegen
command-scavenge = Suchen
command-share = Teilen oder handeln
command-divert = Energie umleiten
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
command-watch = Die Partie noch einmal ansehen
command-copy = Den Spielcode kopieren
command-rename = Gespeicherte Partien: umbenennen
command-delete = Gespeicherte Partien: löschen
command-play-pause = Wiedergabe: abspielen oder anhalten
command-branch = Wiedergabe: ab hier weiterspielen
command-search = Regelbuch: suchen
command-show-me = Lektion: zeigen
command-skip-step = Lektion: Schritt überspringen
command-show-on-table = Regelbuch: am Tisch zeigen
command-again = Dasselbe Schiff noch einmal
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
settings-confirm-note = Wenn am Zugende Aktionen ohne Gegenwert verfallen würden.
settings-confirm-leave = Fragen, bevor du eine Partie verlässt
settings-confirm-leave-note = Nach jeder Entscheidung wird gespeichert; auch ohne die Frage geht nichts verloren.
settings-confirm-replace = Fragen vor einer neuen Partie
settings-confirm-replace-note = Wenn sie an die Stelle der laufenden tritt.
settings-confirm-delete = Fragen vor dem Löschen
settings-confirm-delete-note = Wenn eine gespeicherte Partie gelöscht wird.
settings-kept-games = Von selbst aufgehobene Partien
settings-kept-games-note = Beendete Partien und solche, die einer anderen gewichen sind: Die ältesten gehen zuerst. Die zuletzt gewichene bleibt, ebenso jede, der du einen Namen gibst.
settings-kept-games-none = Keine
settings-kept-games-all = Alle
settings-confirm-pod = Vor der Rettungskapsel wird immer gefragt: Es gibt kein Zurück.
leave-saved-title = Die Partie verlassen?
leave-saved-text = Sie ist gespeichert. „Weiterspielen“ auf dem Titelbild setzt sie fort.
leave-saved-yes = Verlassen
