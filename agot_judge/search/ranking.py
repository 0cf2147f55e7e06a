"""Which paragraphs answer best: how players ask and what the documents say, with what overrides above what it overrides."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from heapq import nsmallest
from itertools import compress

from agot_judge.corpus.model import Entry
from agot_judge.search.analysis import is_function_word, terms
from agot_judge.search.card_names import CardNames, Mention
from agot_judge.search.cards import Cards
from agot_judge.search.editions import WEIGHT, Editions
from agot_judge.search.filters import Filters, Numbers
from agot_judge.search.index import SearchIndex
from agot_judge.search.naming import Named, with_names, without_capitals
from agot_judge.search.query import Asked
from agot_judge.search.ranked import About, Ranked, Ranking
from agot_judge.search.scoring import ByPhrases, ByWords, Scoring
from agot_judge.search.standing import Standing
from agot_judge.search.thesaurus import thesaurus
from agot_judge.search.titles import Titles, first_of_part

WORDS = 1.0
"""What the best paragraph by its words is worth."""

PHRASE = 4.0
"""What the paragraph with the best phrase is worth."""

TOGETHER = 3.0
"""What the paragraph with the best phrases together is worth."""

ASKED = 6.0
"""What the paragraph whose phrases have most of the words is worth, all phrases of one taken as one text."""

CARD_TEXT = 1.0
"""What the paragraph is worth that is asked for most by the words of the rules in the texts of the cards that were named, ..."""

TEXT_WORDS = 8
"""... the rarest so many of them."""

CARD = 2.0
"""What it is worth to name a card that was named, ..."""

CARD_OWN = 6.0
"""... and to stand under a title that names such cards and no others."""

ENTRY = 0.2
"""How much of the best paragraph of its entry each other one has besides its own."""

KIND_FACTORS: Mapping[str, float] = {
    "related": 0.1,
    "see": 0.5,
    "front-matter": 0.5,
    "flavor": 0.3,
    "question": 0.7,
    "example": 0.9,
}
"""Paragraphs that point elsewhere, or only ask, stand behind those that say the rule."""

RULING_FACTOR = 1.2
"""What a FAQ says was asked before, and holds where the rules leave a doubt."""

RULINGS = ("definition", "erratum", "faq", "ruling")
"""Kinds of entries that decide what was asked before."""

OTHERS = 0.3
"""So much of a list are paragraphs of the editions that were not meant, where there are others to show."""

BEHIND = 20
"""So many more than are wanted are looked at, since some are folded under others."""

TITLE_PARAGRAPHS = 2
"""So many paragraphs of an entry come first when exactly its title was typed; of a numbered entry all do."""

EXACT = 1000.0
"""The score of the first paragraph of an entry that was named; no other score comes near."""


class Ranker:
    """Ranks the paragraphs of one index."""

    def __init__(self, index: SearchIndex) -> None:
        self.index = index
        self.titles = Titles(index.corpus)
        self.standing = Standing(index)
        self._thesaurus = thesaurus()
        self.editions = Editions(index, self._thesaurus)
        self._scoring = Scoring(index, self._thesaurus)
        self._cards = Cards(index.corpus)
        self._filters = Filters(index, self._cards)

    def warm_up(self, count: int) -> None:
        """Look up the ``count`` commonest words beforehand."""
        self._scoring.warm_up(count)

    @cached_property
    def names(self) -> CardNames:
        """The cards that the documents name."""
        return CardNames(self._cards.names, self.index.is_common)

    def names_with(self, titles: Iterable[str], text_of: Callable[[str], str]) -> CardNames:
        """The cards that the documents name, and those of these titles, with what is known of their texts."""
        return CardNames((*titles, *self._cards.names), self.index.is_common, text_of)

    def named(self, asked: Asked, names: CardNames) -> Named:
        """The cards that are named in the words, which are searched without them unless something is asked by its signs."""
        if asked.number or asked.phrases or asked.condition:
            return Named(asked, names.mentioned(asked.plain), (), names.text_of)
        return with_names(asked, names, self.index.is_common, self.index.headings)

    def rank(self, named: Named, edition: str = "", limit: int = 10) -> Ranking:
        """At most ``limit`` paragraphs that answer, or whose entry was named exactly.

        Of ``edition``, or of all: then those of the edition that the words speak of come first, and the best of the
        others behind them.
        """
        asked = named.asked
        allowed, notes = self._filters.meeting(asked.condition)
        with_phrases = self._with_phrases(asked)
        if with_phrases:
            allowed &= with_phrases
        searched = tuple(self._stems_for(asked, stem) for stem in asked.words)
        by_words = self._scoring.by_words(searched)
        phrase_words = self._phrase_words(asked, searched)
        by_phrases = self._scoring.by_phrases(phrase_words, max(0, len(searched) - 1))
        by_asked = self._scoring.by_asked(phrase_words)
        how, all_titled = self._named(asked)
        titled = {number: score for number, score in all_titled.items() if number in allowed}
        cards = self._about(named.mentions)
        by_texts = self._scoring.by_asked(self._words_of_texts(named))

        def answering(inside: Numbers) -> dict[int, float]:
            if asked.condition and not asked.words:
                return dict.fromkeys(inside, 0.0)
            return self._answering(by_words, by_phrases, by_asked, by_texts, cards, inside)

        lead = edition or self._lead(named, titled, answering, allowed)
        how_named = dict.fromkeys(titled, how)

        def in_order(inside: Numbers) -> tuple[list[int], dict[int, float]]:
            scores = answering(inside)
            scores.update((number, score) for number, score in titled.items() if number in inside)
            first = nsmallest(limit + BEHIND, scores, key=lambda number: (-scores[number], number))
            unfolded = self.standing.folded(first, scores)
            return self.standing.with_precedence(unfolded, scores, inside, how_named), scores

        order, scores = in_order(allowed & self._editions[lead])
        behind, others = in_order(frozenset() if edition else allowed - self._editions[lead])
        kept = limit - min(len(behind), int(limit * OTHERS))
        has_more = len(order) > kept or len(behind) > limit - kept
        order = order[:kept]
        lowest = min((scores[number] for number in order), default=EXACT)
        scores.update((number, min(score, lowest)) for number, score in others.items())
        return Ranking(
            asked=asked,
            order=(*order, *behind[: limit - len(order)]),
            lead=lead,
            has_more=has_more,
            scores=scores,
            matched=by_words.matched,
            meant=by_words.meant,
            named=how_named,
            by_phrases=by_phrases,
            cards=cards,
            counted=self._counted(asked, by_words.meant, titled, allowed),
            all_words=(1 << len(searched)) - 1,
            unknown=tuple(w for w, s in zip(asked.spelled, searched, strict=True) if not self._is_known(s)),
            searched=tuple(stems | self._said_for(stems) for stems in searched),
            missing_phrase=bool(asked.phrases) and not with_phrases,
            notes=notes,
        )

    def _lead(
        self,
        named: Named,
        titled: Mapping[int, float],
        answering: Callable[[Numbers], Mapping[int, float]],
        allowed: Numbers,
    ) -> str:
        """The edition whose paragraphs come first: the first one, unless the words speak of another or it has nothing."""
        first, others = self.editions.first, self.editions.names[1:]
        weights = self.editions.spoken_of(named.asked.spoken, without_capitals(named.asked))
        having = {
            name: max((titled[n] for n in titled.keys() & self._editions[name]), default=0.0)
            for name in self.editions.names
        }
        if any(having.values()):
            is_first = having[first] or (
                not any(weights.values())
                and self._is_headed(named.asked, first)
                and allowed & self._editions[first]
            )
            return first if is_first else max(having, key=lambda name: having[name])
        if not any(weights.values()) and allowed & self._editions[first]:
            return first
        scores = answering(allowed)
        best = {
            name: max((scores[number] for number in scores.keys() & self._editions[name]), default=-1.0)
            for name in self.editions.names
        }
        weighed = {
            name: best[name] * (1 + weights[name] / WEIGHT)
            for name in others
            if weights[name] or best[first] < 0
        }
        other = max(weighed, key=lambda name: weighed[name], default=first)
        return other if weighed.get(other, -1.0) > best[first] else first

    def _is_headed(self, asked: Asked, edition: str) -> bool:
        """Whether a title of ``edition`` has all of the words, with others: ``agenda`` in “Agenda Cards”."""
        return bool(asked.words) and all(
            edition in self.index.headings.get((word,), ()) for word in asked.words
        )

    def _about(self, mentions: Iterable[Mention]) -> Mapping[int, About]:
        """The paragraphs about the cards that are named."""
        titles = [mention.titles[0] for mention in mentions if len(mention.titles) == 1]
        found: dict[int, About] = {}
        for title in titles:
            for id_ in self._cards.about(title):
                is_its_own = self._cards.is_titled_by(self.index.corpus.paragraph(id_).entry, titles)
                found[self.index.numbers[id_]] = About(title, CARD_OWN if is_its_own else CARD)
        return found

    def _words_of_texts(self, named: Named) -> list[tuple[str, ...]]:
        """The words of the rules' titles that stand in the texts of the cards that are named, the rarest ones."""
        found: set[tuple[str, ...]] = {
            (term.stem,)
            for mention in named.mentions
            if len(mention.titles) == 1
            for text in (named.text_of(mention.titles[0]),)
            for term in terms(text)
            if (term.stem,) in self.index.headings and not is_function_word(text[term.start : term.end])
        }
        return sorted(found, key=lambda term: (-self.index.phrase_rarity(term[0]), term))[:TEXT_WORDS]

    def _answering(
        self,
        by_words: ByWords,
        by_phrases: ByPhrases,
        by_asked: Mapping[int, float],
        by_texts: Mapping[int, float],
        cards: Mapping[int, About],
        inside: Numbers,
    ) -> dict[int, float]:
        """The scores of the paragraphs ``inside`` that have a word or a phrase of the query."""
        if not inside:
            return {}
        scores: dict[int, float] = {}
        factors = self._factors
        worths = (
            (by_words.scores, WORDS),
            (by_phrases.scores, PHRASE),
            (by_phrases.together, TOGETHER),
            (by_asked, ASKED),
        )
        for found, worth in worths:
            weighed = {n: score * factors[n] for n, score in found.items() if n in inside}
            most = max(weighed.values(), default=0.0) or 1.0
            for number, score in weighed.items():
                if number in scores:
                    scores[number] += worth * score / most
                else:
                    scores[number] = worth * score / most
        most = max((by_texts[number] for number in scores.keys() & by_texts.keys()), default=0.0) or 1.0
        for number in scores.keys() & by_texts.keys():
            scores[number] += CARD_TEXT * by_texts[number] / most
        for number in scores.keys() & cards.keys():
            scores[number] += cards[number].worth
        self._lend_within_entries(scores)
        return scores

    def ranked(self, ranking: Ranking, number: int) -> Ranked:
        """What ``ranking`` says of one paragraph."""
        return Ranked(
            self.index.ids[number],
            ranking.scores[number],
            ranking.matched[number],
            ranking.meant[number],
            ranking.named.get(number, ""),
            ranking.by_phrases.best(number),
            about.title if (about := ranking.cards.get(number)) else "",
        )

    def _stems_for(self, asked: Asked, stem: str) -> frozenset[str]:
        """The stem; where nothing has it and the word may be unfinished, the stems that begin with it."""
        if asked.all_stems[-1:] != (stem,) or len(asked.unfinished) < 2 or self._scoring.is_known(stem):
            return frozenset((stem,))
        return frozenset(self.index.completions(asked.unfinished)) or frozenset((stem,))

    def _is_known(self, stems: frozenset[str]) -> bool:
        return any(map(self._scoring.is_known, stems))

    def _said_for(self, stems: frozenset[str]) -> frozenset[str]:
        """Single words that may be said for one of ``stems``."""
        others = (other for stem in stems for other in self._thesaurus.others((stem,)))
        return frozenset(other[0] for other in others if len(other) == 1)

    def _phrase_words(self, asked: Asked, searched: tuple[frozenset[str], ...]) -> list[tuple[str, ...]]:
        """What is looked for in the phrases: each word, and what the thesaurus knows of several words (``pick up``)."""
        words = [(min(stems, key=lambda stem: (len(stem), stem)),) for stems in searched]
        telling = [(stem,) for stem in asked.telling if (stem,) not in words]
        return [*words, *telling, *self._thesaurus.several_words(asked.spoken)]

    def _with_phrases(self, asked: Asked) -> Numbers:
        """Paragraphs that have every quoted phrase; empty where nothing was quoted or none has them."""
        if not asked.phrases:
            return frozenset()
        return frozenset.intersection(
            *(frozenset(self.index.with_phrase(phrase)) for phrase in asked.phrases)
        )

    def _named(self, asked: Asked) -> tuple[str, Mapping[int, float]]:
        """How an entry was named, and the paragraphs that it brings up, each with its score."""
        named: dict[int, float] = {}
        if asked.plain in self.index.numbers:
            named[self.index.numbers[asked.plain]] = EXACT + 1
        called = self.titles.called(asked)
        for place, entry in enumerate(called or self._meant(asked)):
            for ordinal, number in enumerate(self._first_paragraphs(asked, entry)):
                named.setdefault(number, EXACT * (1 - 0.01 * place - 0.0001 * ordinal))
        return "number" if asked.number else "title" if called else "other word", named

    def _meant(self, asked: Asked) -> tuple[Entry, ...]:
        """Entries whose title is the word of the rules for all that was typed (``dupe``)."""
        heads = self._thesaurus.heads(asked.all_stems)
        return tuple(entry for head in heads for entry in self.titles.titled(head))

    def _first_paragraphs(self, asked: Asked, entry: Entry) -> list[int]:
        ids = [paragraph.id for paragraph in entry.paragraphs if paragraph.kind != "related"]
        if asked.part and (first := first_of_part(entry, asked.part)):
            ids = [first, *(one for one in ids if one != first)]
        return [self.index.numbers[one] for one in (ids if asked.number else ids[:TITLE_PARAGRAPHS])]

    def _lend_within_entries(self, scores: dict[int, float]) -> None:
        """What speaks for one paragraph of an entry speaks a little for those beside it."""
        entries = self._entries
        best = [0.0] * len(entries)
        for number, score in scores.items():
            if score > best[entries[number]]:
                best[entries[number]] = score
        for number in scores:
            scores[number] += ENTRY * best[entries[number]]

    def _counted(
        self, asked: Asked, meant: Sequence[int], named: Mapping[int, float], allowed: Numbers
    ) -> Mapping[str, int]:
        counted = allowed
        if asked.words or not asked.condition:
            having = [number for number in compress(range(len(meant)), meant) if number in allowed]
            had = {meant[number] for number in having}
            most = max((bits.bit_count() for bits in had), default=0)
            best = {bits for bits in had if bits.bit_count() == most}
            with_most = [number for number in having if meant[number] in best]
            counted = frozenset((*named, *with_most))
        return {edition: len(numbers & counted) for edition, numbers in self._editions.items()}

    @cached_property
    def _editions(self) -> Mapping[str, Numbers]:
        editions: dict[str, set[int]] = {}
        for number, id_ in enumerate(self.index.ids):
            editions.setdefault(id_.partition("/")[0], set()).add(number)
        return {name: frozenset(numbers) for name, numbers in editions.items()}

    @cached_property
    def _entries(self) -> tuple[int, ...]:
        """The number of the entry of each document number."""
        numbers: dict[str, int] = {}
        entries = (self.index.corpus.paragraph(id_).entry for id_ in self.index.ids)
        return tuple(numbers.setdefault(entry, len(numbers)) for entry in entries)

    @cached_property
    def _factors(self) -> tuple[float, ...]:
        """For each document number, what its score is multiplied by."""
        entry = self.index.corpus.entry
        return tuple(
            KIND_FACTORS.get(paragraph.kind, 1.0)
            * (RULING_FACTOR if entry(paragraph.entry).kind in RULINGS else 1.0)
            for paragraph in map(self.index.corpus.paragraph, self.index.ids)
        )
