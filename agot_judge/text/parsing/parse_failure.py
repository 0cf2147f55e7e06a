"""The place where reading came to its end, and the words that could have come next there."""

from agot_judge.text.parsing.first_words import beginnings
from agot_judge.text.parsing.fragment import Fragment
from agot_judge.text.parsing.parser_stack import Row
from agot_judge.text.parsing.words import Words

Rows = dict[int, tuple[Fragment, Row]]
"""States of parsers, each once."""


class Stop:
    """The furthest place that some reading reached."""

    def __init__(self, words: Words, end: int, place: int, rows: Rows, sought: tuple[str, ...] = ()) -> None:
        self.words = words
        self.place = place
        self._end = end
        self._rows = rows
        self._sought = sought

    def expected(self) -> tuple[str, ...]:
        """The words that could have stood there, first those that begin like the word that stands there."""
        rows = dict(self._rows)
        sought = [*self._sought]
        if self.place < self._end:  # where no chunk began; behind the end none was looked for
            sought += [kind for _, row in self._rows.values() for kind in row.chunks]
        for kind in dict.fromkeys(sought):
            rows |= {id(row): (fragment, row) for fragment, row in beginnings(kind, self.words.templating)}
        found: dict[str, None] = {}
        for fragment, row in rows.values():
            for name in row.actions:
                if name.isupper() or name == "$END":
                    found[fragment.describe(name)] = None
        here = self.words.at[self.place][0].text if self.place < len(self.words) else ""
        return tuple(sorted(found, key=lambda said: (-_alike(said, here), said)))


def _alike(said: str, word: str) -> int:
    """The number of first letters of the word with which one of the words that a message names begins."""
    ones = said.strip('"').split("/")
    return max(count for count in range(len(word) + 1) if any(one.startswith(word[:count]) for one in ones))
