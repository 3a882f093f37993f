# The film: why a game went as it did.

film-title = Il film
film-saved = Come la nave è stata salvata al turno { $turn }
film-lost = Come la nave è andata perduta al turno { $turn }
film-luck = Fortuna
film-decisions = Decisioni
film-points = Punti: { $points }
film-start = dal { $value }% all’inizio
film-chance = Probabilità di vincere
film-meaning = con cadetti fino alla fine; fascia: margine d’errore
film-looking = Analisi del turno { $turn } di { $turns }
film-unable = Non è stato possibile analizzare questa partita.
film-stopped = L’analisi ha smesso di rispondere. Riapri il film per continuare.
film-luck-lane = Fortuna: dado, carte, danni
film-decisions-lane = Decisioni: migliori o peggiori di quelle di un cadetto
film-turn = Turno { $turn }, { $name }
film-turn-alone = Turno { $turn }
film-point-listed = Turno { $turn }: { $words }
film-point = svolta { $at } di { $count }
film-missed = { $points } o più punti persi
film-sign-good = nessun piano chiaramente migliore
film-sign-missed = il piano del capitano era migliore
film-somebody = un giocatore
film-happened = Che cosa è successo
film-part = { $at } / { $count }
film-more = Mostra il resto
film-captain = Il piano del capitano
film-as-good = Non ho trovato un piano chiaramente migliore.
film-as-good-note = Al tavolo faccio solo una stima. Qui contano soltanto le partite giocate fino alla fine.
film-awaited = Non ancora analizzato. Presto vedrai qui che cosa hanno cambiato la fortuna e le decisioni, e il piano del capitano.
film-better = Così invece { $win }%: { $points ->
    [one] un punto
   [many] { $points } punti
   *[other] { $points } punti
} in più, ± { $margin }
film-show = Mostra
film-enters = Azioni: { $actions } · segnalini Azione: { $tokens } · carte nel mazzo: { $cards }
film-key-turns = turni
film-key-points = svolte
film-key-play = riproduci
film-names-hide = Nascondi i nomi
film-names-show = Mostra i nomi
film-point-back = Svolta precedente
film-point-on = Svolta successiva
film-tip-plot = { DEVICE() ->
    [pad] Percorri il grafico con { KEY("left") } e { KEY("right") }. Ogni passo è un turno.
   *[keys] Fai clic o trascina lungo il grafico, o premi le frecce sinistra e destra. Ogni passo è un turno.
}
film-tip-point = Turno { $turn }, punti: { $points }
film-back = Indietro
film-end-saved = salva
film-end-lost = perduta
over-film = Film
command-film = Film: perché è andata così
command-film-show = Film: mostra al tavolo
