"""Where a rule is: the code that does what some words, a step or a paragraph say, and the tests that show it.

A rule is found by the paragraphs on which it rests (their ids, titles, numbers and words), by the names of its function and
its module, and by its docstring. A word counts the more, the fewer rules have it; a name more than a docstring, and that
more than a paragraph. A rule that rests on one paragraph is more about it than one that rests on twenty; and where a matter
is decided comes before the places that ask for the decision: a function counts the more, the more modules use it.
"""

import re
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from inspect import isfunction
from math import log

from msgspec import Struct

from agot_judge.corpus.store import Corpus
from agot_judge.coverage.claims import Rule, claims, name_of
from agot_judge.coverage.records import not_mechanical
from agot_judge.coverage.shown import Shown, shown_by_tests
from agot_judge.coverage.source import place_of
from agot_judge.coverage.stems import stems, words_of
from agot_judge.editions import EDITIONS, framework_for, has_engine
from agot_judge.errors import NotSupportedYet, UnknownRule
from agot_judge.spelling import perhaps
from agot_judge.spelling import shown as quoted

NAME, DOCSTRING, TITLE, MODULE, TEXT = 3.0, 2.0, 2.0, 1.5, 1.0
"""The weight of a word by where it stands; in titles and texts, that of the share of the rule's paragraphs that have it."""
NAMED = 15.0
"""The weight of resting on the paragraphs that are named and on no others, and of having the very name that is asked for."""

USED, FEW = 0.4, 4
"""The share by which a rule counts more, times the logarithm of the number of modules that use it over a few."""

Rank = tuple[bool, int, float]
"""True where a rule rests on a paragraph that a question names; then the number of words of the question that it has, and the
measure in which it is about them."""

_FILE = re.compile(r"(?:\S*/)?(\w+)\.py\b(?::\d+)?")
_SENTENCE = re.compile(r"(?:Step \d\.? )?.+?[.!?](?=\s|$)")


class Located(Struct, frozen=True, kw_only=True):
    """A rule with its place in the code."""

    edition: str
    rule: str
    """``module:function``."""
    place: str
    """``path:line`` from the top of the project."""
    says: str
    """The first sentence of its docstring."""
    rests_on: tuple[str, ...]
    """The ids of its paragraphs, those that were asked for first."""
    shown_by: tuple[str, ...]
    """The tests (``FILE::NAME``) and scenario files that show one of its paragraphs that were asked for, or one of all where
    none was; those about the question first."""


class _Asked(Struct, frozen=True):
    """A question."""

    paragraphs: frozenset[str]
    """The ids of the paragraphs that it names."""
    stems: tuple[str, ...]
    name: str
    """Its words in the form of a name of code: ``keyword_order``."""


class _Indexed(Struct, frozen=True):
    """A rule with the weight of each stem in its names, its docstring and its paragraphs."""

    rule: Rule
    cites: tuple[str, ...]
    weights: dict[str, float]
    used: int
    """The number of modules that use it, its own among them."""


def where(corpus: Corpus, asked: Sequence[str], editions: Iterable[str]) -> tuple[Located, ...]:
    """The rules of these editions that are found by words, titles, steps or ids, best first.

    Raises UnknownRule where there is none, UnknownParagraph for an id that no document has, NotSupportedYet for an edition
    without an engine.
    """
    found: list[tuple[Rank, Located]] = []
    failed: list[UnknownRule] = []
    for edition in editions:
        try:
            found += _of_edition(corpus, asked, edition)
        except UnknownRule as fault:
            failed.append(fault)
    if failed and not found:
        raise failed[0]
    return tuple(one for _, one in sorted(found, key=lambda one: (*(-part for part in one[0]), one[1].rule)))


def _of_edition(corpus: Corpus, asked: Sequence[str], edition: str) -> list[tuple[Rank, Located]]:
    if not has_engine(edition):
        raise NotSupportedYet(f"not supported yet: where the rules of {edition} are, as no engine runs them.")
    question = _question(corpus, asked, edition)
    rules = _indexed(corpus, edition)
    frequency = Counter(word for one in rules for word in one.weights)
    found = [(rank, one) for one in rules if (rank := _rank(one, question, frequency, len(rules)))]
    if not found or (not question.paragraphs and not all(word in frequency for word in question.stems)):
        raise UnknownRule(_why_none(corpus, question, asked, edition))
    most = max(len(question.stems) if is_named else words for (is_named, words, _), _ in found)
    best = [(rank, one) for rank, one in found if rank[0] or rank[1] == most]
    tests = shown_by_tests(corpus, edition)
    return [(rank, _located(one, question, edition, tests, corpus)) for rank, one in best]


def _question(corpus: Corpus, asked: Sequence[str], edition: str) -> _Asked:
    ids = [word for word in asked if word.partition("/")[0] in EDITIONS and word.count("/") > 1]
    text = _FILE.sub(r"\1", " ".join(word for word in asked if word not in ids))
    named = {id_ for word in ids for id_ in _paragraphs(corpus, word)}
    for entry in corpus.resolve(text, edition) if text else ():
        named |= {
            str(one.id) for one in entry.paragraphs if entry.document in framework_for(edition).documents
        }
    return _Asked(frozenset(named), tuple(dict.fromkeys(stems(text))), "_".join(words_of(text)))


def _paragraphs(corpus: Corpus, id_: str) -> tuple[str, ...]:
    """The ids of a paragraph or of all paragraphs of an entry. Raises UnknownParagraph."""
    if id_.count("/") > 2:
        return (str(corpus.paragraph(id_).id),)
    return tuple(str(one.id) for one in corpus.entry(id_).paragraphs)


@cache
def _indexed(corpus: Corpus, edition: str) -> tuple[_Indexed, ...]:
    used = _uses()
    return tuple(
        _Indexed(rule, cites, _weights(corpus, rule, cites), used[rule])
        for rule, cites in claims(edition).items()
    )


def _uses() -> Counter[object]:
    """By function: how many modules of the program have it, by its name or another."""
    ours = [vars(module) for name, module in sys.modules.items() if name.startswith("agot_judge.")]
    return Counter(one for names in ours for one in {*filter(isfunction, names.values())})


def _weights(corpus: Corpus, rule: Rule, cites: tuple[str, ...]) -> dict[str, float]:
    module, _, function = name_of(rule).partition(":")
    weights: dict[str, float] = {}
    for text, weight in ((function, NAME), (module, MODULE), (rule.__doc__ or "", DOCSTRING)):
        for word in stems(text):
            weights[word] = max(weights.get(word, 0), weight)
    about: dict[str, float] = {}
    for id_ in cites:
        for word, weight in _of_paragraph(corpus, id_).items():
            about[word] = about.get(word, 0) + weight / len(cites)
    return {word: weights.get(word, 0) + about.get(word, 0) for word in weights | about}


@cache
def _of_paragraph(corpus: Corpus, id_: str) -> dict[str, float]:
    entry = corpus.entry_of(id_)
    weights = dict.fromkeys(stems(corpus.paragraph(id_).text), TEXT)
    return weights | dict.fromkeys([*stems(entry.title), *filter(None, [entry.number])], TITLE)


def _rank(one: _Indexed, question: _Asked, frequency: Counter[str], rules: int) -> Rank | None:
    """The rank of a rule for a question; None where it has neither a word nor a paragraph of it."""
    words = [word for word in question.stems if word in one.weights]
    score = sum(one.weights[word] * log(1 + rules / frequency[word]) for word in words)
    named = len(question.paragraphs.intersection(one.cites))
    if named:
        score += NAMED * (named / len(one.cites) + named / len(question.paragraphs)) / 2
    if question.name in _names(one.rule):
        score += NAMED
    score *= 1 + USED * log(max(one.used / FEW, 1))
    if not words and not named:
        return None
    return (bool(named), len(words), score)


def _names(rule: Rule) -> set[str]:
    """The names by which code may ask for a rule, in the form of ``_Asked.name``."""
    module, function = ("_".join(words_of(part)) for part in name_of(rule).split(":"))
    return {module, function, f"{module}_{function}"}


def _located(one: _Indexed, question: _Asked, edition: str, tests: Shown, corpus: Corpus) -> Located:
    def about(id_: str) -> tuple[bool, int]:
        return id_ not in question.paragraphs, -len(_of_paragraph(corpus, id_).keys() & set(question.stems))

    says = " ".join((one.rule.__doc__ or "").split())
    sentence = _SENTENCE.match(says)
    return Located(
        edition=edition,
        rule=name_of(one.rule),
        place=place_of(one.rule),
        says=sentence[0] if sentence else says,
        rests_on=tuple(sorted(one.cites, key=about)),
        shown_by=_tests(one, question, tests),
    )


def _tests(one: _Indexed, question: _Asked, tests: Shown) -> tuple[str, ...]:
    """The tests of the rule's paragraphs, of those that are named where any is: first with most words of the question in their
    name, then of most paragraphs."""
    named = [id_ for id_ in one.cites if id_ in question.paragraphs]
    shows = Counter(name for id_ in named or one.cites for name in tests.get(id_, ()))

    def about(name: str) -> tuple[int, int, str]:
        return -len(set(stems(name)) & set(question.stems)), -shows[name], name

    return tuple(sorted(shows, key=about))


def _why_none(corpus: Corpus, question: _Asked, asked: Sequence[str], edition: str) -> str:
    for id_ in sorted(question.paragraphs):
        paragraph = corpus.paragraph(id_)
        reason = not_mechanical(edition).of(id_, paragraph.kind)
        return f"No rule of {edition} rests on {corpus.cite_label(paragraph.entry)}. {reason}".rstrip()
    known = {stems(word)[0]: word for word in sorted(_vocabulary(corpus, edition), reverse=True)}
    for text in asked:
        for word in words_of(text):
            if stems(word)[0] not in known:
                return f"No rule of {edition} has the word {quoted(word)}. {perhaps(word, known.values())}".rstrip()
    return f"No rule of {edition} has all of these words: {quoted(' '.join(asked))}. Give fewer."


def _vocabulary(corpus: Corpus, edition: str) -> set[str]:
    """All words by which a rule can be found."""
    texts = [f"{name_of(one.rule)} {one.rule.__doc__ or ''}" for one in _indexed(corpus, edition)]
    for id_ in {id_ for one in _indexed(corpus, edition) for id_ in one.cites}:
        entry = corpus.entry_of(id_)
        texts.append(f"{entry.title} {entry.number} {corpus.paragraph(id_).text}")
    return {word for text in texts for word in words_of(text)}
