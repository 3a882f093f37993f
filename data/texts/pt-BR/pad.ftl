# Names of the buttons of game controllers, short enough for a hint.

pad-xbox-accept = A
pad-xbox-back = B
pad-xbox-west = X
pad-xbox-north = Y
pad-xbox-view = View
pad-xbox-menu = Menu
pad-xbox-left-stick = LS
pad-xbox-right-stick = RS
pad-playstation-accept = Xis
pad-playstation-back = Círculo
pad-playstation-west = Quadrado
pad-playstation-north = Triângulo
pad-playstation-view = Share
pad-playstation-menu = Options
pad-playstation-left-stick = L3
pad-playstation-right-stick = R3
pad-switch-accept = A
pad-switch-back = B
pad-switch-west = X
pad-switch-north = Y
pad-switch-view = −
pad-switch-menu = +
pad-switch-left-stick = LS
pad-switch-right-stick = RS
