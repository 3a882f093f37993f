### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = Gracz
rank-cadet = Kadet
rank-officer = Oficer
rank-captain = Kapitan
rank-human-text = gracz przy tym komputerze
rank-cadet-text = proste reguły, bez czekania
rank-officer-text = planuje każdą turę, chwilę to trwa
rank-captain-text = przeszukuje całe tury, każdą do { $seconds } s

## A new game

setup-rank-cadet-tip = Gra według prostych reguł i decyduje od razu.
setup-rank-officer-tip = Porównuje plany na turę przy wielu możliwych taliach, do { $seconds } s na turę.
setup-rank-captain-tip = Sprawdza całe tury przy wielu możliwych taliach, do { $seconds } s na turę.
setup-rank-tip = Widzi tylko to, co ty. W każdej chwili możesz zmienić, kto gra na danym miejscu.
setup-rank-slow = Bez skompilowanego symulatora sprawdza mniej tur niż w zmierzonych grach.
setup-add-officer = Dodaj oficera
setup-watch = Oglądaj

## A player of the program decides

lent-turn-cadet = Tura kadeta
lent-turn-officer = Tura oficera
lent-turn-captain = Tura kapitana
lent-thinking = myśli
lent-thinks = …
lent-paused = pauza
lent-step = { $step } · { $way }
lent-pause = Pauza
lent-go-on = Dalej
lent-skip = Pomiń
lent-speed = { $speed }×
lent-hint = Ręka: { $name }, gra program. Karty widzą wszyscy.
end-take-over = Przejmij
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

settings-captain-seconds = Czas kapitana
settings-captain-seconds-note = Najdłuższy czas, jaki kapitan prowadzony przez program myśli nad turą. Dotyczy miejsc obsadzonych od teraz.
settings-seconds = { $count } s
