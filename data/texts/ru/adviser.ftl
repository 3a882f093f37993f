### The adviser: the captain's plans in the dock's place, why, and what he says after somebody has decided.

## Its sheet

adviser-title = Как сделал бы я
adviser-ending = Если закончить сейчас
adviser-tries = Сыграно игр: { $count }
adviser-wait = Капитан думает.
adviser-none = Мне нечего здесь предложить.
adviser-unable = Сейчас я не могу думать. Спросите ещё раз.
adviser-alone = Другого плана для сравнения нет.
adviser-keep = Оставить
adviser-why = Почему?

## Reasons

adviser-power = В ядро пойдёт энергия { $count } из { $of } отсеков.
adviser-safe = После этого ни одна карта, которая может выйти, не уничтожит корабль.
adviser-risk = После этого корабль { $of ->
    [1] уничтожит единственная возможная карта
   *[other] { $count ->
        [1] уничтожит 1 из { $of } возможных карт
       *[other] уничтожат { $count } из { $of } возможных карт
    }
}.
adviser-tokens = Стоит { $count ->
    [one] { $count } жетон действия
    [few] { $count } жетона действия
    [many] { $count } жетонов действия
   *[other] { $count } жетона действия
}.

## After deciding

adviser-decide-first = Сначала решите. При настройке «После решения» я отвечу, когда вы завершите действия.
adviser-ask-earlier = Спросите меня во время действий. При настройке «После решения» я отвечу, когда вы их завершите.
adviser-one-way = Здесь у вас только один вариант. Совет не нужен.
adviser-off = Советы капитана выключены. Включить их можно в настройках.
adviser-decided = Вы решили. Вот мой план.
adviser-level = Не хуже моего плана.
adviser-yours = Ваш план
adviser-mine = Мой план
adviser-take-back = Отменить ход
adviser-go-on = Оставить свой ход

## Why

adviser-parts = Расходятся с шага { $number }
adviser-next = Что может выйти
adviser-left = Останется в руке
adviser-step = { $number }. { $step }
adviser-step-paid = { $number }. { $step } (стоит жетон действия)

## Settings and keys

settings-adviser = Советы капитана
settings-adviser-note = После решения: вы увидите план капитана, когда завершите действия.
settings-adviser-asked = По запросу
settings-adviser-after = После решения
settings-adviser-off = Выкл.
command-adviser = Спросить капитана
command-keep-ghosts = Совет: оставить просмотр
command-why = Совет: почему
play-tip-adviser = Совет капитана{ KEY("adviser", before: " (", after: ")") }
