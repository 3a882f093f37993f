# Captions: sounds in words.
sound-critical = 경보: 위급한 방이 있음
sound-alarm-near = 경보, 바로 이곳
sound-alarm-middle = 경보, 방 하나 건너
sound-alarm-far = 경보, 먼 곳
sound-creak = 선체가 삐걱거림
sound-breach = 선체가 찢어짐
sound-deck-10 = 느린 심장 박동: 카드 10장 남음
sound-deck-5 = 빠른 심장 박동: 카드 5장 남음
sound-deck-3 = 아주 빠른 심장 박동: 카드 3장 남음
sound-ending-saved = 음악: 따뜻한 선율, 우주선이 집으로 돌아옴
sound-ending-destroyed = 음악: 깊은 굉음이 울리다 끊김
sound-ending-adrift = 음악: 가느다란 음이 하나씩, 그리고 정적
sound-ending-pod-alone = 음악: 멀리서 들리는 작은 목소리 하나
sound-ending-pod-behind = 음악: 따뜻한 선율, 그리고 밖에서 들리는 목소리 하나
sound-ending-pod-nobody = 음악: 목소리 하나, 그리고 둔탁한 종소리

# After the mute key.
sound-off = 소리 꺼짐
sound-on = 소리 켜짐
