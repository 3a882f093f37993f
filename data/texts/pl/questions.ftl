### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = Akcje
ask-action-text = Wybierz akcję.
ask-action-hint = { DEVICE() ->
    [pad] Podnieś kartę przyciskiem { KEY("enter") } i wybierz, dokąd trafi.
   *[keys] Kliknij lub przeciągnij kartę albo naciśnij jej klawisz i wybierz, dokąd trafi.
}
ask-action-first = tak to nie działa
ask-action-first-short = nie w ten sposób
ask-scavenge = { $picks ->
    [0] Weź kartę
    [1] Weź kartę
   *[other] Weź kartę: { $pick } z { $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] Wybierz kartę z talii lub odkrytą albo „Nie bierz nic”.
   *[keys] Kliknij talię lub odkrytą kartę albo przeciągnij kartę na rękę. Możesz nic nie brać.
}
ask-scavenge-hint = Weź wierzchnią kartę talii, odkrytą kartę albo nic.
ask-scavenge-first = { $name } najpierw bierze znalezione karty
ask-scavenge-first-short = najpierw weź
ask-collect = Dobieranie
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
ask-collect-first = { $name } najpierw dobiera karty
ask-collect-first-short = najpierw dobierz
ask-discard = { $count ->
    [one] Odrzuć jedną kartę
    [few] Odrzuć { $count } karty
    [many] Odrzuć { $count } kart
   *[other] Odrzuć { $count } kart
}
ask-discard-text = { DEVICE() ->
    [pad] { $count ->
        [one] Zachowujesz { $hand-limit }. Wybierz kartę, potem stos odrzuconych.
        [few] Zachowujesz { $hand-limit }. Wybierz { $count } karty i potwierdź: { KEY("end") }.
        [many] Zachowujesz { $hand-limit }. Wybierz { $count } kart i potwierdź: { KEY("end") }.
       *[other] Zachowujesz { $hand-limit }. Wybierz { $count } karty i potwierdź: { KEY("end") }.
    }
   *[keys] { $count ->
        [one] Zachowujesz { $hand-limit }. Kliknij kartę, potem stos odrzuconych, albo przeciągnij ją tam.
        [few] Zachowujesz { $hand-limit }. Wybierz { $count } karty kliknięciem lub cyfrą i potwierdź: { KEY("end") }.
        [many] Zachowujesz { $hand-limit }. Wybierz { $count } kart kliknięciem lub cyfrą i potwierdź: { KEY("end") }.
       *[other] Zachowujesz { $hand-limit }. Wybierz { $count } karty kliknięciem lub cyfrą i potwierdź: { KEY("end") }.
    }
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
    [pad] Wybierz podświetlonego członka załogi.
   *[keys] Kliknij podświetlonego członka załogi albo przeciągnij go na trafioną sekcję.
}
ask-protection-hint = Kilka żetonów ochrony może zatrzymać to trafienie. Wybierz, kto odda swój.
ask-protection-first = { $name } najpierw wybiera, kto oddaje żeton ochrony
ask-protection-first-short = najpierw wybierz

## Rooms

ask-crew-quarters = Przenieś członka załogi
ask-crew-quarters-text = { DEVICE() ->
    [pad] Wybierz dowolny pionek, potem sekcję z innym członkiem załogi. Anuluj: { KEY("escape") }.
   *[keys] Kliknij dowolny pionek, potem sekcję z innym członkiem załogi, albo przeciągnij go tam. { KEY("escape") } anuluje.
}
ask-crew-quarters-first = { $name } najpierw przenosi członka załogi
ask-crew-quarters-first-short = najpierw przenieś
ask-crew-quarters-v2 = Przenieś członka załogi
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] Wybierz dowolny pionek, potem sekcję, w której nikogo nie ma. Anuluj: { KEY("escape") }.
   *[keys] Kliknij dowolny pionek, potem sekcję, w której nikogo nie ma, albo przeciągnij go tam. { KEY("escape") } anuluje.
}
ask-crew-quarters-v2-hint = Przenieś dowolnego członka załogi do sekcji, w której nikogo nie ma.
ask-crew-quarters-v2-first = { $name } najpierw przenosi członka załogi
ask-crew-quarters-v2-first-short = najpierw przenieś
ask-cargo-hold = Ułóż karty zasobów
ask-cargo-hold-text = { $count ->
    [one] Następna karta zasobów. Odłóż ją na talię.
    [few] Następne { $count } karty zasobów. Odłóż je w dowolnej kolejności.
    [many] Następne { $count } kart zasobów. Odłóż je w dowolnej kolejności.
   *[other] Następne { $count } kart zasobów. Odłóż je w dowolnej kolejności.
}
ask-cargo-hold-first = { $name } najpierw układa karty
ask-cargo-hold-first-short = najpierw ułóż
ask-cargo-hold-v2 = Weź jedną kartę
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] Wybierz talię lub odkrytą kartę.
   *[keys] Kliknij talię lub odkrytą kartę albo przeciągnij kartę na rękę.
}
ask-cargo-hold-v2-hint = Weź wierzchnią kartę talii albo odkrytą kartę.
ask-cargo-hold-v2-first = { $name } najpierw bierze kartę
ask-cargo-hold-v2-first-short = najpierw weź
ask-mess-hall = Daj, weź lub wymień
ask-mess-hall-text = Daj lub weź jedną kartę albo wymień ją z dowolnym innym członkiem załogi.
ask-mess-hall-first = { $name } najpierw kończy w Mesie
ask-mess-hall-first-short = najpierw Mesa
ask-mess-hall-v2 = Wymiana dwóch innych
ask-mess-hall-v2-text = Dwaj inni członkowie załogi wymieniają się jedną kartą albo dwiema.
ask-mess-hall-v2-first = { $name } najpierw kończy w Mesie
ask-mess-hall-v2-first-short = najpierw Mesa
ask-trade = Wymień kartę
ask-trade-text = { DEVICE() ->
    [pad] Wybierz kartę z ręki, potem odkrytą, którą za nią chcesz. Twoja zajmie jej miejsce; nic się nie dobiera.
   *[keys] Kliknij kartę z ręki i odkrytą, którą chcesz, albo przeciągnij jedną na drugą. Twoja zajmie jej miejsce; nic się nie dobiera.
}
ask-trade-hint = { DEVICE() ->
    [pad] Wybierz kartę z ręki i odkrytą kartę.
   *[keys] Kliknij kartę z ręki i odkrytą kartę albo przeciągnij jedną na drugą.
}
ask-trade-first = { $name } najpierw kończy w Mesie
ask-trade-first-short = najpierw Mesa
ask-engine-room = Wymień z odrzuconą
ask-engine-room-text = Wymień jedną swoją kartę na dowolną ze stosu odrzuconych.
ask-engine-room-first = { $name } najpierw wymienia kartę
ask-engine-room-first-short = najpierw wymień
ask-engine-room-v2 = Weź odrzuconą kartę
ask-engine-room-v2-text = Weź dowolną kartę ze stosu odrzuconych. Potem odrzuć wierzchnią kartę talii.
ask-engine-room-v2-first = { $name } najpierw bierze odrzuconą kartę
ask-engine-room-v2-first-short = najpierw weź
ask-repair-centre = Napraw inną sekcję
ask-repair-centre-text = { DEVICE() ->
    [pad] Wybierz puste pole w innej, podświetlonej sekcji. Anuluj: { KEY("escape") }.
   *[keys] Przeciągnij pasującą kartę z ręki na puste pole podświetlonej sekcji albo kliknij to pole. { KEY("escape") } anuluje.
}
ask-repair-centre-first = { $name } najpierw naprawia inną sekcję
ask-repair-centre-first-short = najpierw napraw
ask-repair-centre-v2 = Daj kostkę naprawy
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] Wybierz, kto dostaje kostkę. Wypełnia pole bez karty.
   *[keys] Przeciągnij kostkę do innego członka załogi albo go kliknij. Wypełnia pole bez karty.
}
ask-repair-centre-v2-hint = Daj kostkę naprawy innemu członkowi załogi.
ask-repair-centre-v2-first = { $name } najpierw daje kostkę naprawy
ask-repair-centre-v2-first-short = najpierw daj
ask-medical-bay-v2 = Rozdaj żetony akcji
ask-medical-bay-v2-text = { $count ->
    [one] Daj żeton akcji innemu członkowi załogi
    [few] Rozdaj do { $count } żetonów akcji innym członkom załogi
    [many] Rozdaj do { $count } żetonów akcji innym członkom załogi
   *[other] Rozdaj do { $count } żetonów akcji innym członkom załogi
}.
ask-medical-bay-v2-first = { $name } najpierw rozdaje żetony akcji
ask-medical-bay-v2-first-short = najpierw rozdaj
ask-bridge = Ułóż karty uszkodzeń
ask-bridge-text = { $count ->
    [one] Następna karta uszkodzeń. Odłóż ją na talię.
    [few] Następne { $count } karty uszkodzeń. Odłóż je w dowolnej kolejności.
    [many] Następne { $count } kart uszkodzeń. Odłóż je w dowolnej kolejności.
   *[other] Następne { $count } kart uszkodzeń. Odłóż je w dowolnej kolejności.
}
ask-bridge-first = { $name } najpierw układa karty uszkodzeń
ask-bridge-first-short = najpierw ułóż
ask-bridge-v2 = Wierzch albo spód
ask-bridge-v2-text = { $count ->
    [one] Następna karta uszkodzeń. Odłóż ją na wierzch albo na spód.
    [few] Następne { $count } karty uszkodzeń. Każdą odłóż na wierzch albo na spód.
    [many] Następne { $count } kart uszkodzeń. Każdą odłóż na wierzch albo na spód.
   *[other] Następne { $count } kart uszkodzeń. Każdą odłóż na wierzch albo na spód.
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
        [one] Wybierz sekcję. To ostatni żeton w puli.
        [few] Wybierz sekcję. Oba możesz dać do jednej. Cofnij jeden: { KEY("escape") }.
        [many] Wybierz sekcję. Cofnij jeden: { KEY("escape") }.
       *[other] Wybierz sekcję. Cofnij jeden: { KEY("escape") }.
    }
   *[keys] { $count ->
        [one] Kliknij sekcję albo przeciągnij tam żeton. To ostatni żeton w puli.
        [few] Kliknij sekcję albo przeciągnij tam żeton. Oba możesz dać do jednej. { KEY("escape") } cofa jeden.
        [many] Kliknij sekcję albo przeciągnij tam żeton. { KEY("escape") } cofa jeden.
       *[other] Kliknij sekcję albo przeciągnij tam żeton. { KEY("escape") } cofa jeden.
    }
}
ask-armoury-first = { $name } najpierw kładzie żetony ochrony
ask-armoury-first-short = najpierw żetony
ask-armoury-v2 = Daj żeton ochrony
ask-armoury-v2-text = { DEVICE() ->
    [pad] Wybierz, kto dostaje żeton. Zatrzymuje jedno trafienie w sekcję posiadacza.
   *[keys] Przeciągnij żeton do dowolnego członka załogi albo go kliknij. Zatrzymuje jedno trafienie w sekcję posiadacza.
}
ask-armoury-v2-hint = Daj żeton ochrony dowolnemu członkowi załogi, także sobie.
ask-armoury-v2-first = { $name } najpierw daje żeton ochrony
ask-armoury-v2-first-short = najpierw daj

## Expansions

ask-damage-control = { $left ->
    [0] Potwierdź uszkodzenia
   *[other] { $count ->
        [one] Wybierz sekcję do trafienia
        [few] Wybierz { $count } sekcje do trafienia: jeszcze { $left }
        [many] Wybierz { $count } sekcji do trafienia: jeszcze { $left }
       *[other] Wybierz { $count } sekcji do trafienia: jeszcze { $left }
    }
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] Każda sekcja pokazuje, co zrobi trafienie. Wybierz sekcję ponownie, by cofnąć. Potwierdź: { KEY("end") } lub przycisk.
       *[other] { $setup ->
            [yes] Kontrola uszkodzeń trafia przed pierwszą turą, a wybiera pierwszy gracz. Każda sekcja pokazuje, co zrobiłoby trafienie.
           *[no] Kontrola uszkodzeń: wybierasz ty. Wybierz sekcję; wybierz ponownie, by cofnąć. Każda sekcja pokazuje, co zrobiłoby trafienie.
        }
    }
   *[keys] { $left ->
        [0] Każda sekcja pokazuje, co zrobi trafienie. Kliknij wybraną sekcję, by cofnąć. { KEY("end") } lub przycisk potwierdza.
       *[other] { $setup ->
            [yes] Kontrola uszkodzeń trafia przed pierwszą turą, a wybiera pierwszy gracz. Kliknij sekcję albo przeciągnij tam kartę. Każda sekcja pokazuje, co zrobiłoby trafienie.
           *[no] Kontrola uszkodzeń: wybierasz ty. Kliknij sekcję albo przeciągnij tam kartę. Kliknij ponownie, by cofnąć. Każda sekcja pokazuje, co zrobiłoby trafienie.
        }
    }
}
ask-damage-control-hint = Każda sekcja pokazuje, co zrobiłoby jej trafienie. { KEY("end") } potwierdza.
ask-damage-control-first = { $name } najpierw wybiera trafione sekcje
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
action-activate = Aktywuj sekcję
action-board = Wsiądź do kapsuły
action-finish = Zakończ akcje

## Questions without words of their own speak of the room or the expansion that asks

ask-room = Aktywuj { FORM($source, "accusative") }
ask-room-text = Wybierz, jak aktywować { FORM($source, "accusative") }.
ask-room-first = { $name } najpierw decyduje: { $source }
ask-room-first-short = najpierw decyzja
ask-expansion = { $source }
ask-expansion-text = { $source }: wybierasz ty.
ask-expansion-first = { $name } najpierw decyduje: { $source }
ask-expansion-first-short = najpierw decyzja
ask-other = Zdecyduj
ask-other-text = Wybierz jedną opcję.
ask-other-first = { $name } najpierw decyduje o czymś innym
ask-other-first-short = najpierw decyzja
