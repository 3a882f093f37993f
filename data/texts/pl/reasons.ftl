### Reasons: a `why` of the rules' YAML, and what the rules check themselves. A line when met, `-no` what is missing (the end of a
### heading), `-short` at most three words. Beside what the rules tell there is what was tried, each under its own name; a value that
### is left open is `none`. `FORM($cards, "or")` makes a list "a or b", `FORM($cost, "paid")` and `"lacking"` say what of a price is paid.

## The rules' own

play-passive = Aktywowana akcją
play-passive-no = działa automatycznie i nie można jej aktywować
play-passive-short = sekcja pasywna
play-first = Żadna inna decyzja nie jest pierwsza
play-first-no = { $name } najpierw decyduje o czymś innym
play-first-short = najpierw decyzja
play-seat = Decyzja należy do ciebie
play-seat-no = decyduje { $name }
play-seat-short = teraz nie ty
play-over = Gra trwa
play-over-no = gra się skończyła
play-over-short = koniec gry
play-choice = Można to wybrać
play-choice-no = { $choice ->
    [none] nie ma nic do wyboru
   *[other] nie można tu wybrać: { $choice }
}
play-choice-short = nie tutaj
play-unknown-key = „{ $key }” jest tu znane
play-unknown-key-no = „{ $key }” jest tu nieznane
play-unknown-key-short = nieznana nazwa
play-unknown-value = „{ $key }” może mieć wartość { $value }
play-unknown-value-no = „{ $key }” nie może mieć wartości { $value }
play-unknown-value-short = nieznana wartość

## Crew members

play-aboard = { $name ->
    [none] Ktoś jest na pokładzie
   *[other] { $name } jest na pokładzie
}
play-aboard-no = { $name ->
    [none] nikogo nie ma na pokładzie
   *[other] { $name } jest poza statkiem i poza zasięgiem
}
play-aboard-short = poza statkiem
play-another = Inny członek załogi
play-another-no = masz już tę kartę
play-another-short = już twoja

## Cards and cubes

play-in-hand = Karta jest na twojej ręce
play-in-hand-no = nie masz takiej karty
play-in-hand-short = nie na ręce
play-their-cards = { $name ->
    [none] Inni mają karty
   *[other] { $name } ma karty
}
play-their-cards-no = { $name ->
    [none] { $own ->
        [0] nikt z was nie ma kart
       *[other] inni nie mają kart
    }
   *[other] { $name } nie ma kart
}
play-their-cards-short = brak kart
play-their-card = { $name ->
    [none] Ktoś ma tę kartę
   *[other] { $name } ma tę kartę
}
play-their-card-no = { $name ->
    [none] nikt nie ma takiej karty
   *[other] { $name } nie ma takiej karty
}
play-their-card-short = nie ma jej
play-discarded = Karta jest na stosie odrzuconych
play-discarded-no = takiej karty nie ma na stosie odrzuconych
play-discarded-short = nie odrzucona
play-face-up = Karta jest odkryta
play-face-up-no = takiej karty nie ma wśród odkrytych
play-face-up-short = nie odkryta
play-held-cube = Masz kostkę naprawy
play-held-cube-no = nie masz kostki naprawy
play-held-cube-short = brak własnej kostki
play-topmost = Żadne inne pole nie jest pierwsze
play-topmost-no = jedna naprawa wypełnia wszystkie pola przekierowanej sekcji: wybierz najwyższe pasujące
play-topmost-short = najwyższe pole

## Rooms

play-passive-tokens = Aktywowana akcją
play-passive-tokens-no = działa automatycznie; zacznij tu turę, gdy sekcja jest w pełni naprawiona, i zyskaj dwa żetony akcji
play-passive-tokens-short = sekcja pasywna
play-strikes = Te sekcje można trafić
play-strikes-no = { $rooms-count ->
    [1] Rdzeń energii nigdy nie jest trafiany
   *[other] tych sekcji nie można trafić razem
}
play-strikes-short = nie te sekcje
play-strikes-count = { $count ->
    [one] Jedna sekcja
    [few] { $count } różne sekcje
    [many] { $count } różnych sekcji
   *[other] { $count } różnych sekcji
}
play-strikes-count-no = { $count ->
    [one] wybierz sekcję do trafienia
    [few] wybierz { $count } różne sekcje
    [many] wybierz { $count } różnych sekcji
   *[other] wybierz { $count } różnych sekcji
}
play-strikes-count-short = najpierw wybierz
