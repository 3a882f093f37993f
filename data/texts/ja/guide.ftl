### The guided first game: what the captain says. Calm, experienced, fond of this crew.

## Where it begins

title-guided = 初回ガイド
title-guided-note = 船長と一緒に遊ぶ1ゲーム
setup-guided-tip = 船長のヒント付きの通常のゲームです。すべてが一度うまくいくまで続きます。

## The bubble

guide-close = 了解
guide-back = アクションに戻る
guide-note = 習得：{ $count }項目中{ $done }
guide-note-tip = 船長のリスト：一度うまくいったことと、これからのこと。
captain-two-sentences = { $first }{ $second }

## What has to happen well once

guide-goal = 嵐は毎ターン船にダメージを与えます。キューブのない部屋がダメージを受けるか、資源の山札が尽きると、船を失います。帰る方法は1つ。8部屋すべてから送電し、動力コアを再起動してください。
guide-program = プログラムが{ $names }を動かします。
guide-core = このターンに船を救えます。残りの部屋から送電し、動力コアを再起動してください。{ $cost }
guide-critical = { $room }があと1回ダメージを受けると、船を失います。このターンに修理できます。{ $cost }
guide-danger = { $room }があと1回ダメージを受けると、船を失います。このターンに確実に修理する方法は見つかりません。
guide-divert = このターンに{ $room }から送電できます。{ $cost }これで帰還に1部屋近づきます。
guide-share = 同じ部屋では、1アクションでカード1枚を受け渡しできます。
guide-repair = このターンに{ $room }を修理できます。{ $cost }合うカード1枚でキューブが1個戻ります。
guide-ability = 全マス修理済みの部屋は起動でき、能力が使えます。このターンに起動できる部屋：{ $room }。{ $cost }
guide-token = 3アクションを使い切りましたが、アクショントークンでもう1回行動できます。
guide-hand-limit = 手札は{ $count }枚、上限は6枚です。公開カードを1枚取るか、一番要らないカードを捨ててください。

## What leads on

guide-onward = このターンに{ $room }から送電できます。{ $cost }残りは{ $left }部屋です。
guide-next-repair = このターンは送電できません。次に良いのは{ $room }の修理です。{ $cost }
guide-gather = このターンは送電できません。一番近いのは{ $room }です。足りないカード：{ $cards }。探索でカードを探してください。
guide-save = このターンは送電できません。1アクション残して終えると、後のターンに使えるアクショントークンになります。

## What was left undone

guide-missed-core = アクションを終えましたが、このターンはまだ船を救えました。
guide-missed-critical = アクションを終えましたが、キューブのない{ $room }をまだ修理できました。
guide-missed-divert = アクションを終えましたが、まだ{ $room }から送電できました。
guide-missed-token = アクションを終えましたが、アクショントークンでまだ役に立つことができました。
guide-missed-share = アクションを終えましたが、必要なカードをまだ受け渡しできました。
guide-missed-repair = アクションを終えましたが、まだ{ $room }を修理できました。
guide-missed-ability = アクションを終えましたが、まだ{ $room }を起動できました。

## Farewell

guide-won = 動力コアが動き出しました。さあ、帰りましょう。必要なときは、いつでも{ KEY("adviser") }を押してください。
guide-lost = この船は失いましたが、次の船ではもっとうまくやれます。必要なときは、いつでも{ KEY("adviser") }を押してください。
