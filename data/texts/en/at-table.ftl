### More words of the table: what threatens, what others did, what a key does.

## What threatens

threat-breach-later = Hull Breach next turn
threat-breach-ways = Hull Breach: ship lost
threat-way-face-up = face-up card
threat-way-deck = { $count } from deck
threat-tip-ways = This turn’s Hull Breach can empty the Resource deck. Then the ship is lost. If you take a face-up card in Phase 2, the chance is { $face-up }%. If you take { $count } cards from the deck, it is { $deck }%.

## The Escape Pod comes online

play-pod-ready = The Escape Pod is online
play-pod-ready-text = One crew member may now board it from the Energy Core.

## Keys

command-pause = Pause or continue another’s turn
key-enter-twice = 2× { KEY("enter") }
key-hold-tab = Hold { KEY("tab") }

## While a screen is made

working = One moment …
