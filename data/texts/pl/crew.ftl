### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = Gracz
rank-cadet = Kadet
rank-officer = Oficer
rank-captain = Komandor
rank-human-text = gracz przy tym komputerze
rank-cadet-text = proste reguły, bez czekania
rank-officer-text = planuje każdą turę, chwilę to trwa
rank-captain-text = sprawdza całe tury, każdą do { $seconds } s

## A new game

setup-rank-cadet-tip = Gra program. Kieruje się prostymi regułami i decyduje od razu.
setup-rank-officer-tip = Gra program. Porównuje plany na turę, każdy przy wielu możliwych kolejnościach kart. Zajmuje to do { $seconds } s na turę.
setup-rank-captain-tip = Gra program. Sprawdza całe tury, każdą przy wielu możliwych kolejnościach kart. Zajmuje to do { $seconds } s na turę.
setup-rank-tip = Widzi tylko to, co ty. W każdej chwili możesz zmienić, kto gra na danym miejscu.
setup-rank-slow = Na tym komputerze sprawdza mniej tur niż w zmierzonych grach i może wygrywać rzadziej.
setup-add-officer = Dodaj oficera, za którego gra program
setup-seat-program = Program
setup-watch = Oglądaj

## A player of the program decides

lent-turn-cadet = Tura kadeta
lent-turn-officer = Tura oficera
lent-turn-captain = Tura komandora
lent-thinking = program myśli
lent-thinks = …
thinks-long = To trwa dłużej niż zwykle.
lent-paused = pauza
lent-step = { $step } · { $way }
lent-pause = Pauza
lent-go-on = Dalej
lent-skip = Pomiń turę
lent-skip-on = Do twojej tury
lent-speed = { $speed }×
lent-hint = Ręka: { $name }, gra program. Karty widzą wszyscy.
end-take-over = Przejmij
end-give-back = Oddaj
seat-taken = { $name }: teraz grasz ty. Do pierwszej decyzji przycisk „Oddaj” zwraca miejsce programowi.{ KEY("take-over", before: " Potem naciśnij ", after: ".") }
command-take-over = Przejmij lub oddaj miejsce

## Who plays a seat

who-plays = { $name }: kto gra?
who-plays-note = Obowiązuje od następnej decyzji. Ręce, żetony i dziennik zostają bez zmian. Program wie tylko to, co załoga.
who-plays-alone = Jeden gracz prowadzi całą załogę.

## What a player of the program asks

lent-asks = Pytanie: { $name } → { $others }
lent-agree = Zgódź się
lent-decline = Odmów

## Settings

settings-captain-seconds = Czas komandora
settings-captain-seconds-note = Najdłuższy czas, jaki komandor prowadzony przez program myśli nad turą. Dotyczy miejsc obsadzonych od teraz.
settings-seconds = { $count } s
lent-skip-tip = Pomija tury i burze, aż gra o coś cię zapyta. Gdy grają same programy, pomija tę turę.
