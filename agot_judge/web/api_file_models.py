"""The API's answers about a file of cards or a deck list."""

from typing import Annotated

from msgspec import Struct

from agot_judge.web.api_models import about


class ReadLine(Struct, frozen=True, kw_only=True):
    """A line that has words, and what it was taken for."""

    place: Annotated[str, about("Where in the text: `line 7`.")]
    words: str
    taken: Annotated[str, about("`3 Hedge Knight (TKP), character`; `a heading`; `no card: a remark`.")]


class CopiesOfCard(Struct, frozen=True, kw_only=True):
    """A card of a deck."""

    code: str
    label: Annotated[str, about("The name by which a scenario means this card alone.")]
    copies: int
    url: Annotated[str, about("Where the API gives the card.")]


class ListedDeck(Struct, frozen=True, kw_only=True):
    """A deck, each card of it imported."""

    name: str
    edition: Annotated[str, about("The edition of its cards: 2e or 1e.")]
    faction: Annotated[str, about("Empty where the list names none.")]
    agendas: tuple[str, ...]
    plots: tuple[CopiesOfCard, ...]
    cards: Annotated[tuple[CopiesOfCard, ...], about("The draw deck, in the order of the list.")]
    lines: Annotated[tuple[ReadLine, ...], about("Every line, with what it was taken for.")]


class ReadCard(Struct, frozen=True, kw_only=True):
    """A card that a file of cards describes."""

    code: str
    label: str
    type: str


class UnusedField(Struct, frozen=True, kw_only=True):
    """A field of which an import keeps nothing."""

    name: str
    count: Annotated[int, about("How many entries have it.")]


class FileAnswer(Struct, frozen=True, kw_only=True):
    """The content of a text."""

    shape: Annotated[str, about("`deck list`, `ThronesDB cards`, `throneteki packs` ..")]
    decks: tuple[ListedDeck, ...]
    cards: tuple[ReadCard, ...]
    packs: Annotated[tuple[str, ...], about("Codes of the packs that a list of packs tells of.")]
    restricted_lists: tuple[str, ...]
    unused: tuple[UnusedField, ...]
