### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = Ponte
room-bridge-v1-short = Guarda le prossime 3 carte Danno e riordinale.
room-bridge-v1-brief = Ordina Danni
room-bridge-v1-full = Guarda le prime tre carte Danno e rimettile in cima al mazzo nell’ordine che vuoi. La Breccia nello Scafo non è mai tra queste. Tutti al tavolo ricordano ciò che si è visto.
room-bridge-v2-short = Guarda 2 carte Danno; ognuna va in cima o in fondo.
room-bridge-v2-brief = Affonda Danni
room-bridge-v2-full = Guarda le prime due carte Danno. Rimetti ognuna in cima al mazzo o in fondo, nell’ordine che vuoi. La Breccia nello Scafo resta sotto a tutte.

room-cargo-hold = Stiva
room-cargo-hold-v1-short = Guarda le prossime 5 carte Risorsa e riordinale.
room-cargo-hold-v1-brief = Ordina 5
room-cargo-hold-v1-full = Guarda le prime cinque carte Risorsa e rimettile in cima al mazzo nell’ordine che vuoi. Se sono meno di cinque, guardale tutte. Guardare non svuota mai il mazzo.
room-cargo-hold-v2-short = Prendi una carta: dal mazzo o scoperta.
room-cargo-hold-v2-brief = Prendi carta
room-cargo-hold-v2-full = Prendi una carta Risorsa: la prima del mazzo oppure una scoperta, che viene subito rimpiazzata.

room-medical-bay = Infermeria
room-medical-bay-v1-short = Passiva: inizia qui il turno e ottieni 2 segnalini Azione.
room-medical-bay-v1-brief = +2 segnalini
room-medical-bay-v1-full = Funziona da sé, senza azioni: chi inizia il turno nell’Infermeria completamente riparata ottiene due segnalini Azione dalla riserva. Si possono spendere già in quel turno.
room-medical-bay-v2-short = Costa 2 azioni: dai agli altri fino a 3 segnalini Azione.
room-medical-bay-v2-brief = Dai segnalini
room-medical-bay-v2-full = Costa due azioni. Distribuisci come vuoi uno, due o tre segnalini Azione della riserva ad altri membri dell’equipaggio.

room-crew-quarters = Alloggi
room-crew-quarters-v1-short = Manda qualcuno dove c’è già qualcun altro.
room-crew-quarters-v1-brief = Manda da altri
room-crew-quarters-v1-full = Sposta un membro qualsiasi dell’equipaggio, anche te, in un’altra stanza in cui c’è qualcun altro. Il Nucleo Energetico conta come stanza.
room-crew-quarters-v2-short = Manda qualcuno in una stanza vuota.
room-crew-quarters-v2-brief = Manda altrove
room-crew-quarters-v2-full = Sposta un membro qualsiasi dell’equipaggio, anche te, in una stanza in cui non c’è nessuno. Il Nucleo Energetico conta come stanza.

room-energy-core = Nucleo Energetico
room-energy-core-v1-short = Deviate tutte le otto stanze, poi riavviate il nucleo e vincete.
room-energy-core-v1-brief = Devia tutte
room-energy-core-v1-full = Quando l’energia di tutte le otto stanze è deviata, vieni qui e attiva il nucleo: la nave è salva e l’equipaggio vince. Non subisce danni e non richiede riparazioni.

room-engine-room = Sala Macchine
room-engine-room-v1-short = Scambia una tua carta con una qualsiasi degli scarti.
room-engine-room-v1-brief = Scambia carta
room-engine-room-v1-full = Metti una tua carta sulla pila degli scarti Risorsa e prendi al suo posto una carta qualsiasi che era lì.
room-engine-room-v2-short = Prendi una carta dagli scarti; poi il mazzo ne perde una.
room-engine-room-v2-brief = Prendi scarto
room-engine-room-v2-full = Prendi una carta qualsiasi dalla pila degli scarti Risorsa. Poi la prima carta del mazzo Risorse va negli scarti.

room-armoury = Armeria
room-armoury-v1-short = Metti 2 scudi sulle stanze, fino al tuo prossimo turno.
room-armoury-v1-brief = 2 scudi
room-armoury-v1-full = Metti due segnalini Protezione sulle stanze, entrambi su una o uno su ciascuna di due; uno solo se la riserva non ne ha altri. Un segnalino assorbe il prossimo danno alla sua stanza. Quelli rimasti all’inizio del tuo prossimo turno tornano nella riserva. Non sul Nucleo Energetico.
room-armoury-v2-short = Dai uno scudo a qualcuno; resta finché non para un colpo.
room-armoury-v2-brief = Dai scudo
room-armoury-v2-full = Dai un segnalino Protezione della riserva a un membro qualsiasi dell’equipaggio, anche a te. Assorbe un danno alla stanza in cui si trova chi lo ha, e fino ad allora resta.

room-repair-centre = Officina
room-repair-centre-v1-short = Ripara da qui uno spazio di un’altra stanza.
room-repair-centre-v1-brief = Da lontano
room-repair-centre-v1-full = Ripara uno spazio di un’altra stanza con una carta adatta, come se fossi lì. Se l’energia di quella stanza è deviata, questa sola carta ripara tutti gli spazi.
room-repair-centre-v2-short = Dai un cubetto Riparazione a qualcun altro.
room-repair-centre-v2-brief = Dai cubetto
room-repair-centre-v2-full = Dai un cubetto Riparazione della riserva a un altro membro dell’equipaggio. Con un’azione e senza carta ripara uno spazio della stanza in cui si trova chi lo ha; se la sua energia è deviata, tutti gli spazi.

room-mess-hall = Mensa
room-mess-hall-v1-short = Dai, prendi o scambia una carta con chiunque a bordo.
room-mess-hall-v1-brief = Scambia carta
room-mess-hall-v1-full = Con un altro membro qualsiasi dell’equipaggio, ovunque sia: dai una carta, prendi una carta o scambiane una con una.
room-mess-hall-v2-few = { $players ->
    [1] V2 fa scambiare altri due: non in solitario.
   *[other] V2 fa scambiare altri due: bisogna essere almeno in tre.
}
room-mess-hall-solo-short = Scambia una carta della mano con una scoperta.
room-mess-hall-solo-brief = Scambia carta
room-mess-hall-solo-full = Scambia una carta della mano comune con una delle carte scoperte, ovunque siano tutti. La tua carta prende il posto di quella presa; non si pesca nulla.
room-mess-hall-v2-short = Altri due scambiano una carta a testa, o due.
room-mess-hall-v2-brief = Scambio a due
room-mess-hall-v2-full = Scegli altri due membri dell’equipaggio a bordo: scambiano una carta con una o due carte con due.

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = Altri due con carte
play-two-with-cards-no = non ci sono altri due che abbiano carte
play-two-with-cards-short = mancano due altri
play-tokens = Un segnalino Azione da distribuire
play-tokens-no = nella riserva non ci sono più segnalini Azione
play-tokens-short = niente segnalini

# A room's name where there is little room for it.
room-bridge-brief = Ponte
room-armoury-brief = Armeria
room-crew-quarters-brief = Alloggi
room-energy-core-brief = Nucleo
room-repair-centre-brief = Officina
room-medical-bay-brief = Infermeria
room-cargo-hold-brief = Stiva
room-engine-room-brief = Macchine
room-mess-hall-brief = Mensa
