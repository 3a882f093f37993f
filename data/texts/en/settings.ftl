### The settings, and the names of keys and commands.

title-settings = Settings
menu-settings = Settings
settings-title = Settings
settings-back = Back
settings-reset = Reset this page
settings-reset-note = This page is back to its defaults. Undo restores your choices.
settings-reset-none = This page is already at its defaults.
settings-undo = Undo reset
settings-percent = { NUMBER($value) }%
settings-on = On
settings-off = Off

settings-page-screen = Screen
settings-page-reading = Reading
settings-page-motion = Pace
settings-page-sound = Sound
settings-page-keys = Keys
settings-page-game = Game

## Screen

settings-fullscreen = Window
settings-fullscreen-note = A window can be moved and resized. Full screen covers everything else.
settings-fullscreen-off = Window
settings-fullscreen-on = Full screen
settings-display = Display
settings-display-note = The screen the game opens on.
settings-display-cell = { $number } · { $width } × { $height }
settings-display-one = Only one screen is connected.
settings-interface = Interface size
settings-interface-note = The size of everything. Above 100%, the page moves when you point at the window’s edge.

## Reading

settings-text = Text size
settings-text-note = The size of text and numbers. Buttons and panels grow with the text.
settings-language = Language
settings-language-note = The language of the game. Crew names stay as you typed them.
settings-language-system = System ({ $name })
settings-abilities = Always show abilities
settings-abilities-note = Every room shows what it does. Off: only the rooms you can activate and the one you point at.
settings-contrast = High contrast
settings-contrast-note = Black panels, white lines and text, dimmer pictures.
settings-palette = Colours
settings-palette-note = Keeps signals, resources and crew distinct for your eyes. Shapes always differ as well.
settings-palette-normal = Default
settings-palette-protan = Red-blind
settings-palette-deutan = Green-blind
settings-palette-tritan = Blue-blind
settings-preview = Preview
settings-preview-resources = Resources
settings-preview-crew = Crew
settings-preview-signals = Signals
settings-preview-legal = Allowed
settings-preview-yours = Yours
settings-preview-danger = Danger

## Pace

settings-animation = Pace
settings-animation-note = { DEVICE() ->
    [pad] How fast crew, cards and dice move, and how long each hit is shown. Press any button to move on.
   *[keys] How fast crew, cards and dice move, and how long each hit is shown. Click or press any key to move on.
}
settings-recap = Events since your last turn
settings-recap-note = Before your turn, the table waits and shows what the crew did and which rooms were hit.
settings-ready = Ready check
settings-ready-note = Before another player’s turn, the table waits until that player is ready.
settings-auto-end = End actions automatically
settings-auto-end-note = Your actions end as soon as none are left. You can still undo.
settings-reduced-motion = Reduced motion
settings-reduced-motion-note = Nothing shakes, pulses or tumbles. Things fade instead.

## Sound

settings-master = Master volume
settings-master-note = The volume of everything.
settings-effects = Effects
settings-effects-note = Cards, dice, crew, hits and alarms.
settings-music = Music
settings-music-note = Rises and falls with the danger.
settings-ambience = Ambience
settings-ambience-note = The hum of the reactor, fires, the sun.
settings-mute = Mute
settings-mute-note = Turns off all sound. { $usual } does the same at any time.
settings-background = Sound in the background
settings-background-note = Sound keeps playing while you use another window, but not while this one is hidden.
settings-captions = Captions
settings-captions-note = Describes alarms and distant sounds in words.

## Keys

settings-keys-note = Choose a command, then press its new key. { KEY("enter") }, { KEY("escape") }, { KEY("tab") } and the arrow keys cannot be changed.
settings-key-press = Press a key
settings-key-protected = { $key } cannot be reassigned. Press another key, or { KEY("escape") } to cancel.
settings-key-modifier = { $key } cannot be used alone. Press another key, or { KEY("escape") } to cancel.
settings-key-unknown = This key is not recognised. Press another key, or { KEY("escape") } to cancel.
settings-key-swap-title = Swap the keys?
settings-key-swap-text = { $key } is already the key for “{ $rival }”, which would get { $other } instead.
settings-key-swap-yes = Swap
settings-key-blocked = { $key } is the key for “{ $rival }”, which cannot get { $other } instead. Change “{ $rival }” first.
settings-key-kept = The key is still { $key }.
settings-keys-actions = Actions
settings-keys-cards = Cards
settings-keys-game = Game
settings-keys-window = Window

command-move = Move
command-scavenge = Scavenge
command-share = Share or swap
command-divert = Divert power
command-repair = Repair
command-activate = Activate room
command-board = Board the Escape Pod
command-more = More actions
command-end = End actions
command-card = Card { $number }
command-undo = Undo
command-redo = Redo
command-log = Log
command-piles = Decks and piles
command-help = Help
command-reset = Reset order
command-board-look = View the board after the game
command-watch = Watch replay
command-copy = Copy the game code
command-rename = Saved games: rename
command-delete = Saved games: delete
command-play-pause = Replay: play or pause
command-branch = Replay: continue from here
command-search = Rulebook: search
command-show-me = Lesson: show me
command-skip-step = Lesson: skip step
command-show-on-table = Rulebook: show on the table
command-again = Play same ship
command-from-start = Restart lesson
command-settings = Settings
command-mute = Mute
command-smaller = Smaller interface
command-larger = Larger interface
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

settings-confirm = Ask before wasting actions
settings-confirm-note = Asks when unused actions would earn no tokens.
settings-confirm-leave = Ask before leaving a game
settings-confirm-leave-note = The game is saved after every choice, so you lose nothing with this off.
settings-confirm-replace = Ask before a new game
settings-confirm-replace-note = Asks when it would replace the game in progress.
settings-confirm-delete = Ask before deleting
settings-confirm-delete-note = Asks before a saved game is deleted.
settings-kept-games = Games kept automatically
settings-kept-games-note = Finished and replaced games are kept, and the oldest are deleted first. The last replaced game and the games you named always stay.
settings-kept-games-none = None
settings-kept-games-all = All
settings-confirm-pod = The game always asks before you board the Escape Pod: there is no way back.
leave-saved-title = Leave the game?
leave-saved-text = Your game is saved. Choose “Continue” on the title screen to return to it.
leave-saved-yes = Leave
