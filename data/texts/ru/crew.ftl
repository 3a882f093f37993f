### Who plays a seat: a person or a player of the program. What such a player does at the table.

## Ranks

rank-human = Игрок
rank-cadet = Кадет
rank-officer = Офицер
rank-captain = Командир
rank-human-text = игрок за этим компьютером
rank-cadet-text = простые правила, без ожидания
rank-officer-text = планирует каждый ход, недолго
rank-captain-text = просчитывает ходы целиком, до { $seconds } с

## A new game

setup-rank-cadet-tip = Играет компьютер. Он следует простым правилам и решает сразу.
setup-rank-officer-tip = Играет компьютер. Он сравнивает планы на ход, каждый при многих возможных порядках карт. На ход уходит до { $seconds } с.
setup-rank-captain-tip = Играет компьютер. Он просчитывает ходы целиком, каждый при многих возможных порядках карт. На ход уходит до { $seconds } с.
setup-rank-tip = Компьютер видит только то, что видите вы. Сменить того, кто играет за место, можно в любой момент.
setup-rank-slow = На этом компьютере он просчитывает меньше ходов, чем в измеренных играх, и может побеждать реже.
setup-add-officer = Добавить офицера: за него играет компьютер
setup-seat-program = Компьютер
setup-watch = Смотреть

## A player of the program decides

lent-turn-cadet = Ходит кадет
lent-turn-officer = Ходит офицер
lent-turn-captain = Ходит командир
lent-thinking = компьютер думает
lent-thinks = …
thinks-long = Это занимает больше времени, чем обычно.
lent-paused = пауза
lent-step = { $step } · { $way }
lent-pause = Пауза
lent-go-on = Дальше
lent-skip = Пропустить ход
lent-skip-on = К вашему ходу
lent-speed = { $speed }×
lent-hint = Рука: { $name }, играет компьютер. Эти карты видят все.
end-take-over = Взять себе
end-give-back = Вернуть
seat-taken = Теперь вы играете сами: { $name }. До первого решения кнопка «Вернуть» отдаёт место компьютеру.{ KEY("take-over", before: " Потом нажмите ", after: ".") }
command-take-over = Взять или передать место

## Who plays a seat

who-plays = Кто играет: { $name }?
who-plays-note = Действует со следующего решения. Руки, жетоны и журнал не меняются. Компьютер знает только то, что знает экипаж.
who-plays-alone = Один игрок управляет всем экипажем.

## What a player of the program asks

lent-asks = { $name } спрашивает: { $others }
lent-agree = Согласиться
lent-decline = Отказаться

## Settings

settings-captain-seconds = Время командира
settings-captain-seconds-note = Столько времени есть у компьютерного командира на ход. Действует для мест, занятых после этого.
settings-seconds = { $count } с
lent-skip-tip = Пропускает ходы и бури, пока вас о чём-то не спросят. Если играет только компьютер, пропускает этот ход.
