### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = Co bym zrobił
adviser-ending = Koniec teraz
adviser-tries = Sprawdzone przebiegi: { $count }
adviser-margin = ± { $margin }
adviser-interval = ({ $low }–{ $high })
adviser-wait = Kapitan myśli.
adviser-none = Kapitan nie ma tu planu.
adviser-alone = Nie ma innego planu do porównania.
adviser-best = Najlepszy z tych.
adviser-equal = Tak dobry jak plan { $plan }.
adviser-behind = Słabszy.
adviser-keep = Zachowaj
adviser-why = Dlaczego?

## Reasons

adviser-power = Przekierowane sekcje potem: { $count } z { $goal }.
adviser-safe = Potem nic, co nadejdzie, nie zgubi statku.
adviser-risk = Karty, które mogą nadejść i wtedy gubią statek: { $fatal } z { $possible }.
adviser-cubes = Kostki na statku: +{ $count }.
adviser-tokens = Wydane żetony akcji: { $count }.

## After deciding

adviser-decide-first = Najpierw zdecyduj: odpowiem, gdy zakończysz akcje.
adviser-ask-earlier = Zapytaj mnie podczas swoich akcji: odpowiem, gdy je zakończysz.
adviser-one-way = Teraz można zrobić tylko jedno: nie ma czego doradzać.
adviser-off = Doradca jest wyłączony w ustawieniach.
adviser-decided = Decyzja zapadła. Oto moja odpowiedź.
adviser-level = Tak dobra jak moja.
adviser-yours = Twoja tura
adviser-mine = Tura kapitana
adviser-take-back = Cofnij turę
adviser-go-on = Dalej z moją turą
adviser-why-points = Dlaczego? (−{ $points })

## Why

adviser-parts = Gdzie się rozchodzą: krok { $number }
adviser-next = Co może nadejść
adviser-left = Zostaje na ręce

adviser-crew = Gdy dalej gra: { $rank }

## Settings and keys

settings-adviser = Rada kapitana
settings-adviser-note = Jak zwykle: jedna osoba dostaje odpowiedź na pytanie, kilka osób po decyzji.
settings-adviser-usual = Jak zwykle
settings-adviser-asked = Na pytanie
settings-adviser-after = Po decyzji
settings-adviser-off = Nie
command-adviser = Zapytaj kapitana
command-keep-ghosts = Rada: zachowaj podgląd
command-why = Rada: dlaczego
play-tip-adviser = Rada kapitana{ KEY("adviser", before: " (", after: ")") }
