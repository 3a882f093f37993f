### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = Ponte
room-bridge-v1-short = Guarda le prossime 3 carte Danno e riordinale.
room-bridge-v1-brief = Ordina Danni
room-bridge-v1-full = Guarda le prime tre carte Danno e rimettile in cima al mazzo nell’ordine che vuoi. La Breccia nello Scafo non è mai tra queste. Ciò che vedi resta noto a tutti.
room-bridge-v2-short = Guarda 2 carte Danno; ognuna va in cima o in fondo.
room-bridge-v2-brief = Affonda Danni
room-bridge-v2-full = Guarda le prime due carte Danno. Rimetti ognuna in cima o in fondo al mazzo, nell’ordine che vuoi. La Breccia nello Scafo resta l’ultima.

room-cargo-hold = Stiva
room-cargo-hold-v1-short = Guarda le prossime 5 carte Risorsa e riordinale.
room-cargo-hold-v1-brief = Ordina 5
room-cargo-hold-v1-full = Guarda le prime cinque carte Risorsa e rimettile in cima al mazzo nell’ordine che vuoi. Se sono meno di cinque, guardale tutte. Guardare non svuota mai il mazzo.
room-cargo-hold-v2-short = Prendi una carta: dal mazzo o scoperta.
room-cargo-hold-v2-brief = Prendi carta
room-cargo-hold-v2-full = Prendi la prima carta del mazzo Risorse o una carta scoperta. Una carta scoperta viene subito rimpiazzata.

room-medical-bay = Infermeria
room-medical-bay-v1-short = Se è integra: inizia qui il turno e ottieni 2 segnalini Azione.
room-medical-bay-v1-brief = +2 segnalini
room-medical-bay-v1-full = Automatica, senza azioni: se inizi il turno nell’Infermeria integra, ottieni due segnalini Azione. Puoi spenderli già in questo turno.
room-medical-bay-v2-short = Costa 2 azioni: dai agli altri fino a 3 segnalini Azione.
room-medical-bay-v2-brief = Dai segnalini
room-medical-bay-v2-full = Costa due azioni. Distribuisci da uno a tre segnalini Azione della riserva ad altri membri dell’equipaggio.

room-crew-quarters = Alloggi
room-crew-quarters-v1-short = Manda qualcuno dove c’è già qualcun altro.
room-crew-quarters-v1-brief = Manda da altri
room-crew-quarters-v1-full = Manda un membro qualsiasi dell’equipaggio, anche te, in un’altra stanza in cui c’è già qualcuno. Il Nucleo Energetico conta come stanza.
room-crew-quarters-v2-short = Manda qualcuno in una stanza vuota.
room-crew-quarters-v2-brief = Stanza vuota
room-crew-quarters-v2-full = Manda un membro qualsiasi dell’equipaggio, anche te, in una stanza vuota. Il Nucleo Energetico conta come stanza.

room-energy-core = Nucleo Energetico
room-energy-core-v1-short = Deviate tutte e otto le stanze, poi riavviate il nucleo e vincete.
room-energy-core-v1-brief = Devia tutte
room-energy-core-v1-full = Quando tutte e otto le stanze sono deviate, attiva il nucleo con un’azione: la nave è salva e avete vinto. Il nucleo non viene mai colpito e non richiede riparazioni.

room-engine-room = Sala Macchine
room-engine-room-v1-short = Scambia una tua carta con una qualsiasi degli scarti.
room-engine-room-v1-brief = Scambia carta
room-engine-room-v1-full = Scambia una tua carta con una carta qualsiasi degli scarti Risorsa.
room-engine-room-v2-short = Prendi una carta scartata; poi scarta la prima del mazzo.
room-engine-room-v2-brief = Prendi scarto
room-engine-room-v2-full = Prendi una carta qualsiasi dagli scarti Risorsa. Poi scarta la prima carta del mazzo Risorse.

room-armoury = Armeria
room-armoury-v1-short = Metti 2 segnalini Protezione fino al tuo prossimo turno.
room-armoury-v1-brief = Proteggi
room-armoury-v1-full = Metti due segnalini Protezione su una o due stanze, ma non sul Nucleo Energetico. Se nella riserva ne resta solo uno, metti quello. Ognuno para un colpo alla sua stanza. Quelli rimasti tornano nella riserva all’inizio del tuo prossimo turno.
room-armoury-v2-short = Dai un segnalino Protezione a qualcuno; para un colpo.
room-armoury-v2-brief = Proteggi uno
room-armoury-v2-full = Dai un segnalino Protezione della riserva a un membro qualsiasi dell’equipaggio, anche a te. Resta finché non para un colpo alla stanza in cui si trova chi lo ha.

room-repair-centre = Officina
room-repair-centre-v1-short = Ripara da qui uno spazio di un’altra stanza.
room-repair-centre-v1-brief = Da lontano
room-repair-centre-v1-full = Ripara uno spazio di un’altra stanza con una carta adatta, come se fossi lì. In una stanza deviata, quella carta ripara tutti gli spazi.
room-repair-centre-v2-short = Dai un cubetto Riparazione a qualcun altro.
room-repair-centre-v2-brief = Dai un cubetto
room-repair-centre-v2-full = Dai un cubetto Riparazione della riserva a un altro membro dell’equipaggio. Con un’azione e senza carta riempie uno spazio della stanza in cui si trova chi lo ha. In una stanza deviata li riempie tutti.

room-mess-hall = Mensa
room-mess-hall-v1-short = Dai, prendi o scambia una carta con chiunque a bordo.
room-mess-hall-v1-brief = Dai o prendi
room-mess-hall-v1-full = Scegli un altro membro dell’equipaggio, ovunque sia. Dagli una carta, prendine una o scambiatene una con una.
room-mess-hall-v2-few = { $players ->
    [1] V2 richiede altri due giocatori: non in solitario.
   *[other] V2 richiede altri due membri dell’equipaggio.
}
room-mess-hall-solo-short = Scambia una carta della mano con una scoperta.
room-mess-hall-solo-brief = Scambia carta
room-mess-hall-solo-full = Scambia una carta della mano con una scoperta. La tua ne prende il posto; non si pesca nulla.
room-mess-hall-v2-short = Altri due scambiano una carta a testa, o due.
room-mess-hall-v2-brief = Scambio a due
room-mess-hall-v2-full = Scegli altri due membri dell’equipaggio: scambiano una carta con una, o due con due.

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = Altri due con carte
play-two-with-cards-no = non ci sono altri due con carte
play-two-with-cards-short = troppo poche carte
play-tokens = Un segnalino Azione nella riserva
play-tokens-no = nella riserva non restano segnalini Azione
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
