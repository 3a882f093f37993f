### The screens outside the table.

language-name = Français

## Title

title-tagline = Un jeu coopératif pour un à quatre joueurs
title-continue = Continuer
title-continue-detail = Tour { $turn } · { $difficulty } · { $names }
title-new = Nouvelle partie
title-load = Sauvegardes
title-quit = Quitter
title-credit = D’après le jeu de société d’Ayden Lowther · Version { $version }
hint-choose = choisir
hint-open = ouvrir
hint-fullscreen = plein écran
key-enter = { KEY("enter") }
key-escape = { KEY("escape") }

## What the player is told about files

notice-settings-broken = Certaines options n’ont pas pu être lues et reprennent leur valeur par défaut. L’ancien fichier est conservé : { $path }.
notice-newer = Le fichier { $path } vient d’une version plus récente de Solar Storm. Votre version en utilise ce qu’elle comprend.

## Difficulties

difficulty-easy = Facile
difficulty-medium = Moyen
difficulty-hard = Difficile
difficulty-veteran = Vétéran
difficulty-realist = Réaliste

## Questions

confirm-back = Retour

## Menu over the table

menu-heading = Menu
menu-where = Tour { $turn } · { $difficulty }
menu-continue = Continuer
menu-speed = Rythme
speed-off = Instantané
speed-fast = Vif
speed-normal = Posé
speed-slow = Calme
menu-reduced-motion = Mouvements réduits
menu-reduced-motion-detail = Rien ne tremble, ne palpite ni ne roule.
menu-confirm = Avertir avant de perdre des actions
menu-confirm-detail = Avertit quand des actions inutilisées ne donneraient pas de jetons.
menu-new = Nouvelle partie
menu-title = Écran titre
menu-quit = Quitter
menu-saved = La partie est sauvegardée après chaque choix.
menu-unsaved = La sauvegarde automatique est désactivée dans cette copie de Solar Storm. « Sauvegarder sous… » conserve la partie.

## Setup

setup-title = Nouvelle partie
setup-back = Retour à l’écran titre
setup-crew-fixed = { $players ->
    [1] Un seul joueur
   *[other] { $players } joueurs
} { $players ->
    [1] dirige
   *[other] dirigent
} toujours { $crew ->
    [1] un membre d’équipage
    [2] deux membres d’équipage
    [3] trois membres d’équipage
   *[other] { $crew } membres d’équipage
}.
setup-name = Nom
setup-mark-taken = { $name } a déjà cette marque.
setup-remove = Retirer ce membre d’équipage
setup-fewest = Il faut au moins deux membres d’équipage. Pour jouer en solo, activez l’extension « { expansion-solo } ».
setup-add = Ajouter un joueur
setup-name-empty = Chaque membre d’équipage doit avoir un nom.
setup-name-twice = Deux membres d’équipage ont le même nom. Changez-en un.
setup-name-longest = { $count } caractères au plus. Le reste est supprimé.
setup-name-letter = Le caractère { $place } ne convient pas : c’est un émoji ou un signe absent des polices du jeu.
setup-first = Premier tour
setup-first-chance = Au hasard
setup-no-counting = Sans comptage
setup-no-counting-note = Cache le contenu des pioches et des défausses, ainsi que les probabilités. Le capitaine n’en donne pas non plus.
setup-universals = { $count ->
    [0] aucun { $resource }
    [one] { $count } { $resource }
    [many] { $count } { FORM($resource, "plural") }
   *[other] { $count } { FORM($resource, "plural") }
}
setup-modes = Extensions
setup-rooms-v1 = V1
setup-rooms-v2 = V2
setup-rooms-mixed = Au hasard
setup-rooms-pick = Au choix
setup-rooms-v1-note = chaque salle a sa première capacité
setup-rooms-v2-note = seconde capacité, sauf si elle demande plus de joueurs
setup-rooms-mixed-note = les salles reçoivent V1 ou V2 au hasard
setup-rooms-pick-note = vous choisissez V1 ou V2, salle par salle
setup-variant-v1 = V1
setup-variant-v2 = V2
setup-variant-chance = { DEVICE() ->
    [pad] V1 ou V2 au hasard. Sélectionnez pour lire les deux.
   *[keys] V1 ou V2 au hasard. Survolez pour lire les deux.
}
setup-both = { $variant ->
    [v1] V1
   *[v2] V2
} : { $ability }
setup-variant-single = Cette salle n’a pas de V2.
setup-no-rules = Ces extensions ne sont pas compatibles. { $detail }
setup-seed = Graine
setup-seed-chance = Au hasard
setup-seed-roll = Tire au hasard un autre vaisseau.
setup-seed-clear = Effacer la graine
setup-seed-none = Pas de graine : chaque partie est différente.
setup-seed-note = Même graine et mêmes options : même partie. Un code de partie contient les deux : tapez-le ou collez-le ici.
setup-seed-words = Ces mots donnent la graine { $seed }, toujours la même.
setup-seed-long = Trop long : une graine a au plus { $digits } chiffres.
setup-mission = Cette mission
setup-fact-hands = Mains
setup-fact-hands-value =
    { $cards ->
        [one] une carte chacun
        [many] { $cards } cartes chacun
       *[other] { $cards } cartes chacun
    }
setup-fact-hands-shared = { $cards } cartes dans une main commune
setup-fact-rooms = Salles
setup-fact-rooms-value = { $first } × V1, { $second } × V2
setup-fact-deck = Cartes Ressource
setup-fact-deck-value = { $cards } cartes, { $universals ->
    [0] aucun { $resource }
    [one] { $universals } { $resource }
    [many] { $universals } { FORM($resource, "plural") }
   *[other] { $universals } { FORM($resource, "plural") }
}
setup-fact-damage = Pioche Avaries
setup-fact-damage-value = { $cards } cartes, puis la Brèche
setup-fact-damaged = Vaisseau
setup-fact-damaged-value = { $spaces } cubes déjà perdus
setup-outlook = Taux de victoire
setup-outlook-note = Mesuré sur des vaisseaux au hasard, avec des équipages d’un même grade joués par le programme.
setup-outlook-nearest = { $ranks } : cette partie n’a pas été mesurée. Le chiffre est celui de la plus proche : { $game }
setup-nearest = similaire
setup-outlook-counting = avec comptage
setup-ranks = { $rank ->
    [cadet] Cadets
    [officer] Officiers
   *[captain] Commandants
}
setup-ranks-win = { $rank ->
    [cadet] victoires des cadets du programme
    [officer] victoires des officiers du programme
   *[captain] victoires des commandants du programme
}
setup-chance = { $percent } % ± { $margin }
setup-interval = { $low } à { $high } %
setup-games = { $games ->
    [one] { $games } partie
    [many] { $games } de parties
   *[other] { $games } parties
}
setup-not-measured = non mesuré
setup-change = { $points } ± { $margin } points
setup-change-tip = { $known ->
    [more] Ainsi, sur 100 vaisseaux, les équipages du programme ({ $ranks }) en sauvent { $points } de plus.
    [fewer] Ainsi, sur 100 vaisseaux, les équipages du programme ({ $ranks }) en sauvent { $points } de moins.
   *[unclear] Aucun effet net sur les chances des équipages du programme ({ $ranks }).
}
setup-against-first = par rapport à tout V1
setup-start = Commencer
setup-replace-title = Quitter la partie en cours ?
setup-replace-text = Tour { $turn } · { $difficulty } · { $names }. Elle reste parmi vos sauvegardes.
setup-replace-yes = Nouvelle partie

## Game over

over-won = Victoire
over-lost = Défaite
over-go-on = { DEVICE() ->
    [pad] Appuyez sur un bouton pour voir les résultats
   *[keys] Appuyez sur une touche ou cliquez pour voir les résultats
}
over-energy-core = Cœur relancé
over-room-destroyed = Le vaisseau est perdu
over-deck-empty = Plus de ressources
over-energy-core-why = { $name } a relancé le Cœur au tour { $turn }, avec { $cards ->
    [one] { $cards } carte Ressource
    [many] { $cards } cartes Ressource
   *[other] { $cards } cartes Ressource
} dans la pioche.
over-close =
    { $count ->
        [0] Aucune salle n’a jamais perdu tous ses cubes.
        [one] Une salle a perdu tous ses cubes une fois.
        [many] Une salle a perdu tous ses cubes { $count } fois.
       *[other] Une salle a perdu tous ses cubes { $count } fois.
    }
over-stand-ins = { $count ->
    [one] Un programme n’a pas répondu une fois : le jeu a choisi à sa place.
    [many] Un programme n’a pas répondu { $count } de fois : le jeu a choisi à sa place.
   *[other] Un programme n’a pas répondu { $count } fois : le jeu a choisi à sa place.
}
over-room-destroyed-why = Au tour { $turn }, la tempête a touché { $room }, sans cube ni jeton Protection.
over-deck-empty-why =
    { $torn ->
        [0] Au tour { $turn }, joué par { $name }, la pioche Ressource s’est épuisée.
       *[other]
            Au tour { $turn }, la Brèche a emporté { $torn ->
                [one] la dernière carte Ressource
                [many] les { $torn } dernières cartes Ressource
               *[other] les { $torn } dernières cartes Ressource
            }.
    }
over-diverted = { $count ->
    [0] Aucune salle n’était encore détournée.
    [one] Une salle sur { $rooms } était détournée.
    [8] Toutes les salles étaient détournées : il ne manquait que la relance.
    [many] { $count } salles sur { $rooms } étaient détournées.
   *[other] { $count } salles sur { $rooms } étaient détournées.
}
over-fact-turns = { $count ->
    [one] tour
    [many] tours
   *[other] tours
}
over-fact-cards = { $count ->
    [one] carte restante
    [many] cartes restantes
   *[other] cartes restantes
}
over-fact-damage = Avaries restantes
over-fact-diverted = salles détournées
over-fact-criticals = { $count ->
    [one] sueur froide
    [many] sueurs froides
   *[other] sueurs froides
}
over-fact-difficulty = difficulté
over-fact-seed = graine
over-fact-code = code de partie
over-chart = Tour par tour
over-chart-diverted = salles détournées
over-chart-missing = cubes manquants
over-chart-deck = cartes restantes
over-chart-start = début
over-chart-turn = tour { $turn }
over-band-1 = 1 salle par carte
over-band-2 = 2 salles par carte
over-band-3 = 3 salles par carte
over-band-breach = Brèche
over-critical = Tour { $turn } : sueurs froides
over-critical-room = { $room } : plus de cubes
over-pod-lost = { $name } perd
over-pod-lost-why = Le vaisseau a été sauvé après le départ. { $name } n’était plus à bord.
over-pod-alone = { $name } s’échappe en solitaire
over-pod-alone-why = Dernier jet : { $roll }, supérieur au nombre de cartes ({ $held }).
over-pod-all = Tout le monde est perdu, même { $name }
over-pod-all-why = Dernier jet : { $roll }, non supérieur au nombre de cartes ({ $held }).
over-pod-told = { $turn ->
    [0] Départ avant ce relevé
   *[other] Départ au tour { $turn }
} · { $adrift ->
    [one] { $adrift } tour à la dérive
    [many] { $adrift } tours à la dérive
   *[other] { $adrift } tours à la dérive
} · { $taken ->
    [one] { $taken } carte prise
    [many] { $taken } cartes prises
   *[other] { $taken } cartes prises
}
over-crew = Équipage
over-most = record de l’équipage
over-row-turns = Tours joués
over-row-moves = Déplacements
over-row-repairs = Cubes remis
over-row-diverts = Salles détournées
over-row-shares = Cartes partagées
over-row-scavenges = Fouilles
over-row-activations = Salles activées
over-row-tokens = Jetons dépensés
over-board = Voir le plateau
over-watch = Revoir la partie
over-again = Même vaisseau
over-new = Nouvelle partie
over-title = Écran titre

## The keyboard on the screen. Letters in rows, as they lie on keyboards of the language

keyboard-letters = azertyuiop qsdfghjklm wxcvbnéèêë àâçîïôœùûüæ
keyboard-capital = Majuscule
keyboard-latin = abc
keyboard-own = abc
keyboard-erase = Effacer
keyboard-system = Clavier du système
keyboard-done = Terminé
