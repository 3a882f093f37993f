### What the captain says of a plan: how it compares, what it makes possible, what is lost otherwise.

## How a plan compares with the best one

adviser-worth-first = Meine Wahl
adviser-worth-close = Knapp dahinter
adviser-worth-unclear = Schwer zu sagen
adviser-worth-weaker = Wirkt schwächer
adviser-worth-far = Wirkt viel schwächer

## What a plan does: $crew is a name, $room a room

adviser-win = Rettet das Schiff.
adviser-core = { $crew } kann dann den Kern neu starten.
adviser-opens = { $crew } kann dann { FORM($room, "accusative") } umleiten.
adviser-holds = { $crew } hat dann alle Karten, um { FORM($room, "accusative") } umzuleiten.
adviser-lacks = { $crew } { $count ->
    [one] fehlt dann nur noch eine Karte
   *[other] fehlen dann nur noch { $count } Karten
}, um { FORM($room, "accusative") } umzuleiten.
adviser-first = Warten ist riskant: Trifft der Sturm vorher { FORM($room, "accusative") }, könnt ihr den Raum nicht umleiten.
adviser-otherwise = Ohne das { $of ->
    [1] zerstört die einzig mögliche nächste Karte
   *[other] { $count ->
        [1] zerstört 1 von { $of } möglichen nächsten Karten
       *[other] zerstören { $count } von { $of } möglichen nächsten Karten
    }
} das Schiff.
adviser-rescue = Ein weiterer Treffer zerstört { FORM($room, "accusative") } nicht mehr.
adviser-whole = Repariert { FORM($room, "accusative") } voll.
adviser-bears = Damit hält { $room } { $count ->
    [one] einen Treffer
   *[other] { $count } Treffer
} aus statt { $of }.
adviser-nearer = Der nächste Zug beginnt näher { FORM($room, "to") }: Dort nützt { $crew } eine Karte.
adviser-keeps = Spart { $count ->
    [one] einen Aktionsmarker
   *[other] { $count } Aktionsmarker
} für später.
adviser-hand = { $crew } hat dann { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf der Hand.
adviser-repairs = { $crew } kann dann { FORM($room, "accusative") } reparieren.
adviser-plain = Nichts Besonderes spricht dafür.

## What can be done with a plan

adviser-play = Ausführen
adviser-play-plan = Plan { $number } ausführen
adviser-play-ends = Selbst beenden
adviser-ending-best = Meine Wahl: Beende deine Aktionen jetzt.
adviser-play-not = Dieser Plan beendet deine Aktionen. Das machst du selbst.
adviser-why-not = Warum nicht?
adviser-only = Nur dieser Plan
adviser-lost = Was dir entgeht
adviser-better = Ich habe einen besseren Plan. Zeigen
command-play-plan = Rat: Plan ausführen

## The film

film-tip-hit = Treffer: { $rooms }
