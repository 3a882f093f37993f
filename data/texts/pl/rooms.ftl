### Names and abilities of the rooms. `-short` stands on the card in two lines, `-brief` where one has
### to do (at most about twelve letters); `-full` is the whole rule.

room-bridge = Mostek
room-bridge-v1-short = Obejrzyj 3 następne karty uszkodzeń i odłóż je w dowolnej kolejności.
room-bridge-v1-brief = Ułóż karty
room-bridge-v1-full = Obejrzyj trzy wierzchnie karty uszkodzeń i odłóż je na wierzch w dowolnej kolejności. Karty wyrwy w kadłubie nigdy wśród nich nie ma. To, co widzisz, pozostaje znane wszystkim.
room-bridge-v2-short = Obejrzyj 2 następne karty uszkodzeń; każdą odłóż na wierzch lub spód.
room-bridge-v2-brief = Karty na spód
room-bridge-v2-full = Obejrzyj dwie wierzchnie karty uszkodzeń. Każdą odłóż na wierzch albo na spód talii, w dowolnej kolejności. Karta wyrwy w kadłubie zostaje ostatnia.

room-cargo-hold = Ładownia
room-cargo-hold-v1-short = Obejrzyj 5 następnych kart zasobów i zmień ich kolejność.
room-cargo-hold-v1-brief = Ułóż 5 kart
room-cargo-hold-v1-full = Obejrzyj pięć wierzchnich kart zasobów i odłóż je na wierzch w dowolnej kolejności. Jeśli zostało mniej niż pięć, obejrzyj wszystkie. Oglądanie nigdy nie opróżnia talii.
room-cargo-hold-v2-short = Weź wierzchnią kartę talii albo odkrytą kartę.
room-cargo-hold-v2-brief = Weź kartę
room-cargo-hold-v2-full = Weź wierzchnią kartę talii zasobów albo odkrytą kartę. Odkrytą kartę od razu zastępuje nowa.

room-medical-bay = Lazaret
room-medical-bay-v1-short = W pełni naprawiony: zacznij tu turę i zyskaj 2 żetony akcji.
room-medical-bay-v1-brief = +2 żetony
room-medical-bay-v1-full = Automatycznie, bez akcji: jeśli zaczynasz turę tutaj, a Lazaret jest w pełni naprawiony, zyskujesz dwa żetony akcji. Możesz je wydać w tej turze.
room-medical-bay-v2-short = Kosztuje 2 akcje: rozdaj innym do 3 żetonów akcji.
room-medical-bay-v2-brief = Daj żetony
room-medical-bay-v2-full = Kosztuje dwie akcje. Rozdaj innym członkom załogi od jednego do trzech żetonów akcji z puli.

room-crew-quarters = Kubryk
room-crew-quarters-v1-short = Przenieś członka załogi do sekcji z innym członkiem załogi.
room-crew-quarters-v1-brief = Do załogi
room-crew-quarters-v1-full = Przenieś dowolnego członka załogi, także siebie, do innej sekcji, w której ktoś już jest. Rdzeń energii liczy się jako sekcja.
room-crew-quarters-v2-short = Przenieś członka załogi do sekcji, w której nikogo nie ma.
room-crew-quarters-v2-brief = Do pustej
room-crew-quarters-v2-full = Przenieś dowolnego członka załogi, także siebie, do sekcji, w której nikogo nie ma. Rdzeń energii liczy się jako sekcja.

room-energy-core = Rdzeń energii
room-energy-core-v1-short = Przekieruj moc ośmiu sekcji, potem uruchom Rdzeń, by wygrać.
room-energy-core-v1-brief = Moc 8 sekcji
room-energy-core-v1-full = Gdy wszystkie osiem sekcji jest przekierowanych, aktywuj Rdzeń za jedną akcję, by ocalić statek i wygrać. Nic go nie trafia i nie wymaga napraw.

room-engine-room = Maszynownia
room-engine-room-v1-short = Wymień jedną swoją kartę na dowolną odrzuconą.
room-engine-room-v1-brief = Wymień kartę
room-engine-room-v1-full = Wymień jedną ze swoich kart na dowolną kartę ze stosu odrzuconych kart zasobów.
room-engine-room-v2-short = Weź dowolną odrzuconą kartę, potem odrzuć wierzch talii.
room-engine-room-v2-brief = Odzyskaj
room-engine-room-v2-full = Weź dowolną kartę ze stosu odrzuconych kart zasobów. Potem odrzuć wierzchnią kartę talii zasobów.

room-armoury = Zbrojownia
room-armoury-v1-short = Połóż 2 żetony ochrony w sekcjach, do twojej następnej tury.
room-armoury-v1-brief = Chroń sekcje
room-armoury-v1-full = Połóż dwa żetony ochrony w jednej lub dwóch sekcjach, ale nie w Rdzeniu energii. Jeśli w puli jest tylko jeden, połóż ten. Każdy zatrzymuje jedno trafienie w swoją sekcję. Pozostałe wracają na początku twojej następnej tury.
room-armoury-v2-short = Daj członkowi załogi żeton ochrony; zostaje do trafienia.
room-armoury-v2-brief = Daj ochronę
room-armoury-v2-full = Daj jeden żeton ochrony z puli dowolnemu członkowi załogi, także sobie. Zatrzymuje jedno trafienie w sekcję posiadacza i do tego czasu u niego zostaje.

room-repair-centre = Warsztat
room-repair-centre-v1-short = Napraw stąd jedno pole w dowolnej innej sekcji.
room-repair-centre-v1-brief = Zdalnie
room-repair-centre-v1-full = Napraw pasującą kartą jedno pole dowolnej innej sekcji, tak jakbyś w niej był. W przekierowanej sekcji ta jedna karta naprawia wszystkie pola.
room-repair-centre-v2-short = Daj jedną kostkę naprawy innemu członkowi załogi.
room-repair-centre-v2-brief = Daj kostkę
room-repair-centre-v2-full = Daj jedną kostkę naprawy z puli innemu członkowi załogi. Za jedną akcję i bez karty posiadacz wypełnia nią pole swojej sekcji. W przekierowanej sekcji wypełnia wszystkie pola.

room-mess-hall = Mesa
room-mess-hall-v1-short = Daj, weź lub wymień jedną kartę z członkiem załogi.
room-mess-hall-v1-brief = Wymień kartę
room-mess-hall-v1-full = Wybierz innego członka załogi w dowolnej sekcji. Daj mu jedną kartę, weź jedną albo wymień jedną za jedną.
room-mess-hall-v2-few = { $players ->
    [1] V2 wymaga dwóch innych graczy: nie w grze solo.
   *[other] V2 wymaga dwóch innych członków załogi.
}
room-mess-hall-solo-short = Wymień jedną kartę z ręki na odkrytą kartę.
room-mess-hall-solo-brief = Wymień kartę
room-mess-hall-solo-full = Wymień jedną kartę z ręki na odkrytą. Twoja karta zajmuje jej miejsce; nic się nie dobiera.
room-mess-hall-v2-short = Dwaj inni wymieniają się jedną kartą lub dwiema.
room-mess-hall-v2-brief = Wymiana dwu
room-mess-hall-v2-full = Wybierz dwóch innych członków załogi. Wymieniają się kartami: jedna za jedną albo dwie za dwie.

# Why a room has nothing to act on: the condition, the problem, the problem in few words.
play-two-with-cards = Dwaj inni mają karty
play-two-with-cards-no = karty ma mniej niż dwóch innych
play-two-with-cards-short = za mało kart
play-tokens = W puli jest żeton akcji
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
