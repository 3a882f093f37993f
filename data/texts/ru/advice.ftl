### What the captain says of a plan: how it compares, what it makes possible, what is lost otherwise.

## How a plan compares with the best one

adviser-worth-first = Мой выбор
adviser-worth-close = Почти так же хорошо
adviser-worth-unclear = Трудно сказать
adviser-worth-weaker = Похоже, слабее
adviser-worth-far = Похоже, намного слабее

## What a plan does: $crew is a name, $room a room

adviser-win = Спасает корабль.
adviser-core = Потом { $crew } сможет перезапустить ядро.
adviser-opens = Потом { $crew } сможет перенаправить энергию { FORM($room, "genitive") }.
adviser-holds = Потом { $crew } держит в руке всю цену { FORM($room, "genitive") }.
adviser-lacks = Потом { $crew } соберёт почти всю цену { FORM($room, "genitive") }: не хватит { $count ->
    [one] { $count } карты
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карты
}.
adviser-first = Ждать рискованно: после попадания в { FORM($room, "accusative") } энергию этого отсека не перенаправить.
adviser-otherwise = Без этого корабль { $of ->
    [1] уничтожит единственная возможная карта
   *[other] { $count ->
        [1] уничтожит 1 из { $of } возможных карт
       *[other] уничтожат { $count } из { $of } возможных карт
    }
}.
adviser-rescue = Ещё одно попадание уже не уничтожит { FORM($room, "accusative") }.
adviser-whole = { $room } снова без повреждений.
adviser-bears = Так { $room } выдержит { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
    [many] { $count } попаданий
   *[other] { $count } попадания
}, а не { $of }.
adviser-nearer = Следующий ход начнётся ближе: { $crew } применит карту { FORM($room, "at") }.
adviser-keeps = На потом останется { $count ->
    [one] { $count } жетон действия
    [few] { $count } жетона действия
    [many] { $count } жетонов действия
   *[other] { $count } жетона действия
}.
adviser-hand = Потом { $crew } держит { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
adviser-repairs = Потом { $crew } сможет починить { FORM($room, "accusative") }.
adviser-plain = Особых доводов за это нет.

## What can be done with a plan

adviser-play = Выполнить
adviser-play-plan = Выполнить план { $number }
adviser-play-ends = Завершите сами
adviser-ending-best = Мой выбор: завершите действия сейчас.
adviser-play-not = Этот план завершает ваши действия. Завершите их сами.
adviser-why-not = Почему нет?
adviser-only = Только этот план
adviser-lost = Что вы теряете
adviser-better = Есть план лучше. Показать
command-play-plan = Совет: выполнить план

## The film

film-tip-hit = Попадания: { $rooms }
