"""Cards that running text names, each with the set and the collector number that the text gives beside its name.

``corpus/corrections/cards.toml`` lists the names; those of the errata are known from their card lines.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from agot_judge.corpus.model import Entry, Link, Paragraph
from agot_judge.toml_files import read_toml

_CITED = re.compile(
    # 2e: (Westeros, 57); 1e: (ITE R40), (P 24). Between name and citation: "Vaes Dothrak's (Westeros, 53)".
    r"(?:'s)?\s*\((?P<set>[A-Z][A-Za-z' ]*?)(?P<comma>,?) ?(?P<number>\d+|[A-Z]\d+)\)"
    # 1e: Catelyn Stark character (U5 from the Ice and Fire set)
    r"| character \((?P<number_first>[A-Z]\d+) from the (?P<set_last>[A-Z][A-Za-z ]+) set\)"
)
KIND = "names-card"
NOT_GIVEN = "set and number are not given here"


class Wording(Struct, frozen=True, forbid_unknown_fields=True):
    """Other words of the text for the card ``title``."""

    edition: str
    title: str
    words: tuple[str, ...]


class NotCard(Struct, frozen=True, forbid_unknown_fields=True):
    """Where ``name`` stands within the words ``within``, it does not mean the card."""

    edition: str
    name: str
    within: str
    reason: str


class CardSet(Struct, frozen=True, forbid_unknown_fields=True):
    """A set by the words that citations have for it; ``inferred`` where the document does not explain them."""

    edition: str
    name: str
    words: tuple[str, ...]
    inferred: bool = False


class CardList(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    titles: dict[str, tuple[str, ...]] = {}
    wording: tuple[Wording, ...] = ()
    not_card: tuple[NotCard, ...] = ()
    set: tuple[CardSet, ...] = ()


def load_cards(root: Path) -> CardList:
    """The list below the corpus folder ``root``; an empty one where it has none. Raises CorpusError."""
    path = root / "corrections" / "cards.toml"
    return read_toml(path, CardList) if path.exists() else CardList()


class CardNames:
    """Finds the cards of one edition in the text of its paragraphs."""

    def __init__(self, edition: str, cards: CardList, entries: Iterable[Entry]) -> None:
        """``entries`` are those of the edition; each erratum among them names a card."""
        self._titles = {title.casefold(): title for title in cards.titles.get(edition, ())}
        for entry in entries:
            if entry.card:
                self._titles.setdefault(entry.card.title.casefold(), entry.card.title)
        names = set(self._titles.values())
        for wording in cards.wording:
            if wording.edition == edition:
                self._titles.update({words.casefold(): wording.title for words in wording.words})
                names.update(wording.words)
        self._sets = {words: one for one in cards.set if one.edition == edition for words in one.words}
        self._not = [one for one in cards.not_card if one.edition == edition]
        # The longest name first: "Lannisport Brothel" is not Lannisport.
        by_length = sorted(names, key=lambda name: (-len(name), name))
        any_name = "|".join(re.escape(name) for name in by_length) or r"(?!)"
        self._named = re.compile(rf"(?<![\w'-])(?P<name>{any_name})(?!\w)")

    def links(self, entry: Entry, paragraph: Paragraph) -> Iterator[Link]:
        """A link for each card that the paragraph names, once each, the card that an erratum is about left out."""
        own = entry.card.title if entry.card else None
        first: dict[str, Link] = {}
        for found in self._named.finditer(paragraph.text):
            title = self._titles[found["name"].casefold()]
            if title == own or self._is_none(found, paragraph.text):
                continue
            link = self._cited(title, found, paragraph.text) or _link(title, found["name"], NOT_GIVEN)
            known = first.get(title)
            if known is None or known.note == NOT_GIVEN:
                first[title] = link
            elif link.note not in (NOT_GIVEN, known.note):
                # 1e: Unbowed, Unbent, Unbroken is an event (ACOS C134) and a plot (WED U125).
                first[title] = msgspec.structs.replace(known, note=f"{known.note}; also {link.note}")
        yield from first.values()

    def _is_none(self, found: re.Match[str], text: str) -> bool:
        """True where the words at ``found`` are part of longer ones that name something else."""
        for one in self._not:
            at = one.within.find(one.name)
            start = found.start() - at
            if one.name == found["name"] and start >= 0 and text.startswith(one.within, start):
                return True
        return False

    def _cited(self, title: str, found: re.Match[str], text: str) -> Link | None:
        """The link with set and number, where they stand behind the name; None where they do not."""
        cited = _CITED.match(text, found.end())
        if not cited:
            return None
        words = cited["set"] or cited["set_last"]
        known = self._sets.get(words)
        # "Jaime Lannister (STR 3)" has the form of "Khal Drogo (ITE U92)"; only the comma or a set tells.
        if not known and not cited["comma"]:
            return None
        name = known.name if known else words
        inferred = f" (inferred: the document does not explain {words})" if known and known.inferred else ""
        number = cited["number"] or cited["number_first"]
        return _link(title, found["name"] + cited[0], f"{name}{inferred}, {number}")


def _link(title: str, words: str, note: str) -> Link:
    return Link(kind=KIND, to=f"card:{title}", text=words, note=note)
