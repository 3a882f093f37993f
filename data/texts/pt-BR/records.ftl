### The log of flights, and what it adds up to.

records-title = Recordes
records-reading = Lendo seus voos…
records-none = Ainda não há voos. Cada voo concluído é adicionado aqui.
records-sum = { $won } de { $count } naves salvas
records-day = { DATETIME($day, dateStyle: "medium") }
records-table = Naves salvas
records-cell = { $won } de { $count }
records-interval = com o tempo, muito provavelmente de { $low } a { $high }%
records-players = { $players ->
    [one] { $players } jogador
    [many] { $players } de jogadores
   *[other] { $players } jogadores
}
records-sums = Todos os voos
records-fastest = Resgate mais rápido
records-longest = Voo mais longo
records-close = Resgates por pouco
records-close-note = Com uma sala crítica ou com no máximo { $cards } cartas restantes.
records-crews = Mais voos
records-firsts = Primeiros resgates
records-first-any = Qualquer nave
records-first-realist = Realista, sem cartas Universais
records-first-narrow = No máximo { $cards } cartas restantes
records-last = Últimos voos
records-by-programs = encerrado só pelo programa
records-cards = { $count ->
    [one] resta { $count } carta
    [many] restam { $count } de cartas
   *[other] restam { $count } cartas
}
records-no-line = Este voo não tem linha de voo e não pode ser exibido.
records-csv = Exportar CSV
records-json = Exportar JSON
records-exported = Todos os voos foram exportados para { $path }.
records-export-full = Nada foi exportado: o disco está cheio. Libere espaço e tente de novo.
records-export-read-only = Nada foi exportado: { $path } é somente leitura. Permita gravar nessa pasta e tente de novo.
records-export-other = Nada foi exportado: { $path } não pode ser usado ({ $detail }). Veja o que há nesse local e tente de novo.
records-damaged = { $count ->
    [one] Uma entrada do diário de voo está danificada e foi omitida.
    [many] { $count } de entradas do diário de voo estão danificadas e foram omitidas.
   *[other] { $count } entradas do diário de voo estão danificadas e foram omitidas.
}
records-newer = As entradas do diário de voo que vêm de uma versão mais nova do Solar Storm foram omitidas.
records-unread = Seu diário de voo não pode ser lido agora. O Solar Storm tenta de novo a cada poucos segundos.
records-unread-file = O arquivo não foi alterado: { $path }
flights-unsaved = Seus últimos voos ainda não estão no diário de voo: o disco está cheio ou não aceita gravação. O Solar Storm tenta de novo a cada poucos segundos.
records-refused-full = Seus últimos voos ainda não estão no diário de voo: o disco está cheio. Libere espaço e abra esta página de novo.
records-refused-read-only = Seus últimos voos ainda não estão no diário de voo: a pasta dele é somente leitura. Libere a gravação e abra esta página de novo.
records-refused-taken = Seus últimos voos ainda não estão no diário de voo: outra cópia do Solar Storm está gravando nele. Abra esta página de novo.
records-refused-other = O disco relatou um erro no diário de voo. Nenhum voo foi removido. Abra esta página de novo.
