### A card held close: what it is good for.

card-about = Odrzuć ją, by naprawić puste pole z jej zasobem, albo zachowaj na koszt przekierowania sekcji.
card-about-wild = Zastępuje { FORM($resources, "accusative") } przy każdej naprawie i w każdym koszcie przekierowania.
card-repairs = Naprawia teraz
card-diverts = Do przekierowania
card-nowhere = żadna sekcja
card-close-hint = { DEVICE() ->
    [pad] Przejdź do karty i naciśnij { KEY("up") } lub { KEY("down") }, by ją powiększyć.
   *[keys] Wskaż kartę albo naciśnij { KEY("up") } lub { KEY("down") }, by ją powiększyć.
}
