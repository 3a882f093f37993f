### Reasons: a `why` of the rules' YAML, and what the rules check themselves. A line when met, `-no` what is missing (the end of a
### heading), `-short` at most three words. Beside what the rules tell there is what was tried, each under its own name; a value that
### is left open is `none`. `FORM($cards, "or")` makes a list "a or b", `FORM($cost, "paid")` and `"lacking"` say what of a price is paid.

## The rules' own

play-passive = Активируется действием
play-passive-no = он работает автоматически, активировать его нельзя
play-passive-short = пассивный отсек
play-first = Других решений нет
play-first-no = сначала { $name } решает другое
play-first-short = сначала решите
play-seat = Решать вам
play-seat-no = решает { $name }
play-seat-short = решаете не вы
play-over = Игра не окончена
play-over-no = игра окончена
play-over-short = игра окончена
play-choice = Это можно выбрать
play-choice-no = { $choice ->
    [none] выбирать не из чего
   *[other] здесь нельзя выбрать: { $choice }
}
play-choice-short = не здесь
play-unknown-key = «{ $key }» здесь известно
play-unknown-key-no = «{ $key }» здесь неизвестно
play-unknown-key-short = неизвестное имя
play-unknown-value = «{ $key }» может быть { $value }
play-unknown-value-no = «{ $key }» не может быть { $value }
play-unknown-value-short = неизвестное значение

## Crew members

play-aboard = { $name ->
    [none] На борту кто-то есть
   *[other] { $name } на борту
}
play-aboard-no = { $name ->
    [none] на борту никого нет
   *[other] { $name } не на корабле и вне досягаемости
}
play-aboard-short = не на борту
play-another = Другой член экипажа
play-another-no = эта карта уже у вас
play-another-short = уже ваша

## Cards and cubes

play-in-hand = Карта в вашей руке
play-in-hand-no = такой карты у вас нет
play-in-hand-short = нет в руке
play-their-cards = { $name ->
    [none] У других есть карты
   *[other] { $name }: карты есть
}
play-their-cards-no = { $name ->
    [none] { $own ->
        [0] карт нет ни у кого
       *[other] у других нет карт
    }
   *[other] { $name }: карт нет
}
play-their-cards-short = карт нет
play-their-card = { $name ->
    [none] У кого-то есть эта карта
   *[other] { $name }: карта есть
}
play-their-card-no = { $name ->
    [none] такой карты нет ни у кого
   *[other] { $name }: такой карты нет
}
play-their-card-short = карты там нет
play-discarded = Карта в сбросе
play-discarded-no = такой карты в сбросе нет
play-discarded-short = нет в сбросе
play-face-up = Карта открыта
play-face-up-no = такой карты нет среди открытых
play-face-up-short = не открыта
play-held-cube = У вас есть кубик ремонта
play-held-cube-no = у вас нет кубика ремонта
play-held-cube-short = своего кубика нет
play-topmost = Эта ячейка идёт первой
play-topmost-no = энергия перенаправлена, и ремонт заполнит все ячейки: выберите верхнюю подходящую
play-topmost-short = только верхняя

## Rooms

play-passive-tokens = Активируется действием
play-passive-tokens-no = он работает автоматически; начните ход здесь, пока отсек исправен, и получите два жетона действия
play-passive-tokens-short = пассивный отсек
play-strikes = Эти отсеки можно выбрать
play-strikes-no = { $rooms-count ->
    [1] попаданий в энергоядро нет
   *[other] эти отсеки нельзя выбрать вместе
}
play-strikes-short = не эти отсеки
play-strikes-count = { $count ->
    [1] Один отсек
    [one] { $count } отсек
    [few] { $count } разных отсека
    [many] { $count } разных отсеков
   *[other] { $count } разных отсека
}
play-strikes-count-no = { $count ->
    [1] выберите отсек для попадания
    [one] выберите { $count } отсек
    [few] выберите { $count } разных отсека
    [many] выберите { $count } разных отсеков
   *[other] выберите { $count } разных отсека
}
play-strikes-count-short = сначала выберите
