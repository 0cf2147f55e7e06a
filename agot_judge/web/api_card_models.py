"""The API's answers about imported cards."""

from typing import Annotated, Literal

from msgspec import Struct

from agot_judge.web.api_models import Reference, about

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
