### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = Ce que je ferais
adviser-ending = Finir maintenant
adviser-tries = Avenirs essayés : { $count }
adviser-margin = ± { $margin }
adviser-interval = ({ $low } à { $high })
adviser-wait = Le capitaine réfléchit.
adviser-none = Le capitaine ne voit aucun plan ici.
adviser-alone = Il n’y a pas d’autre plan à comparer.
adviser-best = Le meilleur de ceux-ci.
adviser-equal = Aussi bon que le plan { $plan }.
adviser-behind = Plus faible.
adviser-keep = Garder
adviser-why = Pourquoi ?

## Reasons

adviser-power = Salles détournées alors : { $count } sur { $goal }.
adviser-safe = Alors rien de ce qui vient ne perd le vaisseau.
adviser-risk = Cartes qui peuvent venir et perdent alors le vaisseau : { $fatal } sur { $possible }.
adviser-cubes = Cubes à bord : +{ $count }.
adviser-tokens = Jetons Action dépensés : { $count }.

## After deciding

adviser-decide-first = Décidez d’abord : je réponds quand vous terminez vos actions.
adviser-ask-earlier = Demandez-moi pendant vos actions : je réponds quand vous les terminez.
adviser-one-way = Une seule chose est possible : il n’y a rien à conseiller.
adviser-off = Le conseiller est désactivé dans les options.
adviser-decided = Vous avez décidé. Voici ma réponse.
adviser-level = Aussi bon que le mien.
adviser-yours = Votre tour
adviser-mine = Celui du capitaine
adviser-take-back = Reprendre le tour
adviser-go-on = Continuer mon tour
adviser-why-points = Pourquoi ? (−{ $points })

## Why

adviser-parts = Où ils se séparent : étape { $number }
adviser-next = Ce qui peut venir
adviser-left = Reste en main

adviser-crew = Si l’on joue comme : { $rank }

## Settings and keys

settings-adviser = Conseil du capitaine
settings-adviser-note = D’ordinaire : une personne seule reçoit la réponse sur demande, plusieurs après avoir décidé.
settings-adviser-usual = D’ordinaire
settings-adviser-asked = Sur demande
settings-adviser-after = Après coup
settings-adviser-off = Aucun
command-adviser = Demander au capitaine
command-keep-ghosts = Conseil : garder l’aperçu
command-why = Conseil : pourquoi
play-tip-adviser = Conseil du capitaine{ KEY("adviser", before: " (", after: ")") }
