### The saved games as ships.

ships-title = Zapisane gry
ships-flight = W locie { $count }
ships-saved = Ocalone { $count }
ships-lost = Stracone { $count }
ships-none = Nie ma tu statków.
ships-power = Przekierowane sekcje: { $count } z { $goal }
ships-cannot = Tej gry nie można wczytać. Powód podano poniżej.
