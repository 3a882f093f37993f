### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = Как сделал бы я
adviser-ending = Закончить сейчас
adviser-tries = Проверено исходов: { $count }
adviser-margin = ± { $margin }
adviser-interval = ({ $low }–{ $high })
adviser-wait = Капитан думает.
adviser-none = У капитана здесь нет плана.
adviser-alone = Сравнить не с чем: другого плана нет.
adviser-best = Лучший из этих.
adviser-equal = Не хуже плана { $plan }.
adviser-behind = Слабее.
adviser-keep = Оставить
adviser-why = Почему?

## Reasons

adviser-power = Отведено тогда: { $count } из { $goal }.
adviser-safe = Тогда ничто из того, что придёт, не погубит корабль.
adviser-risk = Карты, которые могут прийти и тогда губят корабль: { $fatal } из { $possible }.
adviser-cubes = Кубики на корабле: +{ $count }.
adviser-tokens = Потрачено жетонов действия: { $count }.

## After deciding

adviser-decide-first = Сначала решите: отвечу, когда вы закончите действия.
adviser-ask-earlier = Спросите меня во время своих действий: отвечу, когда вы их закончите.
adviser-one-way = Сейчас возможно только одно: советовать нечего.
adviser-off = Советник выключен в настройках.
adviser-decided = Вы решили. Вот мой ответ.
adviser-level = Не хуже моего.
adviser-yours = Ваш ход
adviser-mine = Ход капитана
adviser-take-back = Вернуть ход
adviser-go-on = Дальше с моим ходом
adviser-why-points = Почему? (−{ $points })

## Why

adviser-parts = Где они расходятся: шаг { $number }
adviser-next = Что может прийти
adviser-left = Остаётся на руке

adviser-crew = Если дальше играет: { $rank }

## Settings and keys

settings-adviser = Совет капитана
settings-adviser-note = Как обычно: одному отвечают на вопрос, нескольким людям — после решения.
settings-adviser-usual = Как обычно
settings-adviser-asked = На вопрос
settings-adviser-after = После решения
settings-adviser-off = Нет
command-adviser = Спросить капитана
command-keep-ghosts = Совет: оставить набросок
command-why = Совет: почему
play-tip-adviser = Совет капитана{ KEY("adviser", before: " (", after: ")") }
