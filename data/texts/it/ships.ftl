### Le partite salvate, come navi.

ships-title = Partite salvate
ships-flight = In volo { $count }
ships-saved = Salvate { $count }
ships-lost = Perdute { $count }
ships-none = Qui non ci sono navi.
ships-power = Stanze deviate: { $count } su { $goal }
ships-cannot = Questa partita non si può caricare. Il motivo è scritto sotto.
