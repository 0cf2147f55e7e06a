"""True where a trace cites what a scenario expects: paragraphs by id or by words of their source."""

from collections.abc import Callable, Collection
from functools import cache

from agot_judge.corpus.store import Corpus, load_corpus
from agot_judge.errors import UnknownParagraph


@cache
def project_corpus() -> Corpus:
    """The project's corpus, loaded when first asked for."""
    return load_corpus()


class Citations:
    """Looks up citations, in a corpus that is opened only when something must be looked up."""

    def __init__(self, edition: str, corpus: Callable[[], Corpus] = project_corpus) -> None:
        self.edition = edition
        self._corpus = corpus

    def meant(self, words: str) -> tuple[str, ...]:
        """The ids of the paragraphs that an expectation means: the id itself, or those whose source has the words."""
        corpus = self._corpus()
        if words in corpus:
            return (words,)
        return tuple(corpus.find_words(words, self.edition))

    def is_cited(self, words: str, cited: Collection[str]) -> bool:
        """True where one of the paragraphs meant is among those cited."""
        return words in cited or any(id_ in cited for id_ in self.meant(words))

    def says(self, reason: str, cites: Collection[str], words: str) -> bool:
        """True where a reason, together with the paragraphs that it cites, contains the words, case set aside."""
        wanted = " ".join(words.casefold().split())
        if wanted in reason.casefold():
            return True
        return any(wanted in " ".join(self._text(id_).casefold().split()) for id_ in cites)

    def _text(self, id_: str) -> str:
        try:
            return self._corpus().paragraph(id_).text
        except UnknownParagraph:
            return ""
