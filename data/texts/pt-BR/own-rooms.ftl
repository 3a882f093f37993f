# Rooms and expansions that players have written themselves.

own-rooms-title = Suas próprias salas
own-rooms-where = Cada sala ou expansão sua tem uma pasta dentro desta:
own-rooms-named = Indicadas ao iniciar o jogo:
own-rooms-none = Você ainda não tem salas próprias. A página “own-rooms” da documentação mostra como escrever uma.
own-rooms-here = No jogo
own-rooms-room = no lugar de: { $room }
own-rooms-expansion = expansão
own-rooms-left-out = { $count ->
    [one] { $count } pasta ficou de fora. O jogo segue sem ela.
    [many] { $count } de pastas ficaram de fora. O jogo segue sem elas.
   *[other] { $count } pastas ficaram de fora. O jogo segue sem elas.
}
own-rooms-line = { $file }, linha { $line }
own-rooms-more = { $count ->
    [one] Mais { $count } erro não é mostrado.
    [many] Mais { $count } de erros não são mostrados.
   *[other] Mais { $count } erros não são mostrados.
}
own-rooms-copy = Copiar o caminho
own-rooms-again = Ler de novo
own-rooms-copied = O caminho está na área de transferência.
own-rooms-read = As pastas foram lidas de novo.
own-rooms-changed = { $count ->
    [one] Seu conteúdo “{ $ids }” mudou desde que esta partida foi salva.
    [many] Seus conteúdos ({ $ids }) mudaram desde que esta partida foi salva.
   *[other] Seus conteúdos ({ $ids }) mudaram desde que esta partida foi salva.
}
own-rooms-goes-on = Daqui em diante valem as novas regras.
own-rooms-undone = Você não pode refazer escolhas desfeitas que não sejam compatíveis com elas.
own-rooms-fits-not = O que aconteceu até agora não é compatível com as novas regras. A partida está segura: recupere os arquivos antigos ou comece outra partida.
own-rooms-unread = Seu conteúdo “{ $id }” não pode ser lido agora ({ $detail }). A partida está segura: tente de novo quando a pasta puder ser aberta.
own-rooms-wrong = Seu conteúdo “{ $id }” tem um erro ({ $place }). A partida está segura: corrija o erro e tente de novo.
flight-why-own = Esta linha de voo segue outras regras ou outra versão do seu conteúdo: { $details }
own-rooms-advice = Esta nave tem salas criadas por você. Não consigo simulá-las, por isso não comparei nada.
own-rooms-film = Esta nave tem salas ou expansões criadas por você. O capitão não consegue avaliar os turnos dela.
