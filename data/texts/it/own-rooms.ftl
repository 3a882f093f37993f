# Rooms and expansions that players have written themselves.

own-rooms-title = Le tue stanze
own-rooms-where = Ogni tua stanza o espansione ha la sua cartella dentro questa:
own-rooms-named = Indicate all’avvio del gioco:
own-rooms-none = Non hai ancora stanze tue. La pagina «own-rooms» della documentazione mostra come scriverne una.
own-rooms-here = Nel gioco
own-rooms-room = al posto di: { $room }
own-rooms-expansion = espansione
own-rooms-left-out = { $count ->
    [one] Una cartella è esclusa. Il gioco ne fa a meno.
    [many] { $count } di cartelle sono escluse. Il gioco ne fa a meno.
   *[other] { $count } cartelle sono escluse. Il gioco ne fa a meno.
}
own-rooms-line = { $file }, riga { $line }
own-rooms-more = { $count ->
    [one] Un altro errore non è mostrato.
    [many] Altri { $count } di errori non sono mostrati.
   *[other] Altri { $count } errori non sono mostrati.
}
own-rooms-copy = Copia il percorso
own-rooms-again = Rileggi
own-rooms-copied = Il percorso è negli appunti.
own-rooms-read = Le cartelle sono state rilette.
own-rooms-changed = { $count ->
    [one] Il tuo contenuto «{ $ids }» è cambiato dopo il salvataggio di questa partita.
    [many] I tuoi contenuti ({ $ids }) sono cambiati dopo il salvataggio di questa partita.
   *[other] I tuoi contenuti ({ $ids }) sono cambiati dopo il salvataggio di questa partita.
}
own-rooms-goes-on = Da qui in poi valgono le nuove regole.
own-rooms-undone = Non puoi ripetere le scelte annullate che non sono compatibili con queste.
own-rooms-fits-not = Quello che è successo finora non è compatibile con le nuove regole. La partita è al sicuro: rimetti i file com’erano, oppure inizia una nuova partita.
own-rooms-unread = Il tuo contenuto «{ $id }» al momento non si può leggere ({ $detail }). La partita è al sicuro: riprova quando la cartella si potrà aprire.
own-rooms-wrong = Il tuo contenuto «{ $id }» ha un errore ({ $place }). La partita è al sicuro: correggi l’errore e riprova.
flight-why-own = Questa riga di volo segue altre regole o un’altra versione dei tuoi contenuti: { $details }
own-rooms-advice = Questa nave ha stanze tue. Non posso simularle, quindi non ho confrontato nulla.
own-rooms-film = Questa nave ha stanze o espansioni tue. Il capitano non può valutarne i turni.
