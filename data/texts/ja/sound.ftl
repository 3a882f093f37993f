# Captions: what is heard, told in words.
sound-critical = 警報：危機の部屋
sound-alarm-near = すぐ近くで警報
sound-alarm-middle = 1部屋先で警報
sound-alarm-far = 遠くで警報
sound-creak = 船体がきしむ
sound-breach = 船体が裂ける
sound-deck-10 = ゆっくりした鼓動：残り10枚
sound-deck-5 = 速い鼓動：残り5枚
sound-deck-3 = 激しい鼓動：残り3枚
sound-ending-saved = 音楽：温かく、船は帰途へ
sound-ending-destroyed = 音楽：重い一撃が響き、途切れる
sound-ending-adrift = 音楽：か細い音がぽつりぽつり、やがて静寂
sound-ending-pod-alone = 音楽：遠くに小さな声がひとつ
sound-ending-pod-behind = 音楽：温かく、外には声がひとつ
sound-ending-pod-nobody = 音楽：声がひとつ、やがて鈍い鐘

# What the mute key did.
sound-off = サウンドオフ
sound-on = サウンドオン
