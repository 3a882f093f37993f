rulebook-ask-so = 用简短的词来问，例如“修理房间”或“手牌上限”。
