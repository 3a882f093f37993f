### Worte der alternativen Räume und der Reparatursteine und Schutzmarker, die jemand bei sich hat.

## Bedingungen. Eine Zeile, wenn erfüllt; `-no` das Problem; `-short` höchstens drei Worte für eine Taste

play-left-many = { $price } Aktionen übrig
play-left-many-no = es kostet { $price } Aktionen, { $count ->
    [0] keine ist übrig
    [one] eine ist übrig
   *[other] { $count } sind übrig
}
play-left-many-short = kostet { $price } Aktionen
play-empty = Dort steht niemand
play-empty-no = dort steht schon jemand
play-empty-short = nicht leer
play-do-cube = Ein Reparaturstein
play-do-protection = Ein Schutzmarker
play-do-action = Ein Aktionsmarker
play-other-crew = Ein anderes Crewmitglied
play-other-crew-no = er geht an ein anderes Crewmitglied
play-other-crew-short = an jemand anderen
play-to-crew-no = { DEVICE() ->
    [pad] wähle ein Crewmitglied
   *[keys] gib ihn einem Crewmitglied
}
play-to-crew-short = nur an die Crew
play-token-waits-no = er bleibt bei dem, der ihn hat, bis Schaden dessen Raum trifft
play-token-waits-short = wartet auf Schaden
play-cube-place-no = er kommt auf ein offenes Reparaturfeld deines Raums
play-cube-place-short = nur Reparaturfelder

## Etwas anderes kommt zuerst


## Auf dem Tisch

would-repair-cube = { $whole ->
    [yes] ein Stein füllt alle
   *[no] mit eigenem Stein
}
play-tip-held-cube = { DEVICE() ->
    [pad] Reparatursteine in deinem Besitz. Wähle einen und dann ein offenes Feld deines Raums: eine Aktion, keine Karte. Wo die Energie umgeleitet ist, füllt er alle Felder.
   *[keys] Reparatursteine in deinem Besitz. Klicke einen an und dann ein offenes Feld deines Raums, oder ziehe ihn dorthin: eine Aktion, keine Karte. Wo die Energie umgeleitet ist, füllt er alle Felder.
}
play-tip-held-protection = Schutzmarker in deinem Besitz. Einer fängt den nächsten Treffer auf deinen Raum ab.
damage-sunk-title = { $count ->
    [0] Unten, von allen gesehen
   *[other] Oben und unten, von allen gesehen
}
damage-sunk = { $place ->
    [1] letzte
   *[other] { $place }. von hinten
}
play-info-held = { $count ->
    [one] Geschützt durch einen Schutzmarker von { $names }
   *[other] Geschützt durch Schutzmarker von { $names }
}
play-info-variant = { $variant ->
    [v1] V1
   *[v2] V2
}
play-info-other = { $variant ->
    [v1] V1, nicht in dieser Partie: { $ability }
   *[v2] V2, nicht in dieser Partie: { $ability }
}

## Das Protokoll

play-log-paid = Der Stapel verliert { $cards } an den Ablagestapel
play-log-cube = { $name } gibt { $other } einen Reparaturstein
play-log-shield-given = { $same ->
    [yes] { $name } nimmt einen Schutzmarker
   *[no] { $name } gibt { $other } einen Schutzmarker
}
play-log-shield-used = { $name } gibt einen Schutzmarker ab
play-log-split = { $name } legt nach oben: { $cards }; nach unten: { $below }
play-log-sunk = { $name } legt nach unten: { $below }

## Dialoge

play-take-text-hint = { DEVICE() ->
    [pad] Wähle eine Karte der Ablage.
   *[keys] Ziehe eine Karte der Ablage hinunter auf die Hand, oder klicke sie an.
}
play-take-do = { $lost ->
    [nothing] { $name } nimmt { $take }.
    [unknown] { $name } nimmt { $take }. Danach verliert der Stapel seine oberste Karte an die Ablage.
   *[other] { $name } nimmt { $take }. Danach verliert der Stapel { $lost } an die Ablage.
}
play-take-last = Das ist die letzte Karte des Stapels: Das Schiff ist verloren.
play-take-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Tasten { KEY("card-1") } bis { KEY("card-9") }
}
play-take-keys-lower = Karte hier ablegen
play-pair-text-hint = { DEVICE() ->
    [pad] Wähle in jeder Reihe eine oder zwei Karten.
   *[keys] Klicke in jeder Reihe eine oder zwei Karten an, oder ziehe eine auf die, gegen die sie getauscht wird.
}
play-pair-do = { $first } gibt { $second } { $given } und nimmt { $taken }.
play-pair-uneven = Von beiden gleich viele: bisher { $one } gegen { $two }.
play-pair-agree = Sind { $first } und { $second } einverstanden?
play-pair-agree-text = { $first } gibt: { $given }. { $second } gibt: { $taken }. Fragt beide, bevor ihr tauscht.
play-pair-agree-yes = Beide stimmen zu
play-pair-agree-no = Nicht einig
play-deal-supply = { $count ->
    [one] Ein Marker zu verteilen
   *[other] { $count } Marker zu verteilen
}
play-deal-none = Alle verteilt
play-deal-hint = { DEVICE() ->
    [pad] Wähle, wer einen Marker bekommt. Wähle einen Marker, um ihn zurückzunehmen.
   *[keys] Ziehe einen Marker zu einem Crewmitglied oder klicke an, wer ihn bekommt. Ein Klick auf einen Marker nimmt ihn zurück.
}
play-deal-keys = Taste { $key }, mit Umschalt zurück
play-deal-has = hat { $count }
play-deal-gets = bekommt { $count }
play-deal-do = { $shares }.
play-deal-share = { $token ->
    [cube] { $name } bekommt { $count ->
        [one] einen Reparaturstein
       *[other] { $count } Reparatursteine
    }
    [protection] { $name } bekommt { $count ->
        [one] einen Schutzmarker
       *[other] { $count } Schutzmarker
    }
   *[action] { $name } bekommt { $count ->
        [one] einen Aktionsmarker
       *[other] { $count } Aktionsmarker
    }
}
play-split-top = Oben auf den Stapel
play-split-top-note = zuerst gezogen, von links
play-split-bottom = Unter den Stapel
play-split-bottom-note = zuletzt gezogen, über dem Hüllenbruch
play-split-bottom-note-cards = als allerletzte gezogen
play-split-cards-top = Als Nächstes gezogen, in dieser Reihenfolge: { $cards }
play-split-cards-bottom = Als Allerletzte gezogen: { $cards }
play-split-empty = Karte hier ablegen
play-split-note = { DEVICE() ->
    [pad] Verdeckte Karten wurden gesehen: kein Rückgängig. Nimm eine Karte mit { KEY("enter") } auf; { KEY("left") } und { KEY("right") } bewegen sie. { KEY("tab") } halten zeigt den Tisch.
   *[keys] Verdeckte Karten wurden gesehen: kein Rückgängig. Klicke oder ziehe eine Karte, oder drücke { KEY("card-1") } bis { KEY("card-9") }; Pfeiltasten bewegen sie. { KEY("tab") } halten zeigt den Tisch.
}
play-split-later = Unter den letzten vor dem Hüllenbruch: { $rooms }
