### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = Как сделал бы я
adviser-ending = Если закончить сейчас
adviser-tries = Сыграно игр: { $count }
adviser-margin = ± { $margin }
adviser-interval = ({ $low }–{ $high })
adviser-wait = Капитан думает.
adviser-none = Мне нечего здесь предложить.
adviser-alone = Другого плана для сравнения нет.
adviser-best = Лучший из этих.
adviser-equal = Не хуже плана { $plan }.
adviser-behind = Слабее.
adviser-keep = Оставить
adviser-why = Почему?

## Reasons

adviser-power = В ядро пойдёт энергия { $count } из { $goal } отсеков.
adviser-safe = После этого ни одна карта, которая может выйти, не уничтожит корабль.
adviser-risk = После этого корабль { $possible ->
    [1] уничтожит единственная возможная карта
   *[other] { $fatal ->
        [1] уничтожит 1 из { $possible } возможных карт
       *[other] уничтожат { $fatal } из { $possible } возможных карт
    }
}.
adviser-cubes = Корабль получит { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
    [many] { $count } кубиков
   *[other] { $count } кубика
}.
adviser-tokens = Стоит { $count ->
    [one] { $count } жетон действия
    [few] { $count } жетона действия
    [many] { $count } жетонов действия
   *[other] { $count } жетона действия
}.

## After deciding

adviser-decide-first = Сначала решите. Я отвечу, когда вы завершите действия.
adviser-ask-earlier = Спросите меня во время своих действий. Я отвечу, когда вы их завершите.
adviser-one-way = Здесь у вас только один вариант. Совет не нужен.
adviser-off = Советы капитана выключены. Включить их можно в настройках.
adviser-decided = Вы решили. Вот мой план.
adviser-level = Не хуже моего плана.
adviser-yours = Ваш план
adviser-mine = Мой план
adviser-take-back = Отменить ход
adviser-go-on = Оставить свой ход
adviser-why-points = Почему? (−{ $points })

## Why

adviser-parts = Расходятся с шага { $number }
adviser-next = Что может выйти
adviser-left = Останется в руке

adviser-crew = Для экипажа этого ранга: { $rank }

## Settings and keys

settings-adviser = Советы капитана
settings-adviser-note = По умолчанию: в одиночку — когда спросите, с другими — после вашего решения.
settings-adviser-usual = По умолч.
settings-adviser-asked = По запросу
settings-adviser-after = После решения
settings-adviser-off = Выкл.
command-adviser = Спросить капитана
command-keep-ghosts = Совет: оставить просмотр
command-why = Совет: почему
play-tip-adviser = Совет капитана{ KEY("adviser", before: " (", after: ")") }
