"""The answers of the API about imported cards."""

from flask import url_for

from agot_judge.cards.card import Card
from agot_judge.catalog.catalog import Catalog
from agot_judge.corpus.store import Corpus
from agot_judge.editions import framework_for
from agot_judge.errors import QueryError
from agot_judge.spelling import nearest
from agot_judge.web import api_card_models as api
from agot_judge.web.api_ids import reference
from agot_judge.web.api_responses import Refusal
from agot_judge.web.card_library import refuse_damaged
from agot_judge.web.card_pages import printed_url
from agot_judge.web.cards_named import known_name
from agot_judge.web.library_cards import begun_names
from agot_judge.web.sandbox.naming import told_by
from agot_judge.web.sandbox.near_names import nearest_names
from agot_judge.web.understood import kind_of, wording_of


def cards_answer(catalog: Catalog, query: str, limit: int, offset: int) -> api.CardsAnswer:
    """The findings of the query. Raises Refusal where it cannot be read."""
    try:
        found = catalog.find(query, limit, offset)
    except QueryError as error:
        raise Refusal(400, error.message, "q") from error
    return api.CardsAnswer(
        q=query,
        total=found.total,
        offset=offset,
        cards=tuple(_facts(card) for card in found.cards),
        damaged=catalog.pool.damaged,
    )


def card_answer(catalog: Catalog, corpus: Corpus, code: str) -> api.CardAnswer:
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
    return api.CardAnswer(
        card=_facts(card),
        understood=tuple(
            api.UnderstoodText(
                text=line.text,
                status=line.status,
                kind=kind_of(line, templating),
                wording=wording_of(line, card.face.name, templating),
                unread=tuple((span.start, span.end) for span in line.unread),
            )
            for line in catalog.compiler.card(card.face)
        ),
        errata=tuple(api.CardErratum(paragraph=one.cite, outcome=one.outcome) for one in card.errata),
        restrictions=tuple(
            api.CardRestriction(
                list=one.list.name, date=one.list.date, format=one.format, kind=one.kind, others=one.others
            )
            for one in catalog.restrictions(card)
        ),
        paragraphs=tuple(reference(corpus, id_) for id_ in named),
    )


def names_answer(catalog: Catalog, typed: str, limit: int) -> api.CardNames:
    """Names that the typed letters may become, with the pack where several cards have the name; where it becomes
    none, those that are spelt like it."""
    pool = catalog.pool
    found = list(catalog.complete(typed, limit))
    shipped = begun_names(typed) if framework_for(catalog.edition).has_library else ()
    if not found and not shipped:
        found = [card for name in nearest_names(typed, pool.names()) for card in pool.printings(name)]
    imported = tuple(
        api.CardName(
            name=pool.label(card.face),
            label=card.label,
            code=card.face.code,
            detail=told_by(card.face, card.pack_name or card.face.pack),
            icons=card.face.icons,
        )
        for card in found
    )
    others = tuple(
        api.CardName(
            name=card.name,
            label=card.label,
            code=card.definition.face.code,
            detail=told_by(card.definition.face, card.definition.face.pack),
            icons=card.definition.face.icons,
        )
        for card in shipped
        if not pool.printings(card.name)
    )
    return api.CardNames(q=typed, names=(*imported, *others)[:limit], damaged=pool.damaged)


def _facts(card: Card) -> api.PrintedCardFacts:
    face = card.face
    return api.PrintedCardFacts(
        code=face.code,
        edition=card.edition,
        name=face.name,
        label=card.label,
        pack=face.pack,
        pack_name=card.pack_name,
        type=face.type,
        factions=face.factions,
        loyal=face.loyal,
        unique=face.unique,
        crests=face.crests,
        influence=face.influence,
        income=face.income,
        cost=face.cost,
        strength=face.strength,
        icons=face.icons,
        traits=face.traits,
        gold=face.gold,
        initiative=face.initiative,
        claim=face.claim,
        reserve=face.reserve,
        text=face.text,
        deck_limit=face.deck_limit,
        quantity=card.quantity,
        url=url_for("api.card", code=face.code),
        page=printed_url(card),
    )
