### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = Giocatore
rank-cadet = Cadetto
rank-officer = Ufficiale
rank-captain = Comandante
rank-human-text = un giocatore a questo computer
rank-cadet-text = regole semplici, subito
rank-officer-text = pianifica il turno, ci pensa un attimo
rank-captain-text = prova turni interi, fino a { $seconds } s ciascuno

## A new game

setup-rank-cadet-tip = Giocato dal programma. Segue regole semplici e decide subito.
setup-rank-officer-tip = Giocato dal programma. Confronta piani per il turno, ciascuno con molti ordini possibili delle carte. Impiega fino a { $seconds } s a turno.
setup-rank-captain-tip = Giocato dal programma. Prova turni interi, ciascuno con molti ordini possibili delle carte. Impiega fino a { $seconds } s a turno.
setup-rank-tip = Vede solo ciò che vedi tu. Puoi cambiare in ogni momento chi gioca in un posto.
setup-rank-slow = Su questo computer prova meno turni che nelle partite misurate e forse vince meno.
setup-add-officer = Aggiungi un ufficiale, giocato dal programma
setup-seat-program = Programma
setup-watch = Guarda

## A player of the program decides

lent-turn-cadet = Turno del cadetto
lent-turn-officer = Turno dell’ufficiale
lent-turn-captain = Turno del comandante
lent-thinking = il programma riflette
lent-thinks = …
thinks-long = Ci vuole più tempo del solito.
lent-paused = in pausa
lent-step = { $step } · { $way }
lent-pause = Pausa
lent-go-on = Avanti
lent-skip = Salta turno
lent-skip-on = Al tuo turno
lent-speed = { $speed }×
lent-hint = La mano di { $name }, giocata dal programma. Tutti vedono le carte.
end-take-over = Subentra
end-give-back = Restituisci
seat-taken = Ora controlli tu { $name }. Fino alla tua prima scelta, «Restituisci» ridà il posto al programma.{ KEY("take-over", before: " Poi premi ", after: ".") }
command-take-over = Subentrare in un posto, o cederlo

## Who plays a seat

who-plays = Chi gioca { $name }?
who-plays-note = Vale dalla prossima scelta. Mani, segnalini e registro restano come sono. Il programma sa solo ciò che sa l’equipaggio.
who-plays-alone = Un solo giocatore guida tutto l’equipaggio.

## What a player of the program asks

lent-asks = { $name } chiede a { $others }
lent-agree = D’accordo
lent-decline = No

## Settings

settings-captain-seconds = Tempo di riflessione
settings-captain-seconds-note = Quanto può riflettere al massimo su un turno un comandante del programma. Vale per i posti assegnati da ora in poi.
settings-seconds = { $count } s
lent-skip-tip = Salta turni e tempeste finché il gioco non ti chiede qualcosa. Se giocano solo programmi, salta questo turno.
