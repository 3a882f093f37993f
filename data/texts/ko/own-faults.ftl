# A mistake in a room or an expansion of the player's own that shows only in play.
# $name is the name of its folder.

own-fault-title = 이 선택은 할 수 없습니다
own-fault-text = 직접 만든 “{ $name }”에 오류가 있습니다. 바뀐 것은 없습니다. 다른 선택을 하세요.
own-fault-stuck = 직접 만든 “{ $name }”의 오류 때문에 지금은 어떤 선택도 할 수 없습니다. 가능하면 되돌리거나, 게임에서 나가 오류를 고치세요.
own-fault-keeps = “{ $name }”의 오류를 고쳐도 지금까지 일어난 일이 달라지지 않으면 이 게임을 계속할 수 있습니다. 이전 파일의 사본을 남겨 두세요.
own-fault-setup = 직접 만든 “{ $name }”에 오류가 있어({ $place }) 이것으로는 게임을 시작할 수 없습니다. 오류를 고치거나 이 콘텐츠를 끄세요.
own-fault-why = 직접 만든 “{ $name }”에 오류가 있습니다. 아래 줄에 파일과 위치가 있습니다.
own-fault-back = 다른 선택 하기
own-fault-report = 오류의 상세 내용을 담은 보고서가 있습니다: { $path }. 오류가 있는 파일은 직접 만든 것이므로 스스로 고칠 수 있습니다.
