"""From words that point somewhere to links: Related lists, See redirects, steps, rulings, examples, errata, cards."""

import re
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from agot_judge.corpus.card_names import CardList, CardNames
from agot_judge.corpus.model import Entry, Link, Paragraph, Parsed, Retired, Unresolved
from agot_judge.corpus.names import Names, split_names
from agot_judge.corpus.printings import PRINTINGS, printing_links
from agot_judge.corpus.redirects import followed
from agot_judge.corpus.relations import Relations, reviewed_links
from agot_judge.corpus.same_terms import same_term_links

STEPS_IN = {"2e/rr": "2e/rr", "2e/rr-p23": "2e/rr", "2e/faq": "2e/rr"}
"""The document whose framework steps a document means by a bare number."""
APPENDIX = "Appendix I: Timing and Gameplay"
NAMES_IN = {"2e/rr": "2e/rr", "2e/rr-p23": "2e/rr"}
"""The document among whose entries a Related list or a See redirect is looked up."""

_QUOTED = re.compile(r"[\"“](.+?)[\"”](?=\.| on page|$)")
_NUMBERED = re.compile(r"(\d(?:\.\d)*)\.? \D")
# 000: "FAQ (3.3)" in Target is a ruling, though a step has the same number.
_STEP = re.compile(r"(?<![\d.])(?<!FAQ \()\d\.\d(?:\.\d)?(?:\.I{1,3})?(?![\d])")
_STEP_AFTER_WORD = re.compile(r"(?<=[Ss]tep )\d\.\d(?:\.\d)?(?:\.I{1,3})?")
_RULING = re.compile(r"\((\d\.\d{1,2})\)")
_APPENDIX = re.compile(r"see Appendix I\b")
_SHOWN = ("rule", "ruling", "answer")
"""Kinds of paragraphs that the example right behind them shows."""


class Linked(Struct, frozen=True):
    """Documents with the links of their paragraphs, and what could not be linked."""

    documents: dict[str, Parsed]
    unresolved: tuple[Unresolved, ...]


def link(
    documents: dict[str, Parsed],
    relations: Relations,
    cards: CardList | None = None,
    retired: tuple[Retired, ...] = (),
) -> Linked:
    """``documents`` (by id) with every link set. What leads to a retired id leads to where that redirects."""
    # 000: "Challenges Phase" is an entry, "4. Challenges phase" a step; a list of names means the entry.
    names = {
        id_: Names(entry for entry in parsed.entries if entry.kind != "step")
        for id_, parsed in documents.items()
    }
    steps = {id_: _numbers(parsed, "step") for id_, parsed in documents.items()}
    rulings = {id_: _numbers(parsed, "ruling") for id_, parsed in documents.items()}
    reviewed = reviewed_links(relations)
    for printing, current in PRINTINGS.items():
        if printing in documents and current in documents:
            for start, found in printing_links(documents[printing], documents[current]):
                reviewed.setdefault(start, []).append(found)
    for start, found in same_term_links(documents, relations.same_term):
        reviewed.setdefault(start, []).append(found)
    card_names = _card_names(documents, cards or CardList())
    shown = {example.example: example.of for example in relations.example}
    missing = [Unresolved(d.source, d.words, d.reason, d.to) for d in relations.dangling]
    known = {id_ for parsed in documents.values() for e in parsed.entries for id_ in _ids(e)}
    gone = {one.id: one for one in retired if one.id not in known}
    for id_ in [id_ for id_ in reviewed if id_ in gone]:
        start = followed(id_, gone)
        moved = reviewed.pop(id_)
        if start:
            reviewed.setdefault(start, []).extend(moved)
        else:
            missing += [
                Unresolved(id_, one.text, f"{one.kind} {one.to}: {gone[id_].reason}") for one in moved
            ]

    def landing(paragraph: Paragraph, links: Iterator[Link]) -> Iterator[Link]:
        for found in links:
            to = followed(found.to, gone)
            if to:
                yield found if to == found.to else msgspec.structs.replace(found, to=to)
            else:
                missing.append(Unresolved(paragraph.id, found.text, f"{found.to}: {gone[found.to].reason}"))

    def links_of(document: str, entry: Entry, paragraph: Paragraph) -> Iterator[Link]:
        for given in paragraph.links:
            # A parser that knows of a pointer to nothing says so by a link to nowhere.
            if given.to:
                yield given
            else:
                missing.append(Unresolved(paragraph.id, given.text, given.note))
        if paragraph.kind in ("related", "see") and document in NAMES_IN:
            home = NAMES_IN[document]
            find = related if paragraph.kind == "related" else see
            for found, words in find(paragraph, names[home], steps[home]):
                if found:
                    yield found
                else:
                    missing.append(Unresolved(paragraph.id, words, "no entry bears this name"))
        elif document in STEPS_IN:
            yield from appendix_references(paragraph, names[STEPS_IN[document]])
            yield from step_references(document, paragraph, steps[STEPS_IN[document]])
        if document not in NAMES_IN and paragraph.kind != "erratum":
            yield from ruling_references(paragraph, entry, rulings[document])
        if paragraph.kind == "example":
            yield from example_of(entry, paragraph, shown.get(paragraph.id, ()))
        if entry.card and paragraph == entry.paragraphs[0]:
            yield Link(kind="erratum-of", to=f"card:{entry.card.title}", text=entry.card.title)
        yield from reviewed.get(paragraph.id, ())
        yield from card_names[_edition(document)].links(entry, paragraph)

    return Linked(
        documents={
            id_: _with_links(
                parsed,
                {p.id: _once(landing(p, links_of(id_, e, p))) for e in parsed.entries for p in e.paragraphs},
            )
            for id_, parsed in documents.items()
        },
        unresolved=tuple(missing),
    )


def _edition(document: str) -> str:
    return document.split("/")[0]


def _ids(entry: Entry) -> Iterator[str]:
    yield entry.id
    yield from (paragraph.id for paragraph in entry.paragraphs)


def _card_names(documents: dict[str, Parsed], cards: CardList) -> dict[str, CardNames]:
    """The finders of cards in the text, by edition."""
    editions: dict[str, list[Entry]] = {}
    for id_, parsed in documents.items():
        editions.setdefault(_edition(id_), []).extend(parsed.entries)
    return {edition: CardNames(edition, cards, entries) for edition, entries in editions.items()}


def _numbers(parsed: Parsed, kind: str) -> dict[str, str]:
    """Ids by the numbers of the entries of ``kind``, with the Roman sub-steps of step 1.3 below them."""
    numbers = {}
    for entry in parsed.entries:
        if entry.kind != kind or not entry.number:
            continue
        numbers[entry.number] = entry.id
        for paragraph in entry.paragraphs:
            if paragraph.kind == "step":
                numbers[f"{entry.number}.{paragraph.text.split('.')[0]}"] = str(paragraph.id)
    return numbers


def related(paragraph: Paragraph, names: Names, steps: dict[str, str]) -> Iterator[tuple[Link | None, str]]:
    """A link and its words for each name in a Related line; no link where no entry bears the name."""
    for words, to in split_names(names, paragraph.text.removeprefix("Related: ")):
        yield (Link(kind="related", to=to, text=words) if to else None), words


def see(paragraph: Paragraph, names: Names, steps: dict[str, str]) -> Iterator[tuple[Link | None, str]]:
    """The link of a See line: its quoted words are a step with its number, or the title of an entry."""
    for words in _QUOTED.findall(paragraph.text):
        step = _NUMBERED.match(words)
        to = steps.get(step[1]) if step else names.find(words)
        yield (Link(kind="see", to=to, text=words) if to else None), words


def step_references(document: str, paragraph: Paragraph, steps: dict[str, str]) -> Iterator[Link]:
    """A link for each framework step that the text names by its number, once each."""
    # 003: a bare "(3.3)" is a ruling there; a step is always called one.
    pattern = _STEP if STEPS_IN[document] == document else _STEP_AFTER_WORD
    for words in dict.fromkeys(pattern.findall(paragraph.text)):
        if words in steps:
            yield Link(kind="step", to=steps[words], text=words)


def appendix_references(paragraph: Paragraph, names: Names) -> Iterator[Link]:
    """The link of "see Appendix I" in running text."""
    found = _APPENDIX.search(paragraph.text)
    to = names.find(APPENDIX) if found else None
    if found and to:
        yield Link(kind="see", to=to, text=found[0])


def ruling_references(paragraph: Paragraph, entry: Entry, rulings: dict[str, str]) -> Iterator[Link]:
    """A link for each other ruling of the same document that the text names by its number in parentheses."""
    for number in dict.fromkeys(_RULING.findall(paragraph.text)):
        if number in rulings and rulings[number] != entry.id:
            yield Link(kind="ruling", to=rulings[number], text=f"({number})")


def example_of(entry: Entry, example: Paragraph, shown: tuple[str, ...]) -> Iterator[Link]:
    """The links from an example to its rules: the reviewed paragraphs, else the rule right in front of it, else its whole
    entry."""
    place = entry.paragraphs.index(example)
    before = entry.paragraphs[place - 1] if place else None
    default = before.id if before and before.kind in _SHOWN else entry.id
    for to in shown or (default,):
        yield Link(kind="example-of", to=to)


def _once(links: Iterator[Link]) -> tuple[Link, ...]:
    """Each link once: the first of those of one kind to one place."""
    first: dict[tuple[str, str], Link] = {}
    for found in links:
        first.setdefault((found.kind, found.to), found)
    return tuple(first.values())


def _with_links(parsed: Parsed, links: dict[str, tuple[Link, ...]]) -> Parsed:
    """``parsed`` with the links of each paragraph set."""
    replace = msgspec.structs.replace
    return replace(
        parsed,
        entries=tuple(
            replace(entry, paragraphs=tuple(replace(p, links=links[p.id]) for p in entry.paragraphs))
            for entry in parsed.entries
        ),
    )
