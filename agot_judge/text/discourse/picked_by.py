"""Cards that one player picks while another one does something with them."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards, On
from agot_judge.text.discourse.reading import Reading, Unclear
from agot_judge.text.phrases.noun import Noun


def picked_by_another(reading: Reading, noun: Noun, chosen: str | None) -> On:
    """``put a character of that player's choice into play``: you do it, that player picks it. Raises Unclear."""
    on = reading.on(replace(noun, picked_by="you"))
    if not isinstance(on, Cards) or on.pick is None or on.pick.at_random:
        raise Unclear("who picks which of them")
    if chosen is not None or reading.subject != "you":
        raise Unclear("who picks which of them")
    return replace(on, pick=replace(on.pick, by=noun.picked_by))


def by_subject(reading: Reading, on: On) -> On:
    """A pick is made by the player who does it."""
    if isinstance(on, Cards) and on.pick is not None and reading.subject != "you":
        return replace(on, pick=replace(on.pick, by=reading.subject))
    return on


def by_its_controller(on: On) -> On:
    """``that player gives control of a character he or she controls to you``: who gives it picks it."""
    if not isinstance(on, Cards) or on.pick is None or on.controller in ("you", "any", "opponent"):
        return on
    return replace(on, pick=replace(on.pick, by=on.controller))
