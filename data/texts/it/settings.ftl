### The settings, and the names of keys and commands.

title-settings = Impostazioni
menu-settings = Impostazioni
settings-title = Impostazioni
settings-back = Indietro
settings-reset = Ripristina pagina
settings-reset-note = Questa pagina è tornata ai valori predefiniti. Annulla riporta le tue scelte.
settings-reset-none = Questa pagina ha già i valori predefiniti.
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

settings-fullscreen = Finestra
settings-fullscreen-note = Una finestra si può spostare e ridimensionare. Lo schermo intero copre tutto il resto.
settings-fullscreen-off = Finestra
settings-fullscreen-on = Schermo intero
settings-display = Monitor
settings-display-note = Lo schermo su cui si apre il gioco.
settings-display-cell = { $number } · { $width } × { $height }
settings-display-one = È collegato un solo schermo.
settings-interface = Interfaccia
settings-interface-note = La grandezza di tutto. Oltre il 100% la pagina scorre quando indichi il bordo della finestra.

## Reading

settings-text = Testo
settings-text-note = La grandezza di testo e numeri. Pulsanti e pannelli crescono con il testo.
settings-language = Lingua
settings-language-note = La lingua del gioco. I nomi dell’equipaggio restano come li hai scritti.
settings-language-system = Sistema ({ $name })
settings-abilities = Mostra sempre le abilità
settings-abilities-note = Ogni stanza mostra che cosa fa. Spento: solo quelle che puoi attivare e quella che indichi.
settings-contrast = Contrasto elevato
settings-contrast-note = Pannelli neri, linee e testo bianchi, immagini più scure.
settings-palette = Colori
settings-palette-note = Rende distinguibili per i tuoi occhi segnali, risorse ed equipaggio. Anche le forme sono sempre diverse.
settings-palette-normal = Predefiniti
settings-palette-protan = Protanopia
settings-palette-deutan = Deuteranopia
settings-palette-tritan = Tritanopia
settings-preview = Anteprima
settings-preview-resources = Risorse
settings-preview-crew = Equipaggio
settings-preview-signals = Segnali
settings-preview-legal = Puoi
settings-preview-yours = Tuo
settings-preview-danger = Pericolo

## Pace

settings-animation = Ritmo
settings-animation-note = { DEVICE() ->
    [pad] Quanto velocemente si muovono equipaggio, carte e dado, e quanto a lungo si vede ogni colpo. Premi un pulsante qualsiasi per proseguire.
   *[keys] Quanto velocemente si muovono equipaggio, carte e dado, e quanto a lungo si vede ogni colpo. Fai clic o premi un tasto per proseguire.
}
settings-recap = Eventi dal tuo ultimo turno
settings-recap-note = Prima del tuo turno mostra che cosa ha fatto l’equipaggio e le stanze colpite, finché non prosegui.
settings-ready = Conferma prima del turno
settings-ready-note = Prima del turno di un altro giocatore, il tavolo aspetta la sua conferma.
settings-auto-end = Fine azioni automatica
settings-auto-end-note = Le tue azioni terminano appena non ne restano. Puoi sempre annullare.
settings-reduced-motion = Movimento ridotto
settings-reduced-motion-note = Nulla trema, pulsa o rotola: tutto appare in dissolvenza.

## Sound

settings-master = Volume generale
settings-master-note = Il volume di tutto.
settings-effects = Effetti
settings-effects-note = Carte, dado, equipaggio, colpi e allarmi.
settings-music = Musica
settings-music-note = Cresce e cala con il pericolo.
settings-ambience = Ambiente
settings-ambience-note = Il ronzio del reattore, il fuoco, il sole.
settings-mute = Muto
settings-mute-note = Disattiva tutto l’audio. { $usual } fa lo stesso in ogni momento.
settings-background = Audio in secondo piano
settings-background-note = L’audio continua mentre usi un’altra finestra, ma non quando questa è nascosta.
settings-captions = Sottotitoli
settings-captions-note = Descrive a parole allarmi e suoni lontani.

## Keys

settings-keys-note = Scegli un comando, poi premi il nuovo tasto. { KEY("enter") }, { KEY("escape") }, { KEY("tab") } e le frecce non si possono cambiare.
settings-key-press = Premi un tasto
settings-key-protected = { $key } non si può assegnare. Premi un altro tasto, o { KEY("escape") } per rinunciare.
settings-key-modifier = { $key } non si può usare da solo. Premi un altro tasto, o { KEY("escape") } per rinunciare.
settings-key-unknown = Questo tasto non è riconosciuto. Premi un altro tasto, o { KEY("escape") } per rinunciare.
settings-key-swap-title = Scambiare i tasti?
settings-key-swap-text = { $key } è già il tasto per «{ $rival }», che riceverebbe { $other }.
settings-key-swap-yes = Scambia
settings-key-blocked = { $key } è il tasto per «{ $rival }», che non può ricevere { $other }. Prima cambia «{ $rival }».
settings-key-kept = Il tasto resta { $key }.
settings-keys-actions = Azioni
settings-keys-cards = Carte
settings-keys-game = Gioco
settings-keys-window = Finestra

command-move = Muoversi
command-scavenge = Rovistare
command-share = Condividere o scambiare
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
command-reset = Ripristinare l’ordine
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
command-from-start = Ricominciare la lezione
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

settings-confirm = Avvisa se si perdono azioni
settings-confirm-note = Avvisa se le azioni non usate non darebbero segnalini.
settings-confirm-leave = Chiedi prima di uscire
settings-confirm-leave-note = La partita è salvata dopo ogni scelta: anche senza la domanda non perdi nulla.
settings-confirm-replace = Chiedi per una nuova partita
settings-confirm-replace-note = Chiede quando prenderebbe il posto della partita in corso.
settings-confirm-delete = Chiedi prima di eliminare
settings-confirm-delete-note = Chiede prima di eliminare una partita salvata.
settings-kept-games = Partite conservate
settings-kept-games-note = Le partite finite e quelle sostituite si conservano; le più vecchie si eliminano per prime. L’ultima sostituita e quelle a cui hai dato un nome restano sempre.
settings-kept-games-none = Nessuna
settings-kept-games-all = Tutte
settings-confirm-pod = Il gioco chiede sempre prima di salire nella Capsula di Salvataggio: non si torna indietro.
leave-saved-title = Lasciare la partita?
leave-saved-text = La partita è salvata. Scegli «Continua» nella schermata iniziale per riprenderla.
leave-saved-yes = Esci
