"""The paragraphs that answer best: the words of players and of the documents, rulings above the paragraphs that they override."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from heapq import nsmallest
from itertools import compress

from agot_judge.corpus.model import Entry
from agot_judge.search.analysis import is_function_word, stem_of, terms
from agot_judge.search.answering import KINDS, Answering, Answers, Found, without_words
from agot_judge.search.card_names import CardNames, Mention
from agot_judge.search.cards import Cards
from agot_judge.search.editions import Editions, Evidence
from agot_judge.search.filters import Filters, Numbers
from agot_judge.search.index import SearchIndex
from agot_judge.search.interleaving import interleaved
from agot_judge.search.naming import SENTENCE, Named, with_names, without_capitals
from agot_judge.search.query import Asked
from agot_judge.search.ranked import About, Ranked, Ranking
from agot_judge.search.scoring import Scoring
from agot_judge.search.slips import Spellings
from agot_judge.search.standing import Standing
from agot_judge.search.thesaurus import thesaurus
from agot_judge.search.titles import Titles, first_of_part

TEXT_WORDS = 16
"""The number of words of the rules in the texts of the cards that were named that count, the rarest ones."""

SHORTEST_SLIP = 6
"""Words with fewer letters are a letter away from too many others, ..."""

OFTEN = 2
"""... and what was meant stands so many times in how players ask."""

CARD = 2.0
"""The worth for a paragraph to name a card that was named, ..."""

CARD_OWN = 6.0
"""... and to stand under a title that names such cards and no others."""

BEHIND = 20
"""The number of paragraphs that are looked at beyond those that are wanted, since some are folded under others."""

COMPARED = 5
"""The number of first paragraphs of each edition that are compared with those of the others."""

UNNAMED = 0.001
"""The likelihood that another edition is meant than the one with the title that was typed."""

TITLE_PARAGRAPHS = 2
"""The number of paragraphs of an entry that come first when exactly its title was typed; of a numbered entry all do."""

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
        self._answering = Answering(index)
        self._cards = Cards(index.corpus)
        self._filters = Filters(index, self._cards)

    def warm_up(self, count: int) -> None:
        """Look up the ``count`` commonest words beforehand."""
        self._scoring.warm_up(count)
        self._spellings.right("")

    @cached_property
    def names(self) -> CardNames:
        """The cards that the documents name."""
        return CardNames(self._cards.names, self.index.is_common)

    def names_with(self, titles: Iterable[str], text_of: Callable[[str], str]) -> CardNames:
        """The cards that the documents name, and those of these titles, with what is known of their texts."""
        printed = tuple(titles)
        return CardNames((*printed, *self._cards.names), self.index.is_common, text_of, printed)

    def named(self, asked: Asked, names: CardNames) -> Named:
        """The cards that are named in the words, which are searched without them unless something is asked by its signs."""
        if asked.number or asked.phrases or asked.condition:
            return Named(asked, names.mentioned(asked.plain), (), names)
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
        slips = self._slips(asked)
        searched = tuple(
            self._stems_for(asked, stem_of(slips[stem]) if stem in slips else stem) for stem in asked.words
        )
        by_words = self._scoring.by_words(searched)
        phrase_words = self._phrase_words(asked, searched)
        by_phrases = self._scoring.by_phrases(phrase_words, max(0, len(searched) - 1))
        by_asked = self._scoring.by_asked(phrase_words)
        how, all_titled = self._named(asked)
        titled = {number: score for number, score in all_titled.items() if number in allowed}
        cards = self._about(named.mentions)
        found = Found(
            by_words=by_words,
            by_phrases=by_phrases,
            by_asked=by_asked,
            by_texts=self._scoring.by_asked(self._words_of_texts(named)),
            cards=cards,
        )
        meant = (edition,) if edition else self.editions.names
        inside = {name: allowed & self._editions[name] for name in meant}
        if asked.condition and not asked.words:
            answers = {name: without_words(inside[name]) for name in meant}
        else:
            answers = {name: self._answering.answers(found, inside[name]) for name in meant}
        how_named = dict.fromkeys(titled, how)
        orders: dict[str, list[int]] = {}
        for name, answer in answers.items():
            scores = answer.scores
            scores.update((number, score) for number, score in titled.items() if number in inside[name])
            first = nsmallest(limit + BEHIND, scores, key=lambda number: (-scores[number], number))
            unfolded = self.standing.folded(first, scores)
            orders[name] = self.standing.with_precedence(unfolded, scores, inside[name], how_named)
        shares = {edition: 1.0} if edition else self._shares(named, titled, answers, orders, cards)
        lead = next(iter(shares))
        order = interleaved(shares, orders, limit)
        scores = {n: score for answer in answers.values() for n, score in answer.scores.items()}
        lowest = EXACT + 1
        for number in order:
            lowest = scores[number] = min(lowest, scores[number])
        return Ranking(
            asked=asked,
            order=order,
            lead=lead,
            has_more=sum(map(len, orders.values())) > len(order),
            scores=scores,
            matched=by_words.matched,
            meant=by_words.meant,
            named=how_named,
            by_phrases=by_phrases,
            cards=cards,
            counted=self._counted(asked, by_words.meant, titled, allowed),
            all_words=(1 << len(searched)) - 1,
            unknown=tuple(w for w, s in zip(asked.spelled, searched, strict=True) if not self._is_known(s)),
            slips=slips,
            searched=tuple(stems | self._said_for(stems) for stems in searched),
            missing_phrase=bool(asked.phrases) and not with_phrases,
            notes=notes,
        )

    def _shares(
        self,
        named: Named,
        titled: Mapping[int, float],
        answers: Mapping[str, Answers],
        orders: Mapping[str, Sequence[int]],
        cards: Mapping[int, About],
    ) -> Mapping[str, float]:
        """The likelihood of each edition, likeliest first: that of a title that was typed, or of which the words speak."""
        kinds = range(len(KINDS))
        highest = [max((one.highest[k] for one in answers.values()), default=0.0) for k in kinds]
        best = {
            name: max(
                answers[name].beside(highest, number) + (cards[number].worth if number in cards else 0.0)
                for number in order[:COMPARED]
            )
            for name, order in orders.items()
            if order
        }
        most = max(best.values(), default=0.0) or 1.0
        evidence = Evidence(
            typed=named.asked.all_stems,
            spoken=named.asked.spoken,
            words=without_capitals(named.asked),
            cards=[self._knowing(mention, named) for mention in named.mentions],
            has_printed=bool(named.names.printed),
            has_stranger=bool(named.strangers),
            is_older=any(named.word_before(mention) in self._thesaurus.older for mention in named.mentions),
            answers={name: score / most for name, score in best.items()},
            worded={name: answers[name].highest[0] / (highest[0] or 1.0) for name in best},
        )
        shares = self.editions.shares(evidence)
        lead = self._titled(named, titled, orders)
        if not lead:
            return shares or {self.editions.first: 1.0}
        return {lead: 1.0} | {name: UNNAMED * share for name, share in shares.items() if name != lead}

    def _titled(self, named: Named, titled: Mapping[int, float], orders: Mapping[str, Sequence[int]]) -> str:
        """The edition whose title was typed; the first one where a title of it has the words with others. Else empty."""
        first = self.editions.first
        having = {
            name: max((titled[n] for n in titled.keys() & self._editions[name]), default=0.0)
            for name in self.editions.names
        }
        if not any(having.values()):
            return ""
        words = without_capitals(named.asked)
        speaks = (
            self.editions.weight_of_terms(named.asked.spoken, words, n) for n in self.editions.names[1:]
        )
        is_first = having[first] or (
            bool(orders[first]) and self._is_headed(named.asked, first) and not any(speaks)
        )
        return first if is_first else max(having, key=lambda name: having[name])

    def _knowing(self, mention: Mention, named: Named) -> frozenset[str]:
        """The editions that have the cards that may be meant: whose documents name them, the first for a card that is printed."""
        return frozenset().union(
            *(
                self._cards.editions_of(title)
                | ({self.editions.first} if title in named.names.printed else set())
                for title in mention.titles
            )
        )

    def _is_headed(self, asked: Asked, edition: str) -> bool:
        """True where a title of ``edition`` has all of the words, with others: ``agenda`` in “Agenda Cards”."""
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
            for text in (named.names.text_of(mention.titles[0]),)
            for term in terms(text)
            if (term.stem,) in self.index.headings and not is_function_word(text[term.start : term.end])
        }
        return sorted(found, key=lambda term: (-self.index.phrase_rarity(term[0]), term))[:TEXT_WORDS]

    def ranked(self, ranking: Ranking, number: int) -> Ranked:
        """The statement of ``ranking`` about one paragraph."""
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

    def _slips(self, asked: Asked) -> Mapping[str, str]:
        """Stems of words of a sentence that nothing has, each with the word that it is a letter away from.

        A name is written with a capital, and the last word may be unfinished; of a few words none is read otherwise.
        """
        found: dict[str, str] = {}
        if len(asked.all_stems) < SENTENCE:
            return found
        for stem, word in zip(asked.words, asked.spelled, strict=True):
            if len(word) < SHORTEST_SLIP or not (word.isalpha() and word.islower()):
                continue
            if not any(map(self._scoring.is_known, self._stems_for(asked, stem))) and (
                right := self._spellings.right(word)
            ):
                found[stem] = right
        return found

    @cached_property
    def _spellings(self) -> Spellings:
        """The words that players use several times, the commonest first."""
        spelled = Counter(
            phrase.text[term.start : term.end]
            for phrase in self.index.phrases
            for term in terms(phrase.text)
            if term.end - term.start >= SHORTEST_SLIP
        )
        return Spellings(
            word
            for word, times in spelled.most_common()
            if times >= OFTEN and word.isalpha() and word.islower()
        )

    def _is_known(self, stems: frozenset[str]) -> bool:
        return any(map(self._scoring.is_known, stems))

    def _said_for(self, stems: frozenset[str]) -> frozenset[str]:
        """Single words that may be said for one of ``stems``."""
        others = (other for stem in stems for other in self._thesaurus.others((stem,)))
        return frozenset(other[0] for other in others if len(other) == 1)

    def _phrase_words(self, asked: Asked, searched: tuple[frozenset[str], ...]) -> list[tuple[str, ...]]:
        """The words looked for in the phrases: each word, and what the thesaurus knows of several words (``pick up``)."""
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
        """The way an entry was named, and the paragraphs that it brings up, each with its score."""
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
