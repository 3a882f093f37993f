### The screens outside the table.

## Title

title-tagline = A co-operative game for two to four crew
title-continue = Continue
title-continue-detail = Turn { $turn } · { $difficulty } · { $names }
title-new = New game
title-quit = Quit
title-credit = After the board game by Ayden Lowther · Version { $version }
hint-choose = choose
hint-open = open
hint-fullscreen = full screen
key-enter = Enter
key-escape = Esc
key-space = Space

## What the player is told about files

notice-save-broken = The saved game could not be read. It is kept as { $path }. Nothing else was touched.
notice-save-broken-rescued = The latest save could not be read and is kept as { $path }. Continue goes on one choice earlier.
notice-save-newer = The saved game was made by a newer version of Solar Storm. It is kept as { $path }.
notice-save-newer-rescued = The latest save was made by a newer version and is kept as { $path }. Continue goes on one choice earlier.
notice-settings-broken = The settings could not be read and start afresh. The old file is kept as { $path }.

## Difficulties

difficulty-easy = Easy
difficulty-medium = Medium
difficulty-hard = Hard
difficulty-veteran = Veteran
difficulty-realist = Realist

## Questions

confirm-back = Back

## Menu over the table

menu-heading = Menu
menu-where = Turn { $turn } · { $difficulty }
menu-continue = Continue
menu-speed = Animation
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
menu-reduced-motion = Reduced motion
menu-reduced-motion-detail = Nothing shakes, pulses or tumbles.
menu-confirm = Ask before actions are lost
menu-confirm-detail = When ending a turn would waste actions for nothing.
menu-fullscreen = Full screen
menu-fullscreen-detail = F11 does the same at any time.
menu-new = New game
menu-title = Title screen
menu-quit = Quit
menu-saved = The game is saved after every choice.
menu-not-saved = The game could not be saved: { $error }

## When the program fails

error-heading = Something went wrong
error-saved = Your game is safe: it was saved after the last choice. Go back to the title screen and continue from there.
error-report = A report with the details and the choices of this game is in { $path }. If it happens again, send that file to the makers.
error-no-report = The report could not be written: the disk refused it.
error-title-screen = Title screen
error-quit = Quit
