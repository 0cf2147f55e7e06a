"""Reads made-up texts."""

from agot_judge.cards.model import CardFace
from agot_judge.text.compile import compile_text
from agot_judge.text.names import Names

NAMES = Names(titles=("The Grey Ferry", "Old Tam", "Wench"), traits=("Ferryman",))


def read(text, name="Old Tam", card_type="character", **facts):
    """The one line of a text on a card."""
    (found,) = compile_text(text, CardFace(name=name, type=card_type, **facts), NAMES)
    return found


def compiled(text, name="Old Tam", card_type="character", **facts):
    """The same for a line that must be understood in full; otherwise the message is shown."""
    found = read(text, name, card_type, **facts)
    assert found.status == "compiled", f"{found.cause}\n{found.message}"
    return found
