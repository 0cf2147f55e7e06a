"""Numbers of the rules that are others for a player, and what cards cost."""

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.changed_numbers import Adjust, Cost
from agot_judge.text.trees.substitution import scaled
from agot_judge.text.unparse.amounts import by
from agot_judge.text.unparse.cards import a, in_play, kind, single
from agot_judge.text.unparse.conditions import whoever
from agot_judge.text.unparse.parts import filled
from agot_judge.text.unparse.wording import (
    WORDS,
    Unworded,
    Wording,
    duration,
    every,
    inflected,
    listed,
    who,
)

PERIODS = ("challenge", "phase", "round")


def adjusted(wording: Wording, effect: Adjust) -> str:
    """The number that is another: ``reduce the number of cards each player draws in the draw phase by 1``."""
    to = "" if effect.set_to is None else " to"
    template = WORDS.numbers.get(f"{effect.what}{to}") or WORDS.numbers[f"any other{to}"]
    return filled(template, wording, effect)


def cost_change(wording: Wording, effect: Cost) -> str:
    """The change: ``reduce the cost of the next character you marshal this phase by 1``, ``the gold penalty to marshal it``."""
    said = _of_cost(wording, effect)
    if not effect.of_penalty:
        return said
    return said.replace("the cost of ", "the gold penalty on ", 1).replace(
        "the cost to", "the gold penalty to", 1
    )


def _of_cost(wording: Wording, effect: Cost) -> str:
    down = effect.reduce > 0 if isinstance(effect.reduce, int) else getattr(effect.reduce, "times", 1) > 0
    verb = "reduce" if down else "increase"
    amount = by(wording, effect.reduce if down else scaled(effect.reduce, -1), effect.to_a_minimum_of)
    cards, one = in_play(effect.cards), single(wording, effect.cards)
    lasting, ways = duration(wording, effect.until), effect.ways
    this_period = f" this {effect.until}" if effect.until in PERIODS else ""
    if ways == ("marshal into shadows",) and effect.first_each and effect.player == "you":
        first = f"the first {kind(wording, cards)} into shadows each {effect.first_each}"
        return f"{verb} the cost to marshal {first} by {amount}"
    whoever_marshals = "you" if cards.this or cards.controller == "you" else "any"
    if ways == ("marshal into shadows",) and effect.player == whoever_marshals and effect.where is None:
        return f"{verb} the cost to marshal {one or _each(wording, cards)} into shadows by {amount}{lasting}"
    if one and ways in (("marshal",), ("play",), ("ambush",)):
        return f"{verb} the cost to {ways[0]} {one}{this_period} by {amount}{'' if this_period else lasting}"
    which = f"the first {kind(wording, cards)}" if effect.first_each else _each(wording, cards)
    if effect.next is not None:
        if effect.next != 1:
            raise Unworded
        which = f"the next {kind(wording, cards)}"
    if effect.first_each:
        this_period = f" each {effect.first_each}"
        verb = f"{lasting.strip()}, {verb}" if effect.until else verb
    payer = every(effect.player)
    if effect.where is not None:
        payer = whoever(wording, effect.player, effect.where).replace(who(effect.player), payer, 1)
    said = listed([_way(way, effect) for way in ways], "or")
    ending = "" if this_period else lasting
    return f"{verb} the cost of {which} {payer} {said}{this_period} by {amount}{ending}"


def _way(way: str, effect: Cost) -> str:
    verb, space, rest = way.partition(" ")
    return f"{inflected(verb, effect.player)}{space}{rest}"


def _each(wording: Wording, cards: Cards) -> str:
    return single(wording, cards) or f"each {kind(wording, cards)}"


def other_amount(wording: Wording, effect: Cost) -> str:
    """The other amount: ``(By 2 instead if ..)``; empty where the amount is always the same."""
    if effect.instead is None:
        return ""
    cards, many = effect.instead
    return f"(By {many} instead if {wording.reference('those')} is {a(wording, cards)}.)"
