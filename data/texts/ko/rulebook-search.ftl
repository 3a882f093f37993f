### What the rulebook's search says beside what it finds (rulebook.ftl).

rulebook-ask-so = “방 수리”나 “손패 제한”처럼 짧고 쉬운 말로 물어보세요.
