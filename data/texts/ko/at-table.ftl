### More words of the table: what threatens, what others did, what a key does.

## What threatens

threat-breach-later = 다음 턴에 선체 파열
threat-breach-ways = 선체 파열: 우주선을 잃음
threat-way-face-up = 공개 카드
threat-way-deck = 더미에서 { $count }장
threat-tip-ways = 이번 턴의 선체 파열로 자원 더미가 바닥나면 우주선을 잃습니다. 2단계에서 공개 카드를 가져오면 그 확률은 { $face-up }%입니다. 더미에서 { $count }장을 가져오면 { $deck }%입니다.

## The Escape Pod comes online

play-pod-ready = 탈출 포드가 켜짐
play-pod-ready-text = 이제 승무원 1명이 에너지 코어에서 탑승할 수 있습니다.

## Keys

command-pause = 다른 플레이어의 턴 일시정지 또는 계속
key-enter-twice = 2× { KEY("enter") }
key-hold-tab = { KEY("tab") } 길게

## While a screen is made

working = 잠시만 기다리세요…
