### Words of play: reasons, prompts, choices, the log. `$room` and `$name` are already words, `$id` is an id.

## Building blocks

play-room = { $name }
    .of = de { $name }
    .at = dans { $name }
play-room-bridge = la Passerelle
    .of = de la Passerelle
    .at = sur la Passerelle
play-room-cargo-hold = la Soute
    .of = de la Soute
    .at = dans la Soute
play-room-medical-bay = l’Infirmerie
    .of = de l’Infirmerie
    .at = à l’Infirmerie
play-room-crew-quarters = le Dortoir
    .of = du Dortoir
    .at = au Dortoir
play-room-energy-core = le Cœur énergétique
    .of = du Cœur énergétique
    .at = au Cœur énergétique
play-room-engine-room = la Salle des machines
    .of = de la Salle des machines
    .at = dans la Salle des machines
play-room-armoury = l’Armurerie
    .of = de l’Armurerie
    .at = à l’Armurerie
play-room-repair-centre = l’Atelier
    .of = de l’Atelier
    .at = à l’Atelier
play-room-mess-hall = le Mess
    .of = du Mess
    .at = au Mess
play-resource-data = des données
    .bare = données
play-resource-metal = du métal
    .bare = métal
play-resource-nanobots = des nanobots
    .bare = nanobots
play-resource-energy = de l’énergie
    .bare = énergie
play-resource-universal = un Joker
    .bare = Joker
play-counted = { $count ->
    [one] { $count } carte { FORM($resource, "bare") }
    [many] { $count } cartes { FORM($resource, "bare") }
   *[other] { $count } cartes { FORM($resource, "bare") }
}
play-counted-universal = { $count ->
    [one] { $resource }
    [many] { $count } Jokers
   *[other] { $count } Jokers
}
play-list-and = { $head } et { $last }
play-list-or = { $head } ou { $last }
play-list-more = { $head }, { $next }
play-refused = { $what } : { $problem }
play-refused-both = { $one }, et { $other }
play-refused-label = Impossible

## What somebody tries to do: the beginning of a refusal

play-do-that = Pas maintenant
play-do-move = Se déplacer
play-do-move-room = Aller { FORM($room, "at") }
play-do-send = Envoyer { $name }
play-do-send-room = Envoyer { $name } { FORM($room, "at") }
play-do-scavenge = Fouiller
play-do-share = Partager
play-do-give = Donner { $card } à { $name }
play-do-pick = Prendre une carte
play-do-take = Prendre { $card } à { $name }
play-do-repair = Réparer
play-do-repair-room = Réparer { $room }
play-do-divert = Détourner l’énergie
play-do-divert-room = Détourner l’énergie { FORM($room, "of") }
play-do-activate = Activer
play-do-activate-room = Activer { $room }
play-do-card = { FORM($card, "bare") }
play-do-card-room = Jouer { $card } { FORM($room, "at") }
play-do-discard = Défausser { $card }
play-do-damage = Contrôle des avaries
play-do-board = Embarquer dans la capsule de sauvetage

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left = { $count ->
    [one] Encore { $count } action
    [many] Encore { $count } actions
   *[other] Encore { $count } actions
}
play-left-no = il ne reste aucune action ce tour
play-left-short = plus d’actions

play-standing = Vous êtes { FORM($room, "at") }
play-standing-no = il faut y être, et vous êtes { FORM($here, "at") }
play-standing-short = pas d’ici

play-company = Un autre membre d’équipage est ici
play-company-no = aucun autre membre d’équipage n’est ici
play-company-short = personne ici
play-cards = Des cartes à partager
play-cards-no = { $theirs ->
    [0] ni vous ni les autres n’avez de carte
   *[other] votre main est vide
}
play-cards-short = aucune carte
play-together = { $name } est avec vous
play-together-no = { $name } est { FORM($room, "at") }, vous êtes { FORM($here, "at") } ; il faut être dans la même salle
play-together-short = pas ensemble
play-to-hand-no = la carte prise va dans la main du joueur actif, { $name }
play-to-hand-short = vers votre main
play-pick-later-no = seulement en fouillant ou, après vos actions, à la collecte
play-pick-later-short = fouille ou collecte

play-whole = { $spaces ->
    [0] Rien à réparer ici
    [3] Les trois cubes en place
   *[other] Les { $spaces } cubes en place
}
play-whole-no = réparez-la d’abord (cubes en place : { $cubes } sur { $spaces })
play-whole-short = réparez d’abord
play-broken = Quelque chose à réparer
play-broken-no = il n’y a rien à réparer ici
play-broken-short = rien à réparer
play-broken-elsewhere = Quelque chose à réparer ailleurs
play-broken-elsewhere-no = aucune autre salle n’a besoin de réparation
play-broken-elsewhere-short = rien à réparer
play-exposed = La case est vide
play-exposed-no = cette case a encore son cube
play-exposed-short = case pleine
play-fitting = Une carte qui convient
play-fitting-no = { $card ->
    [none] { $count ->
        [0] il faut { FORM($wanted, "or") } ; votre main est vide
        [1] il faut { FORM($wanted, "or") }, pas { $held }
       *[other] il faut { FORM($wanted, "or") } ; vous n’en avez pas, ni de Joker
    }
   *[other] il faut { FORM($wanted, "or") }, pas { $card }
}
play-fitting-short = aucune ne convient
play-fitting-elsewhere = Une carte qui convient
play-fitting-elsewhere-no = les salles endommagées demandent { FORM($wanted, "or") } ; vous n’en avez pas
play-fitting-elsewhere-short = aucune ne convient
play-match = La carte convient
play-match-no = { $card ->
    [none] cette case demande { FORM($space, "or") } ; vous n’en avez pas
   *[other] cette case demande { FORM($space, "or") }, pas { $card }
}
play-match-short = carte inadaptée
play-cube = Un cube dans la réserve
play-cube-no = il n’y a plus de cubes Réparation dans la réserve
play-cube-short = plus de cubes
play-other-room = Une autre salle
play-other-room-no = l’Atelier ne répare que les autres salles
play-other-room-short = autres salles seulement

play-power = De l’énergie à détourner
play-power-no = le Cœur énergétique reçoit l’énergie : il n’en a pas à détourner
play-power-short = aucune énergie ici
play-undiverted = Énergie pas encore détournée
play-undiverted-no = son énergie est déjà détournée
play-undiverted-short = déjà détournée
play-cost = Coût
play-cost-no = { $cost-paid ->
    [0] il vous manque encore { FORM($cost, "lacking") }
   *[other] vous avez { FORM($cost, "paid") }, il vous manque encore { FORM($cost, "lacking") }
}
play-cost-short = { $cost-kinds ->
    [one] manque : { $cost-lacking } { FORM($cost-first, "bare") }
    [many] { $cost-lacking } cartes manquent
   *[other] { $cost-lacking } cartes manquent
}
play-in-cost = La carte fait partie du coût
play-in-cost-no = une carte { FORM($card, "bare") } ne fait pas partie du coût
play-in-cost-short = mauvaise carte

play-power-all = Les { $goal ->
    [8] huit
   *[other] { $goal }
} salles détournées
play-power-all-no = salles détournées pour l’instant : { $number } sur { $goal }
play-power-all-short = { $number } sur { $goal } détournées
play-apart = Un membre d’équipage à rejoindre
play-apart-no = tout l’équipage est dans la même salle : il n’y a personne à rejoindre
play-apart-short = personne à rejoindre
play-any-cards = Des cartes à donner ou à prendre
play-any-cards-no = personne n’a de carte
play-any-cards-short = aucune carte
play-own-cards = Une carte en main
play-own-cards-no = votre main est vide
play-own-cards-short = main vide
play-discards = Des cartes dans la défausse
play-discards-no = la défausse est vide
play-discards-short = défausse vide
play-damage-cards = Des cartes Avarie à regarder
play-damage-cards-no = il ne reste plus de cartes Avarie
play-damage-cards-short = plus d’avaries
play-shields = Un jeton Protection dans la réserve
play-shields-no = il n’y a plus de jetons Protection dans la réserve
play-shields-short = plus de Protection

play-next-door = Une salle voisine
play-next-door-no = { $steps ->
    [none] il n’y a pas de salle de ce côté
    [0] vous y êtes déjà
   *[other] c’est à { $steps } déplacements ; on va de salle en salle, jamais en diagonale
}
play-next-door-short = { $steps ->
    [none] pas de salle
    [0] déjà sur place
   *[other] à { $steps } déplacements
}
play-own-meeple-no = vous ne déplacez que { $name } ; le Dortoir peut envoyer n’importe qui
play-own-meeple-short = pas votre meeple
play-to-room-no = un meeple ne va que dans une salle
play-to-room-short = salles seulement
play-elsewhere = Une autre salle
play-elsewhere-no = { $name } y est déjà
play-elsewhere-short = déjà sur place
play-joined = Un membre d’équipage à rejoindre
play-joined-no = il n’y a personne à rejoindre là-bas
play-joined-short = personne là-bas

play-to-discard-no = votre limite de main est de { $hand-limit } ; la carte va à la défausse
play-to-discard-short = à la défausse
play-to-space-no = la carte répare une case vide d’une autre salle
play-to-space-short = cases seulement
play-card-discard-no = on ne défausse que pour payer, ou au-delà de { $hand-limit } à la fin du tour
play-card-discard-short = juste pour payer
play-card-deck-no = une carte ne retourne jamais dans la pioche
play-card-deck-short = jamais de retour
play-card-face-up-no = une carte ne retourne jamais parmi les cartes visibles
play-card-face-up-short = jamais de retour
play-pod-online = { $goal } salles détournées
play-pod-online-no = elle est bloquée (salles détournées : { $number } sur { $goal })
play-pod-online-short = capsule bloquée
play-pod-core = Vous êtes au Cœur énergétique
play-pod-core-no = on n’y embarque que depuis le Cœur énergétique
play-pod-core-short = depuis le Cœur
play-pod-free = Elle est encore amarrée
play-pod-free-no = { $name } l’a déjà prise
play-pod-free-short = capsule partie
play-card-pod-no = seul un membre d’équipage peut entrer dans la capsule
play-card-pod-short = équipage seulement
play-place-few-no =
    { $count ->
        [one] choisissez la salle à endommager
        [many] choisissez { $count } salles différentes
       *[other] choisissez { $count } salles différentes
    }
play-place-few-short = d’abord choisir
play-place-full-no =
    { DEVICE() ->
        [pad]
            { $count ->
                [one] vous avez choisi une salle ; choisissez-la à nouveau pour annuler
                [many] vous avez choisi { $count } salles ; choisissez-en une à nouveau pour annuler
               *[other] vous avez choisi { $count } salles ; choisissez-en une à nouveau pour annuler
            }
       *[keys]
            { $count ->
                [one] vous avez choisi une salle ; cliquez dessus pour annuler
                [many] vous avez choisi { $count } salles ; cliquez sur l’une d’elles pour annuler
               *[other] vous avez choisi { $count } salles ; cliquez sur l’une d’elles pour annuler
            }
    }
play-place-full-short = assez de salles
play-damage-room-no = seules les salles peuvent être endommagées
play-damage-room-short = salles seulement
play-card-other-no = une carte va sur une case vide, un coût de détournement ou un membre d’équipage de votre salle
play-card-other-short = pas là
play-aim-scavenge-no = { DEVICE() ->
    [pad] n’importe où sur le vaisseau
   *[keys] lancez-le n’importe où
}
play-aim-scavenge-short = { DEVICE() ->
    [pad] n’importe où sur le vaisseau
   *[keys] lancez-le n’importe où
}
play-aim-share-no = choisissez un membre d’équipage de votre salle
play-aim-share-short = pas là
play-aim-repair-no = choisissez une case vide de votre salle
play-aim-repair-short = pas là
play-aim-divert-no = choisissez la salle où vous êtes
play-aim-divert-short = pas là
play-aim-activate-no = choisissez la salle où vous êtes
play-aim-activate-short = pas là

## Something else comes first

## The log

play-any-rooms = { $count ->
    [one] une salle au choix
    [many] { $count } salles au choix
   *[other] { $count } salles au choix
}
play-log-setup =
    { $count ->
        [0] Le vaisseau est en place
        [one] Le vaisseau est en place, et une carte Avarie le touche avant le premier tour
        [2] Le vaisseau est en place, et deux cartes Avarie le touchent avant le premier tour
        [many] Le vaisseau est en place, et { $count } cartes Avarie le touchent avant le premier tour
       *[other] Le vaisseau est en place, et { $count } cartes Avarie le touchent avant le premier tour
    }
play-log-turn = Tour { $turn } : { $name }
play-log-finish = { $name } finit ses actions
play-log-nothing = { $name } ne prend plus de carte
play-log-action = { $name } : { $action }
play-log-move = { $name } va { FORM($room, "at") }
play-log-sent = { $same ->
    [yes] { $name } va { FORM($room, "at") }
   *[no] { $name } envoie { $other } { FORM($room, "at") }
}
play-log-scavenge = { $name } fouille et obtient { $value } : { $cards ->
    [0] rien
    [one] une carte
    [many] { $cards } cartes
   *[other] { $cards } cartes
}
play-log-breach-roll =
    Brèche, jet de { $value } : { $cards ->
        [0] aucune carte perdue
        [one] une carte perdue
        [many] { $cards } cartes perdues
       *[other] { $cards } cartes perdues
    }
play-log-from-deck = { $name } pioche { $cards }
play-log-from-face-up = { $name } prend { $cards } (visible)
play-log-from-discard = { $name } prend { $cards } dans la défausse
play-log-given = { $name } donne { $cards } à { $other }
play-log-discard = { $name } défausse { $cards }
play-log-swap-in = { $name } met { $cards } dans la défausse
play-log-lost = Perdu dans l’espace : { $cards }
play-log-repair = { $name } répare { $room } avec { $card }{ $count ->
    [one] { "" }
    [many] : { $count } cubes
   *[other] : { $count } cubes
}
play-log-repair-cube = { $name } répare { $room } avec un cube détenu{ $count ->
    [one] { "" }
    [many] : { $count } cubes
   *[other] : { $count } cubes
}
play-log-divert = { $name } détourne l’énergie { FORM($room, "of") } avec { $cards }
play-log-activate = { $name } active { $room }
play-log-token = { $name } dépense un jeton Action
play-log-tokens = { $name } reçoit { $count ->
    [one] un jeton Action
    [many] { $count } jetons Action
   *[other] { $count } jetons Action
}
play-log-shields = { $name } protège { $rooms }
play-log-returned =
    { $count ->
        [one] Retour à la réserve : le jeton Protection { FORM($rooms, "of") }
        [many] Retour à la réserve : les jetons Protection { FORM($rooms, "of") }
       *[other] Retour à la réserve : les jetons Protection { FORM($rooms, "of") }
    }
play-log-seen = { $name } regarde { $deck ->
    [deck] { $count ->
        [one] la prochaine carte Ressource
        [many] les { $count } prochaines cartes Ressource
       *[other] les { $count } prochaines cartes Ressource
    }
   *[other] { $count ->
        [one] la prochaine carte Avarie
        [many] les { $count } prochaines cartes Avarie
       *[other] les { $count } prochaines cartes Avarie
    }
}
play-log-ordered = { $count ->
    [one] { $name } la remet
    [many] { $name } les remet : { $cards }
   *[other] { $name } les remet : { $cards }
}
play-log-then = { ", puis " }
play-log-damage = Salles touchées : { $rooms }
play-log-damage-brief = Touchées : { $rooms }
play-log-hit-cube = { $room } perd un cube
play-log-hit-protected = Un jeton Protection sauve { $room }
play-log-hit-destroyed = Salle détruite : { $room }
play-log-breach = Plus de cartes Avarie : la Brèche commence au prochain tour
play-log-over-energy-core = Le Cœur énergétique redémarre : le vaisseau est sauvé
play-log-over-deck-empty = La pioche Ressource est vide : le vaisseau est perdu
play-log-over-room-destroyed = Le vaisseau est perdu avec { $room }

## Over the table

play-die-scavenge = { $cards ->
    [0] Rien trouvé
    [one] Une carte
    [many] { $cards } cartes
   *[other] { $cards } cartes
}
play-die-breach =
    { $cards ->
        [0] Aucune carte perdue
        [one] Une carte perdue
        [many] { $cards } cartes perdues
       *[other] { $cards } cartes perdues
    }
play-breach-title = Brèche dans la coque
play-breach-text = Plus de cartes Avarie. Dès le prochain tour, un jet emporte des cartes Ressource.
play-banner-title = À { $name } de jouer
play-banner-order = { DEVICE() ->
    [pad] { $handed ->
        [yes] Tour { $turn }. Passez la manette.
       *[no] Tour { $turn }.
    }
   *[keys] { $handed ->
        [yes] Tour { $turn }. Passez la souris.
       *[no] Tour { $turn }.
    }
}
play-info-repair = Réparer avec
play-info-divert = Détourner avec
play-info-cubes = { $diverted ->
    [yes] Cubes en place : { $cubes } sur 3, énergie détournée
   *[no] Cubes en place : { $cubes } sur 3
}
play-info-core = Salles détournées vers ici : { $count } sur 8
play-info-shields =
    { $count ->
        [one] Un jeton Protection
        [many] { $count } jetons Protection
       *[other] { $count } jetons Protection
    }
play-info-crew = Ici : { $names }

## Dialogs of decisions

play-confirm = Confirmer
play-close = Fermer
play-back = Annuler
play-choose-first = Choisissez d’abord.
play-decides = { $name } décide
play-follows = Résultat
play-afterwards = La table ensuite
play-seen-by-all = vue par tous jusqu’à la pioche
play-look = { DEVICE() ->
    [pad] Regardez la table. N’importe quel bouton ramène ici. Ou maintenez { KEY("tab") } pour la voir.
   *[keys] Regardez la table. Une touche ou un clic ramène ici. Ou maintenez { KEY("tab") } pour la voir.
}
play-peek-back = { DEVICE() ->
    [pad] Relâchez { KEY("tab") } pour décider
   *[keys] Relâchez { KEY("tab") }, cliquez ou appuyez sur une touche pour décider
}
play-note-undo = Annulable tant qu’aucune carte n’est piochée et qu’aucun dé n’est lancé. Maintenez { KEY("tab") } pour voir la table.
play-note-final = Vous avez vu des cartes cachées : ce choix est définitif. Maintenez { KEY("tab") } pour voir la table.
play-order-note = { DEVICE() ->
    [pad] Cartes cachées vues : pas d’annulation. Saisissez une carte avec { KEY("enter") } ; { KEY("left") } et { KEY("right") } la déplacent. Maintenez { KEY("tab") } pour voir la table.
   *[keys] Cartes cachées vues : pas d’annulation. Cliquez sur une carte, faites-la glisser ou appuyez sur { KEY("card-1") } à { KEY("card-9") } ; les flèches la déplacent. Maintenez { KEY("tab") } pour voir la table.
}
play-order-first = Dessus : piochée en premier
play-order-last = piochée en dernier
play-order-reset = Ordre initial
play-cargo-first = { $name } collecte { $count ->
    [one] une carte
    [2] deux cartes
    [many] { $count } cartes
   *[other] { $count } cartes
} de la pioche :
play-cargo-then = Puis { $name } pourrait piocher :
play-cargo-torn = Puis la Brèche emporte { $least } à { $most } des cartes suivantes.
play-cargo-or = ou une carte visible
play-bridge-line = Fin du tour { $turn } ({ $name }) : { $rooms }
play-bridge-fatal = le vaisseau serait perdu
play-no-cards = Aucune carte
play-own-hand = Main : { $name }
play-swap-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Maj + { KEY("card-1") } à { KEY("card-9") }
}
play-swap-keys-lower = { DEVICE() ->
    [pad] {""}
   *[keys] Touches { KEY("card-1") } à { KEY("card-9") }
}
play-engine-text-hint = { DEVICE() ->
    [pad] Choisissez une carte dans chaque rangée.
   *[keys] Faites glisser une carte de la défausse sur une carte de votre main, ou cliquez sur une carte par rangée.
}
play-engine-pile = Défausse, par ressource
play-engine-do = { $name } échange { $give } contre { $take }.
play-mess-text-hint = { DEVICE() ->
    [pad] Choisissez une carte pour la donner ou la prendre. Pour un échange, choisissez-en une de chaque côté.
   *[keys] Cliquez sur une carte ou faites-la glisser pour la donner ou la prendre. Pour un échange, une de chaque côté.
}
play-mess-give = { $name } donne { $give } à { $other }.
play-mess-take = { $name } prend { $take } à { $other }.
play-mess-swap = { $name } donne { $give } à { $other } et prend { $take }.

## Several ways

play-way-pay = { $universals ->
    [0] Sans Joker
    [one] Avec un Joker
    [many] Avec { $universals } Jokers
   *[other] Avec { $universals } Jokers
}
play-way-slot = Case { $number } : { FORM($resource, "bare") }
play-way-refill = Remplit toutes les cases
play-way-give = Donner à { $name }
play-way-take = Prendre à { $name }
play-way-of = { $action } : { $way }
play-way-draw = De la pioche
play-way-nothing = Rien
play-way-go-on = Continuer
play-way-parts = { $head } · { $next }
play-way-none = aucune
play-way-share = { $count ->
    [one] { $name }
    [many] { $name } × { $count }
   *[other] { $name } × { $count }
}
play-ask-repair = Réparer { $room } : comment ?
play-ask-divert = Détourner l’énergie { FORM($room, "of") } : payer avec
play-ask-share = Partager avec { $name }
play-ask-action = { $action } : comment ?
play-list-one = Choisissez une option
play-list-card = Choisissez une carte Ressource
play-list-cards = Choisissez des cartes Ressource
play-list-damage-card = Choisissez une carte Avarie
play-list-damage-cards = Choisissez des cartes Avarie
play-list-crew = Choisissez un membre d’équipage
play-list-crews = Choisissez des membres d’équipage
play-list-room = Choisissez une salle
play-list-rooms = Choisissez des salles
play-list-slot = Choisissez une case
play-list-slots = Choisissez des cases
play-list-shares = Choisissez qui en reçoit combien
play-list-number = Choisissez un nombre
play-list-then = { $chosen }. { $next }
play-list-action = Choisissez comment faire.
play-list-note = Rien ne se passe avant votre choix. Maintenez { KEY("tab") } pour voir la table.
play-more-title = Autres actions
play-more-cost = { $count ->
    [0] gratuit
    [one] une action
    [many] { $count } actions
   *[other] { $count } actions
}
play-more-way = { $action } : { $cost }
play-step-back = Retour

## Prompts above the dock

play-prompt-damage = Avaries
play-prompt-damage-text = { DEVICE() ->
    [pad] La première carte Avarie touche ses salles l’une après l’autre. Appuyez sur { KEY("enter") } pour accélérer.
   *[keys] La première carte Avarie touche ses salles l’une après l’autre. Cliquez pour accélérer.
}
play-prompt-breach = Brèche dans la coque
play-prompt-breach-text = { DEVICE() ->
    [pad] Le dé indique combien de cartes Ressource sont perdues. Appuyez sur { KEY("enter") } pour accélérer.
   *[keys] Le dé indique combien de cartes Ressource sont perdues. Cliquez pour accélérer.
}
play-prompt-deal = Mise en place
play-prompt-deal-text = { DEVICE() ->
    [pad] Les salles sont placées au hasard, chacun reçoit des cartes et les premières cartes Avarie touchent le vaisseau. Appuyez sur { KEY("enter") } pour accélérer.
   *[keys] Les salles sont placées au hasard, chacun reçoit des cartes et les premières cartes Avarie touchent le vaisseau. Cliquez pour accélérer.
}
play-prompt-seat = { $name } décide
play-prompt-seat-text = { DEVICE() ->
    [pad] Parcourez salles, pioches et défausses pour en savoir plus. Appuyez sur { KEY("enter") } pour accélérer.
   *[keys] Survolez salles, pioches et défausses pour en savoir plus. Cliquez pour accélérer.
}
play-prompt-over = La partie est finie
play-prompt-over-text = Prenez le temps de regarder. { KEY("end") }, ou ce bouton, affiche le résultat.

## Escape Pod

play-board-title = { $name } quitte le vaisseau ?
play-board-text = Le tour finit aussitôt, et sans retour possible. { $name } garde sa main et rend ses jetons et ses cubes. Puis { $name } prend la carte du dessus de la défausse et lance le dé. Si le jet ne dépasse pas le nombre de cartes en main, { $name } prend une carte de plus. Ensuite, chaque tour de { $name } se limite à cela : une carte, un jet, peut-être une autre carte. Si le vaisseau est sauvé, { $name } perd et les autres gagnent. S’il est perdu, { $name } prend une dernière carte et lance le dé une fois. Si ce jet dépasse le nombre de cartes en main, { $name } gagne, et personne d’autre. Sinon, tout le monde perd.
play-board-yes = Embarquer
play-board-no = Rester avec l’équipage
play-tip-pod = Capsule de sauvetage : dès { $pod-rooms } salles détournées, un membre d’équipage peut partir depuis le Cœur énergétique{ KEY("board", before: " (", after: ")") }. Cela coûte une action, sans retour possible.
play-tip-pod-taken = { $name } est à la dérive. À chaque tour, { $name } prend la carte du dessus de la défausse et lance le dé. Si le jet ne dépasse pas le nombre de cartes en main, { $name } en prend une de plus.
play-log-board = { $name } embarque dans la capsule de sauvetage et quitte le vaisseau
play-log-pod-roll = { $name }, à la dérive, obtient { $value } : { $more ->
    [yes] une carte de plus
   *[no] pas d’autre carte
}
play-log-last-roll = { $name }, dernier jet, { $value } : { $free ->
    [yes] la capsule s’échappe
   *[no] la capsule est perdue avec le vaisseau
}
play-prompt-pod = { $name } est à la dérive
play-prompt-pod-text = { DEVICE() ->
    [pad] Le déserteur prend une carte de la défausse et lance le dé. Si le jet ne dépasse pas le nombre de ses cartes, il en prend une de plus. Appuyez sur { KEY("enter") } pour accélérer.
   *[keys] Le déserteur prend une carte de la défausse et lance le dé. Si le jet ne dépasse pas le nombre de ses cartes, il en prend une de plus. Cliquez pour accélérer.
}
play-pod-leaves = { $name } quitte le vaisseau
play-pod-leaves-text = Pas de retour : si le vaisseau est sauvé, { $name } perd.
play-pod-turn = { $name }, à la dérive dans la capsule
play-pod-turn-text = { $taken ->
    [0] La défausse est vide, mais le dé est lancé quand même.
   *[other] Une carte, puis un jet : { $held } ou moins { $left ->
        [0] en donnerait une autre, mais il n’en reste pas
       *[other] en donne une autre
    }.
}
play-pod-last = Le dernier jet
play-pod-last-text = { $taken ->
    [0] Il ne reste pas de carte pour { $name }.
   *[other] { $name } prend une dernière carte.
} Il faut un jet supérieur au nombre de cartes en main pour s’échapper.
play-die-pod = { $held ->
    [0] Aucune carte en main
    [one] Une carte en main
    [many] { $held } cartes en main
   *[other] { $held } cartes en main
} : { $more ->
    [yes] une de plus
    [none] il n’en reste pas
   *[no] pas d’autre
}
play-die-last = { $more ->
    [yes] Plus que { $held ->
        [one] { $held } carte
        [many] { $held } cartes
       *[other] { $held } cartes
    } : la capsule s’échappe
   *[no] Pas plus que { $held ->
        [one] { $held } carte
        [many] { $held } cartes
       *[other] { $held } cartes
    } : la capsule est perdue
}

## Damage Control

play-left-unseen = Le Contrôle des avaries a retiré une carte de chaque type, sans la montrer. { $possible } cartes sont possibles ; il en reste { $left } de ce type.
play-left-to-crew = Probabilité que vous choisissiez les salles de la prochaine carte Avarie : { $percent } %.
play-hit-left = { $left ->
    [0] Il ne restera aucun cube
    [one] Il restera 1 cube
    [many] Il restera { $left } cubes
   *[other] Il restera { $left } cubes
}
play-hit-token = Un jeton l’absorbe
play-hit-holder = Jeton du détenteur
play-damage-lost = Avec ce choix, le vaisseau est perdu.
play-hit-fatal = Vaisseau perdu
play-log-damage-control = { $name } choisit { $rooms }

## End of the actions

play-end-title = Finir les actions ?
play-end-text = { $tokens ->
    [0] { $lost ->
        [one] Il vous reste une action, mais la réserve n’a plus de jeton Action pour elle. Elle serait perdue.
        [many] { $lost } de vos actions seraient perdues : la réserve n’a pas assez de jetons Action.
       *[other] { $lost } de vos actions seraient perdues : la réserve n’a pas assez de jetons Action.
    }
   *[other] Il vous reste { $left } actions, mais la réserve n’a que { $tokens ->
        [one] { $tokens } jeton Action
        [many] { $tokens } jetons Action
       *[other] { $tokens } jetons Action
    }. { $lost ->
        [one] Une action serait perdue.
        [many] { $lost } actions seraient perdues.
       *[other] { $lost } actions seraient perdues.
    }
}
play-end-yes = Finir les actions

## Undo

play-undo-roll = Annulation impossible : le dé a été lancé
play-undo-seen = Annulation impossible : des cartes cachées ont été vues
play-undo-drawn = Annulation impossible : des cartes ont été piochées
play-undo-start = Rien à annuler pour l’instant
play-undo-others = Rien à annuler : aucun choix précédent n’est le vôtre
play-redo-none = Rien à rétablir
play-tip-undo = Annuler le dernier choix{ KEY("undo", before: " (", after: ")") }
play-tip-redo = Rétablir{ KEY("redo", before: " (", after: ")") }
play-tip-log = Journal{ KEY("log", before: " (", after: ")") }
play-tip-help = Aide et touches{ KEY("help", before: " (", after: ")") }
play-tip-menu = Menu{ KEY("escape", before: " (", after: ")") }
play-tip-more = Autres actions{ KEY("more", before: " (", after: ")") } : leur coût, et pourquoi certaines sont impossibles.

## The ship beside a dialog

play-map-hint = { DEVICE() ->
    [pad] Allez sur une carte pour voir ses salles sur le vaisseau.
   *[keys] Survolez une carte pour voir ses salles sur le vaisseau.
}
play-map-odds = Les pourcentages suivent votre ordre : la probabilité que la prochaine carte Avarie touche la salle.
play-map-repairs = { $count ->
    [0] Ne répare rien pour l’instant.
   *[other] Répare maintenant : { $rooms }
}
play-map-diverts = { $count ->
    [0] Inutile pour détourner : aucune salle n’en a besoin.
   *[other] Encore utile pour détourner : { $rooms }
}
play-map-struck = { $count ->
    [0] L’équipage choisit les salles.
   *[other] Touche : { $rooms }
}

## Log, pile and help

play-log-title = Journal
play-log-help = { DEVICE() ->
    [pad] Faites défiler avec { KEY("up") } et { KEY("down") }.
   *[keys] Survolez une ligne pour voir ce qu’elle a changé. Défilement : molette ou flèches.
}
play-log-hidden = { DEVICE() ->
    [pad] Sans comptage : ce tour et le précédent. Faites défiler avec { KEY("up") } et { KEY("down") }.
   *[keys] Sans comptage : ce tour et le précédent. Défilement : molette ou flèches.
}
play-piles-title = Pioches et défausses
play-piles-deck = Pioche Ressource
play-piles-discard = Défausse
play-piles-damage-deck = Pioche Avaries
play-piles-damage-discard = Avaries passées
play-piles-deck-text =
    { $count ->
        [one] Il reste une carte dans la pioche Ressource :
        [many]
            Il reste { $count } cartes dans la pioche Ressource, { $seen ->
                [0] dans un ordre inconnu
               *[other] dans un ordre inconnu sous les cartes déjà vues
            } :
       *[other]
            Il reste { $count } cartes dans la pioche Ressource, { $seen ->
                [0] dans un ordre inconnu
               *[other] dans un ordre inconnu sous les cartes déjà vues
            } :
    }
play-piles-damage-text =
    { $count ->
        [0] Il n’y a plus de cartes : la coque est ouverte.
        [one] Il reste une carte, puis la Brèche :
        [many]
            Il reste { $count } cartes, { $seen ->
                [0] type par type, chaque type mélangé
               *[other] type par type pour celles qui restent cachées
            }, puis la Brèche :
       *[other]
            Il reste { $count } cartes, { $seen ->
                [0] type par type, chaque type mélangé
               *[other] type par type pour celles qui restent cachées
            }, puis la Brèche :
    }
play-piles-seen =
    { $count ->
        [one] Tout le monde a vu la prochaine carte :
        [many] Tout le monde a vu les { $count } prochaines cartes, dans cet ordre :
       *[other] Tout le monde a vu les { $count } prochaines cartes, dans cet ordre :
    }
play-piles-missing = Une carte de chaque type montré ici n’est pas dans la pioche. On ignore laquelle.
play-piles-bottom =
    { $count ->
        [one] Tout le monde a vu la dernière carte :
        [many] Tout le monde a vu les { $count } dernières cartes :
       *[other] Tout le monde a vu les { $count } dernières cartes :
    }
play-piles-unseen = Personne n’a vu les cartes du dessus.
play-piles-struck =
    { $count ->
        [one] Une carte Avarie jusqu’ici
        [many] { $count } cartes Avarie jusqu’ici, la plus récente en premier
       *[other] { $count } cartes Avarie jusqu’ici, la plus récente en premier
    }
play-piles-hidden = Sans comptage : pioches et défausses restent cachées, sauf si une salle les révèle.
play-pile-title =
    { $count ->
        [0] La défausse est vide
        [one] Une carte
        [many] { $count } cartes, la plus récente en premier
       *[other] { $count } cartes, la plus récente en premier
    }
play-help-keys = Touches
play-key-1 = { $first } à { $last } : saisir une carte
play-key-2 = { $keys } : se déplacer, fouiller, partager
play-key-3 = { $keys } : réparer, détourner, activer, embarquer
play-key-4 = { KEY("arrows") } : de salle en salle
play-key-5 = { KEY("tab") } : actions, vaisseau, équipage, pioches
play-key-6 = { KEY("enter") } : choisir l’élément sélectionné ; passer à votre tour
play-key-7 = { $keys } : finir les actions
play-key-8 = { KEY("escape") } : reposer, annuler une capacité, menu
play-key-9 = { $keys } : annuler{ DEVICE() ->
    [pad] {""}
   *[keys] {" (aussi Ctrl+Z)"}
}
play-key-10 = { $keys } : rétablir{ DEVICE() ->
    [pad] {""}
   *[keys] {" (aussi Ctrl+Y)"}
}
play-key-11 = { $keys } : journal, pioches et défausses
play-key-12 = { KEY("tab") } maintenu : voir la table derrière un dialogue
play-key-13 = { $keys } : la règle de l’élément pointé, ou cette aide
play-key-14 = { $keys } : plein écran, son coupé ou non

## Notes on what the pointer rests on

play-tip-move =
    Aller dans une salle voisine : { $cost ->
        [one] { $cost } action
        [many] { $cost } actions
       *[other] { $cost } actions
    }.
play-tip-scavenge = Lancer le dé : { $sides }.
play-tip-side = { $shown ->
    [1] { $first }
    [2] { $first } ou { $last }
   *[other] { $first } à { $last }
} = { $cards ->
    [0] rien
    [one] une carte
    [many] { $cards } cartes
   *[other] { $cards } cartes
}
play-tip-share = Donner ou prendre une carte dans votre salle : { $cost ->
    [one] { $cost } action
    [many] { $cost } actions
   *[other] { $cost } actions
}.
play-tip-divert =
    Défausser les trois cartes du coût de la salle : { $cost ->
        [one] { $cost } action
        [many] { $cost } actions
       *[other] { $cost } actions
    }.
play-tip-repair = Défausser une carte qui convient à une case vide : { $cost ->
    [one] { $cost } action
    [many] { $cost } actions
   *[other] { $cost } actions
}.
play-tip-activate =
    Activer la salle où vous êtes : { $cost ->
        [one] { $cost } action
        [many] { $cost } actions
       *[other] { $cost } actions
    }.
play-tip-end = Finir vos actions{ KEY("end", before: " (", after: ")") }. Chaque action inutilisée devient un jeton Action, tant que la réserve en a.
play-tip-give-back = Le programme continue comme si vous n’aviez pas pris la main.
play-tip-decline = { DEVICE() ->
    [pad] Appuyez sur { KEY("enter") } pour ne rien prendre.
   *[keys] Cliquez ou appuyez sur { KEY("enter") } pour ne rien prendre.
}
play-tip-stepper = Les trois phases d’un tour.
play-tip-threat = Le pourcentage est la probabilité que la prochaine carte Avarie détruise le vaisseau.
play-tip-deck-take = { DEVICE() ->
    [pad] { $count ->
        [one] Pioche Ressource. Appuyez sur { KEY("enter") } pour prendre la première carte. Quand sa dernière carte est piochée, le vaisseau est perdu.
        [2] Pioche Ressource. Appuyez sur { KEY("enter") } pour prendre les deux premières cartes. Quand sa dernière carte est piochée, le vaisseau est perdu.
        [many] Pioche Ressource. Appuyez sur { KEY("enter") } pour prendre les { $count } premières cartes. Quand sa dernière carte est piochée, le vaisseau est perdu.
       *[other] Pioche Ressource. Appuyez sur { KEY("enter") } pour prendre les { $count } premières cartes. Quand sa dernière carte est piochée, le vaisseau est perdu.
    }
   *[keys] { $count ->
        [one] Pioche Ressource. Cliquez pour prendre la première carte. Quand sa dernière carte est piochée, le vaisseau est perdu.
        [2] Pioche Ressource. Cliquez pour prendre les deux premières cartes. Quand sa dernière carte est piochée, le vaisseau est perdu.
        [many] Pioche Ressource. Cliquez pour prendre les { $count } premières cartes. Quand sa dernière carte est piochée, le vaisseau est perdu.
       *[other] Pioche Ressource. Cliquez pour prendre les { $count } premières cartes. Quand sa dernière carte est piochée, le vaisseau est perdu.
    }
}
play-tip-deck = { DEVICE() ->
    [pad] Pioche Ressource. Appuyez sur { KEY("enter") } pour piocher quand vous pouvez prendre des cartes. Quand sa dernière carte est piochée, le vaisseau est perdu. La défausse montre ce qui reste{ KEY("piles", before: " (", after: ")") }.
   *[keys] Pioche Ressource. Cliquez pour piocher quand vous pouvez prendre des cartes. Quand sa dernière carte est piochée, le vaisseau est perdu. La défausse montre ce qui reste{ KEY("piles", before: " (", after: ")") }.
}
play-tip-face-up = Une carte visible. Collectez-la au lieu de { $deck-cards } cartes de la pioche, ou prenez-la en fouillant.
play-tip-discard = { DEVICE() ->
    [pad] Défausse. Appuyez sur { KEY("enter") } pour la voir en entier, avec ce qui reste dans les pioches{ KEY("piles", before: " (", after: ")") }.
   *[keys] Défausse. Cliquez pour la voir en entier, avec ce qui reste dans les pioches{ KEY("piles", before: " (", after: ")") }.
}
play-tip-damage-deck = { DEVICE() ->
    [pad] Pioche Avaries : une carte touche le vaisseau à la fin de chaque tour. Appuyez sur { KEY("enter") } pour voir celles qui restent, dans le désordre.
   *[keys] Pioche Avaries : une carte touche le vaisseau à la fin de chaque tour. Cliquez pour voir celles qui restent, dans le désordre.
}
play-tip-damage-discard = { DEVICE() ->
    [pad] La dernière carte Avarie. Appuyez sur { KEY("enter") } pour les voir toutes.
   *[keys] La dernière carte Avarie. Cliquez pour les voir toutes.
}
play-tip-threat-breach = La probabilité que le prochain jet de la Brèche vide la pioche Ressource et que le vaisseau soit perdu.
play-tip-threat-empty = La phase 2 prend la dernière carte Ressource, de la pioche ou pour remplacer une carte visible. Le vaisseau est alors perdu, sauf si vous le sauvez avant.
play-tip-threat-hidden = Le dos de la prochaine carte Avarie montre son type. Sans comptage : les probabilités et le reste sont cachés.
play-tip-deck-hidden = { DEVICE() ->
    [pad] Pioche Ressource. Appuyez sur { KEY("enter") } pour piocher quand vous pouvez prendre des cartes. Quand sa dernière carte est piochée, le vaisseau est perdu. Sans comptage : sa taille est cachée.
   *[keys] Pioche Ressource. Cliquez pour piocher quand vous pouvez prendre des cartes. Quand sa dernière carte est piochée, le vaisseau est perdu. Sans comptage : sa taille est cachée.
}
play-tip-discard-hidden = Défausse. Sans comptage : elle reste cachée, sauf si une salle la révèle.
play-tip-damage-deck-breach = { DEVICE() ->
    [pad] Plus de cartes Avarie : chaque tour finit par un jet qui emporte des cartes Ressource. Appuyez sur { KEY("enter") } pour voir les cartes passées.
   *[keys] Plus de cartes Avarie : chaque tour finit par un jet qui emporte des cartes Ressource. Cliquez pour voir les cartes passées.
}
play-tip-damage-deck-hidden = Pioche Avaries : une carte touche le vaisseau à la fin de chaque tour. Sans comptage : celles qui restent sont cachées.
play-tip-damage-discard-hidden = La dernière carte Avarie. Sans comptage : les précédentes restent cachées.
play-tip-die = { DEVICE() ->
    [pad] Le dé. Appuyez sur { KEY("enter") } pour fouiller.
   *[keys] Le dé. Cliquez dessus ou lancez-le pour fouiller.
}
play-tip-shield = Un jeton Protection absorbe le prochain impact sur cette salle.
play-tip-supply-cube = Cubes Réparation dans la réserve
play-tip-supply-action = Jetons Action dans la réserve, { $action-tokens } en tout
play-tip-supply-protection = Jetons Protection dans la réserve, { $protection-tokens } en tout
play-tip-supply-power = Salles à détourner
play-tip-crew = { $name } peut garder au plus { $hand-limit } cartes après la collecte.
play-tip-crew-seat = { DEVICE() ->
    [pad] Appuyez sur { KEY("enter") } pour choisir qui joue à cette place.
   *[keys] Cliquez pour choisir qui joue à cette place.
}
play-tip-crew-move = { DEVICE() ->
    [pad] Appuyez sur { KEY("enter") } pour déplacer { $name }.{ KEY("take-over", before: " Appuyez sur ", after: " pour choisir qui joue à cette place.") }
   *[keys] Cliquez pour déplacer { $name }.{ KEY("take-over", before: " Appuyez sur ", after: " pour choisir qui joue à cette place.") }
}
