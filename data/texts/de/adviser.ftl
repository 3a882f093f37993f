### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = Was ich tun würde
adviser-ending = Jetzt beenden
adviser-tries = Simulierte Partien: { $count }
adviser-wait = Der Kapitän denkt nach.
adviser-none = Ich habe hier keinen Plan.
adviser-unable = Ich kann gerade nicht nachdenken. Frag mich noch einmal.
adviser-alone = Es gibt keinen anderen Plan zum Vergleich.
adviser-keep = Vorschau behalten
adviser-why = Warum?

## Reasons

adviser-power = Damit umgeleitet: { $count } von { $of } Räumen.
adviser-safe = Danach zerstört keine mögliche nächste Karte das Schiff.
adviser-risk = Danach { $of ->
    [1] zerstört die einzig mögliche nächste Karte
   *[other] { $count ->
        [1] zerstört 1 von { $of } möglichen nächsten Karten
       *[other] zerstören { $count } von { $of } möglichen nächsten Karten
    }
} das Schiff.
adviser-tokens = Kostet { $count ->
    [one] einen Aktionsmarker
   *[other] { $count } Aktionsmarker
}.

## After deciding

adviser-decide-first = Entscheide zuerst. Ich antworte am Ende deiner Aktionen, so will es die Einstellung „Danach“.
adviser-ask-earlier = Frag mich während deiner Aktionen. Mit der Einstellung „Danach“ antworte ich an ihrem Ende.
adviser-one-way = Du hast hier nur eine Möglichkeit. Dafür brauchst du keinen Rat.
adviser-off = Der Rat des Kapitäns ist aus. Du kannst ihn in den Einstellungen einschalten.
adviser-decided = Du hast entschieden. Hier ist mein Plan.
adviser-level = So gut wie mein Plan.
adviser-yours = Dein Plan
adviser-mine = Mein Plan
adviser-take-back = Zug zurücknehmen
adviser-go-on = Zug behalten

## Why

adviser-parts = Sie unterscheiden sich ab Schritt { $number }
adviser-next = Was als Nächstes kommen kann
adviser-left = Bleibt auf der Hand
adviser-step = { $number }. { $step }
adviser-step-paid = { $number }. { $step } (kostet einen Aktionsmarker)

## Settings and keys

settings-adviser = Rat des Kapitäns
settings-adviser-note = Danach: Du siehst den Plan des Kapitäns, wenn du deine Aktionen beendest.
settings-adviser-asked = Auf Frage
settings-adviser-after = Danach
settings-adviser-off = Aus
command-adviser = Den Kapitän fragen
command-keep-ghosts = Rat: Vorschau behalten
command-why = Rat: warum
play-tip-adviser = Rat des Kapitäns{ KEY("adviser", before: " (", after: ")") }
