### Words of questions. An id begins as the `text` of a `choose` in the rules' YAML says; then comes what it is: nothing the
### name, `-text` how to answer it, `-hint` the line under the hand, `-first` what is said to somebody who tries something
### else, `-first-short` the same in three words. Values: `$name` who decides, `$count` cards or things, `$left` still to be placed.

## A turn

ask-action = アクション
ask-action-text = アクションを選んでください。
ask-action-hint = { DEVICE() ->
    [pad] { KEY("enter") }でカードを持ち、行き先を選びます。
   *[keys] カードをクリックかドラッグ、またはキーで選び、行き先を選びます。
}
ask-action-first = この方法ではできません
ask-action-first-short = 方法が違う
ask-scavenge = { $picks ->
    [0] カードを取る
    [1] カードを取る
   *[other] カードを取る：{ $pick }/{ $picks }
}
ask-scavenge-text = { DEVICE() ->
    [pad] 山札か公開カードを選びます。「何も取らない」でもかまいません。
   *[keys] 山札か公開カードをクリックするか、手札へドラッグします。何も取らなくてもかまいません。
}
ask-scavenge-hint = 山札の一番上か公開カードを1枚取るか、何も取りません。
ask-scavenge-first = 先に{ $name }が探索で見つけたカードを取ります
ask-scavenge-first-short = 先に取る
ask-collect = 回収
ask-collect-text = { DEVICE() ->
    [pad] 山札から{ $deck-cards }枚か、公開カード1枚を選びます。
   *[keys] 山札から{ $deck-cards }枚か、公開カード1枚。クリックするか手札へドラッグします。
}
ask-collect-hint = 公開カード1枚か、山札の上から{ $deck-cards }枚を取ります。
ask-collect-first = 先に{ $name }が回収します
ask-collect-first-short = 先に回収
ask-discard = カードを{ $count }枚捨てる
ask-discard-text = { DEVICE() ->
    [pad] { $count ->
        [1] 持てるのは{ $hand-limit }枚です。カードを選び、次に捨て札を選びます。
       *[other] 持てるのは{ $hand-limit }枚です。{ $count }枚選び、{ KEY("end") }で確定します。
    }
   *[keys] { $count ->
        [1] 持てるのは{ $hand-limit }枚です。カードと捨て札を順にクリックするか、捨て札へドラッグします。
       *[other] 持てるのは{ $hand-limit }枚です。クリックか数字キーで{ $count }枚選び、{ KEY("end") }で確定します。
    }
}
ask-discard-hint = 上限{ $hand-limit }枚を超えています。{ $count }枚捨ててください。
ask-discard-first = 先に{ $name }が手札を上限まで減らします
ask-discard-first-short = 先に捨てる
ask-protection = 誰の防御トークンを使いますか？
ask-protection-text = { DEVICE() ->
    [pad] ハイライトされたクルーを選びます。
   *[keys] ハイライトされたクルーをクリックするか、ダメージを受ける部屋へドラッグします。
}
ask-protection-hint = このダメージを防げる防御トークンが複数あります。誰のを使うか選んでください。
ask-protection-first = 先に{ $name }が、誰の防御トークンを使うかを選びます
ask-protection-first-short = 先に選択を

## Rooms

ask-crew-quarters = クルーを送る
ask-crew-quarters-text = { DEVICE() ->
    [pad] コマを選び、次に他のクルーがいる部屋を選びます。{ KEY("escape") }でキャンセルします。
   *[keys] コマと他のクルーがいる部屋を順にクリックするか、そこへドラッグします。{ KEY("escape") }でキャンセルします。
}
ask-crew-quarters-first = 先に{ $name }がクルーを送ります
ask-crew-quarters-first-short = 先に送る
ask-crew-quarters-v2 = クルーを送る
ask-crew-quarters-v2-text = { DEVICE() ->
    [pad] コマを選び、次に誰もいない部屋を選びます。{ KEY("escape") }でキャンセルします。
   *[keys] コマと誰もいない部屋を順にクリックするか、そこへドラッグします。{ KEY("escape") }でキャンセルします。
}
ask-crew-quarters-v2-hint = クルー1人を、誰もいない部屋へ送ります。
ask-crew-quarters-v2-first = 先に{ $name }がクルーを送ります
ask-crew-quarters-v2-first-short = 先に送る
ask-cargo-hold = 資源カードを並べ替える
ask-cargo-hold-text = { $count ->
    [1] 次の資源カードです。山札の上に戻してください。
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
ask-mess-hall-text = 他のクルー1人に、カード1枚を渡すか、もらうか、交換します。
ask-mess-hall-first = 先に{ $name }が食堂の起動を終えます
ask-mess-hall-first-short = 先に食堂
ask-mess-hall-v2 = 他の2人が交換
ask-mess-hall-v2-text = 他のクルー2人が、カードを1枚ずつか2枚ずつ交換します。
ask-mess-hall-v2-first = 先に{ $name }が食堂の起動を終えます
ask-mess-hall-v2-first-short = 先に食堂
ask-trade = カードを交換
ask-trade-text = { DEVICE() ->
    [pad] 手札のカードと、欲しい公開カードを順に選びます。そこに手札のカードが入り、山札からは引きません。
   *[keys] 手札のカードと欲しい公開カードをクリックするか、重ねます。そこに手札のカードが入り、山札からは引きません。
}
ask-trade-hint = { DEVICE() ->
    [pad] 手札と公開カードを1枚ずつ選びます。
   *[keys] 手札と公開カードを1枚ずつクリックするか、片方をもう片方に重ねます。
}
ask-trade-first = 先に{ $name }が食堂の起動を終えます
ask-trade-first-short = 先に食堂
ask-engine-room = 捨て札と交換
ask-engine-room-text = 手札1枚を、捨て札の好きな1枚と交換します。
ask-engine-room-first = 先に{ $name }がカードを交換します
ask-engine-room-first-short = 先に交換
ask-engine-room-v2 = 捨て札を1枚取る
ask-engine-room-v2-text = 捨て札から好きな1枚を取ります。そのあと山札の一番上を捨てます。
ask-engine-room-v2-first = 先に{ $name }が捨て札を1枚取ります
ask-engine-room-v2-first-short = 先に取る
ask-repair-centre = 別の部屋を修理
ask-repair-centre-text = { DEVICE() ->
    [pad] ハイライトされた別の部屋の空きマスを選びます。{ KEY("escape") }でキャンセルします。
   *[keys] 手札の合うカードを、ハイライトされた部屋の空きマスへドラッグするか、そのマスをクリックします。{ KEY("escape") }でキャンセルします。
}
ask-repair-centre-first = 先に{ $name }が別の部屋を修理します
ask-repair-centre-first-short = 先に修理
ask-repair-centre-v2 = 修理キューブを渡す
ask-repair-centre-v2-text = { DEVICE() ->
    [pad] キューブを受け取るクルーを選びます。カードなしでマス1つを修理できます。
   *[keys] キューブを他のクルーへドラッグするか、クルーをクリックします。カードなしでマス1つを修理できます。
}
ask-repair-centre-v2-hint = 修理キューブを他のクルーに渡してください。
ask-repair-centre-v2-first = 先に{ $name }が修理キューブを渡します
ask-repair-centre-v2-first-short = 先に渡す
ask-medical-bay-v2 = アクショントークンを配る
ask-medical-bay-v2-text = { $count ->
    [1] アクショントークン1個を他のクルーに渡します。
   *[other] アクショントークンを{ $count }個まで他のクルーに配ります。
}
ask-medical-bay-v2-first = 先に{ $name }がアクショントークンを配ります
ask-medical-bay-v2-first-short = 先に配る
ask-bridge = ダメージカードを並べ替える
ask-bridge-text = { $count ->
    [1] 次のダメージカードです。山札の上に戻してください。
   *[other] 次のダメージカード{ $count }枚です。好きな順番で戻してください。
}
ask-bridge-first = 先に{ $name }がダメージカードを並べ替えます
ask-bridge-first-short = 先に並べ替え
ask-bridge-v2 = 上か底へ
ask-bridge-v2-text = { $count ->
    [1] 次のダメージカードです。山札の上か底に戻してください。
   *[other] 次のダメージカード{ $count }枚です。1枚ずつ山札の上か底に戻してください。
}
ask-bridge-v2-first = 先に{ $name }がダメージカードを並べ替えます
ask-bridge-v2-first-short = 先に並べ替え
ask-armoury = 防御トークンを{ $left }個置く
ask-armoury-text = { DEVICE() ->
    [pad] { $count ->
        [1] 部屋を選びます。ストックのトークンはこれが最後です。
       *[other] 部屋を選びます。1部屋に2個置いてもかまいません。{ KEY("escape") }で1個戻します。
    }
   *[keys] { $count ->
        [1] 部屋をクリックするか、トークンをドラッグします。ストックのトークンはこれが最後です。
       *[other] 部屋をクリックするか、トークンをドラッグします。1部屋に2個置いてもかまいません。{ KEY("escape") }で1個戻します。
    }
}
ask-armoury-first = 先に{ $name }が防御トークンを置きます
ask-armoury-first-short = 先に配置を
ask-armoury-v2 = 防御トークンを渡す
ask-armoury-v2-text = { DEVICE() ->
    [pad] トークンを受け取るクルーを選びます。持ち主のいる部屋へのダメージを1回防ぎます。
   *[keys] トークンをクルーへドラッグするか、クルーをクリックします。持ち主のいる部屋へのダメージを1回防ぎます。
}
ask-armoury-v2-hint = 防御トークンをクルー1人（自分も可）に渡してください。
ask-armoury-v2-first = 先に{ $name }が防御トークンを渡します
ask-armoury-v2-first-short = 先に渡す

## Expansions

ask-damage-control = { $left ->
    [0] ダメージを確定
   *[other] { $count ->
        [1] ダメージを受ける部屋を1つ選ぶ
       *[other] ダメージを受ける部屋を{ $count }つ選ぶ：あと{ $left }つ
    }
}
ask-damage-control-text = { DEVICE() ->
    [pad] { $left ->
        [0] どの部屋にもダメージの結果が出ています。もう一度選ぶと取り消します。{ KEY("end") }かボタンで確定します。
       *[other] { $setup ->
            [yes] 最初のターンの前のダメージコントロールです。スタートプレイヤーが部屋を選びます。どの部屋にもダメージの結果が出ています。
           *[no] ダメージコントロールです。部屋を選んでください。もう一度選ぶと取り消します。どの部屋にもダメージの結果が出ています。
        }
    }
   *[keys] { $left ->
        [0] どの部屋にもダメージの結果が出ています。選んだ部屋をクリックすると取り消します。{ KEY("end") }かボタンで確定します。
       *[other] { $setup ->
            [yes] 最初のターンの前のダメージコントロールです。スタートプレイヤーが部屋をクリックするか、カードをドラッグします。どの部屋にもダメージの結果が出ています。
           *[no] ダメージコントロールです。部屋をクリックするか、カードをドラッグしてください。もう一度クリックすると取り消します。どの部屋にもダメージの結果が出ています。
        }
    }
}
ask-damage-control-hint = どの部屋にもダメージの結果が出ています。{ KEY("end") }で確定します。
ask-damage-control-first = 先に{ $name }がダメージを受ける部屋を選びます
ask-damage-control-first-short = 先に部屋選択

## Actions, as they stand in a list

action-move = 移動
action-scavenge = 探索
action-give = カードを渡す
action-take = カードを取る
action-trade = カードを交換
action-repair = 修理
action-repair-with-cube = 手元のキューブで修理
action-divert = 送電
action-activate = 部屋を起動
action-board = 脱出ポッドに乗る
action-finish = アクション終了

## Questions without words of their own speak of the room or the expansion that asks

ask-room = { $source }を起動
ask-room-text = { $source }をどう起動するか選んでください。
ask-room-first = 先に{ $name }が{ $source }について決めます
ask-room-first-short = 先に決定を
ask-expansion = { $source }
ask-expansion-text = { $source }：選んでください。
ask-expansion-first = 先に{ $name }が{ $source }について決めます
ask-expansion-first-short = 先に決定を
ask-other = 決める
ask-other-text = 1つ選んでください。
ask-other-first = 先に{ $name }が別のことを決めます
ask-other-first-short = 先に決定を
