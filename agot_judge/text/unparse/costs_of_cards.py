"""What cards cost."""

from msgspec.structs import replace

from agot_judge.engine.ability.cards import Cards
from agot_judge.engine.ability.changed_numbers import Cost
from agot_judge.text.unparse.cards import a, bare, kind, single
from agot_judge.text.unparse.changes import by, negative
from agot_judge.text.unparse.conditions import whoever
from agot_judge.text.unparse.wording import Wording, duration, every, listed, who


def cost_change(wording: Wording, effect: Cost) -> str:
    """``reduce the cost of the next character you marshal this phase by 1``."""
    down = effect.reduce > 0 if isinstance(effect.reduce, int) else getattr(effect.reduce, "times", 1) > 0
    verb = "reduce" if down else "increase"
    amount = by(wording, effect.reduce if down else negative(effect.reduce), effect.to_a_minimum_of)
    cards = replace(effect.cards, zone="play") if effect.cards.zone == "any" else effect.cards
    way = effect.ways[0] if effect.ways else ""
    if effect.ways == ("marshal into shadows",) and effect.first_each and effect.player == "you":
        first = f"the first {kind(wording, cards)} into shadows each {effect.first_each}"
        return f"{verb} the cost to marshal {first} by {amount}"
    plainly = effect.player == _whoever(effect.cards) and effect.where is None
    if effect.ways == ("marshal into shadows",) and plainly:
        said = f"{verb} the cost to marshal {_which(wording, effect.cards)} into shadows by {amount}"
        return said + duration(wording, effect.until)
    if single(wording, effect.cards) and effect.ways in (("marshal",), ("play",), ("ambush",)):
        this = f" this {effect.until}" if effect.until in ("challenge", "phase", "round") else ""
        lasting = "" if this else duration(wording, effect.until)
        return f"{verb} the cost to {way} {single(wording, effect.cards)}{this} by {amount}{lasting}"
    if single(wording, effect.cards) and effect.cards.this and effect.ways == ("marshal", "play"):
        return f"{verb} the cost of {single(wording, effect.cards)} by {amount}"
    if effect.next is not None:
        number = "" if effect.next == 1 else f"{effect.next} "
        which = f"the next {number}{kind(wording, cards) if effect.next == 1 else bare(wording, cards)}"
    else:
        which = f"the first {kind(wording, cards)}" if effect.first_each else _each(wording, cards)
    third = effect.player != "you"
    ways = listed([_verb(one, third=third) for one in effect.ways], "or")
    period = ""
    if effect.first_each:
        period = f" each {effect.first_each}"
    elif effect.until in ("challenge", "phase", "round"):
        period = f" this {effect.until}"
    lasting = "" if period else duration(wording, effect.until)
    if effect.first_each and effect.until:
        verb = f"{duration(wording, effect.until).strip()}, {verb}"
    payer = every(effect.player)
    if effect.where is not None:
        payer = whoever(wording, effect.player, effect.where, "this opponent")
        payer = payer.replace(who(effect.player), every(effect.player), 1)
    return f"{verb} the cost of {which} {payer} {ways}{period} by {amount}{lasting}"


_THIRD = {"bring out of shadows": "brings out of shadows", "marshal into shadows": "marshals into shadows"}


def _whoever(cards: Cards) -> str:
    """Who marshals them, where it is not said."""
    return "you" if cards.this or cards.controller == "you" else "any"


def _verb(way: str, *, third: bool) -> str:
    if not third:
        return way
    if way in _THIRD:
        return _THIRD[way]
    return f"{way}{'es' if way.endswith('sh') else 's'}"


def _each(wording: Wording, cards: Cards) -> str:
    return single(wording, cards) or f"each {kind(wording, cards)}"


def _which(wording: Wording, cards: Cards) -> str:
    return single(wording, cards) or _each(
        wording, replace(cards, zone="play") if cards.zone == "any" else cards
    )


def other_amount(wording: Wording, effect: Cost) -> str:
    """``(By 2 instead if ..)``; empty where the amount is always the same."""
    if effect.instead is None:
        return ""
    cards, many = effect.instead
    return f"(By {many} instead if {wording.reference('those')} is {a(wording, cards)}.)"
