# Экран подготовки новой игры: первая страница и подробности.

setup-ship = Этот корабль
setup-deal = Раздать заново
setup-details = Подробности
setup-details-back = К экипажу и сложности
setup-marks = Цвета экипажа
setup-level-tip = Как часто экипажи, за которые играет компьютер, спасали такие корабли:
setup-level-same = Уровни с одинаковыми числами не показали явной разницы.
setup-level-margin = «±» и диапазоны показывают, где почти наверняка находится истинная доля.
setup-share = { $percent }%
setup-share-over = > { $percent }%
setup-share-under = < { $percent }%
setup-rooms = Альтернативные отсеки
