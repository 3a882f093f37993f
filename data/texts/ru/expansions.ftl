### Expansions: name, short text for a row, and all there is to know.

expansion-solo = Соло
expansion-solo-text = Один игрок ведёт трёх членов экипажа с одной рукой карт.
expansion-solo-full = Вы одни ведёте трёх членов экипажа, которые ходят по очереди: рука карт одна на всех, жетоны у каждого свои. Вместо того чтобы делиться, вы обмениваете карту руки на открытую.
expansion-damage-control = Борьба за живучесть
expansion-damage-control-text = Три карты повреждений: куда придётся удар, решаете вы.
expansion-damage-control-full = Из колоды вслепую убирают по одной карте повреждений каждого типа; вместо неё входит карта без названий отсеков. Кто её вытянет, выбирает один, два или три отсека, по которым придётся удар.
expansion-escape-pod = Спасательная капсула
expansion-escape-pod-text = От семи отведённых отсеков: можно бросить остальных.
expansion-escape-pod-full = Когда отведено питание семи отсеков, стоящий у энергоядра может сесть в капсулу. Если корабль спасён, побеждают остальные; если погиб, беглец берёт ещё одну карту, и последний бросок больше числа его карт приносит победу ему одному.

## Why an expansion cannot be in a game

number = { $number ->
    [1] одного
    [2] двух
    [3] трёх
    [4] четырёх
   *[other] { $number }
}
expansion-players = Для { FORM($for, "or") } { $most ->
    [1] игрока
   *[other] игроков
}.
expansion-players-no = только для { FORM($for, "or") } { $most ->
    [1] игрока
   *[other] игроков
}{ $crowd ->
    [alone] ; вы играете в одиночку.
    [fewer] : добавьте ещё одного.
   *[more] : вас слишком много.
}
expansion-players-short = другой состав
expansion-apart = Сочетается с «{ $other }».
expansion-apart-no = не сочетается с «{ $other }»: оба меняют одно и то же.
expansion-apart-short = не с «{ $other }»
