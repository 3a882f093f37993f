### Saved games, and what happens to files.

## A saved game that cannot be read

saves-broken = 最新のセーブデータを読み込めません：{ $why }
saves-newer = 最新のセーブデータは新しいバージョンのSolar Stormのもので、お使いのバージョンでは読み込めません。
saves-kept-as = ファイルは{ $path }として保存してあります。
saves-kept-files = 該当するファイルは{ $paths }として保存してあります。
saves-kept-there = ファイルを移動できませんでした。{ $path }に残っています。
saves-rescued = 「続ける」で1つ前のセーブから再開します。
saves-not-rescued = ほかは何も変わっていません。新しいゲームを始めるか、セーブデータをロードしてください。
saves-changed = 最新のセーブデータが、ここに表示されていたものから変わりました。
saves-detail = （{ $detail }）
saves-why-unreadable = システムで開けません。
saves-why-folder = 同じ場所にフォルダーがあります。
saves-why-loop = 同じ場所に、リンク先のないリンクがあります。
saves-why-large = セーブデータとしては大きすぎます。
saves-why-empty = 中身が空です。
saves-why-zeros = 中身がすべてゼロです。
saves-why-not-text = テキストでない部分があります。
saves-why-cut-off = 末尾が欠けています。
saves-why-syntax = 壊れています。
saves-why-twice = 同じ項目が2つあります。
saves-why-number = 無効な数値があります。
saves-why-deep = ひどく壊れていて読み込めません。
saves-why-foreign = Solar Stormのセーブデータではありません。
saves-why-newer = 新しいバージョンのSolar Stormで作られています。
saves-why-value = 欠けているか無効な項目があります。
saves-why-rules = 記録された手がルール違反か、局面と合いません。
saves-flaw-name = 名前が壊れているため、表示できる部分だけを示しています。
saves-flaw-picture = 画像がこのゲームのものではないため、表示しません。
saves-flaw-saved = 日時が無効なため、ファイルの日時を示しています。

## A game that cannot be saved

saves-trouble-full = セーブできませんでした。ディスクがいっぱいです。空きを作ってください。Solar Stormは数秒ごとにセーブを試みます。
saves-trouble-read-only = セーブできませんでした。フォルダーが読み取り専用です。このまま遊べます。Solar Stormは数秒ごとにセーブを試みます。
saves-trouble-taken = 別のSolar Stormがセーブを引き継ぎ、こちらは止めました。メニューの「別名でセーブ…」なら、このゲームを残せます。
saves-trouble-other = セーブできませんでした（{ $detail }）。Solar Stormは数秒ごとにセーブを試みます。
saves-trouble-slow = ディスクの動作が遅く、直前の選択をまだセーブできていません。このまま遊べます。
over-unsaved = { $which ->
    [last] 前回のゲーム
   *[this] このゲーム
 }はまだセーブできていません{ $why ->
    [full] 。ディスクがいっぱいです
    [read-only] 。フォルダーが読み取り専用です
    [slow] 。ディスクの動作が遅くなっています
    [unread] 。最新のセーブデータをシステムが開けません
    [taken] 。別のSolar Stormがセーブを引き継ぎました
   *[other] （{ $detail }）
 }。Solar Stormは数秒ごとにセーブを試みます。
disk-waits = ディスクを待っています
disk-waits-unsaved = まだ保存されていないものがあります。それでも終了するなら、もう一度ウィンドウを閉じてください。
saves-trouble-over = ゲームをセーブできました。
saved-after-title = セーブしました
saved-after-all = 無事にセーブできました。

## What is told of a game

saves-when = { DATETIME($when, dateStyle: "medium", timeStyle: "short") }
saves-mode-rooms-v2 = 部屋はV2
saves-mode-rooms-mixed = 部屋はランダム
saves-mode-rooms-pick = 部屋を指定
saves-mode-no-counting = カウントなし
saves-kept-name = ターン{ $turn }で中断
saves-finished-name = { $won ->
    [yes] ターン{ $turn }で勝利
   *[no] ターン{ $turn }で敗北
}

## The title screen, about saving

title-unsaved = 別のSolar Stormが起動中のため、こちらのオートセーブはオフです。セーブデータはそのままです。
title-taken = 別のSolar Stormがセーブを引き継ぎました。ここでセーブするには、こちらを閉じて起動し直してください。
title-ended-kept = 前回のゲーム（{ $name }）はまだセーブされていませんでした。現在は「{ title-load }」に入っています。
title-no-saves-read-only = セーブできません。{ $path }が読み取り専用です。このままでも遊べます。セーブするには、フォルダーを書き込み可能にして起動し直してください。
title-no-saves-full = セーブできません。ディスクがいっぱいです。このままでも遊べます。セーブするには空きを作ってください。
title-no-saves-other = セーブできません。{ $path }を使えません。このままでも遊べます。セーブするには、その場所に何があるかを確認してください。
title-no-saves-taken = セーブできません。別のSolar Stormが起動中です。

## Two copies of the program

second-copy-heading = Solar Stormはすでに起動しています
second-copy-text = 別のSolar Stormが開いていて、そちらのゲームをセーブしています。互いに上書きしないよう、こちらは待っています。そちらを閉じると自動的に続きます。
second-copy-quit = 終了
second-copy-quit-detail = 開いているほうに戻ります。何も変わりません。
second-copy-unsaved = オートセーブなしで遊ぶ
second-copy-unsaved-detail = このゲームはセーブされませんが、設定は保存されます。「別名でセーブ…」は引き続き使えます。
second-copy-take-over = 引き継ぐ
second-copy-take-over-detail = 以後はこちらがセーブします。もう1つはセーブを止め、そう知らせます。
second-copy-refused-full = 引き継げませんでした。ディスクがいっぱいです。
second-copy-refused-read-only = 引き継げませんでした。セーブデータのフォルダーが読み取り専用です。
second-copy-refused-taken = 引き継げませんでした。もう1つがセーブ中です。もう一度試してください。
second-copy-refused-other = 引き継げませんでした。セーブデータのフォルダーを使えません。

## The list of saved games

saves-none = セーブデータはまだありません。ゲーム中のメニューの「別名でセーブ…」で追加できます。終わったゲームは自動的に追加されます。
saves-folder-unread = セーブデータを一覧できません。{ $path }を読み込めません（{ $detail }）。フォルダーを確認してから戻ってください。
saves-back = 戻る
saves-row = ターン{ $turn } · { $modes }
saves-row-broken = このゲームは読み込めません：{ $why }
saves-missing = { $count ->
    [1] 拡張「{ $ids }」が必要ですが、インストールされていません。
   *[other] 拡張（{ $ids }）が必要ですが、インストールされていません。
}
saves-unreadable = 破損
saves-unreadable-newer = 新しいバージョン
saves-load = このゲームを続ける
saves-look = 盤面を見る
saves-watch = リプレイを見る
saves-rename = 名前を変更
saves-delete = 削除
saves-broken-advice = 何も変えていません。ファイルは{ $path }です。コピーがあれば、そこに置いてください。なければ削除できます。
saves-newer-advice = 何も変えていません。ファイルは{ $path }です。新しいバージョンなら続きから遊べます。
saves-gone = ファイルはもうありません。
saves-rename-title = セーブデータの名前を変更
saves-rename-go = 変更
saves-renamed = 名前を「{ $name }」に変えました。
saves-share = 共有
saves-delete-title = 「{ $name }」を削除しますか？
saves-delete-text = この画面にいる間は元に戻せます。その後もファイルは{ $path }に残ります。
saves-delete-go = 削除
saves-deleted = 「{ $name }」を削除しました。
saves-restore = 削除したゲームを戻す
saves-restored = 「{ $name }」を戻しました。
saves-not-kept = 進行中のゲームをセーブデータに残せませんでした。このまま続けると失われるかもしれません。
saves-refused-full = できませんでした。ディスクがいっぱいです。空きを作ってからもう一度試してください。
saves-refused-read-only = できませんでした。セーブデータのフォルダーが読み取り専用です。書き込み可能にしてからもう一度試してください。
saves-refused-taken = できませんでした。別のSolar Stormがセーブ中です。もう一度試してください。
saves-refused-other = できませんでした。ディスクのエラーです。もう一度試してください。

## Saving under a name

naming-title = 別名でセーブ…
naming-go = セーブ
naming-suggestion = ターン{ $turn } · { $names }
naming-empty = セーブデータには名前が必要です。
naming-letter = { $place }文字目は使えません。絵文字か、ゲームの書体にない文字です。
naming-longest = 名前は{ $count }文字までです。超えた分は入りません。
naming-note = 「{ title-load }」に、卓上の画像付きで表示されます。
naming-twice = 同じ名前のゲーム（{ $when }にセーブ）と置き換わります。古いほうは削除済みに移ります。
naming-saved = 「{ $name }」としてセーブしました。
menu-save-as = 別名でセーブ…
menu-load = セーブデータ

## Leaving a game that is not saved

leave-title = セーブせずに離れますか？
leave-text = 前回のセーブ以降の内容が失われることがあります。
leave-yes = それでも離れる

## When the program fails

error-heading = 問題が発生しました
error-why-program = Solar Stormで予期しないエラーが起きました。あなたの操作のせいではありません。
error-why-content = ゲーム自体のファイルにエラーがあります。下の行にファイルと場所があります。そこを直すか、Solar Stormを再インストールしてください。
error-why-refused = Solar Stormが自身のファイルを読み込めませんでした：{ $file }。ほかのプログラムが使っている可能性があります。もう一度試してください。何度も起きるときは、コンピューターを再起動するか、Solar Stormを再インストールしてください。
error-file-title = 開けませんでした
error-again = もう一度試す
error-why-memory = コンピューターのメモリーが足りません。ほかのプログラムを閉じてから続けてください。
error-why-disk = Solar Stormに必要なファイルを、コンピューターが読み書きできませんでした。
error-saved = ゲームは無事です。最後の選択のあとにセーブされています。タイトル画面から続けてください。
error-goes-on = ゲームはセーブされていませんが、まだ残っています。もう一度試すと続けられます。
error-unsaved = こちらのSolar Stormはオートセーブがオフのため、今のゲームは失われました。セーブデータは無事です。
error-no-game = 失われたゲームはありません。セーブデータは無事です。
error-report = エラーの詳細とこのゲームの選択を記録したレポートが{ $path }にあります。また起きたら、そのファイルを開発者に送ってください。
error-report-no-game = エラーの詳細を記録したレポートが{ $path }にあります。また起きたら、そのファイルを開発者に送ってください。
error-no-report = レポートを書き込めませんでした。ディスクのエラーです。
error-last = Solar Stormを終了します。セーブデータは無事です。
error-title-screen = タイトル画面
error-earlier = 1つ前のセーブに戻る
error-earlier-tip = 続けるたびにエラーが起きるときに使います。最新のセーブデータを別に残し、1つ前に戻ります。
error-stepped-back = 最新のセーブデータは別の名前で残しました。「続ける」で1つ前から再開します。
error-no-step-back = これより前のセーブはありません。
error-step-back-refused = 最新のセーブデータを別に残せませんでした。いま{ $path }のファイル名を変更できません。「続ける」ではこのセーブから再開します。
error-quit = 終了

## A file that the system does not open

saves-unread = 最新のセーブデータを今は開けません。何も変更していません。ファイルは{ $path }にあります。
saves-unread-rescued = 「続ける」でもう一度試します。開けない場合は1つ前のセーブから再開し、最新のセーブデータは残ります。
saves-trouble-unread = セーブできません。最新のセーブデータをシステムが開けません。読めないファイルは上書きしません。Solar Stormは数秒ごとにセーブを試みます。
notice-settings-unread = 設定ファイルを今は開けないため、初期設定を使っています。何も変更していません。元の設定に戻すにはSolar Stormを再起動してください。
settings-unsaved = 設定が保存されていません。ディスクがいっぱいか、書き込めません。Solar Stormは数秒ごとに保存を試みます。
notice-lessons-unread = 飛行訓練の進行状況を今は開けません。変更はありません。Solar Stormがもう一度試します。
