"""Compose what the captain of a guided game says, in words, and the topics that were learned and are left."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce

from game.lessons.guide_hands import rooms_to_go
from game.lessons.guide_hint import Hint
from game.lessons.guide_record import SHARE, TOPICS, Record
from game.rules.states.state import State
from game.wording import Catalogue, counted, listing, room_name

_SENTENCE_END = re.compile(r"[.!?]\s+|[。！？]\s*(?=.)")


def hint_words(texts: Catalogue, hint: Hint, state: State, names: Sequence[str]) -> str:
    """Return a hint in words.

    Args:
        texts: the words of a language.
        hint: what there is to say.
        state: the position.
        names: of the crew.
    """
    words = texts(
        f"guide-{hint.kind}",
        room=room_name(texts, hint.room or hint.goal) if hint.room or hint.goal else "",
        count=hint.count,
        cost=texts("guide-cost", count=hint.count, walk=int(hint.walks)),
        cards=counted(texts, hint.cards) if hint.cards else "",
        left=len(rooms_to_go(state)),
    )
    if hint.kind == SHARE:
        words = texts("captain-two-sentences", first=words, second=_shared(texts, hint, names))
    if hint.then:
        words = texts("captain-two-sentences", first=words, second=hint_words(texts, hint.then, state, names))
    return words


def _shared(texts: Catalogue, hint: Hint, names: Sequence[str]) -> str:
    """Return where to go first, which cards go to whom, and what the last of them makes of a hand."""
    said = []
    if moves := [form["room"] for form in hint.line if form.get("do") == "move"]:
        said.append(texts("captain-go-first", room=room_name(texts, moves[-1])))
    way = name = ""
    for form in hint.line[len(moves) :]:
        way = "give" if "to" in form else "take"
        name = names[form["to"] if way == "give" else form["from"]]
        said.append(texts("guide-share-card", way=way, name=name, cards=counted(texts, (form["card"],))))
    said.append(
        texts(
            "guide-share-then",
            way=way,
            name=name,
            room=room_name(texts, hint.goal),
            lacks=len(hint.cards),
            cards=counted(texts, hint.cards) if hint.cards else "",
        )
    )
    return reduce(lambda first, second: texts("captain-two-sentences", first=first, second=second), said)


def halves(words: str) -> tuple[str, ...]:
    """Return words in two parts of whole sentences, as even as can be; nothing for a single sentence."""
    ends = [found.end() for found in _SENTENCE_END.finditer(words)]
    if not ends:
        return ()
    cut = min(ends, key=lambda end: abs(2 * end - len(words)))
    return words[:cut].rstrip(), words[cut:]


def topic_words(texts: Catalogue, record: Record) -> str:
    """Return the topics by name: those that have happened well, then those that are still to come."""
    done = [texts(f"guide-topic-{topic}") for topic in TOPICS if topic in record.learned]
    left = [texts(f"guide-topic-{topic}") for topic in TOPICS if topic not in record.learned]
    return "\n".join(
        texts(f"guide-topics-{kind}", topics=listing(texts, names))
        for kind, names in (("done", done), ("left", left))
        if names
    )
