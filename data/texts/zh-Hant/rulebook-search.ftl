rulebook-ask-so = 用幾個簡單的詞發問，例如「修理房間」或「手牌上限」。
