### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = Co bym zrobił
adviser-ending = Jeśli teraz skończysz
adviser-tries = Rozegrane symulacje: { $count }
adviser-wait = Kapitan myśli.
adviser-none = Nie mam tu żadnego planu.
adviser-unable = Nie mogę teraz myśleć. Zapytaj mnie jeszcze raz.
adviser-alone = Nie ma innego planu do porównania.
adviser-keep = Zachowaj
adviser-why = Dlaczego?

## Reasons

adviser-power = Przekierowane sekcje: { $count } z { $of }.
adviser-safe = Potem żadna możliwa następna karta nie zniszczy statku.
adviser-risk = Potem statek { $of ->
    [1] zniszczy jedyna możliwa następna karta
   *[other] { $count ->
        [1] zniszczy 1 z { $of } możliwych kart
       *[other] może zniszczyć { $count } z { $of } możliwych kart
    }
}.
adviser-tokens = Kosztuje { $count ->
    [one] jeden żeton akcji
    [few] { $count } żetony akcji
    [many] { $count } żetonów akcji
   *[other] { $count } żetonów akcji
}.

## After deciding

adviser-decide-first = Najpierw zdecyduj. Odpowiem, gdy zakończysz akcje: tak mówi ustawienie „Po decyzji”.
adviser-ask-earlier = Zapytaj mnie podczas swoich akcji. Przy ustawieniu „Po decyzji” odpowiem, gdy je zakończysz.
adviser-one-way = Masz tu tylko jeden wybór. Rada jest zbędna.
adviser-off = Rada kapitana jest wyłączona. Włączysz ją w ustawieniach.
adviser-decided = Decyzja zapadła. Oto mój plan.
adviser-level = Tak dobry jak mój plan.
adviser-yours = Twój plan
adviser-mine = Mój plan
adviser-take-back = Cofnij turę
adviser-go-on = Zachowaj moją turę

## Why

adviser-parts = Różnią się od kroku { $number }
adviser-next = Co może nadejść
adviser-left = Zostaje na ręce
adviser-step = { $number }. { $step }
adviser-step-paid = { $number }. { $step } (kosztuje żeton akcji)

## Settings and keys

settings-adviser = Rada kapitana
settings-adviser-note = Po decyzji: widzisz plan kapitana, gdy kończysz akcje.
settings-adviser-asked = Na pytanie
settings-adviser-after = Po decyzji
settings-adviser-off = Wył.
command-adviser = Zapytaj kapitana
command-keep-ghosts = Rada: zachowaj podgląd
command-why = Rada: dlaczego
play-tip-adviser = Rada kapitana{ KEY("adviser", before: " (", after: ")") }
