### The table: everything painted on it.

## Resources, tokens, damage

resource-data = Dati
resource-metal = Metallo
resource-nanobots = Nanobot
resource-energy = Energia
resource-universal = Universale
    .plural = Universali

## Top bar

table-turn = { $turn ->
    [0] Preparazione
   *[other] Turno { $turn }
}
table-game = { $difficulty } · { $players ->
    [one] solitario
   [many] in { $players }
   *[other] in { $players }
}
phase-actions = Azioni
phase-actions-left = { $left } di { $base-actions } rimaste
phase-actions-done = fatte
phase-collect = Raccolta
phase-collect-note = { $deck-cards ->
    [one] 1 carta
   [many] { $deck-cards } carte
   *[other] { $deck-cards } carte
} o 1
phase-damage = Danno
phase-damage-note = { $rooms ->
    [0] breccia
    [one] 1 stanza
   [many] { $rooms } stanze
   *[other] { $rooms } stanze
}
threat-title = { $phase ->
    [over] Il viaggio è finito
    [empty] Il mazzo finisce
    [breach] Breccia nello Scafo
    [first] Minaccia nel turno 1
    [later] Minaccia, prossimo turno
   *[other] Minaccia in questo turno
}
threat-loss = { $percent }%
threat-lost = nave perduta
threat-cards = { $possible ->
    [one] ({ $fatal } di 1 carta)
   [many] ({ $fatal } di { $possible } carte)
   *[other] ({ $fatal } di { $possible } carte)
}
threat-empty = (nella Fase 2)
threat-sides = ({ $fatal } di { $possible } tiri)
threat-hidden = { $rooms ->
    [0] un tiro fa scartare carte
    [one] una stanza sarà colpita
   [many] { $rooms } stanze saranno colpite
   *[other] { $rooms } stanze saranno colpite
}
threat-not-counted = Senza contare: rischio nascosto
threat-few = { $count ->
    [one] Ancora 1 carta, poi la nave è perduta
   [many] Ancora { $count } carte, poi la nave è perduta
   *[other] Ancora { $count } carte, poi la nave è perduta
}
threat-few-brief = { $count ->
    [one] 1 carta
   [many] { $count } carte
   *[other] { $count } carte
}
threat-over = nessun’altra minaccia
threat-times = { $count }×
threat-breach = Breccia
threat-breach-turn = turno { $turn }
threat-breach-now = ogni turno
threat-left = Restano nel mazzo Danni: { $cards }

## Room cards

room-diverted = Deviata
room-critical = CRITICA
room-critical-note = altro colpo: nave perduta
room-destroyed = DISTRUTTA
room-destroyed-note = la nave è perduta
room-restart = Riavvia il nucleo: attivalo per vincere
room-restart-brief = Riavvia e vinci
room-other-brief = Abilità propria
room-chip = { $percent }%
room-power = stanze
room-of-eight = /8
room-variant = V2

## Crew panels

tag-active = DI TURNO
tag-next = POI
tag-then = DOPO
tag-last = ULTIMO
tag-pod = CAPSULA
crew-left = Non è più a bordo
crew-times = ×{ $count }
crew-of-limit = / { $count }

## The Escape Pod

pod-title = Capsula di Salvataggio
pod-offline = Bloccata. Stanze deviate: { $count } su { $needed }
pod-offline-short = Bloccata: { $count } su { $needed } deviate
pod-online = Pronta. Sali dal nucleo.
pod-online-short = Pronta: puoi salire
pod-taken = Alla deriva con { $count ->
    [one] una carta
   [many] { $count } carte
   *[other] { $count } carte
}
pod-taken-short = Alla deriva con { $count ->
    [one] una carta
   [many] { $count } carte
   *[other] { $count } carte
}

## Supply

## Resources

resources-title = Risorse
panel-not-counted = Non contate
resources-empty = A zero = perduta · { $turns ->
    [0] meno di un turno
    [one] ~1 turno
   [many] ~{ $turns } turni
   *[other] ~{ $turns } turni
}
resources-discard = Scarti
resources-seen-title = { $count ->
    [one] La prossima carta, vista da tutti
   [many] Le prossime { $count } carte, viste da tutti
   *[other] Le prossime { $count } carte, viste da tutti
}

## Damage

damage-title = Danno
damage-breach-last = per ultima la Breccia
damage-breach-on = un tiro ogni turno
damage-last = { $turn ->
    [0] Ultimo colpo
   *[other] Ultimo colpo, turno { $turn }
}
damage-none = Ancora nessun colpo
damage-next = { $rooms ->
    [one] poi: 1 stanza
   [many] poi: { $rooms } stanze
   *[other] poi: { $rooms } stanze
}
damage-any = { $count } a scelta
damage-seen-title = { $count ->
    [one] La prossima carta Danno, vista da tutti
   [many] Le prossime { $count } carte Danno, viste da tutti
   *[other] Le prossime { $count } carte Danno, viste da tutti
}

## The die

die-before = Non ancora tirato
die-scavenge = { $value } · { $cards ->
    [0] nessuna carta
    [one] una carta
    [2] due carte
   [many] { $cards } carte
   *[other] { $cards } carte
}
die-breach = { $value } · { $cards ->
    [0] nessuna carta persa
    [one] una carta persa
   [many] { $cards } carte perse
   *[other] { $cards } carte perse
}
die-other = { $value }
die-who-scavenge = { $name } rovista
die-who-breach = Breccia nello Scafo
die-who-other = { $name }, alla deriva

## The dock

dock-actions = Azioni
dock-collect = Fase 2: raccolta delle carte
dock-damage = Fase 3: danno
dock-setup = Prima del primo turno
dock-adrift = Alla deriva nella Capsula di Salvataggio
dock-over = La partita è finita
dock-empty-hand = Nessuna carta in mano
button-move = Muovi
button-scavenge = Rovista
button-share = Condividi
button-divert = Devia
button-repair = Ripara
button-activate = Attiva
button-restart = Riavvia
button-more = Altre azioni
end-finish = Termina azioni
end-nothing = Non prendere
end-confirm = Conferma
end-wait = A te la scelta
end-strike = Danno
end-adrift = Alla deriva
end-seat = Attendi
end-over = Risultato
end-again = Ripeti passo
end-back = Passo precedente
end-tokens = { $count ->
    [one] +1 segnalino
   [many] +{ $count } segnalini
   *[other] +{ $count } segnalini
}
end-lost = niente segnalini
end-none-left = { $tokens ->
    [0] azioni finite
    [one] tieni il segnalino
   [many] tieni i segnalini
   *[other] tieni i segnalini
}
would-card-data = dati
would-card-metal = metallo
would-card-nanobots = nanobot
would-card-energy = energia
would-card-universal = Universale
would-move = { $count ->
    [one] 1 stanza a scelta
    [many] { $count } stanze a scelta
   *[other] { $count } stanze a scelta
}
would-scavenge = { $percent }%: 1+ carta
would-share = con { $name }
would-share-many = con altri { $count }
would-repair = { $card }, spazio { $slot }
would-repair-any = spazio { $slot }
would-repair-many = { $count } spazi
would-refill = tutti con { $card }
would-divert = costa 3 carte
would-divert-wild = { $count ->
    [one] con 1 Universale
   [many] con { $count } Universali
   *[other] con { $count } Universali
}
would-divert-ways = { $count } modi di pagare
would-activate = questa stanza
would-more = { $count ->
    [0] ora nessuna
    [one] ora una possibile
   [many] ora { $count } possibili
   *[other] ora { $count } possibili
}
would-win = riavvia il nucleo
hint-spent = Non hai più azioni. Termina le azioni per raccogliere carte.
hint-no-cards = Muoviti, rovista o termina le azioni.
hint-choice = Fai la tua scelta.
hint-over = La partita è finita.
