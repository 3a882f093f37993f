# Watching a game again, and game codes.

replay-label = Revoir une partie
replay-where = Tour { $turn } · choix { $at } sur { $length }
replay-begin = Le vaisseau est prêt, l’équipage à bord : personne n’a encore agi.
replay-tip-line = { DEVICE() ->
    [pad] Toute la partie. { KEY("left") } et { KEY("right") } la parcourent. Au-dessus de la ligne : tours et énergie détournée. En dessous : impacts.
   *[keys] Toute la partie. Faites glisser, cliquez, ou utilisez les flèches. Au-dessus de la ligne : tours et énergie détournée. En dessous : impacts.
}
replay-first = Au début
replay-back-turn = Au tour précédent
replay-back = Un choix en arrière
replay-play = Lecture
replay-pause = Arrêter ici
replay-on = Un choix en avant
replay-on-turn = Au tour suivant
replay-last = À la fin
replay-speed-half = ½×
replay-speed-one = 1×
replay-speed-two = 2×
replay-speed-four = 4×
replay-speed-eight = 8×
replay-branch = Jouer à partir d’ici
replay-branch-over = À ce point, la partie est finie : revenez d’abord de quelques choix.
replay-leave = Quitter
replay-lost-title = Impossible de revoir cette partie
replay-replace-title = Jouer à partir du tour { $turn } ?
replay-replace-text =
    Une nouvelle partie commence avec le même passé. Une autre partie est en cours (tour { $other }) ; elle reste parmi les parties sauvegardées.
replay-replace-yes = Jouer d’ici

code-label = Code de partie
code-copy = Copier le code de partie : le taper comme graine donne exactement le même vaisseau
code-copied = Copié : { $code }
code-not-copied = Le presse-papiers est inaccessible. Le code est { $code } : tapez-le là où la graine est demandée.
code-none = Une partie née d’une position écrite n’a pas de code
code-letters = Pas un code de partie : un code n’a que des chiffres et des lettres
code-slip = Ni graine, ni code de partie : vérifiez lettre par lettre
code-newer = Ce code vient d’une version plus récente de Solar Storm
code-expansion = Ce code exige une extension qui n’est pas installée ici
code-difficulty = Ce code exige une difficulté qui n’est pas installée ici
code-other = Ce code suit d’autres règles : ce serait ici un autre vaisseau
code-taken = Code compris : joueurs, modes, salles et difficulté sont réglés ainsi
