### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = Actions
ask-action-text = Choisissez quoi faire.
ask-action-hint = { DEVICE() ->
    [pad] Saisissez une carte avec { KEY("enter") }, puis choisissez où elle va.
   *[keys] Cliquez ou faites glisser une carte, ou tapez sa touche, puis choisissez où elle va.
}
ask-action-first = cela ne peut pas servir ainsi
ask-action-first-short = pas ainsi
ask-scavenge = { $picks ->
    [0] Prenez une carte
    [1] Prenez une carte
   *[other] Prenez une carte : { $pick } sur { $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] Choisissez une carte, de la pioche ou visible. « Ne rien prendre » la laisse.
   *[keys] De la pioche ou visible : cliquez-la, ou faites-la glisser vers votre main. « Ne rien prendre » la laisse.
}
ask-scavenge-hint = Prenez une carte de la pioche ou une carte visible, ou rien.
ask-scavenge-first = { $name } choisit d’abord le fruit de la fouille
ask-scavenge-first-short = d’abord prendre
ask-collect = Collecte
ask-collect-text = { DEVICE() ->
    [pad] { $deck-cards ->
        [one] { $deck-cards } carte
        [many] { $deck-cards } cartes
       *[other] { $deck-cards } cartes
    } de la pioche, ou une carte visible : choisissez.
   *[keys] { $deck-cards ->
        [one] { $deck-cards } carte
        [many] { $deck-cards } cartes
       *[other] { $deck-cards } cartes
    } de la pioche, ou une carte visible : cliquez, ou faites glisser vers votre main.
}
ask-collect-hint = Prenez une carte visible, ou { $deck-cards ->
    [one] la première carte
    [many] les { $deck-cards } premières cartes
   *[other] les { $deck-cards } premières cartes
} de la pioche.
ask-collect-first = { $name } collecte d’abord
ask-collect-first-short = d’abord collecter
ask-discard = { $count ->
    [one] Défaussez une carte
    [many] Défaussez { $count } cartes
   *[other] Défaussez { $count } cartes
}
ask-discard-text = { DEVICE() ->
    [pad] { $hand-limit } peuvent rester. Choisissez une carte, puis la défausse.
   *[keys] { $hand-limit } peuvent rester. Cliquez une carte, puis la défausse, ou faites-la glisser.
}
ask-discard-hint = { $count ->
    [one] Au-delà de la limite de { $hand-limit } : défaussez { $count } carte.
    [many] Au-delà de la limite de { $hand-limit } : défaussez { $count } cartes.
   *[other] Au-delà de la limite de { $hand-limit } : défaussez { $count } cartes.
}
ask-discard-first = { $name } défausse d’abord jusqu’à la limite
ask-discard-first-short = d’abord défausser
ask-protection = Qui rend un jeton Protection ?
ask-protection-text = { DEVICE() ->
    [pad] Choisissez un des membres d’équipage qui brillent.
   *[keys] Cliquez un des membres d’équipage qui brillent, ou faites-en glisser un sur la salle touchée.
}
ask-protection-hint = Plusieurs boucliers peuvent arrêter cet impact : choisissez à qui est celui qui sert.
ask-protection-first = { $name } désigne d’abord qui rend un jeton Protection
ask-protection-first-short = d’abord décider

## Rooms

ask-crew-quarters = Envoyer quelqu’un
ask-crew-quarters-text = { DEVICE() ->
    [pad] Choisissez un meeple, puis une salle où se trouve quelqu’un d’autre. { KEY("escape") } : ne pas utiliser la salle.
   *[keys] Cliquez un meeple, puis une salle où se trouve quelqu’un d’autre, ou faites-le glisser. { KEY("escape") } : ne pas utiliser la salle.
}
ask-crew-quarters-first = { $name } envoie d’abord quelqu’un
ask-crew-quarters-first-short = d’abord envoyer
ask-crew-quarters-v2 = Envoyer quelqu’un
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] Choisissez un meeple, puis une salle où il n’y a personne. { KEY("escape") } : ne pas utiliser la salle.
   *[keys] Cliquez un meeple, puis une salle où il n’y a personne, ou faites-le glisser. { KEY("escape") } : ne pas utiliser la salle.
}
ask-crew-quarters-v2-hint = Envoyez un membre d’équipage dans une salle où il n’y a personne.
ask-crew-quarters-v2-first = { $name } envoie d’abord quelqu’un
ask-crew-quarters-v2-first-short = d’abord envoyer
ask-cargo-hold = Ordonner les cartes Ressource
ask-cargo-hold-text = { $count ->
    [one] La prochaine carte Ressource. Elle retourne sur la pioche.
    [many] Les { $count } prochaines cartes Ressource. Remettez-les dans n’importe quel ordre.
   *[other] Les { $count } prochaines cartes Ressource. Remettez-les dans n’importe quel ordre.
}
ask-cargo-hold-first = { $name } ordonne d’abord les cartes
ask-cargo-hold-first-short = d’abord ordonner
ask-cargo-hold-v2 = Prendre une carte
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] Choisissez une carte, de la pioche ou visible.
   *[keys] De la pioche ou visible : cliquez-la, ou faites-la glisser vers votre main.
}
ask-cargo-hold-v2-hint = Prenez la première carte de la pioche, ou une carte visible.
ask-cargo-hold-v2-first = { $name } prend d’abord une carte
ask-cargo-hold-v2-first-short = d’abord prendre
ask-mess-hall = Donner, prendre ou échanger
ask-mess-hall-text = Donnez une carte, prenez une carte, ou échangez-en une contre une, avec quiconque à bord.
ask-mess-hall-first = { $name } règle d’abord l’échange du Mess
ask-mess-hall-first-short = d’abord le Mess
ask-mess-hall-v2 = Deux autres échangent
ask-mess-hall-v2-text = Deux autres échangent une carte contre une, ou deux contre deux.
ask-mess-hall-v2-first = { $name } règle d’abord l’échange du Mess
ask-mess-hall-v2-first-short = d’abord le Mess
ask-trade = Troquer une carte
ask-trade-text = { DEVICE() ->
    [pad] Choisissez une carte de la main, puis la carte visible voulue. Elle prend la place de la carte prise ; rien n’est pioché.
   *[keys] Cliquez une carte de la main, puis la carte visible voulue, ou faites glisser l’une sur l’autre. Elle prend la place de la carte prise ; rien n’est pioché.
}
ask-trade-hint = { DEVICE() ->
    [pad] Choisissez une carte de la main et une carte visible.
   *[keys] Cliquez une carte de la main et une carte visible, ou faites glisser l’une sur l’autre.
}
ask-trade-first = { $name } règle d’abord l’échange du Mess
ask-trade-first-short = d’abord le Mess
ask-engine-room = Échanger avec la défausse
ask-engine-room-text = Échangez une carte de la main contre n’importe quelle carte de la défausse.
ask-engine-room-first = { $name } échange d’abord une carte
ask-engine-room-first-short = d’abord échanger
ask-engine-room-v2 = Prendre une carte défaussée
ask-engine-room-v2-text = Prenez n’importe quelle carte de la défausse. Puis la pioche perd sa première carte.
ask-engine-room-v2-first = { $name } prend d’abord une carte défaussée
ask-engine-room-v2-first-short = d’abord prendre
ask-repair-centre = Réparer une autre salle
ask-repair-centre-text = { DEVICE() ->
    [pad] Choisissez une case vide qui brille dans une autre salle. { KEY("escape") } : ne pas utiliser la salle.
   *[keys] Cliquez une case vide qui brille dans une autre salle, ou faites-y glisser une carte qui convient. { KEY("escape") } : ne pas utiliser la salle.
}
ask-repair-centre-first = { $name } répare d’abord une autre salle
ask-repair-centre-first-short = d’abord réparer
ask-repair-centre-v2 = Donner un cube Réparation
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] Choisissez qui reçoit le cube de la réserve. Il répare une case sans carte.
   *[keys] Faites glisser le cube de la réserve sur un autre membre d’équipage, ou cliquez qui le reçoit. Il répare une case sans carte.
}
ask-repair-centre-v2-hint = Donnez le cube Réparation à un autre membre d’équipage.
ask-repair-centre-v2-first = { $name } donne d’abord le cube Réparation
ask-repair-centre-v2-first-short = d’abord donner
ask-medical-bay-v2 = Distribuer des jetons Action
ask-medical-bay-v2-text = { $count ->
    [one] Distribuez un jeton Action
    [many] Distribuez jusqu’à { $count } jetons Action
   *[other] Distribuez jusqu’à { $count } jetons Action
} aux autres.
ask-medical-bay-v2-first = { $name } distribue d’abord les jetons Action
ask-medical-bay-v2-first-short = d’abord distribuer
ask-bridge = Ordonner les cartes Avarie
ask-bridge-text = { $count ->
    [one] La prochaine carte Avarie. Elle retourne sur la pioche.
    [many] Les { $count } prochaines cartes Avarie. Remettez-les dans n’importe quel ordre.
   *[other] Les { $count } prochaines cartes Avarie. Remettez-les dans n’importe quel ordre.
}
ask-bridge-first = { $name } ordonne d’abord les cartes Avarie
ask-bridge-first-short = d’abord ordonner
ask-bridge-v2 = Dessus ou dessous
ask-bridge-v2-text = { $count ->
    [one] La prochaine carte Avarie. Elle retourne dessus, ou tout en dessous.
    [many] Les { $count } prochaines cartes Avarie. Chacune retourne dessus, ou tout en dessous.
   *[other] Les { $count } prochaines cartes Avarie. Chacune retourne dessus, ou tout en dessous.
}
ask-bridge-v2-first = { $name } ordonne d’abord les cartes Avarie
ask-bridge-v2-first-short = d’abord ordonner
ask-armoury = { $left ->
    [one] Poser un jeton Protection
    [many] Poser { $left } jetons Protection
   *[other] Poser { $left } jetons Protection
}
ask-armoury-text = { DEVICE() ->
    [pad] { $count ->
        [one] Choisissez une salle. C’est le seul de la réserve.
        [many] Choisissez une salle. Les deux peuvent aller sur la même salle. { KEY("escape") } en reprend un.
       *[other] Choisissez une salle. Les deux peuvent aller sur la même salle. { KEY("escape") } en reprend un.
    }
   *[keys] { $count ->
        [one] Cliquez une salle, ou faites-y glisser le jeton. C’est le seul de la réserve.
        [many] Cliquez une salle, ou faites-y glisser un jeton. Les deux peuvent aller sur la même salle. { KEY("escape") } en reprend un.
       *[other] Cliquez une salle, ou faites-y glisser un jeton. Les deux peuvent aller sur la même salle. { KEY("escape") } en reprend un.
    }
}
ask-armoury-first = { $name } pose d’abord les jetons Protection
ask-armoury-first-short = d’abord les boucliers
ask-armoury-v2 = Donner un jeton Protection
ask-armoury-v2-text = { DEVICE() ->
    [pad] Choisissez qui reçoit le jeton de la réserve. Il absorbe un impact sur la salle où se trouve qui le détient.
   *[keys] Faites glisser le jeton de la réserve sur quelqu’un, ou cliquez qui le reçoit. Il absorbe un impact sur la salle où se trouve qui le détient.
}
ask-armoury-v2-hint = Donnez le jeton Protection à quelqu’un, ou gardez-le pour vous.
ask-armoury-v2-first = { $name } donne d’abord le jeton Protection
ask-armoury-v2-first-short = d’abord donner

## Expansions

ask-damage-control = { $left ->
    [0] Confirmer les avaries
    [one] Choisir une salle à toucher
    [many] Choisir { $left } salles à toucher
   *[other] Choisir { $left } salles à toucher
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] Chaque salle dit ce que fait l’impact. { KEY("end") } ou le bouton confirme ; choisissez encore une salle pour la reprendre.
       *[other] { $setup ->
            [yes] Le Contrôle des avaries frappe avant le premier tour, et le premier joueur choisit. Choisissez une salle. Chaque salle dit ce que ferait un impact.
           *[no] Le Contrôle des avaries laisse l’équipage choisir. Choisissez une salle ; choisissez-la encore pour la reprendre. Chaque salle dit ce que ferait un impact.
        }
    }
   *[keys] { $left ->
        [0] Chaque salle dit ce que fait l’impact. { KEY("end") } ou le bouton confirme ; cliquez une salle choisie pour la reprendre.
       *[other] { $setup ->
            [yes] Le Contrôle des avaries frappe avant le premier tour, et le premier joueur choisit. Cliquez une salle, ou faites-y glisser la carte. Chaque salle dit ce que ferait un impact.
           *[no] Le Contrôle des avaries laisse l’équipage choisir. Cliquez une salle, ou faites-y glisser la carte ; cliquez-la encore pour la reprendre. Chaque salle dit ce que ferait un impact.
        }
    }
}
ask-damage-control-hint = Chaque salle dit ce qu’un impact lui ferait maintenant. { KEY("end") } confirme.
ask-damage-control-first = { $name } choisit d’abord les salles touchées
ask-damage-control-first-short = d’abord les salles

## Actions, as they stand in a list

action-move = Se déplacer
action-scavenge = Fouiller
action-give = Donner une carte
action-take = Prendre une carte
action-trade = Troquer une carte
action-repair = Réparer
action-repair-with-cube = Réparer avec un cube détenu
action-divert = Détourner l’énergie
action-activate = Utiliser la salle
action-board = Embarquer dans la capsule
action-finish = Finir les actions

## Questions without words of their own speak of the room or the expansion that asks

ask-room = Utiliser { $source }
ask-room-text = Choisissez comment utiliser { $source }.
ask-room-first = { $name } décide d’abord pour { $source }
ask-room-first-short = d’abord décider
ask-expansion = { $source }
ask-expansion-text = { $source } vous laisse décider : choisissez.
ask-expansion-first = { $name } décide d’abord pour { $source }
ask-expansion-first-short = d’abord décider
ask-other = Décider
ask-other-text = Choisissez.
ask-other-first = { $name } décide d’abord d’autre chose
ask-other-first-short = d’abord décider
