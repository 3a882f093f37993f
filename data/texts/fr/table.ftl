### The table: everything painted on it.

## Resources, tokens, damage

resource-data = Données
resource-metal = Métal
resource-nanobots = Nanobots
resource-energy = Énergie
resource-universal = Joker
    .plural = Jokers

## Top bar

table-turn = { $turn ->
    [0] Mise en place
   *[other] Tour { $turn }
}
table-game = { $difficulty } · { $players ->
    [one] solo
    [many] { $players } joueurs
   *[other] { $players } joueurs
}
phase-actions = Actions
phase-actions-left = reste { $left } sur { $base-actions }
phase-actions-done = fait
phase-collect = Collecte
phase-collect-note = { $deck-cards ->
    [one] { $deck-cards } carte
    [many] { $deck-cards } cartes
   *[other] { $deck-cards } cartes
} ou 1
phase-damage = Avaries
phase-damage-note = { $rooms ->
    [0] brèche
    [one] 1 salle
    [many] { $rooms } salles
   *[other] { $rooms } salles
}
threat-title = { $phase ->
    [over] Le voyage est fini
    [empty] La pioche s’épuise
    [breach] Brèche
    [first] Menace au tour 1
    [later] Menace au tour suivant
   *[other] Menace ce tour
}
threat-loss = { $percent } %
threat-lost = perdu
threat-cards = { $possible ->
    [one] ({ $fatal } carte sur 1)
    [many] ({ $fatal } sur { $possible } cartes)
   *[other] ({ $fatal } sur { $possible } cartes)
}
threat-empty = (en phase 2)
threat-sides = ({ $fatal } sur { $possible } jets)
threat-hidden =
    { $rooms ->
        [0] un jet défausse des cartes
        [one] une salle sera touchée
        [many] { $rooms } salles seront touchées
       *[other] { $rooms } salles seront touchées
    }
threat-not-counted = Sans comptage : risque caché
threat-few =
    { $count ->
        [one] { $count } carte avant la perte du vaisseau
        [many] { $count } cartes avant la perte du vaisseau
       *[other] { $count } cartes avant la perte du vaisseau
    }
threat-few-brief = { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
}
threat-over = plus de menace
threat-times = { $count }×
threat-breach = Brèche
threat-breach-turn = tour { $turn }
threat-breach-now = chaque tour
threat-left = Reste dans la pioche Avaries : { $cards }

## Room cards

room-diverted = Détournée
room-critical = CRITIQUE
room-critical-note = prochain impact : vaisseau perdu
room-destroyed = DÉTRUITE
room-destroyed-note = le vaisseau est perdu
room-restart = Relancer le Cœur : l’activer pour gagner
room-restart-brief = Relancer : gagné
room-other-brief = Capacité
room-chip = { $percent } %
room-power = salles
room-of-eight = /8
room-variant = V2

## Crew panels

tag-active = JOUE
tag-next = ENSUITE
tag-then = PUIS
tag-last = ENFIN
tag-pod = CAPSULE
crew-left = A quitté le vaisseau
crew-times = ×{ $count }
crew-of-limit = / { $count }

## The Escape Pod

pod-title = Capsule de sauvetage
pod-offline = Bloquée. Salles détournées : { $count } sur { $needed }
pod-offline-short = Bloquée : { $count } sur { $needed } détournées
pod-online = Prête. Embarquez depuis le Cœur.
pod-online-short = Prête : embarquez
pod-taken = À la dérive avec { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
}
pod-taken-short = Dérive avec { $count ->
    [one] { $count } carte
    [many] { $count } cartes
   *[other] { $count } cartes
}

## Supply

## Resources

resources-title = Ressources
panel-not-counted = Non compté
resources-empty = Vide = perdu · { $turns ->
    [0] moins d’un tour
    [one] ~1 tour
    [many] ~{ $turns } tours
   *[other] ~{ $turns } tours
}
resources-discard = Défausse
resources-seen-title = { $count ->
    [one] La prochaine carte, vue par tous
    [many] Les { $count } prochaines cartes, vues par tous
   *[other] Les { $count } prochaines cartes, vues par tous
}

## Damage

damage-title = Avaries
damage-breach-last = à la fin, la Brèche
damage-breach-on = un jet par tour
damage-last = { $turn ->
    [0] Dernier impact
   *[other] Dernier impact, tour { $turn }
}
damage-none = Aucun impact
damage-next = { $rooms ->
    [one] ensuite : 1 salle
    [many] ensuite : { $rooms } salles
   *[other] ensuite : { $rooms } salles
}
damage-any = { $count } au choix
damage-seen-title = { $count ->
    [one] La prochaine carte Avarie, vue par tous
    [many] Les { $count } prochaines cartes Avarie, vues par tous
   *[other] Les { $count } prochaines cartes Avarie, vues par tous
}

## The die

die-before = Pas encore lancé
die-scavenge = { $value } · { $cards ->
    [0] aucune carte
    [one] une carte
    [2] deux cartes
    [many] { $cards } cartes
   *[other] { $cards } cartes
}
die-breach = { $value } · { $cards ->
    [0] aucune perdue
    [one] une carte perdue
    [many] { $cards } cartes perdues
   *[other] { $cards } cartes perdues
}
die-other = { $value }
die-who-scavenge = { $name }, fouille
die-who-breach = Brèche
die-who-other = { $name }, à la dérive

## The dock

dock-actions = Actions
dock-collect = Phase 2 : collecte de cartes
dock-damage = Phase 3 : avaries
dock-setup = Avant le premier tour
dock-adrift = À la dérive dans la capsule
dock-over = La partie est finie
dock-empty-hand = Aucune carte en main
button-move = Se déplacer
button-scavenge = Fouiller
button-share = Partager
button-divert = Détourner
button-repair = Réparer
button-activate = Activer
button-restart = Relancer
button-more = Autres actions
end-finish = Finir les actions
end-nothing = Ne rien prendre
end-confirm = Confirmer
end-wait = À vous de choisir
end-strike = Avaries
end-adrift = À la dérive
end-seat = Patientez
end-over = Résultat
end-again = Refaire l’étape
end-back = Étape précédente
end-tokens = { $count ->
    [one] +{ $count } jeton
    [many] +{ $count } jetons
   *[other] +{ $count } jetons
}
end-lost = plus de jetons
end-none-left =
    { $tokens ->
        [0] actions épuisées
        [one] garder le jeton
        [many] garder les jetons
       *[other] garder les jetons
    }
would-card-data = données
would-card-metal = métal
would-card-nanobots = nanobots
would-card-energy = énergie
would-card-universal = Joker
would-move = { $count ->
    [one] { $count } salle au choix
    [many] { $count } salles au choix
   *[other] { $count } salles au choix
}
would-scavenge = { $percent } % : 1+ carte
would-share = avec { $name }
would-share-many = avec { $count } autres
would-repair = { $card } en case { $slot }
would-repair-any = case { $slot }
would-repair-many = { $count } cases
would-refill = tout avec { $card }
would-divert = coûte 3 cartes
would-divert-wild = { $count ->
    [one] avec { $count } Joker
    [many] avec { $count } Jokers
   *[other] avec { $count } Jokers
}
would-divert-ways = { $count } façons de payer
would-activate = cette salle
would-more = { $count ->
    [0] aucune possible
    [one] une possible
    [many] { $count } possibles
   *[other] { $count } possibles
}
would-win = relancer le Cœur
hint-spent = Plus d’actions. Finissez vos actions pour collecter des cartes.
hint-no-cards = Déplacez-vous, fouillez ou finissez vos actions.
hint-choice = Faites votre choix.
hint-over = La partie est finie.
