# Rooms and expansions that players have written themselves.

own-rooms-title = 自作の部屋
own-rooms-where = 自作の部屋や拡張は、それぞれ専用のフォルダーに入れて、次の場所に置きます：
own-rooms-named = ゲームの起動時に指定したフォルダー：
own-rooms-none = 自作の部屋はまだありません。作り方は、ドキュメントの「own-rooms」のページにあります。
own-rooms-here = ゲームに追加済み
own-rooms-room = 置き換える部屋：{ $room }
own-rooms-expansion = 拡張
own-rooms-left-out = { $count }個のフォルダーを除外しました。ゲームはこのまま遊べます。
own-rooms-line = { $file }、{ $line }行目
own-rooms-more = ほかの誤り{ $count }件は省略しています。
own-rooms-copy = パスをコピー
own-rooms-again = 読み直す
own-rooms-copied = パスをクリップボードにコピーしました。
own-rooms-read = フォルダーを読み直しました。
own-rooms-changed = { $count ->
   *[other] 自作の部屋や拡張（{ $ids }）が、このゲームをセーブした後に変更されています。
}
own-rooms-goes-on = ここからは新しいルールで進みます。
own-rooms-undone = 元に戻した選択のうち、新しいルールに合わないものはやり直せません。
own-rooms-fits-not = これまでの進行が新しいルールに合いません。ゲームのデータは無事です。ファイルを元に戻すか、新しいゲームを始めてください。
own-rooms-unread = 自作の部屋や拡張（{ $id }）を今は読み込めません（{ $detail }）。ゲームのデータは無事です。フォルダーを開けるようになったら、もう一度試してください。
own-rooms-wrong = 自作の部屋または拡張（{ $id }）に誤りがあります（{ $place }）。ゲームのデータは無事です。誤りを直してから、もう一度試してください。
flight-why-own = このフライト記録は、ルールか、自作の部屋や拡張のバージョンが異なります：{ $details }
own-rooms-advice = この船には自作の部屋があります。シミュレーションできないので、何も比べていません。
own-rooms-film = この船には自作の部屋か拡張があります。船長はこの船のターンを評価できません。
