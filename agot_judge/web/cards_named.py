"""All that names a card: its errata, rulings, questions and examples."""

import re
from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct

from agot_judge.corpus.model import Entry, Paragraph
from agot_judge.corpus.store import Corpus
from agot_judge.web.chapters import initial
from agot_judge.web.errata import Erratum, erratum
from agot_judge.web.filtering import matches, plain
from agot_judge.web.link_preview import LinkPreview
from agot_judge.web.lookup import citation, document_in_force
from agot_judge.web.pages import Citation, DocumentInForce, ReadParagraph
from agot_judge.web.reading import read_paragraph
from agot_judge.web.references import CARD
from agot_judge.web.urls import absolute, card_url, paragraph_url

GROUPS = {"faq": "Questions and answers", "ruling": "Rulings", "example": "Examples"}
"""Names for what names a card, by the kind of its entry or paragraph."""

OTHER = "Elsewhere in the rules"
BY_WORDS = "Its name also stands in"


class Mention(Struct, frozen=True, kw_only=True):
    """An entry with the paragraphs of it that name the card; of a question, its answer too."""

    title: str
    number: str
    url: str
    citation: Citation
    document: DocumentInForce
    paragraphs: tuple[ReadParagraph, ...]


class MentionGroup(Struct, frozen=True, kw_only=True):
    """Mentions of one kind."""

    name: str
    note: str
    mentions: tuple[Mention, ...]


class Said(Struct, frozen=True):
    """Statements of documents about one card."""

    cited: tuple[str, ...]
    errata: tuple[Erratum, ...]
    groups: tuple[MentionGroup, ...]


class CardPage(Struct, frozen=True, kw_only=True):
    """Everything that names one card."""

    name: str
    cited: tuple[str, ...]
    """Set and number as the documents give them beside its name (``Core Set, 137``)."""
    errata: tuple[Erratum, ...]
    groups: tuple[MentionGroup, ...]
    link_preview: LinkPreview


class NamedCard(Struct, frozen=True, kw_only=True):
    """A card that the documents name."""

    name: str
    url: str
    count: int
    """In how many entries."""


class CardsPage(Struct, frozen=True, kw_only=True):
    """The cards that the documents name."""

    query: str
    letters: tuple[tuple[str, tuple[NamedCard, ...]], ...]
    count: int
    unknown: str = ""
    """The card that was asked for, where no document names it."""


def cards_page(corpus: Corpus, query: str, unknown: str = "") -> CardsPage:
    """The cards in whose names all words of ``query`` stand; all of them where none is nearer to an unknown name."""
    found = [name for name in _cards(corpus) if matches(query, name)]
    groups: dict[str, list[NamedCard]] = {}
    for name in sorted(found, key=lambda name: plain(name).lstrip('"')):
        entries = {id_.rpartition("/")[0] for id_ in _cards(corpus)[name]}
        card = NamedCard(name=name, url=card_url(name), count=len(entries))
        groups.setdefault(initial(name), []).append(card)
    letters = tuple((letter, tuple(cards)) for letter, cards in sorted(groups.items()))
    return CardsPage(query=query, letters=letters, count=len(found), unknown=unknown)


def known_name(corpus: Corpus, asked: str) -> str:
    """The name of a card as the documents spell it, case and kinds of quotes set aside; empty where none names it."""
    return next((name for name in _cards(corpus) if plain(name) == plain(asked)), "")


def card_page(corpus: Corpus, name: str) -> CardPage:
    """Everything that names the card, which `known_name` gives."""
    said = said_of(corpus, name)
    return CardPage(
        name=name,
        cited=said.cited,
        errata=said.errata,
        groups=said.groups,
        link_preview=LinkPreview(
            title=f"{name}: errata and rulings",
            words=said.errata[0].paragraphs[0].text if said.errata else f"All paragraphs that name {name}.",
            url=absolute(card_url(name)),
        ),
    )


def said_of(corpus: Corpus, name: str, edition: str = "") -> Said:
    """The statements of the documents, of one edition or of all, about the card, which `known_name` gives."""
    linked = [id_ for id_ in _cards(corpus)[name] if _is_of(corpus, id_, edition)]
    entries = {entry.id: entry for entry in map(corpus.entry_of, linked)}
    own = tuple(erratum(corpus, entry) for entry in entries.values() if _is_erratum_of(entry, name))
    named: dict[str, dict[str, list[str]]] = {}
    for id_ in linked:
        entry = corpus.entry_of(id_)
        if not _is_erratum_of(entry, name):
            named.setdefault(_group(entry, corpus.paragraph(id_)), {}).setdefault(entry.id, []).append(id_)
    for id_ in _with_words(corpus, name):
        entry = corpus.entry_of(id_)
        if entry.id not in entries and _is_of(corpus, id_, edition):
            named.setdefault(BY_WORDS, {}).setdefault(entry.id, []).append(id_)
    return Said(tuple(dict.fromkeys(_cited(corpus, linked, name))), own, tuple(_groups(corpus, named)))


def _is_of(corpus: Corpus, id_: str, edition: str) -> bool:
    return edition in ("", corpus.document_of(id_).edition)


def _is_erratum_of(entry: Entry, name: str) -> bool:
    return entry.kind == "erratum" and entry.card is not None and plain(entry.card.title) == plain(name)


def _cited(corpus: Corpus, linked: list[str], name: str) -> Iterator[str]:
    """Set and number, wherever one of the paragraphs gives a number beside the name."""
    for id_ in linked:
        for link in corpus.paragraph(id_).links:
            is_card = link.to.startswith(CARD) and plain(link.to.removeprefix(CARD)) == plain(name)
            if is_card and link.kind == "names-card" and any(sign.isdigit() for sign in link.note):
                yield link.note


def _groups(corpus: Corpus, named: dict[str, dict[str, list[str]]]) -> Iterator[MentionGroup]:
    for group in (*GROUPS.values(), OTHER, BY_WORDS):
        entries = named.get(group, {})
        if entries:
            yield MentionGroup(
                name=group,
                note="Found by the words alone: it may be another card, or no card."
                if group == BY_WORDS
                else "",
                mentions=tuple(_mention(corpus, id_, paragraphs) for id_, paragraphs in entries.items()),
            )


def _group(entry: Entry, paragraph: Paragraph) -> str:
    return GROUPS.get(paragraph.kind) or GROUPS.get(entry.kind, OTHER)


def _mention(corpus: Corpus, id_: str, paragraphs: list[str]) -> Mention:
    entry = corpus.entry(id_)
    whole = entry.kind == "faq"
    return Mention(
        title=entry.title,
        number=entry.number,
        url=paragraph_url(id_),
        citation=citation(corpus, id_),
        document=document_in_force(corpus.document(entry.document)),
        paragraphs=tuple(
            read_paragraph(corpus, entry, one) for one in entry.paragraphs if whole or one.id in paragraphs
        ),
    )


@lru_cache(maxsize=4)
def _cards(corpus: Corpus) -> dict[str, list[str]]:
    """Every card that is linked to or has an erratum, with the ids of the paragraphs that name it, each once."""
    spelled: dict[str, str] = {}
    found: dict[str, dict[str, None]] = {}
    for paragraph in corpus.paragraphs():
        card = corpus.entry_of(paragraph.id).card
        names = [link.to.removeprefix(CARD) for link in paragraph.links if link.to.startswith(CARD)]
        for name in (*((card.title,) if card else ()), *names):
            known = spelled.setdefault(plain(name), name)
            found.setdefault(known, {})[paragraph.id] = None
    return {name: list(ids) for name, ids in found.items()}


def _with_words(corpus: Corpus, name: str) -> Iterator[str]:
    """The paragraphs whose text has the name as it is written, apart from the front matter of a document."""
    whole = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
    for id_ in corpus.find_words(name):
        paragraph = corpus.paragraph(id_)
        if whole.search(paragraph.text) and paragraph.kind != "front-matter":
            yield id_
