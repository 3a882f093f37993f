# L’écran de préparation d’une partie : première page et détails.

setup-ship = Ce vaisseau
setup-deal = Redistribuer
setup-details = Détails
setup-details-back = Retour à l’équipage et à la difficulté
setup-marks = Couleurs de l’équipage
setup-level-tip = Part de ces vaisseaux sauvés par des équipages joués par le programme :
setup-level-same = Les niveaux aux mêmes chiffres n’ont pas montré de différence nette.
setup-level-margin = « ± » et fourchettes : le vrai taux s’y trouve très probablement.
setup-share = { $percent } %
setup-share-over = > { $percent } %
setup-share-under = < { $percent } %
setup-rooms = Salles alternatives
