### Words of the alternative rooms, and of Repair cubes and Protection tokens that somebody holds.

## Conditions. A line when met; `-no` the problem; `-short` at most three words for a button

play-left-many = Zostało akcji: { $price }
play-left-many-no = koszt w akcjach: { $price }, { $count ->
    [0] nie została żadna
    [one] została jedna
    [few] zostały { $count }
    [many] zostało { $count }
   *[other] zostało { $count }
}
play-left-many-short = koszt akcji: { $price }
play-empty = W sekcji nikogo nie ma
play-empty-no = w tej sekcji ktoś już jest
play-empty-short = sekcja zajęta
play-do-cube = Kostka naprawy
play-do-protection = Żeton ochrony
play-do-action = Żeton akcji
play-other-crew = Inny członek załogi
play-other-crew-no = daj to innemu członkowi załogi
play-other-crew-short = nie sobie
play-to-crew-no = { DEVICE() ->
    [pad] wybierz członka załogi
   *[keys] upuść to na członka załogi
}
play-to-crew-short = tylko załoga
play-token-waits-no = posiadacz zachowuje go do trafienia w swoją sekcję
play-token-waits-short = czeka na trafienie
play-cube-place-no = wypełnia puste pole twojej sekcji
play-cube-place-short = tylko pola naprawy

## Something else comes first


## On the table

would-repair-cube = { $whole ->
    [yes] kostka uzupełnia całość
   *[no] własną kostką
}
play-tip-held-cube = { DEVICE() ->
    [pad] Twoje kostki naprawy. Wybierz jedną, potem puste pole swojej sekcji: jedna akcja, bez karty. W przekierowanej sekcji wypełniasz wszystkie pola, najpierw swoimi kostkami.
   *[keys] Twoje kostki naprawy. Przeciągnij jedną na puste pole swojej sekcji albo kliknij jedno i drugie: jedna akcja, bez karty. W przekierowanej sekcji wypełniasz wszystkie pola, najpierw swoimi kostkami.
}
play-tip-held-protection = Twoje żetony ochrony. Jeden zatrzymuje następne trafienie w sekcję, w której jesteś.
damage-sunk-title = { $count ->
    [0] Spód, znany wszystkim
   *[other] Wierzch i spód, znane wszystkim
}
damage-sunk = { $place ->
    [1] ostatnia
   *[other] { $place }. od końca
}
play-info-held = { $count ->
    [one] Chroni ją żeton: { $names }
    [few] Chronią ją żetony: { $names }
    [many] Chronią ją żetony: { $names }
   *[other] Chronią ją żetony: { $names }
}
play-info-variant = { $variant ->
    [v1] V1
   *[v2] V2
}
play-info-other = { $variant ->
    [v1] V1, nie w tej grze: { $ability }
   *[v2] V2, nie w tej grze: { $ability }
}

## The log

play-log-paid = Odrzucono z talii: { $cards }
play-log-cube = { $name } daje kostkę naprawy, bierze { $other }
play-log-shield-given = { $same ->
    [yes] { $name } bierze żeton ochrony
   *[no] { $name } daje żeton ochrony, bierze { $other }
}
play-log-shield-used = { $name } oddaje żeton ochrony
play-log-split = { $name } kładzie na wierzch: { $cards }; na spód: { $below }
play-log-sunk = { $name } kładzie na spód: { $below }

## Dialogs

play-take-text-hint = { DEVICE() ->
    [pad] Wybierz kartę ze stosu.
   *[keys] Przeciągnij kartę ze stosu na rękę albo ją kliknij.
}
play-take-do = { $lost ->
    [nothing] { $name } bierze { FORM($take, "accusative") }.
    [unknown] { $name } bierze { FORM($take, "accusative") }. Wierzchnia karta talii trafia na stos odrzuconych.
   *[other] { $name } bierze { FORM($take, "accusative") }. Z talii na stos odrzuconych trafia { $lost }.
}
play-take-last = To ostatnia karta talii: statek jest stracony.
play-take-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Klawisze { KEY("card-1") } do { KEY("card-9") }
}
play-take-keys-lower = { DEVICE() ->
    [pad] Połóż tu kartę
   *[keys] Upuść tu kartę
}
play-pair-text-hint = { DEVICE() ->
    [pad] Wybierz jedną lub dwie karty w każdym rzędzie.
   *[keys] Kliknij jedną lub dwie karty w każdym rzędzie albo przeciągnij jedną kartę na drugą.
}
play-pair-do = { $first } daje { FORM($given, "accusative") }, a { $second } daje { FORM($taken, "accusative") }.
play-pair-uneven = Obie strony muszą dać tyle samo kart. Na razie: { $one } i { $two }.
play-pair-agree = Czy { $first } i { $second } się zgadzają?
play-pair-agree-text = { $first } daje { FORM($given, "accusative") }. { $second } daje { FORM($taken, "accusative") }. Zapytaj obie strony przed wymianą.
play-pair-agree-yes = Jest zgoda
play-pair-agree-no = Nie ma zgody
play-deal-supply = { $count ->
    [one] Jeden żeton do rozdania
    [few] { $count } żetony do rozdania
    [many] { $count } żetonów do rozdania
   *[other] { $count } żetonów do rozdania
}
play-deal-none = Wszystko rozdane
play-deal-hint = { DEVICE() ->
    [pad] Wybierz, kto dostaje żeton. Wybierz żeton, by go zabrać.
   *[keys] Przeciągnij żeton do członka załogi albo kliknij, kto go dostaje. Kliknij żeton, by go zabrać.
}
play-deal-keys = Klawisz { $key }, z Shiftem cofa
play-deal-has = ma { $count }
play-deal-gets = dostaje { $count }
play-deal-do = { $shares }.
play-deal-share = { $token ->
    [cube] { $name } dostaje { $count ->
        [one] jedną kostkę naprawy
        [few] { $count } kostki naprawy
        [many] { $count } kostek naprawy
       *[other] { $count } kostek naprawy
    }
    [protection] { $name } dostaje { $count ->
        [one] jeden żeton ochrony
        [few] { $count } żetony ochrony
        [many] { $count } żetonów ochrony
       *[other] { $count } żetonów ochrony
    }
   *[action] { $name } dostaje { $count ->
        [one] jeden żeton akcji
        [few] { $count } żetony akcji
        [many] { $count } żetonów akcji
       *[other] { $count } żetonów akcji
    }
}
play-split-top = Wierzch talii
play-split-top-note = dobierane najpierw, od lewej
play-split-bottom = Spód talii
play-split-bottom-note = dobierane na końcu, przed wyrwą
play-split-bottom-note-cards = dobierane na samym końcu
play-split-cards-top = Dobierane następne, w tej kolejności: { $cards }
play-split-cards-bottom = Dobierane na samym końcu: { $cards }
play-split-empty = { DEVICE() ->
    [pad] Połóż tu kartę
   *[keys] Upuść tu kartę
}
play-split-note = { DEVICE() ->
    [pad] Zakryte karty są już znane: nie można cofnąć. Podnieś kartę: { KEY("enter") }; przesuwaj ją: { KEY("left") } i { KEY("right") }. Przytrzymaj { KEY("tab") }, by zobaczyć stół.
   *[keys] Zakryte karty są już znane: nie można cofnąć. Kliknij lub przeciągnij kartę albo naciśnij { KEY("card-1") }–{ KEY("card-9") }; przesuwaj strzałkami. Przytrzymaj { KEY("tab") }, by zobaczyć stół.
}
play-split-later = Ostatnie przed wyrwą w kadłubie: { $rooms }
