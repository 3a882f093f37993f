### The saved games as ships.

ships-title = Partidas guardadas
ships-flight = En vuelo { $count }
ships-saved = Salvadas { $count }
ships-lost = Perdidas { $count }
ships-none = Aquí no hay naves.
ships-power = { $count } de { $goal } salas desviadas
ships-cannot = Esta partida no se puede cargar. El motivo está abajo.
