### The log of flights, and what it adds up to.

records-title = Record
records-reading = Lettura dei tuoi voli…
records-none = Ancora nessun volo. Ogni volo concluso si aggiunge qui.
records-sum = { $won } navi salvate su { $count }
records-day = { DATETIME($day, dateStyle: "medium") }
records-table = Navi salvate
records-cell = { $won } su { $count }
records-interval = alla lunga, molto probabilmente dal { $low } al { $high }%
records-players = { $players ->
    [one] { $players } giocatore
    [many] { $players } di giocatori
   *[other] { $players } giocatori
}
records-sums = Tutti i voli
records-fastest = Nave salvata più in fretta
records-longest = Volo più lungo
records-close = Navi salvate per un soffio
records-close-note = Con una stanza critica o con al massimo { $cards } carte rimaste.
records-crews = Più voli
records-firsts = Prime navi salvate
records-first-any = Una nave qualsiasi
records-first-realist = Realista, senza carte Universali
records-first-narrow = Al massimo { $cards } carte rimaste
records-last = Ultimi voli
records-by-programs = concluso dal solo programma
records-cards = { $count ->
    [one] { $count } carta rimasta
    [many] { $count } di carte rimaste
   *[other] { $count } carte rimaste
}
records-no-line = Questo volo non ha una riga di volo e non si può mostrare.
records-csv = Esporta CSV
records-json = Esporta JSON
records-exported = Tutti i voli sono stati esportati in { $path }.
records-export-full = Non è stato esportato nulla: il disco è pieno. Libera spazio, poi riprova.
records-export-read-only = Non è stato esportato nulla: { $path } è di sola lettura. Rendi scrivibile la cartella, poi riprova.
records-export-other = Non è stato esportato nulla: { $path } non si può usare ({ $detail }). Controlla che cosa c’è lì, poi riprova.
records-damaged = { $count ->
    [one] Una voce del diario di volo è danneggiata ed è stata esclusa.
    [many] { $count } di voci del diario di volo sono danneggiate e sono state escluse.
   *[other] { $count } voci del diario di volo sono danneggiate e sono state escluse.
}
records-newer = Le voci del diario di volo provenienti da una versione più nuova di Solar Storm sono state escluse.
records-unread = Il tuo diario di volo non si può leggere in questo momento. Solar Storm riprova ogni pochi secondi.
records-unread-file = Il file non è stato modificato: { $path }
flights-unsaved = I tuoi ultimi voli non sono ancora nel diario di volo: il disco è pieno o non è scrivibile. Solar Storm riprova ogni pochi secondi.
records-refused-full = I tuoi ultimi voli non sono ancora nel diario di volo: il disco è pieno. Libera spazio, poi riapri questa pagina.
records-refused-read-only = I tuoi ultimi voli non sono ancora nel diario di volo: la sua cartella è di sola lettura. Rendila scrivibile, poi riapri questa pagina.
records-refused-taken = I tuoi ultimi voli non sono ancora nel diario di volo: un’altra copia di Solar Storm lo sta scrivendo. Riapri questa pagina.
records-refused-other = Il disco ha segnalato un errore per il diario di volo. Nessun volo è stato rimosso. Riapri questa pagina.
