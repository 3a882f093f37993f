# A mistake in a room or an expansion of the player's own that shows only in play.
# $name is the name of its folder.

own-fault-title = Это решение невозможно
own-fault-text = В вашей папке «{ $name }» есть ошибка. Ничего не изменилось: выберите что-нибудь другое.
own-fault-keeps = Эту игру можно будет продолжить, если исправления в папке «{ $name }» не изменят того, что уже произошло. Сохраните копию старых файлов.
own-fault-setup = В вашей папке «{ $name }» есть ошибка ({ $place }), и игра с ней не начнётся. Исправьте ошибку или отключите эту папку.
own-fault-why = В вашей папке «{ $name }» есть ошибка. Файл и место указаны ниже.
own-fault-back = Выбрать другое
own-fault-report = Отчёт с подробностями ошибки здесь: { $path }. Файл с ошибкой ваш: исправить её можете вы сами.
