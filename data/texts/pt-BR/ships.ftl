### The saved games as ships.

ships-title = Partidas salvas
ships-flight = Em voo { $count }
ships-saved = Salvas { $count }
ships-lost = Perdidas { $count }
ships-none = Não há naves aqui.
ships-power = { $count } de { $goal } salas desviadas
ships-cannot = Não dá para carregar esta partida. O motivo está abaixo.
