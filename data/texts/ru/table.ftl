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
threat-empty = (в фазе 2)
threat-sides = ({ $fatal } из { $possible } граней)
threat-hidden = { $rooms ->
    [0] бросок унесёт карты
    [one] удар по { $rooms } отсеку
    [few] удар по { $rooms } отсекам
    [many] удар по { $rooms } отсекам
   *[other] удар по { $rooms } отсекам
}
threat-not-counted = Без счёта: шансы скрыты
threat-few = { $count ->
    [one] осталась { $count } карта: кончится, и кораблю конец
    [few] осталось { $count } карты: кончатся, и кораблю конец
    [many] осталось { $count } карт: кончатся, и кораблю конец
   *[other] осталось { $count } карты: кончатся, и кораблю конец
}
threat-few-brief = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
threat-over = больше ничего не грозит
threat-times = { $count }×
threat-breach = Пробоина
threat-breach-turn = ход { $turn }
threat-breach-now = каждый ход

## Room cards

room-diverted = Отведено
room-critical = КРИТИЧНО
room-critical-note = ещё удар, и кораблю конец
room-destroyed = УНИЧТОЖЕН
room-destroyed-note = корабль погиб
room-restart = Перезапустите ядро: активируйте его и победите
room-restart-brief = Перезапуск
room-other-brief = Свой эффект
room-chip = { $percent }%
room-power = питание
room-of-eight = /8
room-variant = V2

## Crew panels

tag-active = ХОДИТ
tag-next = СЛЕД.
tag-then = ПОТОМ
tag-last = В КОНЦЕ
tag-pod = КАПС.
crew-left = Не на борту
crew-times = ×{ $count }
crew-of-limit = / { $count }

## The Escape Pod

pod-title = Капсула
pod-offline = Закрыта: отведено { $count } из { $needed } отсеков
pod-offline-short = Закрыта: отведено { $count } из { $needed }
pod-online = Открыта. Садитесь в неё от ядра.
pod-online-short = Открыта: можно сесть
pod-taken = В дрейфе: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
pod-taken-short = В дрейфе: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}

## Supply

supply-title = Запас

## Resources

resources-title = Ресурсы
panel-left = осталось
panel-not-counted = Без счёта
resources-empty = Пусто = гибель · { $turns ->
    [0] меньше хода
    [one] ~{ $turns } ход
    [few] ~{ $turns } хода
    [many] ~{ $turns } ходов
   *[other] ~{ $turns } хода
}
resources-deck = Колода
resources-face-up = Открытые
resources-discard = Сброс
resources-seen-title = { $count ->
    [1] Следующая карта, её видели все
    [one] След. { $count } карта, её видели все
    [few] След. { $count } карты, их видели все
    [many] След. { $count } карт, их видели все
   *[other] След. { $count } карты, их видели все
}

## Damage

damage-title = Повреждения
damage-breach-last = Последняя: пробоина
damage-breach-on = бросок каждый ход
damage-last = { $turn ->
    [0] Последний удар
   *[other] Последний удар, ход { $turn }
}
damage-none = Ударов ещё не было
damage-next = дальше: { $rooms ->
    [one] { $rooms } отсек
    [few] { $rooms } отсека
    [many] { $rooms } отсеков
   *[other] { $rooms } отсека
}
damage-any = Любые: { $count }
damage-seen-title = { $count ->
    [1] Следующая карта повреждений, её видели все
    [one] След. { $count } карта повреждений, её видели все
    [few] След. { $count } карты повреждений, их видели все
    [many] След. { $count } карт повреждений, их видели все
   *[other] След. { $count } карты повреждений, их видели все
}

## The die

die-title = Кость
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
    [one] минус { $cards } карта
    [few] минус { $cards } карты
    [many] минус { $cards } карт
   *[other] минус { $cards } карты
}
die-other = { $value }
die-who-scavenge = { $name }, поиск
die-who-breach = Пробоина
die-who-other = { $name }, дрейф

## The dock

dock-actions = Действия
dock-tokens = Жетоны
dock-more = { $count ->
    [0] Действий в этом ходу не осталось
    [one] Ещё { $count } действие в этом ходу
    [few] Ещё до { $count } действий в этом ходу
    [many] Ещё до { $count } действий в этом ходу
   *[other] Ещё до { $count } действий в этом ходу
}
dock-collect = Фаза 2: добор карт
dock-damage = Фаза 3: удар
dock-setup = До первого хода
dock-adrift = Дрейф в капсуле
dock-over = Игра окончена
dock-empty-hand = В руке нет карт
button-move = Перейти
button-scavenge = Искать
button-share = Поделиться
button-divert = Отвести питание
button-repair = Чинить
button-activate = Активировать
button-restart = Перезапуск
button-more = Ещё действия
end-finish = Завершить
end-nothing = Не брать
end-confirm = Подтвердить
end-wait = Решайте
end-strike = Удар
end-adrift = Дрейф
end-seat = Подождите
end-over = Итог
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
    [one] { $count } отсек
    [few] { $count } отсека
    [many] { $count } отсеков
   *[other] { $count } отсека
}
would-scavenge = { $percent }%: 1+ карта
would-share = с кем: { $name }
would-share-many = с другими: { $count }
would-repair = ячейка { $slot }: { $card }
would-repair-any = ячейка { $slot }
would-repair-many = { $count ->
    [one] { $count } ячейка
    [few] { $count } ячейки
    [many] { $count } ячеек
   *[other] { $count } ячейки
}
would-refill = заполнить: { $card }
would-divert = цена 3 карты
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
hint-spent = Тратить больше нечего: завершите действия, чтобы добрать карты.
hint-choice = Решайте.
hint-over = Игра окончена.
