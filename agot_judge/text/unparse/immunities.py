"""To whose and which effects cards are immune, and by which effects something cannot happen to them."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.text.unparse.adjectives import adjective, given_of
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
    if fields.keys() == {"type"}:
        return listed([f"{name} effects" for name in cards.type], last)
    kind = (*cards.type, "card")[0]
    fields.pop("type", None)
    if not fields:
        return "card effects"
    (name, value), *more = fields.items()
    if more or len(cards.type) > 1 or name not in ("trait", "excluding") or len(value) > 1:
        return "the effects of certain cards"
    if name == "trait":
        return f"{value[0]} {kind} effects"
    return f"non-{adjective(value[0])} {kind} effects"
