# A mistake in a room or an expansion of the player's own that shows only in play.
# $name is the name of its folder.

own-fault-title = この選択はできません
own-fault-text = 自作の「{ $name }」にエラーがあります。ゲームはそのままです。ほかの選択をしてください。
own-fault-stuck = 自作の「{ $name }」のエラーのため、今はどの選択もできません。元に戻せるなら元に戻してください。戻せないときは、ゲームを離れてエラーを直してください。
own-fault-keeps = 「{ $name }」を直しても、これまでの進行が変わらなければ、このゲームを続けられます。元のファイルのコピーを残しておいてください。
own-fault-setup = 自作の「{ $name }」にエラーがあるため（{ $place }）、これを使うゲームを始められません。エラーを直すか、これをオフにしてください。
own-fault-why = 自作の「{ $name }」にエラーがあります。下の行にファイルと場所があります。
own-fault-back = ほかの選択をする
own-fault-report = エラーの詳細を記録したレポートが{ $path }にあります。エラーのあるファイルは自作のものなので、自分で直せます。
