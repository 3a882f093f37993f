### The settings, and the names of keys and commands.

title-settings = Options
menu-settings = Options
settings-title = Options
settings-back = Retour
settings-reset = Réinitialiser la page
settings-reset-note = Tout sur cette page est comme au début. Annuler rend vos choix.
settings-reset-none = Tout sur cette page est comme au début.
settings-undo = Annuler
settings-percent = { NUMBER($value) } %
settings-on = Oui
settings-off = Non

settings-page-screen = Écran
settings-page-reading = Lecture
settings-page-motion = Rythme
settings-page-sound = Son
settings-page-keys = Touches
settings-page-game = Jeu

## Screen

settings-window = Fenêtre
settings-window-note = Une fenêtre se déplace et s’étire ; le plein écran cache tout le reste.
settings-window-off = Fenêtre
settings-window-on = Plein écran
settings-display = Moniteur
settings-display-note = L’écran sur lequel le jeu s’ouvre.
settings-display-cell = { $number } · { $width } × { $height }
settings-display-one = Un seul écran est branché.
settings-interface = Taille de l’interface
settings-interface-note = La taille de tout. Au-delà de 100 %, la page défile quand vous pointez le bord de la fenêtre.

## Reading

settings-text = Taille du texte
settings-text-note = La taille des mots et des nombres seuls.
settings-language = Langue
settings-language-note = Tous les mots du jeu. Les noms de l’équipage restent tels que tapés.
settings-language-system = Système ({ $name })
settings-abilities = Capacités toujours écrites
settings-abilities-note = Ce que fait une salle est écrit sur chacune ; sinon, là où c’est possible maintenant et sous le pointeur.
settings-contrast = Contraste élevé
settings-contrast-note = Panneaux noirs, lignes et mots blancs ; les images s’effacent.
settings-palette = Couleurs
settings-palette-note = Choisies pour que signaux, ressources et équipage se distinguent à vos yeux. Les formes les distinguent aussi.
settings-palette-normal = Habituelles
settings-palette-protan = Protanopie
settings-palette-deutan = Deutéranopie
settings-palette-tritan = Tritanopie
settings-preview = Voici le résultat
settings-preview-resources = Ressources
settings-preview-crew = Équipage
settings-preview-signals = Signaux
settings-preview-legal = Permis
settings-preview-yours = À vous
settings-preview-danger = Danger

## Pace

settings-animation = Rythme
settings-animation-note = { DEVICE() ->
    [pad] La vitesse de l’équipage, des cartes et du dé, et la durée d’affichage de chaque coup de la tempête. N’importe quel bouton passe à la suite.
   *[keys] La vitesse de l’équipage, des cartes et du dé, et la durée d’affichage de chaque coup de la tempête. Un clic ou une touche passe toujours à la suite.
}
settings-recap = Impacts depuis votre dernier tour
settings-recap-note = Avant votre tour, les salles touchées sont montrées encore une fois, jusqu’à ce que vous continuiez.
settings-ready = À vous ?
settings-ready-note = Avant le tour de quelqu’un d’autre, la table attend sa confirmation.
settings-auto-end = Fin de tour automatique
settings-auto-end-note = Sans action restante, les actions finissent sans touche. L’annulation reste possible.
settings-reduced = Mouvements réduits
settings-reduced-note = Rien ne tremble, ne palpite ni ne roule ; tout apparaît en fondu.

## Sound

settings-master = Volume général
settings-master-note = Le volume de tout.
settings-effects = Effets
settings-effects-note = Cartes, dé, équipage, impacts et alarmes.
settings-music = Musique
settings-music-note = Elle suit le danger.
settings-ambience = Ambiance
settings-ambience-note = Le ronron du réacteur, les feux, le soleil.
settings-mute = Muet
settings-mute-note = Aucun son. { $usual } fait de même à tout moment.
settings-background = Son en arrière-plan
settings-background-note = Il continue pendant l’usage d’une autre fenêtre ; jamais quand celle-ci est cachée.
settings-captions = Sous-titres
settings-captions-note = Les alarmes et les sons lointains sont aussi dits en mots.

## Keys

settings-keys-note = Choisissez une commande, puis tapez sa nouvelle touche. { KEY("enter") }, { KEY("escape") }, { KEY("tab") } et les flèches ne changent jamais.
settings-key-press = Tapez une touche
settings-key-protected = { $key } ne change jamais et ne peut être attribuée. Tapez une autre touche, ou { KEY("escape") } pour laisser ainsi.
settings-key-modifier = { $key } ne marche qu’avec d’autres touches. Tapez une autre touche, ou { KEY("escape") } pour laisser ainsi.
settings-key-unknown = Cette touche n’a pas de nom ici. Tapez une autre touche, ou { KEY("escape") } pour laisser ainsi.
settings-key-swap-title = Échanger les touches ?
settings-key-swap-text = { $key } sert déjà à « { $rival } », qui recevrait { $other } à la place.
settings-key-swap-yes = Échanger
settings-key-blocked = { $key } sert à « { $rival } », et { $other } est prise là où cela compte. Changez d’abord « { $rival } ».
settings-key-kept = La touche reste { $key }.
settings-keys-actions = Actions
settings-keys-cards = Cartes
settings-keys-game = Jeu
settings-keys-window = Fenêtre

command-move = Se déplacer
command-scavenge = Fouiller
command-share = Partager ou troquer
command-divert = Détourner l’énergie
command-repair = Réparer
command-activate = Activer la salle
command-board = Embarquer dans la capsule
command-more = Autres actions
command-end = Finir les actions
command-card = Carte { $number }
command-undo = Annuler
command-redo = Rétablir
command-log = Journal
command-piles = Pioches et défausses
command-help = Aide
command-reset = Revenir à l’ordre initial
command-board-look = Regarder le plateau après la partie
command-watch = Revoir la partie
command-copy = Copier le code de partie
command-rename = Sauvegardes : renommer
command-delete = Sauvegardes : supprimer
command-play-pause = Relecture : lecture ou pause
command-branch = Relecture : jouer à partir d’ici
command-search = Règles : chercher
command-show-me = Leçon : montrer
command-skip-step = Leçon : passer l’étape
command-show-on-table = Règles : montrer sur la table
command-again = Rejouer le même vaisseau
command-from-start = Reprendre une leçon au début
command-settings = Options
command-mute = Muet
command-smaller = Interface plus petite
command-larger = Interface plus grande
command-fullscreen = Plein écran

key-name-space = Espace
key-name-backspace = Retour arrière
key-name-delete = Suppr
key-name-insert = Inser
key-name-pause = Pause
key-name-return = Entrée
key-name-escape = Échap
key-name-tab = Tab
key-name-arrows = Flèches
key-name-left = Flèche gauche
key-name-right = Flèche droite
key-name-up = Flèche haut
key-name-down = Flèche bas
key-name-keypad = Num { $key }

## Game

settings-confirm = Prévenir si des actions se perdent
settings-confirm-note = Quand finir un tour gâcherait des actions pour rien.
settings-confirm-leave = Confirmer avant de quitter une partie
settings-confirm-leave-note = La partie est sauvegardée après chaque choix : sans la question, rien ne se perd.
settings-confirm-replace = Confirmer une nouvelle partie
settings-confirm-replace-note = Quand elle prend la place de la partie en cours.
settings-confirm-delete = Confirmer une suppression
settings-confirm-delete-note = Quand une partie sauvegardée est supprimée.
settings-kept-games = Parties conservées d’office
settings-kept-games-note = Parties finies, et parties remplacées par une autre : les plus anciennes partent d’abord. La dernière remplacée reste, et celles que vous avez nommées aussi.
settings-kept-games-none = Aucune
settings-kept-games-all = Toutes
settings-confirm-pod = Embarquer dans la capsule se confirme toujours : c’est sans retour.
leave-saved-title = Quitter la partie ?
leave-saved-text = Elle est sauvegardée. Continuer, à l’écran titre, la reprend.
leave-saved-yes = Quitter
