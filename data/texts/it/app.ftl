### The screens outside the table.

language-name = Italiano

## Title

title-tagline = Un gioco cooperativo da uno a quattro giocatori
title-continue = Continua
title-continue-detail = Turno { $turn } · { $difficulty } · { $names }
title-new = Nuova partita
title-load = Partite salvate
title-quit = Esci
title-credit = Dal gioco da tavolo di Ayden Lowther · Versione { $version }
hint-choose = scegli
hint-open = apri
hint-fullscreen = schermo intero
key-enter = { KEY("enter") }
key-escape = { KEY("escape") }

## What the player is told about files

notice-settings-broken = Alcune impostazioni non si sono potute leggere e sono tornate ai valori predefiniti. Il vecchio file è conservato come { $path }.
notice-newer = Il file { $path } viene da una versione più nuova di Solar Storm. La tua versione usa le parti che riconosce.

## Difficulties

difficulty-easy = Facile
difficulty-medium = Media
difficulty-hard = Difficile
difficulty-veteran = Veterano
difficulty-realist = Realista

## Questions

confirm-back = Indietro

## Menu over the table

menu-heading = Menu
menu-where = Turno { $turn } · { $difficulty }
menu-continue = Continua
menu-speed = Ritmo
speed-off = Subito
speed-fast = Svelto
speed-normal = Regolare
speed-slow = Calmo
menu-reduced-motion = Movimento ridotto
menu-reduced-motion-detail = Nulla trema, pulsa o rotola.
menu-confirm = Avvisa se si perdono azioni
menu-confirm-detail = Avvisa se le azioni non usate non darebbero segnalini.
menu-new = Nuova partita
menu-title = Schermata iniziale
menu-quit = Esci
menu-saved = La partita viene salvata dopo ogni scelta.
menu-unsaved = Il salvataggio automatico è disattivato in questa copia di Solar Storm. Usa «Salva con nome…» per conservare questa partita.

## Setup

setup-title = Nuova partita
setup-back = Torna alla schermata iniziale
setup-crew-fixed = { $players ->
    [1] Un solo giocatore
   *[other] { $players } giocatori
} { $players ->
    [1] guida
   *[other] guidano
} sempre { $crew ->
    [1] un membro
    [2] due membri
    [3] tre membri
   *[other] { $crew } membri
} dell’equipaggio.
setup-name = Nome
setup-mark-taken = { $name } ha già questo simbolo.
setup-remove = Togli questo membro dell’equipaggio
setup-fewest = Una nave ha bisogno di almeno due membri dell’equipaggio. Per giocare in solitario, attiva «{ expansion-solo }».
setup-add = Altro giocatore
setup-name-empty = Ogni membro dell’equipaggio deve avere un nome.
setup-name-twice = Due membri dell’equipaggio hanno lo stesso nome. Cambiane uno.
setup-name-longest = Al massimo { $count } caratteri. Il resto viene tagliato.
setup-name-letter = Il carattere { $place } non si può usare: è un’emoji o un segno che manca nei font del gioco.
setup-first = Primo turno
setup-first-chance = A caso
setup-no-counting = Senza contare
setup-no-counting-note = Nasconde le probabilità e il contenuto di mazzi e scarti. Neanche il capitano dà probabilità.
setup-universals = { $count ->
    [0] nessuna { $resource }
    [1] 1 { $resource }
   *[other] { $count } { FORM($resource, "plural") }
}
setup-modes = Espansioni
setup-rooms-v1 = V1
setup-rooms-v2 = V2
setup-rooms-mixed = A caso
setup-rooms-pick = Scegli
setup-rooms-v1-note = ogni stanza ha la prima abilità
setup-rooms-v2-note = la seconda abilità, salvo che richieda più giocatori
setup-rooms-mixed-note = le stanze ricevono V1 o V2 a caso
setup-rooms-pick-note = scegli V1 o V2, stanza per stanza
setup-variant-v1 = V1
setup-variant-v2 = V2
setup-variant-chance = { DEVICE() ->
    [pad] V1 o V2 a caso. Vieni qui per leggere entrambe.
   *[keys] V1 o V2 a caso. Indica qui per leggere entrambe.
}
setup-both = { $variant ->
    [v1] V1
   *[v2] V2
}: { $ability }
setup-variant-single = Questa stanza non ha una V2.
setup-no-rules = Queste espansioni non si possono combinare. { $detail }
setup-seed = Seme
setup-seed-chance = A caso
setup-seed-roll = Estrae a caso un’altra nave.
setup-seed-clear = Cancella il seme
setup-seed-none = Nessun seme: ogni partita è diversa.
setup-seed-note = Stesso seme e stesse impostazioni danno la stessa partita. Un codice partita contiene entrambi: scrivilo o incollalo qui.
setup-seed-words = Da queste parole nasce il seme { $seed }, sempre lo stesso.
setup-seed-long = Troppo lungo: un seme ha al massimo { $digits } cifre.
setup-mission = Questa missione
setup-fact-hands = Mani
setup-fact-hands-value = { $cards ->
    [one] una carta a testa
   [many] { $cards } carte a testa
   *[other] { $cards } carte a testa
}
setup-fact-hands-shared = { $cards } carte in una mano comune
setup-fact-rooms = Stanze
setup-fact-rooms-value = { $first } × V1, { $second } × V2
setup-fact-deck = Carte Risorsa
setup-fact-deck-value = { $cards } carte, { $universals ->
    [0] nessuna { $resource }
    [1] 1 { $resource }
   *[other] { $universals } { FORM($resource, "plural") }
}
setup-fact-damage = Mazzo Danni
setup-fact-damage-value = { $cards } carte, poi la Breccia
setup-fact-damaged = Nave
setup-fact-damaged-value = { $spaces } cubetti già persi
setup-outlook = Vittorie
setup-outlook-note = Misurato su navi casuali, con equipaggi di uno stesso grado giocati dal programma.
setup-outlook-nearest = { $ranks }: questa partita non è stata misurata. Il numero è quello della più simile: { $game }
setup-nearest = simile
setup-outlook-counting = contando
setup-ranks = { $rank ->
    [cadet] Cadetti
    [officer] Ufficiali
   *[captain] Comandanti
}
setup-ranks-win = { $rank ->
    [cadet] vincono i cadetti del programma
    [officer] vincono gli ufficiali del programma
   *[captain] vincono i comandanti del programma
}
setup-chance = { $percent }% ± { $margin }
setup-interval = { $low }–{ $high }%
setup-games = { $games ->
    [one] { $games } partita
    [many] { $games } di partite
   *[other] { $games } partite
}
setup-not-measured = non misurato
setup-change = { $points } ± { $margin } punti
setup-change-tip = { $known ->
    [more] Così, su 100 navi, gli equipaggi del programma ({ $ranks }) ne salvano { $points } in più.
    [fewer] Così, su 100 navi, gli equipaggi del programma ({ $ranks }) ne salvano { $points } in meno.
   *[unclear] Nessun effetto chiaro su quante navi salvano gli equipaggi del programma ({ $ranks }).
}
setup-against-first = rispetto a tutte V1
setup-start = Inizia
setup-replace-title = Lasciare la partita in corso?
setup-replace-text = Turno { $turn } · { $difficulty } · { $names }. Resta tra le partite salvate.
setup-replace-yes = Nuova partita

## Game over

over-won = Vittoria
over-lost = Sconfitta
over-go-on = { DEVICE() ->
    [pad] Premi un pulsante qualsiasi per i risultati
   *[keys] Premi un tasto o fai clic per i risultati
}
over-energy-core = Nucleo riavviato
over-room-destroyed = La nave è perduta
over-deck-empty = Risorse finite
over-energy-core-why = { $name } ha riavviato il nucleo al turno { $turn } con { $cards ->
    [one] una carta Risorsa rimasta
   [many] { $cards } carte Risorsa rimaste
   *[other] { $cards } carte Risorsa rimaste
} nel mazzo.
over-close = { $count ->
    [0] Nessuna stanza è mai rimasta senza cubetti.
    [one] Una volta una stanza è rimasta senza cubetti.
   [many] { $count } volte una stanza è rimasta senza cubetti.
   *[other] { $count } volte una stanza è rimasta senza cubetti.
}
over-stand-ins = { $count ->
    [one] Una volta un programma non ha risposto e il gioco ha scelto al suo posto.
    [many] { $count } di volte un programma non ha risposto e il gioco ha scelto al suo posto.
   *[other] { $count } volte un programma non ha risposto e il gioco ha scelto al suo posto.
}
over-room-destroyed-why = Al turno { $turn } la tempesta ha colpito { $room }: niente cubetti e niente segnalini Protezione.
over-deck-empty-why = { $torn ->
    [0] Al turno { $turn }, quello di { $name }, il mazzo Risorse è finito.
   *[other] Al turno { $turn } la Breccia nello Scafo ha strappato via { $torn ->
        [one] l’ultima carta Risorsa
       [many] le ultime { $torn } carte Risorsa
       *[other] le ultime { $torn } carte Risorsa
    }.
}
over-diverted = { $count ->
    [0] Nessuna stanza era ancora deviata.
    [one] Una stanza su { $rooms } era deviata.
    [8] Tutte le stanze erano deviate. Mancava solo il riavvio.
   [many] { $count } stanze su { $rooms } erano deviate.
   *[other] { $count } stanze su { $rooms } erano deviate.
}
over-fact-turns = { $count ->
    [one] turno
    [many] turni
   *[other] turni
}
over-fact-cards = { $count ->
    [one] carta rimasta
    [many] carte rimaste
   *[other] carte rimaste
}
over-fact-damage = carte Danno rimaste
over-fact-diverted = stanze deviate
over-fact-criticals = { $count ->
    [one] pericolo scampato
    [many] pericoli scampati
   *[other] pericoli scampati
}
over-fact-difficulty = difficoltà
over-fact-seed = seme
over-fact-code = codice partita
over-chart = Turno per turno
over-chart-diverted = stanze deviate
over-chart-missing = cubetti mancanti
over-chart-deck = carte rimaste
over-chart-start = inizio
over-chart-turn = turno { $turn }
over-band-1 = 1 stanza a carta
over-band-2 = 2 stanze a carta
over-band-3 = 3 stanze a carta
over-band-breach = Breccia nello Scafo
over-critical = Turno { $turn }: pericolo scampato
over-critical-room = { $room }: nessun cubetto rimasto
over-pod-lost = Per { $name } è la fine
over-pod-lost-why = La nave si è salvata dopo la fuga di { $name }.
over-pod-alone = Solo { $name } si salva
over-pod-alone-why = Ultimo tiro: { $roll }, superiore al numero di carte ({ $held }).
over-pod-all = Perduti tutti, anche { $name }
over-pod-all-why = Ultimo tiro: { $roll }, non superiore al numero di carte ({ $held }).
over-pod-told = { $turn ->
    [0] In fuga prima di questi dati
   *[other] In fuga dal turno { $turn }
} · { $adrift ->
    [one] 1 turno alla deriva
   [many] { $adrift } turni alla deriva
   *[other] { $adrift } turni alla deriva
} · { $taken ->
    [one] 1 carta presa
   [many] { $taken } carte prese
   *[other] { $taken } carte prese
}
over-crew = Equipaggio
over-most = record dell’equipaggio
over-row-turns = Turni giocati
over-row-moves = Mosse
over-row-repairs = Cubetti rimessi
over-row-diverts = Stanze deviate
over-row-shares = Carte condivise
over-row-scavenges = Tiri per rovistare
over-row-activations = Stanze attivate
over-row-tokens = Segnalini usati
over-board = Guarda la nave
over-watch = Rivedi partita
over-again = Stessa nave
over-new = Nuova partita
over-title = Schermata iniziale

## The keyboard on the screen. Letters in rows, as they lie on keyboards of the language

keyboard-letters = qwertyuiop asdfghjkl zxcvbnm àèéìòù
keyboard-capital = Maiusc
keyboard-latin = abc
keyboard-own = abc
keyboard-erase = Cancella
keyboard-system = Tastiera di sistema
keyboard-done = Fatto
