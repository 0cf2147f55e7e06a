"""Changes whose values are those of other cards, and changes of values of plot cards."""

from agot_judge.engine.ability.ability import Modify
from agot_judge.engine.ability.cards import Cards, On
from agot_judge.text.phrases.person import Unclear

PLOT_VALUES = {"income": "gold"}
YOUR_PLOT = Cards(type=("plot",), revealed=True, controller="you")


def check_who_gains(on: On, change: Modify) -> None:
    """Raises Unclear where it is not certain which cards gain what others have."""
    copied = (change.icons_of, change.keywords_of)
    if isinstance(on, Cards) and any(one is not None and one.among == "those" for one in copied):
        raise Unclear("whether it is the card that gains them")
