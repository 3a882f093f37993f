# L’écran de préparation d’une partie : première page et détails.

setup-ship = Ce vaisseau
setup-deal = Redistribuer
setup-details = Détails
setup-details-back = Retour à l’équipage et à la difficulté
setup-marks = Couleurs de l’équipage
setup-level-same = Niveaux au même taux de victoire : aucune différence mesurable.
setup-share = { $percent } %
setup-share-over = > { $percent } %
setup-share-under = < { $percent } %
setup-rooms = Salles alternatives
