### Flights that travel as a line.

flight-title = フライト
flight-choices = 選択{ $count }回
flight-crew = クルー{ $count }人
flight-playing = 航行中：ターン{ $turn }
flight-won = ターン{ $turn }で生還
flight-lost = ターン{ $turn }で喪失
flight-names = クルーに名前を付けましょう。全席がプレイヤーになります。席はテーブルでプログラムに任せられます。
flight-copy = フライト記録をコピー
flight-copy-tip = ゲーム全体を1行の文字にしたものです。友達に送れば、タイトル画面に貼り付けて開けます。
flight-paste = フライト記録を貼り付け
flight-paste-nothing = クリップボードにフライト記録もゲームコードもありません。
paste-silent = コピー元のプログラムからテキストを受け取れませんでした。もう一度コピーしてから貼り付けてください。
paste-unreadable = コピーした内容はテキストとして読み取れません。プレーンテキストとしてもう一度コピーしてから貼り付けてください。
paste-long = コピーした内容が長すぎます。必要な部分だけをコピーしてから貼り付けてください。
flight-why-letters = これはフライト記録ではありません。
flight-why-newer = このフライト記録は新しいバージョンのSolar Stormのものです。
flight-why-damaged = このフライト記録は壊れています。文字が違うか、足りません。
flight-why-rules = このフライト記録は別のルールのもので、ここでは使えません。
flight-why-content = このフライト記録には、ここでは使えないものが必要です：{ $details }
flight-why-position = 特別な局面から始めたゲームにフライト記録はありません。
flight-why-rolls = このゲームではダイスの目が決められていたので、フライト記録はありません。
flight-why-settings = このゲームの設定はフライト記録に収まりません。
flight-paste-key = Ctrl+V
flight-paste-hint = ゲームを貼り付け
flight-paste-tip = クリップボードのフライト記録かゲームコードを開きます。ここでもタイトル画面でも{ $key }で同じことができます。
