### Worte der Fragen. Eine Id beginnt, wie es `text` eines `choose` im YAML der Regeln sagt; dann folgt, was sie ist: nichts der
### Name, `-text` wie man antwortet, `-hint` die Zeile unter der Hand, `-first` was gesagt wird, wenn jemand etwas anderes
### versucht, `-first-short` dasselbe in drei Worten. Werte: `$name` wer entscheidet, `$count` Karten oder Dinge, `$left` noch zu legen.

## Der Zug

ask-action = Aktionen
ask-action-text = Wähle, was du tust.
ask-action-hint = { DEVICE() ->
    [pad] Nimm eine Karte mit { KEY("enter") } auf und wähle das Ziel.
   *[keys] Klicke oder ziehe eine Karte, oder drücke ihre Taste, und wähle das Ziel.
}
ask-action-first = so lässt sich das nicht benutzen
ask-action-first-short = so nicht
ask-scavenge = { $picks ->
    [0] Nimm eine Karte
    [1] Nimm eine Karte
   *[other] Nimm eine Karte: { $pick } von { $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] Wähle eine Karte vom Stapel oder aus der Auslage. „Nichts nehmen“ lässt es bleiben.
   *[keys] Vom Stapel oder aus der Auslage: Klicke sie an oder ziehe sie auf deine Hand. „Nichts nehmen“ lässt es bleiben.
}
ask-scavenge-hint = Nimm eine Karte vom Stapel oder eine offene Karte, oder nimm nichts.
ask-scavenge-first = { $name } nimmt zuerst, was gefunden wurde
ask-scavenge-first-short = erst nehmen
ask-collect = Sammeln
ask-collect-text = { DEVICE() ->
    [pad] { $deck-cards ->
        [one] Eine Karte
       *[other] { $deck-cards } Karten
    } vom Stapel oder eine offene: wählen.
   *[keys] { $deck-cards ->
        [one] Eine Karte
       *[other] { $deck-cards } Karten
    } vom Stapel oder eine offene: anklicken oder auf die Hand ziehen.
}
ask-collect-hint = Nimm eine offene Karte oder { $deck-cards ->
    [one] die oberste Karte
   *[other] die { $deck-cards } obersten Karten
} des Stapels.
ask-collect-first = { $name } sammelt zuerst
ask-collect-first-short = erst sammeln
ask-discard = { $count ->
    [one] Lege eine Karte ab
   *[other] Lege { $count } Karten ab
}
ask-discard-text = { DEVICE() ->
    [pad] { $hand-limit } dürfen bleiben. Wähle eine Karte und dann die Ablage.
   *[keys] { $hand-limit } dürfen bleiben. Klicke eine Karte an und dann die Ablage, oder ziehe sie dorthin.
}
ask-discard-hint = { $count ->
    [one] Mehr als { $hand-limit }: Lege 1 Karte ab.
   *[other] Mehr als { $hand-limit }: Lege { $count } Karten ab.
}
ask-discard-first = { $name } legt zuerst bis zum Limit ab
ask-discard-first-short = erst ablegen
ask-protection = Wer gibt einen Schutzmarker ab?
ask-protection-text = { DEVICE() ->
    [pad] Wähle ein leuchtendes Crewmitglied.
   *[keys] Klicke ein leuchtendes Crewmitglied an, oder ziehe es auf den getroffenen Raum.
}
ask-protection-hint = Mehrere Schilde könnten diesen Treffer abfangen: Wähle, wessen Schild.
ask-protection-first = { $name } bestimmt zuerst, wer einen Schutzmarker abgibt
ask-protection-first-short = erst entscheiden

## Räume

ask-crew-quarters = Schicke jemanden los
ask-crew-quarters-text = { DEVICE() ->
    [pad] Wähle einen Meeple und dann einen Raum, in dem jemand anders steht. { KEY("escape") } lässt den Raum ungenutzt.
   *[keys] Klicke einen Meeple an und dann einen Raum, in dem jemand anders steht, oder ziehe ihn dorthin. { KEY("escape") } lässt den Raum ungenutzt.
}
ask-crew-quarters-first = { $name } schickt zuerst jemanden los
ask-crew-quarters-first-short = erst schicken
ask-crew-quarters-v2 = Schicke jemanden los
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] Wähle einen Meeple und dann einen Raum, in dem niemand steht. { KEY("escape") } lässt den Raum ungenutzt.
   *[keys] Klicke einen Meeple an und dann einen Raum, in dem niemand steht, oder ziehe ihn dorthin. { KEY("escape") } lässt den Raum ungenutzt.
}
ask-crew-quarters-v2-hint = Schicke ein Crewmitglied in einen Raum, in dem niemand steht.
ask-crew-quarters-v2-first = { $name } schickt zuerst jemanden los
ask-crew-quarters-v2-first-short = erst schicken
ask-cargo-hold = Ordne die Ressourcenkarten
ask-cargo-hold-text = { $count ->
    [one] Die nächste Ressourcenkarte. Sie kommt auf den Stapel zurück.
   *[other] Die nächsten { $count } Ressourcenkarten. Lege sie in beliebiger Reihenfolge zurück.
}
ask-cargo-hold-first = { $name } ordnet zuerst die Karten
ask-cargo-hold-first-short = erst ordnen
ask-cargo-hold-v2 = Nimm eine Karte
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] Wähle eine Karte vom Stapel oder aus der Auslage.
   *[keys] Vom Stapel oder aus der Auslage: Klicke sie an oder ziehe sie auf deine Hand.
}
ask-cargo-hold-v2-hint = Nimm die oberste Karte des Stapels oder eine offene Karte.
ask-cargo-hold-v2-first = { $name } nimmt zuerst eine Karte
ask-cargo-hold-v2-first-short = erst nehmen
ask-mess-hall = Geben, nehmen oder tauschen
ask-mess-hall-text = Gib eine Karte, nimm eine Karte oder tauscht eine gegen eine, mit jemandem an Bord.
ask-mess-hall-first = { $name } erledigt zuerst die Messe
ask-mess-hall-first-short = erst die Messe
ask-mess-hall-v2 = Zwei andere tauschen
ask-mess-hall-v2-text = Zwei andere tauschen eine Karte gegen eine oder zwei gegen zwei.
ask-mess-hall-v2-first = { $name } erledigt zuerst die Messe
ask-mess-hall-v2-first-short = erst die Messe
ask-trade = Tausche eine Karte
ask-trade-text = { DEVICE() ->
    [pad] Wähle eine Handkarte und dann die offene Karte, die du dafür willst. Sie kommt an deren Platz; nichts wird gezogen.
   *[keys] Klicke eine Handkarte an und dann die offene Karte, die du dafür willst, oder ziehe eine auf die andere. Sie kommt an deren Platz; nichts wird gezogen.
}
ask-trade-hint = { DEVICE() ->
    [pad] Wähle eine Handkarte und eine offene Karte.
   *[keys] Klicke eine Handkarte und eine offene Karte an, oder ziehe eine auf die andere.
}
ask-trade-first = { $name } erledigt zuerst die Messe
ask-trade-first-short = erst die Messe
ask-engine-room = Tausche mit der Ablage
ask-engine-room-text = Tausche eine Handkarte gegen eine beliebige Karte der Ablage.
ask-engine-room-first = { $name } tauscht zuerst eine Karte
ask-engine-room-first-short = erst tauschen
ask-engine-room-v2 = Nimm eine abgelegte Karte
ask-engine-room-v2-text = Nimm eine beliebige Karte vom Ablagestapel. Der Stapel verliert danach seine oberste Karte.
ask-engine-room-v2-first = { $name } nimmt zuerst eine abgelegte Karte
ask-engine-room-v2-first-short = erst nehmen
ask-repair-centre = Repariere einen anderen Raum
ask-repair-centre-text = { DEVICE() ->
    [pad] Wähle in einem anderen Raum ein offenes Feld, das leuchtet. { KEY("escape") } lässt den Raum ungenutzt.
   *[keys] Klicke in einem anderen Raum ein offenes Feld an, das leuchtet, oder ziehe eine passende Karte darauf. { KEY("escape") } lässt den Raum ungenutzt.
}
ask-repair-centre-first = { $name } repariert zuerst einen anderen Raum
ask-repair-centre-first-short = erst reparieren
ask-repair-centre-v2 = Vergib einen Reparaturstein
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] Wähle, wer den Stein aus dem Vorrat bekommt. Er repariert ein Feld ohne Karte.
   *[keys] Ziehe den Stein aus dem Vorrat zu einem anderen Crewmitglied oder klicke an, wer ihn bekommt. Er repariert ein Feld ohne Karte.
}
ask-repair-centre-v2-hint = Gib den Reparaturstein einem anderen Crewmitglied.
ask-repair-centre-v2-first = { $name } vergibt zuerst den Reparaturstein
ask-repair-centre-v2-first-short = erst vergeben
ask-medical-bay-v2 = Verteile Aktionsmarker
ask-medical-bay-v2-text = { $count ->
    [one] Verteile einen Aktionsmarker
   *[other] Verteile bis zu { $count } Aktionsmarker
} an die anderen.
ask-medical-bay-v2-first = { $name } verteilt zuerst die Aktionsmarker
ask-medical-bay-v2-first-short = erst verteilen
ask-bridge = Ordne die Schadenskarten
ask-bridge-text = { $count ->
    [one] Die nächste Schadenskarte. Sie kommt auf den Stapel zurück.
   *[other] Die nächsten { $count } Schadenskarten. Lege sie in beliebiger Reihenfolge zurück.
}
ask-bridge-first = { $name } ordnet zuerst die Schadenskarten
ask-bridge-first-short = erst ordnen
ask-bridge-v2 = Oben oder unten
ask-bridge-v2-text = { $count ->
    [one] Die nächste Schadenskarte. Sie kommt wieder nach oben oder ganz nach unten.
   *[other] Die nächsten { $count } Schadenskarten. Jede kommt wieder nach oben oder ganz nach unten.
}
ask-bridge-v2-first = { $name } ordnet zuerst die Schadenskarten
ask-bridge-v2-first-short = erst ordnen
ask-armoury = { $left ->
    [one] Lege einen Schutzmarker
   *[other] Lege { $left } Schutzmarker
}
ask-armoury-text = { DEVICE() ->
    [pad] { $count ->
        [one] Wähle einen Raum. Mehr sind nicht im Vorrat.
       *[other] Wähle einen Raum. Beide dürfen auf einem Raum liegen. { KEY("escape") } nimmt einen zurück.
    }
   *[keys] { $count ->
        [one] Klicke einen Raum an, oder ziehe den Marker dorthin. Mehr sind nicht im Vorrat.
       *[other] Klicke einen Raum an, oder ziehe einen Marker dorthin. Beide dürfen auf einem Raum liegen. { KEY("escape") } nimmt einen zurück.
    }
}
ask-armoury-first = { $name } legt zuerst die Schutzmarker
ask-armoury-first-short = erst Schilde legen
ask-armoury-v2 = Vergib einen Schutzmarker
ask-armoury-v2-text = { DEVICE() ->
    [pad] Wähle, wer den Marker aus dem Vorrat bekommt. Er fängt einen Treffer auf den Raum ab, in dem seine Trägerin oder sein Träger steht.
   *[keys] Ziehe den Marker aus dem Vorrat zu jemandem oder klicke an, wer ihn bekommt. Er fängt einen Treffer auf den Raum ab, in dem seine Trägerin oder sein Träger steht.
}
ask-armoury-v2-hint = Gib den Schutzmarker einem Crewmitglied, auch dir selbst.
ask-armoury-v2-first = { $name } vergibt zuerst den Schutzmarker
ask-armoury-v2-first-short = erst vergeben

## Erweiterungen

ask-damage-control = { $left ->
    [0] Bestätige den Schaden
    [one] Wähle einen Raum für den Schaden
   *[other] Wähle { $left } Räume für den Schaden
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] Jeder Raum sagt, was der Treffer anrichtet. { KEY("end") } oder die Taste bestätigt; wer einen Raum noch einmal wählt, nimmt ihn zurück.
       *[other] { $setup ->
            [yes] Die Schadenskontrolle schlägt vor dem ersten Zug ein, und wer beginnt, wählt. Wähle einen Raum. Jeder Raum sagt, was ein Treffer anrichten würde.
           *[no] Die Schadenskontrolle lässt euch wählen. Wähle einen Raum; wähle ihn noch einmal, um ihn zurückzunehmen. Jeder Raum sagt, was ein Treffer anrichten würde.
        }
    }
   *[keys] { $left ->
        [0] Jeder Raum sagt, was der Treffer anrichtet. { KEY("end") } oder die Taste bestätigt; ein Klick auf einen gewählten Raum nimmt ihn zurück.
       *[other] { $setup ->
            [yes] Die Schadenskontrolle schlägt vor dem ersten Zug ein, und wer beginnt, wählt. Klicke einen Raum an, oder ziehe die Karte dorthin. Jeder Raum sagt, was ein Treffer anrichten würde.
           *[no] Die Schadenskontrolle lässt euch wählen. Klicke einen Raum an, oder ziehe die Karte dorthin; ein zweiter Klick nimmt ihn zurück. Jeder Raum sagt, was ein Treffer anrichten würde.
        }
    }
}
ask-damage-control-hint = Jeder Raum sagt, was ein Treffer jetzt anrichten würde. { KEY("end") } bestätigt.
ask-damage-control-first = { $name } wählt zuerst die beschädigten Räume
ask-damage-control-first-short = erst Räume wählen

## Aktionen, wie sie in einer Liste stehen

action-move = Bewegen
action-scavenge = Suchen
action-give = Eine Karte geben
action-take = Eine Karte nehmen
action-trade = Eine Karte handeln
action-repair = Reparieren
action-repair-with-cube = Mit eigenem Stein reparieren
action-divert = Energie umleiten
action-activate = Den Raum benutzen
action-board = In die Rettungskapsel steigen
action-finish = Aktionen beenden

## Fragen ohne eigene Worte sprechen von dem Raum oder der Erweiterung, die fragt

ask-room = { FORM($source, "accusative") } benutzen
ask-room-text = Wähle, wie { $source } benutzt wird.
ask-room-first = { $name } entscheidet zuerst über { FORM($source, "accusative") }
ask-room-first-short = erst entscheiden
ask-expansion = { $source }
ask-expansion-text = { $source } überlässt es dir: Wähle.
ask-expansion-first = { $name } entscheidet zuerst über { $source }
ask-expansion-first-short = erst entscheiden
ask-other = Entscheide
ask-other-text = Wähle eines davon.
ask-other-first = { $name } entscheidet zuerst etwas anderes
ask-other-first-short = erst entscheiden
