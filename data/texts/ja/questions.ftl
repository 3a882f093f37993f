### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = アクション
ask-action-text = 何をするか選んでください。
ask-action-hint = { DEVICE() ->
    [pad] { KEY("enter") }でカードを持ち、行き先を決めます。
   *[keys] カードをクリックかドラッグ、またはカードのキーで選び、行き先を決めます。
}
ask-action-first = そのようには使えません
ask-action-first-short = 使い方が違う
ask-scavenge = { $picks ->
    [0] カードを取る
    [1] カードを取る
   *[other] カードを取る：{ $pick }/{ $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] 山札か公開カードを選びます。「何も取らない」でやめます。
   *[keys] 山札か公開カードをクリックするか、手札へドラッグします。「何も取らない」でやめます。
}
ask-scavenge-hint = 山札か公開カードから1枚取るか、何も取りません。
ask-scavenge-first = 先に{ $name }が探索の成果を取ります
ask-scavenge-first-short = 先に取る
ask-collect = 回収
ask-collect-text = { DEVICE() ->
    [pad] 山札から{ $deck-cards }枚か、公開カード1枚を選びます。
   *[keys] 山札から{ $deck-cards }枚か、公開カード1枚。クリックか、手札へドラッグします。
}
ask-collect-hint = 公開カード1枚か、山札の上から{ $deck-cards }枚を取ります。
ask-collect-first = 先に{ $name }が回収します
ask-collect-first-short = 先に回収
ask-discard = カードを{ $count }枚捨てる
ask-discard-text = { DEVICE() ->
    [pad] 残せるのは{ $hand-limit }枚です。カードを選んでから捨て札を選びます。
   *[keys] 残せるのは{ $hand-limit }枚です。カードをクリックしてから捨て札をクリックするか、そこへドラッグします。
}
ask-discard-hint = 上限{ $hand-limit }枚を超過：{ $count }枚捨ててください。
ask-discard-first = 先に{ $name }が上限まで捨てます
ask-discard-first-short = 先に捨てる
ask-protection = 誰の防御トークンを使いますか？
ask-protection-text = { DEVICE() ->
    [pad] 光っているクルーを選びます。
   *[keys] 光っているクルーをクリックするか、被害を受ける部屋へドラッグします。
}
ask-protection-hint = この被害を防げるシールドが複数あります。誰のを使うか選んでください。
ask-protection-first = 先に{ $name }が、誰の防御トークンを使うか決めます
ask-protection-first-short = 先に決定を

## Rooms

ask-crew-quarters = 誰かを送る
ask-crew-quarters-text = { DEVICE() ->
    [pad] コマを選んでから他の誰かがいる部屋を選びます。{ KEY("escape") }で部屋を使わずに戻ります。
   *[keys] コマをクリックしてから他の誰かがいる部屋をクリックするか、そこへドラッグします。{ KEY("escape") }で部屋を使わずに戻ります。
}
ask-crew-quarters-first = 先に{ $name }が誰かを送ります
ask-crew-quarters-first-short = 先に送る
ask-crew-quarters-v2 = 誰かを送る
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] コマを選んでから誰もいない部屋を選びます。{ KEY("escape") }で部屋を使わずに戻ります。
   *[keys] コマをクリックしてから誰もいない部屋をクリックするか、そこへドラッグします。{ KEY("escape") }で部屋を使わずに戻ります。
}
ask-crew-quarters-v2-hint = 好きなクルーを誰もいない部屋へ送ります。
ask-crew-quarters-v2-first = 先に{ $name }が誰かを送ります
ask-crew-quarters-v2-first-short = 先に送る
ask-cargo-hold = 資源カードを並べ替える
ask-cargo-hold-text = { $count ->
    [1] 次の資源カードです。山札の上に戻ります。
   *[other] 次の資源カード{ $count }枚です。好きな順番で戻してください。
}
ask-cargo-hold-first = 先に{ $name }がカードを並べ替えます
ask-cargo-hold-first-short = 先に並べ替え
ask-cargo-hold-v2 = カードを1枚取る
ask-cargo-hold-v2-text = { DEVICE() ->
    [pad] 山札か公開カードを選びます。
   *[keys] 山札か公開カードをクリックするか、手札へドラッグします。
}
ask-cargo-hold-v2-hint = 山札の一番上か、公開カード1枚を取ります。
ask-cargo-hold-v2-first = 先に{ $name }がカードを取ります
ask-cargo-hold-v2-first-short = 先に取る
ask-mess-hall = 渡す・取る・交換する
ask-mess-hall-text = 船内の誰かにカード1枚を渡すか、1枚取るか、1枚ずつ交換します。
ask-mess-hall-first = 先に{ $name }が食堂の件を決めます
ask-mess-hall-first-short = 先に食堂
ask-mess-hall-v2 = 他の2人が交換
ask-mess-hall-v2-text = 他の2人がカードを1枚ずつ、または2枚ずつ交換します。
ask-mess-hall-v2-first = 先に{ $name }が食堂の件を決めます
ask-mess-hall-v2-first-short = 先に食堂
ask-trade = カードをトレード
ask-trade-text = { DEVICE() ->
    [pad] 手札のカードと欲しい公開カードを順に選びます。出したカードは取ったカードの場所に置かれます。山札からは引きません。
   *[keys] 手札のカードと欲しい公開カードを順にクリックするか、片方をもう片方に重ねます。出したカードは取ったカードの場所に置かれます。山札からは引きません。
}
ask-trade-hint = { DEVICE() ->
    [pad] 手札と公開カードを1枚ずつ選びます。
   *[keys] 手札と公開カードを1枚ずつクリックするか、片方をもう片方に重ねます。
}
ask-trade-first = 先に{ $name }が食堂の件を決めます
ask-trade-first-short = 先に食堂
ask-engine-room = 捨て札と交換
ask-engine-room-text = 手札1枚を捨て札の好きな1枚と交換します。
ask-engine-room-first = 先に{ $name }がカードを交換します
ask-engine-room-first-short = 先に交換
ask-engine-room-v2 = 捨て札を1枚取る
ask-engine-room-v2-text = 捨て札から好きな1枚を取ります。そのあと山札の一番上のカードを失います。
ask-engine-room-v2-first = 先に{ $name }が捨て札を1枚取ります
ask-engine-room-v2-first-short = 先に取る
ask-repair-centre = 別の部屋を修理
ask-repair-centre-text = { DEVICE() ->
    [pad] 光っている別の部屋の空いたマスを選びます。{ KEY("escape") }で部屋を使わずに戻ります。
   *[keys] 光っている別の部屋の空いたマスをクリックするか、合うカードをそこへドラッグします。{ KEY("escape") }で部屋を使わずに戻ります。
}
ask-repair-centre-first = 先に{ $name }が別の部屋を修理します
ask-repair-centre-first-short = 先に修理
ask-repair-centre-v2 = 修理キューブを渡す
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] ストックのキューブを受け取るクルーを選びます。カードなしでマス1つを修理できます。
   *[keys] ストックのキューブを他のクルーへドラッグするか、受け取るクルーをクリックします。カードなしでマス1つを修理できます。
}
ask-repair-centre-v2-hint = 修理キューブを他のクルーに渡してください。
ask-repair-centre-v2-first = 先に{ $name }が修理キューブを渡します
ask-repair-centre-v2-first-short = 先に渡す
ask-medical-bay-v2 = アクショントークンを配る
ask-medical-bay-v2-text = { $count ->
    [1] アクショントークン1個を他のクルーに配ります。
   *[other] アクショントークンを{ $count }個まで他のクルーに配ります。
}
ask-medical-bay-v2-first = 先に{ $name }がアクショントークンを配ります
ask-medical-bay-v2-first-short = 先に配る
ask-bridge = ダメージカードを並べ替える
ask-bridge-text = { $count ->
    [1] 次のダメージカードです。山札の上に戻ります。
   *[other] 次のダメージカード{ $count }枚です。好きな順番で戻してください。
}
ask-bridge-first = 先に{ $name }がダメージカードを並べ替えます
ask-bridge-first-short = 先に並べ替え
ask-bridge-v2 = 上か底へ
ask-bridge-v2-text = { $count ->
    [1] 次のダメージカードです。山札の上か底に戻します。
   *[other] 次のダメージカード{ $count }枚です。1枚ずつ山札の上か底に戻します。
}
ask-bridge-v2-first = 先に{ $name }がダメージカードを並べ替えます
ask-bridge-v2-first-short = 先に並べ替え
ask-armoury = 防御トークンを{ $left }個置く
ask-armoury-text = { DEVICE() ->
    [pad] { $count ->
        [1] 部屋を選びます。ストックにはこれ1個だけです。
       *[other] 部屋を選びます。1部屋に2個でもかまいません。{ KEY("escape") }で1個戻します。
    }
   *[keys] { $count ->
        [1] 部屋をクリックするか、トークンをそこへドラッグします。ストックにはこれ1個だけです。
       *[other] 部屋をクリックするか、トークンをそこへドラッグします。1部屋に2個でもかまいません。{ KEY("escape") }で1個戻します。
    }
}
ask-armoury-first = 先に{ $name }が防御トークンを置きます
ask-armoury-first-short = 先にシールド
ask-armoury-v2 = 防御トークンを渡す
ask-armoury-v2-text = { DEVICE() ->
    [pad] ストックのトークンを受け取るクルーを選びます。持ち主のいる部屋への被害を1回防ぎます。
   *[keys] ストックのトークンを誰かへドラッグするか、受け取るクルーをクリックします。持ち主のいる部屋への被害を1回防ぎます。
}
ask-armoury-v2-hint = 防御トークンを誰か（自分でもよい）に渡してください。
ask-armoury-v2-first = 先に{ $name }が防御トークンを渡します
ask-armoury-v2-first-short = 先に渡す

## Expansions

ask-damage-control = { $left ->
    [0] ダメージを確定
   *[other] ダメージを受ける部屋をあと{ $left }つ選ぶ
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] 各部屋に被害の結果が示されています。{ KEY("end") }かボタンで確定します。選んだ部屋をもう一度選ぶと取り消します。
       *[other] { $setup ->
            [yes] 最初のターンの前にダメージコントロールが発生し、最初のプレイヤーが選びます。部屋を選びます。各部屋に被害の結果が示されています。
           *[no] ダメージコントロールでクルーが部屋を選びます。部屋を選びます。もう一度選ぶと取り消します。各部屋に被害の結果が示されています。
        }
    }
   *[keys] { $left ->
        [0] 各部屋に被害の結果が示されています。{ KEY("end") }かボタンで確定します。選んだ部屋をクリックすると取り消します。
       *[other] { $setup ->
            [yes] 最初のターンの前にダメージコントロールが発生し、最初のプレイヤーが選びます。部屋をクリックするか、カードをそこへドラッグします。各部屋に被害の結果が示されています。
           *[no] ダメージコントロールでクルーが部屋を選びます。部屋をクリックするか、カードをそこへドラッグします。もう一度クリックすると取り消します。各部屋に被害の結果が示されています。
        }
    }
}
ask-damage-control-hint = 今被害を受けたらどうなるかが各部屋に示されています。{ KEY("end") }で確定します。
ask-damage-control-first = 先に{ $name }がダメージを受ける部屋を選びます
ask-damage-control-first-short = 先に部屋選択

## Actions, as they stand in a list

action-move = 移動
action-scavenge = 探索
action-give = カードを渡す
action-take = カードを取る
action-trade = カードをトレード
action-repair = 修理
action-repair-with-cube = 手元のキューブで修理
action-divert = 送電
action-activate = 部屋を使う
action-board = 脱出ポッドに乗る
action-finish = アクション終了

## Questions without words of their own speak of the room or the expansion that asks

ask-room = { $source }を使う
ask-room-text = { $source }をどう使うか選んでください。
ask-room-first = 先に{ $name }が{ $source }の件を決めます
ask-room-first-short = 先に決定を
ask-expansion = { $source }
ask-expansion-text = { $source }：あなたが選んでください。
ask-expansion-first = 先に{ $name }が{ $source }の件を決めます
ask-expansion-first-short = 先に決定を
ask-other = 決定
ask-other-text = 1つ選んでください。
ask-other-first = 先に{ $name }が別のことを決めます
ask-other-first-short = 先に決定を
