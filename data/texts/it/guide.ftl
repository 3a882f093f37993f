### The guided first game: what the captain says. Calm, experienced, fond of this crew.

## Where it begins

title-guided = Prima partita guidata
title-guided-note = Una partita intera con il capitano
setup-guided-tip = Una partita vera con i consigli del capitano, finché tutto è riuscito bene una volta.

## The bubble

guide-close = Capito
guide-back = Torna alle mie azioni
guide-note = Imparato: { $done } su { $count }
guide-note-tip = L’elenco del capitano: cosa è già riuscito una volta e cosa manca ancora.
captain-two-sentences = { $first } { $second }

## What has to happen well once

guide-goal = A ogni turno la tempesta colpisce la nave. Se colpisce una stanza senza cubetti, o il mazzo Risorse si esaurisce, perdiamo la nave. La via di casa: deviare l’energia di tutte e otto le stanze, poi riavviare il Nucleo Energetico.
guide-program = Il programma gioca { $names }.
guide-core = Puoi salvare la nave in questo turno: devia ciò che manca, poi riavvia il Nucleo Energetico. { $cost }
guide-critical = Un altro colpo { FORM($room, "at") } e perdiamo la nave. Puoi riparare quella stanza in questo turno. { $cost }
guide-danger = Un altro colpo { FORM($room, "at") } e perdiamo la nave. Non vedo un modo sicuro di riparare quella stanza in questo turno.
guide-divert = Puoi deviare l’energia { FORM($room, "of") } in questo turno. { $cost } Così siamo più vicini a casa di una stanza.
guide-share = Nella stessa stanza si può condividere: ogni carta costa un’azione.
guide-repair = Puoi riparare { $room } in questo turno. { $cost } Una carta adatta rimette un cubetto.
guide-ability = Una stanza integra si può attivare per la sua abilità. In questo turno puoi attivare { $room }. { $cost }
guide-token = Le tue tre azioni sono finite, ma un segnalino Azione ne paga un’altra.
guide-hand-limit =
    Hai { $count ->
        [one] una carta
        [many] { $count } carte
       *[other] { $count } carte
    }, e il limite di mano è sei. Prendi una carta scoperta, o scarta ciò che serve meno.

## What leads on

guide-onward = Puoi deviare l’energia { FORM($room, "of") } in questo turno. { $cost } Stanze rimaste: { $left }.
guide-next-repair = In questo turno non si può deviare nessuna stanza. La cosa migliore ora: riparare { $room }. { $cost }
guide-gather = In questo turno non si può deviare nessuna stanza. La più vicina: { $room }. Carte mancanti: { $cards }. Rovista in cerca di carte.
guide-save = In questo turno non si può deviare nessuna stanza. Termina con un’azione non spesa: diventa un segnalino Azione per dopo.

## What was left undone

guide-missed-core = Hai terminato le azioni, ma in questo turno potevi ancora salvare la nave.
guide-missed-critical = Hai terminato le azioni, ma potevi ancora riparare { $room }. Quella stanza non ha cubetti.
guide-missed-divert = Hai terminato le azioni, ma potevi ancora deviare l’energia { FORM($room, "of") }.
guide-missed-token = Hai terminato le azioni, ma il tuo segnalino Azione poteva ancora pagare qualcosa di utile.
guide-missed-share = Hai terminato le azioni, ma potevi ancora condividere una carta che ci serve.
guide-missed-repair = Hai terminato le azioni, ma potevi ancora riparare { $room }.
guide-missed-ability = Hai terminato le azioni, ma potevi ancora attivare { $room }.

## Farewell

guide-won = Il nucleo è di nuovo acceso e torniamo a casa. Premi { KEY("adviser") } ogni volta che hai bisogno di me.
guide-lost = Abbiamo perso questa nave, ma conosci meglio la prossima. Premi { KEY("adviser") } ogni volta che hai bisogno di me.
