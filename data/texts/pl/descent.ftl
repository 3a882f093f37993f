### The descent: ten kinds of ship for each crew size.

title-descent = Zejście
title-descent-note = Dziesięć rodzajów statków, od łatwych po najtrudniejsze
descent-title = Zejście
descent-lead = Dziesięć stopni, od łatwych po najtrudniejsze. Sąsiednie mogą być równie trudne. Liczy się tylko pierwszy lot każdym statkiem.
descent-rung-1 = Daleka orbita
descent-rung-2 = Wiatr słoneczny
descent-rung-3 = Pierwszy blask
descent-rung-4 = Skraj korony
descent-rung-5 = Promienie korony
descent-rung-6 = Protuberancja
descent-rung-7 = Pole rozbłysków
descent-rung-8 = Ciemna plama
descent-rung-9 = Wrzące światło
descent-rung-10 = Serce Słońca
descent-name = { $rung } · { $name }
descent-officers = Oficerowie ocalają
descent-interval = { $low }–{ $high }%
descent-unmeasured = jeszcze nie zmierzono
descent-you = Ty
descent-sum = { $won } z { $count }
descent-needed = Ocal { $needed } z ostatnich { $last } statków na tym stopniu, aby zejść niżej.
descent-next = Ocal następny statek, aby zejść niżej.
descent-done = Zaliczone. Tak już zostanie.
descent-all = Wszystkie stopnie są zaliczone. Słońce nie ma już nic do pokazania.
descent-later = { $count ->
    [one] Ten stopień liczy się po zaliczeniu stopnia { $first }.
    [2] Ten stopień liczy się po zaliczeniu stopni { $first } i { $last }.
    [few] Ten stopień liczy się po zaliczeniu stopni od { $first } do { $last }.
    [many] Ten stopień liczy się po zaliczeniu stopni od { $first } do { $last }.
   *[other] Ten stopień liczy się po zaliczeniu stopni od { $first } do { $last }.
}
descent-begin = Zacznij
descent-practice = Leć dla wprawy
descent-again = Leć jeszcze raz
descent-aid-adviser = z radą
descent-aid-undo = z cofaniem
