### Pace: what a new player is asked once, what struck since somebody's last turn.

pace-title = À quel rythme montrer la tempête ?
pace-text = Une dernière chose avant votre premier vol. Vous pouvez changer cela à tout moment dans les options.
pace-slow = Le temps de suivre chaque impact. Idéal pour une première partie.
pace-normal = Vous voyez tout, sans longue attente.
pace-fast = Pour les équipages qui connaissent les cartes.
pace-off = Aucune animation : les résultats apparaissent aussitôt.

## Before a person’s turn

recap-title = { $since ->
    [alone] Depuis votre dernier tour
    [first] { $name }, avant votre premier tour
   *[last] { $name }, depuis votre dernier tour
}
recap-title-ready = À vous, { $name } ? C’est le tour { $turn }.
recap-nothing = { $since ->
    [first] Aucun impact depuis le début de la partie.
   *[last] Aucun impact depuis votre dernier tour.
}
recap-turn = Tour { $turn }, { $name }
recap-cube = { $spaces ->
    [0] touchée
   *[other] un cube perdu, reste { $left } sur { $spaces }
}
recap-cube-since = un cube perdu, maintenant { $left } sur { $spaces }
recap-protected = à l’abri : jeton Protection
recap-protected-short = Protection
recap-protects = protège { $rooms }
recap-left = { $left }/{ $spaces }
recap-lost = Brèche : { $count ->
    [0] aucune carte perdue
    [one] une carte perdue
    [many] { $count } cartes perdues
   *[other] { $count } cartes perdues
}
recap-spared = Aucune salle touchée.
recap-go-on = Continuer
recap-ready = C’est parti
recap-never = Ne plus montrer
