# Namen der Knöpfe von Spielcontrollern, kurz genug für einen Hinweis.

pad-xbox-accept = A
pad-xbox-back = B
pad-xbox-west = X
pad-xbox-north = Y
pad-xbox-view = Ansicht
pad-xbox-menu = Menü
pad-xbox-left-stick = LS
pad-xbox-right-stick = RS
pad-playstation-accept = Kreuz
pad-playstation-back = Kreis
pad-playstation-west = Quadrat
pad-playstation-north = Dreieck
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
