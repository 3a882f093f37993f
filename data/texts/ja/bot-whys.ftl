### Why a player of the program chose as it did, in one line. `game/bots/players/player.py` says what the values are: `$room`, `$card`
### (a resource), `$crew` (a name) and `$count`.

bot-why-win = 電力がすべてコアに集まりました。これで船を救えます。
bot-why-core = すべて送電済みなので、コアへ向かいます。
bot-why-divert = { $room }のカードがそろったので、電力をコアへ送ります。
bot-why-danger = { $room }への次の被害で船が失われます。
bot-why-repair = { $room }はカードを使って直す価値があります。無傷に近づきます。
bot-why-refill = カード1枚で{ $room }がすべて直ります。
bot-why-go-divert = { $room }なら手札で送電できます。
bot-why-go-repair = { $room }なら手札で修理できます。
bot-why-go = 次のアクションは{ $room }で一番役に立ちます。
bot-why-scavenge = 何よりもカードが足りません。
bot-why-give = このカードは{ $crew }のほうが活用できます。
bot-why-take = このカードは{ $crew }よりこちらで役に立ちます。
bot-why-activate = 今は{ $room }を使うのが一番です。
bot-why-keep = 今は使う価値のあるアクションがなく、トークンとして残します。
bot-why-finish = もうすることがありません。
bot-why-open-card = この公開カードは、山札から引くより役に立ちそうです。
bot-why-deck = 公開カードより山札のほうが期待できます。
bot-why-least = なくなっても一番困らないカードです。
bot-why-swap = 手放すカードより、得るカードのほうが価値があります。
bot-why-order = すぐ必要になるものを上に置きます。
bot-why-damage-order = 害の少ないものを先にします。
bot-why-protect = 次の被害が一番危険なのはここです。
bot-why-send = そこからなら{ $crew }がもっと動けます。
bot-why-hand-out = これを一番活用できるクルーに渡します。
bot-why-strike = 船はこの被害に一番耐えられます。
bot-why-leave = 今は1人のほうが勝ち目があります。
bot-why-best = 見えている限り、これが一番有望です。
