### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = L’ultimo salvataggio non si può leggere: { $why }
saves-newer = L’ultimo salvataggio viene da una versione più nuova di Solar Storm. La tua versione non può leggerlo.
saves-kept-as = Il file è conservato come { $path }.
saves-kept-files = I file interessati sono conservati come { $paths }.
saves-kept-there = Non è stato possibile spostare il file. Si trova ancora in { $path }.
saves-rescued = «Continua» carica il salvataggio precedente.
saves-not-rescued = Nient’altro è cambiato. Inizia una nuova partita, o caricane una salvata.
saves-changed = L’ultimo salvataggio non è più quello che vedevi qui.
saves-detail = ({ $detail })
saves-why-unreadable = il sistema non può aprirlo.
saves-why-folder = al suo posto c’è una cartella.
saves-why-loop = al suo posto c’è un collegamento che non porta da nessuna parte.
saves-why-large = è troppo grande per un salvataggio.
saves-why-empty = è vuoto.
saves-why-zeros = contiene solo zeri.
saves-why-not-text = una parte non è testo.
saves-why-cut-off = manca la fine.
saves-why-syntax = è danneggiato.
saves-why-twice = contiene due volte la stessa voce.
saves-why-number = contiene un numero non valido.
saves-why-deep = è troppo danneggiato per essere letto.
saves-why-foreign = non è un salvataggio di Solar Storm.
saves-why-newer = viene da una versione più nuova di Solar Storm.
saves-why-value = qualcosa manca o non è valido.
saves-why-rules = le sue scelte violano le regole o non portano alla posizione indicata.
saves-flaw-name = Il suo nome è danneggiato ed è mostrato per quanto possibile.
saves-flaw-picture = La sua immagine non viene da questo gioco, e non è mostrata.
saves-flaw-saved = La sua ora non è valida: è mostrata quella del file.

## A game that cannot be saved

saves-trouble-full = Impossibile salvare la partita: il disco è pieno. Libera spazio. Solar Storm riprova ogni pochi secondi.
saves-trouble-read-only = Impossibile salvare la partita: la sua cartella è di sola lettura. Puoi continuare a giocare. Solar Storm riprova ogni pochi secondi.
saves-trouble-taken = Un’altra copia di Solar Storm ora salva al posto di questa, che ha smesso. «Salva con nome…» nel menu conserva comunque questa partita.
saves-trouble-other = Impossibile salvare la partita ({ $detail }). Solar Storm riprova ogni pochi secondi.
saves-trouble-slow = Il disco è lento, e le tue ultime scelte non sono ancora salvate. Puoi continuare a giocare.
over-unsaved = { $which ->
    [last] La tua ultima partita
   *[this] Questa partita
 } non è ancora stata salvata: { $why ->
    [full] il disco è pieno
    [read-only] la sua cartella è di sola lettura
    [slow] il disco è lento
    [unread] il sistema non può aprire il tuo ultimo salvataggio
    [taken] un’altra copia di Solar Storm ora salva al posto di questa
   *[other] { $detail }
 }. Solar Storm riprova ogni pochi secondi.
disk-waits = In attesa del disco
disk-waits-unsaved = Non è ancora stato salvato tutto. Chiudi di nuovo la finestra per uscire comunque.
saves-trouble-over = La partita è di nuovo salvata.
saved-after-title = Salvato
saved-after-all = Alla fine il salvataggio è riuscito.

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = Stanze V2
saves-mode-rooms-mixed = Stanze a caso
saves-mode-rooms-pick = Stanze scelte
saves-mode-no-counting = Senza contare
saves-kept-name = Lasciata al turno { $turn }
saves-finished-name = { $won ->
    [yes] Vittoria al turno { $turn }
   *[no] Sconfitta al turno { $turn }
}

## The title screen, about saving

title-unsaved = Il salvataggio automatico è disattivato in questa copia di Solar Storm, perché ne è aperta un’altra. Le tue partite restano come sono.
title-taken = Un’altra copia di Solar Storm ora salva al posto di questa. Per salvare di nuovo qui, chiudi questa copia e riavviala.
title-ended-kept = La tua ultima partita ({ $name }) non era ancora stata salvata. Ora la trovi in «{ title-load }».
title-no-saves-read-only = Non si possono salvare partite: { $path } è di sola lettura. Puoi giocare lo stesso. Per salvare, rendi scrivibile la cartella e riavvia.
title-no-saves-full = Non si possono salvare partite: il disco è pieno. Puoi giocare lo stesso. Per salvare, libera spazio.
title-no-saves-other = Non si possono salvare partite: { $path } non è utilizzabile. Puoi giocare lo stesso. Per salvare, controlla che cosa c’è al suo posto.
title-no-saves-taken = Non si possono salvare partite: è aperta un’altra copia di Solar Storm.

## Two copies of the program

second-copy-heading = Solar Storm è già aperto
second-copy-text = Un’altra copia di Solar Storm è aperta e salva la sua partita. Due copie non devono sovrascriversi. Quando chiudi l’altra, questa continua automaticamente.
second-copy-quit = Esci
second-copy-quit-detail = Torna alla copia aperta. Nulla cambia.
second-copy-unsaved = Gioca senza salvataggio automatico
second-copy-unsaved-detail = Questa partita non viene salvata, le impostazioni sì. «Salva con nome…» funziona ancora.
second-copy-take-over = Subentra
second-copy-take-over-detail = Da ora salva questa copia. L’altra smette e lo segnala.
second-copy-refused-full = Impossibile subentrare: il disco è pieno.
second-copy-refused-read-only = Impossibile subentrare: la cartella delle partite salvate è di sola lettura.
second-copy-refused-taken = Impossibile subentrare: l’altra copia sta salvando. Riprova.
second-copy-refused-other = Impossibile subentrare: la cartella delle partite salvate non è utilizzabile.

## The list of saved games

saves-none = Ancora nessuna partita salvata. «Salva con nome…» nel menu di gioco ne aggiunge una qui. Le partite finite si aggiungono automaticamente.
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
saves-load = Continua partita
saves-look = Guarda la nave
saves-watch = Rivedi partita
saves-rename = Rinomina
saves-delete = Elimina
saves-broken-advice = Nulla è cambiato. Il file è { $path }. Se ne hai una copia, mettila lì. Altrimenti puoi eliminare il file.
saves-newer-advice = Nulla è cambiato. Il file è { $path }. La versione più nuova può continuare la partita.
saves-gone = Il file non esiste più.
saves-rename-title = Rinominare la partita salvata
saves-rename-go = Rinomina
saves-renamed = Rinominata «{ $name }».
saves-share = Condividi
saves-delete-title = Eliminare «{ $name }»?
saves-delete-text = Puoi ripristinarla finché resti in questa schermata. Dopo, il file è ancora in { $path }.
saves-delete-go = Elimina
saves-deleted = «{ $name }» è stata eliminata.
saves-restore = Ripristina partita eliminata
saves-restored = «{ $name }» è ripristinata.
saves-not-kept = Non è stato possibile conservare la partita in corso tra quelle salvate. Se continui, può andare persa.
saves-refused-full = Non riuscito: il disco è pieno. Libera spazio, poi riprova.
saves-refused-read-only = Non riuscito: la cartella delle partite salvate è di sola lettura. Rendila scrivibile, poi riprova.
saves-refused-taken = Non riuscito: un’altra copia di Solar Storm sta salvando. Riprova.
saves-refused-other = Non riuscito: il disco ha segnalato un errore. Riprova.

## Saving under a name

naming-title = Salva con nome…
naming-go = Salva
naming-suggestion = Turno { $turn } · { $names }
naming-empty = Una partita salvata ha bisogno di un nome.
naming-letter = Il carattere { $place } non si può usare: è un’emoji o un segno che manca nei font del gioco.
naming-longest = Un nome ha al massimo { $count } caratteri. Quello che supera viene tagliato.
naming-note = La trovi in «{ title-load }», con un’immagine del tavolo.
naming-twice = Sostituisce la partita con lo stesso nome, salvata { $when }. La vecchia va tra quelle eliminate.
naming-saved = Salvata come «{ $name }».
menu-save-as = Salva con nome…
menu-load = Partite salvate

## Leaving a game that is not saved

leave-title = Uscire senza salvare?
leave-text = Tutto ciò che è successo dopo l’ultimo salvataggio può andare perso.
leave-yes = Esci comunque

## When the program fails

error-heading = Qualcosa è andato storto
error-why-program = Solar Storm ha incontrato un errore inatteso. Non dipende da te.
error-why-content = Un file del gioco contiene un errore. La riga qui sotto indica il file e il punto. Correggilo, o reinstalla Solar Storm.
error-why-refused = Solar Storm non è riuscito a leggere uno dei suoi file: { $file }. Forse lo sta usando un altro programma. Riprova. Se continua a succedere, riavvia il computer o reinstalla Solar Storm.
error-file-title = Impossibile aprire
error-again = Riprova
error-why-memory = Questo computer ha esaurito la memoria. Chiudi altri programmi, poi continua.
error-why-disk = Il computer non è riuscito a leggere o scrivere un file che serve a Solar Storm.
error-saved = La tua partita è al sicuro: è stata salvata dopo la tua ultima scelta. Vai alla schermata iniziale e continua da lì.
error-goes-on = La tua partita non è salvata, ma è ancora qui: riprova per continuarla.
error-unsaved = Il salvataggio automatico è disattivato in questa copia di Solar Storm, quindi la partita in corso è andata persa. Le partite salvate sono intatte.
error-no-game = Nessuna partita è andata persa: le partite salvate sono intatte.
error-report = Un rapporto con i dettagli dell’errore e le scelte di questa partita è in { $path }. Se succede di nuovo, manda quel file agli sviluppatori.
error-report-no-game = Un rapporto con i dettagli dell’errore è in { $path }. Se succede di nuovo, manda quel file agli sviluppatori.
error-no-report = Impossibile scrivere il rapporto: il disco ha segnalato un errore.
error-last = Solar Storm deve chiudersi. Le partite salvate sono intatte.
error-title-screen = Schermata iniziale
error-earlier = Salvataggio precedente
error-earlier-tip = Utile se l’errore torna ogni volta che continui: mette da parte l’ultimo salvataggio e torna al precedente.
error-stepped-back = L’ultimo salvataggio è conservato con un altro nome. «Continua» carica il precedente.
error-no-step-back = Non c’è un salvataggio precedente da cui ripartire.
error-step-back-refused = L’ultimo salvataggio non si è potuto mettere da parte: per ora i file in { $path } non si possono rinominare. «Continua» carica ancora quello.
error-quit = Esci

## A file that the system does not open

saves-unread = L’ultimo salvataggio non si può aprire in questo momento. Non è stato cambiato nulla; si trova ancora in { $path }.
saves-unread-rescued = «Continua» prova di nuovo. Se non riesce, riprende dal salvataggio precedente e l’ultimo viene conservato.
saves-trouble-unread = La partita non è salvata: il sistema non può aprire il tuo ultimo salvataggio e Solar Storm non sovrascrive ciò che non può leggere. Riprova ogni pochi secondi.
notice-settings-unread = Le tue impostazioni non si possono aprire in questo momento, quindi valgono quelle predefinite. Non è stato cambiato nulla. Riavvia Solar Storm per riavere le tue impostazioni.
settings-unsaved = Le tue impostazioni non sono salvate: il disco è pieno o non è scrivibile. Solar Storm riprova ogni pochi secondi.
notice-lessons-unread = I tuoi progressi nella scuola di volo non si possono aprire in questo momento. Non è stato cambiato nulla. Solar Storm riproverà.
