### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = Akcje
ask-action-text = Wybierz, co robisz.
ask-action-hint = { DEVICE() ->
    [pad] Podnieś kartę przyciskiem { KEY("enter") } i wybierz, dokąd trafi.
   *[keys] Kliknij lub przeciągnij kartę albo naciśnij jej klawisz i wybierz, dokąd trafi.
}
ask-action-first = tak nie można tego użyć
ask-action-first-short = nie w ten sposób
ask-scavenge = { $picks ->
    [0] Weź kartę
    [1] Weź kartę
   *[other] Weź kartę: { $pick } z { $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] Wybierz kartę z talii lub z odkrytych. „Nie bierz nic” zostawia ją.
   *[keys] Z talii lub z odkrytych: kliknij ją albo przeciągnij na rękę. „Nie bierz nic” zostawia ją.
}
ask-scavenge-hint = Weź kartę z talii albo odkrytą, albo nie bierz nic.
ask-scavenge-first = { $name } najpierw bierze to, co dało szukanie
ask-scavenge-first-short = najpierw weź
ask-collect = Zbieranie
ask-collect-text = { DEVICE() ->
    [pad] { $deck-cards ->
        [one] Jedna karta
        [few] { $deck-cards } karty
        [many] { $deck-cards } kart
       *[other] { $deck-cards } kart
    } z talii albo jedna odkryta: wybierz.
   *[keys] { $deck-cards ->
        [one] Jedna karta
        [few] { $deck-cards } karty
        [many] { $deck-cards } kart
       *[other] { $deck-cards } kart
    } z talii albo jedna odkryta: kliknij lub przeciągnij na rękę.
}
ask-collect-hint = Weź jedną odkrytą kartę albo { $deck-cards ->
    [one] wierzchnią kartę
    [few] { $deck-cards } wierzchnie karty
    [many] { $deck-cards } wierzchnich kart
   *[other] { $deck-cards } wierzchnich kart
} talii.
ask-collect-first = { $name } najpierw zbiera
ask-collect-first-short = najpierw zbierz
ask-discard = { $count ->
    [one] Odrzuć jedną kartę
    [few] Odrzuć { $count } karty
    [many] Odrzuć { $count } kart
   *[other] Odrzuć { $count } kart
}
ask-discard-text = { DEVICE() ->
    [pad] Może zostać { $hand-limit }. Wybierz kartę, potem stos odrzuconych.
   *[keys] Może zostać { $hand-limit }. Kliknij kartę, potem stos odrzuconych, albo przeciągnij ją tam.
}
ask-discard-hint = { $count ->
    [one] Ponad limit { $hand-limit }: odrzuć 1 kartę.
    [few] Ponad limit { $hand-limit }: odrzuć { $count } karty.
    [many] Ponad limit { $hand-limit }: odrzuć { $count } kart.
   *[other] Ponad limit { $hand-limit }: odrzuć { $count } kart.
}
ask-discard-first = { $name } najpierw odrzuca karty do limitu
ask-discard-first-short = najpierw odrzuć
ask-protection = Kto oddaje żeton ochrony?
ask-protection-text = { DEVICE() ->
    [pad] Wybierz jedną ze świecących osób z załogi.
   *[keys] Kliknij jedną ze świecących osób z załogi albo przeciągnij ją na trafioną sekcję.
}
ask-protection-hint = Kilka tarcz mogłoby zatrzymać to trafienie: wybierz, czyja zadziała.
ask-protection-first = { $name } najpierw wskazuje, kto oddaje żeton ochrony
ask-protection-first-short = najpierw decyzja

## Rooms

ask-crew-quarters = Przenieś kogoś
ask-crew-quarters-text = { DEVICE() ->
    [pad] Wybierz dowolny pionek, potem sekcję, w której stoi ktoś inny. { KEY("escape") } rezygnuje z użycia sekcji.
   *[keys] Kliknij dowolny pionek, potem sekcję, w której stoi ktoś inny, albo go tam przeciągnij. { KEY("escape") } rezygnuje z użycia sekcji.
}
ask-crew-quarters-first = { $name } najpierw kogoś przenosi
ask-crew-quarters-first-short = najpierw przenieś
ask-crew-quarters-v2 = Przenieś kogoś
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] Wybierz dowolny pionek, potem sekcję, w której nikt nie stoi. { KEY("escape") } rezygnuje z użycia sekcji.
   *[keys] Kliknij dowolny pionek, potem sekcję, w której nikt nie stoi, albo go tam przeciągnij. { KEY("escape") } rezygnuje z użycia sekcji.
}
ask-crew-quarters-v2-hint = Przenieś dowolną osobę z załogi do sekcji, w której nikt nie stoi.
ask-crew-quarters-v2-first = { $name } najpierw kogoś przenosi
ask-crew-quarters-v2-first-short = najpierw przenieś
ask-cargo-hold = Ułóż karty zasobów
ask-cargo-hold-text = { $count ->
    [one] Następna karta zasobów. Wraca do talii.
    [few] Następne { $count } karty zasobów. Odłóż je w dowolnej kolejności.
    [many] Następne { $count } kart zasobów. Odłóż je w dowolnej kolejności.
   *[other] Następne { $count } kart zasobów. Odłóż je w dowolnej kolejności.
}
ask-cargo-hold-first = { $name } najpierw układa karty
ask-cargo-hold-first-short = najpierw ułóż
ask-cargo-hold-v2 = Weź jedną kartę
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] Wybierz kartę z talii lub z odkrytych.
   *[keys] Z talii lub z odkrytych: kliknij ją albo przeciągnij na rękę.
}
ask-cargo-hold-v2-hint = Weź wierzchnią kartę talii albo odkrytą kartę.
ask-cargo-hold-v2-first = { $name } najpierw bierze kartę
ask-cargo-hold-v2-first-short = najpierw weź
ask-mess-hall = Daj, weź lub zamień
ask-mess-hall-text = Daj jedną kartę, weź jedną albo zamień jedną za jedną z kimkolwiek na statku.
ask-mess-hall-first = { $name } najpierw kończy sprawę w Mesie
ask-mess-hall-first-short = najpierw Mesa
ask-mess-hall-v2 = Zamiana dwóch innych osób
ask-mess-hall-v2-text = Dwie inne osoby zamieniają kartę za kartę albo dwie za dwie.
ask-mess-hall-v2-first = { $name } najpierw kończy sprawę w Mesie
ask-mess-hall-v2-first-short = najpierw Mesa
ask-trade = Wymień kartę
ask-trade-text = { DEVICE() ->
    [pad] Wybierz kartę z ręki, potem odkrytą, którą chcesz za nią. Zajmie miejsce wziętej; niczego się nie dobiera.
   *[keys] Kliknij kartę z ręki, potem odkrytą, którą chcesz za nią, albo przeciągnij jedną na drugą. Zajmie miejsce wziętej; niczego się nie dobiera.
}
ask-trade-hint = { DEVICE() ->
    [pad] Wybierz kartę z ręki i odkrytą kartę.
   *[keys] Kliknij kartę z ręki i odkrytą kartę albo przeciągnij jedną na drugą.
}
ask-trade-first = { $name } najpierw kończy sprawę w Mesie
ask-trade-first-short = najpierw Mesa
ask-engine-room = Zamień z odrzuconą
ask-engine-room-text = Zamień jedną kartę z ręki na dowolną kartę ze stosu odrzuconych.
ask-engine-room-first = { $name } najpierw zamienia kartę
ask-engine-room-first-short = najpierw zamień
ask-engine-room-v2 = Weź odrzuconą kartę
ask-engine-room-v2-text = Weź dowolną kartę ze stosu odrzuconych. Talia traci potem wierzchnią kartę.
ask-engine-room-v2-first = { $name } najpierw bierze odrzuconą kartę
ask-engine-room-v2-first-short = najpierw weź
ask-repair-centre = Napraw inną sekcję
ask-repair-centre-text = { DEVICE() ->
    [pad] Wybierz świecące otwarte pole w innej sekcji. { KEY("escape") } rezygnuje z użycia sekcji.
   *[keys] Kliknij świecące otwarte pole w innej sekcji albo przeciągnij na nie pasującą kartę. { KEY("escape") } rezygnuje z użycia sekcji.
}
ask-repair-centre-first = { $name } najpierw naprawia inną sekcję
ask-repair-centre-first-short = najpierw napraw
ask-repair-centre-v2 = Daj kostkę naprawy
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] Wybierz, kto dostaje kostkę z puli. Naprawia pole bez karty.
   *[keys] Przeciągnij kostkę z puli do innej osoby z załogi albo kliknij, kto ją dostaje. Naprawia pole bez karty.
}
ask-repair-centre-v2-hint = Daj kostkę naprawy innej osobie z załogi.
ask-repair-centre-v2-first = { $name } najpierw oddaje kostkę naprawy
ask-repair-centre-v2-first-short = najpierw oddaj
ask-medical-bay-v2 = Rozdaj żetony akcji
ask-medical-bay-v2-text = { $count ->
    [one] Rozdaj innym żeton akcji
    [few] Rozdaj innym do { $count } żetonów akcji
    [many] Rozdaj innym do { $count } żetonów akcji
   *[other] Rozdaj innym do { $count } żetonów akcji
}.
ask-medical-bay-v2-first = { $name } najpierw rozdaje żetony akcji
ask-medical-bay-v2-first-short = najpierw rozdaj
ask-bridge = Ułóż karty uszkodzeń
ask-bridge-text = { $count ->
    [one] Następna karta uszkodzeń. Wraca do talii.
    [few] Następne { $count } karty uszkodzeń. Odłóż je w dowolnej kolejności.
    [many] Następne { $count } kart uszkodzeń. Odłóż je w dowolnej kolejności.
   *[other] Następne { $count } kart uszkodzeń. Odłóż je w dowolnej kolejności.
}
ask-bridge-first = { $name } najpierw układa karty uszkodzeń
ask-bridge-first-short = najpierw ułóż
ask-bridge-v2 = Wierzch czy spód
ask-bridge-v2-text = { $count ->
    [one] Następna karta uszkodzeń. Wraca na wierzch albo na spód.
    [few] Następne { $count } karty uszkodzeń. Każda wraca na wierzch albo na spód.
    [many] Następne { $count } kart uszkodzeń. Każda wraca na wierzch albo na spód.
   *[other] Następne { $count } kart uszkodzeń. Każda wraca na wierzch albo na spód.
}
ask-bridge-v2-first = { $name } najpierw układa karty uszkodzeń
ask-bridge-v2-first-short = najpierw ułóż
ask-armoury = { $left ->
    [one] Połóż jeden żeton ochrony
    [few] Połóż { $left } żetony ochrony
    [many] Połóż { $left } żetonów ochrony
   *[other] Połóż { $left } żetonów ochrony
}
ask-armoury-text = { DEVICE() ->
    [pad] { $count ->
        [one] Wybierz sekcję. To jedyny w puli.
        [few] Wybierz sekcję. Oba mogą leżeć w jednej. { KEY("escape") } cofa jeden.
        [many] Wybierz sekcję. Oba mogą leżeć w jednej. { KEY("escape") } cofa jeden.
       *[other] Wybierz sekcję. Oba mogą leżeć w jednej. { KEY("escape") } cofa jeden.
    }
   *[keys] { $count ->
        [one] Kliknij sekcję albo przeciągnij tam żeton. To jedyny w puli.
        [few] Kliknij sekcję albo przeciągnij tam żeton. Oba mogą leżeć w jednej. { KEY("escape") } cofa jeden.
        [many] Kliknij sekcję albo przeciągnij tam żeton. Oba mogą leżeć w jednej. { KEY("escape") } cofa jeden.
       *[other] Kliknij sekcję albo przeciągnij tam żeton. Oba mogą leżeć w jednej. { KEY("escape") } cofa jeden.
    }
}
ask-armoury-first = { $name } najpierw kładzie żetony ochrony
ask-armoury-first-short = najpierw połóż tarcze
ask-armoury-v2 = Daj żeton ochrony
ask-armoury-v2-text = { DEVICE() ->
    [pad] Wybierz, kto dostaje żeton z puli. Przyjmie jedno trafienie w sekcję, w której jest ta osoba.
   *[keys] Przeciągnij żeton z puli do kogokolwiek albo kliknij, kto go dostaje. Przyjmie jedno trafienie w sekcję, w której jest ta osoba.
}
ask-armoury-v2-hint = Daj żeton ochrony komukolwiek, także sobie.
ask-armoury-v2-first = { $name } najpierw przyznaje żeton ochrony
ask-armoury-v2-first-short = najpierw daj

## Expansions

ask-damage-control = { $left ->
    [0] Potwierdź uszkodzenia
    [one] Wybierz sekcję do uszkodzenia
    [few] Wybierz { $left } sekcje do uszkodzenia
    [many] Wybierz { $left } sekcji do uszkodzenia
   *[other] Wybierz { $left } sekcji do uszkodzenia
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] Każda sekcja mówi, co zrobi trafienie. { KEY("end") } lub przycisk potwierdza; wybierz sekcję ponownie, by ją cofnąć.
       *[other] { $setup ->
            [yes] Kontrola uszkodzeń uderza przed pierwszą turą i wybiera osoba, która zaczyna. Wybierz sekcję. Każda sekcja mówi, co zrobiłoby trafienie.
           *[no] Kontrola uszkodzeń pozwala wybrać załodze. Wybierz sekcję; wybierz ją ponownie, by cofnąć. Każda sekcja mówi, co zrobiłoby trafienie.
        }
    }
   *[keys] { $left ->
        [0] Każda sekcja mówi, co zrobi trafienie. { KEY("end") } lub przycisk potwierdza; kliknij wybraną sekcję, by ją cofnąć.
       *[other] { $setup ->
            [yes] Kontrola uszkodzeń uderza przed pierwszą turą i wybiera osoba, która zaczyna. Kliknij sekcję albo przeciągnij tam kartę. Każda sekcja mówi, co zrobiłoby trafienie.
           *[no] Kontrola uszkodzeń pozwala wybrać załodze. Kliknij sekcję albo przeciągnij tam kartę; kliknij ponownie, by cofnąć. Każda sekcja mówi, co zrobiłoby trafienie.
        }
    }
}
ask-damage-control-hint = Każda sekcja mówi, co zrobiłoby jej teraz trafienie. { KEY("end") } potwierdza.
ask-damage-control-first = { $name } najpierw wybiera uszkodzone sekcje
ask-damage-control-first-short = najpierw wybierz

## Actions, as they stand in a list

action-move = Ruch
action-scavenge = Szukaj
action-give = Daj kartę
action-take = Weź kartę
action-trade = Wymień kartę
action-repair = Napraw
action-repair-with-cube = Napraw własną kostką
action-divert = Przekieruj moc
action-activate = Użyj sekcji
action-board = Wsiądź do kapsuły
action-finish = Zakończ akcje

## Questions without words of their own speak of the room or the expansion that asks

ask-room = Użyj { FORM($source, "genitive") }
ask-room-text = Wybierz, jak użyć { FORM($source, "genitive") }.
ask-room-first = { $name } najpierw decyduje: { $source }
ask-room-first-short = najpierw decyzja
ask-expansion = { $source }
ask-expansion-text = { $source } zostawia to tobie: wybierz.
ask-expansion-first = { $name } najpierw decyduje: { $source }
ask-expansion-first-short = najpierw decyzja
ask-other = Zdecyduj
ask-other-text = Wybierz jedno z tych.
ask-other-first = { $name } najpierw decyduje o czymś innym
ask-other-first-short = najpierw decyzja
