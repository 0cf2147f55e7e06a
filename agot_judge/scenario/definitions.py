"""From a definition in the file to the card that the machine knows."""

from agot_judge.cards.title import Title
from agot_judge.engine.game import CardDefinition, Keyword
from agot_judge.scenario.model import Definition
from agot_judge.text.keywords import read_text

LIMITED = Keyword("limited")


def card_definition(definition: Definition) -> CardDefinition:
    """The card: its face, its keywords, its abilities, and the text that nobody understood.

    Keywords are read from the text also where abilities are structured; the rest of the text is then only shown.
    """
    read = read_text(definition.face.text)
    keywords = read.keywords
    if definition.face.limited and LIMITED not in keywords:
        keywords = (*keywords, LIMITED)
    return CardDefinition(
        face=definition.face,
        keywords=keywords,
        abilities=definition.abilities or (),
        unread=read.unread if definition.abilities is None else (),
    )


def title_definition(title: Title) -> CardDefinition:
    """A melee title of the library."""
    return CardDefinition(face=title.face, title=title.abilities)
