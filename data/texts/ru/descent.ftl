### The descent: ten kinds of ship for each crew size.

title-descent = Спуск
title-descent-note = Десять видов кораблей, от лёгких до самых трудных
descent-title = Спуск
descent-lead = Десять ступеней, от лёгких до самых трудных. Соседние бывают одинаково трудны. Засчитывается только первый полёт на корабле.
descent-rung-1 = Дальняя орбита
descent-rung-2 = Солнечный ветер
descent-rung-3 = Первый отблеск
descent-rung-4 = Край короны
descent-rung-5 = Лучи короны
descent-rung-6 = Протуберанец
descent-rung-7 = Поле вспышек
descent-rung-8 = Тёмное пятно
descent-rung-9 = Кипящий свет
descent-rung-10 = Сердце Солнца
descent-name = { $rung } · { $name }
descent-officers = Офицеры спасают
descent-interval = от { $low } до { $high }%
descent-unmeasured = ещё не измерено
descent-you = Вы
descent-sum = { $won } из { $count }
descent-needed = Спасите { $needed } из { $last } последних кораблей этой ступени, чтобы спуститься глубже.
descent-next = Спасите следующий корабль, чтобы спуститься глубже.
descent-done = Пройдено раз и навсегда.
descent-all = Все ступени пройдены. Солнцу больше нечего вам показать.
descent-later = { $count ->
    [one] Эта ступень засчитывается после ступени { $first }.
    [2] Эта ступень засчитывается после ступеней { $first } и { $last }.
    [few] Эта ступень засчитывается после ступеней с { $first } по { $last }.
    [many] Эта ступень засчитывается после ступеней с { $first } по { $last }.
   *[other] Эта ступень засчитывается после ступеней с { $first } по { $last }.
}
descent-begin = Начать
descent-practice = Тренировочный полёт
descent-again = Лететь ещё раз
descent-aid-adviser = с советами
descent-aid-undo = с отменой
