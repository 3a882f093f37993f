### The guided first game: what leads on, how a turn goes on, and the topics by name.

guide-cost =
    Das kostet { $count ->
        [one] eine Aktion
       *[other] { $count } Aktionen
    }{ $walk ->
        [0] .
       *[other] , den Weg dorthin eingerechnet.
    }
captain-go-first = Geh zuerst { FORM($room, "to") }.
guide-share-card =
    { $way ->
        [give] Gib { $name }: { $cards }.
       *[take] Nimm von { $name }: { $cards }.
    }
guide-share-then =
    { $lacks ->
        [0] { $way ->
            [give] Dann hat { $name } alle Karten, um { FORM($room, "accusative") } umzuleiten.
           *[take] Dann hast du alle Karten, um { FORM($room, "accusative") } umzuleiten.
        }
       *[other] { $way ->
            [give] Um { FORM($room, "accusative") } umzuleiten, fehlt { $name } dann nur noch: { $cards }.
           *[take] Um { FORM($room, "accusative") } umzuleiten, fehlt dir dann nur noch: { $cards }.
        }
    }
guide-go =
    In diesem Zug lässt sich kein Raum umleiten. Aber du hast alle Karten für { FORM($room, "accusative") }, { $count ->
        [one] einen Raum
       *[other] { $count } Räume
    } entfernt. Geh jetzt schon in diese Richtung.
guide-go-core =
    Alle acht Räume sind umgeleitet. Der Energiekern ist { $count ->
        [one] einen Raum
       *[other] { $count } Räume
    } entfernt. Geh hin, um ihn neu zu starten.
guide-next-ability = In diesem Zug lässt sich kein Raum umleiten. Das Nächstbeste: { FORM($room, "accusative") } aktivieren. { $cost }
guide-go-damaged = In diesem Zug lässt sich kein Raum umleiten. Dein nächstes Ziel: { $room }. Dort fehlen Steine.
guide-go-mate = In diesem Zug lässt sich kein Raum umleiten. Dein nächstes Ziel: { $room }. Im selben Raum könnt ihr Karten teilen.
guide-go-ready = In diesem Zug lässt sich kein Raum umleiten. Dein nächstes Ziel: { $room }. Sei dort, wenn dein nächster Zug beginnt.
guide-keep =
    In diesem Zug lässt sich kein Raum umleiten. Du kannst deine Aktionen jetzt beenden{ $count ->
        [0] , aber für ungenutzte ist kein Aktionsmarker mehr im Vorrat.
        [one] : Eine ungenutzte Aktion wird zu einem Aktionsmarker für einen späteren Zug.
       *[other] : Die ungenutzten werden zu { $count } Aktionsmarkern für spätere Züge.
    }
guide-take-deck = Ich würde jetzt vom Stapel ziehen.
guide-take-card = Ich würde diese offene Karte nehmen: { $cards }.
guide-discard = Ich würde ablegen: { $cards }. Am schnellsten kannst du { FORM($room, "accusative") } umleiten. Die Karten dafür behältst du alle.
guide-discard-least = Ich würde ablegen: { $cards }. Die anderen Karten nützen uns mehr.
guide-spent =
    Deine Aktionen sind verbraucht. { $count ->
        [0] Beende deine Aktionen: Du sammelst Karten, dann trifft der Sturm das Schiff.
        [one] Deinen Aktionsmarker kannst du für einen späteren Zug behalten. Beende deine Aktionen: Du sammelst Karten, dann trifft der Sturm das Schiff.
       *[other] Deine { $count } Aktionsmarker kannst du für spätere Züge behalten. Beende deine Aktionen: Du sammelst Karten, dann trifft der Sturm das Schiff.
    }
guide-first-divert = Gut gemacht: Der Strom { FORM($room, "genitive") } fließt jetzt in den Energiekern. Noch umzuleiten: { $left }.
guide-topics-done = Gelernt: { $topics }.
guide-topics-left = Das kommt noch: { $topics }.
guide-topics-back = Zurück zum Hinweis
guide-topic-repair = einen Raum reparieren
guide-topic-divert = Strom umleiten
guide-topic-share = eine Karte teilen
guide-topic-token = einen Marker einsetzen
guide-topic-ability = einen Raum aktivieren
guide-topic-hand-limit = das Handlimit einhalten
guide-topic-critical = einen kritischen Raum reparieren
guide-topic-core = den Kern neu starten
guide-note-short = { $done }/{ $count }
