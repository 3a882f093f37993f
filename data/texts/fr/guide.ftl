### The guided first game: what the captain says. Calm, experienced, fond of this crew.

## Where it begins

title-guided = Première partie guidée
title-guided-note = Une partie entière avec le capitaine
setup-guided-tip = Une vraie partie avec les conseils du capitaine, jusqu’à ce que tout ait réussi une fois.

## The bubble

guide-close = Compris
guide-back = Revenir à mes actions
guide-note = Acquis : { $done } sur { $count }
guide-note-tip = La liste du capitaine : ce qui a déjà réussi une fois, et ce qui reste à faire.
captain-two-sentences = { $first } { $second }

## What has to happen well once

guide-goal = À chaque tour, la tempête touche le vaisseau. Si elle touche une salle sans cubes, ou si la pioche Ressource s’épuise, nous perdons le vaisseau. Le chemin du retour : détourner l’énergie des huit salles, puis relancer le Cœur énergétique.
guide-program = Le programme joue { $names }.
guide-core = Vous pouvez sauver le vaisseau ce tour : détournez ce qui reste, puis relancez le Cœur énergétique. { $cost }
guide-critical = Encore un impact sur { $room }, et nous perdons le vaisseau. Vous pouvez réparer cette salle ce tour. { $cost }
guide-danger = Encore un impact sur { $room }, et nous perdons le vaisseau. Je ne vois aucun moyen sûr de réparer cette salle ce tour.
guide-divert = Vous pouvez détourner l’énergie { FORM($room, "of") } ce tour. { $cost } Nous serons alors une salle plus près de la maison.
guide-share = Dans la même salle, on peut partager : chaque carte coûte une action.
guide-repair = Vous pouvez réparer { $room } ce tour. { $cost } Une carte qui convient remet un cube.
guide-ability = Vous pouvez activer la capacité d’une salle entièrement réparée. Ce tour, vous pouvez activer { $room }. { $cost }
guide-token = Vos trois actions sont dépensées, mais un jeton Action en paie une de plus.
guide-hand-limit =
    Vous avez { $count ->
        [one] une carte
        [many] { $count } cartes
       *[other] { $count } cartes
    }, et la limite de main est de six. Prenez une carte visible, ou défaussez la moins utile.

## What leads on

guide-onward = Vous pouvez détourner l’énergie { FORM($room, "of") } ce tour. { $cost } Salles restantes : { $left }.
guide-next-repair = Aucune salle ne peut être détournée ce tour. Le mieux à faire alors : réparer { $room }. { $cost }
guide-gather = Aucune salle ne peut être détournée ce tour. La plus proche : { $room }. Cartes manquantes : { $cards }. Fouillez pour trouver des cartes.
guide-save = Aucune salle ne peut être détournée ce tour. Finissez en gardant une action : elle devient un jeton Action pour plus tard.

## What was left undone

guide-missed-core = Vous avez fini vos actions, mais vous pouviez encore sauver le vaisseau ce tour.
guide-missed-critical = Vous avez fini vos actions, mais vous pouviez encore réparer { $room }. Cette salle n’a plus de cubes.
guide-missed-divert = Vous avez fini vos actions, mais vous pouviez encore détourner l’énergie { FORM($room, "of") }.
guide-missed-token = Vous avez fini vos actions, mais votre jeton Action pouvait encore payer une action utile.
guide-missed-share = Vous avez fini vos actions, mais vous pouviez encore partager une carte utile.
guide-missed-repair = Vous avez fini vos actions, mais vous pouviez encore réparer { $room }.
guide-missed-ability = Vous avez fini vos actions, mais vous pouviez encore activer { $room }.

## Farewell

guide-won = Le Cœur est relancé, et nous rentrons à la maison. Appuyez sur { KEY("adviser") } dès que vous avez besoin de moi.
guide-lost = Nous avons perdu ce vaisseau, mais vous connaissez mieux le prochain. Appuyez sur { KEY("adviser") } dès que vous avez besoin de moi.
