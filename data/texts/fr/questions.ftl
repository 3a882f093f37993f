### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = Actions
ask-action-text = Choisissez une action.
ask-action-hint = { DEVICE() ->
    [pad] Saisissez une carte avec { KEY("enter") }, puis choisissez où elle va.
   *[keys] Cliquez sur une carte, faites-la glisser ou appuyez sur sa touche, puis choisissez où elle va.
}
ask-action-first = cela ne marche pas ainsi
ask-action-first-short = pas ainsi
ask-scavenge = { $picks ->
    [0] Prenez une carte
    [1] Prenez une carte
   *[other] Prenez une carte : { $pick } sur { $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] Choisissez une carte de la pioche ou une carte visible, ou « Ne rien prendre ».
   *[keys] Cliquez sur la pioche ou sur une carte visible, ou faites-la glisser vers votre main. Vous pouvez ne rien prendre.
}
ask-scavenge-hint = Prenez la première carte de la pioche, une carte visible, ou rien.
ask-scavenge-first = { $name } doit d’abord prendre les cartes trouvées
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
ask-collect-first = { $name } doit d’abord collecter
ask-collect-first-short = d’abord collecter
ask-discard = { $count ->
    [one] Défaussez une carte
    [many] Défaussez { $count } cartes
   *[other] Défaussez { $count } cartes
}
ask-discard-text = { DEVICE() ->
    [pad] { $count ->
        [one] Vous en gardez { $hand-limit }. Choisissez une carte, puis la défausse.
        [many] Vous en gardez { $hand-limit }. Choisissez { $count } cartes, puis confirmez avec { KEY("end") }.
       *[other] Vous en gardez { $hand-limit }. Choisissez { $count } cartes, puis confirmez avec { KEY("end") }.
    }
   *[keys] { $count ->
        [one] Vous en gardez { $hand-limit }. Cliquez sur une carte, puis sur la défausse, ou faites-la glisser.
        [many] Vous en gardez { $hand-limit }. Choisissez { $count } cartes (clic ou chiffre), puis confirmez avec { KEY("end") }.
       *[other] Vous en gardez { $hand-limit }. Choisissez { $count } cartes (clic ou chiffre), puis confirmez avec { KEY("end") }.
    }
}
ask-discard-hint = { $count ->
    [one] Au-delà de la limite de { $hand-limit } : défaussez { $count } carte.
    [many] Au-delà de la limite de { $hand-limit } : défaussez { $count } cartes.
   *[other] Au-delà de la limite de { $hand-limit } : défaussez { $count } cartes.
}
ask-discard-first = { $name } doit d’abord défausser jusqu’à la limite
ask-discard-first-short = d’abord défausser
ask-protection = Qui rend un jeton Protection ?
ask-protection-text = { DEVICE() ->
    [pad] Choisissez un membre d’équipage en surbrillance.
   *[keys] Cliquez sur un membre d’équipage en surbrillance, ou faites-le glisser sur la salle touchée.
}
ask-protection-hint = Plusieurs jetons Protection peuvent arrêter cet impact. Choisissez lequel.
ask-protection-first = { $name } doit d’abord choisir qui rend un jeton Protection
ask-protection-first-short = d’abord décider

## Rooms

ask-crew-quarters = Envoyer un équipier
ask-crew-quarters-text = { DEVICE() ->
    [pad] Choisissez un meeple, puis une salle occupée par un autre. { KEY("escape") } annule.
   *[keys] Cliquez sur un meeple, puis sur une salle occupée par un autre, ou faites-le glisser. { KEY("escape") } annule.
}
ask-crew-quarters-first = { $name } doit d’abord envoyer un meeple
ask-crew-quarters-first-short = d’abord envoyer
ask-crew-quarters-v2 = Envoyer un équipier
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] Choisissez un meeple, puis une salle inoccupée. { KEY("escape") } annule.
   *[keys] Cliquez sur un meeple, puis sur une salle inoccupée, ou faites-le glisser. { KEY("escape") } annule.
}
ask-crew-quarters-v2-hint = Envoyez un membre d’équipage dans une salle inoccupée.
ask-crew-quarters-v2-first = { $name } doit d’abord envoyer un meeple
ask-crew-quarters-v2-first-short = d’abord envoyer
ask-cargo-hold = Réordonner les Ressources
ask-cargo-hold-text =
    { $count ->
        [one] La prochaine carte Ressource. Remettez-la sur la pioche.
        [many] Les { $count } prochaines cartes Ressource. Remettez-les dans l’ordre de votre choix.
       *[other] Les { $count } prochaines cartes Ressource. Remettez-les dans l’ordre de votre choix.
    }
ask-cargo-hold-first = { $name } doit d’abord réordonner les cartes
ask-cargo-hold-first-short = d’abord réordonner
ask-cargo-hold-v2 = Prendre une carte
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] Choisissez la pioche ou une carte visible.
   *[keys] Cliquez sur la pioche ou sur une carte visible, ou faites-la glisser vers votre main.
}
ask-cargo-hold-v2-hint = Prenez la première carte de la pioche, ou une carte visible.
ask-cargo-hold-v2-first = { $name } doit d’abord prendre une carte
ask-cargo-hold-v2-first-short = d’abord prendre
ask-mess-hall = Donner, prendre ou échanger
ask-mess-hall-text = Donnez, prenez ou échangez une carte avec n’importe quel autre membre d’équipage.
ask-mess-hall-first = { $name } doit d’abord finir au Mess
ask-mess-hall-first-short = d’abord le Mess
ask-mess-hall-v2 = Deux autres échangent
ask-mess-hall-v2-text = Deux autres membres d’équipage échangent une carte chacun, ou deux.
ask-mess-hall-v2-first = { $name } doit d’abord finir au Mess
ask-mess-hall-v2-first-short = d’abord le Mess
ask-trade = Échanger une carte
ask-trade-text = { DEVICE() ->
    [pad] Choisissez une carte de votre main, puis la carte visible voulue. La vôtre la remplace ; rien n’est pioché.
   *[keys] Cliquez sur une carte de votre main et sur la carte visible voulue, ou faites glisser l’une sur l’autre. La vôtre la remplace ; rien n’est pioché.
}
ask-trade-hint = { DEVICE() ->
    [pad] Choisissez une carte de votre main et une carte visible.
   *[keys] Cliquez sur une carte de votre main et sur une carte visible, ou faites glisser l’une sur l’autre.
}
ask-trade-first = { $name } doit d’abord finir au Mess
ask-trade-first-short = d’abord le Mess
ask-engine-room = Échanger avec la défausse
ask-engine-room-text = Échangez une de vos cartes contre n’importe quelle carte de la défausse.
ask-engine-room-first = { $name } doit d’abord échanger une carte
ask-engine-room-first-short = d’abord échanger
ask-engine-room-v2 = Prendre une carte défaussée
ask-engine-room-v2-text = Prenez n’importe quelle carte de la défausse. Défaussez ensuite la première carte de la pioche.
ask-engine-room-v2-first = { $name } doit d’abord prendre une carte défaussée
ask-engine-room-v2-first-short = d’abord prendre
ask-repair-centre = Réparer une autre salle
ask-repair-centre-text = { DEVICE() ->
    [pad] Choisissez une case vide dans une autre salle en surbrillance. { KEY("escape") } annule.
   *[keys] Faites glisser une carte qui convient de votre main sur une case vide d’une salle en surbrillance, ou cliquez sur cette case. { KEY("escape") } annule.
}
ask-repair-centre-first = { $name } doit d’abord réparer une autre salle
ask-repair-centre-first-short = d’abord réparer
ask-repair-centre-v2 = Donner un cube Réparation
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] Choisissez qui reçoit le cube. Il remplit une case sans carte.
   *[keys] Faites glisser le cube sur un autre membre d’équipage, ou cliquez dessus. Il remplit une case sans carte.
}
ask-repair-centre-v2-hint = Donnez le cube Réparation à un autre membre d’équipage.
ask-repair-centre-v2-first = { $name } doit d’abord donner le cube Réparation
ask-repair-centre-v2-first-short = d’abord donner
ask-medical-bay-v2 = Distribuer des jetons Action
ask-medical-bay-v2-text =
    { $count ->
        [one] Distribuez un jeton Action
        [many] Distribuez jusqu’à { $count } jetons Action
       *[other] Distribuez jusqu’à { $count } jetons Action
    } aux autres membres d’équipage.
ask-medical-bay-v2-first = { $name } doit d’abord distribuer les jetons Action
ask-medical-bay-v2-first-short = d’abord distribuer
ask-bridge = Réordonner les Avaries
ask-bridge-text =
    { $count ->
        [one] La prochaine carte Avarie. Remettez-la sur la pioche.
        [many] Les { $count } prochaines cartes Avarie. Remettez-les dans l’ordre de votre choix.
       *[other] Les { $count } prochaines cartes Avarie. Remettez-les dans l’ordre de votre choix.
    }
ask-bridge-first = { $name } doit d’abord réordonner les cartes Avarie
ask-bridge-first-short = d’abord réordonner
ask-bridge-v2 = Dessus ou dessous
ask-bridge-v2-text =
    { $count ->
        [one] La prochaine carte Avarie. Remettez-la dessus ou dessous.
        [many] Les { $count } prochaines cartes Avarie. Remettez chacune dessus ou dessous.
       *[other] Les { $count } prochaines cartes Avarie. Remettez chacune dessus ou dessous.
    }
ask-bridge-v2-first = { $name } doit d’abord réordonner les cartes Avarie
ask-bridge-v2-first-short = d’abord réordonner
ask-armoury = { $left ->
    [one] Poser un jeton Protection
    [many] Poser { $left } jetons Protection
   *[other] Poser { $left } jetons Protection
}
ask-armoury-text =
    { DEVICE() ->
        [pad]
            { $count ->
                [one] Choisissez une salle pour le dernier jeton de la réserve.
                [many] Choisissez une salle. Une même salle peut recevoir les deux. { KEY("escape") } en reprend un.
               *[other] Choisissez une salle. Une même salle peut recevoir les deux. { KEY("escape") } en reprend un.
            }
       *[keys]
            { $count ->
                [one] Cliquez sur une salle pour y poser le dernier jeton de la réserve, ou faites-l’y glisser.
                [many] Cliquez sur une salle, ou faites-y glisser un jeton. Une même salle peut recevoir les deux. { KEY("escape") } en reprend un.
               *[other] Cliquez sur une salle, ou faites-y glisser un jeton. Une même salle peut recevoir les deux. { KEY("escape") } en reprend un.
            }
    }
ask-armoury-first = { $name } doit d’abord poser les jetons Protection
ask-armoury-first-short = d’abord les jetons
ask-armoury-v2 = Donner un jeton Protection
ask-armoury-v2-text = { DEVICE() ->
    [pad] Choisissez qui reçoit le jeton. Il absorbe un impact sur la salle de son détenteur.
   *[keys] Faites glisser le jeton sur un membre d’équipage, ou cliquez dessus. Il absorbe un impact sur la salle de son détenteur.
}
ask-armoury-v2-hint = Donnez le jeton Protection à n’importe quel membre d’équipage, vous compris.
ask-armoury-v2-first = { $name } doit d’abord donner le jeton Protection
ask-armoury-v2-first-short = d’abord donner

## Expansions

ask-damage-control = { $left ->
    [0] Confirmer les avaries
   *[other] { $count ->
        [one] Choisir une salle à endommager
        [many] Choisir { $count } salles à endommager : encore { $left }
       *[other] Choisir { $count } salles à endommager : encore { $left }
    }
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] Chaque salle montre l’effet de l’impact. Choisissez à nouveau une salle pour annuler. Confirmez avec { KEY("end") } ou le bouton.
       *[other] { $setup ->
            [yes] Le Contrôle des avaries agit avant le premier tour, et le premier joueur choisit. Chaque salle montre l’effet d’un impact.
           *[no] Contrôle des avaries : à vous de choisir. Choisissez une salle, et à nouveau pour annuler. Chaque salle montre l’effet d’un impact.
        }
    }
   *[keys] { $left ->
        [0] Chaque salle montre l’effet de l’impact. Cliquez sur une salle choisie pour annuler. { KEY("end") } ou le bouton confirme.
       *[other] { $setup ->
            [yes] Le Contrôle des avaries agit avant le premier tour, et le premier joueur choisit. Cliquez sur une salle, ou faites-y glisser la carte. Chaque salle montre l’effet d’un impact.
           *[no] Contrôle des avaries : à vous de choisir. Cliquez sur une salle, ou faites-y glisser la carte. Recliquez pour annuler. Chaque salle montre l’effet d’un impact.
        }
    }
}
ask-damage-control-hint = Chaque salle montre l’effet d’un impact. { KEY("end") } confirme.
ask-damage-control-first = { $name } doit d’abord choisir les salles touchées
ask-damage-control-first-short = d’abord les salles

## Actions, as they stand in a list

action-move = Se déplacer
action-scavenge = Fouiller
action-give = Donner une carte
action-take = Prendre une carte
action-trade = Échanger une carte
action-repair = Réparer
action-repair-with-cube = Réparer avec un cube détenu
action-divert = Détourner l’énergie
action-activate = Activer la salle
action-board = Embarquer dans la capsule
action-finish = Finir les actions

## Questions without words of their own speak of the room or the expansion that asks

ask-room = Activer { $source }
ask-room-text = Choisissez comment activer { $source }.
ask-room-first = { $name } doit d’abord décider pour { $source }
ask-room-first-short = d’abord décider
ask-expansion = { $source }
ask-expansion-text = { $source } : à vous de choisir.
ask-expansion-first = { $name } doit d’abord décider pour { $source }
ask-expansion-first-short = d’abord décider
ask-other = Décider
ask-other-text = Choisissez une option.
ask-other-first = { $name } doit d’abord prendre une autre décision
ask-other-first-short = d’abord décider
