### Namen und Fähigkeiten der Räume. `-short` steht zweizeilig auf der Karte, `-full` ist die ganze Regel.

room-bridge = Brücke
room-bridge-v1-short = Sieh die nächsten 3 Schadenskarten; ordne sie neu.
room-bridge-v1-brief = Schaden ordnen
room-bridge-v1-full = Sieh dir die obersten drei Schadenskarten an und lege sie in beliebiger Reihenfolge zurück. Der Hüllenbruch ist nie dabei. Alle am Tisch merken sich, was zu sehen war.
room-bridge-v2-short = Sieh 2 Schadenskarten; jede kommt nach oben oder unten.
room-bridge-v2-brief = Karten senken
room-bridge-v2-full = Sieh dir die obersten zwei Schadenskarten an. Lege jede von ihnen oben auf den Stapel oder darunter, in beliebiger Reihenfolge. Der Hüllenbruch bleibt unter allen anderen.

room-cargo-hold = Frachtraum
room-cargo-hold-v1-short = Sieh die nächsten 5 Ressourcenkarten; ordne sie neu.
room-cargo-hold-v1-brief = 5 ordnen
room-cargo-hold-v1-full = Sieh dir die obersten fünf Ressourcenkarten an und lege sie in beliebiger Reihenfolge zurück. Sind es weniger als fünf, sieh dir alle an. Ansehen leert den Stapel nie.
room-cargo-hold-v2-short = Nimm eine Karte: vom Stapel oder offen.
room-cargo-hold-v2-brief = Karte nehmen
room-cargo-hold-v2-full = Nimm eine Ressourcenkarte: die oberste des Stapels oder eine offene, die sofort ersetzt wird.

room-medical-bay = Krankenstation
room-medical-bay-v1-short = Passiv: Beginne den Zug hier und erhalte 2 Aktionsmarker.
room-medical-bay-v1-brief = +2 Marker
room-medical-bay-v1-full = Wirkt von selbst, ohne Aktion: Wer seinen Zug in der ganz reparierten Krankenstation beginnt, erhält zwei Aktionsmarker aus dem Vorrat. Sie dürfen noch im selben Zug ausgegeben werden.
room-medical-bay-v2-short = Kostet 2 Aktionen: Gib anderen bis zu 3 Aktionsmarker.
room-medical-bay-v2-brief = Marker geben
room-medical-bay-v2-full = Kostet zwei Aktionen. Verteile einen, zwei oder drei Aktionsmarker aus dem Vorrat an andere Crewmitglieder, wie du willst.

room-crew-quarters = Crewquartier
room-crew-quarters-v1-short = Schicke jemanden dorthin, wo schon jemand steht.
room-crew-quarters-v1-brief = Zu anderen
room-crew-quarters-v1-full = Bewege ein beliebiges Crewmitglied, auch dich selbst, in einen anderen Raum, in dem schon jemand steht. Der Energiekern zählt als Raum.
room-crew-quarters-v2-short = Schicke jemanden in einen leeren Raum.
room-crew-quarters-v2-brief = Ins Leere
room-crew-quarters-v2-full = Bewege ein beliebiges Crewmitglied, auch dich selbst, in einen Raum, in dem niemand steht. Der Energiekern zählt als Raum.

room-energy-core = Energiekern
room-energy-core-v1-short = Leitet alle acht Räume um und startet den Kern neu: Sieg.
room-energy-core-v1-brief = Alle 8 umleiten
room-energy-core-v1-full = Ist die Energie aller acht Räume umgeleitet, stell dich hierher und aktiviere den Kern: Das Schiff ist gerettet, die Crew gewinnt. Er nimmt keinen Schaden und braucht keine Reparatur.

room-engine-room = Maschinenraum
room-engine-room-v1-short = Tausche eine deiner Karten gegen eine abgelegte Karte.
room-engine-room-v1-brief = Karte tauschen
room-engine-room-v1-full = Lege eine deiner Karten auf den Ablagestapel der Ressourcen und nimm dafür eine beliebige Karte, die dort lag.
room-engine-room-v2-short = Nimm eine abgelegte Karte; der Stapel verliert dann eine.
room-engine-room-v2-brief = Ablage nehmen
room-engine-room-v2-full = Nimm eine beliebige Karte vom Ablagestapel der Ressourcen. Danach kommt die oberste Karte des Ressourcenstapels auf den Ablagestapel.

room-armoury = Waffenkammer
room-armoury-v1-short = Lege 2 Schilde auf Räume, bis zu deinem nächsten Zug.
room-armoury-v1-brief = 2 Schilde
room-armoury-v1-full = Lege zwei Schutzmarker auf Räume, beide auf einen oder je einen auf zwei; nur einen, wenn der Vorrat nicht mehr hat. Ein Marker fängt den nächsten Schaden des Raums ab. Was zu Beginn deines nächsten Zuges noch liegt, kommt in den Vorrat zurück. Nicht auf den Energiekern.
room-armoury-v2-short = Gib jemandem einen Schild; er hält bis zum Treffer.
room-armoury-v2-brief = Schild geben
room-armoury-v2-full = Gib einem beliebigen Crewmitglied, auch dir selbst, einen Schutzmarker aus dem Vorrat. Er fängt einen Schaden des Raums ab, in dem es steht, und bleibt bis dahin.

room-repair-centre = Werkstatt
room-repair-centre-v1-short = Repariere von hier ein Feld in einem anderen Raum.
room-repair-centre-v1-brief = Fernreparatur
room-repair-centre-v1-full = Repariere ein Feld eines anderen Raums mit einer passenden Karte, als stündest du dort. Ist die Energie des Raums umgeleitet, repariert diese eine Karte alle Felder.
room-repair-centre-v2-short = Gib einem anderen Crewmitglied einen Reparaturstein.
room-repair-centre-v2-brief = Stein geben
room-repair-centre-v2-full = Gib einem anderen Crewmitglied einen Reparaturstein aus dem Vorrat. Mit einer Aktion und ohne Karte repariert er ein Feld des Raums, in dem es steht; ist dessen Energie umgeleitet, alle Felder.

room-mess-hall = Messe
room-mess-hall-v1-short = Gib, nimm oder tausche eine Karte mit jemandem an Bord.
room-mess-hall-v1-brief = Karte tauschen
room-mess-hall-v1-full = Mit einem beliebigen anderen Crewmitglied, egal wo: Gib eine Karte, nimm eine Karte oder tauscht eine gegen eine.
room-mess-hall-v2-few = { $players ->
    [1] V2 tauscht zwischen zwei anderen: nicht im Solospiel.
   *[other] V2 tauscht zwischen zwei anderen: erst ab drei Personen.
}
room-mess-hall-solo-short = Tausche eine Handkarte gegen eine offene Karte.
room-mess-hall-solo-brief = Karte tauschen
room-mess-hall-solo-full = Tausche eine Karte der gemeinsamen Hand gegen eine offene Karte, egal wo jemand steht. Deine Karte nimmt den Platz der genommenen ein; es wird nichts gezogen.
room-mess-hall-v2-short = Zwei andere tauschen je eine Karte oder je zwei.
room-mess-hall-v2-brief = Zwei tauschen
room-mess-hall-v2-full = Wähle zwei andere Crewmitglieder an Bord: Sie tauschen eine Karte gegen eine oder zwei gegen zwei.

# Warum ein Raum nichts zu tun findet: die Bedingung, das Problem, das Problem in wenigen Worten.
play-two-with-cards = Zwei andere mit Karten
play-two-with-cards-no = es haben nicht einmal zwei andere Karten
play-two-with-cards-short = keine zwei da
play-tokens = Ein Aktionsmarker zum Verteilen
play-tokens-no = im Vorrat ist kein Aktionsmarker mehr
play-tokens-short = keine Marker mehr

# Der Name eines Raums, wo wenig Platz dafür ist.
room-bridge-brief = Brücke
room-armoury-brief = Waffen
room-crew-quarters-brief = Quartier
room-energy-core-brief = Kern
room-repair-centre-brief = Werkstatt
room-medical-bay-brief = Kranken
room-cargo-hold-brief = Fracht
room-engine-room-brief = Maschinen
room-mess-hall-brief = Messe
