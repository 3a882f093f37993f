### The screens outside the table.

language-name = Français

## Title

title-tagline = Un jeu coopératif pour un à quatre joueurs
title-continue = Continuer
title-continue-detail = Tour { $turn } · { $difficulty } · { $names }
title-new = Nouvelle partie
title-load = Charger une partie
title-quit = Quitter
title-credit = D’après le jeu de société d’Ayden Lowther · Version { $version }
hint-choose = choisir
hint-open = ouvrir
hint-fullscreen = plein écran
key-enter = { KEY("enter") }
key-escape = { KEY("escape") }

## What the player is told about files

notice-settings-broken = Les options n’ont pas pu être lues en entier. Ce qui a un sens s’applique, le reste est comme au début. L’ancien fichier est conservé : { $path }.

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
speed-off = Immédiat
speed-fast = Vif
speed-normal = Posé
speed-slow = Calme
menu-reduced-motion = Mouvements réduits
menu-reduced-motion-detail = Rien ne tremble, ne palpite ni ne roule.
menu-confirm = Prévenir si des actions se perdent
menu-confirm-detail = Quand finir un tour gâcherait des actions pour rien.
menu-new = Nouvelle partie
menu-title = Écran titre
menu-quit = Quitter
menu-saved = La partie est sauvegardée après chaque choix.
menu-unsaved = Cet exemplaire de Solar Storm ne sauvegarde pas tout seul. « Sauvegarder sous… » conserve cette partie.


## Setup

setup-title = Nouvelle partie
setup-back = Retour à l’écran titre
setup-crew = Équipage
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
setup-fewest = Un vaisseau exige au moins deux membres d’équipage.
setup-add = Ajouter un humain
setup-name-empty = Tout le monde doit avoir un nom.
setup-name-twice = Deux membres d’équipage ne peuvent porter le même nom.
setup-name-letter = La lettre « { $letter } » ne peut pas s’afficher ici.
setup-first = Premier tour
setup-first-chance = Au hasard
setup-no-counting = Sans comptage
setup-no-counting-note = Ce qui reste dans les pioches et les défausses est caché, et les probabilités aussi.
setup-difficulty = Difficulté
setup-difficulty-note = un Joker remplace n’importe quelle ressource
setup-universals = { $count ->
    [0] aucun
    [one] { $count } { $resource }
    [many] { $count } { FORM($resource, "plural") }
   *[other] { $count } { FORM($resource, "plural") }
}
setup-modes = Extensions
setup-rooms = Salles alternatives
setup-rooms-v1 = Toutes V1
setup-rooms-v2 = Toutes V2
setup-rooms-mixed = Au hasard
setup-rooms-pick = Au choix
setup-rooms-v1-note = chaque salle avec sa première capacité
setup-rooms-v2-note = chaque salle avec sa seconde capacité
setup-rooms-mixed-note = chaque salle montre au début sa version
setup-rooms-pick-note = choisir V1 ou V2 pour chaque salle
setup-variant-v1 = V1
setup-variant-v2 = V2
setup-variant-chance = { DEVICE() ->
    [pad] V1 ou V2 : le hasard décide. Venez ici pour lire les deux.
   *[keys] V1 ou V2 : le hasard décide. Pointez ici pour lire les deux.
}
setup-both = { $variant ->
    [v1] V1
   *[v2] V2
} : { $ability }
setup-variant-single = Cette salle n’a pas de V2.
setup-no-rules = Ces extensions ne forment pas de règles ensemble. { $detail }
setup-seed = Graine
setup-seed-chance = Au hasard
setup-seed-roll = Tirer une graine au hasard
setup-seed-clear = Aucune graine : chaque partie est nouvelle
setup-seed-none = Aucune graine : chaque partie est nouvelle.
setup-seed-note = Mêmes graine et réglages, même partie. Un code de partie dit les deux : tapez-le ou collez-le ici.
setup-seed-long = Trop long : une graine a au plus { $digits } chiffres.
setup-mission = Cette mission
setup-fact-hands = Mains
setup-fact-hands-value = { $cards ->
    [one] une carte chacun
    [many] { $cards } cartes chacun
   *[other] { $cards } cartes chacun
}
setup-fact-hands-shared = { $cards } cartes pour tout l’équipage
setup-fact-rooms = Salles
setup-fact-rooms-value = { $first } × V1, { $second } × V2
setup-fact-rooms-chance = V1 ou V2 au hasard
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
setup-fact-damaged-value = { $spaces } cases déjà touchées
setup-fact-first = Premier tour
setup-outlook = Perspectives
setup-outlook-note = Équipages d’un seul grade, vaisseaux au hasard.
setup-outlook-nearest = { $ranks }, le plus proche : { $game }
setup-nearest = le plus proche
setup-outlook-counting = avec comptage
setup-ranks = { $rank ->
    [cadet] Cadets
    [officer] Officiers
   *[captain] Capitaines
}
setup-ranks-win = { $rank ->
    [cadet] victoires des cadets
    [officer] victoires des officiers
   *[captain] victoires des capitaines
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
setup-against-first = face à tout V1
setup-start = Commencer
setup-replace-title = Quitter la partie en cours ?
setup-replace-text = Tour { $turn } · { $difficulty } · { $names }. Elle reste parmi les parties sauvegardées et peut être chargée à tout moment.
setup-replace-yes = Recommencer

## Game over

over-won = Victoire
over-lost = Défaite
over-go-on = { DEVICE() ->
    [pad] N’importe quel bouton : le bilan en chiffres
   *[keys] Une touche ou un clic : le bilan en chiffres
}
over-energy-core = Cœur relancé
over-room-destroyed = Le vaisseau est perdu
over-deck-empty = Plus rien à brûler
over-energy-core-why = { $name } a relancé le Cœur au tour { $turn }, avec { $cards ->
    [one] { $cards } carte Ressource
    [many] { $cards } cartes Ressource
   *[other] { $cards } cartes Ressource
} dans la pioche.
over-close = { $count ->
    [0] Aucune salle n’a perdu tous ses cubes.
    [one] Une fois, une salle a perdu son dernier cube.
    [many] { $count } fois, une salle a perdu son dernier cube.
   *[other] { $count } fois, une salle a perdu son dernier cube.
}
over-room-destroyed-why = Au tour { $turn }, la tempête a touché { $room }, sans cube ni bouclier.
over-deck-empty-why = { $torn ->
    [0] Au tour { $turn }, la dernière carte a quitté la pioche, et { $name } ne pouvait plus continuer.
   *[other] Au tour { $turn }, la brèche a emporté { $torn ->
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
over-fact-turns = tours
over-fact-cards = cartes restantes
over-fact-damage = avaries restantes
over-fact-diverted = salles détournées
over-fact-criticals = sueurs froides
over-fact-difficulty = difficulté
over-fact-seed = graine
over-fact-code = code de partie
over-chart = Tour par tour
over-chart-diverted = salles détournées
over-chart-missing = cubes manquants
over-chart-deck = cartes restantes
over-chart-start = début
over-chart-turn = tour { $turn }
over-band-1 = 1 salle touchée
over-band-2 = 2 salles touchées
over-band-3 = 3 salles touchées
over-band-breach = Brèche
over-critical = Tour { $turn } : sueurs froides
over-critical-room = { $room } n’a plus de cube
over-pod-lost = { $name } a perdu
over-pod-lost-why = Le vaisseau a été sauvé sans { $name }, qui l’avait quitté.
over-pod-alone = { $name } s’échappe, sans personne d’autre
over-pod-alone-why = Le dernier jet, { $roll }, dépasse les { $held } cartes en main.
over-pod-all = Tout le monde périt, { $name } aussi
over-pod-all-why = Le dernier jet, { $roll }, ne dépasse pas les { $held } cartes en main.
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
over-row-turns = Tours joués
over-row-moves = Déplacements
over-row-repairs = Cubes remis
over-row-diverts = Salles détournées
over-row-shares = Cartes partagées
over-row-scavenges = Fouilles
over-row-activations = Salles activées
over-row-tokens = Jetons dépensés
over-board = Regarder le plateau
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
