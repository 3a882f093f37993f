### The saved games as ships.

ships-title = Saved games
ships-flight = In flight { $count }
ships-saved = Rescued { $count }
ships-lost = Lost { $count }
ships-none = No ships here.
ships-power = { $count } of { $goal } rooms diverted
ships-cannot = This game cannot be loaded. The reason is shown below.
