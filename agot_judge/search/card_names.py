"""Cards that a question names: by the title, by a part that one title alone has, with a letter wrong."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property

from msgspec import Struct

from agot_judge.search.analysis import is_function_word, plain_spelling, terms
from agot_judge.search.slips import is_one_letter_away, shortened

SHORTEST_SLIP = 4
"""Shorter words are a letter away from too many others."""

SHORTEST_PART_SLIP = 6
"""The same for a word that alone stands for a title."""

FAMILY = 2
"""A word that ends so many titles is the name of a family."""

RANK = 8
"""A word that opens so many titles is a rank or an article, no name."""

ARTICLES = (("the",), ("a",), ("an",))

Words = tuple[str, ...]
"""Words in `plain_spelling`."""


class Mention(Struct, frozen=True):
    """Words of a question that name cards."""

    start: int
    end: int
    """The places of the first word and behind the last one, among all words of the question."""
    titles: tuple[str, ...]
    """The cards that may be meant, as printed."""
    typed: str
    is_title: bool
    """True where the words are a whole title, perhaps without its article, spelled as printed or not."""
    is_slip: bool
    """True where a word is a letter away from the one that is printed."""


class CardNames:
    """The titles of the cards that are known. Threads may share it."""

    def __init__(
        self,
        titles: Iterable[str],
        is_common: Callable[[str], bool],
        text_of: Callable[[str], str] = lambda _title: "",
        printed: Iterable[str] = (),
    ) -> None:
        """``is_common`` says of a word whether it stands in lower case in the documents or in how players ask: such a word
        alone names a card only where it is typed with a capital. ``text_of`` gives what is known of a card's text.
        ``printed`` are the titles of cards that were imported."""
        self.printed = frozenset(printed)
        self.titles = tuple(dict.fromkeys(titles))
        self.text_of = text_of
        self._is_common = is_common

    def mentioned(self, question: str) -> tuple[Mention, ...]:
        """The cards named in ``question``, in the order of the words; the longest name at each place."""
        spelled = [question[term.start : term.end] for term in terms(question)]
        words = [plain_spelling(word) for word in spelled]
        right = [self._right(word) for word in words]
        found: list[Mention] = []
        at = 0
        while at < len(words):
            mention = self._title_at(at, words, right, spelled) or self._part_at(at, words, right, spelled)
            if mention:
                found.append(mention)
            at = mention.end if mention else at + 1
        return tuple(found)

    def _title_at(
        self, at: int, words: Sequence[str], right: Sequence[str], spelled: Sequence[str]
    ) -> Mention | None:
        for length in range(min(self._longest, len(words) - at), 0, -1):
            place = slice(at, at + length)
            key = tuple(right[place])
            titles = self._by_words.get(key) or self._of_other_number(key)
            if not titles or not self._is_meant(key, spelled[place]):
                continue
            is_slip = any(a != b for a, b in zip(words[place], right[place], strict=True))
            return Mention(at, at + length, titles, " ".join(spelled[place]), True, is_slip)
        return None

    def _of_other_number(self, key: Words) -> tuple[str, ...]:
        """The titles of a name that is typed in the plural, or without its own ``s``."""
        last = key[-1]
        return self._by_words.get(
            (*key[:-1], last.removesuffix("s") if last.endswith("s") else f"{last}s"), ()
        )

    def _part_at(
        self, at: int, words: Sequence[str], right: Sequence[str], spelled: Sequence[str]
    ) -> Mention | None:
        """A name by one of its words, which is no common word: with a capital any, else only a first name."""
        word = right[at]
        titles = self._by_part.get(word, ())
        is_slip = word != words[at]
        if not titles or is_function_word(spelled[at]) or self._is_common(word):
            return None
        if (is_slip and len(word) < SHORTEST_PART_SLIP) or not (
            spelled[at][0].isupper() or self._is_first_name(word, titles)
        ):
            return None
        return Mention(at, at + 1, titles, spelled[at], False, is_slip)

    def _is_first_name(self, word: str, titles: Iterable[str]) -> bool:
        """True where the word stands before a family's name in all of ``titles``: one by which several titles end."""
        keys = [key[1:] if key[0] in self._ranks else key for key in map(_words, titles)]
        return all(len(key) > 1 and key[0] == word and key[-1] in self._families for key in keys)

    def _is_meant(self, key: Words, spelled: Sequence[str]) -> bool:
        """True where the words of a title name it here: several do, a common one only with a capital."""
        carrying = [word for word in spelled if not is_function_word(word)]
        if any(word[0].isupper() for word in carrying):
            return True
        return len(carrying) > 1 or (len(carrying) == 1 and not self._is_common(key[-1]))

    def _right(self, word: str) -> str:
        """The word of a title that ``word`` is a slip of, where it is nothing else; else ``word``."""
        if len(word) < SHORTEST_SLIP or word in self._parts or not word.isalpha() or self._is_common(word):
            return word
        near = {right for shorter in shortened(word) for right in self._near.get(shorter, ())}
        alike = [right for right in near if is_one_letter_away(word, right)]
        return alike[0] if len(alike) == 1 else word

    @cached_property
    def _by_words(self) -> Mapping[Words, tuple[str, ...]]:
        """Titles by their words; those with an article also without it, where no other title is so."""
        whole: dict[Words, dict[str, None]] = {}
        shorter: dict[Words, dict[str, None]] = {}
        for title in self.titles:
            key = _words(title)
            if key:
                whole.setdefault(key, {})[title] = None
            if key[:1] in ARTICLES and key[1:]:
                shorter.setdefault(key[1:], {})[title] = None
        return {key: tuple(titles) for key, titles in (shorter | whole).items()}

    @cached_property
    def _longest(self) -> int:
        return max(map(len, self._by_words), default=0)

    @cached_property
    def _by_part(self) -> Mapping[str, tuple[str, ...]]:
        """Titles by each of their words that begins with a capital and is no possessive: those that it opens, else all."""
        opened: dict[str, dict[str, None]] = {}
        found: dict[str, dict[str, None]] = {}
        for title in self.titles:
            spelled = [title[term.start : term.end] for term in terms(title)]
            ranks = spelled[:1] if plain_spelling(spelled[0]) in self._ranks else []
            for place, word in enumerate(spelled):
                if word[0].isupper() and len(word) > 2 and not word.lower().endswith(("'s", "’s")):
                    among = (found, opened) if place == len(ranks) else (found,)
                    for one in among:
                        one.setdefault(plain_spelling(word), {})[title] = None
        return {word: tuple(opened.get(word, titles)) for word, titles in found.items()}

    @cached_property
    def _families(self) -> frozenset[str]:
        """Words by which several titles end."""
        ending = Counter(key[-1] for key in map(_words, self.titles) if len(key) > 1)
        return frozenset(word for word, times in ending.items() if times >= FAMILY)

    @cached_property
    def _ranks(self) -> frozenset[str]:
        """Words that open so many titles that they are no names: ``Ser``, ``Maester``, ``The``."""
        opening = Counter(key[0] for key in map(_words, self.titles) if len(key) > 1)
        return frozenset(word for word, times in opening.items() if times >= RANK)

    @cached_property
    def _parts(self) -> frozenset[str]:
        return frozenset(word for key in self._by_words for word in key)

    @cached_property
    def _near(self) -> Mapping[str, frozenset[str]]:
        """The words of titles by what is left of each without one letter, and by themselves."""
        found: dict[str, set[str]] = {}
        for word in self._parts:
            if len(word) >= SHORTEST_SLIP:
                for shorter in shortened(word):
                    found.setdefault(shorter, set()).add(word)
        return {shorter: frozenset(words) for shorter, words in found.items()}


def _words(title: str) -> Words:
    return tuple(plain_spelling(title[term.start : term.end]) for term in terms(title))
