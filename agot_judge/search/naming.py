"""The names in a question, told from its other words: names of cards that are known, and what is written like a name."""

import re
from collections.abc import Callable, Collection, Sequence

from msgspec import Struct
from msgspec.structs import replace

from agot_judge.search.analysis import Term, is_function_word, stem_of, terms
from agot_judge.search.card_names import CardNames, Mention
from agot_judge.search.query import Asked

SENTENCE = 4
"""With so many words in lower case a question is a sentence, whose capitals mean something."""

BESIDE_A_COPY = frozenset(("second", "other", "another", "both", "two", "third", "three", "own", "same"))
"""Before the name of a card they speak of several of the name."""

BESIDE_STEMS = frozenset(map(stem_of, BESIDE_A_COPY))

COPY = "copy"
"""The word that is asked for where several cards of one name are spoken of: their names are no words of the rules."""

_ENDS_SENTENCE = re.compile(r"[.?!:;(\"“”]")
_JOINS = frozenset(("of", "the", "to", "in", "for", "from", "on", "at", "a", "by", "with"))
"""Words in lower case that stand inside a title."""


class Named(Struct, frozen=True):
    """A question whose names are known."""

    asked: Asked
    """The question, its words without the names, unless it has no others."""
    mentions: tuple[Mention, ...]
    """The cards that are named."""
    strangers: tuple[str, ...]
    """The words that are written like a title of a card that nobody knows."""
    names: CardNames
    """The cards that are known."""

    def word_before(self, mention: Mention) -> str:
        """The stem of the word before the name of a card; empty where it is the first."""
        return terms(self.asked.plain)[mention.start - 1].stem if mention.start else ""


def with_names(
    asked: Asked, names: CardNames, is_common: Callable[[str], bool], headings: Collection[tuple[str, ...]]
) -> Named:
    """The names in ``asked``; ``headings`` are the stems of the words of the rules' own titles, which are no names."""
    found = terms(asked.plain)
    mentions = tuple(
        one for one in names.mentioned(asked.plain) if not _is_heading(found[one.start : one.end], headings)
    )
    taken = {at for one in mentions for at in range(one.start, one.end)}
    runs = _runs(asked.plain, found, taken, is_common, headings)
    strangers = tuple(asked.plain[found[run[0]].start : found[run[-1]].end] for run in runs)
    taken.update(at for run in runs for at in run)
    alone = {found[run[0]].stem for run in runs if len(run) == 1}
    taken.update(at for at, term in enumerate(found) if term.stem in alone)
    spoken = tuple(term.stem for at, term in enumerate(found) if at not in taken)
    left = [pair for pair in zip(asked.words, asked.spelled, strict=True) if pair[0] in spoken]
    if not left or not any(not is_function_word(word) for _, word in left):
        return Named(asked, mentions, (), names)
    words, spelled = zip(*left, strict=True)
    telling = asked.telling
    if _are_copies(found, mentions, [run[0] for run in runs]):
        telling = tuple(dict.fromkeys((*telling, stem_of(COPY))))
    return Named(
        replace(asked, words=words, spelled=spelled, spoken=spoken, telling=telling),
        mentions,
        strangers,
        names,
    )


def _are_copies(found: Sequence[Term], mentions: Sequence[Mention], strangers: Sequence[int]) -> bool:
    """True where several cards of one name are spoken of: the name stands twice, or behind ``second``, ``another``."""
    titles = [mention.titles for mention in mentions if len(mention.titles) == 1]
    others = [found[at].stem for at in strangers]
    starts = [*(mention.start for mention in mentions), *strangers]
    return (
        len(set(titles)) < len(titles)
        or any(sum(term.stem == other for term in found) > 1 for other in others)
        or any(at and found[at - 1].stem in BESIDE_STEMS for at in starts)
    )


def without_capitals(asked: Asked) -> tuple[str, ...]:
    """The words that are searched, in a sentence only those in lower case: the others may be names that nobody knows."""
    if sum(asked.plain[term.start].islower() for term in terms(asked.plain)) < SENTENCE:
        return asked.words
    return tuple(stem for stem, word in zip(asked.words, asked.spelled, strict=True) if not word[0].isupper())


def _is_heading(named: Sequence[Term], headings: Collection[tuple[str, ...]]) -> bool:
    """True where one word is both a card and a word of the rules: ``Ambush``."""
    return len(named) == 1 and (named[0].stem,) in headings


def _runs(
    text: str,
    found: Sequence[Term],
    taken: Collection[int],
    is_common: Callable[[str], bool],
    headings: Collection[tuple[str, ...]],
) -> list[list[int]]:
    """Words with capitals inside a sentence, with the small words between them: several, or one that is no common word."""
    spelled = [text[term.start : term.end] for term in found]
    if sum(word[0].islower() for word in spelled) < SENTENCE:
        return []
    runs: list[list[int]] = []
    run: list[int] = []
    for at, word in enumerate(spelled):
        has_capital = (
            word[0].isupper() and not word.isupper() and at not in taken and not is_function_word(word)
        )
        if run and has_capital:
            run = [*range(run[0], at + 1)]
        elif has_capital:
            run = [at]
        elif not (word in _JOINS and run and at not in taken and at - run[-1] < 3):
            run = []
        if run and run[-1] == at:
            runs = [one for one in runs if one[0] != run[0]] + [run]
    return [one for one in runs if _is_name(one, text, found, spelled, is_common, headings)]


def _is_name(
    run: Sequence[int],
    text: str,
    found: Sequence[Term],
    spelled: Sequence[str],
    is_common: Callable[[str], bool],
    headings: Collection[tuple[str, ...]],
) -> bool:
    capitals = [at for at in run if spelled[at][0].isupper()]
    if all((found[at].stem,) in headings for at in capitals):
        return False
    if len(capitals) > 1:
        return True
    opens = run[0] == 0 or bool(_ENDS_SENTENCE.search(text, found[run[0] - 1].end, found[run[0]].start))
    return not opens and not is_common(spelled[run[0]])
