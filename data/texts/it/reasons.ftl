### Reasons: a `why` of the rules' YAML, and what the rules check themselves. A line when met, `-no` what is missing (the end of a
### heading), `-short` at most three words. Beside what the rules tell there is what was tried, each under its own name; a value that
### is left open is `none`. `FORM($cards, "or")` makes a list "a or b", `FORM($cost, "paid")` and `"lacking"` say what of a price is paid.

## The rules' own

play-passive = Si attiva con un’azione
play-passive-no = funziona automaticamente e non si può attivare
play-passive-short = stanza passiva
play-first = Nessun’altra decisione viene prima
play-first-no = { $name } deve prima decidere altro
play-first-short = prima decidi
play-seat = Decidi tu
play-seat-no = decide { $name }
play-seat-short = non tocca a te
play-over = La partita non è finita
play-over-no = la partita è finita
play-over-short = partita finita
play-choice = Si può scegliere
play-choice-no = { $choice ->
    [none] non c’è nulla da scegliere
   *[other] qui non si può scegliere { $choice }
}
play-choice-short = non qui
play-unknown-key = «{ $key }» qui è noto
play-unknown-key-no = «{ $key }» qui non è noto
play-unknown-key-short = nome sconosciuto
play-unknown-value = «{ $key }» può essere { $value }
play-unknown-value-no = «{ $key }» non può essere { $value }
play-unknown-value-short = valore sconosciuto

## Crew members

play-aboard = { $name ->
    [none] C’è qualcuno a bordo
   *[other] { $name } è a bordo
}
play-aboard-no = { $name ->
    [none] a bordo non c’è nessuno
   *[other] { $name } non è più a bordo
}
play-aboard-short = non a bordo
play-another = Un altro membro dell’equipaggio
play-another-no = questa carta è già tua
play-another-short = già tua

## Cards and cubes

play-in-hand = La carta è nella tua mano
play-in-hand-no = non hai una carta così
play-in-hand-short = non in mano
play-their-cards = { $name ->
    [none] Gli altri hanno carte
   *[other] { $name } ha carte
}
play-their-cards-no = { $name ->
    [none] { $own ->
        [0] nessuno dei due ha carte
       *[other] gli altri non hanno carte
    }
   *[other] { $name } non ha carte
}
play-their-cards-short = niente carte
play-their-card = { $name ->
    [none] Qualcuno ha la carta
   *[other] { $name } ha la carta
}
play-their-card-no = { $name ->
    [none] nessuno ha una carta così
   *[other] { $name } non ha una carta così
}
play-their-card-short = non ce l’ha
play-discarded = La carta è negli scarti
play-discarded-no = negli scarti non c’è una carta così
play-discarded-short = non scartata
play-face-up = La carta è scoperta
play-face-up-no = tra le scoperte non c’è una carta così
play-face-up-short = non scoperta
play-held-cube = Hai un cubetto Riparazione
play-held-cube-no = non hai cubetti Riparazione
play-held-cube-short = nessun cubetto tuo
play-topmost = Nessun altro spazio viene prima
play-topmost-no = in una stanza deviata una riparazione riempie tutti gli spazi: scegli il più alto adatto
play-topmost-short = il più alto

## Rooms

play-passive-tokens = Si attiva con un’azione
play-passive-tokens-no = funziona automaticamente; inizia qui il turno quando è integra e ottieni due segnalini Azione
play-passive-tokens-short = stanza passiva
play-strikes = Queste stanze possono essere colpite
play-strikes-no = { $rooms-count ->
    [1] il Nucleo Energetico non viene mai colpito
   *[other] queste stanze non possono essere colpite insieme
}
play-strikes-short = non queste stanze
play-strikes-count = { $count ->
    [one] Una stanza
   [many] { $count } stanze diverse
   *[other] { $count } stanze diverse
}
play-strikes-count-no = { $count ->
    [one] scegli la stanza da colpire
   [many] scegli { $count } stanze diverse
   *[other] scegli { $count } stanze diverse
}
play-strikes-count-short = prima scegli
