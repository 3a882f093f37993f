### More words of the table: what threatens, what others did, what a key does.

## What threatens

threat-breach-later = 次のターンの船体破損
threat-breach-ways = 船体破損で船を失う
threat-way-face-up = 公開カード
threat-way-deck = 山札から{ $count }枚
threat-tip-ways = このターンの船体破損で資源の山札が尽きると、船を失います。フェイズ2で公開カードを取ると、その確率は{ $face-up }%です。山札から{ $count }枚取ると{ $deck }%です。

## The Escape Pod comes online

play-pod-ready = 脱出ポッドが使えるようになりました
play-pod-ready-text = 動力コアにいるクルー1人が乗れます。

## Keys

command-pause = 他のターンを一時停止・再開
key-enter-twice = { KEY("enter") } ×2
key-hold-tab = { KEY("tab") }長押し

## While a screen is made

working = 少々お待ちください…
