### The settings, and the names of keys and commands.

title-settings = Settings
menu-settings = Settings
settings-title = Settings
settings-back = Back
settings-reset = Reset this page
settings-reset-note = Everything on this page is as at first. Undo brings your choices back.
settings-reset-none = Everything on this page is as at first.
settings-undo = Undo reset
settings-percent = { NUMBER($value) } %
settings-on = On
settings-off = Off

settings-page-screen = Screen
settings-page-reading = Reading
settings-page-motion = Pace
settings-page-sound = Sound
settings-page-keys = Keys
settings-page-game = Game

## Screen

settings-window = Window
settings-window-note = A window can be moved and stretched; the full screen hides everything else.
settings-window-off = Window
settings-window-on = Full screen
settings-display = Display
settings-display-note = The screen that the game opens on.
settings-display-cell = { $number } · { $width } × { $height }
settings-display-one = Only one screen is connected.
settings-interface = Interface size
settings-interface-note = The size of everything. Above 100 % the page moves when you point at the window’s edge.

## Reading

settings-text = Text size
settings-text-note = The size of words and numbers alone.
settings-language = Language
settings-language-note = Every word in the game. Names of crew stay as you typed them.
settings-language-system = System ({ $name })
settings-abilities = Abilities always in words
settings-abilities-note = What a room can do stands on every room; else where it can be done now, and under the pointer.
settings-contrast = High contrast
settings-contrast-note = Black panels, white lines and words; pictures step back.
settings-palette = Colours
settings-palette-note = Chosen so that signals, resources and crew stay apart for your eyes. Shapes tell them apart as well.
settings-palette-normal = Usual
settings-palette-protan = Red-blind
settings-palette-deutan = Green-blind
settings-palette-tritan = Blue-blind
settings-preview = This is what it looks like
settings-preview-resources = Resources
settings-preview-crew = Crew
settings-preview-signals = Signals
settings-preview-legal = You may
settings-preview-yours = Yours
settings-preview-danger = Danger

## Pace

settings-animation = Pace
settings-animation-note = { DEVICE() ->
    [pad] How fast crew, cards and dice move, and how long every blow of the storm is shown. Any button always goes on.
   *[keys] How fast crew, cards and dice move, and how long every blow of the storm is shown. A click or key always goes on.
}
settings-recap = What struck since your last turn
settings-recap-note = Before your turn the rooms that were hit are shown once more, until you go on.
settings-ready = Ready?
settings-ready-note = Before somebody else’s turn the table waits until they say that they are there.
settings-auto-end = End the turn by itself
settings-auto-end-note = Once no action is left, the actions end without a key. Undo still goes back.
settings-reduced = Reduced motion
settings-reduced-note = Nothing shakes, pulses or tumbles; things fade instead.

## Sound

settings-master = Master volume
settings-master-note = How loud everything is.
settings-effects = Effects
settings-effects-note = Cards, dice, crew, hits and alarms.
settings-music = Music
settings-music-note = It follows the danger.
settings-ambience = Ambience
settings-ambience-note = The reactor’s hum, fires, the sun.
settings-mute = Mute
settings-mute-note = No sound at all. { $usual } does the same at any time.
settings-background = Sound in the background
settings-background-note = It goes on while another window is in use; never while this one is hidden.
settings-captions = Captions
settings-captions-note = Alarms and far-off sounds are told in words as well.

## Keys

settings-keys-note = Choose a command, then press its new key. { KEY("enter") }, { KEY("escape") }, { KEY("tab") } and the arrows always do the same.
settings-key-press = Press a key
settings-key-protected = { $key } always does the same and cannot be given away. Press another key, or { KEY("escape") } to leave it.
settings-key-modifier = { $key } only works together with other keys. Press another key, or { KEY("escape") } to leave it.
settings-key-unknown = This key has no name here. Press another key, or { KEY("escape") } to leave it.
settings-key-swap-title = Swap the keys?
settings-key-swap-text = { $key } already stands for “{ $rival }”. That would get { $other } instead.
settings-key-swap-yes = Swap
settings-key-blocked = { $key } stands for “{ $rival }”, and { $other } is taken where that counts. Change “{ $rival }” first.
settings-key-kept = The key stays { $key }.
settings-keys-actions = Actions
settings-keys-cards = Cards
settings-keys-game = Game
settings-keys-window = Window

command-move = Move
command-scavenge = Scavenge
command-share = Share or trade
command-divert = Divert power
command-repair = Repair
command-activate = Activate the room
command-board = Board the Escape Pod
command-more = More actions
command-end = End actions
command-card = Card { $number }
command-undo = Undo
command-redo = Redo
command-log = Log
command-piles = Decks and piles
command-help = Help
command-reset = Reset an order
command-board-look = Look at the board after the game
command-watch = Watch the game again
command-copy = Copy the game code
command-rename = Saved games: rename
command-delete = Saved games: delete
command-play-pause = Replay: play or pause
command-branch = Replay: play on from here
command-search = Rulebook: search
command-show-me = Lesson: show me
command-skip-step = Lesson: skip the step
command-show-on-table = Rulebook: show on the table
command-again = Play the same ship again
command-from-start = Begin a lesson from the start
command-settings = Settings
command-mute = Mute
command-smaller = Interface smaller
command-larger = Interface larger
command-fullscreen = Full screen

key-name-space = Space
key-name-backspace = Backspace
key-name-delete = Delete
key-name-insert = Insert
key-name-pause = Pause
key-name-return = Enter
key-name-escape = Esc
key-name-tab = Tab
key-name-arrows = Arrows
key-name-left = Left arrow
key-name-right = Right arrow
key-name-up = Up arrow
key-name-down = Down arrow
key-name-keypad = Num { $key }

## Game

settings-confirm = Ask before actions are lost
settings-confirm-note = When ending a turn would waste actions for nothing.
settings-confirm-leave = Ask before leaving a game
settings-confirm-leave-note = The game is saved after every choice, so nothing is lost without the question.
settings-confirm-replace = Ask before a new game
settings-confirm-replace-note = When it takes the place of the game in progress.
settings-confirm-delete = Ask before deleting
settings-confirm-delete-note = When a saved game is deleted.
settings-kept-games = Games kept by themselves
settings-kept-games-note = Games that are over, and games that gave way to another: the oldest go first. The last one that gave way stays, and so do those you have named.
settings-kept-games-none = None
settings-kept-games-all = All
settings-confirm-pod = Boarding the Escape Pod is always asked: there is no way back.
leave-saved-title = Leave the game?
leave-saved-text = It is saved. Continue on the title screen goes on with it.
leave-saved-yes = Leave
