"""The answers of the API about imported cards."""

from typing import Annotated, Literal

from flask import url_for
from msgspec import Struct, convert
from msgspec.structs import asdict

from agot_judge.cards.card import Card
from agot_judge.catalog.catalog import Catalog
from agot_judge.corpus.store import Corpus
from agot_judge.editions import framework_for
from agot_judge.errors import QueryError
from agot_judge.spelling import nearest
from agot_judge.web.api_ids import reference
from agot_judge.web.api_models import Reference, about
from agot_judge.web.api_responses import Refusal
from agot_judge.web.card_library import refuse_damaged
from agot_judge.web.card_pages import printed_url
from agot_judge.web.cards_named import known_name
from agot_judge.web.library_cards import begun_names
from agot_judge.web.sandbox.naming import told_by
from agot_judge.web.sandbox.near_names import nearest_names
from agot_judge.web.understood import kind_of, wording_of

Printed = int | Literal["X"] | None
Damaged = Annotated[
    tuple[str, ...],
    about("What is kept and cannot be read, so that it is left out: `card 01001`. Import it again."),
]


class CardErratum(Struct, frozen=True, kw_only=True):
    """The change that an official erratum made to the text."""

    paragraph: Annotated[str, about("Id of the paragraph that has the erratum.")]
    outcome: Annotated[
        Literal["applied", "already there", "by hand"],
        about("`already there`: it was imported so. `by hand`: the text is as imported."),
    ]


class CardRestriction(Struct, frozen=True, kw_only=True):
    """An entry of a restricted list."""

    list: str
    date: str
    format: str
    kind: Annotated[str, about("`restricted`, `banned` or `pod`.")]
    others: Annotated[tuple[str, ...], about("Of a pod: codes that a deck may not have with it.")]


class PrintedCardFacts(Struct, frozen=True, kw_only=True):
    """The print on a card. Numbers that its type does not have are null."""

    code: str
    edition: str
    name: str
    label: Annotated[str, about("The name by which a scenario means this card alone.")]
    pack: Annotated[str, about("The pack's code.")]
    pack_name: str
    type: str
    factions: Annotated[tuple[str, ...], about("Empty for a neutral card.")]
    loyal: bool
    unique: bool
    crests: Annotated[tuple[str, ...], about("Of a First Edition card.")]
    influence: Annotated[int, about("Of a First Edition card; 0 where it has none.")]
    income: Annotated[Printed, about("Of a First Edition card that is no plot.")]
    cost: Printed
    strength: Printed
    icons: tuple[str, ...]
    traits: tuple[str, ...]
    gold: Printed
    initiative: Printed
    claim: Printed
    reserve: Printed
    text: Annotated[str, about("With errata, as its source marks it up; a line an ability or keyword line.")]
    deck_limit: int | None
    quantity: int | None
    url: Annotated[str, about("Where the API gives it with what is said of it.")]
    page: Annotated[str, about("Where it is read as a page.")]


class CardsAnswer(Struct, frozen=True, kw_only=True):
    """The findings of a card query."""

    q: str
    total: int
    offset: int
    cards: tuple[PrintedCardFacts, ...]
    damaged: Damaged


class UnderstoodText(Struct, frozen=True, kw_only=True):
    """The engine's understanding of one line of the text."""

    text: str
    status: Annotated[
        Literal["compiled", "header", "unread"],
        about("`header`: its timing is enforced, its effect is left to the judge."),
    ]
    kind: Annotated[str, about("`challenges action`, `forced reaction` ...; empty where it is not known.")]
    wording: Annotated[str, about("What was understood, in canonical wording; empty for `unread`.")]
    unread: Annotated[
        tuple[tuple[int, int], ...],
        about("Start and end, in characters of the line, of what was not understood."),
    ]


class CardAnswer(Struct, frozen=True, kw_only=True):
    """A card with what is said of it."""

    card: PrintedCardFacts
    understood: tuple[UnderstoodText, ...]
    errata: tuple[CardErratum, ...]
    restrictions: tuple[CardRestriction, ...]
    paragraphs: Annotated[tuple[Reference, ...], about("The paragraphs of the 2e documents that name it.")]


class CardName(Struct, frozen=True, kw_only=True):
    """A name that means one card."""

    name: Annotated[str, about("The shortest name that means it alone.")]
    label: Annotated[str, about("Its name with its pack, to be shown.")]
    code: str
    detail: Annotated[str, about("What tells it from others of its name: set, type, cost, STR.")]
    icons: tuple[str, ...]


class CardNames(Struct, frozen=True, kw_only=True):
    """Names that the typed letters may become."""

    q: str
    names: tuple[CardName, ...]
    damaged: Damaged


def cards_answer(catalog: Catalog, query: str, limit: int, offset: int) -> CardsAnswer:
    """The findings of the query. Raises Refusal where it cannot be read."""
    try:
        found = catalog.find(query, limit, offset)
    except QueryError as error:
        raise Refusal(400, error.message, "q") from error
    return CardsAnswer(
        q=query,
        total=found.total,
        offset=offset,
        cards=tuple(_facts(card) for card in found.cards),
        damaged=catalog.pool.damaged,
    )


def card_answer(catalog: Catalog, corpus: Corpus, code: str) -> CardAnswer:
    """The card with this code, or the one that this name means. Raises Refusal; StorageError where it is damaged."""
    found = catalog.pool.printings(code)
    if not found:
        refuse_damaged(catalog, code)
        near = nearest(code, catalog.pool.names())
        hint = f" Is {near} meant?" if near else ""
        hint = hint if catalog.pool.cards else " No cards are imported here."
        raise Refusal(404, f"There is no card “{code[:60]}”.{hint}")
    if len(found) > 1:
        labels = ", ".join(card.label for card in found)
        raise Refusal(404, f"Several cards have the name “{code[:60]}”: {labels}. Give a code.")
    card = found[0]
    known = known_name(corpus, card.face.name)
    named = (
        dict.fromkeys(paragraph.id for paragraph, _ in corpus.naming(known, catalog.edition)) if known else {}
    )
    templating = catalog.compiler.names.templating
    return CardAnswer(
        card=_facts(card),
        understood=tuple(
            UnderstoodText(
                text=line.text,
                status=line.status,
                kind=kind_of(line, templating),
                wording=wording_of(line, card.face.name, templating),
                unread=tuple((span.start, span.end) for span in line.unread),
            )
            for line in catalog.compiler.card(card.face)
        ),
        errata=tuple(CardErratum(paragraph=one.cite, outcome=one.outcome) for one in card.errata),
        restrictions=tuple(
            CardRestriction(
                list=one.list.name, date=one.list.date, format=one.format, kind=one.kind, others=one.others
            )
            for one in catalog.restrictions(card)
        ),
        paragraphs=tuple(reference(corpus, id_) for id_ in named),
    )


def names_answer(catalog: Catalog, typed: str, limit: int) -> CardNames:
    """Names that the typed letters may become, with the pack where several cards have the name; where it becomes
    none, those that are spelt like it."""
    pool = catalog.pool
    found = list(catalog.complete(typed, limit))
    shipped = begun_names(typed) if framework_for(catalog.edition).has_library else ()
    if not found and not shipped:
        found = [card for name in nearest_names(typed, pool.names()) for card in pool.printings(name)]
    imported = tuple(
        CardName(
            name=pool.label(card.face),
            label=card.label,
            code=card.face.code,
            detail=told_by(card.face, card.pack_name or card.face.pack),
            icons=card.face.icons,
        )
        for card in found
    )
    others = tuple(
        CardName(
            name=card.name,
            label=card.label,
            code=card.definition.face.code,
            detail=told_by(card.definition.face, card.definition.face.pack),
            icons=card.definition.face.icons,
        )
        for card in shipped
        if not pool.printings(card.name)
    )
    return CardNames(q=typed, names=(*imported, *others)[:limit], damaged=pool.damaged)


def _facts(card: Card) -> PrintedCardFacts:
    addresses = {"url": url_for("api.card", code=card.face.code), "page": printed_url(card)}
    return convert(asdict(card.face) | asdict(card) | addresses | {"label": card.label}, PrintedCardFacts)
