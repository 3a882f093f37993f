### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = Was ich tun würde
adviser-ending = Jetzt beenden
adviser-tries = Simulierte Partien: { $count }
adviser-margin = ± { $margin }
adviser-interval = ({ $low }–{ $high })
adviser-wait = Der Kapitän denkt nach.
adviser-none = Ich habe hier keinen Plan.
adviser-alone = Es gibt keinen anderen Plan zum Vergleich.
adviser-best = Der beste von diesen.
adviser-equal = So gut wie Plan { $plan }.
adviser-behind = Schwächer.
adviser-keep = Vorschau behalten
adviser-why = Warum?

## Reasons

adviser-power = Damit umgeleitet: { $count } von { $goal } Räumen.
adviser-safe = Danach zerstört keine mögliche nächste Karte das Schiff.
adviser-risk = Danach { $possible ->
    [1] zerstört die einzig mögliche nächste Karte
   *[other] { $fatal ->
        [1] zerstört 1 von { $possible } möglichen nächsten Karten
       *[other] zerstören { $fatal } von { $possible } möglichen nächsten Karten
    }
} das Schiff.
adviser-cubes = Das Schiff gewinnt { $count ->
    [one] einen Stein
   *[other] { $count } Steine
}.
adviser-tokens = Kostet { $count ->
    [one] einen Aktionsmarker
   *[other] { $count } Aktionsmarker
}.

## After deciding

adviser-decide-first = Entscheide zuerst. Ich antworte, wenn du deine Aktionen beendest.
adviser-ask-earlier = Frag mich während deiner Aktionen. Ich antworte, wenn du sie beendest.
adviser-one-way = Du hast hier nur eine Möglichkeit. Dafür brauchst du keinen Rat.
adviser-off = Der Rat des Kapitäns ist aus. Du kannst ihn in den Einstellungen einschalten.
adviser-decided = Du hast entschieden. Hier ist mein Plan.
adviser-level = So gut wie mein Plan.
adviser-yours = Dein Plan
adviser-mine = Mein Plan
adviser-take-back = Zug zurücknehmen
adviser-go-on = Zug behalten
adviser-why-points = Warum? (−{ $points })

## Why

adviser-parts = Sie unterscheiden sich ab Schritt { $number }
adviser-next = Was als Nächstes kommen kann
adviser-left = Bleibt auf der Hand

adviser-crew = Für eine Crew dieses Rangs: { $rank }

## Settings and keys

settings-adviser = Rat des Kapitäns
settings-adviser-note = Standard: Spielst du allein, bekommst du Rat auf Frage, mit anderen nach deiner Entscheidung.
settings-adviser-usual = Standard
settings-adviser-asked = Auf Frage
settings-adviser-after = Danach
settings-adviser-off = Aus
command-adviser = Den Kapitän fragen
command-keep-ghosts = Rat: Vorschau behalten
command-why = Rat: warum
play-tip-adviser = Rat des Kapitäns{ KEY("adviser", before: " (", after: ")") }
