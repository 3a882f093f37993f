### The descent: ten kinds of ship for each crew size.

title-descent = La discesa
title-descent-note = Dieci tipi di nave, dalla più facile alla più dura
descent-title = La discesa
descent-lead = Dieci gradini, dal più facile al più duro. Due di fila possono equivalersi. Di ogni nave conta solo il primo volo.
descent-rung-1 = Orbita lontana
descent-rung-2 = Vento solare
descent-rung-3 = Primo bagliore
descent-rung-4 = Bordo della corona
descent-rung-5 = Raggi della corona
descent-rung-6 = Protuberanza
descent-rung-7 = Campo di brillamenti
descent-rung-8 = Macchia scura
descent-rung-9 = Luce ribollente
descent-rung-10 = Cuore del Sole
descent-name = { $rung } · { $name }
descent-officers = Gli ufficiali salvano
descent-interval = dal { $low } al { $high }%
descent-unmeasured = non ancora misurato
descent-you = Tu
descent-sum = { $won } su { $count }
descent-needed = Salva qui { $needed } delle tue ultime { $last } navi per scendere ancora.
descent-next = Salva la prossima nave per scendere ancora.
descent-done = Superato una volta per tutte.
descent-all = Tutti i gradini sono superati. Il Sole non ha altro da mostrarti.
descent-later = { $count ->
    [one] Questo gradino conta quando hai superato il gradino { $first }.
    [2] Questo gradino conta quando hai superato i gradini { $first } e { $last }.
    [many] Questo gradino conta quando hai superato i gradini da { $first } a { $last }.
   *[other] Questo gradino conta quando hai superato i gradini da { $first } a { $last }.
}
descent-begin = Comincia
descent-practice = Vola per allenarti
descent-again = Vola ancora
descent-aid-adviser = con consigli
descent-aid-undo = con scelte annullate
