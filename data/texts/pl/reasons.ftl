### Reasons: a `why` of the rules' YAML, and what the rules check themselves. A line when met, `-no` what is missing (the end of a
### heading), `-short` at most three words. Beside what the rules tell there is what was tried, each under its own name; a value that
### is left open is `none`. `FORM($cards, "or")` makes a list "a or b", `FORM($cost, "paid")` and `"lacking"` say what of a price is paid.

## The rules' own

play-passive = Używa się jej akcją
play-passive-no = działa sama, nikt nie musi jej używać
play-passive-short = sekcja pasywna
play-first = Nic innego nie ma pierwszeństwa
play-first-no = { $name } najpierw decyduje o czymś innym
play-first-short = najpierw decyzja
play-seat = Decyzja należy do ciebie
play-seat-no = decyduje { $name }
play-seat-short = teraz nie ty
play-over = Gra trwa
play-over-no = gra jest skończona
play-over-short = koniec gry
play-choice = Można to wybrać
play-choice-no = { $choice ->
    [none] nie ma nic do wyboru
   *[other] nie można tu wybrać: { $choice }
}
play-choice-short = nie tutaj
play-unknown-key = Można tu podać „{ $key }”
play-unknown-key-no = nic się tu nie nazywa „{ $key }”
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
   *[other] { $name } jest już poza statkiem i poza zasięgiem
}
play-aboard-short = poza statkiem
play-another = Ktoś inny
play-another-no = karta już jest twoja
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
play-discarded = Karta leży na stosie odrzuconych
play-discarded-no = takiej karty nie ma na stosie odrzuconych
play-discarded-short = nie odrzucona
play-face-up = Karta leży odkryta
play-face-up-no = takiej karty nie ma wśród odkrytych
play-face-up-short = nie odkryta
play-held-cube = Własna kostka naprawy
play-held-cube-no = nie masz kostki naprawy
play-held-cube-short = brak własnej kostki
play-topmost = Żadne inne pole nie ma pierwszeństwa
play-topmost-no = moc jest przekierowana, więc jedna naprawa uzupełnia wszystkie pola: wybierz najwyższe pasujące
play-topmost-short = najwyższe pole

## Rooms

play-passive-tokens = Używa się jej akcją
play-passive-tokens-no = działa sama; zacznij tu turę i zyskaj dwa żetony akcji
play-passive-tokens-short = sekcja pasywna
play-strikes = Sekcje, które można uszkodzić
play-strikes-no = { $rooms-count ->
    [1] Rdzenia energii nigdy nie można uszkodzić
   *[other] tych sekcji nie można uszkodzić razem
}
play-strikes-short = nie te sekcje
play-strikes-count = { $count ->
    [one] Jedna sekcja
    [few] { $count } różne sekcje
    [many] { $count } różnych sekcji
   *[other] { $count } różnych sekcji
}
play-strikes-count-no = { $count ->
    [one] wybierz sekcję, która zostanie uszkodzona
    [few] wybierz { $count } różne sekcje
    [many] wybierz { $count } różnych sekcji
   *[other] wybierz { $count } różnych sekcji
}
play-strikes-count-short = najpierw wybierz
