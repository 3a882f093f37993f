### The descent: ten kinds of ship for each crew size.

title-descent = La descente
title-descent-note = Dix types de vaisseau, du plus facile au plus rude
descent-title = La descente
descent-lead = Dix paliers, du plus facile au plus rude. Deux de suite peuvent se valoir. Seul le premier vol d’un vaisseau compte.
descent-rung-1 = Orbite lointaine
descent-rung-2 = Vent solaire
descent-rung-3 = Première lueur
descent-rung-4 = Bord de la couronne
descent-rung-5 = Jets de la couronne
descent-rung-6 = Protubérance
descent-rung-7 = Champ d’éruptions
descent-rung-8 = Tache sombre
descent-rung-9 = Lumière bouillante
descent-rung-10 = Cœur du Soleil
descent-name = { $rung } · { $name }
descent-officers = Les officiers sauvent
descent-interval = de { $low } à { $high } %
descent-unmeasured = pas encore mesuré
descent-you = Vous
descent-sum = { $won } sur { $count }
descent-needed = Sauvez ici { $needed } de vos { $last } derniers vaisseaux pour descendre plus bas.
descent-next = Sauvez le prochain vaisseau pour descendre plus bas.
descent-done = Franchi, une fois pour toutes.
descent-all = Tous les paliers sont franchis. Le Soleil n’a plus rien à vous montrer.
descent-later = { $count ->
    [one] Ce palier compte une fois le palier { $first } franchi.
    [2] Ce palier compte une fois les paliers { $first } et { $last } franchis.
    [many] Ce palier compte une fois les paliers { $first } à { $last } franchis.
   *[other] Ce palier compte une fois les paliers { $first } à { $last } franchis.
}
descent-begin = Commencer
descent-practice = Piloter pour s’entraîner
descent-again = Piloter à nouveau
descent-aid-adviser = avec conseils
descent-aid-undo = avec choix annulés
