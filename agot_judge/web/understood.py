"""What the engine understood of a card's text, line by line."""

from agot_judge.cards.model import CardFace
from agot_judge.web.card_models import UnderstoodLine


def understood(face: CardFace) -> tuple[UnderstoodLine, ...]:
    """Each line of the text with what was understood of it."""
    return ()
