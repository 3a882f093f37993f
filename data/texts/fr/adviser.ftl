### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = Ce que je ferais
adviser-ending = Si vous finissez
adviser-tries = Parties simulées : { $count }
adviser-wait = Le capitaine réfléchit.
adviser-none = Je n’ai pas de plan à proposer ici.
adviser-unable = Je n’arrive pas à réfléchir pour le moment. Redemandez-moi.
adviser-alone = Il n’y a pas d’autre plan à comparer.
adviser-keep = Garder l’aperçu
adviser-why = Pourquoi ?

## Reasons

adviser-power = Salles alors détournées : { $count } sur { $of }.
adviser-safe = Ensuite, aucune carte possible ne détruit le vaisseau.
adviser-risk = Ensuite, { $of ->
    [1] la seule carte possible détruit
   *[other] { $count ->
        [1] 1 carte possible sur { $of } détruit
       *[other] { $count } cartes possibles sur { $of } détruisent
    }
} le vaisseau.
adviser-tokens =
    Coûte { $count ->
        [one] un jeton Action
        [many] { $count } jetons Action
       *[other] { $count } jetons Action
    }.

## After deciding

adviser-decide-first = Décidez d’abord. Avec l’option « Après coup », je réponds quand vous finissez vos actions.
adviser-ask-earlier = Demandez-moi pendant vos actions. Avec l’option « Après coup », je réponds à la fin.
adviser-one-way = Vous n’avez qu’un choix ici. Il se passe de conseil.
adviser-off = Les conseils du capitaine sont désactivés. Activez-les dans les options.
adviser-decided = Vous avez décidé. Voici mon plan.
adviser-level = Aussi bon que mon plan.
adviser-yours = Votre plan
adviser-mine = Mon plan
adviser-take-back = Annuler le tour
adviser-go-on = Garder mon tour

## Why

adviser-parts = Ils diffèrent dès l’étape { $number }
adviser-next = Ce qui peut venir
adviser-left = En main ensuite
adviser-step = { $number }. { $step }
adviser-step-paid = { $number }. { $step } (coûte un jeton Action)

## Settings and keys

settings-adviser = Conseils du capitaine
settings-adviser-note = Après coup : vous voyez le plan du capitaine quand vous finissez vos actions.
settings-adviser-asked = Sur demande
settings-adviser-after = Après coup
settings-adviser-off = Jamais
command-adviser = Demander au capitaine
command-keep-ghosts = Conseil : garder l’aperçu
command-why = Conseil : pourquoi
play-tip-adviser = Conseil du capitaine{ KEY("adviser", before: " (", after: ")") }
