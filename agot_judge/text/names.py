"""The titles and traits that a text may speak of."""

import re
from collections.abc import Callable, Iterable
from functools import cache, cached_property
from importlib.resources import files

from agot_judge.cards.model import CardFace
from agot_judge.text.parsing.normalize import normalize
from agot_judge.text.parsing.words import Word

OwnWords = Callable[[list[re.Match[str]], int, Word, list[Word]], tuple[Word, list[Word]]]
"""The plain word and the other words at a place, of what the grammars' own templates have there, in those of another edition."""
_FIRST_WORD = re.compile(r"[\w]+|[^\s\w]")


def may_be_name(text: str, start: int) -> bool:
    """True where a name may begin there: with a capital letter, a quotation mark or a number."""
    return text[start].isupper() or text[start].isdigit() or text[start] == '"'


class Phrases:
    """Phrases looked up at a place of a text, the longest first; case does not matter."""

    def __init__(self, phrases: Iterable[str], known: "Phrases | None" = None) -> None:
        """These besides the ones that are ``known``, which are not gone through again."""
        added: dict[str, list[tuple[str, str]]] = {}
        for phrase in dict.fromkeys(phrases):
            plain = normalize(phrase).text
            if first := _FIRST_WORD.match(plain):
                added.setdefault(first[0].lower(), []).append((plain.lower(), phrase))
        self._by_first: dict[str, list[tuple[str, str]]] = {} if known is None else dict(known._by_first)
        for word, found in added.items():
            pairs = dict.fromkeys((*self._by_first.get(word, ()), *found))
            self._by_first[word] = sorted(pairs, key=lambda pair: -len(pair[0]))

    @cached_property
    def _words(self) -> frozenset[str]:
        plain = (plain for found in self._by_first.values() for plain, _ in found)
        return frozenset(word for phrase in plain for word in _FIRST_WORD.findall(phrase))

    def has_word(self, lower: str) -> bool:
        """True where one of the phrases has this word, in lower case."""
        return lower in self._words

    def at(self, lower: str, start: int) -> list[tuple[str, int]]:
        """The phrases that the text (in lower case) has from ``start`` on, and where each ends."""
        first = _FIRST_WORD.match(lower, start)
        if not first:
            return []
        return [
            (phrase, start + len(plain))
            for plain, phrase in self._by_first.get(first[0], ())
            if lower.startswith(plain, start)
        ]


class Names:
    """The titles of cards and the traits that are known: those that the project ships and those of a card pool."""

    def __init__(
        self,
        titles: Iterable[str] = (),
        traits: Iterable[str] = (),
        templating: str = "",
        own_words: OwnWords | None = None,
    ) -> None:
        self.templating = templating
        """The edition whose templates the cards have."""
        self.own_words = own_words
        """The words that these templates alone have."""
        self.titles = Phrases(titles, _table("titles"))
        self.traits = Phrases(traits, _table("traits"))

    @classmethod
    def of(
        cls, faces: Iterable[CardFace], templating: str = "", own_words: OwnWords | None = None
    ) -> "Names":
        """Titles and traits of these cards besides those that are shipped."""
        given = tuple(faces)
        traits = (trait for face in given for trait in face.traits)
        return cls((face.name for face in given), traits, templating, own_words)

    def is_trait(self, word: str) -> bool:
        """True where there is such a trait."""
        plain = normalize(word).text.lower()
        return any(end == len(plain) for _, end in self.traits.at(plain, 0))

    def said_in(self, text: str) -> tuple[str, ...]:
        """Each of them that the text may speak of, with its kind: on which other names are known its meaning cannot depend."""
        found = {
            f"{kind} {phrase}"
            for line in text.splitlines()
            for plain in (normalize(line).text,)
            for lower in (plain.lower(),)
            for word in _FIRST_WORD.finditer(lower)
            if may_be_name(plain, word.start())
            for kind, phrases in (("title", self.titles), ("trait", self.traits))
            for phrase, _ in phrases.at(lower, word.start())
        }
        return tuple(sorted(found))


@cache
def _table(name: str) -> Phrases:
    """The phrases that the project ships under the name: one phrase a line; lines that begin with ``#`` are comments."""
    text = files("agot_judge.text").joinpath("words", f"{name}.txt").read_text(encoding="utf-8")
    return Phrases(line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#"))


@cache
def shipped_names() -> Names:
    """The titles and traits that the project ships, and no more."""
    return Names()
