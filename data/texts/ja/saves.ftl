### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = 前回のセーブを読み込めません：{ $why }
saves-newer = 前回のセーブは新しいバージョンのSolar Stormのもので、このバージョンでは読み込めません。
saves-kept-as = ファイルは{ $path }として残してあります。
saves-kept-there = ファイルを移動できませんでした。{ $path }にあります。
saves-rescued = 「続ける」で1つ前のセーブから再開します。
saves-not-rescued = ほかには何も変わっていません。新しいゲームを始めるか、セーブデータをロードしてください。
saves-detail = （{ $detail }）
saves-why-unreadable = システムが開けません。
saves-why-folder = 同じ場所にフォルダーがあります。
saves-why-loop = 同じ場所に、どこにも通じないリンクがあります。
saves-why-large = セーブデータにしては大きすぎます。
saves-why-empty = 中身が空です。
saves-why-zeros = 中身がゼロばかりです。
saves-why-not-text = テキストでない部分があります。
saves-why-cut-off = 末尾が欠けています。
saves-why-syntax = 壊れています。
saves-why-twice = 同じ項目が2回書かれています。
saves-why-number = ありえない数値が含まれています。
saves-why-deep = 読み取れないほど壊れています。
saves-why-foreign = Solar Stormのセーブデータではありません。
saves-why-newer = 新しいバージョンのSolar Stormで作られています。
saves-why-value = 項目が欠けているか、意味をなしていません。
saves-why-rules = 記録された手が結果と合わないか、ルール違反です。
saves-flaw-name = 名前が正しくないため、表示できる部分だけを示しています。
saves-flaw-picture = 画像がこのゲームで作られたものではないため、表示しません。
saves-flaw-saved = 記録された日時が正しくないため、ファイルの書き込み日時を示しています。

## A game that cannot be saved

saves-trouble-full = セーブできませんでした。ディスクがいっぱいです。空きを作れば、次の選択でまたセーブします。
saves-trouble-read-only = セーブできませんでした。フォルダーに書き込めません。そのまま続ければ、選択のたびにセーブを試みます。
saves-trouble-taken = もう1つのSolar Stormがセーブを引き継いだため、こちらはセーブしません。メニューの「別名でセーブ…」なら、このゲームを残せます。
saves-trouble-other = セーブできませんでした（{ $detail }）。次の選択でまた試みます。
saves-trouble-slow = ディスクの応答が遅いため、直前の選択はまだ書き込み中です。そのまま遊び続けられます。
disk-waits = ディスクの応答を待っています
disk-waits-unsaved = ゲームはまだセーブされていません。それでも終了するには、もう一度ウィンドウを閉じてください。
saves-trouble-over = またセーブできるようになりました。

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = 全室V2
saves-mode-rooms-mixed = 部屋はランダム
saves-mode-rooms-pick = 部屋を指定
saves-mode-no-counting = カウントなし
saves-kept-name = ターン{ $turn }で中断
saves-finished-name = { $won ->
    [yes] ターン{ $turn }で勝利
   *[no] ターン{ $turn }で敗北
}

## The title screen, about saving

title-unsaved = もう1つのSolar Stormが起動しているため、こちらは自動でセーブしません。セーブデータはそのままです。
title-taken = もう1つのSolar Stormがセーブを引き継ぎました。ここでまたセーブするには、そちらを閉じるか、こちらを起動し直してください。
title-no-saves-read-only = セーブできません。{ $path }に書き込めません。このままでも遊べます。セーブするには、フォルダーを書き込み可能にして起動し直してください。
title-no-saves-full = セーブできません。ディスクがいっぱいです。このままでも遊べます。セーブするには空きを作ってください。
title-no-saves-other = セーブできません。{ $path }を使えません。このままでも遊べます。セーブするには、その場所に何があるか確かめてください。
title-no-saves-taken = もう1つのSolar Stormが起動していて、そちらがセーブしています。

## Two copies of the program

second-copy-heading = Solar Stormはすでに起動しています
second-copy-text = プログラムがもう1つ開いていて、そちらのゲームをセーブしています。2つが互いに上書きしてはいけません。もう1つを閉じれば、こちらは自動的に先へ進みます。
second-copy-quit = 終了
second-copy-quit-detail = 開いているほうに戻ります。何も変わりません。
second-copy-unsaved = オートセーブなしで遊ぶ
second-copy-unsaved-detail = ファイルはすべてそのままです。「別名でセーブ…」は使えます。
second-copy-take-over = 引き継ぐ
second-copy-take-over-detail = 以後はこちらがセーブし、もう1つはセーブをやめてそう知らせます。
second-copy-refused-full = できませんでした。ディスクがいっぱいです。
second-copy-refused-read-only = できませんでした。セーブデータのフォルダーに書き込めません。
second-copy-refused-taken = できませんでした。もう1つがセーブ中です。もう一度試してください。
second-copy-refused-other = できませんでした。セーブデータのフォルダーを使えません。

## The list of saved games

saves-heading = セーブデータ
saves-none = セーブデータはまだありません。ゲーム中のメニューの「別名でセーブ…」でここに残せます。終わったゲームは自動的にここに入ります。
saves-folder-unread = セーブデータを一覧できません。{ $path }を読み込めません（{ $detail }）。フォルダーを確かめてから、ここに戻ってください。
saves-back = 戻る
saves-row = ターン{ $turn } · { $modes }
saves-row-broken = このゲームは読み込めません：{ $why }
saves-missing = { $count ->
    [1] ここに入っていない拡張「{ $ids }」が必要です。
   *[other] ここに入っていない拡張（{ $ids }）が必要です。
}
saves-unreadable = 破損
saves-unreadable-newer = 新しいバージョン
saves-status-playing = 進行中
saves-status-won = 勝利
saves-status-lost = 敗北
saves-turn = { $status } · ターン{ $turn }
saves-load = このゲームを続ける
saves-look = 盤面を見る
saves-watch = 最初から見る
saves-rename = 名前を変更
saves-delete = 削除
saves-hint-load = ロード
saves-cannot = このゲームはロードできません。理由は一覧の横に示してあります。
saves-broken-advice = 何も変えていません。ファイルは{ $path }です。コピーがあれば置き換えてください。なければ削除できます。
saves-newer-advice = 何も変えていません。ファイルは{ $path }です。新しいバージョンなら続きから遊べます。
saves-gone = ファイルはもうありません。
saves-rename-title = セーブデータの名前を変更
saves-rename-go = 変更
saves-renamed = 名前を「{ $name }」に変えました。
saves-delete-title = 「{ $name }」を削除しますか？
saves-delete-text = この画面にいる間は元に戻せます。その後も{ $path }に残っています。
saves-delete-go = 削除
saves-deleted = 「{ $name }」を削除しました。
saves-restore = 削除したゲームを戻す
saves-restored = 「{ $name }」を戻しました。
saves-not-kept = 進行中のゲームをセーブデータに残せませんでした。続けると失われることがあります。
saves-refused-full = できませんでした。ディスクがいっぱいです。空きを作ってからもう一度試してください。
saves-refused-read-only = できませんでした。セーブデータのフォルダーに書き込めません。書き込み可能にしてからもう一度試してください。
saves-refused-taken = できませんでした。もう1つのSolar Stormがセーブ中です。もう一度試してください。
saves-refused-other = できませんでした。ディスクに拒まれました。もう一度試してください。

## Saving under a name

naming-title = 別名でセーブ…
naming-go = セーブ
naming-suggestion = ターン{ $turn } · { $names }
naming-empty = セーブデータには名前が必要です。
naming-letter = 「{ $letter }」の文字は、ここでは表示できません。
naming-note = 「ゲームをロード」に、盤面の画像付きで表示されます。
naming-twice = 同じ名前のゲームがあります（{ $when }にセーブ）。それは削除済みに移り、このゲームが置き換わります。
naming-saved = 「{ $name }」としてセーブしました。
menu-save-as = 別名でセーブ…
menu-load = ゲームをロード

## Leaving a game that is not saved

leave-title = セーブせずに離れますか？
leave-text = 前回のセーブからあとの内容は失われます。
leave-yes = それでも離れる

## When the program fails

error-heading = 問題が発生しました
error-why-program = Solar Stormに予期しない誤りがありました。あなたの操作のせいではありません。
error-why-content = ゲーム自体のファイルに誤りがあります。どのファイルのどこかは下の行にあります。そこを直すか、Solar Stormを入れ直してください。
error-why-memory = Solar Stormに使えるメモリーが残っていません。ほかのプログラムを閉じてから続けてください。
error-why-disk = Solar Stormに必要なファイルの読み書きを、コンピューターが拒みました。
error-saved = ゲームは無事です。最後の選択のあとにセーブされています。タイトル画面から続けてください。
error-unsaved = こちらのSolar Stormは自動でセーブしないため、卓上のゲームは失われました。セーブデータは無事です。
error-no-game = 卓上にゲームはありませんでした。セーブデータは無事です。
error-report = 誤りの特定に必要な情報とこのゲームの選択を収めたレポートが{ $path }にあります。また起きたら、そのファイルを開発者に送ってください。
error-no-report = レポートを書き込めませんでした。ディスクに拒まれました。
error-last = Solar Stormは続行できないため終了します。セーブデータは無事です。
error-title-screen = タイトル画面
error-earlier = 1手前へ
error-earlier-tip = 続けるたびに起きる場合：最後のセーブを脇に置き、1つ前のセーブに戻ります。
error-stepped-back = 最後のセーブは別の名前で残してあります。「続ける」で1つ前のセーブから再開します。
error-no-step-back = 再開できる以前のセーブがありません。
error-quit = 終了
