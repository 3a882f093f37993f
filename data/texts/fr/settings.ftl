### The settings, and the names of keys and commands.

title-settings = Options
menu-settings = Options
settings-title = Options
settings-back = Retour
settings-reset = Réinitialiser la page
settings-reset-note = Cette page est revenue aux valeurs par défaut. Annuler rétablit vos choix.
settings-reset-none = Cette page a déjà ses valeurs par défaut.
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

settings-fullscreen = Fenêtre
settings-fullscreen-note = Une fenêtre se déplace et se redimensionne. Le plein écran couvre tout le reste.
settings-fullscreen-off = Fenêtre
settings-fullscreen-on = Plein écran
settings-display = Moniteur
settings-display-note = L’écran sur lequel le jeu s’ouvre.
settings-display-cell = { $number } · { $width } × { $height }
settings-display-one = Un seul écran est branché.
settings-interface = Taille de l’interface
settings-interface-note = La taille de tout. Au-delà de 100 %, la page défile quand vous pointez le bord de la fenêtre.

## Reading

settings-text = Taille du texte
settings-text-note = La taille du texte et des nombres. Boutons et panneaux s’agrandissent avec le texte.
settings-language = Langue
settings-language-note = La langue du jeu. Les noms de l’équipage restent ceux que vous avez tapés.
settings-language-system = Système ({ $name })
settings-abilities = Toujours afficher les capacités
settings-abilities-note = Chaque salle montre ce qu’elle fait. Sinon, seules les salles à activer et celle que vous pointez.
settings-contrast = Contraste élevé
settings-contrast-note = Panneaux noirs, lignes et texte blancs, images plus sombres.
settings-palette = Couleurs
settings-palette-note = Distingue signaux, ressources et équipage selon votre vision. Les formes aussi sont différentes.
settings-palette-normal = Par défaut
settings-palette-protan = Protanopie
settings-palette-deutan = Deutéranopie
settings-palette-tritan = Tritanopie
settings-preview = Aperçu
settings-preview-resources = Ressources
settings-preview-crew = Équipage
settings-preview-signals = Signaux
settings-preview-legal = Permis
settings-preview-yours = À vous
settings-preview-danger = Danger

## Pace

settings-animation = Rythme
settings-animation-note = { DEVICE() ->
    [pad] La vitesse de l’équipage, des cartes et du dé, et la durée d’affichage de chaque impact. Appuyez sur un bouton pour avancer.
   *[keys] La vitesse de l’équipage, des cartes et du dé, et la durée d’affichage de chaque impact. Cliquez ou appuyez sur une touche pour avancer.
}
settings-recap = Événements depuis votre dernier tour
settings-recap-note = Avant votre tour, montre ce que l’équipage a fait et les salles touchées, jusqu’à ce que vous continuiez.
settings-ready = Confirmation du joueur
settings-ready-note = Avant le tour d’un autre joueur, la table attend sa confirmation.
settings-auto-end = Finir les actions automatiquement
settings-auto-end-note = Vos actions finissent dès qu’il n’en reste plus. Vous pouvez encore annuler.
settings-reduced-motion = Mouvements réduits
settings-reduced-motion-note = Rien ne tremble, ne palpite ni ne roule : des fondus à la place.

## Sound

settings-master = Volume général
settings-master-note = Le volume de tout.
settings-effects = Effets
settings-effects-note = Cartes, dé, équipage, impacts et alarmes.
settings-music = Musique
settings-music-note = Monte et descend avec le danger.
settings-ambience = Ambiance
settings-ambience-note = Le ronron du réacteur, les feux, le soleil.
settings-mute = Muet
settings-mute-note = Coupe tous les sons. { $usual } le fait à tout moment.
settings-background = Son en arrière-plan
settings-background-note = Le son continue pendant que vous utilisez une autre fenêtre, mais pas quand celle-ci est cachée.
settings-captions = Sous-titres
settings-captions-note = Décrit les alarmes et les sons lointains par écrit.

## Keys

settings-keys-note = Choisissez une commande, puis appuyez sur sa nouvelle touche. { KEY("enter") }, { KEY("escape") }, { KEY("tab") } et les flèches ne changent pas.
settings-key-press = Appuyez sur une touche
settings-key-protected = { $key } ne peut pas être réattribuée. Appuyez sur une autre touche, ou sur { KEY("escape") } pour annuler.
settings-key-modifier = { $key } ne s’utilise pas seule. Appuyez sur une autre touche, ou sur { KEY("escape") } pour annuler.
settings-key-unknown = Cette touche n’est pas reconnue. Appuyez sur une autre touche, ou sur { KEY("escape") } pour annuler.
settings-key-swap-title = Échanger les touches ?
settings-key-swap-text = { $key } est déjà la touche de « { $rival } », qui recevrait { $other } à la place.
settings-key-swap-yes = Échanger
settings-key-blocked = { $key } est la touche de « { $rival } », qui ne peut pas recevoir { $other } à la place. Changez d’abord « { $rival } ».
settings-key-kept = La touche reste { $key }.
settings-keys-actions = Actions
settings-keys-cards = Cartes
settings-keys-game = Jeu
settings-keys-window = Fenêtre

command-move = Se déplacer
command-scavenge = Fouiller
command-share = Partager ou échanger
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
command-reset = Rétablir l’ordre
command-board-look = Voir le plateau après la partie
command-watch = Revoir la partie
command-copy = Copier le code de partie
command-rename = Sauvegardes : renommer
command-delete = Sauvegardes : supprimer
command-play-pause = Relecture : lecture ou pause
command-branch = Relecture : continuer d’ici
command-search = Règles : chercher
command-show-me = Leçon : montrer
command-skip-step = Leçon : passer l’étape
command-show-on-table = Règles : montrer sur la table
command-again = Rejouer le même vaisseau
command-from-start = Recommencer la leçon
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

settings-confirm = Avertir avant de perdre des actions
settings-confirm-note = Avertit quand des actions inutilisées ne donneraient pas de jetons.
settings-confirm-leave = Confirmer avant de quitter une partie
settings-confirm-leave-note = La partie est sauvegardée après chaque choix : sans confirmation, vous ne perdez rien.
settings-confirm-replace = Confirmer une nouvelle partie
settings-confirm-replace-note = Demande quand elle remplacerait la partie en cours.
settings-confirm-delete = Confirmer une suppression
settings-confirm-delete-note = Demande avant de supprimer une sauvegarde.
settings-kept-games = Parties gardées automatiquement
settings-kept-games-note = Les parties finies et remplacées sont gardées, et les plus anciennes supprimées d’abord. La dernière remplacée et celles que vous avez nommées restent toujours.
settings-kept-games-none = Aucune
settings-kept-games-all = Toutes
settings-confirm-pod = Le jeu demande toujours avant d’embarquer dans la capsule : il n’y a pas de retour.
leave-saved-title = Quitter la partie ?
leave-saved-text = Votre partie est sauvegardée. Choisissez « Continuer » à l’écran titre pour y revenir.
leave-saved-yes = Quitter
