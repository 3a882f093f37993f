# Экран подготовки новой игры: первая страница и подробности.

setup-ship = Этот корабль
setup-deal = Раздать заново
setup-details = Подробности
setup-details-back = К экипажу и сложности
setup-marks = Цвета экипажа
setup-level-same = Уровни с одинаковой долей побед: заметной разницы нет.
setup-share = { $percent }%
setup-share-over = > { $percent }%
setup-share-under = < { $percent }%
setup-rooms = Альтернативные отсеки
