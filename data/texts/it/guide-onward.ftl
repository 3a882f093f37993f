### The guided first game: what leads on, how a turn goes on, and the topics by name.

guide-cost =
    Costa { $count ->
        [one] un’azione
        [many] { $count } azioni
       *[other] { $count } azioni
    }{ $walk ->
        [0] .
       *[other] , strada compresa.
    }
captain-go-first = Prima vai { FORM($room, "at") }.
guide-share-card =
    { $way ->
        [give] Dai a { $name }: { $cards }.
       *[take] Prendi da { $name }: { $cards }.
    }
guide-share-then =
    { $lacks ->
        [0] { $way ->
            [give] Così { $name } avrà tutte le carte per deviare { $room }.
           *[take] Così avrai tutte le carte per deviare { $room }.
        }
       *[other] { $way ->
            [give] Per deviare { $room }, a { $name } mancherà solo: { $cards }.
           *[take] Per deviare { $room }, ti mancherà solo: { $cards }.
        }
    }
guide-go =
    In questo turno non si può deviare nessuna stanza. Ma hai tutte le carte per deviare { $room }, a { $count ->
        [one] una mossa
        [many] { $count } mosse
       *[other] { $count } mosse
    } da qui. Vai già in quella direzione.
guide-go-core =
    Tutte e otto le stanze sono deviate. Il Nucleo Energetico è a { $count ->
        [one] una mossa
        [many] { $count } mosse
       *[other] { $count } mosse
    } da qui. Vai lì per riavviarlo.
guide-next-ability = In questo turno non si può deviare nessuna stanza. La cosa migliore ora: attivare { $room }. { $cost }
guide-go-damaged = In questo turno non si può deviare nessuna stanza. La tua prossima meta: { $room }. Lì mancano dei cubetti.
guide-go-mate = In questo turno non si può deviare nessuna stanza. La tua prossima meta: { $room }. Nella stessa stanza si possono condividere carte.
guide-go-ready = In questo turno non si può deviare nessuna stanza. La tua prossima meta: { $room }. Sii lì quando inizia il tuo prossimo turno.
guide-keep =
    In questo turno non si può deviare nessuna stanza. Puoi terminare ora le azioni{ $count ->
        [0] , ma la riserva non ha più segnalini Azione per quelle non spese.
        [one] : un’azione non spesa diventa un segnalino Azione per un altro turno.
        [many] : quelle non spese diventano { $count } segnalini Azione per altri turni.
       *[other] : quelle non spese diventano { $count } segnalini Azione per altri turni.
    }
guide-take-deck = Io ora pescherei dal mazzo.
guide-take-card = Io prenderei questa carta scoperta: { $cards }.
guide-discard = Io scarterei: { $cards }. La stanza più vicina a essere deviata: { $room }. Così tieni tutte le carte che le servono.
guide-discard-least = Io scarterei: { $cards }. Le altre carte ci servono di più.
guide-spent =
    Le tue azioni sono finite. { $count ->
        [0] Termina le azioni: raccogli carte, poi la tempesta colpisce la nave.
        [one] Puoi tenere il segnalino Azione per un altro turno. Termina le azioni: raccogli carte, poi la tempesta colpisce la nave.
        [many] Puoi tenere i tuoi { $count } segnalini Azione per altri turni. Termina le azioni: raccogli carte, poi la tempesta colpisce la nave.
       *[other] Puoi tenere i tuoi { $count } segnalini Azione per altri turni. Termina le azioni: raccogli carte, poi la tempesta colpisce la nave.
    }
guide-first-divert = Ben fatto: l’energia { FORM($room, "of") } ora va al Nucleo Energetico. Stanze ancora da deviare: { $left }.
guide-topics-done = Imparato: { $topics }.
guide-topics-left = Ancora da imparare: { $topics }.
guide-topics-back = Torna al consiglio
guide-topic-repair = riparare una stanza
guide-topic-divert = deviare l’energia
guide-topic-share = condividere una carta
guide-topic-token = usare un segnalino
guide-topic-ability = attivare una stanza
guide-topic-hand-limit = rispettare il limite di mano
guide-topic-critical = riparare una stanza critica
guide-topic-core = riavviare il nucleo
guide-note-short = { $done }/{ $count }
