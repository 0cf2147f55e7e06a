"""What cards that are no plot cards gain: ``+1 Income``, as a text of their own."""

from typing import Any

from agot_judge.engine.ability.ability import Ability, Modify
from agot_judge.engine.ability.cards import Cards, On
from agot_judge.text.person import Unclear

VALUES = ("income", "gold", "initiative", "claim", "reserve")
PLOT_VALUES = {"income": "gold"}
YOUR_PLOT = Cards(type=("plot",), revealed=True, controller="you")
COPIED = ("icons_of", "keywords_of")
OF_CARD = "_card_type"
"""Among the fields of a change: what the card is that has the text, once for each value."""


def with_values_gained(on: On, fields: dict[str, Any]) -> tuple[On, dict[str, Any]]:
    """What changes, and how: values that are not those of the cards themselves are changed on their controller's plot card.

    Raises Unclear where it is not certain of which cards the values are.
    """
    if isinstance(on, Cards) and any(_of_those(fields.get(name)) for name in COPIED):
        raise Unclear("whether it is the card that gains them")
    plain = {name: value for name, value in fields.items() if name != OF_CARD}
    values = {PLOT_VALUES.get(name, name): plain.pop(name) for name in VALUES if name in plain}
    if OF_CARD not in fields or not values:
        return on, {name: value for name, value in fields.items() if name != OF_CARD}
    if _are_plots(on, fields[OF_CARD][0]):
        if "income" in fields:
            raise Unclear("whose income")
        return on, plain | values
    if on == "self" and not plain:
        return YOUR_PLOT, values
    gained = Ability(kind="constant", effects=(Modify(on=YOUR_PLOT, **values),))
    return on, plain | {"gains_abilities": (*plain.get("gains_abilities", ()), gained)}


def _of_those(cards: Cards | None) -> bool:
    return cards is not None and cards.among == "those"


def _are_plots(on: On, card_type: str) -> bool:
    """Whether plot cards are meant, as far as the text says."""
    if isinstance(on, Cards):
        return "plot" in on.type or not on.type
    return on != "host" and (on != "self" or card_type in ("plot", ""))
