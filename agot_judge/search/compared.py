"""The words by which two questions are compared: stems, each as the rules' word for it where players have several."""

from agot_judge.search.analysis import is_function_word, terms
from agot_judge.search.thesaurus import thesaurus


def compared_words(text: str) -> frozenset[str]:
    """The stems of a text that carry its meaning, each by the first of its group in the thesaurus."""
    found = thesaurus()
    stems = tuple(term.stem for term in terms(text) if not is_function_word(text[term.start : term.end]))
    several = found.several_words(stems)
    words = {head for stem in stems for head in _heads((stem,))}
    return frozenset(words | {head for member in several for head in _heads(member)})


def _heads(member: tuple[str, ...]) -> tuple[str, ...]:
    heads = thesaurus().heads(member)
    return tuple(" ".join(head) for head in heads[:1]) or (" ".join(member),)
