# Captions: what is heard, told in words.
sound-critical = 警報：部屋が危機
sound-alarm-near = すぐ近くで警報
sound-alarm-middle = 1部屋先で警報
sound-alarm-far = 遠くで警報
sound-creak = 船体がきしむ
sound-breach = 船体が裂ける
sound-deck-10 = ゆっくりした鼓動：残り10枚
sound-deck-5 = 速い鼓動：残り5枚
sound-deck-3 = 激しい鼓動：残り3枚

# What the mute key did.
sound-off = サウンドオフ
sound-on = サウンドオン
