### Worte der Fragen. Eine Id beginnt, wie es `text` eines `choose` im YAML der Regeln sagt; dann folgt, was sie ist: nichts der
### Name, `-text` wie man antwortet, `-hint` die Zeile unter der Hand, `-first` was gesagt wird, wenn jemand etwas anderes
### versucht, `-first-short` dasselbe in drei Worten. Werte: `$name` wer entscheidet, `$count` Karten oder Dinge, `$left` noch zu legen.

## Der Zug

ask-action = Aktionen
ask-action-text = Wähle eine Aktion.
ask-action-hint = { DEVICE() ->
    [pad] Nimm eine Karte mit { KEY("enter") } auf und wähle das Ziel.
   *[keys] Klicke oder ziehe eine Karte oder drücke ihre Taste und wähle das Ziel.
}
ask-action-first = so geht das nicht
ask-action-first-short = so nicht
ask-scavenge = { $picks ->
    [0] Nimm eine Karte
    [1] Nimm eine Karte
   *[other] Nimm eine Karte: { $pick } von { $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] Wähle eine Karte vom Stapel, aus der Auslage oder „Nichts nehmen“.
   *[keys] Klicke den Stapel oder eine offene Karte an, oder ziehe sie auf deine Hand. Du darfst auch nichts nehmen.
}
ask-scavenge-hint = Nimm die oberste Karte des Stapels, eine offene Karte oder nichts.
ask-scavenge-first = { $name } nimmt zuerst die gefundenen Karten
ask-scavenge-first-short = erst nehmen
ask-collect = Sammeln
ask-collect-text = { DEVICE() ->
    [pad] { $deck-cards ->
        [one] Eine Karte
       *[other] { $deck-cards } Karten
    } vom Stapel oder eine offene: Wähle.
   *[keys] { $deck-cards ->
        [one] Eine Karte
       *[other] { $deck-cards } Karten
    } vom Stapel oder eine offene: Klicke sie an, oder ziehe sie auf die Hand.
}
ask-collect-hint = Nimm eine offene Karte oder { $deck-cards ->
    [one] die oberste Karte
   *[other] die { $deck-cards } obersten Karten
} des Stapels.
ask-collect-first = { $name } muss zuerst sammeln
ask-collect-first-short = erst sammeln
ask-discard = { $count ->
    [one] Lege eine Karte ab
   *[other] Lege { $count } Karten ab
}
ask-discard-text = { DEVICE() ->
    [pad] { $count ->
        [one] Du behältst { $hand-limit }. Wähle eine Karte und dann die Ablage.
       *[other] Du behältst { $hand-limit }. Wähle { $count } Karten, dann bestätige mit { KEY("end") }.
    }
   *[keys] { $count ->
        [one] Du behältst { $hand-limit }. Klicke eine Karte an und dann die Ablage, oder ziehe sie dorthin.
       *[other] Du behältst { $hand-limit }. Wähle { $count } Karten per Klick oder Zahl, dann bestätige mit { KEY("end") }.
    }
}
ask-discard-hint = { $count ->
    [one] Über dem Limit von { $hand-limit }: Lege 1 Karte ab.
   *[other] Über dem Limit von { $hand-limit }: Lege { $count } Karten ab.
}
ask-discard-first = { $name } muss zuerst bis zum Limit ablegen
ask-discard-first-short = erst ablegen
ask-protection = Wer gibt einen Schutzmarker ab?
ask-protection-text = { DEVICE() ->
    [pad] Wähle ein hervorgehobenes Crewmitglied.
   *[keys] Klicke ein hervorgehobenes Crewmitglied an, oder ziehe es auf den getroffenen Raum.
}
ask-protection-hint = Mehrere Schutzmarker könnten diesen Treffer abfangen. Wähle, wessen.
ask-protection-first = { $name } wählt zuerst, wer einen Schutzmarker abgibt
ask-protection-first-short = erst entscheiden

## Räume

ask-crew-quarters = Schicke ein Crewmitglied
ask-crew-quarters-text = { DEVICE() ->
    [pad] Wähle einen Meeple und dann einen Raum mit einem anderen Crewmitglied. Abbrechen mit { KEY("escape") }.
   *[keys] Klicke einen Meeple an und dann einen Raum mit einem anderen Crewmitglied, oder ziehe ihn dorthin. { KEY("escape") } bricht ab.
}
ask-crew-quarters-first = { $name } muss zuerst ein Crewmitglied schicken
ask-crew-quarters-first-short = erst schicken
ask-crew-quarters-v2 = Schicke ein Crewmitglied
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] Wähle einen Meeple und dann einen freien Raum. Abbrechen mit { KEY("escape") }.
   *[keys] Klicke einen Meeple an und dann einen freien Raum, oder ziehe ihn dorthin. { KEY("escape") } bricht ab.
}
ask-crew-quarters-v2-hint = Schicke ein beliebiges Crewmitglied in einen freien Raum.
ask-crew-quarters-v2-first = { $name } muss zuerst ein Crewmitglied schicken
ask-crew-quarters-v2-first-short = erst schicken
ask-cargo-hold = Ordne die Ressourcenkarten
ask-cargo-hold-text = { $count ->
    [one] Die nächste Ressourcenkarte. Lege sie auf den Stapel zurück.
   *[other] Die nächsten { $count } Ressourcenkarten. Lege sie in beliebiger Reihenfolge zurück.
}
ask-cargo-hold-first = { $name } muss zuerst die Karten ordnen
ask-cargo-hold-first-short = erst ordnen
ask-cargo-hold-v2 = Nimm eine Karte
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] Wähle den Stapel oder eine offene Karte.
   *[keys] Klicke den Stapel oder eine offene Karte an, oder ziehe sie auf deine Hand.
}
ask-cargo-hold-v2-hint = Nimm die oberste Karte des Stapels oder eine offene Karte.
ask-cargo-hold-v2-first = { $name } muss zuerst eine Karte nehmen
ask-cargo-hold-v2-first-short = erst nehmen
ask-mess-hall = Geben, nehmen oder tauschen
ask-mess-hall-text = Gib einem anderen Crewmitglied eine Karte, nimm oder tausche eine.
ask-mess-hall-first = { $name } muss zuerst in der Messe wählen
ask-mess-hall-first-short = erst die Messe
ask-mess-hall-v2 = Zwei andere tauschen
ask-mess-hall-v2-text = Zwei andere Crewmitglieder tauschen je eine Karte oder je zwei.
ask-mess-hall-v2-first = { $name } muss zuerst in der Messe wählen
ask-mess-hall-v2-first-short = erst die Messe
ask-trade = Tausche eine Karte
ask-trade-text = { DEVICE() ->
    [pad] Wähle eine Handkarte und dann die offene Karte, die du willst. Deine ersetzt sie; gezogen wird nichts.
   *[keys] Klicke eine Handkarte und die gewünschte offene Karte an, oder ziehe eine auf die andere. Deine ersetzt sie; gezogen wird nichts.
}
ask-trade-hint = { DEVICE() ->
    [pad] Wähle eine Handkarte und eine offene Karte.
   *[keys] Klicke eine Handkarte und eine offene Karte an, oder ziehe eine auf die andere.
}
ask-trade-first = { $name } muss zuerst in der Messe wählen
ask-trade-first-short = erst die Messe
ask-engine-room = Tausche mit der Ablage
ask-engine-room-text = Tausche eine Handkarte gegen eine beliebige Karte der Ablage.
ask-engine-room-first = { $name } muss zuerst eine Karte tauschen
ask-engine-room-first-short = erst tauschen
ask-engine-room-v2 = Nimm eine abgelegte Karte
ask-engine-room-v2-text = Nimm eine beliebige Karte von der Ablage. Lege dann die oberste Karte des Stapels ab.
ask-engine-room-v2-first = { $name } muss zuerst eine abgelegte Karte nehmen
ask-engine-room-v2-first-short = erst nehmen
ask-repair-centre = Repariere einen anderen Raum
ask-repair-centre-text = { DEVICE() ->
    [pad] Wähle ein leeres Feld in einem anderen, hervorgehobenen Raum. Abbrechen mit { KEY("escape") }.
   *[keys] Ziehe eine passende Karte aus deiner Hand auf ein leeres Feld eines hervorgehobenen Raums, oder klicke das Feld an. { KEY("escape") } bricht ab.
}
ask-repair-centre-first = { $name } muss zuerst einen anderen Raum reparieren
ask-repair-centre-first-short = erst reparieren
ask-repair-centre-v2 = Gib einen Reparaturstein
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] Wähle, wer den Stein bekommt. Er füllt ein Feld ohne Karte.
   *[keys] Ziehe den Stein zu einem anderen Crewmitglied, oder klicke eines an. Er füllt ein Feld ohne Karte.
}
ask-repair-centre-v2-hint = Gib den Reparaturstein einem anderen Crewmitglied.
ask-repair-centre-v2-first = { $name } muss zuerst den Reparaturstein geben
ask-repair-centre-v2-first-short = erst geben
ask-medical-bay-v2 = Verteile Aktionsmarker
ask-medical-bay-v2-text = { $count ->
    [one] Verteile einen Aktionsmarker
   *[other] Verteile bis zu { $count } Aktionsmarker
} an andere Crewmitglieder.
ask-medical-bay-v2-first = { $name } muss zuerst die Aktionsmarker verteilen
ask-medical-bay-v2-first-short = erst verteilen
ask-bridge = Ordne die Schadenskarten
ask-bridge-text = { $count ->
    [one] Die nächste Schadenskarte. Lege sie auf den Stapel zurück.
   *[other] Die nächsten { $count } Schadenskarten. Lege sie in beliebiger Reihenfolge zurück.
}
ask-bridge-first = { $name } muss zuerst die Schadenskarten ordnen
ask-bridge-first-short = erst ordnen
ask-bridge-v2 = Oben oder unten
ask-bridge-v2-text = { $count ->
    [one] Die nächste Schadenskarte. Lege sie nach oben oder nach ganz unten.
   *[other] Die nächsten { $count } Schadenskarten. Lege jede nach oben oder nach ganz unten.
}
ask-bridge-v2-first = { $name } muss zuerst die Schadenskarten ordnen
ask-bridge-v2-first-short = erst ordnen
ask-armoury = { $left ->
    [one] Lege einen Schutzmarker
   *[other] Lege { $left } Schutzmarker
}
ask-armoury-text = { DEVICE() ->
    [pad] { $count ->
        [one] Wähle einen Raum. Das ist der letzte Marker im Vorrat.
       *[other] Wähle einen Raum. Ein Raum darf beide bekommen. Mit { KEY("escape") } nimmst du einen zurück.
    }
   *[keys] { $count ->
        [one] Klicke einen Raum an, oder ziehe den Marker dorthin. Das ist der letzte Marker im Vorrat.
       *[other] Klicke einen Raum an, oder ziehe einen Marker dorthin. Ein Raum darf beide bekommen. { KEY("escape") } nimmt einen zurück.
    }
}
ask-armoury-first = { $name } muss zuerst die Schutzmarker legen
ask-armoury-first-short = erst Marker legen
ask-armoury-v2 = Gib einen Schutzmarker
ask-armoury-v2-text = { DEVICE() ->
    [pad] Wähle, wer den Marker bekommt. Er fängt dort, wo dieses Crewmitglied ist, einen Treffer ab.
   *[keys] Ziehe den Marker zu einem Crewmitglied, oder klicke eines an. Er fängt dort, wo es ist, einen Treffer ab.
}
ask-armoury-v2-hint = Gib den Schutzmarker einem Crewmitglied, auch dir selbst.
ask-armoury-v2-first = { $name } muss zuerst den Schutzmarker geben
ask-armoury-v2-first-short = erst geben

## Erweiterungen

ask-damage-control = { $left ->
    [0] Bestätige den Schaden
   *[other] { $count ->
        [one] Wähle einen Raum, der getroffen wird
       *[other] Wähle { $count } Räume, die getroffen werden: noch { $left }
    }
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] Jeder Raum zeigt, was der Treffer bewirkt. Wähle einen Raum noch einmal, um ihn zurückzunehmen. Bestätige mit { KEY("end") } oder dem Knopf.
       *[other] { $setup ->
            [yes] Die Schadenskontrolle trifft vor dem ersten Zug, und wer beginnt, wählt. Jeder Raum zeigt, was ein Treffer bewirken würde.
           *[no] Schadenskontrolle: Du wählst. Wähle einen Raum, und noch einmal, um ihn zurückzunehmen. Jeder Raum zeigt, was ein Treffer bewirken würde.
        }
    }
   *[keys] { $left ->
        [0] Jeder Raum zeigt, was der Treffer bewirkt. Ein Klick auf einen gewählten Raum nimmt ihn zurück. { KEY("end") } oder der Knopf bestätigt.
       *[other] { $setup ->
            [yes] Die Schadenskontrolle trifft vor dem ersten Zug, und wer beginnt, wählt. Klicke einen Raum an, oder ziehe die Karte dorthin. Jeder Raum zeigt, was ein Treffer bewirken würde.
           *[no] Schadenskontrolle: Du wählst. Klicke einen Raum an, oder ziehe die Karte dorthin. Ein zweiter Klick nimmt ihn zurück. Jeder Raum zeigt, was ein Treffer bewirken würde.
        }
    }
}
ask-damage-control-hint = Jeder Raum zeigt, was ein Treffer bewirken würde. { KEY("end") } bestätigt.
ask-damage-control-first = { $name } wählt zuerst die Räume, die getroffen werden
ask-damage-control-first-short = erst Räume wählen

## Aktionen, wie sie in einer Liste stehen

action-move = Bewegen
action-scavenge = Suchen
action-give = Eine Karte geben
action-take = Eine Karte nehmen
action-trade = Eine Karte tauschen
action-repair = Reparieren
action-repair-with-cube = Mit eigenem Stein reparieren
action-divert = Strom umleiten
action-activate = Den Raum aktivieren
action-board = In die Rettungskapsel steigen
action-finish = Aktionen beenden

## Fragen ohne eigene Worte sprechen von dem Raum oder der Erweiterung, die fragt

ask-room = { FORM($source, "accusative") } aktivieren
ask-room-text = Wähle, wie du { FORM($source, "accusative") } aktivierst.
ask-room-first = { $name } muss zuerst über { FORM($source, "accusative") } entscheiden
ask-room-first-short = erst entscheiden
ask-expansion = { $source }
ask-expansion-text = { $source }: Du wählst.
ask-expansion-first = { $name } muss zuerst über „{ $source }“ entscheiden
ask-expansion-first-short = erst entscheiden
ask-other = Entscheide
ask-other-text = Wähle eines davon.
ask-other-first = { $name } muss zuerst etwas anderes entscheiden
ask-other-first-short = erst entscheiden
