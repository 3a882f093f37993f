### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = Mostek
room-bridge-v1-short = Obejrzyj 3 następne karty uszkodzeń i odłóż je w dowolnej kolejności.
room-bridge-v1-brief = Ułóż szkody
room-bridge-v1-full = Obejrzyj trzy wierzchnie karty uszkodzeń i odłóż je na wierzch w dowolnej kolejności. Karty wyrwy w kadłubie nigdy wśród nich nie ma. Wszyscy przy stole pamiętają, co widzieli.
room-bridge-v2-short = Obejrzyj 2 następne karty uszkodzeń; każda na wierzch lub na spód.
room-bridge-v2-brief = Szkody w dół
room-bridge-v2-full = Obejrzyj dwie wierzchnie karty uszkodzeń. Każdą odłóż na wierzch talii albo na spód, w dowolnej kolejności. Karta wyrwy w kadłubie pozostaje pod nimi wszystkimi.

room-cargo-hold = Ładownia
room-cargo-hold-v1-short = Obejrzyj 5 następnych kart zasobów i zmień ich kolejność.
room-cargo-hold-v1-brief = Ułóż 5 kart
room-cargo-hold-v1-full = Obejrzyj pięć wierzchnich kart zasobów i odłóż je na wierzch w dowolnej kolejności. Jeśli zostało mniej niż pięć, obejrzyj wszystkie. Oglądanie nigdy nie opróżnia talii.
room-cargo-hold-v2-short = Weź jedną kartę: z talii albo odkrytą.
room-cargo-hold-v2-brief = Weź kartę
room-cargo-hold-v2-full = Weź jedną kartę zasobów: wierzchnią z talii albo jedną z odkrytych, którą od razu zastępuje nowa.

room-medical-bay = Lazaret
room-medical-bay-v1-short = Pasywnie: zacznij tu turę i zyskaj 2 żetony akcji.
room-medical-bay-v1-brief = +2 żetony
room-medical-bay-v1-full = Działa samo, bez akcji: kto zaczyna turę w całkowicie sprawnym Lazarecie, zyskuje dwa żetony akcji z puli. Można je wydać jeszcze w tej samej turze.
room-medical-bay-v2-short = Kosztuje 2 akcje: rozdaj innym do 3 żetonów akcji.
room-medical-bay-v2-brief = Daj żetony
room-medical-bay-v2-full = Kosztuje dwie akcje. Rozdaj jeden, dwa lub trzy żetony akcji z puli innym osobom z załogi, jak chcesz.

room-crew-quarters = Kubryk
room-crew-quarters-v1-short = Przenieś kogokolwiek do sekcji, w której stoi ktoś inny z załogi.
room-crew-quarters-v1-brief = Do załogi
room-crew-quarters-v1-full = Przenieś dowolną osobę z załogi, także siebie, do innej sekcji, w której stoi ktoś inny. Rdzeń energii liczy się jako sekcja.
room-crew-quarters-v2-short = Przenieś kogokolwiek do sekcji, w której nikt nie stoi.
room-crew-quarters-v2-brief = Do pustej
room-crew-quarters-v2-full = Przenieś dowolną osobę z załogi, także siebie, do sekcji, w której nikt nie stoi. Rdzeń energii liczy się jako sekcja.

room-energy-core = Rdzeń energii
room-energy-core-v1-short = Przekieruj moc ośmiu sekcji, potem uruchom Rdzeń, by wygrać.
room-energy-core-v1-brief = Moc 8 sekcji
room-energy-core-v1-full = Gdy moc wszystkich ośmiu sekcji jest przekierowana, stań tutaj i aktywuj Rdzeń: statek jest ocalony i załoga wygrywa. Nie przyjmuje uszkodzeń i nie wymaga napraw.

room-engine-room = Maszynownia
room-engine-room-v1-short = Zamień jedną swoją kartę na dowolną odrzuconą.
room-engine-room-v1-brief = Zamień kartę
room-engine-room-v1-full = Połóż jedną ze swoich kart na stos odrzuconych kart zasobów i weź w zamian dowolną kartę, która tam leżała.
room-engine-room-v2-short = Weź dowolną odrzuconą kartę; talia traci potem jedną.
room-engine-room-v2-brief = Odzyskaj
room-engine-room-v2-full = Weź dowolną kartę ze stosu odrzuconych kart zasobów. Potem wierzchnia karta talii zasobów trafia na stos odrzuconych.

room-armoury = Zbrojownia
room-armoury-v1-short = Połóż 2 tarcze w sekcjach; trwają do twojej następnej tury.
room-armoury-v1-brief = 2 tarcze
room-armoury-v1-full = Połóż dwa żetony ochrony w sekcjach, oba w jednej albo po jednym w dwóch; tylko jeden, jeśli w puli jest ostatni. Żeton przyjmuje następne uszkodzenie swojej sekcji. Te, które leżą jeszcze na początku twojej następnej tury, wracają do puli. Nie w Rdzeniu energii.
room-armoury-v2-short = Daj komukolwiek tarczę; zostaje, aż przyjmie trafienie.
room-armoury-v2-brief = Daj tarczę
room-armoury-v2-full = Daj jeden żeton ochrony z puli dowolnej osobie z załogi, także sobie. Przyjmuje jedno uszkodzenie sekcji, w której stoi ta osoba, i do tego czasu przy niej zostaje.

room-repair-centre = Warsztat
room-repair-centre-v1-short = Napraw stąd jedno pole w dowolnej innej sekcji.
room-repair-centre-v1-brief = Zdalnie
room-repair-centre-v1-full = Napraw pasującą kartą jedno pole w dowolnej innej sekcji, jak na miejscu. W sekcji, której moc jest przekierowana, ta jedna karta naprawia wszystkie pola.
room-repair-centre-v2-short = Daj jedną kostkę naprawy komuś innemu z załogi.
room-repair-centre-v2-brief = Daj kostkę
room-repair-centre-v2-full = Daj jedną kostkę naprawy z puli innej osobie z załogi. Jako jedna akcja i bez karty naprawia ona pole w sekcji, w której stoi ta osoba; w sekcji, której moc jest przekierowana, wszystkie pola.

room-mess-hall = Mesa
room-mess-hall-v1-short = Daj, weź lub zamień jedną kartę z kimkolwiek na pokładzie.
room-mess-hall-v1-brief = Wymień kartę
room-mess-hall-v1-full = Z dowolną inną osobą z załogi, gdziekolwiek jest: daj jedną kartę, weź jedną kartę albo zamień jedną za jedną.
room-mess-hall-v2-few = { $players ->
    [1] V2 zamienia karty dwóch innych osób: nie w grze solo.
   *[other] V2 zamienia karty dwóch innych osób: wymaga trzech osób.
}
room-mess-hall-solo-short = Zamień jedną kartę z ręki na odkrytą kartę.
room-mess-hall-solo-brief = Wymień kartę
room-mess-hall-solo-full = Zamień jedną kartę ze wspólnej ręki na jedną z odkrytych, gdziekolwiek kto stoi. Twoja karta zajmuje miejsce wziętej; niczego się nie dobiera.
room-mess-hall-v2-short = Dwie inne osoby zamieniają się jedną kartą lub dwiema.
room-mess-hall-v2-brief = Zamiana dwu
room-mess-hall-v2-full = Wybierz dwie inne osoby z załogi na statku: zamieniają się jedną kartą za jedną albo dwiema za dwie.

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = Dwie inne osoby z kartami
play-two-with-cards-no = mniej niż dwie inne osoby mają karty
play-two-with-cards-short = brak dwóch osób
play-tokens = Jest żeton akcji do rozdania
play-tokens-no = w puli nie ma już żetonów akcji
play-tokens-short = brak żetonów

# A room's name where there is little room for it.
room-bridge-brief = Mostek
room-armoury-brief = Zbrojownia
room-crew-quarters-brief = Kubryk
room-energy-core-brief = Rdzeń
room-repair-centre-brief = Warsztat
room-medical-bay-brief = Lazaret
room-cargo-hold-brief = Ładownia
room-engine-room-brief = Maszynownia
room-mess-hall-brief = Mesa
