"""The API's answers about imported cards."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from agot_judge.web.api_models import Reference

Printed = int | Literal["X"] | None
Damaged = Annotated[
    tuple[str, ...],
    Meta(
        description="What is kept and cannot be read, so that it is left out: `card 01001`. Import it again."
    ),
]


class CardErratum(Struct, frozen=True, kw_only=True):
    """The change that an official erratum made to the text."""

    paragraph: Annotated[str, Meta(description="Id of the paragraph that has the erratum.")]
    outcome: Annotated[
        Literal["applied", "already there", "by hand"],
        Meta(description="`already there`: it was imported so. `by hand`: the text is as imported."),
    ]


class CardRestriction(Struct, frozen=True, kw_only=True):
    """An entry of a restricted list."""

    list: str
    date: str
    format: str
    kind: Annotated[str, Meta(description="`restricted`, `banned` or `pod`.")]
    others: Annotated[tuple[str, ...], Meta(description="Of a pod: codes that a deck may not have with it.")]


class PrintedCardFacts(Struct, frozen=True, kw_only=True):
    """The print on a card. Numbers that its type does not have are null."""

    code: str
    edition: str
    name: str
    label: Annotated[str, Meta(description="The name by which a scenario means this card alone.")]
    pack: Annotated[str, Meta(description="The pack's code.")]
    pack_name: str
    type: str
    factions: Annotated[tuple[str, ...], Meta(description="Empty for a neutral card.")]
    loyal: bool
    unique: bool
    crests: Annotated[tuple[str, ...], Meta(description="Of a First Edition card.")]
    influence: Annotated[int, Meta(description="Of a First Edition card; 0 where it has none.")]
    income: Annotated[Printed, Meta(description="Of a First Edition card that is no plot.")]
    cost: Printed
    strength: Printed
    icons: tuple[str, ...]
    traits: tuple[str, ...]
    gold: Printed
    initiative: Printed
    claim: Printed
    reserve: Printed
    text: Annotated[
        str, Meta(description="With errata, as its source marks it up; a line an ability or keyword line.")
    ]
    deck_limit: int | None
    quantity: int | None
    url: Annotated[str, Meta(description="Where the API gives it with what is said of it.")]
    page: Annotated[str, Meta(description="Where it is read as a page.")]


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
        Meta(description="`header`: its timing is enforced, its effect is left to the judge."),
    ]
    kind: Annotated[
        str, Meta(description="`challenges action`, `forced reaction` ...; empty where it is not known.")
    ]
    wording: Annotated[
        str,
        Meta(description="What was understood, in canonical wording; empty for `unread`."),
    ]
    unread: Annotated[
        tuple[tuple[int, int], ...],
        Meta(description="Start and end, in characters of the line, of what was not understood."),
    ]


class CardAnswer(Struct, frozen=True, kw_only=True):
    """A card with what is said of it."""

    card: PrintedCardFacts
    understood: tuple[UnderstoodText, ...]
    errata: tuple[CardErratum, ...]
    restrictions: tuple[CardRestriction, ...]
    paragraphs: Annotated[
        tuple[Reference, ...], Meta(description="The paragraphs of the 2e documents that name it.")
    ]


class CardName(Struct, frozen=True, kw_only=True):
    """A name that means one card."""

    name: Annotated[str, Meta(description="The shortest name that means it alone.")]
    label: Annotated[str, Meta(description="Its name with its pack, to be shown.")]
    code: str
    detail: Annotated[str, Meta(description="What tells it from others of its name: set, type, cost, STR.")]
    icons: tuple[str, ...]


class CardNames(Struct, frozen=True, kw_only=True):
    """Names that the typed letters may become."""

    q: str
    names: tuple[CardName, ...]
    damaged: Damaged
