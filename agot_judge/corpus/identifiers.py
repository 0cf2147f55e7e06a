"""The names that others give a paragraph: fragments of ThronesDB's pages, pages of the printed book, citations of errata and
rulings.

``rulesreference#Keywords``, ``faq#FAQ_12``, ``4.2.1_Defending_player_declares_defenders``, "Rules Reference page 26, column 1,
paragraph 9", "(v1.4) Driftwood Cudgel", "FAQ (3.3)", "RR Stealth ¶1".
"""

import re
from collections.abc import Iterable, Iterator
from urllib.parse import unquote

from msgspec import Struct

from agot_judge.corpus.lookup import Lookup
from agot_judge.corpus.model import Alias, Document, Entry, PrintedPage
from agot_judge.corpus.names import name_key
from agot_judge.corpus.slugs import slug

PAGES = {"rulesreference": "2e/rr", "faq": "2e/faq"}
"""The document that each page of ThronesDB shows."""

_FRAGMENT = re.compile(r"(?:https?://\S+/|/)?(?P<page>rulesreference|faq)/?#(?P<fragment>\S+)", re.IGNORECASE)
_BARE_FRAGMENT = re.compile(r"#?(?P<fragment>[^\s#/]*_[^\s#/]*)")
_QUESTION = re.compile(r"FAQ_?(\d+)", re.IGNORECASE)
_PAGE = re.compile(
    r"(?:printed )?(?:Rules Reference|RR),? (?:page|pg\.?|p\.?) ?(?P<page>\d+)"
    r"(?:,? col(?:umn|\.)? ?(?P<column>\d+))?(?:,? par(?:agraph|a|\.)? ?(?P<paragraph>\d+))?",
    re.IGNORECASE,
)
_ERRATUM = re.compile(r"\(v ?\.? ?(?P<version>\d+(?:\.\d+)*)\) *(?P<title>.+)", re.IGNORECASE)
_CARD_NUMBER = re.compile(r" \([^()]+, ?\d+\)$| [A-Z]{1,3}\d+$")
"""The number of a card after its title: "(Flight of Crows, 112)" in 003, "F16" in 001."""
_ORDINAL = re.compile(r" *(?:¶|paragraph) ?\d+$")
_NUMBER = re.compile(r"\(?(\d+\.\d+)\)?")


class Found(Struct, frozen=True):
    """The entries that an identifier means, and what is to be said about it; either may be empty."""

    entries: tuple[Entry, ...] = ()
    remark: str = ""


class Identifiers:
    """Entries by every name that one can cite them by."""

    def __init__(
        self,
        documents: Iterable[Document],
        entries: Iterable[Entry],
        aliases: tuple[Alias, ...],
        pages: tuple[PrintedPage, ...],
    ) -> None:
        self._entries = {entry.id: entry for entry in entries}
        self._named = {
            name.casefold(): document for document in documents for name in (document.short, document.title)
        }
        self._lookup = Lookup(self._entries.values())
        self._aliases = aliases
        self._pages = pages

    def find(self, text: str, edition: str | None = None) -> Found:
        """The thing that ``text`` names exactly, in one edition or in all; nothing where nobody bears that name."""
        text = text.strip()
        for way in (self._by_fragment, self._by_page, self._by_erratum, self._by_label):
            found = way(text)
            if found:
                return Found(_of(found.entries, edition), found.remark)
        entries = [*_of(self._lookup.find(text, edition), edition)]
        other = [(self._entries[one.entry], one.note) for one in self._other_numbers(text, edition)]
        entries += [entry for entry, _ in other if entry not in entries]
        return Found(tuple(entries), "; ".join(note for _, note in other))

    def _other_numbers(self, text: str, edition: str | None) -> Iterator[Alias]:
        number = _NUMBER.fullmatch(text)
        for one in self._aliases:
            if number and number[1] == one.number and edition in (None, one.edition):
                yield one

    def _by_fragment(self, text: str) -> Found | None:
        """A fragment of ThronesDB, with its page or without."""
        found = _FRAGMENT.fullmatch(text)
        bare = _BARE_FRAGMENT.fullmatch(text)
        if not found and not bare:
            return None
        words = unquote(text.rpartition("#")[2])
        home = (PAGES[found["page"].lower()],) if found else tuple(PAGES.values())
        question = _QUESTION.fullmatch(words)
        if question and "2e/faq" in home:
            return Found(self._question(int(question[1])))
        key = slug(words.replace("_", " "))
        entries = [entry for entry in self._entries.values() if entry.document in home]
        for names in (_whole, _parts):
            fitting = tuple(entry for entry in entries if key in names(entry))
            if fitting:
                return Found(fitting)
        return Found() if found else None

    def _question(self, number: int) -> tuple[Entry, ...]:
        """The question with this number: ThronesDB counts them from 1 in the order of the document."""
        questions = [e for e in self._entries.values() if e.document == "2e/faq" and e.kind == "faq"]
        return tuple(questions[number - 1 : number]) if number else ()

    def _by_page(self, text: str) -> Found | None:
        """A place in the printed Rules Reference, as far as any text tells what stands there."""
        found = _PAGE.fullmatch(text)
        if not found:
            return None
        page, column, paragraph = (int(found[part] or 0) for part in ("page", "column", "paragraph"))
        for one in self._pages:
            if (one.page, one.column, one.paragraph) == (page, column, paragraph):
                return Found(self._listed(one), one.note)
        near = next((one for one in self._pages if (one.page, one.column) == (page, 0)), None)
        if near:
            return Found(self._listed(near), f"Of page {page} more exactly nothing is known. {near.note}")
        known = ", ".join(str(number) for number in sorted({one.page for one in self._pages}))
        return Found(
            remark=f"The pages of the printed Rules Reference are not in this text; what stands on page {page} is not "
            f"known. Known are pages {known}."
        )

    def _listed(self, page: PrintedPage) -> tuple[Entry, ...]:
        return tuple(self._entries[id_] for id_ in page.entries if id_ in self._entries)

    def _by_erratum(self, text: str) -> Found | None:
        """An erratum as the documents head it: version and title."""
        found = _ERRATUM.fullmatch(text)
        if not found:
            return None
        key = name_key(_CARD_NUMBER.sub("", found["title"]))
        titled = [e for e in self._entries.values() if e.kind == "erratum" and name_key(e.title) == key]
        exact = [entry for entry in titled if entry.version == found["version"]]
        if exact or not titled:
            return Found(tuple(exact))
        versions = ", ".join(sorted({f"v{entry.version}" for entry in titled}))
        return Found(
            tuple(titled), f"No erratum of {titled[0].title} is marked v{found['version']}: it has {versions}"
        )

    def _by_label(self, text: str) -> Found | None:
        """A citation as this program prints it: the name of a document, short or whole, then number or title."""
        for short, document in sorted(self._named.items(), key=lambda pair: -len(pair[0])):
            if text.casefold().startswith((f"{short} ", f"{short}, ")):
                name = _ORDINAL.sub("", text[len(short) :].lstrip(", ")).removesuffix(" (erratum)")
                entries = self._lookup.find(name, document.edition)
                kept = tuple(entry for entry in entries if entry.document == document.id)
                return Found(kept) if kept else None
        return None


def _of(entries: tuple[Entry, ...], edition: str | None) -> tuple[Entry, ...]:
    return tuple(entry for entry in entries if edition in (None, entry.document.split("/")[0]))


def _whole(entry: Entry) -> set[str]:
    """The names of an entry in a fragment: its title, with its number or without."""
    return {slug(entry.title), slug(f"{entry.number} {entry.title}")} | ({slug(entry.number)} - {""})


def _parts(entry: Entry) -> set[str]:
    """The shorter names: the title up to its first comma or parenthesis, the last part of the id."""
    return {slug(re.split(r",| \(", entry.title)[0]), slug(entry.id.rpartition("/")[2])}
