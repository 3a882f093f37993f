### A card held close: what it is good for.

card-about = Połóż ją na otwartym polu naprawy jej rodzaju albo zachowaj: z pozostałymi kartami kosztu przekierowuje moc sekcji.
card-about-wild = Zastępuje { FORM($resources, "accusative") }, co akurat potrzebne: na polu naprawy albo w koszcie przekierowania.
card-repairs = Naprawi teraz
card-diverts = Do przekierowania
card-nowhere = żadna sekcja
card-close-hint = { DEVICE() ->
    [pad] Przejdź do karty i naciśnij { KEY("up") } lub { KEY("down") }, by zobaczyć ją z bliska.
   *[keys] Zatrzymaj się na karcie albo naciśnij { KEY("up") } lub { KEY("down") }, by zobaczyć ją z bliska.
}
