"""What cards gain because other cards have it."""

from agot_judge.engine.ability.ability import Modify
from agot_judge.text.unparse.cards import each
from agot_judge.text.unparse.wording import Wording


def copied(wording: Wording, effect: Modify) -> list[str]:
    """``the printed keywords of each Fool``."""
    of = (
        ("challenge icons", effect.icons_of),
        ("keywords", effect.keywords_of),
    )
    if effect.printed_of is not None:
        four = "challenge icons, keywords, faction affiliations, and Traits"
        return [f"each of the printed {four} of {each(wording, effect.printed_of)}"]
    return [f"the {what} of {each(wording, cards)}" for what, cards in of if cards is not None]
