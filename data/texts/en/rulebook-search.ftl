### What the rulebook's search says beside what it finds (rulebook.ftl).

rulebook-ask-so = Ask in a few plain words, such as “repair a room” or “hand limit”.
