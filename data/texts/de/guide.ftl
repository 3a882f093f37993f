### The guided first game: what the captain says. Calm, experienced, fond of this crew.

## Where it begins

title-guided = Erste Partie mit Hilfe
title-guided-note = Eine ganze Partie mit dem Kapitän
setup-guided-tip = Eine echte Partie mit Hinweisen des Kapitäns, bis alles einmal gut gelungen ist.

## The bubble

guide-close = Verstanden
guide-back = Zurück zu meinen Aktionen
guide-note = Gelernt: { $done } von { $count }
guide-note-tip = Die Liste des Kapitäns: was schon einmal gelungen ist und was noch kommt.
captain-two-sentences = { $first } { $second }

## What has to happen well once

guide-goal = In jedem Zug trifft der Sturm das Schiff. Trifft er einen Raum ohne Steine oder geht der Ressourcenstapel aus, verlieren wir das Schiff. Der Weg nach Hause: Leitet den Strom aller acht Räume um und startet dann den Energiekern neu.
guide-program = Das Programm spielt { $names }.
guide-core = Du kannst das Schiff in diesem Zug retten: Leite um, was noch fehlt, und starte dann den Energiekern neu. { $cost }
guide-critical = Noch ein Treffer auf { FORM($room, "accusative") }, und wir verlieren das Schiff. Du kannst den Raum in diesem Zug reparieren. { $cost }
guide-danger = Noch ein Treffer auf { FORM($room, "accusative") }, und wir verlieren das Schiff. Ich sehe keinen sicheren Weg, den Raum in diesem Zug zu reparieren.
guide-divert = Du kannst den Strom { FORM($room, "genitive") } in diesem Zug umleiten. { $cost } Dann sind wir der Heimat einen Raum näher.
guide-share = Im selben Raum könnt ihr teilen: Jede Karte kostet eine Aktion.
guide-repair = Du kannst { FORM($room, "accusative") } in diesem Zug reparieren. { $cost } Eine passende Karte bringt einen Stein zurück.
guide-ability = Einen voll reparierten Raum kannst du aktivieren: Dann wirkt seine Fähigkeit. In diesem Zug kannst du { FORM($room, "accusative") } aktivieren. { $cost }
guide-token = Deine drei Aktionen sind verbraucht, aber ein Aktionsmarker bezahlt noch eine.
guide-hand-limit =
    Du hast { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, und dein Handlimit ist sechs. Nimm eine offene Karte, oder lege ab, was wir am wenigsten brauchen.

## What leads on

guide-onward = Du kannst den Strom { FORM($room, "genitive") } in diesem Zug umleiten. { $cost } Räume übrig: { $left }.
guide-next-repair = In diesem Zug lässt sich kein Raum umleiten. Das Nächstbeste: { FORM($room, "accusative") } reparieren. { $cost }
guide-gather = In diesem Zug lässt sich kein Raum umleiten. Am wenigsten fehlt dir für { FORM($room, "accusative") }. Fehlende Karten: { $cards }. Suche nach Karten.
guide-save = In diesem Zug lässt sich kein Raum umleiten. Beende deine Aktionen mit einer übrigen: Sie wird zum Aktionsmarker für einen späteren Zug.

## What was left undone

guide-missed-core = Du hast deine Aktionen beendet, dabei hättest du das Schiff in diesem Zug noch retten können.
guide-missed-critical = Du hast deine Aktionen beendet, dabei hättest du { FORM($room, "accusative") } noch reparieren können. Dort sind keine Steine mehr.
guide-missed-divert = Du hast deine Aktionen beendet, dabei hättest du den Strom { FORM($room, "genitive") } noch umleiten können.
guide-missed-token = Du hast deine Aktionen beendet, dabei hätte dein Aktionsmarker noch etwas Nützliches bezahlt.
guide-missed-share = Du hast deine Aktionen beendet, dabei hättest du noch eine Karte teilen können, die wir brauchen.
guide-missed-repair = Du hast deine Aktionen beendet, dabei hättest du { FORM($room, "accusative") } noch reparieren können.
guide-missed-ability = Du hast deine Aktionen beendet, dabei hättest du { FORM($room, "accusative") } noch aktivieren können.

## Farewell

guide-won = Der Kern läuft, und wir sind auf dem Weg nach Hause. Drücke { KEY("adviser") }, wann immer du mich brauchst.
guide-lost = Dieses Schiff haben wir verloren, aber das nächste kennst du besser. Drücke { KEY("adviser") }, wann immer du mich brauchst.
