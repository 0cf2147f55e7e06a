"""To whose and which effects cards are immune, and by which effects something cannot happen to them."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.text.unparse.adjectives import ANYWHERE, faction
from agot_judge.text.unparse.wording import listed, whose


def immunity(cards: Cards, last: str = "or") -> str:
    """``an opponent's event effects or attachment effects``; ``last``: the word before the last of several."""
    if (
        cards.any_of
        and replace(cards, any_of=()) == ANYWHERE
        and any(one.controller != "any" for one in cards.any_of)
    ):
        return listed([immunity(one, last) for one in cards.any_of], last)
    owner = "" if cards.controller == "any" else f"{whose(cards.controller)} "
    return owner + _sources(replace(cards, controller="any"), last)


def triggered_effects(cards: Cards) -> str:
    """``an opponent's triggered character or location effects``."""
    owner = "" if cards.controller == "any" else f"{whose(cards.controller)} "
    types = f"{listed(list(cards.type), 'or')} " if cards.type else ""
    return f"{owner}triggered {types}effects"


def _sources(cards: Cards, last: str) -> str:
    if cards == ANYWHERE:
        return "card effects"
    if cards.any_of and replace(cards, any_of=()) == ANYWHERE:
        return listed([_sources(one, last) for one in cards.any_of], last)
    if cards.type and replace(cards, type=()) == ANYWHERE:
        return listed([f"{name} effects" for name in cards.type], last)
    for name in ("unique", "loyal"):
        value = getattr(cards, name)
        if value is not None and len(cards.type) == 1 and replace(cards, type=(), **{name: None}) == ANYWHERE:
            return f"{'' if value else 'non-'}{name} {cards.type[0]} effects"
    if len(cards.trait) == 1 and len(cards.type) < 2 and replace(cards, trait=(), type=()) == ANYWHERE:
        return f"{' '.join((*cards.trait, *(cards.type or ('card',))))} effects"
    if len(cards.faction) == 1 and len(cards.type) < 2 and replace(cards, faction=(), type=()) == ANYWHERE:
        return f"{faction(cards.faction[0])} {' '.join(cards.type or ('card',))} effects"
    if len(cards.excluding) == 1 and len(cards.excluding[0].trait) == 1:
        return f"non-{cards.excluding[0].trait[0]} {(*cards.type, 'card')[0]} effects"
    if len(cards.excluding) == 1 and cards.excluding[0].type and replace(cards, excluding=()) == ANYWHERE:
        return f"non-{cards.excluding[0].type[0]} card effects"
    return "the effects of certain cards"
