"""To whose and which effects cards are immune, and by which effects something cannot happen to them."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.text.unparse.adjectives import faction, given_of
from agot_judge.text.unparse.wording import listed, whose


def immunity(cards: Cards, last: str = "or") -> str:
    """The effects: ``an opponent's event effects or attachment effects``; ``last``: the word before the last of several."""
    owner = "" if cards.controller == "any" else f"{whose(cards.controller)} "
    return owner + _sources(replace(cards, controller="any"), last)


def triggered_effects(cards: Cards) -> str:
    """The triggered effects: ``an opponent's triggered character or location effects``."""
    owner = "" if cards.controller == "any" else f"{whose(cards.controller)} "
    types = f"{listed(list(cards.type), 'or')} " if cards.type else ""
    return f"{owner}triggered {types}effects"


def _sources(cards: Cards, last: str) -> str:
    fields = given_of(cards)
    if fields.keys() == {"any_of"}:
        return listed([immunity(one, last) for one in cards.any_of], last)
    if fields.keys() == {"type"}:
        return listed([f"{name} effects" for name in cards.type], last)
    kind = (*cards.type, "card")[0]
    without_type = {name: value for name, value in fields.items() if name != "type"}
    if len(cards.type) > 1 or len(without_type) > 1:
        return "the effects of certain cards"
    if not without_type:
        return "card effects"
    ((name, value),) = without_type.items()
    if name in ("unique", "loyal") and cards.type:
        return f"{'' if value else 'non-'}{name} {kind} effects"
    if name == "trait" and len(value) == 1:
        return f"{value[0]} {kind} effects"
    if name == "faction" and len(value) == 1:
        return f"{faction(value[0])} {kind} effects"
    if name == "excluding" and len(value) == 1 and (value[0].trait or value[0].type):
        return f"non-{(*value[0].trait, *value[0].type)[0]} {kind} effects"
    return "the effects of certain cards"
