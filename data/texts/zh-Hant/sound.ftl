# Captions: sounds in words.
sound-critical = 警報：有房間危急
sound-alarm-near = 警報，就在這裡
sound-alarm-middle = 警報，來自相鄰房間
sound-alarm-far = 警報，在遠處
sound-creak = 船體嘎吱作響
sound-breach = 船體撕裂
sound-deck-10 = 緩慢的心跳：還剩十張牌
sound-deck-5 = 加快的心跳：還剩五張牌
sound-deck-3 = 狂亂的心跳：還剩三張牌
sound-ending-saved = 音樂：溫暖，太空船返航
sound-ending-destroyed = 音樂：低沉的巨響，戛然而止
sound-ending-adrift = 音樂：零落的細音，然後寂靜
sound-ending-pod-alone = 音樂：一個微弱的聲音，在遠方
sound-ending-pod-behind = 音樂：溫暖，外面還有一個聲音
sound-ending-pod-nobody = 音樂：一個聲音，然後是沉悶的鐘聲

# After the mute key.
sound-off = 聲音已關閉
sound-on = 聲音已開啟
