### The table: everything painted on it.

## Resources, tokens, damage

resource-data = Данные
resource-metal = Металл
resource-nanobots = Наноботы
resource-energy = Энергия
resource-universal = Джокер

## Top bar

table-turn = { $turn ->
    [0] Подготовка
   *[other] Ход { $turn }
}
table-game = { $difficulty } · { $players ->
    [1] соло
    [one] экипаж: { $players }
    [few] экипаж: { $players }
    [many] экипаж: { $players }
   *[other] экипаж: { $players }
}
phase-actions = Действия
phase-actions-left = ещё { $left } из { $base-actions }
phase-actions-done = готово
phase-collect = Добор
phase-collect-note = { $deck-cards ->
    [one] { $deck-cards } карта
    [few] { $deck-cards } карты
    [many] { $deck-cards } карт
   *[other] { $deck-cards } карты
} или 1
phase-damage = Удар
phase-damage-note = { $rooms ->
    [0] пробоина
    [one] { $rooms } отсек
    [few] { $rooms } отсека
    [many] { $rooms } отсеков
   *[other] { $rooms } отсека
}
threat-title = { $phase ->
    [over] Полёт окончен
    [empty] Колода на исходе
    [breach] Пробоина
    [first] Угроза хода 1
    [later] Угроза: след. ход
   *[other] Угроза: этот ход
}
threat-loss = { $percent }%
threat-lost = гибель
threat-cards = { $possible ->
    [1] ({ $fatal } из 1 карты)
    [one] ({ $fatal } из { $possible } карты)
    [few] ({ $fatal } из { $possible } карт)
    [many] ({ $fatal } из { $possible } карт)
   *[other] ({ $fatal } из { $possible } карт)
}
threat-empty = (в фазе 2)
threat-sides = ({ $fatal } из { $possible } бросков)
threat-hidden = { $rooms ->
    [0] бросок унесёт карты
    [one] попадание в { $rooms } отсек
    [few] попадания в { $rooms } отсека
    [many] попадания в { $rooms } отсеков
   *[other] попадания в { $rooms } отсека
}
threat-not-counted = Без счёта: шансы скрыты
threat-few = до гибели корабля { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
threat-few-brief = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
threat-over = угроз больше нет
threat-times = { $count }×
threat-breach = Пробоина
threat-breach-turn = ход { $turn }
threat-breach-now = каждый ход
threat-left = Осталось в колоде повреждений: { $cards }

## Room cards

room-diverted = Питает ядро
room-critical = КРИТИЧНО
room-critical-note = ещё попадание — гибель
room-destroyed = УНИЧТОЖЕН
room-destroyed-note = корабль погиб
room-restart = Перезапустите ядро: активируйте его и победите
room-restart-brief = Перезапуск
room-other-brief = Свой эффект
room-chip = { $percent }%
room-power = энергия
room-of-eight = /8
room-variant = V2

## Crew panels

tag-active = ХОДИТ
tag-next = СЛЕД.
tag-then = ПОТОМ
tag-last = В КОНЦЕ
tag-pod = КАПС.
crew-left = Не на борту
crew-times = ×{ $count }
crew-of-limit = / { $count }

## The Escape Pod

pod-title = Капсула
pod-offline = Закрыта. Питают ядро: { $count } из { $needed }
pod-offline-short = Закрыта: { $count } из { $needed } отсеков
pod-online = Открыта. Сесть можно у ядра.
pod-online-short = Открыта: можно сесть
pod-taken = В дрейфе: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
pod-taken-short = В дрейфе: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}

## Supply

## Resources

resources-title = Ресурсы
panel-not-counted = Без счёта
resources-empty = Пусто = гибель · { $turns ->
    [0] меньше хода
    [one] ~{ $turns } ход
    [few] ~{ $turns } хода
    [many] ~{ $turns } ходов
   *[other] ~{ $turns } хода
}
resources-discard = Сброс
resources-seen-title = { $count ->
    [1] Следующая карта, известна всем
    [one] След. { $count } карта, известна всем
    [few] След. { $count } карты, известны всем
    [many] След. { $count } карт, известны всем
   *[other] След. { $count } карты, известны всем
}

## Damage

damage-title = Повреждения
damage-breach-last = Последняя: пробоина
damage-breach-on = бросок каждый ход
damage-last = { $turn ->
    [0] Последнее попадание
   *[other] Последнее попадание, ход { $turn }
}
damage-none = Попаданий ещё не было
damage-next = далее: { $rooms ->
    [one] { $rooms } отсек
    [few] { $rooms } отсека
    [many] { $rooms } отсеков
   *[other] { $rooms } отсека
}
damage-any = Любые: { $count }
damage-seen-title = { $count ->
    [1] Следующая карта повреждений, известна всем
    [one] След. { $count } карта повреждений, известна всем
    [few] След. { $count } карты повреждений, известны всем
    [many] След. { $count } карт повреждений, известны всем
   *[other] След. { $count } карты повреждений, известны всем
}

## The die

die-before = Ещё не бросали
die-scavenge = { $value } · { $cards ->
    [0] без карт
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}
die-breach = { $value } · { $cards ->
    [0] карты целы
    [one] { $cards } карта потеряна
    [few] { $cards } карты потеряны
    [many] { $cards } карт потеряно
   *[other] { $cards } карты потеряны
}
die-other = { $value }
die-who-scavenge = { $name }, поиск
die-who-breach = Пробоина
die-who-other = { $name }, дрейф

## The dock

dock-actions = Действия
dock-collect = Фаза 2: добор карт
dock-damage = Фаза 3: удар
dock-setup = До первого хода
dock-adrift = Дрейф в капсуле
dock-over = Игра окончена
dock-empty-hand = Рука пуста
button-move = Перейти
button-scavenge = Искать
button-share = Поделиться
button-divert = Перенаправить
button-repair = Починить
button-activate = Активировать
button-restart = Перезапуск
button-more = Ещё действия
end-finish = Завершить
end-nothing = Не брать
end-confirm = Подтвердить
end-wait = Ваш выбор
end-strike = Удар
end-adrift = Дрейф
end-seat = Подождите
end-over = Итог
end-again = Повторить шаг
end-back = Предыдущий шаг
end-tokens = { $count ->
    [one] +{ $count } жетон
    [few] +{ $count } жетона
    [many] +{ $count } жетонов
   *[other] +{ $count } жетона
}
end-lost = жетонов нет
end-none-left = { $tokens ->
    [0] действий нет
    [1] сберечь жетон
    [one] сберечь жетоны
    [few] сберечь жетоны
    [many] сберечь жетоны
   *[other] сберечь жетоны
}
would-card-data = данные
would-card-metal = металл
would-card-nanobots = наноботы
would-card-energy = энергия
would-card-universal = джокер
would-move = { $count ->
    [one] на выбор { $count } отсек
    [few] на выбор { $count } отсека
    [many] на выбор { $count } отсеков
   *[other] на выбор { $count } отсека
}
would-scavenge = { $percent }%: 1+ карта
would-share = с кем: { $name }
would-share-many = с другими: { $count }
would-repair = ячейка { $slot }: { $card }
would-repair-any = ячейка { $slot }
would-repair-many = { $count ->
    [one] { $count } ячейка
    [few] { $count } ячейки
    [many] { $count } ячеек
   *[other] { $count } ячейки
}
would-refill = заполнить: { $card }
would-divert = цена: 3 карты
would-divert-wild = { $count ->
    [one] { $count } джокер
    [few] { $count } джокера
    [many] { $count } джокеров
   *[other] { $count } джокера
}
would-divert-ways = { $count ->
    [one] { $count } способ
    [few] { $count } способа
    [many] { $count } способов
   *[other] { $count } способа
}
would-activate = этот отсек
would-more = { $count ->
    [0] сейчас нет
    [one] сейчас есть: { $count }
    [few] сейчас есть: { $count }
    [many] сейчас есть: { $count }
   *[other] сейчас есть: { $count }
}
would-win = запустить ядро
hint-spent = Действий больше нет. Завершите действия, чтобы добрать карты.
hint-no-cards = Перейдите, поищите или завершите действия.
hint-choice = Сделайте выбор.
hint-over = Игра окончена.
