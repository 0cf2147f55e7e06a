"""X: what is printed on a card instead of a number, what the text says that it is, and what it says of the costs."""

from collections.abc import Collection, Iterable
from typing import Any

from msgspec.structs import replace

from agot_judge.cards.model import CardFace
from agot_judge.engine.ability import Capped
from agot_judge.engine.ability.ability import Ability, Delayed, Effect, Later, Modify
from agot_judge.engine.ability.cards import Amount, Cards, Paid
from agot_judge.engine.ability.effects_on_players import DiscardFromHand, DiscardGold, PayGold
from agot_judge.engine.ability.later_choices import TARGETS, mentions
from agot_judge.engine.ability.walk import nodes
from agot_judge.text.phrases.person import Unclear
from agot_judge.text.trees.substitution import with_x

X_FIELDS = {
    "cost": "",
    "strength": "set_strength",
    "gold": "set_gold",
    "initiative": "set_initiative",
    "claim": "set_claim",
    "reserve": "set_reserve",
}
"""A number of a card on which X is printed, and what an ability sets it by."""


_USED_IN = {"shadow": "shadows", "ambush": "hand"}
"""The keywords by which a card is used from out of play, each with the zone from which."""


def printed_x(face: CardFace) -> list[str]:
    """The fields that are set where X is printed: none where X is the cost; the usual one of a card without given numbers."""
    found = [field for name, field in X_FIELDS.items() if getattr(face, name) == "X"]
    if found:
        return [field for field in found if field]
    usual = {"character": ["set_strength"], "plot": ["set_gold"]}
    numbers = (face.strength, face.gold, face.cost)
    return usual.get(face.type, []) if numbers == (None, None, None) else []


def printed_x_defined(face: CardFace, definition: Amount) -> tuple[Modify, str] | None:
    """The change by ``X is ..`` where X is printed instead of a number of the card, or of its keyword, and the zone in which the
    change holds, if it is not the usual one; None: the card has no such X."""
    fields = printed_x(face) or (["set_cost"] if face.cost == "X" else [])
    if fields:
        values: Any = dict.fromkeys(fields, definition)
        return Modify(on="self", base_value=True, **values), ""
    text = face.text.lower()
    keyword = next((one for one in _USED_IN if f"{one} (x)" in text), None)
    if keyword is None:
        return None
    change = Modify(on="self", gains_keywords=(f"{keyword} (X)",), keyword_number=definition)
    return change, _USED_IN[keyword]


def with_definition(ability: Ability, definition: Amount | None, face: CardFace) -> Ability | None:
    """The triggered ability with what X is in place of X, also of the X that is printed on its card: an event's cost, a
    plot card's value. None where there is no X that could be meant (2e/rr/the-letter-x/1), or where a cost would depend
    on a target: costs are paid before targets are chosen (2e/rr/initiating-abilities-marshaling-cards/6); also where a
    delayed effect would.
    """
    if definition is None:
        known = _is_paid(ability) or face.type == "event" or _is_of_its_shadow_cost(ability, face)
        return ability if known else None
    found = _defined(ability, definition, face)
    if found is None or any(mentions(found.costs, number) for number in range(len(TARGETS))):
        return None
    late = [one for one in nodes(found) if isinstance(one, Delayed | Later) and one.on == "self"]
    # A delayed effect keeps only the cards of which its text spoke before X was known.
    return (
        None
        if any(mentions(one.effects, number) for one in late for number in range(len(TARGETS)))
        else found
    )


def _is_of_its_shadow_cost(ability: Ability, face: CardFace) -> bool:
    """True where X is what was chosen for the card's own shadow (X): it answers that the card came out of shadows."""
    trigger = ability.trigger
    own = trigger is not None and trigger.event == "come out of shadows" and trigger.card == Cards(this=True)
    return own and "shadow (x)" in face.text.lower()


def _defined(ability: Ability, definition: Amount, face: CardFace) -> Ability | None:
    spoken = any(isinstance(node, Paid) for node in nodes(ability))
    found = with_x(ability, definition)
    found = replace(found, costs=tuple(_not_chosen(cost) for cost in found.costs))
    paid = any(isinstance(cost, PayGold) for cost in found.costs)
    if face.type == "event" and not paid and (face.cost == "X" or (face.cost is None and not spoken)):
        return replace(found, costs=(*found.costs, PayGold(amount=definition)))
    fields = [] if spoken else printed_x(face)
    if not fields:
        return found if spoken else None
    values: Any = dict.fromkeys(fields, definition)
    change = Modify(on="self", base_value=True, until="this leaves play", **values)
    if found.then:
        return replace(found, then=(*found.then, change))
    return replace(found, effects=(*found.effects, change))


def _is_paid(ability: Ability) -> bool:
    """True where the costs say what X is, if the effects speak of one: "any number of cards" is none."""
    if any(
        isinstance(node, Paid) or getattr(node, "at_least", None) is not None for node in nodes(ability.costs)
    ):
        return True
    spoken = [one for one in nodes((ability.effects, ability.then, ability.choose)) if _speaks_of_x(one)]
    return not spoken


def _speaks_of_x(node: object) -> bool:
    """True where one of its own numbers is X, and not one that a player chooses as it is done."""
    numbers = [getattr(node, name) for name in getattr(node, "__struct_fields__", ())]
    return Paid in map(type, numbers) and getattr(node, "at_least", None) is None


def _not_chosen(cost: Effect) -> Effect:
    """A cost of X gold or cards, where the text says what X is."""
    if isinstance(cost, DiscardFromHand) and not isinstance(cost.amount, Paid | int):
        return replace(cost, at_least=None)
    if isinstance(cost, PayGold | DiscardGold) and not isinstance(cost.amount, Paid):
        return replace(cost, at_least=None)
    return cost


X_IS_NOT_0 = "x is not 0"


def at_least_one(costs: Iterable[Effect], remarks: Collection[str]) -> tuple[Effect, ...]:
    """The costs, of which those of X gold take at least 1 if it is said."""
    if X_IS_NOT_0 not in remarks:
        return tuple(costs)
    return tuple(replace(cost, at_least=1) if _takes_gold(cost) else cost for cost in costs)


def x_is_known_not_to_be_0(costs: Iterable[Effect], remarks: Collection[str]) -> None:
    """Raises Unclear where it is said of an X that no gold pays for: nothing in the tree would keep it from being 0."""
    if X_IS_NOT_0 in remarks and not any(_takes_gold(cost) for cost in costs):
        raise Unclear("what is not done where X is 0")


def no_more_than(definition: Amount | None, most: int | None) -> Amount | None:
    """The definition of X, but no more than the greatest number that is said. Raises Unclear where that is said of another X."""
    if most is None:
        return definition
    if definition is None or isinstance(definition, int | Capped):
        raise Unclear("the maximum of which X")
    return Capped(of=definition, most=most)


def _takes_gold(cost: Effect) -> bool:
    return isinstance(cost, PayGold | DiscardGold)
