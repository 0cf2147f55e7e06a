"""The paragraphs that contain given words, in the source or in the reading text."""

from bisect import bisect_right
from collections.abc import Iterable

from agot_judge.citation import CitationId

_MARKS = str.maketrans({"“": '"', "”": '"', "‘": "'", "’": "'", "*": None})


def word_key(text: str) -> str:
    """``text`` as words are compared: case, kind of quotes, white space and marks of emphasis (``*``) set aside."""
    return " ".join(text.translate(_MARKS).casefold().split())


class WordIndex:
    """All texts in one string, so that a search is one pass over it."""

    def __init__(self, texts: Iterable[tuple[CitationId, tuple[str, ...]]]) -> None:
        """``texts`` are the paragraphs with each text of theirs that may be matched."""
        self._ids: list[CitationId] = []
        self._starts: list[int] = []
        pieces: list[str] = []
        length = 0
        for id_, readings in texts:
            # A line break between texts: no key holds one, so nothing is found across two paragraphs.
            for key in dict.fromkeys(word_key(reading) for reading in readings):
                self._ids.append(id_)
                self._starts.append(length)
                pieces.append(key)
                length += len(key) + 1
        self._all = "\n".join(pieces)

    def find(self, words: str) -> list[CitationId]:
        """The paragraphs that contain ``words``, each once, in their order; none for empty ``words``."""
        key = word_key(words)
        found: dict[CitationId, None] = {}
        at = self._all.find(key) if key else -1
        while at >= 0:
            which = bisect_right(self._starts, at) - 1
            found[self._ids[which]] = None
            # On to the next text: one hit in a text is enough.
            following = which + 1
            at = self._all.find(key, self._starts[following]) if following < len(self._starts) else -1
        return list(found)
