"""Questions to the rulebook: the pages that answer, the best first, as the search of the window finds them.

`python -m game.rulebook "how many cards can I hold" --language de --json`
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import TextIO

from game.json_lines import CommandParser, say, speak_plainly
from game.program_files import data_folder
from game.rulebook.book_loading import load_book
from game.rulebook.page_text import NO_KEY, TOLD_KEYS, PageWriter
from game.rulebook.search import BookSearch
from game.rulebook.spoken_words import load_spoken
from game.rules import load_content
from game.text_files import shown
from game.texts import FALLBACK, Texts, languages
from game.told_errors import told


def main(words: Sequence[str] | None = None) -> int:
    """Answer the question of a command line; return the status of the process.

    Args:
        words: the command line; None for the process's own.
    """
    parser = CommandParser(
        prog="python -m game.rulebook",
        description="Ask the rulebook a question. It lists the pages that answer, best first.",
    )
    with told(parser):
        known = languages()
    parser.add_argument("question", help="a question or a few words, in the language of the rulebook")
    parser.add_argument(
        "--language",
        default=FALLBACK,
        choices=known,
        help=f"language of the rulebook; {FALLBACK} if left out",
    )
    parser.add_argument(
        "--json", action="store_true", help='print one JSON list instead: [{"page": ..., "line": ...}, ...]'
    )
    args = parser.parse_args(words)
    with told(parser):
        texts = Texts(args.language)
        content = load_content(data_folder())
        writer = PageWriter(
            texts,
            load_book(data_folder(), content, texts.ids),
            None,
            {f"key-{name}": NO_KEY for name in TOLD_KEYS},
        )
        search = BookSearch(load_spoken(data_folder(), args.language))
    for page in writer.book.pages:
        search.add(page.id, writer.text(page))
    hits = search.find(args.question)
    if args.json:
        found = [{"page": hit.page, "line": hit.line} for hit in hits]
        answers = [json.dumps(found, ensure_ascii=not _takes_all(sys.stdout))]
    elif hits:
        answers = [f"{writer.title(writer.book.page(hit.page))}: {hit.line}" for hit in hits]
    else:
        asked = shown(args.question)
        answers = [f"{texts('rulebook-none-at-all', query=asked)} {texts('rulebook-ask-so')}"]
    speak_plainly(sys.stdout)
    say("\n".join(answers))
    return 0


def _takes_all(out: TextIO | None) -> bool:
    """Tell whether a stream takes every letter: JSON has escapes of its own."""
    return out is None or (out.encoding or "utf-8").lower().startswith("utf")


if __name__ == "__main__":
    sys.exit(main())
