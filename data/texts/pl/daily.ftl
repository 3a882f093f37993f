### Wyzwania: statek dnia.

title-daily = Statek dnia
title-daily-note = Jeden dziennie, dla wszystkich ten sam
challenges-title = Wyzwania
daily-heading = Statek dnia · { DATETIME($day, dateStyle: "full") }
daily-players = Gracze
daily-alone = Solo
daily-shared = Dziś wszyscy lecą tym statkiem. Nic nie jest wysyłane: skopiuj wynik i porównaj.
daily-next = Następny statek za { $hours } godz. { $minutes } min
daily-next-soon = Następny statek za { $minutes } min
daily-yours = Twój lot
daily-not-flown = Ten statek jeszcze na ciebie czeka.
daily-unread = Nie można teraz odczytać listy statków dnia, więc twoje loty na nich nie są pokazane. Solar Storm ponawia próbę co kilka sekund.
daily-par = Norma kapitana
daily-par-covered = Zobaczysz ją po locie.
daily-par-short = norma
daily-you = ty
daily-first = Twój pierwszy lot
daily-more = { $count ->
    [one] Jeszcze { $count } lot dla wprawy
    [few] Jeszcze { $count } loty dla wprawy
    [many] Jeszcze { $count } lotów dla wprawy
   *[other] Jeszcze { $count } lotu dla wprawy
}
daily-under = { $count ->
    [one] O { $count } turę szybciej niż norma
    [few] O { $count } tury szybciej niż norma
    [many] O { $count } tur szybciej niż norma
   *[other] O { $count } tury szybciej niż norma
}
daily-over = { $count ->
    [one] O { $count } turę wolniej niż norma
    [few] O { $count } tury wolniej niż norma
    [many] O { $count } tur wolniej niż norma
   *[other] O { $count } tury wolniej niż norma
}
daily-even = Dokładnie w normie
daily-only-you = Kapitan stracił ten statek.
daily-only-captain = Kapitan ocalił ten statek.
daily-both-lost = Kapitan też go stracił.
daily-days = Ostatnie siedem dni
daily-today = Dziś
daily-weekday = { $day ->
    [0] pon.
    [1] wt.
    [2] śr.
    [3] czw.
    [4] pt.
    [5] sob.
   *[6] niedz.
}
daily-lost = stracony
daily-better = lepiej
daily-fly = Leć statkiem dnia
daily-copy = Kopiuj wynik
daily-copied = Skopiowano wynik. Wklej go do wiadomości.
daily-film = Obejrzyj film
daily-again = Leć jeszcze raz dla wprawy
daily-once = Liczy się tylko twój pierwszy lot. Opuszczony dzień nic nie kosztuje.
daily-result = Statek dnia: { DATETIME($day, dateStyle: "medium") }

flight-beside = Porównaj ze swoim
beside-title = Porównanie lotów
beside-yours = Twój lot
beside-theirs = Otrzymany lot
beside-chance = { $value }% szans na wygraną
beside-unknown = Jeszcze bez analizy

command-daily-copy = Statek dnia: kopiuj wynik
command-daily-film = Statek dnia: obejrzyj film
command-daily-again = Statek dnia: leć jeszcze raz
command-crew-before = Wyzwania: mniej graczy
command-crew-after = Wyzwania: więcej graczy
