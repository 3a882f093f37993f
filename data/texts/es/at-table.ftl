### More words of the table: what threatens, what others did, what a key does.

## What threatens

threat-breach-later = Brecha, próximo turno
threat-breach-ways = Brecha: nave perdida
threat-way-face-up = carta visible
threat-way-deck = { $count } del mazo
threat-tip-ways = La Brecha en el casco de este turno puede vaciar el mazo de recursos. Entonces se pierde la nave. Si tomas una carta visible en la fase 2, la probabilidad es del { $face-up } %. Si tomas { $count } cartas del mazo, es del { $deck } %.

## The Escape Pod comes online

play-pod-ready = La cápsula de escape está lista
play-pod-ready-text = Un tripulante puede subir a ella desde el Núcleo de energía.

## Keys

command-pause = Pausar o seguir el turno ajeno
key-enter-twice = 2× { KEY("enter") }
key-hold-tab = Mantén { KEY("tab") }

## While a screen is made

working = Un momento…
