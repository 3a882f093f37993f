### Desafios: a nave do dia.

title-daily = Nave do dia
title-daily-note = Uma por dia, a mesma para todos
challenges-title = Desafios
daily-heading = Nave do dia · { DATETIME($day, dateStyle: "full") }
daily-players = Jogadores
daily-alone = Solo
daily-shared = Hoje todos pilotam esta nave. Nada é enviado: copie seu resultado e compare.
daily-next = Próxima nave em { $hours } h { $minutes } min
daily-next-soon = Próxima nave em { $minutes } min
daily-yours = Seu voo
daily-not-flown = Você ainda não pilotou esta nave.
daily-unread = A lista de naves do dia não pode ser lida agora, por isso seus voos nelas não aparecem. O Solar Storm tenta de novo a cada poucos segundos.
daily-par = Par do capitão
daily-par-covered = Você verá ao pousar.
daily-par-short = par
daily-you = você
daily-first = Seu primeiro voo
daily-more = { $count ->
    [one] Mais { $count } voo de treino
    [many] Mais { $count } de voos de treino
   *[other] Mais { $count } voos de treino
}
daily-under = { $count ->
    [one] { $count } turno abaixo do par
    [many] { $count } de turnos abaixo do par
   *[other] { $count } turnos abaixo do par
}
daily-over = { $count ->
    [one] { $count } turno acima do par
    [many] { $count } de turnos acima do par
   *[other] { $count } turnos acima do par
}
daily-even = No par
daily-only-you = O capitão perdeu esta nave.
daily-only-captain = O capitão salvou esta nave.
daily-both-lost = O capitão também a perdeu.
daily-days = Os últimos sete dias
daily-today = Hoje
daily-weekday = { $day ->
    [0] seg
    [1] ter
    [2] qua
    [3] qui
    [4] sex
    [5] sáb
   *[6] dom
}
daily-lost = perdida
daily-better = melhor
daily-fly = Pilotar a nave do dia
daily-copy = Copiar resultado
daily-copied = Resultado copiado. Cole em uma mensagem.
daily-film = Ver o filme
daily-again = Voar de novo, para treinar
daily-once = Só o primeiro voo conta. Um dia perdido não custa nada.
daily-result = Nave de { DATETIME($day, dateStyle: "medium") }

flight-beside = Comparar com o seu
beside-title = Lado a lado
beside-yours = Seu voo
beside-theirs = O outro voo
beside-chance = { $value }% de chance de vencer
beside-unknown = Ainda não analisado

command-daily-copy = Nave do dia: copiar resultado
command-daily-film = Nave do dia: ver o filme
command-daily-again = Nave do dia: voar de novo
command-crew-before = Desafios: menos jogadores
command-crew-after = Desafios: mais jogadores
