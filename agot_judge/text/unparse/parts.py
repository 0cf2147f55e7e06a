"""The parts of an effect that its words in the lexicon ask for, as in ``place {number} gold from the treasury on {on}``."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from agot_judge.engine.ability.ability import Effect
from agot_judge.engine.ability.cards import Cards, On
from agot_judge.engine.ability.words import Who
from agot_judge.text.unparse.amounts import many, so_many
from agot_judge.text.unparse.cards import kind, on
from agot_judge.text.unparse.places import place, place_of_each
from agot_judge.text.unparse.wording import WORDS, Wording, duration, inflected, plural, whose

Said = dict[str, Callable[[Wording, Any], str]]
"""How each part is put into words."""


def templated(wording: Wording, effect: Effect, subject: Who) -> str:
    """The effect in the words that the lexicon has for it. Raises KeyError where it has none."""
    verb, _, rest = WORDS.effects[type(effect).__name__].partition(" ")
    return f"{inflected(verb, subject)} {rest.format_map(Parts(PARTS, wording, effect))}"


class Parts(dict[str, str]):
    """The parts by name, put into words when they are asked for."""

    def __init__(self, said: Said, wording: Wording, effect: Any) -> None:
        super().__init__()
        self.said, self.wording, self.effect = said, wording, effect

    def __missing__(self, name: str) -> str:
        return self.said[name](self.wording, self.effect)


def seen(wording: Wording, cards: On) -> str:
    """Cards that are seen, or all that is in a place."""
    if isinstance(cards, str) or cards.zone == "play":
        return on(wording, cards)
    of_each = cards.controller in ("any", "opponent")
    if cards == Cards(zone=cards.zone, controller=cards.controller):
        return (place_of_each if of_each else place)(cards.zone, cards.controller)
    said = on(wording, cards)
    if (cards.top is None and cards.bottom is None) or cards.pick is not None or not of_each:
        return said
    # An opponent's one card would be that of one opponent, who is chosen.
    there = place(cards.zone, cards.controller)
    return said.replace(there, place_of_each(cards.zone, cards.controller))


def part_of(wording: Wording, effect: Any) -> str:
    """The part of the power or gold that is there: ``2``, ``up to 2``, ``all``, ``any number of``."""
    if effect.all_of_it:
        return "any number of" if effect.up_to else "all"
    return f"{'up to ' if effect.up_to else ''}{many(wording, effect.amount)}"


def _or_faction(wording: Wording, cards: On | None, player: Who) -> str:
    return f"{whose(player)} faction card" if cards is None else on(wording, cards)


def _cards(wording: Wording, effect: Any) -> str:
    number = so_many(wording, effect.amount)[0]
    return f"{number} {plural('card', number)}"


def _new_plot(wording: Wording, effect: Any) -> str:
    return "plot card" if effect.cards is None else kind(wording, replace(effect.cards, zone="play"))


PARTS: Said = {
    "on": lambda wording, effect: on(wording, effect.on),
    "other": lambda wording, effect: on(wording, effect.other),
    "seen": lambda wording, effect: seen(wording, effect.on),
    "unsaved": lambda wording, effect: "" if effect.can_be_saved else " (cannot be saved)",
    "until": lambda wording, effect: duration(wording, effect.until),
    "amount": lambda wording, effect: many(wording, effect.amount),
    "number": lambda wording, effect: so_many(wording, effect.amount)[0],
    "each": lambda wording, effect: so_many(wording, effect.amount)[1],
    "cards": _cards,
    "part": part_of,
    "tokens": lambda wording, effect: f"{effect.token} {plural('token', effect.amount)}",
    "player": lambda wording, effect: whose(effect.player),
    "type": lambda wording, effect: str(effect.type),
    "plot": _new_plot,
    "power": lambda wording, effect: _or_faction(wording, effect.on, effect.player),
    "power_from": lambda wording, effect: _or_faction(wording, effect.source, effect.from_player),
    "power_to": lambda wording, effect: _or_faction(wording, effect.to, effect.to_player),
}
