# Watching a game again, and game codes.

replay-where = Tour { $turn } · choix { $at } sur { $length }
replay-begin = L’équipage est à bord, et personne n’a encore agi.
replay-tip-line = { DEVICE() ->
    [pad] Toute la partie. Parcourez-la avec { KEY("left") } et { KEY("right") }. Au-dessus de la ligne : tours et énergie détournée. En dessous : impacts.
   *[keys] Toute la partie. Faites glisser, cliquez ou appuyez sur les flèches. Au-dessus de la ligne : tours et énergie détournée. En dessous : impacts.
}
line-turn = tours
line-divert = énergie détournée
line-hit = impacts
replay-first = Au début
replay-back-turn = Tour précédent
replay-back = Choix précédent
replay-play = Lecture
replay-pause = Pause
replay-on = Choix suivant
replay-on-turn = Tour suivant
replay-last = À la fin
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = Continuer d’ici
replay-branch-over = Ici, la partie est déjà finie. Revenez d’abord de quelques choix.
replay-leave = Quitter
replay-replace-title = Continuer à partir du tour { $turn } ?
replay-replace-text = Une nouvelle partie commence à ce point. Votre partie en cours (tour { $other }) reste parmi les sauvegardes.
replay-replace-yes = Continuer d’ici

code-label = Code de partie
code-copy = Copier le code de partie. Tapé comme graine, il donne le même vaisseau. Il ne dit pas qui joue.
code-copied = Copié : { $code }
code-not-copied = Le presse-papiers n’est pas disponible. Le code est { $code } : tapez-le comme graine.
code-none = Une partie née d’une position personnalisée n’a pas de code
code-letters = Pas une graine : tapez un nombre, des mots ou un code de partie
code-slip = Ni une graine, ni un code de partie : vérifiez chaque caractère
code-newer = Ce code de partie vient d’une version plus récente de Solar Storm
code-expansion = Ce code de partie demande une extension qui n’est pas disponible ici
code-difficulty = Ce code de partie demande une difficulté qui n’est pas installée
code-other = Ce code de partie suit d’autres règles et donnerait ici un autre vaisseau
code-taken = Code de partie accepté : joueurs, extensions, salles et difficulté réglés. Vous choisissez qui joue.
