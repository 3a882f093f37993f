### The guided first game: what the captain says. Calm, experienced, fond of this crew.

## Where it begins

title-guided = Pierwsza gra z pomocą
title-guided-note = Cała gra z kapitanem
setup-guided-tip = Prawdziwa gra ze wskazówkami kapitana, aż wszystko raz dobrze się uda.

## The bubble

guide-close = Rozumiem
guide-back = Wróć do moich akcji
guide-note = Opanowane: { $done } z { $count }
guide-note-tip = Lista kapitana: co już się raz udało i co jeszcze przed tobą.
captain-two-sentences = { $first } { $second }

## What has to happen well once

guide-goal = W każdej turze burza trafia statek. Jeśli trafi w sekcję bez kostek albo skończy się talia zasobów, tracimy statek. Droga do domu: przekierujcie moc wszystkich ośmiu sekcji, potem uruchomcie Rdzeń energii.
guide-program = { $names }: gra program.
guide-core = Możesz ocalić statek w tej turze: przekieruj, co zostało, potem uruchom Rdzeń energii. { $cost }
guide-critical = Jeszcze jedno trafienie w { FORM($room, "accusative") } i tracimy statek. Możesz naprawić tę sekcję w tej turze. { $cost }
guide-danger = Jeszcze jedno trafienie w { FORM($room, "accusative") } i tracimy statek. Nie widzę pewnego sposobu, by naprawić tę sekcję w tej turze.
guide-divert = Możesz w tej turze przekierować moc { FORM($room, "genitive") }. { $cost } To o jedną sekcję bliżej domu.
guide-share = W tej samej sekcji możecie się dzielić: każda karta kosztuje jedną akcję.
guide-repair = Możesz w tej turze naprawić { FORM($room, "accusative") }. { $cost } Pasująca karta przywraca jedną kostkę.
guide-ability = W pełni naprawioną sekcję możesz aktywować: wtedy działa jej zdolność. W tej turze możesz aktywować { FORM($room, "accusative") }. { $cost }
guide-token = Trzy akcje wykorzystane, ale żeton akcji płaci za jeszcze jedną.
guide-hand-limit =
    Karty na ręce: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }, a limit kart na ręce to sześć. Weź jedną odkrytą kartę albo odrzuć najmniej potrzebne.

## What leads on

guide-onward = Możesz w tej turze przekierować moc { FORM($room, "genitive") }. { $cost } Pozostałe sekcje: { $left }.
guide-next-repair = W tej turze nie da się przekierować żadnej sekcji. Najlepsze, co zostało: naprawić { FORM($room, "accusative") }. { $cost }
guide-gather = W tej turze nie da się przekierować żadnej sekcji. Najbliżej: { $room }. Brakujące karty: { $cards }. Szukaj kart.
guide-save = W tej turze nie da się przekierować żadnej sekcji. Zakończ z jedną wolną akcją: stanie się żetonem akcji na później.

## What was left undone

guide-missed-core = Kończysz akcje, a statek można było jeszcze ocalić w tej turze.
guide-missed-critical = Kończysz akcje, a można było jeszcze naprawić { FORM($room, "accusative") }. Nie ma tam kostek.
guide-missed-divert = Kończysz akcje, a można było jeszcze przekierować moc { FORM($room, "genitive") }.
guide-missed-token = Kończysz akcje, a żeton akcji mógł jeszcze zapłacić za coś pożytecznego.
guide-missed-share = Kończysz akcje, a można było jeszcze podzielić się potrzebną kartą.
guide-missed-repair = Kończysz akcje, a można było jeszcze naprawić { FORM($room, "accusative") }.
guide-missed-ability = Kończysz akcje, a można było jeszcze aktywować { FORM($room, "accusative") }.

## Farewell

guide-won = Rdzeń działa i wracamy do domu. Naciśnij { KEY("adviser") }, kiedy tylko zechcesz rady.
guide-lost = Ten statek przepadł, ale następny znasz już lepiej. Naciśnij { KEY("adviser") }, kiedy tylko zechcesz rady.
