"""What cards gain because other cards have it."""

from agot_judge.engine.ability.ability import Modify
from agot_judge.text.unparse.cards import each
from agot_judge.text.unparse.wording import Wording


def copied(wording: Wording, effect: Modify) -> list[str]:
    """``the printed keywords of each Fool``."""
    printed = "printed " if effect.only_printed_ones else ""
    of = (
        ("challenge icons", effect.icons_of),
        ("keywords", effect.keywords_of),
        ("traits", effect.traits_of),
    )
    return [f"the {printed}{what} of {each(wording, cards)}" for what, cards in of if cards is not None]
