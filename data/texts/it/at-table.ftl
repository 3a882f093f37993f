### More words of the table: what threatens, what others did, what a key does.

## What threatens

threat-breach-later = Breccia, prossimo turno
threat-breach-ways = Breccia: nave perduta
threat-way-face-up = carta scoperta
threat-way-deck = { $count } dal mazzo
threat-tip-ways = La Breccia nello Scafo di questo turno può svuotare il mazzo Risorse. Allora la nave è perduta. Con una carta scoperta nella Fase 2 la probabilità è del { $face-up }%. Con { $count } carte dal mazzo è del { $deck }%.

## The Escape Pod comes online

play-pod-ready = La Capsula di Salvataggio è pronta
play-pod-ready-text = Ora un membro dell’equipaggio può salirci dal Nucleo Energetico.

## Keys

command-pause = Mettere in pausa o riprendere il turno altrui
key-enter-twice = 2× { KEY("enter") }
key-hold-tab = Tieni { KEY("tab") }

## While a screen is made

working = Un momento…
