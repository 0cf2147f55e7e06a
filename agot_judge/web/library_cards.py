"""The cards of the library on the pages: facts, what their abilities do, and what is not known for certain."""

from msgspec import Struct

from agot_judge.cards.card import Card
from agot_judge.cards.pool import plain
from agot_judge.corpus.store import Corpus
from agot_judge.scenario.library import LibraryCard, find_in_library, whole_library
from agot_judge.text.unparse import unparse
from agot_judge.web.card_pages import facts_of
from agot_judge.web.card_text import Line, lines_of, runs_of
from agot_judge.web.cards_named import known_name


class ShippedCard(Struct, frozen=True, kw_only=True):
    """A card of the library."""

    name: str
    pack: str
    unique: bool
    facts: tuple[tuple[str, str], ...]
    icons: tuple[str, ...]
    traits: str
    keywords: tuple[Line, ...]
    abilities: tuple[Line, ...]
    """The lines that say what each ability does, in canonical wording: not the printed text."""
    unsure: tuple[str, ...]
    """The points that the library does not know for certain."""


def shipped_cards(name: str) -> tuple[ShippedCard, ...]:
    """The cards of the library that the name means."""
    return tuple(_shipped(card) for card in find_in_library(name))


def name_in_documents(corpus: Corpus, asked: str) -> str:
    """The name by which the documents call the card of the library that is asked for; empty where there is none."""
    labels = (label for card in find_in_library(asked) for label in card.labels)
    return next((known for label in labels if (known := known_name(corpus, label))), "")


def begun_names(typed: str) -> tuple[LibraryCard, ...]:
    """The cards of the library that can be put on a board and whose names what was typed may become."""
    begun = plain(typed)
    if not begun:
        return ()
    found = [card for card in whole_library() if f" {begun}" in f" {plain(card.name)}" and card.can_be_played]
    return tuple(sorted(found, key=lambda card: (not plain(card.name).startswith(begun), plain(card.name))))


def _shipped(card: LibraryCard) -> ShippedCard:
    face = card.definition.face
    return ShippedCard(
        name=face.name,
        pack=face.pack,
        unique=face.unique,
        facts=tuple(
            (name, value)
            for name, value in facts_of(Card(face=face))
            if name.lower() not in card.definition.unsure
        ),
        icons=face.icons,
        traits=" ".join(f"{trait}." for trait in face.traits),
        keywords=lines_of(face.text),
        abilities=tuple(runs_of(unparse(ability, face.name)) for ability in card.definition.abilities or ()),
        unsure=card.definition.unsure,
    )
