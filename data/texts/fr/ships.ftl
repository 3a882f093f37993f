### Les parties sauvegardées, en vaisseaux.

ships-title = Sauvegardes
ships-flight = En vol { $count }
ships-saved = Sauvés { $count }
ships-lost = Perdus { $count }
ships-none = Aucun vaisseau ici.
ships-power = Salles détournées : { $count } sur { $goal }
ships-cannot = Cette partie ne peut pas être chargée. La raison figure ci-dessous.
