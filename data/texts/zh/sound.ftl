# Captions: what is heard, told in words.
sound-critical = 警报：有房间危急
sound-alarm-near = 警报，就在这里
sound-alarm-middle = 警报，来自相邻房间
sound-alarm-far = 警报，远处
sound-creak = 船体嘎吱作响
sound-breach = 船体撕裂
sound-deck-10 = 缓慢的心跳：还剩十张牌
sound-deck-5 = 加快的心跳：还剩五张牌
sound-deck-3 = 急促的心跳：还剩三张牌
sound-ending-saved = 音乐：温暖，飞船返航
sound-ending-destroyed = 音乐：低沉的巨响，戛然而止
sound-ending-adrift = 音乐：零落的细音，然后寂静
sound-ending-pod-alone = 音乐：一个微弱的声音，在远方
sound-ending-pod-behind = 音乐：温暖，外面还有一个声音
sound-ending-pod-nobody = 音乐：一个声音，然后是沉闷的钟声

# What the mute key did.
sound-off = 声音已关
sound-on = 声音已开
