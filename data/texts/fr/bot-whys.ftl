### Why a player of the program chose as it did, in one line. `game/bots/players/player.py` says what the values are: `$room`, `$card`
### (a resource), `$crew` (a name) and `$count`.

bot-why-win = Toutes les salles sont détournées : activer le Cœur sauve le vaisseau.
bot-why-core = Toutes les salles sont détournées : cap sur le Cœur.
bot-why-divert = Toutes les cartes pour { $room } sont en main : il est temps de détourner.
bot-why-danger = Encore un impact sur { $room }, et le vaisseau est perdu.
bot-why-refill = Une seule réparation remplit toutes les cases vides : { $room }.
bot-why-repair-whole = Cela répare entièrement { $room }. Il le faut pour activer ou détourner une salle.
bot-why-repair-ready = Cela répare entièrement { $room }, et les cartes pour détourner sont en main.
bot-why-repair-use = Cela répare entièrement { $room } : on peut alors l’activer.
bot-why-repair-bears =
    { $room } peut alors encaisser { $count ->
        [one] un impact
        [many] { $count } impacts
       *[other] { $count } impacts
    } au lieu de { $less }.
bot-why-repair-lacks =
    Il reste alors { $count ->
        [one] une case vide
        [many] { $count } cases vides
       *[other] { $count } cases vides
    } { FORM($room, "at") }.
bot-why-go-divert = Les cartes en main suffisent pour détourner { $room }.
bot-why-go-repair = Les cartes en main peuvent réparer { $room }.
bot-why-go-to-repair = Cap sur { $room }, pour réparer.
bot-why-go-use = Cap sur { $room }. Capacité : « { $ability } »
bot-why-go-share = En route vers { $crew }, pour partager des cartes.
bot-why-go-need = Des cartes en main sont utiles { FORM($room, "at") }.
bot-why-go-near = { $room } est un bon départ pour le prochain tour.
bot-why-use = Cette capacité est utile maintenant : « { $ability } »
bot-why-search = Les salles à détourner coûtent encore { $need } cartes. L’équipage en a { $count }.
bot-why-scavenge = Plus de cartes, c’est plus de choix aux tours suivants.
bot-why-give = Cette carte est plus utile à { $crew }.
bot-why-give-divert = Avec cette carte, { $crew } a tout pour détourner { $room }.
bot-why-give-repair = Avec cette carte, { $crew } peut réparer { $room }.
bot-why-give-lacks =
    Avec cette carte, il ne manque plus à { $crew } { $count ->
        [one] qu’une carte
        [many] que { $count } cartes
       *[other] que { $count } cartes
    } pour détourner { $room }.
bot-why-take = Cette carte est plus utile ici que chez { $crew }.
bot-why-get-divert = Avec cette carte, le coût pour détourner { $room } est complet.
bot-why-get-repair = Cette carte répare { $room }.
bot-why-get-lacks =
    Ensuite, il ne manque plus que { $count ->
        [one] une carte
        [many] { $count } cartes
       *[other] { $count } cartes
    } pour détourner { $room }.
bot-why-get-any = Un Joker remplace n’importe quelle ressource.
bot-why-open-card = Cette carte visible devrait aider plus qu’une carte de la pioche.
bot-why-open-slow = Une carte visible coûte une carte à la pioche, pas { $count }.
bot-why-deck = Aucune carte visible ne vaut mieux que la pioche.
bot-why-deck-more = La pioche donne { $count } cartes, les cartes visibles une seule.
bot-why-take-nothing = Chaque carte prise rapproche la pioche de sa fin.
bot-why-least = C’est la carte qui manquera le moins.
bot-why-least-idle = Aucune salle n’a besoin de cette carte pour l’instant.
bot-why-least-spare = Il y a { $count } cartes de ce type en main.
bot-why-swap = La carte reçue vaut plus que la carte donnée.
bot-why-swap-two = Après cela, les deux tirent plus de leurs cartes.
bot-why-order = Les cartes utiles en premier vont dessus.
bot-why-damage-later = Une carte qui détruirait le vaisseau vient plus tard.
bot-why-damage-sunk = Une carte qui détruirait le vaisseau va dessous.
bot-why-damage-down = La carte la plus nuisible va dessous.
bot-why-damage-bear = Les prochains impacts vont à des salles qui peuvent les encaisser.
bot-why-protect-least = Aucune salle n’est plus près de la destruction que { $room }.
bot-why-protect-ready = { $crew } a les cartes pour détourner { $room }. Un impact l’empêcherait.
bot-why-protect-whole = Seule une salle entièrement réparée peut être détournée : il faut protéger { $room }.
bot-why-shield = Le jeton absorbe le prochain impact sur { $room }.
bot-why-send = { $crew } peut faire plus de là-bas.
bot-why-send-divert = { FORM($room, "at") }, { $crew } a les cartes pour détourner l’énergie.
bot-why-send-repair = { FORM($room, "at") }, { $crew } a une carte pour réparer.
bot-why-hand-out = C’est ce membre d’équipage qui en tire le plus.
bot-why-hand-tokens = Avec des jetons Action, { $crew } peut faire plus en un tour.
bot-why-hold-shield = { $crew } est { FORM($room, "at") } : le jeton y absorbe un impact.
bot-why-hold-cube = Avec le cube, { $crew } peut réparer { $room } sans carte.
bot-why-carry-cube = Avec le cube, { $crew } peut réparer sans carte.
bot-why-strike-bear = Ces salles peuvent encaisser l’impact.
bot-why-keep = Les actions inutilisées deviennent des jetons Action pour plus tard.
bot-why-keep-safe = La prochaine carte Avarie ne peut toucher aucune salle critique. Les actions inutilisées deviennent des jetons Action pour plus tard.
bot-why-keep-tokens = Les jetons Action sont gardés pour un autre tour.
bot-why-stop = Aucune action restante n’aiderait.
bot-why-leave = Les chances sont meilleures en partant.
bot-why-best = Cela semble être la meilleure option.
bot-why-only = Il n’y a pas d’autre option.
bot-why-stand-in = Le programme n’a pas répondu : le jeu a fait un choix simple.
