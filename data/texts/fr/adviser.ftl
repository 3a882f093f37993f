### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = Ce que je ferais
adviser-ending = Si vous finissez
adviser-tries = Parties simulées : { $count }
adviser-margin = ± { $margin }
adviser-interval = ({ $low } à { $high })
adviser-wait = Le capitaine réfléchit.
adviser-none = Je n’ai pas de plan à proposer ici.
adviser-alone = Il n’y a pas d’autre plan à comparer.
adviser-best = Le meilleur de tous.
adviser-equal = Aussi bon que le plan { $plan }.
adviser-behind = Moins bon.
adviser-keep = Garder l’aperçu
adviser-why = Pourquoi ?

## Reasons

adviser-power = Salles alors détournées : { $count } sur { $goal }.
adviser-safe = Ensuite, aucune carte possible ne détruit le vaisseau.
adviser-risk = Ensuite, { $possible ->
    [1] la seule carte possible détruit
   *[other] { $fatal ->
        [1] 1 carte possible sur { $possible } détruit
       *[other] { $fatal } cartes possibles sur { $possible } détruisent
    }
} le vaisseau.
adviser-cubes =
    Le vaisseau gagne { $count ->
        [one] un cube
        [many] { $count } cubes
       *[other] { $count } cubes
    }.
adviser-tokens =
    Coûte { $count ->
        [one] un jeton Action
        [many] { $count } jetons Action
       *[other] { $count } jetons Action
    }.

## After deciding

adviser-decide-first = Décidez d’abord. Je réponds quand vous finissez vos actions.
adviser-ask-earlier = Demandez-moi pendant vos actions. Je réponds quand vous les finissez.
adviser-one-way = Vous n’avez qu’un choix ici. Il se passe de conseil.
adviser-off = Les conseils du capitaine sont désactivés. Activez-les dans les options.
adviser-decided = Vous avez décidé. Voici mon plan.
adviser-level = Aussi bon que mon plan.
adviser-yours = Votre plan
adviser-mine = Mon plan
adviser-take-back = Annuler le tour
adviser-go-on = Garder mon tour
adviser-why-points = Pourquoi ? (−{ $points })

## Why

adviser-parts = Ils diffèrent dès l’étape { $number }
adviser-next = Ce qui peut venir
adviser-left = En main ensuite

adviser-crew = Pour un équipage de ce grade : { $rank }

## Settings and keys

settings-adviser = Conseils du capitaine
settings-adviser-note = Par défaut : en jouant seul, sur demande ; à plusieurs, après votre décision.
settings-adviser-usual = Par défaut
settings-adviser-asked = Sur demande
settings-adviser-after = Après coup
settings-adviser-off = Jamais
command-adviser = Demander au capitaine
command-keep-ghosts = Conseil : garder l’aperçu
command-why = Conseil : pourquoi
play-tip-adviser = Conseil du capitaine{ KEY("adviser", before: " (", after: ")") }
