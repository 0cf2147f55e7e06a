"""The relations from a paragraph and its entry, and those to them, grouped by kind and named for readers."""

from collections.abc import Mapping

from agot_judge.corpus.model import Entry, Link, Paragraph
from agot_judge.corpus.store import Corpus
from agot_judge.web.lookup import citation
from agot_judge.web.pages import Citation, Relation
from agot_judge.web.references import CARD
from agot_judge.web.urls import card_url

OUTGOING: Mapping[str, str] = {
    "overrides": "Overrides",
    "refines": "Refines",
    "refined-by": "Refined by",
    "erratum-of": "Erratum of",
    "example-of": "Example of",
    "step": "Steps named",
    "ruling": "Rulings named",
    "see": "See",
    "related": "Related",
    "page": "Pages named",
    "names-card": "Cards named",
}
"""Names of the links that stand in the paragraphs shown, in the order in which they are shown."""

INCOMING: Mapping[str, str] = {
    "erratum-of": "Errata",
    "example-of": "Examples",
    "step": "Named by",
    "ruling": "Named by",
    "see": "Named by",
    "related": "Named as related by",
}
"""Names of the links that lead here. Kinds whose reverse is a link of its own are left out."""

SHOWN_APART = frozenset(("overridden-by", "conflicts-with", "printing-of", "same-term"))
"""The kinds of relation that the page shows with their words in places of their own, and does not repeat among the relations."""

OF_THE_ENTRY = frozenset(("related", "see"))
"""Links that speak for the whole entry, whichever paragraph they stand in."""


def relations_of(corpus: Corpus, entry: Entry, marked: Paragraph | None) -> tuple[Relation, ...]:
    """The relations of the paragraph marked and of its entry as a whole; without one, of all paragraphs."""
    shown = (marked,) if marked else entry.paragraphs
    groups: dict[str, dict[str, Citation]] = {name: {} for name in (*OUTGOING.values(), *INCOMING.values())}
    for paragraph in entry.paragraphs:
        for link in paragraph.links:
            if link.kind not in SHOWN_APART and (paragraph in shown or link.kind in OF_THE_ENTRY):
                groups.setdefault(_name(link), {}).setdefault(link.to, _target(corpus, link))
    for id in (*(paragraph.id for paragraph in shown), entry.id):
        for paragraph, link in corpus.incoming(id):
            origin = paragraph.entry if link.kind in OF_THE_ENTRY else paragraph.id
            if link.kind in INCOMING and paragraph.entry != entry.id and origin not in groups["Related"]:
                groups[INCOMING[link.kind]].setdefault(origin, citation(corpus, origin, note=link.note))
    return tuple(
        Relation(name=name, targets=tuple(targets.values())) for name, targets in groups.items() if targets
    )


def _name(link: Link) -> str:
    return OUTGOING.get(link.kind, link.kind.capitalize())


def _target(corpus: Corpus, link: Link) -> Citation:
    """The chip of where a link leads; for a card all that names it."""
    if link.to.startswith(CARD):
        card = link.to.removeprefix(CARD)
        return Citation(id=link.to, label=card, url=card_url(card), note=link.note)
    return citation(corpus, link.to, note=link.note)
