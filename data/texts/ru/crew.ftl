### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = Человек
rank-cadet = Кадет
rank-officer = Офицер
rank-captain = Капитан
rank-human-text = кто-то за этим компьютером
rank-cadet-text = простые правила, сразу
rank-officer-text = обдумывает ход, недолго
rank-captain-text = просчитывает целые ходы, до { $seconds } с каждый

## A new game

setup-rank-cadet-tip = Играет по простым правилам и решает сразу.
setup-rank-officer-tip = Сравнивает планы одного хода на возможных колодах, до { $seconds } с на ход.
setup-rank-captain-tip = Пробует целые ходы на многих возможных колодах, до { $seconds } с на ход.
setup-rank-tip = Компьютер видит то же, что и вы, не больше. Место можно передать в любой момент игры.
setup-rank-slow = Без скомпилированного симулятора он пробует меньше, чем в измеренных партиях.
setup-add-officer = + офицер
setup-watch = Смотреть

## A player of the program decides

lent-turn-cadet = Ходит кадет
lent-turn-officer = Ходит офицер
lent-turn-captain = Ходит капитан
lent-thinking = думает
lent-thinks = …
lent-paused = пауза
lent-step = { $step } · { $way }
lent-pause = Пауза
lent-go-on = Дальше
lent-skip = Сразу
lent-speed = { $speed }×
lent-hint = Рука: { $name }. Ею играет компьютер; карты открыты для всех.
end-take-over = Взять место
command-take-over = Взять место или передать его

## Who plays a seat

who-plays = Кто играет за место { $name }?
who-plays-note = Действует со следующего решения. Руки, жетоны и журнал остаются; компьютер знает то же, что экипаж, не больше.
who-plays-alone = Один игрок ведёт весь экипаж.

## What a player of the program asks

lent-asks = { $name } спрашивает: { $others }
lent-agree = Согласиться
lent-decline = Нет

## Settings

settings-captain-seconds = Время капитана
settings-captain-seconds-note = Самое большее столько компьютерный капитан думает над ходом. Действует для мест, занятых после этого.
settings-seconds = { $count } с
