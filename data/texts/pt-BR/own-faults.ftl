# A mistake in a room or an expansion of the player's own that shows only in play.
# $name is the name of its folder.

own-fault-title = Esta escolha não é possível
own-fault-text = Seu conteúdo “{ $name }” tem um erro. Nada mudou: escolha outra coisa.
own-fault-stuck = Seu conteúdo “{ $name }” tem um erro que impede qualquer escolha agora. Desfaça a última, se puder, ou saia da partida e corrija o erro.
own-fault-keeps = Se você corrigir “{ $name }”, esta partida poderá continuar, desde que a correção não mude nada do que já aconteceu. Guarde uma cópia dos arquivos antigos.
own-fault-setup = Seu conteúdo “{ $name }” tem um erro ({ $place }) e nenhuma partida pode começar com ele. Corrija o erro ou desative esse conteúdo.
own-fault-why = Seu conteúdo “{ $name }” tem um erro. A linha abaixo indica o arquivo e o lugar.
own-fault-back = Escolher outra coisa
own-fault-report = Um relatório com os detalhes do erro está em { $path }. O arquivo com o erro é seu: você pode corrigi-lo.
