### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = Azioni
ask-action-text = Scegli un’azione.
ask-action-hint = { DEVICE() ->
    [pad] Prendi una carta con { KEY("enter") } e scegli dove va.
   *[keys] Fai clic su una carta o trascinala, o premi il suo tasto, e scegli dove va.
}
ask-action-first = così non si può fare
ask-action-first-short = non così
ask-scavenge = { $picks ->
    [0] Prendi una carta
    [1] Prendi una carta
   *[other] Prendi una carta: { $pick } di { $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] Scegli una carta dal mazzo o tra le scoperte, o «Non prendere».
   *[keys] Fai clic sul mazzo o su una carta scoperta, o trascinala nella mano. Puoi anche non prendere nulla.
}
ask-scavenge-hint = Prendi la prima carta del mazzo, una scoperta o nulla.
ask-scavenge-first = { $name } deve prima prendere le carte trovate
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
ask-collect-first = { $name } deve prima raccogliere
ask-collect-first-short = prima raccogli
ask-discard = { $count ->
    [one] Scarta una carta
   [many] Scarta { $count } carte
   *[other] Scarta { $count } carte
}
ask-discard-text = { DEVICE() ->
    [pad] { $count ->
        [one] Ne tieni { $hand-limit }. Scegli una carta e poi gli scarti.
        [many] Ne tieni { $hand-limit }. Scegli { $count } carte, poi conferma con { KEY("end") }.
       *[other] Ne tieni { $hand-limit }. Scegli { $count } carte, poi conferma con { KEY("end") }.
    }
   *[keys] { $count ->
        [one] Ne tieni { $hand-limit }. Fai clic su una carta e poi sugli scarti, o trascinala lì.
        [many] Ne tieni { $hand-limit }. Scegli { $count } carte con clic o numeri, poi conferma con { KEY("end") }.
       *[other] Ne tieni { $hand-limit }. Scegli { $count } carte con clic o numeri, poi conferma con { KEY("end") }.
    }
}
ask-discard-hint = { $count ->
    [one] Oltre il limite di { $hand-limit }: scarta 1 carta.
   [many] Oltre il limite di { $hand-limit }: scarta { $count } carte.
   *[other] Oltre il limite di { $hand-limit }: scarta { $count } carte.
}
ask-discard-first = { $name } deve prima scartare fino al limite
ask-discard-first-short = prima scarta
ask-protection = Chi cede un segnalino Protezione?
ask-protection-text = { DEVICE() ->
    [pad] Scegli un membro dell’equipaggio evidenziato.
   *[keys] Fai clic su un membro dell’equipaggio evidenziato, o trascinalo sulla stanza colpita.
}
ask-protection-hint = Più segnalini Protezione possono parare questo colpo. Scegli di chi.
ask-protection-first = { $name } deve prima scegliere chi cede un segnalino Protezione
ask-protection-first-short = prima decidi

## Rooms

ask-crew-quarters = Manda qualcuno
ask-crew-quarters-text = { DEVICE() ->
    [pad] Scegli un meeple, poi una stanza in cui c’è qualcun altro. Per rinunciare premi { KEY("escape") }.
   *[keys] Fai clic su un meeple e poi su una stanza in cui c’è qualcun altro, o trascinalo lì. { KEY("escape") } annulla.
}
ask-crew-quarters-first = { $name } deve prima mandare qualcuno
ask-crew-quarters-first-short = prima manda
ask-crew-quarters-v2 = Manda qualcuno
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] Scegli un meeple, poi una stanza vuota. Per rinunciare premi { KEY("escape") }.
   *[keys] Fai clic su un meeple e poi su una stanza vuota, o trascinalo lì. { KEY("escape") } annulla.
}
ask-crew-quarters-v2-hint = Manda chi vuoi in una stanza vuota.
ask-crew-quarters-v2-first = { $name } deve prima mandare qualcuno
ask-crew-quarters-v2-first-short = prima manda
ask-cargo-hold = Riordina le carte Risorsa
ask-cargo-hold-text = { $count ->
    [one] La prossima carta Risorsa. Rimettila sul mazzo.
   [many] Le prossime { $count } carte Risorsa. Rimettile nell’ordine che vuoi.
   *[other] Le prossime { $count } carte Risorsa. Rimettile nell’ordine che vuoi.
}
ask-cargo-hold-first = { $name } deve prima riordinare le carte
ask-cargo-hold-first-short = prima ordina
ask-cargo-hold-v2 = Prendi una carta
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] Scegli il mazzo o una carta scoperta.
   *[keys] Fai clic sul mazzo o su una carta scoperta, o trascinala nella mano.
}
ask-cargo-hold-v2-hint = Prendi la prima carta del mazzo, o una scoperta.
ask-cargo-hold-v2-first = { $name } deve prima prendere una carta
ask-cargo-hold-v2-first-short = prima prendi
ask-mess-hall = Dai, prendi o scambia
ask-mess-hall-text = Dai, prendi o scambia una carta con un altro membro dell’equipaggio.
ask-mess-hall-first = { $name } deve prima concludere in Mensa
ask-mess-hall-first-short = prima la Mensa
ask-mess-hall-v2 = Altri due scambiano
ask-mess-hall-v2-text = Altri due membri dell’equipaggio scambiano una carta a testa, o due.
ask-mess-hall-v2-first = { $name } deve prima concludere in Mensa
ask-mess-hall-v2-first-short = prima la Mensa
ask-trade = Scambia una carta
ask-trade-text = { DEVICE() ->
    [pad] Scegli una carta della mano, poi la scoperta che vuoi in cambio. La tua ne prende il posto; non si pesca nulla.
   *[keys] Fai clic su una carta della mano e sulla scoperta che vuoi, o trascina l’una sull’altra. La tua ne prende il posto; non si pesca nulla.
}
ask-trade-hint = { DEVICE() ->
    [pad] Scegli una carta della mano e una scoperta.
   *[keys] Fai clic su una carta della mano e su una scoperta, o trascina l’una sull’altra.
}
ask-trade-first = { $name } deve prima concludere in Mensa
ask-trade-first-short = prima la Mensa
ask-engine-room = Scambia con gli scarti
ask-engine-room-text = Scambia una carta della mano con una carta qualsiasi degli scarti.
ask-engine-room-first = { $name } deve prima scambiare una carta
ask-engine-room-first-short = prima scambia
ask-engine-room-v2 = Prendi una carta scartata
ask-engine-room-v2-text = Prendi una carta qualsiasi dagli scarti. Poi scarta la prima carta del mazzo.
ask-engine-room-v2-first = { $name } deve prima prendere una carta scartata
ask-engine-room-v2-first-short = prima prendi
ask-repair-centre = Ripara un’altra stanza
ask-repair-centre-text = { DEVICE() ->
    [pad] Scegli uno spazio vuoto in un’altra stanza evidenziata. Per rinunciare premi { KEY("escape") }.
   *[keys] Trascina una carta adatta dalla mano su uno spazio vuoto di una stanza evidenziata, o fai clic su quello spazio. { KEY("escape") } annulla.
}
ask-repair-centre-first = { $name } deve prima riparare un’altra stanza
ask-repair-centre-first-short = prima ripara
ask-repair-centre-v2 = Dai un cubetto Riparazione
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] Scegli chi riceve il cubetto. Riempie uno spazio senza carta.
   *[keys] Trascina il cubetto su un altro membro dell’equipaggio, o fai clic su uno. Riempie uno spazio senza carta.
}
ask-repair-centre-v2-hint = Dai il cubetto Riparazione a un altro membro dell’equipaggio.
ask-repair-centre-v2-first = { $name } deve prima dare il cubetto Riparazione
ask-repair-centre-v2-first-short = prima dai
ask-medical-bay-v2 = Distribuisci segnalini Azione
ask-medical-bay-v2-text = { $count ->
    [one] Distribuisci un segnalino Azione
   [many] Distribuisci fino a { $count } segnalini Azione
   *[other] Distribuisci fino a { $count } segnalini Azione
} ad altri membri dell’equipaggio.
ask-medical-bay-v2-first = { $name } deve prima distribuire i segnalini Azione
ask-medical-bay-v2-first-short = prima distribuisci
ask-bridge = Riordina le carte Danno
ask-bridge-text = { $count ->
    [one] La prossima carta Danno. Rimettila sul mazzo.
   [many] Le prossime { $count } carte Danno. Rimettile nell’ordine che vuoi.
   *[other] Le prossime { $count } carte Danno. Rimettile nell’ordine che vuoi.
}
ask-bridge-first = { $name } deve prima riordinare le carte Danno
ask-bridge-first-short = prima ordina
ask-bridge-v2 = In cima o in fondo
ask-bridge-v2-text = { $count ->
    [one] La prossima carta Danno. Rimettila in cima o in fondo.
   [many] Le prossime { $count } carte Danno. Rimetti ognuna in cima o in fondo.
   *[other] Le prossime { $count } carte Danno. Rimetti ognuna in cima o in fondo.
}
ask-bridge-v2-first = { $name } deve prima riordinare le carte Danno
ask-bridge-v2-first-short = prima ordina
ask-armoury = { $left ->
    [one] Metti un segnalino Protezione
   [many] Metti { $left } segnalini Protezione
   *[other] Metti { $left } segnalini Protezione
}
ask-armoury-text = { DEVICE() ->
    [pad] { $count ->
        [one] Scegli una stanza. È l’ultimo segnalino della riserva.
       [many] Scegli una stanza. Può riceverli entrambi. Per riprenderne uno premi { KEY("escape") }.
       *[other] Scegli una stanza. Può riceverli entrambi. Per riprenderne uno premi { KEY("escape") }.
    }
   *[keys] { $count ->
        [one] Fai clic su una stanza, o trascina lì il segnalino. È l’ultimo della riserva.
       [many] Fai clic su una stanza, o trascina lì un segnalino. Può riceverli entrambi. { KEY("escape") } ne riprende uno.
       *[other] Fai clic su una stanza, o trascina lì un segnalino. Può riceverli entrambi. { KEY("escape") } ne riprende uno.
    }
}
ask-armoury-first = { $name } deve prima mettere i segnalini Protezione
ask-armoury-first-short = prima i segnalini
ask-armoury-v2 = Dai un segnalino Protezione
ask-armoury-v2-text = { DEVICE() ->
    [pad] Scegli chi riceve il segnalino. Para un colpo alla stanza in cui si trova chi lo ha.
   *[keys] Trascina il segnalino su un membro dell’equipaggio, o fai clic su uno. Para un colpo alla stanza in cui si trova chi lo ha.
}
ask-armoury-v2-hint = Dai il segnalino Protezione a chi vuoi, anche a te.
ask-armoury-v2-first = { $name } deve prima dare il segnalino Protezione
ask-armoury-v2-first-short = prima dai

## Expansions

ask-damage-control = { $left ->
    [0] Conferma il danno
   *[other] { $count ->
        [one] Scegli una stanza da colpire
        [many] Scegli { $count } stanze da colpire: ancora { $left }
       *[other] Scegli { $count } stanze da colpire: ancora { $left }
    }
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] Ogni stanza mostra che cosa fa il colpo. Scegli di nuovo una stanza per toglierla. Conferma con { KEY("end") } o con il pulsante.
       *[other] { $setup ->
            [yes] Il Controllo Danni colpisce prima del primo turno, e sceglie il primo giocatore. Ogni stanza mostra che cosa farebbe un colpo.
           *[no] Controllo Danni: scegli tu. Scegli una stanza, e di nuovo per toglierla. Ogni stanza mostra che cosa farebbe un colpo.
        }
    }
   *[keys] { $left ->
        [0] Ogni stanza mostra che cosa fa il colpo. Fai clic su una stanza scelta per toglierla. { KEY("end") } o il pulsante conferma.
       *[other] { $setup ->
            [yes] Il Controllo Danni colpisce prima del primo turno, e sceglie il primo giocatore. Fai clic su una stanza, o trascina lì la carta. Ogni stanza mostra che cosa farebbe un colpo.
           *[no] Controllo Danni: scegli tu. Fai clic su una stanza, o trascina lì la carta. Un altro clic la toglie. Ogni stanza mostra che cosa farebbe un colpo.
        }
    }
}
ask-damage-control-hint = Ogni stanza mostra che cosa le farebbe un colpo. { KEY("end") } conferma.
ask-damage-control-first = { $name } deve prima scegliere le stanze da colpire
ask-damage-control-first-short = prima le stanze

## Actions, as they stand in a list

action-move = Muoversi
action-scavenge = Rovistare
action-give = Dare una carta
action-take = Prendere una carta
action-trade = Scambiare una carta
action-repair = Riparare
action-repair-with-cube = Riparare con un proprio cubetto
action-divert = Deviare energia
action-activate = Attivare la stanza
action-board = Salire nella Capsula di Salvataggio
action-finish = Terminare le azioni

## Questions without words of their own speak of the room or the expansion that asks

ask-room = Attivare { $source }
ask-room-text = Scegli come attivare { $source }.
ask-room-first = { $name } deve prima decidere come attivare { $source }
ask-room-first-short = prima decidi
ask-expansion = { $source }
ask-expansion-text = { $source }: scegli tu.
ask-expansion-first = { $name } deve prima decidere: { $source }
ask-expansion-first-short = prima decidi
ask-other = Decidi
ask-other-text = Scegli un’opzione.
ask-other-first = { $name } deve prima decidere altro
ask-other-first-short = prima decidi
