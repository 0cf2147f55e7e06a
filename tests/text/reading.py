"""Reads made-up texts."""

from agot_judge.cards.model import CardFace
from agot_judge.engine.ability.cards import Cards, Count
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


def trigger(text):
    """The triggering condition of a reaction or interrupt that begins with it."""
    kind = "Interrupt" if text.startswith("When") else "Reaction"
    line = compiled(f"{kind}: {text}, draw 1 card.")
    return line.trigger


def condition(text):
    """The condition under which an action may be used."""
    (ability,) = compiled(f"Action: {text}, draw 1 card.").abilities
    return ability.condition


def cards(text):
    """The target of an action."""
    (ability,) = compiled(f"Action: Choose {text}. Kneel that card.").abilities
    (choice,) = ability.choose
    return choice


def on(text):
    """What the first effect works on."""
    (ability,) = compiled(text).abilities
    return ability.effects[0].on


def characters(**fields):
    return Cards(type=("character",), **fields)


def count(**fields):
    return Count(cards=Cards(**fields))
