### The guided first game: what the captain says. Calm, experienced, fond of this crew.

## Where it begins

title-guided = Игра с подсказками
title-guided-note = Целая игра вместе с капитаном
setup-guided-tip = Настоящая игра с подсказками капитана, пока всё не получится хотя бы раз.

## The bubble

guide-close = Понятно
guide-back = Вернуться к действиям
guide-note = Освоено: { $done } из { $count }
guide-both = { $first } { $second }

## What has to happen well once

guide-goal = Каждый ход буря бьёт по кораблю. Если она попадёт в отсек без кубиков или кончится колода ресурсов, корабль погибнет. Путь домой: перенаправить энергию всех восьми отсеков и перезапустить энергоядро.
guide-core =
    Корабль можно спасти в этом ходу: { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }. Перенаправьте оставшееся и перезапустите энергоядро.
guide-critical =
    Ещё одно попадание в { FORM($room, "accusative") }, и корабль погибнет. Этот отсек можно починить в этом ходу: { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }.
guide-danger = Ещё одно попадание в { FORM($room, "accusative") }, и корабль погибнет. Я не вижу верного способа починить этот отсек в этом ходу.
guide-divert =
    В этом ходу можно перенаправить энергию { FORM($room, "genitive") }: { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }. Это ещё один отсек на пути домой.
guide-share =
    В одном отсеке можно делиться: каждая карта стоит одно действие. { $way ->
        [give] Отдайте, получает { $name }: { $cards }.
       *[take] Возьмите, отдаёт { $name }: { $cards }.
    } Так цена соберётся быстрее.
guide-repair =
    В этом ходу можно починить { FORM($room, "accusative") }: { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }. Подходящая карта возвращает один кубик.
guide-ability =
    Исправный отсек можно активировать: у каждого своя способность. Попробуйте в этом ходу: { $room }, { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }.
guide-token = Три действия потрачены, но жетон действия оплатит ещё одно. Можно починить, перенаправить, поделиться или активировать.
guide-hand-limit =
    Карты в руке: { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }, а лимит руки — шесть. Возьмите одну открытую карту или сбросьте самое ненужное.

## What leads on

guide-onward =
    В этом ходу можно перенаправить энергию { FORM($room, "genitive") }: { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }. Осталось отсеков: { $left }.
guide-next-repair =
    В этом ходу перенаправить нечего. Лучшее из остального — починить { FORM($room, "accusative") }: { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }.
guide-gather = В этом ходу перенаправить нечего. Ближе всего { $room }. Не хватает карт: { $cards }. Ищите карты.
guide-save = В этом ходу перенаправить нечего. Завершите ход с одним лишним действием: оно станет жетоном действия на потом.
guide-end = В этом ходу тратить действия больше не на что. Завершите их и доберите карты.

## What was left undone

guide-missed-core = Вы завершили действия, но корабль ещё можно было спасти в этом ходу.
guide-missed-critical = Вы завершили действия, но { FORM($room, "accusative") } ещё можно было починить. Там нет кубиков.
guide-missed-divert = Вы завершили действия, но энергию { FORM($room, "genitive") } ещё можно было перенаправить.
guide-missed-token = Вы завершили действия, но жетон действия ещё мог оплатить что-то полезное.
guide-missed-share = Вы завершили действия, но ещё можно было поделиться нужной картой.
guide-missed-repair = Вы завершили действия, но { FORM($room, "accusative") } ещё можно было починить.
guide-missed-ability = Вы завершили действия, но { FORM($room, "accusative") } ещё можно было активировать.

## Farewell

guide-won = Ядро работает, и мы летим домой. Нажмите { KEY("adviser") }, когда я понадоблюсь.
guide-lost = Этот корабль погиб, но следующий вы знаете лучше. Нажмите { KEY("adviser") }, когда я понадоблюсь.
