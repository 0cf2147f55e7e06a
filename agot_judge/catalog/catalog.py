"""All cards of the store, ready to be searched and named."""

from collections.abc import Callable
from functools import cached_property

from msgspec import Struct

from agot_judge.cards.card import Card
from agot_judge.cards.findable import Findable, findable
from agot_judge.cards.importers.sources import RestrictedList
from agot_judge.cards.pool import Pool, plain
from agot_judge.cards.query import read_query
from agot_judge.cards.query_conditions import Query
from agot_judge.cards.query_nearest import nearest_query, what_there_is_not
from agot_judge.catalog.compiling import compiler_for
from agot_judge.catalog.documents import EDITION, TEMPLATINGS, names_with_rulings
from agot_judge.catalog.headers import ANNOUNCED
from agot_judge.catalog.stored import StoredCards
from agot_judge.corpus.store import Corpus
from agot_judge.text.compiled_cache import Compiler


class CardHits(Struct, frozen=True):
    """The cards that a query finds: cards whose name begins so first, then by name."""

    query: str
    total: int
    cards: tuple[Card, ...]
    """The cards that were asked for: from ``offset`` on, at most ``limit``."""
    instead: str = ""
    """Where nothing is found: the nearest query that has only names and Traits that there are."""
    note: str = ""
    """Where nothing is found: what the language does not have."""


class Restriction(Struct, frozen=True, kw_only=True):
    """Where a restricted list has a card."""

    list: RestrictedList
    format: str
    kind: str
    """``restricted``, ``banned`` or ``pod``."""
    others: tuple[str, ...] = ()
    """Of a pod: the codes of the cards that a deck may not have with it."""


class Catalog:
    """The cards of one edition, with what its documents say of them. Nothing in it changes, so threads may share it."""

    def __init__(
        self, pool: Pool, lists: tuple[RestrictedList, ...], corpus: Corpus, edition: str = EDITION
    ) -> None:
        self.pool = pool
        self.edition = edition
        self.lists = lists
        self._corpus = corpus

    def find(self, query: str, limit: int, offset: int = 0) -> CardHits:
        """The cards that the query finds. Raises QueryError."""
        read = read_query(query, self.packs)
        words = read.name_words
        found = sorted(
            read.find(self._findable), key=lambda one: (not one.name.startswith(words), one.name.lstrip('"'))
        )
        if not found:
            note = what_there_is_not(read)
            return CardHits(query, 0, (), "" if note else self._instead(query, read), note)
        return CardHits(query, len(found), tuple(one.card for one in found[offset : offset + limit]))

    def _instead(self, query: str, read: Query) -> str:
        """The nearest query that finds something; empty where there is none."""
        instead = nearest_query(query, read, self._findable)
        return instead if any(read_query(instead, self.packs).find(self._findable)) else ""

    def complete(self, typed: str, limit: int) -> tuple[Card, ...]:
        """The cards whose names what was typed may become: those that begin so first, then those with a word that does."""
        begun = plain(typed)
        if not begun:
            return ()
        found = [one for one in self._findable if f" {begun}" in f" {one.name}"]
        found.sort(key=lambda one: (not one.name.startswith(begun), one.name))
        return tuple(one.card for one in found[:limit])

    def restrictions(self, card: Card) -> tuple[Restriction, ...]:
        """Every entry of a restricted list that has the card."""
        found = []
        for one in self.lists:
            for per in one.formats:
                kinds = [kind for kind in ("restricted", "banned") if card.face.code in getattr(per, kind)]
                found += [Restriction(list=one, format=per.format, kind=kind) for kind in kinds]
                for pod in per.pods:
                    codes = (*((pod.restricted,) if pod.restricted else ()), *pod.cards)
                    if card.face.code in codes:
                        others = tuple(code for code in codes if code != card.face.code)
                        found.append(Restriction(list=one, format=per.format, kind="pod", others=others))
        return tuple(found)

    @cached_property
    def compiler(self) -> Compiler:
        """The compiler that knows the titles and traits of these cards."""
        return compiler_for(self.pool.cards, self.edition)

    @cached_property
    def packs(self) -> tuple[str, ...]:
        """The codes and names of all packs."""
        words = (word for card in self.pool.cards for word in (card.face.pack, card.pack_name) if word)
        return tuple(dict.fromkeys(words))

    @cached_property
    def _findable(self) -> tuple[Findable, ...]:
        return tuple(self._prepared(card) for card in self.pool.cards)

    def _prepared(self, card: Card) -> Findable:
        announced = ANNOUNCED[TEMPLATINGS[self.edition]]
        return findable(
            card,
            keywords=announced.keywords(card.face.text),
            abilities=announced.abilities(card.face.text),
            has_errata=bool(card.errata) or card.has_own_errata,
            has_ruling=plain(card.face.name) in names_with_rulings(self._corpus, self.edition),
            restricted=frozenset(one.kind for one in self.restrictions(card)) & {"restricted", "banned"},
        )


class CurrentCatalog:
    """The catalogs of the last import, made anew after another one. Threads may share it."""

    def __init__(self, stored: StoredCards, corpus: Callable[[], Corpus]) -> None:
        self.stored = stored
        self._corpus = corpus
        self._made: dict[str, Catalog] = {}

    def __call__(self, edition: str = EDITION) -> Catalog:
        """The catalog of an edition as it is now. Raises StorageError."""
        pool = self.stored.pool(edition)
        made = self._made.get(edition)
        if made is None or made.pool is not pool:
            made = self._made[edition] = Catalog(pool, self._lists(edition), self._corpus(), edition)
        return made

    def _lists(self, edition: str) -> tuple[RestrictedList, ...]:
        """The restricted lists: those that can be imported are of the Second Edition."""
        return self.stored.lists if edition == EDITION else ()
