"""Changes whose values are those of other cards, and changes of values of plot cards."""

from typing import Any

from agot_judge.engine.ability.cards import Cards, On
from agot_judge.text.phrases.person import Unclear

PLOT_VALUES = {"income": "gold"}
YOUR_PLOT = Cards(type=("plot",), revealed=True, controller="you")
COPIED = ("icons_of", "keywords_of")


def check_who_gains(on: On, fields: dict[str, Any]) -> None:
    """Raises Unclear where it is not certain which cards gain what others have."""
    if isinstance(on, Cards) and any(_of_those(fields.get(name)) for name in COPIED):
        raise Unclear("whether it is the card that gains them")


def _of_those(cards: Cards | None) -> bool:
    return cards is not None and cards.among == "those"
