### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = Człowiek
rank-cadet = Kadet
rank-officer = Oficer
rank-captain = Kapitan
rank-human-text = ktoś przy tym komputerze
rank-cadet-text = proste reguły, od razu
rank-officer-text = planuje turę, chwilę to trwa
rank-captain-text = przeszukuje całe tury, każdą do { $seconds } s

## A new game

setup-rank-cadet-tip = Gra według prostych reguł i decyduje od razu.
setup-rank-officer-tip = Porównuje plany jednej tury na możliwych taliach, do { $seconds } s na turę.
setup-rank-captain-tip = Próbuje całych tur na wielu możliwych taliach, do { $seconds } s na turę.
setup-rank-tip = Widzi to, co wy, nic więcej. Miejsce może przejść w inne ręce w każdej chwili gry.
setup-rank-slow = Bez skompilowanego symulatora próbuje mniej niż w zmierzonych grach.
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
lent-hint = { $name }: gra tu program; karty są jawne dla wszystkich.
end-take-over = Przejmij
command-take-over = Przejmij lub oddaj miejsce

## Who plays a seat

who-plays = { $name }: kto gra?
who-plays-note = Obowiązuje od następnej decyzji. Ręce, żetony i dziennik zostają bez zmian; gracz z programu wie to, co załoga, nic więcej.
who-plays-alone = Jedna osoba prowadzi całą załogę.

## What a player of the program asks

lent-asks = Pytanie: { $name } → { $others }
lent-agree = Zgoda
lent-decline = Nie

## Settings

settings-captain-seconds = Czas kapitana
settings-captain-seconds-note = Najwyżej tyle kapitan z programu myśli nad turą. Dotyczy miejsc zajętych od teraz.
settings-seconds = { $count } s
