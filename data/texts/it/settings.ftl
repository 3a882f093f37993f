### The settings, and the names of keys and commands.

title-settings = Impostazioni
menu-settings = Impostazioni
settings-title = Impostazioni
settings-back = Indietro
settings-reset = Ripristina pagina
settings-reset-note = In questa pagina tutto è com’era all’inizio. Annulla riporta le tue scelte.
settings-reset-none = In questa pagina tutto è com’era all’inizio.
settings-undo = Annulla ripristino
settings-percent = { NUMBER($value) }%
settings-on = Sì
settings-off = No

settings-page-screen = Schermo
settings-page-reading = Lettura
settings-page-motion = Ritmo
settings-page-sound = Audio
settings-page-keys = Tasti
settings-page-game = Gioco

## Screen

settings-window = Finestra
settings-window-note = Una finestra si può spostare e allargare; lo schermo intero nasconde tutto il resto.
settings-window-off = Finestra
settings-window-on = Schermo intero
settings-display = Monitor
settings-display-note = Lo schermo su cui si apre il gioco.
settings-display-cell = { $number } · { $width } × { $height }
settings-display-one = È collegato un solo schermo.
settings-interface = Interfaccia
settings-interface-note = La grandezza di tutto. Oltre il 100% la pagina scorre quando punti al bordo della finestra.

## Reading

settings-text = Testo
settings-text-note = La grandezza solo di parole e numeri.
settings-language = Lingua
settings-language-note = Ogni parola del gioco. I nomi dell’equipaggio restano come li hai scritti.
settings-language-system = Sistema ({ $name })
settings-abilities = Abilità sempre a parole
settings-abilities-note = Ciò che fa una stanza è scritto su tutte; altrimenti dove si può usare ora e sotto il puntatore.
settings-contrast = Contrasto elevato
settings-contrast-note = Pannelli neri, linee e parole bianche; le immagini si fanno discrete.
settings-palette = Colori
settings-palette-note = Scelti perché i tuoi occhi distinguano segnali, risorse ed equipaggio. Li distinguono anche le forme.
settings-palette-normal = Normali
settings-palette-protan = Protanopia
settings-palette-deutan = Deuteranopia
settings-palette-tritan = Tritanopia
settings-preview = Ecco come appare
settings-preview-resources = Risorse
settings-preview-crew = Equipaggio
settings-preview-signals = Segnali
settings-preview-legal = Puoi
settings-preview-yours = Tuo
settings-preview-danger = Pericolo

## Pace

settings-animation = Ritmo
settings-animation-note = { DEVICE() ->
    [pad] Quanto veloci si muovono equipaggio, carte e dado, e quanto a lungo è mostrato ogni colpo della tempesta. Un pulsante qualsiasi fa proseguire.
   *[keys] Quanto veloci si muovono equipaggio, carte e dado, e quanto a lungo è mostrato ogni colpo della tempesta. Un clic o un tasto fa sempre proseguire.
}
settings-recap = Colpi dal tuo ultimo turno
settings-recap-note = Prima del tuo turno le stanze colpite sono mostrate ancora una volta, finché non prosegui.
settings-ready = Ci sei?
settings-ready-note = Prima del turno di qualcun altro il tavolo aspetta che dica di esserci.
settings-auto-end = Fine turno automatica
settings-auto-end-note = Quando non restano azioni, si conclude senza tasto. Si può sempre annullare.
settings-reduced = Movimento ridotto
settings-reduced-note = Nulla trema, pulsa o rotola; tutto sfuma.

## Sound

settings-master = Volume generale
settings-master-note = Quanto è forte tutto.
settings-effects = Effetti
settings-effects-note = Carte, dado, equipaggio, colpi e allarmi.
settings-music = Musica
settings-music-note = Segue il pericolo.
settings-ambience = Ambiente
settings-ambience-note = Il ronzio del reattore, il fuoco, il sole.
settings-mute = Muto
settings-mute-note = Nessun suono. { $usual } fa lo stesso in ogni momento.
settings-background = Audio in secondo piano
settings-background-note = Continua mentre usi un’altra finestra; mai quando questa è nascosta.
settings-captions = Sottotitoli
settings-captions-note = Allarmi e suoni lontani sono detti anche a parole.

## Keys

settings-keys-note = Scegli un comando, poi premi il nuovo tasto. { KEY("enter") }, { KEY("escape") }, { KEY("tab") } e le frecce fanno sempre lo stesso.
settings-key-press = Premi un tasto
settings-key-protected = { $key } fa sempre lo stesso e non si può assegnare. Premi un altro tasto, o { KEY("escape") } per lasciarlo.
settings-key-modifier = { $key } funziona solo insieme ad altri tasti. Premi un altro tasto, o { KEY("escape") } per lasciarlo.
settings-key-unknown = Questo tasto qui non ha nome. Premi un altro tasto, o { KEY("escape") } per lasciarlo.
settings-key-swap-title = Scambiare i tasti?
settings-key-swap-text = { $key } indica già «{ $rival }», che avrebbe invece { $other }.
settings-key-swap-yes = Scambia
settings-key-blocked = { $key } indica «{ $rival }», e { $other } è occupato dove serve a quello. Prima cambia «{ $rival }».
settings-key-kept = Il tasto resta { $key }.
settings-keys-actions = Azioni
settings-keys-cards = Carte
settings-keys-game = Gioco
settings-keys-window = Finestra

command-move = Muoversi
command-scavenge = Rovistare
command-share = Condividere o barattare
command-divert = Deviare energia
command-repair = Riparare
command-activate = Attivare la stanza
command-board = Salire nella Capsula
command-more = Altre azioni
command-end = Terminare le azioni
command-card = Carta { $number }
command-undo = Annullare
command-redo = Ripetere
command-log = Registro
command-piles = Mazzi e pile
command-help = Aiuto
command-reset = Ripristinare un ordine
command-board-look = Guardare la nave a fine partita
command-watch = Rivedere la partita
command-copy = Copiare il codice partita
command-rename = Partite salvate: rinominare
command-delete = Partite salvate: eliminare
command-play-pause = Replay: riprodurre o fermare
command-branch = Replay: giocare da qui
command-search = Regolamento: cercare
command-show-me = Lezione: mostrare come
command-skip-step = Lezione: saltare il passo
command-show-on-table = Regolamento: mostrare sul tavolo
command-again = Rigiocare la stessa nave
command-from-start = Iniziare una lezione da capo
command-settings = Impostazioni
command-mute = Muto
command-smaller = Interfaccia più piccola
command-larger = Interfaccia più grande
command-fullscreen = Schermo intero

key-name-space = Spazio
key-name-backspace = Backspace
key-name-delete = Canc
key-name-insert = Ins
key-name-pause = Pausa
key-name-return = Invio
key-name-escape = Esc
key-name-tab = Tab
key-name-arrows = Frecce
key-name-left = Freccia sinistra
key-name-right = Freccia destra
key-name-up = Freccia su
key-name-down = Freccia giù
key-name-keypad = Num { $key }

## Game

settings-confirm = Chiedi se si perdono azioni
settings-confirm-note = Quando finire il turno sprecherebbe azioni per niente.
settings-confirm-leave = Chiedi prima di uscire
settings-confirm-leave-note = La partita è salvata dopo ogni scelta, quindi anche senza la domanda non si perde nulla.
settings-confirm-replace = Chiedi per una nuova partita
settings-confirm-replace-note = Quando prende il posto della partita in corso.
settings-confirm-delete = Chiedi prima di eliminare
settings-confirm-delete-note = Quando si elimina una partita salvata.
settings-kept-games = Partite conservate da sole
settings-kept-games-note = Partite finite e partite che hanno lasciato il posto a un’altra: le più vecchie vanno via prima. L’ultima che ha lasciato il posto resta, e così quelle a cui hai dato un nome.
settings-kept-games-none = Nessuna
settings-kept-games-all = Tutte
settings-confirm-pod = Salire nella Capsula di Salvataggio si chiede sempre: non si torna indietro.
leave-saved-title = Lasciare la partita?
leave-saved-text = È salvata. Continua, nella schermata iniziale, la riprende.
leave-saved-yes = Esci
