### Flights that travel as a line.

flight-title = Un volo
flight-choices = { $count ->
    [one] { $count } scelta
    [many] { $count } scelte
   *[other] { $count } scelte
}
flight-crew = { $count } membri dell’equipaggio
flight-playing = In volo, turno { $turn }
flight-won = Salvata al turno { $turn }
flight-lost = Perduta al turno { $turn }
flight-names = Dai un nome al tuo equipaggio. Ogni posto è di un giocatore; al tavolo il programma può prenderne qualcuno.
flight-copy = Copia la riga di volo
flight-copy-tip = L’intera partita in una riga di lettere. Mandala a un amico, che può incollarla nella schermata iniziale.
flight-paste = Incolla la riga di volo
flight-paste-nothing = Negli appunti non c’è né una riga di volo né un codice partita.
paste-silent = Il programma da cui hai copiato non ha fornito il testo. Copialo di nuovo, poi incollalo.
paste-unreadable = Quello che hai copiato non è leggibile come testo. Copialo di nuovo come testo semplice, poi incollalo.
paste-long = Quello che hai copiato è troppo lungo. Copia solo ciò che ti serve, poi incollalo.
flight-why-letters = Questa non è una riga di volo.
flight-why-newer = Questa riga di volo viene da una versione più nuova di Solar Storm.
flight-why-damaged = Questa riga di volo è danneggiata: un carattere è sbagliato o manca.
flight-why-rules = Questa riga di volo è per regole diverse e qui non si può usare.
flight-why-content = Questa riga di volo richiede contenuti che qui non sono disponibili: { $details }
flight-why-position = Una partita da una posizione personalizzata non ha una riga di volo.
flight-why-rolls = Alcuni tiri di questa partita erano prestabiliti, quindi non ha una riga di volo.
flight-why-settings = Le impostazioni di questa partita non stanno in una riga di volo.
flight-paste-key = Ctrl+V
flight-paste-hint = incolla una partita
flight-paste-tip = Apre la riga di volo o il codice partita negli appunti. { $key } fa lo stesso qui e nella schermata iniziale.
