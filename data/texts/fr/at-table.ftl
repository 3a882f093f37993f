### More words of the table: what threatens, what others did, what a key does.

## What threatens

threat-breach-later = Brèche au tour suivant
threat-breach-ways = Brèche : vaisseau perdu
threat-way-face-up = carte visible
threat-way-deck = { $count } de la pioche
threat-tip-ways = La Brèche de ce tour peut vider la pioche Ressource. Le vaisseau est alors perdu. Avec une carte visible en phase 2, la probabilité est de { $face-up } %. Avec { $count } cartes de la pioche, elle est de { $deck } %.

## The Escape Pod comes online

play-pod-ready = La capsule de sauvetage est prête
play-pod-ready-text = Un membre d’équipage peut maintenant y embarquer depuis le Cœur énergétique.

## Keys

command-pause = Suspendre ou reprendre le tour d’autrui
key-enter-twice = 2× { KEY("enter") }
key-hold-tab = Maintenir { KEY("tab") }

## While a screen is made

working = Un instant…
