### Worte der alternativen Räume und der Reparatursteine und Schutzmarker, die jemand bei sich hat.

## Bedingungen. Eine Zeile, wenn erfüllt; `-no` das Problem; `-short` höchstens drei Worte für eine Taste

play-left-many = { $price } Aktionen übrig
play-left-many-no = es kostet { $price } Aktionen, { $count ->
    [0] du hast keine mehr
    [one] du hast noch eine
   *[other] du hast noch { $count }
}
play-left-many-short = kostet { $price } Aktionen
play-empty = Der Raum ist frei
play-empty-no = in dem Raum ist schon jemand
play-empty-short = nicht frei
play-do-cube = Ein Reparaturstein
play-do-protection = Ein Schutzmarker
play-do-action = Ein Aktionsmarker
play-other-crew = Ein anderes Crewmitglied
play-other-crew-no = gib ihn einem anderen Crewmitglied
play-other-crew-short = nicht dir selbst
play-to-crew-no = { DEVICE() ->
    [pad] wähle ein Crewmitglied
   *[keys] lege ihn auf ein Crewmitglied
}
play-to-crew-short = nur an die Crew
play-token-waits-no = er bleibt, wo er ist, bis der Raum getroffen wird
play-token-waits-short = wartet auf Treffer
play-cube-place-no = er füllt ein leeres Feld deines Raums
play-cube-place-short = nur Reparaturfelder

## Etwas anderes kommt zuerst


## Auf dem Tisch

would-repair-cube = { $whole ->
    [yes] füllt alle
   *[no] mit eigenem Stein
}
play-tip-held-cube = { DEVICE() ->
    [pad] Deine Reparatursteine. Wähle einen und dann ein leeres Feld deines Raums: eine Aktion, keine Karte. In einem umgeleiteten Raum füllst du alle Felder, eigene Steine zuerst.
   *[keys] Deine Reparatursteine. Ziehe einen auf ein leeres Feld deines Raums, oder klicke beide an: eine Aktion, keine Karte. In einem umgeleiteten Raum füllst du alle Felder, eigene Steine zuerst.
}
play-tip-held-protection = Deine Schutzmarker. Einer fängt den nächsten Treffer auf deinen Raum ab.
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

play-log-paid = Vom Stapel abgelegt: { $cards }
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
   *[keys] Ziehe eine Karte der Ablage auf deine Hand, oder klicke sie an.
}
play-take-do = { $lost ->
    [nothing] { $name } nimmt { $take }.
    [unknown] { $name } nimmt { $take }. Danach wird die oberste Karte des Stapels abgelegt.
   *[other] { $name } nimmt { $take }. Danach abgelegt: { $lost } vom Stapel.
}
play-take-last = Das ist die letzte Karte des Stapels: Das Schiff ist verloren.
play-take-keys-upper = { DEVICE() ->
    [pad] {""}
   *[keys] Tasten { KEY("card-1") } bis { KEY("card-9") }
}
play-take-keys-lower = Karte hier ablegen
play-pair-text-hint = { DEVICE() ->
    [pad] Wähle in jeder Reihe eine oder zwei Karten.
   *[keys] Klicke in jeder Reihe eine oder zwei Karten an, oder ziehe eine Karte auf eine andere.
}
play-pair-do = { $first } gibt { $second } { $given } und nimmt { $taken }.
play-pair-uneven = Beide müssen gleich viele Karten geben. Bisher: { $one } und { $two }.
play-pair-agree = Sind { $first } und { $second } einverstanden?
play-pair-agree-text = { $first } gibt: { $given }. { $second } gibt: { $taken }. Frage beide, bevor ihr tauscht.
play-pair-agree-yes = Beide stimmen zu
play-pair-agree-no = Nicht einig
play-deal-supply = { $count ->
    [one] Noch ein Marker zu verteilen
   *[other] Noch { $count } Marker zu verteilen
}
play-deal-none = Alle verteilt
play-deal-hint = { DEVICE() ->
    [pad] Wähle, wer einen Marker bekommt. Wähle einen Marker, um ihn zurückzunehmen.
   *[keys] Ziehe einen Marker zu einem Crewmitglied, oder klicke eines an. Ein Klick auf einen Marker nimmt ihn zurück.
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
play-split-bottom-note-cards = ganz zuletzt gezogen
play-split-cards-top = Als Nächstes gezogen, in dieser Reihenfolge: { $cards }
play-split-cards-bottom = Ganz zuletzt gezogen: { $cards }
play-split-empty = Karte hier ablegen
play-split-note = { DEVICE() ->
    [pad] Du hast verdeckte Karten gesehen: kein Rückgängig. Nimm eine Karte mit { KEY("enter") } auf; { KEY("left") } und { KEY("right") } verschieben sie. Halte { KEY("tab") }, um den Tisch zu sehen.
   *[keys] Du hast verdeckte Karten gesehen: kein Rückgängig. Klicke oder ziehe eine Karte, oder drücke { KEY("card-1") } bis { KEY("card-9") }; Pfeiltasten verschieben sie. Halte { KEY("tab") }, um den Tisch zu sehen.
}
play-split-later = Zuletzt vor dem Hüllenbruch: { $rooms }
