### The saved games as ships.

ships-title = Gespeicherte Partien
ships-flight = Unterwegs { $count }
ships-saved = Gerettet { $count }
ships-lost = Verloren { $count }
ships-none = Hier sind keine Schiffe.
ships-power = { $count } von { $goal } Räumen umgeleitet
ships-cannot = Diese Partie lässt sich nicht laden. Der Grund steht unten.
