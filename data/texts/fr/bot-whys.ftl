### Why a player of the program chose as it did, in one line. `game/bots/players/player.py` says what the values are: `$room`, `$card`
### (a resource), `$crew` (a name) and `$count`.

bot-why-win = Toute l’énergie est au Cœur : ce choix sauve le vaisseau.
bot-why-core = Toute l’énergie est détournée, il reste à rejoindre le Cœur.
bot-why-divert = Les cartes pour { $room } sont réunies : son énergie part au Cœur.
bot-why-danger = Le prochain impact sur { $room } perdrait le vaisseau.
bot-why-repair = { $room } vaut bien cette carte : la salle en sera plus près d’être intacte.
bot-why-refill = Une seule carte remet en état { $room }.
bot-why-go-divert = Les cartes en main peuvent y détourner l’énergie : cap sur { $room }.
bot-why-go-repair = Les cartes en main peuvent y réparer : cap sur { $room }.
bot-why-go = Les prochaines actions vaudront le plus dans cette salle : { $room }.
bot-why-scavenge = Ce sont les cartes qui manquent le plus.
bot-why-give = { $crew } fera mieux avec cette carte.
bot-why-take = Cette carte est plus utile ici que chez { $crew }.
bot-why-activate = Rien n’aide plus que { $room } en ce moment.
bot-why-keep = Rien ne mérite une action : les jetons les gardent pour plus tard.
bot-why-finish = Il n’y a plus rien à faire.
bot-why-open-card = Cette carte visible aide sans doute plus qu’une carte de la pioche.
bot-why-deck = Aucune carte visible ne vaut ce que la pioche peut cacher.
bot-why-least = C’est la carte qui manquera le moins.
bot-why-swap = La carte reçue vaut plus que la carte cédée.
bot-why-order = Ce qui sert bientôt est placé dessus.
bot-why-damage-order = Ce qui nuit le moins passe d’abord.
bot-why-protect = Les prochains impacts sont les plus dangereux ici.
bot-why-send = De là, { $crew } pourra faire plus.
bot-why-hand-out = Qui le reçoit en tirera le plus.
bot-why-strike = Le vaisseau supporte le mieux ces impacts.
bot-why-leave = Il y a désormais plus à gagner en solitaire.
bot-why-best = De tout ce qui est visible, c’est le plus prometteur.
