### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = Azioni
ask-action-text = Scegli che cosa fare.
ask-action-hint = { DEVICE() ->
    [pad] Prendi una carta con { KEY("enter") } e scegli dove va.
   *[keys] Fai clic su una carta o trascinala, o premi il suo tasto, e scegli dove va.
}
ask-action-first = non si può usare così
ask-action-first-short = non così
ask-scavenge = { $picks ->
    [0] Prendi una carta
    [1] Prendi una carta
   *[other] Prendi una carta: { $pick } di { $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] Scegli una carta dal mazzo o tra le scoperte. «Non prendere» la lascia.
   *[keys] Dal mazzo o tra le scoperte: fai clic, o trascinala nella mano. «Non prendere» la lascia.
}
ask-scavenge-hint = Prendi una carta dal mazzo o una scoperta, o non prendere nulla.
ask-scavenge-first = { $name } prende prima ciò che ha trovato
ask-scavenge-first-short = prima prendi
ask-collect = Raccolta
ask-collect-text = { DEVICE() ->
    [pad] { $deck-cards ->
        [one] Una carta
       [many] { $deck-cards } carte
       *[other] { $deck-cards } carte
    } dal mazzo, o una scoperta: scegli.
   *[keys] { $deck-cards ->
        [one] Una carta
       [many] { $deck-cards } carte
       *[other] { $deck-cards } carte
    } dal mazzo, o una scoperta: fai clic, o trascina nella mano.
}
ask-collect-hint = Prendi una carta scoperta, o { $deck-cards ->
    [one] la prima
   [many] le prime { $deck-cards }
   *[other] le prime { $deck-cards }
} del mazzo.
ask-collect-first = { $name } raccoglie prima
ask-collect-first-short = prima raccogli
ask-discard = { $count ->
    [one] Scarta una carta
   [many] Scarta { $count } carte
   *[other] Scarta { $count } carte
}
ask-discard-text = { DEVICE() ->
    [pad] Ne possono restare { $hand-limit }. Scegli una carta e poi gli scarti.
   *[keys] Ne possono restare { $hand-limit }. Fai clic su una carta e poi sugli scarti, o trascinala lì.
}
ask-discard-hint = { $count ->
    [one] Oltre il limite di { $hand-limit }: scarta 1 carta.
   [many] Oltre il limite di { $hand-limit }: scarta { $count } carte.
   *[other] Oltre il limite di { $hand-limit }: scarta { $count } carte.
}
ask-discard-first = { $name } scarta prima fino al limite
ask-discard-first-short = prima scarta
ask-protection = Chi cede un segnalino Protezione?
ask-protection-text = { DEVICE() ->
    [pad] Scegli uno dei membri dell’equipaggio che brillano.
   *[keys] Fai clic su uno dei membri dell’equipaggio che brillano, o trascinane uno sulla stanza colpita.
}
ask-protection-hint = Più scudi possono parare questo colpo: scegli di chi usarlo.
ask-protection-first = { $name } decide prima chi cede un segnalino Protezione
ask-protection-first-short = prima decidi

## Rooms

ask-crew-quarters = Manda qualcuno
ask-crew-quarters-text = { DEVICE() ->
    [pad] Scegli un meeple e poi una stanza in cui c’è qualcun altro. { KEY("escape") } lascia la stanza inutilizzata.
   *[keys] Fai clic su un meeple e poi su una stanza in cui c’è qualcun altro, o trascinalo lì. { KEY("escape") } lascia la stanza inutilizzata.
}
ask-crew-quarters-first = { $name } manda prima qualcuno
ask-crew-quarters-first-short = prima manda
ask-crew-quarters-v2 = Manda qualcuno
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] Scegli un meeple e poi una stanza in cui non c’è nessuno. { KEY("escape") } lascia la stanza inutilizzata.
   *[keys] Fai clic su un meeple e poi su una stanza in cui non c’è nessuno, o trascinalo lì. { KEY("escape") } lascia la stanza inutilizzata.
}
ask-crew-quarters-v2-hint = Manda qualcuno in una stanza in cui non c’è nessuno.
ask-crew-quarters-v2-first = { $name } manda prima qualcuno
ask-crew-quarters-v2-first-short = prima manda
ask-cargo-hold = Ordina le carte Risorsa
ask-cargo-hold-text = { $count ->
    [one] La prossima carta Risorsa. Torna sul mazzo.
   [many] Le prossime { $count } carte Risorsa. Rimettile nell’ordine che vuoi.
   *[other] Le prossime { $count } carte Risorsa. Rimettile nell’ordine che vuoi.
}
ask-cargo-hold-first = { $name } ordina prima le carte
ask-cargo-hold-first-short = prima ordina
ask-cargo-hold-v2 = Prendi una carta
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] Scegli una carta dal mazzo o tra le scoperte.
   *[keys] Dal mazzo o tra le scoperte: fai clic, o trascinala nella mano.
}
ask-cargo-hold-v2-hint = Prendi la prima carta del mazzo, o una scoperta.
ask-cargo-hold-v2-first = { $name } prende prima una carta
ask-cargo-hold-v2-first-short = prima prendi
ask-mess-hall = Dai, prendi o scambia
ask-mess-hall-text = Dai una carta, prendi una carta o scambiane una con una, con chiunque sulla nave.
ask-mess-hall-first = { $name } usa prima la Mensa
ask-mess-hall-first-short = prima la Mensa
ask-mess-hall-v2 = Altri due scambiano
ask-mess-hall-v2-text = Altri due scambiano una carta con una, o due con due.
ask-mess-hall-v2-first = { $name } usa prima la Mensa
ask-mess-hall-v2-first-short = prima la Mensa
ask-trade = Baratta una carta
ask-trade-text = { DEVICE() ->
    [pad] Scegli una carta della mano e poi la scoperta che vuoi in cambio. Prende il posto di quella presa; non si pesca nulla.
   *[keys] Fai clic su una carta della mano e poi sulla scoperta che vuoi in cambio, o trascina l’una sull’altra. Prende il posto di quella presa; non si pesca nulla.
}
ask-trade-hint = { DEVICE() ->
    [pad] Scegli una carta della mano e una scoperta.
   *[keys] Fai clic su una carta della mano e su una scoperta, o trascina l’una sull’altra.
}
ask-trade-first = { $name } usa prima la Mensa
ask-trade-first-short = prima la Mensa
ask-engine-room = Scambia con gli scarti
ask-engine-room-text = Scambia una carta della mano con una carta qualsiasi degli scarti.
ask-engine-room-first = { $name } scambia prima una carta
ask-engine-room-first-short = prima scambia
ask-engine-room-v2 = Prendi una carta scartata
ask-engine-room-v2-text = Prendi una carta qualsiasi degli scarti. Poi il mazzo perde la prima carta.
ask-engine-room-v2-first = { $name } prende prima una carta scartata
ask-engine-room-v2-first-short = prima prendi
ask-repair-centre = Ripara un’altra stanza
ask-repair-centre-text = { DEVICE() ->
    [pad] Scegli uno spazio vuoto che brilla in un’altra stanza. { KEY("escape") } lascia la stanza inutilizzata.
   *[keys] Fai clic su uno spazio vuoto che brilla in un’altra stanza, o trascinaci una carta adatta. { KEY("escape") } lascia la stanza inutilizzata.
}
ask-repair-centre-first = { $name } ripara prima un’altra stanza
ask-repair-centre-first-short = prima ripara
ask-repair-centre-v2 = Dai un cubetto Riparazione
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] Scegli chi riceve il cubetto dalla riserva. Ripara uno spazio senza carta.
   *[keys] Trascina il cubetto dalla riserva su un altro membro dell’equipaggio, o fai clic su chi lo riceve. Ripara uno spazio senza carta.
}
ask-repair-centre-v2-hint = Dai il cubetto Riparazione a un altro membro dell’equipaggio.
ask-repair-centre-v2-first = { $name } dà prima via il cubetto Riparazione
ask-repair-centre-v2-first-short = prima dai
ask-medical-bay-v2 = Distribuisci segnalini Azione
ask-medical-bay-v2-text = { $count ->
    [one] Distribuisci un segnalino Azione
   [many] Distribuisci fino a { $count } segnalini Azione
   *[other] Distribuisci fino a { $count } segnalini Azione
} agli altri.
ask-medical-bay-v2-first = { $name } distribuisce prima i segnalini Azione
ask-medical-bay-v2-first-short = prima distribuisci
ask-bridge = Ordina le carte Danno
ask-bridge-text = { $count ->
    [one] La prossima carta Danno. Torna sul mazzo.
   [many] Le prossime { $count } carte Danno. Rimettile nell’ordine che vuoi.
   *[other] Le prossime { $count } carte Danno. Rimettile nell’ordine che vuoi.
}
ask-bridge-first = { $name } ordina prima le carte Danno
ask-bridge-first-short = prima ordina
ask-bridge-v2 = In cima o in fondo
ask-bridge-v2-text = { $count ->
    [one] La prossima carta Danno. Torna in cima, o va in fondo.
   [many] Le prossime { $count } carte Danno. Ognuna torna in cima, o va in fondo.
   *[other] Le prossime { $count } carte Danno. Ognuna torna in cima, o va in fondo.
}
ask-bridge-v2-first = { $name } ordina prima le carte Danno
ask-bridge-v2-first-short = prima ordina
ask-armoury = { $left ->
    [one] Metti un segnalino Protezione
   [many] Metti { $left } segnalini Protezione
   *[other] Metti { $left } segnalini Protezione
}
ask-armoury-text = { DEVICE() ->
    [pad] { $count ->
        [one] Scegli una stanza. È l’unico nella riserva.
       [many] Scegli una stanza. Possono stare entrambi su una. { KEY("escape") } ne riprende uno.
       *[other] Scegli una stanza. Possono stare entrambi su una. { KEY("escape") } ne riprende uno.
    }
   *[keys] { $count ->
        [one] Fai clic su una stanza, o trascina lì il segnalino. È l’unico nella riserva.
       [many] Fai clic su una stanza, o trascina lì un segnalino. Possono stare entrambi su una. { KEY("escape") } ne riprende uno.
       *[other] Fai clic su una stanza, o trascina lì un segnalino. Possono stare entrambi su una. { KEY("escape") } ne riprende uno.
    }
}
ask-armoury-first = { $name } mette prima i segnalini Protezione
ask-armoury-first-short = prima gli scudi
ask-armoury-v2 = Dai un segnalino Protezione
ask-armoury-v2-text = { DEVICE() ->
    [pad] Scegli chi riceve il segnalino dalla riserva. Assorbe un colpo alla stanza in cui si trova chi lo ha.
   *[keys] Trascina il segnalino dalla riserva su chi vuoi, o fai clic su chi lo riceve. Assorbe un colpo alla stanza in cui si trova chi lo ha.
}
ask-armoury-v2-hint = Dai il segnalino Protezione a chi vuoi, anche a te.
ask-armoury-v2-first = { $name } dà prima via il segnalino Protezione
ask-armoury-v2-first-short = prima dai

## Expansions

ask-damage-control = { $left ->
    [0] Conferma il danno
    [one] Scegli una stanza da danneggiare
   [many] Scegli { $left } stanze da danneggiare
   *[other] Scegli { $left } stanze da danneggiare
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] Ogni stanza dice che cosa fa il colpo. { KEY("end") } o il pulsante conferma; scegli di nuovo una stanza per toglierla.
       *[other] { $setup ->
            [yes] Il Controllo Danni colpisce prima del primo turno, e sceglie chi inizia. Scegli una stanza. Ogni stanza dice che cosa farebbe un colpo.
           *[no] Il Controllo Danni lascia scegliere all’equipaggio. Scegli una stanza; sceglila di nuovo per toglierla. Ogni stanza dice che cosa farebbe un colpo.
        }
    }
   *[keys] { $left ->
        [0] Ogni stanza dice che cosa fa il colpo. { KEY("end") } o il pulsante conferma; fai clic su una stanza scelta per toglierla.
       *[other] { $setup ->
            [yes] Il Controllo Danni colpisce prima del primo turno, e sceglie chi inizia. Fai clic su una stanza, o trascina lì la carta. Ogni stanza dice che cosa farebbe un colpo.
           *[no] Il Controllo Danni lascia scegliere all’equipaggio. Fai clic su una stanza, o trascina lì la carta; un altro clic la toglie. Ogni stanza dice che cosa farebbe un colpo.
        }
    }
}
ask-damage-control-hint = Ogni stanza dice che cosa le farebbe ora un colpo. { KEY("end") } conferma.
ask-damage-control-first = { $name } sceglie prima le stanze danneggiate
ask-damage-control-first-short = prima le stanze

## Actions, as they stand in a list

action-move = Muoversi
action-scavenge = Rovistare
action-give = Dare una carta
action-take = Prendere una carta
action-trade = Barattare una carta
action-repair = Riparare
action-repair-with-cube = Riparare con un proprio cubetto
action-divert = Deviare energia
action-activate = Usare la stanza
action-board = Salire nella Capsula di Salvataggio
action-finish = Terminare le azioni

## Questions without words of their own speak of the room or the expansion that asks

ask-room = Usare { $source }
ask-room-text = Scegli come usare { $source }.
ask-room-first = { $name } decide prima come usare { $source }
ask-room-first-short = prima decidi
ask-expansion = { $source }
ask-expansion-text = { $source } lascia decidere te: scegli.
ask-expansion-first = { $name } decide prima su { $source }
ask-expansion-first-short = prima decidi
ask-other = Decidi
ask-other-text = Scegli un’opzione.
ask-other-first = { $name } decide prima altro
ask-other-first-short = prima decidi
