# The film: why a game went as it did.

film-title = Il film
film-saved = Come la nave è stata salvata al turno { $turn }
film-lost = Come la nave è andata perduta al turno { $turn }
film-luck = Fortuna
film-decisions = Decisioni
film-points = { $points } punti
film-start = dal { $value }% all’inizio
film-chance = Probabilità di vincere
film-meaning = se continuassero dei cadetti; la fascia è il margine
film-looking = Esame del turno { $turn } di { $turns }
film-unable = Per questa partita non si conoscono probabilità.
film-luck-lane = Fortuna: dadi, pesche, danni
film-decisions-lane = Decisioni: migliori o peggiori di quelle di un cadetto
film-turn = Turno { $turn }, { $name }
film-turn-alone = Turno { $turn }
film-point-listed = Turno { $turn }: { $words }
film-point = svolta { $at } di { $count }
film-missed = { $points } punti o più mancati
film-somebody = qualcuno
film-happened = Che cosa è successo
film-part = { $at } / { $count }
film-more = Mostra il resto
film-captain = Il capitano avrebbe fatto
film-as-good = Niente sarebbe stato migliore oltre il margine.
film-better = Così il { $win }%: { $points } punti in più, con un margine di { $margin }
film-show = Mostra
film-enters = Azioni: { $actions } · segnalini Azione: { $tokens } · carte nel mazzo: { $cards }
film-key-turns = turni
film-key-points = svolte
film-key-play = riproduci
film-names-hide = Nascondi i nomi
film-names-show = Mostra i nomi
film-point-back = Alla svolta precedente
film-point-on = Alla svolta successiva
film-tip-plot = { DEVICE() ->
    [pad] Percorri la curva con { KEY("left") } e { KEY("right") }: ogni punto è un turno.
   *[keys] Fai clic o trascina lungo la curva, oppure premi le frecce sinistra e destra: ogni punto è un turno.
}
film-tip-point = Turno { $turn }: { $points } punti
film-back = Indietro
film-end-saved = salva
film-end-lost = perduta
over-film = Film
command-film = Vedere perché la partita è andata così
command-film-show = Film: mostra al tavolo
