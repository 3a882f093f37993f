### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = L’ultimo salvataggio non si può leggere: { $why }
saves-newer = L’ultimo salvataggio viene da una versione più nuova di Solar Storm, e questa non può leggerlo.
saves-kept-as = Il file è conservato come { $path }.
saves-kept-there = Non è stato possibile spostare il file; si trova in { $path }.
saves-rescued = Continua riparte dal salvataggio precedente.
saves-not-rescued = Nient’altro è stato toccato. Inizia una nuova partita, o caricane una salvata.
saves-detail = ({ $detail })
saves-why-unreadable = il sistema non lo apre.
saves-why-folder = al suo posto c’è una cartella.
saves-why-loop = al suo posto c’è un collegamento che non porta da nessuna parte.
saves-why-large = è troppo grande per essere una partita salvata.
saves-why-empty = è vuoto.
saves-why-zeros = contiene solo zeri.
saves-why-not-text = una parte non è testo.
saves-why-cut-off = manca la fine.
saves-why-syntax = è danneggiato.
saves-why-twice = dice una cosa due volte.
saves-why-number = contiene un numero senza senso.
saves-why-deep = è danneggiato al punto da essere illeggibile.
saves-why-foreign = non è una partita salvata di Solar Storm.
saves-why-newer = viene da una versione più nuova di Solar Storm.
saves-why-value = qualcosa manca o non ha senso.
saves-why-rules = le sue mosse non portano dove dice, o non sono permesse.
saves-flaw-name = Il suo nome non ha senso ed è mostrato per quanto possibile.
saves-flaw-picture = La sua immagine non viene da questo gioco, e non è mostrata.
saves-flaw-saved = L’ora indicata non ha senso; è mostrato quando il file è stato scritto.

## A game that cannot be saved

saves-trouble-full = Impossibile salvare la partita: il disco è pieno. Libera spazio; si salva di nuovo con la tua prossima scelta.
saves-trouble-read-only = Impossibile salvare la partita: non si può scrivere nella sua cartella. Continua a giocare, si riprova a ogni scelta.
saves-trouble-taken = Un’altra copia di Solar Storm salva al posto di questa, che non lo fa più. «Salva con nome…» nel menu conserva comunque questa partita.
saves-trouble-other = Impossibile salvare la partita ({ $detail }). Si riprova con la tua prossima scelta.
saves-trouble-slow = Il disco è lento: le tue ultime decisioni non sono ancora arrivate. Puoi continuare a giocare.
disk-waits = In attesa del disco
disk-waits-unsaved = La partita non è ancora salvata. Chiudi di nuovo la finestra per uscire comunque.
saves-trouble-over = La partita è di nuovo salvata.

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = Tutte le stanze V2
saves-mode-rooms-mixed = Stanze a caso
saves-mode-rooms-pick = Stanze scelte
saves-mode-no-counting = Senza contare
saves-kept-name = Lasciata al turno { $turn }
saves-finished-name = { $won ->
    [yes] Vittoria al turno { $turn }
   *[no] Sconfitta al turno { $turn }
}

## The title screen, about saving

title-unsaved = Questa copia di Solar Storm non salva da sola, perché ne è aperta un’altra. Le tue partite restano come sono.
title-taken = Un’altra copia di Solar Storm salva al posto di questa. Chiudi questa, o riavviala, per salvare di nuovo qui.
title-no-saves-read-only = Non si possono salvare partite: in { $path } non si può scrivere. Puoi giocare lo stesso. Per salvare, rendi scrivibile quella cartella e riavvia.
title-no-saves-full = Non si possono salvare partite: il disco è pieno. Puoi giocare lo stesso. Per salvare, libera spazio.
title-no-saves-other = Non si possono salvare partite: { $path } non è utilizzabile. Puoi giocare lo stesso. Per salvare, guarda che cosa c’è al suo posto.
title-no-saves-taken = Un’altra copia di Solar Storm è aperta e salva.

## Two copies of the program

second-copy-heading = Solar Storm è già aperto
second-copy-text = Un’altra copia del programma è aperta e salva la sua partita. Due copie non devono sovrascriversi. Se chiudi l’altra, questa continua da sola.
second-copy-quit = Esci
second-copy-quit-detail = Torna alla copia aperta. Nulla cambia.
second-copy-unsaved = Gioca senza salvare
second-copy-unsaved-detail = Tutti i file restano come sono; «Salva con nome…» funziona.
second-copy-take-over = Subentra
second-copy-take-over-detail = Da ora salva questa copia; l’altra smette e lo dice.
second-copy-refused-full = Non riuscito: il disco è pieno.
second-copy-refused-read-only = Non riuscito: non si può scrivere nella cartella delle partite salvate.
second-copy-refused-taken = Non riuscito: l’altra copia sta salvando. Riprova.
second-copy-refused-other = Non riuscito: la cartella delle partite salvate non è utilizzabile.

## The list of saved games

saves-heading = Partite salvate
saves-none = Nessuna partita salvata finora. «Salva con nome…» nel menu del tavolo ne conserva una qui; le partite finite arrivano da sole.
saves-folder-unread = Le partite salvate non si possono elencare: { $path } non si può leggere ({ $detail }). Controlla quella cartella, poi torna qui.
saves-back = Indietro
saves-row = Turno { $turn } · { $modes }
saves-row-broken = Questa partita non si può leggere: { $why }
saves-missing = { $count ->
    [one] Richiede l’espansione «{ $ids }», che non è installata
   [many] Richiede espansioni ({ $ids }) che non sono installate
   *[other] Richiede espansioni ({ $ids }) che non sono installate
} qui.
saves-unreadable = Danneggiata
saves-unreadable-newer = Versione più nuova
saves-status-playing = In corso
saves-status-won = Vinta
saves-status-lost = Persa
saves-turn = { $status } · turno { $turn }
saves-load = Continua questa partita
saves-look = Guarda la nave
saves-watch = Guarda dall’inizio
saves-rename = Rinomina
saves-delete = Elimina
saves-hint-load = carica
saves-cannot = Questa partita non si può caricare; che cosa non va è scritto accanto all’elenco.
saves-broken-advice = Nulla è stato cambiato. Il file è { $path }. Se ne hai una copia, mettila al suo posto; altrimenti puoi eliminarlo.
saves-newer-advice = Nulla è stato cambiato. Il file è { $path }. La versione più nuova può riprendere la partita.
saves-gone = Il file non c’è più.
saves-rename-title = Rinominare la partita salvata
saves-rename-go = Rinomina
saves-renamed = Ora si chiama «{ $name }».
saves-delete-title = Eliminare «{ $name }»?
saves-delete-text = Puoi recuperarla finché resti in questa schermata. Dopo si trova ancora in { $path }.
saves-delete-go = Elimina
saves-deleted = «{ $name }» è stata eliminata.
saves-restore = Recupera la partita eliminata
saves-restored = «{ $name }» è di nuovo qui.
saves-not-kept = Non è stato possibile tenere la partita in corso tra le partite salvate: se vai avanti, può andare perduta.
saves-refused-full = Non riuscito: il disco è pieno. Libera spazio, poi riprova.
saves-refused-read-only = Non riuscito: non si può scrivere nella cartella delle partite salvate. Rendila scrivibile, poi riprova.
saves-refused-taken = Non riuscito: un’altra copia di Solar Storm sta salvando. Riprova.
saves-refused-other = Non riuscito: il disco ha rifiutato. Riprova.

## Saving under a name

naming-title = Salva con nome…
naming-go = Salva
naming-suggestion = Turno { $turn } · { $names }
naming-empty = Una partita salvata ha bisogno di un nome.
naming-letter = La lettera «{ $letter }» qui non si può mostrare.
naming-note = Compare in «Carica partita» con un’immagine del tavolo.
naming-twice = C’è già una partita con questo nome, salvata { $when }. Va tra quelle eliminate, e questa ne prende il posto.
naming-saved = Salvata come «{ $name }».
menu-save-as = Salva con nome…
menu-load = Carica partita

## Leaving a game that is not saved

leave-title = Uscire senza salvare?
leave-text = Ciò che è stato giocato dopo l’ultimo salvataggio andrà perso.
leave-yes = Esci comunque

## When the program fails

error-heading = Qualcosa è andato storto
error-why-program = Solar Storm ha fatto un errore che nessuno aveva previsto. Tu non hai sbagliato nulla.
error-why-content = C’è un errore nei file del gioco: la riga qui sotto dice in quale file e dove. Correggilo lì, o reinstalla Solar Storm.
error-why-memory = Questo computer non ha più memoria per Solar Storm. Chiudi altri programmi, poi continua.
error-why-disk = Il computer ha rifiutato di leggere o scrivere un file che serve a Solar Storm.
error-saved = La tua partita è al sicuro: è stata salvata dopo l’ultima scelta. Vai alla schermata iniziale e continua da lì.
error-unsaved = Questa copia di Solar Storm non salva da sola, quindi la partita sul tavolo è persa. Le partite salvate sono intatte.
error-no-game = Sul tavolo non c’era nessuna partita. Le partite salvate sono intatte.
error-report = Un rapporto con tutto ciò che serve a trovare l’errore, e le scelte di questa partita, è in { $path }. Se succede di nuovo, manda quel file agli autori.
error-no-report = Impossibile scrivere il rapporto: il disco ha rifiutato.
error-last = Solar Storm non può continuare e ora si chiude. Le partite salvate sono intatte.
error-title-screen = Schermata iniziale
error-earlier = Una scelta prima
error-earlier-tip = Se succede ogni volta che continui: mette da parte l’ultimo salvataggio e torna a quello prima.
error-stepped-back = L’ultimo salvataggio è conservato con un altro nome. Continua riparte da quello prima.
error-no-step-back = Non c’è un salvataggio precedente da cui ripartire.
error-quit = Esci
