### More words of the table: what threatens, what others did, what a key does.

## What threatens

threat-breach-later = Ruptura no próximo turno
threat-breach-ways = Ruptura: nave perdida
threat-way-face-up = carta aberta
threat-way-deck = { $count } do baralho
threat-tip-ways = A Ruptura do casco deste turno pode esvaziar o baralho de recursos. Aí a nave se perde. Se você pegar uma carta aberta na fase 2, a chance é de { $face-up }%. Se pegar { $count } cartas do baralho, é de { $deck }%.

## The Escape Pod comes online

play-pod-ready = A Cápsula de fuga está ativa
play-pod-ready-text = Agora um tripulante pode embarcar pelo Núcleo de energia.

## Keys

command-pause = Pausar ou retomar o turno alheio
key-enter-twice = 2× { KEY("enter") }
key-hold-tab = Segure { KEY("tab") }

## While a screen is made

working = Um momento…
