"""The pages of the imported cards: the search, a card, and a name that several bear."""

from collections.abc import Iterator

from flask import url_for

from agot_judge.cards.card import Card
from agot_judge.cards.model import CardFace, Number
from agot_judge.cards.pool import Pools
from agot_judge.cards.query_fields import FIELDS, OPERATORS
from agot_judge.catalog.catalog import Catalog, Restriction
from agot_judge.corpus.store import Corpus
from agot_judge.editions import DEFAULT_EDITION, names
from agot_judge.errors import QueryError
from agot_judge.web import card_models as models
from agot_judge.web.card_text import FACTIONS, lines_of
from agot_judge.web.cards_named import Said, known_name, said_of
from agot_judge.web.errata import Erratum
from agot_judge.web.link_preview import LinkPreview
from agot_judge.web.lookup import citation
from agot_judge.web.understood import understood
from agot_judge.web.urls import SANDBOX, absolute, card_url, has_sandbox

ROWS = 50
"""Cards on one page of results."""
MOST_ROWS = 100_000


def search_page(catalog: Catalog, query: str, start: int, editions: tuple[str, ...]) -> models.CardSearchPage:
    """The cards that the query finds, of all editions that have some one, from the card numbered ``start`` (from 0) on."""
    start = min(max(start, 0), MOST_ROWS)
    problem = None
    rows: tuple[models.CardRow, ...] = ()
    edition = "" if catalog.edition == DEFAULT_EDITION else catalog.edition
    total = 0
    instead = note = ""
    try:
        found = catalog.find(query, ROWS, start)
    except QueryError as error:
        problem = _problem(query, error, edition)
    else:
        rows, total = tuple(card_row(card) for card in found.cards), found.total
        instead, note = found.instead, found.note
    return models.CardSearchPage(
        query=query,
        problem=problem,
        rows=rows,
        total=total,
        first=start + 1 if rows else 0,
        last=start + len(rows),
        cards=len(catalog.pool.cards),
        instead=instead,
        instead_url=_page_url(instead, 0, edition) if instead else "",
        note=note,
        previous_url=_page_url(query, start - ROWS, edition) if start and rows else "",
        next_url=_page_url(query, start + ROWS, edition) if start + ROWS < total else "",
        help=tuple(
            models.QueryHelp(one.example, _page_url(one.example, 0, edition), ", ".join(one.names), one.about)
            for one in FIELDS
        ),
        operators=tuple(OPERATORS.items()),
        edition=edition,
        editions=tuple(
            models.EditionLink(
                names()[one],
                _page_url(query, 0, "" if one == DEFAULT_EDITION else one),
                one == catalog.edition,
            )
            for one in editions
        )
        if set(editions) - {catalog.edition}
        else (),
    )


def _problem(query: str, error: QueryError, edition: str) -> models.QueryProblem:
    at, end = error.position, error.position + error.length
    instead = query[:at] + error.instead + query[end:] if error.instead else ""
    return models.QueryProblem(
        message=error.message,
        before=query[:at],
        wrong=query[at:end],
        behind=query[end:],
        instead=instead,
        instead_url=_page_url(instead, 0, edition) if instead else "",
    )


def _page_url(query: str, start: int, edition: str) -> str:
    return url_for(
        "cards.search", q=query or None, start=start if start > 0 else None, edition=edition or None
    )


def card_row(card: Card) -> models.CardRow:
    """A card as a row of a list."""
    face = card.face
    return models.CardRow(
        name=face.name,
        pack=card.pack_name or face.pack,
        url=printed_url(card),
        facts=tuple(_short(face)),
        icons=face.icons,
        unique=face.unique,
        has_errata=bool(card.errata) or card.has_own_errata,
    )


def printed_url(card: Card) -> str:
    """Where an imported card is read: its code is its address."""
    return card_url(card.face.code)


def _short(face: CardFace) -> Iterator[str]:
    yield _factions(face)
    yield face.type
    for name, value in (
        ("cost", face.cost),
        ("STR", face.strength),
        ("gold", face.gold),
        ("claim", face.claim),
    ):
        if value is not None:
            yield f"{name} {value}"


def _factions(face: CardFace) -> str:
    names = " and ".join(FACTIONS.get(faction, faction) for faction in face.factions) or "Neutral"
    return f"{names}, loyal" if face.loyal else names


def shared_name_page(name: str, cards: tuple[Card, ...]) -> models.SharedNamePage:
    """The cards that bear one name."""
    return models.SharedNamePage(name=name, rows=tuple(card_row(card) for card in cards))


def printed_card_page(catalog: Catalog, corpus: Corpus, card: Card, pools: Pools) -> models.PrintedCardPage:
    """An imported card with what the documents say of it, and the cards of its name in all ``pools``."""
    face = card.face
    known = known_name(corpus, face.name)
    said = said_of(corpus, known, catalog.edition) if known else Said((), (), ())
    others = tuple(one for one in catalog.pool.printings(face.name) if one is not card)
    elsewhere = tuple(
        one
        for edition in pools.editions
        if edition != catalog.edition
        for one in pools.of(edition).printings(face.name)
    )
    return models.PrintedCardPage(
        card=card,
        edition=names()[card.edition],
        facts=tuple(facts_of(card)),
        traits=" ".join(f"{trait}." for trait in face.traits),
        text=lines_of(face.text),
        flavor=lines_of(card.flavor),
        errata_notes=tuple(
            models.ErratumNote(
                citation=citation(corpus, one.cite), outcome=one.outcome, before=lines_of(one.before)
            )
            for one in card.errata
            if one.cite in corpus
        ),
        understood=understood(face, catalog.compiler),
        restrictions=tuple(_note(catalog, one) for one in catalog.restrictions(card)),
        others=tuple(card_row(one) for one in others),
        elsewhere=tuple(card_row(one) for one in elsewhere),
        board_url=_board_url(card) if has_sandbox() else "",
        cited=said.cited,
        errata=tuple(one for one in said.errata if _is_of(one, face, bool(others))),
        groups=said.groups,
        link_preview=LinkPreview(
            title=card.label,
            words=" · ".join(_short(face)),
            url=absolute(printed_url(card)),
        ),
    )


def _board_url(card: Card) -> str:
    """Where a board of the card's edition begins that has the card on it."""
    edition = "" if card.edition == DEFAULT_EDITION else f"&edition={card.edition}"
    return f"{SANDBOX}?card={card.face.code}{edition}"


def _is_of(erratum: Erratum, face: CardFace, is_shared: bool) -> bool:
    """True where an erratum of this name is of this card: where the name is shared, by its collector number."""
    number = face.code[-3:]
    return (
        not is_shared
        or not (erratum.number.isdigit() and number.isdigit())
        or int(erratum.number) == int(number)
    )


def facts_of(card: Card) -> Iterator[tuple[str, str]]:
    """The print on a card besides its text: names and values."""
    face = card.face
    yield "Faction", _factions(face)
    yield "Type", face.type.capitalize()
    numbers: tuple[tuple[str, Number], ...] = (
        ("Cost", face.cost),
        ("STR", face.strength),
        ("Gold", face.gold),
        ("Income", face.income),
        ("Influence", face.influence or None),
        ("Initiative", face.initiative),
        ("Claim", face.claim),
        ("Reserve", face.reserve),
        ("In a deck", face.deck_limit),
    )
    yield from ((name, str(value)) for name, value in numbers if value is not None)
    if face.crests:
        yield "Crests", ", ".join(face.crests)
    if face.naval:
        yield "Naval", ", ".join(face.naval)
    if face.rivals:
        yield "Rivals", ", ".join(face.rivals)
    if face.supports:
        yield "Supports", ", ".join(face.supports)
    if card.released:
        yield "Released", card.released
    if card.illustrator:
        yield "Illustrator", card.illustrator
    if card.designer:
        yield "Designer", card.designer


def _note(catalog: Catalog, one: Restriction) -> models.RestrictionNote:
    found = (catalog.pool.code(code) for code in one.others)
    return models.RestrictionNote(
        list=one.list.name,
        note=", ".join(part for part in (one.list.issuer, one.list.date) if part),
        format=one.format,
        kind=one.kind,
        others=tuple(card_row(card) for card in found if card is not None),
    )
